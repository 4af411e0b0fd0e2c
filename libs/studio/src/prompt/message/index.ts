export { wantsNoWords } from './directions';
export { messageOf } from './message';
export type { Message, MessageQuery } from './types';

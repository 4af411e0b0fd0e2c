export { wantsNoWords, wantsTypeOnly } from './directions';
export { messageOf } from './message';
export { FREE } from './voice';
export type { Message, MessageQuery } from './types';

export { createLogger, PinoLogger, requestLog } from './logger';

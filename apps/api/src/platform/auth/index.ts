export { issuerOf } from './claims';
export { isCompanyEmail, parseEmail } from './company-email';
export { CurrentUser } from './current-user';
export type { Caller } from './current-user';
export { Public } from './public.decorator';
export { SESSION_CHECK } from './session-check';
export type { SessionCheck } from './session-check';
export { TokenModule } from './token.module';

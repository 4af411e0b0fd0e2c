export { useCsrf } from './csrf';
export { CsrfController } from './csrf.controller';

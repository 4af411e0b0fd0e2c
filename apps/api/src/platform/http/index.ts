export { IdParam } from './id.param';
export { validationPipe } from './validation';

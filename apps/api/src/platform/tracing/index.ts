export { JobTraces } from './job-traces';

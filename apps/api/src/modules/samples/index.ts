export { SamplesModule } from './samples.module';

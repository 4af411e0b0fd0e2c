export { SampleNotesModule } from './sample-notes.module';

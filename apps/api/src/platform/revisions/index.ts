export { Revision } from './revision.entity';
export type { RevisionSource } from './revision.entity';
export { Revisions } from './revisions';
export type { RevisedText } from './revisions';
export { RevisionsModule } from './revisions.module';

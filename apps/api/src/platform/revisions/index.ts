export { Revision, REVISION_SOURCES } from './revision.entity';
export type { RevisionSource } from './revision.entity';
export { Revisions } from './revisions';
export type { RevisedText, RevisionHead } from './revisions';
export { RevisionsModule } from './revisions.module';

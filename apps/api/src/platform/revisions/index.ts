export { Revision, REVISION_SOURCES } from './revision.entity';
export type { RevisionSource } from './revision.entity';
export { RevisionResponse, toRevisionResponse } from './revision.response';
export { Revisions } from './revisions';
export type { RevisedText, RevisionHead } from './revisions';
export { RevisionsModule } from './revisions.module';

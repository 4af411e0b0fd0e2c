// Texts and what is done with them. Built into each remote that has one, like the pieces; not part of the shared index, so that other pages do
// not carry it.
export { BrandPlate } from './brand-plate';
export type { BrandPlateProps } from './brand-plate';
export { inkOn, plateOf } from './colour';
export { Document, DocumentIndex, DocumentSection } from './document';
export type { DocumentIndexProps, DocumentSectionLink, DocumentSectionProps } from './document';
export { PrintCover } from './print-cover';
export type { PrintCoverProps } from './print-cover';
export { Prose } from './prose';
export type { ProseProps } from './prose';
export { Counts, Stat, Stats } from './stat';
export type { CountsProps, StatProps } from './stat';
export { Swatch, SwatchBand, Swatches } from './swatch';
export type { SwatchProps } from './swatch';
export { TypeFace, TypeSpecimen } from './type-specimen';
export type { TypeFaceProps, TypeSpecimenProps } from './type-specimen';
export { Diff } from './diff';
export type { DiffProps } from './diff';
export { JobStatus } from './job-status';
export type { Job, JobStatusProps } from './job-status';
export { Revisions } from './revisions';
export type { Revision, RevisionSection, RevisionsProps } from './revisions';
export { RowList } from './row-list';
export type { Row, RowListProps, RowSelection } from './row-list';
export { SaveState } from './save-state';
export type { Saving } from './save-state';
export { TagInput } from './tag-input';
export type { TagInputProps } from './tag-input';

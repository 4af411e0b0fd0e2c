export { bodyResolver } from './body-resolver';
export { useDraft } from './use-draft';
export type { SavedVersion } from './use-draft';
export type { FieldTexts } from './body-resolver';
export { useField } from './use-field';
export { useRequestForm } from './use-request-form';
export type { RequestForm } from './use-request-form';

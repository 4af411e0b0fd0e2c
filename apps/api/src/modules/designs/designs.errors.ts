import { invalid } from '../../platform/errors';

// The first three sentences are the specification's, word for word.
export const missingFields = (field: string) => invalid(field, 'Required fields missing for the selected operation.');
export const unknownProvider = () => invalid('provider', 'This provider is not available.');
export const unsupported = (provider: string, operation: string) => invalid('operation', `${provider} does not offer ${operation}.`);
export const tooMany = (provider: string, max: number) => invalid('n', `${provider} makes at most ${max} images at once.`);
export const promptTooLong = (provider: string, max: number) => invalid('prompt', `${provider} takes prompts of at most ${max} characters.`);

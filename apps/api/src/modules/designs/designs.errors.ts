import { invalid } from '../../platform/errors';

// This sentence is the specification's, word for word; 'Provider is required.' and 'Operation is required.' stand in the DTO.
export const missingField = (field: string) => invalid(field, 'Required fields missing for the selected operation.');
export const unknownProvider = () => invalid('provider', 'This provider is not available.');
export const unsupported = (provider: string, operation: string) =>
  invalid('operation', `${provider} does not offer ${operation}.`);
export const tooMany = (provider: string, max: number) =>
  invalid('n', `${provider} makes at most ${max} images at once.`);
export const promptTooLong = (provider: string, max: number) =>
  invalid('prompt', `${provider} takes prompts of at most ${max} characters.`);
export const oneImage = (operation: string) => invalid('n', `${operation} makes one image.`);
export const unusedInput = (field: string, operation: string) => invalid(field, `${operation} does not use ${field}.`);
export const twoBackgrounds = () =>
  invalid('background_prompt', 'Please give the background as an image or in words, not both.');
export const pictureOnly = (provider: string) =>
  invalid('background_prompt', `${provider} takes a background only as an image.`);
export const noImages = () => invalid('images', 'Please upload at least one image.');
export const tooManyImages = (max: number) => invalid('images', `A moodboard takes at most ${max} images.`);
export const noPicture = () => invalid('design_id', 'This design has no image yet.');

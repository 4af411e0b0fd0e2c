import { designType } from '@maquette/generation';

/** 'Social media post' for `social-media-post`; what is no type of the product's is shown as it was written. */
export const designTypeLabel = (type: string): string =>
  designType(type)?.label ?? type.charAt(0).toUpperCase() + type.slice(1);

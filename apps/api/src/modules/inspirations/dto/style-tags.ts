import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, Matches, MaxLength } from 'class-validator';

export const MAX_TAGS = 20;
export const MAX_TAG = 50;

/** A list, or a text with commas; blanks, empty ones and what is there already, in any case, go. */
export function tagsOf(value: unknown): unknown {
  const texts: unknown = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) return value;
  const tags = new Map<string, string>();
  for (const tag of texts.flatMap((text) => text.split(',')).map((text) => text.trim().replace(/\s+/g, ' '))) {
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** At least one tag, by a sentence of the specification. */
export const IsStyleTags = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => tagsOf(value)),
    ArrayNotEmpty({ message: 'Style tags are required to save.' }),
    IsArray({ message: 'style_tags must be a list, or a text with commas.' }),
    IsString({ each: true, message: 'style_tags must hold texts.' }),
    // eslint-disable-next-line no-control-regex -- NUL is what is looked for
    Matches(/^[^\u0000\p{Cs}]*$/u, {
      each: true,
      message: 'style_tags must not contain NUL characters or broken Unicode.',
    }),
    MaxLength(MAX_TAG, { each: true, message: `A style tag has at most ${MAX_TAG} characters.` }),
    ArrayMaxSize(MAX_TAGS, { message: `No more than ${MAX_TAGS} style tags.` }),
  );

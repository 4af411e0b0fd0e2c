import { designType } from '@maquette/generation';
import type { TextToImage } from './image-provider';

/** Characters that `picturedWords` adds at most to a prompt. */
export const ADDED_WORDS = 300;

/** What a model is told of a picture: the words of the user, then the kind of design and the brand, of which a model knows nothing else. */
export function picturedWords({ prompt, designType: type, brand }: TextToImage): string {
  const kind = type === 'general' ? [] : [`Kind of design: ${designType(type).label.toLowerCase()}.`];
  const name = brand ? [`Brand: ${brand.name.slice(0, 200)}.`] : [];
  return [prompt, ...kind, ...name].join('\n');
}

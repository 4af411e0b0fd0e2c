import { COLOURS_OF_THINGS } from '../knowledge/colours-of-things';
import type { Plan } from '../plan';

/** A colour that comes from what the brief speaks of. */
interface Borrowed {
  name: string;
  hex: string;
  why: string;
}

/** Colours of what surrounds the brand, in the order in which its brief names them. */
export function worldOf({ units, name, place }: Plan): Borrowed[] {
  const text = units
    .filter(({ isForeign, isToWriter }) => !isForeign && !isToWriter)
    .map(({ plain }) => plain)
    .join(' ');
  return COLOURS_OF_THINGS.flatMap(([test, word, hex, why]) => {
    const at = text.search(test);
    return at < 0
      ? []
      : [
          {
            at,
            name: word,
            hex,
            why: `${word} stands for ${why}, which belongs to ${name}${place ? ` in ${place}` : ''}`,
          },
        ];
  })
    .sort((one, other) => one.at - other.at)
    .slice(0, 6)
    .map(({ name: word, hex, why }) => ({ name: word, hex, why }));
}

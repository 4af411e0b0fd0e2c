import { points } from '../markdown';
import type { Plan } from '../proposal';

/** What binds, whole, and what follows from it; where nothing follows that we could promise, it stands alone. */
export const conditions = ({ bound, language }: Plan): string | undefined =>
  bound.length === 0
    ? undefined
    : points(
        bound.map(({ kind, texts }) => {
          const quoted = texts.map((text) => language.quote(text)).join(' ');
          return kind ? `${quoted} ${language.so[kind]}` : quoted;
        }),
      );

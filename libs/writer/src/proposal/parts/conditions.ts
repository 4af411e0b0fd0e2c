import { points } from '../markdown';
import type { Plan } from '../proposal';

/** What binds, whole; what follows is said only of languages, where it follows from any wording. */
export const conditions = ({ bound, language }: Plan): string | undefined =>
  bound.length === 0
    ? undefined
    : points(
        bound.map(({ kind, texts }) => {
          const quoted = texts.map((text) => language.quote(text)).join(' ');
          return kind === 'languages' ? `${quoted} ${language.soLanguages}` : quoted;
        }),
      );

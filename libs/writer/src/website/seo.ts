import { capital, sentence } from '../pen';
import { upTo } from './headline';

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu}|“|\d|\$)|(?<=[。！？])/u;
/** A description of fewer characters says nothing. */
const SHORTEST = 30;
const SHOWN = { title: 60, description: 160 };

/** No bracket of it is open. */
const isClosed = (text: string) => (text.match(/[([]/g) ?? []).length === (text.match(/[)\]]/g) ?? []).length;

/** The beginnings of a sentence that are sentences themselves, the longest first. */
const clauses = (text: string): string[] =>
  /^(?:if|when|because|since|as|while|although)\b/i.test(text)
    ? []
    : [...text.matchAll(/;|, (?:and|but|so|which)\b|, (?=we |our |the |at |in |with |\d)/gu)]
        .filter(({ index }, at) => !(at === 0 && /^(?:for|in|on|with|from|at)\b/i.test(text) && index < 40))
        .map(({ index }) => text.slice(0, index))
        .filter(
          (head) =>
            isClosed(head) &&
            !/(?:^|[,;] )(?:and |but )?(?:for|in|if|when|because|where|with) [^,;]*$/i.test(head) &&
            head.split(' ').length > 5 &&
            /\b(?:is|are|was|were|has|have|can|we|i|each|there)\b|\p{L}+s\b/iu.test(head),
        )
        .map(sentence)
        .reverse();

/** As `upTo`, and nothing of a list that goes on behind it: 'crowns' of 'crowns, bridges and dentures' is not what they make. */
function whole(text: string, most: number): string {
  const short = upTo(text, most);
  return short !== text && /^(?:,? (?:and|or)\b|, (?!which|who|where|since|made|based))/u.test(text.slice(short.length))
    ? ''
    : short;
}

/** What of a page search engines show: the name and what it is, then what the heading does not say. */
export function seoOf(name: string, heading: string, isFragment: boolean, texts: readonly string[]) {
  const isNamed = heading.toLowerCase().includes(name.toLowerCase());
  // what it makes is looked for, and not that somebody makes it
  const thing = capital(
    heading
      .replace(/。$/, '')
      .replace(/^(?:we|i) (?:make|sell|offer|build|produce|print|bake|grow|run|are|am) (?:an? )?/i, ''),
  );
  const short = isNamed ? whole(heading, SHOWN.title) : whole(thing, SHOWN.title - name.length - 2);
  const title = isNamed ? short : short === '' ? name : `${name}: ${short}`;
  const spaced = (text: string) => text.replace(/(?<=[。！？]) /gu, '');
  const all = spaced(
    [isFragment && !isNamed ? (/。/.test(texts.join('')) ? `${heading}。` : sentence(heading)) : '', ...texts]
      .filter(Boolean)
      .join(' '),
  );
  // whole sentences as far as they go, then the clause of one that is too long
  let description = '';
  for (const part of all.split(SENTENCES)) {
    const fits = (words: string) => `${description} ${words}`.trim().length <= SHOWN.description;
    const said = fits(part) ? part : clauses(part).find(fits);
    if (!said) break;
    description = spaced(`${description} ${said}`.trim());
    if (said !== part) break;
  }
  // of one that has no such clause, as much as is shown
  if (description === '' && all !== '')
    description = `${upTo(all, SHOWN.description - 1) || all.slice(0, all.lastIndexOf(' ', SHOWN.description - 1))}…`;
  // the same words twice tell nobody anything: then another sentence does, or it is left to whoever knows more
  const isHeading = (words: string) => words.replace(/[.。]$/u, '') === heading.replace(/[.。]$/u, '');
  if (isHeading(description))
    description =
      texts
        .map((text) => (text.split(SENTENCES)[0] ?? '').trim())
        .find((text) => text.length > SHORTEST && text.length <= SHOWN.description && !isHeading(text)) ?? '';
  return {
    title: title.length <= SHOWN.title ? title : upTo(name, SHOWN.title) || name.slice(0, SHOWN.title),
    description,
  };
}

import { wordsIn } from './forms';
import { shorterOf } from './hero';
import type { Place } from './place';

// What of a page search engines show: the name, the trade and the place; then whole sentences of the page.

const SHOWN = { title: 60, description: 155 };

interface Seo {
  name: string;
  heading: string;
  place: Place | undefined;
  language: string | undefined;
  /** sentences of the page that stand alone, the first of them first */
  facts: readonly string[];
}

export function seoOf({ name, heading, place, language, facts }: Seo) {
  const town = place?.name.split(/,| \(/u)[0] ?? '';
  const isEnglish = language === 'en';
  const trade = heading.startsWith(name) ? '' : heading;
  const placed = (text: string) =>
    town === '' || text.includes(town) || name.includes(town)
      ? text
      : isEnglish && !/,| for | from /u.test(text)
        ? `${text} ${place?.isNear === true ? 'near' : 'in'} ${heading.includes(`the ${town}`) ? 'the ' : ''}${town}`
        : `${text}, ${town}`;
  const room = SHOWN.title - name.length - 2;
  // the first of a list stands for it, where there is no room for more
  const [firstThing = ''] = trade.split(/, | and (?=\p{Ll}+$)/u);
  const [bareTrade = ''] = trade.split(/ (?:for|with|in|on|at|from|by) /u);
  const options =
    trade === ''
      ? []
      : [
          ...shorterOf(trade),
          ...(wordsIn(firstThing).length > 1 ? [firstThing] : []),
          ...(bareTrade.length > 6 ? [bareTrade] : []),
        ].flatMap((text) => [placed(text), text]);
  const fit =
    options.find((text) => text.length <= room && (town === '' || text.includes(town) || name.includes(town))) ??
    options.find((text) => text.length <= room);
  const rest = fit ?? (place && place.name.length <= room ? place.name : town.length <= room ? town : '');
  const colon = language === 'fr' ? ' : ' : ': ';
  const title =
    rest === '' || name.includes(rest)
      ? name.slice(0, SHOWN.title).trim()
      : `${name}${rest === fit ? colon : ', '}${rest}`.slice(0, SHOWN.title + 1);
  // what it is stands first, where no sentence says it
  const stems = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const said = stems(facts[0] ?? '');
  const isSaid = stems(trade).filter((stem) => said.includes(stem)).length > 1;
  let description =
    (isSaid &&
      facts[0] !== undefined &&
      (facts[0].startsWith(name) || facts[0].toLowerCase().includes(trade.toLowerCase())) &&
      facts[0].length <= SHOWN.description) ||
    trade === ''
      ? ''
      : `${heading}.`;
  for (const fact of facts) {
    const next = `${description} ${fact}`.trim();
    if (next.length <= SHOWN.description) description = next;
    if (description.length > 100) break;
  }
  if (description === '' && heading !== name) description = `${heading}.`.slice(0, SHOWN.description);
  return { title, description: isEnglish ? description : description.replace(/(?<=[。！？]) /gu, '') };
}

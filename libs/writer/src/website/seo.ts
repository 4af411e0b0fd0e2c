import { capital, sentence } from '../pen';
import { gerund } from './gerund';
import type { Place } from './place';

// What of a page search engines show: the name, the trade and the place; then whole sentences of the page.

const SHOWN = { title: 60, description: 155 };

/** What is looked for: 'We cast bronze bells' is 'Bronze bells', 'We sweep chimneys' is 'Sweeping chimneys'. */
function tradeOf(heading: string): string {
  const made = heading.replace(
    /^(?:we|i) (?:also )?(?:make|sell|offer|build|produce|print|bake|grow|cast|forge|brew|roast|weave|manufacture|publish|provide) (?!and\b|or\b|only\b)(?:an? )?/iu,
    '',
  );
  // 'cut flowers and deliver them'
  if (made !== heading) return made.replace(/,? and (?=\p{Ll}+ (?:them|it|the|to|for|by|a|an)\b).*$/u, '');
  const act = /^(?:we|i) (?!are\b|have\b|take\b|run\b|do\b|give\b|help\b|work\b|open\b)(\p{Ll}.*)$/iu.exec(
    heading,
  )?.[1];
  return act ? gerund(act) : heading.replace(/^an? /iu, '');
}
/** Goes from one place to another. */
const MOVES = / (?:from|between|across|to) (?:\p{Ll}+ )?\p{Lu}/u;

/** A long sentence up to a comma, where nothing behind it turns its sense. */
function beginningOf(text: string): string {
  const ends = [...text.matchAll(/, (?!not\b|nor\b|but\b|except\b|only\b|unless\b|if\b|no\b)/giu)]
    .map(({ index }) => index)
    .filter((index) => index > 40 && index < SHOWN.description);
  const end = ends.at(-1);
  return end === undefined || /[(][^)]*$/u.test(text.slice(0, end)) ? '' : `${text.slice(0, end)}.`;
}

interface Seo {
  name: string;
  heading: string;
  place: Place | undefined;
  isForeign: boolean;
  /** sentences of the page that stand alone, the strongest first */
  facts: readonly string[];
}

export function seoOf({ name, heading, place, isForeign, facts }: Seo) {
  const isName = heading === name;
  const trade = isName ? '' : isForeign ? heading : capital(tradeOf(heading));
  const town = place?.name.split(',')[0] ?? '';
  const at = place?.isNear ? 'near' : 'in';
  const placed = town !== '' && place?.isFirst === true && !isForeign && !trade.includes(town) && !name.includes(town);
  const shorter = [
    ...trade.matchAll(
      / (?:für|aus|mit|von|à|pour|en|para|con|dans|per|voor|uit|in|on|between|through|near|under|behind|around|across|for|off|with|from|to|at|that|who) | \(|, |: /gu,
    ),
  ]
    .map(({ index }) => trade.slice(0, index))
    // no cut behind the first word of what a comma adds
    .filter((part) => !/^, [^,]{2,24}(?:,[^,]{2,24})*,? (?:and|or) /u.test(trade.slice(part.length)))
    .filter((part) => trade.charAt(part.length) === ',' || !/(?:ed|made|built|grown|sewn|sold|run)$/u.test(part))
    .filter(
      (part) =>
        (part.split(' ').length > 1 || /^\p{L}{4,}s$/u.test(part)) &&
        (trade.charAt(part.length) === ',' || !/, [^ ,]+$/u.test(part)),
    )
    .reverse();
  const bare = trade.split(/ (?:in|near|around|across|for|off|with|from|to|at) | \(|, /u)[0] ?? '';
  const options = [
    placed && trade && !MOVES.test(trade) ? `${trade} ${at} ${town}` : trade,
    trade,
    placed && bare.split(' ').length > 1 && !MOVES.test(trade) ? `${bare} ${at} ${town}` : '',
    ...(/^(?:we|i) /iu.test(trade) ? [] : shorter),
    place && (isName || /^(?:we|i) /iu.test(trade)) ? place.name : '',
    bare.split(' ').length > 1 && !/^(?:we|i) /iu.test(trade) ? bare : '',
    placed ? town : '',
  ];
  const room = SHOWN.title - name.length - 2;
  const fit = options.find((option) => option !== '' && option.length <= room);
  const title = fit && !/\b(?:and|in|of|the|a|for)$/u.test(fit) ? `${name}: ${fit}` : name.slice(0, SHOWN.title).trim();
  let description =
    isName || facts.some((fact) => fact.startsWith(heading.slice(0, 16)))
      ? ''
      : isForeign && /。/.test(facts.join(''))
        ? `${heading}。`
        : sentence(heading);
  const first = description;
  for (const fact of facts) {
    const next = `${description} ${fact}`.trim();
    if (next.length > SHOWN.description) continue;
    description = next;
    if (description.length > 110) break;
  }
  // one long sentence: as much of it as is whole
  if (description === '' && facts[0]) description = beginningOf(facts[0]);
  // the same words twice tell nobody anything
  if (description === first && title.includes(heading)) description = (facts[0] && beginningOf(facts[0])) || first;
  return { title, description: isForeign ? description.replace(/(?<=[。！？]) /gu, '') : description };
}

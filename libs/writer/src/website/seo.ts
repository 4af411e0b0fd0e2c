import { capital, sentence } from '../pen';
import { gerund } from './gerund';
import type { Place } from './place';

// What of a page search engines show: the name, the trade and the place; then whole sentences of the page.

const SHOWN = { title: 60, description: 155 };

/** What is looked for: 'We cast bronze bells' is 'Bronze bells', 'We sweep chimneys' is 'Sweeping chimneys'. */
function tradeOf(heading: string): string {
  const made = heading.replace(
    /^(?:we|i) (?:also )?(?:make|sell|offer|build|install|produce|print|bake|grow|cast|forge|brew|roast|weave|manufacture|publish|provide) (?!and\b|or\b|only\b)(?:an? )?/iu,
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

/** 'Umoja drills wells', of Umoja Water */
const OF_NAME = (name: string) =>
  new RegExp(
    `^(?:${(name.split(' ')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}|The \\p{Ll}+) (?=\\p{Ll}+s (?:and \\p{Ll}+s )?\\p{Ll})`,
    'u',
  );

interface Seo {
  name: string;
  heading: string;
  place: Place | undefined;
  language: string | undefined;
  /** sentences of the page that stand alone, the strongest first */
  facts: readonly string[];
}

/** Where a trade may end: before a preposition or a mark, and nowhere in a list. */
function shorterOf(trade: string): string[] {
  return [
    ...trade.matchAll(
      / (?:(?:run|owned|led|founded|built|made)(?: by)?|que|qui|che|für|aus|mit|von|à|pour|en|para|con|dans|per|voor|uit|in|on|between|through|near|under|behind|around|across|by|for|off|with|from|to|at|that|who) | \(|, |: /gu,
    ),
  ]
    .map(({ index }) => trade.slice(0, index))
    .filter((part) => {
      const rest = trade.slice(part.length);
      return (
        (!/^, [^,]{2,24}(?:,[^,]{2,24})*,? (?:and|or|und|et|y|e|en) /u.test(rest) ||
          /^, (?:cut|made|built|sewn|grown|day and night|\p{L}+ed)\b/u.test(rest)) &&
        !/ (?:for|für|pour|para|per) (?:people|those|anyone|adults|everyone|all|Menschen|Leute|ceux|tous|personas)$/u.test(
          part,
        ) &&
        !(rest.startsWith(', ') && part.includes(',')) &&
        (/^(?:,| \()/u.test(rest) || !/(?:ed|made|built|grown|sewn|sold|run)$|, [^ ,]+$/u.test(part)) &&
        (part.split(' ').length > 1 || /^\p{L}{4,}s$/u.test(part))
      );
    })
    .reverse();
}

export function seoOf({ name, heading, place, language, facts }: Seo) {
  const isForeign = language !== 'en';
  const isName = heading === name;
  const own = heading.startsWith(`${name} is `)
    ? heading.slice(name.length + 4).replace(/^(?:an?|the) /u, '')
    : heading.replace(OF_NAME(name), 'We ').replace(/^It is an? (\p{L}+) and (?:it is )?an? /u, '$1 and ');
  const trade = isName ? '' : isForeign ? heading : capital(tradeOf(own));
  const town = place?.name.split(',')[0] ?? '';
  // 'Studios in a former factory in Gothenburg'
  const isOwn = / (?:in|near|at) (?:(?!for |with |from |to )\p{L}+ )*$/u.test(
    /^[^,]*/u.exec(trade.split(town)[0] ?? '')?.[0] ?? '',
  );
  const isPlaced = town !== '' && !isForeign && !name.includes(town) && (place?.isFirst === true || isOwn);
  const at = place?.isNear ? 'near' : 'in';
  const isAct = /^(?:we|i) /iu.test(trade);
  const shorter = isAct ? [] : shorterOf(trade);
  const isDeed = /^\p{L}+ing /u.test(trade) && /^(?:we|i) /iu.test(heading);
  // 'Rooftop solar for schools, Arusha': where they are is not where those are for whom they work
  const placed = (text: string) =>
    !isPlaced || text === '' || text.includes(town) || MOVES.test(trade) || (isDeed && text !== trade)
      ? ''
      : `${text}${isDeed || / (?:for|from|with|made) /u.test(text) ? ',' : ` ${at}`} ${town}`;
  // 'Evening and weekend classes in Mexican Sign Language'
  const bare = /^(?:(?!with |for |of |from )[\p{L}’'-]+ ){1,4}((?:classes|courses|lessons) (?:in|of) \p{Lu}.*)$/u.exec(
    trade,
  )?.[1];
  // 'Tischlerei Vogt: Tischlerei in Freiburg'
  const [first = ''] = trade.split(' ');
  const again =
    first.length > 3 && name.toLowerCase().includes(first.toLowerCase())
      ? /^(?:in|near|at|à|en) .*$/u.exec(trade.slice(first.length + 1))?.[0]
      : undefined;
  const ofIt =
    first.length > 3 && name.toLowerCase().includes(first.toLowerCase())
      ? /^(?:de |d['’])(.*)$/u.exec(trade.slice(first.length + 1))?.[1]?.replace(/ et (?:de |d['’])/u, ' et ')
      : undefined;
  const options = [
    ofIt ?? '',
    placed(trade),
    trade,
    bare ? capital(bare) : '',
    // the place is dropped before the trade is
    ...shorter.flatMap((part) => [placed(part), part]),
    // 'Attending births and running a café'
    /^(\p{L}+ing \p{L}+.*?) and \p{Ll}+ing /u.exec(isDeed ? trade : '')?.[1] ?? '',
    ...shorter.map((part) => capital(part.replace(/^\p{L}+-\p{L}+ /u, ''))),
    place?.name ?? '',
    town,
  ];
  const colon = language === 'fr' ? ' : ' : ': ';
  const room = SHOWN.title - name.length - colon.length;
  const fit = options.find(
    (option) =>
      option !== '' &&
      option.length <= room &&
      !name.toLowerCase().includes(option.toLowerCase()) &&
      !/\b(?:and|in|of|the|a|for)$/u.test(option),
  );
  const title =
    again !== undefined && name.length + again.length < SHOWN.title
      ? `${name} ${again}`
      : fit
        ? `${name}${fit === place?.name || fit === town ? ', ' : colon}${fit}`
        : name.slice(0, SHOWN.title).trim();
  const isSaid = isName || facts.some((fact) => fact.startsWith(heading));
  let description = isSaid ? '' : language === 'ja' ? `${heading}。` : sentence(heading);
  for (const fact of facts) {
    const next = `${description} ${fact}`.trim();
    // its first half, where that stands alone
    const half = fact.replace(
      /(?<=^(?:We|I) .{20,}), (?:and|but|so) (?=(?:we|I|you|every|each|the|all|our|they|it|there)\b).*$/u,
      '.',
    );
    const shorter = `${description} ${half}`.trim();
    const said = next.length <= SHOWN.description ? next : shorter;
    if (said.length > SHOWN.description) continue;
    description = said;
    if (description.length > 110) break;
  }
  // one long sentence: as much of it as is whole
  if (description === '' && facts[0]) description = beginningOf(facts[0]);
  return { title, description: isForeign ? description.replace(/(?<=[。！？]) /gu, '') : description };
}

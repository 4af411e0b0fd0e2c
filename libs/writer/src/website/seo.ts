import { capital, sentence } from '../pen';
import { gerund } from './gerund';

const SHOWN = { title: 60, description: 160 };
const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu}|“|\d|\$)|(?<=[。！？])/u;

/** Where a phrase may end and still be one. */
const BREAK =
  /[,;:]?\s+(?!at (?:all|least|most|once|last)\b)(?=(?:in|across|for|from|with|at|on|along|near|out|by|who|which|that|where|since|based|made|using|behind)\b)|[;:]\s+|\s[–—-]\s/g;
const LOOSE =
  /(?:[\s,;:–—-]+|\s+(?:and|or|in|of|for|the|a|an|with|to|from|by|on|at|along|who|which|that|run|owned|led|located|based|situated))+$/i;

/** As much of it as is short enough, up to where a phrase ends; '' where none does. */
function upTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.matchAll(BREAK)].map(({ index }) => index);
  const end = ends.filter((index) => index <= most && index > Math.min(10, most / 3)).at(-1);
  return end === undefined ? '' : text.slice(0, end).replace(LOOSE, '');
}

/** What is looked for: 'we cast bronze bells' is 'bronze bells', 'we sweep chimneys' is 'sweeping chimneys'. */
function tradeOf(heading: string, name: string): string {
  const own = heading.toLowerCase().startsWith(`${name.toLowerCase()} `) ? heading.slice(name.length + 1) : heading;
  const isNamed = own !== heading;
  const thing = own
    .replace(/。$/, '')
    .replace(
      /^(?:we|i) (?:also )?(?:make|sell|offer|build|produce|print|bake|grow|run|are|am|cast|forge|brew|roast|weave|manufacture|publish|provide) (?!and\b|or\b)(?:an? )?/i,
      '',
    )
    .replace(isNamed ? /^(?:is|are) (?:an? )?/i : /^$/, '');
  // who does it is no trade
  if (/^(?:my|our|it|if|when|you)\b/i.test(thing)) return '';
  if (/^an? /i.test(thing)) return thing.replace(/^an? /i, '');
  if (/^(?:we|i) /i.test(thing)) return gerund(thing.replace(/^(?:we|i) /i, ''));
  return isNamed && thing === own ? gerund(thing) : thing;
}

/** As `upTo`, and nothing of a list that goes on behind it: 'crowns' of 'crowns, bridges and dentures' is not what they make. */
function whole(text: string, most: number): string {
  const short = upTo(text, most);
  return short !== text && /^(?:,? (?:and|or)\b|, (?!which|who|where|since|made|based))/u.test(text.slice(short.length))
    ? ''
    : short;
}

interface Seo {
  name: string;
  /** says what, and for whom or where */
  heading: string;
  place: string | undefined;
  /** it is near that place, and not in it */
  isNear: boolean;
  isForeign: boolean;
  /** what sets it apart, the strongest first; nothing refused, no step, no number to ring */
  facts: readonly string[];
}

/** What of a page search engines show: the name, the trade and the place; then what, for whom and where, and one fact. */
export function seoOf({ name, heading, place, isNear, isForeign, facts }: Seo) {
  const at = isNear ? 'near' : 'in';
  const isName = heading === name;
  const trade = isName ? '' : capital(tradeOf(heading, name));
  const room = SHOWN.title - name.length - 2;
  const bare =
    place && trade.includes(place)
      ? trade
          .slice(0, trade.indexOf(place))
          .replace(/[\s,]+(?:(?:run|located|based) )?(?:in|at|on|near|across|from|around)(?: the)?\s*$/, '')
      : trade;
  const town = place?.split(',')[0];
  // 'Made to measure blinds': the blinds are looked for
  const plainer = bare.replace(
    /^(?:made[- ]to[- ](?:measure|order)|hand-?made|bespoke|custom|second-?hand and new|new and second-?hand|small|old|traditional|registered) /i,
    '',
  );
  // 'Building and repairing small boats'
  const doubled = plainer.replace(/^(\p{L}+ing) and \p{L}+ing /u, '$1 ').split(/ for | (?:on|at) (?=\p{Lu})/u)[0] ?? '';
  const options = [
    trade,
    town && !trade.includes(town) ? `${trade} ${at} ${town}` : '',
    town ? `${upTo(bare, room - town.length - at.length - 2)} ${at} ${town}` : '',
    town ? `${bare.split(/ for | and (?=\p{L}+ing\b)|, (?=\p{L}+ing\b)/u)[0] ?? ''} ${at} ${town}` : '',
    town && plainer !== bare ? `${capital(plainer.split(/ for | on (?=\p{Ll})/u)[0] ?? '')} ${at} ${town}` : '',
    ...(town && doubled !== plainer ? [`${doubled} ${at} ${town}`] : []),
    town && !bare.includes(',') && (bare.split(' and ')[0] ?? '').split(' ').length > 2
      ? `${bare.split(' and ')[0] ?? ''} ${at} ${town}`
      : '',
    /,(?= \p{Lu})/u.test(trade) ? (trade.split(/,(?= \p{Lu})/u)[0] ?? '') : '',
    town && /^[^,]+, (?:grown|made|built|cut|sewn|cast|baked|roasted|printed|woven)\b/.test(bare)
      ? `${bare.split(',')[0] ?? ''} ${at} ${town}`
      : '',
    whole(trade, room),
    // 'Septic tank emptying' of three trades
    (trade.split(', ')[0] ?? '').split(' ').length > 2 && trade.includes(', ') ? (trade.split(', ')[0] ?? '') : '',
    town && /^\p{L}+ing (?:between|from|for|with|in)\b/u.test(trade)
      ? `${trade.split(' ')[0] ?? ''} ${at} ${town}`
      : '',
    upTo(trade, room),
  ]
    .filter((option) => !/^\p{L}+ing in /u.test(option) || /^\p{L}+ing (?:between|for|from|with)/u.test(trade))
    .filter((option) => option !== '' && !/^ (?:in|near) /.test(option) && option.length <= room);
  const placed = town && !name.includes(town) ? options.find((option) => option.includes(town)) : undefined;
  const short =
    placed ??
    options[0] ??
    (place && !name.includes(place.split(',')[0] ?? place) && room > place.length
      ? place
      : town && !name.includes(town) && room > town.length
        ? town
        : '');
  const named = heading.toLowerCase().startsWith(name.toLowerCase()) && /^[,:]/.test(heading.slice(name.length));
  const title = named && heading.length <= SHOWN.title ? heading : short === '' ? name : `${name}: ${short}`;
  const first = isName ? '' : isForeign && /。/.test(facts.join('')) ? `${heading}。` : sentence(heading);
  const more = facts.flatMap((fact) => (fact.length <= SHOWN.description ? [fact] : fact.split(SENTENCES).slice(0, 1)));
  let description = first.length <= SHOWN.description ? first : '';
  for (const fact of more) {
    const next = `${description} ${fact}`.trim();
    if (next.length > SHOWN.description) continue;
    description = next;
    if (description.length > 110) break;
  }
  // the same words twice tell nobody anything
  if (description === first) description = '';
  return {
    title: title.length <= SHOWN.title ? title : upTo(name, SHOWN.title) || name.slice(0, SHOWN.title),
    description: isForeign ? description.replace(/(?<=[。！？]) /gu, '') : description,
  };
}

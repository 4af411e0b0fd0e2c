import { amountsIn } from '../money';
import type { Passage } from './passages';
import { isMoney } from './sums';

// What a letter leaves open by its own words: the questions before the start come from these first.

/**
 * - day: no day is named, but about when
 * - sums: two of them name two sums
 * - rights: pictures of somebody's who has not been asked, or is not known
 * - agreed: somebody has not answered, signed or decided yet
 * - perhaps: money or a wish that may come or not
 * - season: something is possible in some months alone
 * - lapses: the money has to be used before the plan ends
 */
export type GapId = 'day' | 'sums' | 'rights' | 'agreed' | 'perhaps' | 'lapses' | 'season';

export interface Gap {
  id: GapId;
  said: string;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const PICTURES = word(
  'photo\\p{L}*|pictures?|footage|portraits?|paintings?|panoramas?|drawings?|negatives|films?|recordings?|songs?|music|fotos?|fotograf\\p{L}+|bilder|aufnahmen|zeichnungen|fotografías|dibujos|imágenes|images|dessins',
);
const UNASKED = word(
  'never asked|without (?:a |the |any )?(?:name|credit|consent|permission)|consents?|permission|rights?|copyright|not (?:all )?(?:identified|known|named)|unidentified|unknown|clarify|dead|belongs? to|nie gefragt|ohne (?:namen|einverständnis)|rechte|unbekannt|sin identificar|derechos|permiso|sans (?:nom|accord)|droits',
);
const UNSETTLED =
  /(?<!\p{L})(?:(?:ha(?:ve|s)|is|are|was|were|did|do)(?: not|n['’]t) (?:been |\p{L}+ )?(?:yet )?(?:asked|replied|answered|agreed|signed|decided|approved|confirmed|settled|fixed|found|chosen)|not (?:yet )?(?:agreed|signed|decided|approved|confirmed|settled)|to be (?:confirmed|decided|agreed)|undecided|pending|still open|tbc|tbd|noch nicht (?:\p{L}+ )?(?:entschieden|unterschrieben|genehmigt|geklärt|zugesagt)|(?:aún|todavía) no (?:han?|está\p{L}*) (?:\p{L}+ )?(?:respondido|firmado|decidido|aprobado|firmada)|sin (?:firmar|decidir)|pas encore (?:\p{L}+ )?(?:répondu|signé|décidé|accepté|validé)\p{L}*)(?!\p{L})/iu;
const PERHAPS =
  /(?<!\p{L})(?:hopefully|(?:subsidy|grant|funding|sponsor\p{L}*|money|sum)(?!\p{L})[^.;]{0,60} (?:is|may be|might be) possible|(?:we|i)(?: have|['’]ve| are|['’]re)? (?:apply|applied|applying) for|we (?:hope|expect) (?:for )?(?:a |an )?(?:grant|sponsor|subsidy)|hoffentlich|ojalá|espérons)(?!\p{L})/iu;
const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)';
const SEASON = new RegExp(
  `(?<!\\p{L})(?:outside|except|not (?:in|between|during)|only (?:in|between|from)|außerhalb|nur (?:von|zwischen)|fuera de|s[oó]lo (?:de|entre)|hors|seulement (?:de|entre))(?!\\p{L})[^.;]{0,40}${MONTHS} (?:to|and|until|–|-|bis|und|a|y|à|et) ${MONTHS}`,
  'iu',
);
const NAMED_BY =
  /(?<!\p{L})(?:says?|said|thinks?|understood|told|believes?|mentioned|spoke of|sagt\p{L}*|meint\p{L}*|dice|dijo|cree|dit|pense)(?!\p{L})/iu;

const LONG = 150;
/** Of a long sentence the part in which it stands. */
function partOf(text: string, pattern: RegExp): string {
  const plain = text.replace(/[.!?]+$/u, '');
  const part =
    plain
      .split(/; | \(|\)(?: |, |$)|, (?:but|and|so|then|which|aber|und|pero|y|mais|et) /u)
      .find((one) => pattern.test(one)) ?? plain;
  return (plain.length <= LONG / 2 ? plain : part).trim();
}

/** The part that says whose they are not, or the sentence. */
const ofPictures = (text: string): string =>
  text
    .replace(/[.!?]+$/u, '')
    .split(/[,;:] (?![^()]*\))/u)
    .find((part) => PICTURES.test(part) && UNASKED.test(part))
    ?.trim() ?? text.replace(/[.!?]+$/u, '');

/** The gaps of a letter, in their order. */
export function gapsIn(passages: readonly Passage[]): Gap[] {
  const found: Gap[] = [];
  const add = (id: GapId, said: string): void => {
    if (said.length <= LONG && said.split(' ').length > 2 && !found.some((one) => one.said === said))
      found.push({ id, said });
  };
  for (const [index, passage] of passages.entries()) {
    const { text, isOthers } = passage;
    if (isOthers || /\?["”»')]*$/u.test(text)) continue;
    const next = passages[index + 1];
    const both = next && !isOthers && NAMED_BY.test(next.text) && isMoney(passage) ? `${text} ${next.text}` : text;
    if (NAMED_BY.test(both) && sumsIn(both) > 1) add('sums', both.replace(/[.!]$/u, ''));
    if (PICTURES.test(text) && UNASKED.test(text)) add('rights', ofPictures(text));
    else if (UNSETTLED.test(text)) add('agreed', partOf(text, UNSETTLED));
    else if (SEASON.test(text)) add('season', text.replace(/[.!]$/u, ''));
    else if (PERHAPS.test(text)) add('perhaps', partOf(text, PERHAPS));
  }
  return found;
}
/** 'the treasurer says 900,000, the chair a million' */
const sumsIn = (text: string): number =>
  new Set([
    ...amountsIn(text).map((one) => one.text.replace(/[^\d]/gu, '')),
    ...(/(?<!\p{L})an? million|(?<=said |says |understood |told )\d[\d.,]*/iu.exec(text) ?? []),
  ]).size;

const LENGTH =
  /(?:(?<!\p{L})(?:duration|term|runs?|running|lasts?|over|within|spread over|laufzeit|dauer|duración|plazo|durée)(?: (?:of (?:the )?(?:contract|project|work))| for| of| is| the next)?\s?:? (?:about |up to )?|^)(\d{1,2}|two|three|four|six|nine|ten|twelve|eighteen) (months|years|weeks|monate|jahre|meses|años|mois|ans)(?!\p{L})(?! (?:ago|before|old|after|later|from|alt|antes))/iu;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
};
/** How long the work shall take, in months: '18 months, 180,000 euros'. */
export function lengthIn(passages: readonly Passage[]): { months: number; said: string } | undefined {
  for (const { text, isOthers } of passages) {
    const found = isOthers ? null : LENGTH.exec(text);
    // '65,000 over two years' is how they pay
    if (!found || /\d\S*\s*$/u.test(text.slice(0, found.index))) continue;
    const count = COUNTS[found[1]!.toLowerCase()] ?? Number(found[1]);
    const unit = found[2]!.toLowerCase();
    const months = /^(?:y|jahr|añ|an)/u.test(unit) ? count * 12 : /^w/u.test(unit) ? count / 4.3 : count;
    if (months >= 2 && months <= 48) return { months, said: `${found[1]!} ${found[2]!}` };
  }
  return undefined;
}

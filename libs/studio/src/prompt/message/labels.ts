import type { Clause } from './clauses';
import { clausesOf, whole } from './clauses';
import { ITEM, LISTS } from './spoken';

const HEADLINE =
  'headline|head line|header text|title|main text|big text|titel|überschrift|schlagzeile|titre|título|titular|titolo|tytuł|nagłówek|hasło|kop|koptekst|manchete|accroche';
const TAGLINE =
  'tagline|strapline|motto|slogan|claim|sub|sub-?line|sub-?copy|subtitle|sub-?headline|subheading|subline|untertitel|unterzeile|sous-titre|subtítulo|sottotitolo|podtytuł|ondertitel|lema|small print|line under(?:neath)?(?: it)?|line below(?: it)?|underneath|below|darunter|en petit|klein darunter';
const ACTION = 'button|cta|call to action|button text|schaltfläche|bouton|botón|bottone|pulsante|botão|przycisk|knop';
const NAME =
  'name|brand|brand name|product name|company|client|firm|marke|firma|kunde|marque|entreprise|marca|empresa|marchio|azienda|marka|merk|bedrijf';
const SAID =
  'at the (?:bottom|foot|top)|under it|below it|flavour|flavor|variety|sorte|saveur|sabor|say|says|saying|say on it|only type|just type|type only|text only|words only|lettering only|sentence|phrase|satz|frase|phrase|zdanie|zin|read|reads|text|words|only words|just the words|wording|copy|message|with the words|the words|aufschrift|schriftzug|text|texte|texto|testo|tekst|napis|treść|inscription|scritta|que diga|dice|dit';
const label = (list: string): RegExp =>
  new RegExp(
    `^(?:.{0,40} with the )?(?:(?:the|and|as|only|just|our|with|als|le|la|el|il|die|der|un|een|as a|small|smaller|with the|and the) )*(?:${list})(?: (?:is|on it|on the (?:label|front|box|lid|pack|tin|bag)|should be|ist|est|es|è|é|:|below|reads?|in (?:big|small|large)(?: letters)?))*$`,
    'iu',
  );
const LABELS = [
  ['headline', label(HEADLINE)],
  ['tagline', label(TAGLINE)],
  ['action', label(ACTION)],
  ['name', label(NAME)],
  ['said', label(SAID)],
] as const;
/** An `item` is a point of a list. */
export type Role = (typeof LABELS)[number][0] | 'item';
/** 'Button Book a night', 'tagline “…”', 'brand Clean Slate': a label that stands right before what it calls, without a colon. */
const BEFORE = (
  [
    ['headline', HEADLINE],
    [
      'tagline',
      'tagline|strapline|slogan|motto|subtitle|subline|small line|untertitel|sous-titre|subtítulo|sottotitolo',
    ],
    ['action', ACTION],
    ['name', 'name|brand|brand name|product name|marke|firma|marque|marca|marchio|merk'],
  ] as const
).map(
  ([role, list]) =>
    [
      role,
      new RegExp(
        `^(?:with (?:an? |the )?|(?:and )?(?:an? |the |our )?)(?:${list})(?: (?:text|label|line|saying|says|reads|reading|that says|with the words))*,? (?=${role === 'name' ? '\\p{Lu}' : '[\\p{Lu}¶]'})(.{1,70})$`,
        'u',
      ),
    ] as const,
);
/** 'titre', 'headline': what only says which part the next words play. */
export const isLabel = (text: string): boolean => LABELS.some(([, pattern]) => pattern.test(text));
const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** 'It should say Thank you, Des', 'the other side just says Kuća Radonjić'. */
const DICTATES =
  /(?<!\p{L})(?:it |that |which |side |card |sign |label |front |back |somewhere |poster |banner |lid )?(?:should|must|could|can|just|only|simply|has to|needs to|to)(?: just| only)? (?:say|says|read|reads)(?: on it)?:? (?=[\p{Lu}¶\d])/u;
const SMALLER =
  /,? (?:and|then|with) (?:then )?(?:in )?(?:smaller|small|below|underneath|under it|beneath)(?: letters| type)?(?: it)?:? /iu;

/** What stands under a label, from its colon to the end of the sentence. */
export function labelled(clauses: readonly Clause[]): { roles: Map<Clause, Role>; labels: Set<Clause> } {
  const roles = new Map<Clause, Role>();
  const labels = new Set<Clause>();
  clauses.forEach((clause) => {
    if (clause.text.startsWith(ITEM)) {
      clause.text = clause.text.slice(ITEM.length);
      roles.set(clause, 'item');
      return;
    }
    if (clause.end === ':') return;
    for (const [role, pattern] of BEFORE) {
      const said = pattern.exec(uncapital(clause.text))?.[1];
      if (said === undefined) continue;
      clause.text = said;
      roles.set(clause, role);
      return;
    }
  });
  clauses.forEach((clause, at) => {
    if (roles.has(clause)) return;
    // 'Four tips: shade, water, rest'
    if (clause.end === ':' && LISTS.test(clause.text)) {
      const items = clauses.filter((one, k) => k > at && one.sentence === clause.sentence && !roles.has(one));
      if (items.length > 1) items.forEach((one) => roles.set(one, 'item'));
    }
    const [role] = clause.end === ':' ? (LABELS.find(([, pattern]) => pattern.test(clause.text)) ?? []) : [];
    if (!role) return;
    labels.add(clause);
    for (let next = at + 1; clauses[next] && clauses[next]?.sentence === clause.sentence; next++) {
      const one = clauses[next];
      if (!one || (one.end === ':' && LABELS.some(([, pattern]) => pattern.test(one.text)))) break;
      roles.set(one, role);
    }
  });
  const slogan = clauses.find(({ isSlogan }) => isSlogan);
  if (slogan && !roles.has(slogan) && ![...roles.values()].includes('headline')) roles.set(slogan, 'headline');
  return { roles, labels };
}

/** The clauses of a text; those that it dictates word by word are noted, and what shall stand smaller. */
export function dictatedIn(text: string): { clauses: Clause[]; dictated: Set<Clause>; small?: string } {
  const dictation = DICTATES.exec(text);
  let clauses = clausesOf(text);
  const dictated = new Set<Clause>();
  let small: string | undefined;
  if (dictation) {
    const from = dictation.index + dictation[0].length;
    const end = clauses.find(({ to, end: mark }) => to >= from && /[.!?]/.test(mark))?.to ?? text.length;
    const said = text.slice(from, end);
    const [big, ...under] = said.split(SMALLER);
    small = under.length ? whole(under.join(' ')) : undefined;
    const before = clausesOf(text.slice(0, dictation.index));
    const shift = (before.at(-1)?.sentence ?? -1) + 1;
    const inside = clausesOf(whole(big ?? '')).map((one) => ({ ...one, sentence: one.sentence + shift }));
    // 'Thank you, Des' is one line
    const isOne = small !== undefined && whole(big ?? '').length <= 48;
    const lines = isOne
      ? [
          {
            ...(inside[0] ?? {
              text: '',
              from: 0,
              to: 0,
              sentence: shift,
              end: '.',
              isAside: false,
              begins: '',
              tokens: [],
            }),
            text: whole(big ?? ''),
          },
        ]
      : inside;
    const after = clausesOf(text.slice(end)).map((one) => ({ ...one, sentence: one.sentence + shift + 20 }));
    lines.forEach((one) => dictated.add(one));
    clauses = [...before, ...lines, ...after];
  }
  return { clauses, dictated, small };
}

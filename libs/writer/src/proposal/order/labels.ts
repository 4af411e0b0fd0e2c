import { capital } from '../../pen';
import type { LabelId, Language } from '../language';
import type { Day, DayRole } from '../reading/days';

// A day of the client is called by the noun of what happens on it; where there is none, it is no row.

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** The noun, with up to three words that belong to it. */
const NOUN = new RegExp(
  `(?<!\\p{L})((?:[\\p{L}\\d'’&+-]+ ){0,3}?)((?:opening|launch|final|meeting|assembly|fair|show|market|feast|festival|trial|freeze|birthday|anniversary|wedding|concert|congress|conference|award|vote|merger|premiere|ceremony|election|races?|regatta|match|tournament|donors['’] day|open day|kick-?off|\\p{L}*(?:eröffnung|versammlung|messe|fest|jubiläum|markt|hochzeit|konzert|kongress|saisonstart|heizsaison|auslieferung)|apertura|inauguración|lanzamiento|feria|fiesta|asamblea|aniversario|reunión|boda|congreso|ouverture|lancement|salon|fête|assemblée|foire|inauguration|mariage|congrès|vendanges|vendimia)(?: (?:of|de|du|des|d['’]|del|der|in|at|à|en) ?(?:la |el |le |the )?\\p{Lu}[\\p{L}-]+)?)(?!\\p{L})`,
  'iu',
);
/** Words before which the noun begins. */
const BEFORE =
  /^.*(?<!\p{L})(?:the|an?|our|my|their|its|his|her|for|at|on|by|before|in|until|is|are|be|of|and|to|from|next|with|we|show|have|has|want|there|die|der|das|dem|den|eine?r?|unsere?r?|zur|zum|bei|vor|für|ist|la|el|los|las|una?|nuestr[oa]|en|para|es|del?|le|les|une?|notre|du|des|pour|est|à|au|l['’])\s+/iu;
/** 'Birthe retires', 'booking opens': who does what, in a few words. */
const HAPPENS =
  /^(?:the )?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2} (?:opens|starts?|begins?|closes|ends?|retires?|arrives?|sails?|moves?|go(?:es)? out|takes effect|hangs?|runs? out|settled|approved|frozen|öffnet|beginnt|endet|schließt|abre|empieza|cierra|ouvre|commence|ferme))(?!\p{L})/iu;
/** 'to have the name settled': what is done by then. */
const SETTLED = /(?<!\p{L})(?:the |our )?(\p{L}{3,}) (settled|approved|decided|chosen|frozen|registered)(?!\p{L})/iu;
/** 'Birthe, who retires on …' */
const RELATIVE = /^(?:who|which|that|die|der|das|qui|que|quien)(?!\p{L})/iu;
const SPEAKS = word('we|i|us|our|my|you|it|they|wir|ich|uns|unser\\p{L}*|nosotros|nuestr\\p{L}+|nous|notre|nos|je|on');

const OF_THING =
  /(?<!\p{L})(?:needs?|wants?|due|(?:go(?:es)?|sent) to (?:the )?(?:print\p{L}*|press)|(?:by|until|before) (?:the )?end of|as dcp|samples?)(?!\p{L})/iu;
/** What a verb says of the day. */
const VERBS: readonly (readonly [LabelId, RegExp])[] = [
  ['money', word('spent|invoiced|invoices?|accounted|abgerechnet|gastado|justificad\\p{L}*|dépensé|facturé')],
  ['opening', word('opens?|opened|reopens?|eröffn\\p{L}*|öffnen|abrimos|abre|ouvr\\p{L}+|inaugur\\p{L}+')],
  ['closing', word('closing|schließ\\p{L}*|cierr\\p{L}+|ferm\\p{L}+')],
  ['live', word('live|online|launch\\p{L}*|go(?:es)? on sale|en ligne|geht online|en línea')],
  [
    'shops',
    word('in (?:the |all )?(?:\\p{L}+ )?(?:shops|stores)|on (?:the )?shel(?:f|ves)|im handel|en tiendas|en rayon'),
  ],
  [
    'delivery',
    word(
      'deliver\\p{L}*|shipp?\\p{L}*|in our hands|arrive[sd]?|handed out|liefer\\p{L}*|geliefert|entreg\\p{L}*|livr\\p{L}+',
    ),
  ],
  ['print', word('print(?:er|ers|ing)?|press|druck\\p{L}*|imprenta|impresión|impression|imprimeur')],
  ['decision', word('decides?|decision|award(?:ed)?|choose|votes?|entscheid\\p{L}*|decid\\p{L}+|décid\\p{L}+')],
];
const OF_ROLE: Readonly<Partial<Record<DayRole, LabelId>>> = {
  decision: 'decision',
  start: 'start',
  soon: 'start',
  draft: 'draft',
  test: 'test',
  files: 'files',
  window: 'works',
  access: 'access',
  goal: 'count',
  supply: 'supply',
};

interface Label {
  text: string;
  /** the client's noun, and not ours for a day of that kind */
  isOwn: boolean;
}
const own = (text: string): Label => ({
  text: capital(
    text
      .trim()
      .replace(
        / (?:in|at|of|de|des|en|à|for|der|von)(?: (?:an?|the|our|la|el|le|nos|notre|nuestr\p{L}+|unser\p{L}*))?$/iu,
        '',
      )
      .replace(/ (?:is|are|was|ist|sind|war|est|sont|es|son|será)$/iu, ''),
  ),
  isOwn: true,
});

export function labelOf(
  { clause, text, role, passage }: Day,
  language: Language,
  /** what of the order the day speaks of */
  thing?: string,
): Label | undefined {
  const said = clause
    .replace(text, ' ')
    .replace(/\([^()]*\)/gu, ' ')
    // a day that stands within brackets
    .replace(/^[^()]*\((?=[^()]*$)/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  // 'the festival needs the spots by then': the day is that of the spots
  if (thing !== undefined && thing.split(' ').length < 9 && OF_THING.test(clause)) return own(thing);
  const found = NOUN.exec(said);
  if (found?.[2]) {
    const before = (found[1] ?? '').replace(BEFORE, '').replace(/^.*\d\S* /u, '');
    const isVerb = /^(?:show|launch|fest|market|vote|match)$/iu.test(found[2]) && before === '';
    if (!isVerb && !SPEAKS.test(before)) return own(`${/\p{L}{2}/u.test(before) ? before : ''}${found[2]}`);
  }
  const settled = SETTLED.exec(said);
  if (settled?.[1] && !SPEAKS.test(settled[1])) return own(`${settled[1]} ${settled[2]}`);
  if (RELATIVE.test(said)) {
    const [, who, does] = /(\p{Lu}\p{L}+), (?:who|which) (\p{L}+s)(?!\p{L})/u.exec(passage.text) ?? [];
    if (who && does && said.includes(does)) return own(`${who} ${does}`);
  }
  // 'Winnipeg 9 March'
  if (/^(?:\p{Lu}[\p{L}-]+ ?){1,3}$/u.test(said)) return own(said);
  const happens = HAPPENS.exec(said.replace(/[.,;:].*$/u, ''));
  if (happens?.[1] && !SPEAKS.test(happens[1]) && !RELATIVE.test(happens[1])) return own(happens[1]);
  // what is delivered is theirs
  if (role === 'supply') return { text: language.labels.supply, isOwn: false };
  const verb = VERBS.find(([, pattern]) => pattern.test(said));
  if (verb && (role !== 'told' || verb[0] !== 'print'))
    return { text: language.labels[verb[0]], isOwn: verb[0] !== 'print' };
  if (thing !== undefined) return own(thing);
  const id = OF_ROLE[role];
  // in their own few words, where no noun of ours tells it
  if (!id && /^\p{L}[^,.;:?]{3,45}$/u.test(said) && said.split(' ').length < 6 && !SPEAKS.test(said)) return own(said);
  return id && { text: language.labels[id], isOwn: false };
}

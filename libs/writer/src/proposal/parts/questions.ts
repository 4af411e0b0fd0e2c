import type { Topic } from '../language';
import { capital, small } from '../../pen';
import { blocks, plain, points } from '../markdown';
import { ANSWER } from '../marks';
import { amountsIn } from '../money';
import { isOfItsForm, isOfPaper } from '../order/telling';
import type { Plan } from '../proposal';
import type { Gap } from '../reading/gaps';
import { askedAtOnce, methodsIn } from '../reading/methods';
import type { AskKind } from '../reading/said';
import { longOf } from '../language/date';
import { SPENT } from '../schedule';
import { roundsOf } from './how';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const DECIDES = word(
  '(?:i|we) (?:own|run)|my (?:husband|wife|sister|brother) and i|sisters|owner|decides?|decision|board|committee|council|partners meet|trustees|management|membership|approv\\w+|veto\\w*|signs? off|director|entscheide\\p{L}*|vorstand|gremium|decid\\p{L}+|junta|décid\\p{L}+|comité|conseil',
);
/** What the letter tells is not asked for. */
const TOLD: Readonly<Record<Topic, RegExp>> = {
  look: word(
    'new (?:salon|shop|company|business|brand|café|name)|neu gegründet|nueva? (?:empresa|tienda)|nouvelle (?:entreprise|boutique)|from scratch|no name yet|(?:we|i)(?: are| am|.re|.m) (?:\\p{L}+ ){0,3}opening|start-?up|(?:may|can) go|(?:has to|must|should|will)? ?stays?|in bulk|until now|so far|bleib\\p{L}*|bisher|reste',
  ),
  makers: word(
    '\\d copies|by post|by hand|put on by|(?:printed|made|filled|built|bound|produced|woven) (?:by|at|in)|our (?:own )?(?:forge|bookbinder|carpenters)|moulder|print in|printers? (?:is|are|we)|(?:our|the) (?:\\p{L}+ )?(?:printer|joiner|builder|carpenter|toolmaker|workshop|foundry|signwriter|manufacturer|moulder|it partner)|(?:tool ?maker|printer) in|druckerei in|schreiner|unsere druckerei|nuestra imprenta|notre imprimeur|local designer',
  ),
  files: word(
    'attached|in bulk|until now|(?:photos|pictures|photographs|files|drawings) exist|we have (?:about |around |some )?[\\d.,]+ (?:photos|photographs|pictures|documents|objects)|we have (?:photos|files|drawings|plans|good photos)|vector files?|anbei|adjunt\\p{L}+|ci-joint',
  ),
  texts: word(
    "texts missing|don['’]t have: texts|can['’]t write|texts? (?:\\p{L}+, )*(?:written|by|come|are|is)|texts:|translations? (?:will|come|are)|we (?:write|supply|do not have texts)|have texts|supplied by us|copy is|texte (?:liefern|kommen|schreib)|textos (?:los|son)|textes (?:sont|fournis)|curator",
  ),
  access: word('hosting|domain|host(?:ed|s) (?:by|at)'),
  upkeep: word(
    'upkeep|keep (?:it|this) up|(?:change|edit|update) (?:it|this|them|everything) (?:\\p{L}+)|maintain\\w*|hosting and|pflegt|wartung|mantenimiento|maintenance',
  ),
  count: word(
    'target is|goal|last year|today it is|heute sind es|\\d+ ?% (?:of|more)|at least \\d|we count|mindestens|ziel',
  ),
  media: word(
    'media (?:plan|budget)|mailing list|sms list|newsletter|mail addresses|airtime|followers|instagram|tiktok|we own|friendly to us|medienbudget',
  ),
  line: word(
    'packing machine|filling (?:line|machine)|bottling line|fillers?|by hand|handful|abfüllanlage|von hand|à la main|a mano|\\d+ ?[cm]m',
  ),
  standards: word('validated|certified|ce|iso|iec|en \\d{3,}|ip\\d\\d|norm\\p{L}*|regulated|zertifi\\p{L}+'),
  plans: word(
    'stand \\p{L}?\\d\\w*|plans? attached|we have plans|floor plans?|pläne (?:liegen|vorhanden)|planos|nous avons les plans',
  ),
  permits: word('permit|landlord|protected zone|listed|fire officer|genehmigung|denkmal\\p{L}*|licencia|permis'),
};
/** What is asked only where the letter has a reason for it. */
const REASON: Readonly<Partial<Record<Topic, RegExp>>> = {
  look: word(
    "re-?design|refresh|rebrand\\p{L}*|renewal|new look|today['’]?s?|current|present|old|older|since (?:1[89]|20)\\d\\d|from (?:1[89]|20)\\d\\d|bisher\\p{L}*|heutig\\p{L}*|alt\\p{L}*|seit (?:1[89]|20)\\d\\d|von (?:1[89]|20)\\d\\d|actual|antigu[oa]|viej[oa]|desde|actuel\\p{L}*|ancien\\p{L}*|depuis",
  ),
  line: word('machines?|factory|fillers?|bottl(?:er|ing)|plant|works|maschinen?|fabrik|werk|máquinas?|fábrica|usine'),
  standards: word(
    'child\\p{L}*|medical|safety|electr\\p{L}+|certif\\p{L}+|vaccines?|food|approv\\p{L}+|kinder|medizin\\p{L}*|niñ\\p{L}+|enfants',
  ),
};
/** All has to be there on the day. */
const SURE = word(
  '(?:all|everything|alles|tout|todo)(?: of it)?(?: \\p{L}+){0,4} (?:ready|there|finished|done|fertig|prêt|listo)|(?:needed|due|deadline|ready|finished|fertig|listos?|prêts?)(?: \\p{L}+){0,2} (?:by|on|before|bis|am|para|le)',
);
/** 'max 9 lakh', '20k' */
const LARGE = /\d ?(?:k|lakh|lac|crore|grand|mille)(?!\p{L})/iu;
const MOST_QUESTIONS = 5;

/** A person, a pair or a family asks no committee. */
const ALONE = word(
  "i am|i['’]m|my|sisters|brothers|couple|family|husband|wife|ich bin|mein\\p{L}*|familie\\p{L}*|soy|mi|familia\\p{L}*|je suis|mon|ma|famill?e",
);
const isHouse = (told: string, { reading }: Plan): boolean =>
  !ALONE.test(told) &&
  (reading.client !== undefined ||
    /(?<!\p{L})(?:we|our|wir|unser\p{L}*|nosotros|nuestr\p{L}+|nous|notre)(?!\p{L})/iu.test(told));

/** A name needs no printer, and pictograms no plan of the house. */
const UNASKED = /^(?:name|pictogram)$/u;
/** Of works of several kinds the first question of each. */
function tradeAsks({ order: { main, things }, language }: Plan): readonly (readonly [Topic, string])[] {
  if (main !== 'general') return language.trades[main].asks;
  const kinds = [...new Set(things.flatMap(({ kind, of }) => (kind && !UNASKED.test(of?.id ?? '') ? [kind] : [])))];
  const asks = kinds.flatMap((kind) => language.trades[kind].asks.slice(0, 1));
  return asks.length > 0 ? asks : language.trades.general.asks;
}
const MOST_GAPS = 4;
/** What the letter leaves open, the money first. */
function gapsOf({ reading, schedule: { deadline, rows }, language }: Plan): Gap[] {
  const end = rows.findLast(({ phase, isApproval, until }) => (phase || isApproval) && until)?.until;
  const last = rows
    .flatMap(({ phase, isApproval, until }) => ((phase || isApproval) && until ? [until] : []))
    .sort((one, other) => +other - +one)[0];
  const spent = reading.days
    .filter(
      ({ clause, passage, role, isVague }) =>
        !isVague && role !== 'told' && SPENT.test(`${clause} ${passage.text}`) && SPENT_BY.test(passage.text),
    )
    .sort((one, other) => +one.date - +other.date)[0];
  return [
    ...(spent && end && last && last > spent.date
      ? [{ id: 'lapses' as const, said: longOf(spent.date, language) }]
      : []),
    ...(deadline?.isVague ? [{ id: 'day' as const, said: deadline.text }] : []),
    ...reading.gaps,
  ];
}
const SPENT_BY =
  /(?<!\p{L})(?:spent|invoiced|used|accounted|ausgegeben|abgerechnet|gastad\p{L}*|justificad\p{L}*|dépensé\p{L}*|facturé\p{L}*)(?!\p{L})/iu;

/** What does not agree, and what follows from what the request leaves open. */
export function questions(plan: Plan): string | undefined {
  const { reading, language, isSilent, isNote } = plan;
  const { deadline, tight } = plan.schedule;
  const told = `${reading.request}\n${reading.notes}`;
  const open = [
    isSilent ? language.askPicture : '',
    deadline || reading.days.length > 0 || reading.length ? '' : language.askDay,
    deadline && !deadline.isVague && !SURE.test(deadline.clause)
      ? language.confirmDay(longOf(deadline.date, language))
      : '',
    reading.money.some((text) => /\d/.test(text)) || reading.isUnpaid || amountsIn(told).length > 0 || LARGE.test(told)
      ? ''
      : language.askSum,
    DECIDES.test(told) || !isHouse(told, plan) ? '' : language.askDecides,
    tight ? language.askMost : '',
    ...tradeAsks(plan).map(([topic, question]) =>
      TOLD[topic].test(told) || !(REASON[topic]?.test(told) ?? true) ? '' : question,
    ),
  ].filter((question) => question !== '');
  const figures = reading.figures.map((figure) => plain(language.figure(figure, (date) => longOf(date, language))));
  const unsure = reading.unsure.map(({ kind, said: [one = '', other = ''] }) =>
    kind === 'voices'
      ? language.voicesDiffer
      : kind === 'either'
        ? language.either(plain(one), plain(other))
        : language[kind](language.quote(one)),
  );
  const gaps = gapsOf(plan).map(({ id, said }) => language.gaps[id](id === 'lapses' ? said : language.quote(said)));
  const own = figures.length + unsure.length + gaps.length;
  const asked = [
    ...unsure,
    ...figures.map((figure) => `**${figure}**`),
    ...gaps.slice(0, MOST_GAPS),
    ...open.slice(0, isNote ? 3 : own > 2 ? 1 : own > 0 ? 2 : MOST_QUESTIONS),
  ];
  return asked.length > 0 ? blocks(figures.length > 0 && language.figures, points(asked)) : undefined;
}

/** 'Questions: do you …?', 'She asks if you have …': what is asked itself. */
const LABEL =
  /^(?:(?:and |our |my )?(?:questions?|fragen|preguntas?|questions)\s?:\s*|(?:she|he|they) (?:also )?(?:asks?|wants? to know|would like to know) )/iu;

/** Of two questions in one sentence only the first may be answered here. */
const TWO =
  /\?\s+\S|, (?:and|und|y|et) (?:whether|if|who|what|how|when|which|do|can|ob|wer|was|wie|si|qui|quién|cómo|comment)(?!\p{L})/iu;

/** 'How much and how long?' */
const PRICED =
  /(?<!\p{L})(?:how much|cost|price|was kostet|wie viel|cuánto cuesta|combien (?:ça )?coûte|quel prix)(?!\p{L})/iu;
/** What a form asks for itself. */
const OF_A_FORM =
  /^(?:what can we do for you|what do you need|what is it about|how (?:can|may) we help(?: you)?|how did you (?:hear|find) .*)\?$/iu;
/** What is promised is a person's to answer. */
const isOurs = (kind: AskKind): kind is 'other' => ['other', 'visit', 'supervise', 'code'].includes(kind);

function answerOf(kind: AskKind, text: string, { language, reading, order }: Plan): string {
  const methods = methodsIn(text);
  const first = order.things.find(({ isOpen, isQuoted }) => !isOpen && !isQuoted)?.name ?? order.whole?.name;
  // how we work is an answer; what more is asked in the same breath stays open
  if (methods.length > 0) {
    const said = methods.map((id) => language.methods[id](first ? `**${plain(first)}**` : ANSWER)).join(' ');
    return askedAtOnce(text) > methods.length ? `${said} ${ANSWER}` : said;
  }
  if (isOurs(kind)) return ANSWER;
  switch (kind) {
    case 'rounds':
      return `${language.rounds[roundsOf(reading.request)]!} ${language.roundsIn}`;
    case 'trial': {
      const { how } = language.trades[order.main];
      return `${language.yes} ${language.locale === 'de-DE' ? how : small(how)}`;
    }
    case 'need':
      return TWO.test(text) ? `${language.answers.need} ${language.needBy}` : language.answers.need;
    case 'when':
      return `${PRICED.test(text) ? `${language.answers.price} ` : ''}${language.answers.when}`;
    default:
      return language.answers[kind];
  }
}

export const answers = (plan: Plan): string | undefined => {
  const {
    reading,
    order,
    language,
    schedule: { deadline, tight },
  } = plan;
  const demands = reading.sentences
    .filter(({ text, place }) => place !== 'ask' && isOfPaper(text) && !isOfItsForm(text))
    .map(({ text }) => `**${language.quote(text)}** ${ANSWER}`);
  const asked = reading.asks
    // 'also stickers?' is a line of the list
    .filter(({ text }) => !order.told.has(text) && !reading.money.includes(text) && !OF_A_FORM.test(text))
    .map(
      ({ text, kind }) =>
        `**${language.quote(capital(text.replace(LABEL, '')))}** ${answerOf(kind, text, plan)}${methodsIn(text).length === 0 && !isOurs(kind) && kind !== 'need' && TWO.test(text) ? ` ${ANSWER}` : ''}${kind === 'when' && deadline ? ` ${language.answers[tight ? 'short' : 'fits']}` : ''}`,
    )
    .concat(demands);
  return asked.join('\n\n') || undefined;
};

import { capital } from '../pen';
import { numberWord } from './counts';
import { type CheckId, type Language, languageOf, type Part, type Topic, type Voice } from './language';
import { blocks, heading, plain, points, steps, table } from './markdown';
import { ANSWER, NAME, PRICE } from './marks';
import { picturesText } from './pictures';
import { amountsIn } from './money';
import type { Plan } from './proposal';
import { addDays } from './dates';
import type { Day } from './reading/days';
import { readRequest } from './reading/request';
import { isInsight } from './reading/said';
import { type Line, linesOf, titleOfWork } from './scope';
import type { StudioId } from './studios';

/** The parts in the order in which each studio tells them. */
const ORDER: Readonly<Record<StudioId, readonly Part[]>> = {
  TI: ['understanding', 'scope', 'pictures', 'conditions', 'answers', 'schedule', 'how', 'people', 'questions', 'next'],
  SUL: [
    'understanding',
    'pictures',
    'answers',
    'conditions',
    'how',
    'scope',
    'schedule',
    'people',
    'questions',
    'next',
  ],
  JAD: [
    'understanding',
    'scope',
    'pictures',
    'conditions',
    'answers',
    'schedule',
    'how',
    'people',
    'questions',
    'next',
  ],
  BIL: [
    'understanding',
    'answers',
    'scope',
    'pictures',
    'conditions',
    'schedule',
    'how',
    'questions',
    'people',
    'next',
  ],
  HOL: [
    'understanding',
    'schedule',
    'conditions',
    'pictures',
    'how',
    'scope',
    'answers',
    'people',
    'questions',
    'next',
  ],
};

/** A sentence of theirs as we say it to them; what cannot be turned is quoted. */
const said = (text: string, { language }: Plan): string => {
  const turned = language.turn(text);
  if (turned === undefined) return language.quote(text);
  const whole = plain(turned).replace(/(?<=^You (?:rather |also )?(?:think|guess|like|see).*)\?$/iu, '.');
  if (/\?$/.test(whole)) return whole;
  return /[.!…)]["”»’)]*$/.test(whole) && !/\)$/.test(whole) ? whole : `${whole}.`;
};
const paragraph = (texts: readonly string[], plan: Plan): string => texts.map((text) => said(text, plan)).join(' ');

/** Who they are and how it is today; then what they want. */
const understanding = (plan: Plan): string | undefined =>
  blocks(paragraph(plan.reading.situation, plan), paragraph(plan.reading.wishes, plan)) || undefined;

const rowOf = ({ name, gives, isOpen }: Line, language: Language, isPriced: boolean): string[] => [
  `**${plain(name)}**${isOpen ? ` (${language.open})` : ''}`,
  gives,
  ...(isPriced ? [PRICE] : []),
];

const ALL_IN =
  /(?<!\p{L})(?:all[- ]?in|for everything|everything included|hosting[^.]{0,30} included|(?:with|incl(?:uding|\.)?|includes?|inclusive of) (?:the )?(?:\p{L}+ ){0,2}(?:production|print\w*|making|build\w*|media|ads|install\w*|furniture|works|everything|postage)|todo incluido|con (?:la )?(?:impresión|producción)|tout compris|(?:impression|fabrication) (?:comprise|incluse)|(?:inkl(?:usive|\.)?|einschließlich) \p{L}+|(?:fabrication|pose|impression|production|montage|fabricación|impresión|montaje|printing|installation|herstellung|druck|ads)[^.]{0,30} (?:comprise?s?|incluse?s?|included|inbegriffen|incluid\p{L}+|eingeschlossen))(?!\p{L})/iu;
const APART =
  /(?<!\p{L})(?:not including (?:your|the)|on top|separately|design (?:only|budget)|for the design only|excluding (?:print|production)|zuzüglich)(?!\p{L})/iu;
/** Our fee comes on top of their sum. */
const FEE =
  /(?<!\p{L})(?:not including (?:your|the|our) fee|charge(?: \p{L}+)? on top|(?:honorarios|fees?),? (?:aparte|apart|separate)|(?:your |the )?fees? separately|ohne (?:ihr |das )?honorar|honorar (?:extra|separat)|sin (?:sus |los )?honorarios|hors honoraires)(?!\p{L})/iu;
const NET =
  /(?<!\p{L})(?:excl(?:uding|\.)?(?: of)? (?:vat|tax|gst)|plus vat|ex vat|net|netto|zzgl\.? mwst\.?|sin iva|más iva|\+ ?iva|hors taxes?|ht)(?!\p{L})/iu;
const GROSS =
  /(?<!\p{L})(?:incl(?:uding|\.)?(?: of)? (?:vat|tax|gst)|gross|brutto|inkl\.? mwst\.?|iva incluido|con iva|ttc)(?!\p{L})/iu;

/** The sum they name, and what our prices hold of it. */
function money(plan: Plan): string | undefined {
  const { reading, language } = plan;
  const about = reading.money.join(' ');
  const { paid } = language.trades[reading.trade];
  if (reading.isUnpaid) return language.unpaid;
  return [
    paragraph(reading.money, plan),
    reading.money.length > 0 && /\d/.test(about) ? (FEE.test(about) ? language.fee : language.frame) : '',
    amountsIn(about).length > 1 ? '' : NET.test(about) ? language.tax.net : GROSS.test(about) ? language.tax.gross : '',
    FEE.test(about)
      ? ''
      : ALL_IN.test(about) && !APART.test(about)
        ? language.allIn
        : APART.test(about) && /(?:paid|separate|only)/i.test(about)
          ? ''
          : paid,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each line with what one receives and a price. */
function scope(plan: Plan, isShort = false): string {
  const { reading, language, brief } = plan;
  const isPriced = !reading.isUnpaid;
  const lines = linesOf(plan);
  const rows = lines.map((line) => rowOf(line, language, isPriced));
  const last = isPriced && lines.length > 1 ? [`**${language.together}**`, language.togetherGives, PRICE] : undefined;
  const all = last ? [...rows, last] : rows;
  return blocks(
    isShort || brief.studio.id === 'SUL'
      ? points(
          all.map(
            ([name, gives, price = '']) =>
              `${name}${gives ? `${language.locale === 'fr-FR' ? ' ' : ''}: ${gives}.` : ''}${price ? ` ${price}` : ''}`,
          ),
        )
      : table(language.columns.slice(0, isPriced ? 3 : 2), all),
    !isShort && isPriced && lines.length > 1 && language.eachLine,
    money(plan),
    reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => language.unfit[kind]))].join(' '),
  );
}

const long = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** 'in April' is a month; 'by April' ends before it. */
const OF_MONTH = /^(?:in|im|en|from|ab|dès|à partir|desde|starting|as of)(?!\p{L})/iu;
const month = ({ date, role }: Day, { locale }: Language): string =>
  (role === 'start' || date.getUTCDate() === 1 ? date : addDays(date, 1)).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What is said of the plan as a whole, before its lines. */
function timing({ schedule, language }: Plan): string {
  const { deadline, start, tight, reserve, rows } = schedule;
  if (rows.every(({ weeks, day }) => weeks || day)) return rows.some(({ day }) => day) ? '' : language.inWeeks;
  const day = deadline && long(deadline.date, language);
  return [
    language.planned(long(start, language), day),
    tight
      ? tight.isTooNear
        ? language.tooNear(tight.left, tight.usual)
        : language.tight(tight.left, tight.usual)
      : '',
    reserve > 0 && day ? language.reserve(reserve, day) : '',
    deadline?.isVague ? language.vague(language.quote(deadline.text), day!) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function schedule(plan: Plan, isShort = false): string {
  const { language, brief, reading } = plan;
  const names = language.trades[reading.trade].phases;
  const rows = plan.schedule.rows.map(({ phase, day, until, weeks }) => {
    const when =
      day && OF_MONTH.test(day.text) && day.isVague
        ? month(day, language)
        : until
          ? short(until, language)
          : language.weeks(...weeks!);
    if (day) return [`**${when}**`, `**${language.yours}**`, said(day.clause, plan).replace(/\.$/, '')];
    return [when, ...(names[phase!] ?? ['', ''])];
  });
  const ordered = brief.studio.id === 'HOL' ? [...rows].reverse() : rows;
  return blocks(
    timing(plan),
    isShort || brief.studio.id === 'SUL' || brief.studio.id === 'JAD'
      ? points(ordered.map(([when, name, work]) => `${when}: ${name} – ${work}`))
      : table(language.timeHead, ordered),
  );
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const DECIDES = word(
  'decides?|decision|board|committee|council|approv\\w+|veto\\w*|signs? off|director|entscheide\\p{L}*|vorstand|gremium|decid\\p{L}+|junta|décid\\p{L}+|comité|conseil',
);
/** What the letter tells is not asked for. */
const TOLD: Readonly<Record<Topic, RegExp>> = {
  look: word(
    'new (?:salon|shop|company|business|brand|café|name)|neu gegründet|nueva? (?:empresa|tienda)|nouvelle (?:entreprise|boutique)|from scratch',
  ),
  makers: word(
    'printers? (?:is|are|we)|our (?:printer|joiner|builder|carpenter|toolmaker|workshop)|(?:tool ?maker|printer) in|druckerei in|schreiner|unsere druckerei|nuestra imprenta|notre imprimeur|local designer',
  ),
  files: word(
    'attached|we have (?:photos|files|drawings|plans|good photos)|vector files?|anbei|adjunt\\p{L}+|ci-joint',
  ),
  texts: word(
    "texts missing|don['’]t have: texts|can['’]t write|texts? (?:\\p{L}+, )*(?:written|by|come|are|is)|texts:|we (?:write|supply|do not have texts)|have texts|supplied by us|copy is|texte (?:liefern|kommen|schreib)|textos (?:los|son)|textes (?:sont|fournis)|curator",
  ),
  access: word('hosting|domain|host(?:ed|s) (?:by|at)'),
  upkeep: word('upkeep|maintain\\w*|hosting and|pflegt|wartung|mantenimiento|maintenance'),
  count: word('target is|at least \\d|we count|mindestens|ziel'),
  media: word('media (?:plan|budget)|we own|friendly to us|medienbudget'),
  line: word('packing machine|filling line|bottling line|abfüllanlage'),
  standards: word('validated|certified|ce|iso|norm\\p{L}*|regulated|zertifi\\p{L}+'),
  plans: word('plans? attached|we have plans|floor plans?|pläne (?:liegen|vorhanden)|planos|nous avons les plans'),
  permits: word('permit|landlord|protected zone|listed|fire officer|genehmigung|denkmal\\p{L}*|licencia|permis'),
};
const CHECKS: Readonly<Record<CheckId, RegExp>> = {
  protected: word(
    'listed|protected (?:zone|building|structure)|no drilling|not allowed: drilling|heritage (?:office|protection)|denkmal\\p{L}*|patrimonio|classée?',
  ),
  languages: word(
    'languages?:?|bilingual|trilingual|(?:dutch|english|german|french|spanish|italian|polish|estonian|russian|arabic|welsh|yoruba|slovak|icelandic)(?: and|/|, | &) ?\\p{Lu}?(?:dutch|english|german|french|spanish|italian|polish|estonian|russian|arabic|welsh|slovak|norwegian)|zweisprachig|mehrsprachig|bilingüe|idiomas|bilingue|langues|devanagari',
  ),
  names: word(
    'names? for|new name|find (?:us )?a name|logo \\+ name|name and logo|naming|namensfindung|neuer name|nombre para|nom pour',
  ),
  rights: word('(?<!no )photos|photographs|archive|negatives|old drawings|fotos|archivbilder|fotografías|archives'),
  api: word('api|our own (?:system|software)|planning software|schnittstelle|interfaz|own booking system'),
  unwritten: word(
    "don['’]t have: texts|no texts|can['’]t write|texts? (?:are |is )?missing|keine texte|nadie escribe|pas de textes",
  ),
  access: word(
    'wcag|low vision|blind|wheelchair|stiff fingers|over 60|average age|75\\+|75-year-old|pushchairs?|dementia|arthritis|barrierefrei|über 60|sehbehindert\\p{L}*|accesib\\w+|accessibilit\\w+|malvoyants?|personas mayores|personnes âgées',
  ),
};

const MOST_QUESTIONS = 5;

/** What does not agree, and what follows from what the request leaves open. */
function questions(plan: Plan): string | undefined {
  const { reading, language, isSilent, isNote } = plan;
  const { deadline, tight } = plan.schedule;
  const told = `${reading.request}\n${reading.notes}`;
  const open = [
    isSilent ? language.askPicture : '',
    deadline || reading.days.length > 0 ? '' : language.askDay,
    reading.money.some((text) => /\d/.test(text)) || reading.isUnpaid ? '' : language.askSum,
    DECIDES.test(told) ? '' : language.askDecides,
    tight ? language.askMost : '',
    ...language.trades[reading.trade].asks.map(([topic, question]) => (TOLD[topic].test(told) ? '' : question)),
  ].filter((question) => question !== '');
  const figures = reading.figures.map((figure) => plain(language.figure(figure, (date) => long(date, language))));
  const asked = [
    ...figures.map((figure) => `**${figure}**`),
    ...open.slice(0, isNote ? 3 : Math.max(2, MOST_QUESTIONS - figures.length)),
  ];
  return asked.length > 0 ? blocks(figures.length > 0 && language.figures, points(asked)) : undefined;
}

const answers = ({ reading, language, schedule: { deadline, tight } }: Plan): string | undefined =>
  reading.asks
    .map(
      ({ text, kind }) =>
        `**${language.quote(text)}** ${kind === 'other' ? ANSWER : language.answers[kind]}${kind === 'when' && deadline ? ` ${language.answers[tight ? 'short' : 'fits']}` : ''}`,
    )
    .join('\n\n') || undefined;

const ROUNDS =
  /(?<!\p{L})(one|two|three|1|2|3|eine?|zwei|drei|una?|dos|tres|une?|deux|trois) (?:rounds?|korrektur\p{L}*|rondas?|tours?|allers-retours)(?!\p{L})/iu;
const roundsOf = (request: string): number => {
  const said = ROUNDS.exec(request)?.[1]?.toLowerCase() ?? '';
  return /^(?:one|1|ein|un)/.test(said) ? 0 : /^(?:three|3|drei|tres|trois)/.test(said) ? 2 : 1;
};

/** How it is done and tried, and on what the prices rest. */
const UNSURE =
  /(?<!\p{L})(?:could be|or maybe|maybe|perhaps|not sure|don['’]t (?:really )?know|no idea|vielleicht|wissen (?:wir )?(?:noch )?nicht|unsicher|quizás?|no sabemos|no sé|peut-être|ne savons pas|ne sais pas)(?!\p{L})/giu;
const isUndecided = (request: string): boolean => (request.match(UNSURE) ?? []).length > 2;

function how({ reading, language }: Plan, voice: Voice): string {
  const { how: tried, assume } = language.trades[reading.trade];
  const told = reading.request;
  const asked = reading.situation
    .filter((text) => isInsight(text) && text.includes(':') && text.endsWith('?'))
    .map((text) => language.quote(text.split(':').at(-1)!.trim()));
  const checks = language.checks.flatMap(([id, text]) => (CHECKS[id].test(told) ? [text] : []));
  const assumed = [...assume, ...checks].slice(0, 4);
  const whole = [
    voice.how(language.rounds[roundsOf(told)]!),
    asked[0] && reading.trade === 'campaign' ? language.insight(asked[0]) : '',
    tried,
    isUndecided(told) && !reading.asks.some(({ kind }) => kind === 'decide') ? language.undecided : '',
  ];
  return blocks(whole.filter(Boolean).join(' '), blocks(language.assumptions, points(assumed)));
}

function bodyOf(part: Part, plan: Plan, voice: Voice): string | undefined {
  const { reading, language, brief, schedule: planned } = plan;
  switch (part) {
    case 'understanding':
      return understanding(plan);
    case 'pictures':
      return brief.pictures.length > 0 ? picturesText(plan) : undefined;
    case 'scope':
      return scope(plan);
    case 'conditions':
      return reading.conditions.length > 0 ? points(reading.conditions.map((text) => said(text, plan))) : undefined;
    case 'answers':
      return answers(plan);
    case 'schedule':
      return schedule(plan);
    case 'how':
      return how(plan, voice);
    case 'people':
      return voice.people;
    case 'questions':
      return questions(plan);
    case 'next': {
      const next = voice.next(long(planned.start, language));
      return next.length > 1 ? steps(next) : next[0];
    }
  }
}

const ended = (plan: Plan): string | false =>
  plan.brief.studio.id === 'SUL' && `${plan.language.closing}\n\n${NAME}\n${plan.brief.studio.name}`;

/** A few lines are answered by a few lines. */
function note(plan: Plan, voice: Voice): string {
  const [before, ask, end] = voice.note;
  return blocks(
    before,
    understanding(plan),
    plan.reading.conditions.length > 0 && points(plan.reading.conditions.map((text) => said(text, plan))),
    answers(plan),
    scope(plan, true),
    plan.schedule.deadline && schedule(plan, true),
    ask,
    questions(plan),
    end,
  );
}

/** The proposal, in the manner of its studio and in the language of its request. */
export function composed(plan: Plan): string {
  const { brief, reading, language } = plan;
  const voice = language.voices[brief.studio.id];
  const hello = language.hello(reading.letter.signer ? plain(reading.letter.signer) : NAME);
  if (plan.isNote) return blocks(hello, note(plan, voice), ended(plan));
  return blocks(
    hello,
    voice.opening,
    ...ORDER[brief.studio.id].flatMap((part) => {
      const body = bodyOf(part, plan, voice);
      return body ? [heading(voice.headings[part]), body] : [];
    }),
    ended(plan),
  );
}

const TITLE = 110;

export function titleOf({ reading, brief, isSilent, language }: Plan): string {
  const { pictures } = brief;
  if (isSilent)
    return pictures.length === 1
      ? 'From a reference picture'
      : `From ${numberWord(pictures.length)} reference pictures`;
  const whom = reading.client ?? reading.letter.signer;
  const title = language.title(titleOfWork(reading, language), whom);
  return capital(
    title.length <= TITLE ? title : language.title(language.trades[reading.trade].title, whom).slice(0, TITLE),
  );
}

/** A name for a request, before anything is written for it. */
export function proposalTitle(request: string): string {
  const reading = readRequest(request, new Date(0));
  const words = request.replace(/\s+/g, ' ').trim();
  const language = languageOf(reading.request, reading.isForeign);
  if (reading.wanted.length > 0)
    return language.title(titleOfWork(reading, language), reading.client ?? reading.letter.signer);
  return words.length <= 80 ? words : `${words.slice(0, 79).replace(/\s+\S*$/, '')}…`;
}

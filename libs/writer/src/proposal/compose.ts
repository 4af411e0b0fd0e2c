import { list } from '../pen';
import { checksFor } from './checks';
import { numberWord } from './counts';
import { isWeekend } from './dates';
import { type Language, languageOf, type Part, type Voice } from './language';
import { blocks, heading, plain, points, steps, table } from './markdown';
import { ANSWER, NAME, PRICE } from './marks';
import { picturesText } from './pictures';
import type { Plan } from './proposal';
import { readRequest } from './reading/request';
import type { Wanted } from './reading/wanted';
import type { StudioId } from './studios';

/** The parts in the order in which each studio tells them. */
const ORDER: Readonly<Record<StudioId, readonly Part[]>> = {
  TI: ['understanding', 'scope', 'pictures', 'conditions', 'answers', 'schedule', 'how', 'people', 'questions', 'next'],
  SUL: [
    'understanding',
    'pictures',
    'answers',
    'how',
    'scope',
    'conditions',
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
    'scope',
    'pictures',
    'answers',
    'questions',
    'conditions',
    'schedule',
    'how',
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

const quotes = (texts: readonly string[], { quote }: Language): string => texts.map((text) => quote(text)).join(' ');
const quotedPoints = (texts: readonly string[], { quote }: Language): string =>
  points(texts.map((text) => quote(text)));

const names = (things: readonly Wanted[], { and }: Language): string =>
  plain(
    list(
      things.map(({ said }) => said),
      and,
    ),
  );

/** What it is about: the things that are asked for, and the client's own sentences. */
function understanding({ reading, told, language }: Plan): string | undefined {
  const { wanted } = reading;
  return (
    blocks(
      // one thing is named by its own sentence
      (wanted.length > 1 || told.about.length === 0) && wanted.length > 0 && language.asks(names(wanted, language)),
      told.about.length > 0 && blocks(language.inYourWords, quotedPoints(told.about, language)),
    ) || undefined
  );
}

/** The sum holds the making, too. */
const ALL_IN =
  /(?<!\p{L})(?:all[- ]?in|together|all together|in total|out of (?:that|this|it)|(?:with|incl(?:uding|\.)?|inclusive(?: of)?|includes?) (?:the )?(?:\p{L}+ )?(?:production|print\w*|making|build\w*|ramp|install\w*|everything|fitting)|for everything|incl\.? everything|everything incl\w*|todo incluido|con (?:la )?(?:impresión|producción)|tout compris|fabrication comprise|avec le \p{L}+|inkl(?:usive|\.)? \p{L}+|alles inklusive)(?!\p{L})/iu;
const IS_WEB =
  /(?<!\p{L})(?:web ?site|web ?shop|online shop|app|portal|webseite|página web|web|site internet|site web|site)(?!\p{L})/iu;

/** What is paid beside our lines, as the letter has it. */
function besides({ reading: { request, wanted }, language, told }: Plan): string {
  if (told.money.some((one) => ALL_IN.test(one)) || ALL_IN.test(request)) return language.allIn;
  return wanted.length > 0 && wanted.every(({ name }) => !IS_WEB.test(name))
    ? language.notIncluded
    : IS_WEB.test(request)
      ? language.notIncludedWeb
      : language.notIncluded;
}

/** Each thing with what is handed over and a price; where there is one or none, the steps of the work. */
function scope(plan: Plan, voice: Voice, isShort = false): string {
  const { reading, language, told, brief } = plan;
  const { wanted, isUnpaid } = reading;
  const isSteps = wanted.length < 2;
  const rows = isSteps
    ? language.steps.map(([name, gives]) => [`**${name}**`, gives])
    : wanted.map(({ name, of, isOpen }) => [
        `**${plain(name)}**${isOpen ? ` (${language.open})` : ''}`,
        (of && language.gives?.(of)) ?? '',
      ]);
  const priced = isUnpaid ? rows : [...rows.map((row) => [...row, PRICE]), [`**${language.together}**`, '', PRICE]];
  const hasGives = rows.some(([, gives]) => gives !== '');
  const shown = (row: readonly string[]) => row.filter((_, index) => index !== 1 || hasGives);
  return blocks(
    isSteps ? language.inSteps : language.eachLine,
    isShort || brief.studio.id === 'SUL'
      ? points(
          priced.map(([name, gives, price]) => [name, gives ? `: ${gives}.` : '', price ? ` ${price}` : ''].join('')),
        )
      : table(
          shown(isUnpaid ? language.columns.slice(0, 2) : language.columns),
          priced.map((row) => shown(row).map((cell) => cell || '–')),
        ),
    !isShort && !isUnpaid && !isSteps && voice.options,
    isUnpaid && language.unpaid,
    told.money.length > 0 && (isUnpaid ? quotes(told.money, language) : language.money(quotes(told.money, language))),
    told.terms.length > 0 && language.terms(quotes(told.terms, language)),
    !isShort && !isUnpaid && besides(plan),
    reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => language.unfit[kind]))].join(' '),
  );
}

const long = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = (date: Date, { locale }: Language): string =>
  date.toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What is said of the days, before and after the table. */
function timing(plan: Plan): { before: string; after: string | undefined } {
  const { schedule, language, told } = plan;
  const { day, left, all, isTight, isTooNear } = schedule;
  const dated = told.dated.filter((text) => text !== day?.text);
  return {
    before: !day
      ? language.inWeeks
      : isTooNear
        ? language.tooNear(long(day.date, language), left, all)
        : [
            day.isVague
              ? language.vague(language.quote(day.text), long(day.date, language))
              : language.countedBack(long(day.date, language)),
            isWeekend(day.date) && !day.isVague ? language.weekend(long(day.date, language)) : '',
            isTight ? language.tight(left, all) : '',
          ]
            .filter(Boolean)
            .join(' '),
    after:
      dated.length > 0
        ? blocks(language.named, quotedPoints(dated, language), !day && dated.length > 1 && language.firstOf)
        : undefined,
  };
}

function schedule(plan: Plan, isShort = false): string {
  const { language, brief } = plan;
  const { phases, day, isTooNear } = plan.schedule;
  const { before, after } = timing(plan);
  const rows = phases.map(({ id, until, weeks: [from, to] }) => [
    until ? short(until, language) : language.weeks(from, to),
    ...language.phases[id],
  ]);
  if (day && !isTooNear)
    rows.push([`**${short(day.date, language)}**`, `**${language.theDay}**`, language.quote(day.text)]);
  const isBackwards = brief.studio.id === 'HOL';
  const ordered = isBackwards ? [...rows].reverse() : rows;
  return blocks(
    before,
    isShort || brief.studio.id === 'SUL' || brief.studio.id === 'JAD'
      ? points(ordered.map(([when, name, work]) => `${when}: ${name}, ${work}`))
      : table(language.timeHead, ordered),
    after,
  );
}

const MOST_QUESTIONS = 6;
const DECIDES =
  /(?<!\p{L})(?:decides?|decision|board|committee|council|approv\w+|veto\w*|sign(?:s|ed)? off|agree|entscheide\p{L}*|vorstand|verwaltungsrat|decid\p{L}+|junta|décid\p{L}+|bureau|comité)(?!\p{L})/iu;
const EXISTS =
  /(?<!\p{L})(?:attached|what we (?:do(?:n['’]t)? )?have|we have:|vorhanden|lo que tenemos|ce qu['’]on a|photos?|plans?|drawings?|files?|vector|pdf|svg|anbei|fotos?|pläne|adjunt\p{L}+|planos?|ci-joint|plans?)(?!\p{L})/iu;
const MAKERS =
  /(?<!\p{L})(?:print(?:er|ed|ing|shop)?|carpenter|welders?|workshop|factory|manufactur\w+|builder|made by|our own (?:shed|shop)|druckerei|schreiner|hersteller|werkstatt|imprenta|taller|imprimeur|atelier|menuisier|procur\w+)(?!\p{L})/iu;
const A_DAY =
  /(?<!\p{L})(?:ramadan|eid|asap|urgent\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|christmas|easter|spring|summer|autumn|winter|no (?:rush|hurry|deadline)|whenever|take your time|sin prisa|no hay prisa|keine eile|pas pressé|rien ne presse)(?!\p{L})/iu;

const A_SUM = /(?<!\p{L})(?:budget|money|geld|dinero|argent|presupuesto|kosten|price|cost|fee)(?!\p{L})/iu;

/** What a designer asks first of the things that are surely wanted. */
const ofThings = ({ reading: { wanted }, language }: Plan, said: string): string[] =>
  wanted
    .flatMap(({ of }) => (of ? [language.asksOf?.(of, said) ?? ''] : []))
    .filter((question, index, all) => question !== '' && all.indexOf(question) === index)
    .slice(0, 2);

/** What follows from what the request leaves open. */
function questions(plan: Plan): string[] {
  const { reading, language, told, isSilent, today } = plan;
  const said = `${reading.request}\n${reading.notes}`;
  const { day } = plan.schedule;
  const hasDay = reading.days.some(({ date }) => date > today);
  const isMade = reading.wanted.length === 0 || reading.wanted.some(({ of }) => of === undefined || of.isMade);
  return [
    isSilent ? language.askPicture : '',
    day?.isVague ? language.askWhichDay(language.quote(day.text)) : '',
    !day && told.dated.length > 0 ? language.askWhichOf : '',
    hasDay || A_DAY.test(said) ? '' : language.askDay,
    reading.sums.length > 0 || reading.isUnpaid || told.money.length > 0 || A_SUM.test(said) ? '' : language.askSum,
    DECIDES.test(said) ? '' : language.askDecides,
    plan.schedule.isTight || (reading.wanted.length > 3 && told.money.length > 0) ? language.askMost : '',
    ...ofThings(plan, said),
    EXISTS.test(said) ? '' : language.askExists,
    isMade && !MAKERS.test(said) ? language.askMaker : '',
  ]
    .filter((question) => question !== '')
    .slice(0, plan.isNote ? 3 : MOST_QUESTIONS);
}

const answers = ({ reading, language }: Plan): string | undefined =>
  reading.questions.map((question) => `**${language.quote(question)}** ${ANSWER}`).join('\n\n') || undefined;

function bodyOf(part: Part, plan: Plan, voice: Voice): string | undefined {
  const { told, language, brief } = plan;
  switch (part) {
    case 'understanding':
      return understanding(plan);
    case 'pictures':
      return brief.pictures.length > 0 ? picturesText(plan) : undefined;
    case 'scope':
      return scope(plan, voice);
    case 'conditions':
      return told.points.length > 0 ? blocks(language.bound, quotedPoints(told.points, language)) : undefined;
    case 'answers':
      return answers(plan);
    case 'schedule':
      return schedule(plan);
    case 'how': {
      const checks = checksFor(plan.reading.request, language.locale);
      return blocks(
        [voice.how, tried(plan)].filter(Boolean).join(' '),
        checks.length > 0 && language.early,
        checks.length > 0 && points(checks),
      );
    }
    case 'people':
      return voice.people;
    case 'questions': {
      const asked = questions(plan);
      return asked.length > 0 ? points(asked) : undefined;
    }
    case 'next':
      return voice.next.length > 1 ? steps(voice.next) : voice.next[0];
  }
}

/** How the things that are surely wanted are tried before they are final. */
function tried({ reading: { wanted }, language }: Plan): string | undefined {
  const trials = wanted.flatMap(({ said, of }) => (of?.proof ? [`${said.replace(/^the /i, '')} ${of.proof}`] : []));
  return trials.length > 0 ? language.tried?.(trials.slice(0, 2).map(plain)) : undefined;
}

const ended = (plan: Plan): string | false =>
  plan.brief.studio.id === 'SUL' && `${plan.language.closing}\n\n${NAME}\n${plan.brief.studio.name}`;

/** A few lines are answered by a few lines. */
function note(plan: Plan, voice: Voice): string {
  const { reading, told, language } = plan;
  const [before, ask, end] = voice.note;
  const said = [...told.about, ...told.points];
  const { after } = timing(plan);
  return blocks(
    before,
    (reading.wanted.length > 1 || !said.some((text) => text.includes(reading.wanted[0]?.said ?? ''))) &&
      reading.wanted.length > 0 &&
      language.asks(names(reading.wanted, language)),
    said.length > 0 && quotedPoints(said, language),
    answers(plan),
    scope(plan, voice, true),
    plan.schedule.day ? schedule(plan, true) : after,
    ask,
    points(questions(plan)),
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

const TITLE = 100;

/** 'Sign for the door that is read from the tram': its first phrase. */
const shortened = (name: string): string =>
  name.length < 30
    ? name
    : name
        .replace(/\s*\([^)]*\)/g, '')
        .replace(
          /(?<=.{8}),? (?:that|thats|which|who|where|for|with|at|from|in|on|des|que|qui|das|die|der|para|pour|für)(?!\p{L}).*$/iu,
          '',
        )
        .replace(/ (?:for|with|at|from|in|on|of|para|con|de|en|pour|avec|für|mit|von)$/iu, '');

/** 'Logo and beer mats for the Anchor Inn': what is made, and for whom; of a longer list only for whom. */
function titleFrom(wanted: readonly Wanted[], client: string | undefined, language: Language): string {
  const [first, ...rest] = wanted;
  const things = first && list([shortened(first.name), ...rest.map(({ said }) => shortened(said))], language.and);
  const title = language.title(things, client);
  return wanted.length < 4 && title.length <= TITLE ? title : language.title(undefined, client).slice(0, TITLE + 20);
}

export function titleOf({ reading, brief, isSilent, language }: Plan): string {
  const { pictures } = brief;
  if (isSilent)
    return pictures.length === 1
      ? 'From a reference picture'
      : `From ${numberWord(pictures.length)} reference pictures`;
  return titleFrom(reading.wanted, reading.client, language);
}

/** A name for a request, before anything is written for it. */
export function proposalTitle(request: string): string {
  const reading = readRequest(request, new Date(0));
  const words = request.replace(/\s+/g, ' ').trim();
  if (reading.wanted.length > 0)
    return titleFrom(reading.wanted, reading.client, languageOf(reading.request, reading.isForeign));
  return words.length <= 80 ? words : `${words.slice(0, 79).replace(/\s+\S*$/, '')}…`;
}

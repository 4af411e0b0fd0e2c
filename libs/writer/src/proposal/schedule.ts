import { addDays, addWorkingDays, daysBetween, isWorkday, workdayAt, workingDaysBetween } from './calendar';
import type { Language } from './language';
import { headOf } from './order/excluded';
import { firstPhrase } from './order/kinds';
import { labelOf } from './order/labels';
import type { Order, Thing } from './order/order';
import type { Day, DayRole } from './reading/days';
import type { Reading } from './reading/request';
import { laidOut, type Row, type Step, stationsOf, type Stretch, usualOf } from './stations';
import { PHASES, theyBuild, type TradeId } from './trades';

export interface Schedule {
  rows: Row[];
  /** the last phase has to end by then */
  deadline?: Day;
  /** it takes the time that they name, up to this day */
  spread?: Date;
  /** on which the work begins, if the order comes in time */
  start: Date;
  /** working days there are up to a day, and that it usually takes; only where they do not suffice */
  tight?: Stretch;
  /** weeks that are left over before the last day */
  reserve: number;
}

/** They decide on what we show, and not on the order. */
const OF_DRAFT =
  /(?<!\p{L})(?:names?|designs?|drafts?|concepts?|ideas?|directions?|layouts?|routes?|entw(?:u|ü)rfe?|konzepte?|diseños?|bocetos?|esquisses?|projet)(?!\p{L})/iu;
/** From a proposal to its order. */
const TO_ORDER = 10;
/** What is asked for in two lines is a small piece of work. */
const SMALL = 260;
const SMALL_SIZE = 0.4;
/** What is ordered has to be made before a builder can come. */
const AHEAD = 30;
const LONG_AWAY = 28;
/** In less than so much of the usual time nothing can be in use. */
const POSSIBLE = 0.5;
/** A decision that is so far away is not on the order, but on what we show. */
const SOON = 60;
const MONTH = 30.4;

const ON_WISH =
  /(?<!\p{L})(?:if possible|ideally|would be nice|nice to have|wäre schön|sería bueno|serait bien|preferably|wenn möglich|am liebsten|idealerweise|si es posible|idealmente|si possible|idéalement)(?!\p{L})/iu;
/** By then it is paid for; what others make is not in it. */
export const SPENT =
  /(?<!\p{L})(?:spent|invoiced|settled|reported|accounted|abgerechnet|gastado|justificad\p{L}*|dépensé|justifié)(?!\p{L})/iu;
const WHOLE =
  /(?<!\p{L})(?:all(?! of (?:us|you))|everything|the rest|whole|full roll-?out|alles|der rest|tout|toute|todo)(?!\p{L})/iu;
const UNTIL = /^(?:until|till|hasta|jusqu)/iu;

const firm = (days: readonly Day[]): readonly Day[] => {
  const sure = days.filter(({ clause }) => !ON_WISH.test(clause));
  return sure.length > 0 ? sure : days;
};

/** The phases of the work; small work is short, and what others program ends with the handover. */
function stepsOf({ main, things }: Order, { request, durations }: Reading): Step[] {
  const size = request.length < SMALL && things.length < 4 ? SMALL_SIZE : 1;
  const of = (id: TradeId): Step[] =>
    PHASES[id].map((phase, index) => ({
      ...phase,
      days: Math.max(2, Math.round(phase.days * size)),
      trade: id,
      index,
    }));
  if (main === 'web' && theyBuild(request)) return [...of('web').slice(0, 2), ...of('general').slice(2)];
  // of several kinds: whoever prints and builds comes after our files, and takes as long as the letter says
  const making = durations.filter(({ kind }) => kind === 'making').map(({ days }) => Math.round((days * 5) / 7));
  const isMade = main === 'general' && (making.length > 0 || things.some(isMadeByOthers));
  const made = isMade
    ? of('identity')
        .filter((phase) => phase.isMade)
        .map((phase) => ({ ...phase, days: Math.max(phase.days, ...making) }))
    : [];
  return [...of(main), ...made];
}

/** The client's days that are still to come, by what they are for. */
type Days = (...roles: DayRole[]) => Day[];

/** An order takes its time, they may say when to begin, and a decision is waited for. */
function startOf(of: Days, today: Date, isInTwoStages: boolean) {
  const order = addWorkingDays(today, TO_ORDER);
  const [begins, decision, offer] = [of('start')[0], of('decision')[0], of('offer')[0]];
  const isOnDraft =
    decision !== undefined &&
    (isInTwoStages || OF_DRAFT.test(decision.clause) || workingDaysBetween(today, decision.date) > SOON) &&
    workingDaysBetween(order, decision.date) > 14;
  const dates = [
    order,
    begins?.date,
    decision && !isOnDraft ? addWorkingDays(decision.until ?? decision.date, 2) : undefined,
    offer && addWorkingDays(offer.date, TO_ORDER),
  ].filter((date) => date !== undefined);
  return {
    start: addWorkingDays(addWorkingDays(new Date(Math.max(...dates.map(Number))), -1), 1),
    /** something in the letter tells it */
    isNamed: dates.length > 1,
    /** and it cannot be later, either */
    isFixed: begins !== undefined || of('soon').length > 0,
    ...(isOnDraft && { onDraft: decision }),
  };
}

const isSpent = ({ clause, passage }: Day): boolean => SPENT.test(clause) || SPENT.test(passage.text);
/** 'From May' is said more exactly where a day of May is named. */
const exact = (days: readonly Day[]): readonly Day[] => {
  const named = days.filter(({ isVague }) => !isVague);
  return days.filter(
    (one) =>
      !one.isVague ||
      // 'guests arrive on 3 April, so it has to be here by mid-March'
      (HERE.test(one.clause) && named.every(({ date }) => one.date < date)) ||
      !named.some(({ date }) => Math.abs(daysBetween(one.date, date)) < NEAR),
  );
};
const NEAR = 45;
const HERE =
  /(?<!\p{L})(?:needs? to be|ha(?:s|ve) to be|must be|should be|muss|müssen|debe\p{L}*|doi(?:t|vent)) (?:\p{L}+ )?(?:here|there|ready|done|up|in|fertig|da|list[oa]s?|prêt\p{L}*)(?!\p{L})/iu;
/** It is there for everybody. */
const OPENING =
  /(?<!\p{L})(?:(?:needs? to|ha(?:s|ve) to|must) be (?:here|there|ready|up)|open(?:s|ing)?|deliver\p{L}*|ready|needed|due|in use|in (?:the |all )?(?:\p{L}+ )?(?:shops|stores)|shel(?:f|ves)|launch\p{L}*|go(?:es)?[- ]live|live|on sale|fair|expo|premiere|inaugur\p{L}+|(?:wieder)?eröffn\p{L}*|start(?:et)? der|messe|ouvr\p{L}+|ouverture|lancement|salon|abr(?:e|imos)|apertura|lanzamiento|feria)(?!\p{L})/iu;

const NAME_ALONE =
  /(?<!\p{L})names? (?:\p{L}+ ){0,3}(?:settled|decided|chosen|found|fixed|registered)(?!\p{L})|(?<!\p{L})namen? (?:\p{L}+ ){0,3}(?:feststehen|entschieden)/iu;
/** Of so few things the day of one is that of all, where no other is named. */
const FEW = 3;
/** The first day on which it can be in use, and the last before it on which its files are due. */
function endOf(of: Days, start: Date, usual: number, things: readonly Thing[]) {
  const due = (one: Day) => one.date > start && (!UNTIL.test(one.text) || one.role === 'live');
  const window = of('window').find(due);
  // 'the halls need posters by 1 April': the rest has its own day
  const ofAll = (named: readonly Day[]): readonly Day[] => {
    const wholes = named.filter((one) => !isOfSome(one, things) || WHOLE.test(one.clause));
    // … or where there is time for all of it until then
    return wholes.length > 0
      ? wholes
      : named.filter(({ date }) => things.length <= FEW || workingDaysBetween(start, date) > usual);
  };
  const all = ofAll(of('live').filter(due));
  // a name that is settled is not yet in use
  const uses = firm(all.filter(({ clause }) => !NAME_ALONE.test(clause)));
  // what is only paid for by then ends the work where nothing else does
  const used = uses.filter((one) => !isSpent(one));
  // … nor where works have their days
  const lives = exact(used.length > 0 || window ? used : uses);
  const files = firm(ofAll(of('files').filter(due)))
    .filter(({ date }) => !lives[0] || date < lives.at(-1)!.date)
    .at(-1);
  // 'the first forty in April, everything by July'
  const whole = lives.findLast(({ clause }) => WHOLE.test(clause));
  const unnamed = of('day').filter(due);
  const after = lives.filter(({ date }) => (!window || date >= window.date) && (!files || date > files.date));
  const isPossible = ({ date }: Day) => workingDaysBetween(start, date) > usual * POSSIBLE;
  const live =
    whole ??
    after.find((one) => OPENING.test(one.clause) && isPossible(one)) ??
    after.find(isPossible) ??
    after.at(-1) ??
    window ??
    (files ? unnamed.find(({ date }) => date > files.date) : (lives[0] ?? unnamed.at(-1)));
  // the evening before the first day is the opening
  const eve = live && lives.findLast(({ date }) => date < live.date && daysBetween(date, live.date) < 4);
  return { window, files, live: eve ?? live, last: used.at(-1) };
}

const MADE: readonly (TradeId | undefined)[] = [
  'signage',
  'goods',
  'packaging',
  'print',
  'exhibition',
  'stand',
  'space',
  'product',
];
export const isMadeByOthers = ({ kind, of }: Thing): boolean => of?.isMade === true || MADE.includes(kind);

const TWICE = /(?<!\p{L})(?:twice|two times|zweimal|dos veces|deux fois)(?!\p{L})/iu;
/** Days of the calendar for which somebody has to look at what is finished. */
const clearanceOf = ({ durations }: Reading): number =>
  durations
    .filter(({ kind }) => kind === 'clearance')
    .reduce((sum, { days, passage }) => sum + days * (TWICE.test(passage.text) ? 2 : 1), 0);

/** The plan: the phases of the work, reckoned back from the client's days, and these days under the nouns of what happens on them. */
export function scheduleOf(order: Order, reading: Reading, today: Date, language: Language): Schedule {
  const days = exactIn(reading.days)
    .filter(({ date, until, role }) => role !== 'told' && (role === 'away' && until ? until : date) > today)
    .sort((one, other) => +one.date - +other.date);
  const of: Days = (...roles) => days.filter(({ role }) => roles.includes(role));
  // where they are away for longer the work goes on
  const away = of('away').filter(({ date, until }) => !until || daysBetween(date, until) < LONG_AWAY);
  const isOpen = (date: Date): boolean =>
    isWorkday(date) && !away.some((one) => date >= one.date && date <= (one.until ?? one.date));

  const { start, isNamed, onDraft } = startOf(of, today, reading.stages.length === 2);
  const all = stepsOf(order, reading);
  const { window, files, live } = endOf(of, start, usualOf(all), order.things);
  // what others program ends with its files
  const end = order.main === 'web' && theyBuild(reading.request) ? (files ?? live) : (live ?? files);
  const spread = !end && reading.length ? addDays(start, Math.round(reading.length.months * MONTH)) : undefined;
  const endDate = spread ?? (end && end === window ? (window.until ?? window.date) : end?.date);
  // what is made comes between the files and the use; without a day of use it is not ours
  const isMade =
    live !== undefined &&
    !SPENT.test(live.clause) &&
    all.some((phase) => phase.isMade) &&
    (order.main !== 'identity' || order.things.some(isMadeByOthers));
  const steps = isMade || !end ? all : all.filter((phase) => !phase.isMade);
  const made = usualOf(steps.filter((phase) => phase.isMade));
  /** The last of them that is before the files and the use. */
  const last = (role: DayRole) =>
    of(role).findLast(({ date }) => date > start && (!files || date < files.date) && (!live || date < live.date));
  const clearance = clearanceOf(reading);
  const sent =
    files?.date ??
    (window && addWorkingDays(window.date, -AHEAD)) ??
    (clearance > 0 && endDate ? addWorkingDays(endDate, -made) : undefined);
  const own = dueRows(order, days, endDate, start, isOpen, language);
  // what is due on a day of its own has to be finished for it
  const first = own
    .filter(
      ({ things, until }) =>
        things && things.length * 2 > order.things.length && until && (!endDate || until < endDate),
    )
    .map(({ until }) => until!)
    .sort((one, other) => +one - +other)[0];
  const cleared = sent && clearance > 0 ? addWorkingDays(sent, -Math.round((clearance * 5) / 7)) : sent;
  const finished = first && (!cleared || first < cleared) ? first : cleared;
  // what is to be shown before then is drawn without them
  const isShownBefore = of('draft', 'test')[0] !== undefined || onDraft !== undefined;
  const begins = isShownBefore ? start : fedFrom(of('supply'), steps, start, endDate);
  const stations = stationsOf(steps, begins, {
    draft: last('draft') ?? onDraft,
    test: last('test'),
    files: isMade || clearance > 0 || first ? finished : undefined,
    access: isMade ? of('access').find(({ date }) => date > start)?.date : undefined,
    end: isMade || clearance === 0 ? endDate : undefined,
    isCounted: files === undefined && window === undefined,
    isSpread: spread !== undefined,
  });
  const { rows: phases, tight, reserve } = laidOut(steps, stations, begins, isOpen, files !== undefined);

  const isInWeeks = (tight?.isTooNear ?? false) || !(end || spread || isNamed || stations.length > 0);
  const dues = own.filter(
    ({ day, isOwn }) =>
      !day ||
      isOwn ||
      +day.date === +(endDate ?? 0) ||
      !phases.some(({ until }) => Math.abs(daysBetween(until!, day.date)) < 4 || (day.isVague && end)),
  );
  const approval: Row[] =
    finished && sent && clearance > 0
      ? [{ isApproval: true, until: approvedBy(phases, clearance, workdayAt(sent, isOpen), isOpen) }]
      : [];
  return {
    rows: isInWeeks
      ? [...inWeeks(steps), ...dues.filter(({ day }) => day)]
      : [...phases, ...approval, ...dues].sort(
          (one, other) => +one.until! - +other.until! || (one.day ? 1 : 0) - (other.day ? 1 : 0),
        ),
    ...(end && endDate && { deadline: { ...end, date: endDate } }),
    ...(spread && { spread }),
    start: begins,
    ...(tight && { tight }),
    reserve: isInWeeks ? 0 : reserve,
  };
}

/** Of the phases those that need none of their texts: a beginning, and a draft. */
const UNFED = 2;
/** When work begins that is fed by their texts and pictures: so that its drafts are there when these come. */
function fedFrom(supplies: readonly Day[], steps: readonly Step[], start: Date, end: Date | undefined): Date {
  const supply = supplies.findLast(({ date, clause }) => !TRANSLATED.test(clause) && (!end || date < end));
  if (!supply) return start;
  const ahead = addWorkingDays(supply.date, -usualOf(steps.slice(0, UNFED)));
  return ahead > start ? ahead : start;
}
/** What comes later than the first of it holds up nothing. */
const TRANSLATED = /(?<!\p{L})(?:translat\p{L}*|last|final|remaining|übersetz\p{L}*|tradu\p{L}*)(?!\p{L})/iu;

/** So long after the last of our phases, and no later than what is made of it has to be sent. */
function approvedBy(phases: readonly Row[], clearance: number, latest: Date, isOpen: (date: Date) => boolean): Date {
  const last = phases.findLast(({ phase }) => phase && !phase.isMade)?.until ?? latest;
  const first = addWorkingDays(last, Math.round((clearance * 5) / 7), isOpen);
  return first < latest ? first : latest;
}

/** 'before the spring rush, so 1 March': the day is meant. */
const exactIn = (days: readonly Day[]): Day[] =>
  days.flatMap((one): Day[] => {
    const others = days.filter(({ passage }) => passage === one.passage);
    const isNear = (other: Day) => Math.abs(daysBetween(one.date, other.date)) < NEAR;
    if (
      one.role === 'live' &&
      one.isVague &&
      others.some((other) => other.role === 'day' && !other.isVague && isNear(other))
    )
      return [];
    return one.role === 'day' &&
      !one.isVague &&
      others.some((other) => other.role === 'live' && other.isVague && isNear(other))
      ? [{ ...one, role: 'live' }]
      : [one];
  });

/** How long whoever makes it usually needs, in working days. */
const MAKING: Readonly<Partial<Record<TradeId, number>>> = {
  packaging: 20,
  goods: 20,
  signage: 15,
  exhibition: 25,
  stand: 20,
  space: 30,
  product: 40,
  print: 10,
  campaign: 10,
  identity: 10,
};

/** Each day of the client's that has a noun; and what is due on a day of its own goes to its makers before that. */
function dueRows(
  { things }: Order,
  days: readonly Day[],
  end: Date | undefined,
  start: Date,
  isOpen: (date: Date) => boolean,
  language: Language,
): Row[] {
  const seen = new Set<string>();
  return days.flatMap((day): Row[] => {
    // what is asked of us is answered elsewhere
    if (day.isCounted || (day.isVague && day.until && daysBetween(day.date, day.until) > 60)) return [];
    if (day.role === 'offer' || day.passage.text.endsWith('?') || (day.role === 'day' && !/\d/u.test(day.text)))
      return [];
    if (day.role === 'away' && day.isVague) return [];
    // 'we open in May … on 21 May': told once
    if (day.isVague && days.some((one) => !one.isVague && one.role === day.role && isSameMonth(one, day))) return [];
    const isDue = (day.role === 'live' || day.role === 'day') && +day.date !== +(end ?? 0) && !isSpent(day);
    // 'tickets go on sale on 1 May, by then website and logo should be there'
    const isOnly = days.filter(({ passage }) => passage.text === day.passage.text).length === 1;
    const said = isOnly && day.passage.text.length < 220 ? day.passage.text : day.clause;
    const named =
      isDue && things.length > 1 ? things.filter((one) => !one.name.includes(day.text) && isNamedIn(one, said)) : [];
    const { text: label, isOwn = true } =
      day.role === 'away'
        ? { text: language.away }
        : (labelOf(day, language, named[0] && firstPhrase(named[0].name)) ??
          (+day.date === +(end ?? 0) && days.every((one) => one === day || +one.date !== +day.date)
            ? { text: language.labels.ready }
            : {}));
    const key = `${+day.date} ${label ?? ''}`;
    if (label === undefined || seen.has(key)) return [];
    seen.add(key);
    const row: Row = { day, label, isOwn, until: day.date };
    const making = Math.max(0, ...named.map(({ kind }) => (kind && MAKING[kind]) ?? 0));
    const sent = addWorkingDays(day.date, -making, isOpen);
    return named.length > 0 && named.length < 4 && (making > 0 || named.length < things.length) && sent > start
      ? [{ things: named, until: sent }, row]
      : [row];
  });
}
const isSameMonth = (one: Day, other: Day): boolean =>
  [other.date, addWorkingDays(other.date, 1)].some(
    (date) => date.getUTCMonth() === one.date.getUTCMonth() && date.getUTCFullYear() === one.date.getUTCFullYear(),
  );
/** 'The tickets go on sale in March', of 'Tickets for the ferry'. */
const isNamedIn = ({ name }: Thing, clause: string): boolean => {
  const head = headOf(name);
  // 'a cinema spot series' is told by its spots
  const heads = (OF_ANY.test(head) ? (firstPhrase(name).match(/\p{L}{4,}/gu) ?? []).map(headOf) : [head]).filter(
    (one) => one.length > 3 && !OF_ANY.test(one),
  );
  return (clause.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) =>
    heads.some((one) => headOf(word) === one || (one.length > 4 && word.startsWith(one))),
  );
};
/** Tells of no thing which it is. */
const OF_ANY =
  /^(?:desig|design|concept|campaig|kampag|launch|project|work|set|seri|serie|new|small|short|simple|better|large|public|annual|display|material|system|training|printed|internal|mobile|permanent)$/iu;
/** The days that are for some of the things alone. */
const isOfSome = (day: Day, things: readonly Thing[]): boolean => {
  const named = things.filter((one) => isNamedIn(one, day.clause)).length;
  return named > 0 && named * 2 <= things.length;
};

/** At the usual pace, from the order on. */
function inWeeks(steps: readonly Step[]): Row[] {
  let passed = 0;
  return steps.map((phase) => {
    const from = Math.floor(passed / 5) + 1;
    passed += phase.days;
    return { phase, weeks: [from, Math.max(1, Math.ceil(passed / 5))] };
  });
}

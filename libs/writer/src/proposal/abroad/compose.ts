import { capital } from '../../pen';
import { blocks, heading, plain, points, steps, table } from '../markdown';
import { boundTexts } from '../parts/bounds';
import { frameOf, isMakingInside, isUnpaid, shareOf, termsOf } from '../parts/frame';
import { PRICE } from '../parts/marks';
import type { Part } from '../parts/names';
import { wishTexts } from '../parts/scope';
import { clauseOf, namedDays } from '../parts/time';
import type { Plan } from '../plan';
import { trimmed } from '../reading/sayings';
import type { Phase } from '../schedule';
import { centralWish, strongest } from '../statement';
import type { Language } from './language';

const ORDER: readonly Part[] = [
  'understanding',
  'scope',
  'conditions',
  'conflicts',
  'answers',
  'schedule',
  'how',
  'people',
  'questions',
  'next',
];

const nounOf = (plan: Plan, language: Language): string => language.jobs[plan.reading.job.id].noun;
/** The whole work, and the pieces beside it. */
const namesOf = (plan: Plan, language: Language): string[] => [
  ...(plan.pieces.isStaged && plan.reading.job.id !== 'pieces' ? [nounOf(plan, language)] : []),
  ...plan.pieces.rows.map(({ name }) => name),
];
const listed = (items: readonly string[], { and }: Language): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

/** Where what they are ends: what they do or want is said by the letter itself. */
const ENDS =
  /[;:].*$|[,.]?\s(?:und|aber|weil|y|pero|porque|et|mais|car)\s(?:wir|ich|nos|nous|je|yo|queremos|necesitamos|tenemos|brauchen|suchen)(?!\p{L}).*$/iu;

/** Who they are, and the one sentence that says best what is wanted. */
function toldFirst(plan: Plan, language: Language): { who?: string; wish?: string; used: string[] } {
  const { passages } = plan.reading.letter;
  const found = passages.slice(0, 5).find(({ text, isOthers }) => !isOthers && language.self.test(text));
  const what =
    found &&
    language.self
      .exec(found.text)?.[1]
      ?.replace(ENDS, '')
      .replace(/[\s.,!]+$/, '');
  const wish = centralWish(plan)?.text;
  const isWhole = found !== undefined && what !== undefined && what.length > found.text.length * 0.6;
  return {
    ...(what &&
      what.length < 200 && {
        who: language.youAre(
          what,
          /^(?:soy|je suis|ich bin)/i.test(found?.text.replace(/^\p{L}+(?: \p{L}+)?, /u, '') ?? ''),
        ),
      }),
    ...(wish && { wish }),
    used: [...(wish ? [wish] : []), ...(found && isWhole ? [trimmed(found.text)] : [])],
  };
}

function scope(plan: Plan, language: Language): string {
  const { pieces, reading } = plan;
  const words = language.jobs[reading.job.id];
  const noun = capital(nounOf(plan, language));
  const isFree = isUnpaid(plan);
  const rows: string[][] = [
    ...(pieces.isStaged
      ? words.stages.map(([name, gives]) => [
          `**${reading.job.id === 'pieces' ? name : `${noun}: ${name}`}**`,
          gives,
          PRICE,
        ])
      : []),
    ...pieces.rows.map(({ name, detail, of }) => [
      `**${plain(name)}**${detail.length > 0 ? `, ${plain(detail.join(', '))}` : ''}`,
      language.gives(of),
      PRICE,
    ]),
  ];
  if (rows.length > 1) rows.push([`**${language.together}**`, language.ordered, PRICE]);
  const shown = isFree ? rows.slice(0, rows.length > 1 ? -1 : 1).map((row) => row.slice(0, 2)) : rows;
  const head = isFree ? language.columns.slice(0, 2) : language.columns;
  const wishes = wishTexts(plan, toldFirst(plan, language).used);
  const isMade = pieces.isStaged ? words.making !== undefined : pieces.rows.some(({ of }) => of.isMade);
  return blocks(
    plan.brief.studio.id === 'SUL'
      ? points(shown.map(([name, gives, price]) => `${name}: ${gives}.${price ? ` ${price}` : ''}`))
      : table(head, shown),
    wishes.length > 0 && blocks(language.wishes, points(wishes)),
    reading.maybe.length > 0 &&
      language.later(
        plain(
          listed(
            reading.maybe.map(({ name }) => name),
            language,
          ),
        ),
      ),
    reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => language.sorry[kind]))].join(' '),
    isMade && !isFree && !isMakingInside(plan) && language.without(words.making?.[0] ?? language.phases.making[0]),
    money(plan, language),
  );
}

function money(plan: Plan, language: Language): string | undefined {
  if (isUnpaid(plan)) return language.unpaid;
  const frame = frameOf(plan);
  const share = frame && shareOf(frame);
  const terms = termsOf(plan);
  return (
    blocks(
      frame &&
        `${language.frame(plain(frame))} ${share ? language.share(plain(share)) : isMakingInside(plan) ? language.holds : language.ceiling}`,
      terms && language.terms(language.quote(plain(terms))),
    ) || undefined
  );
}

function schedule(plan: Plan, language: Language): string {
  const { phases, day, due, end, left = 0, all, makingDays, usualMaking, isTight, isHopeless } = plan.schedule;
  const long = (date: Date) =>
    date.toLocaleDateString(language.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const short = (date: Date) =>
    date.toLocaleDateString(language.locale, {
      day: 'numeric',
      month: 'long',
      ...(date.getUTCFullYear() !== plan.today.getUTCFullYear() && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  const rows = phases.map((phase): [at: number, row: string[]] => [
    +(phase.from ?? 0),
    [
      phase.from && phase.to
        ? +phase.from < +phase.to
          ? `${short(phase.from)} ${language.to} ${short(phase.to)}`
          : short(phase.to)
        : weeksOf(phase, language),
      ...phaseOf(phase, plan, language),
    ],
  ]);
  const isDated = phases.some(({ to }) => to !== undefined);
  const named = namedDays(plan);
  if (isDated)
    for (const one of named)
      rows.push([
        +one.date + 1,
        [short(one.date), one === day ? language.theDay : (language.days[one.role] ?? ''), clauseOf(plan, one)],
      ]);
  rows.sort(([one], [other]) => one - other);
  const spare = day && end ? Math.round((+day.date - +end) / (7 * 24 * 60 * 60_000)) : 0;
  return blocks(
    day &&
      (isHopeless
        ? language.hopeless(long(day.date), left, all)
        : [
            day.isVague
              ? language.vague(language.quote(plain(day.text)), long(day.date))
              : language.planned(long(day.date)),
            due && makingDays > 0 ? language.ready(long(due)) : '',
            makingDays < usualMaking * 0.6 ? language.making(makingDays, usualMaking) : '',
            isTight ? language.tight(left, all) : spare > 2 ? language.spare(spare) : '',
          ]
            .filter(Boolean)
            .join(' ')),
    table(
      language.timeHead,
      rows.map(([, row]) => row),
    ),
    !isDated && named.length > 0 && language.also(named.map((one) => clauseOf(plan, one)).join('; ')),
  );
}

const weeksOf = ({ weeks }: Phase, language: Language): string => {
  const [from = 1, to = from] = (weeks.match(/\d+/g) ?? []).map(Number);
  return language.weeks(from, to);
};

function phaseOf({ id, wait }: Phase, plan: Plan, language: Language): readonly [name: string, work: string] {
  const words = language.jobs[plan.reading.job.id];
  const stage = { start: 0, ideas: 1, development: 2 }[id as 'start'];
  const name = plan.pieces.isStaged && stage !== undefined ? words.stages[stage]?.[0] : undefined;
  if (id === 'wait') return [language.phases.wait[0], wait ? language.quote(plain(trimmed(wait.text))) : ''];
  if (id === 'making') return words.making ?? language.phases.making;
  return name
    ? [name, id === 'start' ? language.phases.start[1] : id === 'ideas' ? language.whole : language.work]
    : language.phases[id];
}

function questions(plan: Plan, language: Language): string | undefined {
  const { reading, schedule: planned, pieces } = plan;
  const { request, sums, job } = reading;
  const { day } = planned;
  const all = [
    ...(day?.isVague
      ? [language.whichDay(language.quote(plain(day.text)))]
      : day || language.noRush.test(request)
        ? []
        : [language.askDay]),
    ...(pieces.isStaged || pieces.rows.every(({ of }) => language.asks(of, request) === undefined)
      ? language.jobs[job.id].asks.filter(([, unless]) => !unless.test(request)).map(([text]) => text)
      : []),
    ...pieces.rows.flatMap(({ of }) => language.asks(of, request) ?? []),
    ...(sums.length > 0 || isUnpaid(plan) ? [] : [language.askSum]),
  ];
  return all.length > 0 ? points([...new Set(all)].slice(0, 5)) : undefined;
}

function bodyOf(part: Part, plan: Plan, language: Language): string | undefined {
  const { reading, brief, schedule: planned } = plan;
  const words = language.jobs[reading.job.id];
  const first = toldFirst(plan, language);
  const studio = brief.studio.id;
  switch (part) {
    case 'understanding':
      return blocks(
        first.who && plain(first.who),
        [
          reading.job.id === 'pieces' || !plan.pieces.isStaged ? '' : language.youWant(nounOf(plan, language)),
          first.wish ? `${language.ownWords} ${language.quote(plain(first.wish))}` : '',
        ]
          .filter(Boolean)
          .join(' '),
        [
          words.after,
          planned.day && !planned.isHopeless && !planned.day.isVague
            ? language.dayThatCounts(
                planned.day.date.toLocaleDateString(language.locale, {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                }),
              )
            : '',
        ]
          .filter(Boolean)
          .join(' '),
      );
    case 'scope':
      return scope(plan, language);
    case 'conditions': {
      const { bound, facts } = boundTexts(plan, first.used);
      return (
        blocks(
          bound.length > 0 && blocks(language.bound, points(bound)),
          facts.length > 0 && blocks(language.facts, points(facts)),
        ) || undefined
      );
    }
    case 'conflicts': {
      const texts = reading.tensions.filter(({ isOfPeople }) => isOfPeople).flatMap((one) => one.texts);
      return texts.length > 0
        ? `${texts.map((text) => language.quote(plain(text))).join(' ')} ${language.conflict}`
        : undefined;
    }
    case 'answers':
      return (
        reading.questions
          .map(
            (question) =>
              `**${language.quote(plain(question))}** ${language.replies.find(([asked]) => asked.test(question))?.[1] ?? ''}`,
          )
          .join('\n\n') || undefined
      );
    case 'schedule':
      return schedule(plan, language);
    case 'how': {
      const own = strongest(plan).map(({ text }) => language.quote(plain(text)));
      return [words.view, own.length > 0 ? language.strongest(own) : '', language.rounds[planned.rounds - 1]]
        .filter(Boolean)
        .join(' ');
    }
    case 'people':
      return language.people[studio];
    case 'questions':
      return questions(plan, language);
    case 'next':
      return language.next[studio].length > 1 ? steps(language.next[studio]) : language.next[studio][0];
    default:
      return undefined;
  }
}

/** The proposal in another language than English, under the headings of the studio. */
export function composed(plan: Plan, language: Language): string {
  const { id, name } = plan.brief.studio;
  const things = plain(listed(namesOf(plan, language), language)) || language.jobs.pieces.noun;
  return blocks(
    id === 'JAD'
      ? undefined
      : language.hello(plan.reading.letter.signer ? plain(plan.reading.letter.signer) : '[name]'),
    language.opening[id](things),
    ...ORDER.flatMap((part) => {
      const body = bodyOf(part, plan, language);
      return body ? [heading(language.headings[id][part]), body] : [];
    }),
    id === 'SUL' && `${language.closing}\n\n[name]\n${name}`,
  );
}

/** 'Logo, Briefpapier und drei weitere für Dr. Jana Petermann' */
export function titleIn(plan: Plan, language: Language): string {
  const names = namesOf(plan, language).map((name) => capital(name.replace(/,.*$/, '')));
  const shown = names.slice(0, names.length > 3 ? 2 : 3);
  const more = names.length - shown.length;
  const things =
    listed([...shown, ...(more > 0 ? [language.more(more)] : [])], language) || capital(language.jobs.pieces.noun);
  return language.title(things, plan.reading.letter.signer).slice(0, 110);
}

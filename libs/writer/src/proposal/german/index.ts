import { blocks, heading, plain, points, steps, table } from '../markdown';
import { ANSWER, CONFIRM, NAME, PRICE } from '../parts/marks';
import type { Plan } from '../plan';
import type { Group } from '../reading/said';
import { clauseOfDay, type DayInRole } from '../reading/roles';
import type { PhaseId } from '../schedule';
import type { StudioId } from '../studios';
import { asksOf, givesOf } from './deliverables';

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|nicht|wir|ist|sind|ein|eine|einen|mit|auf|für|von|zu|im|den|dem|haben|uns|ich|bitte|auch|bis)(?!\p{L})/giu;
const OTHERS = /(?<!\p{L})(?:het|een|voor|van|niet|zijn|och|att|som|ikke|og|les|nous|para|con|que|della)(?!\p{L})/giu;
const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

export const isGerman = (text: string): boolean =>
  count(text, GERMAN) > 3 && count(text, GERMAN) > 3 * count(text, OTHERS);

type Part = 'understanding' | 'scope' | 'conditions' | 'answers' | 'schedule' | 'how' | 'people' | 'questions' | 'next';

interface Voice {
  opening(plan: Plan, things: string): string;
  parts: readonly (readonly [Part, string])[];
  how: string;
  people: string;
  next: string;
  isInPoints?: boolean;
  closing?(studio: string): string;
}

const salutation = ({ reading: { letter } }: Plan) => `Guten Tag ${letter.signer ? plain(letter.signer) : NAME},`;
const numberOf = (things: number) =>
  things === 1
    ? 'eine Sache'
    : `${['null', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'][things] ?? String(things)} Dinge`;

const VOICES: Record<StudioId, Voice> = {
  TI: {
    opening: (plan, things) =>
      blocks(
        salutation(plan),
        `Sie fragen nach ${numberOf(plan.reading.asked.length)
          .replace(/^eine Sache/, 'einer Sache')
          .replace(/Dinge$/, 'Dingen')}: ${things}. Jede Position hat unten ihre eigene Zeile und ihren eigenen Preis.`,
      ),
    parts: [
      ['understanding', 'Ausgangslage'],
      ['scope', 'Umfang und Preise'],
      ['conditions', 'Ihre Bedingungen und wo sie gelten'],
      ['answers', 'Ihre Fragen'],
      ['schedule', 'Terminplan'],
      ['how', 'Vorgehen'],
      ['people', 'Beteiligte'],
      ['questions', 'Offene Punkte vor Beginn'],
      ['next', 'Nächste Schritte'],
    ],
    how: 'Wir entscheiden am echten Stück und nicht am Bildschirm. Zu jedem Schritt gibt es eine Empfehlung mit Gründen und eine Sache, die Sie entscheiden; was entschieden ist, halten wir am selben Tag fest.',
    people: `${NAME} leitet und ist für Sie da; ${NAME} gestaltet. Auf Ihrer Seite sammelt eine Person, was alle sagen.`,
    next: 'Sie beantworten die offenen Punkte und streichen, was Sie nicht wollen. Was bleibt, schreiben wir auf eine Seite, die beide unterschreiben.',
  },
  SUL: {
    opening: (plan, things) =>
      blocks(
        salutation(plan),
        `danke für Ihren Brief. Wenn wir richtig gelesen haben, wünschen Sie sich ${numberOf(plan.reading.asked.length)}: ${things}. Unterbrechen Sie uns, wo wir falsch gehört haben.`,
      ),
    parts: [
      ['understanding', 'Was wir gehört haben'],
      ['answers', 'Sie haben gefragt'],
      ['scope', 'Was Sie in der Hand hätten'],
      ['conditions', 'Was feststeht'],
      ['how', 'Wie wir es angehen würden'],
      ['schedule', 'Wann'],
      ['people', 'Wer bei Ihnen wäre'],
      ['questions', 'Was wir gern wüssten'],
      ['next', 'Wenn es Ihnen gefällt'],
    ],
    how: 'Wir würden zuerst zuhören, mit allem, was es schon gibt, auf einem Tisch. Dann zeichnen wir und kommen mit Entwürfen wieder, die wir vertreten können, gezeigt dort, wo Menschen ihnen begegnen.',
    people: `${NAME} würde die Arbeit leiten und wäre am Telefon für Sie da; ${NAME} würde zeichnen.`,
    next: 'Schreiben Sie zurück oder rufen Sie an, mit dem, was Sie beantworten können; eine halbe Stunde genügt. Danach steht alles auf einer Seite, und die Arbeit kann beginnen.',
    isInPoints: true,
    closing: (studio) => `Mit freundlichen Grüßen\n\n${NAME}\n${studio}`,
  },
  JAD: {
    opening: (_, things) => `**${things}.**`,
    parts: [
      ['understanding', 'Der Fall'],
      ['scope', 'Sie bekommen'],
      ['conditions', 'Fest'],
      ['answers', 'Gefragt, beantwortet'],
      ['schedule', 'Termine'],
      ['how', 'Wie'],
      ['people', 'Wer'],
      ['questions', 'Offen'],
      ['next', 'Jetzt'],
    ],
    how: 'Gezeigt im Gebrauch, nie auf leerer Seite. Eine Empfehlung.',
    people: `${NAME} leitet, ${NAME} zeichnet. Bei Ihnen sammelt eine Person die Antworten.`,
    next: 'Beantworten, was offen ist. Streichen, was Sie nicht wollen. Zum Rest Ja sagen.',
  },
  BIL: {
    opening: (plan, things) =>
      blocks(
        salutation(plan),
        `Sie brauchen ${numberOf(plan.reading.asked.length)}: ${things}. Dieses Papier beantwortet, was eine Entscheidung braucht, und sagt, wo noch niemand die Antwort weiß.`,
      ),
    parts: [
      ['understanding', 'Worum geht es?'],
      ['scope', 'Was haben Sie am Ende, und was kostet es?'],
      ['answers', 'Was haben Sie uns gefragt?'],
      ['questions', 'Was müssen wir vorher wissen?'],
      ['conditions', 'Woran muss es sich halten?'],
      ['schedule', 'Wann ist was da?'],
      ['how', 'Woran sehen wir, dass es stimmt?'],
      ['people', 'Wer macht was?'],
      ['next', 'Was geschieht, wenn Sie Ja sagen?'],
    ],
    how: 'Durch Versuch, nicht durch Geschmack: Wir sehen es uns im Gebrauch an, bevor etwas fertig ist.',
    people: `${NAME} leitet und steht für die Termine ein; ${NAME} gestaltet. Bei Ihnen entscheidet jemand und sagt uns, was die anderen sagen.`,
    next: 'Sie beantworten die Fragen, so weit Sie können. Wir tragen ein, was daran hängt, und beide unterschreiben eine Seite.',
  },
  HOL: {
    opening: (plan, things) =>
      blocks(
        salutation(plan),
        `Die Arbeit: ${things}. ${plan.schedule.day ? 'Wir rechnen von Ihrem Tag zurück und machen so früh wie möglich etwas zum Anfassen.' : 'Sie nennen keinen Tag, also zählen wir in Wochen ab Ihrem Auftrag.'}`,
      ),
    parts: [
      ['understanding', 'Auf der Werkbank'],
      ['schedule', 'Vom letzten Tag zurück'],
      ['scope', 'Was die Werkstatt verlässt, und sein Preis'],
      ['conditions', 'So fest wie ein Maß auf der Zeichnung'],
      ['answers', 'Ihre Fragen'],
      ['how', 'Wie wir arbeiten'],
      ['people', 'Hände'],
      ['questions', 'Vor dem ersten Schnitt'],
      ['next', 'Erste Handgriffe'],
    ],
    how: 'Durch Machen. Eine Zeichnung ist eine Meinung, bis sie gedruckt, gefaltet oder an eine Wand gehängt ist. Darum gibt es früh etwas zum Anfassen; es ist grob und wird ohne Reue weggeworfen.',
    people: `${NAME} am Zeichentisch, ${NAME} bei den Herstellern, und ein Paar Hände von Ihnen: jemand, der antwortet.`,
    next: 'Sie klären, was Sie von den Fragen klären können, und streichen aus der Liste, was Sie nicht wollen; was bleibt, ist der Auftrag.',
  },
};

const PHASES: Record<PhaseId, (plan: Plan) => [string, string]> = {
  start: () => ['Beginn', 'Ihre Antworten und was es schon gibt'],
  ideas: ({ schedule }) => [
    'Erste Entwürfe',
    schedule.rounds === 1
      ? 'eine Richtung, im Gebrauch gezeigt'
      : 'zwei Richtungen, im Gebrauch gezeigt, und welche wir nehmen würden',
  ],
  development: ({ schedule }) => [
    'Ausarbeitung',
    `die gewählte Richtung, mit ${schedule.rounds === 1 ? 'einer Korrekturrunde' : 'zwei Korrekturrunden'}`,
  ],
  artwork: () => ['Endgültige Daten', 'mit Ihnen geprüft und an Sie oder den Hersteller geschickt'],
  making: () => ['Druck und Herstellung', 'durch den Hersteller; wir sehen die ersten Stücke an'],
  wait: () => ['Andere antworten', 'Genehmigung oder Prüfung, wie Sie schreiben'],
};

const GROUPS: readonly (readonly [Group, string, string])[] = [
  [
    'law',
    'Vorschriften und Rechte',
    'Das steckt schon in den ersten Entwürfen und wird vor der Freigabe noch einmal geprüft.',
  ],
  ['stays', 'Was bleibt', 'Das Neue passt sich dem an.'],
  ['avoid', 'Nicht gewünscht', 'Das bleibt aus jedem Entwurf heraus.'],
  ['material', 'Material und Herstellung', 'Darauf zeichnen wir von der ersten Skizze an.'],
  ['language', 'Sprache', 'Wir halten uns daran, in allem, was Sie von uns bekommen.'],
  ['content', 'Inhalt', 'Damit gestalten wir und sagen sofort, wo etwas fehlt.'],
  [
    'people',
    'Menschen und Entscheidungen',
    'Wir planen die Vorlagen danach; die Änderungen kommen gesammelt von einer Person.',
  ],
  ['look', 'Wie es sein soll', 'Daran messen wir jeden Entwurf.'],
  ['rule', 'Außerdem notiert', ''],
  ['contact', 'Erreichbarkeit', 'Daran halten wir uns.'],
];

/** 'Wir brauchen unser Schild' is 'Sie brauchen Ihr Schild'; where more than that would change, it is quoted. */
function told(text: string): string {
  const own = text.replace(/\s+/g, ' ').trim().replace(/!+$/, '.');
  const whole = /[.!?…]$/.test(own) ? own : `${own}.`;
  if (/(?<!\p{L})(?:uns|ich|mir|mich|mein\w*|Sie|Ihnen|Ihr\w*|euch|ihr|euer\w*)(?!\p{L})/u.test(own))
    return `„${plain(own.replace(/[„“”"]/g, '’'))}“`;
  const said = whole
    .replace(/\bunser(?=(?:e[nmrs]?)?\b)/g, 'Ihr')
    .replace(/\bUnser(?=(?:e[nmrs]?)?\b)/g, 'Ihr')
    .replace(/\b[Ww]ir\b/g, 'Sie');
  return plain(said.charAt(0).toUpperCase() + said.slice(1));
}

const day = (date: Date) =>
  date.toLocaleDateString('de-DE', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
const longDay = (date: Date) =>
  date.toLocaleDateString('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function scope(plan: Plan, voice: Voice): string {
  const { asked, maybe, sums, statements } = plan.reading;
  const lines = asked.map(
    ({ name, detail, of }) =>
      [`**${plain(name)}**${detail.length > 0 ? `, ${plain(detail.join(', '))}` : ''}`, givesOf(of)] as const,
  );
  const frame = [...new Set(sums.filter(({ role }) => role === 'budget').map(({ passage }) => passage.text))];
  const terms = statements.filter(({ group }) => group === 'money').map(({ text }) => told(text));
  return blocks(
    voice.isInPoints
      ? points(lines.map(([name, gives]) => `${name}: ${gives}. ${PRICE}`))
      : table(
          ['Position', 'Sie erhalten', 'Preis'],
          [
            ...lines.map(([name, gives]) => [name, gives, PRICE]),
            ...(lines.length > 1 ? [['**Alles zusammen**', 'gemeinsam beauftragt', PRICE]] : []),
          ],
        ),
    maybe.length > 0 &&
      `Später oder vielleicht: ${plain(maybe.map(({ name }) => name).join(', '))}. Das hat einen Preis für sich, ${PRICE}, und ist oben nicht mitgerechnet.`,
    asked.some(({ of }) => of.isMade) &&
      'Druck und Herstellung sind in diesen Preisen nicht enthalten; der Hersteller bekommt fertige Daten und rechnet mit Ihnen ab.',
    frame.length > 0 &&
      `${frame.map(told).join(' ')} Alle unsere Positionen zusammen: ${PRICE}. Wo das mehr ist, sagen wir, welche Position entfallen oder kleiner werden kann.`,
    terms.length > 0 && [...new Set(terms)].join(' '),
  );
}

function schedule(plan: Plan): string {
  const { phases, day: main, due, makingDays, isHopeless, before, left } = plan.schedule;
  const rows = phases.map(({ id, from, to, weeks }): [number, string[]] => [
    +(from ?? to ?? 0),
    [
      !to
        ? weeks.replace('Weeks', 'Wochen').replace('Week', 'Woche')
        : from && +from < +to
          ? `${day(from)} bis ${day(to)}`
          : day(to),
      ...PHASES[id](plan),
    ],
  ]);
  if (phases.some(({ to }) => to !== undefined)) {
    if (before) rows.push([+before.date, [day(before.date), 'Fällig', told(clausesWith(before.sentence))]]);
    const seen = new Set<string>();
    for (const one of plan.reading.days) {
      const name = NAMES[one.role];
      const key = `${+one.date}`;
      if (!name || one.isVague || one.date <= plan.today || seen.has(key) || one.passage.text.includes('?')) continue;
      seen.add(key);
      rows.push([+one.date + 1, [day(one.date), one === main ? 'Der Tag' : name, told(clauseOfDay(one))]]);
    }
    rows.sort(([one], [other]) => one - other);
  }
  return blocks(
    main &&
      due &&
      (isHopeless
        ? `Bis ${longDay(main.date)} sind es ${left ?? 0} Arbeitstage; was Sie aufzählen, braucht die Zeit unten. Ist dieser Tag gemeint, sagen Sie uns, welches Stück Sie zuerst brauchen.`
        : `Gerechnet von ${longDay(main.date)}.${makingDays > 0 ? ` ${makingDays} Arbeitstage davor gehören Druck und Herstellung, unsere Daten sind also am ${longDay(due)} fertig.` : ''}`),
    table(
      ['Wann', 'Abschnitt', 'Was geschieht'],
      rows.map(([, row]) => row),
    ),
  );
}
const NAMES: Partial<Record<DayInRole['role'], string>> = {
  event: 'Ihr Termin',
  needed: 'Fällig',
  first: 'Zuerst zu sehen',
  supply: 'Von Ihnen',
  meeting: 'Bei Ihnen',
  away: 'Abwesend',
};
const clausesWith = (sentence: string): string =>
  sentence.split(/, /).find((part) => /\b(?:vorher|davor|vor der)\b/i.test(part)) ?? sentence;

function answer(question: string, plan: Plan): string {
  if (/\bwer (?:von Ihnen|bei Ihnen|würde|macht|betreut)/i.test(question))
    return `${NAME} würde die Arbeit leiten und ist für Sie erreichbar; ${NAME} gestaltet. ${CONFIRM}`;
  if (/\b(?:kostet|kosten|preis|teuer)\b/i.test(question))
    return `Der Preis steht neben jeder Position. Alles zusammen: ${PRICE}.`;
  if (
    /\b(?:schaffen|rechtzeitig|wie lange|bis wann|wann)\b/i.test(question) &&
    plan.schedule.due &&
    !plan.schedule.isHopeless
  )
    return `Ja: Unsere Daten sind am ${longDay(plan.schedule.due)} fertig, wie der Terminplan zeigt. ${CONFIRM}`;
  if (/^(?:können|könnten|würden|machen) Sie/i.test(question)) return `Ja. ${CONFIRM}`;
  return ANSWER;
}

function bodyOf(part: Part, plan: Plan, voice: Voice): string | undefined {
  const { statements, questions, asked, request, sums } = plan.reading;
  const of = (group: Group) =>
    [...new Set(statements.filter((one) => one.group === group).map(({ text }) => told(text)))].join(' ');
  switch (part) {
    case 'understanding':
      return of('context') || undefined;
    case 'scope':
      return scope(plan, voice);
    case 'conditions':
      return (
        points(
          GROUPS.flatMap(([group, name, effect]) => (of(group) ? [`**${name}.** ${of(group)} ${effect}`.trim()] : [])),
        ) || undefined
      );
    case 'answers':
      return (
        questions.map((question) => `**„${plain(question)}“** ${answer(question, plan)}`).join('\n\n') || undefined
      );
    case 'schedule':
      return schedule(plan);
    case 'how':
      return `${voice.how} ${plan.schedule.rounds === 1 ? 'Eine Korrekturrunde ist' : 'Zwei Korrekturrunden sind'} im Preis enthalten.`;
    case 'people':
      return voice.people;
    case 'questions': {
      const own = asked.flatMap((thing) => asksOf(thing.of, request) ?? []);
      const all = [
        ...(plan.schedule.day ? [] : ['Gibt es einen Tag, an dem es in Gebrauch sein muss?']),
        ...new Set(own),
        ...(sums.length > 0 ? [] : ['Gibt es eine Summe, in der das Ganze bleiben muss?']),
      ];
      return all.length > 0 ? points(all.slice(0, 5)) : undefined;
    }
    case 'next':
      return steps(voice.next.split(/(?<=\.) (?=\p{Lu})/u));
  }
}

/** An adjective is small within a sentence. */
const within = (name: string): string =>
  name.replace(
    /^(?:Neu|Klein|Groß|Alt|Einfach|Eigen|Schön|Gut|Kurz|Lang|Gemeinsam|Digital)(?:e[nrsm]?)?(?= )/u,
    (word) => word.toLowerCase(),
  );

/** The proposal in German, in the voice of the studio. */
export function inGerman(plan: Plan): string {
  const voice = VOICES[plan.brief.studio.id];
  const names = plan.reading.asked.map(({ name }) => plain(within(name)));
  const things = names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`;
  return blocks(
    voice.opening(plan, things),
    ...voice.parts.flatMap(([part, name]) => {
      const body = bodyOf(part, plan, voice);
      return body ? [heading(name), body] : [];
    }),
    voice.closing?.(plan.brief.studio.name),
  );
}

/** 'Logo, Briefpapier und drei weitere für Dr. Jana Petermann' */
export function germanTitle({ reading: { asked, letter } }: Plan): string {
  const names = asked.map(({ name }) => name.replace(/,.*$/, ''));
  const shown = names.slice(0, names.length > 3 ? 2 : 3);
  const more = names.length - shown.length;
  const whom = letter.signer ? ` für ${letter.signer}` : '';
  return `${more > 0 ? `${shown.join(', ')} und ${['', 'eine weitere', 'zwei weitere', 'drei weitere', 'vier weitere', 'fünf weitere'][more] ?? `${more} weitere`}` : shown.length > 1 ? `${shown.slice(0, -1).join(', ')} und ${shown.at(-1) ?? ''}` : (shown[0] ?? 'Angebot')}${whom}`.slice(
    0,
    110,
  );
}

import type { Conflict } from '../../brief';
import { APPROACHES } from '../../knowledge/archetypes';
import { lineOf } from '../../knowledge/entries';
import { bare, capital, list, sentence, sentences, small } from '../../pen';
import { type Character, titleOf } from '../archetypes';
import { shortOf } from '../notes';
import { type Plan, quoted } from '../plan';
import { IS_PRICE } from '../notes/kinds';
import { painsOf, questionIn, turned } from './answers';

/** Which character the brand acts as, what follows, and what has to be settled first. */
export function archetypeStrategy(plan: Plan) {
  const { primary, secondary, trade, buyers, fill, more, seed, allowed, suits, wishes } = plan;
  const question = questionIn(plan);
  const approach = approachOf(plan);
  const note = APPROACHES[approach];
  return {
    BrandArchetypes: {
      Primary: titleOf(primary.id),
      Secondary: titleOf(secondary.id),
      Justification: sentences(
        reasonFor(plan, primary, 'speaks for'),
        reasonFor(plan, secondary, 'adds'),
        fill(`In the case of ${plan.name} the trade asks for it as well, because ${trade.because}`),
      ),
    },
    AudienceArchetypes: { Primary: titleOf(buyers[0]), Secondary: titleOf(buyers[1]) },
    RelationshipApproach: {
      Type: approach,
      Justification: sentence(
        `The ${titleOf(primary.id)} ${note.why}; ${plan.whoHere} meet this as ${titleOf(buyers[0])} first and ${titleOf(buyers[1])} second, because ${fill(trade.buyersBecause)}`,
      ),
      ToneImplications: [
        ...wishes.voice.slice(0, 1).map((wish) => `As asked for: ${bare(wish)}`),
        ...lineOf(primary.entry, 'tone')
          .split(';')
          .map((text) => text.trim())
          .filter(suits)
          .slice(0, 2),
        ...[note.tones[seed % note.tones.length] ?? ''].filter(suits),
      ],
    },
    CoreEmotions: turned(allowed(trade.feelings), seed)
      .slice(0, 2)
      .map(([Emotion, moment], at) => ({
        Emotion,
        PeakMoment: sentences(moment, at === 0 && question && `And then when “${question}” need not be asked any more`),
      })),
    BrandValues: values(plan).map(({ note: fact, kind }) => ({
      Value: kind.title,
      Example: sentences(
        more(fact),
        `To be kept by ${plan.name}: ${small(kind.keeps[seed % kind.keeps.length] ?? '')}`,
      ),
    })),
    Rationale: rationale(plan),
    EnhancementIdeas: ideas(plan),
    keyRisks: risks(plan),
  };
}

/** The three kinds of fact for which the brand stands, each with one of them. */
export function values({ lead }: Pick<Plan, 'lead'>) {
  return lead
    .flatMap((note) => note.kinds.slice(0, 1).map((kind) => ({ note, kind })))
    .filter(({ kind }, at, all) => all.findIndex((one) => one.kind === kind) === at)
    .slice(0, 3);
}

type Approach = keyof typeof APPROACHES;
function approachOf({ primary, trade }: Plan): Approach {
  if (/^(?:advice|clinic|kids|birth|farewell|vet|lessons|homeworks|industrial)$/.test(trade.id))
    return trade.id === 'lessons' ? 'You can be great' : 'I can guide you';
  return (
    (Object.keys(APPROACHES) as Approach[]).find((key) =>
      (APPROACHES[key].of as readonly string[]).includes(primary.id),
    ) ?? 'I can guide you'
  );
}

function reasonFor({ vary }: Plan, { id, proof, asked, why }: Character, verb: string): string {
  const title = titleOf(id);
  if (asked !== undefined) return `The notes ask for “${asked}”, and that is how the ${title} speaks`;
  const told = proof?.kinds[0]?.title;
  return told !== undefined
    ? `“${told}” ${verb} the ${title}: ${why}`
    : vary(
        `The ${title} is a proposal from the trade; no note decides it`,
        `For the ${title} speaks the trade rather than a single note`,
      );
}

/** The thought on which everything is built: what those who come bring along, and what this house has against it. */
function rationale(plan: Plan): string {
  const { worries, lead, primary, secondary, fill, vary, name, who } = plan;
  const [pain] = painsOf(plan);
  const trouble = worries[0] ? quoted(shortOf(worries[0], 90)) : pain && small(pain.title);
  const [one, other] = lead.filter((note, at) => lead.findIndex(({ kinds }) => kinds[0] === note.kinds[0]) === at);
  const said = [one, other].flatMap((note) => (note?.kinds[0] ? [small(note.kinds[0].title)] : []));
  return sentences(
    trouble && fill(`${capital(who)} bring one thing along: ${trouble}`),
    said.length > 0 && `What ${name} sets against it: ${list(said)}`,
    `${vary(
      `What follows for everything: ${lineOf(primary.entry, 'does')}, as the ${titleOf(primary.id)} does`,
      `Out of that follows the ${titleOf(primary.id)}, ${lineOf(primary.entry, 'contrast')}`,
    )}; the ${titleOf(secondary.id)} keeps it ${lineOf(secondary.entry, 'contrast')}`,
  );
}

/** What to do next: what the notes ask for, then the first of the opportunities. */
function ideas({ wishes, trade, who, allowed, vary, name, seed }: Plan): string[] {
  const asked = wishes.page
    .filter((wish) => !wishes.rules.includes(wish))
    .slice(0, 6)
    .map((wish) =>
      sentence(
        `Asked for in the notes: ${quoted(wish)}; ${vary(
          `it comes first, and three ${who} read it before it goes live`,
          `done before anything else, with three ${who} looking on`,
          `a draft is shown to three ${who} within the first month`,
        )}`,
      ),
    );
  const [idea] = turned(allowed(trade.ideas), seed);
  return [
    ...asked,
    ...(idea
      ? [sentence(`${name} begins with “${idea[0]}”, the first of the opportunities (${idea[2].toLowerCase()})`)]
      : []),
  ];
}

/** What a competitor could attack as long as nobody has checked it. */
const CLAIM = /\b(?:the only|the first|nobody else|cheapest|fastest|largest|oldest|number one|leading)\b/i;

function risks(plan: Plan): string[] {
  const { primary, wishes, conflicts, foreign } = plan;
  const claims = plan.facts.filter(({ text }) => CLAIM.test(text));
  return [
    ...conflicts.map((conflict) => question(conflict, plan)),
    ...wishes.legal.slice(0, 2).map((wish) => `Binding, whatever the design: ${quoted(wish)}.`),
    ...plan.brief.units
      .filter(({ roles, isForeign }) => roles.has('legal') && !isForeign)
      .slice(0, 1)
      .map(({ text }) => `Binding, whatever the design: ${quoted(text)}.`),
    ...(wishes.rules.length > 0
      ? [
          `${wishes.rules.length === 1 ? 'One prohibition' : `${wishes.rules.length} prohibitions`} of the notes ${wishes.rules.length === 1 ? 'stands' : 'stand'} among the don'ts of the voice; a draft that breaks one of them is not shown.`,
        ]
      : []),
    ...claims
      .slice(0, 1)
      .map((note) => `${quoted(shortOf(note))} is a claim that a competitor can attack until somebody has checked it.`),
    sentence(`As the ${titleOf(primary.id)} ${plan.name} would fail ${lineOf(primary.entry, 'fails')}`),
    ...(plan.isAbroad
      ? [
          'The brief is not in English: its own sentences stay as they are, and a native speaker checks what is concluded from them.',
        ]
      : foreign
          .slice(0, 2)
          .map(
            (text) =>
              `In another language, and kept as it was said until somebody who speaks it has translated it: ${quoted(text)}.`,
          )),
    ...missing(plan),
  ].filter((text, at, all) => all.indexOf(text) === at);
}

function question({ kind, one, other }: Conflict, { name, who }: Plan): string {
  const both = other === '' ? quoted(one) : `${quoted(one)} and ${quoted(other)}`;
  switch (kind) {
    case 'years':
      return `To be settled: the brief says ${both}; both cannot be so, and neither is printed until ${name} has checked.`;
    case 'denied':
      return `To be settled: ${both} stand in the same brief. Which one will ${who} meet?`;
    case 'money':
      return `To be settled: ${both}. How is the second to be won without breaking the first?`;
    case 'both':
      return `To be settled: ${both}. Who decides which one gives way, and where?`;
  }
}

/** What a strategist has to ask for, in one line: nothing that the notes say anywhere. */
function missing({
  isNamed,
  isMentioned,
  isAbroad,
  about,
  worries,
  brief,
  identity,
  facts,
  wishes,
  trade,
  name,
}: Plan): string[] {
  const text = brief.units.map((unit) => unit.text).join(' ');
  const has = (id: RegExp) => facts.some(({ kinds }) => kinds.some((kind) => id.test(kind.id)));
  const asked = [
    ...(identity.trade === '' && !isAbroad ? ['what it sells or does, in one sentence'] : []),
    ...(isNamed || isMentioned || about.length + worries.length > 0 ? [] : ['who its customers are']),
    ...(has(/price|payment/) || IS_PRICE.test(text.toLowerCase()) || trade.id === 'giving' ? [] : ['what it costs']),
    ...(has(/since/) || /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\b\d+ (?:years|yrs)\b/.test(text)
      ? []
      : ['since when it exists']),
    ...(has(/team|employed/) ? [] : ['who does the work']),
    ...(wishes.goal.length + wishes.page.length + wishes.voice.length > 0 ? [] : ['what the new brand has to achieve']),
  ];
  return asked.length > 0 ? [`Not in the notes, and to be asked of ${name}: ${list(asked)}.`] : [];
}

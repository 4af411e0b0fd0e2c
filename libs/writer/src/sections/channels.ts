import { bare, sentence } from '../pen';
import type { Fact, Plan } from '../plan';

/** Where a brief says that it speaks. */
const TOLD: [RegExp, string, string, string][] = [
  [
    /\bwhatsapp\b|\bsms\b|\btext message|\bby text\b/,
    'Text message',
    'What, when, who; readable without opening anything else',
    'Two short sentences',
  ],
  [/\bradio\b/, 'Local radio', 'One thing per spot, the way to get it said twice', '20 seconds'],
  [
    /\btelephone|\bphone(?:s|d)?\b(?! app)|\bring (?:us|up|before)\b/,
    'Telephone',
    'The name first, then a question, then the answer to exactly that',
    'Two sentences before the first question',
  ],
  [
    /\btrucks?\b|\bvans?\b|\bmotorbikes?\b|\bpick-ups\b|\blorr(?:y|ies)\b/,
    'Side of the vehicle',
    'The name, what it is, one way to reach it',
    'Up to eight words',
  ],
  [/\bfairs?\b/, 'Fair', 'One sentence at eye level, everything else in the hand', 'Ten words on the stand'],
];

/** How it speaks in each place, with a line from the brief that could be used there. */
export function channels(plan: Plan, lines: Fact[]) {
  const { name, headline, relation, fill, primary, secondary, units, tell, isBanned } = plan;
  const text = units.map(({ plain }) => plain).join(' ');
  const tones = [primary, secondary].map(
    ({ entry }) => (entry.get('voice')?.[0] ?? '').split('|')[0]?.trim() ?? 'Plain',
  );
  const told = TOLD.filter(([test]) => test.test(text)).slice(0, 2);
  const line = headline === '' ? name : `${name}. ${sentence(headline)}`;
  const all = [
    {
      channel: 'Website',
      style: `The headline says what ${name} is; then come the questions of ${plan.who}, in the order in which they ask them.`,
      length: 'Headline up to twelve words, sections up to 80',
      examples: [line],
    },
    ...told.map(([, channel, style, length]) => ({
      channel,
      style,
      length,
      examples:
        channel === 'Side of the vehicle'
          ? [line]
          : channel === 'Telephone'
            ? [`${name}, [name] speaking. What can I do for you?`]
            : [],
    })),
    ...relation.channels
      .filter(
        ([channel]) =>
          !told.some(([, other]) => other.split(' ')[0] === channel.split(' ')[0]) && channel !== 'Website',
      )
      .map(([channel, style, length]) => ({ channel, style: bare(fill(style)), length, examples: [] as string[] })),
  ].slice(0, 5);
  return all
    .filter(({ channel }) => !isBanned(channel))
    .map(({ channel, style, length, examples }, at) => {
      const fact = examples.length > 0 ? undefined : lines.shift();
      return {
        channel,
        tone: tones[at % 2] ?? 'Plain',
        style,
        length,
        examples: fact ? [`${bare(tell(fact))}.`] : examples,
      };
    });
}

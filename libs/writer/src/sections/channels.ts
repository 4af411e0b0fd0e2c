import { bare, capital, joined, sentence, sentences } from '../pen';
import { titleOf } from '../character';
import { lineOf, parts } from '../knowledge/entries';
import type { Plan } from '../plan';
import { point } from './audience';
import { publicLines } from './voice';

/** Where a brief says that it speaks. */
const TOLD: [RegExp, string][] = [
  [/\btelephone|\bphone|\bring(?:s|ing)? (?:us|up|before)|\bthey call\b|\bkeep ringing\b/, 'Telephone'],
  [/\bvans?\b|\bhiace\b|\btrucks?\b/, 'Vehicle'],
  [/\blabels?\b|\bon the box\b|\bpackag/, 'Label'],
  [/\bon the door\b|\bshop\b|\bstudio\b|\bclinic\b|\bworkshop\b|\bgym\b|\blaundrette\b|\brestaurant\b/, 'Door sign'],
];
const RULED_OUT: [RegExp, RegExp][] = [
  [/^website/i, /\b(?:no|not|never|don't)\b[^.]*\b(?:website|online|internet)\b/],
  [/social|instagram/i, /\b(?:no|not|never|don't)\b[^.]*\b(?:social|instagram|facebook|tiktok)\b/],
  [/mail|newsletter/i, /\b(?:no|not|never|don't)\b[^.]*\b(?:newsletter|e-?mail)\b/],
];

/** How it speaks in each place, with a line that could be used. */
export function channels(plan: Plan) {
  const {
    name,
    offer,
    noun,
    at,
    people,
    thing,
    units,
    notes,
    primary,
    secondary,
    arguments: found,
    seed,
    refusals,
  } = plan;
  const text = units
    .filter(({ roles }) => !roles.has('aside'))
    .map(({ plain }) => plain)
    .join(' ');
  const line = sentence(capital(bare(offer?.line ?? offer?.category ?? `${noun}${at}`)));
  const short = offer?.category
    ? sentence(`${capital(offer.category)}${offer.category.includes(plan.place ?? '\n') ? '' : at}`)
    : line;
  const copy = publicLines(plan);
  const [lead, second] = found;
  const voice = (of: typeof primary) => parts(lineOf(of.entry, 'voice'))[0] ?? titleOf(of.id);
  const told = TOLD.filter(([pattern]) => pattern.test(text))
    .map(([, channel]) => channel)
    .slice(0, 2);
  const known = notes.take('channel', 3).map(({ parts: [channel = '', how = ''] }) => ({
    channel,
    tone: voice(primary),
    style: joined(how, lead && `${name} puts ${point(plan, lead.fact, lead.value)} there`),
    length: 'As short as the place asks',
    examples: copy.slice(2, 3),
  }));
  const all = [
    {
      channel: 'Website',
      tone: `${voice(primary)}: answers in the order in which ${people} ask`,
      style: sentences(
        `The first line says what ${name} is`,
        lead ? `The second line is ${point(plan, lead.fact, lead.value)}` : `Then for whom, and how to ask`,
      ),
      length: `Headline up to ten words, sections up to ${50 + (seed % 4) * 10}`,
      examples: [`${name}. ${line}`],
    },
    ...told.map((channel) => ({
      channel,
      tone: 'Plain, readable at a glance',
      style:
        channel === 'Telephone'
          ? `The name, then a question: ${people} explain before ${name} does`
          : `Name, what it is, one way to reach it`,
      length: channel === 'Telephone' ? 'One sentence' : 'Up to eight words',
      examples: [channel === 'Telephone' ? `“${name}. What can we do for you?”` : `${name}. ${short}`],
    })),
    ...known.filter(({ channel }) => channel.toLowerCase() !== 'website' && !told.includes(channel)).slice(0, 2),
    {
      channel: 'Social media',
      tone: `Reporting: what happened at ${name} this week`,
      style: second
        ? `One picture, one fact, and now and then ${point(plan, second.fact, second.value)}`
        : `One picture, one fact about ${thing}`,
      length: 'Two sentences',
      examples: copy.slice(0, 1),
    },
    {
      channel: 'Email',
      tone: `${voice(secondary)}, from one person at ${name} to one reader`,
      style: `The answer first, the reason second, a name from ${name} last`,
      length: `Under ${100 + (seed % 3) * 20} words`,
      examples: refusals[0] && copy.length < 2 ? [refusals[0].fact.unit.text] : copy.slice(1, 2),
    },
  ];
  return all
    .filter(({ channel }) => !RULED_OUT.some(([of, says]) => of.test(channel) && says.test(text)))
    .filter((one, index, list) => list.findIndex(({ channel }) => channel === one.channel) === index);
}

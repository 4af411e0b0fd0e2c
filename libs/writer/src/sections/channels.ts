import { titleOf } from '../character';
import { lineOf, parts } from '../knowledge/entries';
import { bare, capital, sentence } from '../pen';
import type { Plan } from '../plan';

/** Where a brief says that it speaks. */
const TOLD: [RegExp, string][] = [
  [/\btelephone|\bphone|\bring(?:s|ing)? (?:us|up|before)|\bthey call\b|\bkeep ringing\b/, 'Telephone'],
  [/\bvans?\b|\bhiace\b|\btrucks?\b/, 'Vehicle'],
  [/\blabels?\b|\bon the box\b|\bpackag/, 'Label'],
  [/\bon the door\b|\bshop\b|\bstudio\b|\bclinic\b|\bworkshop\b|\bgym\b|\blaundrette\b|\brestaurant\b/, 'Door sign'],
];

/** How it speaks in each place, with a line that could be used. */
export function channels(plan: Plan, next: () => string[]) {
  const { name, offer, headline, at, people, thing, units, notes, primary, secondary, seed } = plan;
  const text = units
    .filter(({ roles }) => !roles.has('aside'))
    .map(({ plain }) => plain)
    .join(' ');
  const line = sentence(
    capital(
      bare(headline ?? (plan.inItsWords ? `“${plan.inItsWords}”` : thing.includes(name) ? name : `${thing}${at}`)),
    ),
  );
  const short = offer?.category
    ? sentence(`${capital(offer.category)}${offer.category.includes(plan.place ?? '\n') ? '' : at}`)
    : line;
  const voice = (of: typeof primary) => parts(lineOf(of.entry, 'voice'))[0] ?? titleOf(of.id);
  const told = TOLD.filter(([pattern]) => pattern.test(text))
    .map(([, channel]) => channel)
    .slice(0, 1);
  const known = notes.take('channel', 3).map(({ parts: [channel = '', how = ''] }, index) => ({
    channel,
    tone: voice(index % 2 === 0 ? primary : secondary),
    style: sentence(how),
    length: 'As short as the place asks',
    examples: next(),
  }));
  const all = [
    {
      channel: 'Website',
      tone: voice(primary),
      style: `First what it is, then what ${people} ask, in their order.`,
      length: `Headline up to ten words, sections up to ${50 + (seed % 4) * 10}`,
      examples: [`${name}. ${line}`],
    },
    ...told.map((channel) => ({
      channel,
      tone: 'Plain, readable at a glance',
      style:
        channel === 'Telephone'
          ? `The name, then a question; ${people} explain first`
          : `Name, what it is, one way to reach it`,
      length: channel === 'Telephone' ? 'One sentence' : 'Up to eight words',
      examples: [channel === 'Telephone' ? `${name}. What can we do for you?` : `${name}. ${short}`],
    })),
    ...known.filter(({ channel }) => channel.toLowerCase() !== 'website' && !told.includes(channel)),
    ...(known.length > 1
      ? []
      : [
          {
            channel: 'Social media',
            tone: voice(primary),
            style: `One picture of ${thing}, one fact`,
            length: 'Two sentences',
            examples: next(),
          },
          {
            channel: 'Email',
            tone: voice(secondary),
            style: 'The answer first, the reason second, a name last',
            length: `Under ${100 + (seed % 3) * 20} words`,
            examples: next(),
          },
        ]),
  ];
  const isOut = (channel: string) =>
    (/^website/i.test(channel) && plan.rulesOut(/\b(?:no|not|never|don't)\b[^.]*\b(?:website|online|internet)\b/)) ||
    (/social|instagram/i.test(channel) &&
      plan.rulesOut(/\b(?:no|not|never|don't)\b[^.]*\b(?:social|instagram|facebook|tiktok)\b/)) ||
    (/mail|newsletter/i.test(channel) && plan.rulesOut(/\b(?:no|not|never|don't)\b[^.]*\b(?:newsletter|e-?mail)\b/));
  return all.filter(
    ({ channel }, index) => !isOut(channel) && all.findIndex((one) => one.channel === channel) === index,
  );
}

import { APPROACHES, ARCHETYPE_NOTES } from './knowledge/archetypes';
import { type Entry, entriesOf, lineOf, linesOf } from './knowledge/entries';
import type { Relation } from './knowledge/relation';
import type { Fact, Sheet } from './sheet';

const archetypes = entriesOf(ARCHETYPE_NOTES);
export type Approach = keyof typeof APPROACHES;
interface Character {
  id: string;
  entry: Entry;
  /** the fact of the brief that shows it best */
  proof?: Fact;
}
export interface Characters {
  primary: Character;
  secondary: Character;
  audienceArchetypes: { primary: string; secondary: string };
  approach: Approach;
}

/** @param seed which of the things that such a character does this one is told to do */
function character(id: string, seed: number, proof?: Fact): Character {
  const entry: Entry = archetypes.get(id) ?? archetypes.get('creator') ?? new Map<string, readonly string[]>();
  const deeds = linesOf(entry, 'does');
  const does = deeds[seed % Math.max(1, deeds.length)] ?? '';
  return { id, entry: new Map([...entry, ['does', [does]]]), ...(proof && { proof }) };
}

/** What in a brief tells how its buyers come, besides the kind of relationship. */
const BUYERS: [string, RegExp][] = [
  ['innocent', /\b(?:afraid|nervous|worr\w+|scared|simple|honest|first time|trust)\b/g],
  ['sage', /\b(?:measur\w+|tested|tests?|certifi\w+|reports?|explain\w*|learn\w*|know|researchers?|engineers?)\b/g],
  [
    'creator',
    /\b(?:design\w*|made to|bespoke|draw\w*|own (?:idea|design|plans?)|architects?|artists?|founders?|chefs?)\b/g,
  ],
  [
    'ruler',
    /\b(?:deadlines?|audit\w*|contracts?|boards?|compliance|invoices?|on time|managers?|owners?|procurement|firms)\b/g,
  ],
  ['explorer', /\b(?:travel\w*|tourists?|trails?|routes?|mountains?|outdoors?|walk\w*|abroad|trippers?|climb\w*)\b/g],
  [
    'caregiver',
    /\b(?:parents?|children|kids|famil(?:y|ies)|patients?|elderly|mothers?|grand\w+|dogs?|cats?|farmers?)\b/g,
  ],
  ['lover', /\b(?:taste\w*|smell\w*|beautiful|weddings?|brides?|gifts?|flavou?rs?|wine|flowers?|poetry)\b/g],
  ['hero', /\b(?:train(?:s|ed|ing)?|runners?|race|crews?|vessels?|emergenc\w+|night|urgent|shifts?)\b/g],
  ['outlaw', /\b(?:tired of|fed up|instead of|nobody else|refus\w+|against)\b/g],
  ['regular guy', /\b(?:neighbou?rs?|local|everyday|regulars|students|drivers|workers|members|households)\b/g],
];
/** How the brand carries itself, in the words of its brief. */
const CONDUCT: [string, RegExp, number][] = [
  [
    'hero',
    /\bwithin \d+ (?:minutes|hours)\b|\bday or night\b|\bround the clock\b|\bin all weather\b|\bemergenc|\bpolar night\b/,
    1.6,
  ],
  ['caregiver', /\bcalm\b|\bgentle\b|\bafraid\b|\bpatients?\b|\bchildren\b|\bkids\b|\bmedicine\b|\bheal/, 1],
  ['creator', /\bby hand\b|\bhand-?made\b|\bwoven\b|\bcopied\b|\bdesign\w*\b|\billustrator\b|\bkiln\b/, 1.4],
  [
    'sage',
    /\bprecise\b|\bplain language\b|\bmeasur|\btests?\b|\bformula\b|\btemperature\b|\bexact\b|\bnothing but\b/,
    1.4,
  ],
  ['ruler', /\bcontract\b|\bcertif\w+\b|\bguarantee\b|\bfixed fees?\b|\bprocurement\b/, 1],
  [
    'regular guy',
    /\blocal crowd\b|\bco-?operative\b|\bowned by its\b|\bfarmers\b|\bstraightforward\b|\bfamily-run\b|\bregulars\b/,
    1.4,
  ],
  [
    'outlaw',
    /\btowards the giants\b|\bnobody else\b|\brefus|\brather than\b|\bdo(?:es)? not do\b|\bnot like an?\b/,
    1.2,
  ],
  [
    'lover',
    /\bfestive\b|\bexpensive\b|\bbeautiful\b|\btaste\b|\blace\b|\bflowers?\b|\bwine\b|\bcheese\b|\boysters?\b|\bperfume\b/,
    1.4,
  ],
  ['explorer', /\boutdoors?\b|\bmountains?\b|\bsea\b|\btours?\b|\bboulder|\bclimbing\b|\bsurf\b|\btrail\b/, 1.2],
  ['innocent', /\bno pesticides\b|\borganic\b|\bnever washed\b|\bnothing added\b|\bpicked in the morning\b/, 1.4],
  ['jester', /\bjoke\b|\bridiculous\b|\bcheeky\b|\birony\b|\bfunny\b|\bhumou?r\b|\badequate since\b|\bmediocre\b/, 2.4],
  ['magician', /\bat once\b.*\bautomatic|\bmagic\b|\btransform/, 1],
];

/** Which character the brand acts as: what its brief shows counts more than the kind of house it is. */
export function charactersOf(sheet: Sheet, relation: Relation, differences: readonly Fact[]): Characters {
  const { units, seed, manners } = sheet;
  const votes = new Map<string, number>();
  const vote = (id: string, count: number) => archetypes.has(id) && votes.set(id, (votes.get(id) ?? 0) + count);
  relation.archetypes.forEach((id, at) => vote(id, at === 0 ? 1.5 : 1));
  differences
    .slice(0, 4)
    .forEach(({ topic }, at) =>
      topic.archetypes.forEach((id, index) => vote(id, (1.2 - at * 0.2) * (index === 0 ? 1 : 0.6))),
    );
  manners.forEach(({ archetype }) => archetype && vote(archetype, 1.6));
  const text = [
    sheet.what ?? '',
    ...sheet.facts.map((fact) => fact.text),
    ...sheet.problems.map((fact) => fact.text),
    ...sheet.wishes,
    ...(sheet.ownWords === undefined ? [] : units.map(({ plain }) => plain)),
  ]
    .join(' ')
    .toLowerCase();
  for (const [id, test, weight] of CONDUCT) if (test.test(text)) vote(id, weight);
  // a joke is no manner for what people are afraid of, nor is pity one for those who are helped
  if (relation.id === 'care' || /\bserious\b|\bno jokes?\b|\bnever cute\b/.test(text)) votes.delete('jester');
  if (/\bpity\b/.test(text)) votes.delete('caregiver');
  const ranked = [...votes].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
  const [first = 'sage', second = first === 'sage' ? 'creator' : 'sage'] = ranked;
  const proofOf = (id: string, but?: Fact) => {
    const fact = differences.find((one) => one !== but && one.topic.archetypes.includes(id));
    return (
      fact ??
      differences.find(
        (one) => one !== but && (CONDUCT.find(([other]) => other === id)?.[1].test(one.text.toLowerCase()) ?? false),
      )
    );
  };
  const [buyers] = relation.buyers;
  const free = BUYERS.filter(([id]) => id !== buyers && id !== first);
  const [also] = free
    .map(([id, words]) => ({ id, count: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const approaches = (Object.keys(APPROACHES) as Approach[]).filter((key) =>
    (APPROACHES[key].of as readonly string[]).includes(first),
  );
  const proof = proofOf(first);
  return {
    primary: character(first, seed, proof),
    secondary: character(second, seed >>> 3, proofOf(second, proof)),
    audienceArchetypes: {
      primary: buyers,
      secondary: (also && also.count > 0 ? also.id : free[seed % free.length]?.[0]) ?? 'sage',
    },
    approach: approaches[seed % Math.max(1, approaches.length)] ?? 'I can guide you',
  };
}

export const titleOf = (id: string): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());
export const withArticle = (id: string): string => `${/^[aeio]/i.test(id) ? 'an' : 'a'} ${titleOf(id)}`;
export const noteOf = ({ entry }: Character, key: string): string => lineOf(entry, key);

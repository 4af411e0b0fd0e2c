import { nounSenses, singular } from '@maquette/reading';
import type { Topic } from '../palette/curated';

/** Colours that suit what is a kind of these, the nearest first. */
const BY_KIND: ReadonlyMap<string, Topic> = new Map(
  (
    [
      ['bakery', 'bread,baked goods,flour,cereal'],
      ['sweet', 'sweet,dessert,candy,confectionery,cake,sweetening'],
      ['honey', 'honey,beeswax,wax'],
      ['citrus', 'citrus'],
      ['berry', 'berry,edible fruit'],
      ['fresh', 'vegetable,salad,greens'],
      ['spice', 'spice,condiment,sauce'],
      ['olive', 'oil'],
      ['egg', 'dairy product,cheese'],
      ['wine', 'wine'],
      ['whisky', 'liquor,spirits'],
      ['honey', 'brew,beer'],
      ['coffee', 'coffee'],
      ['tea', 'tea'],
      ['leaf', 'herb,vascular plant,moss,fern'],
      ['floral', 'flower'],
      ['forest', 'tree,evergreen'],
      ['ocean', 'vessel,boat,ship,fish,aquatic vertebrate,alga,seaweed,body of water,shellfish,mollusk'],
      ['sky', 'bird,aircraft'],
      ['pet', 'dog,domestic animal,domestic cat'],
      ['earth', 'animal,clay,pottery,wood,leather,ceramic'],
      ['ember', 'fire,brick,furnace,oven'],
      ['fashion', 'clothing,garment,footwear,jewelry'],
      ['peach', 'fabric,yarn,bedclothes,thread'],
      ['home', 'furniture,furnishing,dwelling'],
      ['music', 'musical instrument,music'],
      ['books', 'publication,book,writing implement'],
      ['motor', 'wheeled vehicle,vehicle'],
      ['tool', 'tool,machine,hand tool'],
      ['slate', 'metal,stone,rock,mineral,metallic element'],
      ['gold', 'jewel,precious metal,clock,timepiece'],
      ['medical', 'medicine,drug,medical institution,medical care'],
      ['school', 'educational institution,education'],
      ['sport', 'sport,athletic game,sports equipment'],
      ['finance', 'financial institution'],
      ['travel', 'journey,travel'],
    ] as [Topic, string][]
  ).flatMap(([topic, kinds]) => kinds.split(',').map((kind): [string, Topic] => [kind, topic])),
);

/** What colours suit a text whose words no list knows, by what its nouns are kinds of. The last noun of a phrase says most. */
export function impliedTopic(words: readonly string[]): Topic | undefined {
  for (const word of [...words].reverse()) {
    const lower = word.toLowerCase();
    const [sense] = nounSenses(singular(lower));
    for (const kind of sense?.kinds ?? []) {
      const topic = BY_KIND.get(kind);
      if (topic) return topic;
    }
  }
  return undefined;
}

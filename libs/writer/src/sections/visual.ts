import { article, readText } from '@maquette/reading';
import { isPublic } from '../brief';
import { prohibitionsIn } from '../brief/prohibitions';
import { LOOKS } from '../brief/roles';
import { noteOf } from '../character';
import { MATERIALS } from '../knowledge/materials';
import { THINGS } from '../knowledge/things';
import { bare, capital, sentence, small } from '../pen';
import type { Plan } from '../plan';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { name, seed, primary, who, relation, fill, materials, wishes, rules, tell, differences, vary, at } = plan;
  const own = subjectsOf(plan);
  const scenes = differences
    .filter(
      ({ topic, isOffer }) => !isOffer && /method|place|speed|access|people|fresh|person|trial|open/.test(topic.id),
    )
    .slice(0, 2)
    .map((fact) => `The moment that proves this: ${plan.short(fact)}`.replace(/[.]$/, ''));
  const subjects = [...own, ...scenes, ...relation.see.map((line) => fill(line))].slice(0, 7);
  const looks = wishes.filter(
    (wish) => LOOKS.test(wish.toLowerCase()) || /\blooks? like\b|\bfeel\b|\blook\b/i.test(wish),
  );
  const bans = [...looks.flatMap((wish) => prohibitionsIn(wish)), ...rules].filter(
    (rule) => LOOKS.test(rule.toLowerCase()) && plan.guard.allows(rule),
  );
  const isBold = /bold|tech/.test(relation.type);
  const columns = isBold ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isBold ? 4 : 8;
  const matter = materials[0]?.name;
  const mood = noteOf(primary, 'mood');
  const [scene] = plan.pick(
    differences.filter(({ topic }) => /method|place|speed|access|person|alone/.test(topic.id)),
    1,
  );
  return {
    description: `The look of ${name} shows the work as it is${at}: ${mood}, with pictures of what is really there and one statement at a time.`,
    Grid: {
      columns,
      maxWidth: isBold ? 1280 : 1200,
      gutters: base * (isBold ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isBold ? 1440 : 1280],
      usage: isBold
        ? `What ${who} need to know takes four columns, the picture beside it eight`
        : `Text for ${who} keeps to ${columns - 2} of ${columns} columns; pictures may take all of them`,
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: `Steps of ${base}; ${base * 12} above each new subject of ${name}`,
    },
    ImageryStyle: {
      style: sentence(`Photographs of ${name} at work, ${mood}`),
      mood: sentence(capital(mood)),
      subjects,
      treatment: isBold ? 'Even light, full sharpness, nothing tilted' : 'Light from one side, shadows kept, no filter',
      dosDonts: {
        dos: [
          ...looks
            .filter((wish) => plan.guard.allows(wish) && !FORBIDS.test(wish))
            .map((wish) => `Asked for: “${bare(wish).replace(/[“”]/g, '"')}”.`),
          ...(scene ? [`Make this visible without a caption: ${plan.short(scene)}`] : []),
          `Begin each series of ${name} with this picture: ${small(bare(subjects[0] ?? tell(differences[0] as never)))}.`,
        ],
        donts: [...new Set([...bans, ...relation.unseen.map((line) => `${bare(line)} in pictures of ${name}.`)])].slice(
          0,
          6,
        ),
      },
    },
    DesignElements: {
      shapes: [
        own[0]
          ? sentence(
              `One shape drawn after ${small(bare(own[0]).split(',')[0] ?? '')}, used as a frame and as a mark of ${name}`,
            )
          : `One shape that is found on the first visit to ${name}, used as a frame and as a mark.`,
      ],
      patterns: [
        matter
          ? `The surface of ${matter}, photographed straight on, behind large areas.`
          : `No pattern until the place in which ${name} works has been seen and photographed.`,
      ],
      effects: [isBold ? 'No shadow, gradient or glow' : 'Flat colour only'],
      borders: [isBold ? 'One line of two pixels under headings' : 'Hairlines where things are compared'],
    },
    Composition: {
      hierarchy: vary(
        `On each page of ${name} stands one statement, its proof right below it, then the picture.`,
        `First comes what ${name} offers to ${who}, then the picture, and the name last.`,
        `The picture of ${name} comes first, one statement on it, and the figures below.`,
      ),
      balance: isBold ? 'Heavy on the left, open to the right' : 'Off centre: picture and text never of the same width',
      whitespace: `At least ${isBold ? 'a quarter' : 'a third'} of a page of ${name} stays empty`,
      focal: sentence(
        `One per page; in the first series of ${name} this one: ${small(bare(subjects[(seed >>> 3) % Math.max(1, subjects.length)] ?? name))}`,
      ),
    },
  };
}

/** What a wish does not want is among the donts. */
export const FORBIDS =
  /^(?:no|never|do not|don['’]t|please no|please do not|please don['’]t|avoid|hard rules?|non-negotiable)\b|\bmust not\b|\bhates?\b/i;
const MOST_SUBJECTS = 4;

/** Things that can be photographed and that the brief names of its own work. */
function subjectsOf({ units, materials, guard, vary }: Plan): string[] {
  const matter = new Set(materials.map((one) => one.name));
  const found = new Map<string, string>();
  for (const unit of units) {
    const { text, roles } = unit;
    if (!isPublic(unit) || roles.has('rivals') || roles.has('refusal') || roles.has('trouble')) continue;
    for (const said of thingsIn(
      text.split(/ (?:because|who|where|while|rather than|instead of) /)[0] ?? text,
      matter,
    )) {
      const lemma = said.split(' ').at(-1) ?? said;
      if (!found.has(lemma) && guard.holds(said)) found.set(lemma, said);
    }
  }
  return [...found.values()]
    .slice(0, MOST_SUBJECTS)
    .map((one) =>
      capital(
        `${/[^s]s$/.test(one) || Object.hasOwn(MATERIALS, one.split(' ').at(-1) ?? '') ? one : article(one)}, ${vary('close enough to show the surface', 'in use, with nobody posing', 'as it stands at the end of a day', 'alone on a plain ground')}`,
      ),
    );
}

/** What of a sentence can be photographed: known nouns alone, with what describes them. */
function thingsIn(text: string, matter: ReadonlySet<string>): string[] {
  return readText(text).statements.flatMap(({ phrases }) =>
    phrases.flatMap(({ text: whole, bare: said, lemma, negated, isName, preposition }) => {
      const isThing = THINGS.has(lemma) || (matter.has(lemma) && Object.hasOwn(MATERIALS, lemma));
      const isPlain =
        !/\d|[^\p{L}\s'-]|^-|-$/u.test(said) &&
        !NO_SUBJECT.test(said) &&
        said.split(' ').length < 5 &&
        (/ /.test(said) || /^(?:an?|the|our|my|every|each) /i.test(whole) || /[^s]s$/.test(said) || matter.has(lemma));
      return isThing && isPlain && !negated && !isName && !/^(?:than|like|without|for)$/.test(preposition ?? '')
        ? [said]
        : [];
    }),
  );
}

const NO_SUBJECT =
  /\b(?:books|walls?|roofs?|doors?)$|^(?:re-|trues|same|other|most|each|every|own|full|typical|new|first|fit|make|cut|sweep|build|repair|sell|print|clean|use|take|lend|rent|mend|your|our|it|they|them|site|page|website)\b/;

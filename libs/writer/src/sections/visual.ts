import { article, readText } from '@maquette/reading';
import { isPublic, LETTER, type Said } from '../brief';
import { LOOKS } from '../brief/roles';
import { lineOf } from '../knowledge/entries';
import { MATERIALS } from '../knowledge/materials';
import { THINGS } from '../knowledge/things';
import { bare, capital, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { name, seed, notes, primary, thing, people, at, vary } = plan;
  const looks = plan
    .having('look', 'private', 'legal', 'rivals')
    .filter(
      ({ unit: { plain, text } }) =>
        (LOOKS.test(plain) ||
          /\blook like\b|\bfeel\b|\bdo not put\b|\bdon't (?:put|want|fix)\b|\bprefer that nobody\b|\bnothing on\b/.test(
            plain,
          )) &&
        text.split(' ').length > 3,
    );
  const isBan = ({ unit }: { unit: Said }) => /\b(?:no|not|never|nobody|nothing|don't)\b|n't\b/.test(unit.plain);
  const own = subjectsOf(plan);
  const seen = notes.take('see', Math.max(2, 6 - own.length));
  const known = [...own, ...seen.map(({ parts: [text = ''] }) => capital(text))].slice(0, 7);
  const subjects =
    known.length > 1
      ? known
      : [
          ...known,
          `Whoever does the work, in the middle of it`,
          `What surrounds ${thing}${at}, in ordinary light`,
          `The place where the day begins`,
        ];
  const mood = notes.one('mood')?.parts[0] ?? lineOf(primary.entry, 'mood');
  const [shape, pattern] = notes.one('form')?.parts ?? [];
  const type = notes.one('type')?.parts[0] ?? 'modern';
  const isBold = /bold|tech/.test(type);
  const columns = isBold ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isBold ? 4 : 8;
  const matter = plan.materials.slice(0, 2).map((one) => one.name);
  const wishes = plan
    .pick(
      looks.filter((fact) => !isBan(fact)),
      3,
    )
    .map((fact) => plan.tell(fact));
  const bans = looks
    .filter(isBan)
    .slice(0, 6)
    .map((fact) => plan.tell(fact));
  const [scene] = plan.pick(
    plan.strong.filter(
      ({ unit }) =>
        unit.text.length < 170 &&
        !['price', 'refusal', 'hours', 'since'].some((role) => unit.roles.has(role as 'price')),
    ),
    1,
  );
  return {
    description: sentences(
      `The look of ${name}: ${small(bare(mood))}`,
      matter.length > 0 && `${capital(list(matter))} set${matter.length > 1 ? '' : 's'} the tone`,
      wishes[0],
    ),
    Grid: {
      columns,
      maxWidth: isBold ? 1280 : 1120 + (seed % 3) * 40,
      gutters: base * (isBold ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isBold ? 1440 : 1280],
      usage: isBold
        ? `Facts about ${thing} take four columns, pictures eight`
        : `Text keeps to ${columns - 2} of ${columns} columns; pictures may take all`,
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: `Steps of ${base}; ${base * 12} above each new subject`,
    },
    ImageryStyle: {
      style: sentence(capital(bare(mood))),
      mood: sentence(capital(lineOf(primary.entry, 'mood'))),
      subjects,
      treatment: isBold ? 'Even light, full sharpness, nothing tilted' : 'Light from one side, shadows kept, no filter',
      dosDonts: {
        dos: [
          ...wishes.slice(1),
          ...(scene ? [`Picture this as it happens: ${plan.tell(scene)}`] : []),
          ...(subjects[0] ? [`Begin each series with this: ${small(bare(subjects[0]))}.`] : []),
        ],
        donts: [
          ...bans,
          ...notes
            .take('cliche', bans.length > 2 ? 1 : 2)
            .map(({ parts: [text = ''] }) => sentence(`No ${small(text).replace(/^(?:an?|the) /, '')}`)),
        ],
      },
    },
    DesignElements: {
      shapes: [sentence(shape ?? `One shape taken from ${thing}, used as frame and as mark`)],
      patterns: [
        sentence(
          pattern
            ? capital(pattern)
            : matter[0]
              ? `The surface of ${matter[0]}, photographed straight on`
              : `No pattern until the place of work has been seen`,
        ),
      ],
      effects: [isBold ? 'No shadow, gradient or glow' : 'Flat colour only'],
      borders: [isBold ? 'One line of two pixels under headings' : 'Hairlines where things are compared'],
    },
    Composition: {
      hierarchy: vary(
        `The claim about ${thing}, its proof below, then the picture.`,
        `First what is offered to ${people}, then the picture, then the name.`,
        `One claim about ${thing} a page, its proof right below.`,
      ),
      balance: isBold ? 'Heavy on the left, open to the right' : 'Off centre: picture and text never of the same width',
      whitespace: `At least ${isBold ? 'a quarter' : 'a third'} of a page stays empty`,
      focal: sentence(`One per page: ${small(bare(subjects[(seed >>> 3) % Math.max(1, subjects.length)] ?? thing))}`),
    },
  };
}

const MOST_SUBJECTS = 4;

/** Things that can be photographed and that the brief names of its own work. */
function subjectsOf({ units, offer, materials, guard, vary }: Plan): string[] {
  const shown = units.filter((unit) => isPublic(unit) || unit.index === offer?.unit.index);
  const matter = new Set(materials.map((one) => one.name));
  const found = new Map<string, string>();
  for (const { text, roles, index } of shown) {
    if (roles.has('rivals') || roles.has('refusal') || roles.has('trouble')) continue;
    // a long letter describes the street as well
    if (units.length > LETTER && index !== offer?.unit.index && !roles.has('method') && !roles.has('price')) continue;
    for (const said of thingsIn(text.split(/ (?:because|who|where|while) /)[0] ?? text, matter)) {
      const lemma = said.split(' ').at(-1) ?? said;
      if (!found.has(lemma) && guard.holds(said)) found.set(lemma, said);
    }
  }
  return [...found.values()]
    .slice(0, MOST_SUBJECTS)
    .map((one) =>
      capital(
        `${/[^s]s$/.test(one) || Object.hasOwn(MATERIALS, one.split(' ').at(-1) ?? '') ? one : article(one)}, ${vary('close enough to show the surface', 'in use, nobody posing', 'at the end of a day', 'alone on a plain ground')}`,
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
  /^(?:same|other|most|each|every|own|full|typical|new|first|fit|make|cut|sweep|build|repair|sell|print|clean|use|take|lend|rent|mend|your|our)\b/;

import { article, readText } from '@maquette/reading';
import { isPublic, LETTER, type Said } from '../brief';
import { LOOKS } from '../brief/roles';
import { lineOf } from '../knowledge/entries';
import { MATERIALS } from '../knowledge/materials';
import { THINGS } from '../knowledge/things';
import { bare, capital, list, sentence, sentences, small } from '../pen';
import type { Plan } from '../plan';
import { point } from './audience';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { name, seed, notes, primary, thing, people, arguments: found, at, vary } = plan;
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
          `Whoever does the work at ${name}, in the middle of it`,
          `What surrounds ${thing}${at}, in ordinary light`,
          `The place where the day of ${name} begins`,
        ];
  const shows = found.filter(({ lever }) => plan.guard.holds(lineOf(lever, 'show'))).slice(0, 3);
  const mood = notes.one('mood')?.parts[0] ?? lineOf(primary.entry, 'mood');
  const [shape, pattern] = notes.one('form')?.parts ?? [];
  const type = notes.one('type')?.parts[0] ?? 'modern';
  const isBold = /bold|tech/.test(type);
  const columns = isBold ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isBold ? 4 : 8;
  const [lead] = shows;
  const matter = plan.materials.slice(0, 2).map((one) => one.name);
  const wishes = looks.filter((fact) => !isBan(fact)).slice(0, 2);
  return {
    description: sentences(
      `The look of ${name} is ${small(bare(mood))}`,
      matter.length > 0 && `${capital(list(matter))} set${matter.length > 1 ? '' : 's'} its tone`,
      lead &&
        `Its signature comes from ${point(plan, lead.fact, lead.value)}: ${small(bare(lineOf(lead.lever, 'show')))}`,
      wishes[0] && `The brief asks for it: ${plan.tell(wishes[0])}`,
    ),
    Grid: {
      columns,
      maxWidth: isBold ? 1280 : 1120 + (seed % 3) * 40,
      gutters: base * (isBold ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isBold ? 1440 : 1280],
      usage: sentence(
        isBold
          ? vary(
              `Facts about ${thing} take four columns and pictures eight; on phones the facts of ${name} come first`,
              `Figures and terms of ${name} keep to the left four columns, so that ${people} find them in one place`,
            )
          : vary(
              `Texts of ${name} keep to ${columns - 2} of ${columns} columns; the rest stays empty or holds a date, a price or a caption`,
              `One picture of ${thing} may run across all ${columns} columns; words never do at ${name}`,
            ),
      ),
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: sentence(
        vary(
          `Steps of ${base} pixels; ${base * 12} above each new subject of ${name}`,
          `${name} counts in steps of ${base} pixels and leaves ${base * 8} between things that ${people} should not read together`,
        ),
      ),
    },
    ImageryStyle: {
      style: sentences(
        `${name} is shown ${small(bare(mood))}`,
        own[0] &&
          `${vary('The camera goes', 'Photographs go')} to ${name} itself${at}: ${small(own[0])} before anything that is arranged`,
      ),
      mood: sentence(`${capital(lineOf(primary.entry, 'mood'))}, as suits what ${name} does`),
      subjects,
      treatment: sentence(
        isBold
          ? `Even light and full sharpness; ${thing} ${/s$/.test(thing) ? 'are' : 'is'} cut close and never tilted`.replace(
              /^(.*; )(.*) (?:are|is) cut/,
              '$1whatever shows $2 is cut',
            )
          : `Light from one side, shadows kept, no filter; around what shows ${thing} the crop leaves room for words`,
      ),
      dosDonts: {
        dos: [
          ...shows.map(({ lever, fact, value }) =>
            sentence(`For ${point(plan, fact, value)}: ${small(lineOf(lever, 'show'))}`),
          ),
          ...wishes.slice(1).map((fact) => `As asked: ${plan.tell(fact)}`),
          ...(subjects[0] ? [`Begin each series of ${name} with this: ${small(bare(subjects[0]))}.`] : []),
        ],
        donts: [
          ...looks
            .filter(isBan)
            .slice(0, 6)
            .map((fact) => plan.tell(fact)),
          ...notes.take('cliche', 2).map(({ parts: [text = ''] }) => sentence(`Not for ${name}: ${small(text)}`)),
        ],
      },
    },
    DesignElements: {
      shapes: [
        sentence(
          shape ??
            `One shape taken from ${found[0] ? point(plan, found[0].fact, thing) : thing}, used as frame and as mark`,
        ),
      ],
      patterns: [
        sentence(
          pattern
            ? capital(pattern)
            : matter[0]
              ? `The surface of ${matter[0]}, photographed straight on`
              : `No pattern until ${name} has shown its own place of work`,
        ),
      ],
      effects: [
        isBold
          ? `No shadow, gradient or glow on anything of ${name}.`
          : `Flat colour only; where a ground of ${name} would be dull, the pattern at a tenth of its strength.`,
      ],
      borders: [
        sentence(
          isBold
            ? `One line of two pixels under headings of ${name}, nowhere else`
            : `Hairlines where ${name} compares things, none around what stands alone`,
        ),
      ],
    },
    Composition: {
      hierarchy: sentence(
        vary(
          `First what ${name} does about ${thing}, then the picture, then the name; the way to reach it stands last and alone`,
          `One claim of ${name} a page, its proof right below, everything else a step smaller`,
          `${capital(people)} meet the fact first, the picture of ${thing} second, the name ${name} third`,
        ),
      ),
      balance: sentence(
        isBold
          ? `Heavy on the left, open to the right; symmetry only on the signs of ${name}`
          : `Off centre: picture and text of ${name} never have the same width`,
      ),
      whitespace: sentence(
        `At least ${isBold ? 'a quarter' : 'a third'} of any page of ${name} stays empty; what does not fit becomes a second page`,
      ),
      focal: sentence(
        lead
          ? `${capital(point(plan, lead.fact, lead.value))}: one per page, and nothing beside it of the same size`
          : `One per page of ${name}: ${small(bare(subjects[1] ?? subjects[0] ?? thing))}`,
      ),
    },
  };
}

const MOST_SUBJECTS = 4;

/** Things that can be photographed and that the brief names of its own work. */
function subjectsOf({ units, offer, materials, guard, vary, name }: Plan): string[] {
  const shown = units.filter((unit) => isPublic(unit) || unit.index === offer?.unit.index);
  const matter = new Set(materials.map((one) => one.name));
  const found = new Map<string, string>();
  for (const { text, roles, index } of shown) {
    if (roles.has('rivals') || roles.has('refusal') || roles.has('trouble')) continue;
    // a long letter describes the street as well
    if (units.length > LETTER && index !== offer?.unit.index && !roles.has('method') && !roles.has('price')) continue;
    for (const said of thingsIn(text, matter)) {
      const lemma = said.split(' ').at(-1) ?? said;
      if (!found.has(lemma) && guard.holds(said)) found.set(lemma, said);
    }
  }
  return [...found.values()]
    .slice(0, MOST_SUBJECTS)
    .map((one) =>
      capital(
        `${/[^s]s$/.test(one) || Object.hasOwn(MATERIALS, one.split(' ').at(-1) ?? '') ? one : article(one)}, ${vary('close enough to show the surface', 'in use, nobody posing', 'as it stands at the end of a day', 'half finished', 'alone on a plain ground', `where ${name} really keeps it`)}`,
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

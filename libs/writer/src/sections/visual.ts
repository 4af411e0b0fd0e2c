import { readText } from '@maquette/reading';
import { isPublic, LETTER, type Said } from '../brief';
import { LOOKS } from '../brief/roles';
import { MATERIALS } from '../knowledge/materials';
import { THINGS } from '../knowledge/things';
import { capital, list } from '../pen';
import type { Plan } from '../plan';

const PROOFS_TO_SEE = ['method', 'openness', 'candour', 'guarantee'] as const;

/** Layout in measures, and pictures of what the brief speaks of itself. */
export function visualSystem(plan: Plan) {
  const { name, seed, quotes, having, units } = plan;
  const looks = having('look', 'private', 'legal', 'rivals').filter(
    ({ plain, text }) =>
      (LOOKS.test(plain) ||
        /\blook like\b|\bdo not put\b|\bdon't (?:put|want|fix)\b|\bprefer that nobody\b|\bnothing on\b/.test(plain)) &&
      text.split(' ').length > 4,
  );
  const isBan = ({ plain }: Said) => /\b(?:no|not|never|nobody|nothing|don't)\b|n't\b/.test(plain);
  const scenes = units.filter(
    (unit) =>
      isPublic(unit) &&
      PROOFS_TO_SEE.some((role) => unit.roles.has(role)) &&
      !unit.roles.has('price') &&
      !unit.roles.has('access') &&
      unit.text.length < 170 &&
      unit.text.split(' ').length > 4,
  );
  const subjects = subjectsOf(plan);
  const [lead] = plan.evidence;
  const seen = lead ? thingsIn(lead.unit.text, new Set()) : [];
  const focal =
    lead && seen.length > 0
      ? `The first picture of ${name} has ${list(seen.slice(0, 2).map((thing) => `“${thing}”`))} in it, since the position rests on that sentence.`
      : null;
  const base = seed % 2 === 0 ? 8 : 4;
  return {
    description: null,
    Grid: {
      columns: 12,
      maxWidth: 1200,
      gutters: base === 8 ? 32 : 24,
      margins: 24,
      breakpoints: [480, 768, 1024, 1280],
      usage: null,
    },
    SpacingScale: { base, values: [1, 2, 3, 4, 6, 8, 12].map((step) => step * base), usage: null },
    ImageryStyle: {
      style:
        subjects.length > 0
          ? null
          : `To be researched: a morning with a camera at ${name}, before any picture is chosen.`,
      mood: null,
      subjects,
      treatment: null,
      dosDonts: {
        dos: [
          ...quotes(scenes, 2).map((said) => `Picture what this sentence says, as it happens: ${said}`),
          ...quotes(
            looks.filter((unit) => !isBan(unit)),
            2,
          ).map((said) => `As asked: ${said}`),
        ],
        donts: looks
          .filter(isBan)
          .slice(0, 6)
          .map((unit) => plan.quote(unit)),
      },
    },
    DesignElements: null,
    Composition: focal ? { hierarchy: null, balance: null, whitespace: null, focal } : null,
  };
}

const MOST_SUBJECTS = 6;

/** Things that can be photographed and that the brief names of its own work: known nouns alone, with what describes them. */
function subjectsOf({ units, offer, materials }: Plan): string[] {
  const shown = units.filter((unit) => isPublic(unit) || unit.index === offer?.unit.index);
  const matter = new Set(materials.map(({ name }) => name));
  const found = new Map<string, string>();
  for (const { text, roles, index } of shown) {
    if (roles.has('rivals') || roles.has('refusal') || roles.has('trouble')) continue;
    // a long letter describes the street as well
    if (units.length > LETTER && index !== offer?.unit.index && !roles.has('method') && !roles.has('price')) continue;
    for (const thing of thingsIn(text, matter)) {
      const lemma = thing.split(' ').at(-1) ?? thing;
      if (!found.has(lemma)) found.set(lemma, thing);
    }
  }
  return [...found.values()].slice(0, MOST_SUBJECTS).map(capital);
}

/** What of a sentence can be photographed: known nouns alone, with what describes them. */
function thingsIn(text: string, matter: ReadonlySet<string>): string[] {
  return readText(text).statements.flatMap(({ phrases }) =>
    phrases.flatMap(({ bare, lemma, negated, isName, preposition }) => {
      const isThing = THINGS.has(lemma) || (matter.has(lemma) && Object.hasOwn(MATERIALS, lemma));
      const isPlain = !/\d|[^\p{L}\s'-]|^-|-$/u.test(bare) && !NO_SUBJECT.test(bare) && bare.split(' ').length < 5;
      return isThing && isPlain && !negated && !isName && !/^(?:than|like|without|for)$/.test(preposition ?? '')
        ? [bare]
        : [];
    }),
  );
}

const NO_SUBJECT =
  /^(?:same|other|most|each|every|own|full|typical|new|first|fit|make|cut|sweep|build|repair|sell|print|clean|use|take|lend|rent|mend)\b/;

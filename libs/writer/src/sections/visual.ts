import { readText } from '@maquette/reading';
import { isPublic, type Said } from '../brief';
import { LOOKS } from '../brief/roles';
import { MATERIALS } from '../knowledge/materials';
import { THINGS } from '../knowledge/things';
import { capital } from '../pen';
import type { Plan } from '../plan';

const PROOFS_TO_SEE = ['method', 'openness', 'candour', 'guarantee'] as const;

/** Layout in measures, and pictures of what the brief speaks of itself. */
export function visualSystem(plan: Plan) {
  const { name, seed, quotes, having, units } = plan;
  const looks = having('look', 'private', 'legal', 'rivals').filter(
    ({ plain }) => LOOKS.test(plain) || /\blook like\b/.test(plain),
  );
  const isBan = ({ plain }: Said) => /\b(?:no|not|never|don't)\b|n't\b/.test(plain);
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
          .slice(0, 3)
          .map((unit) => plan.quote(unit)),
      },
    },
    DesignElements: null,
    Composition: null,
  };
}

const MOST_SUBJECTS = 6;

/** Things that can be photographed and that the brief names of its own work: known nouns alone, with what describes them. */
function subjectsOf({ units, offer, materials }: Plan): string[] {
  const shown = units.filter((unit) => isPublic(unit) || unit.index === offer?.unit.index);
  const matter = new Set(materials.map(({ name }) => name));
  const found = new Map<string, string>();
  for (const { text, roles, index } of shown) {
    // a long letter describes the street as well
    if (units.length > 20 && index !== offer?.unit.index && !roles.has('method') && !roles.has('price')) continue;
    if (roles.has('rivals') || roles.has('refusal') || roles.has('trouble')) continue;
    for (const { statements } of [readText(text)])
      for (const { phrases } of statements)
        for (const { bare, lemma, negated, isName, preposition } of phrases) {
          const isThing = THINGS.has(lemma) || (matter.has(lemma) && Object.hasOwn(MATERIALS, lemma));
          const words = bare.split(' ').length;
          if (
            !isThing ||
            negated ||
            isName ||
            words > 4 ||
            found.has(lemma) ||
            /^(?:than|like|without|for)$/.test(preposition ?? '')
          )
            continue;
          if (
            !/^(?:fit|make|cut|sweep|build|repair|sell|print|clean|use|take|lend|rent|mend)\b/.test(bare) &&
            !/\d|[^\p{L}\s'-]|^-|-$/u.test(bare) &&
            !/^(?:same|other|most|each|every|own|full|typical|new|first)\b/.test(bare)
          )
            found.set(lemma, bare);
        }
  }
  return [...found.values()].slice(0, MOST_SUBJECTS).map(capital);
}

import type { DesignTypeId } from '@maquette/generation';
import { canPaint } from './art/scene/home';
import { LAYOUTS } from './layouts';
import type { Reading } from './prompt/read';
import type { SceneBrief } from './prompt/scene';
import type { Copy, Layout } from './stage';
import { TURNS } from './turns';
import type { Mood } from './type/pairs';

/** What a layout makes of a prompt: its subject, a part of it, its place, or its words. */
type Kind = 'object' | 'detail' | 'scene' | 'type' | 'badge' | 'monogram';
const DETAIL = /tiles|motif|repeat|giant|quarters|bleed|close/;
const TYPE = /type|wordmark/;
const ROUND = /^(?:ring|seal)$/;
const BADGE = /^(?:ring|seal|crest|framed|banded)$/;
const kindOf = ({ id, art }: Layout): Kind =>
  BADGE.test(id)
    ? 'badge'
    : id.startsWith('monogram')
      ? 'monogram'
      : art === 'land' || id === 'setting'
        ? 'scene'
        : TYPE.test(id) || art === 'none'
          ? 'type'
          : DETAIL.test(id)
            ? 'detail'
            : 'object';

/** The first four by what the prompt gives. One at least is words alone where nothing was said to be drawn: what was misread of the rest does not spoil it. */
const PLANS = {
  // A place that was described is in each of them.
  scene: ['scene', 'scene', 'scene', 'scene'],
  // A place that is only named may not be the point.
  land: ['scene', 'type', 'scene', 'type'],
  object: ['object', 'type', 'detail', 'object'],
  // What was said to be drawn is in each of them.
  asked: ['object', 'detail', 'object', 'object'],
  words: ['type', 'type', 'type', 'type'],
  // Nothing is set: four views of a place, or the subject in four ways.
  view: ['scene', 'scene', 'scene', 'scene'],
  picture: ['object', 'detail', 'object', 'detail'],
  // One product in four settings, the described place among them.
  product: ['scene', 'object', 'object', 'object'],
  name: ['type', 'monogram', 'type', 'monogram'],
  logo: ['object', 'type', 'object', 'badge'],
  logoAsked: ['object', 'object', 'badge', 'object'],
  badge: ['badge', 'badge', 'badge', 'badge'],
  letters: ['monogram', 'monogram', 'type', 'badge'],
} satisfies Record<string, Kind[]>;

/** Shapes that move and fill, and those that leave room. */
const LOUD = /stack|field|figure|filled|strip|edge|sunburst|bleed|halves|banded|corner/;
const QUIET = /axis|frame|swiss|invitation|type-line|^arch$|stacked|framed|monogram/;
function suits({ id }: Layout, [mood]: Mood[]): number {
  const loud = mood === 'bold' || mood === 'playful';
  const quiet = mood === 'calm' || mood === 'minimal' || mood === 'luxury' || mood === 'natural';
  return (loud && LOUD.test(id)) || (quiet && QUIET.test(id))
    ? 0
    : (loud && QUIET.test(id)) || (quiet && LOUD.test(id))
      ? 2
      : 1;
}

/** The layout of this option, then those that serve where its words have no room: of its own kind first. */
export function chooseLayouts(
  type: DesignTypeId,
  copy: Copy,
  reading: Reading,
  prompt: string,
  moods: Mood[],
  seed: number,
  option: number,
): [Layout, ...Layout[]] {
  const drawable = !reading.isTypeOnly && reading.subjects.some((s) => s.icon ?? s.illustration);
  const isAsked = reading.subjects.some((s) => s.isAsked);
  // A scene shows what is said of place and relation; an emblem would drop it.
  // a list of goods is shown, not scattered over a field
  const isList = type !== 'general' && reading.subjects.filter((s) => s.isAsked).length > 2;
  const peopled = !isList && reading.scene !== undefined && isPainted(reading.scene, reading);
  const land = !reading.isTypeOnly && (reading.scene || isList ? peopled : reading.subjects[0]?.land !== undefined);
  const can = { needs: drawable && !land, land, any: true, none: true };
  const fits = LAYOUTS[type].filter(
    (l) =>
      can[l.art] &&
      (copy.title ? l.title !== 'none' : l.title !== 'needs') &&
      (l.when?.(copy, reading) ?? true) &&
      keepsSide(l.id, prompt),
  );
  const ranked = fits
    .map((layout) => ({
      layout,
      rank:
        suits(layout, moods) +
        (ROUND_ASKED.test(prompt) && !ROUND.test(layout.id) ? 3 : 0) -
        (CREST_ASKED.test(prompt) && layout.id === 'crest' ? 3 : 0),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ layout }) => layout);
  const isPlace = peopled && (reading.scene?.subjects.length ?? 0) > 0;
  const plan: Kind[] =
    type === 'product-mockup'
      ? PLANS.product
      : type === 'logo' && copy.title
        ? planOfLogo(reading, drawable, prompt)
        : !copy.title
          ? land
            ? PLANS.view
            : PLANS.picture
          : land
            ? isPlace
              ? PLANS.scene
              : PLANS.land
            : drawable
              ? isAsked
                ? PLANS.asked
                : PLANS.object
              : PLANS.words;
  const order = inTurn(ranked, plan, seed % TURNS);
  const layout = order[option % order.length];
  if (!layout) throw new RangeError(`No layout of ${type} fits.`);
  // Each of four options has its own to fall back on, so that no two end up alike.
  const own = order.filter((_, i) => i > 3 && i % 4 === option % 4);
  const kin = own.filter((one) => kindOf(one) === kindOf(layout));
  const others = own.filter((one) => kindOf(one) !== kindOf(layout));
  return [layout, ...[...kin, ...others].filter((one) => one !== layout)];
}
/** Where the words or the subject were said to stand. */
const WORDS_LEFT =
  /\b(?:copy|text|type|words?|headline|copy ?space|space|room)\b[^.,;]{0,24}\bleft\b|\bleft (?:third|half|side)\b[^.,;]{0,24}\b(?:free|empty|clear|text|copy|type)|\bsubject\b[^.,;]{0,14}\bright\b/iu;
const WORDS_RIGHT =
  /\b(?:copy|text|type|words?|headline|copy ?space|space|room)\b[^.,;]{0,24}\bright\b|\bright (?:third|half|side)\b[^.,;]{0,24}\b(?:free|empty|clear|text|copy|type)|\bsubject\b[^.,;]{0,14}\bleft\b/iu;
const keepsSide = (id: string, prompt: string): boolean =>
  WORDS_LEFT.test(prompt)
    ? id !== 'land-left'
    : !WORDS_RIGHT.test(prompt) || !/^(?:land-split|scene-side|scene-card)$/.test(id);
const BADGE_ASKED =
  /\b(?:badge|emblem|seal|crest|stamp|roundel|shield|coat of arms|patch|wappen|siegel|abzeichen|escudo|sello|emblema|blason|écusson|stemma|sigillo|pieczęć|herb)\b/iu;
const CREST_ASKED = /\b(?:crest|shield|coat of arms|wappen|escudo|blason|stemma)\b/iu;
const ROUND_ASKED =
  /\b(?:round|circular|circle|roundel|seal|stamp|rund|redond[oa]|rond[e]?|roton?d[oa]|okrągł\p{L}*)\b/iu;
function planOfLogo({ monogram, subjects }: Reading, drawable: boolean, prompt: string): Kind[] {
  if (monogram) return PLANS.letters;
  if (BADGE_ASKED.test(prompt) || ROUND_ASKED.test(prompt)) return PLANS.badge;
  if (!drawable) return PLANS.name;
  return subjects.some(({ isAsked }) => isAsked) ? PLANS.logoAsked : PLANS.logo;
}
/** The first of each kind that the plan names, in the turn of this seed, then the others as they were ranked. */
function inTurn(ranked: Layout[], plan: Kind[], turn: number): Layout[] {
  const first = plan.flatMap((kind, at) => {
    const alike = ranked.filter((layout) => kindOf(layout) === kind);
    const each = plan.filter((one) => one === kind).length;
    const before = plan.slice(0, at).filter((one) => one === kind).length;
    return before < alike.length ? (alike[(turn * each + before) % alike.length] ?? []) : [];
  });
  return [...first, ...ranked.filter((layout) => !first.includes(layout))];
}

/** A scene is drawn where its first subject can be; without it the place alone still says more than an emblem of something else. */
const isPainted = (scene: SceneBrief, { subjects }: Reading): boolean =>
  canPaint(scene) ||
  (scene.ground !== undefined &&
    !subjects.some(
      ({ icon, illustration, words }) =>
        (icon ?? illustration) !== undefined &&
        scene.subjects.some((one) => one.words.toLowerCase().includes(words.toLowerCase())),
    ));

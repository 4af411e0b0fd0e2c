import type { Ground as Place, SceneBrief, SceneSubject } from '../../prompt/scene';
import { figureFor, isItself } from './library';
import { settingOf } from './settings';

/** Stalls stand in a market. */
const STALL = /\bstalls?$/u;
/** Land that a railway runs through. */
const OPEN: ReadonlySet<Place> = new Set(['field', 'meadow', 'hills', 'snow', 'desert', 'forest', 'mountains']);
const INDOORS: ReadonlySet<Place> = new Set(['room', 'table', 'shelf', 'wall', 'window']);
/** What is part of every sky. */
export const HEAVENS =
  /^(?:suns?|moons?|full moon|crescent moon|stars?|sky|skies|clouds?|rainbows?|sunsets?|sunrises?|starry sky|night sky|dawn|dusk|horizon|air|light|sunlight|moonlight)$/iu;

/** Whether a scene can be drawn from it: a place is named, or what it is about has a drawing. Scenery alone stands for no subject. */
export const canPaint = ({ ground, subjects }: SceneBrief): boolean => {
  // somebody in no place at all would stand in for whoever is meant
  const isOneself = (subject: SceneSubject): boolean => {
    const figure = figureFor(subject);
    return (
      HEAVENS.test(subject.noun) ||
      (figure !== undefined && (subject.class !== 'person' || subject.deed !== undefined || isItself(subject, figure)))
    );
  };
  const [chief] = subjects;
  return (
    ground !== undefined ||
    chief === undefined ||
    isOneself(chief) ||
    subjects.filter(isOneself).length * 3 >= subjects.length
  );
};

/** The place that a brief names, or where its first subject is at home. */
export function placeOf(brief: SceneBrief): Place {
  const isRailed = brief.subjects.some(({ noun }) => /^(?:train|locomotive)$/u.test(noun));
  const isSpanned = brief.subjects.some(({ noun }) => /^(?:bridge|viaduct|footbridge|aqueduct)$/u.test(noun));
  // what is crossed there is water, unless the land is named
  if (isSpanned && brief.ground === undefined) return 'river';
  if (isRailed && !isSpanned && (brief.ground === undefined || OPEN.has(brief.ground))) return 'road';
  if (brief.ground) return brief.ground;
  if (brief.subjects.some(({ noun }) => STALL.test(noun) || noun === 'bus stop')) return 'street';
  const figure = brief.subjects.map((s) => figureFor(s)).find((f) => f !== undefined);
  if (brief.subjects.some((s) => figureFor(s)?.home === 'wheels')) return 'street';
  if (brief.subjects.some((s) => figureFor(s)?.home === 'floor')) return 'room';
  // who is on a floe is at sea
  const under = brief.subjects[brief.subjects[0]?.relation?.to ?? -1];
  if (under && figureFor(under)?.floats) return 'sea';
  const isWild = brief.subjects.some(
    (s) => /^(?:animal|bird)$/u.test(s.class) && figureFor(s)?.home === 'surface' && !/^(?:cat|kitten)$/u.test(s.noun),
  );
  if (figure?.home === 'surface' && isWild) return 'meadow';
  const homes = {
    land: 'meadow',
    water: 'sea',
    surface: 'table',
    air: 'sky',
    heaven: 'hills',
    floor: 'room',
    wheels: 'street',
  } as const;
  return figure ? homes[figure.home] : 'hills';
}

/** Whether a scene is in a room. */
export const isInside = (brief: SceneBrief): boolean => isIndoors(placeOf(brief), brief);
export const isIndoors = (ground: Place, brief: SceneBrief): boolean =>
  settingOf(brief, ground)?.indoors ?? INDOORS.has(ground);

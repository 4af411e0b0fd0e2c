import type { SceneBrief, SceneSubject } from '../../prompt/scene';
import { figureFor } from './library';
import { settingOf } from './settings';

const SEATS =
  /^(?:bicycle|bike|scooter|moped|motorbike|motorcycle|horse|pony|donkey|camel|elephant|sledge|sled|bench|park bench|chair|stool|armchair|sofa|couch|reading chair|deckchair|swing)$/u;
/** Who is on a bench or in a chair sits there, and so does who is with a dog that is. */
export function seated(brief: SceneBrief): SceneBrief {
  const { subjects } = brief;
  const seatOf = ({ relation }: SceneSubject): number | undefined =>
    relation && /^(?:on|in)$/.test(relation.kind) && SEATS.test(subjects[relation.to]?.noun ?? '')
      ? relation.to
      : undefined;
  const changed = subjects.map((one, index): SceneSubject => {
    if (one.class !== 'person') {
      const owner = subjects.findIndex(
        (other) => other.class === 'person' && other.relation?.kind === 'beside' && other.relation.to === index,
      );
      const master = owner === -1 && one.relation?.kind === 'beside' ? one.relation.to : owner;
      // of the two it is the person that has the seat
      return one.class === 'animal' &&
        master !== -1 &&
        subjects[master]?.class === 'person' &&
        seatOf(one) !== undefined
        ? { ...one, relation: { to: seatOf(one) ?? -1, kind: 'beside' } }
        : one;
    }
    const kin = subjects[one.relation?.to ?? -1];
    const pet = kin ?? subjects.find((other) => other.relation?.to === index && other.relation.kind === 'beside');
    // a bench by which somebody is who is not said to stand
    const bench = subjects.findIndex(({ noun, words }) => /bench$/u.test(noun) && !/empty|vacant|work/u.test(words));
    const isFree = one.relation === undefined && !subjects.some(({ relation }) => relation?.to === bench);
    const seat =
      seatOf(one) ??
      (pet?.class === 'animal' ? seatOf(pet) : undefined) ??
      (bench !== -1 && isFree ? bench : undefined);
    return seat === undefined || (one.state !== undefined && one.state !== 'sitting')
      ? one
      : { ...one, state: 'sitting', relation: { to: seat, kind: 'on' } };
  });
  return { ...brief, subjects: changed };
}
/** A stove and somebody under the table stand in the room that the table is in. */
export function furnished(brief: SceneBrief): SceneBrief {
  const things = brief.subjects.filter((one) => figureFor(one)?.home === 'surface');
  // what nobody says to be on the floor of a room has a table
  const isBare =
    brief.ground === 'room' &&
    !settingOf(brief, 'room') &&
    !brief.read.includes('floor') &&
    things.some(({ relation }) => (relation?.to ?? -1) < 0) &&
    !brief.subjects.some(({ noun }) => /table|desk|bench|counter|shelf|bed/u.test(noun));
  if (isBare) {
    const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
    return { ...brief, subjects: [...brief.subjects, table] };
  }
  if (brief.ground !== 'table') return brief;
  const floored = (one: SceneSubject): boolean => {
    const home = figureFor(one)?.home;
    return home === 'floor' || home === 'land' || (one.relation?.to === -1 && one.relation.kind === 'under');
  };
  if (!brief.subjects.some(floored)) return brief;
  const to = brief.subjects.length;
  const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
  const subjects = brief.subjects.map((one): SceneSubject => {
    if (one.relation?.to !== -1) return one;
    const { kind } = one.relation;
    return { ...one, relation: { to, kind: floored(one) && kind === 'on' ? 'beside' : kind } };
  });
  return { ...brief, ground: 'room', subjects: [...subjects, table] };
}

/** What is eaten out of doors lies on the blanket that is there. */
export function spread(brief: SceneBrief): SceneBrief {
  const to = brief.subjects.findIndex((one) => figureFor(one)?.nouns.startsWith('blanket'));
  const meals = brief.subjects.filter(
    (one) => /^(?:food|drink)$/u.test(one.class) && (one.relation?.to ?? -1) < 0 && figureFor(one)?.home === 'surface',
  );
  // a meal on a balcony or in a garden has a table
  const isLaid =
    to === -1 &&
    meals.length > 0 &&
    /^(?:roofs|garden|courtyard|harbour)$/u.test(brief.ground ?? '') &&
    !brief.subjects.some(({ noun }) => /table|bench|counter|tree|basket|crate|bowl|plate|tray|stall/u.test(noun));
  if (isLaid) {
    const table: SceneSubject = { words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 };
    return {
      ...brief,
      subjects: [
        ...brief.subjects.map((one): SceneSubject =>
          meals.includes(one) ? { ...one, relation: { to: brief.subjects.length, kind: 'on' } } : one,
        ),
        table,
      ],
    };
  }
  if (to === -1) return brief;
  const subjects = brief.subjects.map((one, index): SceneSubject => {
    const isServed = /^(?:food|drink|container)$/u.test(one.class) || figureFor(one)?.home === 'surface';
    return index !== to && isServed && (one.relation?.to ?? -1) < 0 && one.class !== 'animal'
      ? { ...one, relation: { to, kind: 'on' } }
      : one;
  });
  return { ...brief, subjects };
}

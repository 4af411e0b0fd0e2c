import type { SceneBrief } from './brief';
import { OUTDOORS } from './grounds';

const ROOMY =
  /\b(?:inside|in|into|of) (?:an?|the|our|her|his|their|its)? ?(?:[\p{L}-]+ ){0,2}(?:house|cottage|hut|cabin|church|barn|caf[eé]|shop|bakery|bar|pub|inn|studio|mill|forge|farmhouse|flat|apartment|hotel|shed|theatre|museum|clinic|compartment|carriage|office|salon|restaurant|boathouse|chapel)(?!\p{L})/iu;
const FURNISHED =
  /\b(?:floor|windows?|tables?|bed|bunk|lamp|loom|stove|fireplace|chairs?|rafters|ceiling|bench|workbench|shelves|shelf|counter|armchair|sofa|desk|indoors|interior)\b/iu;
const SERVES = /^(?:barista|bartender|barman|barmaid|waiter|waitress|innkeeper|publican)$/u;
/** Where a scene is inside or outside, and on what people stand, once everything in it is known. */
export function settle(brief: SceneBrief, text: string): void {
  const { subjects } = brief;
  // a front that was seen from outside is no room
  const isFront = subjects.some(({ kinds }) => kinds[0] === 'premises');
  const isInside = !isFront && (/\b(?:indoors|interior|inside)\b/iu.test(text) || ROOMY.test(text));
  if (isInside && FURNISHED.test(text) && (brief.ground === undefined || OUTDOORS.has(brief.ground))) {
    // the sea of 'a window on the sea' is seen through it
    brief.distance = [brief.ground, brief.distance].find((one) => one !== undefined && OUTDOORS.has(one));
    brief.ground = 'room';
  }
  if (brief.ground === 'room')
    for (const [index, one] of subjects.entries())
      if (one.class === 'building') {
        // the room is in it
        brief.read.push(...one.words.toLowerCase().split(' '));
        subjects.forEach((other) => {
          if (other.relation?.to === index) delete other.relation;
        });
        one.class = 'abstract';
      }
  // who serves behind a counter is in a bar
  if (
    subjects.some(({ noun }) => SERVES.test(noun)) &&
    /\bcounter\b/iu.test(text) &&
    /^(?:table|room)$/.test(brief.ground ?? 'room')
  ) {
    brief.ground = 'room';
    brief.read.push('bar', 'counter');
  }
  // nobody stands on a table or on a sill
  const isPeopled = subjects.some(({ class: kind }) => kind === 'person' || kind === 'furniture');
  if (isPeopled && /^(?:table|shelf|window)$/.test(brief.ground ?? '')) {
    if (brief.ground === 'table') {
      const to = subjects.push({ words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 }) - 1;
      for (const one of subjects)
        if (one.relation?.to === -1) {
          if (one.class === 'person' || one.class === 'furniture') one.relation = { to, kind: 'beside' };
          else one.relation.to = to;
        }
    }
    brief.ground = 'room';
  }
}

import type { Ground as Place, SceneBrief } from '../../../prompt/scene';
import type { Ground, View } from '../view';
import { bar } from './bar';
import { cemetery } from './cemetery';
import { coastRoad } from './coast-road';
import { corridor } from './corridor';
import { greenhouse } from './greenhouse';
import { hall } from './hall';
import { jungle } from './jungle';
import { kitchen } from './kitchen';
import { library } from './library';
import { lunar } from './lunar';
import { market } from './market';
import { orchard } from './orchard';
import { pitch } from './pitch';
import { platform } from './platform';
import { pool } from './pool';
import { rooftop } from './rooftop';
import { shed } from './shed';
import { square } from './square';
import { terraces } from './terraces';
import { village } from './village';
import { workshop } from './workshop';

/** A place of a narrower kind than the grounds of a brief: a kitchen is a room, a market a street. */
export interface Setting {
  name: string;
  /** The words that name it. */
  words: RegExp;
  /** Grounds that a brief can have where it is meant; 'kitchen garden' is none of these. */
  of: RegExp;
  indoors: boolean;
  /** Words for what is drawn of it beside its name. */
  shows?: RegExp;
  /** Its plants are part of it. */
  planted?: boolean;
  draw: (v: View) => Ground;
}

const IN = /^(?:room|table|wall|shelf)$/u;
const OUT = /^(?:street|city|garden|meadow|field|hills|roofs|courtyard|lake|road|snow|sky|mountains|room)$/u;
const inside = (name: string, words: RegExp, draw: Setting['draw']): Setting => ({
  name,
  words,
  of: /^room$/u,
  indoors: true,
  draw,
});
const outside = (name: string, words: RegExp, draw: Setting['draw']): Setting => ({
  name,
  words,
  of: OUT,
  indoors: false,
  draw,
});

/** The first that is named counts. */
export const SETTINGS: Setting[] = [
  { ...outside('lunar', /\blunar\b/iu, lunar), of: /^space$/u },
  {
    ...outside(
      'rooftop',
      /\b(?:balcon(?:y|ies)|veranda|rooftops?|roof terrace|roof garden|terrace bar|sky ?bar|terraces?(?=[^.]*\b(?:string|fairy|bulbs?|lanterns?|festoon)\b))/iu,
      rooftop,
    ),
    shows: /^(?:terrace|deck|parapet|string|light|bulb|town)s?$/u,
  },
  outside('platform', /\b(?:platform|train station|railway station|station)\b/iu, platform),
  {
    ...outside(
      'coast road',
      /\b(?:coast(?:al|line)?|sea(?:side|shore)?|ocean|shore(?:line)?|cliffs?|corniche)\b/iu,
      coastRoad,
    ),
    of: /^road$/u,
    shows: /^(?:coast\w*|sea|ocean|water|cliffs?|bends?|curves?|hills?|mountains?)$/u,
  },
  {
    ...outside('jungle', /\b(?:jungles?|rain ?forests?|cloud forests?)\b/iu, jungle),
    of: /^forest$/u,
    shows: /^(?:vines?|lianas?|leaves|trees?|trunks?|ferns?|plants?|canopy|mist)$/u,
  },
  {
    ...outside(
      'orchard',
      /\borchards?\b|\b(?:olive|lemon|orange|citrus|almond|cherry|apple|peach|plum|fig|walnut|pear|apricot) (?:groves?|trees|blossoms?)\b/iu,
      orchard,
    ),
    of: /^(?:meadow|forest|garden|field|hills)$/u,
    shows:
      /^(?:olive|lemon|orange|citrus|almond|cherr|apple|peach|plum|fig|walnut|pear|apricot|fruit|tree|grass|row|blossom)(?:y|ies|es|s)?$/u,
  },
  {
    ...outside('market', /\b(?:market|bazaar|souk|marketplace|flea)\b/iu, market),
    shows: /^(?:fruit|vegetable|food|farmer|street|stall|awning|produce|house)s?$/u,
  },
  {
    ...outside('village', /\b(?:villages?|hamlets?|old town|little town|small town)\b/iu, village),
    of: /^(?:city|hills|meadow|mountains|field|snow)$/u,
  },
  outside('square', /\b(?:squares?|plaza|piazza|premises)\b/iu, square),
  outside('cemetery', /\b(?:cemetery|graveyard|churchyard)\b/iu, cemetery),
  outside('pitch', /\b(?:pitch|stadium|football (?:field|ground)|playing field|goalposts?)\b/iu, pitch),
  outside('pool', /\b(?:lido|swimming pool|outdoor pool|(?<!\b(?:rock|tide|tidal|natural) )pool)\b/iu, pool),
  outside('terraces', /\b(?:rice|paddy|paddies)\b/iu, terraces),
  {
    ...inside('greenhouse', /\b(?:greenhouse|glasshouse|hothouse|conservatory|orangery)\b/iu, greenhouse),
    of: /^(?:room|garden)$/u,
    planted: true,
  },
  inside('corridor', /\b(?:corridor|hallway|passage|passageway)\b/iu, corridor),
  inside('library', /\b(?:library|bookshop|bookstore|reading room|archive|librar(?:y|ian))\b/iu, library),
  inside(
    'shed',
    /\b(?:depot|garage|warehouse|factory|hangar|gym|gymnasium|sports hall|(?:machine|industrial|factory) hall|barn|stables?|brewery|distillery)\b/iu,
    shed,
  ),
  { ...inside('workshop', /\b(?:workshop|workbench|forge|smithy|joinery|atelier|luthier)\b/iu, workshop), of: IN },
  inside('bar', /\b(?:bar|pub|tavern|caf[eé]|coffee shop|bistro|canteen|restaurant|diner|tea ?room)(?!\p{L})/iu, bar),
  inside('kitchen', /\b(?:kitchen|kitchenette|scullery)\b/iu, kitchen),
  inside(
    'hall',
    /\b(?:museum|gallery|hall|lobby|courtroom|courthouse|(?:airport|ferry) terminal|foyer|nave|church|chapel|cathedral|abbey|temple|mosque|ballroom|concourse|atrium)\b/iu,
    hall,
  ),
];

/** The narrower place that a brief names; undefined where its ground is all that is said. */
export const settingOf = (brief: SceneBrief, ground: Place): Setting | undefined => {
  const words = [...brief.read, ...brief.subjects.map(({ noun }) => (/\bstalls?$/u.test(noun) ? 'market' : ''))].join(
    ' ',
  );
  return SETTINGS.find((one) => one.words.test(words) && one.of.test(ground));
};

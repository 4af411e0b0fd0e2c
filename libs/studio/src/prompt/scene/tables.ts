import type { Time } from '../lexicon';
import type { Ground, RelationKind, Season, SubjectState, Weather } from './brief';

const table = <T extends string>(rows: Partial<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.keys(rows) as T[]).flatMap((key) => (rows[key] ?? '').split(' ').map((word): [string, T] => [word, key])),
  );

/** By base form; what is a kind of one of them belongs to it as well ('fjord' is an inlet). */
export const GROUND_WORDS = table<Ground>({
  sea: 'sea ocean bay gulf surf tide wave fjord lagoon channel strait',
  beach: 'beach shore coast seashore sandbank seaside dune-beach shoreline sand',
  cliff: 'cliff crag headland bluff precipice cape promontory',
  lake: 'lake pond tarn reservoir loch swamp marsh bayou wetland',
  river: 'river stream brook creek canal riverbank waterfall rapids estuary delta',
  mountains: 'mountain alp peak summit ridge volcano highland range alps glacier himalaya andes mountainside',
  hills: 'hill valley countryside hillside vineyard terrace moor hilltop moorland heath landscape paddy',
  forest: 'forest wood woodland grove taiga clearing woods jungle rainforest',
  meadow:
    'meadow orchard pasture prairie grassland lawn grass park savanna savannah steppe cemetery graveyard churchyard pitch stadium playground',
  field: 'field farmland cornfield farm plantation farmyard',
  desert: 'desert dune canyon mesa oasis',
  snow: 'tundra snowfield snow',
  road: 'road highway track motorway lane lay-by layby railway',
  courtyard: 'courtyard patio cloister',
  street:
    'street market arcade promenade souk alley pavement sidewalk avenue cobblestone cobble square plaza marketplace bazaar kerb curb crossroads station platform',
  city: 'city town skyline cityscape downtown metropolis village skyscraper',
  room: 'room kitchen bedroom parlour parlor lounge workshop attic library hall hallway studio-floor floor stage depot cellar barn-floor interior classroom greenhouse carpet rug hearth corridor gallery museum foyer lobby bar cafe café pub bakery warehouse factory garage hangar gym conservatory glasshouse pantry laundrette canteen ward nave bookshop',
  table: 'table counter desk countertop worktop tabletop workbench tablecloth bench-top tray',
  shelf: 'shelf bookshelf bookcase ledge mantelpiece mantel windowsill-shelf rack',
  wall: 'wall brickwork',
  window: 'window windowsill windowpane sill pane',
  garden: 'garden flowerbed backyard allotment yard park-garden patch hedge lido',
  harbour: 'harbour harbor port quay pier marina dock jetty wharf waterfront',
  roofs: 'balcony veranda roof rooftop chimney housetop',
  sky: 'sky cloud air heaven',
  underwater: 'seabed reef underwater seafloor aquarium depths',
  space: 'space galaxy cosmos universe orbit nebula crater',
});
/** Places that come about from what is a kind of these. */
export const GROUND_KINDS = table<Ground>({
  sea: 'inlet sea ocean',
  lake: 'lake',
  river: 'stream',
  mountains: 'mountain',
  hills: 'hill',
  forest: 'forest',
  street: 'street thoroughfare',
  room: 'room',
  table: 'table',
  cliff: 'cliff',
  wall: 'wall',
  shelf: 'shelf',
});
export const TIME_WORDS = table<Time>({
  dawn: 'dawn sunrise daybreak morning dawns mornings',
  day: 'noon midday daylight daytime afternoon sunny sunshine sunlit',
  sunset: 'sunset dusk twilight evening sundown evenings sunsets',
  night: 'night midnight moonlight moonlit starry nighttime nights moon stars aurora',
});
export const WEATHER_WORDS = table<Weather>({
  clear: 'clear cloudless sunny sunshine bright',
  cloudy: 'cloudy overcast clouds cloud grey-sky',
  rain: 'rain rainy raining drizzle drizzly downpour shower',
  storm: 'storm stormy thunder thunderstorm lightning tempest gale hurricane',
  fog: 'fog foggy mist misty haze hazy smog',
  snow: 'snowing snowfall snowstorm blizzard snowflake snowflakes',
  wind: 'wind windy breeze breezy windswept gust',
});
export const SEASON_WORDS = table<Season>({
  spring: 'spring springtime blossoming',
  summer: 'summer summertime midsummer july august',
  autumn: 'autumn autumnal halloween october november harvest',
  winter: 'winter wintry wintertime snowy snow frost frosty frozen icy christmas advent december january february',
});
export const STATE_WORDS = table<SubjectState>({
  sitting: 'sitting seated sits sit perched perching perches crouching huddled',
  lying: 'lying lies asleep sleeping sleeps resting rests curled dozing napping sprawled',
  standing: 'standing stands stood rising rises towering',
  flying: 'flying flies soaring soars hovering hovers gliding swooping aloft',
  leaning: 'leaning leans leant propped leaned',
  floating: 'floating floats drifting drifts sailing sails moored afloat bobbing anchored swimming swims rowing',
  running: 'running runs galloping gallops racing sprinting dancing chasing trotting',
  walking:
    'walking walks crossing crosses strolling wandering trudging climbing climbs plodding stepping hiking marching passing returning',
  jumping: 'jumping jumps leaping leaps breaching bouncing',
  grazing: 'grazing grazes drinking drinks eating feeding browsing pecking nibbling sniffing',
  open: 'open opened opening',
  lit: 'lit glowing glows burning shining illuminated lighted flickering',
  steaming: 'steaming steams steamy simmering smoking',
});
export const RELATIONS = table<RelationKind>({
  on: 'on onto upon atop',
  in: 'in inside into within among amid amidst through along down up across',
  under: 'under beneath below underneath',
  over: 'over above across',
  beside: 'beside by near next against alongside at with around outside between',
  behind: 'behind beyond',
  before: 'before',
});
export const COUNTS: ReadonlyMap<string, number> = new Map([
  ...'a two three four five six seven eight nine'.split(' ').map((word, i): [string, number] => [word, i + 1]),
  ['pair', 2],
  ['couple', 2],
  ['both', 2],
  ['few', 3],
  ['some', 3],
  ['several', 4],
  ['dozen', 9],
  ['many', 7],
  ['countless', 9],
]);
/** 'a flock of geese', 'rows of lavender': many of what follows. */
export const COLLECTIONS =
  /^(?:flock|row|herd|group|bunch|pile|stack|swarm|school|line|string|heap|collection|set|dozen|pair|couple|field|sea|crowd|cluster|handful|shoal|variety|selection|range)$/;
/** Nouns that speak of the picture, not of what is in it. */
export const NO_THINGS =
  /^(?:lettering|text|button|headline|caption|tagline|slogan|subtitle|copy|colour|color|type|style|look|feel|mood|light|view|scene|picture|image|illustration|drawing|painting|photo|photograph|poster|flyer|banner|logo|card|header|background|foreground|distance|front|back|side|top|bottom|edge|middle|centre|center|corner|foot|shape|pattern|line|design|label|name|title|headline|detail|reflection|shadow|shade|breakfast|lunch|dinner|party|festival|concert|glow|piece|kind|sort|way|thing|something|place|world|life|home|day|week|year|people|family|community|client|customer|reader|viewer|audience|designer|printer|end|frame|row|pair|couple|half|part|space|tone|palette|accent|font|letter|word|brand|company|shop|store|business|house style|weather|season|time|hour|moment|room|vector|art|artwork|graphic|print|mock|mockup|template|emblem|badge|icon|symbol|mark|monogram)$/;

/** What fields are full of, and its colour. */
export const CROPS: ReadonlyMap<string, string> = new Map([
  ['sunflower', '#f4b52c'],
  ['lavender', '#8b70c4'],
  ['tulip', '#d8433c'],
  ['poppy', '#d93a2c'],
  ['canola', '#f1d62e'],
  ['rapeseed', '#f1d62e'],
  ['daffodil', '#f6d13c'],
  ['wildflower', '#e8618c'],
  ['flower', '#e8618c'],
  ['daisy', '#fbf7ec'],
  ['rose', '#d94a5c'],
  ['cotton', '#f7f3e8'],
  ['heather', '#a0659c'],
  ['bluebell', '#6a74cc'],
  ['cornflower', '#4f6fc8'],
  ['saffron', '#8f6ac0'],
  ['marigold', '#ee9a2a'],
  ['dandelion', '#f3cf3a'],
  ['strawberry', '#c93a3a'],
  ['pumpkin', '#e0802c'],
  ['cabbage', '#7fa86a'],
  ['tea', '#4f8a48'],
  ['vine', '#5f8a44'],
  ['corn', '#8fa648'],
  ['maize', '#8fa648'],
  ['wheat', '#dcae4f'],
  ['barley', '#d9bd6c'],
]);

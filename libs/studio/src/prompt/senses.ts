/**
 * Common words with several everyday senses of which the studio draws one: that one is meant only where a word beside it
 * says so. Without such a neighbour nothing is drawn.
 */
const SENSES: Record<string, string> = {
  ring: 'jewel|gold|silver|diamond|wedding|engage|proposal|goldsmith|bride|bridal|gem|sapphire',
  key: 'lock|door|cut|house|hotel|landlord|tenant|flat|rental|car',
  shell: 'sea|beach|shore|oyster|ocean|clam|cockle|mussel|mermaid|tide',
  crane: 'bird|wing|wetland|marsh|origami|migrat|feather',
  seal: 'sea|sanctuary|pup|ice|colony|island|rescue|wildlife',
  mouse: 'cat|cheese|tail|burrow|whisker|field|mole|vole|children|story|tale',
  bat: 'cave|night|wing|dusk|roost|bird|moth|echo',
  bow: 'violin|cello|fiddle|gift|ribbon',
  nail: 'varnish|polish|manicure|salon',
  station: 'train|railway|rail|metro|underground|tram|platform',
  game: 'video|computer|console|arcade|gaming|gamer|player|esport',
  tank: 'army|war|military|museum',
  trunk: 'elephant|travel|luggage',
  palm: 'tree|beach|tropic|oasis|island|coconut|desert|lagoon',
  bank: 'money|finance|loan|saving|account|invest|credit|mortgage',
  bar: 'cocktail|drink|wine|beer|pub|night|gin|whisky|whiskey|tapas|spirits|terrace|rooftop',
  bed: 'sleep|hotel|mattress|bedroom|pillow|blanket|linen|night|guest|hostel|duvet|quilt',
  rock: 'band|concert|music|gig|guitar|punk|festival|roll|album',
  metal: 'band|concert|music|gig|guitar|heavy|album',
  space: 'outer|rocket|planet|astronaut|galaxy|cosmos|star|moon|mars|orbit|satellite|alien|nasa',
  race: 'run|car|motor|bike|cycl|horse|marathon|finish|lap|track',
  lift: 'gym|barbell|weight',
  cloud: 'sky|rain|weather|software|hosting|server|comput|data|storm|blue|mountain|sun',
  wave: 'sea|surf|ocean|beach|water|tide|harbour|coast|shore|swim|bore|river',
  drop: 'water|rain|oil|serum|liquid|dew',
  water: 'drink|bottle|spring|mineral|plumb|pipe|filter|tap|hydrat|well',
  fire: 'camp|wood|stove|flame|hearth|burn|bonfire|fighter|brigade|grill|oven|night',
  star: 'night|sky|moon|space|telescope|astronom|christmas|planet|observator',
  sun: 'solar|summer|beach|sky|shine|rise|set|hot|warm|light|morning|holiday',
  spring: 'season|summer|april|march|may|flower|bloom|blossom|garden|easter|sale|collection',
  light: 'bulb|lamp|electric',
  pool: 'swim|lido|dive|water|lane',
  plant: 'pot|green|leaf|garden|grow|house|nursery|botanic|water|seed|soil|vegan',
  pot: 'plant|cook|clay|ceramic|kitchen|soup|stew|coffee|tea',
  pen: 'ink|write|writing|letter|paper|calligraph|stationer|sign',
  glass: 'drink|wine|beer|water|toast|bar',
  school: 'class|teach|pupil|student|course|learn|lesson|children|kids|summer|open',
  cup: 'coffee|tea|drink|saucer|espresso|mug',
  trophy: 'win|won|champion|cup|award|final|league|celebrat|fourth|first|prize',
  mask: 'theatre|theater|carnival|venice|play|drama',
  eye: 'optic|glasses|vision|sight|clinic|lens|see',
  heart: 'love|valentine|cardio|health|charity|donat|wedding|hospice|care|red|tattoo',
  crown: 'king|queen|royal|gold|jewel|prince|jubilee',
  tooth: 'dent|smile|brush|paste|clinic|fairy',
  map: 'travel|hike|trail|world|treasure|route|tour|walk|island',
  globe: 'world|map|travel|earth|school|antique|terrestr|celest',
  tag: 'price|sale|label|gift',
  bell: 'church|door|school|ring|tower|bicycle|christmas',
  duck: 'pond|bird|lake|river|farm|feather|bread|rubber|egg|water',
  swallow: 'bird|nest|summer|wing',
  swan: 'lake|bird|river|pond|feather|ballet',
  robin: 'bird|garden|winter|christmas|nest',
  turkey: 'bird|farm|roast|christmas|thanksgiving',
  cricket: 'grass|insect|chirp|summer',
  bass: 'fish|sea|river|angl',
  pitcher: 'water|jug|juice|clay|ceramic',
  iron: 'shirt|laundry|press|steam',
  bulb: 'light|lamp|electric|led',
  battery: 'charge|electric|power|solar|cell',
  chip: 'fish|potato|fry|fries|vinegar',
  jam: 'fruit|berry|strawberr|raspberr|toast|jar|plum|apricot|marmalade|preserve|bread|scone',
  squash: 'vegetable|pumpkin|harvest|soup|garden',
  date: 'palm|fruit|fig|nut',
  hammer: 'tool|nail|wood|carpent|build|joiner|forge|anvil|smith|workshop|diy',
  brick: 'mason|wall|lay|build|kiln|mortar',
  club: 'night|dj|dance|techno',
  talk: 'speaker|lecture|conference|panel',
  reading: 'book|library|author|poet|novel|story|literature',
  conference: 'speaker|keynote|podcast|talk|stage',
  symposium: 'speaker|keynote|talk|stage',
  drama: 'theatre|theater|stage|play|actor',
  magnet: 'fridge|iron|physics|toy|metal',
  lab: 'science|research|chem|test|bio|university',
  capital: 'invest|fund|venture|finance|money',
  tax: 'account|return|finance|book|income|vat|advis|self',
  charge: 'electric|ev|battery|car|phone',
  running: 'race|marathon|club|shoe|trail|5k|10k|park|coach|jog|fun',
  training: 'gym|fit|sport|strength|coach',
  strength: 'gym|fit|train|weight|muscle',
  research: 'science|lab|university|study|clinical',
  home: 'estate|house|interior|property|rent|buy|decor|furniture',
  house:
    'build|roof|home|property|estate|garden|stone|cottage|village|street|brick|wooden|old|small|little|painted|narrow|window|rent|holiday|tree|green|white|red|blue',
  opening: 'grand|new|doors|night|exhibition|shop',
  summit: 'conference|speaker|mountain|peak|climb|tech',
  goal: 'football|soccer|score|match|league',
  board: 'surf|skate|snow',
  cell: 'phone|biology|science',
  organ: 'church|music|pipe|bach|concert',
  pipe: 'water|plumb|drain|heating|boiler',
  eis: 'gelat|kugel|sorte|eisdiele|vanille|sahne|waffel',
  chat: 'chien|souris|miaou|ronron|animaux|félin|coussin',
  runner: 'race|marathon|club|5k|10k|trail|shoe|jog',
  fall: 'leaf|leaves|autumn|season|harvest',
  gear: 'wheel|cog|machine|gearbox|shift|clockwork|engine|mechani|bicycle|bike|engineer',
  carousel: 'horse|fair|funfair|merry|ride|park|carnival',
  step: 'stair|stone|climb|door|church|flight|handrail',
};
const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(SENSES).map(([word, neighbours]) => [word, new RegExp(`(?<![\\p{L}])(?:${neighbours})`, 'giu')]),
);

/** Whether the sense that is drawn is meant: said by a neighbour, or never in doubt. `word` is a base form. */
export function isCertain(word: string, text: string): boolean {
  const pattern = PATTERNS.get(word);
  if (!pattern) return true;
  // the word itself is no neighbour of itself
  for (const [found] of text.matchAll(pattern)) if (!word.startsWith(found.toLowerCase())) return true;
  return false;
}

/** Two words that name one thing which neither of them names, and no dictionary of nouns has: they are never parted. */
const TOGETHER = new Set(
  'zebra crossing,piano key,lollipop man,lollipop lady,board game,card game,foot ring,tea bed,tea towel,tea light,tea party,coffee morning,milk float,cat flap,bird table,bird bath,butterfly stroke,wing mirror,key worker,key stage,food bank,bottle bank,nail bar,nail gun,juice bar,salad bar,snack bar,candy bar,towel bar,potting shed,egg cup,carrot cake,cheese grater,oil rig,salt pan,salt flat,clock tower,watch tower,window box,window seat,chair lift,ski lift,table tennis,school run,church mouse,dance floor,ribbon cutting,brass band,steel band,rock pool,sand castle,wall flower,bulldog clip,fire pit,house wine,house band,open house,night shift,star rating,bear hug,horse power,dog days,rain check,snow globe,sun cream,moon shot,cloud kitchen,tree house,flower power,leaf spring,ghost kitchen,bridge loan,train shoe,boot camp,boot sale,glass ceiling,pen pal,paper round,ring road,bank holiday,river bank,sugar snap,pepper spray,honey trap,butter knife,fish knife,cheese board,bread bin,cake stand,wine gum,beer garden,beer mat,tea cosy,coffee table'.split(
    ',',
  ),
);
export const areTogether = (first: string, second: string): boolean => TOGETHER.has(`${first} ${second}`);

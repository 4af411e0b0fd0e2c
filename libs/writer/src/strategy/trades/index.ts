import { lemmasOf } from '@maquette/reading';
import { entriesOf, type Entry, lineOf, linesOf, parts } from '../../knowledge/entries';
import type { Archetype } from '../../knowledge/archetypes';
import { ABROAD } from './abroad';
import { BUSINESS } from './business';
import { CARE } from './care';
import { FOOD } from './food';
import { HOME } from './home';
import { CLASSES } from './classes';
import { LEISURE } from './leisure';
import { CLASS_OF, classIn, isOwn, nearer } from './near';
import type { Trade } from './types';

export type { Trade };

const words = (line: string): string[] => line.split(/, ?/);
const characters = (line: string): Archetype[] =>
  line
    .replace('regular guy', 'regular_guy')
    .split(' ')
    .map((word) => word.replace('_', ' ') as Archetype);

function tradeOf(id: string, entry: Entry): Trade {
  const all = (key: string) => linesOf(entry, key).map(parts) as never[];
  const one = (key: string) => parts(lineOf(entry, key)) as never;
  const [house = '', because = ''] = parts(lineOf(entry, 'brand'));
  const [buyers = '', buyersBecause = ''] = parts(lineOf(entry, 'buyer'));
  const [moods = '', letter = ''] = parts(lineOf(entry, 'type'));
  return {
    id,
    who: lineOf(entry, 'who'),
    need: lineOf(entry, 'need'),
    situation: lineOf(entry, 'sit'),
    show: lineOf(entry, 'show'),
    desire: one('want'),
    awareness: one('aware'),
    skill: one('skill'),
    pains: all('pain'),
    asks: all('ask'),
    feelings: all('feel'),
    house: characters(house),
    because,
    buyers: characters(buyers),
    buyersBecause,
    rivals: all('rival'),
    ideas: all('idea'),
    trends: all('trend'),
    goals: [...linesOf(entry, 'goal')],
    see: [...linesOf(entry, 'see')],
    unseen: [...linesOf(entry, 'unseen')],
    say: words(lineOf(entry, 'say')),
    avoid: words(lineOf(entry, 'avoid')),
    channels: all('channel'),
    scenes: all('scene'),
    hues: linesOf(entry, 'hue').map((line) => {
      const [name = '', at = '', why = ''] = parts(line);
      const [l = 0.4, c = 0.08, h = 0] = at.split(' ').map(Number);
      return [name, l, c, h, why];
    }),
    moods: moods.split(' '),
    letter,
  };
}

export const TRADES: ReadonlyMap<string, Trade> = new Map(
  [HOME, CARE, BUSINESS, FOOD, LEISURE, CLASSES]
    .flatMap((notes) => [...entriesOf(notes)])
    .map(([id, entry]) => [id, tradeOf(id, entry)]),
);

/** What a trade is called. The first that fits the noun counts, so what is particular stands before what is general. */
const NAMES: readonly [id: string, test: RegExp][] = [
  ['software', /\bsoftware\b|\bapps?\b|\bplatform\b|\bsaas\b|\bplugin\b|\bonline tool\b|\bscheduling tool\b/],
  [
    'catering',
    /\bcater(?:ing|er|ers)\b|\bwedding (?:planner|planning|cakes?)\b|\bevent (?:planner|planning)\b|\bparty\b|\bbanquet/,
  ],
  [
    'emergency',
    /\blocksmiths?\b|\block-?outs?\b|\bbreakdown\b|\btow(?:ing|truck)?\b|\bemergency\b|\brecovery service\b/,
  ],
  ['birth', /\bmidwi(?:fe|ves|fery)\b|\bdoulas?\b|\bbirth\b|\bantenatal\b|\bpostnatal\b|\bbreastfeeding\b/],
  ['memorial', /\bgravestones?\b|\bheadstones?\b|\bmemorials?\b|\btombstones?\b/],
  ['farewell', /\bfunerals?\b|\bundertakers?\b|\bcoffins?\b|\bcemetery\b|\burns\b|\bcremat/],
  ['vet', /\bvets?\b|\bveterinar(?:y|ian|ians)\b|\banimal (?:clinic|hospital)\b/],
  [
    'kids',
    /\b(?:kids['’]?|children['’]?s?|pa?ediatric|child) (?:\p{L}+ )?(?:dent|clinic|doctor|therap|physio|optic|psycholog|speech)|\bpa?ediatric/u,
  ],
  [
    'daycare',
    /\bkindergartens?\b|\bday ?care\b|\bchild ?care\b|\bchildminders?\b|\bcr[eè]che\b|\bplaygroup\b|\bnursery school\b|\bpreschool\b|\bhome care\b|\bcare home\b|\belder(?:ly)? care\b|\bday cent(?:re|er)\b|\bafter-?school\b|\bday nurser(?:y|ies)\b|\bnursery\b(?=[^.]*\b(?:children|babies|toddlers)\b)/,
  ],
  ['pets', /\bdogs?\b|\bcats?\b|\bpets?\b|\bkennels?\b|\bcattery\b|\bpuppy\b|\bhorses? (?:livery|physio)\b/],
  [
    'clinic',
    /\bphysio\w*|\bdent(?:al|ists?|istry)\b|\bclinic\b|\bdoctors?\b|\bgp\b|\bosteopath\w*|\btherap(?:y|ist|ists)\b|\bopticians?\b|\bhearing\b|\baudiolog\w*|\bpsycholog\w*|\bpodiatr\w*|\bmassage\b|\bacupunct\w*|\bdermatolog\w*|\bmedical\b|\bspeech\b|\brehab\w*|\bchiropract\w*|\bdietici?an\w*|\bnutritionist\b/,
  ],
  [
    'beauty',
    /\bhair\w*|\bbarbers?\b|\bsalon\b|\bnails?\b|\btattoo\w*|\bbeauty\b|\bcosmetician\b|\bwaxing\b|\bmake-?up\b|\blashes\b|\bspa\b/,
  ],
  [
    'advice',
    /\baccount(?:ants?|ancy|ing)\b|\bbook-?keep\w*|\btax\b|\blaw(?:yers?|\b)|\bnotar\w*|\bsolicitors?\b|\battorneys?\b|\binsurance\b|\btranslat\w*|\binterpret\w*|\bconsult\w*|\badvis\w*|\bmediat\w*|\bpayroll\b|\bmortgage\w*|\brecruit\w*|\bgenealog\w*|\bpatents?\b|\bestate agents?\b|\bfinancial\b/,
  ],
  [
    'industrial',
    /\binspections?\b|\bsurvey(?:ing|s|ors?)?\b|\bcalibrat\w*|\blaborator\w*|\btesting\b|\bengineer(?:ing|s)?\b|\bdrones?\b|\bcommissioning\b|\blift maintenance\b|\bturbines?\b|\bpumps? (?:service|for)\b|\bwelding\b|\bdivers\b|\bindustrial\b|\bnon-destructive\b|\bautomation\b|\bscaffold\w*/,
  ],
  ['removals', /\bremovals?\b|\bmovers\b|\bmoving (?:company|firm|service)\b|\bhouse clearance\b/],
  [
    'logistics',
    /\bcouriers?\b|\bdeliver(?:y|ies)\b|\bfreight\b|\bhaul\w*|\blogistics\b|\btransport\b|\bcargo\b|\bshipping\b|\btaxis?\b|\bwarehous\w*|\btrucking\b/,
  ],
  [
    'giving',
    /\bcharit\w*|\bfoundation\b|\bassociation\b|\bfood ?bank\b|\bvolunteer\w*|\bnon-?profit\b|\bngo\b|\brefuge\b|\bshelter\b|\bcommunity (?!theatre)\w*|\bcongregation\b|\bparish\b|\bhelpline\b|\blending\b|\blibrary of things\b|\brescue\b/,
  ],
  [
    'stage',
    /\btheat(?:re|er)s?\b|\bcinemas?\b|\bmuseums?\b|\bgaller(?:y|ies)\b|\bconcerts?\b|\bfestivals?\b|\bchoirs?\b|\borchestras?\b|\bopera\b|\bcircus\b|\bpuppet\w*|\bcomedy\b|\bplanetarium\b|\bzoo\b|\bensemble\b|\bband\b|\bjazz\b|\bmusic venue\b/,
  ],
  [
    'studio',
    /\bphotograph\w*|\bdesign(?:ers?| studio| office)\b|\billustrat\w*|\barchitect\w*|\bfilm\w*|\bvideo\w*|\brecording\b|\bsignwrit\w*|\bletterpress\b|\bprint (?:shop|studio)\b|\bprinters?\b|\bbranding\b|\banimat\w*|\bcalligraph\w*|\bportraits?\b|\bmurals?\b|\bcopywrit\w*|\bsound (?:studio|design)\b|\binterior\b/,
  ],
  [
    'repair',
    /\brepair\w*|\brestor\w*|\brehair\w*|\bmend(?:s|ing|ers?)\b|\bbookbind\w*|\bbinder[sy]?\b|\btun(?:ers?|ing)\b|\bsharpen\w*|\bcobblers?\b|\bwatchmak\w*|\bluthiers?\b|\bupholster\w*|\balterations?\b|\bgarage\b|\bmechanics?\b|\bre-?sol\w*|\bclock\w*|\bconservat(?:ion|or|ors)\b|\bservicing\b|\brestring\w*|\bcaning\b/,
  ],
  [
    'homeworks',
    /\bheat pumps?\b|\binstall\w*|\brenovat\w*|\broof\w*|\belectric(?:al|ians?)\b|\bplumb\w*|\bbuilders?\b|\bbuilding (?:firm|company|work|contractor|houses|homes)|\bbuild (?:houses|homes|extensions)\b|\bcarpent\w*|\bjoiner\w*|\bkitchens\b|\bbathrooms?\b|\bwindows\b|\bsolar\b|\binsulat\w*|\blandscap\w*|\bdecorat(?:ors|ing)\b|\bpainters?\b|\bplaster\w*|\btil(?:ers|ing)\b|\bfloor(?:ing|s)\b|\bstoves?\b|\bboilers?\b|\bwells?\b|\bboreholes?\b|\bpaving\b|\bpools?\b|\bsaunas\b|\bstaircases?\b|\bdamp\b|\bstonemason\w*|\bthatch\w*|\bchimney (?:build|rebuild)\w*|\bextensions?\b|\btiny houses\b/,
  ],
  [
    'upkeep',
    /\bclean(?:ing|ers?)\b|\bgardening\b|\bgardeners?\b|\blaundry\b|\blaunderette\b|\bchimney sweep\w*|\bsweep\w*|\bpest\b|\bironing\b|\bcaretak\w*|\blawn\w*|\bmaintenance\b|\btree (?:surgeon|care)\w*|\bwaste\b|\bhousekeep\w*/,
  ],
  [
    'lodging',
    /\b(?:guest ?)rooms?\b|\bhotels?\b|\bhostels?\b|\bguest ?houses?\b|\bb&b\b|\bbed and breakfast\b|\binn\b|\bcamp(?:site|ing|ground)\b|\bcabins?\b|\blodges?\b|\bholiday (?:flats?|homes?|lets?|apartments?)\b|\bagriturismo\b|\bryokan\b|\bretreats?\b|\bhuts?\b/,
  ],
  [
    'bath',
    /\b(?:public )?bath ?house\b|\bbaths\b|\bsento\b|\bonsen\b|\bhammam\b|\bbanya\b|\bsauna\b|\bthermal\b|\bfloat(?:ing)? tanks?\b/,
  ],
  [
    'fitness',
    /\bgyms?\b|\bclimbing\b|\bboulder\w*|\byoga\b|\bpilates\b|\bswim\w*|\bfitness\b|\bboxing\b|\bdojo\b|\bmartial\b|\bcrossfit\b|\browing club\b|\bsports? club\b|\bskate ?park\b/,
  ],
  [
    'lessons',
    /\bschools?\b|\blessons?\b|\btutor\w*|\bcourses?\b|\bclass(?:es)?\b|\bacademy\b|\btraining\b|\bteach(?:ers?|ing|es)\b|\bcoach(?:es|ing)?\b|\binstructors?\b|\bworkshops for\b|\bdance studio\b/,
  ],
  [
    'tours',
    /\btours?\b|\bguid(?:es?|ed|ing)\b|\bkayak\w*|\bdiv(?:e|ing)\b|\bsurf\w*|\bferr(?:y|ies)\b|\bboat trips?\b|\btrek\w*|\bsafaris?\b|\bhik(?:es|ing)\b|\bsailing\b|\bexcursions?\b|\bwhale\b|\bballoon\w*|\bsled\w*|\brafting\b|\bstargazing\b/,
  ],
  [
    'cafe',
    /\bcaf[eé]s?(?!\p{L})|\bcoffee (?:shop|bar|house|cart|van)\b|\brestaurants?\b|\b(?:wine |cocktail |snack |juice )?bar\b|\bpub\b|\bbistro\b|\btea ?(?:room|house)\b|\bdiner\b|\bfood (?:truck|stall|cart)\b|\bcanteen\b|\bice[- ]cream\b|\btavern\w*|\bramen\b|\bpizz\w*|\beatery\b|\bkiosk\b|\bnoodles?\b|\bbrasserie\b|\btaqueria\b|\bgelat\w*|\bdumplings?\b|\bchip shop\b/u,
  ],
  ['rental', /\brental\w*|\brent(?:s|ing)?\b|\bhir(?:e|es|ing)\b|\bself[- ]storage\b|\bstorage\b|\bco-?working\b/],
  [
    'supplier',
    /\bfertili[sz]er\w*|\bfeed\b|\bseeds?\b|\bingredients?\b|\bessential oils?\b|\brose oil\b|\bwholesal\w*|\bsuppl(?:y|ier|iers|ies)\b|\bextracts?\b|\bpackaging\b|\braw material\w*|\bseedlings\b|\bmalt(?:ing|ings|sters?)?\b|\bpigments?\b/,
  ],
  [
    'maker-b2b',
    /\bmanufactur\w*|\bfactory\b|\bfasteners?\b|\bfoundr\w*|\bmachin(?:e shop|ing|ed)\b|\bfabricat\w*|\bsheet metal\b|\bmould\w*|\bsawmill\b|\btooling\b|\bcnc\b|\bcomponents?\b|\bspare parts\b|\bprecision\b/,
  ],
  [
    'foodmaker',
    /\bbak(?:ery|ers?|ing)\b|\bcheese\w*|\bdair(?:y|ies)\b|\bchocol\w*|\bhoney\b|\bbeekeep\w*|\bbrew\w*|\broast\w*|\bjams?\b|\bwin(?:e|ery|emakers?)\b|\bcider\b|\bdistill\w*|\bmill\b|\bolives?\b|\boil\b|\bspices?\b|\bsausages?\b|\bbutcher\w*|\bsmok(?:ery|ehouse|ed)\b|\bconfection\w*|\bp[aâ]tiss\w*|\bteas?\b|\bvinegar\b|\bpasta\b|\bkimchi\b|\bpickl\w*|\bsalt\b|\bsyrup\b|\bcoffee\b|\bkombucha\b|\bhot sauce\b|\btofu\b|\bcakes?\b/,
  ],
  [
    'farm',
    /\bfarm\w*|\borchards?\b|\bmarket garden\b|\bvegetables?\b|\bgrow(?:ers?|ing|s)\b|\bcsa\b|\bflower (?:farm|field)\b|\bplant nursery\b|\bvineyard\b|\boysters?\b|\beggs\b|\bmushrooms?\b|\bmicrogreens\b/,
  ],
  [
    'shop',
    /\bshops?\b|\bstores?\b|\bbookshop\b|\bboutique\b|\bflorists?\b|\bdeli\b|\bmarket\b|\bdealers?\b|\bretail\w*|\bantiq\w*|\bgarden cent(?:re|er)\b|\bpharmacy\b|\brecord\w*|\bsecond-?hand\b/,
  ],
  [
    'maker',
    /\bhand-?\p{L}+|\bfurniture\b|\bpott(?:ery|ers?)\b|\bceramic\w*|\bkniv?f?es?\b|\bknifemak\w*|\bjewel\w*|\bgoldsmith\w*|\bshoe\w*|\bleather\w*|\bweav\w*|\bknit\w*|\bwool\b|\byarns?\b|\binstruments?\b|\bguitars?\b|\bviolins?\b|\bsoaps?\b|\bcandles?\b|\bboat ?build\w*|\bbags?\b|\bhats?\b|\bcoats?\b|\btailor\w*|\bbespoke\b|\bglass\w*|\bblankets?\b|\bbaskets?\b|\btoys?\b|\bblacksmith\w*|\bforge\b|\bquilts?\b|\brugs?\b|\bcarpets?\b|\bumbrellas?\b|\bclothes\b|\bclothing\b|\bbicycles?\b|\bframes?\b|\borgans?\b|\bsaddler\w*|\bdress\w*|\bmak(?:er|ers|ing)\b|\bcarv\w*/u,
  ],
];

const PROFESSIONAL =
  /\b(?:\p{L}*makers|roasters|distillers|dyers|printers|restorers|perfumers|gardeners|golf courses|garden centres|shops|restaurants|companies|breweries|brewers|manufacturers|chefs|bakers|bakeries|wholesalers|farms|farmers|growers|hotels|retailers|importers|architects|builders|contractors|yards|shipyards|mills|brands|labs|laboratories|schools|museums|publishers|cafés|cafes)\b/iu;

/** 'bean-to-bar' is no bar, and 'well-known' no well. */
const unjoined = (text: string): string =>
  text.replace(/\p{L}+(?:-\p{L}+){2,}|(?<=\p{L}{2}-)\p{L}+(?= \p{L})/gu, (word) => (word.includes('-') ? '' : word));
const namedIn = (text: string): string[] => NAMES.filter(([, test]) => test.test(unjoined(text))).map(([id]) => id);

/** A second business under the same roof is one that people come to. */
const BESIDE = /^(?:lodging|cafe|shop|lessons|tours|rental|bath)$/;

export interface SaidOfTrade {
  /** 'olive farm with five guest rooms' */
  trade: string;
  /** the sentence that says so */
  sentence: string;
  all: string;
  who: string;
  name: string;
}

/** The text that fits: that of the trade itself, or else that of its class. */
function fitting({ trade, sentence, all, who, name }: SaidOfTrade): string {
  const noun = trade.toLowerCase();
  const [head = ''] = noun.split(/ (?:of|from|by|with|and|for) |, /);
  const begun = sentence.toLowerCase();
  const carrier = head.split(' ').at(-1) ?? '';
  // the phrase, then the noun that carries it, then the sentence
  const own = [head, carrier, noun, begun].flatMap((text) =>
    namedIn(text).filter((id) => isOwn(id, noun === '' ? begun : noun)),
  )[0];
  const classed = classIn(noun === '' ? begun : noun) ?? (noun.split(' ').length < 3 ? classIn(begun) : undefined);
  // a class that is told by name is nearer than a text that only one word of the sentence speaks for
  if (classed === 'minding' || classed === 'tending-graves' || classed === 'call-out' || classed === 'keeping-books')
    return own === 'emergency' && /lock/.test(noun) ? own : classed;
  if (own && (namedIn(head).includes(own) || namedIn(noun).includes(own) || !classed)) {
    const isForFirms = PROFESSIONAL.test(who);
    return isForFirms && /^(?:foodmaker|farm)$/.test(own)
      ? 'supplier'
      : isForFirms && own === 'maker' && /\b(?:manufacturers|builders|contractors|shipyards|companies)\b/i.test(who)
        ? 'maker-b2b'
        : own;
  }
  if (classed) return classed;
  const any = [...namedIn(carrier), ...namedIn(head), ...namedIn(noun), ...namedIn(begun)][0];
  if (any) return CLASS_OF[any] ?? any;
  const abroad = ABROAD.find(([, stems]) => stems.test(sentence.split(/[.!?]/)[0] ?? ''))?.[0];
  if (abroad) return CLASS_OF[abroad] ?? abroad;
  const byName = classIn(name) ?? namedIn(name.toLowerCase())[0];
  if (byName) return CLASS_OF[byName] ?? byName;
  const [somewhere] = noun === '' ? namedIn(all.toLowerCase()) : [];
  return somewhere ? (CLASS_OF[somewhere] ?? somewhere) : 'general';
}

/** The trade that a brief names; a second one where it names two at once: 'olive farm with five guest rooms'. */
export function tradesOf(said: SaidOfTrade): Trade[] {
  const words = new Set(lemmasOf(`${said.sentence} ${said.all} ${said.name}`));
  const of = (id: string): Trade => {
    const trade = (TRADES.get(id) ?? TRADES.get('general')) as Trade;
    return ALL_OF_ONE.test(id) ? trade : nearer(trade, words);
  };
  const main = fitting(said);
  const second = said.trade
    .toLowerCase()
    .split(/ (?:with|and|&|plus) |, /)
    .slice(1)
    .flatMap((half) => namedIn(half).slice(0, 1))
    .find((id) => id !== main && BESIDE.test(id) && main !== 'hosting');
  return [of(main), ...(second ? [of(second)] : [])];
}
/** Written for one trade alone, which the notes name: its things are theirs. */
const ALL_OF_ONE =
  /^(?:homeworks|emergency|clinic|kids|birth|vet|cafe|beauty|pets|maker|maker-b2b|memorial|foodmaker|software|advice|lodging|bath|fitness|farewell|repair)$/;

/** Two trades under one roof: what each of them brings, the first one first. */
export function joined([one, other]: readonly Trade[]): Trade {
  const first = one as Trade;
  if (!other) return first;
  const mixed = <Item>(a: readonly Item[], b: readonly Item[], most: number): Item[] => [
    ...a.slice(0, most),
    ...b.slice(0, most),
    ...a.slice(most),
  ];
  return {
    ...first,
    need: `${first.need}, and where ${other.need}`,
    situation: `${first.situation} ${other.situation}`,
    who: `${first.who} and ${other.who}`,
    pains: mixed(first.pains, other.pains, 2),
    asks: mixed(first.asks, other.asks, 2),
    feelings: mixed(first.feelings, other.feelings, 1),
    rivals: mixed(first.rivals, other.rivals, 1),
    ideas: mixed(first.ideas, other.ideas, 1),
    goals: mixed(first.goals, other.goals, 1),
    see: mixed(first.see, other.see, 2),
    say: mixed(first.say, other.say, 3),
    avoid: mixed(first.avoid, other.avoid, 2),
    channels: mixed(first.channels, other.channels, 1),
    scenes: mixed(first.scenes, other.scenes, 1),
    hues: mixed(first.hues, other.hues, 1),
  };
}

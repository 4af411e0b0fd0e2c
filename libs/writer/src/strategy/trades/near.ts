import { nounSenses, tokensOf, type NounClass } from '@maquette/reading';
import type { Trade } from './types';

// What is known of one trade is wrong of its neighbour: a tow truck needs no identity card at the door. So what is known in detail
// stands only where the notes name that trade itself; everybody else is written of as one of a class of trades.

/** What each detailed text was written for, by its name in English and next to it. */
const OWN: Readonly<Record<string, RegExp>> = {
  homeworks:
    /\bheat pumps?\b|\brenovat\w*|\broof\w*|\belectricians?\b|\bplumb\w*|\bbuilders?\b|\bcarpent\w*|\bjoiner\w*|\bkitchens\b|\bbathrooms?\b|\bwindows\b|\bsolar\b|\binsulat\w*|\bdecorat(?:ors|ing)\b|\bplaster\w*|\btil(?:ers|ing)\b|\bfloor(?:ing|s)\b|\bstoves?\b|\bboilers?\b|\bextensions?\b|\bwell drill\w*/,
  emergency: /\blocksmiths?\b|\block-?outs?\b/,
  repair:
    /\b(?:violins?|cellos?|bows?|harps?|pianos?|instruments?|clocks?|watch\w*|books?|furniture|organs?|guitars?)\b|\bluthier|\bbookbind|\bupholster|\bstained glass\b/,
  clinic:
    /\bphysio\w*|\bdent(?:al|ists?|istry)\b|\bclinic\b|\bdoctors?\b|\bgp\b|\bosteopath\w*|\btherap(?:y|ist|ists)\b|\bopticians?\b|\bhearing\b|\bpodiatr\w*/,
  advice: /\baccount(?:ants?|ancy|ing)\b|\bbook-?keep\w*|\btax\b/,
  industrial:
    /\binspections?\b|\bsurvey\w*|\bdrones?\b|\bturbines?\b|\bdivers\b|\bnon-destructive\b|\brope[- ]access\b/,
  software: /\bsoftware\b|\bapps?\b|\bsaas\b|\bplugin\b/,
  upkeep: /\bclean(?:ing|ers?)\b|\blaundry\b|\bsweep\w*/,
  maker:
    /\bfurniture\b|\bknives\b|\bknife|\bshoe\w*|\bbags?\b|\bleather\w*|\bpott(?:ery|ers?)\b|\bceramic\w*|\bguitars?\b|\bjewel\w*/,
  'maker-b2b':
    /\bfasteners?\b|\bfoundr\w*|\bmachin(?:e shop|ing|ed)\b|\bsheet metal\b|\bmould\w*|\bcnc\b|\bcomponents?\b/,
  memorial: /\bgravestones?\b|\bheadstones?\b|\bmemorials?\b|\btombstones?\b/,
  foodmaker:
    /\bbak(?:ery|ers?|ing)\b|\bcheese\w*|\bdair(?:y|ies)\b|\bhoney\b|\bbrew\w*|\broast\w*|\bwin(?:e|ery|emakers?)\b|\bcider\b|\bdistill\w*/,
  daycare: /\bday ?care\b|\bday nurser(?:y|ies)\b|\bcr[eè]che\b/,
};
/** Written of the whole class already, and true of each member. */
const ALWAYS = /^(?:kids|birth|vet|farewell|pets|beauty|cafe|lodging|lessons|bath|fitness|farm|shop)$/;
export const isOwn = (id: string, trade: string): boolean =>
  ALWAYS.test(id) || (OWN[id]?.test(trade.toLowerCase()) ?? false);

/** The class to which a trade belongs where its own text is not meant; the others are written as a class themselves. */
export const CLASS_OF: Readonly<Record<string, string>> = {
  homeworks: 'on-site',
  emergency: 'call-out',
  repair: 'mending',
  clinic: 'caring',
  advice: 'advising',
  industrial: 'on-site',
  software: 'systems',
  upkeep: 'on-site',
  maker: 'making',
  'maker-b2b': 'making',
  memorial: 'making',
  foodmaker: 'eaten',
  daycare: 'minding',
};

/** Names of trades that no detailed text is about, with their class; what is particular stands first. */
const CLASSES: readonly [id: string, test: RegExp][] = [
  [
    'tending-graves',
    /\bgraves?\b(?!stone)[^.]*\b(?:care|tend\w*|plant\w*|garden\w*)|\bcemetery (?:garden\w*|care)|friedhofsgärtn|grabpfleg|entretien de tombes/u,
  ],
  [
    'minding',
    /\b(?:forest|outdoor|nature|wood(?:land)?|day|beach) (?:nursery|kindergarten|pre-?school|school for (?:\w+ )?children)|\bkindergartens?\b|\bchildminders?\b|\bplaygroup\b|\bafter-?school\b|\bnursery\b(?=[^]*\b(?:children|babies|toddlers|aged \d)\b)|kinderg|\bkita\b|kinderkrippe|crèche/u,
  ],
  [
    'call-out',
    /\btow(?:s|ing)?\b|\btow[- ]trucks?\b|\brecovery (?:service|trucks?)|\broadside\b|\bbreakdown (?:service|recovery|help)|\bboard(?:ing)?-up\b|\bemergency (?:plumb\w*|glaz\w*|electric\w*|repairs?|call-?outs?)\b|pannendienst|abschlepp|dépannage/u,
  ],
  [
    'saving',
    /\b(?:animal|owl|bird|raptor|wildlife|seal|hedgehog|bat|turtle|dog|cat|horse|donkey) (?:rescue|sanctuary|hospital|shelter|refuge)|\binjured (?:\w+ and )?\w+s\b|\bsanctuary\b|\bconservation (?:trust|project|group)\b|\brewild\w*|\bmountain rescue\b|\blifeboat\b/,
  ],
  [
    'supplying',
    /\bice\b(?![- ]cream| rink| skat)|\blinen (?:hire|service|rental)|\b(?:gas|oxygen|firewood|pellets?|fuel) (?:delivery|supply|merchants?)|\bfirewood\b|\bwholesal\w*|\b(?:bread|egg|milk|fish|meat|vegetable|flower) (?:delivery|supplier|wholesale)|\bgreengrocer to\b/,
  ],
  [
    'caring',
    /\bprosthe\w*|\borthot\w*|\borthop\w*|\bdialysis\b|\bhospice\b|\bnurs(?:es|ing)\b|\bwigs?\b|\bwheelchairs?\b|\brehab\w*|\bhome care\b|\bcare home\b|\belder(?:ly)? care\b|\bday cent(?:re|er)\b|\blymph\w*|\bfoot care\b|\bsleep lab|\bmidwi|pflegedienst|sanitätshaus|orthopäd/u,
  ],
  ['keeping-books', /\bpayroll\b|lohnbuchhalt|lohnabrechn|buchhalt|comptab|boekhoud|contabil/u],
  [
    'advising',
    /\btranslat\w*|\binterpret\w*|\bpatents?\b|\blaw(?:yers?|\b)|\bnotar\w*|\bsolicitors?\b|\battorneys?\b|\bconsult\w*|\badvis\w*|\bmediat\w*|\bappraisals?\b|\bvaluations?\b|\bvaluers?\b|\baudit\w*|\bgenealog\w*|\binsurance\b|\bbrokers?\b|\brecruit\w*|\bproof-?read\w*|\beditors?\b|übersetz|dolmetsch|gutacht/u,
  ],
  [
    'systems',
    /\bsensors?\b|\balerts?\b|\bmonitor(?:ing|s)\b|\btrackers?\b|\bplatform\b|\bdevices?\b|\bdashboards?\b|\bonline tool\b|\bscheduling tool\b|\bapi\b/,
  ],
  [
    'on-site',
    /\bcontractors?\b|\balarms?\b|\blighting\b|\bsprinklers?\b|\bsepti\w*|\bdrain\w*|\bfenc(?:es|ing)\b|\btree (?:surgeon|care|felling)\w*|\bgroundwork\w*|\basbestos\b|\bmobile \w+|\blifts?\b|\bcctv\b|\bchimneys?\b|\bpest\b|\bscaffold\w*|\bmasonry\b|\bdemolition\b|\bgutters?\b|\bwells?\b|\bboreholes?\b|\bstonewall\w*|\bthatch\w*|\bgarden(?:ing|ers?)\b|\blandscap\w*|gärtnerei|gartenbau|handwerk|installat/u,
  ],
  [
    'mending',
    /\bwashing and (?:repair|restor)\w*|\brestor\w*|\brepair\w*|\bmend(?:s|ing|ers?)\b|\bre-?(?:sol|can|chrom|cover|upholster|string|tin|enamel)\w*|\bsharpen\w*|\bcobblers?\b|\btun(?:ers?|ing)\b|\bconservat(?:ion|or|ors)\b|\bservicing\b|\balterations?\b/,
  ],
  [
    'eaten',
    /\bchocol\w*|\bcacao\b|\bflour\b|\bmill\b(?!.*\btimber)|\bolives?\b|\bspices?\b|\bsausages?\b|\bbutcher\w*|\bsmok(?:ery|ehouse|ed)\b|\bconfection\w*|\bteas?\b|\bvinegar\b|\bpasta\b|\bkimchi\b|\bpickl\w*|\bsalt\b|\bsyrup\b|\bcoffee roast\w*|\bkombucha\b|\bsauces?\b|\btofu\b|\bjams?\b|\bcakes?\b/,
  ],
  [
    'making',
    /\b(?:\w+)?smith(?:s|y|ery)?\b|\bforg\w*|\bquarr(?:y|ies)\b|\bstonemason\w*|\bwheel ?build\w*|\bwheels?\b|\bweav\w*|\bsew\w*|\btann\w*|\bbroom\w*|\bscythe\w*|\bsails?\b|\bsailmak\w*|\bdrums?\b|\bbells?\b|\bkites?\b|\bglass\w*|\bpaper\b|\bcandles?\b|\bsoaps?\b|\brope\b|\bnets\b|\bcooper\w*|\bmanufactur\w*|\bmakers?\b|manufaktur|schmied/u,
  ],
];
export const classIn = (text: string): string | undefined =>
  CLASSES.find(([, test]) => test.test(text.toLowerCase()))?.[0];

const CONCRETE: ReadonlySet<NounClass> = new Set([
  'food',
  'drink',
  'tool',
  'garment',
  'instrument',
  'animal',
  'bird',
  'fish',
  'insect',
  'vehicle',
  'boat',
  'aircraft',
  'furniture',
  'plant',
  'tree',
  'flower',
]);
/** Things that every trade has. */
const ANYWHERE =
  /^(?:table|desk|counter|shelf|chair|bench|key|pen|phone|card|ticket|machine|bus|van|car|tool|staff|meal|person|type|list|line|case|form|front|plate|stand|spring|scale|guide|clock|measure|meter|figure|seat|board|sheet|bed)$/;
/** Whether the things that a line names are things of these notes. */
export function isNear(line: string, said: ReadonlySet<string>): boolean {
  return tokensOf(line)
    .flat()
    .filter(({ pos }) => pos === 'NOUN')
    .every(({ lemma }) => {
      const [sense] = nounSenses(lemma);
      return !sense || !CONCRETE.has(sense.class) || ANYWHERE.test(lemma) || said.has(lemma);
    });
}

/** A trade without the lines whose things nobody has named. */
export function nearer(trade: Trade, said: ReadonlySet<string>): Trade {
  const near = <Line extends string | readonly (string | undefined)[]>(lines: Line[]): Line[] => {
    const kept = lines.filter((line) =>
      isNear(typeof line === 'string' ? line : line.filter((part) => part !== undefined).join('. '), said),
    );
    return kept.length > 0 ? kept : lines.slice(0, 1);
  };
  return {
    ...trade,
    pains: near(trade.pains),
    asks: near(trade.asks),
    feelings: near(trade.feelings),
    rivals: near(trade.rivals),
    ideas: near(trade.ideas),
    goals: near(trade.goals),
    see: near(trade.see),
    unseen: near(trade.unseen),
    scenes: near(trade.scenes),
  };
}

import { nounSenses, phrasesOf, singular, tokensOf } from '@maquette/reading';
import type { ObjectName } from '../art/objects';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { isIdle } from './words';

/** What a product comes in: the head nouns that name it. Two words before one. */
const HEADS: Record<ObjectName, string> = {
  wine: 'weinflasche,wine bottle,olive oil bottle,whisky bottle,whiskey bottle,gin bottle,rum bottle,spirits bottle,champagne bottle,oil bottle,beer bottle,wine,champagne,decanter,flask of gin',
  dropper: 'dropper bottle,serum bottle,oil dropper,dropper,serum,tincture,pipette,essential oil',
  tote: 'stofftasche,tote bag,totebag,bolsa de tela,sac en toile,shopping bag,canvas bag,paper bag,carrier bag,gift bag,tote,shopper',
  pouch:
    'coffee bag,coffee pouch,snack bag,bag of coffee,bag,pouch,doypack,doybag,refill,coffee packaging,granola,coffee pack,snack pack',
  shirt: 't-shirt,tee,shirt,hoodie,sweatshirt,jersey,merch,merchandise,apparel,uniform,t-shirt,camiseta,trikot',
  phone: 'app screen,phone screen,phone,smartphone,mobile,iphone,app,screen,app interface,handy',
  candle: 'candle',
  cup: 'paper cup,takeaway cup,coffee cup,cup,tumbler,beaker',
  mug: 'mug',
  caddy:
    'tea caddy,tea tin,coffee tin,biscuit tin,cookie tin,cake tin,caddy,canister,tea canister,spice tin,teedose,blechdose',
  tin: 'tin,round tin,flat tin,balm tin,mint tin,wax tin,polish tin,pill box,lip balm,pomade,shoe polish,salve',
  tube: 'tube,toothpaste,hand cream,sunscreen,sun cream,paint tube,ointment',
  sign: 'schild,letrero,enseigne,insegna,szyld,sign,shop sign,signboard,signage,signpost,shopfront,fascia,nameplate,plaque,door sign,hanging sign,storefront',
  can: 'lata,canette,lattina,puszka,can,beer can,soda can,soda,kombucha,seltzer,energy drink,spray can',
  jar: 'glas honig,honigglas,marmeladenglas,bocal,tarro,frasco,vasetto,słoik,pote,jar,honey jar,jam jar,pot,tub,jam pot,preserves,marmalade,moisturiser,moisturizer,balm,body butter,face cream,face mask',
  bottle:
    'flasche,botella,bouteille,bottiglia,butelka,garrafa,sauce bottle,water bottle,growler,bottle,shampoo,body lotion,lotion,conditioner,detergent,perfume,flacon,hand wash,body wash,spray bottle,vial,flask',
  book: 'buch,libro,livre,książka,livro,book,book cover,magazine,novel,catalogue,catalog,cookbook,menu,brochure',
  notebook: 'notizbuch,cuaderno,carnet,quaderno,caderno,notebook,journal,diary,planner,sketchbook,exercise book',
  poster: 'plakat,cartel,affiche,manifesto,poster,print,art print,wall art,frame,picture frame',
  box: 'schachtel,karton,caja,boîte,scatola,pudełko,caixa,box,carton,gift box,tea box,soap box,cereal box,packaging,package,parcel,case,record sleeve,sleeve,matchbox,soap,shoebox',
  lidded:
    'lidded box,hinged box,chocolate box,hat box,keepsake box,jewellery box,jewelry box,cake box,pizza box,box with a lid,presentation box',
  hinged: 'hinged tin,square tin,square caddy,hinged caddy,hinged-lid tin,rectangular tin,tin box',
  game: 'board game box,board game,game box,puzzle box,jigsaw box,jigsaw,puzzle,brettspiel,juego de mesa',
  pump: 'pump bottle,soap dispenser,hand soap,pump dispenser,soap pump,seifenspender',
  canister: 'oil tin,olive oil tin,oil can,oil canister,jerry can,jerrycan,petrol can,kanister,bidon',
  sack: 'sack,paper sack,hessian sack,burlap sack,sackcloth,seed sack,flour sack,feed bag,saco,costal,worek',
  crate: 'crate,wooden crate,fruit crate,kiste,holzkiste,caisse,cassetta,skrzynka',
  apron: 'apron,schürze,delantal,tablier,grembiule,fartuch,avental',
  laptop: 'laptop,laptop screen,notebook computer,macbook,computer screen,desktop screen,monitor',
  bar: 'chocolate bar,bar of chocolate,bar of milk chocolate,bar of dark chocolate,bar of white chocolate,candy bar,granola bar,cereal bar,protein bar,energy bar,snack bar,bar wrapper,schokoladentafel,schokoladenriegel,tafel schokolade,tablette de chocolat,tableta de chocolate,tavoletta di cioccolato,tabliczka czekolady,chocoladereep',
  sachet: 'sachet,packet,seed packet,sugar packet,stick pack,samentüte,sobre,bustina,saszetka',
};
const OBJECT_OF: ReadonlyMap<string, ObjectName> = new Map(
  (Object.keys(HEADS) as ObjectName[]).flatMap((object) =>
    HEADS[object].split(',').map((words): [string, ObjectName] => [words, object]),
  ),
);
/** Heads that say in what way it is shown, not what it is. */
const SHOWN =
  /^(?:mock|mockup|mockups|up|ups|mock-up|label|labels|design|packaging|package|branding|wrapper|image|photo|render|visual|front|cover|set|range|line)$/;
const MATERIALS =
  /^(?:paper|cardboard|card|glass|kraft|metal|tin|steel|aluminium|aluminum|plastic|ceramic|cotton|canvas|linen|wooden|wood|hessian|burlap|hinged|lidded|oblong|rectangular|matte|matt|glossy|round|square|tall|small|large|big|mini|recycled|frosted|clear|transparent|screw-top|flat|folding|corrugated|enamel|product|gift|shop|packaging|app|tote|shopping|takeaway|dropper|carrier|to-go|door|hanging|book|art|wall)$/;

/** Honey and mint are colours as well as what is inside. */
const isColour = (word: string): boolean =>
  COLOUR_WORDS.has(word) && !nounSenses(word).some(({ class: kind }) => kind === 'food' || kind === 'drink');

/** The names of more than one word, the longest first. */
const TWO_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[...OBJECT_OF.keys()]
    .filter((words) => words.includes(' '))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})`,
  'gu',
);
const PICTURED =
  /\b(?:illustration|picture|drawing|print|image|photo|icon|motif|printed with) of(?: (?:an?|the))?$|\bprinted with(?: (?:an?|the))?$/;

/** What a product is shown as. */
export interface Product {
  object: ObjectName;
  /** The words of the prompt that named it: 'caddy'. */
  word: string;
  /** What is in it, where the same words say so: 'lip balm' of 'a lip balm tin'. */
  product?: string;
}

/** What is said of a container anywhere, and what it makes of it: a square caddy is no round one. */
const SHAPED: [RegExp, Partial<Record<ObjectName, ObjectName>>][] = [
  [/\bpump|\bdispenser/iu, { bottle: 'pump' }],
  [/\b(?:lit(?:re|er)s?|litros?|litri|gallons?|jerr?y ?can)\b/iu, { tin: 'canister', can: 'canister' }],
  [/\b(?:square|rectangular|oblong|hinged)\b/iu, { caddy: 'hinged', tin: 'hinged' }],
  [/\blid\b|\bhinged\b/iu, { box: 'lidded' }],
];

/** The container or carrier that a prompt names. It is the same in every option: other views of it, never another thing. */
export function productOf(text: string): Product | undefined {
  const phrase = byPhrase(text);
  const word = phrase && !phrase.isTold ? undefined : byWord(text);
  // 'A tote bag natural cotton, printed with a drawing of a sardine tin': what comes first holds what is told of it.
  const isTold = phrase?.isTold === true && word && text.toLowerCase().indexOf(phrase.word.toLowerCase()) > word.at;
  const found: Product | undefined = isTold || !phrase ? word && { object: word.object, word: word.word } : phrase;
  if (!found) return undefined;
  const shaped = SHAPED.find(([said, made]) => said.test(text) && made[found.object])?.[1][found.object];
  return { ...found, object: shaped ?? found.object };
}

let patterns: { word: string; begins: string; object: ObjectName; pattern: RegExp }[] | undefined;
/** How each object is named in a text; made when it is first asked for. */
const namedObjects = (): NonNullable<typeof patterns> =>
  (patterns ??= [...OBJECT_OF].map(([word, object]) => ({
    word,
    // looked for first: two hundred patterns over a whole text take their time
    begins: word.split(/[- ]/u)[0] ?? word,
    object,
    pattern: new RegExp(`(?<![\\p{L}-])${word.replace(/[-]/g, '[- ]?')}(?:e?s|n|en)?(?![\\p{L}-])`, 'u'),
  })));

/** Where no phrase is understood ('dropper bottle 30ml', 'Flasche Olivenöl'): the first that is named, the longer name before the shorter. */
function byWord(text: string): (Product & { at: number }) | undefined {
  const lower = text.slice(0, 600).toLocaleLowerCase('en');
  const hits = namedObjects().flatMap(({ word, begins, object, pattern }) => {
    if (!lower.includes(begins)) return [];
    const at = lower.search(pattern);
    return at === -1 ? [] : [{ object, word, at }];
  });
  const [best] = hits.sort((a, b) => a.at - b.at || b.word.length - a.word.length);
  // 'Round flat tin': a longer name may begin before.
  const longer = hits.find(
    (one) =>
      best &&
      one.word.length > best.word.length &&
      one.at <= best.at + best.word.length &&
      one.word.endsWith(best.word),
  );
  return best && { ...(longer ?? best), at: best.at };
}

/** By the nouns that carry the phrases, never by what is only described. */
function byPhrase(text: string): (Product & { isTold: boolean }) | undefined {
  const found: (Product & { rank: number; isTold: boolean })[] = [];
  for (const sentence of tokensOf(text.slice(0, 600))) {
    for (const phrase of phrasesOf(sentence)) {
      let tokens = sentence.slice(phrase.from, phrase.to).filter(({ pos }) => pos !== 'DET');
      while (tokens.length > 1 && SHOWN.test(tokens.at(-1)?.lower ?? '')) tokens = tokens.slice(0, -1);
      while (tokens.length > 1 && tokens.at(-1)?.pos === 'PUNCT') tokens = tokens.slice(0, -1);
      const end = tokens.at(-1);
      if (!end) continue;
      // 'printed with an illustration of a sardine tin': a picture on it, not the thing itself
      if (
        PICTURED.test(
          sentence
            .slice(Math.max(0, phrase.from - 4), phrase.from)
            .map(({ lower }) => lower)
            .join(' '),
        )
      )
        continue;
      // 'Tote bag': the first word may have been taken for a verb
      const until = sentence.slice(0, sentence.indexOf(end) + 1);
      for (const size of [3, 2, 1]) {
        const tail = until.slice(-size);
        if (tail.length < size) continue;
        const last = tail.at(-1)?.lower ?? '';
        const said = [...tail.slice(0, -1).map(({ lower }) => lower), singular(last)].join(' ');
        const object = OBJECT_OF.get(said) ?? OBJECT_OF.get(tail.map(({ lower }) => lower).join(' '));
        if (!object) continue;
        const word = tail.map(({ value }) => value).join(' ');
        // 'lip balm tin' is a tin of lip balm; 'lip balm' alone comes in one
        const carries = nounSenses(singular(last)).some(({ class: kind }) => kind === 'container') || size === 1;
        const inside = carries
          ? tokens.slice(0, -1).filter(
              ({ lower, pos }, at, all) =>
                // 'olive oil': together a thing
                (!isColour(lower) || (AMBIGUOUS_COLOURS.has(lower) && at < all.length - 1)) &&
                !MATERIALS.test(lower) &&
                !isIdle(lower) &&
                pos !== 'PUNCT',
            )
          : [];
        const product = inside.map(({ lower }) => lower).join(' ');
        // '10 kg' is how much of it there is
        const isThing = /\p{L}{3}/u.test(product) && !/\d/u.test(product);
        const isContainer =
          nounSenses(singular(last))[0]?.class === 'container' ||
          /^(?:box|tin|tube|sign|bag|poster|book|phone|shirt|tote|candle)$/.test(singular(last));
        found.push({
          object,
          word,
          product: isThing ? product : undefined,
          isTold: /^(?:of|with|from|like|by)$/.test(phrase.preposition ?? ''),
          rank: (isContainer ? 0 : 10) + (phrase.preposition === 'with' ? 3 : 0) + found.length,
        });
        break;
      }
    }
  }
  const best = found.sort((a, b) => a.rank - b.rank)[0];
  // 'Mockup tote bag natural cotton, with a tin on it': two words that stand earlier, though no phrase ends with them
  const said = text.slice(0, 200).toLowerCase();
  const bestAt = best ? said.indexOf(best.word.toLowerCase()) : Infinity;
  const earlier = [...said.matchAll(TWO_WORDS)]
    .map(({ 0: word, index: at }) => ({ word, at, object: OBJECT_OF.get(word) }))
    .find(
      ({ at, word }) => at + word.length + 2 <= bestAt && !PICTURED.test(said.slice(Math.max(0, at - 40), at).trim()),
    );
  if (earlier?.object) return { object: earlier.object, word: earlier.word, isTold: false };
  return best && { object: best.object, word: best.word, product: best.product, isTold: best.isTold };
}

/** Words that name only the object of a mock-up, not what it is for. */
export const isContainer = (words: string): boolean => {
  const lower = words.toLowerCase();
  return OBJECT_OF.has(lower) || OBJECT_OF.has(singular(lower)) || /^(?:lotion|serums?|packages?)$/.test(lower);
};

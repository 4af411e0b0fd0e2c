import { readText } from '@maquette/reading';
import { capital } from '../pen';
import type { Said } from './said';

/** A kind of thing that designers make, and what belongs to making it. */
export interface Topic {
  id: string;
  /** in a table and in a title: 'Patient booklet' is said by the request, 'Booklet' by us */
  name: string;
  pattern: RegExp;
  /** the core of a job, or something that carries it */
  isCore?: boolean;
  /** is printed, built, sewn: its making takes time after the design */
  isMade?: boolean;
  /** what is handed over */
  gives: string;
  /** how it is tried before it is final: 'We try the logo …' */
  proof?: string;
  /** asked for where the request says nothing that matches */
  asks?: [question: string, unless: RegExp];
}

const SIZE =
  /\b\d+\s?(?:x|×|by)\s?\d+|\b\d+(?:[.,]\d+)?\s?(?:cm|mm|m|metres?|meters?|inch(?:es)?|ft|feet|pages?|words?)\b|\bA[0-6]\b/i;
const NUMBER_OF = /\b\d[\d.,]*\b/;

/** In the order in which they are looked for: what is more telling comes first. */
export const TOPICS: readonly Topic[] = [
  {
    id: 'packaging',
    name: 'Packaging',
    pattern: /\bpackag\w*|\bpacks?\b|\bcartons?\b|\bpouch(?:es)?\b|\bbox(?:es)?\b|\bsleeves?\b|\bwrapp(?:er|ing)s?\b/i,
    isCore: true,
    isMade: true,
    gives: 'structure as a dimensioned die line, artwork on it, and a specification of material and printing',
    proof: 'as a blank sample in the real material first, then as a printed one, filled and handled as it will be',
    asks: ['Which printer or packer makes it, and what can their machines do?', /\bprinter|packer|machine/i],
  },
  {
    id: 'label',
    name: 'Labels',
    pattern: /\blabels?\b/i,
    isCore: true,
    isMade: true,
    gives: 'artwork for each label with its mandatory wording in place',
    proof: 'printed on the label stock and stuck on the real container',
    asks: ['What must stand on the label by law where you sell?', /\blaw|legal|mandatory|regulat|ingredients/i],
  },
  {
    id: 'naming',
    name: 'Name',
    pattern:
      /\b(?:need|find|want|looking for|propose|suggest|new|better) (?:us )?(?:an? )?(?:\w+ )?names?\b(?! is| has| of the)|\bnaming\b/i,
    isCore: true,
    gives:
      'a short list with the reasoning for each, checked for how it sounds and reads; a search of registers is a lawyer’s work',
    asks: [
      'Which names have been thought of and dropped, and why?',
      /\bnames? (?:we|I) (?:had|thought|dropped|rejected)/i,
    ],
  },
  {
    id: 'rebrand',
    name: 'Visual identity',
    pattern:
      /\b(?:visual |corporate |brand )?identit(?:y|ies)\b|\bre-?brand\w*|\bbranding\b|\bcorporate design\b|\bbrand (?:design|look)\b|\bnew look\b|\blook and feel\b/i,
    isCore: true,
    gives: 'mark, colours, typefaces and the rules for using them, in one short document',
    asks: ['What of the present look has to stay?', /\bkeep|stays?\b|remain/i],
  },
  {
    id: 'logo',
    name: 'Logo',
    pattern: /\blogos?\b|\bwordmark\b|\bemblem\b|\bmonogram\b|\bsymbol\b|\bcrest\b|\bbadge\b/i,
    isCore: true,
    gives:
      'the mark in colour, in one colour and reversed, as SVG, PDF and PNG, with its smallest size and its clear space',
    proof: 'at its smallest, in one colour, and beside the names it will stand with',
    asks: [
      'Does the logo carry a name that is final, and is it cleared for use?',
      /\bname (?:is|has been|stays|was)|\bcalled\b|\bnamed\b|\bkeep the name\b/i,
    ],
  },
  {
    id: 'shop',
    name: 'Online shop',
    pattern: /\b(?:web ?shop|online shop|online store|e-?commerce|shopify|woocommerce)\b/i,
    isCore: true,
    gives: 'templates for home, range, product, basket and checkout, for phone and desktop',
    asks: ['Which shop system is in use or wanted, and who looks after it?', /shopify|woocommerce|magento|system/i],
  },
  {
    id: 'website',
    name: 'Website',
    pattern: /\bweb ?sites?\b|\bweb ?pages?\b|\bhome ?page\b|\blanding page\b|\bour site\b|\bweb presence\b/i,
    isCore: true,
    gives: 'page structure, designed templates for phone and desktop, and the files for whoever builds it',
    proof: 'as a clickable draft on a phone before anything is built',
    asks: [
      'Who builds and hosts the site, and who changes its texts later?',
      /\bwordpress|webflow|host|cms|developer|builds?\b/i,
    ],
  },
  {
    id: 'app',
    name: 'App screens',
    pattern:
      /\bapps?\b(?! store)|\bmobile application\b|\bdashboard\b|\bkiosk\b|\bscreens? (?:for|of)\b|\binterface\b|\bUI\b/i,
    isCore: true,
    gives: 'the main screens with their states (empty, full, failed), and a small set of parts for the developers',
    proof: 'with people who will use it, on their own devices',
    asks: ['Which platform is it built for, and by whom?', /\bios|android|developer|built by/i],
  },
  {
    id: 'wayfinding',
    name: 'Wayfinding and signs',
    pattern:
      /\bway-?finding\b|\bsignage\b|\bsigns?\b(?! (?:off|up|it|the|here|in|a)\b)|\bsign ?posts?\b|\bsign ?boards?\b|\bdirections? system\b/i,
    isCore: true,
    isMade: true,
    gives: 'a plan of what stands where and says what, drawings with measures, and artwork for each sign',
    proof: 'on paper at full size, on the spot, from the distance at which it must be read',
    asks: ['Which walls and posts may be used, and who has to allow it?', /\bpermission|permit|allow|listed|heritage/i],
  },
  {
    id: 'exhibition',
    name: 'Exhibition',
    pattern:
      /\bexhibitions?\b|\bexhibits?\b|\bstand at\b|\btrade fair\b|\bfair stand\b|\bbooth\b|\bmuseum (?:panels?|texts?)\b|\bpanels?\b/i,
    isCore: true,
    isMade: true,
    gives: 'plan, elevations and artwork for panels and captions',
    proof: 'as one panel printed at full size and read standing',
    asks: ['Which floor plan, power and building rules apply?', /\bplan\b|\bm²|square/i],
  },
  {
    id: 'report',
    name: 'Report',
    pattern: /\b(?:annual|impact|yearly|activity) report\b|\breports?\b(?! to)/i,
    isCore: true,
    isMade: true,
    gives:
      'a grid, chapter openings, tables and charts from your figures, and the laid-out pages as PDF for print and screen',
    asks: ['When are texts and figures final?', /\b(?:text|figures|copy) (?:is|are|will be) (?:final|ready)/i],
  },
  {
    id: 'book',
    name: 'Book',
    pattern:
      /\bbooks?\b(?!ing|let|ed|s? (?:a|on))|\bcook ?book\b|\bcatalogues?\b|\bcatalogs?\b|\bmagazines?\b|\bzine\b|\bnewspapers?\b|\bjournal\b/i,
    isCore: true,
    isMade: true,
    gives: 'format, grid and type, a designed sample chapter, then all pages and the cover, ready for the printer',
    proof: 'as a dummy in the chosen paper, with the sample chapter read at arm’s length',
    asks: ['How many pages and copies, and who prints?', /\bpages?\b.*\bcopies|\bcopies\b.*\bpages?\b/i],
  },
  {
    id: 'menu',
    name: 'Menu',
    pattern: /\bmenus?\b(?! bar)/i,
    isMade: true,
    gives: 'a layout in which dishes and prices can be changed without us, and the first edition',
    asks: ['How often do dishes and prices change, and who types them?', /\bchanges?\b/i],
  },
  {
    id: 'booklet',
    name: 'Booklet',
    pattern: /\bbooklets?\b|\bbrochures?\b|\bleaflets?\b|\bpamphlets?\b|\bfolders?\b/i,
    isMade: true,
    gives: 'cover and inside pages, laid out with your texts and ready for print, and a PDF for the screen',
    proof: 'as one copy printed and folded, read by somebody it is meant for',
    asks: [
      'Who writes the texts of the booklet, and when are they final?',
      /\btexts? (?:is|are|will)|\bwe write|\bwritten by/i,
    ],
  },
  {
    id: 'poster',
    name: 'Posters',
    pattern: /\bposters?\b|\bplacards?\b|\bbillboards?\b/i,
    isMade: true,
    gives: 'artwork for each poster at its printed size, and cuts of it for the screen',
    proof: 'on paper, seen from across the street',
    asks: ['At which size are the posters printed, and where do they hang?', SIZE],
  },
  {
    id: 'flyer',
    name: 'Flyer',
    pattern: /\bflyers?\b|\bflier\b|\bhand-?outs?\b|\bpostcards?\b/i,
    isMade: true,
    gives: 'artwork, both sides, ready for print',
    asks: ['Where is it handed out, and to whom?', /\bhand|give|distribut|mail/i],
  },
  {
    id: 'stationery',
    name: 'Stationery',
    pattern:
      /\bbusiness cards?\b|\bletter ?heads?\b|\bstationery\b|\bvisiting cards?\b|\bletter paper\b|\benvelopes?\b/i,
    isMade: true,
    gives: 'artwork for print, and a template that your office fills in',
    asks: ['For how many people, with which details?', NUMBER_OF],
  },
  {
    id: 'textile',
    name: 'Uniforms and textiles',
    pattern:
      /\buniforms?\b|\bembroider\w*|\bt-?shirts?\b|\baprons?\b|\bjerseys?\b|\bworkwear\b|\bcaps?\b(?! of)|\bkit\b|\btote\b|\bjackets?\b|\boveralls?\b/i,
    isMade: true,
    gives: 'a version drawn for stitching or textile print, with thread or ink colours named',
    proof: 'as one stitched or printed sample on the real cloth, before the order',
    asks: ['On which cloth and where on it, and who makes it?', /\bon the (?:chest|sleeve|back)|\bsupplier|tailor/i],
  },
  {
    id: 'vehicle',
    name: 'Vehicles',
    pattern:
      /\bvans?\b|\btrucks?\b|\blorr(?:y|ies)\b|\bbus(?:es)?\b|\btrams?\b|\bvehicles?\b|\bcars\b|\bcargo bikes?\b|\bferr(?:y|ies)\b/i,
    isMade: true,
    gives: 'a scaled drawing of each side of each model, ready for the film cutter',
    proof: 'on a photograph of the vehicle first, then on one vehicle before the others',
    asks: [
      'Which models, in which colours, and how many?',
      /\b(?:ford|toyota|mercedes|vw|fiat|renault|isuzu|tata|\d+ (?:vans|trucks|buses|cars|trams))\b/i,
    ],
  },
  {
    id: 'shopfront',
    name: 'Shopfront',
    pattern: /\bshop ?front\b|\bfa[cç]ade\b|\bstore ?front\b|\bshop window\b|\bawning\b|\bfascia\b/i,
    isMade: true,
    gives: 'a drawing with measures, material and fixing, and the artwork for lettering and window',
    proof: 'on a photograph of the building by day and by night',
    asks: ['Who has to allow a sign on the building?', /\bpermission|permit|listed|landlord/i],
  },
  {
    id: 'social',
    name: 'Social media',
    pattern:
      /\bsocial (?:media|posts?|networks?)\b|\binstagram\b|\bfacebook\b|\btiktok\b|\blinkedin\b|\byoutube\b|\breels?\b/i,
    gives: 'a handful of templates that your people fill in, with profile pictures and covers',
    asks: ['Who posts, and how often?', /\bposts?\b.*\b(?:week|day|month)/i],
  },
  {
    id: 'campaign',
    name: 'Campaign',
    pattern: /\bcampaigns?\b|\badverts?\b|\badvertis\w+|\bads?\b/i,
    isCore: true,
    gives: 'one idea with its line and picture, carried through each place where it appears',
    asks: ['Where does it run, and who buys the space?', /\bradio|tv|press|online|street|bus stops?/i],
  },
  {
    id: 'illustration',
    name: 'Illustrations',
    pattern: /\billustrat\w+|\bdrawings?\b|\bmascot\b|\bcharacters?\b|\bpictograms?\b|\bicons?\b/i,
    gives: 'each drawing as a vector file, in one style that somebody else could go on with',
    proof: 'with one drawing finished before the rest is begun',
    asks: ['How many drawings, and of what?', NUMBER_OF],
  },
  {
    id: 'photo',
    name: 'Photographs',
    pattern: /\bphoto(?:s|graphs?|graphy|shoot)?\b/i,
    gives: 'a shot list and a day with a photographer, with rights for the uses named here',
    asks: [
      'Which pictures exist, and may they be used?',
      /\bwe have (?:\w+ )?(?:photos|pictures)|\bexisting (?:photos|pictures)/i,
    ],
  },
  {
    id: 'film',
    name: 'Film',
    pattern: /\bvideos?\b|\banimations?\b|\banimated\b|\bfilms?\b|\btrailers?\b/i,
    gives: 'script, storyboard, and the cut film with subtitles',
    asks: ['How long, for which screens, with or without sound?', /\bseconds?|minutes?/i],
  },
  {
    id: 'presentation',
    name: 'Presentation',
    pattern: /\bpresentations?\b|\bslides?\b|\bpitch deck\b|\bpowerpoint\b|\bkeynote\b/i,
    gives: 'a master with the slides you use most, in the program you use',
    asks: ['In which program do you present?', /powerpoint|keynote|google/i],
  },
  {
    id: 'invitation',
    name: 'Invitation',
    pattern: /\binvitations?\b|\binvites?\b|\bsave the date\b|\btickets?\b/i,
    isMade: true,
    gives: 'artwork for print, and the same for e-mail',
  },
  {
    id: 'map',
    name: 'Map',
    pattern: /\bmaps?\b/i,
    gives: 'a drawn map as a vector file, with a key that can be changed',
    proof: 'with somebody who has never been there',
    asks: ['Which survey or open data may the map be drawn from?', /\bopenstreetmap|survey/i],
  },
  {
    id: 'form',
    name: 'Forms',
    pattern: /\bforms?\b(?= (?:for|to be|that|we)|s\b)|\bcertificates?\b|\bquestionnaires?\b/i,
    gives: 'each form for paper and for the screen, with fields in the order in which they are filled in',
    proof: 'with five people and a pen',
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    pattern: /\bnewsletters?\b|\be-?mail template\b/i,
    gives: 'a template that your people fill in, tried in the common mail programs',
  },
  {
    id: 'sticker',
    name: 'Stickers and tags',
    pattern: /\bstickers?\b|\bdecals?\b|\bhang ?tags?\b|\btags\b|\bstamps?\b/i,
    isMade: true,
    gives: 'artwork with its cutting line',
  },
  {
    id: 'banner',
    name: 'Banners and flags',
    pattern: /\bbanners?\b|\bflags?\b|\broll-?ups?\b/i,
    isMade: true,
    gives: 'artwork at its size, with seams and eyelets kept free',
    asks: ['At which size, and how are they hung?', SIZE],
  },
  {
    id: 'guidelines',
    name: 'Guidelines',
    pattern: /\bguidelines?\b|\bstyle ?guide\b|\bbrand ?book\b|\bmanual\b/i,
    gives: 'a document short enough to be read: what is fixed, what is free, with examples of both',
  },
  {
    id: 'prototype',
    name: 'Prototypes',
    pattern: /\bprototypes?\b|\bmock-?ups?\b|\bsamples?\b(?! of)/i,
    isMade: true,
    gives: 'made in the real material, tested, with a short written result',
    proof: 'against every condition that you name',
  },
  {
    id: 'texts',
    name: 'Texts',
    pattern:
      /\bcopy ?writing\b|\btexts?\b(?= (?:for|should|must|in|too|as well))|\bslogan\b|\btag ?line\b|\bwrite the\b/i,
    gives: 'written with you and signed off by you before they are set',
  },
  {
    id: 'print',
    name: 'Print management',
    pattern: /\bprint (?:management|run)\b|\bhandle (?:the )?print\w*|\bincluding print\w*|\bprint(?:ing)? included\b/i,
    gives: 'three quotes from printers, and our eyes on the first sheets',
  },
  {
    id: 'structure',
    name: 'Structure and print',
    pattern: /\bstructure\b/i,
    isMade: true,
    gives: 'how it is built, folded and closed, drawn so that a maker can price it',
    proof: 'folded and closed by hand from a cut blank',
  },
];

const DENIED =
  /\b(?:no|not|never|without|n't need|don't want|do not want|doesn't need|do not need|instead of|nor|neither)\b[^.,;:]{0,24}$/i;

const isNamed = (topic: Topic, { text }: Said): boolean => {
  const match = topic.pattern.exec(text);
  return match !== null && !DENIED.test(text.slice(0, match.index));
};

const PRAISE =
  /^(?:(?:complete (?=re)|need|needs|want|please|new|nice|good|better|simple|modern|fresh|beautiful|proper|great|real|some|same|different|whole|own|current|old) )+/i;

/** Spoken of by the way, these may be part of the work; of others nobody would think so. */
const MAY_BE_MEANT = new Set(['website', 'shop', 'app', 'book', 'booklet', 'label', 'menu', 'poster', 'social']);

/** What a list after a colon asks for besides: 'What we need: concept, lighting, …'. */
function listedIn(wishes: readonly Said[], known: readonly Topic[]): Topic[] {
  return wishes.flatMap(({ text }) => {
    const list = /\b(?:need|want|ask|looking for|propose)\b[^:]{0,40}: (.+?)[.?!]?$/i.exec(text)?.[1] ?? '';
    const items = list.replace(/\([^)]*\)/g, '').split(/\s*,\s*(?:and\s+)?/);
    if (items.length < 3) return [];
    return items
      .map((item) => item.replace(/^(?:an?|the|some|and) /i, '').trim())
      .filter(
        (item) => item.length > 3 && item.split(' ').length < 5 && !known.some(({ pattern }) => pattern.test(item)),
      )
      .map((item) => ({
        id: 'listed',
        name: capital(item),
        pattern: new RegExp(item.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'),
        gives: 'worked out and drawn so that it can be priced, agreed and carried out',
      }));
  });
}

/** As the request calls it, where it does so in a few words: 'patient booklet'. */
function nameOf({ pattern }: Topic, wishes: readonly Said[]): string | undefined {
  for (const { text } of wishes) {
    const phrase = readText(text)
      .statements.flatMap(({ phrases }) => phrases)
      .find(({ bare }) => pattern.test(bare));
    const name = phrase?.bare.replace(PRAISE, '').replace(/ proposal$/i, '');
    if (name && name.length < 32 && name.split(' ').length < 5 && pattern.test(name) && /^[\p{L}\d]/u.test(name))
      return capital(name);
  }
  return undefined;
}

/** What the work is made of, and what is spoken of without being asked for. */
export function topicsIn(said: readonly Said[]): { asked: Topic[]; mentioned: Topic[] } {
  const wishes = said.filter(({ kind }) => kind === 'wish' || kind === 'question' || kind === 'budget');
  const wanted = TOPICS.filter((topic) => wishes.some((one) => isNamed(topic, one)));
  const spoken = TOPICS.filter((topic) => !wanted.includes(topic) && said.some((one) => isNamed(topic, one)));
  // 'We need one: for vans': what it is was said before
  const core = wanted.some(({ isCore }) => isCore) ? [] : spoken.filter(({ isCore }) => isCore).slice(0, 1);
  const asked = [...core, ...wanted];
  const whole = asked.length > 0 ? asked : spoken.filter(({ isCore }) => isCore).slice(0, 1);
  const text = said.map((one) => one.text).join(' ');
  const placeOf = ({ pattern }: Topic) => text.search(pattern);
  const inOrder = [...whole].sort(
    (one, other) => Number(other.isCore ?? false) - Number(one.isCore ?? false) || placeOf(one) - placeOf(other),
  );
  return {
    asked: [
      ...inOrder.map((topic) => ({ ...topic, name: nameOf(topic, wishes) ?? topic.name })),
      ...listedIn(wishes, whole),
    ],
    mentioned: spoken.filter((topic) => !whole.includes(topic) && MAY_BE_MEANT.has(topic.id)),
  };
}

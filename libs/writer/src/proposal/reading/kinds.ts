/** A kind of thing that designers make, found by the noun that carries a phrase. */
export interface Kind {
  id: string;
  /** the nouns, singular; '-' stands for a blank, a hyphen or nothing */
  nouns: string;
  /** what is handed over */
  gives: string;
  /** how it is tried before it is final */
  proof?: string;
  /** is printed, built or sewn by somebody after it is drawn */
  isMade?: boolean;
  /** working days of drawing where there is room; 5 where it says nothing */
  days?: number;
  /** the one thing without which it can't be begun, unless the request says it */
  needs?: [question: string, unless: RegExp];
}

const SIZE = /\d\s?(?:x|×|by)\s?\d|\d\s?(?:cm|mm|m|ml|cl|l|inch(?:es)?|in|ft|feet|pages?|pp)\b|\bA[0-6]\b|\bDL\b|["″]/i;
const MAKER =
  /\b(?:printer|print shop|printed (?:by|at|in)|tailor|sign ?maker|maker|mill|supplier|manufacturer|machine|print (?:them|it) ourselves|packer|brewery|cousin|vinyl)\b/i;

export const KINDS: readonly Kind[] = [
  {
    id: 'cover',
    isMade: true,
    nouns:
      'cover|lp|record|vinyl|gatefold|cd|digital-cover|book-cover|album-cover|record-sleeve|dust-jacket|jacket-design|book-jacket|cover-design',
    gives: 'front, spine, back and flaps as print-ready artwork',
    proof: 'wrapped around a dummy of the right thickness',
  },
  {
    id: 'layout',
    nouns: 'layout|typesetting|page-layout|page-design|type-setting|satz',
    gives: 'a grid and a sample chapter to agree on, then all pages set, print-ready',
    days: 15,
  },
  {
    id: 'scans',
    nouns: 'scanning|scan|retouching|image-editing|photo-editing|image-retouching',
    gives: 'files at the size in which they are printed, cleaned only where you say so',
  },
  {
    id: 'translation',
    nouns: 'translation|proofreading',
    gives: 'by somebody who translates into their own language, read by a second person',
  },
  {
    id: 'concept',
    days: 10,
    nouns:
      'concept|design-concept|spatial-concept|room-concept|space-concept|exhibition-concept|konzept|overall-concept',
    gives: 'the idea in words, plan and views, so that it can be decided on before anything is worked out',
  },
  {
    id: 'schedule',
    days: 8,
    nouns:
      'sign-schedule|full-sign-schedule|schedule-of-signs|tender-drawing|working-drawing|tender-document|specification|drawings-ready-for-tender',
    gives: 'each piece with its text, size, place, material and fixing, so that makers can price it',
  },
  {
    id: 'structure',
    isMade: true,
    nouns: 'wall|back-wall|side-wall|counter|counter-front|front-counter|bar-front|lightbox|light-box|totem|column',
    gives: 'artwork at full size with bleed, as the builder or printer asks for it',
    proof: 'on a view of the whole, from the distance at which people come',
    needs: ['May we have the builder’s drawing, or a photo with one measure in it?', /\d\s?(?:x|×)\s?\d/i],
  },
  {
    id: 'identity',
    days: 12,
    nouns:
      'identity|visual-identity|corporate-identity|brand-identity|event-identity|rebrand|re-brand|rebranding|branding|brand|corporate-design|new-look|look-and-feel|brand-refresh|auftritt|erscheinungsbild|imagen-corporativa|identité-visuelle|identité|identidad|huisstijl',
    gives: 'mark, colours, typefaces and the rules for using them, in one short document',
    proof: 'on the two pieces that people meet first',
  },
  {
    id: 'logo',
    days: 10,
    nouns:
      'logo|logotype|wordmark|emblem|monogram|crest|badge|club-badge|symbol|brand-mark|logomark|signet|coat-of-arms|logotipo|firmenlogo',
    gives: 'vector files (SVG, PDF) in colour, in one colour and reversed, PNG for screens, and its smallest size',
    proof: 'at its smallest and in one colour',
  },
  {
    id: 'name',
    days: 8,
    nouns: 'name|nombre|nom|nome|naam|naming|brand-name|product-name|strapline|tagline|slogan|motto',
    gives: 'a short list, each with its reason, checked for how it sounds and reads; the legal search is a lawyer’s',
    proof: 'spoken aloud and on the telephone',
  },
  {
    id: 'label',
    isMade: true,
    nouns:
      'label|wine-label|beer-label|can-label|jar-label|bottle-label|hang-tag|hangtag|swing-tag|tag|keg-collar|collar|neck-tag|sticker|decal|seal|etikett|etikette|étiquette|etiqueta|etichetta|etiket|etichette|etiquette|contraetiqueta|contre-étiquette|rückenetikett',
    gives: 'artwork at size with its cutting line, ready for whoever makes it',
    proof: 'printed and stuck on the real thing',
    needs: ['Which size is it, and what does it go on?', SIZE],
  },
  {
    id: 'woven',
    isMade: true,
    nouns: 'woven-label|woven-tag|patch|embroidered-patch',
    gives: 'a drawing for the loom, with its smallest lines and letters checked and thread colours named',
    proof: 'as one woven or stitched sample',
  },
  {
    id: 'packaging',
    days: 10,
    isMade: true,
    nouns:
      'packaging|caja|cápsula|kapsel|boîte|scatola|doos|pallet-wrap|shelf-ready-tray|capsule|package|pack|box|gift-box|pizza-box|carton|pouch|sachet|bag|carry-bag|paper-bag|carrier-bag|gift-bag|sleeve|wrapper|wrap-paper|wrapping|wrapping-paper|tin|jar|lid|tray|can|bottle|tube|tub|verpackung|schachtel|embalaje|emballage|confezione|verpakking|case',
    gives: 'artwork on the maker’s cutting form, with colours and material named',
    proof: 'as a blank sample first, then printed and filled',
    needs: ['Who makes it, and may we have their cutting form?', MAKER],
  },
  {
    id: 'coaster',
    isMade: true,
    nouns:
      'coaster|rubber-stamp|stamp|ink-stamp|beer-mat|beermat|place-mat|placemat|napkin|tea-towel|mug|pen|keyring|magnet|pin|button|badge-pin|calendar|wall-calendar|diary|notebook|postcard-set|playing-card|token|medal|trophy|donation-box|fan|poster-calendar|bookmark|jigsaw|puzzle',
    gives: 'artwork at size, ready for whoever makes it',
    proof: 'as one sample before the order',
  },
  {
    id: 'menu',
    isMade: true,
    nouns:
      'menu|menu-board|manu-board|menu-card|price-list|price-board|wine-list|drinks-menu|drinks-list|food-menu|speisekarte|speisekarten|karte|carta|menú|menù|carte|menukaart|tafel|chalkboard',
    gives: 'a layout in which items and prices can be changed without us, and its first edition',
    proof: 'by changing three items in it yourselves',
  },
  {
    id: 'stationery',
    isMade: true,
    nouns:
      'business-card|visiting-card|name-card|appointment-card|letter|patient-letter|prescription-pad|notepad|letterhead|letter-head|letter-paper|headed-paper|stationery|envelope|compliment-slip|compliments-slip|visitenkarte|visitenkarten|briefpapier|tarjeta|tarjetas|carte-de-visite|biglietto-da-visita|biglietti|visitekaartje|loyalty-card|gift-card|gift-voucher|voucher|thank-you-card|stamp-card|greeting-card|card',
    gives: 'artwork for print, and a file in which names and numbers can be changed',
    proof: 'as one printed copy',
  },
  {
    id: 'invitation',
    isMade: true,
    nouns:
      'invitation|invite|save-the-date|ticket|place-card|programme-card|order-of-service|order-of-service-booklet|order-of-service-card|memorial-card|wedding-invitation|einladung|einladungskarte|invitación|faire-part|invito|uitnodiging',
    gives: 'artwork for print, and the same as a picture for mail and messages',
    proof: 'as one printed and folded copy',
  },
  {
    id: 'booklet',
    days: 8,
    isMade: true,
    nouns:
      'booklet|brochure|leaflet|pamphlet|folder|flyer|flier|handout|hand-out|programme|program|programme-booklet|festival-programme|prospectus|one-pager|fact-sheet|factsheet|data-sheet|safety-sheet|info-sheet|insert|instruction-leaflet|broschüre|faltblatt|flugblatt|folleto|dépliant|brochura|volantino|opuscolo|info-pack|information-pack|welcome-pack|worksheet|workbook|guide|visitor-guide|handbook|manual|exhibitor-manual|user-manual|toolkit',
    gives: 'all pages laid out with your texts, print-ready, and a PDF for the screen',
    proof: 'as one copy printed, folded and read',
    needs: [
      'How many pages, and when are the texts final?',
      /\bpages?\b|\bpp\b|\bfold|\btexts? (?:is|are|will|by|ready)/i,
    ],
  },
  {
    id: 'book',
    days: 25,
    isMade: true,
    nouns:
      'book|cook-book|cookbook|recipe-book|catalogue|catalog|magazine|zine|newspaper|journal|annual-report|impact-report|report|yearbook|photo-book|photobook|hardback|paperback|hardcover|buch|libro|livre|katalog|catálogo|catalogo|katalogus|boek|jahresbericht|newsletter-magazine|anthology|monograph',
    gives: 'format, grid and type, a sample chapter, then all pages and the cover, print-ready',
    proof: 'as a dummy, with the sample pages read in the hand',
    needs: ['How many pages and copies?', /\bpages?\b|\bpp\b|\bcopies\b|\bshapes\b|\bspreads?\b/i],
  },
  {
    id: 'poster',
    isMade: true,
    nouns:
      'poster|placard|billboard|plakat|plakate|cartel|affiche|manifesto|advert|advertisement|ad|newspaper-ad|print-ad|press-ad|anzeige|anuncio|bus-stop-poster',
    gives: 'artwork at its printed size, and a cut of it for screens',
    proof: 'on paper, seen from where people will stand',
    needs: ['At which size is it printed, and where does it hang?', SIZE],
  },
  {
    id: 'banner',
    isMade: true,
    nouns:
      'banner|flag|roll-up|rollup|roll-up-banner|pull-up-banner|pop-up-banner|pull-up|tablecloth|backdrop|stage-backdrop|bunting|pennant|parasol|marquee|gazebo|pavement-sign|a-board|a-frame|sandwich-board|hoarding|mesh-banner|fahne|pancarta|banderole',
    gives: 'artwork at its size, with seams and eyelets kept free',
    needs: ['At which size, and how is it hung?', SIZE],
  },
  {
    id: 'sign',
    isMade: true,
    nouns:
      'sign|signage|sign-writing|signwriting|sign-board|signboard|shop-sign|fascia|shop-front|shopfront|storefront|window|shop-window|front-window|front-door|door|awning|façade|facade|wayfinding|way-finding|signpost|door-plate|door-sign|name-plate|nameplate|plaque|lettering|window-lettering|window-graphics|wall-graphic|wall-graphics|mural|floor-map|info-board|information-board|noticeboard|notice-board|trail-sign|waymarker|schild|schilder|beschilderung|ladenschild|rótulo|letrero|enseigne|insegna|leitsystem|house-number|room-number|door-number|beschriftung|information-panel|info-panel',
    gives: 'a drawing with measures, material and fixing, and the artwork for it',
    proof: 'on paper at full size, on the spot',
    needs: ['May we have a photo of the place with one measure in it?', /\bphoto|\d\s?(?:m|cm|mm|ft)\b/i],
  },
  {
    id: 'exhibition',
    days: 15,
    isMade: true,
    nouns:
      'exhibition|exhibition-design|exhibition-graphics|exhibit|stand|exhibition-stand|fair-stand|trade-stand|booth|stall|market-stall|panel|wall-panel|exhibition-panel|text-panel|object-label|caption|display|pop-up-shop|messestand|ausstellung|stand-graphics|tactile-map',
    gives: 'a plan of what stands where, and artwork for each piece',
    proof: 'with one piece at full size, read standing',
  },
  {
    id: 'vehicle',
    isMade: true,
    nouns:
      'van|truck|lorry|bus|minibus|tram|vehicle|car|cargo-bike|trailer|vehicle-graphics|livery|van-livery|fleet-livery|van-lettering|wrap|van-wrap|truck-wrap|car-wrap|vehicle-wrap|boat-name|van-graphics|van-signage|fahrzeugbeschriftung|lieferwagen|furgoneta|camionnette',
    gives: 'a scaled drawing of each side, ready for whoever cuts and fits it',
    proof: 'on a photograph of the vehicle first',
    needs: [
      'May we have make, model and a photograph of each side?',
      /\b(?:ford|toyota|mercedes|vw|fiat|renault|isuzu|tata|freightliner|peugeot|citro[eë]n|vauxhall|opel|transit|sprinter|iveco|scania|volvo|man)\b|\bphotos? of\b/i,
    ],
  },
  {
    id: 'garment',
    isMade: true,
    nouns:
      'uniform|arbeitsjacke|arbeitskleidung|nurse-uniform|hi-vis-vest|vest|workwear|costume|home-kit|away-kit|kit|apron|jacket|overall',
    gives:
      'each garment drawn front and back with cloth, colours and numbers, and the artwork for what is stitched or printed on it',
    proof: 'as one sewn sample, worn and moved in',
    needs: ['Who sews it, and from which range or cloth?', MAKER],
  },
  {
    id: 'textile',
    isMade: true,
    nouns:
      't-shirt|tshirt|tee|shirt|jersey|cap|hat|beanie|tote|tote-bag|hoodie|scarf|sash|sock|polo-shirt|hi-vis|merch|merchandise|shirts|camiseta|delantal|schürze|trikot|lanyard|blanket',
    gives: 'artwork for stitching or textile print, with thread or ink colours named',
    proof: 'as one sample on the real cloth',
    needs: ['On which cloth and where on it, and who makes it?', MAKER],
  },
  {
    id: 'website',
    days: 15,
    nouns:
      'website|web-site|page|press-kit-page|site|web-page|webpage|homepage|home-page|landing-page|web-presence|one-page-site|webseite|internetseite|website-redesign|sitio-web|página-web|site-web|site-internet|sito|sito-web|pagina-web|webshop|web-shop|online-shop|online-store|shop-site|booking-page|booking-site|microsite|intranet|web',
    gives: 'the page structure and designed pages for phone and desktop, with files for whoever builds it',
    proof: 'as a clickable draft on a phone',
    needs: [
      'Who builds and hosts it, and who changes the texts later?',
      /\b(?:wordpress|webflow|squarespace|wix|shopify|woocommerce|hosting|hosted|hosts|cms|developers?|builds? it|my nephew)\b/i,
    ],
  },
  {
    id: 'app',
    days: 20,
    nouns:
      'app|mobile-app|application|dashboard|kiosk|screen|interface|ui|user-interface|portal|icon-set|app-icon|prototype|onboarding',
    gives: 'the main screens with their states (empty, full, failed), and a set of parts for the developers',
    proof: 'with people who will use it',
    needs: ['Who builds it, for which devices?', /\b(?:ios|android|developers?|browser|tablet)\b/i],
  },
  {
    id: 'social',
    nouns:
      'social-media|social-media-template|social-template|social-post|social|instagram|insta|instagram-post|instagram-template|facebook|facebook-thing|facebook-page|facebook-header|facebook-cover|facebook-banner|linkedin-banner|profile-picture|profile-pictures|speaker-card|story-template|post-template|reel|tiktok|social-media-post|social-media-graphics|whatsapp-picture|google-page-picture|thumbnail|youtube-banner',
    gives: 'the pictures at the sizes that the service asks for, and templates that you can fill in',
  },
  {
    id: 'newsletter',
    nouns:
      'newsletter|e-mail-template|email-template|mailing|mail-template|e-mail-signature|email-signature|email-footer',
    gives: 'a template that you can fill in, tried in the common mail programs',
  },
  {
    id: 'presentation',
    nouns:
      'presentation|press-kit|sell-sheet|sales-sheet|slide|slide-deck|deck|pitch-deck|slide-template|powerpoint|powerpoint-template|powerpoint-master|keynote|slide-master|präsentation|presentación|master-template|word-template|template|vorlage',
    gives: 'a file with its layouts, in the program that you use',
    needs: ['In which program do you work?', /powerpoint|keynote|google|word|canva|indesign/i],
  },
  {
    id: 'form',
    nouns:
      'form|order-form|registration-form|application-form|questionnaire|certificate|diploma|invoice|invoice-template|receipt|delivery-note|price-tag|entry-form|consent-form|visitor-badge|name-badge|delegate-badge|wristband|pass|id-card|membership-card|formular|urkunde|driver-document|document',
    gives: 'each form laid out, as a file in which you can change it',
    proof: 'filled in by people who have never seen it',
  },
  {
    id: 'illustration',
    nouns:
      'illustration|drawing|mascot|character|pictogram|icon|icons|cartoon|portrait|pattern|infographic|diagram|chart|map|trail-map|town-map|site-map|park-map|animation|storyboard|tattoo|silhouette|engraving|zeichnung|illustrationen|ilustración',
    gives: 'each as a vector file, in one style',
    proof: 'with one finished before the rest is begun',
  },
  {
    id: 'photo',
    nouns:
      'photo|photograph|photography|photo-shoot|photoshoot|picture|pictures|product-photo|product-photos|portrait-photo|foto|fotos|shoot',
    gives: 'a shot list and a day with a photographer, with the rights for the uses named here',
  },
  {
    id: 'film',
    nouns:
      'video|animation-film|film|trailer-film|clip|explainer|explainer-video|teaser|moving-logo|motion-graphics|gif|showreel',
    gives: 'script, storyboard and the cut film',
    needs: ['How long, and with or without sound?', /\bseconds?|minutes?|\bsec\b|\bmin\b/i],
  },
  {
    id: 'guidelines',
    nouns:
      'guideline|style-guide|styleguide|brand-book|brandbook|brand-guide|brand-guidelines|brand-manual|tone-of-voice',
    gives: 'a document short enough to be read: what is fixed, what is free, with examples',
  },
  {
    id: 'texts',
    nouns:
      'copy|copywriting|text|texts|wording|captions-text|blurb|description-text|product-text|product-description|headline',
    gives: 'written with you, and signed off by you before they are set',
  },
  {
    id: 'campaign',
    days: 12,
    nouns:
      'campaign|ad-campaign|advertising-campaign|poster-campaign|launch-campaign|advertising|kampagne|campaña|campagne',
    gives: 'one idea with its line and picture, carried through each place where it appears',
    needs: [
      'Where does it run, and who buys the space?',
      /\b(?:radio|tv|press|online|street|bus stops?|posters?|instagram)\b/i,
    ],
  },
];

/** What nobody has a name for here: an object that the request asks for. */
export const OTHER: Kind = {
  id: 'other',
  nouns: '',
  gives: 'the design, worked out and drawn so that it can be made, with its final files',
};

const plural = (noun: string): string =>
  noun.endsWith('y') && !/[aeiou]y$/.test(noun)
    ? `(?:${noun}|${noun.slice(0, -1)}ies)`
    : noun.endsWith('x') || noun.endsWith('ch') || noun.endsWith('sh') || noun.endsWith('ss')
      ? `${noun}(?:es)?`
      : `${noun}(?:s|n)?`;

const WORDS = KINDS.flatMap((kind) =>
  kind.nouns.split('|').map((noun) => ({
    kind,
    noun,
    pattern: plural(noun.replace(/-/g, ' ')).replace(/ /g, '[- ]?'),
  })),
).sort((one, other) => other.noun.length - one.noun.length);
const ANY = new RegExp(
  `(?<![\\p{L}\\d-])(?:${WORDS.map(({ pattern }) => `(${pattern})`).join('|')})(?![\\p{L}\\d-])`,
  'giu',
);

/** A noun of a kind, and where it stands. */
export interface Named {
  kind: Kind;
  /** as it was written */
  word: string;
  /** singular, small: the same for 'Logos' and 'logo' */
  noun: string;
  at: number;
}

/** The things that a phrase names, in their order; a longer name goes before what stands in it. */
export const namedIn = (text: string): Named[] =>
  [...text.matchAll(ANY)].flatMap((match) => {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    const word = WORDS[index];
    // 'Pieter van Loon'
    if (
      /^van$/i.test(match[0]) &&
      /^ \p{Lu}/u.test(text.slice(match.index + 3)) &&
      /\p{L} $/u.test(text.slice(0, match.index))
    )
      return [];
    if (/^cars?$/i.test(match[0]) && /^ (?:park|boot)/i.test(text.slice(match.index + match[0].length))) return [];
    return word ? [{ kind: word.kind, word: match[0], noun: word.noun, at: match.index }] : [];
  });

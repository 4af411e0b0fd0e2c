import type { TreatmentName } from './treatments';

/** The words that ask for a treatment; of several in one prompt the first of this list counts. */
export const TREATMENT_WORDS: readonly (readonly [TreatmentName, RegExp])[] = [
  [
    'woodblock',
    /\b(?:ukiyo-?e|japanese (?:wood ?-?(?:block|cut)s?|prints?)|(?:colou?r(?:ed)? )?wood ?-?blocks?(?: prints?(?:ed)?)?|shin-?hanga|hokusai|hiroshige)\b/iu,
  ],
  [
    'line-art',
    /\b(?:colou?ring[- ](?:pages?|books?|in|sheets?)(?: page)?|(?:only|just|nothing but|simple|clean|plain) (?:(?:black|thin|thick|bold|clean|simple) )*(?:outlines?|contours?|lines? ?-?art)|(?:black |thin |bold )*(?:out)?lines? only|contour (?:lines?|drawings?)|line ?-?art|one[- ]line drawing|line drawing without (?:shading|shadows?|hatching))\b/iu,
  ],
  ['duotone', /\b(?:delft(?:ware)?|thermal(?: (?:camera|imaging|image))?|night[- ]vision)\b/iu],
  [
    'embroidery',
    /\b(?:(?:hand-?)?embroider(?:y|ed)(?: patch(?:es)?)?|satin[- ]stitch(?:ed)?|stitched(?= (?:patch|badge|on|in)\b)|needlework|thread art)\b/iu,
  ],
  [
    'emboss',
    /\b(?:(?:blind[- ]?)?(?:de-?|em)boss(?:ed|ing)?|blind[- ](?:em|de)boss)(?: (?:paper|card|seal|stamp))?\b/iu,
  ],
  [
    'metal',
    /\b(?:(?:(?:brushed|polished|rust(?:ed|y)|corroded|weathered|hammered|beaten|solid|cast|sheet|engraved) )*(?:steel|iron|metal(?:lic)?|chrome|alumini?um|brass|bronze|copper|silver|gold(?:en)?|tin|pewter) (?:plates?|sheets?|plaques?|reliefs?|surfaces?|signs?|badges?|medals?|coins?|look|effect|finish|texture)|(?:brushed|polished|hammered|rust(?:ed|y)|corroded|cast) (?:steel|iron|metal|chrome|alumini?um|brass|bronze|copper|silver|gold|tin)|metallic|^metal|(?<=\b(?:made (?:out )?(?:of|from)|cast in|forged (?:from|in|of)) (?:(?:solid|pure|polished) )?)(?:gold|silver|bronze|copper|brass|steel|iron|tin|pewter|chrome|alumini?um)|(?<=\b(?:as|into|in|of) )metal)\b/iu,
  ],
  ['pop-art', /\b(?:pop[- ]?art|ben[- ]day|lichtenstein|warhol)\b/iu],
  ['risograph', /\briso(?:graph\w*|s)?\b/iu],
  ['pixels', /\b(?:pixel(?:ated|s)?(?: art)?|8[- ]?bit|16[- ]?bit|retro game)\b/iu],
  ['mosaic', /\b(?:mosaics?(?: tiles?)?|tesserae)\b/iu],
  [
    'stained-glass',
    /\b(?:(?:stained|leaded)[- ]glass(?: windows?)?|church windows?)\b|(?:\bwith )?\b(?:(?:black|dark|thick|bold|heavy|thin) )*(?:lead(?:ing)?|came)(?: (?:lines|came|outlines))?\b(?<=\bglass\b.{0,300})/iu,
  ],
  ['engraving', /\b(?:vintage |old |victorian )?(?:tool |mail-order )?catalog(?:ue)? illustrations?\b/iu],
  [
    'marker',
    /\b(?:(?:felt-?tip |alcohol )?markers?(?: (?:pens?|renderings?|drawings?|sketch(?:es)?))?|felt-?tips?(?: pens?)?|copics?)\b/iu,
  ],
  ['batik', /\b(?:batik\w*|wax[- ]resist)\b/iu],
  ['ballpoint', /\b(?:ball ?-?points?(?: pens?)?|biros?|bic pen)(?: drawings?)?\b/iu],
  ['pointillism', /\b(?:pointillis\w+|divisionis\w+|seurat|signac|stippl(?:e|ed|ing))\b/iu],
  ['cyanotype', /\b(?:cyanotypes?|sun ?-?prints?|photogram)\b/iu],
  ['blueprint', /\bblue-?prints?(?:(?: \w+)? (?:with|on|over) an? (?:\w+ )?grid)?\b/iu],
  [
    'blackboard',
    /\b(?:(?:black|chalk)boards?|white chalk(?! (?:highlight|heighten|accent|line)\w*)|chalk\b[^,.;]{0,24}\bon (?:an? |the )?(?:(?:old|dark|black|grey|gray|school) )*(?:black|slate|dark)(?: ?board| slate)?)\b/iu,
  ],
  [
    'line-and-wash',
    /\b(?:(?:line|pen|ink)[- ](?:and|&|with)[- ](?:(?:ink[- ])?(?:grey |gray |black |diluted |tonal |soft )?wash(?:es)?|water ?colou?rs?)|(?:pen|ink) (?:and|&|with)(?= (?:an? )?(?:[\p{L}-]+ ){1,2}wash(?:es)?\b)|water ?colou?rs? (?:and|&|with) (?:pen|ink|ink lines?)|urban sketch\w*)\b/iu,
  ],
  [
    'ink-wash',
    /\b(?:ink[- ]wash(?:es)?|sumi-?e?|suibokuga|(?:chinese|zen|oriental) brush|brush (?:and|&) ink|ink (?:and|&) brush|(?:grey|gray|black|tonal) wash(?:es)?|wash drawing)\b/iu,
  ],
  ['oil-pastel', /\b(?:oil[- ]pastels?|(?<!cont[eé] )wax (?:crayons?|pastels?))\b/iu],
  ['gouache', /\b(?:gouaches?|tempera|poster paints?)\b/iu],
  ['watercolour', /\b(?:water ?colou?rs?)\b/iu],
  [
    'pastel',
    /^(?:an? )?pastel(?= (?:in|on|with|of)\b)|\b(?:pastel (?:(?:chalk )?(?:drawing|painting|portrait|sketch)|chalks?|sticks?|on paper)|(?:soft|chalk|dry) pastels?(?! (?:colou?rs?|palettes?|tones?|hues?|shades?))|pastel[- ]painted|pastel pencils?|(?:as|into) (?:an? )?pastel$)\b/iu,
  ],
  ['coloured-pencil', /\b(?:colou?red[- ]pencils?|colou?r pencils?|(?<!cont[eé] )crayons?)\b/iu],
  ['drypoint', /\bdry ?-?points?\b/iu],
  ['aquatint', /\b(?:aquatints?|mezzotints?)\b/iu],
  // beside cross-hatching an etching is one still
  ['etching', /\betch(?:ings?|ed)?\b/iu],
  [
    'engraving',
    /\b(?:engrav(?:ings?|ed)|bank ?notes?|cross-?hatch(?:ing|ed)?|currency|scr(?:atch|aper) ?-?boards?)\b/iu,
  ],
  ['lithograph', /\blitho(?:graph(?:s|y|ic)?)?\b/iu],
  [
    'linocut',
    /\b(?:lino ?-?(?:cuts?|prints?|cutting)|linoleum|wood ?-?cuts?|block ?-?prints?(?:ed)?|(?:rubber |ink )?stamp(?:ed)?)\b/iu,
  ],
  // before the pencil and pen that a print may look like, and before charcoal, which is a colour of ink as well
  ['halftone', /\bhalf-?tones?\b/iu],
  ['screenprint', /\b(?:screen ?-?prints?(?:ed)?|silk ?-?screen(?:ed)?|serigraph\w*|letter ?-?press(?:ed)?)\b/iu],
  ['duotone', /\bduo-?tones?\b/iu],
  ['silverpoint', /\b(?:(?:silver|metal|gold) ?-?points?)\b/iu],
  ['charcoal', /\b(?:charcoal|cont[eé](?: crayon)?|chalk(?: drawing)?|sanguine)\b/iu],
  [
    'ink',
    /\b(?:line drawing|technical drawing|(?:hand-?)?inked|pen and ink|pen drawing|(?:india(?:n)? )?ink(?: drawing)?|(?:graffiti )?stencil(?: graffiti)?|silhouettes?|comics?(?: book| strip)?|manga|screen ?-?tones?)\b/iu,
  ],
  ['sketch', /\b(?:pencil|graphite)\b/iu],
  ['collage', /\b(?:(?:cut|torn)[- ]?paper|paper ?-?cut(?:-? ?outs?|s)?|cut ?-?paper|collages?|matisse)\b/iu],
  [
    'oil',
    /\b(?:oils?(?: paint(?:ing|ed)?)?|impasto|impressionis[mt]\w*|expressionis[mt]\w*|van gogh|monet|acrylics?)\b/iu,
  ],
  // a sketch may be one in any of the media above
  ['sketch', /\b(?:sketch(?:es|ed|y)?|hand[- ]?drawn|drawing|drawn|doodle)\b/iu],
  ['halftone', /\b(?:newsprint|newspaper|dots?|dotted)\b/iu],
  ['collage', /\bcut ?-?outs?\b/iu],
  ['screenprint', /\b(?:posteri[sz]ed?)\b/iu],
  ['oil', /\b(?:paint(?:ing|ed|erly)?|canvas)\b/iu],
  [
    'neon',
    /\b(?:glow[- ]in[- ]the[- ]dark|phosphorescent|luminescent|neon(?: (?:signs?|lights?|tubes?))?|cyber ?punk|synth ?wave|vapor ?wave|glow(?:ing)? (?:lines|outlines|edges)|glow(?:ing)?(?= (?:on|against) (?:deep |dark |midnight )?(?:black|navy|dark|blue)))\b/iu,
  ],
  ['duotone', /\b(?:two[- ]tones?|bi ?-?tones?|tri ?-?tones?|gradient map)\b/iu],
  [
    'line-and-wash',
    /\b(?:(?:botanical|scientific|zoological|natural[- ]history|naturalist['’]?s?) (?:plates?|illustrations?)|hand-?(?:colou?red|tinted|colou?ring|tinting))\b/iu,
  ],
  // words that say least
  ['poster', /\bposters?\b/iu],
  [
    'flat',
    /\b(?:flat(?: colou?rs?| design| illustration| shapes)?|vector(?: art| style)?|stickers?|illustrations?|cartoons?|cel[- ]shad\w+)\b/iu,
  ],
  ['ink', /\boutlines?\b/iu],
  ['glow', /\b(?:dream(?:y|like)|ethereal|soft focus|(?:soft )?bloom|haz[ey]|glow(?:ing|y)?|romantic)\b/iu],
];

/** What is no other word for the treatment that was chosen: of two only one is done. */
export const OTHERS =
  /\b(?:pixel art|water ?colou?r|charcoal|engraving|lino ?cut|half-?tone|oil paint(?:ing)?|neon|duo-?tone|colou?red pencil|mosaic|stained glass|risograph|collage)\b/iu;

/** Those that name colours of their own. */
export const OWN_COLOURS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bdelft(?:ware)?\b/iu, ['#173a8c', '#f7f9fb']],
  [/\bbauhaus\b/iu, ['#17161a', '#d8302a', '#1d4fa0', '#f2c31d', '#f4efe2']],
  [/\bglow[- ]in[- ]the[- ]dark\b|\bphosphorescent\b/iu, ['#04140e', '#58f29a', '#b9ffd0']],
  [/\bthermal\b/iu, ['#0b0530', '#5b128f', '#d8345e', '#ff9d1e', '#fff4b0']],
  [/\bnight[- ]vision\b/iu, ['#03150a', '#1d7a33', '#b8ffb0']],
  [/\b(?:grey|gray|diluted|tonal) wash(?:es)?\b/iu, ['#26272b', '#f7f4ea']],
  [/\bsanguine\b|\bred chalk\b/iu, ['#8a3720', '#f2e5d0']],
  [/\bsepia\b/iu, ['#2e1c10', '#f3e4c8']],
  // metals: what is dark in them, their own colour and their shine
  [/\b(?:steampunk|brass)\b/iu, ['#2b1c0d', '#8a5f22', '#d9ab4e', '#f8e8b8']],
  [/\brose gold\b/iu, ['#3a1c1a', '#a8655a', '#e0a899', '#fbe6dd']],
  [/\bcopper(?! ?-?(?:plate|engrav|etch))\b/iu, ['#2a130b', '#8f4526', '#d98552', '#f9dcc4']],
  [/\bbronze\b/iu, ['#221608', '#6e4a22', '#b5843f', '#efd9a8']],
  [/\bgold(?:en)? (?:leaf|foil|metal)\b/iu, ['#33230a', '#9a6f1c', '#e2b94a', '#fdf0bf']],
  [/\b(?:silver(?! ?-?point)|chrome|steel|metallic)\b/iu, ['#1d2024', '#6d747c', '#b4bcc4', '#f4f7f9']],
];

/** Sheets that have a colour by their name, beside that of what is drawn on them. */
export const SHEETS_OF_COLOUR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:yellowed|aged|antique|old|tea-stained) (?:\w+ )?paper\b|\b(?:parchment|papyrus|vellum)\b/iu, '#ead6a4'],
  [/\b(?:kraft|brown|wrapping)(?: paper)?\b(?=.*\bpaper\b|\b)|\bcardboard\b/iu, '#bd9464'],
  [/\b(?:toned|tinted|buff|tan) (?:\w+ )?paper\b/iu, '#d3c4ab'],
  [/\b(?:grey|gray)[- ](?:\w+ )?paper\b/iu, '#c3c2bf'],
  [/\bnewsprint\b/iu, '#e4dfd2'],
];

/** Techniques and materials that no treatment comes near. */
export const UNKNOWN =
  /\b(?:felt(?:ed)?(?!-?tip)|needle felt\w*|cross-?stitch\w*|knit(?:ted|ting)?|crochet\w*|3[- ]?d|three-dimensional|clay(?:mation)?|plasticine|origami|paper ?-?(?:craft|quilling)|lego|bricks?|photo-?realis\w+|hyper-?realis\w+|leather|marble statue|sculptur\w+|carved stone|ceramic figurine|low[- ]poly|hologra\w+|balloons?|tapestry|tie-?dye\w*|quilt(?:ed|ing)?|marquetry|macram[eé]|papier[- ]m[aâ]ch[eé]|bead(?:ed|work)|wov?en|weaving|illuminated (?:manuscript|letter|miniature)s?|enamel(?:led)?(?: pins?)?|cloisonn[eé]|isometric|x-?rays?|ascii(?: art)?|double exposure|glitch(?: art)?|anime|ghibli|pixar|cubis[mt]\w*|surreal\w*|fresco|encaustic|intarsia|photocop\w+|cross-?section|exploded(?: (?:view|diagram))?|cut-?aways?|tattoo\w*|graffiti|airbrush\w*)\b/iu;

/** Words that say how something is made, or join and order; none of them names a thing that is to be seen. Each group one kind of word. */
const GROUPS = [
  // orders to change the picture as a whole, and words for it
  're-?colou?r(?:ed|ing)?|make|making|made|turn(?:ed)?|change|changed|convert(?:ed)?|transform(?:ed)?|render(?:ed|ing)?|re-?imagin\\w+|give|apply|use|using|put|keep(?:ing)?|show|restyle|style[ds]?|stylis\\w+|stylize\\w*|look(?:s|ing)?|feel(?:ing)?|version|variant|variation|effect|filter|treatment|technique|medium|media|manner|inspired|influence[ds]?|reminiscent|done|executed|photo(?:graph)?s?|snap-?shots?|shot|picture|image|photography|art(?:work|istic|ist)?|aesthetic|mood|atmosphere|light(?:ing)?',
  // joints
  'of|this|that|it|its|these|into|like|as|in|on|with|and|or|but|the|an?|to|for|from|by|at|over|under|between|through|my|our|your|very|more|less|much|a bit|slightly|some|few|only|just|please|will|should|would|be|is|are|same|whole|entire|everything|all|around|across|against|so|then|while|where|if|possible|not|no|too',
  // what it may be printed or painted on
  'paper|board|card(?:board)?|canvas|linen|vellum|parchment|papyrus|panel|wood|stone|slate|silk|cloth|fabric|cotton|sheet|page|ground|gesso|newsprint|kraft|rag|laid|wove|cold[- ]press(?:ed)?|hot[- ]press(?:ed)?|press(?:ed)?|tooth|grain(?:y|s|ed)?|weave|texture[ds]?|fibre|fiber|deckle[d]?|torn|cut|pasted|layers?|layered|surface|plate|block|gelatin|emulsion|plaques?|reliefs?|rust(?:ed|y)|corroded|brushed|polished|hammered|blind|thread|stitch(?:es|ed|ing)?|patch|linen|film|negative|slide|print(?:s|ed|ing)?|stock|backdrop|background|border(?:s|ed)?|edges?|margins?|frame[ds]?',
  // tools
  'brush(?:es|ed|y)?|palette|knife|knives|pens?|nibs?|reed|quill|burin|needle|burr|stylus|gouges?|squeegee|roller|brayer|sponge|stick|crayons?|marker|markers|spray|chalk|hand|finger|tip|ruler|camera|lens|drum|ink(?:s|ed|y)?|paints?|pigments?|varnish|wax|resist|dyes?|lead|leads?|came|grout|foil|leaf|wash(?:es|ed)?',
  // marks
  'strokes?|marked|brush[- ]?(?:work|strokes?|marks?|marked)|marks?|lines?|line ?work|dabs?|dashes|dots?|dotted|spots?|stippl\\w+|hatch(?:es|ed|ing)?|cross-?hatch\\w*|smudg\\w+|smear\\w*|smoky|blend(?:s|ed|ing)?|bleed(?:s|ing)?|blooms?|salt(?:ed)?|drips?|splatters?|splashes|specks?|granulat\\w+|crackle[ds]?|cracks?|drag(?:ged)?|scratch(?:es|ed|y)?|scumbl\\w+|glaz(?:e|es|ed|ing)|impasto|wet|wet-?(?:on|in)-wet|dry|dry-?brush(?:ed)?|edging|halo(?:s|es)?|blacks|whites|ridges?|clippings|cuttings|scraps|highlights?|heighten\\w*|accents?|shad(?:ing|ed|es?)|shadows?|flecks?|swirl(?:s|ing|y)?|patterns?|screens?|screen ?-?tones?|mis-?regist\\w+|off-?register|register|plate ?-?tone|wiped|cuts?|carved|chatter|leaks?|vignett\\w+|dust|scratches|fad(?:e|ed|ing)|tiles?|tesserae|panes?',
  // how a mark or a sheet is
  'loose(?:ly)?|tight|thick(?:ly)?|thin|fine|bold|rough|coarse|chunky|delicate|expressive|gestural|energetic|lively|visible|matte?|matt|gloss(?:y)?|velvety|powdery|chalky|creamy|soft(?:ly|er|ened)?|hard|sharp(?:er)?|crisp|clean|clear|readable|legible|recogni[sz]able|detailed|simple|simplified|minimal(?:ist(?:ic)?)?|modern|contemporary|abstract(?:ed)?|elegant|traditional|classic(?:al)?|authentic|old(?:-?fashioned)?|antique|aged|yellowed|worn|weathered|distressed|stylish|playful|naive|naïve|childlike|geometric|organic|heavy|light|bright|pale|dark|deep|rich|subtle|gentle|dusty|muted|toned|tinted|tonal|strong(?:ly)?|slight(?:ly)?|fully|completely|broken|uneven|irregular|even|smooth|opaque|transparent|translucent|luminous|saturated|swiftly|vivid|warm(?:er)?|cool(?:er)?|calm|quiet|lush|lots|full|half|almost|mostly|partly|simple|single|limited|high|low|big|small|large|tiny|wide|narrow|flat|solid|plain|pure|raw|white|fluorescent|slow|quick|fast|rapid',
  // how colours are spoken of
  'tones?|colou?rs?|colou?red|colou?ring|colou?ration|palettes?|tint(?:s|ed)?|hues?|shades?|contrast|look and feel|theme[d]?|scheme|gradients?|two|three|four|five|six|one|spot|earth|jewel|grade[ds]?|grading',
  // kinds of work
  "portraits?|landscapes?|still life|still lifes|study|studies|close-?ups?|book|cook ?book|magazine|catalogue|catalog|cover|plate|editorial|poster|posters|postcards?|card|sticker|stamp|advert(?:isement)?|ad|label|packaging|leaflet|brochure|spread|illustrat(?:ion|ed|ive)|cartoon|design|icon|logo|badge|sprite|game|scene|space|travel|children['’]?s?|child|kids?|fairy ?-?tale|story ?-?book|architects?['’]?s?|engineer(?:ing|s)?|botanical|scientific|fashion|roman|byzantine|dutch|flemish|swiss|japanese|chinese|english|french|italian|american|masters?|school|school(?:book)?|period|style|atelier|workshop|studio|vintage|retro|gritty|grunge",
  // times
  'hour|time|day|days?|season|weather|sk(?:y|ies)|kind|sort|century|(?:early|mid|late)|\\d{4}s?|(?:1[5-9]|20)th[- ]century|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties',
];
export const IDLE = new RegExp(`\\b(?:${GROUPS.join('|')})\\b`, 'giu');

/** What comes before one of these is its kind, and no thing: a city sketch, postcard colours, lead lines. */
export const MANNER =
  /(?<![\p{L}-])[\p{L}'’-]+ (?=(?:colou?rs?|palettes?|tones?|hues?|inks?|lines?|paper|plates?|photo(?:graph)?s?|photography|pastels?|wash(?:es)?|strokes?|grain|textures?|book|magazine|catalogue|cover|posters?|postcards?|stickers?|illustrations?|design|drawings?|sketch|paintings?|prints?|still|style|look|edges|studio|mood)\b)/giu;

/** Manners of a time or of a school: those are something else than a treatment. */
export const SCHOOLS =
  /\b(?:art (?:nouveau|deco)|baroque|rococo|renaissance|medi(?:ae|e)val|victorian|cub(?:ist|ism)|fauv(?:ist|ism)|futuris[mt]|surreal\w*|memphis|brutalis[mt]|constructivis[mt]|psychedelic|gothic|egyptian|aztec|celtic|tribal)\b/iu;

/** A wish for one part of what is in the picture: it is named by its article. */
const WHOLE =
  '(?!(?:whole|entire|picture|image|photo(?:graph)?|scene|drawing|painting|colou?rs?|tones?|lights?|lighting|shadows?|mood|palette|look|contrast|result|style|background|(?:out)?lines?|edges?)\\b)';
const OWNED = `(?:the|his|her|its|their|one|every|each) ${WHOLE}`;
export const PARTS = new RegExp(
  [
    `\\b(?:tint|brighten|darken|lighten|sharpen|blur|highlight|dye|colou?r(?: in)?|recolou?r|light up|switch on|emphasi[sz]e|fade)(?:ing)? (?:only |just )?${OWNED}[^,.;:!?]*`,
    `\\b(?:make|paint|turn) (?:only |just )?${OWNED}(?![^,.;:!?]*\\b(?:into|look|like|as)\\b)[^,.;:!?]*`,
    `\\b(?:but |and )?(?:keep(?:ing)?|leav(?:e|ing)) (?:only |just )?${OWNED}(?![^,.;:!?]*\\b(?:readable|legible|recogni[sz]able|clear|visible)\\b)[^,.;:!?]*`,
    `(?:\\bwith )?${OWNED}[\\p{L} -]{0,30}\\b(?:left|kept) [^,.;:!?]*`,
    '[\\p{L}-]+ (?:switched|turned|lit|lighted) (?:on|off|up)\\b',
    `(?:\\b(?:but|and|with) )?(?:\\b(?:the|his|her|its|their) )?\\b${WHOLE}[\\p{L}-]+ (?:turns?|becomes?|stays?|remains?) (?:(?! but )[^,.;:!?])*`,
    `\\bwith ${OWNED}[\\p{L}-]+ in [^,.;:!?]*`,
    // one of all is to have a colour, or to keep it
    `(?:\\b(?:but|and|with) )?\\b(?:only|just|nothing but) (?:the|his|her|its|their) ${WHOLE}[^,.;:!?]*`,
    `(?:\\b(?:but|and|with) )?\\b(?:only|just) ${WHOLE}[\\p{L}-]+(?: [\\p{L}-]+)? in (?:full )?colou?r\\b`,
    '(?:\\bwith )?\\b(?:an?|one|single) (?:single )?(?:[\\p{L}-]+ ){0,2}accents?\\b(?: (?:of|in) [^,.;:!?]*)?',
    '(?:\\bwith )?\\b(?:(?:some|few|a few) )?(?:spot |selective )?colou?r(?:ed|ful)? accents?\\b(?: (?:of|in) [^,.;:!?]*)?',
    '\\bselective(?:ly)? colou?r(?:ed|ing|s|ation)?\\b|\\bcolou?r splash\\b|(?:\\bwith )?\\ba (?:pop|splash|spot) of [\\p{L}-]+(?: colou?r)?',
  ].join('|'),
  'giu',
);

/** Sheets with something on them, and walls: a treatment brings neither. */
export const GROUNDS =
  /\b(?:on|onto|against) (?:an? |the )?(?:[\p{L}-]+ )?(?:(?:grid(?:ded)?|squared|lined|ruled|graph|music|handmade|marbled) paper|(?:brick|concrete|plaster|tiled)(?: walls?)?(?= *(?:$|[,.;]))|(?:[\p{L}-]+ )?walls?)/giu;
/** What surrounds a thing that is cut out. */
export const RIMS =
  /\b(?:(?:thick|thin|bold|wide|clean|soft) )*(?:white|black|cream|gold|coloured) (?:out-?lines?|contours?|rims?)\b/giu;

import type { Evidence } from './types';

/** In the order in which a draw is decided. */
export const EVIDENCE: readonly Evidence[] = [
  {
    id: 'app',
    strong:
      /(?<!\p{L})(?:(?:mobile |phone |web |iphone )?apps?|ios|android|aplicación móvil|application mobile|ux|ui|user interface|dashboard|software|back ?end)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:offline|figma|screens?|buttons?|users?|app store|log ?in|push|tablets?|sync|nutzer|écrans?|pantallas?)(?!\p{L})/giu,
    families: ['product'],
    whole: ['app', 'ux', 'dashboard', 'prototype'],
  },
  {
    id: 'website',
    strong:
      /(?<!\p{L})(?:web ?sites?|web ?pages?|home ?pages?|landing pages?|web ?shops?|online ?shop|online store|(?:member|online|citizen|customer) portal|internet(?:seite|auftritt)|web(?:seite|auftritt|präsenz)|(?:página|sitio) web|site (?:internet|web)|sito(?: web| internet)?|something (?:with|on|for) (?:the |a |their )?(?:phones?|mobile|web|internet)|buy (?:tickets |it )?online|boutique en ligne|tienda online)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:hosting|domain|dominio|domaine|wcag|browser|cms|wordpress|seo|google|pdfs?|phone|mobile|telefon|link(?:ed|s)?|forms?|booking|timetable|search|pages|seiten|hauptseiten|shopify|squarespace|wix|online|click(?:s|ed)?|load(?:s|ing)?|before the login)(?!\p{L})/giu,
    families: ['web'],
    whole: ['website', 'site', 'landing-page', 'shop'],
  },
  {
    id: 'stand',
    strong:
      /(?<!\p{L})(?:(?:trade )?fair stands?|trade ?show|trade fairs?|exhibition stands?|(?:a|our|the) (?:stand|booth) (?:at|in|for)|booths?|stand builders?|build-?up|rigging|messe(?:stand|bau|auftritt)?|stand (?:ferial|de feria)|salon professionnel|stand d['’]exposition)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:stand|hall \d+|sqm|visitors?|open on (?:two|three|four) sides|max(?:imum)? height|raised floor|journalists?|demo|halle|fläche)(?!\p{L})/giu,
    families: ['fair'],
    whole: ['stand-concept', 'stand-graphics', 'exhibit'],
  },
  {
    id: 'exhibition',
    strong:
      /(?<!\p{L})(?:exhibitions?|exhibits?|museums?|(?:dauer|sonder|wander)?ausstellung(?:en)?|exposición|exposiciones|expositions?|mostra|visitor centre|visitor center|besucherzentrum)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:objects?|visitors?|showcases?|captions?|panels?|chamber|interviews?|groups of|curators?|loans?|artefacts?|objekte|besucher|vitrinen?|visitantes|visiteurs|salas?)(?!\p{L})/giu,
    families: ['fair', 'space'],
    whole: ['exhibition', 'interior'],
  },
  {
    id: 'space',
    strong:
      /(?<!\p{L})(?:interiors?|interior design|(?:one|the|our|a) room|escape rooms?|(?:waiting|meeting|reading|dining|class|tap|guest|break|show) ?rooms?|clinic|fit[- ]?out|shop ?fit(?:ting)?|floor ?plan|refurbish\w*|renovat\w+|innenraum\w*|innenarchitek\w*|ladenbau|praxisräume|umbau|interiorismo|reforma|local comercial|aménagement|réaménag\w+|agencement|intérieur)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:sqm|square met(?:re|er)s?|sq ?(?:ft|m)|m²|m2|seats?|chairs?|shel(?:f|ves)|counter|furniture|ceiling|floor|walls?|windows?|light(?:ing)?|reception|carpenter|joiner|builders?|landlord|café|restaurant|store|shop|kitchen|tables?|acoustics?|möbel|theke|regale|tische|licht|estanterías|mostrador|muebles|étagères|comptoir|meubles|corner)(?!\p{L})/giu,
    families: ['space'],
    whole: ['interior'],
  },
  {
    id: 'signage',
    strong:
      /(?<!\p{L})(?:signage|way ?finding|(?:trail|road|direction|information|park) signs|sign system|gets? lost|getting lost|leitsystem\w*|beschilderung|wegweis\w+|señalética|señalización|signalétique|segnaletica)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:arrows?|maps?|boards?|posts?|floors?|entrances?|trails?|corridors?|find their way|directions|pfeile|schilder|carteles|panneaux)(?!\p{L})/giu,
    families: ['space'],
    whole: ['wayfinding'],
  },
  {
    id: 'packaging',
    strong:
      /(?<!\p{L})(?:packaging|re-?packag\w+|labels?|packs?|pouch(?:es)?|cartons?|tins?|cans|sleeves?|verpackung\w*|etiketten?|dosen|envases?|estuches?|latas?|etiquetas?|emballages?|étiquettes?|packagings?|confezion\w+|bottle design|boxes)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:jars?|bottles?|shel(?:f|ves)|supermarkets?|varieties|flavou?rs?|skus?|box|lids?|barcode|referencias?|sorten|regal|botes?|botellas?|cajas?|variétés|bocaux|bouteilles?|rayon)(?!\p{L})/giu,
    families: ['packaging'],
    whole: ['packaging'],
  },
  {
    id: 'product',
    strong:
      /(?<!\p{L})(?:industrial design|product design|produktdesign|industriedesign|diseño industrial|design industriel|works-like|looks-like|tooling|(?:press|injection|blow|vacuum) mou?ld\w*|wall thickness|draft angle|(?:family|range) of (?:two|three|four|five|six|\d+) \p{L}+|3d[- ]?print\w*|casing|housing|gehäuse|carcasa|boîtier|prototypes?|prototypen|prototipos?|cooker|appliance|kits?|suitcase|lamp|stroller|wheelchair|furniture range|gasket|handle|dies)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:units?|pcs|pieces|case|device|lid|body|ergonom\w+|arthritis|grip|plastic|aluminium|steel|screws?|hinge|battery|charging|usb|induction|certification|first run|price in shop|makers?|tool|engineer|patent|werkzeug|kunststoff|griff|motor|weigh\w*)(?!\p{L})/giu,
    families: [],
    whole: ['prototype'],
  },
  {
    id: 'campaign',
    strong:
      /(?<!\p{L})(?:campaigns?|kampagnen?|campañas?|campagnes?|campagna|billboards?|advert(?:s|ising|isements?)?|ads|anzeigen|werbung|publicidad|publicité|slogans?|media (?:plan|buying|budget)|placements|awareness|(?:increase|raise|grow|boost|double) (?:\p{L}+ ){0,5}(?:registrations?|attendance|visits|bookings|sales|numbers|applications|membership|donations|uptake|turnout)|more (?:people|visitors|guests|members|customers|donors|volunteers|applicants|families|bookings)|(?:fest(?:ival)?|fair|event) (?:needs|wants)|(?:get|need|want|make|persuade|convince|bring) (?:\p{L}+ ){0,4}(?:people|families|guests|visitors|men|women|mothers|parents|kids|teenagers|students|tourists|drivers|farmers|members|donors|customers)(?: (?:in|from|of) \p{Lu}\p{L}+)? to)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:tickets?|facebook|instagram|tiktok|followers|radio|newspaper|flyers?|posters?|stunt|target|season|goal|media|percent|audience|recruit\w*|donat\w+|give blood|vote|jingle|plakate?|zielgruppe|medios|affiches|carteles)(?!\p{L})/giu,
    families: ['social', 'event'],
    whole: ['campaign'],
  },
  {
    id: 'publication',
    strong:
      /(?<!\p{L})(?:(?<!\bto )(?<!can )books?(?! (?:a|an|the|online|it|them|direct\w*|now)\b)|magazines?|annual report|brochures?|catalogues?|catalogs?|viewbook|yearbook|almanac|cookbook|newspapers? design|bücher|buch|magazin|katalog(?:e)?|broschüren?|jahresbericht|festschrift|libros?|revista|catálogos?|folletos?|memoria anual|livres?|revue|brochures?|rapport annuel|programme book)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:pages|chapters?|manuscript|isbn|copies|print run|recipes|authors?|editors?|footnotes?|seiten|auflage|kapitel|autor\w*|páginas|ejemplares|tirada|exemplaires|tirage|auteur\w*|binding|spine|typeset\w*)(?!\p{L})/giu,
    families: ['book', 'print'],
    whole: [],
  },
  {
    id: 'pictures',
    strong:
      /(?<!\p{L})(?:photo ?shoots?|photography|photographers?|portraits|(?:short |brand |image |explainer )?films?|videos?|animations?|trailers?|documentary|fotograf\w*|imagefilm|fotografía|vídeos?|photographie|illustrations?|illustrator|illustrationen)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:photos?|pictures|footage|minutes|seconds|camera|shoot(?:ing)?|voice[- ]?over|subtitles|storyboard|fotos|bilder|imágenes|images|drawings)(?!\p{L})/giu,
    families: ['image', 'motion'],
    whole: [],
  },
  {
    id: 'service',
    strong:
      /(?<!\p{L})(?:service design|waiting times?|queues?|queuing|manual and|first (?:half )?hour|unboxing|first use|customer journey|patient journey|onboarding|complaints? process|service(?:prozess|gestaltung)|warteschlangen?|parcours (?:client|usager|patient)|colas)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:instructions|process|steps|counter|desk|staff|forms?|letters|appointments?|no[- ]shows?|hotline|calls|abläufe|termine|citas|rendez-vous|trámites?|démarches)(?!\p{L})/giu,
    families: ['advice'],
    whole: ['concept'],
  },
  {
    id: 'identity',
    strong:
      /(?<!\p{L})(?:logos?|(?:visual |corporate |brand |new )?identit(?:y|ies)|corporate design|re-?brand\w*|new name|branding|brand guidelines|letterheads?|business cards?|word ?mark|emblem|crest|erscheinungsbild|namen? (?:finden|suchen)|neuer name|identidad(?: visual| corporativa)?|imagen corporativa|identité(?: visuelle)?|charte graphique|visitenkarten?|briefpapier)(?!\p{L})/giu,
    weak: /(?<!\p{L})(?:name|brand|marke|marca|marque|colou?rs?|symbol|mark|stationery|signatures?|templates?|farben|colores|couleurs|typeface|font)(?!\p{L})/giu,
    families: ['identity', 'words'],
    whole: ['identity', 'refresh'],
  },
];

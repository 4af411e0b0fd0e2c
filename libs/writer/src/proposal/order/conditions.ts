/**
 * What binds, by what follows from it for the work.
 * - site: nothing may be fixed or drilled, a house is listed
 * - law: a text or a norm that has to be met
 * - approve: somebody has to agree
 * - supplied: texts, pictures or translations come from them
 * - languages: so many, side by side
 * - technique: how it is printed, cut or sewn
 * - material: what it may be made of
 * - cost: what a piece may cost
 * - payment: in parts, by a day
 * - size: how large it may be
 * - legible: who reads or uses it, and where
 * - keep: what stays as it is
 * - avoid: what must not be seen in it
 * - run: how many are made
 * - making: whoever makes it takes so long
 */
export type ConditionKind =
  | 'site'
  | 'law'
  | 'approve'
  | 'supplied'
  | 'languages'
  | 'technique'
  | 'material'
  | 'cost'
  | 'payment'
  | 'size'
  | 'legible'
  | 'keep'
  | 'avoid'
  | 'run'
  | 'making';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const LANGUAGE =
  '(?:english|german|french|spanish|italian|portuguese|dutch|polish|arabic|irish|welsh|swahili|hindi|tamil|malay|chinese|danish|swedish|norwegian|finnish|estonian|latvian|lithuanian|russian|ukrainian|turkish|greek|japanese|korean|catalan|basque|creole|vietnamese|tagalog|gujarati|maltese|latin|bulgarian|romanian|hungarian|czech|slovak|croatian|serbian|englisch|deutsch|französisch|polnisch|türkisch|inglés|español|francés|catalán|euskera|gallego|anglais|français|allemand|espagnol|breton)';

/** The first that fits. */
const KINDS: readonly (readonly [ConditionKind, RegExp])[] = [
  [
    'site',
    word(
      'fixed to (?:the )?(?:walls?|floor|ceiling)|drill(?:ing|ed|s? into)|no fixtures?|listed(?: building| floors?| house)?|denkmal\\p{L}*|bohren|taladrar|percer|classée?|protegido|projection permitted',
    ),
  ],
  [
    'payment',
    word(
      'paid in|(?:in|three|four|two) (?:parts|instal+ments)|invoiced?|pay within|deposit|in raten|rechnung(?:en)?|a plazos|factura|en (?:deux|trois|quatre) fois|facturé|acompte',
    ),
  ],
  [
    'law',
    word(
      'by law|legal(?:ly)?|(?<!in-)law|legislation|regulat\\p{L}+|wcag|gdpr|dsgvo|fda|ce mark|iso \\d+|certif\\p{L}+|poison information|allergens?|gesetz\\p{L}*|vorgeschrieben|por ley|obligatori\\p{L}+|norma\\p{L}*|légal\\p{L}*|loi|réglement\\p{L}*|accessibility',
    ),
  ],
  [
    'approve',
    word(
      '(?:must|has to|have to|needs? to|will|want to|wants to) (?:see|approve|agree|sign)|approv\\p{L}+|sign(?:s|ed)? off|agrees?|consent|sees? everything|(?:board|committee|council|bishop|family|lawyers?|landlord|heritage \\p{L}+|partners|members|commission) (?:of \\p{L}+ )?(?:decides?|has|have|must|needs?|sees?|votes?|signs?)|freigab\\p{L}*|freigeb\\p{L}*|freigegeben|zustimm\\p{L}+|vorstand|gremium|aprob\\p{L}+|visto bueno|junta|comité|valid\\p{L}+|accord|conseil',
    ),
  ],
  [
    'cost',
    word(
      'unit cost|cost(?:s|ing)? (?:per|of|below|under|not)|per (?:piece|unit|box|bottle)|a (?:piece|unit)(?= |\\.|$)|not above|stückkosten|pro stück|por unidad|coste unitario|la pièce|coût unitaire',
    ),
  ],
  [
    'languages',
    new RegExp(
      `(?<!\\p{L})(?:languages?|bilingual|trilingual|zweisprachig|mehrsprachig|sprachen|bilingüe|idiomas|bilingue|langues)(?!\\p{L})|(?<!\\p{L})${LANGUAGE}(?:,| and| und| y| et| &| \\+) ${LANGUAGE}(?!\\p{L})|${LANGUAGE} (?:first|alongside)`,
      'iu',
    ),
  ],
  [
    'supplied',
    word(
      '(?:texts?|copy|photos?|photographs?|pictures?|translations?|wording|drawings?|data|figures) (?:\\p{L}+ )?(?:comes?|are written|is written|are taken|supplied|provided|by (?:us|our|my))|writes? the texts?|(?:we|i) (?:write|photograph|translate|supply|deliver|provide)|supplied by|texte (?:schreib|liefer|kommen)\\p{L}*|fotografieren (?:wir )?selbst|(?:textos|fotos) (?:los|las|son)|(?:textes|photos) (?:sont|fournis)|fournissons|prepara?mos nosotros',
    ),
  ],
  [
    'technique',
    word(
      '(?:black|one|two|three|four|single|spot|1|2|3|4)[- ](?:line|colou?rs?|inks?)(?: only)?|gradients?|varnish|foil|emboss\\p{L}*|print(?:able|ed|ing) (?:by|on|in|with|at)|screen[- ]?print\\p{L}*|riso\\p{L}*|letterpress|offset|embroider\\p{L}*|stitch\\p{L}*|engrav\\p{L}*|laser|cast|hand-?painted|put on by hand|by hand|in ink|no computers?|thread-?sewn|saddle[- ]stitched|uncoated|injection[- ]moulded|einfarbig|zweifarbig|siebdruck|von hand|gestickt|lackier\\p{L}*|(?:una|dos|tres) tintas|serigraf\\p{L}+|a mano|(?:une|deux|trois) couleurs|sérigraph\\p{L}+|à la main|vernis',
    ),
  ],
  [
    'material',
    word(
      'no plastics?|plastic-?free|plastics?|polystyrene|styrofoam|recycl\\p{L}+|compost\\p{L}+|biodegrad\\p{L}+|mono-?material|waterproof|weatherproof|fire-?proof|rust|salt|uv|plastik\\p{L}*|kunststoff\\p{L}*|papier|holz|wetterfest|plástico|reciclad\\p{L}+|impermeable|plastique|recyclé\\p{L}*|polystyrène|imperméable',
    ),
  ],
  [
    'avoid',
    /^(?:and |but |also |please,? |bitte |por favor,? )*(?:no|not|nothing|none|never|without|don['’]t|do not|avoid|hates?|kein\p{L}*|nicht|nichts|nie|ohne|ni|nada|nunca|sin|pas|aucun\p{L}*|jamais|rien|sans)(?!\p{L})|(?<!\p{L})(?:hates?|(?:don['’]t|do not|does not|doesn['’]t) (?:want|like)|must not|mustn['’]t|may not|must never|excluded|avoid(?:ed)?|please no|no \p{L}+,? please|bitte kein\p{L}*|darf nicht|dürfen nicht|no queremos|ne voulons pas|nous ne voulons)(?!\p{L})/iu,
  ],
  [
    'size',
    /\d ?(?:x|×) ?\d|(?<!\p{L})(?:no (?:bigger|larger|higher|wider|heavier) than|(?:fits?|fit) (?:in|into|through|on|under)|letter-?box|pocket(?:-size)?|max(?:imum)?\.? \d[\d.,]* ?(?:cm|mm|m|kg|g)|\d[\d.,]* ?(?:cm|mm|kg)|a[3456]|weigh\p{L}*|passt (?:in|durch)|höchstens \d|cabe|tient dans)(?!\p{L})/iu,
  ],
  [
    'legible',
    word(
      "readable|legible|reads?|read from|large (?:type|letters)|mustn[’']t be (?:too )?small|arthrit\\p{L}+|glasses|eyesight|wet fingers|gloves|one hand(?:ed)?|poor (?:reception|signal)|no signal|old phones?|on (?:a )?phones?|blind|wheelchair|children|elderly|over \\d\\d|large (?:print|type)|lux|(?:großer?|große) schrift|letra grande|gros caractères|lesbar|leserlich|ältere|brille|handschuhe|legible|mayores|gafas|lisibles?|âgé\\p{L}*|gants",
    ),
  ],
  [
    'keep',
    word(
      "stays?|keeps?|kept|unchanged|remains?|fixed|don[’']t touch|do not touch|(?:not|never|can[’']t) (?:be )?(?:changed?|touched?|moved)|settled|bleib\\p{L}*|behalten|nicht (?:ändern|verändert)|se quedan?|mantener|no se cambia\\p{L}*|reste\\p{L}*|garder|conserver",
    ),
  ],
  [
    'run',
    word(
      '\\d[\\d.,]* (?:\\p{L}+ )?(?:copies|pieces|units|boxes|bottles|devices|sets|a year|per year|stück|exemplare|unidades|ejemplares|exemplaires|pièces)|volumes?|print run|series of|auflage|tirada|tirage',
    ),
  ],
];

/** What kind of condition it is; nothing where it is none that we have an answer for. */
export const conditionKind = (text: string): ConditionKind | undefined =>
  // of a list of several no one thing follows
  text.split(';').length > 2 ? undefined : KINDS.find(([, pattern]) => pattern.test(text))?.[0];

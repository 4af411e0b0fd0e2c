/** The media, lights and joints of a wish in the other languages that clients write in, as English has them; endings apart. */
const TONGUES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:feine |zarte )?tusche?linien (?:und|mit) (?:(?:zarter?|feine[rn]?) )?aquarell\w*|(?:encre|plume) et aquarelle)(?!\p{L})/giu,
    'line and wash',
  ],
  [/\b(?:aquarell\w*|aquarelles?|acuarelas?|acquerell[oi]|aguarela)(?!\p{L})/giu, 'watercolour'],
  [
    /\b(?:tusche?(?:zeichnung\w*|linien|strich\w*)|federzeichnung\w*|dessin (?:à|a) (?:la plume|l['’]encre)|dibujo a tinta)(?!\p{L})/giu,
    'ink drawing',
  ],
  [/\b(?:lavierung\w*|laviert\w*|tuschemalerei|lavis|aguada|aguatinta china)(?!\p{L})/giu, 'ink wash'],
  [/\b(?:kohlezeichnung\w*|kohle|fusain|carboncillo|carboncino)(?!\p{L})/giu, 'charcoal'],
  [/\b(?:bleistift\w*|crayon (?:à papier|de papier|graphite|noir)|l[aá]piz(?! de color)|matita)(?!\p{L})/giu, 'pencil'],
  [/\b(?:buntstift\w*|farbstift\w*|crayons? de couleurs?|l[aá]pices de colou?r(?:es)?)(?!\p{L})/giu, 'coloured pencil'],
  [/\b(?:wachs(?:mal)?(?:stift|kreide)\w*|crayons? (?:gras|de cire)|ceras|pastelli a cera)(?!\p{L})/giu, 'wax crayons'],
  [/\b(?:kugelschreiber\w*|stylo (?:à )?bille|bol[ií]grafo)(?!\p{L})/giu, 'ballpoint pen'],
  [/\b(?:linolschnitt\w*|linogravure|linograbado|lin[oó]leo)(?!\p{L})/giu, 'linocut'],
  [/\b(?:holzschnitt\w*|xylographie|gravure sur bois|grabado en madera|xilograf[ií]a)(?!\p{L})/giu, 'woodcut'],
  [/\b(?:kupferstich\w*|stahlstich\w*|gravure|grabado|incisione)(?!\p{L})/giu, 'engraving'],
  [/\b(?:radierung\w*|eau-forte|aguafuerte|acquaforte)(?!\p{L})/giu, 'etching'],
  [/\b(?:siebdruck\w*|s[eé]rigraphie|serigraf[ií]a)(?!\p{L})/giu, 'screen print'],
  [
    /(?<!\p{L})(?:ölgemälde|ölbild|ölfarben?|ölmalerei|(?:peinture (?:à|a) l['’])?huile(?: sur toile)?|(?:pintura al )?[oó]leo|olio su tela)(?!\p{L})/giu,
    'oil painting',
  ],
  [
    /(?<!\p{L})(?:couteau (?:à|a) (?:palette|peindre)|couteau|spachteltechnik|malmesser|esp[aá]tula)(?!\p{L})/giu,
    'palette knife',
  ],
  [
    /(?<!\p{L})(?:leicht(?:e[nmrs]?)?|etwas|ein (?:wenig|bisschen|hauch(?: von)?)|einen hauch(?: von)?|l[eé]g[eè]rement|un peu(?: (?:de|plus))?|une touche de|ligeramente|un (?:poco|toque)(?: de)?|leggermente|un (?:po['’]|tocco)(?: di)?)(?!\p{L})/giu,
    'slightly',
  ],
  [/\b(?:pastellkreide\w*|pastellzeichnung|pastel sec|pastel seco)(?!\p{L})/giu, 'soft pastel'],
  [/\b(?:tafelkreide|craie(?: blanche)?|tiza)(?!\p{L})/giu, 'chalk'],
  [/\b(?:kreidetafel|schiefertafel|ardoise|pizarra)(?!\p{L})/giu, 'blackboard'],
  [/\b(?:scherenschnitt|papier d[eé]coup[eé]|papel recortado)(?!\p{L})/giu, 'cut paper'],
  [
    /\b(?:reiseplakat|affiches? de voyage|cartel(?:es)? de viajes?|(?:manifesto|poster) di viaggio)(?!\p{L})/giu,
    'travel poster',
  ],
  [
    /\b(?:pinceladas? gruesas?|gros coups de pinceau|grobe[nrs]? pinselstriche?|pennellate spesse)(?!\p{L})/giu,
    'thick brush strokes',
  ],
  [
    /\b(?:(?:estilo|stile|style) )?(?:impresionista|impressionista|impressionniste|impressionistisch\w*)(?!\p{L})/giu,
    'impressionist',
  ],
  [/\b(?:en lugar del?|au lieu d[eu]|anstatt|statt|invece d(?:i|el))(?!\p{L})/giu, 'instead of'],
  [/\b(?:postkarte|carte postale|tarjeta postal|cartolina)(?!\p{L})/giu, 'postcard'],
  [/\b(?:verblasst\w*|d[ée]lav[ée]e?s?|desva[ií]d[oa]s?|sbiadit[oaie])(?!\p{L})/giu, 'faded'],
  [/\b(?:vecchi[oa]|vieille|viejo|vieja)(?!\p{L})/giu, 'old'],
  [/\b(?:comiczeichnung|comic-?stil|bande dessin[ée]e|historieta|fumetto)(?!\p{L})/giu, 'comic drawing'],
  [
    /(?<!\p{L})(?:(?:kräftige[nrs]?|dicke[nrs]?|starke[nrs]?) )?schwarze[nrms]? (?:konturen|umrisse[n]?|linien)(?!\p{L})/giu,
    'bold black outlines',
  ],
  [/\b(?:wenige[nr]? farben|peu de couleurs|pocos colores|pochi colori)(?!\p{L})/giu, 'few colours'],
  [/\b(?:bleu p[ée]trole|azul petr[oó]leo|blu petrolio|petrol(?:blau)?)(?!\p{L})/giu, 'dark teal'],
  [/\b(?:trame de points|punktraster|trama de puntos|retino)(?: visible)?(?!\p{L})/giu, 'halftone dots'],
  [/\b(?:seppia|s[ée]pia)(?!\p{L})/giu, 'sepia'],
  [/\b(?:delicat[oa]|d[ée]licate?)(?!\p{L})/giu, 'delicate'],
  [/\b(?:anciennes?|antigu[oa]s?|antic[oa]|alte[nrs]? (?=stich|druck|foto))(?!\p{L})/giu, 'old'],
  [/\b(?:haz que parezca|que parezca|fa[iî]tes-en|fais-en|fallo diventare)(?!\p{L})/giu, ''],
  [/\b(?:plakat|affiche|cartel(?: publicitario)?|werbeplakat)(?!\p{L})/giu, 'poster'],
  [/(?<!\p{L})(?:des |der |de los |degli )?(?:ann[ée]es|años|anni|jahre[n]?)(?: 19)? ?[’']?([2-8]0)(?!\d)/giu, '19$1s'],
  [/\b(?:aplats? de couleurs?|flächige farben|colores planos|colori piatti)(?!\p{L})/giu, 'flat colours'],
  [/\b(?:mosaico|mosaïque|mosaik)(?: (?:di piastrelle|de azulejos|de carreaux|aus fliesen))?(?!\p{L})/giu, 'mosaic'],
  [/\b(?:suelt[oa]s?|locker\w*|sciolt[oa])(?!\p{L})/giu, 'loose'],
  [/\b(?:manchas|flecken|taches|macchie)(?!\p{L})/giu, 'washes'],
  [/\b(?:fein |grob )?(?:schraffiert|schraffur|hachur[ée]e?s?|tratteggiat[oa]|rayado)(?!\p{L})/giu, 'hatched'],
  [
    /\b(?:fondo de papel blanco|(?:sur|fond de) papier blanc|auf wei(?:ß|ss)em papier|su carta bianca)(?!\p{L})/giu,
    'on white paper',
  ],
  [/\b(?:toni|tonos|tons|t[öo]ne[n]?)(?!\p{L})/giu, 'tones'],
  [
    /\b(?:schwarz-? ?(?:und )?-?wei(?:ß|ss)\w*|noir et blanc|blanco y negro|bianco e nero)(?!\p{L})/giu,
    'black and white',
  ],
  [/\b(?:herbstlich\w*|herbst|automnal\w*|automne|otoño|otoñal)(?!\p{L})/giu, 'autumn'],
  [/\b(?:winterlich\w*|hiver|invierno)(?!\p{L})/giu, 'winter'],
  [/\b(?:nachts|nacht|de nuit|nuit|de noche|noche|notte|notturn[oa]|nocturne)(?!\p{L})/giu, 'night'],
  [
    /\b(?:(?:goldene[ns]? )?abendlicht|sonnenuntergang|coucher (?:de|du) soleil|atardecer|puesta de sol)(?!\p{L})/giu,
    'sunset',
  ],
  [/\b(?:schnee|neige|nieve)(?!\p{L})/giu, 'snow'],
  [/\b(?:regen|pluie|lluvia)(?!\p{L})/giu, 'rain'],
  [/\b(?:nebel|brouillard|niebla)(?!\p{L})/giu, 'fog'],
  [
    /(?<!\p{L})(?:(?:sur )?(?:un )?fond blanc|(?:auf )?wei(?:ß|ss)e[mrn] (?:hinter)?grund|(?:sobre )?fondo blanco|(?:su )?sfondo bianco|fundo branco)(?!\p{L})/giu,
    'on a white background',
  ],
  [
    /(?<!\p{L})(?:(?:sur )?(?:un )?fond noir|(?:auf )?schwarze[mrn] (?:hinter)?grund|(?:sobre )?fondo negro|(?:su )?sfondo nero|fundo preto)(?!\p{L})/giu,
    'on a black background',
  ],
  [/(?<!\p{L})(?:tr[eè]s claire?s?|sehr hell(?:e[rnms]?)?|muy clar[oa]s?|molto chiar[oa])(?!\p{L})/giu, 'very light'],
  [/(?<!\p{L})(?:warm(?:e[rnms]?)?|chaude?s?|c[aá]lid[oa]s?|cald[oaie])(?!\p{L})/giu, 'warm'],
  [/(?<!\p{L})(?:kerzenlicht|(?:lueur|lumi[eè]re) de bougies?|luz de (?:vela|velas))(?!\p{L})/giu, 'candlelight'],
  [/(?<!\p{L})(?:farben?|couleurs?|colores|colori|cores)(?!\p{L})/giu, 'colours'],
  [/\b(?:weich\w*|zart\w*|doux|douce|suave)(?!\p{L})/giu, 'soft'],
  [/\b(?:salz|sel|sal)(?!\p{L})(?= *(?:$|[,.;]))/giu, 'salt'],
  [/\b(?:dunkel|tief)-?(?=(?:grau|rot|blau|grün|gelb|braun|lila|violett|türkis))/giu, 'dark '],
  [/\b(?:hell|zart|pastell)-?(?=(?:grau|rot|blau|grün|gelb|braun|lila|violett|türkis))/giu, 'light '],
  [/\b(?:grau(?:e[rnsm]?)?|gris(?:es?)?)(?!\p{L})/giu, 'grey'],
  [/\b(?:rot(?:e[rnsm]?)?|rouges?|roj[oa]s?|ross[oaie]|vermelh[oa]s?)(?!\p{L})/giu, 'red'],
  [/\b(?:blau(?:e[rnsm]?)?|bleue?s?|azul(?:es)?|azzurr[oaie])(?!\p{L})/giu, 'blue'],
  [/(?<!\p{L})(?:grün(?:e[rnsm]?)?|vert(?:es?|s)?|verdes?)(?!\p{L})/giu, 'green'],
  [/\b(?:gelb(?:e[rnsm]?)?|jaunes?|amarill[oa]s?|giall[oa]|amarel[oa]s?)(?!\p{L})/giu, 'yellow'],
  [/\b(?:braun(?:e[rnsm]?)?|marr[oó]n(?:es)?|marrone)(?!\p{L})/giu, 'brown'],
  [/\b(?:lila|violett(?:e[rnsm]?)?|violette?s?|morad[oa]s?|roxo)(?!\p{L})/giu, 'purple'],
  [/\b(?:rosa(?:rot|farben)?|rosas)(?= *(?:$|[,.;]|und|y|e ))/giu, 'pink'],
  [/(?<!\p{L})(?:türkis(?:e[rnsm]?)?|turquesa|turchese)(?!\p{L})/giu, 'turquoise'],
  [/\b(?:akzent\w*|accents? de couleur|acentos?)(?!\p{L})/giu, 'accents'],
  [
    /\b(?:zeichne|male|mach|alles|bitte|tout(?! en noir)|todo|tutto|gemalt|gezeichnet|transforme[rz]?|convierte|como|comme|wie|auf|sur|sobre|mit|avec|con|dans|im|in der|als|en|es|un[ae]?|eine?[nmrs]?|der|die|das|le|la|les|el|los|las|und|et|y|stil|style de|papier|papel|zeichnung|dessin|dibujo|image|imagen|bild|foto)(?!\p{L})/giu,
    '',
  ],
];
/** The words above that no English text has: only where one of them stands is a wish of another language. */
const FOREIGN = TONGUES.slice(0, -1);
/** What the last of them stand for, which English words may look like. */
const JOINTS: Record<string, string> = {
  mit: 'with',
  avec: 'with',
  con: 'with',
  auf: 'on',
  sur: 'on',
  sobre: 'on',
  dans: 'in',
  en: 'in',
  im: 'in',
  und: 'and',
  et: 'and',
  y: 'and',
  papier: 'paper',
  papel: 'paper',
  zeichnung: 'drawing',
  dessin: 'drawing',
  dibujo: 'drawing',
  bild: 'picture',
  imagen: 'picture',
  foto: 'photo',
};

/** A wish with what is said in another language in English, where that is known; the rest stays, to be told. */
export function inEnglish(written: string): string {
  const text = wordsInEnglish(written);
  return text === written ? written : jointsInEnglish(text);
}

/** The same but for the joints between them. */
export const wordsInEnglish = (written: string): string =>
  FOREIGN.reduce((so, [words, english]) => so.replace(words, english), written);

/** The joints of a sentence whose language is known to be another. */
export function jointsInEnglish(text: string): string {
  const [joints] = TONGUES.at(-1)!;
  return text.replace(joints, (word) => JOINTS[word.toLowerCase()] ?? ' ');
}

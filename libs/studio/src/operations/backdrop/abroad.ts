import { inEnglish, jointsInEnglish, wordsInEnglish } from '../image-to-image/tongues';

/** Places, surfaces and lights in German, French, Spanish, Italian and Portuguese, as English has them. */
const ABROAD: readonly (readonly [string, string])[] = [
  ['(?:am |im |vom |eines |des |dem |den |berg|stau)sees?(?:ufer)?|seeufer|lac|lago', 'lake'],
  ['strand|plage|playa|spiaggia|praia', 'beach'],
  ['ufer|rivage|orilla|riva', 'shore'],
  ['meere?s?|ozeans?|mer|oc[eé]an|mar|mare|oceano', 'sea'],
  ['w[aä]ld(?:es|er|ern|e)?|for[eê]ts?|bosques?|bosco|foresta|florestas?', 'forest'],
  ['tropisch(?:e[rnms]?)?|tropical(?:es|e)?|tropicale', 'tropical'],
  ['palmen?|palmiers?|palmeras?|palme', 'palms'],
  ['berge?[ns]?|gebirges?|montagnes?|montañas?|montagna|montanhas?', 'mountains'],
  ['h[uü]gel[ns]?|collines?|colinas?|collina', 'hills'],
  ['wiesen?|pr[eé]s?|prados?|prato', 'meadow'],
  ['feld(?:es|er|ern)?|champs?|campos?', 'field'],
  ['w[uü]sten?|d[eé]sert|desierto|deserto', 'desert'],
  ['k[uü]chen?|cuisine|cocina|cucina|cozinha', 'kitchen'],
  ['wohnzimmers?|salon|sal[oó]n|soggiorno|sala de estar', 'living room'],
  ['schlafzimmers?|chambre|dormitorio|camera da letto|quarto', 'bedroom'],
  ['b[uü]ros?|bureau|oficina|ufficio|escrit[oó]rio', 'office'],
  ['stra(?:ß|ss)en?|rues?|calles?|strada|ruas?', 'street'],
  ['gro(?:ß|ss)stadt|stadt|ville|ciudad|citt[aà]|cidade', 'city'],
  ['gartens?|g[aä]rten|jardins?|jard[ií]n|giardino|jardim', 'garden'],
  ['holztisch(?:e[sn]?)?', 'wooden table'],
  ['marmortisch(?:e[sn]?)?', 'marble table'],
  ['tisch(?:e[sn]?)?|mesa|tavolo', 'table'],
  ['holz(?:es)?|bois|madera|legno|madeira', 'wood'],
  ['marmors?|marbre|m[aá]rmol|marmo|m[aá]rmore', 'marble'],
  ['betons?|b[eé]ton|hormig[oó]n|cemento|concreto', 'concrete'],
  ['w[aä]nde?|mur|pared|muro|parete|parede', 'wall'],
  ['himmels?|ciel|cielo|c[eé]u', 'sky'],
  ['fenster(?:bank|brett|sims)|(?:rebord|appui) de (?:la )?fen[eê]tre|alf[eé]izar|davanzale|peitoril', 'window sill'],
  ['fensters?|fen[eê]tre|ventana|finestra|janela', 'window'],
  ['tageslicht(?:es)?|lumi[eè]re du jour|luz (?:natural|del d[ií]a|do dia)|luce (?:naturale|del giorno)', 'daylight'],
  ["gewitter(?:himmel)?|(?:d[’']|l[’'])?orage|tormenta|temporale|tempestade", 'storm'],
  ['wolken|nuages|nubes|nuvole|nuvens', 'clouds'],
  [
    'nebelig(?:e[rnms]?)?|neblig(?:e[rnms]?)?|brumeu(?:x|se)|con niebla|nebbios[oa]|brume|bruma|nebbia|n[eé]voa',
    'misty',
  ],
  ['weide(?:n|land|landschaft)?|p[aâ]turages?|pastizal|pascolo', 'pasture'],
  ['alpages?|almen?|almwiesen?|malga|bergwiesen?', 'alpine meadow'],
  ['sommers?|[ée]t[ée]|verano|estate|verão', 'summer'],
  ['verschneit(?:e[rnms]?)?|enneig[ée]e?s?|nevad[oa]s?|innevat[oaie]', 'snowy'],
  ['lichterketten?|guirlandes? lumineuses?|guirnaldas? de luces|luci(?:ne)? di natale', 'fairy lights'],
  ['gassen?|g[aä]sschen|ruelles?|callej[oó]n|vicolo|viela', 'alley'],
  ['kopfsteinpflaster|pav[ée]s|adoquines|sampietrini', 'cobblestones'],
  ['nass(?:e[rnms]?)?|mouill[ée]e?s?|mojad[oa]s?|bagnat[oaie]|molhad[oa]s?', 'wet'],
  ['lampen?|laternen?|lampes?|l[aá]mparas?|farola|lampada|lampione', 'lamp'],
  ['au loin|in der ferne|a lo lejos|in lontananza|ao longe|loin', 'in the distance'],
  ['b[oö]den|fu(?:ß|ss)boden|suelo|pavimento|chão', 'floor'],
  ['verraucht(?:e[rnms]?)?', 'smoky'],
  ['feuerschein|lueur du feu|luz del fuego', 'firelight'],
  ['vorh[aä]nge?|rideaux?|tel[oó]n|cortinas?|sipario|tende', 'curtain'],
  ['theaters?|th[ée][aâ]tre|teatro', 'theatre'],
  ['kerzen|bougies|velas|candele', 'candles'],
  ["svp|s[’']il vous pla[iî]t|bitte|por favor|per favore", ' '],
  ['(?:nicht|pas|no|non|não) (?:zu|trop|demasiado|troppo|muito|tan) \\p{L}+', ' '],
  ['carretera|stra(?:ß|ss)e durch|route', 'road'],
  ['asfalto|asphalte?', 'asphalt'],
  ['weinberge?[ns]?|vignobles?|vignes|viñedos?|vigneti?|vinhas?', 'vineyard'],
  ['goldene[rnsm]?|dor[ée]e?s?|dorad[oa]s?|dorat[oa]', 'golden'],
  ['vor(?: (?:dem|der|einem|einer))?|devant|davanti a|delante de|diante d[ao]', 'before'],
  ['tischdecke|nappe|mantel|tovaglia|toalha', 'tablecloth'],
  ['kariert(?:e[rnms]?)?|[àa] carreaux|de cuadros|a quadri|xadrez', 'checked'],
  ['quelques|algun[oa]s|einige|alcun[ei]', 'some'],
  ['l[ée]g[eè]re?s?|liger[oa]s?|legger[oaei]', 'light'],
  ['sch(?:ö|oe)ne[rnms]?|belle?s?|bonit[oa]s?|bell[oa]', 'beautiful'],
  ['landschaft|paysage|paisaje|paesaggio|paisagem', 'landscape'],
  ['(?:wald)?lichtung|clairi[eè]re', 'clearing in the forest'],
  ['bauernhof(?:es)?|ferme|granja|fattoria|quinta', 'farm'],
  ['d[oö]rf(?:er|es)?|village|pueblo|villaggio|aldeia', 'village'],
  ['altstadt|vieille ville|casco antiguo|centro storico', 'old town'],
  ['marktplatz(?:es)?|place du march[eé]|plaza mayor|piazza del mercato', 'market square'],
  ['hafens?|port|puerto|porto', 'harbour'],
  ['werkst[aä]tt(?:e|en)?|atelier|taller|officina|oficina mec[aâ]nica', 'workshop'],
  ['fabrik(?:halle)?|usine|f[aá]brica|fabbrica', 'factory'],
  ['lagerhalle|entrep[oô]t|almac[eé]n|magazzino|armaz[eé]m', 'warehouse'],
  ['restaurante|ristorante|gastst[aä]tte', 'restaurant'],
  ['fliesen|carrelages?|carreaux|azulejos|piastrelle', 'tiles'],
  ['ziegel(?:wand|mauer)|backsteinwand|mur de briques|pared de ladrillos?|muro di mattoni', 'brick wall'],
  ['rustikal(?:e[rnms]?)?|rustiques?|r[uú]stic[oa]s?', 'rustic'],
  [
    'unscharf(?:e[rnms]?)?|verschwommen(?:e[rnms]?)?|flou[es]?|desenfocad[oa]s?|borros[oa]s?|sfocat[oaie]|desfocad[oa]s?',
    'blurred',
  ],
  ['hell(?:e[rnms]?)?|claire?s?|clar[oa]s?|chiar[oa]', 'bright'],
  ['dramatisch(?:e[rnms]?)?|dramatiques?|dram[aá]tic[oa]s?|drammatic[oa]', 'dramatic'],
  ['dahinter|derri[eè]re|detr[aá]s|dietro|atr[aá]s', 'behind'],
  ['gem[uü]tlich(?:e[rnms]?)?|acogedor|accogliente|aconchegante', 'cosy'],
  ['b[uü]hne|sc[eè]ne|escenario|palcoscenico|palco', 'stage'],
  ['morgens?|matin|mattino|manhã|aube|amanecer|alba|morgend[aä]mmerung', 'dawn'],
  ['abends?|soir(?:[eé]e)?|sera|tarde', 'evening'],
  ['sonnig(?:e[rnms]?)?|ensoleill[eé]e?s?|soleado|soleggiat[oa]|ensolarad[oa]', 'sunny'],
  ['lichts?|lumi[eè]re|luz|luce', 'light'],
  ['hintergrund(?:es)?|fond|fondo|sfondo|fundo', 'background'],
  ['wei(?:ß|ss)(?:e[rnms]?)?|blanche?s?|blanc[oa]s?|bianc[oa]|branc[oa]', 'white'],
  ['schwarz(?:e[rnms]?)?|noire?s?|negr[oa]s?|ner[oa]|pret[oa]', 'black'],
  ['gr[uü]n(?:e[rnms]?)?|verte?s?|verdes?', 'green'],
  ['gelb(?:e[rnms]?)?|jaunes?|amarill[oa]s?|giall[oa]|amarel[oa]', 'yellow'],
  ['dunk(?:el|le[rnms]?)|sombres?|oscur[oa]|scur[oa]|escur[oa]', 'dark'],
  ['bei(?:m|der)?|al|am|aux?|à(?: la)?', 'at'],
  ['nel(?:la)?|em|no|na', 'in'],
  ['vom|von|del(?:la)?|du|des|do|da|de|di', 'of'],
];
const WORDS = ABROAD.map(
  ([words, english]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), english] as const,
);
/** Small words that no English sentence has. */
const JOINED =
  /(?<!\p{L})(?:mit|und|auf|unter|einem|einer|eines|avec|dans|sur|sous|une|con|una|sobre|bajo|com|uma|sob)(?!\p{L})/iu;
/** What an English sentence about a place has as well: only beside another word from abroad are they of its language. */
const SHARED =
  /^(?:strand|salon|pres?|mare|mar|mer|fond|sombre|port|porto|village|atelier|ferme|theater|theatre|estate|verde|route|asphalt|lampes|mantel|vor|belle|bella|bello|belles|dore|nappe|legere|quinta|plaza mayor|orage|hell|claire|rustic|restaurant|village|alba|sera|palco|campo|campos|mesa|mur|scene|champ|rue|rues|ville|desert|lac|al|am|au|aux|no|na|em|do|da|de|di|du|des|del|della|von|vom|bei)$/iu;

/** What is said of a place in another language in English, where that is known; the rest stays, to be told. */
export function placeInEnglish(written: string): string {
  const isAbroad =
    inEnglish(written) !== written ||
    WORDS.some(([words]) => (written.match(words) ?? []).some((word) => !SHARED.test(word) || JOINED.test(written)));
  if (!isAbroad) return written;
  const places = WORDS.reduce((so, [words, english]) => so.replace(words, english), wordsInEnglish(written));
  return jointsInEnglish(inEnglish(places)).replace(/\s+/gu, ' ').trim();
}

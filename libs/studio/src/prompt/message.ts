import { nounSenses, singular } from '@maquette/reading';
import type { NounClass } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { clausesOf, wordsIn } from './clauses';
import type { Clause } from './clauses';
import { isDirection, isFinish } from './directions';
import { factsIn } from './facts';
import type { Fact, FactKind } from './facts';
import { calledIn, isCalendar, isEventName, isRole, isRun, isSpot, isTradeName, namesIn, personIn } from './names';
import { isIdle } from './words';

/** What a text wants said, in its own words. */
export interface Message {
  name?: string;
  person?: { name: string; role?: string };
  /** Set largest: what a label calls the headline, else the strongest claim, else the first whole clause. */
  line?: string;
  /** How strong it is: an offer is set larger than a name, a mere first clause is not. */
  strength: number;
  isEnglish: boolean;
  /** It dictates words, whether others may stand beside them or not. */
  isAnyDictated: boolean;
  /** It orders a design and describes it: 'banner for …'. Else it is the copy itself. */
  isOrdered: boolean;
  /** German writes every noun with a capital. */
  isGerman: boolean;
  /** The name is given as such, not only found. */
  isSure: boolean;
  /** Phrases that may say what it is, the most telling first. */
  about: string[];
  /** The text begins with its name. */
  isHeaded: boolean;
  /** What a label calls the words of a button. */
  action?: string;
  /** Further claims, lists of goods and ways of making, each whole. */
  lines: string[];
  facts: Fact[];
  /** The text that speaks to those who look, without what is said to whoever draws: clauses parted by commas. */
  told: string;
  /** Only the words that it dictates shall stand there. */
  isDictated: boolean;
  /** It describes a picture and gives nothing to set. */
  isPicture: boolean;
}

export interface MessageQuery {
  /** The text with `¶` for every quote. */
  text: string;
  quotes: readonly string[];
  subjects: ReadonlyMap<string, unknown>;
  /** A place with things in it was read. */
  isScene: boolean;
}

const EDGE =
  /^(?:and|or|the|a|an|of|to|on|in|at|by|for|from|until|till|every|this|next|our|with|is|are|plus|und|ab|bis|vom|um|y|et|im|am|den|der|die|das|el|la|le|les|de|du|des|del|à|au|il|lo|di|da|do|na|w|z|i|e|o|a|en|com|con|para|por|te|van|op|het|or|oder|call|ring|tel)\.?$/iu;
/** Without the small words at its ends, where a fact was taken out. */
export function trimmedEnd(text: string): string {
  const words = text.trim().split(/\s+/u);
  while (words.length && EDGE.test(words[words.length - 1] ?? '')) words.pop();
  return words.join(' ').replace(/[\s,;:–—-]+$/u, '');
}

const HEADLINE =
  'headline|head line|header text|title|main text|big text|titel|überschrift|schlagzeile|titre|título|titular|titolo|tytuł|nagłówek|hasło|kop|koptekst|manchete|accroche';
const TAGLINE =
  'tagline|strapline|motto|slogan|claim|subtitle|sub-?headline|subheading|subline|untertitel|unterzeile|sous-titre|subtítulo|sottotitolo|podtytuł|ondertitel|lema|small print|underneath|below|darunter|en petit|klein darunter';
const ACTION = 'button|cta|call to action|button text|schaltfläche|bouton|botón|bottone|pulsante|botão|przycisk|knop';
const NAME =
  'name|brand|brand name|product name|company|client|firm|marke|firma|kunde|marque|entreprise|marca|empresa|marchio|azienda|marka|merk|bedrijf';
const SAID =
  'say|says|saying|say on it|sentence|phrase|satz|frase|phrase|zdanie|zin|read|reads|text|words|only words|just the words|wording|copy|message|with the words|the words|aufschrift|schriftzug|text|texte|texto|testo|tekst|napis|treść|inscription|scritta|que diga|dice|dit';
const label = (list: string): RegExp =>
  new RegExp(
    `^(?:.{0,40} with the )?(?:(?:the|and|as|only|just|our|with|als|le|la|el|il|die|der|un|een|as a|small|smaller|with the|and the) )*(?:${list})(?: (?:is|on it|on the (?:label|front|box|lid|pack|tin|bag)|should be|ist|est|es|è|é|:|below|reads?|in (?:big|small|large)(?: letters)?))*$`,
    'iu',
  );
const LABELS = [
  ['headline', label(HEADLINE)],
  ['tagline', label(TAGLINE)],
  ['action', label(ACTION)],
  ['name', label(NAME)],
  ['said', label(SAID)],
] as const;
type Role = (typeof LABELS)[number][0];
/** 'It should say Thank you, Des', 'the other side just says Kuća Radonjić'. */
const DICTATES =
  /(?<!\p{L})(?:it |that |which |side |card |sign |label |front |back |somewhere |poster |banner |lid )?(?:should|must|could|can|just|only|simply|has to|needs to|to)(?: just| only)? (?:say|says|read|reads)(?: on it)?:? (?=[\p{Lu}¶\d])/u;
const SMALLER =
  /,? (?:and|then|with) (?:then )?(?:in )?(?:smaller|small|below|underneath|under it|beneath)(?: letters| type)?(?: it)?:? /iu;

const CONTACT: ReadonlySet<FactKind> = new Set(['phone', 'mail', 'web', 'handle', 'price', 'percent']);
const STRENGTH: Record<FactKind, number> = {
  phone: 9,
  mail: 8,
  web: 7,
  handle: 6,
  price: 5,
  percent: 5,
  date: 4,
  time: 3,
  address: 2,
  count: 1,
};

const ORDERED =
  'logos?|logotype|wordmark|emblem|badge|banners?|flyers?|flyer|posters?|cards?|headers?|posts?|mock-?ups?|leaflets?|handbill|prints?|hero(?: image)?|roll-?up|carousel(?: cover)?|story|slide|ads?|advert|website|landing page|label|packaging|visitenkarten?|plakat|aushang|flugblatt|handzettel|kopfbild|etikett|affiche|carte(?: de visite)?|bannière|en-tête|étiquette|publication|cartel|tarjeta|volante|publicación|encabezado|panfleto|folheto|cartaz|cartão|etiqueta|biglietto(?: da visita)?|locandina|volantino|manifesto|ulotka|wizytówka|baner|nagłówek|etykieta|visitekaartje|folder|spandoek|something|баннер|плакат|афиша|логотип|визитка|листовка|флаер';
const ORDER = new RegExp(
  `^((?:[\\p{L}\\p{M}\\d’'&-]+ ){0,5}?)(?:${ORDERED})(?![\\p{L}-])((?: (?:design|image|picture|cover|post|story|header|a[3-6]|for (?:instagram|facebook|linkedin|tiktok|the web)|para instagram|pour instagram|für instagram|per instagram|on instagram))*)(?: (?:for|about|announcing|advertising|promoting|on|of|für|zu[mr]?|pour|de|para|sobre|per|di|dla|voor|that says|to announce|для))?(?:(?: (?:the|a|an|our|my|your|one|eine?n?|einer|unsere?n?|das|die|den|der|une?|la|le|les|notre|el|un[oa]?s?|nuestr[oa]|il|lo|um|uma|o|a|nossa?|naszej|mojej|een|onze|het|de))(?= ))*`,
  'iu',
);
const ENGLISH_COLOUR =
  /^(?:green|blue|red|yellow|black|white|grey|gray|orange|purple|pink|brown|navy|teal|maroon|beige|turquoise|gold|silver)$/iu;
const SHAPE =
  /^(?:round|square|simple|wide|long|tall|narrow|vertical|horizontal|clean|folded|wide|hero|web|insta|ig|landscape|portrait|minimal\p{L}*|hello|hi|hey|front|back|double-sided|a\d|oval|rund\p{L}*|einfach\p{L}*|schlicht\p{L}*|petite?|simple|sencill[oa]|semplice|simples|eenvoudig|prost[aey])$/iu;
const ASKS =
  /^(?:create|design|make|draw|build)(?!\p{L})|^(?:(?:i|we)(?:['’]d)? )?(?:need|want|would like|['’]d like|brauche[n]?|möchte[n]?|necesit[oa]|quiero|je veux|voglio|vorrei|preciso|quero|potrzebuj\p{L}+|chc\p{L}+|ik wil)(?!\p{L})/iu;
const PICTURE_OF =
  /(?<!\p{L})(?:poster|print|image|picture|photo|illustration|drawing|painting|flyer|banner|header|plakat|bild|affiche|image|cartel|imagen|imagine|cartaz|obraz|afbeelding) (?:of|von|avec|de|di|van) (?:an?|the|two|three|ein\p{L}*|une?|una?|um|uma|een) /iu;
const SIZE =
  /^\d+(?:[.,]\d+)? ?(?:m|cm|mm|met(?:re|er)s?|px|ft|inch(?:es)?)?(?: ?(?:x|by|×|mal|par|por|per|na) ?\d+(?:[.,]\d+)? ?(?:m|cm|mm|met(?:re|er)s?|px|ft)?)(?!\p{L})|^a[3-6](?: \p{L}+)?$/iu;

const FREE =
  /(?<!\p{L})(?:free(?! (?:of|from|range)|-)|for free|gratis|kostenlos|kostenfrei|umsonst|gratuit[eo]?s?|grátis|darmo|darmow\p{L}+|бесплатн\p{L}+|bezpłatn\p{L}+|half[- ]price|half off|two for one|2 for 1|buy one|bogo|on the house|pay what you)(?!\p{L})/iu;
const NEWS =
  /(?<!\p{L})(?:grand (?:re-?)?op\p{L}+|re-?open\p{L}*|re-?opn\p{L}+|opening|now open|open again|new|launch\p{L}*|introducing|just landed|hiring|wanted|lost|missing|found|moved|we['’]re moving|save the date|back (?:in|on|from)|we['’]?re back|last chance|closing down|closing sale|sold out|coming soon|now in|neueröffnung|eröffnung|neu|gesucht|vermisst|ouverture|nouveau|nouvelle|perdu|recherch\p{L}+|on recrute|apertura|nuev[oa]s?|abrimos|volvemos|se busca|perdid[oa]|inaugura\p{L}+|nuov[oa]|cercasi|smarrit[oa]|abertura|novo|nova|procura-se|otwarcie|now[yae]|szukamy|zaginął|opening|nieuw|gezocht|vermist)(?!\p{L})/iu;
/** 'Jetzt buchen als Button' */
const BUTTON =
  /^(.{3,32}?),? (?:als|as an?|as the|como|comme|come|jako) (?:button|bot[óo]n|bouton|bottone|knop|przycisk|cta)$/iu;
const WELCOME =
  /(?<!\p{L})(?:welcome|included|inklusive|incl|inclus(?:e)?|compris|incluid[oa]s?|incluso|inclusi|guaranteed|available|needed|required|willkommen|bienvenue|bienvenid[oa]s|benvenuti|bem-vind[oa]s|mile widzian[ey]|sur rendez-vous|nach Vereinbarung|cita previa|by appointment|na telefon)(?!\p{L})/iu;
const RELATED =
  /(?<!\p{L})(?:(?:under|behind|beside|above|over|against|inside|beneath|around)(?= (?:an?|the|its|his|her|their|one|two|green|blue|red|dark) )|in front of|next to|leaning|standing|lying|sitting|hanging|floating|flying|crossing|carrying|holding|at (?:dawn|dusk|night|sunset|sunrise)|seen from|in the (?:foreground|background|distance)|far (?:behind|off|below)|all round|unter|hinter|neben|vor (?:dem|der|einem)|sous|derrière|devant|debajo|detrás|sobre (?:el|la|un)|sotto|dietro|davanti|atrás|debaixo|pod|za|obok|onder|achter|naast)(?!\p{L})/iu;
const ARTICLE = /^(?:an?|one|some|ein|eine|einen|un|une|una|um|uma|een) (?=\p{Ll})/iu;
const WE =
  /^(?:we(?:['’](?:re|ve))?|i(?:['’]m)?|our|my|wir|ich|unsere?|nous|je|notre|nos|nosotros|nuestr[oa]s?|siamo|noi|nostr[oaie]|somos|nós|noss[oa]s?|jesteśmy|nasz[ae]?|wij|we|onze) /iu;
/** What speaks to the reader. */
const YOU =
  /(?<!\p{L})(?:your?|you|dein\p{L}*|ihre?[mnrs]?|euer|eure|votre|vos|vous|tu|tus|tuo|tua|vostro|seu|sua|jouw|uw|twój|twoja|wasz)(?!\p{L})|^(?:reserve|book|buy|order|rent|hire|pay|visit|join|come|call|sign up|apply|donate|learn|get|shop|adopt|huur|reserveer|buche|réservez|venez|reserva|compra|ven|prenota|vieni|scopri|reserve|venha|kup|przyjdź|zarezerwuj)(?!\p{L})/iu;
/** What points back at what was said, and says nothing alone. */
const POINTS = /(?<!\p{L})(?:it|them|that['’]s|this one|these|there)(?!\p{L})/iu;
const VISIBLE: ReadonlySet<NounClass> = new Set([
  'bird',
  'fish',
  'insect',
  'animal',
  'tree',
  'flower',
  'plant',
  'building',
  'boat',
  'aircraft',
  'vehicle',
  'furniture',
  'garment',
  'instrument',
  'tool',
  'book',
  'person',
  'body',
  'weather',
  'water',
  'land',
  'container',
  'object',
  'food',
  'drink',
]);
const isColour = (one: string): boolean =>
  COLOUR_WORDS.has(one.toLowerCase()) && !AMBIGUOUS_COLOURS.has(one.toLowerCase());
const headClass = (text: string): NounClass | undefined => {
  const head =
    text
      .split(/ (?:of|with|in|on|at|from|for|to|by|under|behind|beside|and) /iu)[0]
      ?.trim()
      .split(/\s+/u)
      .at(-1)
      ?.toLowerCase() ?? '';
  return (nounSenses(singular(head))[0] ?? nounSenses(head)[0])?.class;
};
/** 'steam rising from woks', 'mist between palms', 'dark workshop' */
const SEEN =
  /^(?:\p{Ll}+ ){0,3}\p{Ll}+ (?:rising|standing|doing|reflecting|leading|riding|strung|sitting|hanging|sweating|skating|waiting|seated|falling|glowing|dripping|blurred|scattered)(?!\p{L})|^(?:\p{L}+ ){1,4}(?:between|over|across|beyond) \p{Ll}|^(?:dark|wet|wide|big|low|soft|warm|wooden|gravel|empty|misty|foggy|snowy|sunny|golden|late|early|bright|distant|turquoise|white|blue|green|hard|blue) (?:\p{Ll}+ ){0,2}(?:workshop|pavement|field|sky|road|tiles?|platform|hour|light|room|street|forest|sun|water|wall|floor|window|background|sea|hills?|mountains?|clouds?)(?!\p{L})|(?<!\p{L})(?:seen from|just after rain|view|close-?up)(?!\p{L})/iu;
/** Something that could be drawn and says nothing to a reader: 'a fox on a log', 'steam made of waves'. */
const isShown = (text: string): boolean => {
  if (FREE.test(text) || NEWS.test(text)) return false;
  if (RELATED.test(text)) return true;
  const sense = headClass(text.replace(ARTICLE, ''));
  const canBe = sense === undefined || VISIBLE.has(sense);
  if (SEEN.test(text)) return true;
  // 'flour on a wooden table'
  return canBe && (ARTICLE.test(text) || /^\p{Ll}+(?: \p{Ll}+)? (?:on|in) (?:an?|the) /u.test(text));
};

interface Part extends Clause {
  /** The clause as it was written, with its order. */
  clause: Clause;
  role?: Role;
  /** It stands where a label or 'it should say' dictates the words. */
  isDictated: boolean;
  facts: Fact[];
  /** What is left beside its facts. */
  beside: string;
  /** It follows an order and its colon. */
  follows: boolean;
}

const whole = (text: string): string => {
  const bare = text.trim().replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
  return /\b[ap]\.m\.$/i.test(bare) ? bare : bare.replace(/[\s,;:.–—-]+$/u, '');
};

/** What stands under a label, from its colon to the end of the sentence. */
function labelled(clauses: readonly Clause[]): { roles: Map<Clause, Role>; labels: Set<Clause> } {
  const roles = new Map<Clause, Role>();
  const labels = new Set<Clause>();
  clauses.forEach((clause, at) => {
    if (roles.has(clause)) return;
    const [role] = clause.end === ':' ? (LABELS.find(([, pattern]) => pattern.test(clause.text)) ?? []) : [];
    if (!role) return;
    labels.add(clause);
    for (let next = at + 1; clauses[next] && clauses[next]?.sentence === clause.sentence; next++) {
      const one = clauses[next];
      if (!one || (one.end === ':' && LABELS.some(([, pattern]) => pattern.test(one.text)))) break;
      roles.set(one, role);
    }
  });
  return { roles, labels };
}

/** Reads what a text wants said. */
export function messageOf({ text, quotes, subjects, isScene }: MessageQuery): Message {
  const isGerman =
    /(?<!\p{L})(?:der|die|das|und|für|mit|wir|nicht|unsere?|vom|zum|zur|ein|eine|im|am|ab|bis|Uhr|auf|von|aus|gesucht)(?!\p{L})/u.test(
      text,
    ) &&
    (text.match(/(?<=\p{Ll}[,]? )\p{Lu}\p{Ll}+/gu)?.length ?? 0) > 1 &&
    !/(?<!\p{L})(?:the|and|with|les|des|los|las|het|een|della)(?!\p{L})/u.test(text);
  const dictation = DICTATES.exec(text);
  let clauses = clausesOf(text);
  const dictated = new Set<Clause>();
  let small: string | undefined;
  if (dictation) {
    const from = dictation.index + dictation[0].length;
    const end = clauses.find(({ to, end: mark }) => to >= from && /[.!?]/.test(mark))?.to ?? text.length;
    const said = text.slice(from, end);
    const [big, ...under] = said.split(SMALLER);
    small = under.length ? whole(under.join(' ')) : undefined;
    const before = clausesOf(text.slice(0, dictation.index));
    const shift = (before.at(-1)?.sentence ?? -1) + 1;
    const inside = clausesOf(whole(big ?? '')).map((one) => ({ ...one, sentence: one.sentence + shift }));
    // 'Thank you, Des' is one line
    const isOne = small !== undefined && whole(big ?? '').length <= 48;
    const lines = isOne
      ? [
          {
            ...(inside[0] ?? {
              text: '',
              from: 0,
              to: 0,
              sentence: shift,
              end: '.',
              isAside: false,
              begins: '',
              tokens: [],
            }),
            text: whole(big ?? ''),
          },
        ]
      : inside;
    const after = clausesOf(text.slice(end)).map((one) => ({ ...one, sentence: one.sentence + shift + 20 }));
    lines.forEach((one) => dictated.add(one));
    clauses = [...before, ...lines, ...after];
  }
  const { roles, labels } = labelled(clauses);
  const isTaken = (clause: Clause): boolean => dictated.has(clause) || roles.has(clause);
  // ————— what is said to whoever draws
  const directions = new Set<Clause>();
  const orders = new Map<Clause, string>();
  const settings = new Set<number>();
  clauses.forEach((clause, at) => {
    if (isTaken(clause) || (/¶/.test(clause.text) && !withoutOrder(clause.text))) return;
    if (labels.has(clause)) {
      directions.add(clause);
      return;
    }
    if (at < 3 || ASKS.test(clause.text)) {
      const rest = withoutOrder(clause.text);
      if (rest !== undefined) {
        orders.set(clause, rest);
        // 'Roll-up for the trade fair:' leads to what is said
        if (
          !rest ||
          /(?<!\p{L})(?:dla|для)(?!\p{L})/iu.test(clause.text) ||
          (clause.end === ':' && !isEventName(rest) && clauses[at + 3]?.sentence !== clause.sentence)
        )
          directions.add(clause);
        return;
      }
    }
    const said = factsIn(clause.text);
    const isFact = said.facts.some(({ kind }) => CONTACT.has(kind));
    const previous = clauses[at - 1];
    // 'standing on the counter, Trinidad, six in the morning'
    // 'Thanks, Joanna'
    if (
      previous !== undefined &&
      previous.sentence === clause.sentence &&
      /^(?:thanks|thank you|cheers|regards|best|danke|merci|gracias|grazie|obrigad[oa]|dzięki|bedankt)(?!\p{L})/iu.test(
        previous.text,
      ) &&
      directions.has(previous)
    ) {
      directions.add(clause);
      return;
    }
    const isSetting =
      previous !== undefined &&
      directions.has(previous) &&
      /^(?:standing|leaning|lying|resting|placed|set|on an?|auf|posée?|sobre|su) /iu.test(previous.text);
    if (isSetting) settings.add(clause.sentence);
    const isOwn =
      isFact ||
      said.facts.length > 0 ||
      (isRun(clause.text) && !settings.has(clause.sentence)) ||
      /¶/.test(clause.text);
    // a wish goes on to the end of its sentence: 'loud, wonky, three colours'
    const goesOn =
      previous !== undefined &&
      previous.sentence === clause.sentence &&
      directions.has(previous) &&
      !labels.has(previous) &&
      !orders.has(previous) &&
      !isOwn &&
      !isFinish(previous.text) &&
      calledIn(clause.text) === undefined &&
      !FREE.test(clause.text) &&
      !WELCOME.test(clause.text);
    // 'Rosso scuro, una coppia': colours are named in a sentence of their own
    const words = wordsIn(clause.text);
    const isPalette =
      at > 0 &&
      !isFact &&
      !isRun(clause.text) &&
      ((words.length <= 4 && ENGLISH_COLOUR.test(words.at(-1) ?? '') && !FREE.test(clause.text)) ||
        (clause.sentence > 0 &&
          words.length <= 7 &&
          words.some(isColour) &&
          (previous?.sentence !== clause.sentence || directions.has(previous))));
    if ((isDirection(clause) && !isFact) || goesOn || isPalette) directions.add(clause);
  });
  // a last sentence that gives no fact, no name and no offer tells how it shall look: 'Leather tones', 'Donker bos, schemering'
  const end = clauses.at(-1)?.sentence ?? 0;
  const closing = clauses.filter((clause) => clause.sentence === end);
  const isEnglish =
    /(?<!\p{L})(?:the|and|of|for|with|is|at|from|we|to|in|on|by|our)(?!\p{L})/iu.test(text) &&
    !/(?<!\p{L})(?:der|die|das|und|les|des|una|della|het|een|para|dla|jest|avec|pour)(?!\p{L})/iu.test(text);
  const saysNothing = (clause: Clause): boolean => {
    const { text: said, tokens } = clause;
    if (isTaken(clause) || isRun(said) || /[\d¶]/.test(said) || calledIn(said) !== undefined) return false;
    if (FREE.test(said) || WELCOME.test(said) || NEWS.test(said) || WE.test(said) || YOU.test(said)) return false;
    if (factsIn(said).facts.length || isSpot(said)) return false;
    return isEnglish ? tokens[0]?.pos === 'ADJ' && wordsIn(said).length <= 4 : wordsIn(said).length <= 7;
  };
  if (end > (isEnglish ? 0 : 1) && closing.every((clause) => directions.has(clause) || saysNothing(clause)))
    closing.forEach((clause) => directions.add(clause));
  // 'matt, wonky, three colours so we can print it': what leads up to a wish in the same sentence belongs to it
  for (let at = clauses.length - 1; at > 0; at--) {
    const [clause, next] = [clauses[at - 1], clauses[at]];
    if (
      clause &&
      next &&
      clause.sentence === next.sentence &&
      directions.has(next) &&
      !labels.has(next) &&
      !isTaken(clause) &&
      !directions.has(clause) &&
      clause.text.split(' ').length <= 2 &&
      /^\p{Ll}/u.test(clause.text) &&
      clause.tokens.length > 0 &&
      clause.tokens.every(({ pos }) => /^(?:ADJ|ADV|CCONJ)$/.test(pos))
    )
      directions.add(clause);
  }
  const parts: Part[] = [];
  for (const clause of clauses) {
    if (directions.has(clause)) continue;
    const said = orders.get(clause) ?? clause.text;
    const { facts, rest } = factsIn(said);
    parts.push({
      ...clause,
      clause,
      text: said,
      role: roles.get(clause),
      isDictated: isTaken(clause),
      facts: facts.map(({ kind, text: one }) => ({ kind, text: one })),
      beside: rest,
      follows: parts.length === 0 && clauses[clauses.indexOf(clause) - 1]?.end === ':',
    });
  }
  const told = parts.map((part) => part.text + (/[.!?]/.test(part.end) ? '.' : ',')).join(' ');
  // ————— a picture, or something said
  const isDictated =
    (dictated.size > 0 || [...roles.values()].includes('said')) &&
    /(?<!\p{L})(?:only|just|simply|nothing (?:else|but)|nur|seulement|uniquement|solo|soltanto|apenas|só|tylko|alleen)(?!\p{L})/iu.test(
      text,
    );
  const isAnyDictated = dictated.size > 0 || [...roles.values()].includes('said');
  const isOffer = (part: Part): boolean =>
    part.role !== undefined ||
    part.isDictated ||
    /¶/.test(part.text) ||
    part.facts.some(
      ({ kind, text: one }) =>
        CONTACT.has(kind) ||
        (kind === 'date' && (/\d/.test(one) || /day|tag|sábado|domingo|samedi|dimanche|sabato/i.test(one))) ||
        (kind === 'time' && /\d(?:[:.h]\d|.*[-–]|.*(?:till|to|until|bis|às|à)|.*(?:uhr|uur))/i.test(one)) ||
        (kind === 'address' && /\d/.test(one)),
    ) ||
    FREE.test(part.text) ||
    WE.test(part.text) ||
    YOU.test(part.text) ||
    (NEWS.test(part.text) && part.text.length < 50);
  // 'Poster of a tired astronaut': what follows is the picture
  const isOf = [...orders.keys()].some(({ text: one }) => PICTURE_OF.test(one));
  const isOrderedFor = !isOf && [...orders.values()].some((rest) => rest !== '');
  const length = wordsIn(text).length;
  // ————— who
  // 'Round badge for Kvalnes Rowing Club:' orders, and names
  const spare = clauses.flatMap((clause) => {
    const rest = orders.get(clause);
    return rest && directions.has(clause) ? [{ ...clause, text: rest, end: '.' }] : [];
  });
  const isElsewhere = (clause: Clause): boolean => {
    const at = parts.indexOf(clause as Part);
    return isSpot(clause.text) || (clause.end === ':' && at > 0) || isVenue(parts, at, isGerman);
  };
  const names = namesIn({
    clauses: [...spare, ...parts],
    isElsewhere,
    subjects,
    isNamed:
      /(?<!\p{L})(?:logo|brand|card|tarjeta|carte|wizytówk\p{L}*|mock-?up|packaging|label|box|bottle|can|bag|pouch|cup|mug|jar|candle|tin|caddy|tube|sack|wrapper)(?!\p{L})/iu.test(
        text,
      ) || length <= 4,
    isGerman,
  });
  const persons = parts.flatMap((part) => {
    const found = personIn(part.text, subjects);
    return found ? [{ found, part }] : [];
  });
  const asked =
    parts.find(({ role }) => role === 'name')?.text ??
    clauses.map((clause) => calledIn(orders.get(clause) ?? clause.text)).find((one) => one !== undefined);
  const signs = asked ?? names.find(({ rank }) => rank >= 14)?.name;
  // 'Bloom & Barrow florists'
  const trade = (one: string): string =>
    signs !== undefined && one.startsWith(`${signs} `) ? one.slice(signs.length) : '';
  const named =
    parts.map((part) => part.text).find((one) => /^ \p{L}+$/u.test(trade(one)) && isTradeName(trade(one))) ?? signs;
  const person = persons.find(({ found, part }) => found === named || !isTown(part, parts));
  // 'Farrier, mobile. Ingrid Pryce-Solvang': a trade in one word is no name beside somebody's
  const isHis = person !== undefined && named !== undefined && (!/\s/.test(named) || person.found.includes(named));
  const name = person && isHis && asked === undefined ? person.found : named;
  const isPicture =
    (isScene || isOf) &&
    quotes.length === 0 &&
    asked === undefined &&
    (names[0]?.rank ?? 0) < 60 &&
    !parts.some(isOffer) &&
    !isOrderedFor &&
    !(length <= 8 && parts[0] && isEventName(parts[0].text)) &&
    length > 2;
  const message: Message = {
    name,
    person: person && { name: person.found, role: roleOf(person.part, parts, name) },
    strength: 0,
    lines: [],
    facts: [],
    told,
    isDictated,
    isAnyDictated,
    isEnglish,
    isOrdered: orders.size > 0,
    isGerman,
    isSure: asked !== undefined || (names[0]?.rank ?? 0) >= 72,
    about: aboutOf(parts, orders, name),
    isHeaded:
      name !== undefined && (parts[0]?.text.replace(/^the /iu, '').startsWith(name.replace(/^the /iu, '')) ?? false),
    isPicture,
  };
  if (isPicture) return message;
  compile(message, parts, orders, quotes, small, name);
  return message;
}
const isTown = (part: Part, parts: readonly Part[]): boolean => {
  const before = parts[parts.indexOf(part) - 1];
  return (
    before !== undefined && before.sentence === part.sentence && before.facts.some(({ kind }) => kind === 'address')
  );
};
/** What somebody does stands after the name, or before it: 'Rahul Mehta, software engineer', 'Chimney sweep. Gwil Prosser'. */
function roleOf(part: Part, parts: readonly Part[], name: string | undefined): string | undefined {
  const at = parts.indexOf(part);
  const [before, after] = [parts[at - 1], parts[at + 1]];
  const isPerson = (one: Part): boolean =>
    nounSenses(one.text.toLowerCase())[0]?.class === 'person' ||
    /^\p{L}+(?:ist|ician|grapher|maker|smith|keeper)$/iu.test(one.text);
  const can = (one: Part | undefined): one is Part =>
    one !== undefined &&
    one.facts.length === 0 &&
    one.text !== name &&
    one.text.length <= 48 &&
    !/[¶\d]/.test(one.text);
  const first = parts[0];
  if (
    can(first) &&
    first !== part &&
    (first.sentence < part.sentence || at === 1) &&
    !WE.test(first.text) &&
    !isDirection(first)
  )
    return whole(first.text);
  if (can(after) && after.sentence === part.sentence && (isRole(after.text) || isPerson(after))) return after.text;
  if (can(before) && at === 1 && (before.sentence !== part.sentence || isRole(before.text))) return whole(before.text);
  return undefined;
}

/** A name in capitals after a date or an hour, in the same sentence, is where it is. */
function isVenue(parts: readonly Part[], at: number, isGerman: boolean): boolean {
  const part = parts[at];
  if (!part || part.facts.length || part.isDictated || part.text.length > 44) return false;
  const [first = ''] = part.text.split(/ (?:pod|in|near|bei|à|en|a|w|di|em|te|by|am|im) /u);
  if (VENUE.test(part.text) && !/\d/.test(part.text) && part.text.split(' ').length <= 5)
    return isAfterDate(parts, at, isGerman);
  const isCapital = isRun(first.replace(/^(?:at|the|im|in der|bei|au|à la|en|presso) /u, ''));
  if (!isCapital && !/^(?:at |in )?the (?:\p{L}+ ){0,3}\p{L}+$/u.test(part.text)) return false;
  if (part.end === ':' || (isGerman && !/\s/.test(part.text))) return false;
  return isAfterDate(parts, at, isGerman);
}
const VENUE =
  /(?<!\p{L})(?:hall|school|library|church|park|pub|station|cent(?:re|er)|square|field|beach|gardens?|barn|museum|theatre|club|house|bandstand|harbour|green|pavilion|arena)$/iu;
function isAfterDate(parts: readonly Part[], at: number, isGerman: boolean): boolean {
  const part = parts[at];
  if (!part) return false;
  for (
    let i = at - 1;
    i >= 0 && parts[i]?.sentence === part.sentence && (parts[i]?.facts.length || isVenue(parts, i, isGerman));
    i--
  )
    if (parts[i]?.facts.some(({ kind }) => kind === 'date' || kind === 'time')) return true;
  return false;
}

/** What stands before or after the order: 'Annual plant swap' of 'Annual plant swap flyer'; nothing where it only orders; undefined where nothing is ordered. */
function withoutOrder(text: string): string | undefined {
  if (SIZE.test(text))
    return whole(text.replace(SIZE, '').replace(/^ ?(?:for|für|pour|para|per|dla|voor) (?:the |our |my )?.*$/iu, ''));
  const purpose =
    /^(?:for|für|pour|para|per|dla|voor) (?:(?:the|a|an|our|my|eine?n?|unsere?n?|une?|notre|un[oa]?|el|la|il) )?(?=\S)/u.exec(
      text,
    );
  if (purpose) return whole(text.slice(purpose[0].length));
  const order = ORDER.exec(text);
  if (!order) return ASKS.test(text) ? '' : undefined;
  const before = whole(order[1] ?? '').replace(/^(?:an?|the|our|my|eine?n?|une?|un[oa]?|um|uma)(?: |$)/iu, '');
  const left = whole(text.slice(order[0].length));
  // 'card with a dune': what shall be drawn on it
  const isDrawn = /^(?:with|showing|featuring|mit|avec|con|com|z|met|с) /iu.test(left);
  // 'Roll-up style horizontal banner for': the order goes on
  const next = isDrawn ? null : ORDER.exec(left);
  const more =
    next &&
    whole(next[1] ?? '')
      .split(' ')
      .every((one) => isIdle(one) || SHAPE.test(one) || /^styles?$/iu.test(one));
  const after = isDrawn ? '' : plainly(more ? whole(left.slice(next[0].length)) : left);
  const isTelling =
    before.split(' ').some((one) => one && !isIdle(one) && !isColour(one) && !SHAPE.test(one)) && !ASKS.test(before);
  if (isTelling)
    return after && !/^(?:with|in|mit|avec|con|com|z|met)(?!\p{L})/iu.test(after) && /^\p{Lu}/u.test(after)
      ? `${before}, ${after}`
      : before;
  return after;
}

/** What it is, without what is told about it: 'law office' of 'law office which is specialised', 'Mother's Day' of 'Mother's Day for a shop'. */
const plainly = (text: string): string => {
  const [first = ''] = text.split(/,? (?:which|that|who|but|because|die|der|das|que|qui|che|która|który|dat) /iu);
  const [day = '', shop] = first.split(/ for (?:an?|our|my|the) /iu);
  return whole((shop !== undefined && isEventName(day) ? day : first).replace(/ in (?:an? )?\p{L}+ style$/iu, ''));
};

/** The strongest is the headline; what is left stands under it, and every fact whole. */
function compile(
  message: Message,
  parts: readonly Part[],
  orders: ReadonlyMap<Clause, string>,
  quotes: readonly string[],
  small: string | undefined,
  name: string | undefined,
): void {
  const { lines, facts, person } = message;
  const has = (text: string): boolean =>
    [message.line ?? '', ...lines, ...facts.map((fact) => fact.text), ...quotes].some((one) =>
      one.toLowerCase().includes(text.toLowerCase()),
    );
  const addFact = (kind: FactKind, text: string): void => {
    const said = whole(text).replace(
      /^(?:please|bitte|por favor|per favore|s['’]il vous plaît|and|or|und|et|y|e|i|en) /iu,
      '',
    );
    if (!said || facts.length >= 14) return;
    // 'Friday' beside 'every Friday'
    if (facts.some((one) => one.text.toLowerCase().includes(said.toLowerCase()))) return;
    facts.push({ kind, text: said });
  };
  // ————— what labels say
  for (const role of ['headline', 'tagline', 'action'] as const) {
    const own = parts.filter((part) => part.role === role);
    if (!own.length) continue;
    const said = own
      .map((part) => part.text)
      .join(', ')
      .replace(/¶,? ?/gu, '')
      .trim();
    if (!said) continue;
    if (role === 'headline') [message.line, message.strength] = [said, 10];
    else if (role === 'tagline') lines.push(said);
    else message.action = said;
  }
  // ————— the strongest clause
  const listed = goodsIn(parts, message);
  const candidates: { part: Part; said: string; rank: number }[] = [];
  const bareName = (text: string): string =>
    whole(
      text.replace(
        /^(?:(?:the|our|my|von|by|brand|app|name|called|named|marke|marque|marca|label|it['’]s|is) )+/iu,
        '',
      ),
    ).toLowerCase();
  const isNamePart = (part: Part): boolean =>
    part.role === 'name' || (name !== undefined && bareName(part.text) === bareName(name));
  const isPlacePart = (part: Part, at: number): boolean => {
    const before = parts[at - 1];
    const isTown =
      before !== undefined &&
      !(part.text === person?.role) &&
      before.sentence === part.sentence &&
      (isNamePart(before) || (name !== undefined && before.text.endsWith(name))) &&
      isRun(part.text) &&
      !/\d/.test(part.text) &&
      wordsIn(part.text).length < 4;
    return (
      isTown ||
      (!part.isDictated &&
        (isSpot(part.text) || isVenue(parts, at, message.isGerman)) &&
        !part.facts.some(({ kind }) => CONTACT.has(kind)))
    );
  };
  parts.forEach((part, at) => {
    if (part.role === 'headline' || part.role === 'tagline' || part.role === 'action' || part.isAside) return;
    if (isNamePart(part) || isPlacePart(part, at) || /^¶?$/.test(part.text.trim())) return;
    const { text } = part;
    // a date alone is a fact
    if (part.facts.length && telling(part).length === 0 && !part.facts.some(({ kind }) => kind === 'percent')) return;
    const opens = at === 0 || parts[at - 1]?.sentence !== part.sentence;
    // a town, a list of goods
    if (!message.isGerman && isRun(text) && part.begins === ',' && wordsIn(text).length < 3 && !isEventName(text))
      return;
    if (CJK.test(text) && quotes.length) return;
    // 'since 1977', '40 seeds'
    if (/\d/.test(text) && part.facts.length === 0 && wordsIn(text).filter((one) => !/\d/.test(one)).length < 2) return;
    const discount = part.facts.find(({ kind }) => kind === 'percent');
    const isShort = text.length <= 52;
    let said = part.facts.some(({ kind }) => kind === 'price' || kind === 'percent' || kind === 'count')
      ? text
      : headOf(part);
    // 'Reminder: clocks go back', 'Babysitter: Lucía'
    const next = parts[at + 1];
    if (part.end === ':' && next && !isNamePart(next) && !next.text.includes('¶')) {
      const isLast = parts[at + 2]?.sentence !== part.sentence || next.facts.length === 0;
      if (isLast && text.length + next.text.length <= 52) said = `${text}: ${next.text}`;
    }
    let rank = -at * 0.3;
    if (!/\p{L}{2}/u.test(said) || wordsIn(said).every((one) => isIdle(one) && !FREE.test(one) && !NEWS.test(one)))
      return;
    if (
      part.facts.length &&
      said === text &&
      part.facts.every(
        ({ kind }) => kind === 'phone' || kind === 'mail' || kind === 'web' || kind === 'address' || kind === 'handle',
      )
    )
      return;
    if (opens && (part.end === '!' || /^[^\p{Ll}]{4,40}$/u.test(said)) && said.length <= 44)
      rank += part.end === '!' ? 3.2 : 4.4;
    if (discount) {
      const offer = offerOf(text, discount.text);
      rank += 3.6;
      said = offer;
    } else if (FREE.test(text)) rank += 1.9;
    else if (
      part.facts.some(
        ({ kind, text: one }) =>
          kind === 'price' && /statt|instead|au lieu|en lugar|en vez|invece|em vez|plaats|zamiast/iu.test(one),
      )
    )
      rank += 3;
    if (NEWS.test(text)) rank += 1.4;
    if (isEventName(text) && at < 3) rank += 0.7;
    if (part.follows) rank += 2.2;
    else if (at === 0) rank += 1.7;
    else if (opens && WE.test(text)) rank += 0.5;
    if (part.isDictated) {
      rank += 5;
      if (part.end === '.' || !part.facts.some(({ kind }) => CONTACT.has(kind))) said = text;
    }
    if (isShown(text)) rank -= 3;
    // 'Banner for the spring sale:' says what for, not what
    if (part.end === ':' && orders.has(part.clause) && !listed.has(parts[at + 1] as Part)) rank -= 2.5;
    if (listed.has(part) && at > 0) rank -= 2.5;
    if (part.facts.some(({ kind }) => kind === 'count')) rank -= 0.8;
    if (!isShort && !discount) rank -= said.length > 72 ? 4 : 0.6;
    if (at > 0 && WELCOME.test(text)) rank -= 0.6;
    candidates.push({ part, said, rank });
  });
  candidates.sort((a, b) => b.rank - a.rank);
  const best = candidates[0];
  let chosen: Part | undefined;
  if (message.line === undefined && best && best.said.length <= 90 && best.rank > -1.2) {
    [message.line, message.strength] = [best.said, best.rank];
    chosen = best.part;
  }
  if (small !== undefined) lines.push(small);
  // ————— facts and further lines
  // 'Say: raw, unheated, from 3 hives' is one line
  const together = parts.filter(({ role }) => role === 'said');
  const list = together.map(({ text }) => text).join(', ');
  const isList =
    together.length > 1 &&
    list.length <= 64 &&
    together.every(({ text, facts: own }) => !isRun(text) && !own.some(({ kind }) => CONTACT.has(kind)));
  const saidTogether = new Set(isList ? together : []);
  if (isList && !saidTogether.has(chosen as Part)) lines.push(list);
  const onlyDictated = message.isDictated;
  parts.forEach((part, at) => {
    const { text } = part;
    if (part.role === 'headline' || part.role === 'tagline' || part.role === 'action') return;
    if (onlyDictated && !part.isDictated && !part.facts.some(({ kind }) => CONTACT.has(kind))) return;
    const before = parts[at - 1];
    const own = whole(text.replaceAll('¶', ' '));
    if (!own) return;
    // 'Reward: £50', 'New: post-out service from 1 March'
    const isLed =
      before !== undefined &&
      before.end === ':' &&
      before !== chosen &&
      before.role === undefined &&
      part.facts.length > 0 &&
      before.facts.length === 0 &&
      !before.isDictated &&
      facts.at(-1)?.text !== whole(before.text) &&
      wordsIn(before.text).length <= 2;
    const lead = isLed ? `${whole(before.text)}: ` : '';
    // 'Suds n Duds 2210 Calumet Ave'
    const bare =
      lead +
      (name !== undefined && own.startsWith(`${name} `) && part.facts.length ? whole(own.slice(name.length)) : own);
    if (part.role === 'said' && saidTogether.has(part)) return;
    if (part.role === 'name' || (person?.role !== undefined && bare === person.role)) return;
    if (part === chosen || (before === chosen && chosen && (message.line ?? '').startsWith(`${chosen.text}: `))) {
      // what the headline left out of its clause
      const rest = whole(bare.replace(message.line ?? '', ''));
      if (rest && rest !== bare) {
        const more = factsIn(rest);
        more.facts.forEach(({ kind, text: one }) => addFact(kind, one));
        const left = trimmedEnd(whole(more.rest.replaceAll('¶', ' ')));
        if (wordsIn(left).length > 1 && !left.split(' ').every(isIdle)) lines.push(left);
      } else if (rest)
        part.facts
          .filter(({ text: one }) => !(message.line ?? '').includes(one))
          .forEach(({ kind, text: one }) => addFact(kind, one));
      return;
    }
    if (isNamePart(part)) return;
    const button = BUTTON.exec(bare)?.[1];
    if (button) {
      message.action = button;
      return;
    }
    if (isPlacePart(part, at)) {
      addFact('address', bare);
      return;
    }
    // 'Leipzig' after a street, 'Quimper'
    const last = facts.at(-1);
    if (
      before &&
      last?.kind === 'address' &&
      last.text.endsWith(whole(before.text)) &&
      before.sentence === part.sentence &&
      /^(?:\d{4,6} )?(?:\p{Lu}[\p{L}\p{M}’'-]+)(?: (?:\p{Lu}[\p{L}\p{M}’'-]+|\(\w+\))){0,2}(?: \p{Lu}{1,2}\d\w* ?\w*| (?:station|hall|market|park|church|school|bridge|square|harbour|centre))?$/u.test(
        bare,
      ) &&
      last.text.length + bare.length < 50 &&
      bare !== name
    ) {
      last.text = `${last.text}, ${bare}`;
      return;
    }
    if (part.facts.length) {
      const best = [...part.facts].sort((a, b) => STRENGTH[b.kind] - STRENGTH[a.kind])[0];
      const beside = telling(part);
      if (beside.length === 0)
        part.facts.forEach(({ kind, text: one }) => addFact(kind, withLead(bare, one, part.facts.length)));
      else if (best?.kind === 'count' && bare.length <= 72 && (WE.test(bare) || wordsIn(bare).length > 6))
        lines.push(bare);
      else if (bare.length <= 72 && !(isShown(bare) && !CONTACT.has(best?.kind ?? 'count')))
        addFact(best?.kind ?? 'count', bare);
      else {
        part.facts.forEach(({ kind, text: one }) => addFact(kind, one));
        const left = trimmedEnd(whole(part.beside.split('¶')[0] ?? ''));
        if (wordsIn(left).length > 2 && left.length <= 60 && !isShown(left) && !has(left)) lines.push(left);
      }
      return;
    }
    // '6 Norte 412' after who signs
    if (/\d/.test(bare) && bare.length <= 48) {
      const isStreet =
        before !== undefined &&
        isNamePart(before) &&
        /^[\p{Lu}\d][\p{L}\d.’'-]*(?: [\p{Lu}\d][\p{L}\d.’'-]*)*$/u.test(bare) &&
        /\p{Lu}/u.test(bare);
      if (!isStreet && (WE.test(bare) || wordsIn(bare).length > 6)) lines.push(bare);
      else if (isStreet || !isShown(bare)) addFact(isStreet ? 'address' : 'count', bare);
      return;
    }
    // 'Books, crockery, one canoe'
    const isListed =
      before !== undefined &&
      before.sentence === part.sentence &&
      lines.at(-1)?.endsWith(whole(before.text)) === true &&
      /^(?:an?|one) /iu.test(bare) &&
      listed.has(before) &&
      wordsIn(bare).length <= 3;
    if (bare.length > 84 || bare.length < 3 || (isShown(bare) && !part.isDictated && !isListed)) return;
    if (!part.isDictated && POINTS.test(bare) && !FREE.test(bare)) return;
    if (wordsIn(bare).every((one) => isIdle(one) || isColour(one)) && !FREE.test(bare) && !NEWS.test(bare)) return;
    // 'lanterns strung between stalls', 'sparks': beside an order only what speaks to a reader is copy
    const previousIn = before !== undefined && before.sentence === part.sentence ? before : undefined;
    const isWhat = previousIn === undefined ? at === 0 : at === 1 && parts[0]?.text === '';
    if (
      !message.isGerman &&
      isRun(bare) &&
      wordsIn(bare).length < 3 &&
      part.begins === ',' &&
      !listed.has(part) &&
      !isCalendar(bare)
    ) {
      addFact('address', bare);
      return;
    }
    // of a script without spaces only what is quoted is sure
    if (CJK.test(bare) && !part.isDictated) return;
    const needsVoice = (message.isOrdered || message.isAnyDictated) && !part.isDictated && !isWhat;
    // 'bring toasters, lamps, radios'
    const isFurther =
      previousIn !== undefined && lines.at(-1)?.endsWith(whole(previousIn.text)) === true && wordsIn(bare).length <= 3;
    if (needsVoice && !speaks(part) && !listed.has(part) && !isFurther) return;
    if (has(bare)) return;
    const previous = lines.at(-1);
    // what stood together stays together: 'Books, crockery, curtains'
    if (
      previous !== undefined &&
      before &&
      before !== chosen &&
      before.sentence === part.sentence &&
      !before.facts.length &&
      previous.endsWith(whole(before.text)) &&
      previous.length + bare.length < 110
    )
      lines[lines.length - 1] = `${previous}${before.end === ':' ? ':' : ','} ${bare}`;
    else if (
      !/\s/.test(bare) &&
      !(parts[at + 1]?.sentence === part.sentence && !isShown(parts[at + 1]?.text ?? '')) &&
      !WELCOME.test(bare)
    ) {
      // a single word is no line
    } else lines.push(bare);
  });
  message.lines = lines.filter(
    (one, at) =>
      /\s/.test(one) &&
      !lines.some((other, i) => i < at && other.toLowerCase().includes(one.toLowerCase())) &&
      one.toLowerCase() !== name?.toLowerCase(),
  );
}

/** What speaks to whoever reads: an offer, news, a statement of the writer's, a request. */
const speaks = ({ text, tokens }: Part): boolean =>
  FREE.test(text) ||
  NEWS.test(text) ||
  WELCOME.test(text) ||
  WE.test(text) ||
  YOU.test(text) ||
  /^(?:no|without|ohne|keine?|sans|sin|senza|sem|geen|zonder|bez|now|bring|come|join|open|live|all|everyone|only|made|hand|baked|brewed|roasted|woven|since|est|tickets?|doors|limited|full[- ]time|part[- ]time|bookings?|delivery|walk-?ins?|children|kids|beginners|adults|starts?|ends|meet|book|pre-?order|order|same[- ]day|while|until|first|home|locally|family|licensed|insured|by appointment|tip of)(?!\p{L})/iu.test(
    text,
  ) ||
  // a flavour
  (/^(?:food|drink)$/.test(headClass(text) ?? '') && wordsIn(text).length <= 3) ||
  // 'pumps that outlive their buildings'
  (tokens.length > 3 &&
    tokens.some(
      ({ pos, lower }, at) =>
        at > 0 && /^(?:that|who|is|are|can|will|has|have|gets?|makes?|keeps?)$/.test(lower) && pos !== 'NOUN',
    ) &&
    !/ing(?: |$)/.test(text));

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Three short things and more in a row: a list of goods or services. */
function goodsIn(parts: readonly Part[], { isEnglish, isGerman }: Message): Set<Part> {
  const found = new Set<Part>();
  let run: Part[] = [];
  const close = (): void => {
    if (run.length > 2) run.forEach((part) => found.add(part));
    run = [];
  };
  for (const part of parts) {
    const words = wordsIn(part.text);
    const isItem =
      part.facts.length === 0 &&
      words.length <= (isEnglish ? 4 : 2) &&
      (isGerman || !isRun(part.text)) &&
      !/\d/.test(part.text) &&
      !isShown(part.text) &&
      !part.tokens.some(
        ({ pos, lower }) =>
          (pos === 'VERB' && (/ing$/.test(lower) || words.length > 2)) || pos === 'AUX' || lower === 'does',
      ) &&
      !words.every((one) => isIdle(one));
    if (run.length && run[0]?.sentence !== part.sentence) close();
    if (isItem) run.push(part);
    else close();
  }
  close();
  return found;
}

/** The words of a clause beside its facts. */
const telling = ({ beside }: Part): string[] =>
  wordsIn(beside.replaceAll('¶', ' ')).filter(
    (one) =>
      !EDGE.test(one) &&
      !/^(?:and|or|mail|email|e-mail|tel|phone|call|visit|web|www|whatsapp|mobile|handy|fon|gsm|móvil|cell)$/iu.test(
        one,
      ),
  );

/** Phrases that may say what it is: 'coffee roastery' of 'logo for a coffee roastery called …' or of 'Ember & Oak, a coffee roastery'. */
function aboutOf(parts: readonly Part[], orders: ReadonlyMap<Clause, string>, name: string | undefined): string[] {
  const found: string[] = [];
  const isFree = (part: Part): boolean =>
    part.facts.length === 0 &&
    !/^est/iu.test(part.text) &&
    !/\d/.test(part.text.replace(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u, '')) &&
    !isSpot(part.text) &&
    part.role === undefined;
  const cleared = (text: string): string =>
    trimmedEnd(
      whole((name === undefined ? [text] : text.split(name)).find((one) => /\p{L}{3}/u.test(one)) ?? '').replace(
        /(?:,? (?:and|und|et|y) )?(?:called|named|que se llama|qui s['’]appelle|che si chiama|die heißt|name is|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|o nazwie|genaamd|brand|the name)$/iu,
        '',
      ),
    );
  for (const { text } of parts) {
    const kind = /(?<!\p{L})(?:for|of|is) (?:an?|our|the|my) (\p{Ll}[^,]{2,40}?) (?:called|named)(?!\p{L})/u.exec(
      text,
    )?.[1];
    if (kind) found.push(kind);
  }
  for (const rest of orders.values()) if (cleared(rest)) found.push(cleared(rest));
  parts.forEach((part, at) => {
    const inside =
      /^(?:[\p{L}\d]+ ){0,5}?(?:tin|can|jar|box|bottle|bag|sack|tube|pouch|pack|packet|bar|carton|cup|caddy|tub|pot|sachet|crate)s?(?: \d+ ?(?:ml|g|kg|cl|l))? (?:of|for) (?:\d+ )?(.{4,48})$/iu.exec(
        part.text,
      )?.[1];
    if (inside) found.push(cleared(inside));
    const held =
      /^(.{4,40}?) in an? (?:\p{L}+ ){0,3}(?:tin|can|jar|box|bottle|bag|sack|tube|pouch|pack|packet|carton|cup|tub|pot)$/iu.exec(
        part.text,
      )?.[1];
    if (held) found.push(held);
    const packed =
      /^(?:\d+ ?\p{L}{1,2} )?(.{3,36}?) (?:tin|can|jar|box|bottle|bag|sack|tube|pouch|packet|carton|tub|pot|caddy)(?: \d.*)?$/iu.exec(
        part.text,
      )?.[1];
    if (packed && !/^(?:an?|the|our|my) *$/iu.test(packed)) found.unshift(packed.replace(/^(?:an?|the|our|my) /iu, ''));
    const before = parts[at - 1];
    if (
      before !== undefined &&
      (name !== undefined || before.text.endsWith('¶')) &&
      (before.text.endsWith(name ?? '¶') || before.text.endsWith('¶')) &&
      before.sentence === part.sentence &&
      isFree(part) &&
      !isRun(part.text) &&
      !/^(?:on|in|at|by|near|under|from|with|for|based|made|est) /iu.test(part.text)
    )
      found.push(part.text);
  });
  const [first, second] = parts;
  if (first && isFree(first) && !isShown(first.text)) found.push(cleared(first.text));
  if (
    first &&
    second &&
    name !== undefined &&
    first.text === name &&
    isFree(second) &&
    !isRun(second.text) &&
    !isShown(second.text)
  )
    found.push(second.text);
  return found.filter(
    (one) => /\p{L}{3}/u.test(one) && one !== name && !COLOUR_WORDS.has(wordsIn(one).at(-1)?.toLowerCase() ?? ''),
  );
}

/** The clause without date, hour and place, where what is left is whole; else all of it. */
function headOf({ text, beside, facts }: Part): string {
  if (!facts.length) return text.replaceAll('¶', '').trim();
  const [first = '', ...others] = beside.split('¶').map((one) => trimmedEnd(whole(one)));
  if (
    !facts.some(({ kind }) => kind === 'price' || kind === 'percent') &&
    wordsIn(first).length >= 1 &&
    /\p{L}{3}/u.test(first) &&
    others.every((one) => wordsIn(one).length < 2)
  )
    return first;
  return text.replaceAll('¶', '').trim();
}
/** 'Up to 60% off all garden furniture': the discount with what it is for. */
function offerOf(text: string, discount: string): string {
  const at = text.indexOf(discount);
  const rest =
    text.slice(at).split(/ (?:until|till|from|when|if|with|ends|bis|jusqu|hasta|fino|até|tot|do) (?=\S)/iu)[0] ??
    discount;
  const isOff = /off|rabatt|discount|descuento|desconto|remise|sconto|korting|zniżk|auf/iu.test(discount);
  const before = text.slice(0, at);
  // 'resoling 25% off'
  if (/\p{Ll}/u.test(before) && wordsIn(before).length <= 3 && rest.length + before.length <= 56)
    return whole(before + rest);
  // 'con lo sconto del 20%'
  if (!isOff && before && text.length <= 56) return text;
  return rest.length <= 56 ? whole(rest) : discount;
}
/** A fact with the small word that stood before it in its clause: 'from', 'until'. */
const withLead = (clause: string, fact: string, count: number): string =>
  count === 1 && clause.length <= 40 ? clause : fact;

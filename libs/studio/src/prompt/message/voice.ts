import { nounSenses, singular } from '@maquette/reading';
import type { NounClass } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../../palette/colour-words';
import { VISIBLE } from '../mentions';
import { isIdle } from '../words';
import type { Clause } from './clauses';
import { wordsIn } from './clauses';
import { isRun } from './names';
import type { Part } from './part';
import type { Message } from './types';

export const FREE =
  /(?<!\p{L})(?:free(?! (?:of|from|range)|-)|for free|gratis|kostenlos|kostenfrei|umsonst|gratuit[eo]?s?|grátis|darmo|darmow\p{L}+|бесплатн\p{L}+|bezpłatn\p{L}+|half[- ]price|half off|two for one|2 for 1|buy one|bogo|on the house|pay what you)(?!\p{L})/iu;
export const NEWS =
  /(?<!\p{L})(?:(?:is|are|be|we['’]re|stays?|remains?) closed|closed(?= (?:on|for|from|until|till|today|tomorrow|this|all|due|because|mon|tue|wed|thu|fri|sat|sun|\d)|$)|cancell?ed|postponed|warning|reminder|deadline|last (?:day|days|call|places?|spots?|tickets?|orders?|few|two|three)|only \d+ left|geschlossen|betriebsferien|abgesagt|verschoben|letzter? (?:tag|plätze|chance)|fermée?s?|fermeture|annulée?s?|reportée?s?|derniers? (?:jours?|places)|cerrad[oa]s?|cierre|cancelad[oa]s?|aplazad[oa]s?|últim[oa]s? (?:días?|plazas)|chius[oaie]|chiusura|annullat[oa]|rinviat[oa]|ultim[oi] (?:giorn[oi]|posti)|fechad[oa]s?|encerrad[oa]s?|adiad[oa]s?|zamknięt\p{L}+|nieczynn\p{L}+|odwołan\p{L}+|gesloten|afgelast|laatste (?:dag|plaatsen)|kapalı|stängt|lukket|закрыт\p{L}*|отмен\p{L}*|grand (?:re-?)?op\p{L}+|re-?open\p{L}*|re-?opn\p{L}+|opening|now open|open again|new|launch\p{L}*|introducing|just landed|hiring|wanted|lost|missing|found|moved|we['’]re moving|save the date|back (?:in|on|from)|we['’]?re back|last chance|closing down|closing sale|sold out|coming soon|now in|neueröffnung|eröffnung|neu|gesucht|vermisst|ouverture|nouveau|nouvelle|perdu|recherch\p{L}+|on recrute|apertura|nuev[oa]s?|abrimos|volvemos|se busca|perdid[oa]|inaugura\p{L}+|nuov[oa]|cercasi|smarrit[oa]|abertura|novo|nova|procura-se|otwarcie|now[yae]|szukamy|zaginął|opening|nieuw|gezocht|vermist)(?!\p{L})/iu;
export const WELCOME =
  /(?<!\p{L})(?:welcome|included|inklusive|incl|inclus(?:e)?|compris|incluid[oa]s?|incluso|inclusi|guaranteed|available|needed|required|willkommen|bienvenue|bienvenid[oa]s|benvenuti|bem-vind[oa]s|mile widzian[ey]|sur rendez-vous|nach Vereinbarung|cita previa|by appointment|na telefon)(?!\p{L})/iu;
export const WE =
  /^(?:we(?:['’](?:re|ve))?|i(?:['’]m)?|our|my|wir|ich|unsere?|nous|je|notre|nos|nosotros|nuestr[oa]s?|siamo|noi|nostr[oaie]|somos|nós|noss[oa]s?|jesteśmy|nasz[ae]?|wij|we|onze) /iu;
/** What speaks to the reader. */
export const YOU =
  /(?<!\p{L})(?:your?|you|dein\p{L}*|ihre?[mnrs]?|euer|eure|votre|vos|vous|tu|tus|tuo|tua|vostro|seu|sua|jouw|uw|twój|twoja|wasz)(?!\p{L})|^(?:reserve|book|buy|order|rent|hire|pay|visit|join|come|call|sign up|apply|donate|learn|get|shop|adopt|huur|reserveer|buche|réservez|venez|reserva|compra|ven|prenota|vieni|scopri|reserve|venha|kup|przyjdź|zarezerwuj)(?!\p{L})/iu;
/** What points back at what was said, and says nothing alone. */
export const POINTS = /(?<!\p{L})(?:it|them|that['’]s|this one|these|there)(?!\p{L})/iu;
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const RELATED =
  /(?<!\p{L})(?:(?:under|behind|beside|above|over|against|inside|beneath|around)(?= (?:an?|the|its|his|her|their|one|two|green|blue|red|dark) )|in front of|next to|leaning|standing|lying|sitting|hanging|floating|flying|crossing|carrying|holding|at (?:dawn|dusk|night|sunset|sunrise)|seen from|in the (?:foreground|background|distance)|far (?:behind|off|below)|all round|unter|hinter|neben|vor (?:dem|der|einem)|sous|derrière|devant|debajo|detrás|sobre (?:el|la|un)|sotto|dietro|davanti|atrás|debaixo|pod|za|obok|onder|achter|naast)(?!\p{L})/iu;
/** 'Gulls above', 'a volcano behind' */
const PLACED_AFTER = /^(?:\p{L}+ ){1,3}(?:above|behind|below|beneath|beyond|overhead|nearby)$/iu;
const ARTICLE = /^(?:an?|one|some|ein|eine|einen|un|une|una|um|uma|een) (?=\p{Ll})/iu;
const SEEN_CLASSES: ReadonlySet<NounClass> = new Set<NounClass>([...VISIBLE, 'person', 'weather', 'water', 'land']);
export const isColour = (one: string): boolean =>
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
/** Something with a body or a place, by its head: 'cinnamon sticks'. */
export const isSeen = (text: string): boolean => {
  const kind = headClass(text.replace(ARTICLE, ''));
  return kind !== undefined && SEEN_CLASSES.has(kind);
};
/** 'steam rising from woks', 'mist between palms', 'dark workshop' */
const SEEN =
  /^(?:\p{Ll}+ ){0,3}\p{Ll}+ (?:rising|standing|doing|reflecting|leading|riding|strung|sitting|hanging|sweating|skating|waiting|seated|falling|glowing|dripping|blurred|scattered)(?!\p{L})|^(?:\p{L}+ ){1,4}(?:between|over|across|beyond) \p{Ll}|^(?:dark|lit|wet|wide|big|low|soft|warm|wooden|gravel|empty|misty|foggy|snowy|sunny|golden|late|early|bright|distant|turquoise|white|blue|green|hard|blue) (?:\p{Ll}+ ){0,2}(?:workshop|pavement|field|sky|road|tiles?|platform|hour|light|room|street|forest|sun|water|wall|floor|window|background|sea|hills?|mountains?|clouds?)(?!\p{L})|(?<!\p{L})(?:seen from|just after rain|view|close-?up)(?!\p{L})/iu;
/** 'Child in a yellow raincoat jumping into …', 'two foxes sharing a sandwich': somebody or something, and what is done. */
const ACTS =
  /^(?:(?:an?|the|one|two|three|some|old|young|little|small) )*((?:\p{L}+ )?\p{L}+) (?:(?:in|with|on|under|wearing|of) (?:an? |the |his |her )?(?:\p{L}+ ){1,3})?\p{L}{2,}ing (?:into|in|on|over|through|across|along|up|down|under|at|with|from|past|towards?|an?|the|its|his|her|their)(?!\p{L}).*$/iu;
/** 'at the Leaning Mast': a name tells of nothing that is done. */
const withoutNames = (text: string): string => text.replace(/(?<=\S )\p{Lu}\p{Ll}[\p{L}’'-]*/gu, '¤');
/** Something that could be drawn and says nothing to a reader: 'a fox on a log', 'steam made of waves'. */
export const isShown = (text: string): boolean => {
  if (FREE.test(text) || NEWS.test(text)) return false;
  if (ACTS.test(text) && SEEN_CLASSES.has(headClass(text.replace(ACTS, '$1')) ?? 'abstract')) return true;
  if (RELATED.test(withoutNames(text)) || PLACED_AFTER.test(text)) return true;
  const sense = headClass(text.replace(ARTICLE, ''));
  const canBe = sense === undefined || SEEN_CLASSES.has(sense);
  if (SEEN.test(text)) return true;
  // 'flour on a wooden table'
  return canBe && (ARTICLE.test(text) || /^\p{Ll}+(?: \p{Ll}+)? (?:on|in) (?:an?|the) /u.test(text));
};

/** What speaks to whoever reads: an offer, news, a statement of the writer's, a request. */
export const speaks = ({ text, tokens }: Part): boolean =>
  // 'give blood'
  (tokens.length > 1 && tokens[0]?.pos === 'VERB' && tokens[0].lower === tokens[0].lemma) ||
  FREE.test(text) ||
  NEWS.test(text) ||
  WELCOME.test(text) ||
  WE.test(text) ||
  YOU.test(text) ||
  /^(?:no|without|ohne|keine?|sans|sin|senza|sem|geen|zonder|bez|now|bring|come|join|open|live|all|everyone|only|made|hand|baked|brewed|roasted|woven|since|est|tickets?|doors|limited|full[- ]time|part[- ]time|bookings?|delivery|walk-?ins?|(?:children|kids|beginners|adults)(?= (?:free|welcome|from|under|over|half|pay|go|get|and|\d)|$)|starts?|ends|meet|book|pre-?order|order|same[- ]day|while|until|first|home|locally|family|licensed|insured|by appointment|tip of)(?!\p{L})/iu.test(
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

/** Three and more in capitals in one sentence: 'NO RUNNING, NO DIVING, SHOWER FIRST'. */
export function shoutedIn(parts: readonly Clause[]): Set<Clause> {
  const shouts = parts.filter(({ text }) => /^[^\p{Ll}\d¶]{4,40}$/u.test(text) && / /.test(text));
  return new Set(shouts.filter(({ sentence }) => shouts.filter((other) => other.sentence === sentence).length > 2));
}

/** 'Eggs', 'New Potatoes': a common noun, and a kind of food or plant where more than a word has a capital. */
const isGoods = (words: readonly string[]): boolean => {
  const [sense] = nounSenses(singular(words.at(-1)?.toLowerCase() ?? ''));
  return sense !== undefined && (words.length === 1 || /^(?:food|drink|plant|flower|fish)$/.test(sense.class));
};
/** Three short things and more in a row: a list of goods or services. */
export function goodsIn(parts: readonly Part[], { isEnglish, isGerman }: Message): Set<Part> {
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
      // a list may begin a sentence, or be written with capitals: 'Dogs, cats, canaries'
      (isGerman || !isRun(part.text) || isGoods(words)) &&
      !/\d/.test(part.text) &&
      !isShown(part.text) &&
      !part.tokens.some(
        ({ pos, lower }) =>
          (pos === 'VERB' && (/ing$/.test(lower) || words.length > 2)) || pos === 'AUX' || lower === 'does',
      ) &&
      !words.every((one) => isIdle(one));
    if (run.length && (run[0]?.sentence !== part.sentence || part.begins === ':')) close();
    if (isItem) run.push(part);
    else close();
  }
  close();
  return found;
}

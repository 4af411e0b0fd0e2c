import { COLOUR_WORDS } from '../../palette/colour-words';
import { factsIn } from '../facts';
import type { Clause } from './clauses';
import { wordsIn } from './clauses';
import { isDirection, isFinish } from './directions';
import { labelled } from './labels';
import type { Role } from './labels';
import { calledIn, isEventName, isRun, isSpot } from './names';
import { ASKS, withoutOrder } from './orders';
import { CONTACT } from './part';
import type { Part } from './part';
import { HOUSE } from './places';
import { FREE, isColour, isSeen, NEWS, shoutedIn, WE, WELCOME, YOU } from './voice';

const ENGLISH_COLOUR =
  /^(?:green|blue|red|yellow|black|white|grey|gray|orange|purple|pink|brown|navy|teal|maroon|beige|turquoise|gold|silver)s?$/iu;

/** 'New:', 'Just in:' */
const announces = (clause: Clause | undefined): boolean => clause?.end === ':' && NEWS.test(clause.text);
/** Where a thing hangs or is shown: nothing to be said on it. */
const HANGS =
  /(?<!\p{L})(?:for|on|at|für|pour|para|per|dla|voor) (?:(?:the|our|a|an|my|your|their|den|die|das|unsere?n?|la|le|el|il|de|het) )?(?:\p{L}+ ){0,2}(?:fence|wall|window|shopfront|van|railings?|gate|door|stall|booth|trade fair|fair stand|exhibition stand|feed|newsletter|notice ?board|fridge|counter|lobby|hallway|staff room|break room|waiting room|bus stop|zaun|schaufenster|messe|vitrine|mur|escaparate|valla|pared|vetrina|muro|płot|hek|raam)(?: (?:of|von|de|di|van) (?:our|the|my|unserem?r?|notre|nuestro|a) .{2,40})?$/iu;
const OFFERS =
  /^(?:s?he|they) (?:teach(?:es)?|offers?|makes?|sells?|bakes?|repairs?|gives?|builds?|grows?|cooks?|does|do) (?=\p{L})/iu;
/** '330 ml', '24 pieces' */
const MEASURED =
  /^\d+(?:[.,]\d+)? ?(?:ml|cl|dl|l|g|kg|oz|lbs?|cm|mm|pieces|pcs|tablets|sachets|bags|stück|pièces|piezas|pezzi|peças|sztuk|stuks)(?!\p{L})/iu;

/** 'Orange sparks on charcoal' */
const isInkOnGround = (words: readonly string[]): boolean =>
  words.length > 2 &&
  words.length < 7 &&
  COLOUR_WORDS.has(words[0]?.toLowerCase() ?? '') &&
  COLOUR_WORDS.has(words.at(-1)?.toLowerCase() ?? '') &&
  words.some((word) => /^(?:on|over|against)$/iu.test(word));

/** What a text consists of. */
interface Sorted {
  /** What speaks to those who look. */
  parts: Part[];
  /** What is said to whoever draws. */
  directions: Set<Clause>;
  /** What orders a design, with what is left of it: 'Banner for a café' → 'café'. */
  orders: Map<Clause, string>;
  roles: Map<Clause, Role>;
}

/** Parts what is said to whoever draws from what shall stand in the picture. */
export function sortClauses(clauses: readonly Clause[], dictated: ReadonlySet<Clause>, isEnglish: boolean): Sorted {
  // each clause is asked more than once
  const known = new Map<string, ReturnType<typeof factsIn>>();
  const factsOf = (said: string): ReturnType<typeof factsIn> => {
    const found = known.get(said) ?? factsIn(said);
    known.set(said, found);
    return found;
  };
  const { roles, labels } = labelled(clauses);
  const shouted = shoutedIn(clauses);
  const isTaken = (clause: Clause): boolean => dictated.has(clause) || roles.has(clause) || shouted.has(clause);
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
        // 'Banner for the fence of our club:' says where it hangs
        if (HANGS.test(clause.text) && clauses.length > 1) orders.set(clause, '');
        // 'Roll-up for the trade fair:' leads to what is said
        if (
          !orders.get(clause) ||
          /(?<!\p{L})(?:dla|для)(?!\p{L})/iu.test(clause.text) ||
          (clause.end === ':' && !isEventName(rest) && clauses[at + 3]?.sentence !== clause.sentence)
        )
          directions.add(clause);
        return;
      }
    }
    const said = factsOf(clause.text);
    const previous = clauses[at - 1];
    // 'New: oat flat whites!' announces
    const isAnnounced =
      (announces(previous) && !orders.has(previous as Clause)) ||
      (clause.end === '!' && wordsIn(clause.text).length > 1);
    const isFact = isAnnounced || said.facts.some(({ kind }) => CONTACT.has(kind));
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
    // 'standing on the counter, Trinidad, six in the morning'
    const isSetting =
      previous !== undefined &&
      directions.has(previous) &&
      /^(?:standing|leaning|lying|resting|placed|set|on an?|auf|posée?|sobre|su) /iu.test(previous.text);
    if (isSetting) settings.add(clause.sentence);
    const isOwn =
      isFact ||
      said.facts.length > 0 ||
      MEASURED.test(clause.text) ||
      // 'warm colours, Clases de Marimba con Don Eulalio'
      (/^\p{Lu}\p{Ll}+ .*\p{Lu}\p{Ll}/u.test(clause.text) && wordsIn(clause.text).length > 2) ||
      (isRun(clause.text) && !settings.has(clause.sentence)) ||
      /¶/.test(clause.text);
    // a wish goes on to the end of its sentence: 'loud, wonky, three colours'
    const goesOn =
      previous !== undefined &&
      previous.sentence === clause.sentence &&
      directions.has(previous) &&
      // 'big letters: Strawberries, Asparagus, Eggs': after the wish comes what it is about
      !(previous.end === ':' && /^\p{Lu}/u.test(clause.text)) &&
      !labels.has(previous) &&
      !orders.has(previous) &&
      !isOwn &&
      !isFinish(previous.text) &&
      calledIn(clause.text) === undefined &&
      !HOUSE.test(clause.text) &&
      !FREE.test(clause.text) &&
      !WELCOME.test(clause.text);
    // 'Rosso scuro, una coppia': colours are named in a sentence of their own
    const words = wordsIn(clause.text);
    const isPalette =
      at > 0 &&
      !isFact &&
      !isRun(clause.text) &&
      // 'bleu glacier'
      (isInkOnGround(words) ||
        (!isEnglish && words.length === 2 && /^\p{Ll}/u.test(words[1] ?? '') && isColour(words[0] ?? '')) ||
        (words.length <= 4 && ENGLISH_COLOUR.test(words.at(-1) ?? '') && !FREE.test(clause.text)) ||
        (clause.sentence > 0 &&
          words.length <= 7 &&
          words.some(isColour) &&
          (previous?.sentence !== clause.sentence || directions.has(previous))));
    if ((isDirection(clause) && !isFact) || goesOn || isPalette) directions.add(clause);
  });
  // a last sentence that gives no fact, no name and no offer tells how it shall look: 'Leather tones', 'Donker bos, schemering'
  const end = clauses.at(-1)?.sentence ?? 0;
  const closing = clauses.filter((clause) => clause.sentence === end);
  const saysNothing = (clause: Clause): boolean => {
    const { text: said, tokens } = clause;
    if (isTaken(clause) || isRun(said) || /[\d¶]/.test(said) || calledIn(said) !== undefined) return false;
    if (FREE.test(said) || WELCOME.test(said) || NEWS.test(said) || WE.test(said) || YOU.test(said)) return false;
    if (factsOf(said).facts.length || isSpot(said)) return false;
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
  const saidIn = (clause: Clause | undefined): string =>
    clause === undefined ? '' : (orders.get(clause) ?? clause.text);
  // 'Sparks, dark background, orange': what stands beside a look in its sentence and says nothing to a reader is to be seen
  for (const clause of clauses) {
    const kin = clauses.filter((one) => one !== clause && one.sentence === clause.sentence);
    const isPicture =
      kin.some((one) => directions.has(one) && !labels.has(one) && !orders.has(one)) &&
      !orders.has(clause) &&
      !announces(clauses[clauses.indexOf(clause) - 1]) &&
      !isTaken(clause) &&
      !(isRun(clause.text) && /[,:-]/.test(clause.begins)) &&
      // 'Priya Raman, physiotherapist': what somebody is
      !isRun(saidIn(clauses[clauses.indexOf(clause) - 1])) &&
      // what it is stands first; a name may lead: 'Hearth & Home furniture'
      clause !== clauses[0] &&
      !/^\p{Lu}\p{L}+ (?:& |and )?\p{Lu}\p{L}/u.test(clause.text) &&
      !/[\d¶]/.test(clause.text) &&
      wordsIn(clause.text).length <= 4 &&
      (isSeen(clause.text) ||
        (wordsIn(clause.text).length === 1 && clause.sentence > 0 && !isEventName(clause.text))) &&
      ![FREE, WELCOME, NEWS, WE, YOU, HOUSE].some((says) => says.test(clause.text)) &&
      factsOf(clause.text).facts.length === 0;
    if (isPicture) directions.add(clause);
  }
  const parts: Part[] = [];
  for (const clause of clauses) {
    if (directions.has(clause)) continue;
    // 'she teaches salsa': what is offered
    const said = (orders.get(clause) ?? clause.text).replace(OFFERS, '');
    const { facts, rest } = factsOf(said);
    parts.push({
      ...clause,
      clause,
      text: said,
      role: roles.get(clause),
      isDictated: dictated.has(clause) || roles.has(clause),
      facts: facts.map(({ kind, text: one }) => ({ kind, text: one })),
      beside: rest,
      follows: parts.length === 0 && clauses[clauses.indexOf(clause) - 1]?.end === ':',
    });
  }
  return { parts, directions, orders, roles };
}

import { FINITE, joined, ON_SCREEN, parted } from '../reading/phrases';
import { type Passage, sentencesOf } from '../reading/passages';
import { kindOf } from './kinds';
import { isStruck } from './struck';

// The lists of a letter: lines under a heading that asks, and what stands behind 'Items:' or 'Ask:'.

/** A heading or a label under which things are ordered. */
const ASKS =
  /(?<!\p{L})(?:in mind|needs?|needed|want(?:ed)?|expect(?:ed)?|scope|requirements?|required|items?|deliver(?:ables?|s)?|ask|interested in|looking for|order|pieces|wish(?:es|list)?|tasks?|to (?:be )?(?:design(?:ed)?|made?|do)|brief|lots?|applications?|elements|brauchen|benötig\p{L}*|gewünscht|gesucht|umfang|leistung(?:en|sumfang)?|aufgaben?|stücke|necesitamos|queremos|pedido|encargo|alcance|piezas|entregables|besoins?|prestations?|livrables?|commande|demande|pièces)(?!\p{L})/iu;
const ASKS_NOT =
  /(?<!\p{L})(?:not|no|don['’]?t|never|avoid|hate|(?:have|had)(?! in mind)(?! to do)|already|kein\p{L}*|nicht|sin|pas|questions?|budget|deadline|dates?|fee|costs?|calendar|timeline|team|conditions?|constraints?|who|fragen|termine|fechas|plazos|délais|condiciones)(?!\p{L})/iu;
/** 'What we don't have: …' */
const MISSING =
  /^what(?:['’]s| is| we)? (?:(?:do ?n['’]?t|do not) have|lack|(?:still )?(?:missing|miss))$|^(?:es fehlen|uns fehlen|was fehlt|nos falta|il nous manque)$/iu;
const isAsking = (header: string): boolean => MISSING.test(header) || (ASKS.test(header) && !ASKS_NOT.test(header));

const LABELLED = /^(\p{L}[\p{L}’' /-]{1,40}?)\s?:\s+(.{3,600})$/u;
/** Where a list of things ends in its line. */
const ENDS = /(?<!\d|(?<!\p{L})(?:incl|excl|approx|max|min|ca))\.(?=\s|$)|\s[–—]\s/iu;

/** The parts of a line that is a list of things; nothing where it is a sentence. */
function partsOf(line: string, isForeign: boolean): string[] | undefined {
  const masked = line.replace(/\([^()]*\)/gu, (aside) => '_'.repeat(aside.length));
  const list = line.slice(0, ENDS.exec(masked)?.index ?? line.length);
  const parts = (list.includes('; ') ? list.split(/;\s/u) : [list]).flatMap((half) =>
    parted(half).flatMap((part, at, all) => joined(part, at === all.length - 1)),
  );
  if (
    parts.filter((part) => FINITE.test(part.replace(/\s*\([^()]*\)| (?:that|which|who|where) .*$/gu, ''))).length * 3 >
    parts.length
  )
    return undefined;
  const good = parts.map((part) => part.trim()).filter((part) => part !== '' && !isStruck(bare(part)));
  const known = good.filter((part) => kindOf(bare(part), undefined, isForeign) !== undefined);
  return good.length > 1 && known.length * 2 >= good.length ? withHeads(good) : undefined;
}
const bare = (part: string): string =>
  part
    .replace(/^(?:and|und|y|et|plus) /iu, '')
    .replace(/^(?:an?|the|our|my|eine?n?|die|der|das|unsere?n?|una?|el|la|los|las|une?|le|les|des) /iu, '');

/** 'Redesign of harness, lid, handle': what is done to the first is done to the others. */
const OF_FIRST =
  /^((?:an? |the )?(?:re)?(?:design|neugestaltung|rediseño|refonte) (?:of|der|des|von|de|du)(?: the| la| el)?) \p{L}+$/iu;
function withHeads(parts: readonly string[]): string[] {
  const head = OF_FIRST.exec(parts[0] ?? '')?.[1];
  if (head === undefined) return [...parts];
  return parts.map((part) => (part.split(' ').length === 1 && part !== parts[0] ? `${head} ${part}` : part));
}

export interface Listed {
  said: string;
  passage: Passage;
  /** behind a sentence that wishes, and no mere label: where nothing else is read of it */
  isOfSentence?: true;
  /** what people do on a screen */
  isPage?: true;
  isAct?: true;
}

/** 'Website with booking.', 'Merch, caps.': a line that is nothing but its thing. */
function fragmentsOf(passage: Passage, isForeign: boolean): string[] {
  const text = (sentencesOf(passage.text)[0] ?? '').replace(/[.!]$/u, '');
  if (FINITE.test(text.replace(/["“„][^"”“]*["”“]/gu, '')) || text.length > 90 || /[:?]/u.test(text)) return [];
  const parts = parted(text).flatMap((part, at, all) => joined(part, at === all.length - 1));
  return parts.filter((part) => !isStruck(bare(part)) && kindOf(bare(part), undefined, isForeign) !== undefined);
}

/** What a list of acts stands under. */
const ENABLES =
  /(?<!\p{L})(?:can|could|should|must|has to|have to|needs? to|able to|lets? \p{L}+|to|können|soll\p{L}*|muss|puedan?|pueden|puissent|peuvent|permet\p{L}*)(?: (?:do|also))?$/iu;
const isAct = (text: string): boolean => /^\p{Ll}/u.test(text) && text.split(' ').length < 16;

/** The things of the letter's own lists, in their order. */
export function listedIn(passages: readonly Passage[], isForeign: boolean): Listed[] {
  const isCounted = passages.filter(({ mark, header }) => mark !== undefined && header === undefined).length > 4;
  return passages.flatMap((passage): Listed[] => {
    const { text, isItem, isOthers, header } = passage;
    if (isOthers) return [];
    // 'an app where members can:': what it does, each a line of its own
    if (isItem && header !== undefined && ENABLES.test(header) && ON_SCREEN.test(header)) {
      const [act = ''] = text.split(/(?<=\p{L}{2})\.(?:\s|$)|\s[–—]\s|:\s|;\s/u);
      return !isAct(act) || act.length > 90
        ? []
        : [{ said: act.replace(/[\s.;,]+$/u, ''), passage, isPage: true, isAct: true }];
    }
    const take = (parts: readonly string[]): Listed[] => parts.map((said) => ({ said: bare(said), passage }));
    const [, label = '', rest = ''] = LABELLED.exec(text) ?? [];
    if (isItem && header !== undefined && isAsking(header)) {
      if (label !== '') return take((isAsking(label) ? partsOf(rest, isForeign) : undefined) ?? [label]);
      const [first = ''] = text.split(/(?<=\p{L}{2})\.(?:\s|$)|\s[–—]\s|:\s/u);
      const parts = partsOf(first, isForeign);
      // 'a knowledge section, around 30 articles' is one thing
      if (parts && (parts.length > 2 || !first.includes(','))) return take(parts);
      // 'a form, with which people can send pictures': its noun, up to what is told of it
      const [noun = ''] = parted(first);
      return noun !== '' &&
        noun.length < 100 &&
        !FINITE.test(noun.split(/ (?:that|which|where|with) /u)[0]!) &&
        !isStruck(bare(noun))
        ? take([noun])
        : [];
    }
    if (
      (label.split(' ').length < 4 || MISSING.test(label)) &&
      isAsking(label) &&
      !/ (?:an?|the|our|one|for) /iu.test(label)
    )
      return take(partsOf(rest, isForeign) ?? []);
    if (/^[^:]{4,120}: /u.test(text)) {
      const [, head = '', list = ''] = /^([^:]{4,120}):\s+(.{3,600})$/u.exec(text) ?? [];
      if (isAsking(head)) return take(partsOf(list, isForeign) ?? []).map((one) => ({ ...one, isOfSentence: true }));
    }
    if (!isItem || header !== undefined) return [];
    const parts = fragmentsOf(passage, isForeign);
    return isCounted || parts.length > 2 ? take(parts) : [];
  });
}

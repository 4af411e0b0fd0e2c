import { factsIn } from '../facts';
import type { FactKind } from '../facts';
import { isIdle } from '../words';
import { wordsIn, whole } from './clauses';
import { calledIn, isCalendar, isIntroduction, isName, isRun, isSpot } from './names';
import { CONTACT, FOR_SOMEBODY, telling, trimmedEnd } from './part';
import { LISTS } from './spoken';
import type { Part } from './part';
import { spotsOf, STREET, VENUE } from './places';
import type { Message } from './types';
import { CJK, FREE, goodsIn, isColour, isShown, NEWS, POINTS, shoutedIn, speaks, WE, WELCOME } from './voice';

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
/** What stands alone and tells the reader what he must know. */
const TERMS_OF_WORK =
  /^(?:remote|hybrid|on-?site|full-?time|part-?time|permanent|freelance|vollzeit|teilzeit|online|outdoors?|indoors?|byob|unisex|vegan|veggie|halal|kosher)$/iu;
/** 'from all of us at', left over where who signs was taken from the headline. */
const SENDER =
  /^(?!.*\d)(?:from|by|with|at|von|bei|chez|de|da|por|par)(?: us| all of us| all| everyone| the team)?(?: at| in)? .*$/iu;
/** 'Jetzt buchen als Button' */
const BUTTON =
  /^(.{3,32}?),? (?:als|as an?|as the|como|comme|come|jako) (?:button|bot[óo]n|bouton|bottone|knop|przycisk|cta)$/iu;

/** 'tiny handle @marit at the bottom': how a fact is set. */
const ABOUT_SETTING =
  /^(?:(?:tiny|small|big|little) )?(?:handle|hashtag|website|url|phone|e-?mail) (?=[@#\d+w])| (?:at|in|on) the (?:bottom|top|foot|corner)(?: \p{L}+){0,2}$/giu;

/** What is left beside the headline: every fact whole, and the lines that speak to a reader. */
export function takeLines(
  message: Message,
  parts: readonly Part[],
  quotes: readonly string[],
  chosen: Part | undefined,
  small: string | undefined,
): void {
  const { name, lines, facts, person } = message;
  const { isNamePart, isPlacePart } = spotsOf(message, parts);
  const listed = goodsIn(parts, message);
  const shouted = shoutedIn(parts);
  const has = (text: string): boolean =>
    [message.line ?? '', ...lines, ...facts.map((fact) => fact.text), ...quotes].some((one) =>
      one.toLowerCase().includes(text.toLowerCase()),
    );
  const addFact = (kind: FactKind, text: string): void => {
    const said = whole(text.replace(ABOUT_SETTING, '')).replace(
      /^(?:(?:and )?then|please|bitte|por favor|per favore|s['’]il vous plaît|and|or|und|et|y|e|i|en) /iu,
      '',
    );
    if (!said || facts.length >= 14) return;
    // 'Friday' beside 'every Friday'
    if (facts.some((one) => one.text.toLowerCase().includes(said.toLowerCase()))) return;
    facts.push({ kind, text: said });
  };
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
    if (part.role === 'item') {
      const point = whole(text.replaceAll('¶', ' '));
      const before = parts[at - 1];
      const list = lines.at(-1);
      const isFirst = before?.role !== 'item' || before.sentence !== part.sentence;
      if (isFirst || list === undefined)
        lines.push(
          before !== undefined &&
            before !== chosen &&
            before.end === ':' &&
            LISTS.test(before.text) &&
            before.role === undefined
            ? `${lines.at(-1) === whole(before.text) ? (lines.pop() ?? '') : whole(before.text)}: ${point}`
            : point,
        );
      else lines[lines.length - 1] = `${list}, ${point}`;
      return;
    }
    if (onlyDictated && !part.isDictated && !part.facts.some(({ kind }) => CONTACT.has(kind))) return;
    const before = parts[at - 1];
    const own = whole(text.replaceAll('¶', ' '));
    if (!own || (isIntroduction(own) && !NEWS.test(own) && !part.isDictated)) return;
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
      const rest = whole(bare.replace(message.line ?? '', '')).replace(SENDER, '');
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
    if (isNamePart(part) || (bare === person?.name && (name !== undefined || message.name !== undefined))) return;
    if (FOR_SOMEBODY.test(bare)) return;
    // '(yes really)'
    if (part.isAside && part.facts.length === 0 && wordsIn(bare).length < 4 && !FREE.test(bare)) return;
    // 'called The Terminus Singers and …': the name stands elsewhere
    if (name !== undefined && calledIn(bare) === name && !/^\p{Lu}/u.test(bare)) {
      part.facts.forEach(({ kind, text: one }) => addFact(kind, one));
      return;
    }
    if (shouted.has(part)) {
      lines.push(bare);
      return;
    }
    const button = BUTTON.exec(bare)?.[1];
    if (button) {
      message.action = button;
      return;
    }
    if (isPlacePart(part, at)) {
      // who signs, where nobody else does
      if (message.name === undefined && isRun(bare) && !/\d/.test(bare) && !isSpot(bare) && !VENUE.test(bare))
        message.name = bare;
      else addFact('address', bare);
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
      // 'every Wednesday 2 to 4 pm' is one fact
      if (
        beside.length === 0 &&
        bare.length <= 40 &&
        part.facts.length === 2 &&
        part.facts.every(({ kind }) => kind === 'date' || kind === 'time')
      ) {
        addFact('date', bare);
        return;
      }
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
      if (!isShown(bare) && STREET.test(bare)) addFact('address', bare);
      else if (!isStreet && (WE.test(bare) || wordsIn(bare).length > 6)) lines.push(bare);
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
      // who signs, where nobody else does
      if (
        message.name === undefined &&
        (person === undefined || person.name === bare) &&
        !/\d/.test(bare) &&
        isName(bare, new Map())
      )
        message.name = bare;
      else addFact('address', bare);
      return;
    }
    // of a script without spaces only what is quoted is sure
    if (CJK.test(bare) && !part.isDictated) return;
    const needsVoice = (message.isOrdered || message.isAnyDictated) && !part.isDictated && !isWhat;
    // 'bring toasters, lamps, radios'
    const isFurther =
      previousIn !== undefined && lines.at(-1)?.endsWith(whole(previousIn.text)) === true && wordsIn(bare).length <= 3;
    // 'Kürbissuppe mit Brot, 6,50 €': what has a price
    const next = parts[at + 1];
    // what goes on after a cry: 'Wir suchen dich! Azubi ab August'
    const isGoingOn =
      message.isGerman &&
      before?.end === '!' &&
      /(?<!\p{L})(?:ab|bis|für|zum|zur|in|im|am)(?!\p{L})/u.test(bare) &&
      bare.length <= 44;
    const isPriced =
      next?.sentence === part.sentence &&
      !isShown(bare) &&
      telling(next).length === 0 &&
      next.facts.some(({ kind }) => kind === 'price' || kind === 'percent');
    // 'Summer camp: canoeing, archery, crafts'
    const isHead =
      before?.end === ':' &&
      next?.sentence === part.sentence &&
      next.facts.length === 0 &&
      wordsIn(next.text).length < 3 &&
      !isShown(bare);
    if (needsVoice && !speaks(part) && !listed.has(part) && !isFurther && !isPriced && !isHead && !isGoingOn) return;
    if (has(bare)) return;
    // a single word may tell the reader what he must know
    if (!/\s/.test(bare) && (FREE.test(bare) || TERMS_OF_WORK.test(bare))) {
      addFact(FREE.test(bare) ? 'price' : 'count', bare);
      return;
    }
    const previous = lines.at(-1);
    // what stood together stays together: 'Books, crockery, curtains'
    if (
      previous !== undefined &&
      before &&
      before !== chosen &&
      before.sentence === part.sentence &&
      // a wish stood between them
      (part.begins !== ':' || before.end === ':') &&
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

/** A fact with the small word that stood before it in its clause: 'from', 'until'. */
const withLead = (clause: string, fact: string, count: number): string =>
  count === 1 && clause.length <= 40 ? clause : fact;

import { nounSenses, singular } from '@maquette/reading';
import { PRICED } from '../facts';
import { isIdle } from '../words';
import type { Clause } from './clauses';
import { wordsIn, whole } from './clauses';
import { isEventName, isIntroduction, isRun } from './names';
import { CONTACT, FOR_SOMEBODY, telling, trimmedEnd } from './part';
import type { Part } from './part';
import { spotsOf, STREET } from './places';
import type { Message } from './types';
import { CJK, FREE, goodsIn, isSeen, isShown, NEWS, shoutedIn, WE, WELCOME } from './voice';

/** Sets the headline, the line under it and the button where labels give them; else the strongest clause is the headline. Returns the clause that it took. */
export function takeHeadline(
  message: Message,
  parts: readonly Part[],
  orders: ReadonlyMap<Clause, string>,
  quotes: readonly string[],
): Part | undefined {
  const { lines } = message;
  const { isNamePart, isPlacePart } = spotsOf(message, parts);
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
  const shouted = shoutedIn(parts);
  // 'Today's lunch: lentil soup 6, falafel plate 9, shakshuka 10'
  const dishes = parts.filter(({ text }) => PRICED.test(text));
  const priced = new Set(dishes.filter((one) => dishes.filter((other) => other.sentence === one.sentence).length > 2));
  const candidates: { part: Part; said: string; rank: number }[] = [];
  parts.forEach((part, at) => {
    if (/^(?:headline|tagline|action|item)$/.test(part.role ?? '') || part.isAside) return;
    // 'free' alone is a fact
    if (!/\s/.test(part.text) && FREE.test(part.text) && at > 0) return;
    // 'for a coach': whom it is made for
    if (FOR_SOMEBODY.test(part.text)) return;
    if (STREET.test(part.text)) return;
    // of equals none is the first
    if (shouted.has(part) || priced.has(part)) return;
    if (isNamePart(part) || isPlacePart(part, at) || /^¶?$/.test(part.text.trim())) return;
    const { text } = part;
    // a date alone is a fact
    if (part.facts.length && telling(part).length === 0 && !part.facts.some(({ kind }) => kind === 'percent')) return;
    const opens = at === 0 || parts[at - 1]?.sentence !== part.sentence;
    // 'Blanket, basket': beside what is quoted a thing is to be seen
    if (quotes.length && wordsIn(text).length === 1 && isSeen(text) && part.facts.length === 0) return;
    // a town, a list of goods
    if (!message.isGerman && isRun(text) && part.begins === ',' && wordsIn(text).length < 3 && !isEventName(text))
      return;
    if (CJK.test(text) && quotes.length) return;
    // the name, and what it is, stand by themselves
    if (isIntroduction(text) && !NEWS.test(text) && !FREE.test(text) && !part.isDictated) return;
    // 'since 1977', '40 seeds'; but 'SOIL 2026'
    if (
      /\d/.test(text) &&
      !/^\p{Lu}{3,} (?:20)\d\d$/u.test(text) &&
      part.facts.length === 0 &&
      wordsIn(text).filter((one) => !/\d/.test(one)).length < 2
    )
      return;
    const discount = part.facts.find(({ kind }) => kind === 'percent');
    const isShort = text.length <= 52;
    let said = part.facts.some(({ kind }) => kind === 'price' || kind === 'percent' || kind === 'count')
      ? whole(text.replaceAll('¶', ''))
      : headOf(part);
    said = occasionIn(text) ?? withoutSender(said, message.name);
    // 'Reminder: clocks go back', 'Babysitter: Lucía'
    const next = parts[at + 1];
    if (
      part.end === ':' &&
      next &&
      !listed.has(next) &&
      !shouted.has(next) &&
      !isNamePart(next) &&
      !next.text.includes('¶')
    ) {
      const after = parts[at + 2];
      const isLast = after?.sentence !== part.sentence || next.facts.length === 0;
      // 'Summer camp: canoeing, archery, crafts'
      const isListed = after?.sentence === part.sentence && after.facts.length === 0 && wordsIn(after.text).length < 3;
      if (isLast && !isListed && next.role !== 'item' && !priced.has(next) && text.length + next.text.length <= 52)
        said = `${text}: ${next.text}`;
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
    // 'a student play, THE LAST LIFT'
    if (!opens && wordsIn(text).length > 1 && /^[^\p{Ll}\d]{6,40}$/u.test(said)) rank += 4.4;
    if (opens && (part.end === '!' || /^[^\p{Ll}]{4,40}$/u.test(said)) && said.length <= 44)
      rank += part.end === '!' ? 3.2 : 4.4;
    if (discount) {
      const offer = offerOf(text, discount.text);
      rank += 3.6;
      said = withoutSender(offer, message.name);
    } else if (FREE.test(text)) rank += 1.9;
    else if (
      part.facts.some(
        ({ kind, text: one }) =>
          kind === 'price' && /statt|instead|au lieu|en lugar|en vez|invece|em vez|plaats|zamiast/iu.test(one),
      )
    )
      rank += 3;
    if (occasionIn(text) !== undefined) rank += 3.4;
    if (NEWS.test(text)) rank += 1.4;
    if (isEventName(text) && at < 3) rank += 0.7;
    if (part.follows) rank += 2.2;
    else if (at === 0) rank += 1.7;
    else if (opens && WE.test(text)) rank += 0.5;
    if (part.isDictated) {
      rank += 5;
      if (part.end === '.' || !part.facts.some(({ kind }) => CONTACT.has(kind))) said = text;
    }
    // a short sentence of its own that says something
    const isAlone =
      at > 0 &&
      opens &&
      parts[at + 1]?.sentence !== part.sentence &&
      (/^[.!?]$/.test(part.end) || at === parts.length - 1) &&
      /^(?!(?:Afterwards?|Then|There|Later|After|Before|It|This|That|They|These)(?!\p{L}))\p{Lu}/u.test(text) &&
      wordsIn(text).length > 1 &&
      wordsIn(text).length <= 8 &&
      part.facts.length === 0 &&
      (part.tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || (message.isEnglish && !isSeen(text)));
    if (isAlone && orders.has(parts[0]?.clause as Clause)) rank += 3;
    // 'the fair on Sunday in front of the church' was ordered, and is no picture
    if (isShown(text) && !(orders.has(part.clause) && part.facts.length > 0)) rank -= 3;
    // 'Dogs, cats, canaries': of a list one thing is no headline
    const follows = parts[at + 1];
    if (
      wordsIn(said).length === 1 &&
      part.end === ',' &&
      follows?.sentence === part.sentence &&
      (listed.has(part) || (wordsIn(follows.text).length === 1 && nounSenses(singular(said.toLowerCase())).length > 0))
    )
      return;
    // 'marimba teacher, warm colours, Clases de Marimba con Don Eulalio': what has a capital among small letters is copy
    if (
      !opens &&
      message.isEnglish &&
      wordsIn(text).length > 2 &&
      /^\p{Lu}\p{Ll}/u.test(text) &&
      /^\p{Ll}/u.test(parts[0]?.text ?? '') &&
      !isShown(text)
    )
      rank += 3;
    // 'Avis aux clients :' only calls
    if (part.end === ':' && next && CALLS.test(text)) rank -= 4;
    // 'Banner for the spring sale:' says what for, not what
    if (
      part.end === ':' &&
      orders.has(part.clause) &&
      !listed.has(parts[at + 1] as Part) &&
      parts[at + 1]?.role !== 'item'
    )
      rank -= 2.5;
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
  return chosen;
}

const CALLS =
  /^(?:avis|notice|note|important|attention|achtung|hinweis|wichtig|aviso|atención|avviso|attenzione|uwaga|let op|info)(?: .{0,24})?$/iu;
/** 'We are a choir … and give our summer concert on Friday': of a long sentence of the writer's the occasion is the headline. */
function occasionIn(said: string): string | undefined {
  const isTold =
    /(?<!\p{L})(?:we|i)(?: will| do)? (?:give|hold|have|host|celebrate|organi[sz]e|are (?:having|holding|hosting))(?!\p{L})/iu.test(
      said,
    );
  if (!isTold && (said.length < 48 || !WE.test(said))) return undefined;
  const [, occasion] =
    /(?<!\p{L})(?:our|the|an?) ((?:annual |big |next |first |yearly )?(?:\p{L}+ ){0,2}(?:concert|fair|sale|party|festival|market|workshop|open day|show|exhibition|walk|run|quiz|auction|supper|picnic|swap|meeting|tournament|recital|premiere|opening))(?!\p{L})/iu.exec(
      said,
    ) ?? [];
  return occasion && occasion.charAt(0).toLocaleUpperCase('en') + occasion.slice(1);
}

/** 'Diwali from Anand Jewellers': who signs is no part of what is said. */
function withoutSender(asSaid: string, name: string | undefined): string {
  // 'Weather warning for our customers': whom it is for reads it
  const said = asSaid.replace(
    / (?:for|to|an) (?:all )?(?:our|unsere) (?:dear )?(?:customers|guests|members|clients|readers|visitors|patients|kunden|gäste|mitglieder)$/iu,
    '',
  );
  if (name === undefined) return said;
  if (!said.endsWith(name)) return said.replace(/(?<=\p{L}{3}),? from (?:all of )?us(?: at)?$/iu, '');
  const [, bare = ''] =
    /^(.{4,}?),? (?:from(?: us| all of us| all| everyone| the team)?(?: at| in)?|by|with|at|von|bei|chez|de|da|por|par)$/iu.exec(
      said.slice(0, -name.length).trim(),
    ) ?? [];
  return bare === '' ? said : whole(bare);
}

/** The clause without date, hour and place, where what is left is whole; else all of it. */
function headOf({ text, beside, facts, tokens }: Part): string {
  if (!facts.length) return text.replaceAll('¶', '').trim();
  const [first = '', ...others] = beside.split('¶').map((one) => trimmedEnd(whole(one)));
  if (
    !facts.some(({ kind }) => kind === 'price' || kind === 'percent') &&
    wordsIn(first).length >= 1 &&
    /\p{L}{3}/u.test(first) &&
    // 'applications close this Sunday'
    tokens.find(({ value }) => value === wordsIn(first).at(-1))?.pos !== 'VERB' &&
    !/(?<!\p{L})(?:closes?|ends?|starts?|begins?|opens?|returns?)$/iu.test(first) &&
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

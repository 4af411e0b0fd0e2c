import { aboutOf, roleOf } from './about';
import type { Clause } from './clauses';
import { wordsIn } from './clauses';
import { takeHeadline } from './headline';
import { dictatedIn } from './labels';
import { takeLines } from './lines';
import { calledIn, isEventName, isSpot, isTradeName, namesIn, personIn } from './names';
import { PICTURE_OF } from './orders';
import { CONTACT } from './part';
import type { Part } from './part';
import { isTown, isVenue, STREET } from './places';
import { withSlogans } from './slogans';
import { sortClauses } from './sort';
import { withMarks, withoutSignatory } from './spoken';
import type { Message, MessageQuery } from './types';
import { FREE, NEWS, shoutedIn, WE, YOU } from './voice';

/** Reads what a text wants said. */
export function messageOf({ text: asWritten, quotes, subjects, isScene, isForName }: MessageQuery): Message {
  const { text: unsigned, signatory } = withoutSignatory(asWritten);
  const text = withMarks(unsigned);
  const isGerman =
    /(?<!\p{L})(?:der|die|das|und|für|mit|wir|nicht|unsere?|vom|zum|zur|ein|eine|im|am|ab|bis|Uhr|auf|von|aus|gesucht)(?!\p{L})/u.test(
      text,
    ) &&
    (text.match(/(?<=\p{Ll}[,]? )\p{Lu}\p{Ll}+/gu)?.length ?? 0) > 1 &&
    !/(?<!\p{L})(?:the|and|with|les|des|los|las|het|een|della)(?!\p{L})/u.test(text);
  const isEnglish =
    /(?<!\p{L})(?:the|and|of|for|with|is|at|from|we|to|in|on|by|our)(?!\p{L})/iu.test(text) &&
    !/(?<!\p{L})(?:der|die|das|und|les|des|una|della|het|een|para|dla|jest|avec|pour)(?!\p{L})/iu.test(text);
  const { clauses: single, dictated, small } = dictatedIn(text);
  const clauses = withSlogans(single);
  const { parts, directions, orders, roles } = sortClauses(clauses, dictated, isEnglish);
  const told = parts.map((part) => part.text + (/[.!?]/.test(part.end) ? '.' : ',')).join(' ');
  // ————— a picture, or something said
  const isDictated =
    (dictated.size > 0 || [...roles.values()].includes('said')) &&
    // 'only type' says how
    /(?<!\p{L})(?:(?<!(?:type|text|words|lettering) )only(?! (?:type|text|lettering|words))|just|simply|nothing (?:else|but)|nur|seulement|uniquement|solo|soltanto|apenas|só|tylko|alleen)(?!\p{L})/iu.test(
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
  const shouted = shoutedIn(parts);
  const isElsewhere = (clause: Clause): boolean => {
    const at = parts.indexOf(clause as Part);
    return (
      shouted.has(clause) ||
      STREET.test(clause.text) ||
      isSpot(clause.text) ||
      (clause.end === ':' && at > 0) ||
      isVenue(parts, at, isGerman)
    );
  };
  const names = namesIn({
    clauses: [...spare, ...parts],
    isElsewhere,
    subjects,
    isNamed:
      isForName ||
      /(?<!\p{L})(?:logo|brand|card|tarjeta|carte|wizytówk\p{L}*|mock-?up|packaging|label|box|bottle|can|bag|pouch|cup|mug|jar|candle|tin|caddy|tube|sack|wrapper)(?!\p{L})/iu.test(
        text,
      ) ||
      length <= 4,
    isGerman,
  });
  const persons = parts.flatMap((part) => {
    const found = personIn(calledIn(part.text) ?? part.text, subjects);
    return found ? [{ found, part }] : [];
  });
  const asked =
    parts.find(({ role }) => role === 'name')?.text ??
    clauses
      .map(
        (clause) =>
          calledIn(orders.get(clause) ?? clause.text) ?? (orders.has(clause) ? calledIn(clause.text) : undefined),
      )
      .find((one) => one !== undefined);
  const signs = asked ?? names.find(({ rank }) => rank >= 14)?.name;
  // 'Bloom & Barrow florists'
  const trade = (one: string): string =>
    signs !== undefined && one.startsWith(`${signs} `) ? one.slice(signs.length) : '';
  const named =
    parts.map((part) => part.text).find((one) => /^ \p{L}+$/u.test(trade(one)) && isTradeName(trade(one))) ?? signs;
  const person = persons.find(({ found, part }) => found === named || !isTown(part, parts));
  // 'Farrier, mobile. Ingrid Pryce-Solvang': a trade in one word is no name beside somebody's
  const isHis = person !== undefined && named !== undefined && (!/\s/.test(named) || person.found.includes(named));
  const name = person && isHis && asked === undefined ? person.found : (asked ?? signatory ?? named);
  const isPicture =
    (isScene || isOf) &&
    quotes.length === 0 &&
    asked === undefined &&
    (names[0]?.rank ?? 0) < 60 &&
    // 'Pfeifer & Töchter' beside an order: somebody's page
    !(orders.size > 0 && !isOf && names.some(({ name: one, rank }) => rank >= 40 && isTradeName(one))) &&
    !parts.some(isOffer) &&
    !isOrderedFor &&
    !(length <= 8 && parts[0] && isEventName(parts[0].text)) &&
    length > 2;
  const message: Message = {
    name,
    person: person && { name: person.found, role: roleOf(person.part, parts, name, isGerman) },
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
    job: [...orders].flatMap(([{ text: one }, rest]) =>
      rest !== '' && one.length > rest.length && one.endsWith(rest) ? [one.slice(0, -rest.length).trim()] : [],
    ),
  };
  if (isPicture) return message;
  const chosen = takeHeadline(message, parts, orders, quotes);
  takeLines(message, parts, quotes, chosen, small);
  return message;
}

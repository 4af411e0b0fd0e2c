import { capital } from '../pen';
import { hasFinite, wordsIn } from './forms';
import { hasPrice, type Item } from './items';

// What a note only lists, as a list: '38 staff, own vans, two deliveries a day', 'Width 92 cm, from 1,150 baht a metre'.

const MEASURE =
  'width|length|height|depth|diameter|thickness|weight|size|sizes|area|capacity|volume|speed|range|delivery|delivery time|lead time|minimum|minimum order|min\\.? order|moq|price|prices|guarantee|warranty|season|frequency|output|opening hours|hours|staff|breite|länge|höhe|gewicht|lieferzeit|mindestmenge|mindestbestellung|preise?|largeur|longueur|hauteur|poids|délai|livraison|prix|ancho|largo|alto|peso|entrega|plazo|precios?|larghezza|consegna|prezz[oi]|largura|preços?|breedte|levertijd|prijs';
const MEASURED = new RegExp(
  `^(${MEASURE}):? (?=\\d|from|about|approx|max|up to|[€£$]|ab|de |à partir|desde|da |vanaf)(.+)$`,
  'iu',
);
/** Goes on with what stands before it. */
const GOES_ON =
  /^(?:(?:and|or|but|with|without|in|at|on|for|from|by|to|of|as|including|mostly|mainly|usually|often|some of|most of|many of|half of|also|both|all|each|either|a|an|the|mother|father|his|her|their|its|not|plus|within|until|after|before|during|since|between|under|over|about|up to|which|who|that|where|\p{Ll}+ed,?|made|sold|run|cut|sewn|grown|built|kept|und|oder|mit|ohne|im|für|aus|et|ou|avec|sans|en|pour|y|o|con|sin|para|e|ed|com|met|voor) )/iu;
const isName = (text: string): boolean => /^\p{Lu}[\p{L}'’-]+(?: (?:and |& )?\p{Lu}[\p{L}'’-]+)*$/u.test(text);
const isPrice = (text: string): boolean =>
  hasPrice(text) && /^(?:from |about |up to )?[^\p{L}]{0,3}\d|^(?:from|about) /iu.test(text);

/** The parts of what is only listed, each with what belongs to it. */
export function partsOfList(text: string): string[] {
  if (/[^(]*; /u.test(text) && !text.includes('(')) return text.split('; ').flatMap(partsOfList);
  const parts: string[] = [];
  // a list within the list: 'nine languages including Somali, Dari'
  let isInList = false;
  let depth = 0;
  const pieces = text.replace(/[.!]$/u, '').split(/, /u);
  for (const [at, part] of pieces.entries()) {
    const last = parts.length - 1;
    const open = depth > 0;
    // 'valves, pads, and a course': the last of a list
    if (!open && last > 0 && /^(?:and|und|et|y) (?:an?|the|one|eine?n?|une?|una?) /u.test(part)) {
      parts.push(part.replace(/^\p{L}+ /u, ''));
      continue;
    }
    depth += (part.match(/[([]/gu)?.length ?? 0) - (part.match(/[)\]]/gu)?.length ?? 0);
    const isOwn =
      /^(?:(?:from|about|up to|over|under|some|at|since) )?[€£$]?\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) /iu.test(
        part,
      );
    const belongs =
      last >= 0 &&
      (open ||
        (isInList && !isOwn) ||
        (GOES_ON.test(part) &&
          !(/^\p{Ll}+ed /u.test(part) && hasPrice(parts[last] ?? '')) &&
          !(isPrice(part) || (isOwn && hasPrice(part)))));
    // 'varieties of maize, bean and squash'
    const goesOn =
      last >= 0 &&
      !isOwn &&
      /^\p{Ll}[\p{L}-]*(?: \p{Ll}+)? (?:and|or|et|und|y|e) \p{Ll}/u.test(part) &&
      / (?:of|for|with|de|für|mit|pour|con|para) [^,]*$/u.test(parts[last] ?? '');
    // 'four of them blind', 'one used to drive'; 'a first pattern, from 90 euros'
    const isOfThem =
      last >= 0 &&
      (/\bof (?:them|whom|these|which)\b/u.test(part) ||
        // '143 sites in Ireland, five in Malta', 'a driver, Shug, who sold ice cream'
        /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:in|at|of|from|with|near) /iu.test(
          part,
        ) ||
        (isName(part) && /^(?:who|whose|which) /u.test(pieces[at + 1] ?? '')) ||
        (/^(?:one|two|both|the (?:eldest|youngest|other|first)) (?!\p{L}+$)/u.test(part) && hasFinite(part)));
    const isItsPrice =
      last >= 0 &&
      /^(?:an?|the|one|each|every) /iu.test(parts[last] ?? '') &&
      /^(?:from|at|ab|à partir|desde|a partir) /iu.test(part) &&
      hasPrice(part) &&
      !/\d/.test(parts[last] ?? '') &&
      !MEASURED.test(parts[last] ?? '');
    // 'birds, roadkill and museum work'
    const endsList =
      last >= 0 &&
      !isOwn &&
      / (?:and|or) /u.test(part) &&
      (wordsIn(part).length < 6 || /^\p{Ll}+(?: \p{Ll}+)? (?:and|or) \p{Ll}+ (?:of|for) /u.test(part)) &&
      !hasFinite(part) &&
      wordsIn(parts[last] ?? '').length < 4 &&
      !/ (?:in|at|near|from|on) /u.test(parts[last] ?? '') &&
      !/\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|own|no|family) /iu.test(parts[last] ?? '');
    if (belongs || goesOn || endsList || isOfThem || isItsPrice) parts[last] = `${parts[last] ?? ''}, ${part}`;
    else {
      parts.push(part);
      isInList = false;
    }
    if (/ (?:including|such as|like|among them|from|between) /u.test(part)) isInList = true;
    if (/ (?:and|or|und|et|y|e) /u.test(part) && isInList && belongs) isInList = false;
  }
  return parts;
}

/** One fact: with its label, where it is a measure. */
export function factOf(part: string): Item {
  const [, label, value] = MEASURED.exec(part) ?? [];
  if (label !== undefined && value !== undefined) return { title: capital(label), text: value };
  const [, name, said] = /^(\p{L}[\p{L}'’ -]{1,28}?) ?: (.+)$/u.exec(part) ?? [];
  if (name !== undefined && said !== undefined) return { title: capital(name), text: capital(said) };
  return { title: '', text: capital(part) };
}

/** A list of things: no number in front, none a clause. */
export function isRange(parts: readonly string[]): boolean {
  return (
    parts.length > 2 &&
    parts.every(
      (part, at) =>
        !/^(?:[€£$]?\d|own |no |one |two |three |four |five |six |seven |eight |nine |ten |twelve |some |never |nobody |nothing |family (?:firm|business|company|owned|run)|third |second |all |every )/iu.test(
          part,
        ) &&
        !hasPrice(part) &&
        !(at > 0 && / /u.test(part) && isName(part)) &&
        wordsIn(part).length < 8 &&
        !hasFinite(part),
    )
  );
}
/** 'Parish registers, ledgers, bibles and theses' as its things. */
export const thingsOf = (text: string): string[] => {
  const flat = text.replace(/,? and (?=[^,]*$)/u, ', ').replace(/[.!]$/u, '');
  const bare = flat.split(/, /u);
  // each a thing of few words: none goes on with the one before it
  const isFlat = bare.every(
    (part) =>
      wordsIn(part).length < 6 &&
      !/^(?:in|at|on|for|from|by|to|of|with|mostly|also)(?!\p{L})/u.test(part) &&
      !/[()]/.test(part),
  );
  return (isFlat ? bare.map((part) => part.replace(/^(?:the|an?) /iu, '')) : partsOfList(text)).map(capital);
};

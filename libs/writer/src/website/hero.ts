import { capital } from '../pen';
import { type Form, headOf, isIdentity, verbAt, wordsIn } from './forms';
import { partsOf } from './opened';
import { bareForm, gerund } from './gerund';
import { nounSenses, tokensOf } from '@maquette/reading';
import type { Place } from './place';

// The heading of the page: the trade or the product, for whom and where, in a few words that are the note's own.

/** In words. */
export const MOST = 13;
const count = (text: string): number => wordsIn(text).length;
/** Says nothing of what is made or done there. */
const GENERAL =
  /^(?:an? |the )?(?:(?:small|young|old|new|family|village|family-run|family-owned|worker-owned|women['’]s|local|independent|tiny|little|medium|regional|\p{L}+ian|\p{L}+ish|\p{L}+ese)[ -])*(?:co-?operative|company|firm|business|factory|workshop|shop|family|enterprise|collective|social enterprise|start-?up|team|group|association|charity|non-profit|ngo|project|brand|plant|studio|manufacturer|producer|maker)(?=[ ,.:]|$)(?! of)/iu;

const SUPPLIES =
  /^(?:make|sell|supply|offer|rent|hire|produce|provide|manufacture|export|import|grow|bake|brew|roast|weave|knit|distil|print|publish|build|cast|forge|deliver|stock)$/;
/** '60 tonnes', 'twelve founding members' */
const COUNTED =
  /^(?:and )?(?:\d|one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |twenty |thirty )/iu;
/** A product as a noun of a verb further on: '34 weavers make plain indigo cloth'. */
const MADE =
  /(?<!\p{L})(?:makes?|sells?|weaves?|grows?|produces?|bakes?|brews?|builds?|exports?|knits?|prints?|harvests?|roasts?|distils?|supplies|supply|offers?|manufactures?) ((?:[\p{Ll}-]+,? (?:and )?){0,5}?[\p{Ll}-]+s?)(?= (?:by|for|to|from|in|at|with|on|that|which|out of|under|since)(?!\p{L})|[.,;(]|$)/u;

/** Where a heading may end. */
const ENDS =
  /,? (?:with|who|which|that|where|run|owned|led|founded|since|from|in|near|on|at|of|for|to|by|while|because|and around|and (?=\p{L}+ing )|using|without|between|under|behind|including|mostly|mainly|open|mit|seit|für|par|(?<!\d )am|im|an|auf|aus|bei|avec|depuis|pour|con|desde|para|dal|per|met|sinds|voor|qui|que|che|die|der|das) |,? and (?=(?:he|she|they|it) )|, and (?=\p{Ll}+ing )|[,;:] | \(/gu;

/** As much of a phrase as a heading holds, with the place where that can be. */
export function shortened(phrase: string, place: string | undefined, most = MOST): string {
  const whole = phrase.replace(/[.!]$/u, '');
  const ofSpeaker = /(?<!\p{L})(?:my|our|me|us|we|I|I['’]m|we['’]re)(?!\p{L})/u.exec(whole)?.index;
  if (ofSpeaker !== undefined && ofSpeaker > 0)
    return shortened(
      whole
        .slice(0, ofSpeaker)
        .replace(
          /(?:[\s,;:(]|(?<!\p{L})(?:and|since|with|by|from|for|of|to|in|at|because|where|who|that|like))*$/iu,
          '',
        ),
      place,
      most,
    );
  if (count(whole) <= most) return whole;
  const ends = [...whole.matchAll(ENDS)]
    .map(({ index }) => whole.slice(0, index))
    .filter(
      (part) =>
        count(part) > 1 &&
        count(part) <= most &&
        !isOpenList(whole.slice(part.length)) &&
        !/[(][^)]*$/u.test(part) &&
        // 'a charity in Leeds, that runs'
        !/ (?:that|which|who|where|whose) \p{Ll}+$/u.test(part) &&
        // '1 to 16'
        !(/\d$/u.test(part) && /^ (?:to|and) \d/u.test(whole.slice(part.length))) &&
        // 'for people who were told'
        !(
          / (?:for|of|with|from) (?:\p{Ll}+ )?\p{Ll}+$/u.test(part) &&
          /^ (?:who|that|which|whose) /u.test(whole.slice(part.length))
        ) &&
        !/\d ?(?:am|pm)$|\b(?:a|an|the|of|and|or|its|their|only|more|less|most|are|is|them|it|him|her)$/iu.test(part),
    );
  const placed = place === undefined ? [] : ends.filter((part) => part.includes(place));
  return placed[0] ?? ends.at(-1) ?? '';
}
/** 'bolts, nuts' of 'bolts, nuts and washers' */
const isOpenList = (rest: string): boolean =>
  rest.startsWith(', ') &&
  /^, [^,;:.]{2,40}(?:, [^,;:.]{2,40})*,? (?:and|or|und|et|y|e|en) /u.test(rest) &&
  !/^, (?:who|which|run|made|open|with|mother|father)/u.test(rest);

/** The heading in fewer words, each time whole. */
export function shorterOf(heading: string): string[] {
  const out: string[] = [];
  for (let most = wordsIn(heading).length; most > 1; most--) {
    const short = shortened(heading, undefined, most);
    if (short !== '' && !out.includes(short)) out.push(short);
  }
  return out;
}

export interface Spoken {
  text: string;
  form: Form;
}

/** 'Kalimat is a bookshop in Amman' and 'It is a bookshop': what it is. */
export function identityIn(text: string, name: string): string | undefined {
  const escaped = [name, ...name.split(' ').filter((word) => word.length > 4)]
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|');
  // 'We are Dymka, a small smokehouse in Gdynia'
  const ours = new RegExp(
    `^(?:we|i)(?: are|['’]re| am|['’]m) (?:(?:called )?(?:${escaped})|\\p{Lu}[\\p{L} &'’-]{1,40}), (an? .+)$`,
    'iu',
  ).exec(text);
  if (ours?.[1]) return ours[1].replace(/ ?\([^()]*\)(?=$|,)/gu, '');
  const found = new RegExp(
    `^(?:(?:the |our )?(?:client|company|brand|firm|shop)|it|this|they|(?:the )?(?:${escaped}))(?:(?:,? [^,.;]{2,40},)? (?:is|are)|['’](?:s|re))(?: (?:basically|essentially|really|actually|just|simply|kind of|sort of))* ((?:an?|the) .+|(?:\\p{Ll}+ ){1,3}(?:for|that|which) .+)$`,
    'iu',
  ).exec(text);
  const [head] = /\p{L}+(?= (?:for|that|which) )/u.exec(found?.[1] ?? '') ?? [];
  // 'is used daily for …' says what is done with it
  return found?.[1] && (/^(?:an?|the) /iu.test(found[1]) || nounSenses(lemmaOf(head ?? '')).length > 0)
    ? found[1]
    : undefined;
}

const lemmaOf = (word: string): string => tokensOf(word.toLowerCase()).flat()[0]?.lemma ?? '';

/** What a sentence offers as a heading; undefined for none. */
export function headingFrom(
  { text, form }: Spoken,
  name: string,
  place: Place | undefined,
  isOpening: boolean,
  language = 'en',
): string | undefined {
  const bare = text.replace(/[.!]$/u, '');
  const town = place?.name.split(',')[0];
  if (form === 'verb') {
    // 'Retreads tyres, Darkhan, minus 40 to plus 35': the place is added again
    const [first = '', second = ''] = text
      .replace(/[.!]$/u, '')
      .replace(/ ?\([^()]*\)/gu, '')
      .split(', ');
    const isPlaced = /^\p{Lu}[\p{L}'’-]+$/u.test(second) && place?.name.startsWith(second) === true;
    const bare = isPlaced ? first : text.replace(/[.!]$/u, '').replace(/ ?\([^()]*\)/gu, '');
    const verb = verbAt(bare, isOpening);
    // what it does further on, how and when, is not what it is
    if (!verb || !isOpening) return undefined;
    const tokens = tokensOf(bare).flat();
    const lower = tokens[verb.at]?.lower ?? '';
    const base = verb.isBase ? lower : bareForm(lower);
    const after = bare
      .split(/\s+/u)
      .slice(verb.at + 1)
      .join(' ');
    // 'Bakes from 10 pm': what it is says its name
    if (/^(?:from|at|by|in|on|for|through|between|every|all|until|only)\b/u.test(after) && place) {
      const own = name
        .replace(town ?? '', '')
        .trim()
        .split(/\s+/u);
      const noun = (own.at(-1) ?? '').toLowerCase();
      if (/^(?:place|building)$/.test(nounSenses(noun)[0]?.class ?? ''))
        return capital(`${own.join(' ').toLowerCase()} ${place.isNear ? 'near' : 'in'} ${place.name}`);
    }
    const isSingle =
      !/^(?:and|out|up|off|down|over|,)\b/u.test(after) && !/,$/u.test(bare.split(/\s+/u)[verb.at] ?? '');
    if (
      /^(?:sell|belong|go|come|have|speak|cost|charge|open|close|need|want|export|deliver|work)$/.test(base) &&
      /^(?:to|by|in|at|on|for|from|with)\b/u.test(after)
    )
      return undefined;
    if (SUPPLIES.test(base) && isSingle && !/^(?:in|at|to|from|on|for|by|only)\b/u.test(after)) {
      const things = after
        .replace(/,? and (?:also )?(\p{Ll}+s) (?=\p{L})/u, (whole, second: string) =>
          SUPPLIES.test(bareForm(second)) || isVerb(second) ? `. ` : whole,
        )
        .split('. ')[0] as string;
      return capital(shortened(things.replace(/ to (?=(?!order|measure|size)\p{L}+)/u, ' for '), town));
    }
    return capital(shortened(doing(bare, verb.at, verb.isBase), town));
  }
  if (CROWD.test(bare)) return undefined;
  // who writes is not what it is
  if (/^(?:I am|I['’]m|My name is) (?!an? )/u.test(bare)) return undefined;
  if (form === 'phrase') {
    // 'Salt good' names nothing
    const last = tokensOf(bare).flat().at(-1);
    if (/^\p{Lu}[\p{L}'’-]+(?: and \p{Lu}[\p{L}'’-]+|, \p{Lu}[\p{L}'’-]+)+(?:,|$)/u.test(bare) && !isOpening)
      return undefined;
    if (!isOpening && (count(bare) < 2 || (last?.pos === 'ADJ' && !/,/.test(bare)))) return undefined;
    const parts = partsOf(
      (bare.split(': ')[0] ?? '').replace(/^(?:an?|the) (?=\p{L})/iu, '').replace(/ ?\([^()]*\)/gu, ''),
    );
    const [first = '', second = ''] = parts;
    // '63 plots above Bethesda' may begin a note
    if (
      /^(?:[€£$]|from |about |over |no |not )/iu.test(first) ||
      (/^\d/.test(first) && !(isOpening && parts.length === 1))
    )
      return undefined;
    // further on only a place of work says what it is
    if (!isOpening && !isPlaceOfWork(first)) return undefined;
    if (
      parts.length < 3 &&
      count(bare) <= (parts.slice(1).some((part) => COUNTED.test(part)) ? 8 : MOST) &&
      !bare.includes(': ')
    )
      return capital(bare.replace(/^(?:an?|the) /iu, ''));
    const isTown = second !== '' && /^\p{Lu}[\p{L}'’-]+(?:(?: and | & | |, )\p{Lu}[\p{L}'’-]+)*$/u.test(second);
    const short = shortened(first, town);
    if (isTown && count(first) + count(second) <= MOST) return capital(`${first}, ${second}`);
    if (GENERAL.test(first) && second !== '' && !/\d/.test(second) && count(short) + count(second) <= MOST)
      return capital(`${short}: ${second}`);
    return short === '' ? undefined : capital(short);
  }
  if (form === 'label') return undefined;
  const identity = identityIn(bare, name);
  // 'a maker in Osaka, established 1961, 38 employees'
  if (identity)
    return capital(
      shortened(
        identity.replace(/^(?:an?|the) /iu, '').replace(/, (?:(?:established|founded|est\.?|since) )?\d.*$/u, ''),
        town,
      ),
    );
  const ofName = bare.startsWith(`${name} `) ? bare.slice(name.length + 1) : undefined;
  if (ofName !== undefined && verbAt(capital(ofName), true))
    return headingFrom({ text: capital(ofName), form: 'verb' }, name, place, true);
  const acts = /^(?:They|It|He|She) (?:also )?(\p{Ll}.*)$/u.exec(bare)?.[1];
  if (acts !== undefined) {
    const own = capital(acts.replace(/,? (?:and|but) (?:he|she|they|it) .*$/u, ''));
    return verbAt(own, true) ? headingFrom({ text: own, form: 'verb' }, name, place, true) : undefined;
  }
  if (
    /^(?:They|It|He|She|This|That|These|Those|There|His|Her|Their|Its|You|Your|If|When|Because|No|Not|Nobody|Everybody|Yes)\b/u.test(
      bare,
    )
  )
    return undefined;
  // 'We strip them'
  if (/^(?:We|I) \p{L}+ (?:them|it|these|those)(?!\p{L})/u.test(bare)) return undefined;
  const made = /^(?:We|I) (?:also |only |mostly )?(\p{Ll}+ .+)$/u.exec(bare)?.[1];
  if (language === 'en' && isOpening && made !== undefined && SUPPLIES.test(made.split(' ')[0] ?? '')) {
    const things = made
      .replace(/^\p{Ll}+ (?:also |only )?/u, '')
      .replace(/,? (?:and|or) (?:also )?\p{Ll}+ (?:them|it|those|these)(?!\p{L}).*$/u, '')
      .replace(/, (?:by|from|at|for|with|in|on|since|per|\d).*$/u, '');
    const product = capital(shortened(things, town));
    if (product !== undefined && count(product) > 1 && !/(?:^|[, ])(?:it|them|you|up|out)(?:[, ]|$)/iu.test(product))
      return product;
  }
  if (language === 'en' && !(isOpening && (/^(?:We|I)(?: |['’])/u.test(bare) || isDeed(bare)))) return undefined;
  return (
    capital(
      shortened(
        bare
          .replace(
            /, (?:(?:\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \(|since|founded|established)(?=[ ,]).*|\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+)$/u,
            '',
          )
          .replace(
            /^(?:We|I)(?: are|['’]re| am|['’]m) (?:an? (?=\p{Ll})|(?=\p{Ll}+s (?:in|at|for|from|who|near|of|on)(?!\p{L})))/u,
            '',
          ),
        town,
      ),
    ) || undefined
  );
}
const CROWD =
  /^(?:Customers|Clients|Buyers|Users|Owners|Visitors|Members|Guests|Patients|Parents|Half|Most|Many|Some|Each|Every|All|Everything)(?!\p{L})/u;
const isPlaceOfWork = (phrase: string): boolean => {
  const head = headOf(phrase);
  return (
    isIdentity(phrase) &&
    /^(?:place|building)$/.test(
      nounSenses(head.replace(/-/gu, ''))[0]?.class ??
        (/(?:yard|shop|works|mill|operative)$/.test(head) ? 'place' : ''),
    )
  );
};
const isVerb = (word: string): boolean => verbAt(`${capital(word)} the thing.`, false) !== undefined;

/** 'Washes, presses and delivers linen': 'Washing, pressing and delivering linen'. */
function doing(text: string, at: number, isBase: boolean): string {
  const words = text.split(/\s+/u).slice(at);
  let isOpen = true;
  return words
    .map((word, index) => {
      const bare = word.replace(/,$/u, '');
      const before = words[index - 1] ?? '';
      const mayBe = index === 0 || (isOpen && /(?:,|^and)$/u.test(before)) || (before === 'and' && !isBase);
      if (!mayBe || (index > 0 && !(isBase ? false : isVerb(bare.toLowerCase())))) {
        if (index > 0 && bare !== 'and') isOpen = false;
        return word;
      }
      return `${gerund(isBase ? bare.toLowerCase() : bareForm(bare.toLowerCase()))}${word.endsWith(',') ? ',' : ''}`;
    })
    .join(' ');
}

export const isGeneral = (text: string): boolean => GENERAL.test(text);
/** A heading that names no product takes it from the note. */
export function withProduct(heading: string, texts: readonly string[]): string {
  if (!GENERAL.test(heading) || heading.includes(':')) return heading;
  // 'a charity collecting surplus food' says what it does
  if (/ (?:\p{Ll}+ing|that|which|who) \p{Ll}/u.test(heading)) return heading;
  for (const text of texts) {
    const found = MADE.exec(text);
    const product = found?.[1];
    if (
      product === undefined ||
      // 'the fresh produce market'
      /(?<!\p{L})(?:the|an?|our|their|fresh|local|of|with|for) (?:\p{Ll}+ )?$/iu.test(text.slice(0, found?.index)) ||
      /^(?:it|them|up|out|to|only|more|less|the|this|a|an|sure|use|people)(?!\p{L})/u.test(product)
    )
      continue;
    const from = `${capital(product)} from ${/s$/u.test(headOf(heading)) ? '' : /^[aeiou]/iu.test(heading) ? 'an ' : 'a '}${heading.charAt(0).toLowerCase()}${heading.slice(1)}`;
    return count(from) <= MOST ? from : count(heading) + count(product) <= MOST ? `${heading}: ${product}` : heading;
  }
  return heading;
}

/** Somebody makes or does something, now: 'Two brothers in Porto restore tiles'. */
const isDeed = (text: string): boolean => {
  const tokens = tokensOf(text).flat();
  const verb = tokens.find(({ pos }, index) => index > 0 && (pos === 'VERB' || pos === 'AUX'));
  return (
    verb !== undefined &&
    verb.pos === 'VERB' &&
    (verb.lower === verb.lemma || /s$/.test(verb.lower)) &&
    isVerb(bareForm(verb.lower) === verb.lower ? `${verb.lower}s` : verb.lower)
  );
};

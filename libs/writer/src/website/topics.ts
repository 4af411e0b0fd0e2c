import { nounSenses, tokensOf } from '@maquette/reading';
import { PEOPLE_ABROAD } from './abroad';
import { hasPrice } from './items';
import type { Line } from './sentences';

// What a sentence of a description is about. It decides in which section the sentence stands; the headings follow from what stands there.

export type Topic =
  | 'offer'
  | 'price'
  /** what one pays for or besides: delivery, deposits */
  | 'charge'
  /** when and how one comes to it: bookings, waiting times */
  | 'terms'
  | 'people'
  | 'whom'
  /** what has been done so far */
  | 'record'
  | 'work'
  | 'other';

const STAFF =
  'founders?|owners?|team|staff|teachers?|tutors?|instructors?|drivers?|technicians?|pilots?|chefs?|cooks?|bakers?|doctors?|vets?|nurses?|engineers?|artisans?|craftsmen|weavers?|guides?|employees|volunteers|apprentices?|director|manager|therapists?|trainers?|coach(?:es)?|mechanics?|carpenters?|translators?|designers?|brewers?|winemaker|gardeners?|crew|captain|skipper|lawyers?|accountants?|librarians?|curators?|tailors?|brothers|sisters|couple|daughters?|sons?|mother|father|grandmother|grandfather';
const OF_STAFF = new RegExp(
  `^(?:(?:The|Our|All|Both|Local|Head|Two|Three|Each|Every|Most|Half|of|our|the|two|three) )*(?:${STAFF})\\b`,
  'iu',
);
const NAMED =
  /^(?:Mr |Mrs |Ms |Dr )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:is|was) (?:an? |the )|^(?!We |I |You |Our )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:has|was|is|had|began|started|learned|trained)\b/u;
const PEOPLE =
  /\b(?:team of|we are (?:a team|\d|two|three|four|five|six|seven|eight|nine|ten)|(?<!(?:up to|for|over|than) )(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people(?! (?:eat|come|did|visit|learn|stay|sleep|swim|dance|sing|use|live)\b)|staff|employees|technicians|teachers|nurses|vets|riders|drivers|craftsmen|weavers|cooks|engineers|volunteers)|founded|family[- ](?:run|owned|business|firm|company)|generation|(?:run|owned|led|funded|supported|paid for) by)\b|^just (?:me|us)\b|^since (?:1[5-9]|20)\d\d\.$|^(?:two|three|four|five) (?:brothers|sisters|friends|cousins|generations)\b/iu;
const PAST =
  /\b(?:was|were|began|started|founded|opened|took over|grew up|trained|learned|moved|inherited|danced|left|used to|has been|have been|is run by|is owned by|are run by|ran|met|worked|lost)\b/iu;
/** 'Élise Maes travaille seule' */
const NAMED_ABROAD = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? \p{Ll}{3,}/u;
/** Each of its nouns looks like a name. */
const OF_GERMAN = /(?<!\p{L})(?:der|die|das|und|ist|sind|mit|für|eine?n?|im|am|auf|von|zu|wird|werden)(?!\p{L})/iu;
export const FOUNDED =
  /^(?:(?:Started|Founded|Opened|Established|Set up|Run|Owned|Led|Begun) (?:in|by|as|on|with|together|\d)|(?:Made|Invented|Created|Built) by (?:an? |two |three |\p{Lu})|Developed (?:by|with|in|at))/u;
const CROWD =
  'customers?|clients?|guests?|members|graduates|alumni|regulars|users?|patients?|visitors|students|pupils|readers|buyers|families|learners|participants';
const AUDIENCE_ABROAD =
  /^La clientela |^La clientèle |^(?:La mayoría de|La plupart de|Die meisten|Unsere|Nos|Notre|Nuestr[oa]s|Nuestra|I nostri|La nostra|Os nossos|A nossa|Onze) (?:(?:meisten|principaux|principales|nos|las|los|nuestr[oa]s|unserer) )?(?:Kund\p{L}+|Gäste|Auftraggeber|Patienten|Mitglieder|Schüler\p{L}*|Ansprechpartner|clients?|clientes?|clientèle|hôtes|patients|adhérents|élèves|clientes|clientela|huéspedes|pacientes|socios|alumnos|clienti|ospiti|pazienti|soci|hóspedes|sócios|klanten|gasten|patiënten|leden)(?!\p{L})/u;
export const AUDIENCE = new RegExp(
  `^(?:We work (?:for|with)|(?:Most|Many|Some|Half|All)(?: of our| of the)? (?:${CROWD})|(?:Our |The )?(?:typical |regular |main )?(?:${CROWD})) (?!by\\b|can\\b|may\\b|must\\b|carry\\b|bring\\b|choose\\b|book\\b|send\\b|sit\\b|learn\\b|get\\b|receive\\b|stay\\b)`,
  'iu',
);
/** 'Chefs in Lima use it' */
const USE_IT = /^[^;:]{0,60}? (?:uses?|buys?|orders?|reads?|trusts?|calls?|hires?|visits?) (?:it|them|us|our)\b/iu;
const WORKS_FOR =
  /^(?:Wir arbeiten für|Nous travaillons pour|Trabajamos para|Lavoriamo per|Trabalhamos para|(?:Wij|We) werken voor) /u;
/** What they do with it, and no description of them: 'Customers pay monthly' */
const PAYS =
  /\b(?:pays?|paid|free|fees?|pricing|prices?|deposit|costs?|subscription|per (?:month|year|night|hour)|monthly)\b/iu;
/** What one pays for, or pays besides. */
const WITH_PRICE =
  /\b(?:included?|deposit|minimum|cancel\p{L}*|delivery|shipping|postage|guarantee\p{L}*|warranty|send it back|sent back)\b|(?<!\p{L})(?:lieferung|anzahlung|inklusive|livraison|acompte|garantie|envíos?|garantía|consegna|entrega|bezorg\p{L}*)(?!\p{L})/iu;
const TERMS =
  /\b(?:lead time|wait(?:ing)? (?:list|time)|wait\b|bookings?|reservations?|by appointment|notice|turnaround|within \d+)\b|^(?:Next|The next)\b.*\b(?:starts?|runs?|opens?|begins?)\b|^(?:(?:About|Around|Usually|Currently) )?(?:\d+|one|two|three|four|five|six|eight|ten|twelve)(?: (?:to|or) \p{L}+)? (?:days|weeks|months)\b|(?<!\p{L})(?:lieferzeit|wartezeit|délai|sur rendez-vous|plazo|con reserva|prazo|levertijd)(?!\p{L})/iu;
/** So far into a sentence its price is an aside. */
const ASIDE = 70;
/** 'A full restoration takes a year and a half and starts at 38,000 złoty' */
const COSTS = /\b(?:costs?|starts? (?:at|from)|sells? for) (?:about |around |from |between )?\S{0,4}\d/u;
const COUNTED =
  /^(?:There are )?(?:(?:about|around|About|Around|More than|Over|Some|Nearly|Almost|So far|Already) )?\d[\d.,]* (?!places|beds|seats|rooms|minutes|hours|levels|weeks|days|tables|bikes|boats|types|kinds|sorts|varieties|colours|flavours|courses)(?:\p{L}+ ){0,2}\p{L}+s\b/u;
/** Says that it offers something: 'We make a tomme' */
const OFFER =
  /^(?:We|I) (?:also |mainly |mostly |now |only )?(?:make|sell|offer|repair|bake|grow|teach|print|brew|produce|build|rent|hire out|supply|do|provide|serve|stock|design|translate|publish|cook|restore|deliver|run|lend|roast|install|handle|treat|fit|clean|organi[sz]e|host|plan|write|weave|train|cover|speciali[sz]e) /u;
const OFFERS = /\b(?:gives?|offers?|teach(?:es)?|sells?|rents?|hires?|classes|courses|workshops|lessons|also)\b/iu;
const OURS =
  /^(?:We|I|Our|My|Every|Each|You|Wir|Ich|Unser\p{L}*|Nous|Nos|Wij|\p{L}+amos|\p{L}+emos|\p{L}+imos|\p{L}+iamo) /u;

/** 'Twenty-two certified technicians' */
const isCrew = (text: string): boolean => {
  const tokens = tokensOf(text).flat();
  const noun = tokens.slice(1, 7).find(({ pos, lower }) => pos === 'NOUN' && /s$|men$|people$/.test(lower));
  return (
    tokens[0]?.pos === 'NUM' &&
    !hasPrice(text) &&
    noun !== undefined &&
    !new RegExp(`^(?:${CROWD}|trainees|children|residents)$`).test(noun.lower) &&
    nounSenses(noun.lemma)[0]?.class === 'person' &&
    tokens.length < 18 &&
    // '24 washers 20 dryers' counts things
    tokens[tokens.indexOf(noun) + 1]?.pos !== 'NUM'
  );
};
/** Things beside each other, and nothing said of them: 'Retail in 250 g bags, wholesale in sacks' */
const isNamedOnly = (text: string): boolean => {
  const tokens = tokensOf(text.replace(/\p{L}+(?:-\p{L}+)+/gu, 'special').replace(/\([^()]*\)/gu, '')).flat();
  return (
    tokens.length > 4 &&
    !/^(?:VERB|ADV|AUX|PART|SCONJ)$/.test(tokens[0]?.pos ?? '') &&
    !/ed$/.test(tokens[0]?.lower ?? '') &&
    !tokens.some(
      ({ pos, lower }) =>
        pos === 'AUX' || (pos === 'PRON' && lower !== 'our') || (pos === 'VERB' && !/(?:ing|ed|en|made)$/.test(lower)),
    )
  );
};

/** 'Fees are 12% of the build', 'First call free' */
const isNamingPrice = (text: string): boolean =>
  /^(?:Fixed |Flat |Monthly |Our )?(?:fees?|prices?|pricing|rates?|costs?|payment)\b/iu.test(text) ||
  (/\b(?:is |are )?free(?:[.,;]| for\b| of charge)/iu.test(text) && text.split(' ').length < 9);

/** Said of somebody who was named before. */
const OF_PERSON = /^(?:He|She|His|Her) /u;
/** What came in so far. */
const TAKEN =
  /^(?:(?:it|we|they|last year|the (?:shop|charity|club)) )?(?:made|raised|collected|donated|gave|took) (?:about |over |more than |nearly )?[£$€]/iu;
const FREE_QUOTE = /\bfree (?:quotes?|estimates?|surveys?|site visits?)\b|\b(?:quotes?|estimates?) (?:are|is) free\b/iu;

/** 'A flight takes a morning' */
const TIMED =
  /^(?:An?|Each|Every|The|One) [^,.]{2,60}? (?:takes?|lasts?) (?:an?|about|around|up to|half|\d|one|two|three|four|five|six|eight|ten|twelve)\b/u;
/** 'We have 85 farms under contract' */
const HAVE_ABROAD = /^(?:Tenemos|Nous avons|Wir haben|Abbiamo|Temos|(?:Wij|We) hebben) \d/u;
const HAVE = /^(?:We|I) (?:now |already )?have (?:about |around |over |more than )?\d/u;

/** 'Ellen is a former boatbuilder', and not 'Pricing is a flat fee' */
const isNamed = (text: string): boolean =>
  NAMED.test(text) && nounSenses((/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()).length === 0;

export function topicOf({ text, kind }: Pick<Line, 'text' | 'kind'>, isEnglish: boolean): Topic {
  const isNo = /^(?:Not|No|Never)\b/u.test(text);
  const isAct = OURS.test(text);
  if ((USE_IT.test(text) && !isAct) || WORKS_FOR.test(text)) return 'whom';
  if (
    FOUNDED.test(text) ||
    isNamed(text) ||
    (OF_STAFF.test(text) && !/^\S+ (?:and|or) /u.test(text)) ||
    (isEnglish
      ? isCrew(text) || (PEOPLE.test(text) && !isNo && !/^(?:Groups?|Classes|Sessions|Courses|Tables?)\b/u.test(text))
      : (PEOPLE_ABROAD.test(text) || (NAMED_ABROAD.test(text) && !OF_GERMAN.test(text))) && !isAct && !hasPrice(text))
  )
    return 'people';
  if (OFFER.test(text)) return 'offer';
  if (kind === 'whom' && /^(?:Who|For whom|Für wen|Pour qui|Para quién)\b/u.test(text)) return 'whom';
  if (OF_PERSON.test(text)) return 'people';
  // 'Made £112,000 last year'
  if (TAKEN.test(text)) return 'record';
  if (FREE_QUOTE.test(text)) return 'terms';
  // what those who learn there are paid is no price
  if (/^Paid\b|\b(?:wages?|salar(?:y|ies)|salaried)\b/iu.test(text)) return 'other';
  const priced = hasPrice(text);
  if (priced)
    return COSTS.test(text.slice(0, 2 * ASIDE)) || hasPrice(text.replace(/\([^()]*\)/gu, '').slice(0, ASIDE))
      ? 'price'
      : 'offer';
  if (isNamingPrice(text)) return 'price';
  if (AUDIENCE.test(text) || AUDIENCE_ABROAD.test(text)) return PAYS.test(text) ? 'price' : 'whom';
  if (kind === 'refusal' || isNo) return PAYS.test(text) ? 'price' : 'other';
  if (HAVE_ABROAD.test(text)) return 'record';
  if (!isEnglish && isAct) return 'offer';
  if (kind === 'price') return 'price';
  if (PAST.test(text) && /^(?:who|story)$/.test(kind)) return 'people';
  if (!isAct && WITH_PRICE.test(text)) return 'charge';
  if (TERMS.test(text) && !isAct) return PAYS.test(text) ? 'price' : 'terms';
  if (TIMED.test(text)) return 'work';
  if (
    COUNTED.test(text) ||
    HAVE.test(text) ||
    /^(?:Awards?|Since (?:1[5-9]|20)\d\d\b)/u.test(text) ||
    kind === 'result'
  )
    return 'record';
  if (kind === 'whom' || kind === 'what' || (OFFERS.test(text) && kind === 'story')) return 'offer';
  if (isEnglish && isNamedOnly(text)) return 'offer';
  return isAct ? 'work' : 'other';
}

import { capital } from '../pen';
import type { Call } from './kinds';
import type { Line, Sentence } from './sentences';

// What a brief itself asks its customers to do, in its own words: 'text me your bridge number', 'the first visit is free'. English only; in
// other languages the kind of business decides.

const LONGEST = 40;

/** 'Text me your bridge number', 'WhatsApp a pin of the farm', 'send us a photo of the crack' */
const SENDS = new RegExp(
  String.raw`(?:^|[,;:.–—(] ?|\b(?:or|and|just|then|best|please|first|simply|you) )((?:text|whatsapp|message|e-?mail|send|tell|show|ask) (?:(?:me|us) )?(?:for )?(?:your|a|an|the) (?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+)(?=[,.;:!)–—]| (?:and|or|not|with|to|by|on|so|in|if|then|at|before|when)\b|$)`,
  'iu',
);
/** Said of what one sends to be answered, and of nothing that is sold. */
const OF_A_MATTER =
  /\b(?:number|photos?|pictures?|pin|measurements?|sizes?|drawing|plan|address|scan|file|sample|dates?|video|list|postcode|question|story|name|model|registration|text|manuscript|recording|idea|sketch|visit|tour|quote|catalogue|demo|thing|papers?|letter|measure|hand)\b/iu;

/** What the client wants visitors to do, by the word for it. */
const DEEDS: readonly (readonly [RegExp, (me: string) => string])[] = [
  [/\bbook(?:ings?)? online\b|\bonline bookings?\b/u, () => 'Book online'],
  [/\bbooked (visit|survey|lesson|tour|class|session|table|room)/u, () => ''],
  [/\b(visit|survey|lesson|tour|table|session|appointment)s?\b[^.]*\bto book\b/u, () => ''],
  [/\b(?:phone|call|ring)\b/u, (me) => `Call ${me}`],
  [/\bwhatsapp\b/u, (me) => `WhatsApp ${me}`],
  [/\b(?:donate|donations?|donors?)\b/u, () => 'Donate'],
  [/\bvolunteer/u, () => 'Volunteer'],
  [/\bsamples?\b/u, () => 'Ask for a sample'],
  [/\b(?:quotes?|estimates?)\b/u, () => 'Ask for a quote'],
  [/\bcatalogue\b/u, () => 'Ask for the catalogue'],
  [/\bbook (?:a|an|the|their|his|her) (visit|table|room|place|lesson|call|tour|slot|session|appointment)\b/u, () => ''],
  [/\b(?:book|bookings?)\b/u, () => 'Book now'],
  [/\b(?:orders?|buy)\b/u, () => 'Order'],
  [/\b(?:sign up|enrol|register)\b/u, () => 'Sign up'],
  [/\bapply\b/u, () => 'Apply'],
  [/\b(?:e-?mail|write to)\b/u, (me) => `Write to ${me}`],
  [/\b(?:visit|come by|come in|walk in|drop in)\b/u, (me) => `Visit ${me}`],
];
/** A wish for what visitors do. */
const OF_VISITORS =
  /\b(?:goal|aim|action|cta|button|what (?:should|shall|must|do) (?:they|people|visitors|customers|we want)|(?:they|people|visitors|customers|readers) (?:should|must|to|can) |we want (?:them|people|more|new|orders|calls|bookings|visitors|donors)|do on the (?:site|page)|\bonline bookings?\b|\bbook(?:ings?)? online\b|easy to (?:book|order|call|donate|reach)\b|more booked\b|needs?\b(?! to (?:look|sound|feel|seem|be))[^.]*\b(?:donors?|donations?|donated|volunteers)\b)/u;

const FREE_FIRST =
  /\b(?:(?:the )?first (visit|consultation|consult|lesson|session|class|meeting|call|hour|assessment|tasting|appointment|look|check)|(?:an? )?(?:initial|trial|taster) (consultation|lesson|session|class|visit)) (?:is|=|costs|:)[^.;]{0,40}?\b(?:free|nothing(?=[.,;]|$)|on (?:me|us|the house))(?!\p{L})/iu;
const GIVES = /(?<![\d.])([€$£]\s?\d[\d.,]*\d|[€$£]\s?\d) ?(?:=|pays for|buys|covers|is one|keeps|feeds|gives|sends)/u;
const GIVING =
  /\b(?:charity|charities|donat\p{L}+(?! of)|donors?|foundation|non-?profit|money only|registered charity|volunteers)\b/iu;
const ON_REQUEST =
  /\b(catalogue|price list|samples?|brochure|quote|quotation|data sheet|drawings?) (?:is |are |only )?on request\b/iu;
/** Nobody in need writes a letter. */
const URGENT =
  /\b(?:24 ?hours|24\/7|24 h\b|day (?:and|or) night|round the clock|any ?time|at (?:any|all) hours?|always urgent|emergenc\p{L}+|call-?outs?)\b/iu;
const COMES_OUT =
  /\b(?:rescu\p{L}+|tow\p{L}*|pull\p{L}* [^.]{0,30}out|recover\p{L}*|lock(?:smith|ed|out)\p{L}*|funeral\p{L}*|undertak\p{L}+|deceased|plumb\p{L}+|leak\p{L}*|burst|drain\p{L}*|glaz\p{L}+|midwi\p{L}+|vet\b|breakdowns?|stuck|stranded|divers?)\b/iu;

/** 'Button: come in / give £12' */
const BUTTON = /^(?:buttons?|cta|call to action) ?: ?(\p{L}[^"“./|:;]{2,36}?)(?= ?[./|;]| or |$)/iu;
/** 'Donate is the button' */
const NAMED = /^["“'‘]?(\p{L}+(?: \p{L}+){0,2})["”'’]? is the (?:main )?button\b/iu;
/** 'ACTION: "Come and ride it."' */
const QUOTED = /^(?:action|cta|call to action|button)\b[^"“'‘]{0,24}["“'‘]([^"”'’]{3,32}?)[.!]?["”'’]/iu;
/** What the client says that the button says. */
export const buttonIn = (all: readonly Sentence[]): string | undefined => {
  for (const { text } of all) {
    const bare = BUTTON.exec(text)?.[1] ?? NAMED.exec(text)?.[1] ?? QUOTED.exec(text)?.[1];
    if (bare) return capital(bare);
  }
  return undefined;
};
/** What one does next, by the words of the brief; nothing where it says nothing of it. */
export function askedIn(all: readonly Sentence[], copy: readonly Line[], isOne: boolean): Call | undefined {
  const me = isOne ? 'me' : 'us';
  const as = (label: string, heading = label): Call => ({ action: label, heading });
  const button = buttonIn(all);
  if (button) return as(button);
  for (const { text } of [...copy, ...all]) {
    const asked = SENDS.exec(text)?.[1]?.replace(/^whatsapp/iu, 'WhatsApp');
    if (
      asked &&
      asked.length <= LONGEST &&
      // 'we send a photo': the client does
      !/^(?:we|i|they|he|she|it)(?!\p{L})/iu.test(text) &&
      OF_A_MATTER.test(asked) &&
      !/\b(?:do not|don't|never|not)\b/iu.test(text.slice(0, text.indexOf(asked)))
    )
      return as(capital(asked));
  }
  for (const { plain } of all) {
    if (!OF_VISITORS.test(plain) || /\b(?:not|don't|never|nobody)\b/u.test(plain)) continue;
    const [is, label] = DEEDS.find(([deed]) => deed.test(plain)) ?? [];
    const what = is?.exec(plain)?.[1];
    if (label) return as(label(me) || `Book a ${what ?? 'visit'}`);
  }
  const told = copy.map(({ text }) => text).join(' ');
  if (
    /\bwaiting[- ]list (?:opens|is)\b|\b(?:join|put (?:your|their) name on|sign up for) (?:the|our) waiting[- ]list\b/iu.test(
      told,
    )
  )
    return as('Join the waiting list');
  if (
    /\b(?:phone line|help ?line|hotline|crisis line)\b/iu.test(
      copy
        .slice(0, 4)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return as(`Call ${me}`);
  const gift = GIVING.test(all.map(({ text }) => text).join(' ')) ? GIVES.exec(told)?.[1] : undefined;
  if (gift) return as(`Give ${gift.replace(/\s/u, '')}`);
  if (
    GIVING.test(told) &&
    /\b(?:donations?(?! of)|need money|money for)\b/iu.test(all.map(({ text }) => text).join(' ')) &&
    !/\bno donations?\b/iu.test(told)
  )
    return as('Donate');
  if (/\b(?:sold|order(?:ed)?|buy|bought|available) online\b|\bonline (?:shop|store)\b/iu.test(told))
    return as('Order online');
  const free = FREE_FIRST.exec(told);
  const what = (free?.[1] ?? free?.[2])?.toLowerCase();
  if (what) return as(`Book a free first ${what}`, `The first ${what} is free`);
  if (URGENT.test(told) && COMES_OUT.test(told)) return as(`Call ${me}`);
  const request = ON_REQUEST.exec(told)?.[1]?.toLowerCase();
  if (request)
    return as(
      /s$/u.test(request)
        ? `Ask for ${request}`
        : `Ask for ${request === 'catalogue' || request === 'price list' ? 'the' : 'a'} ${request}`,
    );
  return undefined;
}

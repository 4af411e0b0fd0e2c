import { capital, sentence } from '../pen';
import type { Sentence } from './sentences';

// What is said about a fact in its own sentence, to whoever makes the page: a line that has to stand on it, 'say so', 'that is our pride'. The
// fact stays, the frame does not.

export interface Framed extends Sentence {
  /** the client says that it is what matters most */
  isFlagged?: boolean;
}

const QUOTE = String.raw`["'‘“«„]\s?([^"“”«»„]{8,400}?)\s?["'’”»](?!\p{L})`;
const EVERYWHERE = String.raw`(?:(?:on|at|in|under|below|to) (?:the )?(?:foot|bottom|end|footer)(?: of)?(?: (?:every|each|all|any|the) (?:web ?)?pages?)?|(?:on|at|in) (?:every|each|all|any) (?:web ?)?pages?|footer|everywhere)`;
/** 'Must stand in the footer, word for word: "…"' */
const LINE = new RegExp(
  String.raw`^[^"'‘“«„:.]{0,80}?(?<!\p{L})${EVERYWHERE}(?!\p{L})[^"'‘“«„:.]{0,40}:? ?${QUOTE}[.!]?$`,
  'iu',
);
const LINE_BEFORE = new RegExp(
  String.raw`^(?:(?:the |our |this )?(?:\p{L}+ )?(?:warning|disclaimer|notice|line|text|sentence|note|statement):? )?${QUOTE},? (?:(?:must|has to|should|needs to|is to) [^"“”.]{0,30})?${EVERYWHERE}[^.]{0,20}[.!]?$`,
  'iu',
);

/** What has to stand on every page, in its own words. */
export function lineIn(text: string): string | undefined {
  const line = LINE.exec(text)?.[1] ?? LINE_BEFORE.exec(text)?.[1];
  return line === undefined ? undefined : sentence(line.trim());
}

const IT = '(?:so|it|that|this|them)';
/** 'Nobody is tied up, say so.' */
const SAY_SO = new RegExp(
  String.raw`(?:,| [–—-]|;) (?:and |so )?(?:please )?(?:(?:do |you (?:can|may|should|must) |we (?:should|must) )?(?:say|mention|write|tell|stress|show|state|emphasi[sz]e|highlight|repeat|include|print)(?: people| visitors| readers| customers| parents| them)? ${IT}(?: too| please| clearly| plainly| early| openly| first| loud(?:ly)?| once| somewhere| on the (?:page|site|website|front page))*|(?:make|keep) (?:that|this|it) (?:very )?(?:clear|plain|obvious|visible)|put (?:that|this|it) [^,.;]{2,40}|(?:worth|important) (?:saying|mentioning|to (?:say|mention))|(?:(?:that|this|it) )?(?:should|must|needs to|has to) be (?:said|clear|mentioned|on the page)(?: \p{L}+)?)[.!]*$`,
  'iu',
);
/** 'I'm filling this in for my dad, Stan, who mends radios': who it is for, and what he does */
const WRITES_FOR =
  /^(?:I['’]m|I am|we are|we['’]re) (?:filling|writing|doing|sending|typing|asking)(?: (?:this|it|to you|the form|you))?(?: in| up| out)? (?:on behalf of|for|about) (?:my|our) \p{L}+(?:[- ]in[- ]law)?,? ?((?:\p{Lu}[\p{L}'’-]+ ?){1,3})?,? who (?=\p{Ll})/iu;
/** 'Tofu too, don't laugh', 'five stars on the map, use that maybe': said in passing to whoever reads the note */
const IN_PASSING =
  /(?:,| [–—-]|;) (?:and |so |but )?(?:not (?:like|as) (?:the |an? )?(?:big|bigger|other|most|those|some|many|cheap)(?!\p{L})[^,.;]*|(?:please )?(?:do not|don['’]?t) (?:laugh|ask|worry|tell|judge)(?: [^,.;]{2,16})?|(?:you (?:can|could|may) |maybe |perhaps )?use (?:that|this|it)(?: (?:maybe|perhaps|please|if you (?:like|want|can)))?|(?:if|as) you (?:like|want|wish|know)|no (?:joke|kidding)|believe (?:me|it or not)|trust me|i (?:swear|think|guess|know|believe|suppose)|sorry|haha|lol|it sells|not sure (?:why|if)|that['’]s (?:it|all)|as (?:i|we) said|please)(?=[,.;!]|$)/giu;
/** 'Please write that we smoke with alder only': what is to be written is for readers. */
const TO_SAY =
  /^(?:and |also |so |but )*(?:please )?(?:also )?(?:write|say|mention|state|stress|make (?:it )?clear|tell (?:people|them|visitors|customers)|let (?:people|them) know)(?: clearly| somewhere| please)? that (?=(?:we|i|they|he|she|it|all|our|the|there|every|each|nothing|nobody|everything|a|an|this)(?!\p{L}))/iu;
const WHOSE = '(?:our|the|their|his|her|my|its)';
/** 'that is our pride', 'which is what customers tell us' */
const FLAG = new RegExp(
  String.raw`,? (?:and )?(?:(?:that|this|which|it)(?:['’]s| is) (?:${WHOSE}|what) (?:\p{L}+ ){0,2}(?:pride|difference|point|thing|secret|strategy|strength|trick|promise|reason|usp|selling point)|(?:this|that|it|which) (?:is|['’]s) (?:very |so |really |most |quite )?important (?:for|to) (?:us|me|them|him|her)|(?:that['’]s|this is|which is|is) what (?:customers|clients|people|guests|users|they) (?:tell us|say|keep saying)|(?:and )?(?:we are|we['’]re|they are|they['’]re|he is|she is|i am|i['’]m) (?:very |most |rightly |really )?proud of (?:that|this|it))(?=[.!,]|$)`,
  'iu',
);
/** 'Our pride: …', 'They are proudest of …' stands before it. */
const FLAG_BEFORE =
  /^(?:our|their|my|his|her|the) (?:great |biggest |main |real )?(?:pride|difference|strength|speciality|specialty|selling point|usp)(?: is(?: that)?|:) (?=\p{L}|\d)/iu;

/** What others say of it is no mark of the client's. */
const TOLD_US = /(?:tell us|keep saying|(?:customers|clients|people|guests|users|they) say)[.!]*$/iu;

/** The fact without its frame. */
export function unframed(one: Sentence): Framed {
  const isFlagged = (FLAG.test(one.text) && !TOLD_US.test(one.text)) || FLAG_BEFORE.test(one.text);
  const said = one.text
    .replace(WRITES_FOR, (_, who?: string) => (who === undefined ? 'He ' : `${who.trim()} `))
    .replace(/^That['’]s me,? (?=\p{Lu})/u, '')
    .replace(FLAG, '')
    .replace(FLAG_BEFORE, '')
    .replace(TO_SAY, '')
    .replace(SAY_SO, '')
    .replace(IN_PASSING, '');
  if (said === one.text) return one;
  const text = sentence(capital(said.replace(/[,;:.!\s–—-]+$/u, '')));
  return { ...one, text, plain: text.toLowerCase(), ...(isFlagged && { isFlagged }) };
}

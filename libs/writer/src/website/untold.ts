import { clausesOf, joinedAgain } from '../brief/clauses';
import { forbiddenAmong } from './forbidden';
import type { Sentence } from './sentences';

// What the client asks not to be told. A ban stands behind what it bans, so it reaches back: over its own sentence, or the one before it.

/** Forbids what it stands behind: 'don't write it', 'please not on the site'. */
const BANS_BACK = new RegExp(
  [
    // 'don't write it', 'please never mention that', and no 'we never repeat it'
    String.raw`(?<!\b(?:we|i|they|he|she|it|you|who|that) )\b(?:do not|don['’]?t|never|not|please no|rather not|no need to|nobody)\b[^.;:,]{0,20}\b(?:publish|mention|print|write|say|tell|put|post|show|use|repeat|go on about|dwell on) (?:it|this|that(?! (?:they|we|it|he|she|the|our|you|i|this|any|an?|all|no)\b)|these|them|him|her|those)\b(?! (?:\p{L}+ ){0,3}(?:like|as if|into|with|to)\b)`,
    String.raw`(?:\bdo not|\bdon['’]?t|\bnever|\bnot|\brather not) (?:mention|publish|print)[.!)]*$`,
    // '0 accidents in 12 years: don't brag'
    String.raw`(?:\bdo not|\bdon['’]?t|\bnever|\bnot to|\bwithout) (?:brag(?:ging)?|boast(?:ing)?|show(?:ing)? off)(?: (?:about|with|of) (?:it|this|that))?[.!)]*$`,
    // 'not for the site', 'between us'
    String.raw`(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)`,
    // 'nothing about this', and no 'we have done nothing about it'
    String.raw`(?<!\b(?:do|done|did|does|know|knows|knew|hear|heard|said|is|was|have|has|there['’]s) )\bnothing (?:about|of) (?:this|that|it|which|who|where)\b`,
    String.raw`\bdo(?:es)?n['’]?t (?:have|need) to (?:be|go) (?:on|in)\b|hoeft er niet op|muss da nicht (?:drauf|hin|rein|stehen)|no hace falta ponerlo|pas besoin de le (?:dire|mettre)|não precisa (?:aparecer|estar)`,
    String.raw`\b(?:(?:this|that|it|which) (?:stays?|is)|(?:this|that|it)['’]s) (?:between us|private|confidential)\b|^between us\b|\boff the record\b`,
    // 'leave that out'
    String.raw`\bleave (?:it|this|that) (?:out|off)(?=[.,;!)]|$| please| of (?:it|this|the (?:page|site|text)))`,
    String.raw`\bkeep (?:it|this|that) (?:private|between us|quiet|off the|out of (?:it|this|the (?:page|site|text)))`,
    // 'do not use it to sell', 'not a word of it'
    String.raw`(?:do not|don['’]?t|never) use (?:it|this|that) (?:to sell|to promote|as|for (?:marketing|sales))`,
    String.raw`\b(?:do(?:es)?n['’]?t|do(?:es)? not) want (?:this|that|it) (?:on|in|mentioned|told|written|published|shown)(?!\p{L})|\b(?:do(?:es)?n['’]?t|do(?:es)? not) want to be (?:mentioned|named|shown|on (?:it|the))|\bprefers? not to be (?:mentioned|named|shown)`,
    String.raw`(?:not sure|do(?:es)?n['’]?t know|do not know) (?:if|whether) (?:this|that|it) (?:goes|should|can|belongs)`,
    String.raw`\b(?:an)?other page\b|\bnot a word\b|ni una palabra|pas un mot|kein wort|geen woord|nem uma palavra|(?:neanche|nemmeno) una parola`,
    String.raw`\bprefers? not to make (?:a|too|much|any)\b[^.]{0,24} (?:of|about) (?:it|this|that)\b`,
    String.raw`\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b`,
    // abroad
    'das schreiben wir nicht|pas pour le site|nicht für (?:die|unsere) (?:seite|webseite|website)|niet voor de (?:site|website)|no (?:es )?para la (?:web|página)',
    'non (?:è )?per il sito|(?:c.est|reste) confidentiel|vertraulich|(?:es|é) confidencial|è riservato|vertrouwelijk|não (?:é )?para o site|entre nous|unter uns(?: gesagt)?|onder ons|entre nosotros|das bitte nicht',
  ].join('|'),
  'iu',
);

interface Untold {
  /** sentences that are not told at all */
  whole: Set<number>;
  /** those of which something may be told */
  shorter: Map<number, string>;
}

/** 'That last bit', 'the end of that' */
const LAST_BIT = /\b(?:last|final|end) (?:bit|part|thing|one|clause|half|of (?:it|that|this))\b|\bthe (?:last|end)\b/iu;
/** A rule for readers, and no ban of what stands before it: 'don't use it wet'. */
const FOR_READERS = /\b(?:use|put|tell|show) (?:it|them|these|those) (?:wet|near|in|on|to|for|if|when|every|with)\b/iu;
/** A ban in brackets, behind what it bans. */
const ASIDE =
  /^([^()]*?)[,;]? ?\(((?:please )?(?:(?:do not|don['’]?t|not|never) (?:write|mention|say|print|publish|put|tell|for)|ne pas (?:citer|nommer|écrire|dire)|non citare|no (?:citar|nombrar)|não citar|niet noemen|nicht nennen)\b[^()]*)\)(.*)$/iu;
const withoutLast = (text: string): string | undefined => {
  const parts = clausesOf(text);
  return parts.length > 1 ? joinedAgain(parts.slice(0, -1)) : undefined;
};

export function untoldAmong(all: readonly Sentence[]): Untold {
  const whole = forbiddenAmong(all);
  const shorter = new Map<number, string>();
  for (const { index, text, plain, paragraph } of all) {
    // 'knees gave out (don't write the knees)'
    const [, before = '', , behind = ''] = ASIDE.exec(text) ?? [];
    if (before !== '') {
      const rest = withoutLast(before);
      if (rest) shorter.set(index, `${rest}${/^[.!?]/.test(behind) ? '' : ','}${behind}`);
      else whole.add(index);
      continue;
    }
    const ban = BANS_BACK.exec(plain);
    if (!ban || FOR_READERS.test(plain)) continue;
    whole.add(index);
    const last = all[index - 1];
    // what 'that' stands for is said before it in the sentence itself, or else in the one before
    const isAlone = text.slice(0, ban.index).split(/[\s,]/u).length <= 3 && ban.index <= 20;
    const isOfLast = isAlone || (last?.paragraph === paragraph && OF_LAST.test(plain));
    if (!last || !isOfLast) continue;
    const rest = LAST_BIT.test(plain) ? withoutLast(last.text.replace(/[.!?]$/u, '')) : undefined;
    if (rest) shorter.set(last.index, `${rest}.`);
    else whole.add(last.index);
  }
  return { whole, shorter };
}
/** 'We know it, but nothing about this', 'I don't know if this goes on the page' */
const OF_LAST =
  /\bnothing (?:about|of) (?:this|that|it)\b|\b(?:if|whether) (?:this|that|it) (?:goes|should|can|belongs)/iu;

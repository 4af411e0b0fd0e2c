import { clausesOf, joinedAgain } from '../brief/clauses';
import { BANS_BACK } from './cut';
import { forbiddenAmong } from './forbidden';
import type { Sentence } from './sentences';

// What the client asks not to be told. A ban stands behind what it bans, so it reaches back: over its own sentence, or the one before it.

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

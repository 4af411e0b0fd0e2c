import { clausesOf, joinedAgain } from '../brief/clauses';
import { BANS_BACK } from './cut';
import { forbiddenAmong } from './forbidden';
import type { Sentence } from './sentences';

// What the client asks not to be told. A ban stands behind what it bans, so it reaches back: over its own sentence, or the one before it,
// or, where a label says what a paragraph is of, over the paragraph.

interface Untold {
  /** sentences that are not told at all */
  whole: Set<number>;
  /** those of which something may be told */
  shorter: Map<number, string>;
}

/** Asks for care with what is said around it. */
const CAREFUL =
  /\bwrite (?:this|that|it) carefully\b|\bi(?:'m| am) not against\b|\bbe careful (?:with|about)\b|\bdon't (?:make fun|joke) (?:of|about)\b|\bvorsicht\b/i;
const TO_BE_CHECKED =
  /\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b|\bbefore you (?:say|print|publish|use) (?:that|this|it)\b/u;
const THAT_STORY = /(?:その|この)(?:話|こと|件).*(?:ください|下さい)/u;
/** 'That last bit', 'the end of that' */
const LAST_BIT = /\b(?:last|final|end) (?:bit|part|thing|one|clause|half|of (?:it|that|this))\b|\bthe (?:last|end)\b/iu;
/** A rule for readers, and no ban of what stands before it: 'don't use it wet'. */
const FOR_READERS = /\b(?:use|put|tell|show) (?:it|them|these|those) (?:wet|near|in|on|to|for|if|when|every|with)\b/iu;

const stems = (plain: string): string[] =>
  (plain.match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !/^(?:about|their|which|would|there|write|every|people|other)$/.test(stem));

/** A ban in brackets, behind what it bans. */
const ASIDE =
  /^([^()]*?)[,;]? ?\(((?:please )?(?:(?:do not|don['’]?t|not|never) (?:write|mention|say|print|publish|put|tell|for)|ne pas (?:citer|nommer|écrire|dire)|non citare|no (?:citar|nombrar)|não citar|niet noemen|nicht nennen)\b[^()]*)\)(.*)$/iu;
/** It begins what is told in confidence. */
const CONFIDES =
  /^(?:just )?(?:between us|unter uns|entre nous|onder ons|entre nosotros|off the record|in confidence)\b/iu;
/** Where in a sentence its ban begins; undefined where there is none. */
const banIn = (text: string): number | undefined => {
  const found = BANS_BACK.exec(text) ?? THAT_STORY.exec(text);
  return found && !FOR_READERS.test(text) ? found.index : undefined;
};

export function untoldAmong(all: readonly Sentence[]): Untold {
  const { told, unnamed } = forbiddenAmong(all);
  const whole = new Set<number>(told.keys());
  const shorter = new Map(unnamed);
  const before = (index: number) => {
    const one = all[index - 1];
    return one && one.paragraph === all[index]?.paragraph ? one : undefined;
  };
  for (const { index, text, plain, paragraph } of all) {
    // 'knees gave out (don't write the knees)'
    const aside = ASIDE.exec(text);
    if (aside) {
      const parts = clausesOf(aside[1] ?? '');
      if (parts.length > 1)
        shorter.set(
          index,
          `${joinedAgain(parts.slice(0, -1))}${/^[.!?]/.test(aside[3] ?? '') ? '' : ','}${aside[3] ?? ''}`,
        );
      else whole.add(index);
      continue;
    }
    const at = banIn(plain);
    if (at !== undefined) {
      const clauses = clausesOf(text.slice(0, at).replace(/[\s,;:–—-]+$/u, ''));
      if (CONFIDES.test(plain) && text.length > 30) {
        whole.add(index);
        continue;
      }
      const isOwn = text.slice(0, at).split(/[\s、,]/u).length <= 3 && at <= 20;
      const isParted = clauses.some(({ mark }) => mark === ';');
      if (!isParted || isOwn) whole.add(index);
      // what 'that' stands for is said before it in the sentence itself, or else in the one before
      const last = before(index) ?? (isOwn ? all[index - 1] : undefined);
      if (last && isOwn) {
        const parts = clausesOf(last.text.replace(/[.!?]$/, ''));
        if (LAST_BIT.test(plain) && parts.length > 1) shorter.set(last.index, `${joinedAgain(parts.slice(0, -1))}.`);
        else whole.add(last.index);
      }
      // 'My father died of it. I don't know if this goes on the page.'
      if (/\b(?:if|whether) (?:this|that|it) (?:goes|should|can|belongs)/u.test(plain))
        for (const one of all)
          if (one.paragraph === paragraph && one.index < index && index - one.index < 3) whole.add(one.index);
      // 'We know of it, but nothing about this'
      const earlier = before(index);
      if (earlier && /\bnothing (?:about|of) (?:this|that|it)\b/iu.test(plain)) whole.add(earlier.index);
      // 'Child protection: …', of which nothing is to be told
      const first = all.find((one) => one.paragraph === paragraph);
      if (/\bnothing\b|\babsolute/iu.test(plain) && first && /^\W*[\p{L} -]{3,30}:/u.test(first.text))
        for (const one of all) if (one.paragraph === paragraph && one.index < index) whole.add(one.index);
    }
    if (TO_BE_CHECKED.test(plain)) {
      whole.add(index);
      if (index > 0) whole.add(index - 1);
      if (/^i don't mind\b/.test(all[index - 1]?.plain ?? '') && index > 1) whole.add(index - 2);
    }
    if (CAREFUL.test(text)) {
      whole.add(index);
      for (const near of [all[index - 1], all[index + 1]])
        if (near && near.index > 0 && stems(plain).some((stem) => stems(near.plain).includes(stem)))
          whole.add(near.index);
    }
  }
  return { whole, shorter };
}

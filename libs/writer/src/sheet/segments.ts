import { tokensOf } from '@maquette/reading';

/** Goes on with what stands before the comma. */
const GOES_ON =
  /^(?:and|or|but|also|which|who|whose|that|where|when|while|so|because|including|such as|like|to|at|in|on|near|by|for|with|without|not|rather|instead|same|\p{L}+ (?:included|extra)\b|everything|(?:one|two|three|four|some|many|most|all|none|half) of (?:them|whom|it|which)|all (?=\p{L}+ed\b)|mostly|mainly|usually|sometimes|often|especially|though|although|if|as|then|day or night|wherever|whatever|half|plus|both|from (?!\D{0,4}[€$£\d]))\b/iu;
const SHORT = 4;
const VERB_FORM = /(?:ed|en|wn|ught|ilt|ent|ade|ept|un|[st]old|held)$/;

/** Begins with a participle: 'woven in Iseyin', 'heated with steam'. */
export function isParticiple(text: string): boolean {
  if (/^\p{Ll}+ed(?:$|,| (?:and \p{Ll}+ed )?(?:by|with|in|from|through|since|on|at|to|for) )/u.test(text)) return true;
  if (
    /^(?:run|led|sold|made|built|held|kept|cut|sewn|woven|grown|drawn|written|taught|bought|brought|caught|fed|paid|sworn|known|found|left|put|set|shown|sent|taken|given|chosen|frozen|born|spoken|hand-\p{Ll}+) (?:\p{Ll}+ )?(?:by|with|in|from|through|since|on|at|to|for|of) /iu.test(
      text,
    )
  )
    return true;
  const [first, second] = tokensOf(text).flat();
  return (
    first !== undefined &&
    // 'fixed fees'
    !/^(?:NOUN|PROPN|PUNCT)$/.test(second?.pos ?? '') &&
    first.lower !== first.lemma &&
    VERB_FORM.test(first.lower) &&
    (first.pos === 'VERB' ||
      /^(?:founded|started|opened|woven|sold|made|owned|run|based|licensed|built|set)$/.test(first.lower))
  );
}

/** An item of a list: few words, no figure, no verb. */
const isItem = (
  whole: string,
  part = / (?:and|or) |^by /.test(whole) ? whole.replace(/ (?:for|with|in|at|from|on) .*$/, '') : whole,
): boolean =>
  part.split(' ').length <= SHORT + (/ (?:and|or) /.test(part) ? SHORT + 1 : 0) &&
  !/\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(part) &&
  !isParticiple(part) &&
  !/ (?:on|with|for|at|in|from|to) /.test(part) &&
  !/^(?:the|same|no|it|they|we|she|he|open|closed) /i.test(part);
const ENDS_IN_ONE = /(?:^\p{L}+s|,| (?:and|makes|sells|has)) an? [\p{L}-]+(?: [\p{L}-]+)?$/u;

function commaParts(text: string): string[] {
  const parts: string[] = [];
  let [depth, from, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(') depth++;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === '"' || letter === '“' || letter === '”' || letter === '«' || letter === '»')
      isQuoted = !isQuoted;
    else if (letter === ',' && depth === 0 && !isQuoted && text.charAt(at + 1) === ' ') {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
}

/** What a sentence lines up between commas: lists, places and relative clauses stay whole. */
export function segmentsOf(text: string): string[] {
  // 'basil and, since 2023, strawberries'
  const parts = commaParts(text.replace(/[.\s]+$/, '').replace(/ and, (since \d{4}), /, ' and ($1) '));
  const segments: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const last = segments.at(-1);
    if (last === undefined) {
      segments.push(part);
      continue;
    }
    const isPlace = /^\p{Lu}/u.test(part) && /(?:^|\s)\p{Lu}[\p{L}’'-]+$/u.test(last);
    // 'wills, trusts and probate': everything up to the 'and' is one list
    const end = parts.findIndex(
      (other, index) =>
        index >= at && /(?:^| )(?:and|or) (?!never|not )/.test(other.split(/ (?:for|with|in|of|to|from) /)[0] ?? ''),
    );
    const isListed =
      end >= at &&
      end - at < 6 &&
      !/^\D{0,10}\d/.test(last) &&
      (!/^an? /.test(part) || ENDS_IN_ONE.test(last)) &&
      parts
        .slice(at, end + 1)
        .every((one) =>
          isItem(
            one.replace(/^(?:and|or) (?:by |in |from |at )?/, (link) =>
              / (?:by|in|from|at) $/.test(link) ? 'by ' : '',
            ),
          ),
        );
    if (isListed) {
      segments[segments.length - 1] = `${last}, ${parts.slice(at, end + 1).join(', ')}`;
      at = end;
    } else if (
      isPlace ||
      GOES_ON.test(part) ||
      /^\p{Ll}+és? /u.test(part) ||
      (/^\p{L}+s an? /u.test(last) && /^an? /.test(part))
    )
      segments[segments.length - 1] = `${last}, ${part}`;
    else segments.push(part);
  }
  return segments;
}

import { nounSenses } from '@maquette/reading';

/** What notices say over and over: a word that is one slip away from one of these, and is nothing else, is meant as it. */
const COMMON =
  'opening reopening re-opening grand welcome tomorrow tonight beginners saturday wednesday thursday tuesday january february april august september october november december available guaranteed appointment restaurant anniversary exhibition celebration christmas congratulations discount business customers entrance admission announcement delivery different delicious favourite breakfast vegetarian registration reservation accommodation separate community professional independent volunteers children competition workshop concert festival Sunday Monday Friday hiring receive definitely neighbourhood'
    .toLowerCase()
    .split(' ');
/** Words of their own beside them: 'hirings' is none, 'receiver' and 'favourites' are. */
const OWN =
  /^(?:favourites?|favorites?|neighborhoods?|openings?|discounts?|workshops?|concerts?|festivals?|receive[drs]|welcome[ds]|customer|volunteer|beginner|separate[ds]|exhibitions?|grander|tonights?|childrens|firing|wiring|tiring|airing|hiding|biking|hiking)$/;
const RARE = /^[a-z-]{5,16}$/;

/** Whether two words are one slip apart: a letter too many, too few, another one, or two that changed places. */
function isSlip(said: string, meant: string): boolean {
  if (said === meant || Math.abs(said.length - meant.length) > 1) return false;
  let from = 0;
  while (said[from] !== undefined && said[from] === meant[from]) from++;
  const [a, b] = [said.slice(from), meant.slice(from)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

const asWritten = (said: string, meant: string): string =>
  /^\p{Lu}+$/u.test(said)
    ? meant.toUpperCase()
    : /^\p{Lu}/u.test(said)
      ? meant.charAt(0).toUpperCase() + meant.slice(1)
      : meant;

export interface Slip {
  said: string;
  meant: string;
}

/** The text with its plain slips of the pen put right, and each of them. Names keep theirs: what has a capital is one unless it begins a sentence or is a day or month. */
export function spelled(text: string): { text: string; slips: Slip[] } {
  const slips: Slip[] = [];
  const right = text.replace(
    /(?<![\p{L}@.#'’/-])[A-Za-z]+(?:-[A-Za-z]+)?(?![\p{L}@'’/-]|\.\p{L})/gu,
    (said, at: number) => {
      const lower = said.toLowerCase();
      if (!RARE.test(lower) || OWN.test(lower) || COMMON.includes(lower) || COMMON.includes(lower.replace(/s$/, '')))
        return said;
      const meant = COMMON.find((one) => isSlip(lower, one));
      if (meant === undefined || nounSenses(lower).length > 0) return said;
      const isCapital = said !== lower && said !== said.toUpperCase();
      if (
        isCapital &&
        !/(?:^|[.!?:"“]\s*|\d(?:st|nd|rd|th)?\s+)$/u.test(text.slice(0, at)) &&
        !/^\s*\d/.test(text.slice(at + said.length))
      )
        return said;
      slips.push({ said, meant: asWritten(said, meant) });
      return asWritten(said, meant);
    },
  );
  return { text: right, slips };
}

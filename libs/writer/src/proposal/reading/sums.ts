import { type Amount, amountsIn } from '../money';
import type { Passage } from './passages';

/**
 * What a sum is for.
 * - budget: the most that the work may cost
 * - threshold: above it somebody else must agree
 * - theirs: what they pay, sell for, or paid once
 */
type SumRole = 'budget' | 'threshold' | 'theirs';
export interface Sum extends Amount {
  role: SumRole;
  passage: Passage;
}

const BUDGET =
  /\b(?:budget|money(?: is|:)|geld|dinero|argent|total|wir haben|haben wir|zur verfügung|höchstens|maximal|unter|nous avons|tenemos|disponemos|abbiamo|put aside|earmarked|donation of|figure of|legacy|must cover|stretch|pensamos|para el diseño|somewhere around|I was thinking|we were thinking|remains|kostenrahmen|presupuesto|available|gives? us|can (?:pay|spend|afford|go up to|give|offer)|could (?:pay|spend|go)|afford|spend|we have|i have|i['’]ve (?=[€$£\d])|we['’]ve (?=[€$£\d])|i['’]ve got|we['’]ve got|have (?:about |around |up to )?[€$£¥₹\d]|set aside|ceiling|maximum|max|not more than|no more than|up to|at most|all in|altogether|in total|fee|funding|grant|for everything|for (?:the )?(?:whole|design|work|job)|restricted to|limited to|for (?:around|about|roughly)|pot|kitty|there is|there's|remaining|left)\b/i;
const THRESHOLD =
  /\b(?:anything|everything|above|over|more than|beyond|exceed\w*)\b[^.;]{0,40}\b(?:needs?|requires?|board|approval|tender|has to|must|sign)\b|\babove [^.;]{0,25}\b(?:board|approval)\b/i;
const THEIRS =
  /\b(?:for information only|estimate of|gave us an estimate|paid|spent|cost us|costs?|charged?|quoted (?:us|me)|quote (?:was|of|from)|last (?:year|time)|roof|previous|other (?:studio|agency|quote)|sell(?:s|ing)?|sold|price[sd]?|turnover|revenue|each|per|raised|worth|rent|loan|ticket|entrance|deposit|donat\w+|fine|when we had|used to)\b/i;
/** Somebody might give it. */
const POSSIBLE =
  /\b(?:might|may|could) (?:give|get|fund|add)|\bgrants? (?:of|up to)|\bup to [€$£]|\bof up to\b|\b(?:apply|application)\b/i;
/** The sums that a passage names. A sum is a budget only where the words say so. */
export function sumsIn(passage: Passage): Sum[] {
  return amountsIn(passage.text)
    .slice(0, 24)
    .map((amount) => {
      const at = passage.text.indexOf(amount.text);
      const clauseStart = Math.max(passage.text.lastIndexOf(';', at), passage.text.lastIndexOf(' but ', at), 0);
      const near = passage.text.slice(Math.max(clauseStart, at - 80), at + amount.text.length + 40);
      const role: SumRole = THRESHOLD.test(passage.text)
        ? 'threshold'
        : /^(?:money|budget|geld|fee|presupuesto|dinero|argent)\b/i.test(passage.text)
          ? 'budget'
          : POSSIBLE.test(near) ||
              amount.isPrice ||
              (THEIRS.test(near) &&
                !/\bbudget|ceiling|kostendach|presupuesto|can (?:pay|spend)|set aside|afford\b/i.test(near))
            ? 'theirs'
            : passage.text.split(' ').length < 6 || at === 0 || BUDGET.test(`${passage.header ?? ''} ${near}`)
              ? 'budget'
              : 'theirs';
      return { ...amount, role, passage };
    });
}

import { blocks, plain, quoted } from '../markdown';
import type { Plan } from '../plan';
import type { Sum } from '../reading/sums';
import { trimmed } from '../reading/sayings';
import { CONFIRM, PRICE } from './marks';

/** They say that they cannot pay. */
export const UNPAID =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|can not|not able to|unable to|won['’]t be able to) (?:really )?pay (?:you|for (?:it|this|design|your))|(?:we|I|there) (?:have|has|is|['’]ve got) no (?:money|budget|fee)(?! for)|pro bono|unpaid|können (?:sie |euch )?(?:leider )?nicht (?:be)?zahlen|no podemos pagar|ne pouvons pas (?:vous )?payer)(?!\p{L})/iu;
/** The sum holds more than our work. */
const HOLDS =
  /(?<!\p{L})(?:includ\w+|incl\.?|inkl\.?|with the|design and build|for everything|all[- ]in|together|todo incluido|tout compris|con (?:la )?(?:impresión|producción))(?!\p{L})[^;.]*/iu;
const TERMS =
  /(?<!\p{L})(?:half now[^.;]*|half [^.;]*half [^.;]*|in (?:two|three|four) (?:parts|instal+ments)|(?:must|has to|have to) be (?:invoiced|spent|billed)[^.;]*|invoiced? [^.;]*|\d+ ?% (?:now|at the start|up ?front|in advance|on delivery)[^.;]*|\d+ days net|net \d+|fixed price|per month|monthly|in advance|die hälfte [^.;]*|la mitad [^.;]*|moitié [^.;]*)/iu;

const budgetsOf = ({ reading }: Plan): Sum[] =>
  reading.sums.filter(
    ({ role, passage }) => role === 'budget' && ![...reading.confidential, ...reading.delicate].includes(passage.text),
  );

export const isUnpaid = ({ reading }: Plan): boolean => UNPAID.test(reading.request);

/** The client's sum with what belongs to it: '£48k max including first year hosting'. */
export function frameOf(plan: Plan): string | undefined {
  if (isUnpaid(plan)) return undefined;
  const isFee = (one: Sum): boolean => {
    const { text } = one.passage;
    const at = text.indexOf(one.text);
    return (
      /^\s*(?:is |are )?(?:for (?:you|your|the design|design)\b|fee\b|honorar)/i.test(
        text.slice(at + one.text.length),
      ) || /\b(?:fee|honorar)\W{1,3}$/i.test(text.slice(0, at))
    );
  };
  const all = budgetsOf(plan);
  // what is for us goes before what is for building
  const sum = all.find(isFee) ?? all[0];
  if (!sum) return undefined;
  const { text } = sum.passage;
  const at = text.indexOf(sum.text);
  if (at < 0) return sum.text;
  const lead =
    /(?:(?:between|from|zwischen|entre)\s+)?(?:[€$£¥₹]\s?)?[\d.,]+\s?k?\s?(?:and|to|und|bis|y|et|a|à|[–-])\s*$/iu.exec(
      text.slice(0, at),
    )?.[0] ?? '';
  const after = text.slice(at + sum.text.length);
  const end =
    /[;!?]|(?<!incl|excl|inkl|approx|max|ca)\.(?=\s|$)|,\s(?!of which(?=[^,.;]{0,30}\d)|includ|incl|excl|max|plus|all|but that includes|if |wenn|inkl|davon|del que|todo)|:\s|\s[–—-]\s|\s(?:to be|so (?:the|that|we|tool)|must|live|half|and (?:would|we|i|is|are|that|can)|from (?:them|the)|but(?! that includes))\b/iu.exec(
      after,
    )?.index ?? after.length;
  const own = `${lead}${sum.text}${after.slice(0, Math.min(end, 110))}`.trim().replace(/[\s,;]+$/, '');
  const opened = own.split('(').length > own.split(')').length ? own.slice(0, own.lastIndexOf('(')) : own;
  return opened.replace(/\b(?:and that['’]s|which is)\b.*$/i, '').trim();
}

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  crore: 1e7,
  crores: 1e7,
};

/** '12 %' of '2.4 million PLN' */
export function shareOf(frame: string): string | undefined {
  const [, share] = /(\d+(?:[.,]\d+)?)\s?%/.exec(frame) ?? [];
  const [, number, scale = ''] =
    /(\d[\d.,]*)\s?(k|thousand|lakhs?|m|mn|millions?|crores?)?(?![\d%])/i.exec(frame) ?? [];
  if (!share || !number || /^\s?%/.test(frame.slice(frame.indexOf(number) + number.length))) return undefined;
  const isThousands = /[.,]\d{3}$/.test(number);
  const value =
    Number(isThousands ? number.replace(/[.,]/g, '') : number.replace(',', '.')) * (SCALES[scale.toLowerCase()] ?? 1);
  const part = (value * Number(share.replace(',', '.'))) / 100;
  const currency =
    /[€$£¥₹]|\b[A-Z]{3}\b|\b(?:euros?|dollars?|pounds|forints?|rupees|kroner|zloty)\b/i.exec(frame)?.[0] ?? '';
  return Number.isFinite(part) && part > 0
    ? `${part.toLocaleString('en-GB', { maximumFractionDigits: 0 })} ${currency}`.trim()
    : undefined;
}

/** How they pay: 'half now, half in August'. */
export const termsOf = (plan: Plan): string | undefined =>
  plan.reading.sums.length === 0 && !frameOf(plan)
    ? undefined
    : plan.reading.letter.passages
        .map(({ text, isOthers }) => (isOthers || text.includes('?') ? undefined : TERMS.exec(text)?.[0].trim()))
        .find(Boolean)
        ?.replace(/^,\s*/, '')
        .replace(/ or it['’]s gone$/i, '');

/** Everything about money in few sentences of ours. */
export function budget(plan: Plan): string | undefined {
  const { reading } = plan;
  if (isUnpaid(plan)) {
    const theirs = reading.sums[0]?.passage.text;
    const page = reading.sayings.find(({ text }) =>
      /\b(?:even (?:a|one)|just (?:a|one)|if (?:the answer is|it is) no)\b/i.test(text),
    );
    return blocks(
      `You say openly that you cannot pay a fee, so there is no price list here. What we can give without one: the first stage in full, and our eyes on what you make of it. ${CONFIRM}`,
      theirs && `${quoted(trimmed(theirs))} That stays whole for what you say it is for; we take nothing from it.`,
      page &&
        `And if we cannot do more than that, you get ${/\bpage\b/i.test(page.text) ? 'the page with a sketch that you ask for' : 'the little that you ask for'}, in any case. ${CONFIRM}`,
    );
  }
  const frame = frameOf(plan);
  const threshold = reading.sums.find(({ role }) => role === 'threshold');
  const terms = termsOf(plan);
  const holds = isMakingInside(plan);
  const share = frame ? shareOf(frame) : undefined;
  return (
    blocks(
      frame &&
        [
          `Your frame is ${plain(frame)}.`,
          share ? `That share is ${plain(share)}, and it is the most that all our lines may come to: ${PRICE}.` : '',
          holds && !share
            ? `What it includes by your words is paid from it, too: ${PRICE} for that, after quotes that you have seen, and ${PRICE} for our lines.`
            : '',
          !holds && !share
            ? `All our lines together: ${PRICE}. Where that is more, we say which line to leave out or make smaller, before anything is ordered.`
            : '',
        ]
          .filter(Boolean)
          .join(' '),
      threshold && `${quoted(trimmed(threshold.passage.text))} All our lines together: ${PRICE}.`,
      terms &&
        `Payment as you put it (${quoted(terms)}): agreed. ${paidBefore(plan) ? 'That is before the work is finished, so the sum is invoiced ahead, and the work follows as planned here. ' : ''}${CONFIRM}`,
    ) || undefined
  );
}

/** The day of the invoice comes before that of the work. */
const paidBefore = ({ reading, schedule: { end, due } }: Plan): boolean => {
  const last = end ?? due;
  return last !== undefined && reading.days.some(({ role, date }) => role === 'payment' && date < last);
};

/** Making is paid from the client's sum. */
export const isMakingInside = (plan: Plan): boolean => {
  const frame = frameOf(plan);
  return (
    (frame !== undefined && HOLDS.test(frame)) ||
    plan.reading.isProductionAsked ||
    budgetsOf(plan).some(({ withMaking }) => withMaking)
  );
};

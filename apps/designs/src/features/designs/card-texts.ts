import type { Design } from './design';
import { designTypeLabel, operationLabel } from './vocabulary';

const HEADLINE = 80;
const PREVIEW = 150;
const SENTENCE_END = /[.!?](?=\s)|\n/;
/** The last comma or dash after which a headline may end. */
const LAST_CLAUSE_END = /[,;:–—]\s(?!.*[,;:–—]\s)/s;
const SHORTEST_CLAUSE = 20;

/** Shortens at a word's end; the ellipsis counts. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : undefined).replace(/[\s,;:–-]+$/, '')}…`;
}

interface CardTexts {
  headline: string;
  preview: string;
}

type Described = Pick<Design, 'prompt' | 'operation' | 'designType'>;

// The layout asks for them on every change of a list that may be thousands long.
const known = new WeakMap<Described, CardTexts>();

/** Where a headline ends without a tear: with the first sentence, or with the last clause of it that fits; -1 when there is no such place. */
function headlineEnd(text: string): number {
  const sentence = text.search(SENTENCE_END);
  const end = sentence < 0 ? text.length : sentence;
  if (end < HEADLINE || text.length <= HEADLINE) return end;
  const clause = text.slice(0, HEADLINE + 1).search(LAST_CLAUSE_END);
  return clause < SHORTEST_CLAUSE ? -1 : clause;
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * The prompt as a card shows it: its first sentence, or as many clauses of it as fit, as the headline (at most 80 characters), what
 * follows as the preview (at most 150). A design made without a prompt is named after what was done.
 */
export function cardTexts(design: Described): CardTexts {
  let texts = known.get(design);
  if (!texts) known.set(design, (texts = readTexts(design)));
  return texts;
}

function readTexts({ prompt, operation, designType }: Described): CardTexts {
  const text = prompt.trim();
  if (!text) {
    const what = operation ? operationLabel(operation) : 'Design';
    return {
      headline: designType && designType !== 'general' ? `${what}: ${designTypeLabel(designType)}` : what,
      preview: '',
    };
  }
  const end = headlineEnd(text);
  const whole = text.slice(0, end + 1).replace(/[\s.,;:–—]+$/, '');
  if (!whole) {
    const headline = shorten(text, HEADLINE);
    const rest = oneLine(text.slice(headline.length - 1));
    return { headline, preview: text.length > HEADLINE ? shorten(`…${rest}`, PREVIEW) : '' };
  }
  const rest = oneLine(text.slice(end + 1));
  return { headline: whole, preview: shorten(rest.charAt(0).toUpperCase() + rest.slice(1), PREVIEW) };
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });

/** '13:41' today, '3 Mar' within this year, '3 Mar 2025' before. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  if (date.toDateString() === now.toDateString()) return time.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

/** 'March 3, 2026 at 13:41'. */
export function fullDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : full.format(date);
}

const KINDS: Record<string, string> = {
  analysis: 'Analysis',
  brand: 'Brand',
  collection: 'Collection',
  design: 'Design',
  inspiration: 'Inspiration',
  prompt: 'Prompt',
  proposal: 'Proposal',
};
const DAY = 24 * 60 * 60_000;

/** What a thing is called by its kind; a kind that is not known here is called what the API calls it. */
export const kindOf = (type: string): string =>
  KINDS[type] ?? type.replaceAll(/[-_]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** How long it can still be restored. */
export function timeLeft(purgedAt: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(purgedAt) - now) / DAY);
  if (days > 1) return `${days} days left`;
  return days === 1 ? 'Less than a day left' : 'Goes any moment';
}

export const countOf = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`;

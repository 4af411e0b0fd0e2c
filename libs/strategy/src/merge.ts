import { plainKey } from './keys';
import { DRAFTED } from './drafted';
import type { StrategyType } from './meta';
import { draftedIn, readDocument, sectionOf } from './parse';
import { SECTIONS, type SectionName } from './schema';

const SECTIONS_OF: Record<Exclude<StrategyType, 'brand_strategy'>, readonly SectionName[]> = {
  palette: ['colorPalettes'],
  fonts: ['typographyOptions'],
  direction: ['positioningStrategy', 'visualSystem'],
  voice: ['brandVoiceGuide'],
};

/** What each type of strategy makes; the whole makes all. */
export const sectionsOf = (type: StrategyType): readonly SectionName[] =>
  type === 'brand_strategy' ? SECTIONS : SECTIONS_OF[type];

/** The document that a text holds, whole; undefined when some of it cannot be read, and would be lost. */
function wholeDocument(text: string | null): Record<string, unknown> | undefined {
  if (text === null || text.trim() === '') return {};
  const found = readDocument(text);
  const isWhole = 'document' in found && found.lost.length === 0 && found.repairs.breaksOffAt === null;
  return isWhole ? found.document : undefined;
}

/** Whether sections of this type can be put into the text without losing what it holds. */
export const canMerge = (current: string | null, type: StrategyType): boolean =>
  type === 'brand_strategy' || wholeDocument(current) !== undefined;

/**
 * Puts what was generated into a strategy's text. The whole strategy replaces it; any other type replaces its own
 * sections, and everything else stays as it was written, unknown keys too. Which sections the built-in writer drafted is
 * told of each by itself.
 *
 * @returns JSON text
 * @throws Error when `canMerge` says no, or what was generated is no document
 */
export function mergeStrategy(current: string | null, generated: string, type: StrategyType): string {
  const made = readDocument(generated);
  if ('reason' in made) throw new Error(made.reason);
  if (type === 'brand_strategy') return JSON.stringify(made.document, null, 2);
  const own = sectionsOf(type);
  const isOwn = ([key]: [string, unknown]) => own.some((section) => section === sectionOf(key));
  const before = wholeDocument(current);
  if (!before) throw new Error('The strategy cannot be read, so nothing can be put into it.');
  const kept = Object.entries(before).filter((entry) => !isOwn(entry) && plainKey(entry[0]) !== plainKey(DRAFTED));
  const drafted = [
    ...draftedIn(before).filter((section) => !own.includes(section)),
    ...draftedIn(made.document).filter((section) => own.includes(section)),
  ];
  const merged = [...kept, ...Object.entries(made.document).filter(isOwn)];
  return JSON.stringify(Object.fromEntries(drafted.length > 0 ? [[DRAFTED, drafted], ...merged] : merged), null, 2);
}

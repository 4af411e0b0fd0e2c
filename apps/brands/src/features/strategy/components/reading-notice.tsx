import type { ParseMetadata } from '@maquette/strategy';
import { Notice } from '@maquette/ui';

/** What to do about a text that could not be read, by how the reason begins. */
const ADVICE: readonly (readonly [reason: string, advice: string])[] = [
  ['No strategy text', 'Write or paste a strategy, or generate one.'],
  ['Empty strategy', 'Write or paste a strategy, or discard the change to have the saved one back.'],
  [
    'Parse error',
    'A bracket, a comma or a quotation mark is not where JSON needs it. What was written is kept as it is.',
  ],
];
const ANY_ADVICE =
  'A strategy is JSON with sections such as "ColorPalettes" or "BrandVoiceGuide". What was written is kept as it is.';

interface ReadingNoticeProps {
  /** What a text that could not be read means here. */
  title: string;
  metadata: ParseMetadata;
}

/** How the text was read: not at all, or repaired; nothing when it was read as it stands. */
export function ReadingNotice({
  title,
  metadata: { isFallback, fallbackReason, wasFixed, isCutOff, hasSurroundings },
}: ReadingNoticeProps) {
  if (isFallback)
    return (
      <Notice tone="caution">
        <strong>{title}</strong> {fallbackReason}.{' '}
        {ADVICE.find(([reason]) => fallbackReason?.startsWith(reason))?.[1] ?? ANY_ADVICE}
      </Notice>
    );
  const beside = hasSurroundings ? ' Words before and after it, such as a letter, are not shown.' : '';
  if (isCutOff)
    return (
      <Notice tone="caution">
        This text stops in the middle: what stood at its end is lost. The rest was repaired for the display; what was
        written is kept as it is.{beside}
      </Notice>
    );
  if (wasFixed)
    return (
      <Notice>
        This text is not quite JSON. It was repaired for the display; what was written is kept as it is.{beside}
      </Notice>
    );
  return null;
}

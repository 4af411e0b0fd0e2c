import type { ParseMetadata } from '@maquette/strategy';
import { Notice } from '@maquette/ui';
import { repairsTold } from '../repairs-told';
import styles from './reading-notice.module.css';

/** What to do about a text that could not be read, by how the reason begins. */
const ADVICE: readonly (readonly [reason: string, advice: string])[] = [
  ['No strategy text', 'Write or paste a strategy, or generate one.'],
  ['Empty strategy', 'Write or paste a strategy, or discard the change to have the saved one back.'],
  [
    'Parse error',
    'The text could not be read: a bracket, a comma or a quotation mark is not where it belongs. It is kept as it is.',
  ],
];
const ANY_ADVICE =
  'No section of a strategy was found in the text, such as "ColorPalettes" or "BrandVoiceGuide". It is kept as it is.';

interface ReadingNoticeProps {
  /** What a text that could not be read means here. */
  title: string;
  metadata: ParseMetadata;
}

/** How the text was read: not at all, or repaired; nothing when it was read as it stands. */
export function ReadingNotice({ title, metadata }: ReadingNoticeProps) {
  const { isFallback, fallbackReason, repairs } = metadata;
  if (isFallback)
    return (
      <Notice tone="caution">
        <strong>{title}</strong> {ADVICE.find(([reason]) => fallbackReason?.startsWith(reason))?.[1] ?? ANY_ADVICE}
        <small className={styles.reason}>{fallbackReason}</small>
      </Notice>
    );
  const told = repairsTold(metadata);
  return told.length === 0 ? null : (
    <Notice tone={repairs.breaksOffAt === null ? undefined : 'caution'}>
      {[...told, 'The text itself is unchanged under Edit Text.'].join(' ')}
    </Notice>
  );
}

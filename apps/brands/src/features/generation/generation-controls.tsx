import { Button, ChoiceButtons } from '@maquette/ui';
import styles from './generation-controls.module.css';

export type Way = 'background' | 'instant';

const WAYS = [
  { value: 'background', label: 'Background Generation' },
  { value: 'instant', label: 'Instant Generation' },
] as const;

interface GenerationControlsProps {
  way: Way;
  onWayChange: (way: Way) => void;
  running: boolean;
  /** Nothing else on the page is more to the point. */
  leads: boolean;
  /** Of the button. */
  label: string;
  onGenerate: () => void;
}

/** How words are made, and the button that makes all of them. */
export const GenerationControls = ({
  way,
  onWayChange,
  running,
  leads,
  label,
  onGenerate,
}: GenerationControlsProps) => (
  <div className={styles.controls}>
    <ChoiceButtons label="Generation" hideLabel choices={WAYS} value={way} onValueChange={onWayChange} />
    <Button
      wide
      variant={leads ? 'accent' : 'outlined'}
      className={styles.generate}
      busy={running && 'Generating...'}
      onClick={onGenerate}
    >
      {label}
    </Button>
  </div>
);

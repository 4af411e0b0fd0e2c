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
  onGenerate: () => void;
}

/** How a strategy is made, and the button that makes it whole. */
export const GenerationControls = ({ way, onWayChange, running, leads, onGenerate }: GenerationControlsProps) => (
  <div className={styles.controls}>
    <ChoiceButtons label="Generation" hideLabel choices={WAYS} value={way} onValueChange={onWayChange} />
    <Button
      wide
      variant={leads ? 'accent' : 'outlined'}
      className={styles.generate}
      busy={running && 'Generating...'}
      onClick={onGenerate}
    >
      Generate Brand Design Strategy
    </Button>
  </div>
);

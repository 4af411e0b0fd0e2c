import type { Palette } from '@maquette/strategy';
import { Button, CopyButton, Segmented, Select } from '@maquette/ui';
import { SIGHTS, seenWith } from '@maquette/ui/documents';
import type { Sight } from '@maquette/ui/documents';
import { Contrast } from '@maquette/ui/icons';
import { useId, useState } from 'react';
import { AA, AA_LARGE, AAA, lightnessContrast, nearestPassing, ratioOf } from './contrast';
import { coloursOf } from './palette';
import styles from './palette-lab.module.css';

type Colour = ReturnType<typeof coloursOf>[number];

const levelOf = (ratio: number) =>
  ratio >= AAA ? 'AAA' : ratio >= AA ? 'AA' : ratio >= AA_LARGE ? 'AA for large text only' : 'fails AA';
/** Never rounded up to a level that is not reached. */
const shown = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const choices = SIGHTS.map(({ value, label }) => ({ value, label }));

/** Each colour as text on each other one: whether it can be read, how people see it who lack a colour, and a shade that passes. */
export function PaletteLab({ palettes }: { palettes: readonly Palette[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const tested = palettes.flatMap((palette, index) =>
    coloursOf(palette).length > 1
      ? [{ palette, label: palette.name ?? `Palette ${index + 1}`, value: String(index) }]
      : [],
  );
  if (tested.length === 0) return null;
  return (
    <div className={styles.lab} data-screen-only>
      <Button
        icon={<Contrast aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        Check contrast
      </Button>
      {isOpen && <Panel id={panel} tested={tested} />}
    </div>
  );
}

interface PanelProps {
  id: string;
  tested: readonly { palette: Palette; label: string; value: string }[];
}

function Panel({ id, tested }: PanelProps) {
  const [chosen, setChosen] = useState('');
  const [sight, setSight] = useState<Sight>('all');
  const one = tested.find(({ value }) => value === chosen) ?? tested[0];
  if (!one) return null;
  const colours = coloursOf(one.palette);
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.controls}>
        {tested.length > 1 && (
          <Select
            label="Palette"
            options={tested.map(({ label, value }) => ({ label, value }))}
            value={one.value}
            onValueChange={setChosen}
          />
        )}
        <Segmented label="Seen with" choices={choices} value={sight} onValueChange={setSight} />
      </div>
      <p className={styles.hint}>
        {SIGHTS.find(({ value }) => value === sight)?.share ??
          'WCAG 2.2 asks for 4.5 to 1, and for 3 to 1 where text is large. Lc is the lightness contrast of APCA: 75 and more for running text, 60 for what is not long.'}
      </p>
      <ul className={styles.pairs} aria-label="Pairs of colors">
        {colours.flatMap((text) =>
          colours
            .filter((ground) => ground.label !== text.label)
            .map((ground) => (
              // another palette, other answers
              <Pair key={`${one.value} ${text.label} ${ground.label}`} text={text} ground={ground} sight={sight} />
            )),
        )}
      </ul>
    </div>
  );
}

function Pair({ text, ground, sight }: { text: Colour; ground: Colour; sight: Sight }) {
  const [asks, setAsks] = useState(false);
  const [ink, under] = [seenWith(sight, text.hex), seenWith(sight, ground.hex)];
  const ratio = ratioOf(ink, under);
  const fails = ratio < AA;
  const shade = asks ? nearestPassing(text.hex, ground.hex) : null;
  return (
    <li className={styles.pair}>
      <div aria-hidden className={styles.sample} style={{ background: under, color: ink }}>
        <strong>Aa</strong>
        Small text, as it is read
      </div>
      <p className={styles.names} dir="auto">
        {text.name ?? text.label} on {ground.name ?? ground.label}
      </p>
      <p className={styles.figures}>
        <span data-fails={fails ? '' : undefined}>
          {shown(ratio)} to 1, {levelOf(ratio)}
        </span>
        <span>Lc {Math.round(lightnessContrast(ink, under))}</span>
      </p>
      {ratioOf(text.hex, ground.hex) < AA &&
        (shade ? (
          <p className={styles.shade}>
            <span aria-hidden className={styles.chip} style={{ background: ground.hex, color: shade }}>
              Aa
            </span>
            {shade.toUpperCase()}, {shown(ratioOf(shade, ground.hex))} to 1
            <CopyButton label={`Copy ${shade.toUpperCase()}`} text={shade.toUpperCase()} />
          </p>
        ) : (
          <div className={styles.ask}>
            <Button variant="quiet" onClick={() => setAsks(true)}>
              Nearest shade that passes
            </Button>
          </div>
        ))}
    </li>
  );
}

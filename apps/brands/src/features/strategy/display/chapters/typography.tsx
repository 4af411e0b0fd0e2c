import type { Palette, Typography } from '@maquette/strategy';
import { Button, RangeRuler, Segmented, TextField } from '@maquette/ui';
import { TypeFace, TypeSpecimen } from '@maquette/ui/documents';
import { Type } from '@maquette/ui/icons';
import { useId, useState } from 'react';
import { fontsOf, isItalic, useFaces, WEIGHTS } from '../fonts';
import type { ShownFace } from '../fonts';
import { paperInkOf } from '../palette';
import { More, Spread, Texts } from '../parts';
import type { Sample } from '../specimen';
import { leadingWords, widestOf, widthOf } from '../typeset';
import styles from './typography.module.css';

const CHOICES = WEIGHTS.map((value) => ({ value, label: value }));

/** What a line has on a phone, and where there is more room, in px. */
const LINE = { narrow: 340, wide: 520 };

/** None is shown on more of them. */
const LINES = 2;

const partAt = (line: string, px: number, room: keyof typeof LINE) => leadingWords(line, (LINES * LINE[room]) / px);

/**
 * What all sizes of a face are shown in: the first of the lines that stands whole at the largest of them. Where none does, the last: the first
 * letters of the script, or words of somebody's own, of which each size shows those that it has room for.
 */
const lineOfAll = (lines: readonly string[], largest: number, room: keyof typeof LINE): string =>
  lines.find((one) => widestOf(one) * largest <= LINE[room] && partAt(one, largest, room) === one) ??
  lines.at(-1) ??
  '';

/** How the specimens are set. */
const DEFAULTS = {
  heading: '',
  body: '',
  /** null is the one that the option names */
  headingWeight: null as (typeof WEIGHTS)[number] | null,
  bodyWeight: '400' as (typeof WEIGHTS)[number],
  lineHeight: 1.6,
};
type Setting = typeof DEFAULTS;

/** The options as specimens at size; in words, weights and a line height of one's own where somebody asks for that. */
export function TypographyChapter({
  options,
  palette,
  sample,
}: {
  options: readonly Typography[];
  palette?: Palette | undefined;
  sample: Sample;
}) {
  const [setting, setSetting] = useState(DEFAULTS);
  const [tries, setTries] = useState(false);
  const panel = useId();
  return (
    <Spread>
      <div className={styles.tryOut} data-screen-only>
        <Button
          icon={<Type aria-hidden />}
          aria-expanded={tries}
          aria-controls={panel}
          onClick={() => setTries(!tries)}
        >
          Try your own words
        </Button>
        {tries && (
          <TryOut
            id={panel}
            sample={sample}
            setting={setting}
            onChange={(change) => setSetting((now) => ({ ...now, ...change }))}
          />
        )}
      </div>
      {options.map((option, index) => (
        <Option
          key={index}
          option={option}
          index={index}
          isOnly={options.length === 1}
          sample={sample}
          setting={setting}
          ink={paperInkOf(palette)}
        />
      ))}
    </Spread>
  );
}

interface TryOutProps {
  id: string;
  sample: Sample;
  setting: Setting;
  onChange: (change: Partial<Setting>) => void;
}

const TryOut = ({ id, sample, setting, onChange }: TryOutProps) => (
  <div id={id} className={styles.controls}>
    <TextField
      label="Heading"
      autoFocus
      maxLength={120}
      placeholder={sample.heading}
      value={setting.heading}
      onChange={({ target }) => onChange({ heading: target.value })}
    />
    <TextField
      label="Body"
      maxLength={600}
      placeholder={sample.body}
      value={setting.body}
      onChange={({ target }) => onChange({ body: target.value })}
    />
    <Segmented
      fit
      label="Heading weight"
      choices={CHOICES}
      value={setting.headingWeight ?? '600'}
      onValueChange={(headingWeight) => onChange({ headingWeight })}
    />
    <Segmented
      fit
      label="Body weight"
      choices={CHOICES}
      value={setting.bodyWeight}
      onValueChange={(bodyWeight) => onChange({ bodyWeight })}
    />
    <RangeRuler
      inline
      label="Line height"
      min={1}
      max={2.2}
      step={0.05}
      value={setting.lineHeight}
      onValueChange={(lineHeight) => onChange({ lineHeight })}
    />
  </div>
);

interface OptionProps {
  option: Typography;
  index: number;
  isOnly: boolean;
  sample: Sample;
  setting: Setting;
  ink: string | undefined;
}

function Option({ option, index, isOnly, sample, setting, ink }: OptionProps) {
  const { headingPrimary, headingSecondary, body } = option;
  const { heading, second, body: text } = useFaces(option, sample.all + setting.heading + setting.body);
  const faces = [
    { role: 'Heading', of: headingPrimary, shown: heading, why: headingPrimary?.rationale },
    { role: 'Second heading', of: headingSecondary, shown: second, why: headingSecondary?.usage },
    { role: 'Body', of: body, shown: text, lineHeight: body?.lineHeightSaid ?? body?.lineHeight, why: body?.rationale },
  ];
  const name = option.name ?? (fontsOf(option) || `Option ${index + 1}`);
  return (
    <article className={styles.option}>
      <header className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        {option.strategicName && (
          <p className={styles.strategic} dir="auto">
            {option.strategicName}
          </p>
        )}
      </header>
      <TypeSpecimen
        heading={setting.heading || sample.heading}
        widest={widthOf(setting.heading || sample.heading)}
        body={setting.body || sample.body}
        headingFont={heading.stack}
        bodyFont={text.stack}
        headingWeight={Number(setting.headingWeight ?? headingPrimary?.weights[0] ?? 600)}
        bodyWeight={Number(setting.bodyWeight)}
        headingItalic={isItalic(headingPrimary)}
        bodyItalic={isItalic(body)}
        lineHeight={setting.lineHeight}
        ink={ink}
        headingNote={heading.notice}
        bodyNote={text.notice}
      >
        {faces.flatMap(({ role, of, shown, lineHeight, why }) =>
          of
            ? [
                <TypeFace
                  key={role}
                  role={role}
                  font={shown.notice === null || isItalic(of) ? shown.stack : undefined}
                  italic={isItalic(of)}
                  weight={of.weights[0] ?? (of === body ? 400 : undefined)}
                  name={of.font?.replace(/ (?=\S{1,2}$)/, '\u00a0') ?? 'Not named'}
                  figures={[
                    of.weightNames ?? of.weights.join(', '),
                    ...(of === headingPrimary
                      ? []
                      : of.sizes.map(({ name: size, text: told }) => [size, told].filter(Boolean).join(' '))),
                    lineHeight && `line ${lineHeight}`,
                    ...of.more.map(({ name: what, text: told }) => `${what ?? ''}: ${told ?? ''}`),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  note={why}
                  // what the sheet shows says so there
                  standIn={of === headingSecondary ? shown.notice : null}
                />,
              ]
            : [],
        )}
      </TypeSpecimen>
      <Texts
        texts={[
          { title: 'Rationale', text: option.rationale },
          { title: 'Why they go together', text: option.pairingRationale },
        ]}
      />
      <Scale
        option={option}
        of={isOnly ? null : name}
        heading={heading}
        second={second}
        lines={setting.heading ? [setting.heading] : sample.lines}
      />
      <Texts
        texts={[
          { title: 'Scale', text: option.scale },
          { title: 'Spacing', text: option.spacingNotes },
          { title: 'Hierarchy', text: option.hierarchyNotes },
          { title: 'On small screens', text: option.responsiveNotes },
        ]}
      />
      <More of={option.more} />
    </article>
  );
}

/** What a second heading is shown at, which names no size. */
const SECOND = 24;
/** Larger ones would have one word a line. */
const LARGEST = 96;

interface ScaleProps {
  option: Typography;
  /** what the option is called, where there are several */
  of: string | null;
  heading: ShownFace;
  second: ShownFace;
  lines: readonly string[];
}

/** The headings at their real sizes and in their weights, the largest first. */
function Scale({ option: { headingPrimary, headingSecondary }, of, heading, second, lines }: ScaleProps) {
  const sizes = headingPrimary?.sizes ?? [];
  if (sizes.length === 0) return null;
  const steps = [
    ...[...sizes]
      .sort((one, other) => (other.px ?? 0) - (one.px ?? 0))
      .map(({ name, text, px }) => ({
        name,
        text,
        px: px !== null && px > 0 && px <= LARGEST ? px : null,
        font: heading.stack,
        italic: isItalic(headingPrimary),
        weight: headingPrimary?.weights[0] ?? 600,
      })),
    ...(headingSecondary
      ? [
          {
            name: null,
            text: 'Second heading',
            px: SECOND,
            font: second.stack,
            italic: isItalic(headingSecondary),
            weight: headingSecondary.weights[0] ?? 600,
          },
        ]
      : []),
  ];
  const largest = Math.max(...steps.map(({ px }) => px ?? 0));
  const line = { narrow: lineOfAll(lines, largest, 'narrow'), wide: lineOfAll(lines, largest, 'wide') };
  return (
    <div className={styles.sizes}>
      {/* on paper they may stand on the page after its name */}
      <h4 className={styles.label} dir="auto">
        {of === null ? 'Sizes' : `Sizes of ${of}`}
      </h4>
      {heading.notice && (
        <p dir="ltr" className={styles.standIn}>
          {heading.notice}
        </p>
      )}
      <ul className={styles.scale} aria-label="Sizes">
        {steps.map(({ name, text, px, font, italic, weight }, index) => (
          <li key={index}>
            <span className={styles.step}>
              {name && (
                <>
                  <strong dir="auto">{name}</strong>{' '}
                </>
              )}
              <bdi>{text}</bdi>
            </span>
            {px !== null &&
              (['narrow', 'wide'] as const).map((room) => (
                <span
                  key={room}
                  dir="auto"
                  className={styles.set}
                  data-room={room}
                  style={{
                    fontFamily: font,
                    fontSize: `${px}px`,
                    fontWeight: weight,
                    fontStyle: italic ? 'italic' : undefined,
                  }}
                >
                  {partAt(line[room], px, room)}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Palette, Typography } from '@maquette/strategy';
import { Button, RangeRuler, Segmented, TextField } from '@maquette/ui';
import { boundName, TypeFace, TypeSpecimen } from '@maquette/ui/documents';
import { Type } from '@maquette/ui/icons';
import { useId, useState } from 'react';
import { fontsOf, largeIn, useFaces, WEIGHTS } from '../fonts';
import { paperInkOf } from '../palette';
import { isOpen, isQuestion, More, Spread, Texts } from '../parts';
import { alphabetOf, lettersOf } from '../scripts';
import { widestOf, widthOf } from '../typeset';
import styles from './typography.module.css';

interface Sample {
  heading: string;
  body: string;
  /** What the sizes are shown in, the best first. */
  lines: readonly string[];
}
const CHOICES = WEIGHTS.map((value) => ({ value, label: value }));

/** A promise of up to so many letters is set large. */
const LONGEST_HEADING = 80;
/** Less shows no lines. */
const SHORTEST_BODY = 40;
/** More would outweigh the heading. */
const LONGEST_BODY = 260;

/** Its first sentences, as many as make some lines. */
const opening = (text: string) =>
  text.length <= LONGEST_BODY
    ? text
    : (text.slice(0, LONGEST_BODY).match(/^.*[.!?。؟…](?=\s|$|[^\p{L}\p{N}\s])/su)?.[0] ??
      `${text.slice(0, LONGEST_BODY).replace(/\s+\S*$/, '')}…`);

/** Words of the brand's own for a specimen: what it promises, or its name where that is no line; without a text the alphabet. */
function ownWords(brandName: string, promise: string | null | undefined, text: string | null | undefined): Sample {
  const line =
    promise && !isOpen(promise) && !isQuestion(promise) && promise.length <= LONGEST_HEADING ? promise : undefined;
  const name = boundName(brandName);
  const heading = line ?? name;
  const letters = lettersOf(heading);
  return {
    heading,
    lines: [
      name.length < heading.length ? name : heading,
      // of a long name the words that are long enough to be one
      ...name.split(/\s+/).filter((word) => word.length > 3),
      letters,
    ],
    // other scripts say more in fewer letters
    body:
      text && !isOpen(text) && (text.length >= SHORTEST_BODY || lettersOf(text) !== 'Aa')
        ? opening(text)
        : alphabetOf(heading),
  };
}

/** What a line has on a phone, and where there is more room, in px. */
const LINE = { narrow: 340, wide: 520 };

/** What stands whole at a size on a line: where nothing does, the first letters of its script. */
const lineAt = (lines: readonly string[], px: number, room: keyof typeof LINE): string =>
  lines.find((line) => widestOf(line) * px <= LINE[room]) ?? lines.at(-1) ?? '';

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
  brandName,
  words,
  text,
}: {
  options: readonly Typography[];
  palette?: Palette | undefined;
  brandName: string;
  /** What the brand promises. */
  words?: string | null | undefined;
  /** Running text of its own. */
  text?: string | null | undefined;
}) {
  const sample = ownWords(brandName, words, text);
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
        <Option key={index} option={option} index={index} sample={sample} setting={setting} ink={paperInkOf(palette)} />
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
  sample: Sample;
  setting: Setting;
  ink: string | undefined;
}

function Option({ option, index, sample, setting, ink }: OptionProps) {
  const { headingPrimary, headingSecondary, body } = option;
  const {
    heading,
    second,
    body: text,
  } = useFaces(option, setting.heading || sample.heading, setting.body || sample.body);
  const faces = [
    { role: 'Heading', of: headingPrimary, shown: heading, why: headingPrimary?.rationale },
    { role: 'Second heading', of: headingSecondary, shown: second, why: headingSecondary?.usage },
    { role: 'Body', of: body, shown: text, lineHeight: body?.lineHeightSaid ?? body?.lineHeight, why: body?.rationale },
  ];
  return (
    <article className={styles.option}>
      <header className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {option.name ?? (fontsOf(option) || `Option ${index + 1}`)}
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
        lineHeight={setting.lineHeight}
        ink={ink}
        absent={
          heading.standsIn !== null && headingPrimary?.font
            ? {
                name: headingPrimary.font,
                note: `Not at hand here. What is set below, small, is ${heading.standsIn}.`,
              }
            : undefined
        }
      >
        {faces.flatMap(({ role, of, shown, lineHeight, why }) =>
          of
            ? [
                <TypeFace
                  key={role}
                  role={role}
                  font={largeIn(shown)}
                  weight={shown.standsIn === null ? of.weights[0] : undefined}
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
                  note={
                    <>
                      {why}
                      {shown.standsIn && shown !== heading && <span className={styles.standIn}>Not at hand here.</span>}
                    </>
                  }
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
        heading={largeIn(heading)}
        second={largeIn(second)}
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
  /** undefined where the face is not at hand: its sizes are told, and nothing is set in another */
  heading: string | undefined;
  second: string | undefined;
  lines: readonly string[];
}

/** The headings at their real sizes and in their weights, the largest first; figures alone where their face is not at hand. */
function Scale({ option: { headingPrimary, headingSecondary }, heading, second, lines }: ScaleProps) {
  const sizes = headingPrimary?.sizes ?? [];
  if (sizes.length === 0) return null;
  const steps = [
    ...[...sizes]
      .sort((one, other) => (other.px ?? 0) - (one.px ?? 0))
      .map(({ name, text, px }) => ({
        name,
        text,
        px: px !== null && px > 0 && px <= LARGEST ? px : null,
        font: heading,
        weight: headingPrimary?.weights[0] ?? 600,
      })),
    ...(headingSecondary && heading && second
      ? [
          {
            name: null,
            text: 'Second heading',
            px: SECOND,
            font: second,
            weight: headingSecondary.weights[0] ?? 600,
          },
        ]
      : []),
  ];
  return (
    <div className={styles.sizes}>
      <h4 className={styles.label}>Sizes</h4>
      <ul className={heading ? styles.scale : styles.bare} aria-label="Sizes">
        {steps.map(({ name, text, px, font, weight }, index) => (
          <li key={index}>
            <span className={styles.step}>
              {name && (
                <>
                  <strong dir="auto">{name}</strong>{' '}
                </>
              )}
              <bdi>{text}</bdi>
            </span>
            {font &&
              px !== null &&
              (['narrow', 'wide'] as const).map((room) => (
                <span
                  key={room}
                  dir="auto"
                  className={styles.set}
                  data-room={room}
                  style={{ fontFamily: font, fontSize: `${px}px`, fontWeight: weight }}
                >
                  {lineAt(lines, px, room)}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Typography } from '@maquette/strategy';
import { RangeRuler, Segmented, TextField } from '@maquette/ui';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import styles from './display.module.css';
import { Rows, TextPart, Words } from './parts';

const WEIGHTS = ['300', '400', '500', '600', '700'] as const;
const HEADING = 'Made by hand, made to last';
const BODY =
  'A line of text is read in the time that its letters allow. Good type says what the words say, and no more.';

/** A family that the page or the machine has; another one is shown in a face that is there. */
const familyOf = (font: string | null | undefined, fallback: string) =>
  font ? `"${font.replace(/["\\]/g, '')}", ${fallback}` : fallback;

/** Whether the browser has the face, so that nobody takes another one for it. */
const isThere = (font: string | null | undefined): boolean => {
  const fonts = (document as Partial<Document>).fonts;
  if (!font || !fonts) return true;
  const ours = ['Familjen Grotesk', 'Instrument Sans'];
  if (ours.includes(font)) return true;
  try {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return true;
    const widthIn = (family: string) => {
      canvas.font = `40px ${family}`;
      return canvas.measureText('mmMwWi1Qg@').width;
    };
    return ['serif', 'monospace'].some((base) => widthIn(familyOf(font, base)) !== widthIn(base));
  } catch {
    return true;
  }
};

/** The options as specimens, with words, weights and line height of one's own. */
export function TypographySection({ options }: { options: readonly Typography[] }) {
  const [heading, setHeading] = useState(HEADING);
  const [body, setBody] = useState(BODY);
  const [headingWeight, setHeadingWeight] = useState<(typeof WEIGHTS)[number]>('600');
  const [bodyWeight, setBodyWeight] = useState<(typeof WEIGHTS)[number]>('400');
  const [lineHeight, setLineHeight] = useState(1.6);
  const choices = WEIGHTS.map((value) => ({ value, label: value }));
  const look = { '--heading-weight': headingWeight, '--body-weight': bodyWeight, '--leading': lineHeight };
  return (
    <div className={styles.options} style={look as CSSProperties}>
      <div className={styles.tryOut} data-screen-only>
        <TextField
          label="Heading"
          value={heading}
          maxLength={120}
          onChange={(event) => setHeading(event.target.value)}
        />
        <TextField label="Body" value={body} maxLength={600} onChange={(event) => setBody(event.target.value)} />
        <Segmented
          fit
          label="Heading weight"
          choices={choices}
          value={headingWeight}
          onValueChange={setHeadingWeight}
        />
        <Segmented fit label="Body weight" choices={choices} value={bodyWeight} onValueChange={setBodyWeight} />
        <RangeRuler
          inline
          label="Line height"
          min={1}
          max={2.2}
          step={0.05}
          value={lineHeight}
          onValueChange={setLineHeight}
        />
      </div>
      {options.map((option, index) => (
        <Option key={index} option={option} index={index} heading={heading} body={body} />
      ))}
    </div>
  );
}

interface OptionProps {
  option: Typography;
  index: number;
  heading: string;
  body: string;
}

function Option({ option, index, heading, body }: OptionProps) {
  const { headingPrimary, headingSecondary } = option;
  const missing = [headingPrimary?.font, option.body?.font].filter((font) => !isThere(font));
  const facts = [
    { title: 'Heading', face: headingPrimary, more: headingPrimary?.sizesRem.map((size) => `${size} rem`).join(', ') },
    { title: 'Second heading', face: headingSecondary, more: headingSecondary?.usage },
    { title: 'Body', face: option.body, more: option.body?.lineHeight && `line ${option.body.lineHeight}` },
  ];
  return (
    <article className={styles.option}>
      <h3 className={styles.partTitle} dir="auto">
        {option.name ?? `Option ${index + 1}`}
        {option.strategicName && <span className={styles.aside}>{option.strategicName}</span>}
      </h3>
      <div className={styles.specimen} dir="auto">
        <p
          className={styles.specimenHeading}
          style={{ fontFamily: familyOf(headingPrimary?.font, 'var(--font-display)') }}
        >
          {heading || HEADING}
        </p>
        <p className={styles.specimenBody} style={{ fontFamily: familyOf(option.body?.font, 'var(--font-text)') }}>
          {body || BODY}
        </p>
      </div>
      {missing.length > 0 && (
        <p className={styles.note}>
          {[...new Set(missing)].join(' and ')} {missing.length > 1 ? 'are' : 'is'} not on this machine: the specimen is
          set in another face.
        </p>
      )}
      <Rows
        rows={facts.flatMap(({ title, face, more }) =>
          face
            ? [
                {
                  name: title,
                  children: (
                    <>
                      <span className={styles.face}>{face.font ?? 'Not named'}</span>
                      <span className={styles.figures}>
                        {[face.weights.join(', '), more].filter(Boolean).join(' · ')}
                      </span>
                    </>
                  ),
                },
              ]
            : [],
        )}
      />
      <Words text={option.rationale} />
      <TextPart title="Why they go together" text={option.pairingRationale} />
      <TextPart title="Spacing" text={option.spacingNotes} />
      <TextPart title="Hierarchy" text={option.hierarchyNotes} />
      <TextPart title="On small screens" text={option.responsiveNotes} />
    </article>
  );
}

import { classNames } from '@maquette/ui';
import type { CSSProperties, ReactNode } from 'react';
import styles from './type-specimen.module.css';

export interface TypeSpecimenProps {
  heading: string;
  body: string;
  /** Names of font families that the page has loaded, or stacks of them. */
  headingFont: string;
  bodyFont: string;
  /** How wide the widest word of the heading is, in em: it is set so that it fits. */
  widest?: number | undefined;
  /** 300 to 700 */
  headingWeight?: number;
  bodyWeight?: number;
  /** of the body, times its size */
  lineHeight?: number;
  /** '#rrggbb' of the heading: the brand's own, on paper; text is read in ink. */
  ink?: string | undefined;
  /** Whether they are set in italics. */
  headingItalic?: boolean;
  bodyItalic?: boolean;
  /** Under each line: what really sets it, where that is another face than the one that is named. */
  headingNote?: string | null | undefined;
  bodyNote?: string | null | undefined;
  /** Beside or under the sheet: what each face is for. */
  children?: ReactNode;
}

/** Two faces as they are set: the heading at size, the body under it. Always on paper, in each theme. */
export const TypeSpecimen = ({
  heading,
  body,
  headingFont,
  bodyFont,
  widest,
  headingWeight = 600,
  bodyWeight = 400,
  lineHeight = 1.6,
  ink,
  headingItalic,
  bodyItalic,
  headingNote,
  bodyNote,
  children,
}: TypeSpecimenProps) => (
  <div className={styles.room}>
    <div className={classNames(styles.specimen, children ? styles.withFacts : undefined)}>
      <div className={styles.sheet} data-solid="">
        <p
          dir="auto"
          className={styles.heading}
          style={
            {
              color: ink,
              fontFamily: headingFont,
              fontWeight: headingWeight,
              fontStyle: headingItalic ? 'italic' : undefined,
              '--widest': widest,
            } as CSSProperties
          }
          data-long={heading.length > 40 ? '' : undefined}
        >
          {heading}
        </p>
        <SetIn note={headingNote} />
        <div
          className={styles.body}
          style={{
            fontFamily: bodyFont,
            fontWeight: bodyWeight,
            fontStyle: bodyItalic ? 'italic' : undefined,
            lineHeight,
          }}
        >
          {/* the lines of an alphabet, none of which ends with a letter alone */}
          {body.split('\n').map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
        </div>
        <SetIn note={bodyNote} />
      </div>
      {children && <div className={styles.facts}>{children}</div>}
    </div>
  </div>
);

const SetIn = ({ note }: { note: string | null | undefined }) =>
  note ? (
    <p dir="ltr" className={styles.setIn}>
      {note}
    </p>
  ) : null;

export interface TypeFaceProps {
  /** 'Heading' */
  role: string;
  /** A family, or a stack of which the first one is named; without one the name is in the face of the product. */
  font: string | undefined;
  /** That its name is set in, 600 by default. */
  weight?: number | undefined;
  italic?: boolean;
  /** What is named in place of the first of the stack. */
  name?: string;
  /** 600 700, 'line 1.6': what is set how. */
  figures?: string;
  /** What it is for. */
  note?: ReactNode;
  /** What really sets it, where that is another face. */
  standIn?: string | null;
}

/** One face with what it is for, written in itself. */
export const TypeFace = ({ role, font, weight, italic, name, figures, note, standIn }: TypeFaceProps) => (
  <div className={styles.face}>
    <p className={styles.role}>{role}</p>
    <div className={styles.line}>
      <p
        dir="auto"
        className={styles.font}
        data-plain={font ? undefined : ''}
        style={{ fontFamily: font, fontWeight: weight, fontStyle: italic ? 'italic' : undefined }}
      >
        {name ?? font?.split(',')[0]?.replace(/["']/g, '')}
      </p>
      {figures && (
        <p className={styles.figures}>
          <bdi dir="ltr">{figures}</bdi>
        </p>
      )}
    </div>
    {note && (
      <p dir="auto" className={styles.note}>
        {note}
      </p>
    )}
    <SetIn note={standIn} />
  </div>
);

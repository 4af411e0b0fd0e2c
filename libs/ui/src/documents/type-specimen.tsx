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
  /** '#rrggbb' of the words: the brand's own ink, on paper. */
  ink?: string | undefined;
  /** The face that the heading would be in, where it is not at hand: it is named, and what stands in is shown small. */
  absent?: { name: string; note: string } | undefined;
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
  absent,
  children,
}: TypeSpecimenProps) => (
  <div className={styles.room}>
    <div className={classNames(styles.specimen, children ? styles.withFacts : undefined)}>
      <div className={styles.sheet} style={{ color: ink }} data-solid="">
        {absent && (
          <>
            <p dir="auto" className={styles.absent}>
              {absent.name}
            </p>
            <p className={styles.note}>{absent.note}</p>
          </>
        )}
        <p
          dir="auto"
          className={absent ? styles.small : styles.heading}
          style={{ fontFamily: headingFont, fontWeight: headingWeight, '--widest': widest } as CSSProperties}
          data-long={heading.length > 40 ? '' : undefined}
        >
          {heading}
        </p>
        <p dir="auto" className={styles.body} style={{ fontFamily: bodyFont, fontWeight: bodyWeight, lineHeight }}>
          {body}
        </p>
      </div>
      {children && <div className={styles.facts}>{children}</div>}
    </div>
  </div>
);

export interface TypeFaceProps {
  /** 'Heading' */
  role: string;
  /** A family, or a stack of which the first one is named; without one the name is in the face of the product. */
  font: string | undefined;
  /** That its name is set in, 600 by default. */
  weight?: number | undefined;
  /** What is named in place of the first of the stack. */
  name?: string;
  /** 600 700, 'line 1.6': what is set how. */
  figures?: string;
  /** That another face stands in its place, for example. */
  note?: ReactNode;
}

/** One face with what it is for, written in itself. */
export const TypeFace = ({ role, font, weight, name, figures, note }: TypeFaceProps) => (
  <div className={styles.face}>
    <p className={styles.role}>{role}</p>
    <div className={styles.line}>
      <p dir="auto" className={styles.font} style={{ fontFamily: font, fontWeight: weight }}>
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
  </div>
);

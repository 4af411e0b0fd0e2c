import { TextArea, TextField, classNames } from '@maquette/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './type-specimen.module.css';

export interface TypeSpecimenProps {
  /** What is set until somebody writes something else. */
  heading: string;
  body: string;
  /** Names of font families that the page has loaded, or stacks of them. */
  headingFont: string;
  bodyFont: string;
  /** 300 to 700 */
  headingWeight?: number;
  bodyWeight?: number;
  /** of the body, times its size */
  lineHeight?: number;
  /** '#rrggbb' of the words: the brand's own ink, on paper. */
  ink?: string;
  /** Beside or under the sheet: what each face is for. */
  children?: ReactNode;
}

/** Two faces as they are set: the heading at size on its lines, the body under it, in words of one's own. Always on paper, in each theme. */
export function TypeSpecimen({
  heading,
  body,
  headingFont,
  bodyFont,
  headingWeight = 600,
  bodyWeight = 400,
  lineHeight = 1.6,
  ink,
  children,
}: TypeSpecimenProps) {
  const [ownHeading, setOwnHeading] = useState('');
  const [ownBody, setOwnBody] = useState('');
  return (
    <div className={styles.room}>
      <div className={classNames(styles.specimen, children ? styles.withFacts : undefined)}>
        <div className={styles.sheet} style={{ color: ink }}>
          <p
            className={styles.heading}
            style={{ fontFamily: headingFont, fontWeight: headingWeight }}
            data-long={(ownHeading || heading).length > 40 ? '' : undefined}
          >
            <span aria-hidden className={styles.lines} />
            {ownHeading || heading}
          </p>
          <p className={styles.body} style={{ fontFamily: bodyFont, fontWeight: bodyWeight, lineHeight }}>
            {ownBody || body}
          </p>
        </div>
        {children && <div className={styles.facts}>{children}</div>}
        <div className={styles.own}>
          <TextField
            label="Heading text"
            optional
            maxLength={120}
            placeholder={heading}
            value={ownHeading}
            onChange={(event) => setOwnHeading(event.target.value)}
          />
          <TextArea
            label="Body text"
            optional
            rows={1}
            maxLength={600}
            placeholder={body}
            value={ownBody}
            onChange={(event) => setOwnBody(event.target.value)}
          />
        </div>
      </div>
    </div>
  );
}

export interface TypeFaceProps {
  /** 'Heading' */
  role: string;
  font: string;
  /** 600 700, 'line 1.6': what is set how. */
  figures?: string;
  /** That another face stands in its place, for example. */
  note?: ReactNode;
}

/** One face with what it is for, written in itself. */
export const TypeFace = ({ role, font, figures, note }: TypeFaceProps) => (
  <div className={styles.face}>
    <p className={styles.role}>{role}</p>
    <div className={styles.line}>
      <p className={styles.font} style={{ fontFamily: font }}>
        {font.split(',')[0]?.replace(/["']/g, '')}
      </p>
      {figures && <p className={styles.figures}>{figures}</p>}
    </div>
    {note && <p className={styles.note}>{note}</p>}
  </div>
);

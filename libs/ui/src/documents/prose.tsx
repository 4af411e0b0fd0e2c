import { classNames } from '@maquette/ui';
import styles from './prose.module.css';

export interface ProseProps {
  /** As somebody wrote it. A blank line ends a paragraph, other line ends stay; markup is text like any other. */
  text: string;
  className?: string;
}

/** Running text to be read: 68 characters a line. */
export const Prose = ({ text, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)}>
    {text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
  </div>
);

import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import { classNames } from '../class-names';
import styles from './tape.module.css';

interface TapeProps {
  /** The measured part, 0 to 1. */
  value: number;
  /** Ticks divide the length into so many parts; every `major`th is long. */
  intervals?: number;
  major?: number;
  /** Ticks hang from the line instead of standing on it. */
  hanging?: boolean;
  className?: string | undefined;
}

/** Only for a real quantity, with its number beside it. For progress use `TapeProgress`, for an entry `RangeRuler`. */
export const Tape = memo(function Tape({ value, intervals = 40, major = 5, hanging, className }: TapeProps) {
  const ticks = Array.from(
    { length: intervals + 1 },
    (_, i) => `M${i} 12V${i % major === 0 || i === intervals ? 0 : 6}`,
  ).join('');
  const clipPath = `inset(-1px ${(1 - value) * 100}% -1px -1px)`;
  const frame = { viewBox: `0 0 ${intervals} 12`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;
  return (
    <div className={classNames(styles.tape, hanging && styles.down, className)}>
      <svg {...frame} className={styles.ticks}>
        <path d={ticks} />
      </svg>
      {value > 0 && (
        <svg {...frame} className={classNames(styles.ticks, styles.measured)} style={{ clipPath }}>
          <path d={ticks} />
          <path d={`M0 12H${intervals}`} className={styles.base} />
        </svg>
      )}
    </div>
  );
});

export interface TapeProgressProps {
  /** What is going on: 'Processing...'. */
  label: string;
  /** 0 to 100, or undefined when nobody knows yet: an empty tape and no number. */
  value?: number | undefined;
  /** Hides label and number where they stand elsewhere. */
  bare?: boolean;
  className?: string;
}

/** Progress as a measuring tape. */
export function TapeProgress({ label, value, bare, className }: TapeProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames(styles.progress, className)}
    >
      {!bare && (
        <div className={styles.line}>
          <span>{label}</span>
          {percent !== undefined && <span className={styles.amount}>{percent}%</span>}
        </div>
      )}
      <div className={styles.every6}>
        {percent !== undefined && percent > 0 && (
          <div className={styles.passed} style={{ clipPath: `inset(-1px ${100 - percent}% -1px -1px)` }} />
        )}
      </div>
    </div>
  );
}

export interface RangeRulerProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How the number is written; two digits by default when the step is below 1. */
  format?: (value: number) => string;
  /** What the two ends mean. */
  ends?: readonly [ReactNode, ReactNode];
  /** Label, ruler and number in one line. */
  inline?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A number read off a ruler. The control is a native range: arrows, Page Up/Down, Home and End work. */
export function RangeRuler({
  label,
  value,
  onValueChange,
  min = 0,
  max = 1,
  step = 0.01,
  format,
  ends,
  inline,
  disabled,
  className,
}: RangeRulerProps) {
  const id = useId();
  const text = format ? format(value) : value.toFixed(step < 1 ? 2 : 0);
  const slider = (
    <div className={styles.slider}>
      <Tape value={inline ? 0 : (value - min) / (max - min)} intervals={inline ? 20 : 45} />
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  );
  if (inline) {
    return (
      <div className={classNames(styles.inline, className)}>
        <label htmlFor={id}>{label}</label>
        {slider}
        <output htmlFor={id} className={styles.amount}>
          {text}
        </output>
      </div>
    );
  }
  return (
    <div className={classNames(styles.ruler, className)}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.amount}>
          {text}
        </output>
      </div>
      {slider}
      {ends && (
        <div className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

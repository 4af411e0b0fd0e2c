import { brandVariable, isBrandVariable } from '@maquette/generation/prompts';
import { TextField, classNames } from '@maquette/ui';
import type { FillIn } from '../use-fill-in';
import type { CSSProperties } from 'react';
import styles from './fill-in.module.css';

const isColour = (value: string | undefined) => /^#(?:[\da-f]{3}){1,2}$/i.test(value ?? '');

/** A field for each variable; those of the brand come filled in and can be said otherwise. */
export function FillInFields({ fillIn }: { fillIn: FillIn }) {
  const { names, values, fill, brand, isReading, missing, isAsked, firstMissing } = fillIn;
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const known = brandVariable(name);
        const value = values.get(name) ?? '';
        return (
          <TextField
            key={name}
            label={known?.label ?? name}
            autoComplete="off"
            value={value}
            {...(isColour(value) && { className: styles.ofColour, style: { '--colour': value } as CSSProperties })}
            ref={name === missing[0] ? firstMissing : undefined}
            error={isAsked && missing.includes(name) ? 'Not filled in yet.' : undefined}
            onChange={(event) => fill(name, event.target.value)}
            hint={
              !isBrandVariable(name) || value
                ? undefined
                : !known
                  ? 'A brand has nothing of this name. Fill it in by hand.'
                  : isReading
                    ? 'Reading the brand...'
                    : brand
                      ? `${brand.name} does not say. Fill it in by hand.`
                      : 'Choose a brand, or fill it in by hand.'
            }
          />
        );
      })}
    </div>
  );
}

/** The prompt with what stands for its variables; what is still open stays in sight as it was written. */
export function FilledPrompt({ fillIn: { parts, values }, label }: { fillIn: FillIn; label: string }) {
  return (
    <p aria-label={label} role="group" className={styles.text} dir="auto">
      {parts.length === 0 && <span className={styles.none}>No prompt text available.</span>}
      {parts.map(({ text, variable }, index) => {
        if (variable === undefined) return text;
        const value = values.get(variable)?.trim();
        return (
          <mark
            key={index}
            className={classNames(
              styles.variable,
              !value && (isBrandVariable(variable) && !brandVariable(variable) ? styles.wrong : styles.open),
              isColour(value) && styles.colour,
            )}
          >
            {isColour(value) && <span aria-hidden className={styles.swatch} style={{ background: value }} />}
            {value || text}
          </mark>
        );
      })}
    </p>
  );
}

import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the focus on the first field in error after a submit, or on `otherwise` when the error is of the whole form. (The library's own
 * way comes too early: the inputs are disabled while a form is busy.)
 */
export function useErrorFocus<Fields extends FieldValues>(
  { formState, setFocus }: Pick<UseFormReturn<Fields>, 'formState' | 'setFocus'>,
  otherwise: Path<Fields>,
): void {
  const { errors, isSubmitting, submitCount } = formState;
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  }, [errors]);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const { root, ...fields } = latest.current;
    const [first] = Object.keys(fields);
    if (first) setFocus(first as Path<Fields>);
    else if (root) setFocus(otherwise);
  }, [isSubmitting, submitCount, setFocus, otherwise]);
}

import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';

/** How a form stands; `useRequestForm` of web-core makes one. */
export interface FormStatus {
  submit: (event?: FormEvent) => unknown;
  isSending: boolean;
  /** Something is written that closing would lose. */
  unsaved: boolean;
  /** What is wrong with the whole, not with one field. */
  problem: string | undefined;
  /** Grows whenever it is submitted and whenever the server refuses it. */
  attempts: number;
}

export interface FormProps {
  form: Omit<FormStatus, 'unsaved'>;
  id?: string;
  /** Name of the control that takes the focus when no field but the whole is refused. */
  focusOnProblem?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A file input is hidden; the button beside it opens it. */
const visible = (control: HTMLElement) =>
  control.matches('[type=file]') ? control.parentElement?.querySelector<HTMLElement>('button') : control;

/** A form that is checked by our rules, submits on Ctrl+Enter and Cmd+Enter from any field too, and shows the first field in error after a refusal. */
export function Form({
  form: { submit, isSending, problem, attempts },
  id,
  focusOnProblem,
  className,
  children,
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef<string>(undefined);
  useEffect(() => {
    latest.current = problem && focusOnProblem;
  }, [problem, focusOnProblem]);
  useEffect(() => {
    if (isSending) return; // its fields may be disabled
    const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // What is wrong may be out of sight on a small screen.
    if (invalid) visible(invalid)?.focus();
    else if (latest.current) (element.current?.elements.namedItem(latest.current) as HTMLElement | null)?.focus();
  }, [attempts, isSending]);
  return (
    <form
      ref={element}
      id={id}
      className={className}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </form>
  );
}

import { ApiError, sentenceOf } from '@maquette/web-core';
import type { FormStatus } from '@maquette/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError, FieldValues, Path, UseFormProps, UseFormReturn } from 'react-hook-form';

interface RequestFormOptions<Values extends FieldValues, Sent, Answer> extends Omit<
  UseFormProps<Values, unknown, Sent>,
  'shouldFocusError'
> {
  send: (values: Sent) => Promise<Answer>;
  /** After every success, even when the form was closed meanwhile. */
  onSent?: (answer: Answer) => void;
  /** After a success while the form is still there: close it, go on. */
  onDone?: (answer: Answer) => void;
  /** What is said when the server's answer has no sentence; or what is said of each error. */
  failed: string | ((error: Error & { code?: string }) => string);
}

/** react-hook-form's own, and how the form stands, for `Form` and `FormDialog` of ui. */
export type RequestForm<Values extends FieldValues, Sent = Values> = UseFormReturn<Values, unknown, Sent> & FormStatus;

/**
 * A form whose submission is one request: sent once however often it is asked for, nothing written is lost when it fails. Errors of the
 * server's `details` land at the fields they name, as far as the form has them; everything else is `problem`, until something is changed.
 */
export function useRequestForm<Values extends FieldValues, Sent = Values, Answer = unknown>({
  send,
  onSent,
  onDone,
  failed,
  ...options
}: RequestFormOptions<Values, Sent, Answer>): RequestForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({ ...options, shouldFocusError: false });
  const { handleSubmit, setError, clearErrors, getFieldState, subscribe } = form;
  const { errors, isDirty, submitCount } = form.formState;
  const [refusals, setRefusals] = useState(0);
  const underWay = useRef(false);
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => clearErrors('root') }),
    [subscribe, clearErrors],
  );

  const refuse = (error: Error & { code?: string }) => {
    const details = error instanceof ApiError ? error.details : [];
    const homeless = details.filter((detail) => {
      const field = detail.field as Path<Values>;
      setError(field, { type: 'server', message: detail.message });
      if (getFieldState(field).error?.ref) return false;
      clearErrors(field);
      return true;
    });
    if (details.length === 0 || homeless.length > 0) {
      const message = homeless[0]?.message ?? (typeof failed === 'string' ? sentenceOf(error, failed) : failed(error));
      setError('root', { type: error.code, message });
    }
    setRefusals((count) => count + 1);
  };

  const submit = handleSubmit(
    (values) => {
      if (underWay.current) return;
      underWay.current = true;
      // Given to `mutate`, which forgets it when the form is closed: the user is about something else by then.
      sending.mutate(values, { onSuccess: onDone, onError: refuse, onSettled: () => (underWay.current = false) });
    },
    (refused) => {
      const homeless = Object.values(refused as Record<string, FieldError>).find(
        (error) => error.message && !error.ref,
      );
      if (homeless?.message) setError('root', { message: homeless.message });
    },
  );

  return {
    ...form,
    submit,
    isSending: sending.isPending,
    unsaved: isDirty,
    problem: errors.root?.message,
    attempts: submitCount + refusals,
  };
}

import type { Control, FieldValues, Path } from 'react-hook-form';
import { useController } from 'react-hook-form';

/** Ties a control that is no native input to a form: `<Select label="Type" options={types} {...useField(form, 'design_type')} />`. */
export function useField<Values extends FieldValues, Sent, Name extends Path<Values>>(
  { control }: { control: Control<Values, unknown, Sent> },
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  return { value: field.value, onValueChange: field.onChange, error: fieldState.error?.message };
}

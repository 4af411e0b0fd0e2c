/** A picture that a request brings along, as the API names its field. */
export const INPUT_FIELDS = ['image', 'background_image'] as const;
export type InputField = (typeof INPUT_FIELDS)[number];

/** What one operation takes, needs and gives: read by the API, the worker and the form alike. */
export interface Operation {
  readonly id: string;
  /** as the screen names it */
  readonly label: string;
  readonly prompt: 'required' | 'optional' | 'unused';
  /** the pictures it starts from; each is required, but for a background that is described */
  readonly inputs: readonly InputField[];
  /** whether one request may ask for several pictures */
  readonly several: boolean;
  /** whether it takes a strength: 0 keeps the input, 1 ignores it */
  readonly strength: boolean;
}

/** In the order in which they are offered. */
export const OPERATIONS = [
  { id: 'text-to-image', label: 'Text to image', prompt: 'required', inputs: [], several: true, strength: false },
  {
    id: 'image-to-image',
    label: 'Image to image',
    prompt: 'required',
    inputs: ['image'],
    several: true,
    strength: true,
  },
  { id: 'vectorize', label: 'Vectorize', prompt: 'unused', inputs: ['image'], several: false, strength: false },
  {
    id: 'remove-background',
    label: 'Remove background',
    prompt: 'unused',
    inputs: ['image'],
    several: false,
    strength: false,
  },
  {
    id: 'change-background',
    label: 'Change background',
    prompt: 'optional',
    inputs: ['image', 'background_image'],
    several: false,
    strength: false,
  },
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
export const OPERATION_IDS: readonly OperationId[] = OPERATIONS.map(({ id }) => id);

export function operation(id: OperationId): Operation & { id: OperationId };
/** @returns undefined for an id of a newer or older version */
export function operation(id: string): (Operation & { id: OperationId }) | undefined;
export function operation(id: string): (Operation & { id: OperationId }) | undefined {
  return OPERATIONS.find((known) => known.id === id);
}

/** What a request brings: a text counts when it is not blank. */
export type Given = { prompt?: string | undefined; background_prompt?: string | undefined } & Partial<
  Record<InputField, unknown>
>;

/** The fields that an operation requires and a request lacks, in the order of the form. Words for a background stand in place of its picture. */
export function missingFields({ prompt, inputs }: Operation, given: Given): ('prompt' | InputField)[] {
  const isDescribed = Boolean(given.background_prompt?.trim());
  const lacks = inputs.filter((field) => !given[field] && !(field === 'background_image' && isDescribed));
  return prompt === 'required' && !given.prompt?.trim() ? ['prompt', ...lacks] : lacks;
}

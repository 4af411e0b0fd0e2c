import { zCreateBrandProfileDto } from '@maquette/api-client';
import { Form, TextArea, TextField } from '@maquette/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../http/api-error';
import type { FieldError } from '../http/api-error';
import { createQueryClient } from '../query-client';
import { bodyResolver, useRequestForm } from './index';

const EMPTY = { brand_name: '', business_description: '' };
const resolver = bodyResolver(zCreateBrandProfileDto, {
  body: ({ brand_name, business_description }: typeof EMPTY) => ({
    brand_name: brand_name.trim(),
    business_description,
  }),
  texts: { brand_name: { required: 'Name it.' } },
  check: ({ brand_name }) => (brand_name.includes('!') ? { brand_name: 'Do not shout.' } : {}),
});

const send = jest.fn();
const onDone = jest.fn();
beforeEach(() => jest.resetAllMocks());

function BrandForm() {
  const form = useRequestForm({ defaultValues: EMPTY, resolver, send, onDone, failed: 'It could not be saved.' });
  const { errors } = form.formState;
  return (
    <Form form={form} focusOnProblem="business_description">
      {form.problem && <p role="alert">{form.problem}</p>}
      <TextField label="Name" error={errors.brand_name?.message} {...form.register('brand_name')} />
      <TextArea label="Words" error={errors.business_description?.message} {...form.register('business_description')} />
      <output>{form.isSending ? 'sending' : 'still'}</output>
      <button>Save</button>
    </Form>
  );
}

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrandForm />
    </QueryClientProvider>,
  );
  return {
    user: userEvent.setup(),
    name: screen.getByRole('textbox', { name: 'Name' }),
    words: screen.getByRole('textbox', { name: 'Words' }),
    save: screen.getByRole('button', { name: 'Save' }),
  };
}

const refusal = (details: FieldError[]) =>
  new ApiError(details[0]?.message ?? 'HTTP error! status: 400', { status: 400, details });

it('sends the body that the values make, once, however often it is asked for', async () => {
  let answer: (value: unknown) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { user, name, save } = show();
  await user.type(name, ' Alder ');
  await user.dblClick(save);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('sending')).toBeVisible();
  answer('done');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(onDone.mock.calls[0]?.[0]).toBe('done');
  expect(send.mock.calls.map(([body]: unknown[]) => body)).toEqual([{ brand_name: 'Alder', business_description: '' }]);
});

it.each([
  ['Name it.', '   '],
  ['Please enter at least 2 characters.', 'A'],
  ['Please enter at most 99 characters.', 'x'.repeat(100)],
  ['Do not shout.', 'A!'],
])('says at the field: %s, and puts the focus there', async (sentence, text) => {
  const { user, name, words } = show();
  await user.click(name);
  await user.paste(text);
  await user.type(words, '{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(sentence));
  expect(name).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.clear(name);
  await user.type(name, 'Alder');
  await waitFor(() => expect(name).toBeValid());
});

it("puts each of the server's details at the field it names", async () => {
  send.mockRejectedValue(refusal([{ field: 'business_description', message: 'Too boastful.' }]));
  const { user, name, words } = show();
  await user.type(name, 'Alder{Enter}');
  await waitFor(() => expect(words).toHaveAccessibleDescription('Too boastful.'));
  expect(words).toHaveFocus();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(name).toHaveValue('Alder');
  await user.type(words, 'x');
  await waitFor(() => expect(words).toBeValid());
});

it.each([
  ['Unknown owner.', refusal([{ field: 'owner_id', message: 'Unknown owner.' }])],
  ['You have too many brands.', new ApiError('You have too many brands.', { status: 400 })],
  ['It could not be saved.', new ApiError('HTTP error! status: 500', { status: 500 })],
])('says what belongs to no field of it once for the whole: %s', async (sentence, error) => {
  send.mockRejectedValue(error);
  const { user, name, words } = show();
  await user.type(name, 'Alder{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(words).toHaveFocus();
  await user.type(name, 's');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

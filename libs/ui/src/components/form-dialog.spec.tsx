import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';
import type { FormStatus } from './form';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const submit = jest.fn((event?: { preventDefault(): void }) => event?.preventDefault());
const onOpenChange = jest.fn();
const form: FormStatus = { submit, isSending: false, unsaved: false, problem: undefined, attempts: 0 };
beforeEach(() => jest.clearAllMocks());

const dialog = (changes: Partial<FormStatus> = {}, error?: string) => (
  <FormDialog
    title="Create New Brand"
    form={{ ...form, ...changes }}
    submitLabel="Create Brand"
    busyLabel="Creating..."
    note="One brand"
    onOpenChange={onOpenChange}
  >
    <TextField label="Name" />
    <TextArea label="Description" error={error} />
  </FormDialog>
);

it('submits on Enter, on Ctrl+Enter, on Cmd+Enter and by its button, once each', async () => {
  render(dialog());
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(submit).toHaveBeenCalledTimes(2);
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expect(submit).toHaveBeenCalledTimes(3);
  await user.click(screen.getByRole('button', { name: 'Create Brand' }));
  expect(submit).toHaveBeenCalledTimes(4);
});

it('says what it is doing, and then ignores its button', async () => {
  render(dialog({ isSending: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Creating...' }));
  expect(submit).not.toHaveBeenCalled();
});

it('shows its note, and what is wrong in its place', () => {
  const { rerender } = render(dialog());
  expect(screen.getByText('One brand')).toBeVisible();
  rerender(dialog({ problem: 'You have too many brands.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('You have too many brands.');
  expect(screen.queryByText('One brand')).not.toBeInTheDocument();
});

it('puts the focus on the first field in error after each attempt', () => {
  const { rerender } = render(dialog());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  rerender(dialog({ attempts: 1 }, 'Too long.'));
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
});

it('closes on Cancel, and asks first when something is written', async () => {
  const { rerender } = render(dialog());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  onOpenChange.mockClear();
  rerender(dialog({ unsaved: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('What you have written here is not saved yet.');
  expect(onOpenChange).not.toHaveBeenCalled();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Checkbox, ChoiceButtons, Segmented } from './choice';
import { Combobox } from './combobox';
import type { Option } from './select';
import { Select } from './select';

const brands: Option[] = [
  { value: '', label: 'All Brands' },
  { value: 'ember', label: 'Ember & Oak' },
  { value: 'lumea', label: 'Lumea' },
];

describe.each([
  ['Select', Select],
  ['Combobox', Combobox],
])('a %s', (_, Control) => {
  function Brand({ onValueChange }: { onValueChange: (value: string) => void }) {
    const [value, setValue] = useState('lumea');
    return (
      <Control
        label="Brand"
        options={brands}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    );
  }

  it('chooses by keyboard, the empty value too, and keeps the focus', async () => {
    const onValueChange = jest.fn();
    render(<Brand onValueChange={onValueChange} />);
    const box = screen.getByRole('combobox', { name: 'Brand' });
    expect(box).toHaveTextContent('Lumea');
    box.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Home}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('');
    expect(box).toHaveTextContent('All Brands');
    expect(box).toHaveFocus();
  });

  it('closes on Escape and changes nothing', async () => {
    const onValueChange = jest.fn();
    render(<Brand onValueChange={onValueChange} />);
    screen.getByRole('combobox', { name: 'Brand' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each([
    ['a choice', '{Home}{Enter}'],
    ['Escape', '{Escape}'],
  ])('has the focus back after %s when the next key is pressed, however fast', async (_, keys) => {
    render(<Brand onValueChange={() => undefined} />);
    const box = screen.getByRole('combobox', { name: 'Brand' });
    const user = userEvent.setup({ delay: null });
    await user.click(box);
    await screen.findAllByRole('option');
    const pressed = jest.fn();
    box.addEventListener('keydown', ({ key }) => pressed(key));
    await user.keyboard(`${keys}x`);
    expect(pressed.mock.calls).toEqual([['x']]);
  });

  it('hands its trigger to whoever asks for it', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Control label="Brand" options={brands} value="" onValueChange={() => undefined} ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('combobox', { name: 'Brand' }));
  });

  it('shows its placeholder while nothing is chosen and its error beneath', () => {
    render(
      <Control
        label="Brand"
        options={brands}
        value="gone"
        onValueChange={() => undefined}
        placeholder="Choose a brand"
        error="Please fill in all required fields."
      />,
    );
    const box = screen.getByRole('combobox', { name: 'Brand' });
    expect(box).toHaveTextContent('Choose a brand');
    expect(box).toHaveAccessibleDescription('Please fill in all required fields.');
  });
});

it.each(['oak', 'r & o', 'Émber'])('narrows a long list to the options that show %p', async (typed) => {
  const onValueChange = jest.fn();
  const options = [...brands, { value: 'oak-r-ember', label: 'Lumen' }];
  render(<Combobox label="Brand" options={options} value="" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Brand' }));
  await screen.findAllByRole('option');
  await userEvent.keyboard(typed);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ember & Oak']);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledWith('ember');
});

it('walks the segments with arrows and chooses as it goes', async () => {
  function Count() {
    const [value, setValue] = useState('1');
    return (
      <Segmented
        label="Number of images"
        choices={['1', '2', '3'].map((n) => ({ value: n, label: n }))}
        value={value}
        onValueChange={setValue}
      />
    );
  }
  render(<Count />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: '2' })).toBeChecked());
  expect(screen.getByRole('radiogroup', { name: 'Number of images' })).toBeInTheDocument();
});

it('shows an unavailable provider but does not choose it', async () => {
  const onValueChange = jest.fn();
  render(
    <ChoiceButtons
      label="Provider"
      choices={[
        { value: 'recraft', label: 'Recraft' },
        { value: 'openai', label: 'OpenAI', disabled: true },
      ]}
      value=""
      onValueChange={onValueChange}
      error="Please select a provider."
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'OpenAI' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Please select a provider.');
  await userEvent.click(screen.getByRole('radio', { name: 'Recraft' }));
  expect(onValueChange).toHaveBeenCalledWith('recraft');
});

it('ticks a box by its words and by Space', async () => {
  const onBox = jest.fn();
  render(<Checkbox label="Minimal" checked={false} indeterminate onCheckedChange={onBox} />);
  expect(screen.getByRole('checkbox', { name: 'Minimal' })).toBePartiallyChecked();
  await userEvent.click(screen.getByText('Minimal'));
  expect(onBox).toHaveBeenCalledWith(true);
  screen.getByRole('checkbox', { name: 'Minimal' }).focus();
  await userEvent.keyboard(' ');
  expect(onBox).toHaveBeenCalledTimes(2);
});

import { parseStrategy } from '@maquette/strategy';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaletteLab } from './palette-lab';

const palettesOf = (palettes: object[]) =>
  parseStrategy(JSON.stringify({ ColorPalettes: palettes })).sections.colorPalettes ?? [];
const KILN = {
  name: 'Kiln',
  Primary: { Hex: '#4A1708', Name: 'Umber' },
  Secondary: { Hex: '#F7E9D7', Name: 'Oat' },
  Accent: { Hex: '#CB5B33', Name: 'Ember' },
};
const pair = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

it('measures each colour as text on each other one, and asks for a shade only where one fails', async () => {
  const user = userEvent.setup();
  render(<PaletteLab palettes={palettesOf([KILN])} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check contrast' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(pair('Umber on Oat')).toHaveTextContent(/1[0-9]\.\d\d to 1, AAA.*Lc 89$/);
  expect(pair('Oat on Umber')).toHaveTextContent(/Lc -\d\d$/);
  expect(within(pair('Umber on Oat')).queryByRole('button')).not.toBeInTheDocument();

  const failing = pair('Ember on Oat');
  expect(failing).toHaveTextContent(/3\.\d\d to 1, AA for large text only/);
  await user.click(within(failing).getByRole('button', { name: 'Nearest shade that passes' }));
  expect(failing).toHaveTextContent(/#[0-9A-F]{6}, (4\.[5-9]|5)\d* to 1/);
  expect(within(failing).getByRole('button', { name: /^Copy #[0-9A-F]{6}$/ })).toBeVisible();
});

it('shows a palette as people see it who lack a colour, and says how many they are', async () => {
  const user = userEvent.setup();
  render(<PaletteLab palettes={palettesOf([KILN])} />);
  await user.click(screen.getByRole('button', { name: 'Check contrast' }));
  const before = pair('Ember on Umber').textContent;
  await user.click(screen.getByRole('radio', { name: 'No red' }));
  expect(screen.getByText('Protanopia, 1 man in 100')).toBeVisible();
  expect(pair('Ember on Umber').textContent).not.toBe(before);
});

it('is not there where there is nothing to be compared, and names the palettes where there are several', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<PaletteLab palettes={palettesOf([{ name: 'One', Primary: { Hex: '#123456' } }])} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<PaletteLab palettes={palettesOf([KILN, { ...KILN, name: 'Harbour' }])} />);
  await user.click(screen.getByRole('button', { name: 'Check contrast' }));
  expect(screen.getByRole('combobox', { name: 'Palette' })).toHaveTextContent('Kiln');
});

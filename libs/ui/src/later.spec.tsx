import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { later } from './later';

interface NameProps {
  name: string;
}

const Card = ({ name }: NameProps) => <h1>{name}</h1>;
const Waiting = ({ name }: NameProps) => <p>{name} is on its way</p>;
const Failed = ({ name }: NameProps) => <p>{name} could not be fetched</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>The boundary</p> : this.props.children);
}

it('shows what stands for it until its code is there', async () => {
  const Late = later(() => Promise.resolve(Card), { waiting: Waiting });
  render(<Late name="Ines" />);
  expect(screen.getByText('Ines is on its way')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Ines' })).toBeVisible();
});

it('is there at once when it was fetched before', async () => {
  const load = jest.fn(() => Promise.resolve(Card));
  const Late = later(load);
  await Late.preload();
  render(<Late name="Ines" />);
  expect(screen.getByRole('heading', { name: 'Ines' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that it could not be fetched, and the next one tries again', async () => {
  const load = jest.fn(() => Promise.resolve(Card)).mockRejectedValueOnce(new Error('offline'));
  const Late = later(load, { failed: Failed });
  const { unmount } = render(<Late name="Ines" />);
  expect(await screen.findByText('Ines could not be fetched')).toBeVisible();
  unmount();
  render(<Late name="Ines" />);
  expect(await screen.findByRole('heading', { name: 'Ines' })).toBeVisible();
});

it('hands the error to the nearest boundary when nothing else stands for it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Late = later<NameProps>(() => Promise.reject(new Error('offline')));
  render(
    <Boundary>
      <Late name="Ines" />
    </Boundary>,
  );
  expect(await screen.findByText('The boundary')).toBeVisible();
});

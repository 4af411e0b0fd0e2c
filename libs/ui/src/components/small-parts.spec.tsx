import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';
import { Avatar } from './identity';
import { IndexNav } from './index-nav';
import { Figures } from './page';
import { ErrorState } from './state';

describe('copying', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  it('says for 1.2 s that it copied', async () => {
    writeText.mockResolvedValue();
    render(<CopyButton text="#4A1708" label="Copy colour" withText />);
    await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Copy colour' }))));
    expect(writeText).toHaveBeenCalledWith('#4A1708');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1_199));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy colour' })).toBeInTheDocument();
  });

  it('does not claim what the browser refused', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    render(<CopyButton text="#4A1708" label="Copy colour" />);
    await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Copy colour' }))));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it.each([
  ['inès moreau', 'I'],
  ['', 'U'],
])('shows the first letter of "%s" as %s', (name, letter) => {
  render(<Avatar name={name} />);
  expect(screen.getByText(letter)).toBeInTheDocument();
});

it('marks the current place for the eye and for screen readers', () => {
  const items = [
    { id: 'brands', label: 'Brands' },
    { id: 'designs', label: 'Designs' },
  ];
  render(
    <IndexNav
      label="Main"
      look="icons"
      items={items}
      current="designs"
      renderItem={(item, props) => <a href={`/${item.id}`} {...props} />}
    />,
  );
  expect(screen.getByRole('link', { name: 'Designs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Brands' })).not.toHaveAttribute('aria-current');
});

it('leaves out facts that are not known', () => {
  render(<Figures items={['Lumea', undefined, '', false, 0, 'Recraft']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Lumea', '0', 'Recraft']);
});

it('tells what went wrong and tries again', () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState message="The designs could not be loaded." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The designs could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState message="The designs could not be loaded." onRetry={onRetry} retrying="Loading..." />);
  fireEvent.click(screen.getByRole('button', { name: 'Loading...' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

import { getTheme, setTheme, subscribeTheme } from './theme';

const root = document.documentElement;
const boot = () => jest.isolateModules(() => jest.requireActual('./theme-boot.js'));

beforeEach(() => setTheme('system'));

it('shows a choice at once and keeps it for the next visit', () => {
  setTheme('dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(getTheme()).toBe('dark');

  delete root.dataset.theme;
  boot();
  expect(root).toHaveAttribute('data-theme', 'dark');
});

it('goes back to the system by forgetting the choice', () => {
  setTheme('light');
  setTheme('system');
  boot();
  expect(root).not.toHaveAttribute('data-theme');
});

it('takes a stored word it does not know for no choice', () => {
  localStorage.setItem('theme', 'sepia');
  boot();
  expect(getTheme()).toBe('system');
});

it('follows a choice made in another tab until the listener leaves', () => {
  const listener = jest.fn();
  const stop = subscribeTheme(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(getTheme()).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  setTheme('light');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('still shows the choice when the browser refuses storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  setTheme('dark');
  refuse.mockRestore();
  expect(getTheme()).toBe('dark');
});

import { renderApp } from '@maquette/web-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import RoutedApp from '../../../routed-app';
import { buildDesign } from '../../../testing/design-builder';
import { fakeApi, withFakeApi } from '../../../testing/fake-api';

withFakeApi();

const picture = (headline: string) => screen.getByRole('button', { name: `Enlarge ${headline}` });
const holdDown = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key, repeat: true });

beforeEach(async () => {
  window.scrollBy = () => undefined;
  fakeApi.designs = ['One', 'Two', 'Three'].map((prompt) => buildDesign({ id: prompt, prompt }));
  renderApp(<RoutedApp />, { path: '/dashboard/designs' });
  await screen.findByRole('link', { name: 'One' });
  act(() => picture('One').focus());
});

it('acts once on a key that is held down', async () => {
  fireEvent.keyDown(picture('One'), { key: 'x' });
  expect(await screen.findByText('1 selected')).toBeVisible();
  holdDown('x');
  expect(screen.getByText('1 selected')).toBeVisible();
});

it('walks on while an arrow is held down', () => {
  fireEvent.keyDown(picture('One'), { key: 'ArrowRight' });
  holdDown('ArrowRight');
  expect(picture('Three')).toHaveFocus();
});

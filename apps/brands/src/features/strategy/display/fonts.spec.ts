import { renderHook, waitFor } from '@testing-library/react';
import { useFace } from './fonts';

/** What the browser is asked to load, and what it has. */
let asked: string[];
let files: Record<string, boolean>;
/** Families that the machine has. */
let installed: string[];

beforeEach(() => {
  asked = [];
  files = {};
  installed = [];
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      load: (font: string, letters: string) => {
        asked.push(font);
        return Promise.resolve(
          Object.keys(files).some((family) => font.includes(family)) && letters === 'Aa' ? [{}] : [],
        );
      },
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    font: '',
    measureText(this: { font: string }) {
      return { width: installed.some((family) => this.font.includes(family)) ? 1 : this.font.length && 2 };
    },
  })) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

const face = (font: string | null) => renderHook(() => useFace(font, 'heading')).result;

describe('The face of a family', () => {
  it('that we have comes from our own origin, in the five weights of a specimen', async () => {
    files = { 'Fraunces Variable': true };
    const shown = face('Fraunces');
    expect(shown.current.stack).toBe('"Fraunces Variable", var(--font-display)');
    await waitFor(() =>
      expect(asked).toEqual([300, 400, 500, 600, 700].map((weight) => `${weight} 40px "Fraunces Variable"`)),
    );
    expect(shown.current.isStandIn).toBe(false);
  });

  it('that has no such letters is said to be another one', async () => {
    files = { 'Fraunces Variable': true };
    const shown = renderHook(() => useFace('Fraunces', 'heading', 'Дд')).result;
    await waitFor(() => expect(shown.current.isStandIn).toBe(true));
  });

  it('that we have and that does not come is said to be another one', async () => {
    const shown = face('Fraunces');
    await waitFor(() => expect(shown.current.isStandIn).toBe(true));
  });

  it('that only the machine has is taken from there', () => {
    installed = ['Canela'];
    const shown = face('Canela');
    expect(shown.current).toEqual({ stack: '"Canela", var(--font-display)', isStandIn: false });
    expect(asked).toEqual([]);
  });

  it('that nobody has is said to be another one', async () => {
    const shown = face('Canela');
    await waitFor(() => expect(shown.current.isStandIn).toBe(true));
  });

  it('that was not named is that of the page', () => {
    expect(face(null).current).toEqual({ stack: 'var(--font-display)', isStandIn: false });
  });

  it('stays within its quotes, whatever its name', () => {
    expect(face('A", url(//x) \\').current.stack).toBe('"A, url(//x) ", var(--font-display)');
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { faceFor } from './faces';
import { useFace } from './fonts';

/** What the browser is asked to load, and what it has. */
let asked: string[];
let files: Record<string, boolean>;
beforeEach(() => {
  asked = [];
  files = {};
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {
      load: (font: string) => {
        asked.push(font);
        return Promise.resolve(Object.keys(files).some((family) => font.includes(family)) ? [{}] : []);
      },
    },
  });
});
afterEach(() => {
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
    expect(shown.current.notice).toBeNull();
  });

  it('that we have and that does not come is said to be another one', async () => {
    const shown = face('Fraunces');
    await waitFor(() => expect(shown.current.notice).toBe('Fraunces is not at hand; set here in Familjen Grotesk.'));
    expect(shown.current.stack).toBe('var(--font-display)');
  });

  it('that was not named is that of the page', () => {
    expect(face(null).current).toEqual({ stack: 'var(--font-display)', notice: null });
  });

  it.each([
    ['PT Serif Caption, serif', 'Harbour', 'PT Serif Caption is not at hand; set here in PT Serif.'],
    ['Fraunces', 'Гавань', 'Fraunces has no Cyrillic letters; set here in Source Serif\u00a04.'],
    ['Inter', 'Նավահանգիստ', 'Inter is not at hand; set here in a face of this device.'],
  ])('says of %s for %s what really sets it', async (font, text, notice) => {
    files = { '': true };
    const { result } = renderHook(() => useFace(font, 'heading', text));
    expect(result.current.notice).toBe(notice);
    await act(() => Promise.resolve());
  });

  it.each([
    ['Rockwell', 'Harbour', 'Rokkitt'],
    ['Sentinel Slab', 'Harbour', 'Roboto Slab'],
    ['Canela', 'Harbour', 'Source Serif 4'],
    ['Sabon', 'Harbour', 'EB Garamond'],
    ['Bodoni Moda', 'Harbour', null],
    ['Prata', 'Harbour', 'Bodoni Moda'],
    ['GFS Didot', 'Αλμύρα', null],
    ['Bodoni Moda', 'Αλμύρα', 'GFS Didot'],
    ['Bebas Neue', 'Harbour', null],
    ['Staatliches', 'Harbour', 'Anton'],
    ['Teko', 'Harbour', 'Barlow Condensed'],
    ['Big Shoulders Stencil', 'Harbour', 'Saira Stencil One'],
    ['Permanent Marker', 'Harbour', 'Caveat'],
    ['Special Elite', 'Harbour', 'Courier Prime'],
    ['Comic Neue', 'Harbour', 'Kalam'],
    ['Gaeilge Uncial Pro', 'Harbour', 'EB Garamond'],
    ['Russo One', 'Harbour', 'Archivo Black'],
    ['Aref Ruqaa', 'معين', 'Noto Naskh Arabic'],
    ['Tiro Devanagari Hindi', 'करघा', 'Noto Serif Devanagari'],
    ['Archivo Black', 'Harbour', null],
    ['IM Fell English', 'Harbour', null],
    ['IM Fell English', 'Przystań', 'EB Garamond'],
    ['IM Fell DW Pica', 'Harbour', 'IM Fell English'],
    ['Shippori Mincho B1', 'かえで', 'Shippori Mincho'],
    ['Noto Sans Mono', 'Harbour', 'JetBrains Mono'],
    ['Noto Sans Display', 'Harbour', 'Noto Sans'],
    ['Georgia, serif', 'Harbour', 'Gelasio'],
    ['Helvetica Neue', 'Harbour', 'Inter'],
    ['Futura', 'Harbour', 'Jost'],
    ['Avenir Next', 'Harbour', 'Outfit'],
    ['Reem Kufi', 'معين', null],
    ['Noto Kufi', 'معين', 'Noto Kufi Arabic'],
    ['Amiri', 'معين', null],
    ['Scheherazade Naskh', 'معين', 'Noto Naskh Arabic'],
    ['Hiragino Mincho', 'かえで', 'Noto Serif JP'],
    ['Hiragino Kaku Gothic', 'かえで', 'Noto Sans JP'],
    ['Shippori Mincho', 'かえで補聴器', null],
    ['Songti', '江南雨伞', 'Noto Serif SC'],
    ['Songti', '山田補聴器', 'Noto Serif JP'],
    ['Fraunces', 'Гавань', 'Source Serif 4'],
    ['Lato', 'Tiệm Đèn Cũ', 'Source Sans 3'],
    ['Bitter', 'Tiệm Đèn Cũ', null],
    ['Inter Bold', 'Harbour', null],
    ['Spectral Light 17/26', 'Harbour', null],
    ['"Fraunces", serif', 'Harbour', null],
  ])('%s for %s is stood in for by one of its kind with all of the letters: %s', (font, text, name) => {
    expect(faceFor(font, text)?.standsIn?.replace('\u00a0', ' ') ?? null).toBe(name);
  });
});

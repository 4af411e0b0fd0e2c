import sharp from 'sharp';
import { cleanVectors } from './vectors';

const svg = (inside: string, more = '') =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8" ${more}>${inside}</svg>`,
  );

it('keeps a drawing as it is, with gradients and references within', async () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><path d="M0 0h8v8z" fill="url(#a)"></path><use xlink:href="#b"></use>';
  const { svg: clean, image } = await cleanVectors(svg(inside));
  expect(clean).toContain(inside);
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 8, height: 8 });
});

it.each([
  ['a script', svg('<script>alert(1)</script><path d="M0 0h8"/>'), /script|alert/],
  ['a handler', svg('<path d="M0 0h8" onclick="alert(1)"/>', 'onload="alert(1)"'), /onload|onclick|alert/],
  ['a picture from elsewhere', svg('<image href="http://127.0.0.1/a.png"/>'), /image|127/],
  [
    'a reference to elsewhere',
    svg('<use href="http://127.0.0.1/a.svg#b"/><use xlink:href="https://a.example/"/>'),
    /127|example/,
  ],
  ['an address in a colour', svg('<path d="M0 0h8" fill="url(http://127.0.0.1/a)"/>'), /127/],
  [
    'a style',
    svg('<style>@import "http://127.0.0.1/a.css";</style><path style="fill:url(http://127.0.0.1)"/>'),
    /style|import|127/,
  ],
  [
    'foreign content',
    svg('<foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject>'),
    /foreign|iframe|alert/,
  ],
  [
    'an animation that sets an address',
    svg('<a href="#x"><set attributeName="href" to="javascript:alert(1)"/></a>'),
    /javascript|<set|<a /,
  ],
])('leaves out %s', async (_, given, forbidden) => {
  expect((await cleanVectors(given)).svg).not.toMatch(forbidden);
});

it.each([
  ['a page', Buffer.from('<html><body>quota exceeded</body></html>')],
  ['nothing', Buffer.alloc(0)],
  [
    'an entity',
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text>&a;</text></svg>',
    ),
  ],
  ['a picture of another kind', Buffer.from('iVBORw0KGgo=', 'base64')],
  ['more than is bearable', Buffer.alloc(11 * 1_048_576, 'x')],
  [
    'a drawing of too many pixels',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000"><path d="M0 0h8v8z"/></svg>'),
  ],
  ['a drawing without a size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"></svg>')],
])('refuses %s', async (_, given) => {
  await expect(cleanVectors(given)).rejects.toMatchObject({ reason: 'bad_output' });
});

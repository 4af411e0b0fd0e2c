import sharp from 'sharp';
import { type Account, call } from '../../../tools/stack/client.mjs';
import { expect, type Page } from './fixtures';

export const PATH = '/dashboard/inspiration';

/** A scene of its own for each number: a ground, a sun, hills. */
export const scene = (seed: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${280 + (seed % 3) * 60}">
        <rect width="400" height="500" fill="hsl(${seed * 47} 45% 82%)"/>
        <circle cx="${80 + ((seed * 53) % 240)}" cy="${70 + ((seed * 31) % 90)}" r="${30 + ((seed * 17) % 40)}" fill="hsl(${seed * 47 + 180} 70% 50%)"/>
        <path d="M0 ${180 + ((seed * 29) % 60)} L${90 + ((seed * 67) % 200)} ${120 + ((seed * 13) % 60)} L400 ${200 + ((seed * 41) % 50)} V500 H0 Z" fill="hsl(${seed * 47 + 90} 40% 30%)"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
export const BLUE = sharp({ create: { width: 300, height: 200, channels: 3, background: '#2f6fbf' } })
  .composite([
    {
      input: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="90" cy="120" r="50" fill="#ffffff"/></svg>',
      ),
    },
  ])
  .png();

export interface Saved {
  id: string;
  image_filename: string | null;
  image_url: string;
}

/** Saves an inspiration as another client of the API would. */
export async function save(
  url: string,
  { headers }: Account,
  prompt: string,
  { image, type = 'flyer', tags = ['calm'] }: { image?: Buffer; type?: string; tags?: string[] } = {},
): Promise<Saved> {
  const form = new FormData();
  for (const [name, value] of [
    ['prompt', prompt],
    ['design_type', type],
    ['provider', 'Midjourney'],
    ['style_tags', tags.join(',')],
  ] as const)
    form.append(name, value);
  if (image) form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'picture.png');
  const answer = await fetch(`${url}/api/inspirations`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { inspiration: Saved }).inspiration;
}

export async function collection(
  url: string,
  { headers }: Account,
  name: string,
  inspirations: Saved[] = [],
): Promise<string> {
  const { body } = await call(url, 'POST', '/api/collections', { headers, body: { name } });
  const { id } = body as { id: string };
  if (inspirations.length > 0)
    await call(url, 'POST', `/api/collections/${id}/items`, {
      headers,
      body: { inspiration_ids: inspirations.map((one) => one.id) },
    });
  return id;
}

export const card = (page: Page, title: string) =>
  page.getByRole('button', { name: `Details of ${title}`, exact: true });
export const wall = (page: Page) => page.getByRole('list', { name: 'Inspirations', exact: true });
export const form = (page: Page) => page.getByRole('dialog', { name: 'Save to Inspirations' });
export const shown = (page: Page) => wall(page).getByRole('button', { name: /^Details of / });

/** A picture that was really loaded, not only asked for. */
export const expectLoaded = (page: Page) =>
  expect
    .poll(() =>
      wall(page)
        .locator('img')
        .evaluateAll((all) => all.length > 0 && all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

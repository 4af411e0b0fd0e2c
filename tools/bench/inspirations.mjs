// Twenty thousand inspirations of one person: searched by colour, word and tag.
import pg from 'pg';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { buildLibs } from './apart.mjs';
import { atMost, ms, percentile, timed } from './figures.mjs';
import { benchColors, benchCopies } from './labelled-pictures.mjs';

const ITEMS = 20_000;
const LIMIT = 60;

/** Of each picture others, and half of them set, from four hashes: to draw them one by one takes a minute. */
const bits = (/** @type {string} */ salt) =>
  `('x' || ${[1, 2, 3, 4].map((part) => `md5('${salt}${part} ' || i)`).join(' || ')})::bit(512)`;

/** Six colours a picture: one of them white in every second, as a ground is, the others anywhere. */
async function fill(/** @type {pg.Client} */ database, /** @type {string} */ userId) {
  await database.query(
    `INSERT INTO inspirations (id, user_id, prompt, design_type, provider, style_tags, width, height, average_color, created_at, fingerprint)
     SELECT gen_random_uuid(), $1, 'A poster for the harbour festival number ' || i,
            (ARRAY['general','logo','banner','flyer'])[1 + i % 4], 'studio', ARRAY['tag ' || i % 40, 'tag ' || i % 7], 1024, 1024, '#c8b6a0',
            now() - i * interval '63 seconds', ${bits('a')} & ${bits('b')}
       FROM generate_series(1, $2::int) i`,
    [userId, ITEMS],
  );
  await database.query(
    `INSERT INTO inspiration_colors (inspiration_id, user_id, created_at, place, l, a, b, share)
     SELECT id, user_id, created_at, place, CASE WHEN white THEN 1 ELSE random() END, CASE WHEN white THEN 0 ELSE (random() - 0.5) * 0.4 END,
            CASE WHEN white THEN 0 ELSE (random() - 0.5) * 0.4 END, 0.5 / (place + 1)
       FROM inspirations, generate_series(0, 5) place, LATERAL (SELECT place = 0 AND hashtext(id::text) % 2 = 0) AS kind (white)
      WHERE user_id = $1`,
    [userId],
  );
  await database.query('VACUUM ANALYZE inspirations, inspiration_colors');
}

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchInspirations() {
  // before there is anything to wait for it: a connection that waits is closed
  buildLibs(['reading', 'generation', 'studio']);
  const stack = await startStack({ apis: 1, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const [person, neighbour] = await Promise.all([signUp(stack.url), signUp(stack.url)]);
    await fill(database, person.id);
    await fill(database, neighbour.id);
    const p95 = async (/** @type {string} */ query) => {
      const times = await timed(async () => {
        const { status, body } = await call(stack.url, 'GET', `/api/inspirations?per_page=40${query}`, {
          headers: person.headers,
        });
        if (status !== 200 || body.data.length === 0) throw new Error(`The list was answered ${status}.`);
      });
      return percentile(times, 0.95);
    };
    const many = ITEMS.toLocaleString('en');
    return [
      atMost(`the first 40 of ${many} inspirations, p95`, await p95(''), LIMIT, ms),
      atMost('the closest to a blue, p95', await p95('&color=2f6fbf'), LIMIT, ms),
      atMost('the closest to white, which half of them have, p95', await p95('&color=ffffff'), LIMIT, ms),
      atMost('the same, page 100', await p95('&color=ffffff&page=100'), LIMIT, ms),
      atMost(
        'a blue with a tag and a type, p95',
        await p95('&color=2f6fbf&style_tags=tag%203&design_type=logo'),
        LIMIT,
        ms,
      ),
      atMost('those that a word finds, p95', await p95('&search=number%20199'), LIMIT, ms),
      ...(await benchColors(stack.url)),
      ...(await benchCopies(stack.url)),
    ];
  } finally {
    await database.end();
    await stack.stop();
  }
}

// The list of brands of somebody who has a thousand of them, with what they count.
import pg from 'pg';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atMost, ms, percentile, timed } from './figures.mjs';
import { fill } from './gallery.mjs';

const BRANDS = 1_000;
const DESIGNS = 20_000;

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchBrands() {
  const stack = await startStack({ apis: 1, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const person = await signUp(stack.url);
    await fill(database, person.id, DESIGNS);
    await database.query(
      `INSERT INTO brands (id, user_id, brand_name, business_description, strategy_text, created_at)
       SELECT gen_random_uuid(), $1, 'Brand ' || i, 'What it makes, for whom, and what sets it apart', repeat('x', 20000), now() - i * interval '1 minute'
         FROM generate_series(1, $2::int) i`,
      [person.id, BRANDS],
    );
    // most of them belong to one brand
    await database.query(
      `UPDATE designs SET brand_profile_id = brands.id, thumbnail_path = $1::uuid || '/' || designs.id || '.webp' FROM (SELECT id, row_number() OVER () AS place FROM brands WHERE user_id = $1::uuid) brands
        WHERE designs.user_id = $1::uuid AND brands.place = CASE WHEN image_index >= 0 AND hashtext(designs.id::text) % 4 = 0 THEN 1 ELSE 1 + abs(hashtext(designs.id::text)) % $2::int END`,
      [person.id, BRANDS],
    );
    await database.query('VACUUM ANALYZE designs, brands');
    const list = (/** @type {string} */ query) => async () => {
      const { status, body } = await call(stack.url, 'GET', `/api/brand-profiles${query}`, { headers: person.headers });
      if (status !== 200 || body.profiles.length === 0) throw new Error(`The list was answered ${status}.`);
    };
    const first = await timed(list(''));
    const whole = await timed(list(`?per_page=${BRANDS}`));
    const page = await timed(list('?per_page=48'));
    const search = await timed(list('?per_page=48&search=99'));
    const limit = 30;
    return [
      atMost(
        `the list of ${BRANDS} brands with ${DESIGNS} designs, as it is answered (100), p95`,
        percentile(first, 0.95),
        limit,
        ms,
      ),
      atMost('the page that the screen asks for (48), p95', percentile(page, 0.95), limit, ms),
      atMost('those that a word finds, p95', percentile(search, 0.95), limit, ms),
      { what: 'all of them in one answer, p95', measured: ms(percentile(whole, 0.95)), target: '', met: true },
    ];
  } finally {
    await database.end();
    await stack.stop();
  }
}

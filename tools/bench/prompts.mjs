// Prompts: ten thousand of one user, beside those of others, searched, filed and paged.
import pg from 'pg';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atMost, ms, percentile, timed } from './figures.mjs';

const PROMPTS = 10_000;
const OTHERS = 20_000;

/** Prompts of some hundred characters, in five folders. */
const fill = (/** @type {pg.Client} */ database, /** @type {string} */ userId, /** @type {number} */ rows) =>
  database.query(
    `INSERT INTO prompt_drafts (id, user_id, name, draft_content, prompt_type, created_at)
     SELECT gen_random_uuid(), $1, 'Poster ' || i || ' ' || (ARRAY['Oslo','Lund','Turku','Aarhus','Bergen'])[1 + i % 5],
            'A poster for the harbour festival number ' || i || ' in {{brand.palette.primary}}: ' ||
              repeat((ARRAY['cranes at dusk, ','a night train, ','two cups on linen, ','hands at the roaster, ','a folded map, '])[1 + (i / 7) % 5], 20) || md5(i::text),
            (ARRAY['logo','flyer','banner','Client letters',NULL])[1 + i % 5], now() - i * interval '1 minute'
       FROM generate_series(1, $2::int) i`,
    [userId, rows],
  );

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchPrompts() {
  const stack = await startStack({ apis: 1, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const person = await signUp(stack.url);
    await fill(database, person.id, PROMPTS);
    await fill(database, '00000000-0000-4000-8000-000000000001', OTHERS);
    await database.query('VACUUM ANALYZE prompt_drafts');
    const asked = async (/** @type {string} */ path) => {
      const { status, body } = await call(stack.url, 'GET', path, { headers: person.headers });
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
      return body;
    };
    const list = (/** @type {string} */ query) => async () => {
      const { prompts } = await asked(`/api/prompts/?${query}`);
      if (prompts.length === 0) throw new Error(`Nothing was found by ${query}.`);
    };
    const p95 = async (/** @type {() => Promise<unknown>} */ ask) => percentile(await timed(ask), 0.95);
    const limit = 50;
    return [
      atMost(
        `${PROMPTS} prompts, a word that stands in all of them, p95`,
        await p95(list('search=harbour')),
        limit,
        ms,
      ),
      atMost('a word that stands in a fifth of them, p95', await p95(list('search=night%20train')), limit, ms),
      atMost('a few letters that stand in one of them, p95', await p95(list('search=number%209999')), limit, ms),
      atMost('two letters, p95', await p95(list('search=os')), limit, ms),
      atMost(
        'a word within a folder, by name, p95',
        await p95(list('search=cups&prompt_type=general&sort=alphabetical')),
        limit,
        ms,
      ),
      atMost('the last page of all, p95', await p95(list(`skip=${PROMPTS - 10}`)), limit, ms),
      atMost('the folders with their counts, p95', await p95(() => asked('/api/prompts/types')), limit, ms),
    ];
  } finally {
    await database.end();
    await stack.stop();
  }
}

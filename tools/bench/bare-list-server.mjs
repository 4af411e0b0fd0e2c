// The same list as GET /api/designs with nothing but node:http and pg, of whoever the header names: the yardstick for the framework's cost.
import { createServer } from 'node:http';
import { dirname } from 'node:path/posix';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const SQL = `WITH page AS MATERIALIZED (
    SELECT d.id, d.created_at FROM maquette.designs d WHERE d.user_id = $1 AND d.deleted_at IS NULL ORDER BY d.created_at DESC, d.id DESC LIMIT 21 OFFSET 0
  )
  SELECT d.*, r.status, r.progress, r.error, r.error_code, r.n, b.brand_name
    FROM page JOIN maquette.designs d ON d.id = page.id
    JOIN maquette.design_requests r ON r.id = d.request_id
    LEFT JOIN maquette.brands b ON b.id = d.brand_profile_id AND b.user_id = d.user_id AND b.deleted_at IS NULL
   ORDER BY page.created_at DESC, page.id DESC`;

/** The benched rows have no pictures: no address to sign on either side. */
const card = (/** @type {Record<string, any>} */ row) => ({
  id: row.id,
  original_id: row.request_id,
  prompt: row.prompt,
  created_at: row.created_at.toISOString(),
  status: row.status,
  progress: row.progress,
  error: row.error,
  error_code: row.error_code,
  provider: row.provider,
  operation: row.operation,
  design_type: row.design_type,
  brand_profile_id: row.brand_profile_id,
  brand_name: row.brand_name,
  image_url: row.image_path,
  supabase_path: row.image_path,
  folder: row.image_path && dirname(row.image_path),
  thumbnail_url: row.thumbnail_path,
  thumbnail_2x_url: row.thumbnail_2x_path,
  thumbnail_3x_url: row.thumbnail_3x_path,
  thumbnail_4x_url: row.thumbnail_4x_path,
  svg_url: row.svg_path,
  media_type: row.media_type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  average_color: row.average_color,
  is_multi_image: row.n > 1,
  n: row.n,
  image_index: row.image_index,
  seed: row.seed,
  favorite: row.favorite,
  notes: row.notes,
});

const server = createServer((request, response) => {
  pool.query(SQL, [request.headers['x-user-id']]).then(
    ({ rows }) => {
      const body = JSON.stringify({
        designs: rows.slice(0, 20).map(card),
        pagination: { page: 1, per_page: 20, has_more: rows.length > 20 },
      });
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }),
);
process.once('disconnect', () => process.exit());

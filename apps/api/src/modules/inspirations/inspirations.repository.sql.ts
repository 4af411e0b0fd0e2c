import { oklabOf } from '@maquette/seeing/palette';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { containing, toLimitOffset } from '../../platform/pagination';
import { columnsOf } from '../../platform/persistence';
import type { ListInspirationsQuery } from './dto/inspiration.dto';
import { Inspiration } from './inspiration.entity';
import { ALIKE, FEWEST_WAVES, SHAPE_LIMIT } from './pictures/fingerprint';
import type { PictureTraces } from './pictures/read-picture.worker';

/** How far a colour may be from the one that is looked for, in OKLab. */
const NEAR = 0.07;
/** What is only lighter or darker counts less: a thing has light and shadow. */
const LIGHTNESS = 0.7;
/** Of two colours equally near, the one that fills the picture is nearer by so much than one that hardly shows. */
const SHARE_WEIGHT = 0.05;
/** What covers less of the picture is not looked for. */
const LEAST_SHARE = 0.03;
const MAX_TAGS_LISTED = 200;

/** A condition on inspirations (`i`) that another module adds: SQL of its own with one parameter, `?`. */
export interface Within {
  sql: string;
  value: unknown;
}

/** What can be read of inspirations, in SQL: a page costs the same however it is narrowed. Every query names the owner. */
@Injectable()
export class InspirationsRepository {
  private readonly columns: string;

  constructor(@InjectRepository(Inspiration) private readonly inspirations: Repository<Inspiration>) {
    this.columns = columnsOf(inspirations.metadata, 'i');
  }

  /** One page, and one row more when there are others. The ids are found first, without the widths of the rows. */
  async list(userId: string, query: ListInspirationsQuery, within?: Within): Promise<Inspiration[]> {
    const parameters: unknown[] = [userId];
    const put = (value: unknown) => `$${parameters.push(value)}`;
    const conditions = ['i.user_id = $1', 'i.deleted_at IS NULL'];
    if (within) conditions.push(within.sql.replace('?', put(within.value)));
    if (query.design_type !== undefined) conditions.push(`i.design_type = ${put(query.design_type)}`);
    if (query.style_tags) conditions.push(`i.style_tags @> ${put(query.style_tags.split(','))}::text[]`);
    if (query.search !== undefined) {
      const pattern = put(containing(query.search));
      conditions.push(
        `(i.prompt ILIKE ${pattern} OR EXISTS (SELECT FROM unnest(i.style_tags) tag WHERE tag ILIKE ${pattern}))`,
      );
    }
    const near = query.color === undefined ? '' : nearTo(query.color, put);
    const sort = query.sort ?? (near ? 'closest' : 'newest');
    const direction = sort === 'oldest' ? 'ASC' : 'DESC';
    const order = (alias: string) =>
      `${sort === 'closest' ? `${alias}.distance, ` : ''}${alias}.created_at ${direction}, ${alias}.id ${direction}`;
    // What is near comes in order, so that no more inspirations are looked up than the page needs.
    const [first, from] = near
      ? ['n', `(SELECT * FROM (${near}) n ORDER BY ${order('n')}) n JOIN inspirations i ON i.id = n.id`]
      : ['i', 'inspirations i'];
    const { limit, offset } = toLimitOffset(query);
    return this.inspirations.query<Inspiration[]>(
      `WITH page AS MATERIALIZED (
         SELECT ${first}.id, ${first}.created_at, ${near ? 'n.distance' : '0 AS distance'} FROM ${from}
          WHERE ${conditions.join(' AND ')} ORDER BY ${order(first)} LIMIT ${limit} OFFSET ${offset}
       )
       SELECT ${this.columns} FROM page JOIN inspirations i ON i.id = page.id ORDER BY ${order('page')}`,
      parameters,
    );
  }

  /**
   * Those that have about the waves of a picture and its shape, the most alike first, at most `limit`. The index
   * (inspirations_alike) holds all that is read of those that are not.
   */
  alike(
    userId: string,
    { width, height, fingerprints }: Pick<PictureTraces, 'width' | 'height' | 'fingerprints'>,
    limit: number,
  ): Promise<Inspiration[]> {
    const parameters: unknown[] = [userId, width / height];
    const apart = fingerprints.map((fingerprint) => {
      const sought = `$${parameters.push(fingerprint)}::bit(512)`;
      return `bit_count(i.fingerprint # ${sought})::real / greatest(bit_count(i.fingerprint | ${sought}), ${FEWEST_WAVES})`;
    });
    return this.inspirations.query<Inspiration[]>(
      `WITH alike AS MATERIALIZED (
         SELECT * FROM (
           SELECT i.id, i.created_at, least(${apart.join(', ')}) AS apart FROM inspirations i
            WHERE i.user_id = $1 AND i.deleted_at IS NULL AND i.fingerprint IS NOT NULL
              AND abs(i.width / i.height::float8 / $2::float8 - 1) <= ${SHAPE_LIMIT}
         ) i WHERE i.apart <= ${ALIKE} ORDER BY i.apart, i.created_at DESC, i.id DESC LIMIT ${limit}
       )
       SELECT ${this.columns} FROM alike JOIN inspirations i ON i.id = alike.id
        ORDER BY alike.apart, alike.created_at DESC, alike.id DESC`,
      parameters,
    );
  }

  /** The most used first. */
  tags(userId: string): Promise<{ tag: string; count: number }[]> {
    return this.inspirations.query(
      `SELECT tag, count(*)::int FROM inspirations i, unnest(i.style_tags) tag WHERE i.user_id = $1 AND i.deleted_at IS NULL
        GROUP BY tag ORDER BY count(*) DESC, lower(tag) COLLATE "C", tag COLLATE "C" LIMIT ${MAX_TAGS_LISTED}`,
      [userId],
    );
  }

  async designTypes(userId: string): Promise<string[]> {
    const rows = await this.inspirations.query<{ type: string }[]>(
      `SELECT DISTINCT i.design_type AS type FROM inspirations i WHERE i.user_id = $1 AND i.deleted_at IS NULL
        ORDER BY type LIMIT ${MAX_TAGS_LISTED}`,
      [userId],
    );
    return rows.map(({ type }) => type);
  }
}

/**
 * The inspirations that have about this colour, and how near the nearest of their colours is. The index
 * (inspiration_colors_near) holds all that is read.
 */
function nearTo(color: string, put: (value: unknown) => string): string {
  const { l, a, b } = oklabOf(color.startsWith('#') ? color : `#${color}`);
  const [light, green, blue] = [put(l), put(a), put(b)].map((place) => `${place}::real`);
  const square = (difference: string) => `${difference} * ${difference}`;
  const squared = `${square(`((c.l - ${light}) * ${LIGHTNESS}::real)`)} + ${square(`(c.a - ${green})`)} + ${square(`(c.b - ${blue})`)}`;
  const between = (column: string, value: string, reach: number) =>
    `${column} BETWEEN ${value} - ${reach}::real AND ${value} + ${reach}::real`;
  return `SELECT c.inspiration_id AS id, c.created_at, min(sqrt(${squared}) + ${SHARE_WEIGHT} * (1 - c.share)) AS distance
            FROM inspiration_colors c
           WHERE c.user_id = $1 AND c.share >= ${LEAST_SHARE}
             AND ${between('c.a', green!, NEAR)} AND ${between('c.b', blue!, NEAR)} AND ${between('c.l', light!, NEAR / LIGHTNESS)}
             AND ${squared} <= ${NEAR ** 2}::real
           GROUP BY c.inspiration_id, c.created_at`;
}

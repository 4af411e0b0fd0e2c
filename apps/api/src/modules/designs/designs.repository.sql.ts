import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { containing, toLimitOffset } from '../../platform/pagination';
import { columnsOf, owned } from '../../platform/persistence';
import { BRAND_NAMES, BrandsService } from '../brands';
import { Design } from './design.entity';
import type { BrandPictureRow, CardRow, RelatedRow } from './designs.mapper';
import type { DesignsFilter, ListDesignsQuery } from './dto/list-designs.query';

/** PostgreSQL sends 8 KB at a time: what no card shows would make a second piece of most pages, and a second wake of the process. */
const NOT_SHOWN = ['userId', 'deletedAt'] as const satisfies (keyof Design)[];
const JOINED_COLUMNS = `r.status, r.progress, r.error, r.error_code AS "errorCode", r.n, b.name AS "brandName"`;
const CARD_JOINS = `JOIN design_requests r ON r.id = d.request_id
  LEFT JOIN ${BRAND_NAMES} b ON b.id = d.brand_profile_id AND b.user_id = d.user_id`;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** What can be read of designs: cards, in SQL, since a page has to cost the same however many there are. Every query names the owner. */
@Injectable()
export class DesignsRepository {
  private readonly cardColumns: string;

  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly brands: BrandsService,
  ) {
    this.cardColumns = `${columnsOf(designs.metadata, 'd', NOT_SHOWN)}, ${JOINED_COLUMNS}`;
  }

  /**
   * One page, and one row more when there are others. The ids come from an index alone (designs_gallery), so that
   * page 1,000 costs little more than page 1; the rows of the page are fetched afterwards.
   */
  async list(userId: string, query: ListDesignsQuery): Promise<CardRow[]> {
    const { conditions, parameters } = filters(userId, query, await this.brandsOf(userId, query));
    const { limit, offset } = toLimitOffset(query);
    const order = (alias: string) =>
      query.sort === 'oldest' ? `${alias}.created_at, ${alias}.id` : `${alias}.created_at DESC, ${alias}.id DESC`;
    return this.designs.query<CardRow[]>(
      `WITH page AS MATERIALIZED (
         SELECT d.id, d.created_at FROM designs d WHERE ${conditions.join(' AND ')}
         ORDER BY ${order('d')} LIMIT ${limit} OFFSET ${offset}
       )
       SELECT ${this.cardColumns} FROM page JOIN designs d ON d.id = page.id ${CARD_JOINS} ORDER BY ${order('page')}`,
      parameters,
    );
  }

  /**
   * The brands that a filter or a search means. Found beforehand, since the planner knows what a list of ids costs
   * and takes the index of the brand or of the prompt where that is the shorter way.
   */
  private async brandsOf(userId: string, { brand, search }: DesignsFilter): Promise<NamedBrands> {
    const [filtered, searched] = await Promise.all([
      brand === undefined ? [] : this.brands.idsNamed(userId, brand),
      search === undefined ? [] : this.brands.idsContaining(userId, search),
    ]);
    return { filtered, searched };
  }

  async find(id: string, userId: string): Promise<CardRow | undefined> {
    const rows = await this.designs.query<CardRow[]>(
      `SELECT ${this.cardColumns} FROM designs d ${CARD_JOINS} WHERE d.id = $1 AND d.user_id = $2 AND d.deleted_at IS NULL`,
      [id, userId],
    );
    return rows[0];
  }

  findRelated(id: string, userId: string): Promise<RelatedRow | null> {
    return this.designs.findOne({ select: { id: true, prompt: true, thumbnailPath: true }, where: owned(userId, id) });
  }

  /** Where the vectors lie that the studio drew this picture from: that of a design, or a copy that an earlier recipe holds. */
  async findVectors(userId: string, imagePath: string): Promise<string | null> {
    const [row] = await this.designs.query<{ path: string }[]>(
      `SELECT svg_path AS path FROM designs
        WHERE user_id = $1 AND image_path = $2 AND provider = 'studio' AND svg_path IS NOT NULL AND deleted_at IS NULL
        UNION ALL
       SELECT recipe->>'svg_path' FROM design_requests
        WHERE user_id = $1 AND recipe->>'image_path' = $2 AND recipe->>'svg_path' IS NOT NULL
        LIMIT 1`,
      [userId, imagePath],
    );
    return row?.path ?? null;
  }

  /** The seed of somebody's last request of a picture by words, if there is one. */
  async lastSeed(userId: string, provider: string): Promise<number | undefined> {
    const [row] = await this.designs.query<{ seed: number | string }[]>(
      `SELECT seed FROM design_requests
        WHERE user_id = $1 AND deleted_at IS NULL AND provider = $2 AND operation = 'text-to-image'
        ORDER BY created_at DESC LIMIT 1`,
      [userId, provider],
    );
    return row && Number(row.seed);
  }

  /** The cards of a request, in the order of their pictures. */
  siblings(requestId: string, userId: string): Promise<CardRow[]> {
    return this.designs.query<CardRow[]>(
      `SELECT ${this.cardColumns} FROM designs d ${CARD_JOINS}
        WHERE d.request_id = $1 AND d.user_id = $2 AND d.deleted_at IS NULL ORDER BY d.image_index`,
      [requestId, userId],
    );
  }

  /** The newest finished picture of each brand that has one, each found by the index of the brand (designs_by_brand). */
  newestPictures(userId: string, brandIds: string[]): Promise<BrandPictureRow[]> {
    return this.designs.query<BrandPictureRow[]>(
      `SELECT d.brand_profile_id AS "brandId", d.thumbnail_path AS "thumbnailPath", d.width, d.height
         FROM unnest($2::uuid[]) AS brand (id)
         JOIN LATERAL (
           SELECT * FROM designs
            WHERE brand_profile_id = brand.id AND user_id = $1 AND deleted_at IS NULL AND thumbnail_path IS NOT NULL
            ORDER BY created_at DESC, id DESC LIMIT 1
         ) d ON true`,
      [userId, brandIds],
    );
  }

  /** What the list that the filter lets through has before and after a design, which need not be in it itself. */
  async neighbours(
    id: string,
    userId: string,
    query: DesignsFilter,
  ): Promise<Record<'previous' | 'next', RelatedRow | null>> {
    const { conditions, parameters } = filters(userId, query, await this.brandsOf(userId, query));
    const origin = `$${parameters.push(id)}`;
    const nearest = async (later: boolean) => {
      const [row] = await this.designs.query<RelatedRow[]>(
        `SELECT n.id, n.prompt, n.thumbnail_path AS "thumbnailPath"
           FROM designs origin
           JOIN LATERAL (
             SELECT * FROM designs d
              WHERE ${conditions.join(' AND ')} AND (d.created_at, d.id) ${later ? '>' : '<'} (origin.created_at, origin.id)
              ORDER BY ${later ? 'd.created_at, d.id' : 'd.created_at DESC, d.id DESC'} LIMIT 1
           ) n ON true
          WHERE origin.id = ${origin} AND origin.user_id = $1`,
        parameters,
      );
      return row ?? null;
    };
    const [later, earlier] = await Promise.all([nearest(true), nearest(false)]);
    return query.sort === 'oldest' ? { previous: earlier, next: later } : { previous: later, next: earlier };
  }

  /** The first card of every request that was run again from this design. */
  children(id: string, userId: string): Promise<RelatedRow[]> {
    return this.designs.query<RelatedRow[]>(
      `SELECT d.id, d.prompt, d.thumbnail_path AS "thumbnailPath"
         FROM design_requests r
         JOIN LATERAL (SELECT * FROM designs WHERE request_id = r.id AND deleted_at IS NULL ORDER BY image_index LIMIT 1) d ON true
        WHERE r.parent_id = $1 AND r.user_id = $2 AND r.deleted_at IS NULL
        ORDER BY r.created_at DESC, r.id DESC LIMIT 50`,
      [id, userId],
    );
  }
}

interface NamedBrands {
  filtered: string[];
  searched: string[];
}

function filters(userId: string, query: DesignsFilter, brands: NamedBrands) {
  const parameters: unknown[] = [userId];
  const put = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ['d.user_id = $1', 'd.deleted_at IS NULL'];
  for (const column of ['design_type', 'operation', 'provider', 'brand_profile_id'] as const) {
    const value = query[column];
    if (value !== undefined) conditions.push(`d.${column} = ${put(value)}`);
  }
  if (query.brand !== undefined) conditions.push(`d.brand_profile_id = ANY(${put(brands.filtered)}::uuid[])`);
  if (query.prompt_id !== undefined)
    conditions.push(
      `d.request_id IN (SELECT id FROM design_requests WHERE prompt_id = ${put(query.prompt_id)} AND user_id = $1)`,
    );
  if (query.favorite !== undefined) conditions.push(query.favorite ? 'd.favorite' : 'NOT d.favorite');
  if (query.from !== undefined) conditions.push(`d.created_at >= ${put(query.from)}::timestamptz`);
  if (query.to !== undefined)
    conditions.push(
      `d.created_at < ${put(query.to)}::timestamptz${DATE_ONLY.test(query.to) ? ` + interval '1 day'` : ''}`,
    );
  if (query.search !== undefined) {
    const inPrompt = `d.prompt ILIKE ${put(containing(query.search))}`;
    conditions.push(
      brands.searched.length > 0
        ? `(${inPrompt} OR d.brand_profile_id = ANY(${put(brands.searched)}::uuid[]))`
        : inPrompt,
    );
  }
  return { conditions, parameters };
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/errors';
import { Brand } from './brand.entity';
import { type BrandRow, toBrandProfile, toBrandProfileDetail } from './brands.mapper';
import type { CreateBrandProfileDto, UpdateBrandProfileDto } from './dto/brand-profile.dto';
import type { BrandProfileEnvelope, BrandProfileListResponse } from './dto/brand-profile.response';

const PROFILE = `SELECT b.*,
    (SELECT count(*) FROM designs d WHERE d.brand_profile_id = b.id AND d.user_id = b.user_id AND d.deleted_at IS NULL) AS design_count,
    (SELECT count(*) FROM prompt_drafts p WHERE p.brand_profile_id = b.id AND p.user_id = b.user_id AND p.deleted_at IS NULL) AS prompt_count
  FROM brands b WHERE b.user_id = $1 AND b.deleted_at IS NULL`;

@Injectable()
export class BrandsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(userId: string): Promise<BrandProfileListResponse> {
    const rows = await this.database.query<BrandRow[]>(`${PROFILE} ORDER BY b.created_at DESC, b.id DESC`, [userId]);
    return { profiles: rows.map(toBrandProfile) };
  }

  async get(id: string, userId: string): Promise<BrandProfileEnvelope> {
    return { profile: toBrandProfileDetail(await this.getRow(id, userId)) };
  }

  async create(
    userId: string,
    { brand_name, business_description }: CreateBrandProfileDto,
  ): Promise<BrandProfileEnvelope> {
    const id = randomUUID();
    await this.database.manager.insert(Brand, {
      id,
      user_id: userId,
      brand_name,
      business_description: business_description || null,
    });
    return this.get(id, userId);
  }

  /** Changes what is given and leaves the rest. */
  async update(
    id: string,
    userId: string,
    { name, description }: UpdateBrandProfileDto,
  ): Promise<BrandProfileEnvelope> {
    await this.database.query(
      `UPDATE brands SET brand_name = COALESCE($3, brand_name), business_description = CASE WHEN $4 THEN $5 ELSE business_description END, updated_at = now()
        WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
      [id, userId, name, description !== undefined, description || null],
    );
    return this.get(id, userId);
  }

  /** To the trash. Its designs and prompts stay, without a brand's name. */
  async remove(id: string, userId: string): Promise<void> {
    const [, removed] = await this.database.query<[unknown, number]>(
      'UPDATE brands SET deleted_at = now() WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
      [id, userId],
    );
    if (removed === 0) throw notFound('Brand');
  }

  async restore(id: string, userId: string): Promise<BrandProfileEnvelope> {
    await this.database.query(
      'UPDATE brands SET deleted_at = NULL WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL',
      [id, userId],
    );
    return this.get(id, userId);
  }

  /** @throws 404 when the brand is absent, in the trash, or somebody else's */
  async getNamed(id: string, userId: string): Promise<{ id: string; name: string }> {
    const row = await this.getRow(id, userId);
    return { id: row.id, name: row.brand_name };
  }

  private async getRow(id: string, userId: string): Promise<BrandRow> {
    const [row] = await this.database.query<BrandRow[]>(`${PROFILE} AND b.id = $2`, [userId, id]);
    if (!row) throw notFound('Brand');
    return row;
  }
}

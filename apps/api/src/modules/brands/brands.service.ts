import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { notFound } from '../../platform/errors';
import { Brand } from './brand.entity';

@Injectable()
export class BrandsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws 404 when the brand is absent, in the trash, or somebody else's */
  async getNamed(id: string, userId: string): Promise<{ id: string; name: string }> {
    const brand = await this.database.manager.findOneBy(Brand, { id, user_id: userId, deleted_at: IsNull() });
    if (!brand) throw notFound('Brand');
    return { id: brand.id, name: brand.brand_name };
  }
}

import { applyDecorators } from '@nestjs/common';
import { Entity, Index } from 'typeorm';

/**
 * `@Entity` of a table whose rows users have. Three partial indexes, made by the table's migration, serve the list, the
 * list of the trash with the quota, and the hourly purge: see docs/add-a-module.md.
 */
export const OwnedTable = (name: string): ClassDecorator =>
  applyDecorators(
    Entity(name),
    ...['by_user', 'trash_by_user', 'trash'].map((index) => Index(`${name}_${index}`, { synchronize: false })),
  );

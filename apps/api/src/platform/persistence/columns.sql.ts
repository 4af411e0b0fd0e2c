import type { EntityMetadata } from 'typeorm';

/** For a SELECT: all columns of an entity under the names of its properties, so that the rows look like the entity's. */
export const columnsOf = ({ columns }: EntityMetadata, alias: string): string =>
  columns.map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS "${propertyName}"`).join(', ');

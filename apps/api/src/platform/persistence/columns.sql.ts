import type { EntityMetadata } from 'typeorm';

/** For a SELECT: the columns of an entity under the names of its properties, so that the rows look like the entity's. */
export const columnsOf = ({ columns }: EntityMetadata, alias: string, without: readonly string[] = []): string =>
  columns
    .filter(({ propertyName }) => !without.includes(propertyName))
    .map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS "${propertyName}"`)
    .join(', ');

import { DefaultNamingStrategy, type Table } from 'typeorm';
import { snakeCase } from 'typeorm/util/StringUtils';

/**
 * camelCase in code, snake_case in the database; constraints are called what PostgreSQL calls them by itself, so that
 * migrations need not name them.
 */
export class NamingStrategy extends DefaultNamingStrategy {
  /** @param customName stands as it is; for `thumbnail_2x_path` and others that no rule finds */
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes.map(snakeCase), customName ?? snakeCase(propertyName)].filter(Boolean).join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columnNames: string[]): string {
    return [this.getTableName(table), ...columnNames, 'key'].join('_');
  }

  override foreignKeyName(table: Table | string, columnNames: string[]): string {
    return [this.getTableName(table), ...columnNames, 'fkey'].join('_');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of the colours tells the order of those that are equally near as well: a search reads nothing else until it knows its page. */
export class InspirationColorTimes1700000001500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inspiration_colors ADD COLUMN created_at timestamptz;
      UPDATE inspiration_colors c SET created_at = i.created_at FROM inspirations i WHERE i.id = c.inspiration_id;
      ALTER TABLE inspiration_colors ALTER COLUMN created_at SET NOT NULL, ALTER COLUMN created_at SET DEFAULT now();
      DROP INDEX inspiration_colors_near;
      CREATE INDEX inspiration_colors_near ON inspiration_colors (user_id, a, b, l) INCLUDE (share, inspiration_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inspiration_colors DROP COLUMN created_at;
      CREATE INDEX inspiration_colors_near ON inspiration_colors (user_id, a, b, l) INCLUDE (share, inspiration_id);
    `);
  }
}

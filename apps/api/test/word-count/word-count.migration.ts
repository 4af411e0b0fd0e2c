import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobTable } from '../../src/database/migrations/job-table';

export class WordCounts1700000000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobTable('word_counts', 'text text NOT NULL, words integer'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE word_counts');
  }
}

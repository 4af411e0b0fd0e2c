import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DemoAccount1700000000510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD is_demo boolean NOT NULL DEFAULT false`);
    // as earlier versions made it
    await runner.query(
      `UPDATE users SET is_demo = true WHERE email LIKE 'demo@%' AND user_metadata = '{"full_name": "Demo Designer"}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP is_demo');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version of a proposal is its title and its text, not the text alone. */
export class ProposalVersions1700000002900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE revisions
         SET field = 'texts', content = json_build_object('title', proposals.title, 'proposal_content', content)::text
        FROM proposals
       WHERE subject_type = 'proposals' AND field = 'content' AND subject_id = proposals.id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE revisions
         SET field = 'content', content = coalesce(content::json ->> 'proposal_content', '')
       WHERE subject_type = 'proposals' AND field = 'texts'
    `);
  }
}

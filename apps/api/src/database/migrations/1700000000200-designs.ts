import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every row that a worker takes carries: see platform/queue/job-row.ts. */
const JOB_COLUMNS = `
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  error text,
  error_code text,
  fence bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  next_attempt_at timestamptz`;

export class Designs1700000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE brands (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        brand_name text NOT NULL,
        business_description text,
        strategy_input_type text,
        strategy_text text,
        strategy_executed_at timestamptz,
        website_content_executed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX brands_by_user ON brands (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX brands_trash ON brands (deleted_at) WHERE deleted_at IS NOT NULL;

      CREATE TABLE design_requests (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        brand_profile_id uuid,
        provider text NOT NULL,
        operation text NOT NULL,
        design_type text NOT NULL,
        prompt text NOT NULL,
        n smallint NOT NULL,
        strength real,
        seed integer NOT NULL,
        parent_id uuid,
        recipe jsonb NOT NULL,
        ${JOB_COLUMNS},
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX design_requests_by_user ON design_requests (user_id, created_at DESC) WHERE deleted_at IS NULL;
      CREATE INDEX design_requests_by_parent ON design_requests (parent_id) WHERE parent_id IS NOT NULL;
      CREATE INDEX design_requests_open ON design_requests (created_at, id) WHERE status IN ('pending', 'processing');

      -- One row a card. What the gallery filters and searches by never changes after the request was
      -- accepted, so it stands here too: a page of ids is then read from one index alone.
      CREATE TABLE designs (
        id uuid PRIMARY KEY,
        request_id uuid NOT NULL REFERENCES design_requests ON DELETE CASCADE,
        user_id uuid NOT NULL,
        image_index smallint NOT NULL,
        brand_profile_id uuid,
        provider text NOT NULL,
        operation text NOT NULL,
        design_type text NOT NULL,
        prompt text NOT NULL,
        favorite boolean NOT NULL DEFAULT false,
        seed integer,
        image_path text,
        media_type text,
        bytes integer,
        width integer,
        height integer,
        average_color text,
        thumbnail_path text,
        thumbnail_2x_path text,
        svg_path text,
        notes text[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        UNIQUE (request_id, image_index)
      );
      CREATE INDEX designs_gallery ON designs (user_id, created_at DESC, id DESC)
        INCLUDE (brand_profile_id, provider, operation, design_type) WHERE deleted_at IS NULL;
      CREATE INDEX designs_favorites ON designs (user_id, created_at DESC, id DESC) WHERE favorite AND deleted_at IS NULL;
      CREATE INDEX designs_by_brand ON designs (brand_profile_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX designs_prompt ON designs USING gin (prompt gin_trgm_ops);
      CREATE INDEX designs_trash ON designs (user_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

      CREATE TABLE prompt_drafts (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        name text NOT NULL,
        draft_content text NOT NULL DEFAULT '',
        final_prompt text,
        prompt_type text,
        brand_profile_id uuid,
        design_request_id uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX prompt_drafts_by_user ON prompt_drafts (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX prompt_drafts_by_brand ON prompt_drafts (brand_profile_id) WHERE deleted_at IS NULL;

      -- Who owns which stored object. A path that has no row here is nobody's and is swept away.
      CREATE TABLE files (
        bucket text NOT NULL CHECK (bucket IN ('design-images', 'inspiration-images')),
        path text NOT NULL,
        user_id uuid NOT NULL,
        media_type text NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        PRIMARY KEY (bucket, path)
      );

      -- Earlier versions of what people and models write; the newest one is the current text.
      CREATE TABLE revisions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        subject_type text NOT NULL,
        subject_id uuid NOT NULL,
        field text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        source text NOT NULL CHECK (source IN ('generated', 'edited', 'repaired', 'restored')),
        content text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (subject_type, subject_id, field, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE revisions, files, prompt_drafts, designs, design_requests, brands');
  }
}

/**
 * SQL for a new table whose rows are jobs (platform/queue/job-state.ts), with columns of its own.
 *
 * Migrations that have run use it: it never changes. What all job tables get later comes by a migration of its own,
 * and a second function beside this one.
 */
export const jobTable = (name: string, columns: string): string => `
  CREATE TABLE ${name} (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    ${columns},
    status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
    progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
    error text,
    error_code text,
    fence bigint NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    leased_until timestamptz,
    next_attempt_at timestamptz,
    outage_since timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now(),
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz
  );
  CREATE INDEX ${name}_open ON ${name} (user_id, created_at, id) WHERE status IN ('pending', 'processing');
`;

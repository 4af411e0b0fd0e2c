import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several links may be out at once, each for the address that it went to; devices that people signed in from; accounts without a password. */
export class AccountRecovery1700000000520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ALTER password_hash DROP NOT NULL, ADD sign_up_device_hash bytea;

      ALTER TABLE one_time_tokens ADD email text;
      UPDATE one_time_tokens SET email = CASE purpose WHEN 'email_change' THEN users.new_email ELSE users.email END
        FROM users WHERE users.id = user_id;
      DELETE FROM one_time_tokens WHERE email IS NULL;
      ALTER TABLE one_time_tokens
        ALTER email SET NOT NULL,
        DROP CONSTRAINT one_time_tokens_pkey,
        DROP CONSTRAINT one_time_tokens_token_hash_key,
        ADD PRIMARY KEY (token_hash);
      CREATE INDEX one_time_tokens_by_user ON one_time_tokens (user_id, purpose);
      CREATE INDEX one_time_tokens_by_email ON one_time_tokens (email);

      CREATE TABLE known_devices (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        device_hash bytea NOT NULL,
        last_used_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, device_hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE known_devices;
      DELETE FROM one_time_tokens;
      DROP INDEX one_time_tokens_by_user, one_time_tokens_by_email;
      ALTER TABLE one_time_tokens
        DROP CONSTRAINT one_time_tokens_pkey,
        DROP email,
        ADD UNIQUE (token_hash),
        ADD PRIMARY KEY (user_id, purpose);
      -- of a password that nobody knows
      UPDATE users SET password_hash = '$argon2id$v=19$m=19456,t=2,p=1$RjRXY4260AveETPuFiALtQ$qqzsviBZtrvjmjJRDJBf7AxmRqjqQc8jnYrVQKoBfqo' WHERE password_hash IS NULL;
      ALTER TABLE users ALTER password_hash SET NOT NULL, DROP sign_up_device_hash;
    `);
  }
}

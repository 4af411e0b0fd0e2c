/** Those that are not in the trash, for the queries of other modules: `id`, `user_id`. */
export const LIVING_INSPIRATIONS = '(SELECT id, user_id FROM inspirations WHERE deleted_at IS NULL)';

/**
 * The brands that have a name to show, as `(id, user_id, name)`, for queries of other modules. PostgreSQL plans a join
 * with it as a join with the table.
 */
export const BRAND_NAMES = '(SELECT id, user_id, brand_name AS name FROM brands WHERE deleted_at IS NULL)';

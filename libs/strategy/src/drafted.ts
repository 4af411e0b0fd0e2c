/** Where a document tells which of its sections the built-in writer drafted: a list of their names. */
export const DRAFTED = 'DraftedByBuiltInWriter';

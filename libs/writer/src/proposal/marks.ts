/** What a person fills in before the proposal is sent. */
export const PRICE = '[price]';
export const NAME = '[name]';
export const ANSWER = '[answer]';
export const CONFIRM = '[confirm]';

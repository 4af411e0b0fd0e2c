// Texts and what is done with them. Built into each remote that has one, like the pieces; not part of the shared index, so that other pages do
// not carry it.
export { Prose } from './prose';
export type { ProseProps } from './prose';

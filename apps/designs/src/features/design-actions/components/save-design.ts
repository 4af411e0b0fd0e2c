// Fetched when it is opened.
export { SaveDesignToInspirations } from '@maquette/web-core/inspirations';

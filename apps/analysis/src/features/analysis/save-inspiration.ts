export { SavePictureToInspirations } from '@maquette/web-core/inspirations';

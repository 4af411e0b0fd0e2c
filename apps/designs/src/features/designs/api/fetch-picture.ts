export { fetchPicture } from '@maquette/web-core/pictures';

// Addresses of stored pictures by their paths, and pictures fetched before they are shown. Built into each remote that asks for them.
export { fetchPicture } from './fetch-picture';
export { preloadImages } from './preload-images';
export { useImageUrl } from './use-image-url';

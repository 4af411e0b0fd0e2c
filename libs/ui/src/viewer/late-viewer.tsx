import { NotLoaded } from '../components/not-loaded';
import { later } from '../later';

// No page begins with a picture that is open.
export const ImageViewer = later(() => import('./image-viewer').then((module) => module.ImageViewer), {
  failed: ({ onIndexChange }) => <NotLoaded what="The picture" onClose={() => onIndexChange(undefined)} />,
});

export const ImageComparison = later(() => import('./image-comparison').then((module) => module.ImageComparison), {
  failed: ({ onClose }) => <NotLoaded what="The comparison" onClose={onClose} />,
});

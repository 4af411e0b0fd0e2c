import { Suspense, lazy } from 'react';
import type { ImageViewerProps } from './image-viewer';

const Viewer = lazy(() => import('./image-viewer').then(({ ImageViewer: component }) => ({ default: component })));

/** The full-size viewer. Its zoom library (13 kB) arrives when it is opened for the first time. */
export const ImageViewer = (props: ImageViewerProps) => (
  <Suspense>{props.index !== undefined && <Viewer {...props} />}</Suspense>
);

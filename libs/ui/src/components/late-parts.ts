import { ComboboxList } from './combobox';
import { Toaster } from './toaster';
import { ImageDropField, ImageDropZone } from './image-drop';

/** Fetches the code behind `Combobox`, `ImageDropZone`, `ImageDropField` and `Toaster`, so that a connection that breaks later does not keep a form shut. */
export const preloadLateParts = (): Promise<unknown> =>
  Promise.all([ComboboxList, ImageDropField, ImageDropZone, Toaster].map(({ preload }) => preload()));

import { ComboboxList } from './combobox';
import { ImageDropField, ImageDropZone } from './image-drop';

/** Fetches the code behind `Combobox`, `ImageDropZone` and `ImageDropField`, so that a connection that breaks later does not keep a form shut. */
export const preloadLateParts = (): Promise<unknown> =>
  Promise.all([ComboboxList, ImageDropField, ImageDropZone].map(({ preload }) => preload()));

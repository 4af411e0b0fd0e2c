// No page begins with these: their libraries come after it.
export const loadImageDrop = () => import('./image-drop-zone');
export const loadComboboxList = () => import('./combobox-list');

/** Fetches the code behind `Combobox`, `ImageDropZone` and `ImageDropField`, so that a connection that breaks later does not keep a form shut. */
export const preloadLateParts = (): Promise<unknown> => Promise.all([loadImageDrop(), loadComboboxList()]);

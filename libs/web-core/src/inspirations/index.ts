// Saving to inspirations, from whichever area has the picture. Built into each remote that offers it; not part of the shared index.
export { inspirationsMetaQuery } from './inspirations-meta';
export { EditInspiration, SaveDesignToInspirations, SavePictureToInspirations } from './save-to-inspirations';

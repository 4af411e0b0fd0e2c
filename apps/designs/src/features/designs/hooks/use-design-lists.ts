import { useListChanges } from '@maquette/web-core/lists';
import { designsList } from '../designs-list';

/** The loaded lists of the user's designs, to be changed after something was created, deleted or edited. */
export const useDesignLists = () => useListChanges(designsList);

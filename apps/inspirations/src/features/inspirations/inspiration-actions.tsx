import type { MenuItem } from '@maquette/ui';
import {
  FolderPlus,
  ImagePlus,
  Images,
  Info,
  Maximize2,
  Pencil,
  ScanSearch,
  SquareCheck,
  Trash2,
} from '@maquette/ui/icons';
import { createContext, use } from 'react';
import type { Inspiration } from './inspiration';

/** What can be done with inspirations, wherever they are shown. */
export interface InspirationActions {
  showDetails: (inspiration: Inspiration) => void;
  edit: (inspiration: Inspiration) => void;
  addToCollection: (inspirations: readonly Inspiration[]) => void;
  /** Asks for a name, then adds them. */
  addToNewCollection: (inspirations: readonly Inspiration[]) => void;
  /** Asks first. `onDeleted` is called when they are in the trash. */
  askToDelete: (inspirations: readonly Inspiration[], onDeleted?: () => void) => void;
  /** Begins a design with the picture. */
  useAsImage: (inspiration: Inspiration) => void;
  /** Has the picture looked at. */
  analyze: (inspiration: Inspiration) => void;
  /** Begins a moodboard with those that have a picture. */
  sendToMoodboard: (inspirations: readonly Inspiration[]) => void;
}

export const InspirationActionsContext = createContext<InspirationActions | null>(null);

/** The actions, the same object for the life of the page. Needs an {@link InspirationActionsProvider} above. */
export function useInspirationActions(): InspirationActions {
  const actions = use(InspirationActionsContext);
  if (!actions) throw new Error('useInspirationActions needs an InspirationActionsProvider above it.');
  return actions;
}

interface MenuOptions {
  onEnlarge?: (() => void) | undefined;
  onSelect?: (() => void) | undefined;
  /** More of them, from the page that shows it. */
  more?: readonly MenuItem[];
}

/** The actions on one inspiration, as a menu has them. */
export function useMenuOf(): (inspiration: Inspiration, options?: MenuOptions) => MenuItem[] {
  const actions = useInspirationActions();
  return (inspiration, { onEnlarge, onSelect, more = [] } = {}) => {
    const hasPicture = Boolean(inspiration.imageUrl);
    return [
      { label: 'Details', icon: <Info aria-hidden />, onSelect: () => actions.showDetails(inspiration) },
      ...(hasPicture && onEnlarge
        ? [{ label: 'Enlarge image', icon: <Maximize2 aria-hidden />, onSelect: onEnlarge }]
        : []),
      { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => actions.edit(inspiration) },
      {
        label: 'Add to collection',
        icon: <FolderPlus aria-hidden />,
        onSelect: () => actions.addToCollection([inspiration]),
      },
      ...more,
      ...(hasPicture
        ? [
            { label: 'Use as image', icon: <ImagePlus aria-hidden />, onSelect: () => actions.useAsImage(inspiration) },
            {
              label: 'Send to moodboard',
              icon: <Images aria-hidden />,
              onSelect: () => actions.sendToMoodboard([inspiration]),
            },
            { label: 'Analyze', icon: <ScanSearch aria-hidden />, onSelect: () => actions.analyze(inspiration) },
          ]
        : []),
      ...(onSelect ? [{ label: 'Select', icon: <SquareCheck aria-hidden />, shortcut: 'X', onSelect }] : []),
      {
        label: 'Delete',
        icon: <Trash2 aria-hidden />,
        critical: true,
        divided: true,
        onSelect: () => actions.askToDelete([inspiration]),
      },
    ];
  };
}

import { IconButton, Menu } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import {
  Bookmark,
  Columns2,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  ImagePlus,
  Maximize2,
  RotateCw,
  SquareCheck,
  Star,
  TextAlignStart,
  Trash2,
} from '@maquette/ui/icons';
import { useNavigate } from 'react-router';
import { useDesignActions } from '../../design-actions/design-actions';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { useWorksFromImage } from '../../designs/hooks/use-works-from-image';
import { designPath, useFromList } from '../../designs/paths';

interface CardMenuProps {
  design: Design;
  /** Everything, where there is no toolbar; otherwise what the toolbar has no room for. */
  complete: boolean;
  onEnlarge: () => void;
  onSelect: () => void;
}

/** The actions of a card under one button. */
export function CardMenu({ design, complete, onEnlarge, onSelect }: CardMenuProps) {
  const actions = useDesignActions();
  const worksFromImage = useWorksFromImage();
  const navigate = useNavigate();
  const fromList = useFromList();
  const hasPicture = Boolean(design.imageUrl);
  const when = (condition: boolean, ...items: MenuItem[]) => (condition ? items : []);
  const items: MenuItem[] = [
    ...when(complete && hasPicture, { label: 'Enlarge image', icon: <Maximize2 aria-hidden />, onSelect: onEnlarge }),
    {
      label: 'Open page',
      icon: <ExternalLink aria-hidden />,
      onSelect: () => void navigate(designPath(design.id), { state: fromList }),
    },
    ...when(hasPicture && Boolean(design.isMultiImage), {
      label: 'Compare its pictures',
      icon: <Columns2 aria-hidden />,
      shortcut: 'C',
      onSelect: () => void actions.compare([design]),
    }),
    ...when(complete && hasPicture, {
      label: design.svgUrl ? 'Download PNG' : 'Download',
      icon: <Download aria-hidden />,
      onSelect: () => void actions.download(design, 'original'),
    }),
    ...when(Boolean(design.svgUrl), {
      label: 'Download SVG',
      icon: <Download aria-hidden />,
      onSelect: () => void actions.download(design, 'svg'),
    }),
    ...when(complete, {
      label: 'View prompt',
      icon: <TextAlignStart aria-hidden />,
      onSelect: () => actions.showPrompt(design),
    }),
    ...when(complete && !isUnfinished(design), {
      label: 'Run again',
      icon: <RotateCw aria-hidden />,
      onSelect: () => void actions.rerun(design),
    }),
    { label: 'Edit and run again', icon: <CopyPlus aria-hidden />, onSelect: () => void actions.editAndRun(design) },
    ...when(complete && hasPicture, {
      label: 'Save to Inspirations',
      icon: <Bookmark aria-hidden />,
      onSelect: () => actions.saveToInspirations(design),
    }),
    ...when(hasPicture && worksFromImage === true, {
      label: 'Use as image',
      icon: <ImagePlus aria-hidden />,
      onSelect: () => void actions.useAsImage(design),
    }),
    ...when(
      complete,
      design.favorite
        ? {
            label: 'Remove from favourites',
            icon: <Star aria-hidden fill="currentColor" />,
            onSelect: () => void actions.setFavorite([design], false),
          }
        : {
            label: 'Add to favourites',
            icon: <Star aria-hidden />,
            onSelect: () => void actions.setFavorite([design], true),
          },
    ),
    { label: 'Select', icon: <SquareCheck aria-hidden />, shortcut: 'X', onSelect },
    ...when(complete, {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      critical: true,
      divided: true,
      onSelect: () => actions.askToDelete([design]),
    }),
  ];
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label="More actions" tooltip={false}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}

import { Button, IconButton, useIsPhone } from '@maquette/ui';
import { FolderPlus, ImagePlus, Plus } from '@maquette/ui/icons';
import type { Filters } from './inspiration';

interface PageActionsProps {
  tab: Filters['tab'];
  /** There is nothing on the tab: its own action stands there. */
  isBare: boolean;
  onSave: () => void;
  onCreate: () => void;
}

/** Save an image and New Collection: what the tab is for is the page's accent button. */
export function PageActions({ tab, isBare, onSave, onCreate }: PageActionsProps) {
  const isPhone = useIsPhone();
  const actions = [
    {
      own: 'collections',
      name: '+ New Collection',
      words: isPhone ? 'New' : 'New Collection',
      icon: isPhone && tab === 'all' ? <FolderPlus aria-hidden /> : <Plus aria-hidden />,
      onClick: onCreate,
    },
    {
      own: 'all',
      name: 'Save an image',
      words: isPhone ? 'Save' : 'Save an image',
      icon: <ImagePlus aria-hidden />,
      onClick: onSave,
    },
  ];
  return actions.map(({ own, name, words, icon, onClick }) => {
    if (own === tab && isBare) return null;
    return isPhone && own !== tab ? (
      <IconButton key={name} label={name} variant="outlined" tooltip={false} onClick={onClick}>
        {icon}
      </IconButton>
    ) : (
      <Button key={name} variant={own === tab ? 'accent' : 'outlined'} icon={icon} aria-label={name} onClick={onClick}>
        {words}
      </Button>
    );
  });
}

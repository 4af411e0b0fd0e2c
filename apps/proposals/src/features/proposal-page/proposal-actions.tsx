import { Button, IconButton, Menu, useMedia } from '@maquette/ui';
import { Archive, Check, Copy, Ellipsis, History, Pencil, Sparkles, Trash2, Undo2 } from '@maquette/ui/icons';
import { isGenerating } from '../proposals/proposal';
import type { ProposalDetail } from '../proposals/proposal';
import { useCopied } from '../proposals/use-proposals';
import styles from './proposal-page.module.css';

const COPIED_MS = 3_000;
/** There is no room for all of them in the bar. */
const NARROW = '(max-width: 1180px)';

interface ProposalActionsProps {
  proposal: ProposalDetail;
  /** As it is shown. */
  text: string;
  isEditing: boolean;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onShow: (what: 'versions' | 'again' | 'delete') => void;
}

/** What is done with the proposal. */
export function ProposalActions({ proposal, text, isEditing, onEdit, onShow, ...does }: ProposalActionsProps) {
  const isNarrow = useMedia(NARROW);
  const { copied, copy } = useCopied(COPIED_MS);
  const running = isGenerating(proposal);
  const shown = [
    {
      label: copied ? 'Copied!' : 'Copy Content',
      icon: copied ? <Check aria-hidden /> : <Copy aria-hidden />,
      disabled: text === '',
      onSelect: () => void copy(proposal.id, text),
    },
    proposal.status === 'active'
      ? { label: 'Archive', icon: <Archive aria-hidden />, disabled: running, onSelect: does.onArchive }
      : { label: 'Restore', icon: <Undo2 aria-hidden />, disabled: running, onSelect: does.onRestore },
  ];
  const rest = [
    { label: 'Versions', icon: <History aria-hidden />, onSelect: () => onShow('versions') },
    { label: 'Write It Again', icon: <Sparkles aria-hidden />, disabled: running, onSelect: () => onShow('again') },
  ];
  const remove = {
    label: 'Delete',
    icon: <Trash2 aria-hidden />,
    critical: true,
    divided: true,
    onSelect: () => onShow('delete'),
  };
  return (
    <div className={styles.actions}>
      {!running && (
        <Button icon={isEditing ? <Check aria-hidden /> : <Pencil aria-hidden />} onClick={onEdit}>
          {isEditing ? 'Done' : 'Edit'}
        </Button>
      )}
      {!isNarrow &&
        [...shown, remove].map(({ label, icon, onSelect, ...action }) => (
          <Button
            key={label}
            variant="quiet"
            icon={icon}
            disabled={'disabled' in action && action.disabled}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      {isNarrow && copied && <span role="status">Copied!</span>}
      <Menu
        label="Proposal"
        items={isNarrow ? [...shown, ...rest, remove] : rest}
        trigger={
          <IconButton label="More actions" variant="outlined">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
    </div>
  );
}

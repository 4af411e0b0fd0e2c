import { Button, TapeProgress } from '@maquette/ui';
import { RowList } from '@maquette/ui/documents';
import type { Row } from '@maquette/ui/documents';
import { Archive, Check, Copy, RotateCcw, TextAlignStart, Trash2, Undo2 } from '@maquette/ui/icons';
import type { Selection } from '@maquette/web-core/lists';
import { Link } from 'react-router';
import { plainOf } from '../proposals/components/proposal-text';
import {
  generationLabel,
  hasFailed,
  isGenerating,
  proposalPath,
  statusLabel,
  timeOf,
  titleOf,
  typeLabel,
} from '../proposals/proposal';
import type { Proposal } from '../proposals/proposal';
import { useCopied, useProposalActions } from '../proposals/use-proposals';
import styles from './proposal-list-page.module.css';

const COPIED_MS = 2_000;
/** More than two lines never show. */
const MAX_PREVIEW = 320;

interface ProposalRowsProps {
  proposals: readonly Proposal[];
  search: string;
  selection: Selection<Proposal>;
  onView: (id: string) => void;
  onDelete: (proposal: Proposal) => void;
}

export function ProposalRows({ proposals, search, selection, onView, onDelete }: ProposalRowsProps) {
  const { archive, restore, cancel, generateAgain } = useProposalActions();
  const { copied, copy } = useCopied(COPIED_MS);

  const rowOf = (proposal: Proposal): Row => {
    const { id, proposalContent, clientRequest } = proposal;
    const [running, failed, isCopied] = [isGenerating(proposal), hasFailed(proposal), copied === id];
    return {
      id,
      title: titleOf(proposal),
      // one that is being written cannot be viewed
      ...(!running && { link: <Link to={proposalPath(id)} /> }),
      preview: search ? around(search, proposalContent ? plainOf(proposalContent) : clientRequest) : proposal.preview,
      figures: [
        <span key="state" className={failed ? styles.failed : undefined}>
          {generationLabel(proposal)}
        </span>,
        statusLabel(proposal),
        proposal.studioName,
        typeLabel(proposal),
        <time key="made" dateTime={proposal.createdAt}>
          {timeOf(proposal.createdAt)}
        </time>,
        isCopied && (
          <span key="copied" role="status" className={styles.copied}>
            Copied!
          </span>
        ),
      ],
      status: running && (
        <div className={styles.running}>
          <TapeProgress
            bare
            label={`Generating ${titleOf(proposal)}`}
            value={proposal.generationStatus === 'pending' ? undefined : proposal.generationProgress}
          />
          <Button variant="quiet" aria-label={`Cancel: ${titleOf(proposal)}`} onClick={() => void cancel(proposal)}>
            Cancel
          </Button>
        </div>
      ),
      actions: [
        { label: 'View', icon: <TextAlignStart aria-hidden />, disabled: running, onSelect: () => onView(id) },
        {
          label: isCopied ? 'Copied!' : 'Copy',
          icon: isCopied ? <Check aria-hidden /> : <Copy aria-hidden />,
          disabled: running || !proposalContent,
          onSelect: () => void copy(id, proposalContent ?? ''),
        },
        ...(failed
          ? [
              {
                label: 'Try again',
                icon: <RotateCcw aria-hidden />,
                onSelect: () => void generateAgain(proposal),
              },
            ]
          : []),
        proposal.status === 'active'
          ? {
              label: 'Archive',
              icon: <Archive aria-hidden />,
              disabled: running,
              onSelect: () => void archive(proposal),
            }
          : {
              label: 'Restore',
              icon: <Undo2 aria-hidden />,
              disabled: running,
              onSelect: () => void restore(proposal),
            },
        {
          label: 'Delete',
          icon: <Trash2 aria-hidden />,
          critical: true,
          divided: true,
          onSelect: () => onDelete(proposal),
        },
      ],
    };
  };

  return (
    <RowList
      label="Proposals"
      search={search}
      rows={proposals.map(rowOf)}
      selection={{
        chosen: selection.ids,
        onChange: (chosen) => selection.selectAll(proposals.filter(({ id }) => chosen.has(id))),
      }}
    />
  );
}

const BEFORE = 60;

/** What stands around the text that was searched for, else the beginning. */
function around(search: string, text: string): string {
  const at = text.toLowerCase().indexOf(search.toLowerCase());
  const from = at < MAX_PREVIEW / 2 ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + MAX_PREVIEW)}`;
}

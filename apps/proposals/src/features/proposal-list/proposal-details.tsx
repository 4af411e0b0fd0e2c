import { Button, Dialog, ErrorState, SkeletonLine } from '@maquette/ui';
import { Prose } from '@maquette/ui/documents';
import { Check, Copy, ExternalLink } from '@maquette/ui/icons';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { proposalQuery } from '../proposals/calls';
import { GenerationState } from '../proposals/components/generation-state';
import { ProposalText } from '../proposals/components/proposal-text';
import {
  generationLabel,
  isGenerating,
  proposalPath,
  statusLabel,
  timeOf,
  titleOf,
  typeLabel,
} from '../proposals/proposal';
import type { ProposalDetail } from '../proposals/proposal';
import { useCopied, useLive } from '../proposals/use-proposals';
import styles from './proposal-details.module.css';

const COPIED_MS = 3_000;

/** One proposal, looked at without leaving the list. */
export function ProposalDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { id: userId } = useUser();
  const { data, error, refetch } = useQuery(proposalQuery(userId, id));
  const [proposal] = useLive(data ? [data] : NONE);
  if (proposal) return <Details proposal={proposal} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Proposal">
      {error ? (
        <ErrorState
          title="Failed to load proposal"
          message={sentenceOf(error, 'Failed to fetch proposal')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading proposal..." className={styles.loading}>
          <SkeletonLine width="40%" />
          <SkeletonLine width="94%" />
          <SkeletonLine width="88%" />
          <SkeletonLine width="72%" />
        </div>
      )}
    </Dialog>
  );
}

const NONE: readonly ProposalDetail[] = [];

function Details({ proposal, onClose }: { proposal: ProposalDetail; onClose: () => void }) {
  const { copied, copy } = useCopied(COPIED_MS);
  const text = proposal.proposalContent;
  const facts = [
    ['Studio', proposal.studioName],
    ['Created', timeOf(proposal.createdAt)],
    ['Status', `${statusLabel(proposal)}, ${generationLabel(proposal)}`],
    ['Input Type', typeLabel(proposal)],
    ['Last Updated', timeOf(proposal.updatedAt)],
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(proposal)}
      footer={
        <Button asChild variant="accent">
          <Link to={proposalPath(proposal.id)}>
            <ExternalLink aria-hidden />
            Open Proposal
          </Link>
        </Button>
      }
    >
      <div className={styles.details}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <GenerationState proposal={proposal} />
        {text && !isGenerating(proposal) && (
          <section aria-labelledby="details-text" className={styles.section}>
            <header className={styles.bar}>
              <h3 id="details-text">Generated Proposal</h3>
              <Button
                variant="quiet"
                icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
                onClick={() => void copy(proposal.id, text)}
              >
                {copied ? 'Copied!' : 'Copy Proposal'}
              </Button>
            </header>
            <ProposalText text={text} className={styles.text} />
          </section>
        )}
        <section aria-labelledby="details-request" className={styles.section}>
          <header className={styles.bar}>
            <h3 id="details-request">Original Client Request</h3>
          </header>
          <Prose text={proposal.clientRequest} />
        </section>
      </div>
    </Dialog>
  );
}

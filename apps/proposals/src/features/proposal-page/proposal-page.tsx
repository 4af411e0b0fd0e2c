import { Button, ConfirmDialog, ErrorState, Figures, SkeletonLine, useIsPhone } from '@maquette/ui';
import { Document, DocumentIndex, DocumentSection, Prose, SaveState } from '@maquette/ui/documents';
import { ApiError, sentenceOf, useDocumentTitle, useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { proposalQuery } from '../proposals/calls';
import { GenerationState } from '../proposals/components/generation-state';
import { ProposalText, useSections } from '../proposals/components/proposal-text';
import type { TextSection } from '../proposals/components/proposal-text';
import {
  PROPOSALS_PATH,
  generationLabel,
  hasFailed,
  isGenerating,
  statusLabel,
  timeOf,
  titleOf,
  typeLabel,
} from '../proposals/proposal';
import type { ProposalDetail } from '../proposals/proposal';
import { useLive, useProposalActions } from '../proposals/use-proposals';
import { ClientRequest } from './client-request';
import { ExportPanel } from './export-panel';
import { ProposalActions } from './proposal-actions';
import styles from './proposal-page.module.css';
import { ReferenceImages } from './reference-images';
import { TextEditor } from './text-editor';
import { useAutosave } from './use-autosave';
import { VersionsDialog } from './versions-dialog';
import { WriteAgainDialog } from './write-again-dialog';

/** One proposal as a document: read, edited, sent out. */
export function ProposalPage() {
  const { proposalId = '' } = useParams();
  const { id: userId } = useUser();
  const id = proposalId.trim();
  const { data, error, refetch, isFetching } = useQuery({ ...proposalQuery(userId, id), enabled: id !== '' });
  useDocumentTitle(data ? titleOf(data) : 'Proposal');
  if (data) return <Loaded key={data.id} proposal={data} />;
  if (id === '')
    return (
      <ErrorState page title="Failed to load proposal" message="No proposal ID provided" action={<BackButton />} />
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <ErrorState
        page
        title="Proposal Not Found"
        message="It may have been deleted: what is thrown away lies in the trash for 30 days."
        action={<BackButton />}
      />
    );
  if (error)
    return (
      <ErrorState
        page
        title="Failed to load proposal"
        message={sentenceOf(error, 'Failed to fetch proposal')}
        onRetry={() => void refetch()}
        retrying={isFetching && 'Loading...'}
      />
    );
  return (
    <div role="status" aria-label="Loading proposal..." className={styles.loading}>
      <SkeletonLine width="46%" />
      <SkeletonLine width="30%" />
      {[92, 97, 88, 94, 61].map((width) => (
        <SkeletonLine key={width} width={`${width}%`} />
      ))}
    </div>
  );
}

const BackButton = () => (
  <Button asChild>
    <Link to={PROPOSALS_PATH}>Back to Proposals</Link>
  </Button>
);

type Open = 'versions' | 'again' | 'delete' | null;

function Loaded({ proposal: saved }: { proposal: ProposalDetail }) {
  const navigate = useNavigate();
  const phone = useIsPhone();
  const [proposal = saved] = useLive([saved]);
  const running = isGenerating(proposal);
  const editing = useAutosave(saved, () => {
    setEditing(true);
    requestAnimationFrame(() => document.getElementById(BOTH)?.focus());
  });
  // what was typed and not saved when the page was left is shown where it can be seen
  const [isEditing, setEditing] = useState(editing.isDirty);
  const [open, setOpen] = useState<Open>(null);
  const { archive, restore, remove } = useProposalActions();
  const { texts } = editing;
  const shown = running ? '' : texts.content;
  const parts = useSections(shown);
  const edits = isEditing && !running;
  const hasImages = proposal.inputType === 'image';
  const exporting = shown.trim() !== '' && (
    <ExportPanel proposal={proposal} saveFirst={async () => editing.compared === null && editing.save()} />
  );
  const sections = [
    { id: 'client-request', label: 'Client Request' },
    ...(hasImages ? [{ id: 'reference-images', label: 'Reference Images' }] : []),
    { id: 'generated-proposal', label: 'Generated Proposal' },
    ...(edits ? [] : parts.filter(({ title }) => title).map(({ id, title }) => ({ id, label: title }))),
  ];
  const close = () => setOpen(null);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
          <ol>
            <li>
              <Link to={PROPOSALS_PATH}>Proposals</Link>
            </li>
            <li aria-current="page">{titleOf(texts)}</li>
          </ol>
        </nav>
        {editing.saving && <SaveState saving={editing.saving} className={styles.saving} />}
        <ProposalActions
          proposal={proposal}
          text={shown}
          isEditing={edits}
          onEdit={() => {
            if (edits && !editing.compared) void editing.save();
            setEditing(!edits);
          }}
          onArchive={() => void archive(proposal)}
          onRestore={() => void restore(proposal)}
          onShow={setOpen}
        />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          {titleOf(texts)}
        </h1>
        <Figures
          items={[
            proposal.studioName,
            <time key="made" dateTime={proposal.createdAt}>
              {timeOf(proposal.createdAt)}
            </time>,
            typeLabel(proposal),
            statusLabel(proposal),
            generationLabel(proposal),
          ]}
        />
      </header>
      {phone && exporting}
      <Document
        index={
          <DocumentIndex label="Sections of the proposal" sections={sections}>
            {!phone && exporting}
          </DocumentIndex>
        }
      >
        <DocumentSection id="client-request" title="Client Request">
          <ClientRequest text={proposal.clientRequest} />
        </DocumentSection>
        {hasImages && (
          <DocumentSection id="reference-images" title="Reference Images" aside={typeLabel(proposal)}>
            <ReferenceImages proposal={proposal} />
          </DocumentSection>
        )}
        <DocumentSection id="generated-proposal" title="Generated Proposal">
          <GenerationState proposal={proposal} />
          {edits ? (
            <TextEditor editing={editing} conflictId={BOTH} />
          ) : (
            <Parts parts={parts} isOnItsWay={running} hasFailed={hasFailed(proposal)} />
          )}
        </DocumentSection>
      </Document>
      {open === 'versions' && <VersionsDialog proposal={saved} onRestored={editing.restart} onClose={close} />}
      {open === 'again' && <WriteAgainDialog proposal={saved} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        description="Are you sure you want to delete this proposal? This action cannot be undone."
        onConfirm={async () => {
          await remove([saved]);
          void navigate(PROPOSALS_PATH);
        }}
      />
    </div>
  );
}

/** Where both texts are compared, to be gone to. */
const BOTH = 'theirs-and-yours';

interface PartsProps {
  parts: readonly TextSection[];
  isOnItsWay: boolean;
  hasFailed: boolean;
}

/** The text, a section after the other; room for it while it is written. */
function Parts({ parts, isOnItsWay, hasFailed: failed }: PartsProps) {
  if (isOnItsWay)
    return (
      <div aria-hidden className={styles.coming}>
        {[38, 96, 91, 97, 64, 0, 30, 94, 98, 90, 71].map((width, index) => (
          <SkeletonLine key={index} width={`${width}%`} />
        ))}
      </div>
    );
  if (parts.length === 0 && !failed) return <Prose text="There is no text yet. Choose Edit to write it." />;
  return parts.map(({ id, title, text }) => (
    <section key={id} id={id} aria-labelledby={title ? `${id}-title` : undefined} className={styles.part}>
      {title && (
        <h3 id={`${id}-title`} tabIndex={-1} className={styles.partTitle} dir="auto">
          {title}
        </h3>
      )}
      {text && <ProposalText text={text} />}
    </section>
  ));
}

import { Button, ChoiceButtons, Dialog, useDialogClose } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { studiosQuery } from '../proposals/calls';
import { fallbackStudios } from '../proposals/proposal';
import type { ProposalDetail } from '../proposals/proposal';
import { useProposalActions } from '../proposals/use-proposals';
import styles from './proposal-page.module.css';

/** From the same request once more, perhaps in the manner of another studio. What there is stays as a version. */
export function WriteAgainDialog({ proposal, onClose }: { proposal: ProposalDetail; onClose: () => void }) {
  const { id: userId } = useUser();
  const { data } = useQuery(studiosQuery(userId));
  const studios = data?.length ? data : fallbackStudios();
  const { generateAgain } = useProposalActions();
  const [studio, setStudio] = useState(proposal.designStudio);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const isAccepted = await generateAgain(proposal, studio);
    setSending(false);
    if (isAccepted) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Write It Again"
      description="From the same request. The text that is there now stays among the versions."
      footer={
        <>
          <CancelButton />
          <Button variant="accent" busy={isSending && 'Sending...'} onClick={() => void send()}>
            Write It Again
          </Button>
        </>
      }
    >
      <div className={styles.studios}>
        <ChoiceButtons
          label="Design studio"
          choices={studios.map(({ id, name }) => ({ value: id, label: name }))}
          value={studio}
          onValueChange={setStudio}
        />
        <p className={styles.note}>{studios.find(({ id }) => id === studio)?.description}</p>
      </div>
    </Dialog>
  );
}

function CancelButton() {
  const close = useDialogClose();
  return (
    <Button variant="quiet" onClick={close}>
      Cancel
    </Button>
  );
}

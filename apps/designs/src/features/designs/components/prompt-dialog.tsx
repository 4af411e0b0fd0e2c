import { Button, CopyButton, Dialog, Figures, Notice } from '@maquette/ui';
import { CopyPlus } from '@maquette/ui/icons';
import { Link } from 'react-router';
import type { Design } from '../design';
import { fullDate } from '../card-texts';
import { useBrandName } from '../hooks/use-brand-name';
import { designTypeLabel, operationLabel } from '../vocabulary';
import styles from './prompt-dialog.module.css';

interface PromptDialogProps {
  design: Design;
  onClose: () => void;
  onEditAndRun: () => void;
}

/** The whole prompt of a design, and what it was made with. */
export function PromptDialog({ design, onClose, onEditAndRun }: PromptDialogProps) {
  const brandName = useBrandName([design]);
  const { prompt, operation, designType, provider, createdAt, notes = [] } = design;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Prompt"
      footer={
        <>
          {prompt && <CopyButton text={prompt} label="Copy" withText variant="outlined" />}
          {prompt && (
            <Button asChild>
              <Link
                to="/dashboard/prompts"
                state={{
                  save: {
                    draft_content: prompt,
                    brand_profile_id: design.brandProfileId ?? '',
                    design_request_id: design.originalId,
                    prompt_type: designType ?? undefined,
                  },
                }}
              >
                Save Prompt
              </Link>
            </Button>
          )}
          <Button icon={<CopyPlus aria-hidden />} onClick={onEditAndRun}>
            Edit and run again
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {prompt ? <p className={styles.prompt}>{prompt}</p> : <p className={styles.none}>No prompt text available.</p>}
        {notes.map((note) => (
          <Notice key={note} tone="caution">
            {note}
          </Notice>
        ))}
        <Figures
          items={[
            brandName(design),
            designType && designTypeLabel(designType),
            operation && operationLabel(operation),
            provider,
            fullDate(createdAt),
          ]}
        />
      </div>
    </Dialog>
  );
}

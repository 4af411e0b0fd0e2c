import { Button, ConfirmDialog } from '@maquette/ui';
import type { ButtonProps } from '@maquette/ui';
import { useState } from 'react';
import type { Prompt } from '../prompt';
import type { FillIn } from '../use-fill-in';

interface UseInDesignProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  fillIn: FillIn;
  prompt: Prompt;
}

/** Leads to a new design with the words; of variables that nothing stands for it asks before they go along as they are. */
export function UseInDesign({ fillIn: { missing, useInDesign: go }, prompt, ...button }: UseInDesignProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => (missing.length > 0 ? setAsking(true) : void go(prompt))}>
        Use in New Design
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={missing.length === 1 ? 'One variable is not filled in' : `${missing.length} variables are not filled in`}
        description={`As they are, ${missing.map((name) => `{{${name}}}`).join(', ')} would be read as words of the picture.`}
        confirmLabel="Use as they are"
        cancelLabel="Fill in"
        onConfirm={() => void go(prompt)}
      />
    </>
  );
}

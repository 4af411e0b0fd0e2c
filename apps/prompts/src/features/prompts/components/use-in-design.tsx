import { Button, Dialog } from '@maquette/ui';
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
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="small"
        title={missing.length === 1 ? 'One variable is not filled in' : `${missing.length} variables are not filled in`}
        footer={
          <>
            <Button variant="quiet" onClick={() => void go(prompt)}>
              Use as they are
            </Button>
            <Button variant="accent" onClick={() => setAsking(false)}>
              Fill in
            </Button>
          </>
        }
      >
        <p>As they are, {missing.map((name) => `{{${name}}}`).join(', ')} would be read as words of the picture.</p>
      </Dialog>
    </>
  );
}

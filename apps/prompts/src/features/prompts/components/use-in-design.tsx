import { Button } from '@maquette/ui';
import type { ButtonProps } from '@maquette/ui';
import type { Prompt } from '../prompt';
import type { FillIn } from '../use-fill-in';

interface UseInDesignProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  fillIn: FillIn;
  prompt: Prompt;
}

/**
 * Leads to a new design with the words. Where nothing stands for a variable yet it goes to its field first; from then on
 * there is a second way, which takes them along as they are.
 */
export function UseInDesign({ fillIn, prompt, ...button }: UseInDesignProps) {
  const { missing, isAsked, askForMissing, useInDesign: go } = fillIn;
  return (
    <>
      {isAsked && missing.length > 0 && (
        <Button variant="quiet" disabled={button.disabled} onClick={() => void go(prompt)}>
          Use as they are
        </Button>
      )}
      <Button {...button} onClick={() => (missing.length > 0 ? askForMissing() : void go(prompt))}>
        Use in New Design
      </Button>
    </>
  );
}

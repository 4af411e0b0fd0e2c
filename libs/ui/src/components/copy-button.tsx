import { Check, Copy } from '../icons';
import { useEffect, useState } from 'react';
import type { ButtonProps } from './button';
import { Button, IconButton } from './button';
import { toast } from './toast';
import { VisuallyHidden } from './visually-hidden';

const CONFIRMATION_MS = 1_200;

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  /** What is put on the clipboard. */
  text: string;
  /** 'Copy prompt'. */
  label: string;
  /** Shows the words; otherwise an icon with a tooltip. */
  withText?: boolean;
}

/** Copies, and says for 1.2 s that it did. A refused clipboard is told in a toast. */
export function CopyButton({ text, label, withText, variant = 'quiet', className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('Your browser did not allow copying. Select the text and copy it by hand.');
    }
  };
  const icon = copied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <>
      {withText ? (
        <Button variant={variant} className={className} icon={icon} onClick={copy}>
          {copied ? 'Copied' : label}
        </Button>
      ) : (
        <IconButton label={label} variant={variant} className={className} onClick={copy}>
          {icon}
        </IconButton>
      )}
      <VisuallyHidden>
        <span role="status">{copied && 'Copied'}</span>
      </VisuallyHidden>
    </>
  );
}

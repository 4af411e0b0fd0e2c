import { VisuallyHidden as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <Primitive.Root>{children}</Primitive.Root>;

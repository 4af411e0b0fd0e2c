import type { IconNode } from '@maquette/web-core/remotes';
import { Icon, Square } from '@maquette/ui/icons';

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** The registry is read from a file: what is no drawing must not take the frame down. */
const isDrawing = (value: unknown): value is IconNode =>
  Array.isArray(value) &&
  value.every(
    (part: unknown) =>
      Array.isArray(part) &&
      SHAPES.has(part[0] as string) &&
      Object.values((part[1] ?? {}) as object).every((attribute) => typeof attribute === 'string'),
  );

/** The icon that a remote brings with its registry line; a plain square when it brings none. */
export function NavIcon({ iconNode }: { iconNode: IconNode | undefined }) {
  return isDrawing(iconNode) ? <Icon iconNode={iconNode} aria-hidden /> : <Square aria-hidden />;
}

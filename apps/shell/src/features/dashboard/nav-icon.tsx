import { Bookmark, FileText, LayoutGrid, ScanSearch, Square, SwatchBook, TextCursorInput } from 'lucide-react';

const ICONS: Record<string, typeof Square> = {
  bookmark: Bookmark,
  'file-text': FileText,
  'layout-grid': LayoutGrid,
  'scan-search': ScanSearch,
  'swatch-book': SwatchBook,
  'text-cursor-input': TextCursorInput,
};

/** The lucide icon that a registry line names; a plain square for a name the shell does not carry. */
export function NavIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Square;
  return <Icon aria-hidden />;
}

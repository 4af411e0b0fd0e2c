import { useEffect } from 'react';
import { runtimeConfig } from './runtime-config';

/** Names the tab after the page: 'Designs – Maquette'. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} – ${runtimeConfig().productName}`;
  }, [page]);
}

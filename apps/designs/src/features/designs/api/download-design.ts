import { signAgain } from '@maquette/web-core';
import type { Design } from '../design';
import { downloadName, extensionOf } from '@maquette/generation';

export type DownloadFormat = 'original' | 'svg';

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Fetches the picture from its own address and hands it to the user as a file named after the prompt. Throws when it cannot be had. */
export async function downloadDesign(design: Design, format: DownloadFormat): Promise<void> {
  const url = format === 'svg' ? design.svgUrl : design.imageUrl;
  if (!url) throw new Error('No image available for download.');
  let response = await fetch(url);
  if (!response.ok) {
    const fresh = await signAgain(url);
    if (fresh) response = await fetch(fresh);
  }
  if (!response.ok) throw new Error(`The image could not be fetched (status ${response.status}).`);
  const blob = await response.blob();
  save(blob, downloadName(design.prompt, extensionOf(blob.type)));
}

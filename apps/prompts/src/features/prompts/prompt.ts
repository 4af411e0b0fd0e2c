import { DESIGN_TYPES, designType } from '@maquette/generation';
import type { Answer } from '@maquette/web-core';

/** A prompt as lists have it. */
export type Prompt = Answer<'get', '/api/prompts'>['prompts'][number];
/** With the number of its version. */
export type PromptDetail = Answer<'get', '/api/prompts/{id}'>['prompt'];

export const PROMPTS_PATH = '/dashboard/prompts';
export const NEW_PROMPT_PATH = `${PROMPTS_PATH}/new`;
export const promptPath = (id: string): string => `${PROMPTS_PATH}/${id}`;
export const editPath = (id: string): string => `${promptPath(id)}/edit`;

export const nameOf = ({ name }: Pick<Prompt, 'name'>): string => name.trim() || 'Untitled';

/** As a folder and a row name it: a kind of design by its label, anything else as somebody wrote it. */
export const typeLabel = (type: string | null | undefined): string =>
  !type ? 'General' : (designType(type)?.label ?? type);

/** The other way: what somebody writes for a folder is the kind of design of that label, or stands as it is. */
export const typeOf = (written: string): string =>
  DESIGN_TYPES.find(({ label }) => label.toLowerCase() === written.trim().toLowerCase())?.id ?? written.trim();

const MAX_PREVIEW = 60;
const BEFORE = 20;

/** The first 60 characters of a text, or those around what was searched for. */
export function previewOf(text: string, search = ''): string {
  const characters = [...text.replace(/\s+/gu, ' ').trim()];
  if (characters.length === 0) return 'No content.';
  const at = search ? characters.join('').toLowerCase().indexOf(search.toLowerCase()) : -1;
  const from = at < MAX_PREVIEW - search.length ? 0 : Math.max(0, at - BEFORE);
  const isCut = from + MAX_PREVIEW < characters.length;
  const cut = characters
    .slice(from, from + MAX_PREVIEW)
    .join('')
    .trim();
  // not in the middle of the last word, where it begins late enough
  return `${from > 0 ? '…' : ''}${isCut ? `${cut.replace(/(?<=.{20})\s+\S*$/u, '').replace(/[\s,;:–-]+$/u, '')}…` : cut}`;
}

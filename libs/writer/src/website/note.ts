import type { PageWords } from './languages';

/** Why something of a brief is not on its page. */
export type Reason =
  | 'not to be published'
  | 'wishes for the page'
  | 'words that are not to be used'
  | 'not decided'
  | 'please ask whether it is so'
  | 'please ask: which languages the page is in'
  | 'please ask: what the year stands for'
  | 'not sure that it is for readers'
  | 'said to you'
  | 'in another language'
  | 'not placed';
/** What is kept from the page, and why. */
export interface Kept {
  text: string;
  why: Reason;
}

// What is kept from the page, told to whoever edits it: whole sentences, by their reason.

const LEFT_OUT = 'Left out:';
/** What an editor must not miss: it is told before anything else. */
const RULES: readonly Reason[] = [
  'please ask whether it is so',
  'please ask: which languages the page is in',
  'please ask: what the year stands for',
  'not to be published',
  'not decided',
  'wishes for the page',
  'words that are not to be used',
];
/** In characters; the notes hold 4,000. */
const MOST = 3600;

/** As many sentences as the note holds, and how many more there are. */
export function noteOf(kept: readonly Kept[], words: PageWords | undefined): string[] {
  const reasons = [...new Set([...RULES, ...kept.map(({ why }) => why)])];
  let room = MOST;
  let more = 0;
  const notes = reasons.flatMap((reason) => {
    const texts = kept
      .filter(({ why }) => why === reason)
      .map(({ text }) => `“${text}”`)
      .filter((text) => {
        const fits = text.length < room;
        if (fits) room -= text.length + 1;
        else more++;
        return fits;
      });
    if (texts.length > 0) room -= 60;
    const why = !words ? reason : reason.startsWith('please ask') ? words.ask : words.toUs;
    return texts.length > 0 ? [`${words?.left ?? LEFT_OUT} ${texts.join(' ')} (${why})`] : [];
  });
  return more > 0 ? [...notes, `${words?.left ?? LEFT_OUT} … + ${String(more)}`] : notes;
}

import { numberWord } from './counts';
import { capital, list } from '../pen';
import { ENGLISH } from './jobs/english';
import { OTHER } from './lexicon';
import { type Pieces, piecesOf } from './pieces';
import { clientOf, type Reading, readRequest } from './reading/request';
import type { Thing } from './reading/scope';
import { type Schedule, scheduleOf } from './schedule';
import type { StudioId } from './studios';

/** What is known of a picture that came with the request. */
export interface ShownPicture {
  /** pixels */
  width: number;
  height: number;
  facts: {
    palette?: { hex: string; name: string; share: number }[];
    lines?: { text: string; contrast: number; isLarge: boolean }[];
    composition?: { brightness: number; contrast: number; quietSpace: number };
    quality?: { printWidth: number; printHeight: number };
  };
  description: string | null;
}

export interface ProposalBrief {
  request: string;
  studio: { id: StudioId; name: string };
  pictures: readonly ShownPicture[];
  /** of the day on which it is written */
  today: Date;
}

/** What a proposal is made of, whoever words it. */
export interface Plan {
  brief: ProposalBrief;
  today: Date;
  /** nothing was said but that there are pictures */
  isSilent: boolean;
  reading: Reading;
  pieces: Pieces;
  schedule: Schedule;
  title: string;
  /** a note is answered by a note */
  isNote: boolean;
}

export const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';
const NOTE = 430;
const TITLE = 90;

/** Small first letter, but for names and abbreviations, and in languages that write nouns large. */
export const lowerName = (name: string, isForeign = false): string =>
  isForeign || /^\p{Lu}(?:[\p{Lu}\d]|[- ]?\d|-)|^\p{L}+\p{Lu}|^\p{Lu}\p{Ll}+ \p{Lu}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);

export const namesOf = (things: readonly Thing[], isForeign = false): string =>
  list(things.map(({ name }) => lowerName(name, isForeign)));

export function planOf(brief: ProposalBrief): Plan {
  const { request } = brief;
  const day = brief.today;
  const now = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
  const isSilent = request.trim() === DEFAULT_REQUEST && brief.pictures.length > 0;
  const read = readRequest(isSilent ? '' : request, now);
  const pieces = piecesOf(read);
  const reading = { ...read, asked: pieces.rows, ...(isOfPieces(read, pieces) && { job: { id: 'pieces' as const } }) };
  const today = reading.writtenOn ?? now;
  return {
    brief,
    today,
    isSilent,
    reading,
    pieces,
    schedule: scheduleOf(reading, pieces.isStaged, today),
    title: titleOf(reading, pieces, isSilent, brief.pictures.length),
    isNote: !isSilent && brief.pictures.length === 0 && reading.request.length < NOTE && read.asked.length < 4,
  };
}

/** Several things that are listed have no view of a whole work but that of pieces. */
const isOfPieces = ({ job }: Reading, { isStaged }: Pieces): boolean =>
  !isStaged && !['identity', 'packaging', 'publication', 'pictures'].includes(job.id);

/** 'Logo and beer mats for the Anchor Inn': what is made, and for whom. */
function titleOf(reading: Reading, pieces: Pieces, isSilent: boolean, pictures: number): string {
  if (isSilent) return pictures === 1 ? 'From a reference picture' : `From ${numberWord(pictures)} reference pictures`;
  const whom = clientOf(reading);
  const main =
    pieces.isStaged && reading.job.id !== 'pieces' ? [capital(reading.job.noun ?? ENGLISH[reading.job.id].noun)] : [];
  // what a page does is part of it
  const beside =
    main.length > 0 && ['website', 'app', 'service'].includes(reading.job.id)
      ? pieces.rows.filter(({ of }) => of !== OTHER)
      : pieces.rows;
  const short = [...main, ...beside.map(({ name }) => name)].map((name) =>
    name
      .replace(whom ? / for an? .*$/ : /$^/, '')
      .replace(/,.*$/, '')
      .replace(/^(?:completely|totally) new /i, '')
      .replace(/^./, (letter) => letter.toUpperCase())
      .replace(/ (?:for|with|in|on|at|from|to|that|of) .*$/u, (rest) => (name.length > 40 ? '' : rest)),
  );
  const [first, ...more] = short;
  if (first === undefined) return whom ? `Proposal for ${whom}` : 'Proposal';
  const suffix = whom && !short.some((name) => name.includes(whom)) ? ` for ${whom}` : '';
  for (let shown = Math.min(3, short.length); shown > 1; shown--) {
    const names = [first, ...more.slice(0, shown - 1).map((name) => lowerName(name, reading.isForeign))];
    const title =
      shown < short.length
        ? `${names.join(', ')} and ${short.length - shown > 1 ? `${numberWord(short.length - shown)} more things` : 'one more thing'}`
        : list(names);
    if (title.length + suffix.length <= TITLE) return title + suffix;
  }
  const title =
    short.length > 1
      ? `${first} and ${short.length > 2 ? `${numberWord(short.length - 1)} more things` : 'one more thing'}`
      : first;
  return title.length + suffix.length <= TITLE + 20 ? title + suffix : title.slice(0, TITLE + 20);
}

/** A name for a request, before anything is written for it. */
export const proposalTitle = (request: string): string => {
  const reading = readRequest(request, new Date(0));
  const pieces = piecesOf(reading);
  const words = request.replace(/\s+/g, ' ').trim();
  return pieces.rows.length > 0 || reading.job.noun
    ? titleOf(reading, pieces, false, 0)
    : words.length <= 80
      ? words
      : `${words.slice(0, 79).replace(/\s+\S*$/, '')}…`;
};

import type { Language } from './language';
import { languageOf } from './language';
import { type Order, orderOf } from './order/order';
import { type Telling, tellingOf } from './order/telling';
import { type Reading, readRequest } from './reading/request';
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
  today: Date;
}

/** All that is known before a word is written. */
export interface Plan {
  brief: ProposalBrief;
  today: Date;
  reading: Reading;
  /** what is ordered: all else is drawn from it */
  order: Order;
  /** where each sentence of the letter is told */
  telling: Telling;
  schedule: Schedule;
  language: Language;
  /** pictures alone: no word came with them */
  isSilent: boolean;
  /** so short that a note answers it */
  isNote: boolean;
}

const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';
const NOTE = 260;

export function planOf(brief: ProposalBrief): Plan {
  const { request, pictures, today: day } = brief;
  const now = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
  const isSilent = request.trim() === DEFAULT_REQUEST && pictures.length > 0;
  const reading = readRequest(isSilent ? '' : request, now);
  const today = reading.writtenOn ?? now;
  const language = languageOf(reading.request, reading.isForeign);
  const order = orderOf(reading, language);
  return {
    brief,
    today,
    reading,
    order,
    telling: tellingOf(reading, order, language),
    schedule: scheduleOf(order, reading, today, language),
    language,
    isSilent,
    isNote: !isSilent && pictures.length === 0 && reading.request.length < NOTE,
  };
}

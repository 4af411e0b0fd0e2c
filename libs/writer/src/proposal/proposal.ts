import type { Language } from './language';
import { languageOf } from './language';
import { type Reading, readRequest } from './reading/request';
import { capital } from '../pen';
import { amountsIn } from './money';
import type { Wanted } from './reading/wanted';
import { missedIn } from './missed';
import { type Schedule, scheduleOf } from './schedule';
import type { StudioId } from './studios';
import { WHOLE } from './whole';

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
  schedule: Schedule;
  language: Language;
  /** pictures alone: no word came with them */
  isSilent: boolean;
  /** so short that a note answers it */
  isNote: boolean;
}

const DEFAULT_REQUEST = 'Please analyze these images and create a proposal.';
const NOTE = 260;

/** 'Stationery, title block, two utes, site signs' in one line of theirs are as many things. */
function singly(one: Wanted): Wanted[] {
  const parts = one.name.includes('(') ? [] : one.name.split(', ');
  const isList = parts.length > 2 && parts.every((part) => /^\p{L}/u.test(part) && part.split(' ').length < 10);
  if (!isList) return [one];
  return parts.map((part): Wanted => {
    const { isListed, isOpen, passage } = one;
    return { name: capital(part), said: part, isListed, isOpen, passage };
  });
}

/** A sentence of money tells a sum; what else stands in it is kept among what binds. */
function withPlainSums(reading: Reading): Reading {
  const conditions = [...reading.conditions];
  const money = reading.money.map((text) => {
    const halves = text.split('; ');
    const commas = text.split(', ');
    const parts = halves.length > 1 ? halves : commas.length > 4 ? commas : [text];
    const sums = parts.filter((part) => amountsIn(part).length > 0);
    if (sums.length === 0 || sums.length === parts.length) return text;
    const joint = halves.length > 1 ? '; ' : ', ';
    conditions.push(capital(parts.filter((part) => !sums.includes(part)).join(joint)));
    return capital(sums.join(joint));
  });
  return { ...reading, money, conditions };
}

export function planOf(brief: ProposalBrief): Plan {
  const { request, pictures, today: day } = brief;
  const now = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
  const isSilent = request.trim() === DEFAULT_REQUEST && pictures.length > 0;
  const read = readRequest(isSilent ? '' : request, now);
  const missed = read.trade === 'advice' ? [] : missedIn(read, (id) => WHOLE[read.trade].test(id));
  const reading = withPlainSums({ ...read, wanted: [...read.wanted, ...missed].flatMap(singly) });
  const today = reading.writtenOn ?? now;
  return {
    brief,
    today,
    reading,
    schedule: scheduleOf(reading, today),
    language: languageOf(reading.request, reading.isForeign),
    isSilent,
    isNote: !isSilent && pictures.length === 0 && reading.request.length < NOTE,
  };
}

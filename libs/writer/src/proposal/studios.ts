/** The five studios, in the order in which they are offered; each has a voice in every language of `language/`. */
export const STUDIOS = {
  TI: {
    description: 'Thorough and numbered: every point of the request is listed, answered in tables and can be traced.',
  },
  SUL: { description: 'Personal: a letter to the client, in whole paragraphs, that could be read aloud.' },
  JAD: { description: 'Brief: short lines, one table, as little as a decision needs.' },
  BIL: { description: 'Questions: each section answers one, and what nobody knows yet is said to be open.' },
  HOL: {
    description: 'From the workshop: backwards from the last day, with materials, trials and a price for each item.',
  },
} as const;
export type StudioId = keyof typeof STUDIOS;

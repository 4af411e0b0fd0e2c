/** The five studios, in the order in which they are offered. */
export const STUDIOS = {
  TI: { description: 'Thorough and numbered: every wish answered point by point, in tables.' },
  SUL: { description: 'Warm and personal: a letter to the client, with what follows from it.' },
  JAD: { description: 'Brief and bold: one idea, short sentences, no more pages than needed.' },
  BIL: { description: 'Questions first: what must be true, what is open, and what decides.' },
  HOL: { description: 'Hands on: materials, production and dates, worked backwards from delivery.' },
} as const;
export type StudioId = keyof typeof STUDIOS;

/** What a sentence of a brief is to a page; it decides where it stands. */
export type Kind =
  | 'what'
  | 'whom'
  | 'where'
  | 'price'
  | 'terms'
  | 'step'
  | 'guarantee'
  | 'refusal'
  | 'hours'
  | 'contact'
  | 'result'
  | 'who'
  | 'story';

/** What labels say of what follows them, by the words in them. */
const LABELS: readonly [Kind, RegExp][] = [
  ['refusal', /\b(?:not|don'?t|never|no|refuse|nothing|won'?t|cannot|can'?t)\b/i],
  [
    'step',
    /\bhow (?:it|this|that|we|i|to) (?:works?|goes|go|runs?|happens?|order|book|join)\b|\bhow it's done\b|\bsteps?\b|\bprocess\b|\bmethod\b|\bprocedure\b|^how\??$/i,
  ],
  ['price', /\b(?:prices?|pricing|costs?|rates?|fees?|tariffs?|tickets?|charges?|money)\b/i],
  ['terms', /\b(?:terms?|payment|deposit|cancel\p{L}*|rules?|conditions?|delivery|returns?|notice|orders?)\b/iu],
  ['guarantee', /\b(?:guarantees?|warranty|promises?)\b/i],
  ['hours', /\b(?:hours|times?|opening|open|days|when|schedule|season|dates)\b/i],
  [
    'contact',
    /\b(?:contact|phone|telephone|tel|call|ring|reach|whatsapp|viber|e-?mail|bookings?|reservations?|enquiries|sales|orders to)\b/i,
  ],
  [
    'whom',
    /\b(?:customers?|clients?|who (?:calls|comes|buys|uses)|for whom|who (?:it'?s |it is )?for|audience|users)\b/i,
  ],
  ['where', /\b(?:where|address|place|location|area|find us|premises|shop|workshop|studio|office|yard)\b/i],
  ['who', /\b(?:who we are|who|people|team|us|about|history|story|since)\b/i],
  ['result', /\b(?:results?|numbers|figures|record|so far)\b/i],
  [
    'what',
    /\b(?:what|services?|products?|we (?:make|do|sell|carry|offer|teach|repair|grow|take|build|lend|rent)|classes|courses|range|menu|offers?|work)\b/i,
  ],
];
export const labelKind = (label: string): Kind | undefined =>
  // 'No timetable: you ring' is a sentence
  /^no \p{L}/iu.test(label) ? undefined : LABELS.find(([, pattern]) => pattern.test(label))?.[0];

/** An address or a number under which somebody is reached. */
export const REACHED =
  /\S@\S+\.\S|\bwww\.|https?:|(?:\+|\b0)\d[\d\s/().-]{5,}\d|\(\d{2,4}\) ?\d{3}|\b\d{5} \d{5}\b|\b\d{3}[ -]\d{3,4}[ -]?\d{3,4}\b|\b\d{4} \d{4}\b|^\d{2,4}(?: \d{2,4}){2,4}\.?$|(?:^|[^\d])\b[2-9]\d(?:[ -]\d{2}){3}\b|(?<![\w.@])[a-z\d-]{3,}\.(?:example|com|org|net|io|app|coop|shop|info|eu|co|de|fr|se|fi|nl|be|es|pt|ie|pl|cz|ch|dk|ca|au|nz|uk)\b|\b(?:ring|call|text|phone|tel|whatsapp|viber|telegram|signal)\b[^.]{0,40}?\d{3}[ -]?\d{3,}/i;
/** What the page asks its readers to do, and what its buttons say. */
export interface Call {
  heading: string;
  action: string;
}

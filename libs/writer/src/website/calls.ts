import type { Line } from './public';

/** What somebody does who comes to such a place: what the section says above its button, and the button. */
export interface Call {
  heading: string;
  action: string;
}

/** By trade, the first that fits; the patterns read small letters. */
const CALLS: [RegExp, Call][] = [
  [
    /\b(?:book|make|need|by) (?:an |your )?appointments?\b|\b(?:clinic|dentists?|dental|physiotherap\w+|hairdressers?|barbers?|veterinar\w+|patients?|salon|doctors?|midwives)\b/,
    { heading: 'When would suit you?', action: 'Book an appointment' },
  ],
  [
    /\bper night\b|\b(?:guest ?rooms?|guest ?house|hotel|hostel|campsite|bed and breakfast)\b/,
    { heading: 'Stay with us', action: 'Ask for a room' },
  ],
  [
    /\b(?:theatre|cinema|concerts?|circus|opera|seats|orchestra|choir|festival)\b/,
    { heading: 'Come to a performance', action: 'Book seats' },
  ],
  [/\b(?:museum|gallery|exhibitions?|botanical garden|zoo)\b/, { heading: 'Come and see', action: 'Plan a visit' }],
  [
    /\b(?:restaurant|caf[eé]|bistro|canteen|tavern|tea ?house|brasserie)\b/,
    { heading: 'Come and eat', action: 'Book a table' },
  ],
  [/\b(?:shelter|refuge|helpline|hotline|crisis)\b/, { heading: 'You can call us', action: 'Call us' }],
  [/\b(?:donate|donations?|volunteers?|charity)\b/, { heading: 'Lend a hand', action: 'Help us' }],
  [
    /\b(?:school|pupils?|courses?|lessons?|classes|students?|teach|tuition)\b/,
    { heading: 'Ask about a place', action: 'Write to us' },
  ],
  [
    /\b(?:software|app|platform|program|per user|subscription|api|recalculat\w+|algorithm)\b/,
    { heading: 'See it at work', action: 'Ask for a demonstration' },
  ],
  [
    /\b(?:landlord|tenant|mediat\w+|conciliat\w+|dispute|lawyers?|notar\w+|debts?|tax|accounts|insurance|translat\w+)\b/,
    { heading: 'Tell us about your case', action: 'Call us' },
  ],
  [
    /\b(?:movers?|moving|removals?|courier|freight|haul\w*|cargo|transport\w*|deliver(?:y|ies)|carry|next flight|ferry)\b/,
    { heading: 'Tell us what has to go where', action: 'Ask for a price' },
  ],
  [
    /\b(?:calibrat\w+|repair\w*|fix\w*|mend\w*|puncture|empt(?:y|ies|ying)|collect|wash|restor\w+|sharpen\w*|tune|tuning|service|servicing|maintenance|pump out|sweep|clean\w*|inspection)\b/,
    { heading: 'Tell us what needs doing', action: 'Ask for a visit' },
  ],
  [/\b(?:archive|library|institute|research)\b/, { heading: 'Ask the archive', action: 'Write to us' }],
  [
    /\b(?:bookshop|bakery|laundrette|launderette|market stall|our shop|we (?:run|have|keep) a shop|open (?:from|every|until|till|\d|mon|tue|wed|thu|fri|sat|sun))\b/,
    { heading: 'Come by', action: 'Find us' },
  ],
  [
    /\b(?:made to order|to order|bespoke|made to measure|quotes?|manufactur\w+|factory|exported|we (?:make|build|forge|weave|cast|print|design|carve|cut|blow|sew|install))\b|^(?:i|we) (?:make|build|forge)\b/,
    { heading: 'Tell us what you need', action: 'Ask for a price' },
  ],
  [
    /\b(?:grow|farm|harvest|honey|wine|cheese|tea|coffee|fish|oil|seeds?|gathered|dried|sells?|kilo|wholesale)\b/,
    { heading: 'Order from us', action: 'Ask for a price' },
  ],
  [/\b(?:rents?|rental|hire|lend)\b/, { heading: 'Tell us what you need', action: 'Ask for a price' }],
  [/\b(?:gym|training|coach\w*|yoga|club|swimming)\b/, { heading: 'Come and see us', action: 'Ask about joining' }],
];
const OTHERWISE: Call = { heading: 'Talk to us', action: 'Get in touch' };

/** Above all by what it says first. */
export function callOf(opening: Line | undefined, lines: readonly Line[], isOne: boolean): Call {
  const find = (text: string) => CALLS.find(([pattern]) => pattern.test(text))?.[1];
  const call =
    find(opening?.plain ?? '') ??
    find(
      lines
        .slice(0, 3)
        .map(({ plain }) => plain)
        .join(' '),
    ) ??
    OTHERWISE;
  const asOne = (text: string) => (isOne ? text.replace(/\bus\b/, 'me') : text);
  return { heading: asOne(call.heading), action: asOne(call.action) };
}

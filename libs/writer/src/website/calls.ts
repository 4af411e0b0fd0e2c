import type { Line } from './public';

/** What somebody does who comes to such a place: what the section says above its button, and the button. */
export interface Call {
  heading: string;
  action: string;
}

interface Trade extends Call {
  /** what it does: the verb after 'we' or 'I' */
  does?: RegExp;
  /** what it is, where it says so of itself */
  is?: RegExp;
}

/** By what it does for whom, the first that fits. No noun that happens to occur decides it. */
const TRADES: Trade[] = [
  {
    is: /\b(?:clinic|dentists?|physiotherapists?|hairdressers?|barbers?|veterinar\w+|salon|doctors?|midwives|ocularists?)\b/,
    does: /^(?:treat|heal|cut hair|vaccinate|examine)\b/,
    heading: 'When would suit you?',
    action: 'Book an appointment',
  },
  {
    is: /\b(?:hotel|hostel|guest ?house|campsite|bed and breakfast)\b/,
    heading: 'Stay with us',
    action: 'Ask for a room',
  },
  {
    is: /\b(?:theatre|cinema|circus|opera|orchestra|choir|festival|troupe)\b/,
    does: /^(?:play|perform|stage|sing|dance)\b/,
    heading: 'Come to a performance',
    action: 'Book seats',
  },
  { is: /\b(?:museum|gallery|exhibition|botanical garden|zoo)\b/, heading: 'Come and see', action: 'Plan a visit' },
  {
    is: /\b(?:restaurant|caf[eé]|bistro|canteen|tavern|tea ?house|brasserie|bar)\b/,
    heading: 'Come and eat',
    action: 'Book a table',
  },
  { is: /\b(?:charity|food bank|soup kitchen)\b/, heading: 'Lend a hand', action: 'Help us' },
  {
    is: /\b(?:school|college|academy|nursery|kindergarten)\b/,
    does: /^(?:teach|tutor)\b/,
    heading: 'Ask about a place',
    action: 'Write to us',
  },
  {
    is: /\b(?:gym|club|training)\b/,
    does: /^(?:train|coach)\b/,
    heading: 'Come and see us',
    action: 'Ask about joining',
  },
  {
    is: /\b(?:software|app|platform|program|programme|api)\b/,
    heading: 'See it at work',
    action: 'Ask for a demonstration',
  },
  {
    is: /\b(?:lawyers?|notar(?:y|ies)|mediat\w+|conciliat\w+|accountants?|insurers?|tribunal|landlord)\b/,
    does: /^(?:recover|mediate|represent|insure|advise|settle)\b/,
    heading: 'Tell us about your case',
    action: 'Call us',
  },
  {
    is: /\b(?:movers?|removals?|couriers?|haul\w+|freight|ferry|next flight|mules)\b/,
    does: /^(?:carry|move|haul|transport|deliver|ship|bring|ferry|drive|fly)\b/,
    heading: 'Tell us what has to go where',
    action: 'Ask for a price',
  },
  {
    is: /\b(?:chimney sweeps?|septic|cleaners?|plumbers?|electricians?)\b/,
    does: /^(?:sweep|pump out|empty|clean|collect|install|inspect|calibrate|fit)\b/,
    heading: 'Tell us what needs doing',
    action: 'Ask for a visit',
  },
  {
    is: /\b(?:repairs?|menders?|restorers?|workshop|garage)\b/,
    does: /^(?:mend|repair|fix|restore|sharpen|tune|service|retune|resole)\b/,
    heading: 'Tell us what needs doing',
    action: 'Get in touch',
  },
  {
    is: /\b(?:archive|library|institute)\b/,
    does: /^(?:write down|record|document|translate|research|print)\b/,
    heading: 'Write to us',
    action: 'Write to us',
  },
  {
    is: /\b(?:bookshop|bakery|laundrette|launderette|market stall|shop)\b/,
    does: /^(?:bake|serve)\b/,
    heading: 'Come by',
    action: 'Find us',
  },
  {
    does: /^(?:make|build|forge|weave|cast|design|carve|cut|blow|sew|rent|lend|hire|sell|grow|smoke|produce|manufacture|brew|roast|press|wash|supply|raise|buy)\b/,
    is: /\b(?:manufacturers?|factory|foundry|tannery|mill|brewery|farm|growers?)\b/,
    heading: 'Tell us what you need',
    action: 'Ask for a price',
  },
];
const GOODS: Call = { heading: 'Tell us what you need', action: 'Ask for a price' };
const OTHERWISE: Call = { heading: 'Talk to us', action: 'Get in touch' };

const VERB = /^(?:we|i|me and my \p{L}+(?: \p{L}+)?|my \p{L}+ and i)(?: also)? (.+)$/u;
const IDENTITY = /^(?:we are|we're|i am|i'm|it is|it's|this is) (.+)$/;

/** By its first sentences; the dull one that fits everybody where none of them says what is done. */
export function callOf(opening: Line | undefined, lines: readonly Line[], isOne: boolean): Call {
  const tradeOf = ({ plain }: Line): Call | undefined => {
    const is = IDENTITY.exec(plain)?.[1];
    const does = is ? undefined : VERB.exec(plain)?.[1];
    // what it is stands before the first comma, and not in what is told of it
    const what = (is ?? (does ? undefined : plain))?.split(/[,;:]/)[0] ?? '';
    return TRADES.find((trade) => (does && trade.does?.test(does)) || (what !== '' && trade.is?.test(what)));
  };
  const isGoods = opening !== undefined && /^\p{L}+s(?:[,.]| of | for | from )/u.test(opening.plain);
  const verbs = lines.filter(({ plain }) => VERB.test(plain) && !IDENTITY.test(plain)).slice(0, 2);
  const call =
    (opening && tradeOf(opening)) ?? (isGoods ? GOODS : undefined) ?? verbs.map(tradeOf).find(Boolean) ?? OTHERWISE;
  // of what has its price on the page nobody asks the price
  const isPriced = lines.some(({ roles }) => roles.has('price'));
  const action = isPriced && call.action === 'Ask for a price' ? 'Place an order' : call.action;
  const asOne = (text: string) => (isOne ? text.replace(/\bus\b/, 'me') : text);
  return { heading: asOne(call.heading), action: asOne(action) };
}

/** What the button at the end of the page says: by the way that is known, and never the words of the first one. */
export function lastAction({ action }: Call, lines: readonly Line[], isOne: boolean): string {
  const all = lines.map(({ text }) => text).join(' ');
  const me = isOne ? 'me' : 'us';
  const ways = [/\S@\S+\.\S/.test(all) ? `Write to ${me}` : '', /\+\d[\d ]{6,}/.test(all) ? `Call ${me}` : ''];
  return [...ways, 'Get in touch', `Write to ${me}`].find((way) => way !== '' && way !== action) ?? action;
}

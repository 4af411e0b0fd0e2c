/** What orders a design, where an offer follows it without a mark: 'Black Friday banner 50% off all sofas'. */
const OFFERED =
  /((?<!\p{L})(?:banner|flyer|poster|post|story|leaflet|header|hero|ad|advert|plakat|affiche|cartel|volantino|baner|cartaz)) (?=(?:up to |save |minus |bis zu |jusqu['’]à |hasta |fino al? )?-?\d{1,3} ?%|free (?!from|of)\p{L}|half[- ](?:price|off)|buy one|(?:two|2|three|3) for (?:one|two|1|2))/giu;
/** '1. No screens 2. A cool room': the points of a list, each with its number. */
const POINT = /(?:^|(?<=[\s:;,.]))(\d{1,2})[.)] ?(?=\p{L})/gu;
/** Stands before each point of a numbered list; no text holds it. */
export const ITEM = '\u0003';

/** 'Tomorrow is the last day to order, so please make a post': what is said, then the wish for a design. */
const THEN_WISHED =
  /,? (?:and|so|but|und|et|y|e|en|i) (?=(?:please|could you|can you|bitte|s['’]il vous plaît|por favor|(?:i|we)(?:['’]d| would) (?:like|love) (?:an?|some|it|this|you)|(?:i|we) (?:need|want) (?:an?|some|it|this|you))(?!\p{L}))/giu;
/** 'The parish of San Telmo needs a flyer for …': who signs, and the order. */
const WANTED =
  /^(?:the |our )?((?!(?:i|we|he|she|they|it|client|customer)(?!\p{L}))\p{L}[^.,:;!?¶]{3,60}?) (?:needs?|wants?|would like|(?:is|are) looking for|asked (?:us )?for) (?=(?:an?|the|some) (?:\p{L}+ ){0,2}(?:flyer|poster|banner|post|header|card|logo|leaflet|sign|notice)(?!\p{L}))/iu;

/** 'Der Gartenverein braucht einen Flyer für …', 'L'association cherche une affiche pour …' */
const WANTED_ABROAD =
  /^((?:der|die|das|unser|unsere|la|le|les|el|los|las|il|lo|o|a|de|het|l['’])[ ]?[^.,:;!?¶]{3,60}?) (?:braucht|brauchen|möchte|sucht|suchen|necesita|quiere|busca|a besoin d['’]|cherche|voudrait|cerca|vorrebbe|precisa de|quer|potrzebuje|zoekt|wil) ?(?=(?:ein\p{L}*|un\p{L}*|um|uma|een) (?:\p{L}+ ){0,2}(?:flyer|plakat|aushang|banner|beitrag|cartel|volante|affiche|bannière|locandina|volantino|cartaz|panfleto|poster|folder|post)(?!\p{L}))/iu;
/** 'My wife is a midwife and needs a card': what she is. */
const HIS_TRADE =
  /^(?:i am|i['’]m|(?:my|our) \p{L}+ (?:is|are)|s?he(?: is|['’]s)) an? ([^.,:;!?¶]{3,44}?),? (?:and|so) (?:i |s?he |we )?(?:needs?|wants?|would like|['’]d like) (?:an? )((?:\p{L}+ ){0,2}(?:card|logo|flyer|poster|banner|header|post|website))(?!\p{L})/iu;
/** Who wants a design, where a letter says so, and the text without it. */
export function withoutSignatory(text: string): { text: string; signatory?: string } {
  const [told, trade, order] = HIS_TRADE.exec(text) ?? [];
  if (told !== undefined) return { text: `${order ?? ''} for a ${trade ?? ''}${text.slice(told.length)}` };
  const [whole, who = ''] = WANTED.exec(text) ?? WANTED_ABROAD.exec(text) ?? [];
  if (whole === undefined) return { text };
  const bare = who.replace(/^(?:der|die|das|unsere?|la|le|les|el|los|las|il|lo|o|a|de|het) /iu, '');
  return { text: text.slice(whole.length), signatory: bare.charAt(0).toLocaleUpperCase('en') + bare.slice(1) };
}

/** The text with the marks that its sense needs: a colon after an order, and each point of a numbered list by itself. */
export function withMarks(text: string): string {
  const offered = text.replace(OFFERED, '$1: ').replace(THEN_WISHED, '. ');
  const numbers = [...offered.matchAll(POINT)].map(([, number]) => Number(number));
  const isList = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  if (!isList) return offered;
  const marked = offered.replace(POINT, `; ${ITEM}`);
  // the last point ends with its sentence
  return marked.replace(/[:.]\s*; /gu, (mark) => (mark.startsWith(':') ? ': ' : '. '));
}

/** 'four tips', 'our services', 'flavours': what stands before a colon and is followed by a list. */
export const LISTS =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:tips?|steps?|reasons?|rules?|ways|things|ideas|signs|myths|mistakes|questions|facts)(?: .{2,50})?$|^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|our|the|my|todays?|today['’]s) ){0,2}(?:\p{L}+ )?(?:tips?|steps?|reasons?|rules?|ways|things|ideas|signs|services|flavou?rs|varieties|courses|classes|topics|workshops|menu|programme|program|line-?up|includes?|included|offers?|treatments|products|leistungen|sorten|programm|angebot|tipps|schritte|conseils|étapes|parfums|prestations|consejos|pasos|servicios|sabores|consigli|passi|servizi|gusti|dicas|serviços|porady|usługi|tipps|diensten|smaken)(?: (?:for|to|of|für|pour|para|per|voor|dla) .{2,40})?$/iu;

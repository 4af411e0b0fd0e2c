import { nounSenses, tokensOf } from '@maquette/reading';
import { capital, sentence } from '../pen';
import { withoutQuarrel } from './commission';
import { customersIn, isInsight } from './crowd';
import { before, hasVerb, type Reason, SUBORDINATE } from './cut';
import { isDoubt } from './doubts';
import { isInside, isManner, isRemark, isWish } from './wishes';

// What readers may read of a sentence, and what its writer says in it to the makers. Each clause is judged by itself: from the first one on
// that is not for readers the sentence is told to whoever edits the page, and what stands before it is published.

export interface Parted {
  /** what customers may read; '' for none */
  said: string;
  /** what they may not; '' for none */
  left: string;
  why: Reason;
}

const LINK = /^(?:(?:so|and|but|because|which|that|though|although|while|plus) )+/u;
/** Where a clause may begin. */
const BOUNDARY = /,? (?:and|but|so|because|which|though|although|while|plus) |, | [–—-] |: /gu;
/** More of them has no sentence that somebody reads. */
const MOST_CLAUSES = 60;

/** A share of what is sold, in brackets: '(about 60%)' */
const SHARE =
  / \((?:(?:about|around|roughly|nearly|over|some|ca\.?) )?\d+ ?%(?: of (?:it|sales|turnover|the \p{L}+|our \p{L}+))?\)/giu;
/** What a colleague noted besides, in brackets: '(eight soon, she also said eleven)' */
const ALSO_SAID =
  / \([^()]*\b(?:she|he|they|the client|the owner) (?:also |then |first )?(?:said|says|mentioned)\b[^()]*\)/giu;
const IS_OF_SALES = /\b(?:sells?|sold|exports?|customers|clients|wholesale|turnover|sales)\b/iu;

/** What of a sentence of English is for readers. @param isFirst it says what the brand is */
export function partedFrom(text: string, isFirst: boolean): Parted {
  const also = text.match(ALSO_SAID) ?? [];
  const shares = [...(IS_OF_SALES.test(text) ? (text.match(SHARE) ?? []) : []), ...also];
  if (shares.length > 0) {
    const rest = shares.reduce((short, share) => short.replace(share, ''), text);
    const { said, left } = partedFrom(rest, isFirst);
    return {
      said,
      left: [shares.map((share) => share.trim()).join(' '), left].filter(Boolean).join(' '),
      why: also.length > 0 ? 'please ask whether it is so' : 'not to be published',
    };
  }
  const quarrel = isFirst ? undefined : withoutQuarrel(text.replace(/[.!]$/u, ''));
  if (quarrel) {
    const { said, left } = partedFrom(sentence(quarrel.said), isFirst);
    return { said, left: [quarrel.left, left].filter(Boolean).join('; '), why: 'said to you' };
  }
  const bare = text.replace(/[.!]$/u, '');
  const whole: Parted = { said: text, left: '', why: 'said to you' };
  const none = (why: Reason): Parted => ({ said: '', left: text, why });
  if (!isFirst) {
    if (isManner(bare)) return none('wishes for the page');
    if (isWish(bare)) return none('wishes for the page');
    if (isInsight(bare)) return withFigures(text) ?? none('said to you');
    if (isInside(bare)) return none('not to be published');
    // 'Winter storage for 45 boats pays the bills'
    const [, thing = '', predicate = ''] =
      /^((?:(?!(?:pays?|keeps?|is|are|makes?|brings?|accounts?) )\S+ ){2,10})(.+)$/u.exec(bare) ?? [];
    if (isInside(predicate))
      return thing.split(' ').length > 3
        ? { said: sentence(thing), left: predicate, why: 'not to be published' }
        : none('not to be published');
  }
  const cause = isFirst ? undefined : wishIn(bare);
  if (cause !== undefined && isCauseOnly(bare.slice(0, cause), bare.slice(cause))) return none('wishes for the page');
  const remarked = isRemark(bare) ? before(bare, isRemark) : undefined;
  if (isRemark(bare) && !remarked) return isFirst ? whole : (withFigures(text) ?? none('said to you'));
  // 'Parents fight for places, so this is not about marketing'
  if (!isFirst && remarked && /^so\b/iu.test(bare.slice(remarked.said.length).replace(/^[\s,]+/u, '')))
    return none('said to you');
  const told = remarked?.said ?? bare;
  const at = wishIn(told);
  if (at !== undefined && !isFirst && isReason(told.slice(0, at), told.slice(at))) return none('wishes for the page');
  const head = at === undefined ? told : withoutStump(told.slice(0, at), told.slice(at));
  const isHead = head.split(' ').length >= (isFirst ? 2 : 4) && !SUBORDINATE.test(head);
  // 'Farmers don't care about drones, so we would rather look like agronomists'
  if (head !== told && !isFirst && isInsight(head)) return none('wishes for the page');
  if (head !== told && !isHead) return isFirst ? whole : none('wishes for the page');
  const left = capital(bare.slice(head.length).replace(/^[\s,:–—-]+(?:(?:and|but|so) )?/u, ''));
  const why = head !== told ? 'wishes for the page' : isDoubt(left) ? 'please ask whether it is so' : 'said to you';
  const customers = isFirst ? undefined : customersIn(head);
  if (customers) return { said: customers.said, left: [customers.left, left].filter(Boolean).join('; '), why };
  return left === '' ? whole : { said: sentence(head), left, why };
}

/** What only gives the cause of a wish, and no fact of its own. */
export const isCauseOnly = (head: string, wish: string): boolean =>
  /^[,;]? ?(?:(?:they|he|she|we)(?:['’]d| would) (?:rather|prefer|like)|(?:and )?(?:so|therefore|hence|which is why|that['’]s why|that is why)\b(?! (?:please|no|don['’]t|do not|never)\b))/iu.test(
    wish,
  ) && !/\d|(?<!\p{L})(?:we|our|I|my)(?!\p{L})/u.test(head);

/** ', so make it once' */
const ORDER = /^(?:Make|Keep|Say|Use|Show|Do|Put|Treat|Write|Avoid|Let) (?:it|this|that|them|the)\b/u;
/** 'many cannot read well' */
const MANY =
  /^(?:Many|Most|Some|Few|Half) (?:of them )?(?:cannot|can['’]t|do not|don['’]t|are (?:afraid|old|poor|shy))\b/u;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** What only gives the ground of a wish: 'Fakes are a problem: the brand must …', 'The brothers are quiet and would like it to be quiet too'. */
function isReason(head: string, wish: string): boolean {
  // 'The shelf is full of blue, so they want …', 'Being green is taken for granted and shouldn't be the headline'
  if (isCauseOnly(head, wish)) return true;
  if (/^,? (?:and|but) (?:should|must|shouldn['’]t|mustn['’]t|has to|needs to|ought to)\b/u.test(wish)) return true;
  if (wish.startsWith(':') || ORDER.test(capital(wish.replace(/^,? so /u, '')))) return true;
  const isOfPerson =
    /^,? (?:and|but) (?:(?:they|he|she|it|now|also|all|each|both) )*(?:wants?|would|hopes?|plans?|wish)/u.test(wish) &&
    /^(?:The|Our|His|Her|Their) /u.test(head) &&
    tokensOf(head)
      .flat()
      .slice(0, 3)
      .some(({ lemma, pos }) => pos === 'NOUN' && nounSenses(lemma)[0]?.class === 'person');
  return isOfPerson || (/\b(?:too|as well)\b/u.test(wish) && wordsOf(head).some((one) => wordsOf(wish).includes(one)));
}

/** Where the first clause begins that asks for something. */
function wishIn(text: string): number | undefined {
  let count = 0;
  for (const found of text.matchAll(BOUNDARY)) {
    if (count++ > MOST_CLAUSES) break;
    const rest = capital(text.slice(found.index + found[0].length).replace(LINK, ''));
    const isOrder = /\bso $/u.test(found[0]) && ORDER.test(rest);
    // 'vans without lettering, because clients don't want the neighbours to know'
    const isGossip =
      (/\b(?:because|since|as|but|so) $/u.test(found[0]) && isInsight(rest)) ||
      (/\bso $/u.test(found[0]) && isRemark(rest));
    if (isWish(rest) || isOrder || isGossip || MANY.test(rest)) return found.index;
  }
  return undefined;
}

/** Without a subject whose verb is cut off: 'It opened in 1931 and the owner, Mr Aoki' is 'It opened in 1931'. */
function withoutStump(head: string, cutOff: string): string {
  if (
    !/^,? (?:and |but |so )?(?:now |also |really )?(?:wants?|needs?|hopes?|plans?|would|wishes|aims?|is|are|thinks?|should|must)\b/iu.test(
      cutOff,
    )
  )
    return head;
  const [, before = '', last = ''] =
    /^(.{12,}?),? (?:and|but|while) ((?:the|its|their|his|her|our|a|an) .*)$/u.exec(head) ?? [];
  return before !== '' && !hasVerb(last) ? before : head;
}

/** A figure in brackets is a fact, whatever it is told in: 'The owners are very good (4.9 stars from 1,300 reviews)'. */
function withFigures(text: string): Parted | undefined {
  const [aside = '', figures = ''] = / ?\(([^()]*\d[^()]*)\)/u.exec(text) ?? [];
  return figures.split(' ').length > 3 && !/^(?:it|they|he|she)\b/iu.test(figures)
    ? { said: sentence(capital(figures)), left: text.replace(aside, ''), why: 'said to you' }
    : undefined;
}

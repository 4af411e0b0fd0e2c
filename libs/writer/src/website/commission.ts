// Talk about the commission: what the client needs and asked for, what is wrong now, what the shelf and the rivals look like, who said what to
// whom. No customer is told any of it. A page without a sentence is thinner; a page with such a sentence is strange.

const THEY =
  '(?:we|they|he|she|it|(?:the|our|their) (?:client|owners?|director|manager|board|founders?|family|team|company|firm|service|shop|brothers|sisters|couple))';
const FOR_GIVERS = /\b(?:volunteers?|donors?|donations?|donated|blood|foster|helping hands|[£$€]|\d)/iu;
/** 'We need jackets that are visible in snow' */
const NEEDS = new RegExp(
  `(?:^|, |\\b(?:and|but|so|because) )${THEY} (?:also |now |really |only |just |urgently )*needs?\\b(?! (?:no|not|only|about|between|at least)\\b)`,
  'iu',
);
/** 'a website and a clear name are needed' */
const NEEDED = /\b(?:is|are|will be) (?:also |really |urgently )?(?:needed|wanted|required|missing|on the list)\b/iu;
const NO_NEED =
  /\b(?:no|not|never|rarely|seldom|hardly|without|nothing) [^.;]{0,40}\b(?:needed|required|wanted|missing)\b|\b(?:is|are) (?:rarely|never|not|seldom) /iu;
/** 'asked for a corporate presentation', 'the only reason he called', 'what he told me' */
const SAID =
  /\b(?:he|she|they|director|client|owner|boss|department) (?:also |just |then |only |once |always )?(?:told|said|says?|called|asked|phoned|rang|wrote|explained|mentioned|complained|swears?|admits?|reckons?|laughed)\b|\basked for ["'‘“]|\b(?:told|asked|called|wrote|emailed|sent) me\b|\b(?:that['’]s|that is) (?:why|the (?:\p{L}+ )?reason)\b|\bthe (?:only|main|real) reason\b|\bkeeps? (?:on )?(?:having to )?(?:say|saying|explain|explaining)\b|\bwhat (?:he|she|they) (?:told|said|want|mean)/iu;
/** 'The shelf is full of blue and white', 'The market is crowded' */
const SHELF =
  /\b(?:the (?:shel(?:f|ves)|supermarket shelf|category|competition|market|high street|sector|industry|scene|trade) (?:is|are|looks?|has|have|seems?)|(?:on|from) the shel(?:f|ves)|rivals?|competitors?|next to (?:the )?(?:big|other) (?:brands?|names?|labels?))\b/iu;
/** 'compare prices online and find nothing', 'people walk past', 'nobody knows us' */
const TROUBLE =
  /\b(?:finds? nothing|(?:cannot|can['’]t|don['’]t|never|nobody|no one) finds? (?:us|it|them|anything)|walks? past|taken for granted|(?:is|are|gets?|being) (?:often |always |still )?(?:overlooked|misunderstood|confused with|mistaken for|underestimated|taken for|ignored|invisible|unknown)|people (?:(?:keep|often|always|still|usually|mostly) )?(?:think|assume|confus(?:e|ing)|forget|mix(?:ing)?|mistak(?:e|ing)|expect)|nobody (?:knows|notices|remembers|understands)|outdated|old-fashioned|has aged|looks? (?:tired|dated|old|cheap|expensive|amateur\p{L}*|home-?made|like everyone|like every|the same))\b/iu;
/** 'don't make me look like one of them places' */
const LOOKS_LIKE =
  /\b(?:make|makes|making) (?:me|us|it|them|him|her) (?:look|sound|seem|feel|appear)\b|\b(?:should|must|shall|to) (?:not )?(?:look|sound|feel) like\b|\bas an? (?:symbol|motif|logo|mark|emblem|icon)\b|\b(?:is|are) out(?:,|$)|^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{L}+: (?:no|not|never|don['’]t|please|make|keep)\b/iu;

/** Whether a clause is said about the commission and not to a customer. */
export const isOfCommission = (clause: string): boolean =>
  (NEEDS.test(clause) && !FOR_GIVERS.test(clause)) ||
  (NEEDED.test(clause) && !NO_NEED.test(clause) && !FOR_GIVERS.test(clause)) ||
  SAID.test(clause) ||
  SHELF.test(clause) ||
  TROUBLE.test(clause) ||
  LOOKS_LIKE.test(clause);

/** It has a figure, somebody of the brand or its reader, or says what is done with the goods: it is theirs beyond doubt. */
export const isOfBrand = (text: string): boolean =>
  !/\bnot welcome\b/iu.test(text) &&
  /^(?:No|Without|There (?:is|are)) |\d|[€$£]|(?<!\p{L})(?:we|our|us|I|my|me|you|your)(?!\p{L})|\b(?:made|sold|grown|returned|used|built|cooked|baked|dyed|cut|sewn|included|free|deliver\p{L}*|trained|available|can|open|closed|daily|every|all|each|always|never|licen[sc]ed|certified|insured|organic|vegan|donat\p{L}*|refill\p{L}*|repair\p{L}*|guarantee\p{L}*|welcome|by hand|from|by appointment|online|members?|staff|volunteers?|pays?|stays?|lasts?|owned|run|funded|founded|started|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|both|send|bring|call|ring|book)\b/iu.test(
    text,
  );

/** 'five municipalities who all want to see their name' */
const WHO_WANT =
  / (?:who|which|that) (?:all|both|each|also|would|secretly) (?:(?:all|also) )?(?:wants?|hopes?|insists?|like|love|hates?|argues?|fights?|disagrees?|quarrels?)\b.*$/iu;
/** A sentence without what is said of those who quarrel in it. */
export const withoutQuarrel = (text: string): { said: string; left: string } | undefined => {
  const found = WHO_WANT.exec(text);
  return found && text.slice(0, found.index).split(' ').length > 4
    ? { said: text.slice(0, found.index).replace(/,$/u, ''), left: found[0].trim() }
    : undefined;
};

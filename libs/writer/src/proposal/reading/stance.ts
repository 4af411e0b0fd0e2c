/** How a clause stands to what it names. */
export type Stance =
  /** it is asked for */
  | 'wanted'
  /** perhaps, or later */
  | 'maybe'
  /** it is not to be */
  | 'refused'
  /** there is one already */
  | 'exists'
  /** somebody else does it */
  | 'others'
  /** it is spoken of */
  | 'told'
  /** nothing says which: words without a verb */
  | 'bare';

const ASK =
  /\b(?:need(?:s|ed)?|want(?:s|ed)?|wanna|(?:would|'d|’d) (?:like|love|want)|look(?:ing)? (?:for|to)|searching for|in search of|(?:e|i)nquire about|asking about|in short(?=:)|we(?:'re|’re| are) after|interested in|ask(?:ing)? (?:you )?for|hop(?:e|ing) for|requires?|engage [^,;:.]{3,40} for|(?:complete |whole |full )?scope(?: we think| is| includes| covers)?(?=:| is| includes| covers)|deliverables|(?:quotes?|quotations?|prices?|offer|proposal|cost|estimate|costing|costs|fee|tender|rfp) (?:needed )?(?:for|[–-])|help (?:us |me )?(?:with|on)|(?:resolved|decided|plan(?:s|ning)?|intend(?:s|ing)?|going|wish(?:es)?|agreed|keen) to (?:commission|replace|renew|redesign|redo|update|design|create|produce|make|have|publish|print|refresh|get|engage)|it needs|thinking (?:of|about)|what we need is|wish for|in need of|separately for|something like|due for|commission(?:ing)?|gewünscht|gesucht|brauchen|brauche|benötigen|benötige|suchen|suche|möchten|möchte|wünschen|hätten gern|bitte um|necesitamos|necesito|queremos|quisiéramos|quiero|buscamos|busco|hace falta|nous (?:voudrions|souhaitons|cherchons|souhaiterions)|avons besoin|cherchons|souhaitons|je (?:voudrais|cherche|souhaite)|besoin d|il nous faut|abbiamo bisogno|ho bisogno|vorremmo|vorrei|cerchiamo|ci serve|ci servono|precisamos|preciso de|queremos|gostaríamos|procuramos|(?:wij|we) zoeken|ik zoek|hebben nodig|nodig|willen graag|graag|chcemy|potrzebujemy|behöver|trenger)(?!\p{L})/iu;
const DO =
  /^(?:(?:please|kindly|also|and|then|so|maybe|just) )*(?:(?:can|could|would|will) you (?:also |please |perhaps |possibly )*)?(?:(?:re-?)?design|re-?draw|draw|make|create|produce|develop|re-?do|do|rethink|revamp|refresh|update|rework|overhaul|lay ?out|illustrate|moderni[sz]e|quote(?: us| me)?|price|rebrand|replace|renew|build)\s+(?!(?:not|you|we|I|they|it|sure|with)\b)|\b(?:can|could|would|will) you (?:also |please |perhaps |possibly |help us |help me )*(?:(?:re-?)?design|draw|make|create|produce|develop|do|rethink|revamp|refresh|update|rework|lay ?out|illustrate|quote(?: us| me)?(?: for)?|price|rebrand|replace|build)\b|\b(?:you|someone|somebody|anyone|studio|designer|agency) (?:to|who can|who could|that can|who will) (?:(?:re-?)?design|draw|make|create|produce|develop|do|redo|refresh|update|rework|lay ?out|illustrate)\b/iu;
const RENEW =
  /^(?:and |but |also )?((?:the|our|my|all|both|its) [^,;:]{3,60}?) (?:also )?(?:(?:needs?|wants?|could do with|could use|deserves?) (?:a |an )?(?:re\w+|updat\w+|new \w+|doing|changing|fresh\w*|work|sorting|design\w*|overhaul\w*)|(?:needs? to|must|has to|have to|should) be (?:re\w+|updated|changed|made|done|designed|new)|(?:is|are) due for)\b/i;
const SUBJECT_ASK =
  /\b(?:we|I) (?:would|['’]d|want to|need to) (?:like |love )?(?:to (?:have|see|get) )?(?:it |them )?(?:quoted|priced|offered|redone|redesigned)\b/i;
const DENIED =
  /\b(?:no|not|never|without|n[o']t|don['’]?t|doesn['’]?t|do not|does not|nor|neither|no longer|nicht|kein\w*|ne|pas|non|niet|não)\b[^.;:,]{0,28}$/iu;
const NO =
  /^(?:(?:and|but|also|oh|please|absolutely|really) )*(?:no|not|never|without|neither|nor|nothing|kein\w*|nicht|ohne|sin|ningún|pas|sans|aucun\w*|non|niente|senza|nessun\w*|sem|nenhum\w*|geen|zonder)(?!\p{L})/iu;
const EXISTS =
  /\b(?:we|I|they|there|he|she)(?: already|['’]ve| have| has| do| did|['’]s| is| are| own| use| got| made| had)+(?: already| got| currently| now)* (?!(?:to|put|been|no|set|decided|agreed|not|looking|after|opening|the (?:wish|idea))\b)|\b(?:existing|current(?:ly)?|present|already|old|last (?:year|time)['’]?s?|from (?:19|20)\d\d|still have|bestehend\w*|vorhanden\w*|haben (?:wir )?schon|existente|ya tenemos|avons déjà|abbiamo già|già|al een|hebben al)\b/iu;
/** 'name ok', 'brand guidelines apply': it is there and stays. */
const SETTLED =
  /^(?:(?:the|our|my|all) )?(?:\p{L}+ ){0,3}(?:names?|logos?|guidelines?|manual|wording|texts?|copy|colou?rs?|typeface|fonts?|brand)(?: v?\d+)? (?:(?:is|are) )?(?:ok|okay|fine|good|appl(?:y|ies)|fixed|final|verified|exists?|stays?|settled)(?!\p{L})/iu;
const OTHERS =
  /\b(?:(?:is|are|was|were|will be|gets?|being|be) (?:\w+ly )?(?:done|made|handled|written|procured|printed|built|supplied|provided|organi[sz]ed|designed|taken|shot|translated|delivered|drawn|produced) (?:by|elsewhere|separately|in-?house)|(?:is|are) (?:others?|somebody else|someone else|another|not yours|separate|extra|procured)|by (?:somebody|someone) else|does (?:that|it|the)|(?:we|I) (?:can |will |'ll )?(?:do|make|pay|print|write|build|handle|take|order) [^,;]{0,30}(?:ourselves|myself|separately)|(?:we|I) can pay separately|macht (?:seit|die|der|unser)|macht\b.{0,40}\bfirma|kommt von|machen wir selbst|lo hace|fait par|lo fa|doet)\b/i;
const WITHDRAWN =
  /^not part of\b|\boff the table\b|\b(?:cancel(?:led)?|ignore (?:this|that|it|you)|scrap(?:ped)?|forget (?:it|that|the|about)|leave (?:it |that )?out|no longer (?:needed|wanted)|not needed(?: any ?more)?|drop (?:it|that|this)|strike (?:it|that)|can wait|not funded)\b/i;
const MAYBE =
  /\b(?:maybe|perhaps|possibly|potentially|eventually|at some point|some day|someday|later(?: on)?|in a second (?:step|phase)|if (?:the )?(?:budget|money|there)|if (?:it )?(?:fits|possible)|optional(?:ly)?|as an option|nice to have|phase 2|phase two|next year|not now|down the (?:line|road)|might (?:want|need)|vielleicht|eventuell|später|optional|quizás|tal vez|más adelante|peut être|plus tard|éventuellement|forse|magari|più avanti|talvez|mais tarde|misschien|later)\b/i;
const PRONOUN =
  /\b(?:we|I|it|they|he|she|you|who|which|there|what|how|nobody|everybody|everyone|somebody|people|wir|ich|er|es|sie|nous|je|il|elle|ils|on|noi|lui|lei|nós|ele|ela|ik|wij|hij|zij|het)\b/i;
const FINITE =
  /\b(?:is|are|was|were|am|be|been|will|would|must|should|shall|can(?! (?:labels?|designs?|sleeves?)\b)|cannot|could|may|might|has|have|had|does|do|did|says?|said|stays?|exists?|gets?|goes|got|comes|came|costs|decides|allows|pays|likes|uses|sits|helps|handles|brings|takes|gives|opens|starts|begins|ends|meets|remains|works|looks|knows|reads|sells|lives|makes|made|means|leaves|doesn['’]t|don['’]t|isn['’]t|aren['’]t|won['’]t|can['’]t|ist|sind|war|wird|werden|hat|haben|hatten|kann|muss|soll|darf|bleibt|macht|möchte|es|son|está|están|tiene|tenemos|hay|puede|debe|est|sont|ont|avons|peut|doit|sera|è|sono|ha|abbiamo|può|deve|são|tem|temos|pode|heeft|hebben|zijn|kan|moet|wordt)\b|['’](?:ll|re|ve|m)\b/i;

export const isMaybe = (text: string): boolean =>
  MAYBE.test(text.replace(/\b(?:maybe|perhaps|possibly) (?=(?:about |around )?\d)/gi, ''));
export const isWithdrawn = (text: string): boolean => WITHDRAWN.test(text);
export const startsWithNo = (text: string): boolean => NO.test(text);
export const isAsking = (text: string): boolean => ASK.test(text) || DO.test(text);
/** A subject and what it does; 'that people like' says something of the noun before it. */
export const isClause = (text: string): boolean => {
  const own = text.replace(/(?<=\S)\s+(?:that|which|who|where|die|der|das|que|qui|che|dat)\s.*$/i, '');
  return (
    FINITE.test(own) ||
    (PRONOUN.test(own) && /\s/.test(own) && /^(?:\S+\s){0,2}(?:we|I|it|they|he|she|you)\b/i.test(own))
  );
};

/** Whose wish 'needs' and 'wants' is. */
const OF_US =
  /(?:^|\b)(?:we|i|us|wir|ich|it|this|that|the (?:\p{L}+ ){0,3}(?:council|board|school|club|team|company|family|society|foundation|association|church|parish|client|trust|museum|hospital|library|college|festival|village|municipality|department|shop|café|restaurant|brewery|farm|practice))\b[^,;]{0,40}$/iu;

export interface Judged {
  stance: Stance;
  /** where what it is about begins */
  from: number;
  /** what stands before that is meant, too: 'our menu needs redoing' */
  isAboutSubject?: boolean;
}

/** @param text a clause @param mode how the clause before it stood @param isOpening of the first sentences */
export function stanceOf(text: string, mode: Stance | undefined, isOpening: boolean): Judged {
  if (WITHDRAWN.test(text)) return { stance: 'refused', from: 0 };
  const renewed =
    RENEW.exec(text) ?? /^(?:every|each) [^,;:]{3,40} (?:should|must) (?:show|have|carry|get)\b/i.exec(text);
  if (renewed) return { stance: isMaybe(text) ? 'maybe' : 'wanted', from: 0, isAboutSubject: true };
  if (SUBJECT_ASK.test(text)) return { stance: 'wanted', from: 0, isAboutSubject: true };
  const lack = /\b(?:have|has|got|there (?:is|are)) no(?:t any)? /i.exec(text);
  if (lack) return { stance: 'refused', from: lack.index + lack[0].length };
  const ask = DO.exec(text) ?? ASK.exec(text);
  if (ask) {
    const before = text.slice(0, ask.index);
    const from = ask.index + ask[0].length;
    if (DENIED.test(before)) return { stance: 'refused', from: ask.index };
    if (
      /^(?:needs|wants|requires|need|needed|wanted|möchte|wünschen|quiere)$/i.test(ask[0]) &&
      before.trim() !== '' &&
      !OF_US.test(before) &&
      !(isOpening && /^\p{Lu}|^the /iu.test(before.trim()))
    )
      return { stance: 'told', from: 0 };
    // 'needed by Monday', 'we need to know'
    if (
      /^\s*(?:by|before|until|on)\b/i.test(text.slice(from)) ||
      /^\s*(?:to (?:know|be|tell|decide|say|understand|find|see|talk|talk to|spend|pay|avoid|keep|stay|reach|fit|mention|end)|(?:it|them|this|that) )\b/i.test(
        text.slice(from),
      )
    )
      return { stance: before.trim() !== '' || mode === undefined ? 'told' : mode, from: 0 };
    if (/^\s*(?:no|not|kein\w*)\b/i.test(text.slice(from))) return { stance: 'refused', from };
    return { stance: isMaybe(before) || isMaybe(text.slice(from).slice(0, 24)) ? 'maybe' : 'wanted', from };
  }
  if (NO.test(text)) return { stance: 'refused', from: 0 };
  if (OTHERS.test(text)) return { stance: 'others', from: 0 };
  if (EXISTS.test(text) || SETTLED.test(text)) return { stance: 'exists', from: 0 };
  if (isClause(text)) return { stance: 'told', from: 0 };
  if (
    /^(?:and |or |then |plus )?(?:maybe|perhaps|possibly|later|eventually|optional\w*|vielleicht|eventuell|später|forse|quizás|peut-être|misschien|next year)\b/i.test(
      text,
    ) ||
    (mode !== undefined && isMaybe(text))
  )
    return { stance: 'maybe', from: 0 };
  return { stance: mode ?? 'bare', from: 0 };
}

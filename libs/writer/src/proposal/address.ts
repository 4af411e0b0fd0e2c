// What clients write of themselves is told back to them: 'our logo stays' becomes 'your logo stays', and nothing else of it changes.

type Shift = readonly [RegExp, string];
const SHIFTS: readonly Shift[] = [
  [/\bam I\b/g, 'are you'],
  [/\bI['’]?m\b|\bI am\b|\b[Ww]e['’]re\b|\b[Ww]e are\b|\bim\b(?= (?:a|the|in|at|not|from)\b)/g, 'you are'],
  [/\bI was\b|\b[Ww]e were\b/g, 'you were'],
  [/\bwas I\b/g, 'were you'],
  [/\b(?:I|[Ww]e)['’]ve\b/g, 'you have'],
  [/\b(?:I|[Ww]e)['’]d\b(?= (?:like|love|rather|prefer|want|hate|be|need|have to))/g, 'you would'],
  [/\b(?:I|[Ww]e)['’]d\b/g, 'you had'],
  [/\b(?:I|[Ww]e)['’]ll\b/g, 'you will'],
  [/\b[Mm]yself\b/g, 'yourself'],
  [/\b[Oo]urselves\b/g, 'yourselves'],
  [/\b(?:[Mm]y|[Oo]ur)\b/g, 'your'],
  [/\b(?:[Mm]ine|[Oo]urs)\b/g, 'yours'],
  [/\bWe\b|\bwe\b|\bI\b|\bi\b(?=['’ ])/g, 'you'],
  [/\b(?:us|me)\b/g, 'you'],
  [/\byou and you\b/g, 'you'],
];

/** Speaks to whoever reads it, or of people in general: cannot be turned round. */
const SPEAKS_TO_US = /\b(?:you|your|yours|u|ur)\b/i;

/** Whether a sentence can be told back without quotation marks. */
export const canBeToldBack = (text: string): boolean => !SPEAKS_TO_US.test(text);

/** What somebody said, thinks or only lets drop: true when it was said, and nothing that we can say. */
const REPORTED =
  /\b(?:said|says?|saying|told|tells?|ask(?:s|ed)?|mention(?:s|ed)|guess|reckon|suppose|think|thought|swear|honest(?:ly)?|actually|basically|sorry|anyway|hold on|hang on|no wait|wait|mate|guys|mum|lol|haha|gonna|wanna|gotta|kinda|ain['’]t|pls|plz|thx|btw|asap|etc|u|ur|ok|okay|oh|uh|um|erm|yeah|yep|nope|eh|na|w|b4|bc|tbh|please|hi|hello|hey|dear)\b|->|[/\\<>*_~^|]|!|\?|…|\.\.|\bw\/|^[\p{P}\p{S}]/iu;
/** Subject and verb that do not agree, or a verb in a form that English has not. */
const AMISS =
  /^(?:Just|Got|Had|Have|Has|Could|Can|Would|Will|Must|Should|Need|Want|Was|Were|Is|Are|Been|Keen|Hoping|Looking)\b|^(?:I['’]?m|I am|This is|My name is) \p{Lu}|(?:^|, )(?!(?:[Aa]nd|[Bb]ut|which|that|so|[Aa]s|[Ww]hen|[Ww]hile|[Bb]ecause|[Ii]f|[Ww]here|what|here|[Tt]hen|[Nn]ow|[Tt]oday|[Aa]lso|[Ss]ince|[Uu]ntil|[Bb]efore|[Aa]fter|[Tt]his|[Ii]n|[Aa]t|[Oo]n|[Ff]or|[Bb]oth|[Tt]ogether|[Tt]he|[Ee]very|[Ll]ast|[Nn]ext|[Uu]sually|[Oo]ften) )(?:\p{L}+ ){1,2}(?:I|we) (?:will|can|have|need|would|want|got|make|take)\b|\b(?:they|we|you|these|those|both|all) (?:is|was|has|does|needs|wants|likes)\b|\b(?:he|she|it|this|that) (?:are|were|have|do|need|want|like|survive)\b|\bI (?:is|are|has|does|needs|wants)\b|\b(?:that|which|who) (?:survive|need|want|look|make|have|fit|work)\b(?<!s (?:that|which|who) \w+)|\b(?:want|need|like) (?!to\b|you\b|it\b|them\b|people\b|(?:\p{L}+ ){0,2}\p{L}+s\b)\p{Ll}+ to\b|\b(?:I|[Ww]e)['’]d (?:not )?(?:ask|expect|say|think|hope|go|keep|do|make|see|get|take|use|put|call|try)\b|\b(?:in|at|on|for|of|with|to) (?:in|at|on|for|of|with)\b|\b(?:a|an) \p{Ll}+s (?:is|are|and|for|of)\b|\bsince (?:\d+|an?|one|two|three|four|five|six|ten|many|some) (?:years?|months?)\b|\b(?:informations|advices|feedbacks|furnitures|equipments)\b/iu;
const HAS_VERB =
  /\b(?:is|are|am|was|were|be|been|has|have|had|do|does|did|will|would|can|cannot|could|must|should|may|might|need|needs|want|wants|sells?|makes?|made|brews?|bakes?|grows?|runs?|owns?|opens?|opened|starts?|started|founded|retires?|began|begins?|works?|comes?|goes|gets?|got|gives?|takes?|took|keeps?|stays?|decides?|approves?|serves?|teach(?:es)?|trains?|builds?|prints?|publish(?:es)?|produces?|supplies|supply|employs?|celebrates?|moves?|moved|turns?|lives?|meets?|sits?|stands?|hangs?|lies|likes?|loves?|hopes?|prefers?|knows?|uses?|ships?|exports?|delivers?|hosts?|organi[sz]es?|coordinates?|manages?|repairs?|restores?|rents?|holds?|offers?|helps?|looks?|costs?|reads?|pays?|plans?|visits?)\b|['’](?:re|ve|ll|m|s)\b/i;

/**
 * Whether a sentence can be told back in the second person as it stands: it begins and ends like one, has a verb that agrees, and nothing in it
 * is an aside or what somebody said. All else is quoted or left away: half-turned words of a client's are worse than none.
 */
export const isPlainlySaid = (text: string): boolean => {
  const own = text.trim();
  const words = own.split(/\s+/).length;
  return (
    words > 2 &&
    words < 46 &&
    /^[\p{Lu}\d]/u.test(own) &&
    HAS_VERB.test(own) &&
    !SPEAKS_TO_US.test(own) &&
    !REPORTED.test(own) &&
    !AMISS.test(own)
  );
};

/** Loud marks and faces of a mail are left away; no word is. */
const calm = (text: string): string =>
  text
    .replace(/(?<=[^\s.!?])\s+(?::-?[)(DP]|;-?\)|<3)(?=\s+\p{Lu})/gu, '.')
    .replace(/(?<=^|\s)(?::-?[)(DP]|;-?\)|<3|xD|lol|haha+)(?=\s|$|[.,!])/gi, '')
    .replace(/,? (?:sorry,? )?(?:but )?(?:just so )?you (?:should )?know(?=[.!]|$)/gi, '')
    .replace(/,? (?:please )?tell (?:me|us) (?:what|how much)(?=[.!]|$)/gi, '')
    .replace(/[\u{1F300}-\u{1FAFF}\u{2600}-\u{27BF}]/gu, '')
    .replace(/!+(?=\s|$)/g, '.')
    .replace(/\?{2,}/g, '?')
    .replace(/\s+([.,;])(?!\d)/g, '$1')
    .replace(/\.{2}(?!\.)/g, '.')
    .replace(/\s+/g, ' ')
    .trim();

/** 'NOT funded' is loud, 'WCAG' is a name: words of English that are written large are small again. */
const LOUD =
  /\b(?:NOT|NO|NEVER|ONLY|MUST|ALL|VERY|LOT|DONT|DON['’]T|WANT|NEED|PLEASE|HAVE|THE|AND|WE|ARE|IS|MORE|ALWAYS|REALLY|SEVEN|EVERY|NOTHING|STAYS?|AM|DONE|WITH)\b/g;

/** In the second person, as a sentence. Of a linear cost in its length. */
export function toldBack(text: string): string {
  let said = calm(text).replace(LOUD, (word) => (word === 'I' ? word : word.toLowerCase()));
  said = said
    .replace(/\bi\b(?= (?:don|do|am|was|want|need|have|think|can|will|would|like|hate|run|own)\b)/g, 'I')
    .replace(/\bdont\b/g, 'don’t');
  for (const [pattern, by] of SHIFTS) said = said.replace(pattern, by);
  // 'want something that survives oil': whose wish it is goes without saying in a note
  said = said.replace(
    /^(want|need|would like|have|pay|prefer|hope|like|love|hate|don['’]t (?:want|like|need)) /i,
    (words) => `you ${words.toLowerCase()}`,
  );
  said = said.replace(/^(?:a )?(?:short |quick |small )?(?:brief|request|enquiry|message|note) from /i, '');
  said = said.replace(
    /^(?:and|but|so|oh and|oh|also|then|well|ok|okay|plus|anyway|btw|ps|p\.s\.|by the way)[,:]? (?=\S)/i,
    '',
  );
  said = said.replace(/^(?:and|but|so|also|please) (?=\S)/i, '');
  // 'he wants photos I dont want photos': two clauses
  said = said
    .replace(/(?<=\p{Ll}) (?=you (?:don['’]t|do not) want\b)/gu, '; ')
    .replace(/\b(that|which|and|but|if|what|because|who|as); you/g, '$1 you');
  // each sentence of it begins large
  said = said.replace(
    /(^|[.!?]\s+)(\p{Ll})(?=\p{L}*)/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return sentence(said);
}

/** Within a line of ours: no capital, no mark at its end. */
export const toldWithin = (text: string): string => {
  let said = calm(text);
  for (const [pattern, by] of SHIFTS) said = said.replace(pattern, by);
  return said.replace(/[\s.,;:]+$/, '');
};

const sentence = (text: string): string => {
  const whole = text.replace(/[\s,;:–—-]+$/, '');
  return /[.!?…]["”’)]*$/.test(whole) ? whole : `${whole}.`;
};

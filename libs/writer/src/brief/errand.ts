import { nounSenses, tokensOf } from '@maquette/reading';
import { isToWriter } from './addressee';
import { isFragment } from './phrase';
import { isBan, isTalk } from './talk';
import type { Unit } from './units';

// Half of a brief asks something of whoever makes the brand. What it asks decides where it goes: how to speak goes into the voice, what
// not to say or show into the rules, what is to be reached into the plan, and who has decided what into none of them.

/** What a sentence asks of the makers. */
export type Errand =
  /** how the texts shall sound */
  | 'voice'
  /** what shall not be said, shown or done with the brand */
  | 'ban'
  /** what the brand, or its page, is to bring about */
  | 'goal'
  /** anything else that no reader is to meet */
  | 'note';

const VOICE =
  /^be (?:\d+ ?%? )?(?:a (?:bit|little) )?(?:less|more) \p{L}+|\bwrite it (?:like|as if|in)\b|(?<!\p{L})(?:soll(?:en)? [^.]{0,30}(?:wirken|klingen)|(?:doit|devrait) (?:paraître|sonner)|(?:debe|tiene que) (?:sonar|parecer)|moet [^.]{0,30}(?:klinken|ogen))(?!\p{L})|(?<!\p{L})(?:keine?|geen|pas de|sin|niente|kein) [^.,]{0,20}(?:deutsch|gelaber|sprech|jargon|sprache|taal|langage|lenguaje|marketing|kitsch|floskeln?|english|engels)(?!\p{L})|(?<!\p{L})(?:hij|zij|ze|er|sie|il|elle|él|ella|lui|lei) (?:wil|will|veut|quiere|vuole):? [^.]{0,30}(?:taal|sprache|langage|lenguaje|ton|toon|klinken|klingen)|(?<!\p{L})(?:wir|ich) (?:duzen|siezen)(?!\p{L})|^(?:the |our |my )?(?:tone|voice|style|register|language|ton|tono|toon|tonfall|sprache|stil)\b[^.:]{0,30}(?::| (?:is|should|must|shall|has to)\b)|^(?:please )?keep (?:it|the (?:text|tone|language|copy|writing)s?|this|everything) (?!(?:in|on|at|off|out|cool|dry (?:and|in a)? ?(?:place|shade)|for|away|from|running|closed|warm|cold)\b)\p{L}+|\b(?:want|wants|wanted|should|must|shall|has to|have to|needs? to|like|likes|prefer|prefers|may|please)\b[^.]{0,40}\b(?:to )?(?:sounds?|reads?|come across|be written|speaks?|talks?)\b|^(?:write|make) it (?:sound|read|feel)\b|\b(?:short|plain|simple|clear|small|normal|everyday|easy|big|soft|grand|fancy|flowery|technical|english|foreign) (?:sentences|words|language|english)\b[^.]{0,30}(?:\bplease\b|\.$)|\bhow (?:it|this|we) (?:should|must|shall) sound\b|\b(?:not|don't|do not|never) (?:\p{L}+ ){0,4}(?:joke|pun|irony|humou?r)\b|(?<!\p{L})(?:de usted|tuteo|tutea\w*|vouvoi\w*|vouvoyer|tutoi\w*|tutoyer|siezen|duzen|per (?:du|sie)|tutoiement|vouvoiement|geen engelse woorden|dare del (?:lei|tu))(?!\p{L})/u;
const GOAL =
  /^(?:sell|aim|target|pitch) (?:it|this|us)? ?(?:at|to|for) |^(?:wanted|needed|looking for)\b|^(?:we|i)(?:'d| would) like (?!to\b|it\b|that\b|this\b)\p{L}+|^we need(?::| (?:more |new |\d+ )?\p{L}+s\b)|\b(?:page|site|website|text|brochure) (?:that|which) \p{L}+(?: \p{L}+)? (?:understands?|can understand|finds?|trusts?)\b|(?<!\p{L})(?:wat (?:ik|wij|we) (?:\p{L}+ ){0,2}wil(?:len|t)?|ce que (?:nous|je|l'on|on) (?:voulons|veux|veut|souhait\p{L}+)|lo que (?:queremos|quiero|buscamos)|was (?:wir|ich) (?:uns )?(?:wollen|möchten?|will|wünschen?)|quello che vogliamo)(?!\p{L})|\bwhat (?:we|i|they|the \p{L}+) (?:really |actually |do |most |also )*(?:need|needs|want|wants|would like|hope for|hopes for)\b|^(?:we|i|they)(?:'d| would)?(?: really| just| also| mainly)? (?:want|need|like|love|hope)(?: that| for)? (?:they|them|people|customers|clients|visitors|families|parents|guests|readers|buyers|more|new|younger|\d[\d,.]*)\b(?! (?:to (?:stay|eat|sit|feel|leave|go)|time|space|room|light|air))|\bthat(?:'s| is) the (?:purpose|aim|goal|point of (?:it|the))\b|\b(?:the |our |its |whole )?(?:purpose|goal|aim|job|task) of (?:the|this|our) (?:\p{L}+ )?(?:page|site|website|brand|text|campaign|strategy)\b|\b(?:the|this|our|new) (?:page|site|website|brand|campaign|strategy)\b[^.]{0,30}\b(?:should|must|has to|needs? to|is to|is meant to|shall) (?:bring|get|win|help|make people|sell|find|fill|attract|lead|let|persuade|convince|raise)\b|^please (?:also )?(?:write|mention|tell|include|talk) (?:about|that|them about|also|the story of)\b|^(?:goal|aim|purpose|objective|target|ziel|but|objectif|objetivo|doel)s?\s?:|\b(?:we|i)(?:'re| are|'m| am) (?:looking for|after|short of) (?:more |new |\d)/u;
const BAN =
  /^["“«‘'][^"”»’]{4,60}["”»’'] ?[-–—:] ?(?:no|never|nein|non|nee)\b|^there (?:will|must|should|shall) be no\b|^not \p{L}+(?: or \p{L}+)? either\.$|(?<!\p{L})(?:wat (?:hij|zij|ze|ik|wij|we) niet wil|was (?:er|sie|wir|ich) nicht (?:will|wollen|möchten?)|ce qu'(?:il|elle|on) ne veut pas|lo que no (?:quiere|queremos|quiero))|^(?:don'?ts?|do nots?|no-?gos?|non-?negotiable|taboos?|forbidden|not wanted|avoid|never)\b[^.:]{0,30}:|^(?:and |so |but )?(?:not|no|nor|never|please no|nothing with)\b[^.]{0,16}["“«‘']|^(?:no|not|never|avoid|without) (?:[\p{L}-]+ ){0,2}(?:before[/ -](?:and[/ -])?after|testimonials?|hashtags?|slogans?|puns?|superlatives?|exclamation marks?|emojis?|sunsets?|blossoms?|handshakes?|stock|smiling|sad)\b|\bif any of this\b|(?<!\p{L})(?:geen|kein\p{L}*|sin|ni|pas de|surtout pas|niente|sem) [^.]{0,30}["“«‘'][^"”»’']{2,40}["”»’']/u;
const NOTE =
  /^(?:minutes|present|apologies|agreed|aob|action|actions|matters arising)\b(?! (?:ago|later|from|to|by|prices?|dates?)\b)|\b(?:don't|do not|never) (?:lead|start|begin|open) with (?:that|it|this)\b|^(?:pitch|position|play) (?:it|this|us)\b|^(?:aantekeningen|notulen|verslag|gesprek|notizen|protokoll|notas|compte rendu|appunti|verbale)\b|^(?:nog beslissen|noch offen|à décider|por decidir)\b|(?<!\p{L})(?:mi|mein\p{L}*|mon|ma|mijn|zijn|haar|mio|mia|unser\p{L}*|notre|nuestr\p{L}) [\p{L}-]+ (?:dice|quiere|sagt|meint|will|dit|veut|zegt|wil|vindt|vuole|möchte)(?!\p{L})|\b(?:we|i)(?:'re| are|'m| am) (?:very |so |rather |a bit |not very )?(?:bad|shy|not good|no good|terrible|hopeless|poor) (?:in|at|with|to)\b|\bpeople (?:will )?read (?:this|it)\b|\bi(?:'ll| will) (?:send|tell|give|mail|try)\b|\bi(?:'m| am) (?:sitting|writing|dictating|typing|recording|driving)\b|\b(?:tiene que|debe) quedar claro\b|^(?:groet(?:en|jes)?|gruß|grüße|gruss|cordialement|bien à vous|saludos|atentamente|cordiali saluti|mvh|regards|cheers|best|hei hei|hallo|hola|bonjour|hello)\b[^.]{0,40}[.!]*$|^\[|^(?:translated|transcribed|dictated|typed|written|sent|noted) (?:by|from|for)\b|^(?:brief|notes?|text|memo|voice (?:memo|message|note)|e-?mail|letter|minutes) (?:from|of|by|for)\b|^(?:here (?:is|are|comes)|attached|below|as promised|zoals beloofd|wie besprochen|comme convenu|te paso|le paso|os paso|aquí va|anbei|hiermit|hierbij)\b|\b(?:lo que hablamos|perdona el|sorry for the|excuse (?:my|the)|my english|mein deutsch)\b|\b(?:not|n't|haven't|hasn't|never) (?:yet )?(?:been )?decided\b|\b(?:this|that|it|which|they) (?:must|should|has to|needs to|have to|can|may) (?:also )?(?:be|stay|stand|go|come) (?:visible|clear|clearly|seen|somewhere|first|on top|at the top|big|high up|in the (?:text|headline|footer))|\b(?:in|into) (?:a |the )?(?:footer|headline|header|hero|menu bar)\b|\b(?:go|goes|went) live\b|\bover (?:her|his|my) dead body\b|^(?:go|stick|stay|side) with \p{Lu}?\p{L}+\.?$|\byou (?:can|may|could) (?:also )?(?:say|write|use|leave|put|call)\b|^you (?:will|'ll|may|might) (?:say|think|ask|laugh|notice)\b|\b(?:i|we) (?:don't|do not) want (?:two|three|a|an|any|the|to (?:be|look|sound|have))\b|\bwe want (?:one|a|an|the) (?:\p{L}+ )?(?:page|site|website|brand|logo|text)\b|^i (?:think|guess|suppose|believe|leave|will|'ll)\b|^i'll\b|\b(?:our|my) (?:son|daughter|niece|nephew|uncle|aunt|wife|husband|board|partner|accountant|lawyer|brother|sister|boss|chairman|treasurer) (?:says|said|thinks|wants|insists|prefers|hates)\b|\bso that (?:both|everyone|everybody|all of us) can live with it\b|\bwrite so that\b|\b(?:write|don't write|do not write) (?:it|this|that|about)\b|^(?:please )?(?:write|mention|include|describe|explain) (?!to (?:us|me)\b)|\bno hurry\b|\bdeadline\b|\bby (?:friday|monday|next week|the end of)\b/u;
const TELLERS =
  /^(?:(?:the |our |my |a )?(?:co-?founder|secretary|chair|priest|board(?: members?)?|chair(?:man|woman)?|director|manager|owner|founder|treasurer|trustees?|committee|boss|uncle|aunt|niece|nephew|son|daughter|wife|husband|mother|father|brother|sister|partner|accountant|marketing(?: \p{L}+)?|investors?|colleague|team)(?: \([^)]*\))?(?: (?:in|at|from|of) (?:the )?\p{L}+)?|(?:fr|dr|mr|mrs|ms|sr)\. \p{L}+|(?!we\b|i\b|you\b|it\b|he\b|she\b|they\b|who\b|nobody\b|everybody\b|everyone\b|people\b|customers\b|most\b|some\b|many\b|all\b|each\b|one\b)\p{L}+)(?: (?:also|still|really|always))? (?:wants?|wanted|says?|said|insists?|insisted|prefers?|hates?|doubts?|suggests?|suggested|would (?:like|prefer|rather)|thinks?|feels?|felt|does not mind|doesn't mind|disagrees?|agrees?|decided|won)\b/u;

/** Asked of customers and said on a page: 'Bring a chair', 'Ring before eight'. */
const TO_CUSTOMERS =
  /^(?:ring|call|phone|text|book|bring|come|ask|visit|order|hire|rent|borrow|reserve|buy|send (?:us|me|a|in|your)|write to|drop|join|try|wear|see|park|pay|leave|knock|look for|walk|take|email|e-mail|tell us|sign up|donate|give|store|wash|dry|allow|expect|measure|choose|pick|have|get|check|wait|press|count|turn|be|do)\b/;

/** An order: it begins with what is to be done. */
function isOrder(text: string, plain: string): boolean {
  if (TO_CUSTOMERS.test(plain)) return false;
  if (/^(?:please )?(?:do not|don't|dont|never) (?!more\b|less\b)\p{L}+/u.test(plain)) {
    const [verb] = tokensOf(plain.replace(/^(?:please )?(?:do not|don't|dont|never) /, '')).flat();
    return verb?.pos === 'VERB' && verb.lower === verb.lemma;
  }
  const [first, second] = tokensOf(text).flat();
  return (
    first?.pos === 'VERB' &&
    first.lower === first.lemma &&
    nounSenses(first.lower).length === 0 &&
    /^(?:DET|PRON|PROPN|ADP|NOUN|ADJ)$/.test(second?.pos ?? '')
  );
}

const SHORT = 8;
/** 'Children: yes.' */
const HEADING = /^(?:the )?(?:\p{L}+ ){0,3}\p{L}+\.$/u;

/** Openness towards customers, and no wish for the text. */
const CANDID = /\bprefer to (?:say|tell) (?:it|so|this|that|them|people|customers)\b(?! on\b)|\bpreferimos decirlo\b/;

/** 'I want people to know that we come and look first': what they shall know is meant for them. */
export const TO_BE_KNOWN =
  /\b(?:want|like) (?:people|them|customers|clients|everyone|everybody|families|parents) to (?:know|understand) (?:that|how|why)\b|(?<!\p{L})(?:weten|wissen|sepan|sachent|sappiano) (?:dat|dass|que|qu'|che)(?!\p{L})/u;

function errandOf(unit: Unit, before: Errand | undefined): Errand | undefined {
  const { text, plain } = unit;
  if (CANDID.test(plain) || TO_BE_KNOWN.test(plain)) return undefined;
  // a list of prices is one, wherever it shall stand
  if (unit.isForeign && /\d ?(?:€|euro|kr|zł|chf)|€ ?\d/.test(plain) && !/bitte|svp|alstublieft|por favor/.test(plain))
    return GOAL.test(plain) ? 'goal' : undefined;
  if (VOICE.test(plain)) return 'voice';
  if (GOAL.test(plain)) return 'goal';
  if (BAN.test(plain) || isBan(text)) return 'ban';
  const isName = /^\p{Lu}/u.test(text);
  if (NOTE.test(plain)) return 'note';
  if (!unit.isForeign && isName && TELLERS.test(plain) && isTeller(text)) return 'note';
  if (unit.isForMakers || isToWriter(unit))
    return /\b(?:no|not|never|don't|avoid|nor)\b|n't\b/.test(plain) ? 'ban' : 'note';
  if (isTalk(text)) return 'note';
  if (!unit.isForeign && isOrder(text, plain))
    return /^(?:please )?(?:do not|don't|dont|never)\b/.test(plain) ? 'ban' : 'note';
  // 'Marketing says we should say bespoke. I don't like it.'
  if (before === 'note' && /^(?:i|we|he|she|they) (?:don't|do not|doesn't|didn't) (?:like|want|agree)\b/.test(plain))
    return 'note';
  // 'Wanted: two people who can sharpen. People under 40.'
  if (before === 'goal' && text.split(' ').length < 7 && isFragment(text)) return 'goal';
  // 'It should sound like a garage. Oily, quick.'
  if (before === 'voice' && text.split(' ').length <= SHORT && !/\d/.test(text) && isFragment(text)) return 'voice';
  return undefined;
}

/** 'Beatrice says', 'Uncle says no'; a visitor who says something is quoted. */
function isTeller(text: string): boolean {
  const [first] = tokensOf(text).flat();
  return (
    first !== undefined &&
    (/^(?:the|our|my|a|board|uncle|aunt|mother|father|niece|marketing|boss|chair|secretary|co-founder|co|fr\.?|dr\.?|mr\.?|mrs\.?|ms\.?)$/.test(
      first.lower,
    ) ||
      first.pos === 'PROPN' ||
      nounSenses(first.lower).length === 0)
  );
}

/** What each sentence asks of the makers; undefined for those that tell of the brand. */
export function errandsOf(units: readonly Unit[]): (Errand | undefined)[] {
  const found: (Errand | undefined)[] = [];
  for (const unit of units) found.push(errandOf(unit, found.at(-1)));
  return found;
}

/** Stands over what follows it and says nothing by itself: 'How it works.' */
export const isHeading = ({ text, plain }: Pick<Unit, 'text' | 'plain'>): boolean =>
  HEADING.test(text) &&
  !/\d/.test(text) &&
  (text.split(' ').length === 1 ||
    /^(?:how (?:it|this|we)|what (?:else|we do|it costs)|who we are|about us|that's it|and now|so far)\b/.test(plain));

/** Says of the sentence before it that it counts most. */
export const FLAGS =
  /^(?:this|that|it|which)(?:'s| is| must| should| has to)[^.]{0,12}\b(?:the (?:important|main|whole) (?:thing|point|idea)|(?:be |stay )?(?:visible|clear|seen|first|on top|at the top|big|known))\b|^(?:esto|eso) tiene que quedar claro\b|^das ist (?:uns |mir )?(?:ganz |sehr )?wichtig\b|^c'est (?:le plus |très )?important\b/u;

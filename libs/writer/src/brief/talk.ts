import { nounSenses, tokensOf } from '@maquette/reading';
import { plainOf } from './units';

// Sentences of a brief that are said to whoever makes the page, of its parts and its sound, and who said what of them.

/** What customers do on the site is said to them: 'order by Thursday on the site'. */
const USES_SITE =
  /\b(?:order|book|buy|pay|reserve|shop|enrol|sign up|register|join|check|see|download|choose|pick|sold|listed|command\p{L}*|réserv\p{L}*|achet\p{L}*|bestell\p{L}*|buch\p{L}*|reserv\p{L}*|ped(?:ir|idos?)|compr\p{L}*|ordin\p{L}*|prenot\p{L}*|encomend\p{L}*)\b[^.]*\b(?:on|at|through|via|from|sur|auf|über|en|sul|no|na|op) (?:the|our|le|notre|der|unserer|la|el|nuestra|nuestro|nosso|de|onze)? ?(?:web ?)?(?:site|seite|p[aá]gina|web|sito|pagina)\b/iu;
/** Of the page itself, its parts and its sound: no copy, and neither is the rest of the sentence, which is the reason for it. */
const OF_THE_PAGE =
  /\b(?:on|for|to|in) (?:the|our|this|your) (?:new )?(?:web ?)?(?:site|page)\b(?! (?:visits?|managers?|offices?|teams?))|^(?:the |our |this )?(?:new )?(?:web ?)?(?:site|page|copy|hero|headline|tone) (?:is|should|must|has to|needs?|may|can|will|in\b)|\b(?:side|half|part|section|story|tone|voice|copy|text|headline|button|language|first line|opening|locals|residents) (?:of [^.,]{2,30} )?(?:should|must|needs? to|has to|have to|ought to)\b|\bno [^.,]{2,40} please\b|\bspeaker\b|\bi (?:left|kept|put|typed|copied|pasted|wrote|collected|transcribed|tidied)\b[^.]*\b(?:in|out|as|down|together|up|because)\b|\b(?:can|may|do not|don't) use,? but\b|\bsee (?:above|below)\b|\b(?:is|are) not the (?:lead|headline|point)\b|\bwants? to publish\b|, \p{L}+ (?:insists|doubts)\b|\bawaiting permission\b|\bnot before we hear\b|\b(?:does|do) not allow the\b|\bnames? (?:is |are )?not ok\b|\bwhere the (?:margin|money) is\b|\bwe(?: have|'ve)? decided (?:to )?(?:publish|leave|keep|say|put|show|use)\b|\bspeak to (?:that|this|it) (?:honestly|openly|directly)\b/u;
const OF_THE_PAGE_ABROAD =
  /(?<!\p{L})(?:sur (?:le|notre|ce) site|sur (?:la|notre) page|le site (?:doit|ne doit|devrait)|auf (?:der|unserer) (?:seite|webseite|homepage)|die (?:seite|webseite|homepage) (?:soll|muss|darf)|en (?:la|nuestra) (?:web|página)|en (?:el|nuestro) sitio|la (?:web|página) (?:debe|tiene que)|sul (?:nostro )?sito|il sito deve|no (?:nosso )?site|o site deve|op (?:de|onze) (?:site|pagina)|de (?:site|pagina) moet|surtout pas d|auf keinen fall|sobre todo nada de|soprattutto niente)(?!\p{L}{3})/iu;
const SPEAKS =
  /^(\p{Lu}\p{Ll}+)(?: (?:at|from|in) (?:the )?\p{L}+)?(?: and \p{Lu}\p{Ll}+)?(?: (?:also|still|always|just|mostly|then|now|really|only))? (?:insist(?:s|ed)?|doubt(?:s|ed)?|want(?:s|ed)?|thinks?|thought|reckons?|prefers?|hates?|suggest(?:s|ed)|mention(?:s|ed)|decided|won|disagrees?|(?:says?|said|asked|told)(?! (?:good|outstanding|excellent|yes)\b)|would (?:like|prefer|rather)|is (?:not sure|against|for it))(?!\p{L})/u;

/** 'Hanne insists, Joost doubts': somebody's word on the page, by name; a visitor or a school inspector is no such name. */
const isSpoken = (text: string): boolean => {
  const name = SPEAKS.exec(text)?.[1]?.toLowerCase();
  return (
    name !== undefined &&
    !/^(?:we|i|you|it|he|she|they|who|nobody|everybody|everyone|somebody|people|one|most|some|many|all|each|parents|customers|clients|children|guests|visitors)$/.test(
      name,
    ) &&
    nounSenses(name).length === 0 &&
    /^(?:NOUN|PROPN|X|ADJ)$/.test(tokensOf(name).flat()[0]?.pos ?? '')
  );
};
/** Said to whoever makes the page: no part of it is copy. */
export const isTalk = (text: string): boolean => {
  const plain = plainOf(text);
  return isSpoken(text) || ((OF_THE_PAGE.test(plain) || OF_THE_PAGE_ABROAD.test(plain)) && !USES_SITE.test(plain));
};
/** Two words or more in quotes that are not to be said, or pictures that are not to be shown. */
export const isBan = (text: string): boolean =>
  (/^(?:no|never|not|avoid|without|please no|keine?|pas de|sin|niente|sem|geen)\b/iu.test(text) &&
    (/["“«‘'][^"”»’']{2,40}["”»’'],? (?:or |and |nor )?["“«‘']/u.test(text) ||
      /^(?:no|never|not|avoid|without) (?:\p{L}+ ){0,3}(?:pictures?|photos?|photographs?|images?|icons?|illustrations?|stock|videos?|emojis?|gradients?|animations?)\b(?! (?:needed|required|of your|is|are))/iu.test(
        text,
      ))) ||
  /\b(?:don't|do not|never) (?:say|use|write|call it|print)\b[^.]*["“«‘'][^"”»’']{2,40}["”»’'][^.]*["“«‘']/iu.test(
    text,
  );

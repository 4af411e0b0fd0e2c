import { nounSenses, tokensOf } from '@maquette/reading';
import { plainOf } from '../brief/units';
import { capital } from '../pen';
import { HAS_VERB } from './edit';
import { count, isInQuotes } from './slips';

// What of a sentence a stranger may read: a brief speaks to whoever makes the page, of its brand, and behind the customers' backs.

/** Asks something of the makers, or tells them what to leave. */
export const ASKS =
  /\bplease\b(?! (?:ask|ring|call|text|write to (?:us|me)|book|bring|come|order|wait|knock|phone|e-?mail))|^(?:not|nor) (?:my|our)\b|\b(?:he|she|they|who) (?:doesn't|don't|does not|do not|didn't) want\b|\bok with being\b|^(?:i|we) (?:will|'ll|shall) (?:tell|send|explain|bring you|mail)\b|\byou make it\b|\bdeadline\b|\byou(?:'re| are) the experts?\b|\bi was thinking\b|\bfor the look\b|^a button\b|^people (?:ask|keep asking) (?:about|for|if|whether)\b|, (?:please )?(?:do not|don't) \p{L}+ (?:it|this|that)\b|^(?:could|can) (?:that|this|you)\b|\buse what's useful\b|\byour (?:quote|offer|invoice|e-?mail|form|proposal|call)\b|\b(?:i|we) want the (?:page|site|text) to\b|\bwrite (?:it|this|that|them) \p{L}+ly\b|\bcould be an? (?:photo|picture|image|drawing|video)\b|\b(?:put|keep) (?:it|this|that) on the (?:front |home)?page\b|\b(?:i|we) need the (?:page|site|text)\b|^maybe an? |\bwhat (?:i|we) (?:do |really |actually )?want\b|^no \p{L}+ stuff\b|^if you need the \p{L}+|^nothing \p{L}+(?: \p{L}+)?, nothing\b|^(?:nothing|not) (?:too |fake |overly )?(?:gloomy|cheerful|fancy|posh|corporate|slick|cute|salesy|wacky|cheesy|flashy|trendy|quirky|twee|stuffy|preachy|glossy)\b|^if you need (?:a |an |some )?(?:pictures?|photos?|more|anything)\b|^(?:want|need|looking for|would like)\b|\bif you (?:want|like|need) (?:it|one|them)\b|\bwon't let you\b|^(?!.*\b(?:the day you|when you come|before you come|on the day|you arrive)\b)(?:so |and |but )?(?:do not|don't|never|keep|put|make (?:it|us|sure)|give us|write|draw|show|remember|call it|use)\b(?! (?:(?:in|the) (?:touch|shop|door)))|\b(?:i|we|he|she|they|my [\p{L} ]{2,24}|(?:my|our) \p{L}+ \p{L}+) ?(?:'d like|would like|wants?|would prefer|'d prefer|would rather (?:you|it|that|not)|'d rather (?:you|it|that|not)|insists?|has promised|have promised|had hoped|hopes?|(?<!what we )promised)\b|\b(?:it|this|that|the (?:brand|name|site|website|page|logo|design|look|letters|whole thing)|everything) (?:also |still )?(?:must|should|has to|have to|needs? to)\b|\b(?:has|have) to be able to\b|\bmust still be\b|\bit (?:can't|cannot|mustn't|shouldn't) (?:be|look|feel|sound)\b|\byou (?:will not|won't|may not|can't|cannot|must not|mustn't|should|have to understand|need to know|can draw|can use|will get a)\b(?! \p{L}+ (?:\p{L}+ )?(?:without|unless))|\bput down that\b|\b(?:sunset|heritage|nostalgia)\b|\bno jokes?\b|\bstill be letters\b|\bi must be honest|\bso who buys\b|\bsomething (?:where|that|which) (?:one|people|you)\b|\bno adjectives\b/u;

/** Speaks of the brand as of a brand, of its name, of those who write or draw for it, and of the brief itself. */
export const OF_THE_BRAND =
  /\b(?:brand(?:s|ing)?|logos?|slogan|tagline|font|website|web site|brief|(?:the|an|our|your|design|ad|last|old|another) agenc(?:y|ies)|reviewers?|positioning|target (?:group|audience)|seo|campaign|copywriter|designers?|marketing|stock photos?|business cards?|the (?:new )?name|our name|this name|our van|on the van|rename|renaming|the joke|jokes?|the pun|puns|letters sent|sent me drawings|drawings?)\b|\b(?:dictating|e-mails? (?:are|is)|(?:is|sorry,|been) a (?:very |rather )?long one|this (?:form|letter|e-?mail|text))\b|\bno relation\b|\b(?:front|home) ?page\b|\bthe words? (?:'|"|‘|“|is\b)|\bmay not use\b|\bmay we (?:not )?(?:say|use)\b|\bhave written to us\b|\bhas written to us\b/;

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

/** Told behind the counter: what it earns, fears and loses, who its buyers are to it, what others say of it. */
export const BEHIND =
  /\b(?:turnover|revenue|our income|(?<!(?:not[- ]for|non)[- ]?|takes? (?:any |a |out )?)profits?|margins?|(?:our|the|marketing|my) budget|market share|investors?|competitors?|insolven\w+|loan|debts? of ours|permit)\b|\bour (?:target|buyers?|audience|donors?|market)(?: \p{L}+)? (?:is|are)\b|\bnobody (?:knows|has heard|believes|takes us)\b|\b(?:those who do|people|they|others|everybody|everyone|customers|visitors|tourists|some) (?:think|thinks|believe|believes|assume|assumes|take us|takes us|laugh|laughs|confuse|confuses)\b|\b(?:that|this|which)(?:'s| is) (?:the|our|a) (?:main |real |only |whole )?(?:problem|trouble|worry)\b|\bthe (?:main |real )?problem\b|\b(?:i'm|i am) not (?:supposed|allowed|meant) to (?:talk|say|tell|mention)\b|\bnot allowed to name\b|\b(?:was|were|am|are) told to\b|\bfill in\b|\bwe haven't agreed\b|\bi(?:'m| am) not against\b|\bi don't hate\b|\bwhat (?:we|i) (?:don't|do not) (?:want|like)\b|\bleaves us\b|\bpays? (?:us )?[^.]*\blate\b|\bwe (?:lost money|nearly)\b|\bwe (?:went|fell|dropped|sank|came down)(?: down)? from\b|\b(?:\p{L}+|my [\p{L}-]+) says (?:i|we|it's|that|you)\b|\bi say no\b|\b(?:slash\w*|vandal\w*|threaten\w*|insult\w*|sued|thieves)\b|\b(?:lady|man|woman|somebody|someone|people|firm) (?:in|from) [\p{L} ]+ (?:writes?|calls?|rings?|phones?|asks?)\b|\bby mistake\b|\basked (?:me |us )?(?:by [\p{L} ]+ )?to say\b|\bif i could\b|^what do (?:we|i)\b|\?$|\byou said\b|^my name is\b|\bcosts? (?:me|us)\b|\beverybody (?:in this|else|round here|around here)\b|\bi(?:'m| am) not joking\b|\bashamed\b|\bembarrass\w+\b|\bdon't want our\b|\bdo not want our\b|\b(?:returns|complaints|refunds) because\b|\bwe(?:'re| are) not joking\b|\btelling[- ]off\b|\btrading standards\b|\bi never want\b|^i(?:'d| would)(?:n't| not)? say\b|^i wouldn't say\b|\b(?:told us|said to us) (?:to our face|that|she|he|they)\b|\bthought we(?:'d| had)\b|\bi need to be careful\b|\bbad reviews?\b|\b(?:thinks|reckons|says) we should\b|^we(?:'re| are) fine with\b|\b(?:wife|husband|son|daughter|partner|sister|brother|boss|accountant) says (?:to |put|make|use|paint)\b|\bcomeback\b|\bsounds? like\b|\btaken for\b|\bmistaken\b|\bonly (?:two|three) of us\b|\bour (?:problem|trouble|weakness)\b|\bis cheaper\b|\bare cheaper\b|\bstock photo\b|\bwould be happy to have\b/u;

/** Manners of speech before and within a sentence that its sense does without. */
const MANNERS =
  /^(?:the (?:joke|idea|story|short version|gist|point|deal)(?: is)?[:,] )|^(?:what (?:we(?:'ve| have) got|it shows|it means|that means|i mean|matters) is (?:that )?|the (?:thing|point|fact|truth) is (?:that )?)|^(?:(?:oh(?: and)?|honestly|frankly|to be honest|well(?=,)|now(?=,)|so(?=,| (?:we|i|it|they)\b)|look(?=,)|listen(?=,)|anyway|also|and|but|actually|basically|in short|ja|yes|ok(?:ay)?),? )+(?=\p{L})|, (?:this|that) is (?:really |very )?important(?: (?:for|to) us)?(?=\.?$)|,? (?:let us admit it|to be honest|i must say|if i may say so|as i said|let's say|you know),?(?= |[.,;])| lol\b|,? haha\b|, ja\b/giu;

/** Says that this is the point, and of another thing that it is none. */
const FLAGGED =
  /,? and (?:this|that) is (?:what we(?:'d| would) like people to know|(?:the|our) (?:one |main |only |whole )?(?:thing|point)(?: that)? (?:i|we) [^.,]*|the main point|the most important thing|what counts)(?=[.,])|^for the record: /giu;
/** Leads on: where a sentence may be cut so that what stands before is whole. */
const JOINT =
  /(?:,|;|:| [–—-])\s+(?:(?:and|but|so|because|which|although|though) )?|,? (?:and|but) (?=(?:we|i|it|they|he|she|nobody|no) )/gi;

/** Said to customers, not to the makers: 'Ring us on …' */
const REACH_US =
  /^(?:write|call|ring|phone|telephone|e-?mail|text)\b[^.?!]*(?:\S@\S+\.\S|\d[\d\s/()-]{5,}\d)[^.?!]*[.!]?$/iu;

/** Said to the makers, even among points for customers. */
export const TO_MAKERS =
  /^(?:this|it) is \p{L}+ from\b|^here (?:is|are|comes?|it is)\b|^here's\b|\bthank(?:s| you) for (?:the|your|offering|doing|taking)\b|\bthis is for (?:the|our) \p{L}+ of\b|\bfor (?:the|our) (?:page|website|site)\b|\bversion of the (?:site|page|website|text)\b|\bthe (?:page|site|text|copy) (?:must|should|has to|needs to|may|can|shall)\b|\bpeople (?:ring|call|write|come) (?:about|asking)\b|(?<!\b(?:we|i|they|who) )\b(?:correct|fix|check) (?:the|my|our|all|this)\b|\bweb ?pages?\b|^(?:my|just|here are|these are|some) (?:name is|notes|a few lines)\b|^notes\b|^as (?:promised|agreed|discussed)\b|\btyped (?:it |this )?up\b|\buse your judge?ment\b|\bwe send you (?:the |some )?(?:informations?|texts?|notes|this)\b|\bread it (?:again|twice)\b|\b(?:i am|i'm|we are) (?:sending|writing|attaching|enclosing|dictating)\b|\b(?:my|our) english\b|\bplease fix (?:it|this)\b|^fix (?:it|this)\b|\b(?:i|we) should prefer\b|\b(?:website|web site|home ?page|front page|logos? (?:must|should|is|on)|photos? of)\b|\bplease (?:do not|don't|no)\b|\b(?:he|she|they|who) (?:doesn't|does not|don't|do not) want\b|\bok with being\b|(?<!\b(?:we|i|they|you) )\b(?:do not|don't|never) (?:promise|publish|mention|print|write|say|show)\b(?! that)|\bput (?:it|this|that) (?:somewhere|where|on|at|in|up|high)\b|\bwords? (?:that )?(?:we|i) (?:do not|don't|never|will not|won't|would never)\b|\bwill reject\b|^in that order\b|\bwhat (?:i|we) (?:do |really |actually )?want\b|^no \p{L}+ stuff\b|\b(?:wife|husband|son|daughter|sister|brother|partner) says (?:to|put|make|use|paint)\b|\btold us to our face\b|\b(?:thinks|reckons|says) we should\b|\bif the (?:page|site|website) (?:could|can)\b|\bwould pay for you\b|^we shouldn't\.|\banywhere on the (?:site|page|website)\b|\bif it says\b|\bnot allowed to (?:use|say|call)\b|\bmay not (?:use|say|call)\b|\bright for everything\b|^we say \p{L}+, \p{L}+|\bso put (?:it|that|this)\b|\bpeople (?:ask|keep asking) (?:about|for|if|whether)\b|\bkindly\b|\bgot burn(?:ed|t)\b|^(?:two|some|one|many|they|a few) (?:have |has )?asked\b|\bdon't (?:get me started|ask)\b/u;
const IS_ASKED = [TO_MAKERS, ASKS, OF_THE_BRAND, BEHIND];
export const isAsked = (plain: string) => IS_ASKED.some((pattern) => pattern.test(plain));
const NOT_ON_ITS_OWN = /\b(?:if|when|because|although|since|while|that|who|which|as|than|and|or|but|where)$/i;

/** 'Our users are nurses at night': whom it is for. */
const WHOM =
  /(?:^|; )(?:our |the )?(users?|readers|guests|pupils|students|patients|riders|members|visitors|customers|clients) (?:is|are) (?:mostly |mainly |usually )?((?:an?|the|\p{L}+s|\p{L}+ \p{L}+s|people|women|men|children|families)(?:,| and|\s).{2,160})$/iu;

/** The same said to those who read it. */
function toWhom(text: string): string | undefined {
  const [, who = '', said = ''] = WHOM.exec(text) ?? [];
  if (said === '') return undefined;
  const bare = said
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[;:].*$/, '')
    .replace(/, in that order.*$/, '')
    .replace(/,? and an? [^,]*not allowed to name.*$/, '')
    .replace(/\.$/, '');
  const list = / and /.test(bare) ? bare : bare.replace(/, (?=[^,]+$)/, ' and ');
  return `${/^(?:customers|clients)$/i.test(who) ? 'We work for' : 'For'} ${list.charAt(0).toLowerCase()}${list.slice(1)}`;
}

/** 'We want hotels to buy from us, they ask for an invoice and we can do that': said to those whom it is to win. */
const WOOS =
  /^(?:we|i)(?:'d| would)? (?:want|like|love) (?:more )?((?:\p{L}+ ){0,2}?(?:\p{L}+s|people|children|women|men)(?: (?:from|in) \p{Lu}\p{L}+)?)(?: to (?:start )?(?:buy|order|book|come|use|hire|ring|call|work)(?:ing)?\b[^,.;]*)?[,;] ?(?:because |as |since )?they (.+)$/iu;

/** What of a sentence a stranger may read; '' for nothing. */
export function fitOf(given: string, isFirst: boolean, isOwn: boolean): string {
  const [, wooed, why] = WOOS.exec(given) ?? [];
  if (wooed && why) return `${capital(wooed)} ${why.replace(/ and we can\b/, ', and we can')}`;
  if (/\b(?:do not|don't|never) write\b/i.test(plainOf(given)) && !isOwn) return '';
  if (isTalk(given) || isBan(given)) return '';
  const asks = isOwn ? (plain: string) => TO_MAKERS.test(plain) : isAsked;
  // what is not to be promised is what stands before it
  const text = given.replace(
    /(?:,[^,]{0,24})?,[^,]{12,}(?:,[^,]{1,20})?, (?:please )?(?:do not|don't|dont) (?:promise|say|print|mention|publish|write) (?:it|this|that)\b/iu,
    '',
  );
  // an aside that asks something goes, and what it stands in stays
  const open = text.replace(/\s*\(([^()]*)\)/gu, (aside, inner: string) =>
    isAsked(plainOf(inner)) || /\bNO \p{Lu}{2,}/u.test(inner) ? '' : aside,
  );
  const said = open
    .replace(FLAGGED, '')
    .replace(/^we (?:don't|do not) have [^,]+, we have /iu, 'We have ')
    .replace(MANNERS, (found) => (/^,.*[,]$/.test(found) ? ' ' : ''))
    .replace(/\s{2,}/g, ' ')
    .trim();
  const whom = toWhom(said);
  if (whom) return whom;
  const plain = plainOf(said);
  if (!asks(plain) || REACH_US.test(said)) return said;
  const joints = [...said.matchAll(JOINT)].filter(({ index }) => !isInQuotes(said, index));
  for (const { index } of joints.reverse()) {
    const head = said.slice(0, index);
    const isWhole =
      count(head) > (HAS_VERB.test(head) ? 2 : 2) &&
      !NOT_ON_ITS_OWN.test(head) &&
      (isFirst || HAS_VERB.test(head) || /^no \p{L}+/iu.test(head));
    // 'parents worry about it, so we want to speak of that': the reason goes with the wish
    const isReason =
      /^so (?:we|i|it|this|that|they|the (?:web ?)?(?:site|page|text|copy))\b/i.test(
        said.slice(index).replace(/^[,;:]?\s*/, ''),
      ) && !/\d/.test(head);
    if (
      isWhole &&
      !isReason &&
      !asks(plainOf(head)) &&
      !/^(?:if|when|because|although|since|while|as|where)\b/i.test(head)
    )
      // what is said of a name is said whole
      return /\b(?:called|named|name)\b/i.test(head) ? '' : head;
  }
  // 'We never wanted a logo, every jar is signed by whoever filled it': a fact, and no reason for the wish
  const tail = /^[^,;]+[,;] (?=(?:the|every|each) )(.+)$/iu.exec(said)?.[1];
  if (tail && count(tail) > 4 && HAS_VERB.test(tail) && !asks(plainOf(tail)) && !/\bplease\b/i.test(said))
    return capital(tail);
  return '';
}
/** What the client asks of us for the sake of this sentence goes, and the sentence stays. */
export const unflagged = (given: string, isFirst: boolean): string => {
  const text = given
    .replace(/,? (?:and|so) (?:this|that|it) is (?:the|what|our)\b[^.]*(?=\.?$)/iu, '')
    .replace(/^(?:and |but )?(?:this|that|it|the most important thing) is (?:the|what)?[^:,.]*[:,] /iu, '')
    .trim();
  return TO_MAKERS.test(plainOf(text)) ? fitOf(text, isFirst, true) || text : text;
};

/** What is not yet. */
export const AIM =
  /\bwhat we(?:'d| would) like\b|\bwe (?:hope|plan|aim|need) to\b|\b(?:our|the) (?:aim|goal|hope|job|task) (?:is|of)\b|\bnext step\b|\bfrom next (?:year|winter|spring|summer|autumn|month)\b|\bone day (?:we|i)\b/;
/** Others of its trade; what it uses instead of something is its own. */
export const RIVALS =
  /\b(?:competitors?|unlike|the others? (?:do|use|sell|cheat)|everyone (?:here|is called)|everyone else (?:is|does|has|sells|makes|charges|in)|certain gentlemen|rivals?|(?:chains?|marketplaces?|supermarkets?) (?:do|does|can't|cannot|don't|sells?|charges?|gets?|are|is|have|has|will|won't)|(?:than|like|as) (?:the |a )?(?:chains?|marketplaces?|supermarkets?)|the \p{L}+ websites)\b/u;

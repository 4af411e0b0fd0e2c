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
    if (isWhole && !asks(plainOf(head)) && !/^(?:if|when|because|although|since|while|as|where)\b/i.test(head))
      // what is said of a name is said whole
      return /\b(?:called|named|name)\b/i.test(head) ? '' : head;
  }
  // 'We want it plain, our customers are old men': what follows the wish
  const tail = /^[^,;]+[,;] (?=(?:our|we|the|most of our) )(.+)$/iu.exec(said)?.[1];
  if (tail && count(tail) > 4 && HAS_VERB.test(tail) && !asks(plainOf(tail)) && !/^we want\b/i.test(tail))
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

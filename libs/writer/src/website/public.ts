import { briefOf, LETTER, type Role, type StrategyBrand } from '../brief';
import { rolesOf } from '../brief/roles';
import { plainOf, split } from '../brief/units';
import { capital, sentence } from '../pen';
import { apart, HAS_VERB, inFull, madeWhole, sentencesIn } from './edit';
import { forbiddenAmong } from './forbidden';
import { type Kind, kindOf } from './kinds';
import { foreignKind } from './kinds-abroad';
import { hasPrice, pricedItems } from './offers';
import { isMostly, languageOf } from './languages';
import type { Line } from './line';
import { isPlaceAlone } from './place';
import { layoutOf, type Piece } from './read';

// Which sentences of a brief a stranger may read. A brief speaks to whoever makes the brand; what it says to them, of them, or behind the
// customers' backs is no copy, and a half of a sentence that does goes without the other half.

/** Asks for care with what is said around it. */
const CAREFUL =
  /\bwrite (?:this|that|it) carefully\b|\bnot against\b|\b(?:main|whole|real) problem\b|\bbe careful (?:with|about)\b|\bdon't (?:make fun|joke) (?:of|about)\b|\bvorsicht\b/i;
/** Asks that nobody can tell what it is. */
const HIDES =
  /\b(?:has|have|needs?) to pass for\b|\bmust pass for\b|\b(?:will not|won't|don't|not) (?:get|give|print|publish) (?:you )?our address\b|\b(?:may|can|must) not describe\b|\bnothing (?:that )?(?:an? |the )?[\p{L}-]+ would recogni[sz]e\b|\b(?:secret|hidden) (?:address|location|place)\b/iu;

/** Asks something of the makers, or tells them what to leave. */
const ASKS =
  /\bplease\b(?! (?:ask|ring|call|text|write to (?:us|me)|book|bring|come|order|wait|knock|phone|e-?mail))|^(?:not|nor) (?:my|our)\b|\b(?:he|she|they|who) (?:doesn't|don't|does not|do not|didn't) want\b|\bok with being\b|^(?:i|we) (?:will|'ll|shall) (?:tell|send|explain|bring you|mail)\b|\byou make it\b|\bdeadline\b|\byou(?:'re| are) the experts?\b|\bi was thinking\b|\bfor the look\b|^a button\b|^people (?:ask|keep asking) (?:about|for|if|whether)\b|, (?:please )?(?:do not|don't) \p{L}+ (?:it|this|that)\b|^(?:could|can) (?:that|this|you)\b|\buse what's useful\b|\byour (?:quote|offer|invoice|e-?mail|form|proposal|call)\b|\b(?:i|we) want the (?:page|site|text) to\b|\bwrite (?:it|this|that|them) \p{L}+ly\b|\bcould be an? (?:photo|picture|image|drawing|video)\b|\b(?:put|keep) (?:it|this|that) on the (?:front |home)?page\b|\b(?:i|we) need the (?:page|site|text)\b|^maybe an? |\bwhat (?:i|we) (?:do |really |actually )?want\b|^no \p{L}+ stuff\b|^if you need the \p{L}+|^nothing \p{L}+(?: \p{L}+)?, nothing\b|^(?:nothing|not) (?:too |fake |overly )?(?:gloomy|cheerful|fancy|posh|corporate|slick|cute|salesy|wacky|cheesy|flashy|trendy|quirky|twee|stuffy|preachy|glossy)\b|^if you need (?:a |an |some )?(?:pictures?|photos?|more|anything)\b|^(?:want|need|looking for|would like)\b|\bif you (?:want|like|need) (?:it|one|them)\b|\bwon't let you\b|^(?!.*\b(?:the day you|when you come|before you come|on the day|you arrive)\b)(?:so |and |but )?(?:do not|don't|never|keep|put|make (?:it|us|sure)|give us|write|draw|show|remember|call it|use)\b(?! (?:(?:in|the) (?:touch|shop|door)))|\b(?:i|we|he|she|they|my [\p{L} ]{2,24}|(?:my|our) \p{L}+ \p{L}+) ?(?:'d like|would like|wants?|would prefer|'d prefer|would rather (?:you|it|that|not)|'d rather (?:you|it|that|not)|insists?|has promised|have promised|had hoped|hopes?|(?<!what we )promised)\b|\b(?:it|this|that|the (?:brand|name|site|website|page|logo|design|look|letters|whole thing)|everything) (?:also |still )?(?:must|should|has to|have to|needs? to)\b|\b(?:has|have) to be able to\b|\bmust still be\b|\bit (?:can't|cannot|mustn't|shouldn't) (?:be|look|feel|sound)\b|\byou (?:will not|won't|may not|can't|cannot|must not|mustn't|should|have to understand|need to know|can draw|can use|will get a)\b(?! \p{L}+ (?:\p{L}+ )?(?:without|unless))|\bput down that\b|\b(?:sunset|heritage|nostalgia)\b|\bno jokes?\b|\bstill be letters\b|\bi must be honest|\bso who buys\b|\bsomething (?:where|that|which) (?:one|people|you)\b|\bno adjectives\b/u;

/** Speaks of the brand as of a brand, of its name, of those who write or draw for it, and of the brief itself. */
const OF_THE_BRAND =
  /\b(?:brand(?:s|ing)?|logos?|slogan|tagline|font|website|web site|brief|(?:the|an|our|your|design|ad|last|old|another) agenc(?:y|ies)|reviewers?|positioning|target (?:group|audience)|seo|campaign|copywriter|designers?|marketing|stock photos?|business cards?|the (?:new )?name|our name|this name|our van|on the van|rename|renaming|the joke|jokes?|the pun|puns|letters sent|sent me drawings|drawings?)\b|\b(?:dictating|e-mails? (?:are|is)|(?:is|sorry,|been) a (?:very |rather )?long one|this (?:form|letter|e-?mail|text))\b|\bno relation\b|\b(?:front|home) ?page\b|\bthe words? (?:'|"|‘|“|is\b)|\bmay not use\b|\bmay we (?:not )?(?:say|use)\b|\bhave written to us\b|\bhas written to us\b/;

/** Told behind the counter: what it earns, fears and loses, who its buyers are to it, what others say of it. */
const BEHIND =
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
const TO_MAKERS =
  /^(?:this|it) is \p{L}+ from\b|^here (?:is|are|comes?|it is)\b|^here's\b|\bthank(?:s| you) for (?:the|your|offering|doing|taking)\b|\bthis is for (?:the|our) \p{L}+ of\b|\bfor (?:the|our) (?:page|website|site)\b|\bversion of the (?:site|page|website|text)\b|\bthe (?:page|site|text|copy) (?:must|should|has to|needs to|may|can|shall)\b|\bpeople (?:ring|call|write|come) (?:about|asking)\b|(?<!\b(?:we|i|they|who) )\b(?:correct|fix|check) (?:the|my|our|all|this)\b|\bweb ?pages?\b|^(?:my|just|here are|these are|some) (?:name is|notes|a few lines)\b|^notes\b|^as (?:promised|agreed|discussed)\b|\btyped (?:it |this )?up\b|\buse your judge?ment\b|\bwe send you (?:the |some )?(?:informations?|texts?|notes|this)\b|\bread it (?:again|twice)\b|\b(?:i am|i'm|we are) (?:sending|writing|attaching|enclosing|dictating)\b|\b(?:my|our) english\b|\bplease fix (?:it|this)\b|^fix (?:it|this)\b|\b(?:i|we) should prefer\b|\b(?:website|web site|home ?page|front page|logos? (?:must|should|is|on)|photos? of)\b|\bplease (?:do not|don't|no)\b|\b(?:he|she|they|who) (?:doesn't|does not|don't|do not) want\b|\bok with being\b|(?<!\b(?:we|i|they|you) )\b(?:do not|don't|never) (?:promise|publish|mention|print|write|say|show)\b(?! that)|\bput (?:it|this|that) (?:somewhere|where|on|at|in|up|high)\b|\bwords? (?:that )?(?:we|i) (?:do not|don't|never|will not|won't|would never)\b|\bwill reject\b|^in that order\b|\bwhat (?:i|we) (?:do |really |actually )?want\b|^no \p{L}+ stuff\b|\b(?:wife|husband|son|daughter|sister|brother|partner) says (?:to|put|make|use|paint)\b|\btold us to our face\b|\b(?:thinks|reckons|says) we should\b|\bif the (?:page|site|website) (?:could|can)\b|\bwould pay for you\b|^we shouldn't\.|\banywhere on the (?:site|page|website)\b|\bif it says\b|\bnot allowed to (?:use|say|call)\b|\bmay not (?:use|say|call)\b|\bright for everything\b|^we say \p{L}+, \p{L}+|\bso put (?:it|that|this)\b|\bpeople (?:ask|keep asking) (?:about|for|if|whether)\b|\bkindly\b|\bgot burn(?:ed|t)\b|^(?:two|some|one|many|they|a few) (?:have |has )?asked\b|\bdon't (?:get me started|ask)\b/u;
const IS_ASKED = [TO_MAKERS, ASKS, OF_THE_BRAND, BEHIND];
const isAsked = (plain: string) => IS_ASKED.some((pattern) => pattern.test(plain));
const NOT_ON_ITS_OWN = /\b(?:if|when|because|although|since|while|that|who|which|as|than|and|or|but|where)$/i;
const count = (text: string) => text.split(/\s+/).length;

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
function fitOf(given: string, isFirst: boolean, isOwn: boolean): string {
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
const isInQuotes = (text: string, at: number) => {
  const before = text.slice(0, at);
  return (
    (before.match(/[“«„「]/g)?.length ?? 0) > (before.match(/[”»」]/g)?.length ?? 0) ||
    (before.match(/"/g)?.length ?? 0) % 2 === 1 ||
    (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0) ||
    /(?:^|\s)'[^']*$/.test(before)
  );
};

/** The same of other languages, as far as it is asked for with the usual words. */
const ASKS_ELSEWHERE =
  /(?<!\p{L})(?:bitte|kein(?:e|en)?(?= \p{Lu}\p{L}+,? (?:kein|und kein|mit))|wir (?:wollen|möchten|wünschen)|umbenennen|der name|das logo|s'il (?:vous|te) pla[iî]t|merci (?:de |d['’]\p{L}+)|(?:pas|sans|aucune?|no|sin|keine?|geen|nessuna|non|sem|não)(?: \p{L}+){0,4} (?:photos?|fotos?|foto|bilder)|sprüche|nous (?:voulons|ne voulons)|on ne veut|pas de (?!vente|livraison|carte|réserv|chien|commande|gluten|service)|le nom|por favor|queremos|no queremos|quisi[eé]ramos|el nombre|el logo|per favore|vogliamo|non vogliamo|il nome|por favor|queremos|não queremos|o nome|graag|wij willen|we willen|de naam|markenname|website|webseite|agentur|logo|zerstochen|beschmier\p{L}*|beschimpf\p{L}*|gratulieren|verwechsel\p{L}*|peinlich)(?!\p{L})|ください|下さい|たくありません|したくない|てほしい|欲しい|ロゴ|請|请|不要|부탁|주세요/iu;
/** What was said before is not to be told. */
const NOT_TO_BE_TOLD =
  /\bno need to (?:go on about|mention|dwell on|say) (?:it|that|this)\b|\b(?:do not|don't|never|not|nobody) (?:\p{L}+ ){0,3}(?:mention|tell|say|print|publish|repeat|use|show|write|put|post) (?:that|this|it|the story)\b(?! \p{L}+ \p{L}+ \p{L}+)|\bwon't let you (?:use|have|print)\b|\b(?:that|this) (?:stays|is) (?:between us|private|not for)|(?:その|この)(?:話|こと|件).*(?:ください|下さい)|\b(?:das|dies) bitte nicht\b/iu;
/** 'Don't put us against solar': what it is not to be held beside. */
const NOT_BESIDE =
  /\b(?:don't|do not|never) (?:(?:put|set|compare|pit) (?:us|it) (?:against|with|to|beside|next to)|(?:name|speak of|talk about)) (?:the )?(\p{L}{4,})/u;
const QUOTED_WORD = /["'‘“「](?!s\b)([\p{L}][\p{L}\s・-]{1,30}?)[,.]?["'’”」](?!\p{L})/gu;
const BANS = /\b(?:no|not|never|without|n't|cannot|avoid|hate)\b|n't\b|たくありません|ください|keine?\b|\bpas\b/iu;

/** Without what it says in quotes that it does not do. */
const refused = (plain: string): string =>
  plain.replace(/^we (?:do not|don't|never) ['"‘“][^'"’”]+['"’”]/, 'we do not');
const hasWord = (plain: string, word: string) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(plain);

/** The beginnings of its longer words, by which 'drone' and 'drones' are one. */
const stems = (plain: string): string[] =>
  (plain.match(/\p{L}{5,}/gu) ?? [])
    .map((word) => word.slice(0, 5))
    .filter((stem) => !/^(?:about|their|which|would|there|write|every|people|other|people)$/.test(stem));

/** Why something of the brief is not on its page. */
export type Reason =
  | 'wishes for the page'
  | 'not to be told'
  | 'about the brand and its name'
  | 'said behind the counter'
  | 'about others of the trade'
  | 'plans and wishes, not yet so'
  | 'in another language'
  | 'words that are not to be used'
  | 'cannot stand alone'
  | 'remarks by the way';
export interface Kept {
  text: string;
  why: Reason;
}

/** What a page is made of, and what is not on it. */
export interface Told {
  lines: Line[];
  /** 'only "Deventer, harbour area"': what of its address may be told */
  onlyPlace: string | undefined;
  /** the client asks that the English be put right */
  asksForEnglish: boolean;
  /** what is kept from the page, for whoever edits it */
  kept: Kept[];
  /** of a brief that is not in English; undefined where its page's words are not known */
  language: ReturnType<typeof languageOf> | 'en';
  hides: boolean;
}

/** Why a sentence is for no reader. */
const whyNot = (plain: string, roles: ReadonlySet<Role>): Reason =>
  TO_MAKERS.test(plain) || ASKS.test(plain) || roles.has('look') || roles.has('words')
    ? 'wishes for the page'
    : OF_THE_BRAND.test(plain) || roles.has('name')
      ? 'about the brand and its name'
      : RIVALS.test(plain)
        ? 'about others of the trade'
        : AIM.test(plain)
          ? 'plans and wishes, not yet so'
          : BEHIND.test(plain)
            ? 'said behind the counter'
            : 'remarks by the way';

/** The lines of a brief that can stand on its page, in their order, and the language that they are in. */
export function linesOf(brand: StrategyBrand): Told {
  const { units, wording, forbidden } = briefOf(brand);
  const name = brand.name.trim();
  const all = layoutOf(brand.description ?? '', name);
  // a brief of two languages is in the one that it begins with
  const wholly = units.length > 0 && units.every((unit) => unit.isForeign);
  const other = languageOf(brand.description ?? '');
  const isForeign =
    wholly ||
    (other !== undefined && isMostly(other, all[0]?.text ?? '', 1) && isMostly(other, brand.description ?? '', 1.5)) ||
    (units[0]?.isForeign === true && other !== undefined && isMostly(other, brand.description ?? ''));
  const isOther = (unit: Piece) => wholly || (isForeign && other !== undefined && isMostly(other, unit.text, 1));
  const isLetter = units.length > LETTER;
  const banned = [...wording.avoided, ...forbidden].map((word) => word.toLowerCase());
  for (const { plain, text } of all) {
    const beside = NOT_BESIDE.exec(plain)?.[1];
    if (beside && !/^(?:anything|everything|about|them|that|this)$/.test(beside)) banned.push(beside);
    if ((ASKS.test(plain) || OF_THE_BRAND.test(plain) || ASKS_ELSEWHERE.test(text)) && BANS.test(plain))
      for (const [, word = ''] of text.matchAll(QUOTED_WORD)) banned.push(plainOf(word.trim()));
  }
  const own = brand.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  const untold = new Set(
    all.flatMap(({ index, text }) => {
      const at = NOT_TO_BE_TOLD.exec(text)?.index;
      if (at === undefined) return [];
      // what 'that' stands for is said before it in the sentence itself, or else in the one before
      return text.slice(0, at).split(/[\s、,]/).length > 3 || at > 20 ? [index] : [index, index - 1];
    }),
  );
  for (const { index, plain } of all) if (NOT_FOR_THE_PAGE.test(plain)) untold.add(index);
  const { told: banning, unnamed } = forbiddenAmong(all);
  for (const index of banning.keys()) untold.add(index);
  // what is near to a thing that is to be handled with care, and of it
  for (const { index, plain } of all.filter(({ text }) => CAREFUL.test(text)))
    for (const near of all.filter((one) => Math.abs(one.index - index) === 1 && one.index > 0))
      if (stems(plain).some((stem) => stems(near.plain).includes(stem))) untold.add(near.index);
  // 'check with Moira before you say that'
  for (const { index } of all.filter(({ plain }) => TO_BE_CHECKED.test(plain))) {
    untold.add(index);
    if (index > 0) untold.add(index - 1);
    if (/^i don't mind\b/.test(all[index - 1]?.plain ?? '') && index > 1) untold.add(index - 2);
  }
  // who gives says what it costs to give
  const isGiving = /\b(?:charity|hospice|food bank|donations?)\b/i.test(brand.description ?? '');
  const spoken = all
    .filter(({ plain, isForMakers }) => !isForMakers && !isAsked(plain))
    .map(({ plain }) => plain)
    .join(' ');
  const isOne = !/\b(?:we|our|us)\b/.test(spoken) && /\b(?:i|my|i'm|work alone)\b/.test(spoken);
  const kept: Kept[] = [];
  const keep = (text: string, why: Reason): Line[] => {
    if (count(text) > 2) kept.push({ text, why });
    return [];
  };
  const lines = all.flatMap((whole): Line[] => {
    const bare = unnamed.get(whole.index);
    const unit = bare === undefined ? whole : { ...whole, text: bare, plain: plainOf(bare) };
    if (untold.has(unit.index)) return keep(unit.text, 'not to be told');
    if (unit.isForMakers || isInTalk(unit, all)) return keep(unit.text, 'wishes for the page');
    if (unit.isForeign && !isForeign) return keep(unit.text, 'in another language');
    const isAbroad = isOther(unit);
    const fit = isAbroad
      ? ASKS_ELSEWHERE.test(unit.text)
        ? ''
        : unit.text
      : unit.isFlagged
        ? unflagged(unit.text, unit.index === 0)
        : partsOf(unit)
            .map((part) =>
              fitOf(
                part,
                unit.index === 0,
                isOwnWord(unit) || isPlainFact(unit) || (isGiving && COSTS_US.test(unit.plain)),
              ),
            )
            .filter((part) => part !== '')
            .join(' ');
    // what is cut off of a sentence is told to whoever edits the page
    if (!isAbroad && fit !== '' && unit.text.startsWith(fit) && unit.text.length - fit.length > 25)
      kept.push({ text: unit.text.slice(fit.length).replace(/^[\s,;:–—-]+/, ''), why: 'wishes for the page' });
    const text = isAbroad ? fit : smoothed(fit, name);
    if (GREETS.test(plainOf(text))) return [];
    if (text === '' && isAbroad) return keep(unit.text, 'wishes for the page');
    if (text === '') return keep(unit.text, whyNot(unit.plain, rolesOf(unit, isLetter)));
    const isAlone = isAbroad || unit.list !== undefined || unit.label === 'refusal' || unit.isFlagged;
    const sentences = isAlone
      ? [isAbroad ? text : inFull(text)]
      : split(inFull(text), false)
          .map((one) => one.trim())
          .filter((one) => one !== '')
          .flatMap(apart)
          .flatMap((one) => sentencesIn(madeWhole(one, name, isOne)));
    return sentences.flatMap((said) => lineOf(unit, said));
  });

  function lineOf(unit: Piece, text: string): Line[] {
    const isAbroad = isOther(unit);
    const plain = plainOf(text);
    const roles = rolesOf({ ...unit, text, plain }, isLetter);
    // 'we do not make butter', says Butter
    const isOfName =
      (roles.has('refusal') || /\bnot \p{L}+\.$/u.test(plain)) &&
      count(text) < 9 &&
      own.some((word) => plain.includes(word));
    if (isOfName) return keep(text, 'about the brand and its name');
    if (banned.some((word) => hasWord(refused(plain), word))) return keep(text, 'words that are not to be used');
    const isDenial = /^(?:it|this|that) (?:isn't|is not)\b|^(?:we're|we are|it's|it is) not\b/.test(plain);
    if (!unit.isFlagged && !unit.label && !unit.list && !isDenial && !isAbroad && !isShown(plain, roles, isLetter))
      return keep(text, whyNot(plain, roles));
    if (!isAbroad && isBroken(text, plain, unit)) return keep(text, 'cannot stand alone');
    const whole = isAbroad || unit.list !== undefined || unit.label === 'refusal' ? text : madeWhole(text, name, isOne);
    return [
      {
        ...unit,
        text: isAbroad ? addressed(text) : tidied(located(whole)),
        plain: plainOf(whole),
        roles,
        kind: isAbroad
          ? foreignKind(text)
          : CLEAR.test(unit.plain)
            ? 'terms'
            : located(whole) !== whole
              ? 'where'
              : kindHere(unit, whole, roles),
        ...(unit.head !== undefined && { head: inEnglish(withCapitals(unit.head)) }),
      },
    ];
  }
  const onlyPlace = all
    .map(({ text }) => /\baddress\b[^.]*\bonly ['"“]([^"”']{3,60})["”']/iu.exec(text)?.[1])
    .find(Boolean);
  const asksForEnglish =
    !isForeign &&
    (all.filter(({ text }) => inEnglish(text) !== text).length > 1 ||
      all.some(({ plain }) => ASKS_FOR_ENGLISH.test(plain)));
  // one word behind a remark is of the remark: 'Do not make us sound wacky. Deadpan.'
  const shown = lines.filter(
    ({ text, index, list }, at) =>
      list !== undefined ||
      /\d|\.\p{L}|@/u.test(text) ||
      isForeign ||
      index === 0 ||
      count(text) > 1 ||
      lines[at - 1]?.index === index - 1,
  );
  return {
    lines: asksForEnglish ? shown.map(withClock) : shown,
    kept,
    asksForEnglish,
    onlyPlace,
    language: isForeign ? other : 'en',
    hides: all.some(({ text }) => HIDES.test(text)),
  };
}

/** 'Rab Turnbull, sales.' */
const SIGNED =
  /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+), ((?:sales|orders|bookings|reservations|office|reception)\b[^.]{0,20})\.?$/u;
/** 'Ghent, Belgium, Dampoort side.' */
const located = (text: string): string =>
  SIGNED.test(text)
    ? text.replace(SIGNED, 'Ask for $1, $2')
    : /^\p{Lu}[\p{L}’'-]+, (?:\p{Lu}[\p{L}’'-]+\b ?)+(?:, [\p{L} ]{2,30})?\.?$/u.test(text) &&
        count(text) < 7 &&
        !HAS_VERB.test(text)
      ? `You will find us in ${text}`
      : text;

const COSTS_US = /\b(?:night|day|hour|year|meal|visit|bed|place|it)\b[^.]* costs? us [^.]*\d/u;
/** 'so the site should be clear about this before they buy'. */
const CLEAR = /\b(?:should|must|needs? to) be (?:clear|open|honest|upfront) about\b/;
const TO_BE_CHECKED =
  /\b(?:check|ask|clear (?:it|this|that)) (?:it |this |that )?with \p{L}+ (?:first|before)\b|\bbefore you (?:say|print|publish|use) (?:that|this|it)\b/u;

const GREETS =
  /^(?:what we do|who we are|how (?:it|we) works?|about us|prices?|contact)\.$|^i hope (?:you|this|all)\b|^(?:(?:hello|hi|hey|hej|hei|moi|ahoj|hola|bonjour|namaste|salut|ciao|dear|greetings)\b(?: \p{L}+){0,3}[.!,]*$|(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))\b(?!@))/u;

const NOT_FOR_THE_PAGE =
  /(?:\bnot|n't) (?:for|on) (?:the |our )?(?:page|site|website|web|public|publication|print)\b|\bstays? between us\b|\boff the record\b/;
const ASKS_FOR_ENGLISH =
  /\b(?:correct|fix|improve|polish|check)\b[^.]*\b(?:english|grammar|language|spelling)\b|\bplease correct\b|\benglish\b[^.]*\b(?:correct|fix|mend|improve|polish|check)/;
/** '19 h' as English says it. */
const withClock = (line: Line): Line => {
  const text = line.text
    .replace(/\b(\d{1,2})h([0-5]\d)\b/gu, '$1:$2')
    .replace(/(?<![:.\d])\b(\d{1,2}) ?[-–] ?(\d{1,2}) ?h\b/gu, '$1:00 to $2:00')
    .replace(/\b([01]?\d|2[0-4]) ?h(?:rs?)?\b(?! ?\d)/gu, '$1:00');
  return { ...line, text, plain: plainOf(text) };
};

/** A point of a list is read sentence by sentence, and stays one. */
const partsOf = ({ text, list }: Piece): string[] =>
  list === undefined ? [text] : split(text, false).map((part) => part.trim());

/** Says to its customers what it does not do, or is a point of their list: 'brand logos' are goods there, and no talk of a brand. */
const isOwnWord = ({ plain, list, label }: Piece): boolean =>
  list !== undefined ||
  label !== undefined ||
  /^(?:we|i) (?:don't|do not|never|refuse|won't|cannot|can't)\b/.test(plain);

/** A price, a number to ring: said to nobody but customers. */
const isPlainFact = ({ plain }: Piece): boolean =>
  /^(?:price|contact|hours|guarantee)$/.test(kindOf(plain, new Set(), undefined)) &&
  !/\b(?:turnover|budget|profits?|revenue|costs? us|cost me|your (?:quote|offer))\b/.test(plain);

/** A paragraph that begins with talk to the makers is talk, but for what has a number to ring or a price in it. */
function isInTalk(unit: Piece, all: readonly Piece[]): boolean {
  if (unit.list !== undefined || unit.label || unit.isFlagged) return false;
  const first = all.find(({ paragraph }) => paragraph === unit.paragraph);
  if (!first || first === unit || first.index === 0 || unit.index - first.index > 5) return false;
  if (!(ASKS.test(first.plain) || TO_MAKERS.test(first.plain) || TALK.test(first.plain))) return false;
  const kind = kindOf(unit.plain, new Set(), undefined);
  return !/^(?:contact|price|hours|guarantee|terms)$/.test(kind);
}
const TALK = /\b(?:website|web site|home ?page|front page|nephew|my cousin|agency)\b/;

/** 'kids 8 to 18': no time of the day. */
const AGES = /\b(?:kids|children|aged?|ages|girls|boys|teenagers|pupils|people|adults) \d+ (?:to|-|–) \d+/;
const PLACED_DAYS =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|and|till|until) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u;

/** Things beside each other are an offer where it is said what is offered, and an afterthought further down. */
const kindHere = (unit: Piece, text: string, roles: ReadonlySet<Role>): Kind => {
  const plain = plainOf(text);
  const kind = kindOf(plain, roles, unit.label);
  if (
    kind === 'hours' &&
    (unit.index === 0 || AGES.test(plain)) &&
    !/^(?:we are )?(?:open|closed)\b|\bopen\b/.test(plain)
  )
    return 'what';
  if (PLACED_DAYS.test(text) && /\d/.test(text) && !hasPrice(text) && kind !== 'contact') return 'hours';
  if (/^(?:I'm|I am|My name is|We are|We're) \p{Lu}\p{Ll}+ (?:\p{Lu}|and \p{Lu})/u.test(text)) return 'who';
  if (hasPrice(text) && /^(?:guarantee|terms|refusal)$/.test(kind) && (pricedItems(text)?.items.length ?? 0) > 0)
    return 'price';
  if (hasPrice(text) && /^(?:what|whom|where|step|who|story|result)$/.test(kind)) return 'price';
  return kind === 'what' && !unit.label && unit.index > 6 && !/^(?:we|i)\b/.test(plain) ? 'story' : kind;
};

/** What the client asks of us for the sake of this sentence goes, and the sentence stays. */
const unflagged = (given: string, isFirst: boolean): string => {
  const text = given
    .replace(/,? (?:and|so) (?:this|that|it) is (?:the|what|our)\b[^.]*(?=\.?$)/iu, '')
    .replace(/^(?:and |but )?(?:this|that|it|the most important thing) is (?:the|what)?[^:,.]*[:,] /iu, '')
    .trim();
  return TO_MAKERS.test(plainOf(text)) ? fitOf(text, isFirst, true) || text : text;
};

/** A bracket that is open, or a few words that say nothing alone. */
const isBroken = (text: string, plain: string, { index, list, isFlagged }: Piece): boolean => {
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return true;
  if ((text.match(/["“”]/g)?.length ?? 0) % 2 === 1 || /\bNOT\.?$/.test(text)) return true;
  if (list || isFlagged || index < 2 || isPlaceAlone(text)) return false;
  return (
    count(text) < (/^(?:we|i|no|closed|open|wear|bring|come|take|walk)\b/.test(plain) ? 2 : 3) &&
    !/\d|\S@\S|\p{L}\.\p{L}{2,}/u.test(text)
  );
};

/** What is not yet. */
const AIM =
  /\bwhat we(?:'d| would) like\b|\bwe (?:hope|plan|aim|need) to\b|\b(?:our|the) (?:aim|goal|hope|job|task) (?:is|of)\b|\bnext step\b|\bfrom next (?:year|winter|spring|summer|autumn|month)\b|\bone day (?:we|i)\b/;
/** Others of its trade; what it uses instead of something is its own. */
const RIVALS =
  /\b(?:competitors?|unlike|the others? (?:do|use|sell|cheat)|everyone (?:here|is called)|everyone else (?:is|does|has|sells|makes|charges|in)|certain gentlemen|rivals?|(?:chains?|marketplaces?|supermarkets?) (?:do|does|can't|cannot|don't|sells?|charges?|gets?|are|is|have|has|will|won't)|(?:than|like|as) (?:the |a )?(?:chains?|marketplaces?|supermarkets?)|the \p{L}+ websites)\b/u;
/** What people take it for. */
const MISTAKEN =
  /\bpeople (?:(?:think|assume|believe) (?:we|it's|that we|us|you|this)|expect an?|confuse|hear (?:the name|["“])|ring up thinking|keep (?:asking if|thinking))\b|\b(?:mistaken|taken) for\b|\bno relation\b|\bhas nothing to do with\b/;
/** Of a name, what is no story of it. */
const OF_ERRORS =
  /\b(?:think|thinks|confus\w+|expect\w*|mistak\w+|hear|sounds?|jokes?|just our address|has nothing to do|bed and breakfast)\b/;
const TOO_LONG = 420;
const isShown = (plain: string, roles: ReadonlySet<Role>, isLetter: boolean) =>
  plain.length <= TOO_LONG &&
  !roles.has('aside') &&
  !roles.has('look') &&
  !roles.has('words') &&
  !AIM.test(plain) &&
  !RIVALS.test(plain) &&
  !MISTAKEN.test(plain) &&
  !roles.has('difficulty') &&
  !(roles.has('name') && OF_ERRORS.test(plain)) &&
  !(roles.has('irony') && !roles.has('figure')) &&
  !(isLetter && roles.has('private'));

/** Two sentences with a comma between them. */
const SPLICE =
  /, (?=(?:this|that|it|he|she|they) (?:is|was|are|were|has|had|have|can|will|says?|stands?|comes?|takes?|goes|does)\b|instead )/giu;
const SUBORDINATE =
  /^(?:if|when|while|because|as|since|although|though|before|after|where|what|whoever|from|in|on|with|for|without|once|until|to|by|at)\b/i;

/** Two sentences with a comma between them become two. */
function parted(text: string): string {
  if (text.length > 140 && /;/.test(text) && !isInQuotes(text, text.indexOf(';')))
    text = text.replace(
      /; (an?|the|we|our|they|it|each|every|typical|average|his|her) /giu,
      (_, first: string) => `. ${first.charAt(0).toUpperCase()}${first.slice(1)} `,
    );
  if (SUBORDINATE.test(text)) return text;
  return text
    .replace(SPLICE, (comma, at: number) => {
      const before = text.slice(0, at);
      const clause = before
        .slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':'), before.lastIndexOf('. ')) + 1)
        .trim();
      return count(clause) > 4 &&
        HAS_VERB_OR_ACT.test(clause) &&
        !isInQuotes(text, at) &&
        !/\b(?:if|when|because|whoever|what)\b/i.test(clause)
        ? '. '
        : comma;
    })
    .replace(/(?<=\p{L}\. )(\p{Ll})(?=\p{Ll}+ )/gu, (letter, _, at: number, whole: string) =>
      /(?:^|[\s(])(?:dr|mr|mrs|st|no|e\.g|i\.e|approx)\. $/i.test(whole.slice(0, at)) ? letter : letter.toUpperCase(),
    )
    .replace(/(?<=\. Instead) (?=\p{L})/gu, ', ');
}
const HAS_VERB_OR_ACT =
  /\b(?:is|are|was|were|has|have|can|will|made|came|went|makes|comes|buys|hold|holds|keeps?|costs?|takes?|gives?|sells?|brings?|we \p{L}+|i \p{L}+|they \p{L}+|you \p{L}+)\b/iu;

const AMOUNT = '\\d[\\d.,]*\\d|\\d';
const WITH_SIGN = new RegExp(`([$£€¥])\\s?(?:${AMOUNT})`, 'u');
const WITH_UNIT = new RegExp(
  `(?:${AMOUNT})(\\s?(?:€|£|zł|kr|euros?|dollars?|pounds?|francs?|kroner|kronor|CHF|EUR|USD))(?![\\p{L}])`,
  'u',
);
const BARE = new RegExp(`((?:,| and| or| but) )(${AMOUNT})(?= (?:for|a|an|per|each|with|without)\\b(?! ?[$£€]))`, 'gu');

/** 'It is 9 € for the wash and 25 for the workshop': each amount has its currency; nothing is carried from one sentence to another. */
function priced(text: string): string {
  const sign = WITH_SIGN.exec(text)?.[1];
  const unit = WITH_UNIT.exec(text)?.[1];
  if (!sign && !unit) return text;
  return text.replace(BARE, (whole, before: string, amount: string) =>
    /^(?:19|20)\d\d$/.test(amount) ? whole : sign ? `${before}${sign}${amount}` : `${before}${amount}${unit ?? ''}`,
  );
}

/** Whoever is reached writes an address as it is. */
const tidied = (text: string) =>
  /^contact:/i.test(text)
    ? text.replace(/^contact:\s*/i, '')
    : addressed(parted(priced(sentence(text.replace(/^[-–—•*]\s*/, '')))));
/** An address is in small letters also where it begins a sentence. */
const addressed = (text: string) => text.replace(/^\S+@\S+/u, (address) => address.toLowerCase());

/** What a letter writes that a page does not: 'me (Marnie) and Tevita', 'Ninth Float = lessons', a label for a clause. */
const smoothed = (text: string, name: string): string =>
  withCapitals(inEnglish(text))
    .replace(/\((?:that is |that's )?me, (\p{Lu}[^()]{2,40})\)/gu, '$1')
    .replace(/\bme \((\p{Lu}[\p{L}'’-]+)\)/gu, '$1')
    .replace(
      /\((?:that'?s me|me|long story|[^()]*\b(?:long story|we were asked|don't ask|ask me|haha|lol|sorry|as you know|you know|i think|or so i)\b[^()]*)\)/giu,
      '',
    )
    .replace(/, (?:and )?i'd rather (?:say|be|not|you)\b[^.;]*/giu, '')
    // on what terms somebody buys is between the two
    .replace(/,? (?:who|whom) we (?:give|allow) [^,.;]*\bcredit\b/giu, '')
    .replace(/^(.{1,60}?) = (?=\S)/u, (_, before: string) =>
      before.toLowerCase() === name.toLowerCase() ? '' : `${before}: `,
    )
    .replace(/ = /g, ' is ')
    .replace(/^otherwise,? (?=(?:order|write|call|ring|phone|book|text|e-?mail)\b)/iu, '')
    .replace(
      /(?:^|(?<=[.!?] ))(?:hence the name|you are the experts|that'?s all|that is all|that'?s it|etc)\b[^.!?]*[.!?]?\s*/giu,
      '',
    )
    .replace(
      /\b(is|it's|its|are|be|not|far) to (?=(?:hot|cold|late|early|big|small|much|many|long|heavy|expensive|wet|dry)\b)/giu,
      (_, before: string) => `${before === 'its' ? "it's" : before} too `,
    )
    .replace(/\s+(?=[.,;:!?])/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** Slips of those who write English as a foreign language, where they can mean only one thing. */
const inEnglish = (text: string): string =>
  text
    .replace(
      /\b((?:the|our) \p{Ll}+|it) not (?=(?:change|need|come|go|have|stop|break|fade|rust|move|cost|take|make|lose|burn)\b)/giu,
      '$1 does not ',
    )
    .replace(/\b(we|i|they|you) not (?=(?!only\b|even\b|just\b)\p{Ll}+ )/giu, '$1 do not ')
    .replace(/\buntil (?=\d[\d.,]* ?(?:km|kg|tons?|tonnes?|cm|mm|m|metres?|litres?|persons?|people)\b)/gu, 'up to ')
    .replace(
      /(?<=\b(?:\d[\d.,]*|two|three|four|five|six|ten|twelve|euros|once|twice)) for (?=(?:year|month|week|day|hour|night)\b)/gu,
      ' a ',
    )
    .replace(/\btimes in a (?=year|month|week|day\b)/gu, 'times a ')
    .replace(/(?<=\d ?(?:cm|mm|m) )of diameter\b/gu, 'in diameter')
    .replace(/\beveryday (?=except|from|until|but|\d)/gu, 'every day ')
    .replace(/\binformations\b/gu, 'information')
    .replace(THIRD, (_, subject: string, verb: string) => `${subject} ${HAS_THIRD[verb] ?? `${verb}s`}`);
const HAS_THIRD: Record<string, string> = { have: 'has', do: 'does', go: 'goes' };
/** 'If it stop', 'the conversion take': where a clause begins, so that nothing before it asks for the bare verb. */
const THIRD =
  /(?<=^|[,.;] |\b(?:if|when|because|that) )((?:it|he|she|(?:the|each|every) (?!people|police|staff|children|women|men|team|family|crew)\p{Ll}*[^\Ws])) (take|keep|stop|cost|need|come|go|make|have|do|last|run|know|pay|start|change)(?= \p{Ll}|,|\.)/giu;

const withCapitals = (text: string): string =>
  text.replace(
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|april|june|july|august|september|october|november|december|canadian|welsh|scottish|irish|greek|portuguese|turkish|arabic|chinese|japanese|korean|american|mexican|danish|norwegian|finnish|english|french|german|spanish|italian|dutch|swedish|european)s?\b/gu,
    (word) => capital(word),
  );

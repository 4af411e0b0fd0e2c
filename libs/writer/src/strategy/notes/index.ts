import { type Brief, isPublic, LETTER, type Said } from '../../brief';
import { prohibitionsIn } from '../../brief/prohibitions';
import { listedIn } from '../../brief/wording';
import { sentencesOf } from '../../brief/units';
import { bare, capital } from '../../pen';
import { IN_CONFIDENCE, isElementWish, OF_PICTURES } from '../../brief/telegraphic';
import { type Group, groupsOf, isRow, LABEL } from './audience';
import { type Identity, identityOf } from './identity';
import { IS_PRICE, type Kind, KINDS } from './kinds';
import { piecesOf } from './pieces';

export type { Group, Identity, Kind };

/** One statement of the brief, as it stands there, and what it is evidence of. */
export interface Note {
  /** word for word, one mark at its end */
  text: string;
  /** the strongest kind first */
  kinds: Kind[];
  index: number;
  weight: number;
  /** begins with 'They' and means the brand, of which somebody else tells */
  isTheirs: boolean;
}

/** What the brief asks of whoever makes the brand, each word for word. */
export interface Wishes {
  voice: string[];
  look: string[];
  /** what shall stand where */
  page: string[];
  /** what is to be reached, and for whom */
  goal: string[];
  /** short prohibitions: 'No pink.' */
  rules: string[];
  /** what the law demands */
  legal: string[];
}

export interface Notes {
  identity: Identity;
  facts: Note[];
  groups: Group[];
  /** what those who come fear, ask or suffer from, as the brief tells it */
  worries: Note[];
  /** what the brief says of others in the trade */
  rivals: Note[];
  /** what it says of those who come */
  about: Note[];
  wishes: Wishes;
  /** kept as it was said, until somebody has translated it */
  foreign: string[];
}

const WISH =
  /^avoid\b|^no (?:promises|claims|slogans|jargon|emojis?|exclamation|clich\p{L}+|stock|puns)\b|\bmust be (?:explained|told|clear|visible|said)\b|^(?:important: ?)?(?:tone|voice|style|wish(?:es)?|look)\b ?[:–-]|\b(?:they|we|she|he|i)(?:['’]d| would) like\b|\bwants? (?:the (?:site|page|website|text)|it to|prices?|photos?|no )\b|\bwould like (?:the|a|prices?)\b|\bplease\b|\b(?:website|site|web page|home ?page) (?:in|is|should|must|for|both)\b|^one website\b|\bphotos? (?:are|is) good\b|\buse (?:them|it) big\b|\bhas to be (?:felt|found|said|seen|read)\b|\bthe (?:tone|site|text|page) (?:should|must|has)\b|\bif the (?:site|page|text) says\b|\bkeep it (?:that way|\p{L}+$)|\blawyer reads\b|\balso never write\b|\bwant(?:s)? numbers\b|\b(?:we|they)['’]?d like \p{L}+er\b|\bso explain\b|^(?:don['’]t|do not|never) (?:promise|write|say|put|show|use|call|mention|make us)\b|\bi(?:['’]d| would) like it\b|\byou might put\b|^put the\b|^["“][^"”]+["”] will do\b|\bwouldn['’]t know how to use\b/iu;
/** 'No mermaids.' – a short no at the end is for the makers where nobody would ask for it in a shop. */
const SHORT_NO = /^(?:no|not for|not) (?:\p{L}+ ){0,2}\p{L}+(?:,? (?:and )?no (?:\p{L}+ ){0,2}\p{L}+)*\.?$/iu;
const OF_LOOK =
  /^put the (?:\p{L}+,? )*(?:hands?|press|work|door|room|people|view)\b|\bphotos?\b|\bpictures?\b|\bphotograph|\bimages?\b|\bcolou?rs?\b|\bpink\b|\blogos?\b|\bdesign\b|\blooks? (?:like an?|new|old|modern|friendl)|\b(?:the|a|this|warm|fresh) looks?\b|^look\b|\bshould look\b|\bcolou?rful\b|\bcartoons?\b|\bbig\b|\bquiet\b|\bicons?\b|\bfonts?\b|\bfriendlier\b|\bstock\b|\bshow\b/iu;
const OF_VOICE =
  /["”] will do\b|\btone\b|\bvoice\b|\btalk\b|\btext\b|\bwrite\b|\bsay(?:s)?\b|\bcall\b|\bpromise\b|\bunderstated\b|\bcalm\b|\bplain\b|\bsimple\b|\bserious\b|\bwarm\b|\bdry\b|\bhumou?r\b|\bnumbers\b|\bexplain\b|\bfelt\b|\bquotes?\b|\bfriendl|\badjectives\b|\bquiet\b/i;
const OF_PAGE =
  /\bpage\b|\bsection\b|\bsite\b|\bwebsite\b|\bnumber has to\b|\bfound in\b|\bmust be said\b|\blink\b|\bform\b|\bput (?:the|in|that)\b/i;
const WORRY =
  /\bworr(?:y|ies|ied)\b|\bafraid\b|\bscared\b|\bfrightened\b|\banxious\b|\bnervous\b(?! starters)|\bfear(?:s|ed)?\b|\bashamed\b|\bshame\b|\bask(?:s)? (?:the same|us |always|whether|if|first)\b|\bcomplain|\bsolves?:|\btired of\b|\bfed up\b|\bstruggl|\bconfus|\bdon['’]t know (?:what|how|whom|where|if|which)\b|\bsceptical\b|\bskeptical\b|\bmistrust|\bdoubt\b|\bembarrass|\bpeople (?:think|believe|assume|hear)\b|\bmany compan\p{L}+ say\b|\bthink (?:they|it)(?:['’]s| is| are|['’]re)? (?:are |is )?(?:too|not)\b|\bbiggest (?:problem|question|fear)\b|\bhate(?:s)? (?:waiting|being|that)\b|\bhave been (?:burned|disappointed|let down)\b|\bput off\b/iu;
const RIVALS =
  /\bcompetitors?\b|\bunlike (?:others|most|the)\b|\b(?:most|all|many) (?:other|others|compan\p{L}+)\b|\bagainst \d|\bthe others? (?:do|look|sell)\b|\beveryone else\b|\bchains\b/iu;
const ABOUT =
  /^(?:(?:our|the|most|main|many|typical) )*(?:customers?|clients?|buyers?|guests?|patients|members|learners|visitors|users|clientele|owners|regulars|beginners)\b(?: are| is|:)|^(?:most|many|all|some) (?:of (?:our|the) )?(?:clients|customers|guests|patients|members|learners|visitors|users)\b|\b\d+ ?% of (?:our |the )?(?:customers|clients|learners|guests|patients|members|users|visitors)\b|\bmostly \p{L}+ (?:who|that|from|between)\b|\bclients (?:arrive|come)\b|\bneed the people\b|\bused by\b/iu;
/** What somebody takes back: 'I don't want that on the website'. */
const TAKEN_BACK = /\b(?:don['’]t|do not|not) (?:want|like) (?:that|this|it) (?:on|in) the\b/i;
const EMPHASIS =
  /\bremember(?:s|ed)? us for\b|\bknown for\b|\b(?:is|are) our best\b|\bour best\b|\bwhat (?:we|i) do best\b|\balways\b|\b, ever\b|\bthe only\b|\bnot one\b|\ball employed\b|\bmean it\b|\bin the first line\b|\bjust for\b|\bearly so\b/i;

const kindsOf = (plain: string, text: string): Kind[] =>
  KINDS.filter(({ test }) => test.test(plain) || test.test(text)).sort((one, other) => other.weight - one.weight);

function noteOf(text: string, { index, plain, isFlagged }: Said, isTheirs = false): Note {
  const said = text.toLowerCase().replace(/[’]/g, "'");
  const kinds = kindsOf(said, text);
  const [best] = kinds;
  const length = text.split(' ').length;
  return {
    text,
    kinds,
    index,
    isTheirs: isTheirs && /^(?:They|It)(?:['’]re)? /.test(text),
    weight:
      (best?.weight ?? 1) +
      Math.min(0.6, (kinds.length - 1) * 0.15) +
      (EMPHASIS.test(plain) ? 1.4 : 0) +
      (isFlagged ? 2 : 0) +
      (/\d/.test(text) ? 0.3 : 0) -
      (IS_PRICE.test(said) && /^(?:speed|size|payment|data|worst)$/.test(best?.id ?? '') ? 0.9 : 0) -
      (length > 26 ? 0.4 : 0) -
      index / 200,
  };
}

/** 'No pool, no TV, and we want to say that early': the fact without the wish behind it. */
const WISH_BEHIND =
  /,? (?:and )?(?:we|they) (?:want|would like) to (?:say|tell|show) (?:that|this|it)\b.*$|,? (?:which )?must be said\b.*$|, (?:please|so explain|use them|put it|and that has to be)\b.*$|\. you might put\b.*$/iu;

const TOLD_EARLY = /\b(?:must be said|want to (?:say|tell) (?:that|this|it))\b/i;
const TOLD_BEFORE =
  /\b(?:put|tell|told|say|use|want) (?:that|this|it) (?:in|somewhere|told|early|first)\b|\blike it told\b|\bto use that\b/i;
const LONG = 190;
/** Words to a sentence. */
const IN_LETTERS = 8;
/** What is denied in the last lines of notes is said to the makers. */
const AT_THE_END = 0.8;

/** Sentences as whole as they were written; one of which only a part asks something of the makers stays in its parts. */
function wholesOf(units: readonly Said[], description: string, name: string): Said[] {
  const found: Said[] = [];
  let at = 0;
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  for (const whole of sentencesOf(description, name)) {
    const within: Said[] = [];
    const text = key(whole.text);
    while (at < units.length && text.includes(key((units[at] as Said).text))) within.push(units[at++] as Said);
    const [first] = within;
    if (!first) continue;
    const errands = new Set(within.map(({ errand }) => errand));
    const worries = within.filter(({ plain }) => WORRY.test(plain)).length;
    const isOneMatter = errands.size === 1 && whole.text.length < LONG && (worries === 0 || worries === within.length);
    if (within.length === 1 || isOneMatter)
      found.push({
        ...first,
        text: within.length === 1 ? first.text : whole.text,
        plain: within.length === 1 ? first.plain : whole.plain,
        roles: new Set(within.flatMap(({ roles }) => [...roles])),
        isFlagged: within.some(({ isFlagged }) => isFlagged),
      });
    else found.push(...within);
  }
  return [...found, ...units.slice(at)].map((unit, index) => ({ ...unit, index }));
}

/** '5 therapists', 'since 2015': what stands behind trade and place in the sentence that names them. */
function behindTrade(unit: Said, { trade, place }: Identity): Note[] {
  const from = Math.max(
    unit.text.toLowerCase().indexOf(trade.toLowerCase()) + trade.length,
    place === '' ? 0 : unit.text.indexOf(place) + place.length,
  );
  return unit.text
    .slice(Math.max(0, from))
    .split(/[,;:] |, and | – /)
    .map((part) => bare(part.replace(/^(?:and|yes) /, '')))
    .filter((part) => part.split(' ').length > 1 && /^\P{Lu}/u.test(part) && !/^(?:for|in|near|at|on) /.test(part))
    .map((part) => noteOf(`${capital(part)}.`, unit))
    .filter(({ kinds }) => kinds[0]?.id !== 'offer');
}

/** In a letter: what is done, sold or made, or counted. */
const OF_OFFER = /^we \p{Ll}+|^(?:first|second|third|all|every|each)\b|: |\d|\bfrom (?:two|three|four|five|six)\b/iu;
const OF_WRITER =
  /\bmy (?:husband|wife|father|mother|son|daughter|brother|sister|partner)\b|\bI (?:bought|was|had|came|left|taught|worked|carried)\b/u;
/** 'they're proud of that number': says how much the rest counts, and is said by somebody else. */
const PRIDE =
  /, (?:and )?(?:they|we|she|he|i)(?:['’](?:re|m|s)| are| am| is) (?:very |really |so |quite )?(?:proud|fond|glad|happy|pleased)\b[^,;]*[.]?$/iu;
/** A greeting, a doubt of one's own, what will be sent: of no use to anybody who reads the document. */
/** Asks for pardon, or says what the notes are: of them, and not of the brand. */
const OF_THE_NOTES =
  /^(?:(?:some|my|our|the|here are(?: the| some| my)?) )?(?:notes?|thoughts|points|text|input|information|draft|brief) (?:for|on|about|towards|of) (?:the|our|your) (?:new )?(?:web ?site|page|brief|form|brand|copy)|^(?:please )?(?:forgive|excuse|pardon)\b|^how (?:should|shall) (?:it|we) (?:sound|look|feel|read)\?$/iu;
const NOTHING =
  /^(?:hi|hello|hey|dear all|thanks?|thank you|cheers|best|hope this helps)\b[^\p{L}]*$|^not (?:yet )?sure (?:about|if|whether|yet)\b|\bwill (?:send|follow|come later|be sent)\b|\b(?:to follow|coming soon)[.]?$/iu;
/** What is laughed or sighed behind it. */
const CHATS =
  /(?:,? (?:lol|haha|hehe|obviously|honestly|you know|of course|I guess|I suppose|as you know))+(?=[.!,]?$)/iu;
const PAST = /\b(?:was|were|went|kept|lost|came|carried|started in|had|died)\b/;
const LEGAL =
  /\b\p{L}+ law (?:on|forbids|requires|says|of)\b|\bby law\b|\blawyers? (?:reads?|checks?|insists?)\b|\bregulations?\b|\blegally\b|\bforbidden by\b|\bforbids? (?:it|this|that)\b|\bstatutory\b|\bmay not (?:say|claim|advertise|promise)\b/iu;
/** Written to the makers, whatever the cues say: a participle, a licence and a number are facts. */
const SEEKS =
  /\b(?:wants?|win|reach|needs?|hopes?|aims?|goals?|wanted|looking for|convince|attract|found by|plans?)\b/i;
const noteKind = (text: string): Kind | undefined => kindsOf(text.toLowerCase(), text)[0];
/** The place where it stands, and none on the net. */
const ON_THE_SPOT = /\bon (?:the|this|that) site (?:since|for|at)\b/i;
const isFactAfterAll = ({ text, errand, roles }: Said): boolean =>
  ON_THE_SPOT.test(text) ||
  (errand !== undefined &&
    (errand === 'note' || (errand !== 'ban' && (noteKind(text)?.weight ?? 0) > 1.4)) &&
    !roles.has('irony') &&
    !OF_LOOK.test(text) &&
    !OF_VOICE.test(text) &&
    !OF_PAGE.test(text) &&
    !(errand === 'goal' && SEEKS.test(text)) &&
    !/^(?:put|make|show|use|keep|write|leave|tell|say|answer|explain|mention|lead|focus|avoid|hide|stress|describe|give (?:them|people)|should|must)\b/i.test(
      text,
    ) &&
    !OF_PICTURES.test(text) &&
    !isElementWish(text) &&
    !/\b(?:but (?:please )?(?:keep|make|leave|don['’]t|put|hide))\b/i.test(text));

/** 'Bitte Sie-Form': said to the makers in another language. */
const ASKS_ABROAD = /^(?:bitte|s'il vous pla[iî]t|svp|por favor|per favore|graag|alstublieft|snälla|gerne?)\b/iu;
const FORBIDS_ABROAD =
  /^(?:und |et |y |e |en )?(?:keine?n?|ohne|nicht|nie|pas d[e']|sans|sin|sem|senza|no|nunca|niente|geen|zonder|inga?|utan)(?!\p{L})/iu;
function askAbroad(text: string, wishes: Wishes): void {
  const parts = bare(text).split(/, /);
  const rules = parts.filter((part) => FORBIDS_ABROAD.test(part));
  const rest = parts.filter((part) => !rules.includes(part)).join(', ');
  wishes.rules.push(...rules.map((part) => capital(`${part}.`)));
  if (rest !== '') wishes.voice.push(capital(`${rest}.`));
}
/** What stands behind trade and place in the first sentence of notes in another language. */
function afterFirst(text: string): string[] {
  const parts = bare(text).split(/, /);
  const from = Math.max(
    1,
    Math.min(
      2,
      parts.findIndex((part) => /\d/.test(part)),
    ),
  );
  return parts.slice(from).map((part) => capital(`${part}.`));
}
/** Whom a sentence of another language names: 'für Handwerksbetriebe', 'viele Angehörige wohnen weit weg'. */
const WHO_ABROAD =
  /(?:(?<!\p{L})(?:für|Für) |(?:^|[.,;] )(?:[Vv]iele|[Mm]eist|[Uu]nsere|[Dd]ie meisten) )(\p{Lu}\p{Ll}+(?:(?:, | und | oder )\p{Lu}\p{Ll}+(?=[ .,;]))*)(?! (?:und|,) \p{Lu})/gu;
const WHO_ROMANCE =
  /(?<!\p{L})(?:pour (?:les|des)|para(?: l[oa]s)?|per(?: i| le| gli)?|voor) (\p{Ll}{4,}s?)(?=[ .,;]|$)/giu;
const groupsAbroad = (units: readonly Said[]): Group[] => {
  const found = units.flatMap(({ text }) => [
    ...[...text.matchAll(WHO_ABROAD)].flatMap(([, who = '']) => who.split(/, | und | oder /)),
    ...[...text.matchAll(WHO_ROMANCE)].map(([, who = '']) => who),
  ]);
  return [...new Set(found)].slice(0, 3).map((noun, at) => ({
    noun,
    said: noun,
    index: 0,
    isGoal: false,
    isMinor: false,
    priority: at === 0 ? 'High' : 'Medium',
  }));
};

/** What a brief says, each statement where it belongs. */
export function notesOf(brief: Brief, description: string): Notes {
  const { name } = brief;
  const units = wholesOf(brief.units, description, name);
  // many short notes are no letter: nothing in them is told by the way
  const words = units.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  const isLetter = units.length > LETTER && words / units.length > IN_LETTERS;
  const isAbroad = units.every(({ isForeign }) => isForeign);
  const identity = identityOf(units, name, brief.place);
  const wishes: Wishes = { voice: [], look: [], page: [], goal: [], rules: [], legal: [] };
  const notes: Omit<Notes, 'identity' | 'groups' | 'wishes'> = {
    facts: [],
    worries: [],
    rivals: [],
    about: [],
    foreign: [],
  };
  const asked = new Set<number>();
  const ask = (text: string, unit: Said) => {
    asked.add(unit.index);
    const said = capital(
      text
        .replace(/^(?:important|wishes?|wish):? ?/i, '')
        .replace(/,? *\b(?:kindly|please)\b,? */gi, ' ')
        .trim(),
    );
    if (/\bwords? (?:we |to )?avoid/i.test(said)) return;
    // words that are not to be said stand in their own list
    if (unit.errand === 'ban' && listedIn(unit).notSaid.length > 0 && prohibitionsIn(said).length === 0) return;
    const rules = prohibitionsIn(said);
    const isToned = /^(?:tone|voice|style)\b/i.test(said);
    wishes.rules.push(...rules);
    if (LEGAL.test(said)) wishes.legal.push(said);
    const behind = said.replace(/^[^:]{2,60}: /u, '');
    const isRule = rules.length > 0 && !isToned && rules.join(' ').length >= behind.length * 0.7;
    // 'Short sentences, no stock photos' asks for both
    if (isRule && !(unit.errand === 'voice' && said.split(/, /).some((part) => !prohibitionsIn(part).length))) return;
    if (OF_LOOK.test(said)) wishes.look.push(said);
    if (OF_VOICE.test(said) || isToned || unit.errand === 'voice') wishes.voice.push(said);
    if (unit.errand === 'goal' && SEEKS.test(said) && !OF_PAGE.test(said)) wishes.goal.push(said);
    else if (OF_PAGE.test(said) && !isToned) wishes.page.push(said);
    if (Object.values(wishes).every((list: string[]) => !list.includes(said))) wishes.page.push(said);
  };
  const isOwnVoice = units.some(({ text }) => /\b(?:[Ww]e|[Oo]ur|I|[Mm]y)\b/.test(text));
  const tell = (text: string, unit: Said, isSure = false): void => {
    const pieces =
      isLetter || isRow(text.replace(/ \([^)]*\)/g, '')) || WORRY.test(text.toLowerCase()) || ABOUT.test(text)
        ? [text]
        : piecesOf(text);
    if (pieces.length > 1) {
      for (const piece of pieces) tell(piece, unit, isSure);
      return;
    }
    const plain = text.toLowerCase();
    const note = noteOf(text, unit, !isOwnVoice);
    const isPrice = IS_PRICE.test(plain);
    if (WORRY.test(plain)) {
      const said = capital(text.replace(/^(?:it |we |they )?(?:solves?|problems?|pains?):? /i, ''));
      // 'Customers fear breakages: 3 claims in 900 moves'
      const [, worry, answer] =
        /^(.{8,}?)(?:: (?!will|can|is|are|do|does|what|how|when|why)| so )(.{8,})$/iu.exec(bare(said)) ?? [];
      notes.worries.push({ ...note, text: worry ? `${worry}.` : said });
      if (answer) notes.facts.push({ ...noteOf(capital(`${answer}.`), unit), weight: 4.6 });
      return;
    }
    // a list of those whom it is for is no offer
    if (unit.index > 0 && isRow(text.replace(/ \([^)]*\)/g, ''))) {
      notes.about.push(note);
      const paid = bare(text)
        .split(/, (?![^(]*\))/)
        .find((part) => IS_PRICE.test(part.toLowerCase()));
      if (paid) notes.facts.push(noteOf(capital(`${paid}.`), unit));
      return;
    }
    const labelled = LABEL.test(text) && /^[^:]{4,40}: /.test(text);
    if (labelled && !isPrice) {
      notes.about.push({ ...note, text: capital(text.replace(/^[^:]{4,40}: /, '')) });
      return;
    }
    if (ABOUT.test(text) && !isPrice) {
      notes.about.push(note);
      // a group that is told with a figure or with what is done for it is a fact as well
      if (/\d|\bjust for\b/.test(plain)) notes.facts.push(note);
    } else if (RIVALS.test(plain)) {
      notes.rivals.push(note);
      if (/\d/.test(plain)) notes.facts.push(note);
    } else if (isLetter && note.kinds[0]?.id === 'offer' && (PAST.test(plain) || !OF_OFFER.test(text))) return;
    // what happened to whoever writes is told by the way, whatever it counts
    else if (isLetter && OF_WRITER.test(text)) return;
    else if (isSure || isPublic(unit) || isFactAfterAll(unit) || /\d/.test(plain)) notes.facts.push(note);
  };
  units.forEach((said, at) => {
    const pride = PRIDE.exec(said.text);
    const unit: Said = pride
      ? { ...said, text: `${bare(said.text.slice(0, pride.index))}.`, isFlagged: true }
      : { ...said, text: said.text.replace(CHATS, '') };
    const { text, plain, isForeign, roles } = unit;
    if (isForeign) {
      notes.foreign.push(text);
      if (!isAbroad) return;
      if (unit.errand !== undefined || ASKS_ABROAD.test(text)) {
        askAbroad(text, wishes);
        return;
      }
      const pieces = at === 0 ? afterFirst(text) : piecesOf(text);
      notes.facts.push(...pieces.map((piece) => noteOf(piece, unit)));
      return;
    }
    if (bare(text) === identity.place) return;
    if (said === identity.unit) {
      notes.facts.push({ ...noteOf(text, unit), weight: 0 }, ...behindTrade(unit, identity));
      return;
    }
    // what is told in confidence stands nowhere, and neither does the sentence around it
    if (IN_CONFIDENCE.test(text) || NOTHING.test(text) || OF_THE_NOTES.test(text)) return;
    if (TAKEN_BACK.test(plain) || TAKEN_BACK.test(units[at + 1]?.plain ?? '')) return;
    const behind = WISH_BEHIND.exec(text)?.index;
    if (behind !== undefined && behind > 8 && !WISH.test(text.slice(0, behind))) {
      tell(`${bare(text.slice(0, behind))}.`, unit, true);
      asked.add(unit.index);
      wishes.page.push(text);
      if (OF_VOICE.test(text.slice(behind)) && !TOLD_EARLY.test(text)) wishes.voice.push(text);
      return;
    }
    const aside = /^(.+?),? and ((?:our |the )?(?:customers|clients|guests|buyers|patients) (?:is|are) .+)$/iu.exec(
      text,
    );
    if (aside?.[1] && aside[2] && WISH.test(aside[1])) {
      ask(`${aside[1]}.`, unit);
      notes.about.push(noteOf(capital(aside[2]), unit));
      return;
    }
    // a house without a pool says so; what nobody would ask for in it is said to the makers
    const isNo = SHORT_NO.test(text);
    const isAsked =
      (unit.errand !== undefined && !isFactAfterAll(unit) && !isNo && !(IS_PRICE.test(plain) && !WISH.test(text))) ||
      WISH.test(text) ||
      roles.has('look') ||
      LEGAL.test(text) ||
      (isNo && (OF_LOOK.test(text) || at >= (units.length - 1) * AT_THE_END));
    // 'You might put that in': what was said before
    if (isAsked && at > 0 && TOLD_BEFORE.test(text)) {
      wishes.page.push(`${units[at - 1]?.text ?? ''} ${text}`);
      asked.add(unit.index);
      return;
    }
    if (isAsked) return ask(text, unit);
    if ((roles.has('aside') || roles.has('private')) && !isPublic(unit)) return;
    tell(text, unit);
  });
  const isForGood = /\bcharity\b|\bfor free\b|\bvolunteers\b|\bnon-?profit\b/i.test(
    units.map(({ plain }) => plain).join(' '),
  );
  const groups = groupsOf(
    units
      .filter(({ isForeign, errand, index }) => !isForeign && (!asked.has(index) || errand === 'goal'))
      .map(({ text, index, errand }) => ({
        text,
        index: index === identity.unit?.index ? 0 : index + 1,
        isGoal: errand === 'goal',
        isWish: false,
      })),
    isForGood,
    name,
  );
  return { identity, ...notes, groups: isAbroad ? groupsAbroad(units) : groups, wishes };
}

/** The note as a short quotation: whole, or the part of it that carries what it is evidence of. */
export function shortOf(note: Note, most = 120): string {
  // 'They work down to -30' speaks of its writers' client
  const said = bare(note.text).replace(/[“”]/g, '"');
  const whole = note.isTheirs ? said.replace(/^(?:They|It) (?=\p{Ll})/u, '') : said;
  if (whole.length <= most) return whole;
  const [kind] = note.kinds;
  const parts = whole.split(/(?<=[,;:]) | (?=[–—] )| (?=because |which |so )/);
  const at = Math.max(
    0,
    parts.findIndex((part) => kind?.test.test(part) || kind?.test.test(part.toLowerCase())),
  );
  let [from, to] = [at, at + 1];
  const size = () => parts.slice(from, to).join(' ').length;
  while (to < parts.length && size() + (parts[to]?.length ?? 0) < most) to++;
  while (from > 0 && size() + (parts[from - 1]?.length ?? 0) < most) from--;
  const cut = bare(
    parts
      .slice(from, to)
      .join(' ')
      .replace(/^[–—] /, ''),
  );
  return cut.length <= most + 60 ? cut : `${cut.slice(0, most).replace(/ \S*$/, '')} …`;
}

/** As the brand could say it: a note that begins with 'They' speaks of its writers' client. */
export function spokenOf({ text, isTheirs }: Note): string {
  // what the writer adds about the client is for no reader of the brand
  const whole = `${bare(bare(text).replace(/, (?:(?:and )?(?:she|he|they) \p{Ll}+|this is what|which is what) .*$/u, ''))}.`;
  if (!isTheirs) return whole;
  if (/^They['’]re /.test(whole)) return whole.replace(/^They['’]re /, 'We are ').replace(/\btheir\b/g, 'our');
  if (/^They (?!say|think|ask|want)/.test(whole) && !/\b(?:them|they)\b/.test(whole.slice(4)))
    return whole.replace(/^They /, 'We ').replace(/\btheir\b/g, 'our');
  return whole;
}

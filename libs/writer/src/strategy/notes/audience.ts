import { nounSenses, plural, singular } from '@maquette/reading';
import { bare, capital } from '../../pen';
import { isFragment } from '../../brief/phrase';
import { isOfKin } from '../../brief/telegraphic';
import { isWho } from './who';

/** People or organisations that the brief names as those it is for. */
export interface Group {
  /** 'private house owners', small letters but for names, plural */
  noun: string;
  /** with what the brief says of them: 'private house owners in the Baltics, Sweden and northern Germany' */
  said: string;
  /** the sentence that names them */
  index: number;
  /** the brief wants to win them */
  isGoal: boolean;
  /** less than half of those who come: it is not for them above all */
  isMinor: boolean;
  priority: 'High' | 'Medium' | 'Low';
}

const TELLS =
  /\s(?=(?:who|that|which|whose|where|with|without|in|at|from|of|on|aged|between|near|about|for|to|by|\p{Ll}{3,}ing|when|because|now|after|before|mostly|over|under|across|around|first|second|third)\b)/u;
const LEAD =
  /^(?:(?:and|or|also|to|for|with|mostly|mainly|usually|sometimes|often|especially|typically|above all|first|second|then|not only|but also|both|on one side|only|other|others(?: are)?|now|maybe|perhaps|by|from|people like|such as|including|local) )+/i;
const COUNT =
  /^(?:(?:about|around|over|more than|some|a few|many|all|most|several|every|each|the|our|my|their|his|her|its|an?|any|\d[\d.,]*(?!\p{L}| to)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:half )?(?:an? )?(?:dozens?|couple|handful)(?: of)?|(?:hundreds|thousands|lots|plenty) of|a number of|more|new|these|those) )+/iu;

interface Named {
  noun: string;
  said: string;
}

/** One item of a list, where it names people. */
function named(part: string, isShared = false): Named | undefined {
  const text = bare(part)
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(LEAD, '')
    .trim();
  // 'the sleepless'
  if (/^the \p{Ll}+(?:less|ly|ed|est|ing)$/u.test(text)) return { noun: text, said: text };
  const isOne = isShared || /^(?:an?|every|each|the|one|typical) /i.test(text);
  const said = text.replace(COUNT, '');
  const [main = ''] = said.split(TELLS);
  const ages = /^(\d+(?:[- ]to[- ]|[–-])\d+)[ -]year[ -]olds?$/i.exec(text);
  if (ages) return { noun: 'children', said: `children of ${ages[1] ?? ''} years` };
  const noun = main
    .replace(/[’']s$/, '')
    .replace(/ (?:mostly|mainly|usually|often|too|only|etc)$/i, '')
    .trim();
  // 'groups of six': how many, and not who
  if (/^groups?$/i.test(noun)) return undefined;
  if (
    /\b(?:me|myself)\b|^I |^(?:half|another|let|need|nobody|somebody|everybody|anyone|everyone|speaks?)\b/i.test(main)
  )
    return undefined;
  if (noun === '' || noun.split(' ').length > 5 || /\d/.test(noun) || !isWho(noun)) return undefined;
  if (/\b(?:we|they|it|is|are|no|because|so)\b/.test(noun) || (/ed$/.test(noun) && !noun.startsWith('the ')))
    return undefined;
  const last = noun.split(' ').at(-1) ?? '';
  const many =
    isOne &&
    singular(last.toLowerCase()) === last.toLowerCase() &&
    !/^(?:people|crew|procurement|staff|management)$/.test(last)
      ? `${noun.slice(0, noun.length - last.length)}${plural(last)}`
      : noun;
  // 'people leaving prison': who they are is all that is said of them
  if (/^people$/i.test(noun)) return said.length > 9 && said.length < 50 ? { noun: said, said } : undefined;
  return {
    noun: smallStart(many),
    said: smallStart(`${many}${said.slice(main.length)}`)
      .trim()
      .replace(/ (?:who|that|with|which|and|or|lately|mostly|mainly|usually|often)$/, ''),
  };
}
const smallStart = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !isNameWord(text.split(' ')[0] ?? '')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const NAMES =
  /^(?:Irish|English|French|German|Italian|Spanish|Georgian|American|British|Canadian|Swedish|Danish|Norwegian|Dutch|Polish|Asian|European|African|Latin|Muslim|Jewish|Christian|Catholic|Chinese|Japanese|Indian|Scottish|Welsh|Turkish|Greek|Russian|Ukrainian|Arab|Arabic|Brazilian|Mexican|Portuguese)$/;
const isNameWord = (word: string): boolean => NAMES.test(word);

/** Whom a list names, in its order; what is no group goes on about the one before. */
export function listed(text: string): Named[] {
  const found: Named[] = [];
  const parts = text.replace(/\([^)]*\)/g, '').split(/,\s+(?:and |or )?|\s+(?:and|or)\s+(?!no\b)/);
  // 'a caretaker or care home manager': the article is of both
  const isShared = /^(?:an?|every|each|one) /i.test(parts[0]?.trim() ?? '') && / or /.test(text);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]?.trim() ?? '';
    const one = named(part, isShared);
    // 'cattle and goat farmers': the noun is shared
    const next = parts[at + 1];
    if (
      !one &&
      next &&
      part.split(' ').length < 3 &&
      !/^(?:by|in|from|at|for|on|to)\b|\p{Lu}/u.test(part) &&
      at === 0
    ) {
      const shared = named(next);
      if (shared && shared.noun.includes(' ')) {
        found.push({
          noun: `${part.replace(COUNT, '')} and ${shared.noun}`,
          said: `${part.replace(COUNT, '')} and ${shared.said}`,
        });
        at++;
        continue;
      }
    }
    if (one) found.push(one);
    else if (found.length === 0) return [];
    else {
      const last = found.at(-1);
      // 'in the Baltics, Sweden and northern Germany'
      if (
        last &&
        /^(?:(?:north|south|east|west)(?:ern)? )?\p{Lu}/u.test(part) &&
        !MONTH.test(part) &&
        / in |from/.test(last.said)
      )
        last.said += `${/^(?:(?:north|south|east|west)(?:ern)? )?\p{Lu}/u.test(parts[at + 1] ?? '') ? ',' : ' and'} ${part}`;
      else if (/^(?:by|so|but|which|where|because)\b/.test(part)) break;
    }
  }
  return found;
}

const inRow = (text: string): string[] =>
  bare(text)
    .split(/, (?:and )?/)
    .filter((part) => !/^(?:mostly|usually|often|mainly) [\p{L}-]+$/u.test(part));
/** 'Beginners after work, kids' groups on weekends, and the serious ones': whom it is for, one after the other. */
export const isRow = (text: string): boolean => {
  const parts = inRow(text);
  return (
    (parts.length > 2 ||
      (parts.length < 3 && / and /.test(text) && listed(text).length > 1 && text.split(' ').length < 8)) &&
    !text.includes(':') &&
    !parts.some((part) => isOfKin(part) || isOfKin(part.split(' and ').at(-1) ?? '')) &&
    !/^(?:\d|an? |(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) )/i.test(text) &&
    parts.slice(0, 2).every((part) => named(part))
  );
};

const MINOR = 9;
const SHARE =
  /^(?:(?:about|around|some|only|roughly) )*(\d+ ?%|(?:a |the )?(?:half|majority|most|third|quarter|fifth|few)|two thirds|one in \p{L}+) of (?:(?:our|the|its|their|my) )?\p{L}+ are ([^.;:]{3,90})/iu;
const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)/;
const ROLE = String.raw`(?:customers?|clients?|clientele|buyers?|guests?|members|regulars|patients|readers|students|users|visitors|learners|pupils|audience|residents|owners|beginners|passengers|players|eaters|drinkers|takers|subscribers|donors|main customers)`;
export const LABEL = new RegExp(
  String.raw`^(?:(?:our|the|its|their|my|most|many|typical|usual|main|some|half(?: of)?(?: the| our)?|today's|current|regular|paying) )*${ROLE}(?: today| so far)?(?: are| is| were|:| come from| include)(?: (?:mostly|mainly|usually|often|typically))? (.+)$`,
  'i',
);
const AGED =
  /^(?:(?:our|the|most|many|typical) )*(customers|clients|members|guests|buyers|users|patients|readers|students) are (?:mostly |mainly |usually )?(over |under |between )?(\d{2}(?: (?:to|and|–|-) \d{2})?\+?)(?= |,|$)/i;
const LIVING =
  /^(?:(?:our|the|most|many) )*(customers|clients|members|buyers|users|readers) ((?:work|live|travel|commute|cook|garden|sail)\b[^,;]*?)(?= and |,|;|$)/i;
const OTHERS = /\bothers (?:are|come from) (.+)$/i;
const WIN =
  /\b(?:convince|win(?: over)?|reach|attract|persuade|serve|address|appeal to|speak to|talk to|recruit|be found by|known (?:to|by|among)|sell (?:more )?(?:[\p{Ll} ]{0,30}? )?to|get) ((?:more |new )?(?:[^.;:]|:\d){3,110})/giu;
const NEEDED = /\bneeds? (?:more |three things from the site: |two things: )?([^.;:]{3,90})/i;
const FOR =
  /(?:\bfor|\bmostly for|\bserves|\bserving|\bsupplies|\bhelps|\bteaches|\btrains|\btreats|\bhouses|\bbrings|\bgoes to|\bgo to) ((?!free\b|hire\b|sale\b|now\b|emergencies\b|\d)[^.;:]{3,120})/giu;
const TO =
  /\b(?:sells?|sold|deliver(?:s|ed)?|suppl(?:y|ies|ied)|gives?(?: them)?|given|rents?|lends?|leases?|ships?|hires?|offers?)\b[^.;:]{0,50}? to ((?:[^.;:]){3,120})/giu;
const ACTS =
  /^((?:(?:an?|the|every|each|most|many|some|our|private|local|both) )?[\p{L}’' ,-]{3,70}?(?: (?:in|from) \p{Lu}[\p{L} ]+?)?) (?:now |usually |often |also |mostly |still |then |only |always |never |just |can |may |first )?(?:books?|sends?|orders?|buys?|chooses?|decides?|sees?|gets?|comes?|brings?|pays?|uses?|reads?|posts?|wants?|asks?|rents?|learns?|visits?|calls?|signs?|finds?|trains?|arrives?|worr(?:y|ies)|loves?|knows?|joins?|returns?|collects?|eats?|drinks?|stays?|needs?|owns?|love|go|goes|travels?|subscribes?|hires?|picks?|waits?|lives?|calls?|rings?|phones?|apply|applies|bring|rely|relies|pay|keeps?|drops?)\b/iu;
const COUNTED =
  /^(?:about |around |over |more than )?\d[\d.,]* ((?:client |customer |member |partner )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}?)(?: (?:use|pay|trust|order|rely|subscribe|do their)\b|, from (.+)$)/iu;
const BUYS = /\b(?:books?|orders?|buys?|pays?|hires?|rents?|subscribes?|signs?|commissions?)\b/i;
const GENERIC =
  /^(?:customers?|clients?|buyers?|guests?|visitors?|users?|members|people|everyone|readers|the public|regulars|client firms|families like)$/i;
/** Of a trade and not of every one: better than none. */
const HALF_GENERIC = /^(?:guests|visitors|members|readers|users)$/i;
const WANTED =
  /^(?:we|i)(?: do)? (?:also )?(?:want|need) (?:more )?((?!to\b|it\b|the\b|a\b|an\b|people to\b)[^.;:]{3,60})$/iu;
/** They use what others decide on and pay for. */
const BROUGHT =
  /^(?:children|kids|babies|toddlers|infants|pupils|dogs|cats|pets|horses|animals)(?= |$)|^(?:children|kids) of /i;
export const isBrought = (noun: string): boolean => BROUGHT.test(noun);
/** 'About 460 patients a year' */
const PER_TIME =
  /\b\d[\d.,]* ((?:\p{Ll}+ )?\p{Ll}+) (?:(?:a|per|each|every|last|this) (?:year|month|week|day|season|night)|so far|since \d{4})/giu;
/** Somebody in the first place, and not a blade. */
const isPerson = (noun: string): boolean => nounSenses(singular(noun.split(' ').at(-1) ?? ''))[0]?.class === 'person';
const PAYS = /^([\p{L} -]{3,40}?) pays? (?:for |the |most |half |a |\d)/iu;
const STAFF =
  /^(?:volunteers|staff|owners|founders|employees|technicians|engineers|physios|riders|teachers|weavers|setters|route setters|bakers|cooks|drivers|guides|doctors|nurses|foreign workers|team|crew|author|authors|architects' office|partners|directors|locals who)$/i;

export interface Sentence {
  text: string;
  index: number;
  isGoal: boolean;
  isWish: boolean;
}

/** Whom the brief names, those first whom it wants first. */
export function groupsOf(all: readonly Sentence[], isForGood: boolean, name: string): Group[] {
  const found: (Group & { rank: number })[] = [];
  let turn = 0;
  const stem = (noun: string) =>
    singular((noun.split(/ (?:of|in|with) /)[0] ?? noun).split(' ').at(-1)?.toLowerCase() ?? noun);
  const add = ({ noun, said }: Named, index: number, rank: number, isGoal = false) => {
    if (isOfKin(noun) && rank > 2.4) return;
    if (noun === '' || (STAFF.test(noun) && !isGoal && !isForGood && rank > 1.5) || noun.includes(name)) return;
    const known = found.find(
      (other) =>
        stem(other.noun).startsWith(stem(noun)) ||
        stem(noun).startsWith(stem(other.noun)) ||
        other.noun.includes(noun) ||
        other.noun.split(' ').some((word) => stem(word) === stem(noun)),
    );
    if (known) {
      if (rank < known.rank) known.rank = rank + turn++ / 1000;
      if (isGoal) known.isGoal = true;
      return;
    }
    found.push({
      noun,
      said,
      index,
      isGoal,
      isMinor: rank === MINOR,
      priority: 'Medium',
      rank: rank + turn++ / 1000,
    });
  };
  const only = (list: Named[], index: number, rank: number, isGoal = false) => {
    for (const one of list) add(one, index, rank, isGoal);
  };
  for (const { text, index, isGoal, isWish } of all) {
    const said = bare(text);
    if (isGoal || isWish) {
      for (const [, who = ''] of said.matchAll(WIN))
        only(
          listed(
            who
              .replace(/ (?:on one side|on the one hand)/g, '')
              .replace(/ on the other(?: side)?/g, '')
              .replace(/ (first|second|third)\b/g, ''),
          ),
          index,
          0,
          true,
        );
      const wanted = WANTED.exec(said)?.[1];
      if (wanted) only(listed(wanted), index, 2.9, true);
      const needed = isForGood ? NEEDED.exec(said)?.[1] : undefined;
      if (needed)
        only(
          needed
            .split(/, | and /)
            .flatMap((part) =>
              /\b(?:donors?|volunteers?|members|sponsors?|supporters?)\b/.exec(part)
                ? listed(part.replace(/ on .*$/, ''))
                : [],
            ),
          index,
          0.5,
          true,
        );
      const liked = /\bwould like (?:more )?([\p{L} ]{3,40}?) to \p{Ll}/u.exec(said)?.[1];
      if (liked) only(listed(liked), index, 2.9, true);
      const doers = ACTS.exec(said)?.[1];
      if (isWish && doers) only(listed(doers), index, 3);
      continue;
    }
    const [, part = '', minor = ''] = SHARE.exec(said) ?? [];
    if (minor !== '') {
      only(listed(minor), index, Number.parseInt(part, 10) >= 50 || /half|most|two thirds/i.test(part) ? 2 : MINOR);
      continue;
    }
    const aged = AGED.exec(said);
    if (aged) {
      const [, role = '', how = '', age = ''] = aged;
      const noun = `${role.toLowerCase()} ${how === '' ? (/\D/.test(age.replace('+', '')) ? `between ${age.replace(/ (?:to|–|-) /, ' and ')}` : `of ${age}`) : `${how.trim().toLowerCase()} ${age}`}`;
      add({ noun, said: noun }, index, 1);
      continue;
    }
    const living = LIVING.exec(said);
    if (living) {
      const noun = `${living[1]?.toLowerCase() ?? ''} who ${living[2] ?? ''}`;
      add({ noun, said: noun }, index, 1);
      continue;
    }
    for (const [, noun = ''] of said.matchAll(PER_TIME))
      if (!STAFF.test(noun) && isPerson(noun)) only(listed(noun), index, 1.6);
    const payer = PAYS.exec(said)?.[1];
    if (payer && !GENERIC.test(payer)) only(listed(payer), index, 2.9);
    const wanted = WANTED.exec(said)?.[1];
    if (wanted) only(listed(wanted), index, 2.9, true);
    const bookers =
      /\b(?:booked|chosen|ordered|paid for|sent|called|found|bought|rented|used|visited|read|recommended|hired|asked for) by ((?!the\b|phone|post|email|whatsapp)[^.;:]{3,80})/iu.exec(
        said,
      )?.[1];
    if (bookers) only(listed(bookers), index, 2.2);
    const decider = /^([\p{L} -]{3,40}?) (?:decides?|has to approve|have to approve|signs?|chooses?)\b/iu.exec(
      said,
    )?.[1];
    if (decider) only(listed(decider), index, 1.5);
    const kept = /\bneed (?:only )?(?:the )?(people (?:with|who|whose) [^,.;]{4,50}?) to (?:know|find|come)\b/u.exec(
      said,
    )?.[1];
    if (kept) add({ noun: kept, said: kept }, index, 1);
    for (const [, one = ''] of said.matchAll(/\bfor (children|adults|families|schools|beginners|seniors|teenagers)\b/g))
      add({ noun: one, said: one }, index, 2.4);
    if (/^school groups\b/i.test(said)) add({ noun: 'school groups', said: 'school groups' }, index, 2.5);
    const label =
      LABEL.exec(said)?.[1] ?? /\b\d+ (?:clients|customers|members|subscribers|learners): ([^.;]+)$/iu.exec(said)?.[1];
    if (label) {
      const [main = '', ...more] = label.split(OTHERS);
      only(listed(main.split(/: |;/)[0] ?? ''), index, 1);
      for (const other of more) only(listed(other), index, 1.1);
      continue;
    }
    for (const [, who = ''] of said.matchAll(
      index === 0 ? FOR : /\b(?:mostly|mainly|only|especially|works?|made|built|meant) for ((?:[^.;:]|:\d){3,110})/giu,
    ))
      only(listed(who), index, index === 0 ? 2 : 2.2);
    for (const [, who = ''] of said.matchAll(/\bspeciali[sz]es? (?:in|on) (?:work(?:ing)? with )?([^.;:]{3,90})/giu))
      only(listed(who), index, 2.1);
    for (const [, who = ''] of said.matchAll(TO)) only(listed(who), index, 2.4);
    for (const [, who = ''] of said.matchAll(/\bmost (?:of it |of them )?goe?s? to ([^.;:]{3,90})/giu))
      only(listed(who), index, 2.3);
    const counted = COUNTED.exec(said);
    if (counted)
      only(
        [...listed(counted[2]?.replace(' to ', ' and ') ?? ''), ...(counted[2] ? [] : listed(counted[1] ?? ''))],
        index,
        3,
      );
    if (!isFragment(said))
      for (const clause of said.split(/, (?=\p{Ll}+ (?:usually|often|mostly|also) )|; /u)) {
        const doers = ACTS.exec(clause)?.[1];
        if (doers && !/\b(?:it|they|we|which|that)\b/i.test(doers) && !GENERIC.test(doers))
          only(listed(doers), index, BUYS.test(clause) ? 2.6 : 2.7);
        // 'the bride chooses once, every guest orders'
        for (const part of clause.split(/, /).slice(1)) {
          const other = ACTS.exec(part.replace(/^and /, ''))?.[1];
          if (other && other.split(' ').length < 4 && doers) only(listed(other), index, 2.8);
        }
      }
    // 'Beginners after work, kids' groups on weekends'
    if (index > 0 && isRow(said))
      only(inRow(said).length > 1 ? inRow(said).flatMap((part) => named(part) ?? []) : listed(said), index, 2.5);
  }
  const sorted = found.sort((one, other) => one.rank - other.rank);
  // 'mine camps' beside 'camp managers' says the same again
  const isPart = (one: { noun: string }) =>
    found.some(
      (other) =>
        other.noun !== one.noun &&
        other.noun.split(' ').length > 1 &&
        other.noun
          .split(' ')
          .slice(0, -1)
          .some((word) => stem(word) === stem(one.noun)),
    );
  const own = sorted.filter((one) => !GENERIC.test(one.noun) && !isPart(one));
  // who is brought is told of, and not spoken to where somebody else is there to be
  const deciding = own.filter(({ noun }) => !BROUGHT.test(noun));
  const told = deciding.length > 0 ? [...deciding, ...own.filter(({ noun }) => BROUGHT.test(noun))] : own;
  const telling = told.length > 0 ? told : sorted.filter(({ noun }) => HALF_GENERIC.test(noun)).slice(0, 1);
  return telling.slice(0, 5).map(({ noun, said, index, isGoal, isMinor }, at) => ({
    noun,
    said,
    index,
    isGoal,
    isMinor,
    priority: isMinor || (at > 0 && BROUGHT.test(noun)) ? 'Low' : at === 0 ? 'High' : at === 1 ? 'Medium' : 'Low',
  }));
}

export const titled = ({ noun }: Group): string => capital(noun);

import { plural } from '@maquette/reading';
import { isNounPhrase } from './phrase';
import type { Unit } from './units';

/** People or organisations that the brief says it is for. */
export interface Group {
  /** as the brief names them: 'harbour masters of fifty-plus who have seen three systems fail' */
  said: string;
  /** the fewest words: 'harbour masters' */
  noun: string;
  /** its share of the business, where the brief gives one: '55 percent' */
  share?: string;
  /** less than half of those who come, or said to be some of them: the brand is not for them above all */
  isMinor?: boolean;
  /** the brand wants them, and has too few of them today */
  isWanted?: boolean;
  /** named only where the brief says what it is to bring about */
  isGoal?: boolean;
  unit: Unit;
}

const WHO =
  /(?:^|[\s-])(?:people|persons?|anyone|customers?|clients?|buyers?|women|men|children|kids|girls|boys|little ones|adults|famil(?:y|ies)|parents|grandmothers?|neighbou?rs|residents|members|couples|schools?|universities|households|students|pupils|learners|visitors|nurses|doctors|surgeons|vets|midwives|patients|tourists|travellers|seniors|pensioners|pensionists|chefs|cooks|firms|companies|businesses|restaurants|supermarkets|prisons|homes|teams|associations|trusts|trustees|garages|workshops|care homes|nurseries|mums|dads|grandparents|brides|professionals|amateurs|wholesalers|growers|plants|job sites|job seekers|cafés|cafes|hotels|hospitals|clinics|offices|shops|cities|municipalities|councils|institutions|museums|archives|galleries|theatres|churches|choirs|orchestras|clubs|farms|farmers|shipyards|agencies|practices|dentists|labs|laboratories|waterworks|breweries|distilleries|wineries|bakeries|mills|processors|builders|architects|contractors|cooperatives|co-ops|boards|masters|captains|brigades|firefighters|departments|programmes|programs|networks|distributors|retailers|makers|manufacturers|engineers|players|musicians|collectors|riders|drivers|commuters|passengers|bakers|cleaners|trappers|foresters|hunters|fishermen|fisherfolk|workers|mothers|mothers-in-law|teachers|hairdressers|quilters|knitters|orchards|kitchens|weddings|cold rooms|stations?|oems?|groups|extras|actors|productions|refugees|veterans|brands|labels|donors|sponsors|supporters|subscribers|users|teenagers|toddlers|babies|owners|landlords|tenants|cyclists|runners|climbers|sailors|divers|walkers|guests|readers|publishers|lawyers|notaries|accountants|freelancers|start-?ups|ngos|charities|volunteers|communities|villages|pilots|operators|riggers|sellers|goldsmiths|blacksmiths|locksmiths|soldiers|[a-z]+(?:ers|ors|ists|ians|ants))$/i;
/** End like people, and are things. */
const THING =
  /(?:^|[\s-])(?:numbers|papers|covers|orders|doors|boilers|generators|stickers|containers|computers|flowers|loggers|offers|letters|colors|mirrors|rollers|posters|motors|tractors|reactors|sensors|(?:house|pot|indoor|garden|bedding|young|green) ?plants|^plants|restaurants? menus|dinners|summers|winters|corners|drawers|towers|powers|floors|errors|borders|filters|headers|layers|trailers|printers|speakers|heaters|coolers|freezers|scooters|rivers|waters|matters|quarters|centers|flavors|favors|tutors' fees|anchors|currants|pants|variants|croissants)$/i;

const SPLIT = /,\s+(?:and\s+)?|\s+and\s+(?!\p{Lu}[\p{L}-]+(?:[,.;)]|$))/u;
const ROLE = String.raw`(?:customers?|clients?|clientele|buyers?|guests?|members|riders|patients|readers|students|users|visitors|learners|pupils|audience|residents|passengers|players)`;

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/^(?:it's|they're|they are) /i, '')
    .replace(/^(?:and|or|mostly|mainly|usually|mostly for|for|on|with|now also|also|especially|typically)\s+/i, '')
    .replace(/[\s,.;:–—-]+$/, '');

const COUNT =
  /^(?:about |around |over |some |a few |many |all |the |our |my |their |his |her |an? |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |fourteen |more and more |several |every |old |\d[\d.,]* )+/i;
const ONE = /(?:family|network|department|museum|hospital|oem|school|club|company|agency|city|council)$/i;
const isWho = (noun: string): boolean => !THING.test(noun) && (WHO.test(noun) || ONE.test(noun));

/** The noun that carries a group: 'a few Innu families we have traded with' → 'Innu families'. */
function nounOf(said: string): string | undefined {
  const main = said
    .replace(/\s*\([^)]*\)?/g, '')
    .split(
      /\s(?=(?:who|that|which|whose|where|with|without|in|at|from|of|on|aged|between|we|near|about|for|to|by|coming|living|looking|when|because|upstream|now|there)\b)/,
    )[0];
  const noun = trimmed(main ?? '')
    .replace(COUNT, '')
    // 'take families out to sea'
    .replace(/ (?:out|up|home|there|back|away|over)$/, '');
  const bare = noun.replace(/ (?:over|under) [\w-]+$/, '');
  return bare !== '' &&
    !/^(?:of|in|at|for|to|with|by|from|on|what|which|whose|that|those|these)\b/i.test(bare) &&
    noun.split(' ').length <= 5 &&
    isWho(bare) &&
    !/^(?:people|those|anyone)$/i.test(noun) &&
    !/\b(?:i|we|you|they|i'd|we'd|like|want)\b/i.test(noun) &&
    isNounPhrase(noun)
    ? noun
    : undefined;
}

/** Splits 'a, b (c, d) and e who f' into what is listed, never inside of brackets. */
function listed(text: string): string[] {
  const held: string[] = [];
  const open = text
    .replace(/\([^)]*\)/g, (inner) => `<${held.push(inner) - 1}>`)
    // 'makers of shirts and coats'
    .replace(
      /(?<=\b(?:makers|producers|growers|owners|sellers|builders|users|lovers|parents|manufacturers|importers|suppliers|teachers|players|keepers) of \p{L}+)((?:, \p{L}+)?) and (\p{L}+)(?=[,.;]|$| in\b)/gu,
      (also: string) => `<${held.push(also) - 1}>`,
    );
  return open
    .split(SPLIT)
    .map((part) => trimmed(part.replace(/<(\d+)>/g, (_, at: string) => held[Number(at)] ?? '')))
    .filter((part) => part !== '');
}

/** 'shoe, watch-strap and furniture makers in Italy': one group under a noun that they share. */
const SHARED =
  /^((?:[\p{Ll}-]+, )*[\p{Ll}-]+ and (?:[\p{Ll}-]+ ){1,2}?(?:makers|mills|shops|companies|firms|departments|teams|studios|schools|players|growers|producers|workers))(?=[ ,.]|$)/u;

/** As many groups as follow each other from the start of a list. */
function groupsIn(text: string, unit: Unit): Group[] {
  const shared = SHARED.exec(text)?.[1];
  if (shared && isWho(shared) && !isWho(shared.split(/,| and /)[0] ?? ''))
    return [{ said: shared, noun: shared, unit }];
  const groups: Group[] = [];
  for (const part of listed(text)) {
    // 'people who cannot sleep': who they are is all that is said of them
    if (/^people (?:who|with|whose|living|in need|on|coming) \p{L}/u.test(part)) {
      groups.push({ said: part, noun: 'people', unit });
      break;
    }
    if (/^(?:mainly|especially|such as|film$)/.test(part)) continue;
    const noun = nounOf(part);
    if (noun) {
      groups.push({ said: part, noun, unit });
      continue;
    }
    const last = groups.at(-1);
    // 'makers of shirts, Italy, France'
    if (/^\p{Lu}[\p{L}-]+$/u.test(part)) continue;
    // what goes on about the group before it would be cut off from it
    if (last) last.said = last.noun;
    break;
  }
  // what follows the noun belongs to it only where it tells who they are
  return groups.map((group) => {
    const [, after = ''] = group.said.split(group.noun);
    const tells =
      /^ (?:\(|who |with |living |coming |in need|on |whose |of |from (?![$€£\d])|that |whose |in \p{Lu}\p{L}+(?:,| and) )/u.test(
        after,
      ) && group.said.length < 110;
    // 'finance teams at charities'
    const where = /^ at (?:the )?(.+)$/u.exec(after)?.[1];
    return tells || (where !== undefined && isWho(where))
      ? { ...group, said: group.said.replace(/ \(\d+\)$/, '') }
      : { ...group, said: group.said.slice(0, group.said.length - after.length) };
  });
}

const PATTERNS: RegExp[] = [
  new RegExp(
    `\\b(?:our |the |my |most of our )?${ROLE}(?: at the [a-z]+)?(?: are|:)(?: (?:mostly|mainly|usually))? `,
    'gi',
  ),
  /\b(?:sold|sell|supplied|exported|rent|rents|hire|lends?|lending|deliver|delivers)(?: [^,;:()]{0,50}?)? to /giu,
  /\bwho comes(?: to us)?: /gi,
  /\bwe (?:only |mainly |mostly |also )?work (?:for|with) /gi,
  /\bspeciali[sz](?:e|es|ed|ing) (?:in|on) (?:work(?:ing)? with )?/gi,
  /\b(?:we|i)(?: also| mainly| mostly| only)? supply(?:ing)? (?!to\b)/gi,
  /\b(?:trains?|teach|teaches|teaching|serves?|serving|helps?|helping|coach|coaches|insures?|house|feeds?|represents?|guides?|shelters?) /gi,
  /\bso that (?=[\p{Ll} ]{4,60}? (?:can|may|need not|do not|don't)\b)/gu,
  /\btake (?=[\p{Ll} ]{3,30} (?:out|up|to|on|into|through|across|around)\b)/gu,
  /\bteach(?:es)? [^,.;:]{2,40}? to /giu,
  // a programme, thanks or waiting for somebody make nobody a customer
  /(?<!\b(?:programmes?|programs?|schemes?|visas?|permits?|thanks|except|waiting|careers?|jobs?|work(?:ed|s|ing)?|sorry|asked|looking|hiring|famous) )\bfor (?=[\p{L}\d])/giu,
  /\blots of /gi,
  /\bevery (?=(?:family|couple|household|child)\b)/gi,
];
const HELPED =
  /\b(?:helps?|lets?|enables?|allows?) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s) (?:to )?(?!and\b|or\b|in\b|with\b|of\b)(?=\p{Ll}{3,} )/gu;
const OLD = new RegExp(`\\b(${ROLE}) are (?:mostly |mainly |between )?\\d`, 'i');
/** Those who send or decide for others: 'sent by a daughter'. */
const SENT =
  /\b(?:sent|referred|recommended|brought|paid for|hired|booked|chosen|commissioned) by (?:an? |the |their |his |her )?([\p{Ll}-]+)/u;
/** Whom it wants to be known by. */
const KNOWN_BY = /\b(?:known|noticed|found|heard of|chosen) by (?:an? |the )?([\p{Ll}]+)(?= who\b|,|\.| and\b)/u;
const SENDER =
  /^(?:daughters?|sons?|doctors?|gps?|parents?|mothers?|wives|husbands?|vets?|architects?|notar(?:y|ies)|teachers?|friends?|surgeons?|midwives|dentists?|priests?|councils?|insurers?|schools?|hospitals?|lawyers?|neighbou?rs?|relatives|grandchildren)$/;
const DOES =
  /^(?:Now |Mostly |Mainly |Usually )?([^,.:;]{3,60}?) (?:hire|buy|order|book|choose|pick|trust|use it|use this|know us|know me|phone us|ring us|call us|use us|rely on us|come to (?:us|me)|come back|come here|like that|send|wait|collect)\b/;
/** 'First time buyers are maybe half of it', 'about 40% of our patients are adults' */
const PART = String.raw`(?:(?:about|around|maybe|perhaps|roughly|nearly|almost|over|more than|some|only|just|probably|less than|under) )*(\d+ ?(?:%|percent|per cent)|(?:a |the )?(?:half|majority|most|two thirds|three quarters|third|quarter|fifth|tenth|few)|most|some|one in \p{L}+|one|two|three|four)`;
const PART_AFTER = new RegExp(
  `^([^,.:;]{3,60}?) (?:are|make up|make|bring|give us) (?:${PART}) of (?:it|them|us|our|my|the|what)\\b`,
  'iu',
);
const PART_BEFORE = new RegExp(
  `^(?:${PART}) of (?:our|my|the|those who|them)\\b[^,.:;]{0,40}? (?:are|is|come from|work in) ([^.:;]{3,90})`,
  'iu',
);
/** 'We want hotels to start buying from us': those it has too few of. */
const WANTED =
  /\b(?:we|i)(?: really| now| also| would)? (?:want|need|hope for|like|are after|look for|are looking for|'d like)(?: to (?:reach|win|attract|get|serve|supply|work with|sell to|be found by))?(?: more| new| some| other)? /giu;
/** 'Sell it to managers who are afraid of claims' */
const AIMED = /^(?:sell|aim|target|pitch)(?: it| this| us)?(?: to| at| for)? ([^.]+)/i;
const ANYBODY =
  /^(?:new |more |other |our |potential |local |young )*(?:customers?|clients?|buyers?|visitors?|guests?|readers?|users?|members?|people|volunteers?|workers?|teachers?|drivers?|cooks?|bakers?|cleaners?|engineers?|partners?|owners?|designers?|writers?|developers?|[a-z]+ (?:photos?|letters?))$/i;
/** A part that is no half: a figure below fifty, 'a third', 'some'. */
const isSmall = (part: string): boolean =>
  /^\d/.test(part) ? Number.parseInt(part, 10) < 50 : !/half|majority|most|two thirds|three quarters/i.test(part);

const smallStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whom the brief says it is for, in its own words and order. */
export function groupsOf(
  units: readonly (Unit & { isToWriter?: boolean; errand?: string })[],
  isShown: (unit: Unit) => boolean,
): Group[] {
  const found: Group[] = [];
  const add = (given: Group) => {
    const group = {
      ...given,
      said: given.said.replace(/^.*: /, '').replace(/^(?:their|his|her|our|my|your) /i, ''),
      noun: given.noun.replace(/^.*: /, ''),
    };
    const stem = (noun: string) =>
      noun
        .toLowerCase()
        .replace(/ies$|y$/, '')
        .replace(/s$/, '');
    const isKnown = found.some(
      ({ noun }) => stem(noun).endsWith(stem(group.noun)) || stem(group.noun).endsWith(stem(noun)),
    );
    if (!isKnown && !(group.noun === 'little ones' && found.some(({ noun }) => noun === 'children'))) found.push(group);
  };
  const shown = units.filter((unit) => isShown(unit) && !unit.isForeign);
  // those whom the brand wants come first: the brief was written for their sake
  for (const unit of shown.filter(({ isToWriter, errand }) => !isToWriter || errand === 'goal'))
    for (const match of unit.text.matchAll(WANTED)) {
      const rest = unit.text.slice(match.index + match[0].length).split(/[.:;]| but | because | so /)[0] ?? '';
      for (const group of groupsIn(rest.trim(), unit)) if (!ANYBODY.test(group.noun)) add({ ...group, isWanted: true });
    }
  for (const unit of shown) {
    const [, after, part] = PART_AFTER.exec(unit.text) ?? [];
    const afterNoun = after && nounOf(smallStart(after));
    if (after && afterNoun && part && !ANYBODY.test(afterNoun))
      add({ said: smallStart(after), noun: afterNoun, share: part, isMinor: isSmall(part), unit });
    const [, portion, who] = PART_BEFORE.exec(unit.text) ?? [];
    if (portion && who)
      for (const group of groupsIn(who, unit)) add({ ...group, share: portion, isMinor: isSmall(portion) });
    // 'Parents choose us and then worry, so please say …': only who comes is told of the brand
    const doer = DOES.exec(unit.text)?.[1];
    const noun = doer && nounOf(smallStart(doer));
    if (doer && noun) add({ said: smallStart(doer), noun, unit });
    if (unit.isToWriter) continue;
    const old = OLD.exec(unit.text)?.[1]?.toLowerCase();
    if (old) add({ said: old, noun: old, unit });
    const known = KNOWN_BY.exec(unit.text)?.[1];
    if (known && isWho(plural(known))) add({ said: plural(known), noun: plural(known), unit });
    // 'helps theatres find an actor'
    for (const [, helped = ''] of unit.text.matchAll(HELPED)) {
      const one = nounOf(helped);
      if (one) add({ said: helped, noun: one, unit });
    }
    const sender = SENT.exec(unit.text)?.[1];
    for (const pattern of PATTERNS)
      for (const match of unit.text.matchAll(pattern)) {
        const rest = (
          unit.text
            .slice(match.index + match[0].length)
            .split(/[.:;]|, in that order|, but | because | (?:can|may|need not) /)[0] ?? ''
        ).trim();
        for (const group of groupsIn(rest, unit)) add(group);
      }
    // 'orchards, hairdressers, two salmon processors': three in a row are whom it is for
    const parts = listed(trimmed(unit.text));
    parts.forEach((_, at) => {
      const three = parts.slice(at, at + 3).map((part) => nounOf(part.replace(/^.*(?::|\bit's) /, '')));
      if (three.length === 3 && three.every((noun) => noun))
        for (const group of groupsIn(
          parts
            .slice(at)
            .join(', ')
            .replace(/^.*?\bit's /, ''),
          unit,
        ))
          add(group);
    });
    if (sender && SENDER.test(sender)) add({ said: plural(sender), noun: plural(sender), unit });
  }
  for (const { plain, isForeign, ...unit } of units) {
    if (isForeign) continue;
    // 'the user pays what they can'
    const one =
      /\bthe (user|patient|pupil|learner|guest|tenant|resident|family|household|school)s? (?:pays?|gets?|brings?|chooses?|decides?|keeps?)\b/.exec(
        plain,
      )?.[1];
    if (one && !unit.isToWriter) add({ said: plural(one), noun: plural(one), unit: { ...unit, plain, isForeign } });
    // 'what we need: monthly donors'
    const aimed = unit.errand === 'goal' ? AIMED.exec(unit.text)?.[1] : undefined;
    if (aimed) for (const group of groupsIn(aimed, { ...unit, plain, isForeign })) add({ ...group, isGoal: true });
    if (unit.errand === 'goal' && !aimed && !found.some((group) => group.unit.index === unit.index))
      for (const [wished] of plain.matchAll(
        /(?:(?:monthly|regular|new|young|more|local|foreign|small|private) )?\p{Ll}+s(?=[,.;:]| (?:who|to|from|in|and)\b|$)/gu,
      )) {
        const noun = nounOf(wished);
        if (noun && !ANYBODY.test(noun)) add({ said: wished, noun, unit: { ...unit, plain, isForeign }, isGoal: true });
      }
  }
  if (found.length === 0) for (const unit of shown) for (const group of mentionedIn(unit)) add(group);
  const named = found
    .filter(isSaid)
    .map((group) =>
      /^(?:family|couple|household|child)$/.test(group.noun)
        ? { ...group, noun: plural(group.noun), said: plural(group.noun) }
        : group,
    );
  const particular = named.filter(({ said }, at) => at === 0 || !ANY_ROLE.test(said));
  return ranked(particular.slice(0, 7).map((group) => withShare(group, units)));
}

/** Everybody has these: they say nothing beside a group that is named. */
const ANY_ROLE = /^(?:customers|clients|patients|users|guests|visitors|buyers|members|people)$/i;
/** A group stands in sentence after sentence: it is a noun phrase that was said of those who come. */
const isSaid = ({ said, noun }: Group): boolean =>
  isNounPhrase(noun) &&
  isNounPhrase(said, 16) &&
  // 'a certificate for twelve passengers', 'room for six people': how many, and not who
  !/^(?:(?:up to|about|only|max\.?) )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:people|persons|passengers|guests|children|adults|visitors|seats|riders|students|pupils|customers|clients)$/i.test(
    said,
  );

/** Those of a small share last, unless the shares of all are told: then nobody has the half. */
function ranked(groups: Group[]): Group[] {
  const isSmallShare = ({ share, isMinor, isWanted }: Group) =>
    !isWanted && (isMinor === true || (share !== undefined && isSmall(share)));
  const told = groups.reduce((sum, { share }) => sum + (Number.parseInt(share ?? '', 10) || 0), 0);
  if (told >= 90) return groups.map((group) => ({ ...group, isMinor: false }));
  const small = groups.filter(isSmallShare).map((group) => ({ ...group, isMinor: true }));
  return [...groups.filter((group) => !isSmallShare(group)), ...small];
}

/** Those who work there, or stand outside of it. */
const NOT_SERVED =
  /(?:employees|staff|technicians|engineers|coaches|volunteers|founders|developers|sisters|brothers|craftspeople|workers|owners|competitors|inspectors?|officers|neighbou?rs|cousins|experts|monks|nuns|others|makers|directors|partners|people|drivers|bakers|cooks)$/i;
/** 'the canoe women from West Point keep their fish here': who does something there. */
const MENTIONED =
  /(?<=\b(?:the|our|where|when|then|and|,) )((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)(?= (?:from \p{Lu}[\p{L} ]+ )?(?:keep|bring|come|sit|pay|wait|get|ask|send|leave|buy|rent|use|want|need|learn|hang|take)\b)/gu;

function mentionedIn(unit: Unit): Group[] {
  return [...unit.text.matchAll(MENTIONED)].flatMap(([said]) => {
    const noun = nounOf(said.replace(/^(?:the|our|where|when|then|and) /, ''));
    return noun && !NOT_SERVED.test(noun) ? [{ said: noun, noun, unit }] : [];
  });
}

function withShare(group: Group, units: readonly Unit[]): Group {
  if (group.share !== undefined) return group;
  const last = group.noun.split(' ').at(-1)?.toLowerCase() ?? group.noun;
  const stem = last.replace(/s$/, '');
  for (const { plain } of units) {
    const after = new RegExp(`\\b${stem}\\w* (?:give|make|bring|are|is|were)?[^.,]{0,12}?(\\d+ ?(?:%|percent))`).exec(
      plain,
    )?.[1];
    const short = new RegExp(`\\bthe (?:[a-z]+ )?${stem}s? (\\d+)(?=,| and)`).exec(plain)?.[1];
    if (after) return { ...group, share: after };
    if (short && /percent|%/.test(plain)) return { ...group, share: `${short} percent` };
  }
  return group;
}

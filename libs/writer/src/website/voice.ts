import { nounSenses } from '@maquette/reading';
import { capital } from '../pen';
import { bareForm } from './gerund';
import { withMakers, withOwner } from './own';
import { asI, AUX, DEEDS, isActed, plural, single, withVerbs } from './verbs';

// A colleague writes of the brand: 'They restore tiles', 'Makes a cheese', 'Suci develops the formula'. On its own page the brand speaks
// itself: 'We restore tiles'. Only where the grammar is sure; elsewhere the sentence has the brand's name for its subject, or stays.

const FIRMS =
  'company|firm|business|brand|team|organi[sz]ation|charity|start-?up|co-?operative|agency|family|association|foundation|non-?profit';
const LEAD =
  '(?:(?:Since|In|On|For|From|Until|Today|Now|Every|Each|Twice|Once|After|During|Last|At)\\b[^,.;]{0,40}?,? )?';
const HOW = '(?:(?:also|only|mostly|mainly|still|now|always|never|usually|often|even|then|just|currently) )*';
export interface Voice {
  name: string;
  /** it is one person: the page says 'I' */
  isOne: boolean;
  /** it is a thing, such as an app, of which one says 'it' */
  isThing: boolean;
  /** the text itself says 'we' or 'I': whoever are 'they', they are not the brand */
  isOurs: boolean;
}

const WE = /(?<!\p{L})(?:we|our|ours|us)(?!\p{L})/iu;
const I = /(?<!\p{L})(?:I|[Mm]y)(?!\p{L})/u;
const PERSONAL = /(?:^|[.;] )(?:He|She)\b/u;
/** There are more of them, or it is said of one of them. */
const OTHERS =
  /(?:^|[.;] )They\b|\b(?:team|staff|employees|workers|crew|brothers|sisters|husband|wife|couple|me and my|people work|owners?|founders?|and (?:his|her) \p{Ll}+|(?:studio|office|practice|workshop|company|family|firm) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten|twelve) people)\b/iu;

const THING = /\b(?:software|app|platform|plugin|tool|device|machine|sensor|game|website|marketplace)\b/iu;

/** @param texts what is published, as it was told */
export function voiceOf(texts: readonly string[], name: string): Voice {
  const said = texts.join(' ');
  const isOurs = WE.test(said) || I.test(said);
  const isThing = THING.test((texts[0] ?? '').split(/ (?:for|that|which|by) /u)[0] ?? '');
  if (isOurs) return { name, isOne: !WE.test(said) && !OTHERS.test(said), isThing, isOurs };
  const names = [
    ...said.matchAll(
      /\b(?:Mr|Mrs|Ms|Dr)\.? (\p{Lu}\p{Ll}+)|(?:^|[.;,] )(\p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )?(?:also |only )?\p{Ll}+s\b/gu,
    ),
  ]
    .map(([, titled, first]) => titled ?? first ?? '')
    .filter((one) => nounSenses(one.toLowerCase()).length === 0 && !NO_NAME.test(one) && !/s$/.test(one));
  const isOne =
    PERSONAL.test(said) &&
    !OTHERS.test(said) &&
    !(/\bHe\b/u.test(said) && /\bShe\b/u.test(said)) &&
    (names.length === 0 || names.some((one) => name.includes(one)));
  return { name, isOne, isThing, isOurs };
}

const NO_NAME = /^(?:She|He|It|They|This|That|Not|No|Each|All|Some|Most|Many|Both|Every|Also|From|With|For|And|But)$/u;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** 'Suci', of 'Suci Formulations' */
const namesOf = (name: string): string =>
  [name, ...(name.split(' ').length > 1 && /^\p{Lu}[\p{L}'’-]{2,}/u.test(name) ? [name.split(' ')[0] ?? ''] : [])]
    .map(escaped)
    .join('|');

const ROLES =
  'owner|co-owner|founder|co-founder|head chef|chef|manager|director|landlord|skipper|captain|head brewer|brewer|winemaker|head teacher';
const STAFF =
  'teachers|drivers|staff|instructors|technicians|guides|vets|nurses|doctors|tutors|coaches|trainers|mechanics|cooks|chefs|bakers|weavers|therapists|engineers|apprentices|crew|founders|editors|translators|carers|dentists|midwives|lawyers|advisers|consultants|gardeners|fitters|pilots';
const PLACES =
  'shop|workshop|studio|gallery|farm|kitchen|clinic|showroom|garden|yard|café|cafe|bakery|brewery|restaurant|salon|office|warehouse|barn|mill|dairy|cellar|lab|boat|boats|vans|lorries|waiting list|waiting time|lead time';
/** 'Owner is a former marathoner', 'Teachers are …', 'Workshop is open': whose it is goes without saying among colleagues only. */
const OF_OURS: readonly RegExp[] = [
  new RegExp(
    `^(?:The )?(?:${STAFF}) (?=(?:all |each |mostly |also )?(?:are|is|have|has|come|speak|work|were|train|trained|wear|carry|cook)\\b)(?!are (?:welcome|needed|wanted|asked))`,
    'iu',
  ),
  // 'The founder's grandson mixes eighteen scents'
  /^(?:The )?(?:founder|owner)['’]s (?=(?:(?:elder|younger|eldest|youngest|oldest|only) )?(?:son|daughter|grandson|granddaughter|wife|husband|brother|sister|father|mother|nephew|niece|family|children)\b)/iu,
  new RegExp(`^(?:${PLACES}) (?=(?:is|are|has|have|opens|closes|sits|seats|stands)\\b)`, 'iu'),
];
/** Who runs it is told by what they are or did; 'the owner sends the hours' is one of those whom it works for. */
const OF_ROLE = new RegExp(`^(?:The )?(?:${ROLES}|founders),? (.*)$`, 'iu');
const IS_ONE_OF_US =
  /^(?:\p{Lu}|(?:is|was|has|had|used|grew|ran|built|came|began|found|spent|left|bought|took|taught|\p{Ll}+ed)\b)/u;
const ARTICLE = /^(?=First \p{Ll}+(?: \p{Ll}+)? (?:is|takes|costs|lasts|includes)\b)/u;

/** With the word that a note leaves out before its subject. */
function withSubject(text: string, our: string): string {
  if (OF_OURS.some((is) => is.test(text)) || IS_ONE_OF_US.test(OF_ROLE.exec(text)?.[1] ?? ''))
    return `${capital(our)} ${small(text.replace(/^The /u, ''))}`;
  if (ARTICLE.test(text)) return `The ${small(text)}`;
  return text
    .replace(
      /^(?=(?:Approached|Recommended|Supported|Funded|Backed|Licensed|Certified|Accredited|Insured|Chosen) (?:by|for|to)\b)/u,
      our === 'my' ? 'I am ' : 'We are ',
    )
    .replace(/^((?:We|I) (?:are|am)) (\p{Lu})/u, (_, we: string, letter: string) => `${we} ${letter.toLowerCase()}`);
}
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A sentence of the brand in its own voice. */
export function inOwnVoice(text: string, { name, isOne, isThing, isOurs }: Voice): string {
  const [we, our] = isOne ? ['I', 'my'] : ['we', 'our'];
  const subjectOf = (pattern: string, flags = 'u') =>
    new RegExp(`^(${LEAD})(?:${pattern}) (${HOW})([\\p{L}'’]+)(.*)$`, flags).exec(text);
  const begin = (lead: string) => (lead === '' ? capital(we) : `${lead}${we}`);
  const form = isOne ? single : plural;
  const asOurs = (said: string) => withSubject(isOurs ? said : withMakers(said, our, we), our);
  const of = (found: RegExpExecArray, subject: 'they' | 'it', isSingular: boolean): string | undefined => {
    const [, lead = '', how = '', verb = '', rest = ''] = found;
    const said = isSingular ? withVerbs(rest, form) : isOne ? undefined : rest;
    return said === undefined
      ? undefined
      : `${begin(lead)} ${how}${form(verb.replace('’', "'"))}${withBlank(rest, withOwner(said, subject, our))}`;
  };
  if (/^They['’]/u.test(text) && !isOurs && !isOne) return withOwner(text.replace(/^They/u, 'We'), 'they', our);
  const they = isOurs || isOne ? null : subjectOf('[Tt]hey');
  if (they)
    return (of(they, 'they', false) ?? text).replace(
      /(; | and |, )they (?=\p{Ll})/gu,
      (_, mark: string) => `${mark}we `,
    );
  const isHe = isOne && !isOurs;
  const he = isHe ? subjectOf('He|She') : null;
  if (he) return asI(of(he, 'it', true) ?? text);
  if (isHe && /\b(?:he|she|his|her|him)\b/iu.test(text)) return asI(text);
  const it = isOurs ? null : subjectOf(`[Tt]he (?:\\p{Ll}+ )?(?:${FIRMS})|${namesOf(name)}|[Ii]t`);
  if (it && !/^(?:of|and|or|for|in|at)$/.test(it[3] ?? '')) {
    const verb = (it[3] ?? '').toLowerCase();
    const isIt = /^it\b/iu.test(text.slice((it[1] ?? '').length));
    const isFirm = new RegExp(`^The (?:\\p{Ll}+ )?(?:${FIRMS})`, 'iu').test(text.slice((it[1] ?? '').length));
    const isDeed =
      verb in AUX
        ? (!isIt && verb !== 'is') || (verb === 'has' && /^(?:Since|For|In)\b/u.test(it[1] ?? ''))
        : isFirm || DEEDS.test(bareForm(verb)) || (!isIt && isActed(verb, it[4] ?? '')) || (!isIt && /ed$/.test(verb));
    if (isIt && isThing) return /^It \p{Ll}+s\b/u.test(text) ? text.replace(/^It/u, name) : asOurs(text);
    if (isDeed && (/s$/.test(verb) || /ed$/.test(verb)))
      return of(it, 'it', true) ?? (isIt ? text.replace(/^It\b/u, name) : text);
    // 'It has been run by one family': which 'it' is, is said
    return isIt &&
      /^It (?:started|began|opened)\b|^It (?:has been|was|is) (?:run|owned|founded|started|set up|opened|built)\b/u.test(
        text,
      )
      ? text.replace(/^It/u, name)
      : asOurs(text);
  }
  // 'Builds saunas by hand.'
  const [, how = '', verb = '', rest = ''] =
    /^((?:Only|Also|Mostly|Mainly|Now|Still|Usually|Currently) )?(\p{L}[\p{Ll}-]+s)(,? .*)$/u.exec(text) ?? [];
  // 'Will travel up to 60 miles', 'Doesn't do weddings'
  const [, modal = '', does = ''] =
    /^(Will|Won['’]t|Can(?:not)?|Does(?:n['’]t| not)) ((?!be\b)\p{Ll}.*)$/u.exec(text) ?? [];
  if (modal !== '')
    return `${capital(we)} ${form(modal.toLowerCase().replace('’', "'")).replace('does not', 'do not')} ${withOwner(does, 'it', our)}`;
  const base = bareForm(verb.toLowerCase());
  if (verb !== '' && (how !== '' || /^\p{Lu}/u.test(verb)) && DEEDS.test(base) && isActed(verb, rest)) {
    const said = withVerbs(`${verb.toLowerCase()}${rest}`, form);
    return said === undefined
      ? `${name} ${small(how)}${verb.toLowerCase()}${rest}`
      : `${capital(we)} ${small(how)}${form(verb.toLowerCase())}${withOwner(said.slice(verb.length), 'it', our)}`;
  }
  // 'Brands come with an idea, Suci develops the formula'
  const inside = isOurs
    ? null
    : new RegExp(`^(.{8,}?(?:[,;]| and| but| then) )(?:${namesOf(name)}) (\\p{Ll}+s)\\b(.*)$`, 'u').exec(text);
  const later =
    inside?.[2] !== undefined && (inside[2] in AUX || DEEDS.test(bareForm(inside[2])))
      ? withVerbs((inside[3] ?? '').trim(), form)
      : undefined;
  if (inside && later !== undefined) return `${inside[1] ?? ''}${we} ${form(inside[2] ?? '')} ${later}`;
  return asOurs(text);
}
const withBlank = (rest: string, said: string) => (/^\s/u.test(rest) && !/^\s/u.test(said) ? ` ${said}` : said);

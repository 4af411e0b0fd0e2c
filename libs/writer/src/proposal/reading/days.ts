import { addDays, daysBetween, inYear } from '../calendar';
import { countOf } from '../counts';
import { datesIn, type NamedDate } from '../dates';
import type { Passage } from './passages';

/**
 * What a day is for.
 * - offer: our paper is due
 * - decision: they decide whether, or with whom
 * - start: the work may begin, and not before
 * - soon: they want it to have begun by then
 * - draft: first ideas are seen, or decided on
 * - test: a model or a draft is tried
 * - files: drawings, data or samples are final, tools are ordered; what is made of them comes after
 * - live: it is in use, opens, begins or is sold
 * - window: works are possible from then
 * - access: a place can be entered
 * - goal: something is counted then
 * - supply: texts or pictures come from them
 * - away: nobody can be asked
 * - day: named, and not for what
 * - told: of their life, of each year, or ruled out
 */
export type DayRole =
  | 'offer'
  | 'decision'
  | 'start'
  | 'soon'
  | 'draft'
  | 'test'
  | 'files'
  | 'live'
  | 'window'
  | 'access'
  | 'goal'
  | 'supply'
  | 'away'
  | 'day'
  | 'told';

export interface Day extends NamedDate {
  role: DayRole;
  /** the client's words around it */
  clause: string;
  passage: Passage;
  /** it follows from how long something takes, and is not named */
  isCounted?: true;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** So each year, past, or no day for this work. */
const TOLD = word(
  'every (?:year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|each (?:year|spring|summer|autumn|winter)|usually|always|nothing to do with|jedes jahr|jeden|cada año|chaque année|tous les ans|(?:is|are|was|be) (?:occupied|not possible|impossible|too (?:early|late|soon))|not (?:possible|realistic|before)|(?:can|may|could|will) (?:wait|come later|follow)|nicht (?:möglich|vor)|kann warten|no (?:es posible|antes)|puede esperar|pas (?:possible|avant)|peut attendre|leases?|contract (?:ends|expires|begins|starts)|(?:moved in|founded|bought|took over|since|seit|desde hace|depuis)',
);
/** 'the migration starts mid-April': so it is in nature. */
const NATURE =
  /^(?:and |the |our )*(?:migration|monsoon|harvest|rains?|rainy season|dry season|snow|breeding season|lambing|calving)(?: \p{L}+){0,2} (?:starts?|begins?|comes?)(?!\p{L})/iu;
const CLOSED = word(
  "closed|closes|(?:we|i) close|holidays?|on leave|away|nothing can be \\p{L}+|(?:can[’']t|cannot) be (?:installed|delivered|mounted|filmed|entered|visited|reached)|stock-?taking|inventory|vintage|let us in|no (?:\\p{L}+ )?(?:works?|visits|building|deliveries|noise)|harvest|lambing|calving|ramadan|nobody(?: \\p{L}+){0,4} (?:here|there|answers\\p{L}*|works?|available)|(?:can[’']?t|cannot|can not) do anything|not reachable|im urlaub|urlaub|betriebsferien|geschlossen|niemand (?:erreichbar|da)|nicht erreichbar|ferien(?!-)|ernte|vacaciones|cerrados?|cerramos|vendimia|en congés?|vacances|ferm(?:ons|és?|ée|eture)|vendanges|personne n[’']est",
);
/** 'noisy work is only possible in the school holidays' */
const ONLY_THEN =
  /(?<!\p{L})(?:only|nur|s[oó]lo|seulement) (?:be )?(?:possible|allowed|done|möglich|erlaubt|posible|possible)(?!\p{L})|ne sont possibles qu['’]|no son posibles más que/iu;
/** 'works from 1 July to 27 August' */
const WORKS_FROM =
  /^(?:the |our )?(?:building |construction )?(?:works|umbau|bauarbeiten|travaux|obras|installation|build-?up)(?!\p{L})/iu;
const ONLY = word('only|nur|s[oó]lo|seulement|uniquement');
const NOT_BEFORE =
  /(?<!\p{L})(?:before|vor|avant|antes)(?!\p{L})[^,;]{0,30}(?<!\p{L})(?:nothing|nichts|no|rien|nada)(?!\p{L})|(?<!\p{L})(?:nothing|nichts|not|rien|nada)(?!\p{L})[^,;]{0,40}(?<!\p{L})(?:before|vor|avant|antes)(?!\p{L})/iu;
const ORDERED =
  /(?<!\p{L})(?:order|commission|start|begin|sign|beauftrag|bestell|anfangen|beginn|command|commenc|encarg|empez)/iu;
const MOVES = word('(?:old|present|current|our) (?:lease|contract) (?:ends|expires)');
const SHUT = word('closed|geschlossen|fermée?s?|cerrad[oa]s?|away|on leave');
/** What is to be reached by then; of a span, while it runs. */
const GOAL = word(
  'targets?|objectives?|goal|\\d+ (?:new )?(?:contracts|members|sign[- ]?ups|enquiries|visitors|tickets|customers|applications)|at least \\d[\\d,.]*|mindestens \\d[\\d.]*|ziel|objetivo|al menos|objectif|au moins',
);
/** What is written afterwards for whoever pays. */
const REPORT = word(
  '(?:final|closing) reports?|(?:wants?|needs?|expects?|asks? for) (?:an?|the) reports?|accounted for|verwendungsnachweis|schlussbericht|rapport final|informe final',
);
/** 'before the summer holidays' */
const BEFORE_IT = word(
  '(?:before|until|vor|bis|antes de|avant)(?: (?:the|den|der|las?|los|les)(?: \\p{L}+)?)? (?:holidays?|harvest|ramadan|\\p{L}*ferien|ernte|urlaub|vacaciones|vendimia|vacances|vendanges)',
);
/** 'We start 1 June, whatever the weather': of theirs, where nothing of the work is named with it. */
const OUR_SEASON =
  /^(?:and |but )?(?:we|the season|our season|the (?:summer|winter) season) (?:always |usually )?(?:start|open|begin)s?(?: again)?(?: on| in| from)? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+(?:,|$|\.)/iu;
/** 'The ferry of 20 May is the only one' */
const ONLY_CHANCE =
  /(?<!\p{L})(?:is|are) the (?:only|last) (?:one|day|date|chance|delivery|transport|flight|ferry|ship)(?!\p{L})/iu;
/** 'the banners may hang until Christmas' */
const MAY_STAY =
  /(?<!\p{L})(?:may|can|could|might) (?:\p{L}+ )?(?:stay|hang|remain|run|last|wait) (?:until|till)(?!\p{L})/iu;
/** A place that closes so that something can be built in it. */
const CLOSES = word(
  'clos(?:e|es|ed|ing|ure)|only between|schlie(?:ß|ss)\\p{L}*|geschlossen|cierra\\p{L}*|cerrad\\p{L}+|ferme|ferm(?:ons|ée|eture)',
);
const WORKS = word(
  'works?|fit(?:ted|ting)?(?: out)?|install\\p{L}*|mount\\p{L}*|built?|build-?up|construction|umbau\\p{L}*|einbau\\p{L}*|montage|montiert|arbeiten|obras?|montaje|travaux|pose|installation|à ce moment-là',
);

/** The first that fits its clause. */
const ROLES: readonly (readonly [DayRole, RegExp])[] = [
  // the final of a competition is no final file
  ['live', /(?<!\p{L})(?:grand )?final (?:is |takes place |will be )?(?:on|in)(?! (?:form|order|shape))(?!\p{L})/iu],
  [
    'supply',
    word(
      '(?:lists?|objects?|loans|essays|articles|chapters|manuscripts?|texts?|copy|names|menus?|programmes?|figures|data|photos|pictures) (?:(?:will |shall )?(?:follows?|comes?|arrives?)|will be (?:known|sent|there))',
    ),
  ],
  // what they bring is final, and no file of ours
  [
    'supply',
    word(
      '(?:lists?|objects?|loans|essays|articles|chapters|manuscripts?|texts?|copy|menus?|programmes?|figures|data|photos|liste|texte) (?:is|are|will be|ist|sind) (?:only )?(?:final|fixed|complete|delivered|ready|endgültig|fertig)',
    ),
  ],
  // a trial in shops is a sale, and no test of ours
  [
    'live',
    word(
      '(?:in|at) (?:all |our |the )?(?:\\d[\\d,.]*|\\p{L}+) (?:\\p{L}+ )?(?:stores|shops|supermarkets|branches|restaurants)',
    ),
  ],
  ['draft', word('(?:name|logo|title|slogan|claim)(?: \\p{L}+){0,3} (?:settled|decided|chosen|registered|fixed)')],
  [
    'live',
    word(
      "(?:needed|required|due|wanted) (?:for|at) (?:the |our |an? )?(?:\\p{L}+[’']?s?[’']? ){0,3}(?:meeting|fair|show|launch|opening|assembly|conference|congress|market|festival)",
    ),
  ],
  ['decision', word('awarded|contract (?:by|signed|awarded?)|award of (?:the )?contract|zuschlag')],
  [
    'offer',
    word(
      'deadline for (?:your )?(?:answers?|offers?|proposals?|replies|reply)|(?:your |an? |the |first |written )?(?:offers?|quotes?|quotations?|proposals?|bids?|tenders?|submissions?)(?: \\p{L}+){0,5} (?:by|until|before|due|reviewed|no later)|(?:reply|answer|hear)(?: \\p{L}+){0,3} (?:by|before|until)|angebote?(?: \\p{L}+){0,4} (?:bis|am|zum)|oferta|devis|remise des offres',
    ),
  ],
  [
    'live',
    word(
      '(?:online|in use|live) (?:before|when|by|for)|first (?:\\d+ )?(?:installations?|pieces|series|batch|units|copies)|(?:old|present|current|our) (?:lease|contract) (?:ends|expires)|spent|invoiced|settled|abgerechnet|live|(?:re)?opens|goes? on sale|on sale|shelf date|in (?:the )?shops|geht online|(?:wieder)?eröffnet|mise en (?:rayon|ligne|service)',
    ),
  ],
  [
    'supply',
    /^(?:the )?(?:objects? list|list of objects|texts?|photos|pictures|figures|texte|fotos|textes)(?: \([^)]*\))?(?: \p{L}+){0,2} (?:by|until|bis)(?!\p{L})/iu,
  ],
  [
    'files',
    word(
      'development is (?:done|made)|(?:builders?|development|programming|implementation|construction|works|bauarbeiten|umbau|travaux|obras)(?: \\p{L}+){0,3} (?:booked|starts?|begins?|beginnen|beginnt|commencent|empiezan)',
    ),
  ],
  [
    'access',
    word(
      '(?:rooms?|space|unit|hall|shop|access|entry) from|in (?:the|our) (?:house|building|rooms|shop) until|rohbau|shell|gros œuvre|(?:building|works|installation|fitting|mounting) (?:is|are) (?:only )?possible',
    ),
  ],
  [
    'supply',
    word(
      '(?:die )?texte? (?:schreib\\p{L}*|liefert?|kommen)|texts? (?:is |are |will be )?(?:written|supplied|come)|(?:texts?|photos?|pictures?|manuscripts?|essays?|articles?|chapters?|notes|scores?|recipes?|rules|programmes?|figures|objects? list|list of objects|zahlen|chiffres|content|copy|translations?|texte|fotos|bilder|textos|textes)(?: \\p{L}+){0,7} (?:final|ready|come|comes|done|finished|delivered|sent|available|fertig|kommen|listos?|llegan|prêts?|arrivent)',
    ),
  ],
  [
    'draft',
    word(
      'sample rooms?|(?:name|logo|title|slogan|claim)(?: \\p{L}+){0,3} (?:settled|decided|chosen|registered|fixed)|(?:drafts?|(?:research|interim) reports?|routes?|varian(?:ts?|ten?)|alternativen|sketch(?:es)?|roughs?|directions?|ideas?|concepts?|presentation to|present(?:ed)? to|first (?:proposals?|look|version|designs?|layouts?)|preliminary \\p{L}+|entw(?:u|ü)rfe?|konzepte?s?|vorschläge?|bocetos?|borrador|propuestas?|ideas?|esquisses?|pistes?|maquettes?|avant-projet)|(?:see|look at|discuss|wants?|show|present)(?: \\p{L}+){0,3} (?:something|layouts?|drawings|designs?|options|versions?)',
    ),
  ],
  ['day', word('shoots?|shooting|filming|film(?:ed)? (?:on|in|at)|dreh(?:tag)?\\p{L}*|tournage|rodaje')],
  ['files', word('froz?en|freeze|(?:must|should|has to|have to) be final|eingefroren|figée?s?')],
  [
    'test',
    word(
      'first samples|models? (?:is|are|would be) enough|beta|tests?|tested|testing|trials?|tried|try|pilots?|pilot-?\\p{L}+|prototypes?|mock-?ups?|dumm(?:y|ies)|(?:full-size|working|scale|first|show|rough|looks-like) models?|user sessions?|testen|erprob\\p{L}+|prototyp\\p{L}*|muster(?:raum|stück)|modelle?|pruebas?|prueban|prototipos?|maquetas?|funktionsmuster|essais?|testée?s?|prototypes?',
    ),
  ],
  [
    'files',
    word(
      'froz?en|freeze|needs? (?:them|these)|finals?|floor ?plans?|approve (?:everything|all|the (?:final|artwork|files))|drawings?|cad|samples?|to (?:the )?print(?:er|ers)?|(?:with|at) (?:the )?printers?|print(?:ing)? (?:files?|data|date)|goes to print|go to print|press date|files?|artwork|(?:3d )?data|tools?|tooling|ordered|tender(?:ed|s)?|design (?:\\p{L}+ ){0,3}(?:finished|final|ready|complete|done)|specification|muster|druckdaten|druckerei|in (?:den )?druck|werkzeug\\p{L}*|zeichnungen|daten|ausgeschrieben|ausschreibung|bestellt|muestras|imprenta|archivos|planos|échantillons|imprimeur|impression|fichiers|bat|dce',
    ),
  ],
  [
    'decision',
    word(
      'decides?|decision|decided|signs? off|(?:choose|select|pick)s? (?:the |a |an |our )?(?:studio|agency|designer|partner)|directors? meet|award(?:ed)?|(?:board|trustees|council|committee|partners|management) (?:meets?|meeting|votes?)|vote[sd]?|approv\\p{L}+|entscheid\\p{L}*|vorstand\\p{L}*|gremium|beschlie(?:ß|ss)\\p{L}*|sitzung|vergabe|deci(?:de|den|dimos|dir|sión)|decidimos|junta|asamblea|décid\\p{L}+|décision|conseil|commission|comité|choix|jury',
    ),
  ],
  [
    'start',
    word(
      "(?:we|you|i|work|project|it)(?:[’']d| can| could| may| should| will| would| want| must| like| plan)*(?: (?:like|want|plan|hope|able|happy))?(?: to)? (?:start|begin)(?! (?:selling|harvest\\p{L}*|building|production|with the (?:build\\p{L}*|works)|to \\p{L}+))|(?:can|could|may|would|will) (?:you|we) (?:perhaps |already |really |still )?(?:start|begin)|(?<!(?:deliver(?:y|ies)|sales?|production|tickets?|season|spring|summer|autumn|winter|term|school|children|students|pupils|classes|lessons|people|they|tours|timetable|lease|series|study|course|course|programme|concert|construction) )(?<!(?:should|must|will|to) )start(?:ing)?(?: date| of (?:the )?(?:work|project))?(?= in| on| from|:| possible)|kick-?off|projektstart|projektbeginn|auftragsbeginn|(?:beginnen|starten) (?:sie|wir)|könn(?:t)?en sie (?:\\p{L}+ ){0,4}(?:beginnen|anfangen|starten)|(?:können|wollen|möchten) (?:wir )?(?:\\p{L}+ ){0,3}(?:beginnen|anfangen|starten)|empezar|comenzar|commencer|démarrer|démarrage|inicio del proyecto",
    ),
  ],
  [
    'access',
    word(
      'keys?|handed over|vacant from|enter|access to|zugang|betreten|entrar|entrer|accès|acceso|schlüssel\\p{L}*|übergabe|llaves|remise des clés|clés',
    ),
  ],
  [
    'live',
    word(
      'timing:|finish|open\\p{L}*|launch\\p{L}*|live|ready|finished|needed?|deadline|must|announce\\p{L}*|unveil\\p{L}*|fairs?|expo|congress|conference|switch\\p{L}*|roll(?:ed)?[- ]?out|moved?|moving|introduce\\p{L}*|public|on air|booked|anniversary|jubilee|festival|in use|deliver(?:ed|y|ies)?|ship(?:ped|ment|ping|s)?|on sale|in (?:the )?(?:shops?|stores?|supermarkets)|on (?:the )?shel(?:f|ves)|shelf date|in place|up by|hung|hang|latest|season|starts?|begins?|fertig|eröffn\\p{L}*|wiedereröffn\\p{L}*|muss|müssen|stehen|hängen|messe|jubiläum|verkaufsstart|im handel|lieferung|bezug|umzug|zieh(?:en|t)|abr\\p{L}+|inaugur\\p{L}+|feria|list[oa]s?|in den handel|auf den markt|on the market|re-?launch\\p{L}*|lanz\\p{L}+|entrega|ouvr\\p{L}+|ouverture|rouvr\\p{L}+|prêt\\p{L}*|salon|lanc\\p{L}+|mise en (?:rayon|ligne|vente|service)|livraison|rentrée|exhibition|campaign|kampagne|campaña|campagne|waves?|runs?|run|laufzeit|dure\\p{L}*|go(?:es)? into|celebrat\\p{L}+|wedding|gala|fest|feier|party|ceremony|told (?:them|people|customers|everybody)|promised|shown?|presented|feiern|vorstellen|präsentieren|debe estar|en (?:las )?tiendas|starten|startet|start der|beginnt',
    ),
  ],
];
/** 'the school would give us six mornings from 12 January' */
const GIVEN = word('would|gives?|give us|offers?|available|free|possible');
const LAST = /^(?:by|before|no later|latest|due|bis|vor|antes|avant|d['’]ici)(?!\p{L})/iu;

const SEASON = /(?<!\p{L})(?:spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst)(?!\p{L})/iu;
/** 'we had the roof open until Friday' */
const isPast = (text: string, at: number): boolean => {
  const clause =
    text
      .slice(0, at)
      // 'I sent it on 2 November and on 11 November'
      .replace(/\s+(?:and|und|y|et)(?: on| am| el| le)?\s*$/iu, '')
      .split(/[,;.:] | and | but | because /u)
      .at(-1) ?? '';
  return (
    /(?<!\p{L})(?:had|was|were|did|came|went|opened|started|bought|sent|got|wrote|received|kept|asked|voted|last)(?!\p{L})/iu.test(
      clause,
    ) && !/(?<!\p{L})(?:will|must|should|need|to be)(?!\p{L})/iu.test(clause)
  );
};

const LONG = 90;
/** A trial of a draft takes no longer. */
const LONGEST_TEST = 70;
const LINE = 160;
const JOINT =
  /[,;:] (?!i\.e\.|d\.\s?h\.|that is|de[mn] \d|le \d|el \d)|(?<=\p{Ll}{3})\. (?=\p{Lu})|\s[–—-]\s(?!\d)| and (?=(?:must|we|it|has|the)\b)| but | so | before (?=(?:our|we) )| because | weil | damit | y (?=se|lo|hay|tiene)| et (?=nous|il|on) | since /giu;
/** Between two days. */
const BETWEEN = /[,;:(] ?| and | und | y | et | then | dann | puis | luego /giu;

/** Where the clause of one day ends and that of the next begins: before the joint that the next follows at once, or after the first. */
function partedAt(sentence: string, from: number, to: number): number {
  const joints = [...sentence.slice(from, to).matchAll(BETWEEN)].filter(
    ({ 0: joint, index }) => index > 0 || !joint.startsWith(':'),
  );
  const last = joints.at(-1);
  const first = last && last.index + last[0].length === to - from ? last : joints[0];
  return from + (first?.index ?? 0);
}

/** Up to the stops, brackets and joints around a day, and not into what another day is for. */
function clauseAround(sentence: string, dates: readonly NamedDate[], index: number): string {
  const { at, text } = dates[index]!;
  // what stands in brackets parts nothing, unless a day stands in them
  const masked = sentence.replace(/\([^()]*\)/g, (whole, start: number) =>
    dates.some((one) => one.at > start && one.at < start + whole.length) ? whole : '_'.repeat(whole.length),
  );
  // a line of a list of days
  if (at === 0 && dates.length === 1 && sentence.charAt(text.length) === ':' && sentence.length < LINE) return sentence;
  const length = text.length;
  const [before, after] = [dates[index - 1], dates[index + 1]];
  let from = before ? partedAt(masked, before.at + before.text.length, at) : 0;
  let to = after ? partedAt(masked, at + length, after.at) : sentence.length;
  const joints: number[] = before ? [before.at + before.text.length, from] : [from];
  for (const joint of masked.matchAll(JOINT)) {
    // '30 April: five prototypes'
    if (joint.index === at + length && joint[0] === ': ') continue;
    if (joint.index + joint[0].length <= at) {
      joints.push(Math.max(from, joint.index + joint[0].length));
      from = joints.at(-1)!;
    } else if (joint.index >= at + length) {
      to = Math.min(to, joint.index);
      break;
    }
  }
  const trimmed = (part: string) =>
    part
      .replace(/^(?:[\s,;(]|(?:and|und|y|et|then|dann|puis|luego|or|so|but|as|because|da|weil|car|porque) )+/iu, '')
      .replace(/[\s,;]+$/u, '')
      .replace(/^([^(]*)\)$/u, '$1');
  const hasWords = (part: string) => /\p{L}{3}/u.test(part.replace(text, ''));
  // 'it meets once, on 10 March': what stands before the comma belongs to the day
  const starts = joints.filter((start) => start < from).reverse();
  while (!hasWords(sentence.slice(from, to)) && starts.length > 0) from = starts.shift()!;
  let own = trimmed(sentence.slice(from, to));
  // of a long one the part that holds the day
  if (own.length > LONG) {
    const joint = own.indexOf(' and ', own.indexOf(text) + length);
    if (joint > 0) own = own.slice(0, joint);
  }
  const words = own
    .replace(text, '')
    .split(/\s+/)
    .filter((part) => /\p{L}{3}/u.test(part));
  return words.length > 0 ? own : trimmed(sentence.slice(before ? from : 0, Math.max(to, at + length)));
}

function roleOf(date: NamedDate, clause: string, { text: sentence, header = '' }: Passage, isAlone: boolean): DayRole {
  if (NOT_BEFORE.test(clause) && ORDERED.test(clause)) return 'start';
  if (NATURE.test(clause)) return 'told';
  // 'we start on 1 June': theirs begins, and not our work
  if (OUR_SEASON.test(clause)) return 'live';
  if (MAY_STAY.test(clause)) return 'told';
  if (ONLY_CHANCE.test(clause)) return 'live';
  if (/(?<!\p{L})(?:lease|rent) (?:starts|begins|from)(?!\p{L})/iu.test(clause)) return 'access';
  if (TOLD.test(clause) && !MOVES.test(clause)) return 'told';
  if (date.until && CLOSES.test(clause) && (WORKS.test(sentence) || ONLY.test(clause))) return 'window';
  if (date.until && ONLY.test(sentence) && WORKS.test(sentence) && sentence.length < 160) return 'window';
  if (date.until && (ONLY_THEN.test(sentence) || WORKS_FROM.test(clause))) return 'window';
  const isClosed = CLOSED.test(clause) || (isAlone && CLOSED.test(sentence) && clause.split(/\s+/).length < 8);
  const isOneDay =
    !date.until &&
    SHUT.test(clause) &&
    !/before [^,.]*closed/iu.test(clause) &&
    !/^(?:from|ab|desde|dès|à partir)/iu.test(date.text);
  if (isClosed && (date.until || isOneDay) && !BEFORE_IT.test(sentence)) return 'away';
  // what the day is for may stand elsewhere in its sentence: 'on 4 May we open'
  const isBare = isAlone && clause.replace(date.text, '').trim().split(/\s+/).length < 3;
  const said = [`${header} ${clause}`, ...(isBare ? [sentence] : [])];
  if (REPORT.test(clause) || (!date.until && GOAL.test(clause))) return 'goal';
  for (const text of said) {
    const role = ROLES.find(([, pattern]) => pattern.test(text.trim()))?.[0];
    // what their own customers try for months is no trial of ours
    if (role === 'test' && date.until && daysBetween(date.date, date.until) > LONGEST_TEST) return 'live';
    if (role) return role;
  }
  // 'monthly posts from March until December'
  if (date.until && /^(?:from|between|von|vom|zwischen|de|du|entre)\s/iu.test(date.text)) return 'live';
  if (date.until && GOAL.test(clause)) return 'live';
  if (/^(?:from|ab|desde|dès|à partir)/iu.test(date.text) && !CLOSES.test(clause) && !date.isVague)
    return GIVEN.test(clause) ? 'day' : 'live';
  if (LAST.test(date.text)) return SEASON.test(date.text) ? 'told' : 'live';
  return date.isVague ? 'told' : 'day';
}

/** 'final artwork 8 weeks before': so many days. */
const AHEAD =
  /(?<![\p{L}\d])(\d{1,2}|a|one|two|three|four|five|six|eight|ten|ein|eine|zwei|drei|vier|sechs|acht|dos|tres|cuatro|deux|trois|quatre|six|huit) (days?|weeks?|months?|tage|wochen?|monate?|días|semanas?|mes(?:es)?|jours|semaines?|mois) (?:before|ahead|earlier|in advance|beforehand|prior|vorher|davor|antes|avant)(?!\p{L})/iu;
const aheadOf = (text: string): number => {
  const found = AHEAD.exec(text);
  return found ? countOf(found[1]!) * (/^(?:d|t|j)/iu.test(found[2]!) ? 1 : /^(?:w|se)/iu.test(found[2]!) ? 7 : 30) : 0;
};

const MOST = 24;

function daysOf(passage: Passage, today: Date, isAmerican: boolean): Day[] {
  const { text } = passage;
  const dates = datesIn(text, today, isAmerican)
    // a season or what was is no day of the work
    .filter(({ text: said, at }) => !(SEASON.test(said) && !LAST.test(said)) && !isPast(text, at))
    .slice(0, MOST);
  return dates.map((date, index) => {
    const clause = clauseAround(text, dates, index);
    const found = roleOf(date, clause, passage, dates.length === 1);
    const role = found === 'start' && !NOT_BEFORE.test(clause) && LAST.test(date.text) ? 'soon' : found;
    // 'in March' is its first day where something begins then
    const begins =
      date.isVague &&
      date.date.getUTCDate() > 27 &&
      !/(?:end|late|ende|fin|finales) /iu.test(date.text) &&
      (role === 'start' || /^(?:from|starting|ab|desde|à partir|dès)/iu.test(date.text));
    return { ...date, ...(begins && { date: addDays(date.date, 1) }), role, clause, passage };
  });
}

const INSPECTED = word('inspections?|rehearsals?|abnahme|inspección|contrôle');
const RECEIVED = word('get|gets|receive|have|hold|post(?:ed)?|erhalten|bekommen|reçoivent|recib\\p{L}+');
const ENDS: readonly DayRole[] = ['live', 'window', 'day'];

/** The days that a letter names, each with what it is for. */
export function daysIn(passages: readonly Passage[], today: Date, isAmerican = false): Day[] {
  const named = passages.map((passage) => ({ passage, own: daysOf(passage, today, isAmerican) }));
  const all: Day[] = named.flatMap(({ own }) => own);
  for (const { passage, own } of named) {
    // what is due so long before a day is due on a day of its own: that of its sentence, or of the one before
    const ahead = aheadOf(passage.text);
    const end =
      own.find(({ role }) => ENDS.includes(role)) ??
      all.findLast(({ role, passage: of }) => of !== passage && role === 'live') ??
      all.findLast(({ role, passage: of }) => of !== passage && ENDS.includes(role)) ??
      own[0];
    const isNamed = own.some(({ at }) => at > passage.text.search(AHEAD));
    if (ahead === 0 || isNamed || !end) continue;
    const clause = passage.text.split(/[,;] /).find((part) => AHEAD.test(part)) ?? passage.text;
    const { text, at } = end;
    all.push({
      text,
      at,
      date: addDays(end.date, -ahead),
      isVague: false,
      role: INSPECTED.test(clause) ? 'day' : RECEIVED.test(clause) ? 'live' : 'files',
      clause,
      passage,
      isCounted: true,
    });
  }
  return longestWindow(shownFirst(withoutVaguer(all.map((one) => inLaterYear(one, all, today)))));
}

/** 'in the February holidays (15 to 19 February)': the days are meant, and what the month is for. */
function withoutVaguer(days: readonly Day[]): Day[] {
  const exactOf = (one: Day): Day | undefined =>
    one.isVague && one.until
      ? days.find(
          (other) =>
            other !== one &&
            !other.isVague &&
            other.until !== undefined &&
            (other.role === 'day' || other.role === one.role) &&
            other.passage === one.passage &&
            other.date >= one.date &&
            other.date <= one.until!,
        )
      : undefined;
  const roles = new Map(days.flatMap((one) => (exactOf(one) ? [[exactOf(one)!, one] as const] : [])));
  return days
    .filter((one) => exactOf(one) === undefined)
    .map((one) => {
      const vague = roles.get(one);
      return vague ? { ...one, role: vague.role, clause: vague.clause } : one;
    });
}

const SHOWN = word('shows?|shown|showing|fair|presented|zeigen|gezeigt|messe|montr\\p{L}+|mostrar\\p{L}*');
const SOLD = word(
  'shipping|sell|sold|sale|launch\\p{L}*|deliver\\p{L}*|shipped|in (?:the )?shops|on (?:the )?shel(?:f|ves)|first (?:pieces|series)|verkauf\\p{L}*|handel|venta|vente',
);
/** What is shown at a fair before it is sold is a model of it. */
const shownFirst = (days: readonly Day[]): Day[] =>
  days.map((one) =>
    one.role === 'live' &&
    (SHOWN.test(one.clause) || /(?<!\p{L})there we (?:\p{L}+ ){0,3}(?:show|present)/iu.test(one.passage.text)) &&
    !SOLD.test(one.clause) &&
    days.some(({ role, clause, date }) => role === 'live' && SOLD.test(clause) && date > one.date)
      ? { ...one, role: 'test' }
      : one,
  );

/** Of several stretches in which works are possible the longest is that of the works. */
function longestWindow(days: readonly Day[]): Day[] {
  const length = ({ date, until }: Day) => +(until ?? date) - +date;
  const [longest] = days.filter(({ role }) => role === 'window').sort((one, other) => length(other) - length(one));
  return days.map((one) => (one.role === 'window' && one !== longest ? { ...one, role: 'day' } : one));
}

const NEAR: readonly DayRole[] = ['offer', 'start', 'soon', 'decision', 'away'];
/** 'by 1 December', where all else is next year, is next year's. */
function inLaterYear(one: Day, all: readonly Day[], today: Date): Day {
  const year = today.getUTCFullYear();
  const next = inYear(one.date, year + 1);
  // 'first ideas by 18 December' are not due after the opening in March
  const isTooLate =
    (one.role === 'draft' || one.role === 'supply') &&
    all.every(({ text, date }) => !/20\d\d/.test(text) || date < next);
  const isOfNext =
    !isTooLate &&
    !/20\d\d/.test(one.text) &&
    (!one.until || (one.isVague && one.role !== 'told')) &&
    one.date.getUTCFullYear() === year &&
    !NEAR.includes(one.role) &&
    all.some(({ text }) => Number(/20\d\d/.exec(text)?.[0]) > year);
  return isOfNext ? { ...one, date: next, ...(one.until && { until: inYear(one.until, year + 1) }) } : one;
}

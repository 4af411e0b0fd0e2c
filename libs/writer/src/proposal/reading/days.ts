import { countOf } from '../counts';
import { addDays, datesIn, type NamedDate } from '../dates';
import type { Passage } from './passages';

/**
 * What a day is for.
 * - offer: our paper is due
 * - decision: they decide
 * - start: the work may begin
 * - draft: first ideas are due
 * - files: files, samples or data are due, and what is made of them comes after
 * - live: it is in use, opens or begins
 * - window: works are possible from then
 * - access: a place can be entered
 * - goal: something is counted then
 * - supply: texts or pictures come from them
 * - away: nobody can be asked
 * - told: of their life
 */
type DayRole =
  | 'offer'
  | 'decision'
  | 'start'
  | 'draft'
  | 'files'
  | 'live'
  | 'window'
  | 'access'
  | 'goal'
  | 'supply'
  | 'away'
  | 'told';

export interface Day extends NamedDate {
  role: DayRole;
  /** the client's words around it */
  clause: string;
  passage: Passage;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const ROLES: readonly (readonly [DayRole, RegExp])[] = [
  [
    'away',
    word(
      'holidays?|on leave|away|nobody (?:is )?(?:here|there)|im urlaub|betriebsferien|ferien|vacaciones|cerrados?|en congés?|vacances|fermés?',
    ),
  ],
  [
    'told',
    word(
      'lease|(?:we|i)(?:.d| would| can| could)? (?:like to )?(?:meet|visit|call)|for filming|what we have|available|contract (?:ends|expires|begins|starts)|moved in|founded|since|bought|took over|seit|desde|depuis|warehouse',
    ),
  ],
  [
    'offer',
    word(
      '(?:your |an? |the )?(?:offers?|quotes?|quotations?|proposals?|bids?|tenders?)(?: \\p{L}+){0,4} (?:by|until|before|due)|reply by|answer by|hear (?:from you )?by|angebot(?: \\p{L}+){0,3} bis|oferta|devis',
    ),
  ],
  [
    'decision',
    word(
      'decides?|decision|(?:board|trustees) (?:meets?|meeting)|committee|council (?:meets?|votes?)|vote[sd]?|approv\\p{L}+|entscheid\\p{L}*|vorstand\\p{L}*|gremium|beschlie(?:ß|ss)\\p{L}*|sitzung|deci(?:de|den|dimos|dir|sión)|decidimos|junta|asamblea|décid\\p{L}+|décision|conseil|jury',
    ),
  ],
  ['access', word('keys?|handed over|vacant from|schlüssel\\p{L}*|übergabe|llaves|remise des clés|clés')],
  [
    'supply',
    word(
      '(?:texts?|photos?|pictures?|manuscripts?|content|copy|translations?|texte|fotos|bilder|textos|textes)(?: \\p{L}+){0,4} (?:final|ready|come|done|finished|delivered|sent|available|fertig|kommen|listos?|llegan|prêts?|arrivent)',
    ),
  ],
  [
    'draft',
    word(
      'drafts?|sketch(?:es)?|first (?:ideas?|concepts?|proposals?|look|version|designs?)|concepts?|entw(?:u|ü)rfe?|konzepte?|bocetos?|borrador|propuestas?|esquisses?|maquettes?|avant-projet',
    ),
  ],
  [
    'goal',
    word(
      'targets?|objectives?|goal|\\d+ (?:new )?(?:contracts|members|sign[- ]?ups|enquiries|visitors|tickets|customers)|at least \\d[\\d,.]*|mindestens \\d[\\d.]*|ziel|objetivo|al menos|objectif|au moins',
    ),
  ],
  [
    'window',
    word(
      'only between|close[sd]? (?:from|between)|geschlossen (?:von|ab)|cerramos|fermons|close only|can (?:only )?close|closed between|between|zwischen|entre',
    ),
  ],
  [
    'files',
    word(
      'drawings?|samples?|to (?:the )?print(?:er|ers)?|with (?:the )?printers?|print files?|files?|artwork|data|tool(?:ing)? order|tool|muster|druckdaten|druckerei|in (?:den )?druck|in die druckerei|werkzeug|daten|muestras|imprenta|archivos|échantillons|imprimeur|impression|fichiers|bat',
    ),
  ],
  [
    'start',
    word(
      '(?:we|you|work|project) (?:can|could|may|should|will|would) (?:start|begin)|start(?: of (?:work|the project))?(?= in| on| from|:)|kick-?off|projektstart|beginn|(?:können|wollen|möchten) (?:wir )?(?:\\p{L}+ ){0,3}(?:beginnen|anfangen|starten)|empezar|comenzar|commencer|démarrer|démarrage|inicio',
    ),
  ],
];
const LAST = /^(?:by|before|until|till|for|no later|latest|due|bis|vor|antes|avant|hasta|d['’]ici)(?!\p{L})/iu;
const LIVE = word(
  'open\\w*|launch\\w*|live|ready|need\\w*|must|wants?|show|announce|fair|pilot|switch|moved|bring|introduce|present|public|on air|booked|anniversary|festival|in use|delivered?|latest|season|starts?|begins?|fertig|eröffn\\p{L}*|muss|müssen|soll\\p{L}*|messe|jubiläum|abr\\p{L}+|inaugur\\p{L}+|feria|list[oa]s?|lanz\\p{L}+|ouvr\\p{L}+|ouverture|prêt\\p{L}*|salon|lanc\\p{L}+|inscriptions?|rentrée|spent|invoiced|tickets|sale|until|exhibition|campaign|kampagne|campaña|campagne|duration|runs?|laufzeit|dauer|duración|durée|plan\\p{L}*|go into|occup\\p{L}+|fête\\p{L}*|feiern|starten|startet',
);

const SEASON = /(?<!\p{L})(?:spring|summer|autumn|fall|winter)(?!\p{L})/iu;
/** 'we had the roof open until Friday' */
const isPast = (text: string, at: number): boolean => {
  const clause =
    text
      .slice(0, at)
      .split(/[,;.:] | and | but | because /u)
      .at(-1) ?? '';
  return (
    /(?<!\p{L})(?:had|was|were|did|came|went|opened|started|bought|last)(?!\p{L})/iu.test(clause) &&
    !/(?<!\p{L})(?:will|must|should|need|to be)(?!\p{L})/iu.test(clause)
  );
};

const LONG = 90;
/** Up to the stops, brackets and joints around a day. */
function clauseAround(sentence: string, at: number, length: number): string {
  const JOINT =
    /[,;:] |(?<=\p{Ll}{3})\. |\s[–—-]\s(?!\d)| and (?=(?:must|will|we|it|has|the)\b)| but | so | & | before (?=(?:our|we|the) )| because | weil | damit | y (?=se|lo|hay|tiene)| et (?=nous|il|on) | since /giu;
  let [from, to] = [0, sentence.length];
  // what stands in brackets parts nothing, unless the day stands in them
  const masked = sentence.replace(/\([^()]*\)/g, (whole, from: number) =>
    at > from && at < from + whole.length ? whole : '_'.repeat(whole.length),
  );
  for (const joint of masked.matchAll(JOINT)) {
    if (joint.index + joint[0].length <= at) from = joint.index + joint[0].length;
    else if (joint.index >= at + length) {
      to = joint.index;
      break;
    }
  }
  let own = sentence.slice(from, to).trim();
  // of a long one the part that holds the day
  if (own.length > LONG) {
    const joint = own.indexOf(' and ', at - from + length);
    if (joint > 0) own = own.slice(0, joint);
  }
  const words = own
    .replace(sentence.slice(at, at + length), '')
    .split(/\s+/)
    .filter((part) => /\p{L}{3}/u.test(part));
  return words.length > 0 ? own : sentence.slice(0, to).trim();
}

const HABIT =
  /(?<!\p{L})(?:always|never|each|every|usually|most|doesn['’]t|don['’]t|immer|jede[ns]?|siempre|cada|toujours|chaque)(?!\p{L})/iu;

function roleOf(date: NamedDate, clause: string, sentence: string, header: string): DayRole {
  const own = `${header} ${clause}`;
  const found = (text: string): DayRole | undefined => ROLES.find(([, pattern]) => pattern.test(text))?.[0];
  const role = found(own) ?? (clause.split(/\s+/).length < 5 ? found(`${header} ${sentence}`) : undefined);
  if (role === 'window' && !/(?<!\p{L})(?:clos|schlie|cerr|ferm|work|build|umbau|obra|travaux)/iu.test(own))
    return LIVE.test(own) ? 'live' : 'told';
  if (role) return role;
  // what is so each year, or never, has no day
  if (HABIT.test(clause)) return 'told';
  return !date.isVague || LAST.test(date.text) || LIVE.test(own) ? 'live' : 'told';
}

/** 'final artwork 8 weeks before': so many days. */
const AHEAD =
  /(?<![\p{L}\d])(\d{1,2}|a|one|two|three|four|five|six|eight|ten|ein|eine|zwei|drei|vier|sechs|acht|dos|tres|cuatro|deux|trois|quatre) (weeks?|months?|wochen?|monate?|semanas?|mes(?:es)?|semaines?|mois) (?:before|ahead|earlier|in advance|beforehand|prior|vorher|davor|antes|avant)(?!\p{L})/iu;
const aheadOf = (text: string): number => {
  const found = AHEAD.exec(text);
  return found ? countOf(found[1]!) * (/^(?:w|se)/iu.test(found[2]!) ? 7 : 30) : 0;
};

const MOST = 24;

/** The days that a passage names, each with what it is for. */
export function daysIn(passage: Passage, today: Date, isAmerican = false): Day[] {
  const { text, header = '' } = passage;
  const ahead = aheadOf(text);
  const own = datesIn(text, today, isAmerican)
    // a season or what was is no day of the work
    .filter(({ text: said, at }) => !(SEASON.test(said) && !LAST.test(said)) && !isPast(text, at))
    .slice(0, MOST)
    .map((date) => {
      const clause = clauseAround(text, date.at, date.text.length);
      const role = roleOf(date, clause, text, header);
      // 'in March' is its first day where something begins then
      const begins = date.isVague && (role === 'start' || /^(?:from|starting|ab|desde|à partir|dès)/iu.test(date.text));
      const isRange = / (?:to|until|till|and|bis|und|a|à|y|et)$/iu.test(date.text);
      if (isRange) return { ...date, text: date.text.replace(/ \p{L}+$/u, ''), role, clause, passage };
      return { ...date, ...(begins && { date: addDays(date.date, 1) }), role, clause, passage };
    });
  const [first] = own;
  if (ahead === 0 || !first) return own;
  // what is due so long before a day is due on a day of its own
  const clause = text.split(/[,;] /).find((part) => AHEAD.test(part)) ?? text;
  return [...own, { ...first, date: addDays(first.date, -ahead), role: 'files', clause }];
}

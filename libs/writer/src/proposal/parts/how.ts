import type { CheckId, Voice } from '../language';
import { blocks, points } from '../markdown';
import type { Plan } from '../proposal';
import { isInsight } from '../reading/said';
import { isUndecided } from '../trades';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** What in a letter is to be made sure of early. */
const CHECKS: Readonly<Record<CheckId, RegExp>> = {
  protected: word(
    'listed|protected (?:zone|building|structure)|no drilling|not allowed: drilling|heritage (?:office|protection)|denkmal\\p{L}*|patrimonio|classée?',
  ),
  languages: word(
    'languages?:?|bilingual|trilingual|(?:dutch|english|german|french|spanish|italian|polish|estonian|russian|arabic|welsh|yoruba|slovak|icelandic)(?: and|/|, | &) ?\\p{Lu}?(?:dutch|english|german|french|spanish|italian|polish|estonian|russian|arabic|welsh|slovak|norwegian)|zweisprachig|mehrsprachig|bilingüe|idiomas|bilingue|langues|devanagari',
  ),
  names: word(
    'names? for|new name|find (?:us )?a name|logo \\+ name|name and logo|naming|namensfindung|neuer name|nombre para|nom pour',
  ),
  rights: word('(?<!no )photos|photographs|archive|negatives|old drawings|fotos|archivbilder|fotografías|archives'),
  api: word('api|our own (?:system|software)|planning software|schnittstelle|interfaz|own booking system'),
  unwritten: word(
    "don['’]t have: texts|no texts|can['’]t write|texts? (?:are |is )?missing|keine texte|nadie escribe|pas de textes",
  ),
  access: word(
    'wcag|low vision|blind|wheelchair|stiff fingers|over 60|average age|75\\+|75-year-old|pushchairs?|dementia|arthritis|barrierefrei|über 60|sehbehindert\\p{L}*|accesib\\w+|accessibilit\\w+|malvoyants?|personas mayores|personnes âgées',
  ),
};

const ROUNDS =
  /(?<!\p{L})(one|two|three|1|2|3|eine?|zwei|drei|una?|dos|tres|une?|deux|trois) (?:rounds? of (?:changes?|corrections?|revisions?|amends?|edits?|feedback)|(?:correction|revision|feedback) rounds?|korrektur\p{L}*|rondas? de (?:cambios|correcciones)|(?:tours?|séries?) de corrections?|allers-retours)(?!\p{L})/iu;
/** How many rounds of changes our prices hold: as many as the letter names, or two. */
export const roundsOf = (request: string): number => {
  const said = ROUNDS.exec(request)?.[1]?.toLowerCase() ?? '';
  return /^(?:one|1|ein|un)/.test(said) ? 0 : /^(?:three|3|drei|tres|trois)/.test(said) ? 2 : 1;
};

/** How it is done and tried, and on what the prices rest. */
export function how({ reading, order, language, telling }: Plan, voice: Voice): string {
  const { how: tried } = language.trades[order.main];
  const told = reading.request;
  const asked = reading.sentences
    .filter(({ text, place }) => place === 'open' && isInsight(text) && text.includes(':') && text.endsWith('?'))
    .map(({ text }) => language.quote(text.split(':').at(-1)!.trim()));
  // what follows from the languages is told where they are
  // … and what is asked is not assumed
  const isTold = (id: CheckId) =>
    (id === 'languages' &&
      (telling.conditions.some((text) => text.includes(language.soLanguages)) ||
        reading.unsure.some(({ said }) => said.some((one) => CHECKS.languages.test(one))))) ||
    (id === 'rights' && reading.gaps.some((gap) => gap.id === 'rights'));
  const checks = language.checks.flatMap(([id, text]) => (CHECKS[id].test(told) && !isTold(id) ? [text] : []));
  const assumed = checks.slice(0, 3);
  const whole = [
    voice.how(language.rounds[roundsOf(told)]!),
    asked[0] && order.main === 'campaign' ? language.insight(asked[0]) : '',
    tried,
    order.main !== 'advice' && isUndecided(told) && !reading.asks.some(({ kind }) => kind === 'decide')
      ? language.undecided
      : '',
  ];
  return blocks(whole.filter(Boolean).join(' '), assumed.length > 0 && blocks(language.assumptions, points(assumed)));
}

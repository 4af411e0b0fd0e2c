import { countOf, NUMBER_WORDS } from '../counts';
import type { Passage } from './passages';

/**
 * What takes its time, whoever does it.
 * - permit: an authority or a board looks at it
 * - clearance: the client or a partner approves what we made
 * - trial: it is tried, tested or certified
 * - making: tools, printing, binding, building
 * - transport: it is on its way
 */
export type DurationKind = 'permit' | 'clearance' | 'trial' | 'making' | 'transport';

/** 'the permit takes eight weeks' */
export interface Duration {
  /** of the calendar */
  days: number;
  kind: DurationKind;
  /** in the client's words */
  clause: string;
  passage: Passage;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const COUNT = `(\\d{1,3}|an?|${NUMBER_WORDS}|ein|eine|einen|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|dos|tres|cuatro|cinco|seis|ocho|siete|diez|doce|deux|trois|quatre|cinq|sept|huit|dix|douze|sieben|neun)`;
const UNIT =
  '((?:working|business) days|(?:Arbeits|Werk)tage|jours ouvrés|días hábiles|days?|weeks?|months?|tage|wochen?|monate?|días|semanas?|mes(?:es)?|jours|semaines?|mois)';
const ROUGH =
  '(?:about |around |roughly |approx\\.? |up to |at least |another |etwa |rund |mindestens |unos |unas |environ |au moins )?';
/** 'takes eight weeks', 'sea freight = 7 weeks', 'die vier Wochen braucht' */
const TAKES = new RegExp(
  `(?:(?:(?<!\\p{L})(?:takes?|wants?|needs?|requires?|lasts?|dauert|dauern|braucht|brauchen|benötigt|tarda|tardan|necesita|prend|prennent|demande|met|is|are|(?<=(?:tests?|trials?|study|pilot) )of|with(?= \\d+ \\p{L}+ (?:from|of|lead)))(?: us| them| me)?|[=:]) ${ROUGH}${COUNT} ${UNIT}|(?<!\\p{L})${COUNT} ${UNIT} (?:braucht|brauchen|dauert|benötigt)|(?<!\\p{L})(?:tools?|moulds?|printing|binding|shipping|freight|certification|delivery|permit|production|werkzeug|druck|versand):? ${COUNT} ${UNIT}(?! before))(?!\\p{L})`,
  'giu',
);
/** 'nine weeks for the tool and three for the first parts', 'then 3 weeks trial' */
const MORE = new RegExp(
  `(?:,| and| then|,? und| y| et)(?: then)? ${ROUGH}${COUNT}(?: ${UNIT})?(?= (?:for|of|to|at|trial|test|für|para|pour))|(?:,| and) (?:the|our) \\p{L}+ ${ROUGH}${COUNT}(?: ${UNIT})?(?=[.;,]|$)`,
  'giu',
);

const KINDS: readonly (readonly [DurationKind, RegExp])[] = [
  [
    'transport',
    word(
      'sea|ships?|shipping|shipped|freight|transports?|transit|customs|container|courier|seefracht|versand|transporte|envío|bateau|livraison',
    ),
  ],
  [
    'permit',
    word(
      'landlord|permits?|permission|registration|registro|eintragung|faculty|licen[cs]es?|authorit(?:y|ies)|heritage office|planning office|city|municipality|bureau|ministry|genehmigung|bauamt|behörde|denkmalpflege|permisos?|licencias?|ayuntamiento|permis|autorisation|mairie',
    ),
  ],
  [
    'trial',
    word(
      'study|trials?|tests?|tested|testing|certif\\p{L}+|approval tests?|pilots?|laboratory|lab|institute|prüfung|zertifizierung|erprobung|ensayos?|pruebas?|essais?|homologation',
    ),
  ],
  [
    'clearance',
    word(
      'approv\\p{L}+|clear(?:s|ed|ance)?|check(?:s|ed)?|sign(?:s|ed)? off|legal|review(?:s|ed)?|valid\\p{L}+|freigabe|freizugeben|prüft|revis\\p{L}+|relecture',
    ),
  ],
  [
    'making',
    word(
      'blown|bekleb\\p{L}*|folier\\p{L}*|wrapp\\p{L}*|tool ?makers?|moulders?|benders?|suppliers?|weavers?|tools?|tooling|mou?lds?|makes?|making|made|print(?:s|ed|er|ers|ing)?|bind(?:s|er|ing)?|build(?:s|er|ing)?|install(?:s|ing|ation)?|carpenter|joiner|foundry|factory|workshop|produc\\p{L}+|manufactur\\p{L}+|weav\\p{L}+|knit\\p{L}*|enamel\\p{L}*|engrav\\p{L}+|series|parts|delivery time|lead time|druck\\p{L}*|herstell\\p{L}*|werkzeug\\p{L}*|fertigung|schreiner|tischler|imprenta|imprim\\p{L}+|fabric\\p{L}+|carpintero|moldes?|menuisier|moule',
    ),
  ],
];
/** How long it lasts, is given or runs: no step of the work. */
const OF_LIFE =
  /(?<!\p{L})(?:support|warranty|guarantee|contract|battery|course|courses|lasts|season|holiday|stay|training|subscription|visit|take home|patients?|payment|invoice|exhibition runs|garantie|vertrag|garantía|waiting list)(?!\p{L})/iu;

const daysOf = (count: string, unit: string): number => {
  const own = countOf(count);
  const isWorking = /^(?:working|business|arbeits|werk|jours ouvrés|días hábiles)/iu.test(unit);
  return isWorking
    ? Math.round((own * 7) / 5)
    : own * (/^(?:d|t|j)/iu.test(unit) ? 1 : /^(?:w|sem)/iu.test(unit) ? 7 : 30);
};

const kindOf = (text: string): DurationKind | undefined => KINDS.find(([, pattern]) => pattern.test(text))?.[0];

const MOST = 12;
/** The steps of others for which a letter says how long they take. */
export function durationsIn(passages: readonly Passage[]): Duration[] {
  const all: Duration[] = [];
  for (const passage of passages) {
    const { text } = passage;
    if (passage.isOthers || text.includes('?') || text.length > 500) continue;
    for (const match of text.matchAll(TAKES)) {
      const from = Math.max(
        ...[...text.slice(0, match.index).matchAll(/[,;:.–—] | and | und | y | et /giu)].map(
          (one) => one.index + one[0].length,
        ),
        0,
      );
      const rest = text.slice(match.index + match[0].length);
      const to = match.index + match[0].length + (/[,;.–—](?: |$)| and | und | y | et |$/iu.exec(rest)?.index ?? 0);
      const clause = text.slice(from, to).trim();
      // 'which takes ten working days': of what stands before
      const isRelative = /^(?:which|that|it|this|die|der|das|sie|que|qui|lo que)(?!\p{L})/iu.test(clause);
      const said = isRelative ? text.slice(0, to) : clause;
      const kind = kindOf(clause) ?? kindOf(text.slice(0, to));
      if (!kind || OF_LIFE.test(clause)) continue;
      const days = daysOf(match[1] ?? match[3] ?? match[5]!, match[2] ?? match[4] ?? match[6]!);
      const more = [...rest.slice(0, 80).matchAll(MORE)].map(([, one, unitOfOne, other, unitOfOther]) =>
        daysOf(one ?? other!, unitOfOne ?? unitOfOther ?? match[2] ?? match[4] ?? match[6]!),
      );
      all.push({
        days: more.reduce((sum, one) => sum + one, days),
        kind,
        clause: more.length > 0 ? text : said,
        passage,
      });
    }
  }
  return all.filter(({ days }) => days > 2).slice(0, MOST);
}

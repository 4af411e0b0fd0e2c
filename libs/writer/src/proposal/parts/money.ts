import { amountsIn } from '../money';
import { isMoney } from '../reading/sums';
import { told as tell } from '../order/telling';
import type { Plan } from '../proposal';

const ALL_IN =
  /(?<!\p{L})(?:design and (?:production|making|build|print\p{L}*)|(?:including|incl\.?) (?:\p{L}+[ -]){0,2}(?:transport|fit-?out|paint\p{L}*|carton|samples|fabrication)|(?:paint|print|production|material)s?(?: and \p{L}+)? included|(?:schilder|signs|möbel|druck\p{L}*|montage) (?:eingeschlossen|inbegriffen)|gestaltung und (?:druck|herstellung|produktion)|diseño y producción|création et (?:production|fabrication)|all[- ]?in|for everything|everything included|hosting[^.]{0,30} included|(?:with|incl(?:uding|\.)?|includes?|inclusive of) (?:the )?(?:\p{L}+ ){0,2}(?:production|print\w*|making|build\w*|media|ads|install\w*|furniture|works|everything|postage)|todo incluido|con (?:la )?(?:impresión|producción)|tout compris|(?:impression|fabrication) (?:comprise|incluse)|(?:inkl(?:usive|\.)?|einschließlich) \p{L}+|(?:fabrication|pose|impression|production|montage|fabricación|impresión|montaje|printing|installation|herstellung|druck|ads)[^.]{0,30} (?:comprise?s?|incluse?s?|included|inbegriffen|incluid\p{L}+|eingeschlossen))(?!\p{L})/iu;
const APART =
  /(?<!\p{L})(?:not including (?:your|the)|(?:except|without|besides|ohne|sin(?: contar)?|hors|sauf) (?:for )?(?:the |la |el |l['’])?(?:print\p{L}*|produ\p{L}+|druck\p{L}*|impr\p{L}+|media|making|hosting)|on top|separately|not included|nicht enthalten|no inclu\p{L}+|non compris\p{L}*|design (?:only|budget)|for the design only|excluding (?:print|production)|zuzüglich)(?!\p{L})/iu;
/** Our fee comes on top of their sum. */
const FEE =
  /(?<!\p{L})(?:not including (?:your|the|our) fee|charge(?: \p{L}+)? on top|(?:honorarios|fees?),? (?:aparte|apart|separate)|(?:your |the )?fees? separately|ohne (?:ihr |das )?honorar|honorar (?:extra|separat)|sin (?:sus |los )?honorarios|hors honoraires)(?!\p{L})/iu;
const NET =
  /(?<!\p{L})(?:excl(?:uding|\.)?(?: of)? (?:vat|tax|gst)|plus vat|ex vat|net|netto|zzgl\.? mwst\.?|sin iva|más iva|\+ ?iva|hors taxes?|ht)(?!\p{L})/iu;
const GROSS =
  /(?<!\p{L})(?:incl(?:uding|\.)?(?: of)? (?:vat|tax|gst)|gross|brutto|inkl\.? mwst\.?|iva incluido|con iva|ttc)(?!\p{L})/iu;

const ASKED =
  /^(?:what|how|would|could|can|is|do|does|which|who|was|wie|können|qué|cómo|que|combien|pouvez)(?!\p{L})[^?]*\?$/iu;

/** The sum they name, and what our prices hold of it. */
export function money(plan: Plan): string | undefined {
  const { reading, language, order } = plan;
  // what is asked of it is answered among the questions
  const told = reading.money.filter((text) => !ASKED.test(text));
  const about = told.join(' ');
  // told elsewhere: among what they are, or in a question
  const isNamed =
    told.length === 0 &&
    reading.letter.passages.some(
      (passage) => !passage.isOthers && !reading.kept.includes(passage.text) && isMoney(passage),
    );
  const { paid } = language.trades[order.main];
  if (reading.isUnpaid) return language.unpaid;
  return [
    told.map((text) => tell(text, language)).join(' '),
    isNamed || (told.length > 0 && /\d/.test(about)) ? (FEE.test(about) ? language.fee : language.frame) : '',
    amountsIn(about).length > 1 ? '' : NET.test(about) ? language.tax.net : GROSS.test(about) ? language.tax.gross : '',
    FEE.test(about)
      ? ''
      : ALL_IN.test(about) && !APART.test(about)
        ? language.allIn
        : APART.test(about) && /(?:paid|separate|only)/i.test(about)
          ? ''
          : paid,
  ]
    .filter(Boolean)
    .join(' ');
}

import { valueOf } from '../counts';
import { amountsIn } from '../money';
import type { Passage } from './passages';

/** Says that a sum is there for the work. */
const FRAME =
  /(?<!\p{L})(?:budgets?|framework|enveloppe|kasse|money|geld|dinero|argent|presupuesto|kostenrahmen|kostendach|saved|put (?:by|aside)|set aside|earmarked|we (?:have|['’]ve) (?:got )?(?:about |around |up to |a )?(?=[€$£\d])|there(?:['’]s| is)|we can (?:pay|spend|afford|go)|can (?:spend|afford)|could (?:pay|spend)|all[- ]in|in total|altogether|available|ceiling|maximum amount|max(?:imum)?|not more than|at most|(?:design |your )?fees?|funding|grant|donation|legacy|tenemos|disponemos|contamos con|hasta|nous (?:avons|disposons)|wir haben|haben wir|zur verfügung|höchstens|gibt|reichen|rahmen|told (?:us|me))(?!\p{L})|(?:^|[ (])(?=[A-Z]{0,3}[€$£]\d)|^\W?(?=[€$£])/iu;
/** A price of theirs, or what one piece may cost. */
const PRICE_OF_THEIRS =
  /(?<!\p{L})(?:tickets?|sells?|sold|price of|cost(?:s|ing)? us|target cost|a unit|per (?:unit|piece|lead|month|head|person|night)|each|a (?:piece|lead|month|unit|night|bottle|jar|ticket)|rent|turnover|tooling money|revenue|salary|fine|je stück|pro stück|im monat|al mes|par mois|la unidad|pièce|verkauf\p{L}*)(?!\p{L})/iu;

/** What comes in, or is spent on something else. */
const OF_THEIR_LIFE =
  /(?<!\p{L})(?:turnover|revenue|sales|sold|sells?|income|profits?|earn(?:s|ed)?|raised?|donat\p{L}+|loans?|mortgages?|assets|worth|invest(?:ed|ment)|costs? (?:us|them|about)|losing|lost|saved? (?:us|them)|last year|a year|per year|annual(?:ly)?|umsatz|jahresumsatz|gewinn|verdien\p{L}*|gespendet|letztes jahr|im jahr|factur\p{L}+|ventas|ingresos|al año|chiffre d[’']affaires|ventes|par an|l['’]an dernier)(?!\p{L})/iu;
/** What less than this pays for is no work of ours. */
const LEAST = 500;
const LITTLE = 100;

/** Whether a sentence tells what may be spent on the work. */
export function isMoney({ text, header = '' }: Passage): boolean {
  if (/^(?:design )?(?:budget|money|geld|presupuesto|prices?|fee|honorar|how much)\b\s?[:=]/iu.test(text)) return true;
  if (
    /^(?:i['’]ve |we['’]ve |i |we )?(?:got|have) (?:about |around |only )?[€$£]?\d[\d.,]*(?: ?k| grand)?\.?$/iu.test(
      text,
    )
  )
    return true;
  // 'We have €41,000 plus 26 free tickets'
  if (
    /^(?:we|i)(?: have|['’]ve)(?: got)? (?:about |around |only )?[A-Z]{0,3}[€$£]?\d[\d.,]+(?! ?\p{Ll})/iu.test(text) &&
    amountsIn(text).length > 0
  )
    return true;
  if (/^(?:the )?budget (?:as|is as|like) (?:discussed|agreed|before|usual|last)/iu.test(text)) return true;
  if (
    /(?:what (?:this|it|that) (?:should|would|may|might) cost|(?:told|quoted) (?:us|me) (?:about )?[€$£]?\d+ ?k(?!\p{L}))/iu.test(
      text,
    )
  )
    return true;
  if (
    /\d.*(?:for|für|para|pour) (?:the )?(?:hosting|upkeep|maintenance|running|pflege|wartung|mantenimiento|alojamiento|hébergement)/iu.test(
      text,
    )
  )
    return true;
  return amountsIn(text)
    .filter(({ isPrice }) => !isPrice)
    .some(({ text: sum }) => {
      const at = text.indexOf(sum);
      const around = text.slice(Math.max(0, at - 40), at + sum.length + 24);
      // what they collect is for something else
      if (
        /(?<!\p{L})(?:rais(?:e|es|ing|ed)|collect(?:ing|ed)?|sammeln|recaudar|collecter) (?:\p{L}+ ){0,2}$/iu.test(
          text.slice(0, at),
        )
      )
        return false;
      // a yearly fee of £24 pays for no work
      if (
        valueOf(sum) < LITTLE &&
        !/(?<!\p{L})budget/iu.test(text) &&
        !/\d ?(?:k|m|mil|mio|million|thousand|grand|lakhs?|crores?)(?!\p{L})/iu.test(sum)
      )
        return false;
      const isOfWork =
        FRAME.test(`${header} ${text}`) ||
        /^(?:about |around |roughly |circa |ca\. |up to |max\.? )/iu.test(text) ||
        (valueOf(sum) >= LEAST && !OF_THEIR_LIFE.test(text));
      return isOfWork && !PRICE_OF_THEIRS.test(around);
    });
}

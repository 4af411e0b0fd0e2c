/** An amount that a request names. */
interface Amount {
  /** as it was written, with what belongs to it: '420,000 pesos all in' */
  text: string;
  /** of one piece, a month, a ticket: no budget for the work */
  isPrice: boolean;
}

const NAMES =
  'f ?cfa|cfa|euros?|e(?= (?:for|in|net|max|all|excl|incl)|[.,;)]|$)|dollars?|dólares|dolares|dollari|libras|sterline|franken|kronen|pounds?|pesos?|baht|rupees?|rupiah|dirhams?|dinars?|riyals?|shillings?|naira|rand|cedis?|yen|yuan|renminbi|won|reais|real|soles|lev|leva|lei|forints?|lira|dong|ringgit|francs?|krone[rn]?|kronor|kroner|koruna|crowns?|zloty|złoty|hryvnia|quid|bucks|grand|balles|cents?|pence|taka|tenge|som|birr|colones|guaran[ií]es|kr|zł|rs\\.?';
const CODES =
  'T€|TEUR|EUR|USD|GBP|CHF|PHP|THB|INR|IDR|AED|SAR|KES|UGX|TZS|NGN|ZAR|GHS|JPY|CNY|RMB|KRW|BRL|MXN|ARS|CLP|COP|PEN|BGN|RON|HUF|TRY|VND|MYR|SGD|HKD|TWD|AUD|NZD|CAD|SEK|NOK|DKK|ISK|CZK|PLN|UAH|ILS|EGP|MAD|BDT|PKR|LKR|NPR|KZT|GEL|AMD|RSD|XOF|XAF|ETB|RWF|JOD|KWD|QAR|OMR|BHD|LBP|TND|DZD|UYU|PYG|BOB|DOP|GTQ|CRC|BAM|MKD|MDL|AZN|UZS|MNT|BWP|NAD|ZMW|MZN|AOA|MUR|FJD|TTD|JMD';
const NUMBER = `\\d(?:[\\d'’]|[.,](?=\\d)| (?=\\d{3}(?!\\d))){0,24}`;
const SCALE = `(?:\\s?(?:millions?(?: de)?|millones(?: de)?|mil|mio|thousand|lakhs?|crores?|hundred|mn|k|m)\\b)?`;
const AFTER = `(?:,?\\s(?:all[- ](?:in|up)|in total|altogether|all together|excl(?:uding|\\.)? (?:vat|tax)|incl(?:uding|\\.)? (?:vat|tax)|net|gross|plus vat|(?:at )?(?:the )?(?:most|max(?:imum)?))(?!\\p{L}))?`;
const MONEY = new RegExp(
  `(?:(?:[€$£¥₹₱฿₦₩₫₺₴₽]|\\b(?:US|R|S|A|C|N|NZ|HK|NT)\\$|\\b(?:${CODES})|\\b(?:S\\/|R(?= ?\\d)|K(?= ?\\d{2,3}[.,]\\d{3})|Rs\\.?|Ksh|Kč|Fr\\.?))\\s?(?:${NUMBER})${SCALE}|(?:${NUMBER})${SCALE}\\s?(?:[€$£¥₹₱฿₦₩]|(?:US |Canadian |Australian |Swiss |British |Kenyan |Colombian )?(?:${NAMES})(?![\\p{L}])|(?:${CODES})\\b))${AFTER}`,
  'giu',
);
const PER =
  /^\s*(?:per\b|each\b|a (?:piece|pack|head|month|night|year|loaf|kilo|ticket|day|box|bottle|jar)\b|an? (?:hour|egg)\b|\/)/i;
const OF_THE_WORK =
  /\b(?:budget|all in|in total|total|altogether|spend|afford|pay you|for (?:this|everything|all|the (?:whole|work|job|design))|we have|i have|available|fee|max|not exceed|ceiling|limit|grant|funds?|set aside|thought of|thinking of|have in mind|reserved|approved|bewilligt|vorgesehen|denken an|pensons à|prévoyons|pensamos en|previsto)\b/i;
const OF_THINGS =
  /\b(?:costs?|price|prices|priced|sell|sells|sold|turnover|revenue|donat|rent|entrance|tickets?|below|under|cheaper|per|each|save|fine|earn|loan|raised|worth|customers? pay)\b/i;

/** 'Budget total 14 lakh', 'Budget 15 mil': the word says that it is money. */
const OF_BUDGET =
  /(?<=\b(?:budget|geld|money|presupuesto|dinero|argent)\b[^.;\d]{0,24})\d[\d.,]*(?:\s?(?:k|mil|million|thousand|lakhs?|crores?)\b)?|(?<=\b(?:dólares|dollars?|euros?|usd|eur|pesos)\b,? (?:hasta|up to|bis|máximo|max\.?) )\d[\d.,]{2,}|(?<=\b(?:got|have|spend|pay|invest|put in) (?:about |around |only |maybe |up to )?)\d[\d.]*(?:(?: ?[-–] ?| (?:to|or) )\d[\d.]*)? ?(?:k|thousand|grand)\b|(?<=\b(?:zahlt|zahlen|gibt|paga|pagan|paie) )\d[\d.,]{3,}|\b\d{3,6}(?= max\b)|(?<=^(?:about |around |roughly |circa |ca\.? )?)\d+(?:\.\d+)?k\b(?! ?(?:m|km))(?! (?!for|in|max|all|total|plus|or|and|to|net|incl|excl)\p{Ll}{4,})|(?<=\b(?:we|i) (?:can )?pay (?:about |around |up to )?)\d[\d.,]{2,}\b|(?<=\b(?:got|have|there is|there['’]s) (?:about |around |only )?)\d{1,3}[.,]\d{3}\b(?= (?:left|from|for|in)\b)|(?<=\bmax(?:imum)?\.? )\d[\d.,]{2,}\b(?! ?(?:x|×|\p{L}))/giu;

/** The amounts in a sentence. */
export function amountsIn(sentence: string): Amount[] {
  const named = [...sentence.matchAll(MONEY)];
  // 'I can pay 2.800 for all and the boxes not more than 14 euro each'
  const bare = [...sentence.matchAll(OF_BUDGET)].filter(({ index, 0: text }) =>
    named.every((one) => index + text.length <= one.index || index >= one.index + one[0].length),
  );
  return [...named, ...bare]
    .sort((one, other) => one.index - other.index)
    .map((match) => {
      const after = sentence.slice(match.index + match[0].length);
      const before = sentence.slice(0, match.index);
      const near = `${before.slice(-40)} ${match[0]} ${after.slice(0, 25)}`;
      return {
        text: match[0].trim().replace(/^,\s*/, ''),
        isPrice: PER.test(after) || (!OF_THE_WORK.test(near) && OF_THINGS.test(near)),
      };
    });
}

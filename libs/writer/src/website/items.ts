// What can be had, each with its title and its price: only from what is laid out as a list, point by point or with a price at each comma.

export interface Item {
  title: string;
  text: string;
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d[\d.,]*\d|\d)(?:k|m)?`;
/** Their three letters: 'ISK', 'SGD'. */
const CODES = Intl.supportedValuesOf('currency').join('|');
export const PRICE_TEXT = String.raw`(?:(?:(?:C|A|NZ|HK|US|R|S|CA|AU|NT|MX)?\$|(?:GH)?₵|[€£¥₹₱₦₾₺₪₩₫฿₴₽₸₡₲]|\b(?:${CODES}|KSh|Ksh|Rs\.?|RM|TSh|USh|Dhs?|FCFA|R))\s?${NUMBER}|${NUMBER}\s?(?:€|£(?!\s?\d)|\$(?!\s?\d)|zł|Kč|(?:kr|eur|${CODES}|Ft|lv|din|so'm|tenge|euros?|dollars?|pounds?|pesos?|francs?|kroner|kronor|crowns|rupees|rand|lei|yen|pence|p|quid|Euro|Franken|soles|reais|dirhams?|lari|lira|baht|złotych|shillings?|kwacha|dólares|naira|cedis?|birr|ringgit|rupiah|won|dong|dinars?|riyals?|taka|afghani|manat|som|tögrög|denar|dram|hryvnias?|pula|kr\.)(?!\p{L})))`;
const PRICE = new RegExp(PRICE_TEXT, 'u');
export const hasPrice = (text: string): boolean => PRICE.test(text);

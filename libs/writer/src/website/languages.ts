/** Languages that the page's own words are known in. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the page says of itself. */
export interface PageWords {
  /** before what is still open */
  open: string;
  about: string;
  offers: string;
  /** above who its customers are */
  whom: string;
  prices: string;
  how: string;
  /** above what customers say, and what is asked of them */
  voices: string;
  quotes: string;
  /** before what is kept from the page */
  left: string;
  /** why it is: it is said to the makers, or nobody is sure of it */
  toUs: string;
  ask: string;
  /** before a number that stands alone */
  phone: string;
  contact: string;
  action: string;
  /** what is still open, after the mark */
  reach: string;
}

const WORDS: Record<Exclude<Language, 'en'> | 'ja' | 'ar', PageWords> = {
  de: {
    open: 'Noch offen:',
    about: 'Über uns',
    offers: 'Was wir machen',
    whom: 'Für wen wir arbeiten',
    prices: 'Was es kostet',
    how: 'Wie wir arbeiten',
    voices: 'Was andere sagen',
    quotes: 'zwei, drei Sätze von Kunden in ihren eigenen Worten, mit Namen und Erlaubnis.',
    phone: 'Telefon',
    left: 'Nicht übernommen:',
    toUs: 'an uns gesagt, nicht an die Leser',
    ask: 'bitte nachfragen',
    contact: 'Sprechen Sie mit uns',
    action: 'Kontakt aufnehmen',
    reach: 'Anschrift, Telefon, E-Mail.',
  },
  fr: {
    open: 'À compléter :',
    about: 'Qui nous sommes',
    offers: 'Ce que nous faisons',
    whom: 'Pour qui nous travaillons',
    prices: 'Nos prix',
    how: 'Comment nous travaillons',
    voices: 'Ce qu’on en dit',
    quotes: 'deux ou trois phrases de clients dans leurs propres mots, avec leur nom et leur accord.',
    phone: 'Téléphone :',
    left: 'Non repris :',
    toUs: 'adressé à nous, pas aux lecteurs',
    ask: 'à demander au client',
    contact: 'Parlons-en',
    action: 'Nous contacter',
    reach: 'adresse, téléphone, e-mail.',
  },
  es: {
    open: 'Por completar:',
    about: 'Quiénes somos',
    offers: 'Lo que hacemos',
    whom: 'Para quién trabajamos',
    prices: 'Precios',
    how: 'Cómo trabajamos',
    voices: 'Lo que dicen los clientes',
    quotes: 'dos o tres frases de clientes con sus propias palabras, con su nombre y su permiso.',
    phone: 'Teléfono',
    left: 'No incluido:',
    toUs: 'dirigido a nosotros, no a los lectores',
    ask: 'pregúntese al cliente',
    contact: 'Hable con nosotros',
    action: 'Contactar',
    reach: 'dirección, teléfono, correo.',
  },
  it: {
    open: 'Da completare:',
    about: 'Chi siamo',
    offers: 'Che cosa facciamo',
    whom: 'Per chi lavoriamo',
    prices: 'I prezzi',
    how: 'Come lavoriamo',
    voices: 'Che cosa dicono i clienti',
    quotes: 'due o tre frasi di clienti con parole loro, con il nome e il permesso.',
    phone: 'Telefono',
    left: 'Non ripreso:',
    toUs: 'detto a noi, non ai lettori',
    ask: 'da chiedere al cliente',
    contact: 'Parli con noi',
    action: 'Contattaci',
    reach: 'indirizzo, telefono, e-mail.',
  },
  pt: {
    open: 'A completar:',
    about: 'Quem somos',
    offers: 'O que fazemos',
    whom: 'Para quem trabalhamos',
    prices: 'Preços',
    how: 'Como trabalhamos',
    voices: 'O que dizem os clientes',
    quotes: 'duas ou três frases de clientes nas suas palavras, com o nome e a autorização.',
    phone: 'Telefone',
    left: 'Não incluído:',
    toUs: 'dito a nós, não aos leitores',
    ask: 'a perguntar ao cliente',
    contact: 'Fale connosco',
    action: 'Contactar',
    reach: 'morada, telefone, e-mail.',
  },
  nl: {
    open: 'Nog open:',
    about: 'Over ons',
    offers: 'Wat we doen',
    whom: 'Voor wie we werken',
    prices: 'Wat het kost',
    how: 'Hoe we werken',
    voices: 'Wat klanten zeggen',
    quotes: 'twee of drie zinnen van klanten in hun eigen woorden, met naam en toestemming.',
    phone: 'Telefoon',
    left: 'Niet overgenomen:',
    toUs: 'aan ons gericht, niet aan de lezers',
    ask: 'navragen bij de klant',
    contact: 'Neem contact op',
    action: 'Contact opnemen',
    reach: 'adres, telefoon, e-mail.',
  },
  ja: {
    open: '未定：',
    about: '私たちについて',
    offers: '仕事の内容',
    whom: 'お客様について',
    prices: '料金',
    how: '仕事の進め方',
    voices: 'お客様の声',
    quotes: 'お客様ご自身の言葉で二、三文。お名前と許可とともに。',
    phone: '電話',
    left: '掲載しない内容：',
    toUs: '読者ではなく制作側への伝言',
    ask: 'お客様に要確認',
    contact: 'ご相談ください',
    action: 'お問い合わせ',
    reach: '所在地、電話番号、メールアドレス。',
  },
  ar: {
    open: 'يُضاف لاحقًا:',
    about: 'من نحن',
    offers: 'ماذا نقدّم',
    whom: 'لمن نعمل',
    prices: 'الأسعار',
    how: 'كيف نعمل',
    voices: 'ماذا يقول العملاء',
    quotes: 'جملتان أو ثلاث من العملاء بكلماتهم، مع الاسم والإذن.',
    phone: 'هاتف',
    left: 'لم يُدرج:',
    toUs: 'موجّه إلينا لا إلى القرّاء',
    ask: 'يُسأل عنه العميل',
    contact: 'تواصلوا معنا',
    action: 'تواصل معنا',
    reach: 'العنوان والهاتف والبريد الإلكتروني.',
  },
};

/** Small words that tell languages of one alphabet apart. */
const TELLS: [keyof typeof WORDS, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ar', /\p{Script=Arabic}{2,}/gu],
  ['de', /(?<!\p{L})(?:wir|der|die|das|und|ist|nicht|für|mit|ein|eine|seit|auf|von|zu)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:nous|ils|les|des|de|la|le|à|est|une|pour|dans|qui|depuis|sur|avec|pas|et|du)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:los|las|la|de|en|un|su|al|una|para|con|que|desde|somos|hacemos|el|y|por|del)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(?:gli|una|la|un|le|per|con|che|siamo|dal|della|il|di|e|non|facciamo|nel)(?!\p{L})/giu],
  [
    'pt',
    /(?<!\p{L})(?:os|uma|para|com|que|desde|somos|fazemos|não|do|da|e|em|um|na|no|pra|quem|dos|das|ao|às|ou|mas|faz|de|é|à|custa)(?!\p{L})/giu,
  ],
  ['nl', /(?<!\p{L})(?:wij|we|het|een|voor|van|niet|sinds|met|zijn|en|de|op|ons|onze)(?!\p{L})/giu],
];

/** The language that a text is in, if its page's words are known; of one that is not in English. */
export function languageOf(text: string): keyof typeof WORDS | undefined {
  const found = TELLS.map(([language, tell]) => ({ language, hits: text.match(tell)?.length ?? 0 })).sort(
    (one, other) => other.hits - one.hits,
  )[0];
  return found && found.hits > 1 ? found.language : undefined;
}

/** The page's own words in it; undefined for a language that is none of these. */
export const wordsOf = (language: keyof typeof WORDS | undefined): PageWords | undefined => language && WORDS[language];
export const isLanguage = (language: string | undefined): language is Language =>
  (LANGUAGES as readonly string[]).includes(language ?? '');

const ENGLISH =
  /\b(?:the|and|of|to|is|we|with|our|are|that|from|it|they|their|have|see|has|at|not|this|for|you|if|or|by|an|near|like|who|which|its|was|were|but|than|out|only)\b/gi;
/** As much of it in that language as in English, or more by a factor. */
export const isMostly = (language: keyof typeof WORDS, text: string, most = 0.5): boolean => {
  const tell = TELLS.find(([one]) => one === language)?.[1];
  const [own, english] = [tell ? (text.match(tell)?.length ?? 0) : 0, text.match(ENGLISH)?.length ?? 0];
  return own > 0 ? own >= english * most : english === 0;
};

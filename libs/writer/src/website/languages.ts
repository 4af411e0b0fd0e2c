/** What the page says of itself, in the language of the brief. */
export interface PageWords {
  /** before what is still open */
  open: string;
  about: string;
  offers: string;
  reasons: string;
  results: string;
  contact: string;
  action: string;
  /** on the second button, at the end of the page */
  write: string;
  /** what is still open, after the mark */
  reach: string;
}

const WORDS: Record<string, PageWords> = {
  de: {
    open: 'Noch offen:',
    about: 'Über uns',
    offers: 'Was wir tun',
    reasons: 'Worauf Sie sich verlassen können',
    results: 'Was dabei herauskommt',
    contact: 'Sprechen Sie mit uns',
    action: 'Kontakt aufnehmen',
    write: 'Schreiben Sie uns',
    reach: 'Anschrift, Telefon, E-Mail.',
  },
  fr: {
    open: 'À compléter :',
    about: 'À propos de nous',
    offers: 'Ce que nous faisons',
    reasons: 'Ce sur quoi vous pouvez compter',
    results: 'Ce qui en résulte',
    contact: 'Parlons-en',
    action: 'Nous contacter',
    write: 'Écrivez-nous',
    reach: 'adresse, téléphone, e-mail.',
  },
  es: {
    open: 'Por completar:',
    about: 'Quiénes somos',
    offers: 'Lo que hacemos',
    reasons: 'Con lo que puede contar',
    results: 'Lo que resulta',
    contact: 'Hable con nosotros',
    action: 'Contactar',
    write: 'Escríbanos',
    reach: 'dirección, teléfono, correo.',
  },
  it: {
    open: 'Da completare:',
    about: 'Chi siamo',
    offers: 'Che cosa facciamo',
    reasons: 'Su che cosa può contare',
    results: 'Che cosa ne viene',
    contact: 'Parli con noi',
    action: 'Contattaci',
    write: 'Scrivici',
    reach: 'indirizzo, telefono, e-mail.',
  },
  pt: {
    open: 'A completar:',
    about: 'Quem somos',
    offers: 'O que fazemos',
    reasons: 'Com o que pode contar',
    results: 'O que resulta',
    contact: 'Fale connosco',
    action: 'Contactar',
    write: 'Escreva-nos',
    reach: 'morada, telefone, e-mail.',
  },
  nl: {
    open: 'Nog open:',
    about: 'Over ons',
    offers: 'Wat we doen',
    reasons: 'Waar u op kunt rekenen',
    results: 'Wat het oplevert',
    contact: 'Neem contact op',
    action: 'Contact opnemen',
    write: 'Schrijf ons',
    reach: 'adres, telefoon, e-mail.',
  },
  ja: {
    open: '未定：',
    about: '私たちについて',
    offers: '仕事の内容',
    reasons: '選ばれる理由',
    results: 'これまで',
    contact: 'ご相談ください',
    action: 'お問い合わせ',
    write: 'メールを送る',
    reach: '所在地、電話番号、メールアドレス。',
  },
  ar: {
    open: 'يُضاف لاحقًا:',
    about: 'من نحن',
    offers: 'ماذا نقدّم',
    reasons: 'كيف نعمل',
    results: 'ما تحقّق',
    contact: 'تواصلوا معنا',
    action: 'تواصل معنا',
    write: 'راسلنا',
    reach: 'العنوان والهاتف والبريد الإلكتروني.',
  },
};

/** Small words that tell languages of one alphabet apart. */
const TELLS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ar', /\p{Script=Arabic}{2,}/gu],
  ['de', /(?<!\p{L})(?:wir|der|die|das|und|ist|nicht|für|mit|ein|eine|seit|auf|von|zu)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:nous|les|des|est|une|pour|dans|qui|depuis|sur|avec|pas|et|du)(?!\p{L})/giu],
  ['es', /(?<!\p{L})(?:los|las|una|para|con|que|desde|somos|hacemos|el|y|por|del|no)(?!\p{L})/giu],
  ['it', /(?<!\p{L})(?:gli|una|per|con|che|siamo|dal|della|il|di|e|non|facciamo|nel)(?!\p{L})/giu],
  ['pt', /(?<!\p{L})(?:os|uma|para|com|que|desde|somos|fazemos|não|do|da|e|em|no)(?!\p{L})/giu],
  ['nl', /(?<!\p{L})(?:wij|het|een|voor|van|niet|sinds|met|zijn|en|de|op|ons)(?!\p{L})/giu],
];

/** The page's own words for a brief that is not in English; undefined for a language that is none of these. */
export function wordsFor(text: string): PageWords | undefined {
  const found = TELLS.map(([language, tell]) => ({ language, hits: text.match(tell)?.length ?? 0 })).sort(
    (one, other) => other.hits - one.hits,
  )[0];
  return found && found.hits > 1 ? WORDS[found.language] : undefined;
}

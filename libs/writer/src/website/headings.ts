import { wordsOf } from './languages';

// The words that the page says of itself, in the language of its note. None of them needs a person.

export interface Headings {
  about: (name: string) => string;
  /** above what is done */
  services: string;
  /** above what is made */
  range: string;
  /** above what is done or made, where it is not plain which */
  offer: string;
  prices: string;
  /** above the list of those who come */
  whom: string;
  /** above how it goes */
  how: string;
  /** above what has been done so far */
  proof: string;
  /** above when it is open and where it is */
  hours: string;
  /** above what is only listed */
  facts: string;
  contact: string;
  /** on the button */
  reach: string;
  voices: string;
  /** what one says when writing, where nothing is told of how they are reached */
  toSay: (action: string) => string;
}

const ENGLISH: Headings = {
  about: (name) => `About ${name}`,
  services: 'Services',
  range: 'The range',
  offer: 'What there is',
  prices: 'Prices',
  whom: 'Who it is for',
  how: 'How it works',
  proof: 'In numbers',
  hours: 'Opening hours and contact',
  facts: 'Good to know',
  contact: 'Contact',
  reach: 'Get in touch',
  voices: 'What others say',
  toSay: (action) =>
    /\border\b/iu.test(action)
      ? 'Please say what you would like, how much of it and where it is to go.'
      : /\brepair\b/iu.test(action)
        ? 'Please say what it is and what is wrong with it.'
        : /\bquote\b/iu.test(action)
          ? 'Please say what it is about, and for when.'
          : /\b(?:book|appointment|dates?|place|room|table)\b/iu.test(action)
            ? 'Please say when it would suit you.'
            : 'Please say what it is about and how you can be reached.',
};
const ABROAD: Record<string, Headings> = {
  de: {
    about: (name) => `Über ${name}`,
    services: 'Leistungen',
    range: 'Das Angebot',
    offer: 'Das Angebot',
    prices: 'Was es kostet',
    whom: 'Für wen',
    how: 'So läuft es',
    proof: 'In Zahlen',
    hours: 'Öffnungszeiten und Kontakt',
    facts: 'Auf einen Blick',
    contact: 'Kontakt',
    reach: 'Kontakt aufnehmen',
    voices: 'Was andere sagen',
    toSay: () => 'Bitte schreiben Sie, worum es geht und wie Sie zu erreichen sind.',
  },
  fr: {
    about: (name) => (/^[aeiouhéèâ]/iu.test(name) ? `À propos d’${name}` : `À propos de ${name}`),
    services: 'Prestations',
    range: 'L’offre',
    offer: 'L’offre',
    prices: 'Les prix',
    whom: 'Pour qui',
    how: 'Comment ça marche',
    proof: 'En chiffres',
    hours: 'Horaires et contact',
    facts: 'En bref',
    contact: 'Contact',
    reach: 'Prendre contact',
    voices: 'Ce qu’on en dit',
    toSay: () => 'Merci d’indiquer de quoi il s’agit et comment vous joindre.',
  },
  es: {
    about: (name) => `Sobre ${name}`,
    services: 'Servicios',
    range: 'La oferta',
    offer: 'La oferta',
    prices: 'Precios',
    whom: 'Para quién',
    how: 'Cómo funciona',
    proof: 'En cifras',
    hours: 'Horario y contacto',
    facts: 'En breve',
    contact: 'Contacto',
    reach: 'Contactar',
    voices: 'Lo que dicen',
    toSay: () => 'Por favor, indique de qué se trata y cómo localizarle.',
  },
  it: {
    about: (name) => `${name} in breve`,
    services: 'Servizi',
    range: 'L’offerta',
    offer: 'L’offerta',
    prices: 'Prezzi',
    whom: 'Per chi',
    how: 'Come funziona',
    proof: 'In cifre',
    hours: 'Orari e contatti',
    facts: 'In breve',
    contact: 'Contatti',
    reach: 'Mettersi in contatto',
    voices: 'Che cosa ne dicono',
    toSay: () => 'Si prega di indicare di che cosa si tratta e come ricontattarvi.',
  },
  pt: {
    about: (name) => `Sobre ${name}`,
    services: 'Serviços',
    range: 'A oferta',
    offer: 'A oferta',
    prices: 'Preços',
    whom: 'Para quem',
    how: 'Como funciona',
    proof: 'Em números',
    hours: 'Horário e contacto',
    facts: 'Em resumo',
    contact: 'Contacto',
    reach: 'Entrar em contacto',
    voices: 'O que dizem',
    toSay: () => 'Por favor, indique do que se trata e como pode ser contactado.',
  },
  nl: {
    about: (name) => `Over ${name}`,
    services: 'Diensten',
    range: 'Het aanbod',
    offer: 'Het aanbod',
    prices: 'Prijzen',
    whom: 'Voor wie',
    how: 'Zo werkt het',
    proof: 'In cijfers',
    hours: 'Openingstijden en contact',
    facts: 'In het kort',
    contact: 'Contact',
    reach: 'Contact opnemen',
    voices: 'Wat anderen zeggen',
    toSay: () => 'Graag vermelden waar het om gaat en hoe u te bereiken bent.',
  },
};

export function headingsIn(language: string | undefined): Headings {
  if (language === 'en') return ENGLISH;
  const known = ABROAD[language ?? ''];
  if (known) return known;
  const words = wordsOf(language as Parameters<typeof wordsOf>[0]);
  return words
    ? {
        about: () => words.about,
        services: words.offers,
        range: words.offers,
        offer: words.offers,
        prices: words.prices,
        whom: words.whom,
        how: words.how,
        proof: words.how,
        hours: words.contact,
        facts: words.how,
        contact: words.contact,
        reach: words.action,
        voices: words.voices,
        toSay: () => '',
      }
    : ENGLISH;
}

import { wordsOf } from './languages';

// The words that the page says of itself, in the language of its note. None of them needs a person.

export interface Headings {
  about: (name: string) => string;
  /** above what is done */
  services: string;
  /** above what is made */
  range: string;
  prices: string;
  /** above what is only listed */
  facts: string;
  contact: string;
  /** on the button */
  reach: string;
  voices: string;
}

const ENGLISH: Headings = {
  about: (name) => `About ${name}`,
  services: 'Services',
  range: 'The range',
  prices: 'What it costs',
  facts: 'At a glance',
  contact: 'Contact',
  reach: 'Get in touch',
  voices: 'What others say',
};
const ABROAD: Record<string, Headings> = {
  de: {
    about: (name) => `Über ${name}`,
    services: 'Leistungen',
    range: 'Das Sortiment',
    prices: 'Was es kostet',
    facts: 'Auf einen Blick',
    contact: 'Kontakt',
    reach: 'Kontakt aufnehmen',
    voices: 'Was andere sagen',
  },
  fr: {
    about: (name) => (/^[aeiouhéèâ]/iu.test(name) ? `À propos d’${name}` : `À propos de ${name}`),
    services: 'Prestations',
    range: 'La gamme',
    prices: 'Les prix',
    facts: 'En bref',
    contact: 'Contact',
    reach: 'Prendre contact',
    voices: 'Ce qu’on en dit',
  },
  es: {
    about: (name) => `Sobre ${name}`,
    services: 'Servicios',
    range: 'La gama',
    prices: 'Precios',
    facts: 'En breve',
    contact: 'Contacto',
    reach: 'Contactar',
    voices: 'Lo que dicen',
  },
  it: {
    about: (name) => `${name} in breve`,
    services: 'Servizi',
    range: 'La gamma',
    prices: 'Prezzi',
    facts: 'In breve',
    contact: 'Contatti',
    reach: 'Mettersi in contatto',
    voices: 'Che cosa ne dicono',
  },
  pt: {
    about: (name) => `Sobre ${name}`,
    services: 'Serviços',
    range: 'A gama',
    prices: 'Preços',
    facts: 'Em resumo',
    contact: 'Contacto',
    reach: 'Entrar em contacto',
    voices: 'O que dizem',
  },
  nl: {
    about: (name) => `Over ${name}`,
    services: 'Diensten',
    range: 'Het aanbod',
    prices: 'Prijzen',
    facts: 'In het kort',
    contact: 'Contact',
    reach: 'Contact opnemen',
    voices: 'Wat anderen zeggen',
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
        prices: words.prices,
        facts: words.how,
        contact: words.contact,
        reach: words.action,
        voices: words.voices,
      }
    : ENGLISH;
}

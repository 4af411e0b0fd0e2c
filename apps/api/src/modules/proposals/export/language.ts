import { detect } from 'tinyld';

/** What stands on a document besides its text. */
export interface DocumentWords {
  /** as BCP 47 has it: 'pt' */
  language: string;
  proposal: string;
  contents: string;
}

const WORDS: Record<string, readonly [proposal: string, contents: string]> = {
  en: ['Proposal', 'Contents'],
  cs: ['Nabídka', 'Obsah'],
  da: ['Tilbud', 'Indhold'],
  de: ['Angebot', 'Inhalt'],
  el: ['Πρόταση', 'Περιεχόμενα'],
  es: ['Propuesta', 'Índice'],
  fi: ['Tarjous', 'Sisällys'],
  fr: ['Proposition', 'Sommaire'],
  hu: ['Ajánlat', 'Tartalom'],
  it: ['Proposta', 'Indice'],
  ja: ['ご提案', '目次'],
  ko: ['제안서', '목차'],
  nl: ['Voorstel', 'Inhoud'],
  no: ['Tilbud', 'Innhold'],
  pl: ['Oferta', 'Spis treści'],
  pt: ['Proposta', 'Índice'],
  ro: ['Propunere', 'Cuprins'],
  ru: ['Предложение', 'Содержание'],
  sv: ['Offert', 'Innehåll'],
  tr: ['Teklif', 'İçindekiler'],
  uk: ['Пропозиція', 'Зміст'],
  zh: ['提案', '目录'],
};
/** Letters from which a language is told. */
const ENOUGH = 4_000;

/** In the language of the text; in English where that is not known here. */
export function wordsFor(text: string): DocumentWords {
  const found = detect(text.slice(0, ENOUGH));
  const language = WORDS[found] ? found : 'en';
  const [proposal, contents] = WORDS[language] as (typeof WORDS)[string];
  return { language, proposal, contents };
}

/** '28 novembre 2026'. @param date `2026-11-28` */
export const writtenDate = (date: string, language: string): string =>
  new Date(date).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

import type { Language } from './languages';
import type { TRADES } from './trade-words';

// What stands beside the button, by the kind of business.

/** What stands beside the button where nothing is told of hours or addresses: it asks, and promises nothing. */
const INVITES: Record<'date' | 'order' | 'visit' | 'use' | 'work' | 'fault' | 'job', Record<Language, string>> = {
  work: {
    en: 'What it is, where, and by when: a few words are enough.',
    de: 'Was, wo und bis wann: ein paar Worte genügen.',
    es: 'Qué, dónde y para cuándo: bastan unas palabras.',
    fr: 'Quoi, où et pour quand : quelques mots suffisent.',
    it: 'Che cosa, dove e per quando: bastano poche parole.',
    pt: 'O quê, onde e para quando: bastam algumas palavras.',
    nl: 'Wat, waar en wanneer: een paar woorden zijn genoeg.',
  },
  fault: {
    en: 'What it is and what is wrong with it: a few words are enough.',
    de: 'Was es ist und was ihm fehlt: ein paar Worte genügen.',
    es: 'Qué es y qué le pasa: bastan unas palabras.',
    fr: 'Ce que c’est et ce qui ne va pas : quelques mots suffisent.',
    it: 'Che cos’è e che cosa non va: bastano poche parole.',
    pt: 'O que é e o que tem: bastam algumas palavras.',
    nl: 'Wat het is en wat eraan mankeert: een paar woorden zijn genoeg.',
  },
  date: {
    en: 'Tell us which day you have in mind.',
    de: 'Nennen Sie uns Ihren Wunschtermin.',
    es: 'Díganos qué día le vendría bien.',
    fr: 'Dites-nous quel jour vous conviendrait.',
    it: 'Ci dica quale giorno preferisce.',
    pt: 'Diga-nos que dia lhe convém.',
    nl: 'Laat ons weten welke dag u past.',
  },
  order: {
    en: 'Tell us what you would like, and how much of it.',
    de: 'Schreiben Sie uns, was Sie möchten und wie viel davon.',
    es: 'Díganos qué desea y en qué cantidad.',
    fr: 'Dites-nous ce que vous voulez, et en quelle quantité.',
    it: 'Ci dica che cosa desidera e in quale quantità.',
    pt: 'Diga-nos o que deseja e em que quantidade.',
    nl: 'Laat ons weten wat u wilt, en hoeveel.',
  },
  visit: {
    en: 'Come by and see for yourself.',
    de: 'Kommen Sie vorbei und sehen Sie selbst.',
    es: 'Pase y véalo con sus propios ojos.',
    fr: 'Passez voir par vous-même.',
    it: 'Passi a vedere di persona.',
    pt: 'Passe por cá e veja.',
    nl: 'Kom langs en kijk zelf.',
  },
  use: {
    en: 'Tell us how you work today.',
    de: 'Sagen Sie uns, wie Sie heute arbeiten.',
    es: 'Cuéntenos cómo trabaja hoy.',
    fr: 'Dites-nous comment vous travaillez aujourd’hui.',
    it: 'Ci racconti come lavora oggi.',
    pt: 'Conte-nos como trabalha hoje.',
    nl: 'Vertel ons hoe u nu werkt.',
  },
  job: {
    en: 'A few words are enough to begin with.',
    de: 'Ein paar Worte genügen für den Anfang.',
    es: 'Bastan unas palabras para empezar.',
    fr: 'Quelques mots suffisent pour commencer.',
    it: 'Bastano poche parole per cominciare.',
    pt: 'Bastam algumas palavras para começar.',
    nl: 'Een paar woorden zijn genoeg om te beginnen.',
  },
};
const INVITED: Partial<Record<keyof typeof TRADES, keyof typeof INVITES>> = {
  pets: 'date',
  stay: 'date',
  camp: 'date',
  table: 'date',
  clinic: 'date',
  trip: 'date',
  touring: 'date',
  tasting: 'date',
  hire: 'date',
  show: 'visit',
  cafe: 'visit',
  shop: 'visit',
  software: 'use',
  order: 'order',
  quote: 'work',
  project: 'work',
  repair: 'fault',
};
export const inviteOf = (key: keyof typeof TRADES | undefined, language: Language): string =>
  INVITES[(key && INVITED[key]) ?? 'job'][language];

export { readText } from './read';
export type { Figure, FigureKind, Phrase, Place, Statement, TextReading, Token } from './types';
export { lemmasOf, tokensOf } from './tokens';
export { thirdPerson, verbForm } from './person';
export { article, plural, singular, thirdSingular } from './grammar';
export { canBeSeen, nounSenses } from './nouns';
export type { NounClass, NounSense } from './nouns';
export { phrasesOf } from './phrases';

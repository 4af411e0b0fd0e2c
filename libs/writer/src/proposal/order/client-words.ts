/** Whose it is, in the name of a thing: 'our 9 jams' of a letter are 'your 9 jams' of the paper. No sentence is turned. */
const OWNERS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'en-GB': [[/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'your']],
  'de-DE': [[/(?<!\p{L})(?:unser|mein)(e[nmrs]?|)(?!\p{L})/giu, 'Ihr$1']],
  'fr-FR': [
    [/(?<!\p{L})(?:notre|mon|ma)(?!\p{L})/giu, 'votre'],
    [/(?<!\p{L})(?:nos|mes)(?!\p{L})/giu, 'vos'],
  ],
  'es-ES': [
    [/(?<!\p{L})(?:nuestr[oa]|mi)(?!\p{L})/giu, 'su'],
    [/(?<!\p{L})(?:nuestr[oa]s|mis)(?!\p{L})/giu, 'sus'],
  ],
};
export const owned = (name: string, locale: string): string =>
  (OWNERS[locale] ?? []).reduce((text, [pattern, own]) => text.replace(pattern, own), name);

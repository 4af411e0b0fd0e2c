// Variables in the text of a prompt: `{{customer}}` is filled in by hand, `{{brand.palette.primary}}` from the brand. A
// backslash before the braces keeps them as they are. Read here alone, for API and web alike.

/** What is known of a brand to a prompt, by the name of its variable, and how the screen calls it. */
export const BRAND_VARIABLES = [
  { name: 'brand.name', label: 'Brand name' },
  { name: 'brand.description', label: 'Brand description' },
  { name: 'brand.palette.primary', label: 'Primary colour' },
  { name: 'brand.palette.secondary', label: 'Secondary colour' },
  { name: 'brand.palette.accent', label: 'Accent colour' },
  { name: 'brand.fonts.heading', label: 'Heading font' },
  { name: 'brand.fonts.body', label: 'Body font' },
  { name: 'brand.imagery', label: 'Imagery style' },
  { name: 'brand.archetype', label: 'Archetype' },
  { name: 'brand.audience', label: 'Audience' },
  { name: 'brand.promise', label: 'Brand promise' },
  { name: 'brand.voice', label: 'Voice' },
] as const;

export type BrandVariable = (typeof BRAND_VARIABLES)[number]['name'];

/** A text as it stands, or a variable with its name and how it was written. */
export type PromptPart = { text: string; variable?: undefined } | { text: string; variable: string };

const MAX_NAME = 60;
// The name has a bound, so that no text takes long: what begins with braces and goes on for pages is text.
const VARIABLE = new RegExp(
  String.raw`\\\{\{|\{\{[ \t]*(\p{L}[\p{L}\p{M}\p{N}_. -]{0,${MAX_NAME - 1}}?)[ \t]*\}\}`,
  'gu',
);

/** The parts of a prompt, in order. A backslash before braces is taken away. */
export function promptParts(prompt: string): PromptPart[] {
  const parts: PromptPart[] = [];
  const add = (text: string) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last && last.variable === undefined) last.text += text;
    else parts.push({ text });
  };
  let from = 0;
  for (const match of prompt.matchAll(VARIABLE)) {
    add(prompt.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1] === undefined) add('{{');
    else parts.push({ text: match[0], variable: match[1] });
  }
  add(prompt.slice(from));
  return parts;
}

/** The names of its variables, each once, in the order in which they come. */
export const promptVariables = (prompt: string): string[] => [
  ...new Set(promptParts(prompt).flatMap(({ variable }) => variable ?? [])),
];

/** Whether the brand is to fill it in. */
export const isBrandVariable = (name: string): boolean => name === 'brand' || name.startsWith('brand.');

/** @returns undefined for one of which nothing is known */
export const brandVariable = (name: string) => BRAND_VARIABLES.find((known) => known.name === name);

/**
 * The prompt with these values in it. What has none, or only blanks, stays as it was written; a value is text, and is not
 * read for variables again.
 */
export const fillPrompt = (prompt: string, values: ReadonlyMap<string, string>): string =>
  promptParts(prompt)
    .map(({ text, variable }) => (variable !== undefined && values.get(variable)?.trim()) || text)
    .join('');

/** What is wrong with the variables of a prompt, a sentence each; it can be saved all the same. */
export function variableProblems(prompt: string): string[] {
  const unknown = promptVariables(prompt).filter((name) => isBrandVariable(name) && !brandVariable(name));
  const open = prompt.replace(VARIABLE, '').includes('{{');
  return [
    ...unknown.map((name) => `A brand has no {{${name}}}. Choose one of the list, or fill it in by hand.`),
    ...(open ? ['Some braces hold no name, so they stay in the text. A variable is written {{name}}.'] : []),
  ];
}

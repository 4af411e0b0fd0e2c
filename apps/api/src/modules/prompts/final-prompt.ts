import { fillPrompt, promptVariables } from '@maquette/generation/prompts';

const HEX = /#(?:[\da-f]{3}){1,2}\b/iu;
const bare = (text: string) => text.trim().replace(/[.!\s]+$/u, '');

/**
 * The prompt as a design is to be asked for with: the brand's values in place of its variables, and behind it what the
 * brand says of name, colours, type, pictures and voice, as far as the text itself says nothing of them. Variables that
 * are filled in by hand stay.
 *
 * @param values of the brand, by the names of their variables
 */
export function finalPrompt(draft: string, values: ReadonlyMap<string, string>): string {
  const text = fillPrompt(draft, values).trim();
  const used = promptVariables(draft);
  const says = (beginning: string) => used.some((name) => name.startsWith(beginning));
  const value = (name: string) => values.get(name);
  const colours = [
    value('brand.palette.primary'),
    value('brand.palette.secondary') && `with ${value('brand.palette.secondary')}`,
    value('brand.palette.accent') && `and ${value('brand.palette.accent')} as the accent`,
  ].filter(Boolean);
  const name = value('brand.name');
  const sentences = [
    name && !text.toLowerCase().includes(name.toLowerCase()) && `For “${name}”`,
    colours.length > 0 && !says('brand.palette') && !HEX.test(text) && `Colours: ${colours.join(' ')}`,
    value('brand.fonts.heading') && !says('brand.fonts') && `Headings in ${value('brand.fonts.heading')}`,
    value('brand.imagery') && !says('brand.imagery') && `Style: ${value('brand.imagery')}`,
    value('brand.voice') && !says('brand.voice') && `Tone: ${value('brand.voice')}`,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '');
  const end = /[.!?:…"”’)\]]$/u.test(text) || text === '' ? '' : '.';
  return [`${text}${end}`, ...sentences.map((sentence) => `${bare(String(sentence))}.`)].join(' ').trim();
}

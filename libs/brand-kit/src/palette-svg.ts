import { inkOn } from './colour';
import { markupText } from './escape';
import type { BrandKit } from './kit';

const [WIDE, HIGH, PAD] = [320, 400, 24];

/** So that a name does not run out of its plate. */
const short = (text: string, most = 26) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

/** The palette as plates side by side, each with its name and its hex. */
export function paletteSvg(kit: BrandKit): string {
  const width = WIDE * kit.colours.length;
  const plates = kit.colours.map(({ role, hex, name }, index) => {
    const x = index * WIDE;
    const line = (y: number, size: number, weight: number, text: string) =>
      `    <text x="${x + PAD}" y="${y}" font-size="${size}" font-weight="${weight}">${markupText(short(text))}</text>\n`;
    return [
      `  <g fill="${inkOn(hex)}">\n`,
      `    <rect x="${x}" y="0" width="${WIDE}" height="${HIGH}" fill="${hex}"/>\n`,
      line(HIGH - 74, 20, 600, name ?? role),
      line(HIGH - 48, 15, 400, role),
      line(HIGH - 26, 15, 400, hex.toUpperCase()),
      '  </g>\n',
    ].join('');
  });
  const title = markupText(`${kit.name}${kit.palette ? `, palette ${kit.palette}` : ''}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HIGH}" viewBox="0 0 ${width} ${HIGH}" role="img" font-family="system-ui, sans-serif">
  <title>${title}</title>
${plates.join('')}</svg>
`;
}

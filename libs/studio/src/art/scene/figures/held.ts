import type { Pen } from '../pen';

/** What people carry, by what it is called. */
const THINGS: [RegExp, string][] = [
  [/^(?:umbrella|parasol)s?$/u, 'umbrella'],
  [/^(?:book|newspaper|magazine|letter|map|notebook|menu)s?$/u, 'book'],
  [/^(?:suitcase|briefcase|bag|toolbox|luggage|backpack|satchel|case|handbag|trunk)s?$/u, 'case'],
  [/^(?:basket|hamper|tray|crate)s?$/u, 'basket'],
  [/^(?:football|ball|basketball|soccer ball)s?$/u, 'ball'],
  [/^(?:drink|cocktail|glass|beer|wine|juice|cup|mug|coffee|tea|espresso)(?:s|es)?$/u, 'cup'],
  [/^(?:torch|flashlight|lantern)(?:s|es)?$/u, 'lantern'],
  [/^(?:flower|bouquet|rose|tulip)s?$/u, 'flowers'],
  [/^(?:broom|shovel|rake|hoe|spade|pitchfork|stick|staff|walking stick|fishing rod|rod|oar|paddle)s?$/u, 'pole'],
  [/^(?:camera|phone|smartphone)s?$/u, 'camera'],
];
/** The drawing in a hand for a noun; undefined for what nobody carries. */
export const heldAs = (noun: string): string | undefined =>
  THINGS.find(([pattern]) => pattern.test(noun.toLocaleLowerCase('en')))?.[1];

/** One thing in the hand at (x, y). */
export function held(pen: Pen, thing: string, [x, y]: [number, number], whim: number): string {
  const at = (d: string): string => `<g transform="translate(${String(x)} ${String(y)})">${d}</g>`;
  const tone = ['#c9473a', '#2f6f8a', '#e0a33c', '#5b7f57'][Math.floor(whim * 3.99)] ?? '#c9473a';
  switch (thing) {
    case 'umbrella':
      return at(
        pen.stroke('M0 4L-5 -46', pen.dark('#4a4038', 0.1), 1.3) +
          pen.own(
            'M-34 -33Q-31 -56 -5 -58Q21 -56 24 -33Q19 -37 14.500 -33Q9.500 -37 5 -33Q0 -37 -5 -33Q-10 -37 -15 -33Q-20 -37 -24.500 -33Q-29 -37 -34 -33Z',
            tone,
          ) +
          pen.shaded('M-5 -58Q21 -56 24 -33Q19 -37 14.500 -33Q10 -50 -5 -58Z', tone, 0.34) +
          pen.struck('M-5 -58Q-31 -56 -34 -33Q-29 -37 -24.500 -33Q-20 -50 -5 -58Z', tone, 0.3),
      );
    case 'book':
      return at(
        pen.own('M-8 -8L0 -5L8 -8V3L0 6L-8 3Z', tone) +
          pen.struck('M-7 -9L0 -6.500V4L-7 1.500ZM7 -9L0 -6.500V4L7 1.500Z', '#f6f1e4', 0.3) +
          pen.stroke('M0 -6V4', pen.dark('#8a7f70'), 0.5),
      );
    case 'case':
      return at(
        pen.stroke('M-3 3Q-3 -1 0 -1T3 3', pen.dark('#4a3226'), 1.4) +
          pen.own('M-10 3H10V19H-10Z', '#8a5a3a') +
          pen.shaded('M4 3H10V19H4Z', '#8a5a3a', 0.3) +
          pen.struck('M-10 8H10v1.400H-10Z', '#d9b07a', 0.2),
      );
    case 'basket':
      return at(
        pen.stroke('M-8 5Q-7 -6 0 -6T8 5', pen.dark('#8a6234', 0.1), 1.6) +
          pen.own('M-7 3q2 -5 5 -2q3 -5 6 0q3 -2 4 2Z', '#c8503c') +
          pen.own('M-10 4H10L8 14H-8Z', '#c0935a') +
          pen.stroke('M-9.500 7.500H9.500M-9 11H9', pen.dark('#c0935a', 0.4), 0.8),
      );
    case 'ball':
      return at(
        `<circle cx="1" cy="1" r="6" fill="${pen.round(-5, 7, '#f4f2ea')}"/>` +
          pen.shaded('M1 -2l2.600 2l-1 3.200h-3.200l-1 -3.200Z', '#22262b', 0.1),
      );
    case 'cup':
      return at(
        pen.own('M-3 -8H3.400L2.600 2H-2.200Z', '#f3d9a4') +
          pen.struck('M-3 -8H3.400L3.200 -5.400H-2.800Z', '#ffffff', 0.4),
      );
    case 'lantern':
      return at(
        pen.halo(0, 6, 30, '#ffd98a', 0.7) +
          pen.stroke('M0 0V4', pen.dark('#2d2f33'), 0.8) +
          pen.own('M-3.600 4H3.600L3 13H-3Z', '#2d2f33') +
          '<path d="M-2.200 5.500H2.200V12H-2.200Z" fill="#ffe3a0"/>',
      );
    case 'flowers':
      return at(
        pen.own('M-2 6L-6 -4H6L2 6Z', '#5d8a4c') +
          ['#e8618c', '#f2b84b', '#f4efe4', '#d9504a']
            .map(
              (hex, i) =>
                `<circle cx="${String(-5 + i * 3.3)}" cy="${String(-6 - (i % 2) * 3)}" r="3" fill="${pen.lit(hex)}"/>`,
            )
            .join(''),
      );
    case 'pole':
      return at(pen.stroke('M-2 -42L2 46', pen.lit('#8a6234'), 1.8));
    default:
      return at(
        pen.own('M-5 -4H5V3H-5Z', '#33373d') + `<circle cx="0" cy="-0.500" r="2" fill="${pen.pale('#8fa3b0')}"/>`,
      );
  }
}

import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLrgb,
  modeRgb,
  useMode as register,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb]) register(mode);
const toRgb = converter('rgb');

/** How a colour is seen, after Machado, Oliveira and Fernandes (2009), at full severity. */
export const SIGHTS = [
  { value: 'all', label: 'All colors', share: null },
  { value: 'protanopia', label: 'No red', share: 'Protanopia, 1 man in 100' },
  { value: 'deuteranopia', label: 'No green', share: 'Deuteranopia, 1 man in 100' },
  { value: 'tritanopia', label: 'No blue', share: 'Tritanopia, 1 person in 10,000 or fewer' },
] as const;
export type Sight = (typeof SIGHTS)[number]['value'];

const FILTERS = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

/** @param hex '#rrggbb' */
export function seenWith(sight: Sight, hex: string): string {
  if (sight === 'all') return hex;
  const colour = toRgb(hex);
  return colour ? formatHex(FILTERS[sight](colour)) : hex;
}

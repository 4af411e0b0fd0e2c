const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Ink that is read on a colour (#rrggbb): the darker or the lighter one, whichever WCAG 2 measures higher. */
export function inkOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // equal contrast to black and to white
  return luminance > 0.179 ? '#14181a' : '#ffffff';
}

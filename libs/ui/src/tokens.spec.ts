import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The colour that a role has in a theme, as the sheet declares it. */
function colour(role: string, theme: 'light' | 'dark'): string {
  const pair = new RegExp(`--${role}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const alias = new RegExp(`--${role}: var\\(--([a-z-]+)\\)`).exec(css);
  if (alias?.[1]) return colour(alias[1], theme);
  const found = pair?.[theme === 'light' ? 1 : 2];
  if (!found) throw new Error(`tokens.css declares no pair for --${role}`);
  return found;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'surface-raised', 'well'];
const on = (roles: string[], backs: string[], needed: number) =>
  roles.flatMap((role) => backs.map((back) => ({ role, back, needed })));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each([
    ...on(['ink', 'ink-body'], grounds, 7),
    ...on(['ink-muted', 'accent-text', 'positive', 'caution', 'critical'], grounds, 4.5),
    ...on(['ink', 'ink-muted', 'critical'], ['highlight'], 4.5),
    ...on(['accent-ink'], ['accent', 'accent-hover'], 4.5),
    ...on(['critical-ink'], ['critical'], 4.5),
    ...on(['ground', 'surface'], ['ink'], 4.5),
    // Marks and field edges may not stand on a well.
    ...on(['accent', 'focus', 'line-strong'], ['ground', 'surface', 'surface-raised'], 3),
  ])('gives $role on $back a contrast of $needed or more', ({ role, back, needed }) => {
    expect(contrast(colour(role, theme), colour(back, theme))).toBeGreaterThanOrEqual(needed);
  });
});

it('knows black on white as 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

it('declares the order of the layers before anything else', () => {
  expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trimStart()).toMatch(/^@layer reset, tokens, ui, remote;/);
});

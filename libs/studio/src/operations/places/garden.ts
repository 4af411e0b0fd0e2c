import { mix } from '../../palette/palette';
import { box, disc, down, times } from './brush';
import type { Brush } from './brush';

export const BLOSSOM =
  /\b(?:(?:cherry|almond|apple|magnolia|plum) (?:blossoms?|trees? in (?:bloom|blossom))|sakura|blossoms?|in bloom)\b/iu;

export function garden(brush: Brush): string {
  const { random, isNight } = brush;
  const tone = (colour: string) => (isNight ? mix(colour, '#0a1420', 0.6) : colour);
  const leaves = (count: number, from: number, to: number, colours: readonly string[], r: number) =>
    times(count, () =>
      disc(brush, random.next(), random.range(from, to), random.range(0.5, 1) * r, tone(random.pick(colours)), 0.85),
    );
  const crowns = BLOSSOM.test(brush.said)
    ? ['#f3c3d0', '#eaa9bd', '#f8dde3', '#e493ae']
    : ['#9fb98a', '#86a574', '#b6c99c', '#7f9f78'];
  return (
    `<defs>${down('air', ...(isNight ? ['#0d1730', '#22304a', '#1a2b22'] : ['#dbeaf0', '#eef3dc', '#b9cf94']))}${down('lawn', tone('#a9c67c'), tone('#7fa352'))}</defs>` +
    box(brush, 0, 0, 1, 1, 'url(#air)') +
    leaves(70, 0.12, 0.5, crowns, 0.07) +
    leaves(60, 0.34, 0.6, ['#5f8450', '#749a5c', '#4e7446'], 0.055) +
    box(brush, 0, 0.6, 1, 0.4, 'url(#lawn)') +
    leaves(40, 0.56, 0.66, ['#5c8a47', '#6f9a52', '#4b7a40'], 0.035) +
    times(34, () =>
      disc(
        brush,
        random.next(),
        random.range(0.54, 0.67),
        random.range(0.005, 0.012),
        tone(random.pick(['#e58aa0', '#f4e2ec', '#e9c04f', '#b088c9', '#f7f3e8'])),
        0.9,
      ),
    ) +
    times(isNight ? 12 : 26, () =>
      disc(
        brush,
        random.next(),
        random.range(0.02, 0.45),
        random.range(0.008, 0.02),
        isNight ? '#ffdf9e' : '#fbfde8',
        0.4,
      ),
    )
  );
}

import type { ViewerImage } from '../src';

const drawing = (width: number, height: number, ground: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="${ink}"/></svg>`)}`;

export const sampleImages: readonly ViewerImage[] = [
  {
    src: drawing(1000, 1000, '#cfdccb', '#5d7d5c'),
    alt: 'A green disc on sage',
    width: 1000,
    height: 1000,
    color: '#cfdccb',
  },
  {
    src: drawing(1600, 900, '#22304f', '#e7a15a'),
    alt: 'A wide one: the sun over a blue ground',
    width: 1600,
    height: 900,
    color: '#22304f',
  },
  { src: drawing(700, 1200, '#f6e8d6', '#7a3420'), alt: 'A tall one', width: 700, height: 1200, color: '#f6e8d6' },
];

import type { Sheet } from '../../sheet';
import { path } from '../../svg';
import { keyTone, litTone, shadeTone } from './light';
import type { Light } from './light';

/**
 * Draws one figure in its own frame: the foot in (0, 0), 100 units tall, y downwards, so that all of it lies at negative y;
 * light from the upper left. Every colour passes through the light of the scene.
 */
export class Pen {
  constructor(
    readonly sheet: Sheet,
    readonly light: Light,
    /** Through how much air it is seen, 0–1. */
    readonly far = 0,
  ) {}

  lit(hex: string): string {
    return litTone(this.light, hex, this.far);
  }
  dark(hex: string, depth = 0.34): string {
    return shadeTone(this.light, hex, this.far, depth);
  }
  pale(hex: string, strength = 0.34): string {
    return keyTone(this.light, hex, this.far, strength);
  }
  /** A shape in its own colour, on the shaded side (`depth` 0–1), or struck by the light (`strength` 0–1). */
  own(d: string, hex: string): string {
    return path(d, this.lit(hex));
  }
  shaded(d: string, hex: string, depth = 0.34): string {
    return path(d, this.dark(hex, depth));
  }
  struck(d: string, hex: string, strength = 0.34): string {
    return path(d, this.pale(hex, strength));
  }
  stroke(d: string, hex: string, width: number, more: Record<string, string | number> = {}): string {
    return path(d, 'none', {
      stroke: hex,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...more,
    });
  }
  /** Paint that turns from light (left) to shade (right), for what is round. */
  round(x1: number, x2: number, hex: string, strength = 1): string {
    return this.sheet.linear(x1, 0, x2, 0, [
      [0, this.dark(hex, 0.1 * strength)],
      [0.22, this.pale(hex, 0.34 * strength)],
      [0.5, this.lit(hex)],
      [1, this.dark(hex, 0.42 * strength)],
    ]);
  }
  /** Paint from `top` to `foot` that darkens downwards. */
  fall(top: number, foot: number, hex: string, depth = 0.34): string {
    return this.sheet.linear(0, top, 0, foot, [
      [0, this.pale(hex, 0.16)],
      [0.5, this.lit(hex)],
      [1, this.dark(hex, depth)],
    ]);
  }
  /** What shines of itself: its colour stays, seen through the air alone. */
  glow(hex: string): string {
    return litTone({ ...this.light, tint: [1, 1, 1] }, hex, this.far * 0.6);
  }
  /** A halo of light around a lamp or a fire. */
  halo(x: number, y: number, r: number, hex: string, strength = 0.6): string {
    return `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${this.sheet.radial(x, y, r, [
      [0, hex, strength],
      [0.35, hex, strength * 0.4],
      [1, hex, 0],
    ])}"/>`;
  }
}

/** How one figure should look. */
export interface Look {
  /** Its main colour: asked for, or natural. */
  colour: string;
  state?: string;
  /** What it was called: an apple tree bears apples. */
  words?: string;
  /** What is carried, by the names of `held.ts`. */
  holds?: string[];
  /** It sits on nothing that is drawn. */
  free?: boolean;
  /** 0–1, for small differences between several of a kind. */
  whim: number;
}

/** Something that can be drawn in a scene. */
export interface Figure {
  /** Nouns in the singular, the most usual first. */
  nouns: string;
  /** Kinds for which it may stand where there is no drawing of the very thing: 'bird'. */
  kinds?: string;
  /** Metres, for the scale between things. */
  tall: number;
  /** Width of the drawing for a height of 100. */
  wide: number;
  /** Where it is at home: on land, on water, standing on a table, on a floor, on a street, in the air, on the heavens. */
  home: 'land' | 'water' | 'surface' | 'floor' | 'wheels' | 'air' | 'heaven';
  colour: string;
  /** Share of the picture's height as the chief subject; 0.36 where nothing is said. */
  share?: number;
  /** States that the drawing can show; the first is its rest. */
  states?: string[];
  /** Where others are on it and in it: [x, y] in its frame; `wide` says how much room. */
  seat?: [number, number];
  mouth?: [number, number];
  /** Where what it carries hangs from. */
  hold?: [number, number];
  /** One drawing shows several: a pile of books. */
  many?: boolean;
  /** It swims on water, as boats do, and is never under it. */
  floats?: boolean;
  /** Height of the hip above the foot when it sits on something. */
  hip?: number;
  /** The name of the illustration it is taken from. */
  borrowed?: string;
  /** The name of the emblem of the stock that it is taken from. */
  stock?: string;
  draw: (pen: Pen, look: Look) => string;
}

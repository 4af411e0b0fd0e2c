import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

register(modeRgb);
register(modeLrgb);

/** 1 to 21. @param one '#rrggbb' @param other '#rrggbb' */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** Black or white, whichever is read better on the colour. */
export const inkOn = (hex: string): string =>
  contrastOf('#ffffff', hex) > contrastOf('#000000', hex) ? '#ffffff' : '#000000';

import type { Unit } from './units';

/** 'à Lille', 'in Bremen' */
const FOREIGN_PLACE =
  /(?<!\p{L})(?:in|à|a|en|em|te|i|w|v|ve)\s+(\p{Lu}\p{Ll}{2,}(?:[ -](?:am |an der |sur |de |del |im )?\p{Lu}\p{Ll}+)*)(?=[\s,.;:)]|$)/u;
const NO_TOWN =
  /(?:arbeit|form|zeit|ordnung|familie|werkstatt|holz|handwerk|qualität|woche|jahr|januar|mai|juni|juli)$/i;

/** Where a brief that is not in English says that it is. */
export function foreignPlaceOf(units: readonly Unit[]): string | undefined {
  for (const { text } of units.slice(0, 4)) {
    const town = FOREIGN_PLACE.exec(text)?.[1];
    if (town && !NO_TOWN.test(town)) return town;
  }
  return undefined;
}

import { tokensOf } from '@maquette/reading';

/** A sentence without a verb: 'Oily, quick, bit cheeky.' */
export const isFragment = (text: string): boolean =>
  !tokensOf(text)
    .flat()
    .some(
      ({ pos, lower }, at) =>
        pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && at > 0 && !/(?:ed|ing)$/.test(lower)),
    );

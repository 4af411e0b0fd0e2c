import type { TreatmentName } from './treatments';

// What is known of treatments beside how they are made.

/** One ink on one paper. */
export const ONE_INK: ReadonlySet<TreatmentName> = new Set([
  'sketch',
  'charcoal',
  'blackboard',
  'silverpoint',
  'ballpoint',
  'ink',
  'line-art',
  'linocut',
  'engraving',
  'etching',
  'drypoint',
  'aquatint',
  'lithograph',
  'duotone',
  'cyanotype',
  'blueprint',
]);
/** Those that work in the colours that a picture has. */
export const OWN_COLOURS: ReadonlySet<TreatmentName> = new Set(['coloured-pencil', 'glow']);
/** Those that print flat inks: grain, leaking light and dark corners would only be noise in them. */
export const PRINTED: ReadonlySet<TreatmentName> = new Set([
  ...ONE_INK,
  'screenprint',
  'halftone',
  'risograph',
  'pop-art',
  'ink-wash',
  'pixels',
  'neon',
  'emboss',
  'metal',
]);
export const INKED: ReadonlySet<TreatmentName> = new Set([...ONE_INK, 'screenprint', 'halftone', 'risograph', 'neon']);
/** Those whose strokes are wider than small type. */
export const LINED: ReadonlySet<TreatmentName> = new Set([
  ...ONE_INK,
  'screenprint',
  'halftone',
  'oil',
  'watercolour',
  'line-and-wash',
  'ink-wash',
  'gouache',
  'poster',
  'marker',
  'pastel',
  'oil-pastel',
  'woodblock',
  'pointillism',
  'pop-art',
  'collage',
  'flat',
  'batik',
  'coloured-pencil',
]);
/** Those that fill in what is dark: a red beside a black would run into it in a photograph as well. */
export const SOLID: ReadonlySet<TreatmentName> = new Set(['ink', 'line-art', 'linocut']);
/** Those whose lines break on the paper's tooth, small type as well. */
export const DRY: ReadonlySet<TreatmentName> = new Set([
  'charcoal',
  'sketch',
  'blackboard',
  'silverpoint',
  'ballpoint',
  'lithograph',
]);
/** Those of a stick that is broader than a pen, and smears. */
export const SOFT_STICKS: ReadonlySet<TreatmentName> = new Set(['charcoal', 'blackboard', 'lithograph']);
/** Those that draw what is dark on white in white lines. */
export const WHITE_LINED: ReadonlySet<TreatmentName> = new Set(['blackboard', 'blueprint', 'cyanotype']);
/** Those that are painted or laid in many colours, whatever the sheet has: of a picture that has none they make none. */
export const MANY_COLOURED: ReadonlySet<TreatmentName> = new Set([
  'watercolour',
  'line-and-wash',
  'gouache',
  'oil',
  'pastel',
  'oil-pastel',
  'woodblock',
  'pointillism',
  'coloured-pencil',
  'marker',
  'poster',
  'flat',
  'mosaic',
  'stained-glass',
  'batik',
  'collage',
  'embroidery',
]);
/** Those of flat tones. */
export const FLATWORK: ReadonlySet<TreatmentName> = new Set([
  'flat',
  'poster',
  'collage',
  'gouache',
  'batik',
  'marker',
  'pop-art',
  'stained-glass',
  'woodblock',
  'embroidery',
]);
/** Those of pieces: the eye does not take their joints for forms, which a measure of edges cannot know. */
export const JOINTED: ReadonlySet<TreatmentName> = new Set(['mosaic', 'stained-glass']);
/** Those whose brush would be seen on empty paper as dirt. */
export const BRUSHED: ReadonlySet<TreatmentName> = new Set(['oil']);
/** Those that are printed in so many inks as somebody counts. */
export const COUNTABLE: ReadonlySet<TreatmentName> = new Set(['halftone', 'screenprint', 'linocut', 'risograph']);
/** Those that leave the sheet they are on to be seen. */
export const ON_SHEETS: ReadonlySet<TreatmentName> = new Set([
  'sketch',
  'charcoal',
  'ink',
  'line-art',
  'linocut',
  'engraving',
  'etching',
  'drypoint',
  'lithograph',
  'silverpoint',
  'ballpoint',
  'screenprint',
  'halftone',
]);
/** Those that simplify a photograph and do not draw it anew. */
export const SIMPLIFIED: ReadonlySet<TreatmentName> = new Set(['flat', 'poster']);

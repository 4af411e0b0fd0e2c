/** Which colour each part of a product has, as far as the prompt says so. */
export interface Coat {
  body?: string;
  /** A label, sticker or wrapper on it. */
  label?: string;
  /** Lid, cap, rim, handles. */
  trim?: string;
  /** A band or sleeve round it. */
  band?: string;
  /** What is written and drawn on it. */
  print?: string;
  /** Two colours that were named for all of it: either may be the ground of the other. */
  pair?: readonly [string, string];
}
export type Part = Exclude<keyof Coat, 'pair'>;

/** What the parts are called; what is behind or under a product is none of it. */
const PARTS: readonly (readonly [Part | 'room', RegExp])[] = [
  ['room', /^(?:backgrounds?|backdrops?|wall|surface|table|cloth|hintergrund|fond|fondo|sfondo|fundo|tło)$/u],
  [
    'label',
    /^(?:labels?|stickers?|wraps?|wrappers?|tags?|etiketten?|etikett|étiquettes?|etiquetas?|etichett[ae]|etykiet[ay]|etiket|rótulos?)$/u,
  ],
  [
    'trim',
    /^(?:lids?|caps?|tops?|stoppers?|corks?|rims?|edges?|handles?|straps?|trims?|closures?|pumps?|droppers?|collars?|spines?|elastics?|elastic|deckel|verschluss|griffe?|henkel|rand|bouchons?|couvercles?|anses?|bords?|tapas?|tapón|asas?|bordes?|tappo|coperchio|manic[oi]|tampa|alças?|wieczk[oa]|deksel)$/u,
  ],
  ['band', /^(?:bands?|sleeves?|stripes?|bandeaux?|bauchbinde|banderole|ribbons?|fajas?|fascett[ae])$/u],
  [
    'print',
    /^(?:lettering|letters?|texts?|type|ink|foil|prints?|printed|printing|writing|script|logos?|words?|wordmark|drawings?|illustrations?|embroidery|embroidered|schrift|schriftzug|buchstaben|lettres|letras|lettere|litery|bedruckt|impresso|impresa|impreso|imprimé)$/u,
  ],
];
/** The part of a product that a word names. */
export const partOf = (word: string): Part | 'room' | undefined => PARTS.find(([, names]) => names.test(word))?.[0];

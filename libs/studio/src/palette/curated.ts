/** What a palette is about. Each topic has at least two palettes, so that four options need not share one. */
export type Topic =
  | 'art'
  | 'bakery'
  | 'barber'
  | 'beauty'
  | 'berry'
  | 'books'
  | 'burger'
  | 'candle'
  | 'cinema'
  | 'citrus'
  | 'coffee'
  | 'denim'
  | 'desert'
  | 'earth'
  | 'egg'
  | 'ember'
  | 'fashion'
  | 'festive'
  | 'finance'
  | 'floral'
  | 'forest'
  | 'fresh'
  | 'game'
  | 'gold'
  | 'home'
  | 'honey'
  | 'japan'
  | 'jazz'
  | 'jewel'
  | 'kids'
  | 'law'
  | 'leaf'
  | 'medical'
  | 'modern'
  | 'motor'
  | 'music'
  | 'neutral'
  | 'night'
  | 'ocean'
  | 'olive'
  | 'party'
  | 'peach'
  | 'pet'
  | 'photo'
  | 'podcast'
  | 'power'
  | 'sale'
  | 'sand'
  | 'school'
  | 'science'
  | 'security'
  | 'sky'
  | 'slate'
  | 'spa'
  | 'space'
  | 'spice'
  | 'sport'
  | 'street'
  | 'sun'
  | 'sweet'
  | 'tea'
  | 'tech'
  | 'tool'
  | 'travel'
  | 'tropic'
  | 'wedding'
  | 'whisky'
  | 'wine';

/** Four hexes that were tuned together by eye: paper, deep, primary, accent. */
export interface CuratedPalette {
  paper: string;
  deep: string;
  primary: string;
  accent: string;
  topics: Topic[];
}

const ROWS = `
F7EFE3 2B1810 B4532A E3B15B coffee bakery whisky earth candle
F3E9DA 33231A 7A4A2B D98F4E coffee whisky barber candle books
F6F1E6 3A2218 C96F3B 8FA07A coffee bakery home earth
FBF3E2 40260F D9822B F2C879 bakery honey egg candle
FFF6DF 3B2A12 E9A21B C4571B honey egg sun burger citrus
FFF4E6 3A1A12 D8432B F6B53C burger spice party sale
FFF1DC 2D1B18 C7361F F0A03A spice ember burger japan
F9EFE6 2A1512 B23A24 E88F4A ember spice tool motor
FFF7E8 4A1B1F E4572E F2B84B burger sale sport ember
F4F6E8 1E3324 4F8A3C E9B949 fresh leaf pet olive
F3F5EA 20301F 6B8F3F D9C45B olive fresh leaf tea
EFF5EC 14352A 2F7A55 F0C06A leaf fresh forest tea
F2F1E7 1C2B22 3E6B4F C99A5B forest leaf earth olive tea
EEF3EE 12281F 2B5B45 D8B27A forest leaf law spa
F5F2EA 23302B 7C9885 D6A77A spa tea home wedding
F4F1EE 2E3A38 8DA399 C98F7A spa beauty wedding home
FBF1EE 43242C C7667A F0B7A4 floral beauty sweet wedding berry
FDF0F1 4A1B34 D6487E F7B267 floral sweet berry party
FAF0F4 3A1C3F 9A4C95 EFA8B8 floral beauty sweet fashion
FFF1EA 47211B E8795A F6C28B peach sweet kids sun beauty
FDF3EC 3F2A28 D98C73 F0C9A6 peach wedding beauty candle floral
F8EDEE 360E1C 8A1C3B D9A25F wine berry jewel festive
F5ECE6 2C0F18 6E1A2F C78B4A wine whisky jewel cinema
FFF0F0 3B0D18 C9253F F2A65A berry sale festive cinema
F3EEE4 141414 9A7B3C D8B76A gold jewel law whisky wedding
F4F0E8 1A1A1F 6B5B3E C9A85C gold jewel fashion law
F1F1EF 15171A 2F3338 E2572B modern neutral slate tool photo
F4F4F2 101114 3B4252 E8B23A neutral modern motor photo tool
F5F3F0 17161A 44403C C8553D neutral fashion books art photo
F2F0EC 1E1C1A 8C6A4F D9C2A0 neutral home fashion sand earth
F0F4F8 0F2236 1F5C99 F2A541 finance law sky school security
EFF3F6 0C2233 17486B 3FB8AF finance security medical ocean
F2F5FA 101B3B 2B49C6 FF7A59 tech school modern finance
F3F2FC 171342 5B4BDB FF8A70 tech game modern podcast
EEF6F5 0B2B33 0F7C86 F4B860 medical ocean science travel
EEF7FA 0A2A3C 1583B0 F7C548 ocean sky medical travel sport
EAF4F4 06283D 256D85 F2936B ocean travel sky sand
F3F7FB 12304F 3F86C6 F5C04E sky kids school travel
FBF4E4 14324A E27D3D F2C14E travel sun sand desert
FFF6E5 0E3B43 EF6F3C F9C74F sun tropic citrus travel
F0F7EF 0D3B3E 0FA37F FF9A62 tropic fresh citrus sun
FFFAE8 26330F 93A81D F5C518 citrus fresh power
F6EFE2 3C2415 C0702E DFB37B desert sand earth
F7F0E6 4A2A1E C25E3A 6F9A94 desert earth art sand
F2F0FA 120F2E 4A3AA7 F4C95D night space game cinema
EDF0F7 0B1430 2C4A9A F2B84B night space jazz law
EEF1F5 0A1020 27407A 9AD0EC space slate night security
F6F0E4 0E1B33 1F3F77 D9A441 jazz music night books
F8EFE1 1D1124 8E2F5C EFA43A jazz music party cinema
FFF3E0 20123A E0457B FFC145 music party game street
F3F1EC 121212 D7263D F4D35E street music sport sale japan
F2F2EE 101010 FF5A1F C9D42B street sport power game
EFF4F1 0D1B16 12805C B7E04B sport power fresh science
F1F4FB 0E1A40 2555E8 C6F04E sport tech science power
FFF5E1 233047 F2603D 3FA7A0 kids pet party art
FFF8E6 2B2A4C 5B6CE0 FFB52E kids school pet game
FFF4EA 1F3A4D 2F8F9D FF8C5A pet kids travel science
F9F0E2 16324F D1495B EDAE49 art party school books
F5EEE1 1B2A41 B3412C E0A458 art books barber cinema
F6F2EA 13233A 8C2F39 C9A66B barber books law denim
EFF2F6 14213D 34587F D9905A denim slate motor modern
F1F3F4 1B262C 3F5E6E E0A458 slate motor tool photo
FBF1E7 2A1B2D 7D3C98 F39C6B podcast cinema fashion music
FDF3E7 2B1F3A E2574C 5F6CAF podcast art festive game
F4F6F1 122A1F 1F6B45 C62F3B festive
FAF3EA 2D1314 A61E2D C9A14A festive japan wine
F8F4EE 1C1A17 C2402F 2F4858 japan art modern
EEF5FA 0C2138 0E5FA8 35C2B4 security science medical finance
FFF3D6 1D2433 F5A300 2B59C3 power tool sale motor
F7F3F0 2A2320 A9796B D9B8A0 fashion beauty wedding home`;

export const CURATED: CuratedPalette[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [paper, deep, primary, accent, ...topics] = row.split(' ');
    return {
      paper: `#${paper}`.toLowerCase(),
      deep: `#${deep}`.toLowerCase(),
      primary: `#${primary}`.toLowerCase(),
      accent: `#${accent}`.toLowerCase(),
      topics: topics as Topic[],
    };
  });

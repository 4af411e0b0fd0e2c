import { family, type Question } from './types';

const MAKER: Question = [
  'Who makes the packs, and may we have their cutting forms?',
  /\b(?:dielines?|die ?cut|cutting forms?|templates? (?:from|of) the|stanzform|stanzkontur|dummies|printer is|manufacturer is)\b/i,
];
const RANGE: Question = [
  'How many varieties and sizes are there now, and what may come in the next two years?',
  /\b\d+ (?:\p{L}+ )?(?:jars?|boxes|bottles?|cans|cartons|labels|packs|varieties|flavou?rs|sorts?|products|sizes|teas|beers|types|kinds|SKUs)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:jars|boxes|bottles|cans|ciders|packs|varieties|flavou?rs|sorts?|products|sizes|teas|beers|wines|kinds)\b/iu,
];
const DUTIES: Question = [
  'What has to stand on it by law, and who signs that off?',
  /\b(?:ingredients?|nutrition|allergens?|barcode|ean|legal text|by law|labelling law|food law|regulation)\b/i,
];

export const PACKAGING = family(
  'packaging',
  {
    gives: 'artwork on the maker’s cutting form, with colours and material named',
    proof: 'as a blank sample first, then printed, filled and put on a shelf',
    isMade: true,
    days: 10,
    asks: [MAKER, RANGE, DUTIES],
  },
  [
    [
      'packaging',
      'packaging|packaging design|packaging range|pack design|~pack|~package|product packaging|verpackung|verpackungsdesign|verpackungslinie|embalaje|envase|packaging alimentaire|emballage|confezione|imballaggio|embalagem|verpakking|förpackning|emballasje|opakowanie',
    ],
    [
      'carton',
      '~box|sales box|gift box|shipping box|mailer box|mailer|shipping carton|versandkarton|caja de envío|carton|folding carton|tea carton|folding box|product box|~box|gift box|giftbox|egg box|cake box|pizza box|slip case|slipcase|faltschachtel|schachtel|~karton|geschenkbox|pappschachtel|caja|estuche|~boîte|coffret|étui|scatola|astuccio|caixa|~doos|doosje|geschenkdoos|ring box|bangle box',
    ],
    [
      'tin',
      'tin caddy|caddy|tea caddy|~tin|dose|blechdose|lata|boîte métal|latta|blik',
      { gives: 'artwork on the tin maker’s form, with ink layers and the bare metal marked' },
    ],
    [
      'label',
      'label|bottle label|wine label|beer label|can label|jar label|front label|back label|product label|food label|cheese label|honey label|neck label|neck tag|keg collar|etikett|weinetikett|rückenetikett|etikette|flaschenetikett|etiqueta|contraetiqueta|étiquette|contre étiquette|etichetta|controetichetta|retroetichetta|rótulo de garrafa|rótulo|etiket|etikett för flaska',
      {
        gives: 'artwork at size with its cutting line, colours and paper named',
        proof: 'printed and stuck on the real thing, wet and cold where it will be',
        days: 7,
        asks: [
          [
            'Labels: which size, which surface, and is it put on by hand or by machine?',
            /\d ?(?:x|×) ?\d|\bmm\b|\bmachine\b|\bby hand\b|\broll\b/i,
          ],
          DUTIES,
        ],
      },
    ],
    [
      'bag',
      'paper bag|carrier bag|carry bag|shopping bag|gift bag|bread bag|coffee bag|stand up pouch|pouch|sachet|~bag|tüte|papiertüte|tragetasche|beutel|bolsa|bolsa de papel|sac papier|sac en papier|sachet papier|sacchetto|shopper|saco de papel|saco|draagtas|papieren zak|papperspåse',
      {
        proof: 'as one printed bag, filled and carried',
        days: 5,
        asks: [
          MAKER,
          [
            'Bags: which paper and how many colours does the maker print?',
            /\bcolou?rs?\b.{0,12}\bprint|\bone colou?r|\bkraft\b|\bpantone\b/i,
          ],
        ],
      },
    ],
    [
      'wrapping',
      'wrapping paper|gift wrap|wrap paper|tissue paper|sleeve|packaging sleeve|belly band|banderole|wrapper|chocolate wrapper|einwickelpapier|geschenkpapier|schuber|papel de regalo|faja|papier cadeau|papier d emballage|fourreau|carta regalo|fascetta|papel de embrulho|inpakpapier|wikkel|pallet wrap',
      { days: 5 },
    ],
    [
      'bottle',
      'capsule|screw cap|crown cap|bottle cap|kapsel|kronkorken|cápsula|capsula|bottle design|bottle shape|glass engraving|~bottle|~can design|can design|~tube|~tub|~jar|~lid|~cup|coffee cup|takeaway cup|paper cup|pappbecher|becher|vaso de papel|gobelet|bicchiere',
      { days: 5 },
    ],
    [
      'hangtag',
      'hang tag|hangtag|swing tag|swing ticket|price tag|garment label|care label|anhänger|etiqueta colgante|cartellino|hanglabel|sewn label|woven label|woven tag|webetikett',
      {
        gives: 'artwork at size with hole, cord and paper or yarn named',
        proof: 'as one sample on the real product',
        days: 3,
        asks: [],
      },
    ],
    [
      'sticker',
      'sticker|decal|seal sticker|aufkleber|pegatina|adhesivo|autocollant|adesivo|autocolante|klistermärke|sticker sheet',
      {
        gives: 'artwork at size with its cutting line, ready for whoever makes it',
        proof: 'stuck on the real thing',
        days: 2,
        asks: [['Stickers: which size, and indoors or outdoors?', /\d ?(?:mm|cm)|\boutdoors?\b|\bindoors?\b/i]],
      },
    ],
    [
      'stamp',
      'rubber stamp|ink stamp|~stamp|stempel|sello de goma|tampon|timbro|carimbo|stämpel',
      {
        gives: 'artwork at size with no line thinner than the stamp can print, ready for the stamp maker',
        proof: 'as one stamp, inked and pressed on the real paper',
        days: 2,
        asks: [
          [
            'Stamp: how large may it be, and is the ink food-safe?',
            /\bink\b|\d ?(?:mm|cm)\b.{0,20}\bstamp|\bstamp\b.{0,20}\d ?(?:mm|cm)/i,
          ],
        ],
      },
    ],
    [
      'display-tray',
      'shelf ready tray|display tray|counter display|point of sale display|pos display|shelf strip|shelf talker|verkaufsdisplay|thekenaufsteller|expositor|présentoir|espositore|toonbankdisplay|wobbler|regalstopper',
      { gives: 'artwork on the maker’s form and a view of it, filled', days: 6 },
    ],
    [
      'insert',
      'insert|pack insert|instruction leaflet|package leaflet|beipackzettel|beileger|prospecto|notice|bugiardino|bijsluiter|thank you card|dankeskarte',
      { gives: 'all sides laid out with your text, print-ready', days: 3, asks: [] },
    ],
  ],
);

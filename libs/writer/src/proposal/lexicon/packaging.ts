import { family } from './types';

export const PACKAGING = family(
  'packaging',
  {
    gives: 'artwork on the maker’s cutting form, with colours and material named',
    isMade: true,
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
      },
    ],
    [
      'bag',
      'paper bag|carrier bag|carry bag|shopping bag|gift bag|bread bag|coffee bag|stand up pouch|pouch|sachet|~bag|tüte|papiertüte|tragetasche|beutel|bolsa|bolsa de papel|sac papier|sac en papier|sachet papier|sacchetto|shopper|saco de papel|saco|draagtas|papieren zak|papperspåse',
    ],
    [
      'wrapping',
      'wrapping paper|gift wrap|wrap paper|tissue paper|sleeve|packaging sleeve|belly band|banderole|wrapper|chocolate wrapper|einwickelpapier|geschenkpapier|schuber|papel de regalo|faja|papier cadeau|papier d emballage|fourreau|carta regalo|fascetta|papel de embrulho|inpakpapier|wikkel|pallet wrap',
    ],
    [
      'bottle',
      'capsule|screw cap|crown cap|bottle cap|kapsel|kronkorken|cápsula|capsula|bottle design|bottle shape|glass engraving|~bottle|~can design|can design|~tube|~tub|~jar|~lid|~cup|coffee cup|takeaway cup|paper cup|pappbecher|becher|vaso de papel|gobelet|bicchiere',
    ],
    [
      'hangtag',
      'hang tag|hangtag|swing tag|swing ticket|price tag|garment label|care label|anhänger|etiqueta colgante|cartellino|hanglabel|sewn label|woven label|woven tag|webetikett',
      {
        gives: 'artwork at size with hole, cord and paper or yarn named',
      },
    ],
    [
      'sticker',
      'sticker|decal|seal sticker|aufkleber|pegatina|adhesivo|autocollant|adesivo|autocolante|klistermärke|sticker sheet',
      {
        gives: 'artwork at size with its cutting line, ready for whoever makes it',
      },
    ],
    [
      'stamp',
      'rubber stamp|ink stamp|~stamp|stempel|sello de goma|tampon|timbro|carimbo|stämpel',
      {
        gives: 'artwork at size with no line thinner than the stamp can print, ready for the stamp maker',
      },
    ],
    [
      'display-tray',
      'shelf tray|shelf ready tray|display tray|counter display|point of sale display|pos display|shelf strip|shelf talker|verkaufsdisplay|thekenaufsteller|expositor|présentoir|espositore|toonbankdisplay|wobbler|regalstopper',
      { gives: 'artwork on the maker’s form and a view of it, filled' },
    ],
    [
      'insert',
      'insert|pack insert|instruction leaflet|package leaflet|beipackzettel|beileger|prospecto|notice|bugiardino|bijsluiter|thank you card|dankeskarte',
      { gives: 'all sides laid out with your text, print-ready' },
    ],
  ],
);

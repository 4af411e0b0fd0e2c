import { family } from './types';

export const GOODS = family(
  'goods',
  {
    gives: 'artwork for stitching or textile print, with its size and place, and thread or ink colours named',
    isMade: true,
  },
  [
    [
      'shirts',
      't shirt|tshirt|tee|staff shirt|~shirt|polo shirt|polo|hoodie|sweatshirt|jersey|trikot|~hemd|hemden|camiseta|camisa|~chemise|maglietta|~camicia|camisola|overhemd|staff clothing|team clothing|merch|merchandise|merchandising|fanartikel|goodies',
    ],
    [
      'uniform',
      'uniform|uniforms|workwear|work clothes|work jacket|nurse uniform|apron|arbeitskleidung|dienstkleidung|schürze|arbeitsjacke|uniforme|delantal|tablier|vêtement de travail|divisa|grembiule|farda|avental|bedrijfskleding|schort|hi vis vest|high visibility vest|warnweste|football kit|away kit|home kit|~kit|costume|kostüm',
      {
        gives:
          'each garment drawn front and back with cloth, colours and numbers, and the artwork for what is stitched or printed on it',
      },
    ],
    [
      'tote',
      'tote bag|tote|cloth bag|cotton bag|stofftasche|stoffbeutel|jutebeutel|bolsa de tela|tote bag coton|sac en toile|borsa di tela|saco de pano|katoenen tas|canvas bag|rucksack design',
    ],
    [
      'headwear',
      'cap design|baseball cap|~cap|beanie|~hat|mütze|gorra|casquette|cappellino|boné|~pet|scarf|schal|bufanda|écharpe|sciarpa|sash|socks|~tie|krawatte|halstuch|bandana|blanket|decke|tea towel|geschirrtuch|towel',
    ],
    [
      'patch',
      'patch|embroidered patch|woven badge|scout badge|aufnäher|parche|écusson|toppa|embroidery|stickerei|broderie|bordado|ricamo',
      {
        gives:
          'a drawing for the loom or the needle, with its smallest lines and letters checked and thread colours named',
      },
    ],
    [
      'objects',
      'coaster|beer mat|beermat|bierdeckel|posavasos|sous bock|sottobicchiere|bierviltje|place mat|placemat|table mat|tischset|napkin|serviette|mug|tasse|taza|mug design|keyring|key ring|schlüsselanhänger|llavero|porte clés|portachiavi|magnet|button badge|pin badge|enamel pin|pin|anstecker|chapa|spilla|pen design|kugelschreiber|lanyard|medal|medaille|medalla|trophy|pokal|trofeo|bookmark|lesezeichen|marque page|segnalibro|boekenlegger|playing cards|card game|board game|spielkarten|brettspiel|juego de mesa|jeu de société|jigsaw|puzzle|~token|donation box|spendendose|giveaway|give away|give aways|werbegeschenk|werbemittel|regalo de empresa|cadeau d entreprise|gadget|relatiegeschenk|stamp design|postage stamp|briefmarke|coin design|water bottle|thermos|bottle opener',
      {
        gives: 'artwork at size, ready for whoever makes it',
      },
    ],
    [
      'ceramics',
      'ceramic design|plate design|tableware|tile design|fliesen|azulejos|textile print|fabric print|fabric design|stoffdesign|wallpaper|tapete|rug design|teppich|curtain|vorhang|furniture design|product design|industrial design|produktdesign',
      {
        gives: 'the drawing to scale with colours and material, and files as the maker asks for them',
      },
    ],
  ],
);

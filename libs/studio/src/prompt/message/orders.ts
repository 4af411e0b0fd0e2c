import { nounSenses } from '@maquette/reading';
import { whole } from './clauses';
import { isColour } from './voice';
import { isEventName } from './names';
import { isIdle } from '../words';

/** What stands at the head of a page, a stand or a wall: named by more than a word, looked for before the single words. */
const PLACED =
  '(?:top|upper part|header|hero|first screen|banner) (?:of|for) (?:the |our |my |a |your )?(?:home|landing|web|start)?[- ]?(?:page|site)|(?:(?:home|landing|start|web)[- ]?)?page (?:top|header|hero|banner)|hero section|home-?page|page(?= for)|(?:exhibition|trade fair|trade show|fair|expo|market) (?:stand|booth|stall|wall)(?: (?:backdrop|banner|sign|poster))?|(?:trade fair |trade show |fair |stage |photo )?back(?:drop|wall)|(?:(?:menu|price|notice) (?:board|list)|sign|signboard|notice|announcement)(?= (?:for|about|at|in|on)(?!\\p{L})|$)|testata(?: (?:del|di) sito)?|intestazione(?: (?:del|di) sito)?|en-tête (?:du|de|pour le) site|cabecera(?: de (?:la )?(?:web|página))?|tarjeta de (?:visita|presentación)|cartão de visitas?';
const ORDERED = `${PLACED}|(?:website|web|landing-?page|instagram|insta|facebook|linkedin|social-media)-(?:header|hero|banner|post|story|grafik|bild)|logos?|logotype|wordmark|emblem|badge|banners?|flyers?|flyer|posters?|cards?|headers?|posts?|mock-?ups?|leaflets?|handbill|prints?|hero(?: image)?|roll-?up|carousel(?: cover)?|(?:countdown |teaser )?story|slide|ads?|advert|website|landing page|label|packaging|visitenkarten?|plakat|aushang|flugblatt|handzettel|kopfbild|etikett|affiche|carte(?: de visite)?|bannière|bandeau|en-tête|étiquette|publication|cartel|tarjeta|volante|publicación|encabezado|panfleto|folheto|cartaz|cartão|etiqueta|biglietto(?: da visita)?|locandina|volantino|manifesto|ulotka|wizytówka|baner|nagłówek|etykieta|visitekaartje|folder|spandoek|something|баннер|плакат|афиша|логотип|визитка|листовка|флаер`;
const ORDER = new RegExp(
  `^((?:[\\p{L}\\p{M}\\d’'&-]+ ){0,5}?)(?:${ORDERED})(?![\\p{L}-])((?: (?:design|image|picture|illustration|graphic|artwork|cover|post|story|header|a[3-6]|for (?:instagram|facebook|linkedin|tiktok|the web)|para instagram|pour instagram|für instagram|per instagram|on instagram))*)(?: (?:pls|plz|please|bitte|svp|por favor|per favore))?(?: (?:for|about|announcing|advertising|promoting|on|of|für|zu[mr]?|pour|de|para|sobre|per|di|dla|voor|that says|to announce|для))?(?: d['’]une?(?= ))?(?:(?: (?:the|a|an|our|my|your|one|eine?n?|einer|unsere?n?|das|die|den|der|une?|la|le|les|notre|el|un[oa]?s?|nuestr[oa]|il|lo|um|uma|o|a|nossa?|naszej|mojej|een|onze|het|de))(?= ))*`,
  'iu',
);
const SHAPE =
  /^(?:round|square|simple|wide|long|tall|narrow|vertical|horizontal|clean|folded|wide|hero|web|insta|ig|landscape|portrait|minimal\p{L}*|hello|hi|hey|front|back|double-sided|a\d|oval|stall|market|shop|window|fence|newsletter|email|trade|fair|stamp|badge|seal|crest|emblem|monogram|mark|vintage|stempel|siegel|tampon|sello|timbro|exhibition|stand|booth|roadside|display|text|type|typographic|very|short|quick|big|top|section|rund\p{L}*|einfach\p{L}*|schlicht\p{L}*|petite?|simple|sencill[oa]|semplice|simples|eenvoudig|prost[aey])$/iu;
export const ASKS =
  /^(?:create|design|make|draw|build)(?!\p{L})|^(?:(?:i|we)['’]d (?:like|love)|(?:(?:i|we) )?(?:need|want|would like)|brauche[n]?|möchte[n]?|necesit[oa]|quiero|je veux|voglio|vorrei|preciso|quero|potrzebuj\p{L}+|chc\p{L}+|ik wil)(?!\p{L})/iu;
export const PICTURE_OF =
  /(?<!\p{L})(?:poster|print|image|picture|photo|illustration|drawing|painting|flyer|banner|header|plakat|bild|affiche|image|cartel|imagen|imagine|cartaz|obraz|afbeelding) (?:of|von|avec|de|di|van) (?:an?|the|two|three|ein\p{L}*|une?|una?|um|uma|een) /iu;
const SIZE =
  /^\d+(?:[.,]\d+)? ?(?:m|cm|mm|met(?:re|er)s?|px|ft|inch(?:es)?)?(?: ?(?:x|by|×|mal|par|por|per|na) ?\d+(?:[.,]\d+)? ?(?:m|cm|mm|met(?:re|er)s?|px|ft)?)(?!\p{L})|^a[3-6](?: \p{L}+)?$/iu;

/** What stands before or after the order: 'Annual plant swap' of 'Annual plant swap flyer'; nothing where it only orders; undefined where nothing is ordered. */
export function withoutOrder(text: string): string | undefined {
  // 'THE PRINT ROOM IS MOVING' is cried out
  if (/^[^\p{Ll}¶]{10,}$/u.test(text) && text.split(' ').length > 3) return undefined;
  // 'label your food' asks whoever reads it
  if (/^\p{L}+ your /iu.test(text)) return undefined;
  if (SIZE.test(text))
    return whole(text.replace(SIZE, '').replace(/^ ?(?:for|für|pour|para|per|dla|voor) (?:the |our |my )?.*$/iu, ''));
  const purpose =
    /^(?:for|of(?= (?:an?|the|our|my) )|für|pour|para|per|dla|voor) (?:(?:the|a|an|our|my|eine?n?|unsere?n?|une?|notre|un[oa]?|el|la|il) )?(?=\S)/u.exec(
      text,
    );
  if (purpose) return whole(text.slice(purpose[0].length));
  const order = ORDER.exec(text);
  if (!order) return ASKS.test(text) ? '' : undefined;
  const before = whole((order[1] ?? '').replace(/^(?:\p{L}+[ -]){1,3}styles? $/iu, '')).replace(
    /^(?:an?|the|our|my|eine?n?|une?|un[oa]?|um|uma)(?: |$)/iu,
    '',
  );
  const left = whole(text.slice(order[0].length));
  // 'card with a dune': what shall be drawn on it
  // 'banner no icons, only type': how it shall be made
  const isHow = /^(?:that|which|no|without|only|just|ohne|nur|sans|sin|senza|sem|zonder|bez|text|type|words) /iu.test(
    `${left} `,
  );
  const isDrawn = isHow || /^(?:with|showing|featuring|mit|avec|con|com|z|met|с) /iu.test(left);
  // 'Roll-up style horizontal banner for': the order goes on
  const next = isDrawn ? null : ORDER.exec(left);
  const more =
    next &&
    whole(next[1] ?? '')
      .split(' ')
      .every((one) => isIdle(one) || SHAPE.test(one) || /^styles?$/iu.test(one));
  const after = isDrawn ? '' : plainly(more ? whole(left.slice(next[0].length)) : left);
  const isTelling =
    before.split(' ').some((one) => one && !isIdle(one) && !isColour(one) && !SHAPE.test(one)) &&
    !ASKS.test(before) &&
    // 'melancholy poster for a poetry evening'
    !(
      /^\p{Ll}/u.test(after) &&
      /^\p{Ll}+$/u.test(before) &&
      (nounSenses(before)[0]?.class ?? 'abstract') === 'abstract'
    );
  if (isTelling)
    return after && !/^(?:with|in|mit|avec|con|com|z|met)(?!\p{L})/iu.test(after) && /^\p{Lu}/u.test(after)
      ? `${before}, ${after}`
      : before;
  return after;
}

const HOUSE =
  '(?:(?:small|young|little|local|family|new|big|tiny|old) )*(?:company|firm|business|start-?up|brand|maker|service|outfit|organi[sz]ation|shop|man|woman|guy|lady|couple|somebody|someone|friend)';
/** 'a company that makes industrial valves': what is made says what it is. */
const MADE = new RegExp(
  `^${HOUSE} (?:that|which|who) (?:makes?|sells?|restores?|repairs?|builds?|grows?|brews?|bakes?|produces?|offers?|designs?|manufactures?|imports?|rents?(?: out)?|leases?|hires? out) (.{3,48})$`,
  'iu',
);
/** 'a firm that …': a house of any kind is no descriptor. */
const SOMEBODY = new RegExp(`^${HOUSE}(?: (?:that|which|who) .*)?$`, 'iu');
/** What it is, without what is told about it: 'law office' of 'law office which is specialised', 'Mother's Day' of 'Mother's Day for a shop'. */
const plainly = (text: string): string => {
  const made = MADE.exec(text)?.[1];
  if (made !== undefined) return whole(made.replace(/ (?:to|for|in|with|from|on|of|by) .*$/iu, ''));
  if (SOMEBODY.test(text)) return '';
  const [first = ''] = text.split(/,? (?:which|that|who|but|because|die|der|das|que|qui|che|która|który|dat) /iu);
  const [day = '', shop] = first.split(/ for (?:an?|our|my|the) /iu);
  return whole(
    (shop !== undefined && isEventName(day) ? day : first)
      .replace(/ in (?:an? )?\p{L}+ style$/iu, '')
      // 'a bakery website' is a bakery
      .replace(/ (?:website|web ?site|site|web ?page|homepage|page)$/iu, '')
      .replace(
        /^(?:site(?: web| internet)?|website|web|sito(?: web)?|página(?: web)?|webseite|website|strona?y?) (?:pour|de|d['’]|des|für|einer?|para|per|di|dla|van|voor) ?(?:une?|eine?n?r?|un[oa]?|uma?|een|la|le|el|il)? ?(?=\p{L})/iu,
        '',
      ),
  );
};

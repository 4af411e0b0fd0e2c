import type { Phrase, Token } from '@maquette/reading';
import type { RelationKind } from './brief';

/** Buildings of a trade or of a town: from outside a front with its sign, door and windows. */
const PREMISES =
  /^(?:(?:bakery|patisserie|pâtisserie|caf[eé]|pub|tavern|bookshop|bookstore|boutique|florist|grocer|grocery|greengrocer|butcher|pharmacy|barbershop|hairdresser|salon|restaurant|bistro|pizzeria|trattoria|teahouse|shop|store|inn|hotel|hostel|school|schoolhouse|library|museum|theatre|theater|cinema|observatory|temple|pagoda|shrine|mosque|monastery|synagogue|warehouse|factory|workshop|forge|smithy|farm|ranch|kiosk|laundrette|brewery|winery|dairy|creamery|garage|depot)|(?:coffee|tea|book|flower|sweet|corner|bicycle|bike|barber|pet|toy|village|repair|antique|record|cheese|fish|fruit|gift|ice cream|tailor's|butcher's|baker's) (?:shop|store|house)|(?:post office|town hall|petrol station|gas station|filling station|fire station|train station|railway station|bus station|police station|ticket office|village hall|community hall|opera house|guest house|power station))$/u;
/** What is only seen from within. */
const WITHIN =
  /\b(?:inside|indoors|interior|counters?|shelves|shelf|stove|armchair|sofa|ceiling|rafters|workbench|barista|fireplace|hearth|loom|anvil|potter's wheel|candlelit table|at the bar)\b/iu;
const AT_THE_FRONT =
  /\b(?:outside|in front of|façade|facade|shop ?front|store ?front|front of|exterior|awning|pavement|sidewalk|cobble\w*|on a (?:corner|street|square)|corner|doorway|by the door)\b/iu;

/** 'an illustration of a bakery', 'in front of a school' */
const DEPICTS = /^(?:illustration|painting|drawing|picture|image|view|scene|sketch|print|photo|vector|front|outside)$/u;

/** The name of a building that stands there as a whole; undefined for one that a scene is in. */
export function premisesOf(
  tokens: readonly Token[],
  phrase: Phrase,
  kind: RelationKind | undefined,
  text: string,
): string | undefined {
  const last = tokens[phrase.to - 1];
  const before = tokens[phrase.to - 2];
  const whole = before && phrase.to - 2 >= phrase.from ? `${before.lower} ${phrase.lemma}` : '';
  const noun = [whole, phrase.lemma, last?.lower ?? ''].find((one) => PREMISES.test(one));
  const led = tokens[phrase.from - 1]?.lower ?? '';
  const isDepicted = led === 'of' && DEPICTS.test(tokens[phrase.from - 2]?.lower ?? '');
  if (noun === undefined || (/^(?:for|of|from|as)$/.test(led) && !isDepicted)) return undefined;
  // 'the bakery window', 'a bookshop cat': the next noun is the thing
  if (WITHIN.test(text) && !AT_THE_FRONT.test(text)) return undefined;
  const isIn = kind === 'in' || /^(?:in|inside|into|at)$/.test(led) || (led === 'on' && /^(?:farm|ranch)$/.test(noun));
  return isIn && !AT_THE_FRONT.test(text) ? undefined : noun;
}

import { DONE_TO, firstPhrase } from './kinds';

// What stands in a list of wishes and is nothing that can be made: persons, places, days, clauses.

const STRUCK: readonly RegExp[] = [
  // a relative clause, a manner, a negation
  /^(?:following|die|der|das|den|wer|was|wo|wie|que|qui|who|which|that|what|how(?! (?:to|you))|where|bisher|bis|rund|etwa \d+ stück|correct|accurate|waterproof|weatherproof|(?:illustrated|drawn|printed|made|built|written|handed|created|tested|shown|aimed) |no|not|kein\p{L}*|nicht|ohne|sin|sans|pas|nothing|none)(?!\p{L})/iu,
  // persons
  /(?<!\p{L})(?:people|persons?|illustrators?|editors?|photographers?|translators?|copywriters?|designers?|illustrator(?:in|en)|lektor(?:in|en)?|fotograf(?:in|en)?|ilustrador[ae]?s?|fotógraf[oa]s?|illustrat(?:eur|rice)s?|photographes?|gamers?|leavers?|pianists?|farmers?|customers?|clients?|visitors?|guests?|users?|readers?|workers?|drivers?|nurses?|teachers?|students?|pupils?|children|kids|members?|donors?|volunteers?|parents|families|tourists?|skippers?|patients?|buyers?|residents?|schools|employees|staff|team|menschen|leute|kunden|gäste|besucher|mitglieder|kinder|personas|clientes|visitantes|niños|gens|clients|visiteurs|enfants)$/iu,
  // a month, a day, a sum, a measure by itself
  /(?<!\p{L})\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?$/iu,
  /^(?:\d[\d.,]*\s?)(?:pieces|copies|pcs|stück|stk|exemplare|unidades|ejemplares|exemplaires|pages?|seiten|páginas|cm|mm|m(?![2²] \p{L})|kg|g|ml|l|lit(?:re|er)s?|minutes?|seconds?|hours?|seats|%|sizes|colou?rs|flavou?rs|languages|weeks?|days?|months?)(?!\p{L})(?! \p{Ll}{3,}s$).{0,20}$/iu,
  /^(?:original )?(?:objects?|exhibits|items|documents|objekte|objetos|objets|copies)$|^(?:hard ?backs?|paper ?backs?|soft ?covers?|thread-?sewn|(?:hard|soft|main|one|two|three) (?:covers?|colou?rs?|pages))$/iu,
  /^(?:grass|wind|water|sheep|places?|ground|land|fields?|sun|rain)$|(?<!\p{L})(?:places|sheep|animals|houses|visitors)$/iu,
  // how it is made or packed, and what stands before it
  /(?<!\p{L})(?:kept|gone|removed|bigger|smaller|changed|gone|printed|packed|flat-packed|made|delivered|installed|included|smaller one|larger one|new one)$/iu,
  /^(?:two|three|four|several|\d|zwei|drei|dos|tres|deux|trois) (?:\p{L}+ )?(?:concepts?|directions|drafts|routes|proposals|options|variants|konzepte|entwürfe|vorschläge|propuestas|pistes|propositions)$/iu,
  // how it is printed
  /^(?:digital|offset|screen|letterpress|full-colour) ?print(?:ing)?$|^(?:digital|offset|sieb)druck$/iu,
  // languages alone
  /^(?:(?:english|german|french|spanish|italian|polish|dutch|japanese|arabic|swahili|latin|maltese|malay|chinese|tamil|russian|deutsch|englisch|französisch|español|inglés|français|anglais)(?:,? (?:and|und|y|et) |, | )?)+(?:names?|texts?)?$/iu,
  /^(?:drawn|printed|illustrated|photographed|bound|design|everything|anything|something|things?|all|rest|following|above|look|help|advice|proposal|offer|quote)$/iu,
  /^(?:(?:one|two|three|\d+) rounds?|davon|thereof|dont|de ellos|half(?: of)?|the others?|each|every)(?!\p{L})/iu,
];
/** 'packaging, line of 14 adhesives': of what it is. */
const OF_RANGE = /^(?:line|range|series|family|portfolio) of \d/iu;
/** So many of something, and no thing by itself; or somebody doing something with it. */
const COUNTED =
  /^(?:about |around |roughly |etwa |rund |unos |environ )?\d[\d.,]*\s?(?:pieces|copies|pcs|stück|stk|exemplare|lieder|songs|unidades|ejemplares|exemplaires|pages?|seiten|páginas)(?!\p{L})/iu;
/** '2 colours max' */
const OF_MANY =
  /^(?:\d+|one|two|three|four) (?:colou?rs|flavou?rs|sizes|languages|farben|sprachen|tintas|idiomas|couleurs|langues)(?: (?:max|only|at most))?\.?$/iu;
const OF_IT = /(?<!\p{L})(?:it|them|him|her)(?!\p{L})/iu;
/** '1.8 litres, for balconies' */
const MEASURED =
  /^(?:about |max\.? )?\d[\d.,]*(?: ?(?:to|[-–x×]|bis|à|a) ?\d[\d.,]*)?\s?(?:lit(?:re|er)s?|l|ml|cl|kg|g|cm|mm|m|m²|km|seats|minutes?|seconds?|hours?|kw|v|w)(?:,|$| (?:long|high|wide|in total|together|each|lang|hoch))/iu;
const DATED =
  /\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?$/iu;
const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|comes?|goes|has|have|had|must|should|shall|will|would|cannot|can['’]t|don['’]t|doesn['’]t|ist|sind|war|hat|haben|kommt|muss|soll|finden|steht|stehen|bleibt|bleiben|es|está|son|tiene|debe|est|sont|doit)(?!\p{L})/iu;

const RELATIVE =
  /\s*\([^()]*\)|,? (?:that|which|who|where|whose|why|how|what|explaining|showing|telling|qui|que|où|donde|(?:your|our|my) \p{L}+ (?:can|could)|(?<=, )(?:die|der|das|mit de[mr])) .*$/giu;

/** Whether a name can be a line: a noun of something that is made. */
export function isStruck(name: string): boolean {
  const phrase = firstPhrase(name.replace(DONE_TO, ''));
  if (name.split('(').length !== name.split(')').length) return true;
  if (!/\p{L}{2}/u.test(phrase) || phrase.split(' ').length > 8) return true;
  // 'How you tell people' is a piece of work
  if (
    /^(?:how (?:you|to)|(?:something|etwas|algo|quelque chose) (?:for|on|in|at|fürs?|an|auf|para|en|pour|sur)) /iu.test(
      name,
    )
  )
    return false;
  return (
    STRUCK.some((pattern) => pattern.test(phrase)) ||
    OF_RANGE.test(name) ||
    DATED.test(name) ||
    COUNTED.test(name) ||
    OF_MANY.test(name) ||
    MEASURED.test(name) ||
    OF_IT.test(name) ||
    CLAUSE.test(name.replace(RELATIVE, ''))
  );
}

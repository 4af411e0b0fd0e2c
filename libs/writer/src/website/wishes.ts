import { hasPrice } from './items';

// What is wished of the page without a verb or in passing, by its form alone: 'Not macho', 'No stock photos', 'Photos only of hands', 'humour
// oui, blagues non'. Better a fact is told beside the page than such a wish on it.

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu');

/** What a house does without that its customers ask for; anything else that it names with 'No' is no wish of theirs. */
const TERMS_OF_TRADE = any(
  String.raw`\b(?:min(?:imum)?s?|orders?|deposits?|contracts?|fees?|charges?|book(?:ings?|ed)?|appointments?|waiting|wait|queues?|commissions?|interest|obligations?|additives?|preservatives?|sugar|gluten|dairy|plastic|chemicals?|pesticides?|sprays?|antibiotics|sulphites?|palm oil|surcharges?|vat|tax|lifts?|stairs|parking|cash|cards?|pets?|dogs?|cats?|under|children|kids|smoking|alcohol|middlem[ae]n|call-?outs?|travel|cancell\p{L}*|refunds?|returns|delivery|deliver\p{L}*|walk-ins?|subscriptions?|membership|tickets?|collections?|shipping|shops?|retail|exports?|imports?|house calls?|clearances?|repairs|rush jobs?|experience|equipment|referrals?|licen[cs]e|signal|wi-?fi|electricity|music after|hormones|fertili[sz]ers?|freez\p{L}+|frozen|machines?|franchise|brokers?|agents?|guarantees?|hidden|extras?)\b`,
);
/** Words for how something is told or shown. */
const OF_MANNER = any(
  String.raw`\b(?:photos?|pictures?|images?|imagery|stock|clip-?art|icons?|emojis?|gradients?|fonts?|colou?rs?|talk|jargon|clich[eé]s?|humou?r|jokes?|puns?|slogans?|buzzwords?|hype|tone|style|look|feel|vibes?|language|words?|marketing|adjectives|exclamation|superlatives|sob|stor(?:y|ies)|drama|pathos|nostalgia|folklore|romanti\p{L}+|kitsch\p{L}*|zen|macho|hipster|luxury|corporate|cute|cheesy|sentimental\p{L}*|begging|guilt|fear|gothic|shabby|rustic|smil\p{L}+|handshakes?|sunsets?|flames?)\b`,
);
/** 'No pool', 'No stock yachts in sunset' */
const isWithout = (text: string): boolean =>
  /^(?:and |but |also )?(?:no|without|avoid|never any)(?!\p{L}) ?(?!one|body|matter|less|later|longer|more than)/iu.test(
    text,
  ) &&
  !/^[^.]{0,60}[:;]/u.test(text) &&
  (OF_MANNER.test(text) || !(TERMS_OF_TRADE.test(text) || /\d/u.test(text)));

/** The same in other languages, where it stands without a verb. */
const WITHOUT_ABROAD =
  /^(?:en |und |et |y |e )?(?:bitte |bloß |surtout )?(?:geen|kein\p{L}*|pas d[eu]s?|pas d['’]|aucune?|nada de|ningún\p{L}*|ninguna|niente|nessun\p{L}*|sem|nenhum\p{L}*|inga|ingen|inget|żadn\p{L}*)(?!\p{L})/iu;
const TERMS_ABROAD =
  /zucker|sucre|azúcar|zuccher|suiker|konservier|conserv|gluten|plasti|additi|aditiv|zusatz|mindest|minim|anmeld|reserv|rendez|cita|termin|afspraak|appuntament|marcaç|kaution|caution|fianza|borg|vertrag|contrat|contract|abon|hund|chien|perro|cane\b|hond|kart|carte|tarjeta|chem|produit|gebühr|frais|kosten|versand|livraison|envío|stock|magasin|laden/iu;
const isWithoutAbroad = (text: string): boolean =>
  WITHOUT_ABROAD.test(text) && !/\d/u.test(text) && !TERMS_ABROAD.test(text);
/** 'op de site', 'auf der Seite' */
const ON_THE_SITE =
  /(?<!\p{L})(?:op de (?:web)?site|op de pagina|auf (?:der|die) (?:web)?(?:seite|site)|sur (?:le|la) (?:site|page)|en (?:la|el) (?:web|sitio|página)|sul sito|nel sito|no site|na página)(?!\p{L})/iu;

/** 'Not macho', 'Nicht kitschig'; 'Not all trains stop here' is a fact. */
const NOT_SO =
  /^(?:and |but |also )?(?:not|nicht|niet|pas|nie) (?!only|all|every|far|just|until|before|after|open|available|included|suitable|yet|part|on |in |at |for (?:sale|hire|under)|alle|jede|nur|immer|alleen|toujours)\p{L}[^.]*$/iu;
/** What a page is made of, at the head of a sentence. */
const OF_THE_PAGE =
  /^(?:(?:the|our|all|any|only|real|good) )?(?:photos?|pictures?|images?|imagery|videos?|colou?rs|logos?|fonts?|icons?|website|web site|homepage|front page|page|headlines?|copy|tone|humou?r|jokes?|slogans?|bilder|fotos?|farben|webseite|couleurs|images|foto['’]?s|kleuren|colores|cores)(?: (?:only|of|with|from|on|in|should|must|can|may|not|never|has|needs?|already|exists?|no|yes|please|nur|ohne|mit|uniquement|sans|solo|sin|alleen|zonder|existe|is|are|bitte)(?!\p{L})|,|:)/iu;
/** 'Humour yes, jokes no' */
const YES_NO =
  /^[^,.;:]{2,40} no,? (?:only|but|just) [^,.;:]{2,40}[.!]?$|^[^,.;:]{2,40}?,? (?:ja|oui|sí|si|sim|yes|tak)[,;:–-]+ ?(?:but |mais |aber |pero |mas |ma |maar )?[^,.;]{2,40}? (?:nein|non|no|não|nee|nie)[.!]?$|^(?:ja|oui|sí|sì|sim|yes) (?:zu|à|au|aux|a|to) [^,.;]{2,40}[,;] (?:nein|non|no|não|nee) (?:zu|à|au|aux|a|to) /iu;
/** 'Plain English', 'Bitte sachlich' */
const MANNER_ALONE =
  /^(?:in )?(?:plain|simple|good|british|american|clear|easy|proper) english(?!\p{L})|^(?:bitte|svp|s['’]il vous plaît|por favor|per favore|graag|alstublieft|please) /iu;
/** 'Phone culture', 'Family spirit': what they are like, to whoever writes of them */
const CHARACTER =
  /^(?:(?:very|quite|a bit|rather) )?(?:\p{L}+ ){0,2}(?:culture|spirit|philosophy|ethos|mentality|attitude|approach|character|personality|atmosphere|vibe|mood|feeling|charm|image)$/iu;
/** What the law or the boss allows to be said */
const ALLOWED =
  /\b(?:only|just) (?:the )?facts\b|\blaw\b[^.]*\b(?:allow|forbid|prohibit|only|advert)\p{L}*|\b(?:not|never) (?:be )?allowed to (?:say|write|show|mention|call|use|advertise)\b/iu;
/** What the client does not want to look like, in other languages. */
const WANTS_NOT = any(
  // 'da muss die Nummer groß sein', 'moet groot', 'doit se voir'
  String.raw`(?<!\p{L})(?:muss|soll|sollte|müssen|sollen)(?= [^.]{0,40}(?:groß|sichtbar|vorne|oben|klar|auffallen|stehen|rein)(?!\p{L}))|(?<!\p{L})(?:moet|moeten) (?:[^.]{0,30})?(?:groot|bovenaan|zichtbaar|opvallen)(?!\p{L})|(?<!\p{L})(?:doit|doivent|debe|deben|deve|devem|devono) (?:[^.]{0,20})?(?:être|se voir|verse|estar|ser|quedar|aparecer|essere|vedersi|ficar) (?:bien |muy |muito |molto |en )?(?:grand|gros|visible|clair|grande|claro|chiaro|visibile|visível|haut|arriba|alto)\p{L}*`,
  String.raw`(?<!\p{L})(?:não queremos|no queremos|on ne veut pas|nous ne voulons pas|wir wollen (?:nicht|kein\p{L}*)|non vogliamo|we willen (?:niet|geen)|não é para parecer|qu['’]on ne)(?!\p{L})`,
  String.raw`^(?:no|não|non|ne pas|nicht|niet) (?:vender|vendere|prometer|promettere|promettre|parecer|sembrare|paraître|poner|mettere|mettre|usar|usare|utiliser|decir|dire|dizer|mostrar|mostrare|montrer|hablar|parlare|parler|falar|hacer|fare|faire|fazer|escribir|scrivere|écrire|escrever)(?!\p{L})`,
);
/** 'so we need a guide to choose', 'we want people who love silence'; 'we need two days' notice' is asked of customers. */
const NEEDS =
  /(?<!\p{L})(?:we|i|they|he|she) (?:also |really |just |only |still |always )?(?:needs?|wants?|would like|['’]d like|hopes? for) (?!to (?:know|see|have|be|speak) |your |you |access|notice|about|around)/iu;
const isNeed = (text: string): boolean =>
  NEEDS.test(text) && !/\d|\b(?:one|two|three|four|five|six|seven|half|notice|deposit|before|until)\b/iu.test(text);
/** 'Write that it is clean', 'Say it somewhere', 'use that maybe' */
const TO_WRITE = any(
  String.raw`^(?:and |but |also |so )*(?:please )?(?:write|say|mention|state|stress|put|tell|use|include|add|show|print|keep|make|spell)(?: (?:that|this|it|them|him|her|us|me|people)(?!\p{L})(?! (?:in the (?:fridge|freezer|dark)|out|away|with)))`,
  String.raw`\b(?:what|where) (?:we|i|they) (?:want|would like) (?:people|visitors|them|everyone|readers|customers) to (?:click|do|press|see|know)\b`,
  String.raw`\b(?:on|in) (?:the |your |our |this )?(?:web ?site|web ?page|homepage|front page|page|site)\b[^.]*\b(?:please|must|should|want|need)\b|\b(?:must|should|has to|have to|needs? to) (?:be|stand|go|come|stay) [^.]{0,20}\bon (?:the |every |each )?(?:web ?site|page|site|front page|homepage)\b`,
);

/** Whether a sentence or a fragment is a wish of the page by its form alone; in passing, 'no Land Rovers' says what is not done. */
export const isWish = (text: string, isInPassing = false): boolean => {
  const bare = text.replace(/[.!?]+$/u, '').trim();
  if (YES_NO.test(bare) || ALLOWED.test(bare) || CHARACTER.test(bare) || WANTS_NOT.test(bare) || TO_WRITE.test(bare))
    return true;
  if (hasPrice(bare)) return false;
  return (
    (NOT_SO.test(bare) && !/\d/u.test(bare)) ||
    (isInPassing ? isWithout(bare) && OF_MANNER.test(bare) : isWithout(bare)) ||
    OF_THE_PAGE.test(bare) ||
    MANNER_ALONE.test(bare) ||
    isWithoutAbroad(bare) ||
    ON_THE_SITE.test(bare) ||
    isNeed(bare)
  );
};

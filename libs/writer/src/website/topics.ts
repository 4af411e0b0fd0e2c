import { REACHED } from './kinds';
import { wordsIn } from './forms';
import { hasPrice } from './items';

// What a sentence of the page is about. Its words and its form decide; what says none of these tells how the client works.

export type Topic =
  /** what is done or sold */
  | 'what'
  /** whom it is for */
  | 'whom'
  /** how it goes, and what sets it apart */
  | 'how'
  /** what it costs, and on which terms */
  | 'prices'
  /** who they are, and since when */
  | 'people'
  /** what has been done so far, and who vouches for it */
  | 'proof'
  /** when it is open, where it is, how one books */
  | 'reach'
  /** what others have said */
  | 'voices';

const any = (...patterns: string[]) => new RegExp(patterns.join('|'), 'iu');
const word = (...words: string[]) => String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`;

const DAY = String.raw`lun|mer|mié|gio|jue|jeu|ven|vie|sab|sáb|sam|dom|dim|seg|ter|qua|qui|sex|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekdays?|weekends?|daily|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|mo|di|mi|do|fr|sa|so`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|h|uhr|o['’]clock)?(?: ?[-–] ?| (?:to|till?|until|bis|à|a|tot) )(?:\d{1,2}(?:[:.]\d\d)?|noon|midnight|late)`;
/** 'Open Mon–Thu 7:30–5', 'Shop Mon–Fri 8–17', 'closed January', 'Öffnungszeiten: …' */
const HOURS = any(
  String.raw`^(?:we(?: are|['’]re) |(?:the )?\p{L}+ (?:is |hours:? )?|(?:opening )?hours:? )?(?:open|closed|shut)(?![\p{L}-])(?! (?:since|source|to (?:all|every)|from (?:the|its)))`,
  String.raw`^(?:${DAY}) ?(?:[-–&+]|to|bis|à|a|tot) ?(?:${DAY})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${DAY})(?!\p{L})[^.]{0,24}?(?:${CLOCK}|\d{1,2}[:.]\d\d(?!\d))`,
  word(
    'opening hours',
    'öffnungszeiten',
    'geöffnet',
    'geschlossen',
    'fermée?',
    'cerrad[oa]',
    'chius[oa]',
    'fechad[oa]',
    'gesloten',
    'horaires',
    'ouvert',
    'horarios?',
    'abierto',
    'orari',
    'aperto',
    'aberto',
    'openingstijden',
    'geopend',
  ),
);
/** Words before which one gets in touch, and where one finds the door. */
const BOOKED = any(
  String.raw`^(?:whatsapp|telefone?|teléfono|téléphone|e-?mail)(?!\p{L})`,
  String.raw`^(?:book(?:ing)?s?|reservations?|orders?|appointments?|visits?|visitors|viewings?)(?: are| is)?(?: only| also)? (?:by|via|through|online|on|at|in|from)(?!\p{L})`,
  word(
    'by appointment',
    'walk[- ]ins?',
    'visitors only',
    'visits only',
    'no (?:retail |walk-in )?shop',
    'drop in',
    'no booking(?: needed)?',
    'no appointment(?: needed)?',
    '(?:phone|call|text|e-?mail|whatsapp)(?: is)? (?:best|preferred|only)',
    'sur rendez-vous',
    'nach vereinbarung',
    'con cita(?: previa)?',
    'su appuntamento',
    'por marcação',
    'op afspraak',
    'book (?:by|through|online|via|on)',
    '(?:ring|call|phone|write|email|e-mail|text|whatsapp) (?:us|me|first|ahead|before|or)',
    '(?:phone|ring|call|book) (?:in|early|from) (?:the )?(?:spring|summer|autumn|winter|advance|january|february|march|april|may|june|july|august|september|october|november|december)',
  ),
);
const PLACE = any(
  String.raw`^(?:(?:our|the|my) )?(?:address|adresse|dirección|indirizzo|endereço|adres)(?:: | is | )(?=\p{Lu})`,
  String.raw`^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|top|upper|lower) (?:floor|district|arrondissement|quarter|ward)(?!\p{L})`,
  String.raw`^(?:we(?: are|['’]re) |the (?:shop|studio|workshop|office) is |\p{L}[\p{L} '’]{0,24} is )?(?:near|opposite|behind|above|below|next to|close to|beside|upstairs|along|round the corner|two doors|in the (?:old|former|yard|courtyard|cellar|basement)|on the (?:corner|first|second|ground|top))(?!\p{L})`,
  word(
    'parking',
    'car park',
    'step-free',
    'wheelchairs?',
    'no lift',
    'steps',
    'tram (?:line|stop|\\d+)',
    'bus stop',
    'parkplätze',
    'barrierefrei',
    'stationnement',
    'aparcamiento',
    'parcheggio',
  ),
);
/** Who began it, and when: no price, whatever it says of money. */
const ORIGIN =
  /^(?:(?:it|we|the \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) )?(?:was |were )?(?:started|founded|begun|established|set up|opened|gegründet|eröffnet|fondée?|ouverte?|fundad[oa]|abiert[oa]|fondat[oa]|apert[oa]|opgericht) (?:by|in|with|from|when|1[5-9]|20|von|par|por|da|door)/u;
/** What it takes in is no price. */
const INCOME =
  /^(?:(?:our|their|its|the|annual|yearly) )?(?:income|turnover|revenue|budget|grants?|donations)(?!\p{L})/iu;
/** What others are paid is no price: 'Growers are paid within a week' */
const PAID_TO =
  /^(?:(?:the|our|all|most|every|each) )?(?!deposits?|fees?|rents?|prices?|bills?|invoices?|half|balance|it|you)\p{L}+(?: of (?:the )?\p{L}+)? (?:(?:are|is|get|gets|were) )?(?:always |all |also )?paid(?= (?:on|within|in|by|per|each|every|a|the|for|well|fair\p{L}*|above|monthly|weekly)(?!\p{L}))/iu;
/** What insurance covers is no price. */
const INSURED = /^(?:(?:fully|we are|all) )?(?:insured|insurance|cover(?:ed)?|liability)(?!\p{L})/iu;
const WARRANTY = /(?<!\p{L})(?:warranty|guarantees?|garantie|garantía|garanzia)(?!\p{L})/iu;
/** 'Four rooms: Attic, Cellar, …', 'About 350 cameras: rangefinders, …' */
const COUNTED_LIST =
  /^(?:about |around |over |some |more than |the |our )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!partners|founders|owners|people|us|of us|staff|apprentices|readers|reasons|rules|things|wishes|languages|days|hours)(?:\p{L}+ )?\p{L}+s: [^:]*, /iu;
/** '2,300 restaurants, 41 thousand workers paid each month' */
const AMOUNT =
  /^(?:over |more than |about |some |nearly )?\d[\d.,]*(?: thousand| million)? (?!(?:hours|hrs|days|weeks|months|minutes|mins|years|working|business)(?!\p{L}))\p{Ll}{3,}/iu;
/** '£6.1m of debt managed': no price */
const SUM = /[€£$]\s?\d[\d.,]* ?(?:m|bn|million|billion)(?!\p{L})/iu;
/** '£25 a month pays for a year of advice' */
const GIFT =
  /[€£$₹]\s?\d[^.,;]{0,20} (?:pays for|feeds|gives|buys|keeps|funds|provides|covers (?:one|a|the) (?:family|child|meal|day|week|month|year))(?!\p{L})/iu;
const TERMS_FIRST = 3;
const TERMS = any(
  word(
    'deposits?',
    'invoices?',
    'no contract',
    'cancel\\p{L}*',
    'minimum',
    'min\\.? order',
    'discounts?',
    'refunds?',
    'free of charge',
    'no charge',
    'for free',
    'fees?',
    'prices?',
    'pay(?!-)',
    'paid',
    'payment',
    'card(?:s)? only',
    'cash',
    'insurance accepted',
    'medicaid',
    'medicare',
    'nhs',
    'subsid\\p{L}+',
    'vouchers?',
    'tariffs?',
    'repaid',
    'anzahlung',
    'kostenlos',
    'preise?',
    'kasse',
    'rechnung',
    'gratuite?',
    'devis',
    'prix',
    'acompte',
    'tarifs?',
    'precios?',
    'presupuesto',
    'gratis',
    'prezz[io]',
    'preventivo',
    'preços?',
    'orçamento',
    'prijs',
    'prijzen',
    'offerte',
  ),
  String.raw`^(?:(?:[\p{L}-]+ ){1,4}(?:is|are) )?free(?!\p{L})`,
);
const PEOPLE = any(
  word(
    'developed (?:at|in|by)',
    'company since',
    'name comes',
    'name means',
    'named after',
    'family',
    'families',
    'father',
    'mother',
    'parents',
    'grandfather',
    'grandmother',
    'brothers?',
    'sisters?',
    'daughters?',
    'sons?',
    'wife',
    'husband',
    'niece',
    'nephew',
    'uncle',
    'aunt',
    'couple',
    'generations?',
    'owners?',
    'founders?',
    'founded',
    'established',
    'apprentices?',
    'trained (?:in|at|as|with|by)',
    'years (?:at|in|of) (?:the|a|his|her|experience)',
    'used to be',
    'took over',
    'inherited',
    'team of',
    'run by',
    'owned by',
    'led by',
    'started',
    'began',
    'vater',
    'mutter',
    'familie',
    'gegründet',
    'inhaber(?:in)?',
    'meister(?:in)?',
    'generation',
    'père',
    'mère',
    'famille',
    'fondée?',
    'padre',
    'madre',
    'familia',
    'fundad[oa]',
    'famiglia',
    'fondat[oa]',
    'família',
    'familie',
    'opgericht',
  ),
  String.raw`^since (?:1[5-9]|20)\d\d|^seit (?:1[5-9]|20)\d\d|^depuis (?:1[5-9]|20)\d\d|^desde (?:1[5-9]|20)\d\d`,
);
/** 'Two dentists', 'We are 11 people' */
const COUNTED = any(
  String.raw`^(?:(?:about|around|some|small team of|team of|we are|there are|i am|we employ) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|a dozen) (?:full-time |part-time |\p{L}+ed )?(?:of us|peoples?|staff|employees|workers|[\p{L}-]+(?:ers|ists|ors|ians|men|women|wives|smiths|wrights|cooks|vets|pilots|chefs|nurses|guides|ants|ees))(?!\p{L})`,
);
/** 'Tess Orme trained …': somebody by name */
const NAMED =
  /^(?:(?:Dr|Ms|Mr|Mrs)\.? )?\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{L}'’-]+ (?:and|is|was|has|had|learned|trained|makes|runs|opened|started|took|came|began)(?!\p{L})/u;
/** 'Serves Greater Accra' */
const AREA =
  /^(?:(?:We|It|They|I) )?(?:[Ss]erves?|[Cc]overs?|[Dd]elivers? to|[Ww]orks? in|[Dd]elivery to) (?:all of |the |north of |south of )*\p{Lu}/u;
const PROOF = any(
  word(
    'certified',
    'certificates?',
    'certification',
    'accredited',
    'registered',
    'licen[sc]ed',
    'members? of',
    'awards?',
    'awarded',
    'prizes?',
    'organic listed',
    'approved',
    'iso \\d+',
    'zertifiziert',
    'certifiée?',
    'certificad[oa]',
    'certificat[oa]',
    'gecertificeerd',
  ),
  String.raw`^(?:\S+ ){0,3}\d[\d.,]* ?%|^(?:over |more than |about |around |some |nearly )?\d[\d.,]*\+? (?:\p{L}+ ){1,4}(?:since|in|so far|a year|each year|every year|per year|to date|worldwide)(?!\p{L})`,
  String.raw`^(?:over|more than) \d|^(?:used|trusted) by \d`,
);
const WHOM = any(
  String.raw`^(?:the |our |most |main )?(?:customers|clients|buyers|users|members|patients|guests|readers|pupils|students|learners|kunden|klanten|clienti|clientes|clients)(?:(?: are| range| come| include)(?!\p{L})|: )`,
  String.raw`^(?:only |mostly |mainly |especially )?(?:for|für|pour|para|per|voor) `,
);
const OFFERED = any(
  String.raw`^(?:(?:we|i|it|they|he|she) )(?:also |mostly |mainly |only )?(?:make|sell|repair|offer|rent|teach|restore|build|bake|brew|grow|roast|weave|print|serve|supply|stock|install|service|clean|treat|design|provide|produce|hire|lend|do|does|makes|sells|repairs|offers|rents|teaches|restores|builds|bakes)(?!\p{L}) (?!(?:not|it|this|that|so|them)(?!\p{L}))`,
  String.raw`^(?:services?|products?|range|menu|we (?:do|make|sell|offer)|what we (?:do|make|sell)|leistungen|angebot|prestations|produits|servicios|productos|servizi|prodotti|serviços|produtos|diensten|producten)(?:: | )`,
);
const VOICE =
  /\b(?:review(?:s|er)?|customers?|guests?|parents|patients?|visitors?|readers?|clients?)\b[^.]{0,30}\b(?:says?|said|wrote|writes|told us|call(?:ed)? (?:it|us))\b[^.]*["'‘“«]/iu;

/** The topic by the words alone; undefined where they say none. */
export function topicIn(text: string): Topic | undefined {
  if (VOICE.test(text)) return 'voices';
  if (REACHED.test(text)) return 'reach';
  const bare = text.replace(/ ?\([^()]*\)/gu, '');
  if (ORIGIN.test(text) || ORIGIN.test(text.charAt(0).toLowerCase() + text.slice(1))) return 'people';
  if (INCOME.test(text)) return 'proof';
  if (COUNTED.test(text) && !hasPrice(bare)) return 'people';
  if (COUNTED_LIST.test(text) && !hasPrice(bare)) return 'what';
  if (PAID_TO.test(text)) return 'how';
  if (INSURED.test(text)) return 'proof';
  if (WARRANTY.test(text) && !hasPrice(bare)) return 'how';
  if (AMOUNT.test(text) && !hasPrice(bare)) return 'proof';
  if (hasPrice(bare) && SUM.test(bare)) return 'proof';
  if (GIFT.test(bare)) return 'how';
  if (hasPrice(bare))
    return /^(?:airport|station|ferry|harbour|beach|parking|car park)(?!\p{L})/iu.test(text) ? 'reach' : 'prices';
  if (HOURS.test(text)) return 'reach';
  if (BOOKED.test(text)) return 'reach';
  if (COUNTED.test(text)) return 'people';
  if (TERMS.test(wordsIn(text).length < 7 ? text : wordsIn(text).slice(0, TERMS_FIRST).join(' '))) return 'prices';
  if (WHOM.test(text)) return 'whom';
  if (PLACE.test(text)) return 'reach';
  if (AREA.test(text)) return 'reach';
  if (NAMED.test(text)) return 'people';
  if (PROOF.test(text)) return 'proof';
  if (PEOPLE.test(text)) return 'people';
  if (OFFERED.test(text)) return 'what';
  return undefined;
}
/** A time at which one may come. */
export const isHours = (text: string): boolean => HOURS.test(text);

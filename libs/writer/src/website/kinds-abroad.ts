import { type Kind, REACHED } from './kinds';
import { hasPrice } from './items';

// What a sentence is to a page in German, Spanish, French, Italian, Portuguese and Dutch, by the usual words.

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'what',
    /^(?:hacemos|restauramos|encuadernamos|vendemos|reparamos|fabricamos|ofrecemos|cultivamos|enseñamos|elaboramos|facciamo|produciamo|vendiamo|ripariamo|offriamo|coltiviamo|insegniamo|restauriamo|fazemos|produzimos|oferecemos|cultivamos|ensinamos|nous (?:faisons|vendons|fabriquons|réparons|élevons|cultivons|proposons|produisons)|wir (?:machen|bauen|verkaufen|reparieren|fertigen|bieten|restaurieren|backen|brauen|drucken|liefern)|(?:wij|we) (?:maken|verkopen|repareren|bakken|bieden|bouwen|leveren))(?!\p{L})/iu,
  ],
  [
    'refusal',
    /^(?:kein|wir (?:machen|verkaufen|nehmen|liefern|arbeiten) (?:kein|nicht|nie)|no (?:hacemos|vendemos|aceptamos|trabajamos|servimos)|nous ne |pas de |on ne |non (?:facciamo|vendiamo|accettiamo|lavoriamo)|não (?:fazemos|vendemos|aceitamos|trabalhamos)|(?:wij|we) (?:doen|verkopen|maken|leveren) (?:geen|niet)|geen )/iu,
  ],
  [
    'hours',
    /(?<!\p{L})(?:geöffnet|öffnungszeiten|geschlossen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|abrimos|abiertos?|abierta|cerramos|cerrado|horario|lunes a|de martes|ouverts?|ouverte|fermés?|horaires|du (?:lundi|mardi|mercredi|jeudi|vendredi|samedi)|aperti|aperto|aperta|chiusi|chiuso|orari[oa]?|dal (?:lunedì|martedì|mercoledì|giovedì|venerdì)|abertos?|aberta|fechamos|fechado|horário|de (?:segunda|terça|quarta|quinta|sexta)|geopend|gesloten|openingstijden|van (?:maandag|dinsdag|woensdag|donderdag|vrijdag))(?!\p{L})/iu,
  ],
  [
    'who',
    /(?<!\p{L})(?:siamo in (?:due|tre|quattro)|nous sommes (?:deux|trois|quatre)|somos (?:dos|tres|cuatro|dois|duas|três)|wir sind zu (?:zweit|dritt|viert)|generation|familienbetrieb|gegründet|seit (?:1[5-9]|20)\d\d|meine? (?:frau|mann|vater|mutter|bruder|schwester|sohn|tochter)|\d+ (?:leute|mitarbeiter(?:innen)?|personas|empleados|personnes|salariés|persone|dipendenti|pessoas|funcionários|mensen|medewerkers)|lehrlinge|generación|familia|familiar|fundad[ao]s?|desde (?:1[5-9]|20)\d\d|mi (?:padre|madre|marido|mujer|esposa|esposo|hermano|hermana|hijo|hija|abuel[oa])|génération|famille|fondée?s?|depuis (?:1[5-9]|20)\d\d|(?:mon|ma) (?:père|mère|mari|femme|frère|sœur|fils|fille|grand-\p{L}+)|generazione|famiglia|fondat[ao]|dal (?:1[5-9]|20)\d\d|mi[oa] (?:padre|madre|marito|moglie|fratello|sorella|figli[oa]|nonn[oa])|geração|família|fundad[ao]|(?:meu|minha) (?:pai|mãe|marido|mulher|irmã|irmão|filh[oa]|av[óô])|generatie|familiebedrijf|opgericht|sinds (?:1[5-9]|20)\d\d|mijn (?:vader|moeder|man|vrouw|broer|zus|zoon|dochter))(?!\p{L})/iu,
  ],
  [
    'terms',
    /(?<!\p{L})(?:anzahlung|lieferzeit|wartezeit|mindest\p{L}*|höchstens|termin|vorbestell\p{L}*|bestell\p{L}*|zahlung|bar|ec-karte|dauert|preise nennen|mínimo|máximo|reserva\p{L}*|encargo\p{L}*|con antelación|se paga|efectivo|tarjeta|plazo|envíos?|minimum|maximum|réserv\p{L}*|command\p{L}*|acompte|délai|espèces|livr\p{L}*|minimo|massimo|prenota\p{L}*|ordin\p{L}*|acconto|contanti|consegn\p{L}*|encomend\p{L}*|marcação|sinal|entreg\p{L}*|dinheiro|minimaal|maximaal|reserv\p{L}*|bestel\p{L}*|levertijd|wachttijd|aanbetaling|contant)(?!\p{L})/iu,
  ],
  [
    'where',
    /(?<!\p{L})(?:(?:werkstatt|laden|hof|praxis|büro|atelier) (?:ist|liegt|steht|in|am|im)|sie finden uns|estamos en|nuestro (?:taller|local)|calle|plaza|avenida|nous sommes (?:à|au|dans)|atelier (?:est|à|au)|rue|place|siamo (?:a|in|nel)|laboratorio|via|piazza|estamos (?:em|na|no)|rua|praça|largo|(?:wij|we) zitten|werkplaats|straat|gracht)(?!\p{L})/iu,
  ],
  [
    'step',
    /(?<!\p{L})(?:zuerst|danach|von hand|jede[rsn]?|wir (?:kommen|prüfen|messen|holen|liefern|zeigen|kochen|sägen|trocknen)|primero|después|a mano|cada|usted|recogemos|entregamos|d'abord|ensuite|à la main|chaque|vous|prima|poi|a mano|ogni|lei|ritiriamo|primeiro|depois|à mão|cada|você|recolhemos|eerst|daarna|met de hand|elke?|ieder|(?:wij|we) (?:komen|halen|brengen|meten))(?!\p{L})/iu,
  ],
];

const WEEKDAY =
  /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?!\p{L})/iu;

export function foreignKind(text: string): Kind {
  if (REACHED.test(text)) return 'contact';
  if (
    /^(?:Soy|Sou|Sono|Je suis|Ich bin|Ik ben) (?:[oa] )?\p{Lu}|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:et|y|e|und|en) /u.test(
      text,
    )
  )
    return 'who';
  if (
    /^wir \p{Ll}+ (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)/iu.test(text) &&
    !/\d/.test(text)
  )
    return 'step';
  if (hasPrice(text)) return 'price';
  if (WEEKDAY.test(text) && /\d/.test(text)) return 'hours';
  if (
    /^(?:wir|nous|on|wij|we|no|non|não|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L})[^.,]{0,40}(?<!\p{L})(?:kein\p{L}*|nicht|nie|geen|niet|nooit|pas|jamais)(?!\p{L})/iu.test(
      text,
    )
  )
    return 'refusal';
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'story';
}

import { nounSenses, singular } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../../palette/colour-words';
import { wordsIn } from './clauses';
import type { Clause } from './clauses';
import { isIdle, isMoodWord } from '../words';
import { NEWS } from './voice';

const word = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu');
const start = (list: string): RegExp =>
  new RegExp(
    `^(?:(?:and|but|also|just|maybe|perhaps|so|then|oh|und|aber|et|mais|y|pero|e|ma|mas|ale|en|maar) )*(?:${list})(?![\\p{L}\\d])`,
    'iu',
  );

/** How a clause begins that tells whoever draws what to do. In eight languages. */
const STARTS = start(
  [
    "maybe|perhaps|typeset|ranged|aligned|flush left|side view|front view|top view|from above|close-?up|copy space|flat|simple flat|hi|hello|hey|dear|thanks|thank you in advance|cheers|(?:we|i)['’]?d need|make|keep|leave|use|put|avoid|don'?t|do not|please|should|must|needs? to|has to|have to|could|can (?:you|it|we)|let'?s|let it|show|draw|photograph|shoot|place (?:it|the|an?)|imagine|think|picture|something|someth?ing|feels?|looks?|like an?|as if|as though|in the style|style|inspired|colou?rs?|ideally|hopefully|probably|possibly|set in|shot|seen from|i'?d like|i want|i need|i would|i think|i'?m thinking|we want|we need|we['’]d|wed like|we would|we like|it should|it must|it can|it needs|it has to|it is for|it'?s for|has to work|works? (?:small|in|on|at)|not (?:an?|the|too|so|just|only|very|like|\\p{L}+y|\\p{L}+ing|\\p{L}+ish)|nothing|never (?:look|feel|sound)\\p{L}*|without|rather|more like|less|(?:very )?(?:big|large|huge|bold|clear|chunky|easy)(?: to read)?(?:,? \\p{L}+){0,2} (?:type|letters|lettering|text|font|headline)|big letters|large type|big text|lots of|plenty of|a lot of|mostly|hand[- ]?drawn|illustrated|(?:drawn|painted)(?= (?:in|like|with|by|as|on))|photo|text|type|font|logo|background|layout|say|add|include|feature|featuring|stick to|go easy|(?:plain|clean|simple|bold|calm|quiet|loud|legible|readable|understated|cheerful|friendly|serious|rough|gentle|trustworthy|restrained|cosy|cozy|moody|airy|rustic|playful|wonky|messy|crisp|delicate|dramatic)(?= (?:but|and|yet|or|in|not|enough)|$)|standing on|leaning|lying|resting on|on (?:ice|sand|stone|wood|marble|snow|moss|water|slate|linen)$|on an? (?:\\p{L}+ ){0,2}(?:stone|table|bench|counter|shelf|rock|board|tray|surface)|if (?:possible|you|that|it)|up to you|no text|no words|no lettering|no writing|no photos?|no stock",
    'bitte|gute (?:laune|stimmung)|keine?[nrsm]?|nicht|nichts|ohne|soll(?:te)?n?|muss|darf|wir (?:wollen|möchten|brauchen|hätten|wünschen)|ich (?:will|möchte|brauche|hätte)|gerne?|eher|auf (?:einem|einer|dem|der)|möglichst|mach(?:t|en)?|lass(?:t|en)?|schlicht|elegant|modern|dezent|edel|fröhlich|warm(?:e[sr]?)? farben|farben?|im stil|stil|hintergrund|schrift|als button|foto|viel weiß|viel (?:platz|raum|luft)|platz (?:links|rechts|oben|unten|für|lassen)|raum für|\\p{L}+es licht',
    "sur un|sur une|s['’]il|svp|sans|pas (?:de|d['’]|trop|l['’])|surtout|style|il faut|ça doit|doit|on (?:veut|voudrait|aimerait)|je (?:veux|voudrais)|nous (?:voulons|voudrions|aimerions)|j['’]aimerais|couleurs?|tons?|fond|sobre|élégant|chaleureux|gai|plutôt|laisse[rz]?|évite[rz]?|dans le style|photo non|façon|ambiance|de l['’]espace|espace (?:à|pour|en)|lumière|rien de|esprit",
    'sobre un|sobre una|por favor|sin|nada de|que (?:sea|se|no|quede|parezca|tenga)|debe|tiene que|quiero|queremos|quisiera|necesit[oa]|colores?|estilo|fondo|más bien|evita[r]?|deja[r]?|con (?:un )?estilo|tono|tonos|alegre|elegante|sencill[oa]|espacio (?:a|para|libre)|luz|más bien',
    "elegante|sobrio|caldo|allegro|per favore|senza|niente|nessun[ao]?|deve|dovrebbe|vorrei|vorremmo|vogliamo|voglio|colori|stile|sfondo|evita(?:re)?|lascia(?:re)?|come un[a']?|toni|atmosfera|spazio (?:a|per)|luce|non troppo",
    'alegre|elegante|simples|sem|deve|quero|queremos|preciso|precisamos|cores|fundo|evite|deixe|mas sem|muito|tons',
    'strak|vrolijk|warm licht|alsjeblieft|graag|geen|zonder|niet|moet|we willen|ik wil|kleuren|stijl|achtergrond|laat|liever',
    'elegancko|ciepło|wesoło|proszę|bez|nie|żadn\\p{L}+|ma (?:być|wyglądać)|powin\\p{L}+|chcemy|chcę|chciał\\p{L}+|potrzebuj\\p{L}+|kolory|kolorem|styl|tło|żeby|unikaj|zostaw|prosto|delikatnie|czyteln\\p{L}+',
  ].join('|'),
);
/** What stands anywhere in such a clause. */
const WITHIN = word(
  [
    "please|(?:i|we)(?:['’]d)? (?:want|need|would like|like the)|(?:wife|husband|boss|colleague|client|customers?|neighbours?|daughter|son|mother) (?:says?|wants?|thinks?|complain\\p{L}*|asked|hates?)|side view|copy space|wants? to (?:show|see|look|have)|spotlight|backlight|colou?rs|should|must(?!-)|in the style of|look(?:s|ing)? like|feel(?:s|ing)? like|should feel|rather than|if (?:possible|that'?s possible)|or is that too|background|typography|typeface|font|lettering|colou?r ?scheme|palette|(?:left|right|top|bottom|upper|lower) (?:third|half|quarter|fifth|edge|corner|side)|on the (?:left|right)|at the (?:top|bottom)|subject on|in the corner|negative space|white ?space|empty space|old-fashioned look|[a-z]+-looking|(?:warm|old|good|modern|friendly|expensive|cheap|serious|natural|tired) looking|make it pop|stand out|travel poster|poster style|in a good way|clip-?art|clip-?arty|photo-?free|line drawing|drawing of|picture of|photo of|hand[- ]?drawn|two-colou?r|one colou?r|single colou?r|three colou?rs|two colou?rs|colou?rs? like|tones?|no stock photos?|look and feel|mood|vibe|aesthetic|minimalist|on thick|thick board|embossed|letterpress feel|foil|for real|deserves|make it|keep it|so we can|asked for it|we get asked|everyone (?:does|suggests|has|uses)|dead serious|works? small|stamped|embroidered|very wide|type only|ink only|would be (?:nice|lovely|great)|(?:is|are) (?:ok|okay|fine)|ok(?:ay)?$|(?:feel|feeling|look|vibe|style|atmosphere|mood|smell)$|\\p{L}+ (?:light|tones)$",
    'soll(?:te)?n?|bitte|im stil|nicht zu|möglichst|holzschnitt|farbig|einfarbig|mit viel|klischees?|warme farben',
    "s['’]il vous plaît|svp|doit|plutôt|affiche ancienne|presque vide|recto|verso|au maximum|pas trop",
    'por favor|que sea|que parezca|colores|estilo|sin ser',
    'per favore|stilizzat[ao]|in stile|colori|come una cartolina',
    'por favor|estilo|sem ficar|cores|algo simples',
    'alsjeblieft|graag|in de stijl',
    'proszę|jednym kolorem|żeby|w stylu|dla starszych',
  ].join('|'),
);
const SUBJUNCTIVE = /^(?:que|qu['’]|żeby|damit|sodass)\s/iu;
/** An act that is not needed is an offer: 'no booking', 'sans rendez-vous', 'ohne Anmeldung'. */
const NOT_NEEDED =
  /(?<!\p{L})(?:book(?:ing)?s?|appointments?|experience|auditions?|solos?|partners?|sign-?up|registration|membership|fees?|forms?|contracts?|deposit|queues?|waiting|tears|additives|sugar|plastic|scaffolding|split shifts|minimum|strings|catch|refunds?|cash|cards?|hidden|callout|charge|commitment|cover charge|rendez-vous|réservation|inscription|engagement|frais|anmeldung|voranmeldung|reservierung|termin|vorkenntnisse|kosten|cita|reserva|experiencia|compromiso|prenotazione|esperienza|impegno|marcação|inscrição|experiência|compromisso|afspraak|reservering|ervaring|zapis\p{L}+|rejestracji|doświadczenia)(?!\p{L})/iu;
const NO =
  /^(?:no|not|without|ohne|keine?[nrsm]?|sans|pas de|sin|senza|sem|geen|zonder|bez|nessun[ao]?|nothing|none|nada|niente)(?!\p{L})/iu;
/** What is thought aloud about the work or the people around it. */
const ASIDE =
  /^(?:everyone|everybody|people|nobody|somebody|they) (?:\p{L}+ ){0,2}(?:think|suggest|ask|want|drive|walk|find|know|say|call|can['’]?t|keep|love|hate)s?(?!\p{L})|(?<!\p{L})(?:(?:print|project|do|use|put|see|stick|hang|paste|mail) (?:it|that|them|this|tour dates)|ourselves|that['’]?s the point|(?:the|our|my) (?:client|boss|customer)s?$|i['’]?m an? |i am an? |we(?:['’]re| are) an? |kids love|about the (?:bird|name)|whatever (?:works|you)|not sure|i guess|i suppose|sorry|thanks|thank you in advance|because|weil|parce que|porque|perché|omdat|ponieważ|two lines about)(?!\p{L})/iu;

const isColourWord = (one: string): boolean => {
  // 'calm blues'
  const lower = one.toLowerCase().replace(/(?<=e|n|d|w|y|k)s$/u, '');
  return COLOUR_WORDS.has(lower) && !AMBIGUOUS_COLOURS.has(lower);
};
const SMALL =
  /^(?:and|or|on|with|in|of|but|a|an|the|to|very|bit|lot|not|too|as|und|auf|mit|ein|eine|et|ou|sur|avec|y|o|con|sobre|e|su|sul|com|i|na|z|en|op|met|bisschen|peu|deep|dark|pale|light|bright|soft|warm|cold|cool|only|all|everything|mainly|scuro|chiaro|oscuro|claro|escuro|foncé|clair|dunkel|hell|ciemny|jasny|donker|hel|mais|un|une|uma?)$/iu;
/** Nouns that say how a thing is made to look. */
const LOOKS =
  /^(?:space|white|light|glow|look|feel|style|colou?rs?|tones?|letters?|type|text|lines?|board|paper|ink|print|shadow|texture|grain|pattern|shapes?|numbers|waves?|leaves|stars|photo|photos|picture|pictures|illustration|drawing|background|lettering|font|edge|edges|border|corner|layout|design|stamp|crest|woodcut|collage|riso|poster|watercolou?r|linocut|sky|serif|sans|sans-serif|script|cursive|handwritten|handwriting|uppercase|lowercase|caps|capitals|slab|stencil|typewriter|numerals|monogram|licht|luz|luce|lumière|światło|töne|tonos|tons|toni)$/iu;

/** How a thing is made: 'matt soot black', 'hinged lid'; not 'matt white tube of foot cream'. */
export const isFinish = (text: string): boolean => FINISH.test(text);
const FINISH =
  /^(?:(?:matte?|gloss\p{L}*|satin|frosted|stitched|embossed|rectangular|hinged|two-colou?r|hexagon\p{L}*)[ ,-]?)+(?!.* (?:of|for) )(?:\p{L}|$)/iu;

const MOODS_ABROAD =
  /^(?:zart|schlicht|dezent|edel|fröhlich|modern|verspielt|ruhig|elegant|sobre|gai|doux|chaleureux|élégant|épuré|moderne|alegre|sobrio|sencillo|minimalista|elegante|cálido|moderno|allegro|caldo|simples|leve|vrolijk|strak|rustig|wesoły|elegancki|nowoczesny)[ae]?$/iu;
/** Colours, moods and looks alone: 'navy and gold', 'calm, lots of white', 'a bit witty'. */
export function isLook(clause: Clause): boolean {
  if (MOODS_ABROAD.test(clause.text)) return true;
  const words = wordsIn(clause.text);
  if (words.length === 0 || words.length > 9 || /\d/.test(clause.text)) return false;
  const telling = words.filter((one) => !SMALL.test(one));
  if (telling.length === 0) return clause.text !== '';
  if (telling.every((one) => isColourWord(one) || isMoodWord(one))) return true;
  // 'coral and turquoise'
  if (telling.length > 1 && telling.every((one) => COLOUR_WORDS.has(one.toLowerCase()))) return true;
  const isShort = words.length <= 6;
  if (
    isShort &&
    telling.some(isColourWord) &&
    telling.every(
      (one) =>
        isColourWord(one) || isIdle(one) || LOOKS.test(one) || COLOUR_WORDS.has(one.toLowerCase()) || isMaterial(one),
    )
  )
    return true;
  if (
    telling.some((one) => LOOKS.test(one) || isMoodWord(one)) &&
    telling.every((one) => LOOKS.test(one) || isMoodWord(one) || isIdle(one) || COLOUR_WORDS.has(one.toLowerCase()))
  )
    return true;
  // adjectives and no noun: 'loud, wonky'
  const { tokens } = clause;
  const full = tokens.filter(({ pos }) => pos !== 'PUNCT');
  return (
    full.length > 0 &&
    full.length <= 5 &&
    /^\p{Ll}/u.test(clause.text) &&
    full.some(({ pos }) => pos === 'ADJ') &&
    full.every(
      ({ pos, lower }) =>
        /^(?:ADJ|ADV|CCONJ|DET|PART|ADP)$/.test(pos) &&
        !/^(?:free|new|open|remote|hybrid|permanent|available|local|full|welcome|licensed|insured|mobile|vegan|organic|daily|weekly)$/.test(
          lower,
        ),
    )
  );
}
const isMaterial = (one: string): boolean => nounSenses(singular(one.toLowerCase()))[0]?.class === 'material';

/** 'No candles': a thing that could be seen. What could not is an offer: 'no auditions'. */
function bans(text: string): boolean {
  const no = NO.exec(text);
  if (!no || NOT_NEEDED.test(text)) return false;
  if (!/^(?:no|without|nothing)$/i.test(no[0])) return true;
  // 'no muscles no neon no shouting'
  const each = [...text.matchAll(/(?<!\p{L})no (\p{L}+)/giu)].map(([, word = '']) => word.toLowerCase());
  if (
    each.length > 2 &&
    each.some((word) => !/^(?:act|abstract|time|group)$/.test(nounSenses(singular(word))[0]?.class ?? 'object'))
  )
    return true;
  const words = wordsIn(text.slice(no[0].length));
  const last = words.at(-1)?.toLowerCase() ?? '';
  const [sense] = nounSenses(singular(last));
  return (
    !sense ||
    !/^(?:act|abstract|time|group)$/.test(sense.class) ||
    words.some((one) => isColourWord(one) || LOOKS.test(one))
  );
}

/** 'kind not sad', 'warm but not childish', 'trustworthy but not blue' */
const TONE =
  /^\p{L}+,? (?:but|yet|and)? ?(?:not|never|aber nicht|nicht|mais pas|pas|pero no|ma non|mas não|maar niet) (?:too |very |so )?\p{L}+(?: \p{L}+)?$/iu;
/** 'with a navy stripe and white letters': parts of the picture in a colour. */
const WITH_PARTS =
  /^(?:with|mit|avec|con|com) (?=.*(?<!\p{L})(?:stripes?|bands?|letters|lettering|text|border|cap|lid|label|pattern|background|rim|handles?|edges?|ribbon|foil|streifen|rand|fond)(?!\p{L})).{0,80}$/iu;
/** 'Keep your pets cool' asks the reader; 'keep your colours' whoever draws. */
const TO_READER =
  /^(?:keep|make|leave|use|put|let|think|show|add|include|avoid|draw) (?:\p{L}+ ){0,2}(?:your|yourself|yours)(?!\p{L})(?!.*(?<!\p{L})(?:logo|text|type|font|background|colou?rs?|style|layout|photo|picture|design|headline)(?!\p{L}))/iu;
/** 'label shows a lighthouse', 'screen with a lake': what is to be seen on a thing. */
const ON_IT =
  /^(?:and |the |on the )?(?:label|screen|wrapper|front|back|lid|cap|cover|sleeve|packaging|(?:tin|box|jar|bottle|bag|cup|mug|tote|shirt|tube|can)(?= (?:shows?|has|is)))(?:,? (?:shows?|showing|with|has|having|is|are|in)(?!\p{L})|: (?:an?|the) ).{2,}$/iu;
/** 'he is 14', 'she likes purple': about somebody, and nothing of what he offers. */
const ABOUT_HIM =
  /^(?:he|she|they|my \p{Ll}+|our \p{Ll}+)(?:['’](?:s|re)| is| are| was| likes?| hates?| loves?| wants?| says?| said| asked| thinks?)(?!\p{L})(?!.* (?:at|from|on|until) \d)/iu;
const POLITE = /(?<!\p{L})(?:sorry|thanks|thank you|i guess|not sure)(?!\p{L})/iu;
/** Whether a clause tells whoever draws what to do, or thinks aloud, and says nothing to those who look at the picture. */
export function isDirection(clause: Clause): boolean {
  const { text } = clause;
  if (NO.test(text)) return bans(text);
  if (TO_READER.test(text)) return false;
  return (
    isFinish(text) ||
    (ON_IT.test(text) && !/(?:words|text|says?|reads?)/iu.test(text)) ||
    ABOUT_HIM.test(text) ||
    (TONE.test(text) && clause.tokens.at(-1)?.pos !== 'VERB') ||
    (WITH_PARTS.test(text) && wordsIn(text).some(isColourWord)) ||
    STARTS.test(text) ||
    WITHIN.test(text) ||
    SUBJUNCTIVE.test(text) ||
    // 'closed because the boiler broke' is news
    (ASIDE.test(text) && !(NEWS.test(text) && !POLITE.test(text))) ||
    isLook(clause)
  );
}

/** Words alone shall stand there. */
export const wantsTypeOnly = (text: string): boolean =>
  /(?<!\p{L})(?:(?:only|just|purely|nothing but) (?:type|text|words|lettering|typography|letters)|(?:type|text|words|lettering|typography)[- ]only|purely typographic|no (?:icons?|pictures?|images?|illustrations?|graphics)(?: (?:or|and|,) \p{L}+)?|(?:nur|ausschließlich) (?:text|schrift|typo\p{L}*)|ohne bild(?:er)?|que du texte|sans image|solo (?:texto|letras|testo|scritte)|apenas texto|só texto|alleen tekst|tylko tekst)(?!\p{L})/iu.test(
    text,
  ) && !/(?<!\p{L})(?:logo|emblem|badge)(?!\p{L})/iu.test(text);

/** The picture shall have no words at all. */
export const wantsNoWords = (text: string): boolean => NO_WORDS.test(text);
const NO_WORDS =
  /(?<!\p{L})(?:no (?:text|words?|lettering|writing|type|letters|copy|typography|captions?)(?! (?:on the|over|in the (?:sky|corner)|behind|near))|without (?:any )?(?:text|words|lettering|writing)|text-?free|wordless|ohne (?:text|schrift|worte|wörter|beschriftung)|kein(?:e|en)? (?:text|schrift|worte|wörter|beschriftung)|sans (?:texte|mots|écriture|aucun texte)|pas de texte|aucun texte|sin (?:texto|letras|palabras)|senza (?:testo|scritte|parole)|niente (?:scritte|testo|parole)|nessuna scritta|sem (?:texto|letras|palavras)|geen (?:tekst|woorden|letters)|zonder (?:tekst|woorden)|bez (?:tekstu|napisów|słów|liter))(?!\p{L})/iu;

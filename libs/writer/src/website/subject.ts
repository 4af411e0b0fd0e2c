import { article, thirdSingular, tokensOf, verbForm } from '@maquette/reading';
import { capital } from '../pen';
import { FOUNDED, type Form, hasFinite, headOf, isIdentity, verbAt, wordsIn } from './forms';

// A sentence without a subject gets the name as its subject, and nothing else in it is changed.

const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}+|A|An|The)(?![\p{L}'’])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** 'Run since 1978 by …', 'Founded 1968' */
function stated(text: string, subject: string): string {
  const said = small(text);
  if (FOUNDED.test(said) && !/^\p{L}+ \p{Ll}+s?(?: \p{Ll}+s)?$/u.test(said))
    return `${subject} was ${said
      .replace(/^(\p{L}+(?: up)?) (?=(?:1[5-9]|20)\d\d(?!\d))/u, '$1 in ')
      .replace(
        /(?<=^\p{L}+(?: up)? by [^,.;]+ \p{L}+)(?<! (?:in|since|around|about|early|late|of)) (?=(?:1[5-9]|20)\d\d[.!]?$)/u,
        ' in ',
      )}`;
  if (
    /^(?:open|closed|free|independent|organic|non-profit|not-for-profit|family-\p{L}+|worker-\p{L}+|community-\p{L}+)\b/u.test(
      said,
    )
  )
    return `${subject} is ${said}`;
  if (/^(?:run|owned|led|managed|headed|based)(?: .*)?,? since (?:1[5-9]|20)\d\d/u.test(said))
    return `${subject} has been ${said}`;
  if (/^members? of /u.test(said))
    return `${subject} ${/ since (?:1[5-9]|20)\d\d/u.test(said) ? 'has been' : 'is'} a ${said.replace(/^members/u, 'member')}`;
  // 'In Ghent' is no name any more
  return `${subject} is ${said}`;
}

/** 'sell and repair' for 'sells and repairs' */
function inThird(text: string, at: number): string {
  const tokens = tokensOf(text).flat();
  return tokens
    .map(({ value, space, lower }, index) => {
      const isVerb =
        index === at ||
        (index === at + 2 && /^(?:and|,)$/.test(tokens[at + 1]?.lower ?? '') && tokens[index]?.pos === 'VERB');
      return `${index === 0 ? '' : space}${isVerb ? thirdSingular(lower) : value}`;
    })
    .join('');
}

/** The sentence with its subject; undefined where it has none that it could be given. */
export function withSubject(text: string, form: Form, subject: string, isOpening: boolean): string | undefined {
  if (form === 'whole') return text;
  // 'For orders abroad Ms. Mori answers' has a subject
  if (form === 'state') return hasFinite(text.split(/[:;]/u)[0] ?? '') ? text : stated(text, subject);
  if (form === 'verb') {
    const verb = verbAt(text, isOpening);
    return verb && `${subject} ${small(verb.isBase ? inThird(text, verb.at) : text)}`;
  }
  return undefined;
}

/** Done for customers, and not asked of them. */
const DONE_FOR =
  /^(?:also |only |mostly |always )?(?:work (?:with|for|in|across|on)|ship (?:to|abroad|worldwide|within|all|anywhere|in)|answer|speak|deliver (?:to|in|within|across|all|free)|sell|make|repair (?:the|all|any|old|most)|teach|restore|offer|roast|bake|grow|serve|cover|speciali[sz]e|export to|employ|train|handle|accept|provide|build|supply (?:to|the|all|shops|restaurants)|keep|produce|buy from|source|use|do|run(?! by))(?= \p{L}| \d| \()/iu;
/** 'Ship abroad', 'Answer the phone ourselves': with its subject; undefined for what is no such sentence. */
export function withDoer(text: string, name: string, isOwn: boolean): string | undefined {
  const found = DONE_FOR.exec(text)?.[0];
  const will =
    /^Will (?:also )?(?:come|deliver|travel|collect|repair|teach|cook|drive|visit|ship|bring|work)(?= )/u.test(text);
  if ((found === undefined && !will) || /(?<!\p{L})(?:he|she|his|her|you|your|I)(?!\p{L})/u.test(text))
    return undefined;
  const said = small(text);
  if (isOwn || /(?<!\p{L})(?:we|our|ourselves|us)(?!\p{L})/iu.test(text)) return `We ${said}`;
  if (will) return `${name} ${said}`;
  const [adverb = '', verb = ''] = /^(also |only |mostly |always )?(\p{L}+)/iu.exec(said)?.slice(1) ?? [];
  return hasFinite(said.slice((adverb + verb).length).split(/ (?:who|that|which) |, /u)[0] ?? '')
    ? undefined
    : `${name} ${adverb}${thirdSingular(verb)}${said.slice((adverb ?? '').length + verb.length)}`;
}

const BE_PAST =
  'sold|made|built|grown|sewn|cut|woven|spun|knit|bred|drawn|kept|held|bought|brought|taught|done|given|shown|seen|taken|thrown|driven|written|read|fed|felt|shot|ground|laid|paid|sent|told|worn|bound|hung|dug|fitted|cast|cooked|ours';
/** 'Oil sold at the gate', 'Medicaid accepted', 'defects graded 1–5': what is done with something, and nobody who does it */
const DONE = new RegExp(
  String.raw`^((?:the |all |most |every |each |our )?(?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*) (?:(also|only|always|mostly|now|still) )?((?:\p{Ll}{2,}ed|${BE_PAST})(?: (?:and|or) (?:\p{Ll}{2,}ed|${BE_PAST}))?)(?= (?:in|at|on|by|to|for|from|with|within|as|every|under|until|before|after|since|without|daily|once|twice|fresh|here|and|\d)(?!\p{L})| \d|$)`,
  'u',
);
/** Said of the client, and not of the word before it: 'NTSA licensed' */
const VOUCHED =
  /^(?:licen[sc]ed|listed|certified|registered|accredited|approved|insured|trained|qualified|based|owned|led|related|minded|aged|needed|required|included|founded|started|established|opened)$/u;
/** The sentence with the verb that a telegram leaves out; undefined where it is not plain that one is left out. */
export function asPassive(bare: string): string | undefined {
  const parts = bare.split(', ');
  const said = parts.map((part) => {
    const [whole, thing = '', how = '', done = ''] = DONE.exec(part) ?? [];
    const last = tokensOf(thing).flat().at(-1);
    const first = tokensOf(capital(thing)).flat()[0];
    if (
      whole === undefined ||
      !last ||
      !/^(?:NOUN|PROPN)$/.test(last.pos) ||
      first?.pos === 'VERB' ||
      / (?:of|by|for|with|in|to|from|at|on) /u.test(` ${thing} `) ||
      /^\d|ed$/u.test(thing) ||
      VOUCHED.test(done)
    )
      return undefined;
    const are =
      /(?:[^s]s|men|people|children|women)$/u.test(last.lower) || /(?:^| )(?:and|all|most)(?: |$)/iu.test(thing);
    return `${thing} ${are ? 'are' : 'is'} ${how === '' ? '' : `${how} `}${done}${part.slice(whole.length)}`;
  });
  return said[0] === undefined ? undefined : parts.map((part, at) => said[at] ?? part).join(', ');
}
/** '7 employees, 9 cutters' and 'Since 2006': who has them, and who it is. */
export function asCounted(bare: string, name: string): string | undefined {
  const year = /^(?:[Ss]ince|[Ii]n (?:business|operation|the trade) since) ((?:1[5-9]|20)\d\d)$/u.exec(bare)?.[1];
  if (year !== undefined) return `${name} has been in business since ${year}`;
  const parts = bare.replace(/ and /gu, ', ').split(', ');
  const isCount = (part: string) =>
    /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?|own) (?:\p{Ll}[\p{L}-]* ){0,2}\p{Ll}[\p{L}-]*(?: \([^()]*\))?$/iu.test(
      part,
    ) &&
    !/ (?:day|week|month|year|hour|minute|metre|kilo|night|person|km|cm|mm|kg|min|hours|days|weeks|months|years|minutes|half|of|in|at|for|with|from|to|per|on|since|until)(?: |$)/iu.test(
      part,
    );
  if (
    parts.length < 2 ||
    !/^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) /iu.test(bare) ||
    !parts.every(isCount)
  )
    return undefined;
  const owned = parts.map((part) => part.replace(/^own (?=.*[^s]s$)/iu, 'its own ').replace(/^own /iu, 'its own '));
  return `${name} has ${owned
    .slice(0, -1)
    .join(', ')
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())} and ${owned.at(-1) ?? ''}`;
}

/** 'Boatyard in Apia' is said as a sentence; undefined where it is not what somebody is. */
export function asIdentity(phrase: string, name: string): string | undefined {
  if (!isIdentity(phrase)) return undefined;
  const said = small(phrase);
  const head = headOf(phrase);
  if (/^(?:an?|the) /u.test(said)) return `${name} is ${said}`;
  const [first = ''] = wordsIn(said);
  return `${name} is ${/^(?:family|part) (?:of|owned)/u.test(said) || head !== '' ? (article(first).split(' ')[0] ?? 'a') : 'a'} ${said}`;
}

const BE = /^(?:are|were|have|do|am)$/;
/** 'They carry …' where nobody was named before: the name, and the verb with it; undefined where that is not plain. */
export function fromPronoun(text: string, name: string): string | undefined {
  if (/^It /u.test(text)) return text.replace(/^It(?= )/u, name);
  // 'He comes to your office' is said of the work, 'he is 58' of the man
  const [, act = ''] = /^(?:He|She) (?:also )?(\p{Ll}+)/u.exec(text) ?? [];
  if (act !== '' && !/ (?:and|but) (?:he|she) /u.test(text) && verbAt(`${capital(act)} the thing.`, false))
    return text.replace(/^(?:He|She)(?= )/u, name);
  if (
    /^They(?:['’]re| are) (?:not |also |only )?(?:(?:against|in|at|on|open|closed|based|known|for|run)(?!\p{L})|\p{Ll}+ed )/u.test(
      text,
    )
  )
    return text.replace(/^They(?:['’]re| are)/u, `${name} is`);
  if (!/^They /u.test(text)) return undefined;
  const tokens = tokensOf(text).flat();
  let at = 1;
  while (/^(?:also|only|mostly|mainly|now|still|usually|often|always|never|all|both)$/.test(tokens[at]?.lower ?? ''))
    at++;
  const verb = tokens[at];
  if (!verb || /^(?:all|both)$/.test(tokens[at - 1]?.lower ?? '')) return undefined;
  // a second verb would have to change with it
  const others = tokens.slice(at + 1).some(({ pos, lower, lemma }, index, rest) => {
    const before = rest[index - 1] ?? verb;
    return (
      ((pos === 'VERB' && lower === lemma) || BE.test(lower)) &&
      (before.pos === 'CCONJ' || before.value === ',' || before.value === ';')
    );
  });
  if (others) return undefined;
  // 'repair' looks like a noun
  const isNounToo =
    verb.pos === 'NOUN' && verbAt(`${capital(thirdSingular(verb.lower))} the thing.`, false) !== undefined;
  const isBase = isNounToo || (verb.pos === 'VERB' && verb.lower === verb.lemma);
  if (!isBase && !BE.test(verb.lower) && !/^(?:can|will|may|must|would|should|could)$/.test(verb.lower)) {
    if (!/ed$/.test(verb.lower)) return undefined;
  }
  return capital(
    tokens
      .map((token, index) => {
        const said =
          index === 0
            ? name
            : index === at && isNounToo
              ? thirdSingular(token.lower)
              : index === at && (isBase || BE.test(token.lower))
                ? verbForm(token)
                : token.value;
        return `${index === 0 ? '' : token.space}${said}`;
      })
      .join(''),
  );
}

// --- other languages ------------------------------------------------------------------------------------------------------------------------

const DE =
  'macht|schneidet|kauft|bereitet|tauscht|füttert|sät|fischt|melkt|zertifiziert|saniert|renoviert|digitalisiert|archiviert|beschriftet|vergoldet|verzinkt|galvanisiert|kalibriert|eicht|schärft|flickt|stopft|polstert|spannt|setzt|mauert|zimmert|deckt|dämmt|heizt|räumt|wickelt|veredelt|filzt|färbt|bestickt|klöppelt|stanzt|fräst|härtet|baut|verkauft|fertigt|zwirnt|webt|näht|strickt|spinnt|repariert|restauriert|vermietet|verleiht|liefert|backt|bäckt|braut|röstet|druckt|bindet|pflegt|berät|schleift|schmiedet|gießt|züchtet|hält|bietet|arbeitet|stellt|führt|sammelt|kocht|brennt|keltert|räuchert|schlachtet|gerbt|dreht|drechselt|schnitzt|stimmt|poliert|reinigt|wäscht|bügelt|betreibt|betreut|begleitet|unterrichtet|lehrt|plant|zeichnet|übersetzt|dolmetscht|prüft|wartet|montiert|installiert|verlegt|bohrt|gräbt|sägt|hobelt|mahlt|presst|röhrt|imkert|erntet|pflanzt|vermittelt|versichert|transportiert|fährt|holt|bringt|lagert|sortiert|verarbeitet|verwertet|entsorgt|hat|beschäftigt|exportiert|importiert|produziert|organisiert|veranstaltet|verlegt|schreibt|gibt|nimmt|sucht|rettet|schützt|besteht|gehört|liegt|öffnet|beliefert|kauft|handelt|konserviert|rahmt|graviert|lackiert|schweißt|formt|töpfert|glasiert|trocknet|füllt|mischt';
const FR =
  "fabrique|achète|affûte|prépare|cuisine|rôtit|envoie|prête|échange|remplit|sème|plante|pêche|trait|certifie|donne|met|prend|rempaille|cannelle|encorde|ferre|retape|recycle|remet|rénove|chine|expédie|distribue|dépanne|dresse|étanche|file|foule|feutre|marbre|patine|tapisse|cire|vernit|vend|répare|restaure|loue|propose|livre|produit|cultive|élève|torréfie|brasse|imprime|relie|forge|soude|tisse|coud|tricote|teint|sculpte|tourne|polit|nettoie|lave|repasse|forme|enseigne|accompagne|conseille|traduit|contrôle|vérifie|inspecte|installe|entretient|monte|pose|fore|creuse|taille|scie|moud|presse|distille|affine|fume|sèche|collecte|récupère|trie|recycle|transporte|accueille|héberge|organise|publie|édite|emploie|travaille|existe|compte|réunit|exporte|importe|fournit|équipe|construit|dessine|conçoit|crée|soigne|garde|transforme|récolte|cueille|vinifie|embouteille|accorde|encadre|dore|grave|peint|cuit|assure|offre|ouvre|ferme|appartient|s[’']occupe|se trouve|n[’']emploie|n[’']utilise|ne fait|ne vend|fait|a|est";
const ES =
  'hace|arregla|compra|afila|prepara|asa|hornea|cocina|coge|lleva|busca|atiende|da|pone|saca|carga|descarga|envía|exhibe|expone|presta|cambia|rellena|embala|riega|poda|siembra|planta|pesca|cría|ordeña|muele|embute|adoba|fríe|guisa|repuja|pule|ensambla|rectifica|calibra|certifica|imparte|vende|repara|restaura|alquila|ofrece|produce|cultiva|cría|tuesta|elabora|imprime|encuaderna|forja|suelda|teje|cose|tiñe|talla|tornea|limpia|lava|enseña|forma|acompaña|asesora|traduce|revisa|inspecciona|instala|mantiene|monta|perfora|corta|sierra|muele|prensa|destila|cura|ahúma|seca|recoge|recupera|clasifica|recicla|transporta|acoge|organiza|publica|edita|emplea|trabaja|exporta|importa|suministra|equipa|construye|diseña|crea|cuida|guarda|transforma|cosecha|embotella|afina|enmarca|graba|pinta|cuece|asegura|abre|cierra|pertenece|tiene|es|está|fabrica|reparte|sirve|cocina|borda|curte|funde|lleva';
const IT =
  'fa|compra|affila|aggiusta|prepara|cuoce|spedisce|presta|pesca|certifica|dà|mette|prende|ricama|impaglia|lucida|tappezza|vende|ripara|restaura|noleggia|affitta|offre|produce|coltiva|alleva|tosta|stampa|rilega|forgia|salda|tesse|cuce|tinge|scolpisce|tornisce|pulisce|lava|insegna|accompagna|traduce|controlla|installa|monta|taglia|macina|distilla|stagiona|affumica|raccoglie|trasporta|ospita|organizza|pubblica|lavora|esporta|fornisce|costruisce|disegna|crea|cura|trasforma|imbottiglia|accorda|incornicia|dipinge|cuoce|assicura|apre|chiude|ha|è|fabbrica|serve|cucina|fonde';
const PT =
  'faz|vende|conserta|repara|restaura|aluga|oferece|produz|cultiva|cria|torra|imprime|encaderna|forja|solda|tece|costura|borda|limpa|lava|ensina|acompanha|traduz|instala|monta|corta|mói|destila|cura|seca|recolhe|transporta|acolhe|organiza|publica|trabalha|exporta|fornece|constrói|desenha|cuida|transforma|colhe|engarrafa|afina|pinta|abre|fecha|tem|é|fabrica|serve|cozinha';
const NL =
  'maakt|bouwt|verkoopt|repareert|restaureert|verhuurt|levert|bakt|brouwt|brandt|drukt|bindt|weeft|naait|breit|verft|smeedt|last|giet|kweekt|teelt|fokt|houdt|biedt|werkt|kookt|rookt|slijpt|poetst|wast|geeft|vertaalt|keurt|installeert|boort|zaagt|maalt|perst|distilleert|verzamelt|vervoert|organiseert|publiceert|heeft|is|produceert|exporteert|verzekert|stemt|schildert|verzorgt|begeleidt';
const ABROAD: Record<string, RegExp> = Object.fromEntries(
  Object.entries({ de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL }).map(([language, verbs]) => [
    language,
    new RegExp(String.raw`^(?:(?:auch|aussi|también|anche|também|ook) )?(?:${verbs})(?!\p{L})(?! ?\?)`, 'iu'),
  ]),
);
/** 'Gegründet 1951 von …', 'Fondée en 1951' */
const FOUNDED_ABROAD: Record<string, readonly [RegExp, string]> = {
  de: [/^(?:gegründet|eröffnet)(?!\p{L})/iu, 'wurde'],
  fr: [/^(?:fondée?s?|créée?s?|ouverte?s?)(?= (?:en|par|depuis|\d))/iu, 'a été'],
  es: [/^(?:fundad[oa]|cread[oa])(?!\p{L})/iu, 'fue'],
  it: [/^(?:fondat[oa])(?!\p{L})/iu, 'è stata'],
  nl: [/^(?:opgericht)(?!\p{L})/iu, 'is'],
};

/** What is mended, kept or looked after: its noun alone does not say what is done with it. */
const CARES =
  /^(?:repar|repair|répar|ripar|conser|restaur|accord|afin|stimm|nettoi|limpi|puli|reinig|wasch|wäsch|install|wart|pfleg|entretien|contrôl|vérifi|inspect|prüf|keur|mont|accompagn|conseil|enseign|ense[ñn]|insegn|unterricht|transport|übersetz|tradu|garde|cuida|soigne|rett|recoge|collect|sammel|sauve|forme|aide|hilf|ayuda|aiuta|begleit|berät)/iu;
/** What a sentence without a subject offers as a heading: what is made, or else the sentence itself. */
export function headingAbroad(text: string, language: string, name: string): string {
  const bare = text.replace(/[.!]$/u, '').replace(/ ?\([^()]*\)/gu, '');
  if (CARES.test(bare)) return withSubjectAbroad(bare, language, name);
  const [, , second] = /^(\S+) (?:et|und|y|e|en) (\S+) /u.exec(bare) ?? [];
  const rest =
    second !== undefined && isVerbAbroad(second, language)
      ? bare.split(' ').slice(3).join(' ')
      : bare.split(' ').slice(1).join(' ');
  return capital(
    rest
      .replace(/^(?:seit|depuis|desde|dal|sinds) (?:\d{4}|\p{Lu}\p{Ll}+) ?/u, '')
      .replace(
        /^(?:des |du |de la |de l['’]|les |le |la |l['’]|el |los |las |un |une |una |eine?n? |i |gli |o |os |as |uma )/iu,
        '',
      ),
  );
}

/** French and Italian verbs have an article or a preposition behind them: 'Ferme laitière' is a farm, and closes nothing. */
const ACTS: Record<string, RegExp> = {
  fr: /^(?:aussi )?(?:s[’']|n[’']|se |ne )?\S+ (?:et \S+ )?(?:des?|du|d[’']\S*|les?|la|l[’']\S*|une?|deux|trois|ses|leurs?|vos|tous|toutes|à|aux?|en|dans|sur|pour|avec|chez|par|et|aussi|depuis|\d\S*)(?!\p{L})/iu,
  it: /^(?:anche )?\S+ (?:e \S+ )?(?:di|del\p{L}*|d[’']\S*|il|lo|la|gli|le|l[’']\S*|i|un\p{L}?|un[’']\S*|due|tre|a|al\p{L}*|in|nel\p{L}*|su|sul\p{L}*|per|con|da|dal\p{L}*|anche|\d\S*|\p{Ll}+[iea])(?!\p{L})/iu,
};
/** The same words are the name of a place or a craft: 'Cocina casera en Cádiz'. */
const NOUN_FIRST =
  /^(?:cocina|cura|forma|prensa|sierra|muele|pesca|carga|lava|poda|monta|casa|fabrica|cura|forma) (?!\p{L}* ?(?:los|las|el|la|os|as|o|a|un|una|uma)(?!\p{L}))/iu;
/** Whether a sentence of another language begins with its verb. */
export const isVerbAbroad = (text: string, language: string): boolean =>
  ABROAD[language]?.test(text) === true && ACTS[language]?.test(text) !== false && !NOUN_FIRST.test(text);
export function withSubjectAbroad(text: string, language: string, name: string): string {
  if (isVerbAbroad(text, language)) return `${name} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const [is, verb] = FOUNDED_ABROAD[language] ?? [];
  if (is && verb && is.test(text)) {
    // German and Dutch put the participle last: such a sentence is left as it is
    const inYear = { fr: 'en', es: 'en', it: 'nel' }[language];
    const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(
      /^(\p{L}+) (?=(?:1[5-9]|20)\d\d(?!\d))/u,
      inYear === undefined ? '$1 ' : `$1 ${inYear} `,
    );
    return /^(?:de|nl)$/.test(language) ? text : `${name} ${verb} ${said}`;
  }
  return text;
}

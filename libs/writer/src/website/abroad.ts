import { capital } from '../pen';
import { isAsideAbroad } from './asides-abroad';
import type { Language } from './languages';
import type { Parted } from './to-us';

// German, French, Spanish, Italian, Portuguese and Dutch descriptions of a brand, in its own voice: 'Ils restaurent des livres' is 'Nous
// restaurons des livres'. Only where the grammar is sure; another sentence stays as it is.

type Abroad = Exclude<Language, 'en'>;

/** What is wanted of the brand, or of the look and sound of its page; customers are not told. */
const ASKED: Record<Abroad, RegExp> = {
  de: /(?<!\p{L})(?:muss|müssen) (?:man |wir )?[^.]{0,40}(?:überzeugen|beruhigen|vermeiden)\.?$|\bsoll(?:en|te|ten)? [^.]*(?:wirken|aussehen|klingen|erscheinen|rüberkommen|bleiben|ansprechen|überzeugen)\.?$|^(?:(?:Jetzt|Nun|Künftig|Aber|Und|Außerdem|Ziel ist|Das Ziel) )?(?:(?:sie|er|es|wir|die \p{L}+|der \p{L}+|das \p{L}+)\s)?(?:wollen|will|möchten?|hoffen|hofft|wünschen|wünscht|(?:suchen|sucht|brauchen|braucht) (?:mehr|neue\p{L}*|einen? (?:Auftritt|Website|Seite|Namen)))(?!\p{L})|^(?:Der|Die|Das|Ihr|Ihre|Unser|Unsere) (?:Ton|Sprache|Texte?|Stil|Design|Auftritt|Website|Webseite|Seite|Marke|Look|Bilder|Farben)(?:\s\p{L}+)? (?:soll(?:te)?n?|muss|müssen|darf|dürfen)(?!\p{L})|^(?:Gewünscht|Gesucht|Gebraucht|Gefragt) (?:wird|werden|ist|sind)(?!\p{L})|^(?:Bisher|Bislang) |^(?:Derzeit|Momentan) (?:gibt es|haben (?:wir|sie)|hat (?:sie|er|es|der|die|das)) [^.]*(?:nur|kein)|^(?:Humor|Ironie|Witz|Dialekt|Farbe|Duzen)(?!\p{L})|^(?:Soll|Sollte|Muss) |^(?:Die )?Zielgruppe|^(?:Ton|Stil|Sprache|Publikum)\s?:|^(?:Bitte|Eher|Nicht zu|Auf keinen Fall|Bloß) .{0,80}$|^Nicht \p{Ll}+, (?:nicht|kein)|^Keine?n? .*(?<!\p{L})bitte\.?$|^(?:Es ist |Uns ist )?wichtig[^.]*dass man (?:sofort |gleich )?(?:sieht|merkt|versteht|erkennt|findet)|^Keine?n? [^.]*(?:sprache|vokabular|floskeln?|kitsch|bilder|fotos|jargon|pathos|ironie|anglizismen|superlative|nostalgie|romantik|töne)\b/iu,
  fr: /^(?:(?:Maintenant|Aujourd['’]hui|Mais|Et|À terme),? )?(?:(?:ils|elles|il|elle|on|nous|l['’]\p{L}+|la \p{L}+|le \p{L}+) )?(?:veulent|veut|voulons|souhaitent|souhaite|souhaitons|aimeraient|aimerait|cherchent à|cherche à|cherchons à|espèrent|espère|voudraient|voudrait|ont besoin|a besoin)(?!\p{L})|^(?:Le|La|Les|Leur|L['’]) ?(?:ton|style|textes?|site|page|langage|image|design|marque|identité)(?: \p{L}+)? (?:doi(?:t|vent)|devr(?:ait|aient)|peut|ne doi(?:t|vent))(?!\p{L})|^(?:Souhaité|On souhaite|Il faudrait|Il faut (?:éviter|que|un|une))|^(?:Jusqu['’]ici|Pour l['’]instant|Actuellement),? (?:il n['’]y a|ils n['’]ont|nous n['’]avons)|^L['’](?:humour|ironie) |^(?:Doit|Devrait) |^(?:La )?cible|^(?:Notre |Le |La )?(?:public|clientèle)\s?:|^(?:Ton|Style|Cible|Langue)\s?:|^(?:Plutôt|Surtout pas|Éviter) |^On (?:évite|veut|aimerait|préfère)(?!\p{L})|^(?:Nous|Ils|Elles) (?:tenons|tiennent) (?:au|à la|aux) (?:mot|nom|ton)|^(?:La |Le |L['’]|Les )\p{L}+ doi(?:t|vent) (?:donner|être|rester|inspirer|rassurer|paraître)(?!\p{L})|^Que (?:ça|cela|le site|la page) |(?<!\p{L})il faut (?:donc |surtout )?(?:rassurer|convaincre|séduire|montrer|éviter)|^(?:Pas (?:de |d['’])|Sans |Surtout ).*(?:chichis?|jargon|nostalgie|clichés?|fioritures?|emphase|pathos|folklore|kitsch|vocabulaire|ton|photos?|images?|superlatifs?)/iu,
  es: /^(?:(?:Ahora|Pero|Y|También) )?(?:(?:ellos|ellas|él|ella|la \p{L}+|el \p{L}+) )?(?:quieren|quiere|queremos|desean|desea|(?:les|le) gustaría|(?:buscan|busca|esperan|espera|necesitan|necesita) (?:llegar|más|transmitir|parecer|una? |que |nuev\p{L}))(?!\p{L})|^(?:El|La|Los|Las|Su) (?:tono|estilo|textos?|web|sitio|página|lenguaje|imagen|diseño|marca)(?: \p{L}+)? (?:debe|deben|debería|tiene que|no debe|puede)(?!\p{L})|^(?:Se (?:busca|desea|pide)|Hasta ahora (?:solo|sólo|no))(?!\p{L})|^(?:El )?humor |^(?:Debe|Debería) |^(?:El )?público objetivo|^(?:Tono|Estilo|Público)\s?:|^(?:Más bien|Evitar) |^Que (?:no )?(?:parezca|suene|sea|se vea|quede|transmita)(?!\p{L})|(?<!\p{L})hay que (?:tranquilizar|convencer|transmitir|evitar)|^(?:Sin|Nada de) .*(?:folclore|tópicos|clichés?|jerga|fotos|palabras|nostalgia|diminutivos|tono|lenguaje)/iu,
  it: /^(?:(?:Ora|Adesso|Ma|E) )?(?:(?:loro|lei|lui|la \p{L}+|il \p{L}+) )?(?:vogliono|vuole|vogliamo|sperano|hanno bisogno|desiderano|vorrebbero)(?!\p{L})|^(?:Il|La|I|Le|Lo) (?:tono|stile|testi?|sito|pagina|linguaggio|immagine|marchio)(?: \p{L}+)? (?:deve|devono|dovrebbe|può)(?!\p{L})|^(?:Tono|Stile|Target)\s?:/iu,
  pt: /^(?:(?:Agora|Mas|E) )?(?:(?:eles|elas|a \p{L}+|o \p{L}+) )?(?:querem|quer|queremos|esperam|precisam|desejam|gostariam)(?!\p{L})|^(?:O|A|Os|As) (?:tom|estilo|textos?|site|página|linguagem|imagem|marca)(?: \p{L}+)? (?:deve|devem|deveria|tem de|pode)(?!\p{L})|^(?:Tom|Estilo|Público)\s?:/iu,
  nl: /^(?:(?:Nu|Maar|En|Ook) )?(?:(?:ze|zij|hij|het|de \p{L}+) )?(?:willen|wil|hopen|hoopt|wensen|hebben behoefte)(?!\p{L})|^(?:De|Het|Hun) (?:toon|stijl|teksten?|site|website|pagina|taal|uitstraling|merk)(?: \p{L}+)? (?:moet|moeten|mag|zou)(?!\p{L})|^(?:Toon|Stijl|Doelgroep)\s?:/iu,
};
/** What one knows of customers, and does not tell them. */
const MIND: Record<Abroad, RegExp> = {
  de: /^(?:Unsere |Die |Ihre )?(?:Kunden|Kundinnen|Kundschaft|Gäste|Patienten|Auftraggeber|Schüler|Teilnehmer|Mitglieder|Nutzer|Eltern) (?:wollen|möchten|fürchten|wissen|erwarten|bauen|denken|glauben|zögern|(?:sind|ist) (?:(?:meist|meistens|oft|eher|sehr) )?(?:jung|alt|zwischen|über|\d|nervös|ängstlich|misstrauisch|unsicher|ungeduldig|skeptisch))/iu,
  fr: /^(?:Les |Nos |Leurs )(?:clients|clientes|patients|hôtes|élèves) (?:veulent|craignent|savent|attendent|pensent|hésitent|ont peur|sont (?:souvent |plutôt |très )?(?:stressé|inquiet|nerveu|méfiant|âgé|jeune))/iu,
  es: /^(?:Los |Nuestros |Sus )(?:clientes|huéspedes|pacientes|alumnos) (?:quieren|temen|saben|esperan|piensan|dudan|tienen miedo)/iu,
  it: /^(?:I |I nostri )(?:clienti|ospiti|pazienti) (?:vogliono|temono|sanno|pensano)/iu,
  pt: /^(?:Os |Os nossos )(?:clientes|hóspedes|pacientes) (?:querem|temem|sabem|pensam)/iu,
  nl: /^(?:De |Onze )(?:klanten|gasten|patiënten) (?:willen|vrezen|weten|denken)/iu,
};

/** 'Die Kunden sind …', and 'Kunden: …', said as the brand says it */
const CUSTOMERS: Record<Abroad, readonly { is: RegExp; ours: string }[]> = {
  de: [
    {
      is: /^(?:Die |Ihre )?(Kunden|Kundinnen|Gäste|Auftraggeber|Ansprechpartner|Patienten|Mitglieder) (?=sind|kommen|buchen|bringen|schätzen)/u,
      ours: 'Unsere $1 ',
    },
    { is: /^(?:Kunden|Kundschaft|Auftraggeber): /u, ours: 'Wir arbeiten für ' },
  ],
  fr: [
    {
      is: /^(?:Les |Leurs )?(clients|clientes|hôtes|patients|adhérents) (?=sont|viennent|apprécient)/iu,
      ours: 'Nos $1 ',
    },
    { is: /^(?:Les |Leurs )?(clients)\s?: /iu, ours: 'Nos $1 : ' },
  ],
  es: [
    {
      is: /^(?:Los |Sus )?(clientes|huéspedes|pacientes|socios|alumnos) (?=son|vienen|llegan|valoran)/iu,
      ours: 'Nuestros $1 ',
    },
    { is: /^(?:Los |Sus )?clientes: /iu, ours: 'Trabajamos para ' },
  ],
  it: [
    { is: /^(?:I |I loro )?(clienti|ospiti|pazienti|soci) (?=sono|vengono)/iu, ours: 'I nostri $1 ' },
    { is: /^(?:I loro )?clienti: /iu, ours: 'Lavoriamo per ' },
  ],
  pt: [
    { is: /^(?:Os )?(?:seus )?(clientes|hóspedes|pacientes|sócios) (?=são|vêm)/iu, ours: 'Os nossos $1 ' },
    { is: /^(?:Os )?clientes: /iu, ours: 'Trabalhamos para ' },
  ],
  nl: [
    { is: /^(?:De |Hun )?(klanten|gasten|patiënten|leden) (?=zijn|komen)/iu, ours: 'Onze $1 ' },
    { is: /^(?:De |Hun )?klanten: /iu, ours: 'We werken voor ' },
  ],
};

/** How old customers are, and in what numbers. */
const OF_AGE =
  /^(?:(?:die meisten|la mayoría de|la plupart de|la maggior parte de|a maioria d|de meeste)|(?:\p{L}+ )?(?:kunden|kundinnen|gäste|clientes|clients?|clienti|klanten|alumnos|schüler))\P{N}{0,60}(?:\d\d (?:y|a|und|bis|et|e|en|à|tot|-|–) \d\d (?:años|jahre|ans|anni|anos|jaar)|(?:zwischen|entre|tra|tussen) \d\d)/iu;

/** 'Les restaurants font la moitié du chiffre' */
const INSIDE =
  /(?:moitié|tiers|%|hälfte|drittel|mitad|tercio|metà|metade|helft) (?:du |de la |de las |des |der |del |van de |da |de )?(?:chiffre|ventes|umsatz|ventas|facturación|fatturato|vendas|omzet)/iu;
/** 'Le logo actuel montre deux mains', 'Das Logo bleibt' */
const OF_MARK =
  /^(?:(?:le|la|l['’]|leur|notre|el|su|nuestro|il|lo|o|a|das|der|die|ihr|unser|het|ons|hun|un|ein|een|uno?|nouveau|nuevo|nuovo|neues|nieuw|actuel|actual|attuale|altes?|alte|jetzige|aktuelle|huidige|oude) ?){0,3}(?:logos?|logotipos?|logotypes?|schriftzug|wappen|site|website|webseite|enseigne|insegna|letrero)(?!\p{L})/iu;
/** Where a clause may begin. */
const BOUNDARY = /, | (?:und|aber|et|mais|y|pero|e|ma|mas|en|maar) /gu;

/** What of a sentence customers may read. */
export function partedAbroad(text: string, language: Abroad): Parted {
  if (INSIDE.test(text)) return { said: '', left: text, why: 'not to be published' };
  const isAsked = (part: string) => ASKED[language].test(part) || OF_MARK.test(part) || isAsideAbroad(part, language);
  const found = [...text.matchAll(BOUNDARY)]
    .slice(0, 12)
    .filter(
      ({ 0: mark, index }) =>
        index > 12 && isAsked(capital(text.slice(index + mark.length))) && !isAsked(`${text.slice(0, index)}.`),
    )
    .at(-1);
  if (found)
    return {
      ...partedAbroad(`${text.slice(0, found.index)}.`, language),
      left: text.slice(found.index + found[0].length),
      why: 'wishes for the page',
    };
  if (isAsked(text)) return { said: '', left: text, why: 'wishes for the page' };
  // 'mujeres entre 35 y 60 años'
  if (OF_AGE.test(text) || MIND[language].test(text)) return { said: '', left: text, why: 'said to you' };
  const customers = CUSTOMERS[language].find(({ is }) => is.test(text));
  const who = customers?.is.exec(text)?.[1] ?? '';
  const said = customers
    ? text.replace(customers.is, () => customers.ours.replace('$1', language === 'de' ? who : who.toLowerCase()))
    : text;
  return { said, left: '', why: 'said to you' };
}

/** German verbs whose third person differs from the others by its ending alone. */
const GERMAN =
  /^(?:ver(?:kauft|mietet|treibt|arbeitet|sendet|schickt)|baut|fertigt|liefert|bietet|entwickelt|betreibt|macht|stellt|arbeitet|beliefert|kocht|braut|druckt|unterrichtet|begleitet|plant|pflegt|schneidet|näht|webt|züchtet|röstet|sammelt|reinigt|wartet|bringt|holt|führt|besucht|prüft|schreibt|übersetzt|gestaltet|kümmert|renoviert|bindet|schmiedet|brennt|keltert|erzeugt|produziert|repariert|restauriert|organisiert|importiert|exportiert|montiert|installiert|saniert|zeigt|setzt|spielt|lehrt|verleiht|sucht|dreht|deckt|bemalt|lackiert|schult|betreut|vermittelt|tauscht|kauft|deckt|öffnet|\p{L}{3,}iert)$/u;
const germanPlural = (verb: string): string | undefined =>
  !GERMAN.test(verb)
    ? undefined
    : /iert$/u.test(verb)
      ? verb.replace(/t$/u, 'en')
      : /[dt]et$/u.test(verb)
        ? verb.replace(/et$/u, 'en')
        : /(?:el|er)t$/u.test(verb)
          ? verb.replace(/t$/u, 'n')
          : verb.replace(/e?t$/u, 'en');
const german = (text: string, name: string): string => {
  const owned = (rest: string) => rest.replace(/(?<!\p{L})ihr(e[mnrs]?)?(?!\p{L})/gu, 'unser$1');
  // 'Er baut drei Geigen im Jahr', of the brand
  if (germanPlural(/^(?:Er|Sie) (\p{Ll}+t) /u.exec(text)?.[1] ?? '') !== undefined)
    return text.replace(/^(?:Er|Sie)/u, name.replace(/\\/gu, ''));
  if (/^Sie \p{Ll}+(?:en|n|sind) /u.test(text)) return `Wir${owned(text.slice(3))}`;
  const [, verb = '', rest = ''] =
    new RegExp(`^(?:(?:Die Firma|Der Betrieb|Das Unternehmen|Das Team|${name}) )?(\\p{L}+t) (.*)$`, 'u').exec(text) ??
    [];
  // 'Beliefert werden auch Restaurants'
  const plural = /^(?:werden|wird|sind|ist|von|auf|nach|durch|seit|für|im?|mit|bei) /u.test(rest)
    ? undefined
    : germanPlural(verb.toLowerCase());
  if (plural === undefined) return text;
  const others = [...rest.matchAll(/ und (\p{Ll}+t) /gu)].map(([, other = '']) => other);
  if (others.some((other) => germanPlural(other) === undefined)) return text;
  return `Wir ${plural} ${rest.replace(/ und (\p{Ll}+t) /gu, (_, other: string) => ` und ${germanPlural(other) ?? other} `)}`;
};

const FRENCH: Record<string, string> = {
  sont: 'sommes',
  ont: 'avons',
  font: 'faisons',
  vont: 'allons',
  prennent: 'prenons',
  apprennent: 'apprenons',
  viennent: 'venons',
  tiennent: 'tenons',
  reçoivent: 'recevons',
  doivent: 'devons',
  peuvent: 'pouvons',
  boivent: 'buvons',
};
const NO_VERB =
  /^(?:souvent|argent|vent|content|agent|client|parent|accent|talent|dent|cent|urgent|lent|fréquent|récent|couvent|serpent|torrent|présent|absent|différent|\p{L}+ment)$/u;
const frenchPlural = (verb: string): string | undefined =>
  FRENCH[verb] ??
  (/ent$/u.test(verb) && !NO_VERB.test(verb)
    ? `${verb
        .slice(0, -3)
        .replace(/è(?=\p{L}{1,2}$)/u, 'e')
        .replace(/g$/u, 'ge')
        .replace(/c$/u, 'ç')}ons`
    : undefined);
const french = (text: string, name: string): string => {
  // 'Elle refait fauteuils et canapés', of the brand
  if (/^(?:Elle|Il) (?!(?:y a|faut|est|s['’]agit|fait)(?!\p{L}))\p{Ll}/u.test(text))
    return text.replace(/^(?:Elle|Il)/u, name);
  const [, not = '', verb = '', rest = ''] = /^(?:Ils|Elles) (ne |n['’]|se |s['’])?(\p{L}+)(.*)$/u.exec(text) ?? [];
  const plural = frenchPlural(verb);
  if (plural === undefined) return text;
  const self = /^s/u.test(not) ? 'nous ' : /^n/u.test(not) && !/^[aeiouéèêh]/iu.test(plural) ? 'ne ' : not;
  return `Nous ${self}${plural}${rest
    .replace(/(, | et )(\p{Ll}+ent)(?= )/gu, (found, mark: string, other: string) =>
      frenchPlural(other) === undefined ? found : `${mark}${frenchPlural(other) ?? ''}`,
    )
    .replace(/(?<!\p{L})leurs(?!\p{L})/gu, 'nos')
    .replace(/(?<!\p{L})leur(?!\p{L})/gu, 'notre')}`;
};

const SPANISH: Record<string, string> = Object.fromEntries(
  [
    ['vend hac ofrec tej recog cos le mantien tien atiend', 'emos'],
    ['produc repart impart escrib imprim abr sirv distribuy construy traduc recib', 'imos'],
  ].flatMap(([stems = '', ending = '']) =>
    stems.split(' ').flatMap((stem) =>
      ['en', 'e'].map(
        (own) =>
          [
            stem + own,
            stem
              .replace(/^sirv/u, 'serv')
              .replace(/ie(?=n)/u, 'e')
              .replace(/buy$|struy$/u, (end) => end.slice(0, -1)) + ending,
          ] as const,
      ),
    ),
  ),
);
const SPANISH_PAST: Record<string, string> = {
  abrió: 'abrimos',
  abrieron: 'abrimos',
  empezó: 'empezamos',
  empezaron: 'empezamos',
  nació: 'nacimos',
};
const SPANISH_AR =
  /^(?:restaur|fabric|horne|amas|program|gestion|asesor|entren|grab|decor|pesc|cosech|fermen|embotell|empaquet|explor|cultiv|repar|elabor|diseñ|alquil|organiz|import|export|tuest|plant|trabaj|cocin|prepar|instal|limpi|llev|arregl|imprim|pint|enseñ|cri|bord|tall|compr|cuid|acompañ|transport|reform|ilumin|mont|form|entreg|crea|edit|publica)(?:an|a)$/u;
const spanishPlural = (verb: string): string | undefined =>
  SPANISH[verb] ??
  SPANISH_PAST[verb] ??
  (SPANISH_AR.test(verb) ? `${verb.replace(/an?$/u, '').replace(/^tuest/u, 'tost')}amos` : undefined);
/** 'Hasta ahora vendían todo en la lonja', of the brand */
const SPANISH_WERE =
  /^((?:(?:Hasta ahora|Antes|Al principio|Entonces),? )?)(?:ellos |ellas )?(\p{L}{3,})(ían|aban) (?=\p{Ll}|\d)/iu;
const spanish = (text: string): string => {
  const were = SPANISH_WERE.exec(text);
  if (were && !/(?<!\p{L})(?:sus?|se|les?)(?!\p{L})/u.test(text))
    return capital(
      `${were[1] ?? ''}${were[2] ?? ''}${were[3] === 'ían' ? 'íamos' : 'ábamos'} ${text.slice(were[0].length)}`,
    );
  const [, verb = '', rest = ''] = /^(?:(?:Ellos|Ellas) )?(\p{L}+)( .*)$/u.exec(text) ?? [];
  const plural = spanishPlural(verb.toLowerCase());
  const isSure = !/(?<!\p{L})sus? \p{L}*[^aos]s?(?!\p{L})/u.test(rest);
  if (plural === undefined || !isSure) return text;
  return `${capital(plural)}${rest
    .replace(/(, | y )(\p{Ll}+)(?= )/gu, (found, mark: string, other: string) =>
      spanishPlural(other) === undefined ? found : `${mark}${spanishPlural(other) ?? ''}`,
    )
    .replace(
      /(?<!\p{L})su(s?) (\p{L}*?[ao])(?=s?(?!\p{L}))/gu,
      (_, many: string, noun: string) => `nuestr${noun.endsWith('a') ? 'a' : 'o'}${many} ${noun}`,
    )}`;
};

/** 'Producono', 'Vendono', 'Sono in tre'; and 'Levam', 'Fazem', 'São cinco' */
const ITALIAN =
  /^(?:Loro )?(produc|vend|offr|ripar|restaur|fabbric|coltiv|organizz|insegn|cucin|prepar|lavor|raccolg|tost|costru|import|esport|stamp|tess|dipin|noleggi|consegn|spedi|progett|realizz|alle[v]|impast|cuoc|serv|affitt|intagli)(ano|ono|iscono) /iu;
const PORTUGUESE =
  /^(?:Eles |Elas )?(lev|trabalh|fabric|repar|restaur|cultiv|ensin|torr|import|export|embal|alug|entreg|organiz|apresent|represent|pint|bord|cozinh|prepar|vend|faz|oferec|tec|colh|produz|constro|serv|imprim)(am|em) /iu;
const italian = (text: string): string =>
  /(?<!\p{L})(?:loro|suo|sua|suoi|sue)(?!\p{L})/iu.test(text.slice(5))
    ? text
    : text
        .replace(/^Sono in (?=\p{L})/u, 'Siamo in ')
        .replace(ITALIAN, (_, stem: string) =>
          capital(`${stem.replace(/ggi$/u, 'gg')}${/i$/u.test(stem) && !/ggi$/u.test(stem) ? 'amo' : 'iamo'} `),
        );
const portuguese = (text: string): string =>
  /(?<!\p{L})(?:seus?|suas?)(?!\p{L})/iu.test(text)
    ? text
    : text
        .replace(/^São (?=(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d)(?!\p{L}))/u, 'Somos ')
        .replace(PORTUGUESE, (_, stem: string, end: string) =>
          capital(
            `${stem.replace(/constro$/u, 'constru')}${end === 'am' ? 'amos' : /^(?:constro|serv|imprim)$/iu.test(stem) ? 'imos' : 'emos'} `,
          ),
        );

/** A sentence in the brand's own voice. */
export function inOwnVoiceAbroad(text: string, language: Abroad, name: string): string {
  switch (language) {
    case 'de':
      return german(text, name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    case 'fr':
      return french(text, name);
    case 'es':
      return spanish(text);
    case 'it':
      return italian(text);
    case 'pt':
      return portuguese(text);
    case 'nl':
      return /^(?:Ze|Zij) (?!.*(?<!\p{L})hun(?!\p{L}))/u.test(text) ? text.replace(/^(?:Ze|Zij)/u, 'We') : text;
    default:
      return text;
  }
}

/** Who they are, and since when. */
export const PEOPLE_ABROAD =
  /(?<!\p{L})(?:inhaber(?:in)?|gründer(?:in)?|gründete\p{L}*|direct(?:ora?|rice|eur)|direttric?e|fundó|fundaron|fundador[ae]?s?|dueñ[oa]s?|patronne?|gérante?|associés|titolar[ei]|gegründet|seit (?:1[5-9]|20)\d\d|familienbetrieb|(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:leute|personen|mitarbeit\p{L}*|angestellte|auszubildende|köche|fahrer\p{L}*|techniker\p{L}*|menschen|frauen|männer|brüder|schwestern|gesell\p{L}+|meister\p{L}*)|team (?:von|de|aus)|generation|fondée?s?|créée?s?|depuis (?:1[5-9]|20)\d\d|(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:personnes|salariés|frères|sœurs|associés|artisans)|génération|familiale?|fundad[ao]s?|desde (?:1[5-9]|20)\d\d|(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:personas|hermanas|hermanos|socios|empleados)|familiar|fondat[aoie]|dal (?:1[5-9]|20)\d\d|opgericht|sinds (?:1[5-9]|20)\d\d|(?:\d+|twee|drie|vier|vijf|zes) (?:mensen|medewerkers|broers|zussen))(?!\p{L})/iu;

import type { Language } from './languages';

// What one does next, by the kind of business: one books a room, orders cheese, asks a builder for a quote.

/** On the button, and above the last section. */
type Words = readonly [call: string, heading: string];
interface Trade {
  is: RegExp;
  words: Record<Language, Words>;
}

const TRADES = {
  urgent: {
    is: /\blocksmith|\block-?outs?\b|\btow(?:ing)? (?:truck|service)|\bbreakdown (?:recovery|service)|\bemergency (?:plumb|electric|glaz|vet)|schlüsseldienst|abschleppdienst|cerrajer|serrurier|dépannage|carro attrezzi|chaveiro|slotenmaker/iu,
    words: {
      en: ['Call us', 'Call us'],
      de: ['Anrufen', 'Rufen Sie uns an'],
      es: ['Llamar', 'Llámenos'],
      fr: ['Appeler', 'Appelez-nous'],
      it: ['Chiamare', 'Ci chiami'],
      pt: ['Ligar', 'Ligue-nos'],
      nl: ['Bellen', 'Bel ons'],
    },
  },
  care: {
    is: /\bhospice|\bhelpline|\bfood bank|\bshelter\b|\brefuge\b|\bcharity (?:giving|for|that helps)|\bbereave|hospiz|tafel\b|\bbeneficenza|\bassociation d'aide/iu,
    words: {
      en: ['Ask for help', 'When you need us'],
      de: ['Um Hilfe bitten', 'Wenn Sie uns brauchen'],
      es: ['Pedir ayuda', 'Cuando nos necesite'],
      fr: ["Demander de l'aide", 'Quand vous avez besoin de nous'],
      it: ['Chiedere aiuto', 'Quando ha bisogno di noi'],
      pt: ['Pedir ajuda', 'Quando precisar de nós'],
      nl: ['Hulp vragen', 'Als u ons nodig hebt'],
    },
  },
  apply: {
    is: /\bto apply\b|\bapplications? (?:form|open|close)|\balmshouse|\btenanc/iu,
    words: {
      en: ['How to apply', 'How to apply'],
      de: ['Bewerben', 'So bewerben Sie sich'],
      es: ['Cómo solicitarlo', 'Cómo solicitarlo'],
      fr: ['Faire une demande', 'Faire une demande'],
      it: ['Fare domanda', 'Come fare domanda'],
      pt: ['Candidatar-se', 'Como se candidatar'],
      nl: ['Aanmelden', 'Zo meldt u zich aan'],
    },
  },
  pets: {
    is: /\bkennels?\b|\bcattery|\bdog boarding|tierpension|residencia canina|pension canine|pensione per cani|hotel canino|dierenpension/iu,
    words: {
      en: ['Book a stay', 'Book a stay'],
      de: ['Platz reservieren', 'Platz reservieren'],
      es: ['Reservar estancia', 'Reservar estancia'],
      fr: ['Réserver un séjour', 'Réserver un séjour'],
      it: ['Prenotare un soggiorno', 'Prenotare un soggiorno'],
      pt: ['Reservar estadia', 'Reservar estadia'],
      nl: ['Verblijf boeken', 'Verblijf boeken'],
    },
  },
  advice: {
    is: /\baccountan|\bbookkeep|\bsolicitor|\blawyer|\bnotary|\btax advis|\bconsultan|\barchitects?\b|steuerberat|rechtsanw|asesor[ií]a|abogad|expert-comptable|avocat|commercialista|avvocat|contabilidade|advogad|boekhoud|advocaat/iu,
    words: {
      en: ['Ask for a first meeting', 'Talk to us'],
      de: ['Erstgespräch vereinbaren', 'Sprechen Sie mit uns'],
      es: ['Pedir una primera reunión', 'Hable con nosotros'],
      fr: ['Demander un premier rendez-vous', 'Parlons-en'],
      it: ['Chiedere un primo incontro', 'Parli con noi'],
      pt: ['Pedir uma primeira reunião', 'Fale connosco'],
      nl: ['Kennismaken', 'Praat met ons'],
    },
  },
  stay: {
    is: /\brefugio\b|\brifugio\b|berghütte|\bguest ?house|\bhotel\b|\bhostel\b|\bb&b\b|\bbed and breakfast|\blodge\b|\bcampsite|\bholiday (?:cottage|flat|house)|\brooms? (?:from|\w+ a night)|\ba night (?:incl|with)|pension\b|ferienwohnung|gasthof|turismo rural|alojamento|\bposada\b|\bcasa rural|chambres? d'hôtes|gîte|agriturismo|\balbergo|pousada|hospedaria|logement|vakantiehuis/iu,
    words: {
      en: ['Book a room', 'Come and stay'],
      de: ['Zimmer anfragen', 'Übernachten bei uns'],
      es: ['Reservar habitación', 'Venga a quedarse'],
      fr: ['Réserver une chambre', 'Séjourner chez nous'],
      it: ['Prenotare una camera', 'Dormire da noi'],
      pt: ['Reservar quarto', 'Fique connosco'],
      nl: ['Kamer boeken', 'Blijf slapen'],
    },
  },
  table: {
    is: /\brestaurant|\bbistro\b|\bsupper club|\btrattoria|\btaverna|\bosteria|\bwirtshaus|\bwirtschaft\b|\bdining room|\bizakaya|^(?:an? )?(?:\p{L}+ )?bar\b|\bplatos\b|\bcocktails?\b/iu,
    words: {
      en: ['Book a table', 'Come and eat'],
      de: ['Tisch reservieren', 'Kommen Sie zum Essen'],
      es: ['Reservar mesa', 'Venga a comer'],
      fr: ['Réserver une table', 'À table'],
      it: ['Prenotare un tavolo', 'A tavola da noi'],
      pt: ['Reservar mesa', 'Venha comer'],
      nl: ['Tafel reserveren', 'Kom eten'],
    },
  },
  kinder: {
    is: /\bkindergarten|\bpreschool|\bpre-school|\bday nursery|\bnursery school|\bdaycare|\bday care|\bprimary school|\bsecondary school|\bboarding school|\bcrèche|\bcreche|kita\b|\bescuela infantil|\bguardería|école|\bscuola|\bschool for (?:deaf|girls|boys|children)/iu,
    words: {
      en: ['Arrange a visit', 'Come and see us'],
      de: ['Besuch vereinbaren', 'Lernen Sie uns kennen'],
      es: ['Concertar una visita', 'Venga a conocernos'],
      fr: ['Prendre rendez-vous', 'Venez nous voir'],
      it: ['Fissare una visita', 'Venga a conoscerci'],
      pt: ['Marcar uma visita', 'Venha conhecer-nos'],
      nl: ['Bezoek afspreken', 'Kom kennismaken'],
    },
  },
  clinic: {
    is: /\bclinic|\bdentist|\bdental practice|\borthodont|\bphysio|\bpodiatr|\bpodolog|\bvet(?:erinary)?\b|\boptician|\bmidwi|\bosteopath|\bacupunct|\btherap(?:y|ist)|\bhearing aid|\bpatients\b|zahnarzt|tierarzt|praxis\b|hebamme|clínica|consulta\b|cabinet (?:de|dentaire)|studio (?:medico|dentistico)|praktijk/iu,
    words: {
      en: ['Make an appointment', 'Come and see us'],
      de: ['Termin vereinbaren', 'Ihr Termin'],
      es: ['Pedir cita', 'Su cita'],
      fr: ['Prendre rendez-vous', 'Votre rendez-vous'],
      it: ['Prenotare una visita', 'La Sua visita'],
      pt: ['Marcar consulta', 'A sua consulta'],
      nl: ['Afspraak maken', 'Uw afspraak'],
    },
  },
  inspection: {
    is: /\binspection|\bsurveys?\b|\bsurveyor|gutachten/iu,
    words: {
      en: ['Book an inspection', 'Tell us what needs looking at'],
      de: ['Prüfung anfragen', 'Was sollen wir prüfen?'],
      es: ['Pedir una inspección', 'Díganos qué revisar'],
      fr: ['Demander une inspection', 'Dites-nous quoi contrôler'],
      it: ["Chiedere un'ispezione", 'Che cosa dobbiamo controllare?'],
      pt: ['Pedir uma inspeção', 'Diga-nos o que rever'],
      nl: ['Inspectie aanvragen', 'Wat mogen we nakijken?'],
    },
  },
  course: {
    is: /\blessons?\b|\bcourses?\b|\bclasses\b|\blearn[- ]to|\bswim school|\btutor|\bdance school|\bdriving school|\bband for\b|\bchoir\b|\bsports? club|\bsewing school|\bevening school|\bworkshops? for\b|kurse?\b|unterricht|fahrschule|clases\b|cursos?\b|\bcours\b|stages?\b(?= de)|corsi\b|lezioni|aulas\b|lessen\b|cursus/iu,
    words: {
      en: ['Book a place', 'Join us'],
      de: ['Platz reservieren', 'Machen Sie mit'],
      es: ['Reservar plaza', 'Apúntese'],
      fr: ['Réserver une place', 'Venez essayer'],
      it: ['Prenotare un posto', 'Si iscriva'],
      pt: ['Reservar lugar', 'Inscreva-se'],
      nl: ['Plaats reserveren', 'Doe mee'],
    },
  },
  software: {
    is: /\bsoftware\b|\bapp\b|\bsaas\b|\bplatform (?:for|that)\b|\bplug-?in\b|\bper (?:seat|user|site) per month|logiciel|aplicación/iu,
    words: {
      en: ['See how it works', 'Get started'],
      de: ['So funktioniert es', 'Jetzt anfangen'],
      es: ['Ver cómo funciona', 'Empezar'],
      fr: ['Voir comment ça marche', 'Commencer'],
      it: ['Vedere come funziona', 'Cominciare'],
      pt: ['Ver como funciona', 'Começar'],
      nl: ['Zo werkt het', 'Aan de slag'],
    },
  },
  interpreter: {
    is: /\binterpret(?:er|ing)|dolmetsch|intérprete|interprète/iu,
    words: {
      en: ['Book an interpreter', 'Book an interpreter'],
      de: ['Dolmetscher buchen', 'Dolmetscher buchen'],
      es: ['Reservar intérprete', 'Reservar intérprete'],
      fr: ['Réserver un interprète', 'Réserver un interprète'],
      it: ['Prenotare un interprete', 'Prenotare un interprete'],
      pt: ['Reservar intérprete', 'Reservar intérprete'],
      nl: ['Tolk boeken', 'Tolk boeken'],
    },
  },
  trip: {
    is: /\bferry\b|\btours?\b|\bguided|\btrips?\b|\btrek|\bsafari|\bboat (?:ride|trip)|\bcharter|\bdiv(?:e|ing) (?:cent|school|shop)|\bsnorkel|\bkayak|\bsurf\b|ausflüge|führungen|excursion|visitas guiadas|\bgite\b|passeios|rondleiding/iu,
    words: {
      en: ['Book a trip', 'Come with us'],
      de: ['Fahrt buchen', 'Kommen Sie mit'],
      es: ['Reservar salida', 'Venga con nosotros'],
      fr: ['Réserver une sortie', 'Venez avec nous'],
      it: ["Prenotare un'uscita", 'Venga con noi'],
      pt: ['Reservar passeio', 'Venha connosco'],
      nl: ['Tocht boeken', 'Ga met ons mee'],
    },
  },
  show: {
    is: /\bmuseum|\btheat(?:re|er)\b|\bfestival\b|\bcinema\b|\bconcerts?\b|\bgallery\b|\bmuseo|\bmusée|\bkino\b/iu,
    words: {
      en: ['Plan a visit', 'Come and see'],
      de: ['Besuch planen', 'Ihr Besuch'],
      es: ['Planear la visita', 'Su visita'],
      fr: ['Préparer sa visite', 'Votre visite'],
      it: ['Preparare la visita', 'La Sua visita'],
      pt: ['Preparar a visita', 'A sua visita'],
      nl: ['Bezoek plannen', 'Uw bezoek'],
    },
  },
  cafe: {
    is: /\bbakery\b|\bbakehouse|\bcaf[eé](?!\p{L})|\bcoffee (?:shop|bar|cart|machine|van)\b|\bpub\b|\btea ?room|\bice cream|\bgelat|\bfood (?:truck|stall|cart)|bäckerei|konditorei|panader[ií]a|boulangerie|pâtisserie|panificio|pasticceria|padaria|pastelaria|bakkerij/iu,
    words: {
      en: ['See when we are open', 'Come by'],
      de: ['Öffnungszeiten', 'Kommen Sie vorbei'],
      es: ['Ver horario', 'Pase a vernos'],
      fr: ['Voir les horaires', 'Passez nous voir'],
      it: ['Vedere gli orari', 'Passi a trovarci'],
      pt: ['Ver horário', 'Venha cá'],
      nl: ['Openingstijden', 'Kom langs'],
    },
  },
  factory: {
    is: /\bfactory\b|\bsubcontractor|\bgear cutting|\brobots?\b|\bfoundry\b|\bmill\b(?! (?:road|lane|street))|\bmould maker|\btoolmak|\bmachin(?:e|ing) shop|\bcnc\b|\bmanufactur|\binjection mould|\biso 9001|\bcontract (?:packing|sewing)|\bweaving mill|fabrik\b|gießerei|hersteller|fábrica|fundición|usine|fabricant|stabilimento|fabbrica|fabriek|wholesale(?:r| only)/iu,
    words: {
      en: ['Ask for a quote', 'Tell us what you need'],
      de: ['Angebot anfordern', 'Was brauchen Sie?'],
      es: ['Pedir presupuesto', 'Díganos qué necesita'],
      fr: ['Demander un devis', 'Dites-nous ce qu’il vous faut'],
      it: ['Chiedere un preventivo', 'Ci dica che cosa Le serve'],
      pt: ['Pedir orçamento', 'Diga-nos do que precisa'],
      nl: ['Offerte aanvragen', 'Wat hebt u nodig?'],
    },
  },
  repair: {
    is: /\bboat ?yard|\bshipwright|tapisser|\bre-?(?:cane|rush|string|sole|line|upholster)\w*|\brepair|\bmend|\brestor(?:e|ation|er)|reparatur|reparier|restaurier|reparaci|réparation|réparons|riparazion|restauro|reparaç|herstell|repareren/iu,
    words: {
      en: ['Ask about a repair', 'Tell us what needs doing'],
      de: ['Reparatur anfragen', 'Was ist zu tun?'],
      es: ['Preguntar por una reparación', 'Cuéntenos qué hay que arreglar'],
      fr: ['Demander une réparation', 'Dites-nous ce qu’il y a à faire'],
      it: ['Chiedere una riparazione', 'Ci dica che cosa c’è da fare'],
      pt: ['Pedir uma reparação', 'Diga-nos o que há a fazer'],
      nl: ['Reparatie aanvragen', 'Wat moet er gebeuren?'],
    },
  },
  hire: {
    is: /\bhire (?:out|shop|company)\b|\brentals?\b|\bfor hire\b|\brent out\b|verleih|vermietung|alquiler|location de|noleggio|aluguer|verhuur/iu,
    words: {
      en: ['Check a date', 'Tell us the date'],
      de: ['Termin anfragen', 'Wann brauchen Sie es?'],
      es: ['Consultar una fecha', 'Díganos la fecha'],
      fr: ['Vérifier une date', 'Dites-nous la date'],
      it: ['Chiedere una data', 'Ci dica la data'],
      pt: ['Consultar uma data', 'Diga-nos a data'],
      nl: ['Datum navragen', 'Wanneer hebt u het nodig?'],
    },
  },
  job: {
    is: /\broof|\bplumb|\belectrician|\bseptic|\bdrainage|\bchimney|\bscaffold|\bpaint(?:er|ing) and decorat|\blandscap|\btree (?:surge|work|felling)|\bstump|\bfencing\b|\bremovals?\b|\bcleaning\b|\blaundry\b|\bjoiner|\bcarpent|\bbuilders?\b|\bdrill(?:ing|er)|\bborewell|\bmoves\b|\bstonemason|\bdry stone|\bglaz(?:ier|ing)|\binstall(?:er|s|ation)|\bsigns and\b|\bsign ?writ|\bsignage|\blettering|zimmerei|dachdeck|schreinerei|tischlerei|elektriker|maler|carpinter|tejado|fontaner|menuiserie|couvreur|plombier|falegnam|idraulic|carpintaria|timmer|loodgieter|dakdekker|schilder/iu,
    words: {
      en: ['Ask for a quote', 'Tell us about the job'],
      de: ['Termin anfragen', 'Was haben Sie vor?'],
      es: ['Pedir presupuesto', 'Cuéntenos su obra'],
      fr: ['Demander un devis', 'Parlez-nous de vos travaux'],
      it: ['Chiedere un preventivo', 'Ci racconti il lavoro'],
      pt: ['Pedir orçamento', 'Fale-nos da obra'],
      nl: ['Offerte aanvragen', 'Vertel ons over de klus'],
    },
  },
  shop: {
    is: /\b(?:book|bike|bicycle|flower|yarn|record|fish|cheese|wine|toy|second-hand|charity|farm|corner|village) ?shop|\bflorist|\bbookseller|\bbutcher|\bfishmonger|\bgreengrocer|\bdeli\b|\bour shop\b|\bstore\b|\bbicycle workshop|laden\b|buchhandlung|librer[ií]a|tienda|librairie|boutique|épicerie|negozio|bottega|loja\b|livraria|winkel/iu,
    words: {
      en: ['Visit the shop', 'Come and have a look'],
      de: ['Zum Laden', 'Kommen Sie vorbei'],
      es: ['Visitar la tienda', 'Pase a vernos'],
      fr: ['Venir à la boutique', 'Passez nous voir'],
      it: ['Venire in negozio', 'Passi a trovarci'],
      pt: ['Visitar a loja', 'Venha cá'],
      nl: ['Naar de winkel', 'Kom langs'],
    },
  },
  order: {
    is: /\bfarm\b|\bgrow(?:s|ers?)?\b|\boyster|\bbookbind|\bletterpress|\bstationer|papiermanufa|drukkerij|druckerei|encuadern|buchbind|legatoria|reliure|fromage|\borchard|\bvineyard|\bbeekeep|\bhoney\b|\bdairy|\bcheese|\broast|\bbrew|\bdistill|\bsuppliers?\b|\bmerchants?\b|\bdental lab|\b(?:we|i) sell\b|vendiamo|vendemos|wir verkaufen|nous vendons|spediamo|torrefaç|rösterei|tostador|torréfact|branderij|\beggs?\b|\bglassblow|\bpotter|\bceramic|\bknife|\bfurniture|\bsoap\b|\bcandle|\bweav(?:e|er|ing)|\bbasket|\bjewel|\bleather|\bships? (?:to|on|from|mondays)|\bshipped|\ba (?:bag|jar|bottle|box)\b|\bmake\b|\bmade (?:by|to)|\bbauernhof|imkerei|käserei|töpferei|brauerei|weingut|cerámica|alfarer|queser|miel\b|bodega|ferme\b|apicult|fromager|poterie|vigneron|azienda agricola|caseificio|ceramica|miele|quinta|queijaria|olaria|boerderij|imker|kaas|pottenbak/iu,
    words: {
      en: ['Place an order', 'Order from us'],
      de: ['Bestellen', 'Bei uns bestellen'],
      es: ['Hacer un pedido', 'Hacer un pedido'],
      fr: ['Commander', 'Passer commande'],
      it: ['Ordinare', 'Ordinare da noi'],
      pt: ['Encomendar', 'Fazer uma encomenda'],
      nl: ['Bestellen', 'Bij ons bestellen'],
    },
  },
  cause: {
    is: /\bcharity\b|\bvolunteers?\b|\bdonations?\b|\bnon-?profit\b|\bfoundation\b|verein\b|ehrenamt|asociación|association\b|volontari|associazione|voluntári|vrijwillig|stichting/iu,
    words: {
      en: ['Take part', 'Take part'],
      de: ['Mitmachen', 'Machen Sie mit'],
      es: ['Participar', 'Participe'],
      fr: ['Participer', 'Participez'],
      it: ['Partecipare', 'Partecipi'],
      pt: ['Participar', 'Participe'],
      nl: ['Meedoen', 'Doe mee'],
    },
  },
} satisfies Record<string, Trade>;

/** What it does for nothing, once: 'First consult is free', 'a free quote'. */
const FREE_FIRST =
  /\b((?:first|initial|trial|taster|introductory) (?:consult(?:ation)?|meeting|lesson|visit|session|class|tasting|call|assessment|appointment|chat)) (?:is|are) free\b|\bfree ((?:first|initial|trial|taster) (?:consult(?:ation)?|lesson|visit|session|class|assessment|appointment))\b/iu;
const FREE_QUOTE = /\bfree (quote|estimate|survey|site visit)s?\b|\b(quote|estimate|survey)s? (?:is|are) free\b/iu;

/** What one does next; neither where no sure kind of business and no word of the client decides. */
export interface Next {
  call?: string;
  heading?: string;
  /** it says to come, as opening hours do */
  isVisit?: boolean;
  /** whose words of it count: 'patients' */
  whose?: string;
}

/** Who may say something of it, where they are no customers. */
const WHOSE: Partial<Record<keyof typeof TRADES, string>> = {
  clinic: 'patients',
  kinder: 'parents',
  stay: 'guests',
  table: 'guests',
  trip: 'guests',
  show: 'visitors',
  course: 'learners',
  software: 'users',
  advice: 'clients',
  interpreter: 'clients',
  care: 'families',
};

/** One goes there. */
const SHOPS: ReadonlySet<string> = new Set(['shop', 'cafe']);
const PLACES: ReadonlySet<string> = new Set([...SHOPS, 'clinic', 'stay', 'table', 'kinder']);
/** Asks for hands or gifts. */
const GIVES =
  /\bvolunt|\bdonat|\bgifts?\b|\bmembers(?:hip)?\b|\bjoin\b|ehrenamt|spende|socios|donar|bénévol|\bdons?\b|soci\b|vrijwillig|donat/iu;
/** The client's own word for what one does next. */
const ORDERS =
  /(?:^|[.,;!] )(?:and )?(?:pre-?)?order (?:\p{L}+ ){0,3}(?:by|before|online|on (?:the|our) (?:web ?)?(?:site|page))\b/iu;

/** @param openings what it is, which says more of its kind than the rest does; the surest first */
export function nextStep(
  openings: readonly string[],
  all: string,
  language: Language,
  hasHours = true,
): Next | undefined {
  const kinds = Object.entries(TRADES) as [keyof typeof TRADES, Trade][];
  // 'software for restaurants' is no restaurant: what is named first is what it is
  const earliest = (text: string) =>
    kinds
      .map(([key, { is }]) => ({ key, at: is.exec(text)?.index ?? -1 }))
      .filter(({ key, at }) => at >= 0 && (key !== 'cause' || GIVES.test(`${text} ${all}`)))
      .sort((one, other) => one.at - other.at)[0]?.key;
  const first = openings.map(earliest).find(Boolean);
  const besides = kinds.find(([, { is }]) => is.test(all))?.[0];
  // named by the way, such as the repair of one thing, only a place to come to decides
  const key = first ?? (besides && PLACES.has(besides) ? besides : undefined);
  const who = key ?? besides;
  const whose = who && WHOSE[who];
  const next = (call: string, heading: string): Next => ({ call, heading, ...(whose && { whose }) });
  if (language === 'en') {
    const trial = FREE_FIRST.exec(all);
    const what = (trial?.[1] ?? trial?.[2])?.toLowerCase();
    if (what) return next(`Book a free ${what}`, `Your ${what} is free`);
    const quote = FREE_QUOTE.exec(all);
    const free = (quote?.[1] ?? quote?.[2])?.toLowerCase();
    if (free) return next(`Ask for a free ${free}`, 'Tell us what you need');
  }
  if (language === 'en' && ORDERS.test(all) && (!key || SHOPS.has(key))) return next(...TRADES.order.words.en);
  if (!key) return whose ? { whose } : undefined;
  // there is nothing to see of hours that are not told
  const [call, heading] = TRADES[key === 'cafe' && !hasHours ? 'order' : key].words[language];
  return { ...next(call, heading), ...(SHOPS.has(key) && { isVisit: true }) };
}

import type { Language } from './languages';

// The kinds of business, the words that tell them, and what one does next with each.

/** On the button, and above the last section. */
type Words = readonly [call: string, heading: string];
export interface Trade {
  is: RegExp;
  words: Record<Language, Words>;
}

export const TRADES = {
  urgent: {
    is: /\bfuneral|\bundertaker|bestatt|pompes funèbres|obsèques|funerari|onoranze funebri|uitvaart|\blocksmith|\block-?outs?\b|\btow(?:ing)? (?:truck|service)|\bbreakdown (?:recovery|service)|\bemergency (?:plumb|electric|glaz|vet)|schlüsseldienst|abschleppdienst|cerrajer|serrurier|dépannage|carro attrezzi|chaveiro|slotenmaker/iu,
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
    is: /\bhospice|\bdying\b|\bpalliative|\bhelpline|\bfood bank|\bshelter\b|\brefuge\b|\bcharity (?:giving|for|that helps)|\bbereave|hospiz|tafel\b|\bbeneficenza|\bassociation d'aide/iu,
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
  stay: {
    is: /\brefugio\b|\brifugio\b|berghütte|\bguest ?house|\bhotel\b|\bhostel\b|\bb&b\b|\bbed and breakfast|\blodge\b|\bcampsite|\bholiday (?:cottage|flat|house)|^\d+ rooms\b|\brooms? (?:from|\w+ a night)|\ba night (?:incl|with)|pension\b|ferienwohnung|gasthof|turismo rural|alojamento|\bposada\b|\bcasa rural|chambres? d'hôtes|gîte|agriturismo|\balbergo|pousada|hospedaria|logement|vakantiehuis/iu,
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
  clinic: {
    is: /\bclinic|\bdentist|\bdental practice|\borthodont|\bphysio|\bpodiatr|\bpodolog|\bvet(?:erinary)?\b|\boptician|\bosteopath|\bacupunct|\btherap(?:y|ist)|\bhearing (?:aids?|tests?|clinic)|\baudiolog|\bpatients\b|zahnarzt|tierarzt|praxis\b|clínica|consulta\b|cabinet (?:de|dentaire)|studio (?:medico|dentistico)|praktijk/iu,
    words: {
      en: ['Make an appointment', 'Make an appointment'],
      de: ['Termin vereinbaren', 'Ihr Termin'],
      es: ['Pedir cita', 'Su cita'],
      fr: ['Prendre rendez-vous', 'Votre rendez-vous'],
      it: ['Prenotare una visita', 'La Sua visita'],
      pt: ['Marcar consulta', 'A sua consulta'],
      nl: ['Afspraak maken', 'Uw afspraak'],
    },
  },
  talk: {
    is: /\bmidwi(?:fe|ves|fery)|\bbirths?\b|\bdoulas?\b|hebamme|verloskund|sage-femme|matrona|levatric|ostetric|parteira|\bchoirs?\b|\bband\b|\borchestra|\b(?:football|rugby|cricket|rowing|sailing|chess|running|cycling|boxing|hockey|netball|basketball|handball|swimming) (?:club|team)|(?:sport|fußball|ruder|gesang)verein|\bchor(?!\p{L})|\bchorale\b/iu,
    words: {
      en: ['Get in touch', 'Talk to us'],
      de: ['Kontakt aufnehmen', 'Sprechen Sie mit uns'],
      es: ['Contactar', 'Hable con nosotros'],
      fr: ['Nous contacter', 'Parlons-en'],
      it: ['Contattaci', 'Parli con noi'],
      pt: ['Contactar', 'Fale connosco'],
      nl: ['Contact opnemen', 'Neem contact op'],
    },
  },
  course: {
    is: /\blessons?\b|\bcourses?\b|\bclasses\b|\blearn[- ]to|\bswim(?:ming)? school|\btutor|\bdance school|\bdriving school|\b(?:music|language|sign|riding|cooking|cookery|art|yoga) school|\bescuela de|\bécole de|\bscuola di|\p{L}{3}schule(?!\p{L})|\bsewing school|\bevening school|\bworkshops? for\b|kurse?\b|unterricht|fahrschule|clases\b|cursos?\b|\bcours (?:de|d['’]|du soir|particuliers|collectifs)|stages?\b(?= de)|corsi\b|lezioni|aulas\b|lessen\b|cursus/iu,
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
    is: /\bsoftware\b|\bapp\b|\bsaas\b|\bplatform\b|\bplug-?in\b|\bper (?:seat|user|site) per month|logiciel|aplicación/iu,
    words: {
      en: ['Get started', 'Get started'],
      de: ['Jetzt anfangen', 'Jetzt anfangen'],
      es: ['Empezar', 'Empezar'],
      fr: ['Commencer', 'Commencer'],
      it: ['Cominciare', 'Cominciare'],
      pt: ['Começar', 'Começar'],
      nl: ['Aan de slag', 'Aan de slag'],
    },
  },
  trip: {
    is: /\bferry\b|\btours?\b|\bguided|\btrips?\b|\btrek|\bsafari|\bboat (?:ride|trip)|\b(?:boat|yacht|fishing) charters?\b|\bdiv(?:e|ing) (?:cent|school|shop)|\bsnorkel|\bkayak|\bsurf\b(?! (?:lessons?|school|club|shop|camp|boards?))|ausflüge|führungen|excursion|visitas guiadas|\bgite\b|passeios|rondleiding/iu,
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
  touring: {
    is: /\btouring\b|\bon tour\b|\bwandertheater|\bwanderbühne|\bthéâtre itinérant|\bteatro ambulante|\bteatro itinerante/iu,
    words: {
      en: ['Book a show', 'Book us'],
      de: ['Auftritt anfragen', 'Holen Sie uns zu sich'],
      es: ['Contratar una función', 'Llévenos a su pueblo'],
      fr: ['Réserver un spectacle', 'Faites-nous venir'],
      it: ['Prenotare uno spettacolo', 'Ci chiami da lei'],
      pt: ['Reservar um espetáculo', 'Leve-nos até si'],
      nl: ['Voorstelling boeken', 'Haal ons in huis'],
    },
  },
  tasting: {
    is: /\bvisitas? (?:con|y) catas?\b|\bcatas\b|\bdégustations?\b|\bweinproben?\b|\bwine tastings?\b|\bdegustazion/iu,
    words: {
      en: ['Book a tasting', 'Come and taste'],
      de: ['Weinprobe buchen', 'Kommen Sie zum Probieren'],
      es: ['Reservar una visita', 'Venga a probarlo'],
      fr: ['Réserver une dégustation', 'Venez goûter'],
      it: ['Prenotare una degustazione', 'Venga ad assaggiare'],
      pt: ['Reservar uma prova', 'Venha provar'],
      nl: ['Proeverij boeken', 'Kom proeven'],
    },
  },
  camp: {
    is: /\b(?:running|training|surf|yoga|summer|riding|altitude|music|language) camps?\b|\bretreats?\b/iu,
    words: {
      en: ['Book a stay', 'Come and stay'],
      de: ['Aufenthalt buchen', 'Kommen Sie zu uns'],
      es: ['Reservar estancia', 'Venga a quedarse'],
      fr: ['Réserver un séjour', 'Venez chez nous'],
      it: ['Prenotare un soggiorno', 'Venga da noi'],
      pt: ['Reservar estadia', 'Fique connosco'],
      nl: ['Verblijf boeken', 'Kom logeren'],
    },
  },
  project: {
    is: /\b(?:lighting|interior|graphic|product|web|landscape|exhibition|sound|stage|set) design|\barchitect(?:s|ure)?\b(?! (?:office )?customers)|\bdesign studio|\bproduction company|\bfilm production|\bdocumentar(?:y|ies)\b|\bphotograph(?:y|ers?)\b|\banimation\b|\bengineering (?:office|firm|practice)|\bconsult(?:ing|ancy|ants?)\b|architekturbüro|planungsbüro|ingenieurbüro|bureau d['’]études|estudio de (?:diseño|arquitectura)|studio di (?:architettura|design)/iu,
    words: {
      en: ['Tell us about your project', 'What are you planning?'],
      de: ['Projekt besprechen', 'Was haben Sie vor?'],
      es: ['Hablar de su proyecto', '¿Qué tiene en mente?'],
      fr: ['Parler de votre projet', 'Quel est votre projet ?'],
      it: ['Parlare del progetto', 'Che cosa ha in mente?'],
      pt: ['Falar do projeto', 'O que tem em mente?'],
      nl: ['Project bespreken', 'Wat bent u van plan?'],
    },
  },
  repair: {
    is: /\brepairs?\b|\brepairers?\b|\bmending\b|reparatur|werkstatt für|\bréparation|\breparaci[oó]n|\briparazion|\breparaç|\breparatie/iu,
    words: {
      en: ['Ask about a repair', 'What needs repairing?'],
      de: ['Reparatur anfragen', 'Was ist zu reparieren?'],
      es: ['Pedir una reparación', '¿Qué hay que reparar?'],
      fr: ['Demander une réparation', 'Qu’y a-t-il à réparer ?'],
      it: ['Chiedere una riparazione', 'Che cosa è da riparare?'],
      pt: ['Pedir uma reparação', 'O que há para reparar?'],
      nl: ['Reparatie aanvragen', 'Wat moet er gerepareerd worden?'],
    },
  },
  show: {
    is: /\bmuseum|\bgym\b|\bswimming pool|\bthermal bath|\bhammam|\bzoo\b|\bescape room|\bbowling|\btheat(?:re|er)\b|\bfestival\b|\bcinema\b|\bconcerts?\b|\bgallery\b|\bmuseo|\bmusée|\bkino\b/iu,
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
  hire: {
    is: /\bhire\b(?! (?:staff|people))|\b(?:for hire|hire out|we hire|we rent|rentals?|to rent)\b|verleih|vermiet|alquiler|location de|noleggi|aluguer|aluguel|verhuur/iu,
    words: {
      en: ['Ask for your dates', 'Ask for your dates'],
      de: ['Termin anfragen', 'Wann brauchen Sie es?'],
      es: ['Consultar fechas', 'Consultar fechas'],
      fr: ['Demander vos dates', 'Demander vos dates'],
      it: ['Chiedere le date', 'Chiedere le date'],
      pt: ['Consultar datas', 'Consultar datas'],
      nl: ['Data aanvragen', 'Data aanvragen'],
    },
  },
  quote: {
    is: /\broof(?:s|ing|ers?)?\b|\bjoiner|\bcarpent|\belectrician|\bplumb|\bbuilders?\b|\bplaster|\bpaving|\bfenc(?:es|ing)|\bdrill|\bborehole|\brestor(?:e|es|ing|ation)\b|\btree (?:surgeon|felling|work)|\bthatch|\bstone ?mason|\bwelding|\btranslat(?:ors?|e|es|ion (?:agency|office|services?))\b|\bmaintenance\b|\bcatering\b|\blandscap|\bgarden design|\binsulat|\bcleaning (?:company|service)|\brenovat|\bprinters?\b|\bmanufactur|\bfactory\b|\bfoundry|\bwholesale|\bto measure\b|\bmade to order|\bcommissions?\b|\bmovers?\b|\bremovals?\b|\bsurvey(?:s|or|ing)?\b|\bhaulage|\bcouriers?\b|\btrucking\b|\bfreight|\blogistics|\bcontract (?:lab|manufactur)|\bfurniture\b|\bsolar\b|\bboat ?yard|\blifts\b|\belevators?\b|\bmudanzas?\b|umzugs|déménag|traslochi|mudanças|verhuiz|dachdecker|tischler|schreiner|zimmer(?:er|ei)|fabrik|restaur(?:ier|iam|amos|ons|o )|carpinter|fábrica|tejado|menuisi|charpent|couvreur|usine|traduc|falegnam|fabbrica|marceneir|serralh|timmer|fabriek|vertal/iu,
    words: {
      en: ['Ask for a quote', 'Tell us what you need'],
      de: ['Angebot anfragen', 'Sagen Sie uns, was Sie brauchen'],
      es: ['Pedir presupuesto', 'Cuéntenos qué necesita'],
      fr: ['Demander un devis', 'Dites-nous ce qu’il vous faut'],
      it: ['Chiedere un preventivo', 'Ci dica che cosa le serve'],
      pt: ['Pedir orçamento', 'Diga-nos do que precisa'],
      nl: ['Offerte aanvragen', 'Vertel ons wat u nodig hebt'],
    },
  },
  order: {
    is: /\b(?:pre-?)?orders?\b(?! of the)|\bto order\b|bestell(?:en|ung|t)|\bpor encargo|\bencargos\b|\bpedidos?\b|command(?:e|es|er)\b|ordin(?:are|azioni)|encomend|bestel(?:len|ling)/iu,
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
} satisfies Record<string, Trade>;

import { family, type Question } from './types';

const PLACE: Question = [
  'May we have plans or photos of each place, with one measure in each?',
  /\b(?:plans?|drawings?) (?:are|is|exist|attached|available)|\bphotos? (?:attached|of the (?:place|front|wall|door))|\bfloor plans?\b/i,
];
const ALLOWED: Question = [
  'What do the owner, the council or fire safety allow there?',
  /\bcouncil\b|\blisted\b|\bmust approve\b|\bmay be fixed\b|\bauthoris|\bsoprintendenza\b|\bcomune\b|\bdoes ?n['’]?t allow\b|\bpermi(?:t|ssion)|\bfire (?:officer|safety)|\blandlord\b|\bregulation|\bheritage\b|\bgenehmig/i,
];
const FITS: Question = [
  'Who makes and fits it: somebody of yours, or do we ask for quotes?',
  /\b(?:sign ?maker|sign painter|fabricat\w+|carpenters?|fitter|installer|tender|blacksmith|joiner|who makes it|built by|we (?:build|install)|standbau|contractor)\b/i,
];

export const SPACE = family(
  'space',
  {
    gives: 'a drawing with measures, material and fixing for each, and the artwork for it',
    proof: 'on paper at full size, on the spot, from where people come',
    isMade: true,
    days: 8,
    asks: [PLACE, ALLOWED, FITS],
  },
  [
    [
      'wayfinding',
      'wayfinding concept|wayfinding|way finding|wayfinding system|signage system|orientation system|signage concept|wayfinding strategy|leitsystem|orientierungssystem|wegeleitsystem|leit und orientierungssystem|señalética|sistema de señalización|señalización|signalétique|système signalétique|segnaletica|sistema di segnaletica|sinalética|sinalização|bewegwijzering|skyltsystem|signage',
      {
        gives:
          'who goes where and has to decide what; the list of places and their names; sign types, type size, colours and pictograms; shown on plans and on one route in full',
        proof: 'with people who do not know the place, on one route, with paper signs',
        days: 25,
        asks: [
          PLACE,
          [
            'Which destinations are asked for most, and by whom?',
            /\bquestions?\b.{0,30}\bcount|\basked for\b|\bcounted\b/i,
          ],
          ['Who decides the names of places and rooms?', /\bnames? of (?:the )?(?:rooms|places|floors)\b/i],
        ],
      },
    ],
    [
      'tender-drawings',
      'tender drawing|tender document|tender package|drawing package|tender dossier|sign schedule|schedule of signs|specification|bill of quantities|working drawing|production drawing|construction drawing|technical drawing|ausschreibungsunterlage|leistungsverzeichnis|ausführungszeichnung|werkzeichnung|schilderliste|planos constructivos|pliego|dossier de consultation|plans d exécution|dce|capitolato|disegni esecutivi|caderno de encargos|bestek|werktekening|ready for tender',
      {
        gives:
          'each type drawn with measures, material, fixing and tolerances, a schedule of every single piece with text and place, and a neutral specification that names no maker',
        proof: 'by somebody who has to price it and has not seen it before',
        isMade: false,
        days: 20,
        asks: [
          [
            'Which form and law does the tender follow, and who publishes it?',
            /\bprocurement (?:law|office)|\bwe publish\b/i,
          ],
        ],
      },
    ],
    [
      'shop-sign',
      'shop sign|shop front sign|fascia|fascia sign|projecting sign|hanging sign|pub sign|neon sign|lightbox|light box|illuminated sign|~sign|signboard|sign board|house sign|ladenschild|firmenschild|aushängeschild|leuchtreklame|~schild|rótulo comercial|letrero|~enseigne|insegna|tabuleta|letreiro|uithangbord|gevelreclame|skylt',
      { days: 6 },
    ],
    [
      'lettering',
      'lettering over the door|lettering|shop lettering|painted lettering|door lettering|window lettering|facade lettering|sign writing|signwriting|signpainting|sign painting|window graphic|window film|privacy film|frosted film|sichtschutzfolie|glass film|window sticker|window vinyl|window design|shop window|front window|shop front|shopfront|storefront|schaufenster|schaufensterbeschriftung|beschriftung|fensterbeschriftung|fassadenbeschriftung|rotulación|vitrophanie|lettrage|vitrine|vetrofania|vetrina|scritta|montra|gevelbelettering|belettering|raambelettering|etalage|~window|~façade|~facade|~fascia',
      {
        gives:
          'a drawing to scale on a photo of the place, with measures and material, and the letters at full size for whoever paints or cuts them',
        proof: 'as a paper print at full size, held in its place',
        days: 5,
      },
    ],
    [
      'trail-sign',
      'trailhead sign|trail sign|waymark|waymarker|waymarking|information board|info board|information panel|info panel|interpretation panel|interpretive panel|interpretive sign|notice board|noticeboard|nature trail|lehrpfad|infotafel|informationstafel|wegweiser|panel informativo|panneau d information|panneau|pannello informativo|cartello|painel informativo|informatiebord|infobord|table d orientation|history board|heritage panel',
      {
        gives:
          'each board with its text, map and numbers laid out at full size, and a drawing with material, fixing and height',
        proof: 'as one board at full size outdoors, read standing and in full sun',
        days: 12,
        asks: [
          ['How many panels, at which size, on which posts?', /\d ?(?:x|×) ?\d|\bposts?\b/i],
          ['Who signs off every number and name before it is made?', /\bsigns? off\b|\bsigned off\b/i],
        ],
      },
    ],
    [
      'door-sign',
      'door sign|door plate|room sign|room number|name plate|nameplate|plaque|memorial plaque|türschild|raumschild|gedenktafel|placa|plaque de porte|targa|naambord|deurbord|house number|floor number|braille sign|tactile sign|tactile plan|tactile map|floor map|floor directory|directory board',
      { gives: 'a drawing with measures, material and fixing, and the artwork for each text', days: 5 },
    ],
    [
      'pictogram',
      'pictogram|pictograms|icon set|icons|~icon|piktogramm|pictograma|pictogramme|pittogramma|pictogrammen|symbol set|symbols',
      {
        gives: 'each drawn on one grid as a vector file, with its smallest size and what it must not be mistaken for',
        proof: 'with ten people who say what they see',
        isMade: false,
        days: 6,
        asks: [['How many, and what does each have to say?', /\d+ (?:icons|pictograms|symbols)/i]],
      },
    ],
    [
      'mural',
      'mural|wall graphic|wall graphics|wall design|wall painting|supergraphic|floor graphic|wandgestaltung|wandgrafik|wandbild|mural pintado|fresque murale|décor mural|murale|grafica murale|muurschildering|wanddecoratie|wall text',
      {
        gives: 'the design to scale on each wall, and the files or the grid for whoever paints or prints it',
        days: 8,
      },
    ],
    [
      'interior',
      'interior design|shop design|shop interior|interior concept|spatial concept|room concept|office design|ladengestaltung|innenraumkonzept|raumkonzept|diseño interior|interiorismo|aménagement|agencement|interni|winkelinrichting|interieurconcept|counter front|~counter|~bar front|reception desk',
      {
        gives: 'plan, views, colours and materials, so that it can be decided on and priced by a joiner',
        days: 15,
      },
    ],
    [
      'banner',
      'banner|roll up|rollup|roll up banner|pull up banner|pull up|pop up banner|flag|beach flag|fahne|beachflag|pancarta|lona|bandera|banderole de rue|kakémono|drapeau|striscione|bandiera|faixa|bandeira|spandoek|vlag|mesh banner|fence banner|bunting|parasol|sonnenschirm|awning|markise|toldo|store banne|tenda da sole|luifel|a board|a frame|sandwich board|pavement sign|kundenstopper|hoarding|bauzaun|bauzaunbanner|gazebo|marquee|tablecloth|table cover|backdrop|stage backdrop|photo wall|fotowand|photocall',
      {
        gives: 'artwork at its size, with seams, eyelets and the hidden part kept free',
        proof: 'on a print at a tenth of its size',
        days: 3,
        asks: [['At which size, and how is it hung or put up?', /\d ?(?:x|×) ?\d|\d ?(?:m|cm)\b/i]],
      },
    ],
    [
      'vehicle',
      'vehicle graphic|vehicle graphics|van lettering|van graphics|van design|vehicle livery|livery|fleet graphics|van wrap|car wrap|vehicle wrap|truck graphics|boat name|cargo bike|food truck|fahrzeugbeschriftung|autobeschriftung|rotulación de vehículos|rotulación de furgoneta|marquage véhicule|marquage de véhicule|covering véhicule|decorazione automezzi|decoração de viaturas|autobelettering|wagenpark|~van|~vans|~lorry|~truck|~bus|~tram|~minibus|~trailer|~lieferwagen|~furgoneta|~camionnette|~bestelbus|~car',
      {
        gives: 'a scaled drawing of each side, ready for whoever cuts and fits it',
        proof: 'on photographs of the vehicle first',
        days: 5,
        asks: [
          [
            'Vehicles: may we have make, model and year, with a photo of each side?',
            /\b(?:ford|toyota|mercedes|vw|volkswagen|fiat|renault|isuzu|tata|peugeot|citro[eë]n|vauxhall|opel|transit|sprinter|iveco|scania|volvo)\b/i,
          ],
          ['Are they owned or leased?', /\bleas(?:ed|ing)\b|\bowned\b/i],
        ],
      },
    ],
  ],
);

export const FAIR = family(
  'fair',
  {
    gives: 'plan and views of what stands where, with materials, and artwork for each printed surface',
    proof: 'with one piece at full size, read standing',
    isMade: true,
    days: 15,
    asks: [
      ['What is the one thing that somebody should remember when they leave?', /\bone thing\b|\bmessage\b|\bmotto\b/i],
      PLACE,
      FITS,
    ],
  },
  [
    [
      'exhibition',
      'exhibition design|exhibition|exhibition concept|travelling exhibition|traveling exhibition|museum exhibition|permanent exhibition|ausstellung|ausstellungsgestaltung|wanderausstellung|ausstellungskonzept|exposición|diseño expositivo|museografía|exposition|scénographie|scenografia|mostra|allestimento|exposição|tentoonstelling|utställning',
      {
        gives:
          'concept and route, plan and views for each place, furniture drawn so that carpenters can build it, type and colour, and artwork for panels and labels',
        days: 35,
        asks: [
          [
            'May we have the list of objects with sizes, loan conditions and pictures?',
            /\blist of (?:objects|works)\b|\bobject list\b/i,
          ],
          [
            'Who writes, translates and shortens the texts, and when are they final?',
            /\btexts? (?:is|are) (?:written|final|ready)\b.{0,40}\b(?:by|on|until)\b/i,
          ],
          PLACE,
        ],
      },
    ],
    [
      'exhibition-graphics',
      '~graphics|exhibition graphics|exhibition panel|text panel|wall panel|wall text|object label|caption panel|panel text|~panel|ausstellungsgrafik|ausstellungstafel|objektbeschriftung|grafik für die ausstellung|gráfica expositiva|panneaux d exposition|cartels|pannelli|grafica mostra|tekstpanelen|graphics and panels',
      {
        gives: 'type sizes and a scheme for all kinds of text, then artwork for each panel and label',
        proof: 'with one panel at full size, read standing and sitting',
        days: 15,
        asks: [['How many words and languages stand on a panel at most?', /\d+ words\b|\blanguages\b/i]],
      },
    ],
    [
      'stand-concept',
      'stand concept|stand design|booth design|fair stand|trade stand|trade fair stand|exhibition stand|show stand|booth|~stand|market stall|~stall|messestand|standkonzept|messeauftritt|messekonzept|standgestaltung|stand de feria|stand d exposition|stand fieristico|stand feira|beursstand|mässmonter|pop up shop|pop up store|pop up stand|~kiosk',
      {
        gives:
          'the idea in one sentence, plan and views to scale, what is shown where, and a brief that the stand builder can price',
        proof: 'on the floor, marked out with tape at full size',
        days: 12,
        asks: [
          [
            'What should visitors do at the stand, and how many of you are there at once?',
            /\bpeople at the stand\b|\bfor \d+ (?:people|staff)\b|\bfür \d+ leute\b/i,
          ],
          [
            'May we have the stand drawing and the fair’s rules for heights and lights?',
            /\bmax\.? ?\d|\bheight\b|\bhöhe\b|\bstand drawing\b/i,
          ],
        ],
      },
    ],
    [
      'stand-graphics',
      'stand graphics|booth graphics|fair graphics|standgrafik|messegrafik|~grafik|~gráfica|~graphisme|gráfica del stand|grafica stand|stellwand|messewand|~back wall|beurswand|wall graphics for the stand|~graphics',
      {
        gives: 'few words and large pictures for each wall, as artwork at size for the stand builder',
        proof: 'as one wall at full size, read from the aisle in three seconds',
        days: 7,
        asks: [['Which sizes do the walls have, and who prints them?', /\d ?(?:x|×) ?\d/i]],
      },
    ],
    [
      'exhibit',
      'hands on exhibit|interactive exhibit|touch exhibit|~exhibit|exponat|~modell|demonstrator|mitmachstation|interactive station|listening station|media station|medienstation|módulo interactivo|dispositif|exhibit interattivo|interactief element',
      {
        gives: 'the idea drawn with measures and materials, a rough model to try, and drawings for whoever builds it',
        proof: 'as a rough model, in the hands of people who do not know the product',
        days: 10,
        asks: [
          ['Exhibit: which property of the product should one feel or see in the hand?', /\bfeel\b.{0,20}\bproduct\b/i],
        ],
      },
    ],
    [
      'light',
      '~light|lighting|light design|light concept|lighting design|lighting concept|~licht|lichtplanung|lichtkonzept|beleuchtung|iluminación|éclairage|mise en lumière',
      {
        gives:
          'a light plan with brightness for objects and rooms, lamps named with their cost, and the setting done with you on site',
        days: 6,
        asks: [],
      },
    ],
    [
      'display',
      '~display|window display|showcase design|vitrinengestaltung|schaufenstergestaltung|escaparate|étalage|allestimento vetrina|etalageontwerp|showcase',
      { gives: 'a drawing to scale with its pieces and materials', days: 6 },
    ],
  ],
);

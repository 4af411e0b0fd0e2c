import { family } from './types';

export const SPACE = family(
  'space',
  {
    gives: 'a drawing with measures, material and fixing for each, and the artwork for it',
    isMade: true,
  },
  [
    [
      'wayfinding',
      'wayfinding concept|wayfinding|way finding|wayfinding system|signage system|orientation system|signage concept|wayfinding strategy|leitsystem|orientierungssystem|wegeleitsystem|leit und orientierungssystem|señalética|sistema de señalización|señalización|signalétique|système signalétique|segnaletica|sistema di segnaletica|sinalética|sinalização|bewegwijzering|skyltsystem|signage',
      {
        gives:
          'who goes where and has to decide what; the list of places and their names; sign types, type size, colours and pictograms; shown on plans and on one route in full',
      },
    ],
    [
      'tender-drawings',
      'tender drawing|tender document|tender package|drawing package|tender dossier|sign schedule|schedule of signs|specification|bill of quantities|working drawing|production drawing|construction drawing|technical drawing|ausschreibungsunterlage|leistungsverzeichnis|ausführungszeichnung|werkzeichnung|schilderliste|planos constructivos|pliego|dossier de consultation|plans d exécution|dce|capitolato|disegni esecutivi|caderno de encargos|bestek|werktekening|ready for tender',
      {
        gives:
          'each type drawn with measures, material, fixing and tolerances, a schedule of every single piece with text and place, and a neutral specification that names no maker',
        isMade: false,
      },
    ],
    [
      'shop-sign',
      'shop sign|shop front sign|fascia|fascia sign|projecting sign|hanging sign|pub sign|neon sign|lightbox|light box|illuminated sign|~sign|signboard|sign board|house sign|ladenschild|firmenschild|aushängeschild|leuchtreklame|~schild|rótulo comercial|letrero|~enseigne|insegna|tabuleta|letreiro|uithangbord|gevelreclame|skylt',
    ],
    [
      'lettering',
      'lettering over the door|lettering|shop lettering|painted lettering|door lettering|window lettering|facade lettering|sign writing|signwriting|signpainting|sign painting|window graphic|window film|privacy film|frosted film|sichtschutzfolie|glass film|window sticker|window vinyl|window design|shop window|front window|shop front|shopfront|storefront|schaufenster|schaufensterbeschriftung|beschriftung|fensterbeschriftung|fassadenbeschriftung|rotulación|vitrophanie|lettrage|vitrine|vetrofania|vetrina|scritta|montra|gevelbelettering|belettering|raambelettering|etalage|~window|~façade|~facade|~fascia',
      {
        gives:
          'a drawing to scale on a photo of the place, with measures and material, and the letters at full size for whoever paints or cuts them',
      },
    ],
    [
      'trail-sign',
      'trailhead sign|trail sign|waymark|waymarker|waymarking|information board|info board|information panel|info panel|interpretation panel|interpretive panel|interpretive sign|notice board|noticeboard|nature trail|lehrpfad|infotafel|informationstafel|wegweiser|panel informativo|panneau d information|panneau|pannello informativo|cartello|painel informativo|informatiebord|infobord|table d orientation|history board|heritage panel',
      {
        gives:
          'each board with its text, map and numbers laid out at full size, and a drawing with material, fixing and height',
      },
    ],
    [
      'door-sign',
      'door sign|door plate|room sign|room number|name plate|nameplate|plaque|memorial plaque|türschild|raumschild|gedenktafel|placa|plaque de porte|targa|naambord|deurbord|house number|floor number|braille sign|tactile sign|tactile plan|tactile map|floor map|floor directory|directory board',
      { gives: 'a drawing with measures, material and fixing, and the artwork for each text' },
    ],
    [
      'pictogram',
      'pictogram|pictograms|icon set|icons|~icon|piktogramm|pictograma|pictogramme|pittogramma|pictogrammen|symbol set|symbols',
      {
        gives: 'each drawn on one grid as a vector file, with its smallest size and what it must not be mistaken for',
        isMade: false,
      },
    ],
    [
      'mural',
      'mural|wall graphic|wall graphics|wall design|wall painting|supergraphic|floor graphic|wandgestaltung|wandgrafik|wandbild|mural pintado|fresque murale|décor mural|murale|grafica murale|muurschildering|wanddecoratie|wall text',
      {
        gives: 'the design to scale on each wall, and the files or the grid for whoever paints or prints it',
      },
    ],
    [
      'interior',
      'interior design|pop up shop|pop up store|kiosk design|~kiosk|shop design|raumgestaltung|innenarchitektur|shop interior|interior concept|spatial concept|room concept|office design|ladengestaltung|innenraumkonzept|raumkonzept|diseño interior|interiorismo|aménagement|agencement|interni|winkelinrichting|interieurconcept|counter front|~counter|~bar front|reception desk',
      {
        gives: 'plan, views, colours and materials, so that it can be decided on and priced by a joiner',
      },
    ],
    [
      'banner',
      'banner|roll up|rollup|roll up banner|pull up banner|pull up|pop up banner|flag|beach flag|fahne|beachflag|pancarta|lona|bandera|banderole de rue|kakémono|drapeau|striscione|bandiera|faixa|bandeira|spandoek|vlag|mesh banner|fence banner|bunting|parasol|sonnenschirm|awning|markise|toldo|store banne|tenda da sole|luifel|a board|a frame|sandwich board|pavement sign|kundenstopper|hoarding|bauzaun|bauzaunbanner|gazebo|marquee|tablecloth|table cover|backdrop|stage backdrop|photo wall|fotowand|photocall',
      {
        gives: 'artwork at its size, with seams, eyelets and the hidden part kept free',
      },
    ],
    [
      'vehicle',
      'vehicle graphic|vehicle graphics|van lettering|van graphics|van design|vehicle livery|livery|fleet graphics|van wrap|car wrap|vehicle wrap|truck graphics|boat name|cargo bike|food truck|fahrzeugbeschriftung|autobeschriftung|rotulación de vehículos|rotulación de furgoneta|marquage véhicule|marquage de véhicule|covering véhicule|decorazione automezzi|decoração de viaturas|autobelettering|wagenpark|~van|~vans|~lorry|~truck|~bus|~tram|~minibus|~trailer|~lieferwagen|~furgoneta|~camionnette|~bestelbus|~car',
      {
        gives: 'a scaled drawing of each side, ready for whoever cuts and fits it',
      },
    ],
  ],
);

export const FAIR = family(
  'fair',
  {
    gives: 'plan and views of what stands where, with materials, and artwork for each printed surface',
    isMade: true,
  },
  [
    [
      'exhibition',
      'exhibition design|exhibition|exhibition concept|travelling exhibition|traveling exhibition|museum exhibition|permanent exhibition|ausstellung|ausstellungsgestaltung|wanderausstellung|ausstellungskonzept|exposición|diseño expositivo|museografía|exposition|scénographie|scenografia|mostra|allestimento|exposição|tentoonstelling|utställning',
      {
        gives:
          'concept and route, plan and views for each place, furniture drawn so that carpenters can build it, type and colour, and artwork for panels and labels',
      },
    ],
    [
      'exhibition-graphics',
      '~graphics|exhibition graphics|exhibition panel|text panel|wall panel|wall text|object label|caption panel|panel text|~panel|ausstellungsgrafik|ausstellungstafel|objektbeschriftung|grafik für die ausstellung|gráfica expositiva|panneaux d exposition|cartels|pannelli|grafica mostra|tekstpanelen|graphics and panels',
      {
        gives: 'type sizes and a scheme for all kinds of text, then artwork for each panel and label',
      },
    ],
    [
      'stand-concept',
      'stand concept|stand design|booth design|fair stand|trade stand|trade fair stand|exhibition stand|show stand|booth|~stand|market stall|~stall|messestand|standkonzept|messeauftritt|messekonzept|standgestaltung|stand de feria|stand d exposition|stand fieristico|stand feira|beursstand|mässmonter|pop up stand',
      {
        gives:
          'the idea in one sentence, plan and views to scale, what is shown where, and a brief that the stand builder can price',
      },
    ],
    [
      'stand-graphics',
      'stand graphics|booth graphics|fair graphics|standgrafik|messegrafik|~grafik|~gráfica|~graphisme|gráfica del stand|grafica stand|stellwand|messewand|~back wall|beurswand|wall graphics for the stand|~graphics',
      {
        gives: 'few words and large pictures for each wall, as artwork at size for the stand builder',
      },
    ],
    [
      'exhibit',
      'hands on exhibit|interactive exhibit|touch exhibit|~exhibit|exponat|~modell|demonstrator|mitmachstation|interactive station|listening station|media station|medienstation|módulo interactivo|dispositif|exhibit interattivo|interactief element',
      {
        gives: 'the idea drawn with measures and materials, a rough model to try, and drawings for whoever builds it',
      },
    ],
    [
      'light',
      '~light|lighting|light design|light concept|lighting design|lighting concept|~licht|lichtplanung|lichtkonzept|beleuchtung|iluminación|éclairage|mise en lumière',
      {
        gives:
          'a light plan with brightness for objects and rooms, lamps named with their cost, and the setting done with you on site',
      },
    ],
    [
      'display',
      '~display|window display|showcase design|vitrinengestaltung|schaufenstergestaltung|escaparate|étalage|allestimento vetrina|etalageontwerp|showcase',
      { gives: 'a drawing to scale with its pieces and materials' },
    ],
  ],
);

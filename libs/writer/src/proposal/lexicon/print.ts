import { family } from './types';

export const PRINT = family(
  'print',
  {
    gives: 'all pages laid out with your texts, print-ready, and a PDF for the screen',
    isMade: true,
  },
  [
    [
      'brochure',
      'brochure|booklet|prospectus|company brochure|image brochure|sales brochure|broschüre|imagebroschüre|prospekt|heft|booklet de presentación|brochure commerciale|plaquette|opuscolo|brochura|folheto institucional|brosjyre',
    ],
    [
      'leaflet',
      'leaflet|flyer|flier|pamphlet|folder|hand out|handout|one pager|faltblatt|flugblatt|handzettel|flugzettel|faltprospekt|folleto|tríptico|díptico|volante|dépliant|prospectus papier|tract|volantino|pieghevole|folheto|panfleto|desdobrável|foldertje|strooibiljet|vouwblad|data sheet|fact sheet|factsheet|datenblatt|sell sheet|ficha técnica|fiche technique|infosheet|info sheet',
    ],
    [
      'poster',
      'poster|placard|plakat|cartel|affiche|manifesto|locandina|cartaz|concert poster|film poster|exhibition poster|aanplakbiljet|affisch',
      {
        gives: 'artwork at its printed size, and a cut of it for screens',
      },
    ],
    [
      'billboard',
      'billboard|bus stop poster|city light|citylight|city light poster|bus shelter poster|großplakat|valla|valla publicitaria|panneau publicitaire|cartellone|outdoor|abri|mega poster',
      {
        gives: 'artwork for each size as the seller of the space asks for it',
      },
    ],
    [
      'advert',
      'advert|advertisement|~ad|print ad|press ad|newspaper ad|magazine ad|anzeige|inserat|zeitungsanzeige|anuncio|annonce|encart|inserzione|annuncio|anúncio|advertentie|annons',
      {
        gives: 'artwork at each size that the paper asks for',
      },
    ],
    [
      'menu',
      'menu|menu card|drinks card|food menu|drinks menu|wine list|drinks list|speisekarte|getränkekarte|weinkarte|menükarte|menú|carta de vinos|~carta|carte des vins|menù|carta dei vini|ementa|cardápio|menukaart|spijskaart|wijnkaart|meny',
      {
        gives: 'a layout in which dishes and prices can be changed without us, and its first edition',
      },
    ],
    [
      'price-list',
      'price list|price board|menu board|preisliste|preistafel|lista de precios|liste de prix|liste des prix|tarif|listino prezzi|listino|tabela de preços|prijslijst|chalk board|chalkboard|daily board|specials board|specials card|daily card|pizarra|ardoise|lavagna|krijtbord',
      {
        gives: 'a layout in which prices can be changed by you, and its first edition',
      },
    ],
    [
      'invitation',
      'invitation|invitation card|save the date|wedding invitation|einladung|einladungskarte|invitación|tarjeta de invitación|faire part|carton d invitation|invito|partecipazione|convite|uitnodiging|inbjudan',
      {
        gives: 'artwork for print, and the same as a picture for mail and messages',
      },
    ],
    [
      'card',
      'postcard|post card|greeting card|christmas card|memorial card|order of service|place card|appointment card|postkarte|weihnachtskarte|grußkarte|trauerkarte|dankkarte|tarjeta postal|postal|carte postale|carte de vœux|cartolina|biglietto di auguri|postal ilustrado|cartão postal|ansichtkaart|kerstkaart|~card|~karte|~tarjeta|~kaart',
      { gives: 'artwork for print at its size' },
    ],
    [
      'ticket',
      '~ticket|admission ticket|entrance ticket|paper ticket|concert ticket|raffle ticket|eintrittskarte|entrada impresa|billet d entrée|biglietto d ingresso|toegangskaart|wristband|armband|eintrittsband|festival pass',
      { gives: 'artwork for print with room for number and code' },
    ],
    [
      'programme',
      'programme booklet|programme|programme leaflet|concert programme|festival programme|event programme|season programme|~program booklet|programmheft|spielplan|programa de mano|folleto de programa|livret programme|programme de salle|programma di sala|libretto di sala|programa de sala|programmaboekje|season brochure',
    ],
    [
      'map',
      'folding map|trail map|town map|city map|site map print|park map|visitor map|printed map|hiking map|wanderkarte|stadtplan|lageplan|faltplan|ortsplan|mapa|plano|carte des sentiers|plan de ville|mappa|cartina|plattegrond|wandelkaart|~map',
      {
        gives:
          'the map drawn, with its names, distances and signs listed for checking, then the folded sheet, print-ready',
      },
    ],
    [
      'calendar',
      'calendar|calender|wall calender|wall calendar|desk calendar|kalender|wandkalender|calendario|calendrier|calendário|jahreskalender|advent calendar|adventskalender|diary|notebook|notizbuch|cuaderno|carnet de notes|taccuino|agenda papier|notitieboek',
      {
        gives: 'all sheets and the cover, print-ready, with binding and paper named',
      },
    ],
    [
      'worksheet',
      'worksheet|workbook|teaching material|school material|material for school|teaching pack|learning material|activity sheet|schools pack|arbeitsblatt|arbeitsheft|unterrichtsmaterial|cuaderno de actividades|fiche pédagogique|cahier d activités|quaderno didattico|werkblad|lesmateriaal|information pack|info pack|welcome pack|welcome booklet|infomappe|willkommensmappe|toolkit|guide booklet|visitor guide|handbook|~manual|~guide|user manual|instructions|instruction|instruction manual|handbuch|bedienungsanleitung|manual de uso|mode d emploi|manuale d uso|handleiding|leitfaden|ratgeber|guía|guida|gids',
    ],
    [
      'folder-cover',
      'presentation folder|document folder|sammelmappe|angebotsmappe|carpeta|chemise|cartellina|presentatiemap|~mappe',
      { gives: 'artwork on the maker’s cutting form' },
    ],
    [
      'letter-patient',
      'patient letter|patient leaflet|information letter|mailing letter|direct mail|direct mailing|mailing|mailshot|werbebrief|mailing postal|publipostage|lettera informativa',
      { gives: 'the letter laid out and print-ready, with its fields for names marked' },
    ],
    [
      'accessible-pdf',
      'accessible pdf|tagged pdf|barrier free pdf|barrierefreies pdf|barrierefreie pdf|pdf accesible|pdf accessible|pdf accessibile|toegankelijke pdf|large print version|large print edition|easy read version|braille version|accessible version',
      {
        gives:
          'a PDF with reading order, headings and picture texts set, checked against PDF/UA by program and with a screen reader',
        isMade: false,
      },
    ],
  ],
);

export const BOOK = family(
  'book',
  {
    gives: 'format, grid and type with a sample chapter to agree on, then all pages and the cover, print-ready',
    isMade: true,
  },
  [
    [
      'annual-report',
      'annual report|impact report|sustainability report|activity report|report and accounts|annual review|yearly report|jahresbericht|geschäftsbericht|nachhaltigkeitsbericht|tätigkeitsbericht|memoria anual|informe anual|informe de gestión|rapport annuel|rapport d activité|bilancio sociale|bilancio di sostenibilità|relazione annuale|relatório anual|relatório de atividades|relatório de contas|jaarverslag|årsrapport|årsredovisning|~report|~bericht|~informe|~rapport|~relazione|~relatório',
      {
        gives:
          'grid and type with a sample chapter to agree on, then all pages and the cover, print-ready, with tables set and proofread against your copy',
      },
    ],
    [
      'popular-version',
      'popular version|short version|summary version|executive summary|summary booklet|citizens version|kurzfassung|versión resumida|version courte|versione breve|versão resumida|samenvatting|digest',
      { gives: 'its own layout, shorter and with larger type, all pages print-ready' },
    ],
    [
      'catalogue',
      'catalogue|catalog|product catalogue|exhibition catalogue|auction catalogue|katalog|produktkatalog|ausstellungskatalog|catálogo|catalogo|catalogus|lookbook|look book|kollektionsbuch',
    ],
    [
      'magazine',
      'magazine|members magazine|customer magazine|zine|newspaper|parish magazine|journal|gazette|kundenmagazin|magazin|mitgliederzeitschrift|zeitschrift|zeitung|gemeindebrief|vereinszeitung|revista|revue|rivista|periodico|tijdschrift|krant|ledenblad|printed newsletter|newsletter layout|newsletter design|parish newsletter|magazine layout|magazine design',
      { gives: 'a grid and its page types as a file you can go on with, and the first issue, print-ready' },
    ],
    [
      'book',
      'cook book|cookbook|recipe book|photo book|photobook|art book|anniversary book|jubilee book|jubiläumsbuch|festschrift|chronik|kochbuch|bildband|buch|sachbuch|libro|livre|livro|boek|monograph|anthology|chronicle|yearbook|year book|poetry collection|anuario|~book',
    ],
    [
      'picture-book-layout',
      'book layout|book design|typesetting|type setting|page layout|~layout|satz|buchsatz|buchgestaltung|maquetación|maquetation|mise en page|composition|impaginazione|paginação|opmaak|layout of the book',
      {
        gives: 'a grid and sample spreads to agree on, then all pages set in each language, print-ready',
      },
    ],
    [
      'cover',
      'book cover|~cover|dust jacket|book jacket|album cover|record sleeve|lp cover|vinyl sleeve|cd cover|gatefold|buchumschlag|buchcover|schutzumschlag|cover design|portada|cubierta|couverture|pochette|copertina|capa|boekomslag|omslag|albumhoes|plattencover|inner sleeve|lyric sheet|liner notes',
      {
        gives: 'front, spine, back and flaps as print-ready artwork, and the front for shops on screens',
      },
    ],
    [
      'series-design',
      'book series|series design|reihengestaltung|colección|collection de livres|collana|cover series',
      { gives: 'one scheme for all covers with two of them worked out' },
    ],
  ],
);

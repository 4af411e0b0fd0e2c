/** What trades are called in the languages next to English: their stems, of whichever trade is told apart by them for certain. */
export const ABROAD: readonly [id: string, stems: RegExp][] = [
  ['software', /(?<!\p{L})(?:software|logiciel|programa informático|programvara)/iu],
  ['catering', /(?<!\p{L})(?:catering|traiteur|partyservice)/iu],
  ['birth', /(?<!\p{L})(?:hebamme|sage-femme|matrona|vroedvrouw|verloskundige|ostetric|parteira|barnmorsk)/iu],
  ['farewell', /(?<!\p{L})(?:bestatt|pompes funèbres|funerari|uitvaart|begravning)/iu],
  [
    'clinic',
    /(?<!\p{L})(?:physiotherap|zahnarzt|zahnärzt|kinésithérap|dentist|fisioterap|tandarts|fysio|praxis|clínica|clinica|tandläkar|arztprax)/iu,
  ],
  ['beauty', /(?<!\p{L})(?:friseur|coiffeu|peluquer|kapper|parrucchier|cabeleir|frisör|kosmetik|barbier)/iu],
  [
    'advice',
    /(?<!\p{L})(?:steuerberat|rechtsanw|avocat|notaire|notar|abogad|asesor|gestor|boekhoud|advoca|commercialist|contabil|comptab|übersetz|traduc)/iu,
  ],
  [
    'lodging',
    /(?<!\p{L})(?:pension|ferienwohnung|gästehaus|hotel|hôtel|chambres? d['’]hôtes|gîte|hostal|casa rural|agriturismo|pensão|pousada|gasthof|vandrarhem)/iu,
  ],
  [
    'lessons',
    /(?<!\p{L})(?:schule|unterricht|kurse|école|cours (?:de|d)|escuela|clases|lessen|scuola|corsi|escola|aulas|skola)/iu,
  ],
  [
    'cafe',
    /(?<!\p{L})(?:café|cafe|restaurant|bistro|wirtshaus|gasthaus|kneipe|imbiss|crêperie|taberna|bar de|trattoria|osteria|eisdiele|heladería|gelater|kaffe)/iu,
  ],
  [
    'foodmaker',
    /(?<!\p{L})(?:bäcker|backen|boulang|panader|bakker|panific|padaria|bageri|käse|fromag|quesos?|queser|kaas|formagg|queijo|wein|vigneron|bodega|vinho|brauer|brass(?:eur|erie artisanale)|cerveza|honig|miel|miele|imker|schokolad|chocolat|konfitür|aceite|olivenöl|huile)/iu,
  ],
  ['farm', /(?<!\p{L})(?:bauernhof|gemüse|maraîch|ferme|huerta|granja|boerderij|azienda agricola|quinta|gård)/iu],
  [
    'repair',
    /(?<!\p{L})(?:repar|réparation|reparatur|restaur(?:ier|at|o d)|herstel|riparaz|conserto|werkstatt|taller de|atelier de répar)/iu,
  ],
  [
    'homeworks',
    /(?<!\p{L})(?:heizung|wärmepumpe|dachdeck|elektriker|maler|zimmer(?:ei|mann)|ofenbau|öfen|couvreur|plombi|électricien|charpent|fontaner|reformas|carpinter|loodgieter|dakdekk|idraulic|ristruttur|obras|snickar|rörmokar|takläggar)/iu,
  ],
  [
    'upkeep',
    /(?<!\p{L})(?:reinigung|putz|gartenpflege|schornsteinfeger|nettoyage|limpieza|schoonmaak|pulizi|limpeza|städ)/iu,
  ],
  ['logistics', /(?<!\p{L})(?:spedition|kurier|livraison|coursier|mensajer|koerier|corrier|transportes?|bezorg)/iu],
  ['stage', /(?<!\p{L})(?:theater|théâtre|teatr|museum|musée|museo|museu|kino|cinéma)/iu],
  [
    'studio',
    /(?<!\p{L})(?:fotograf|photograph|grafik|graphist|architekt|architecte|arquitect|diseñ|ontwerp|illustrat|druckerei|imprim)/iu,
  ],
  [
    'shop',
    /(?<!\p{L})(?:laden|geschäft|boutique|librairie|librería|libreria|buchhandlung|tienda|winkel|negozio|loja|butik|fleurist|florist|floristería)/iu,
  ],
  [
    'maker',
    /(?<!\p{L})(?:handgemacht|handgefertigt|keramik|céramique|cerámica|ceramic|möbel|meubles|muebles|mobili|móveis|leder|cuir|cuero|cuoio|cosid|reliure|libretas|cuadernos|messer|couteau|cuchill|schmuck|bijou|joyer|blåser glas|glasblås|weberei|tissage|tejid|a mano|à la main|von hand)/iu,
  ],
];

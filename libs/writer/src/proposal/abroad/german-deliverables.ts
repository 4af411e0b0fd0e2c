import type { Deliverable, FamilyId } from '../lexicon';

/** What is handed over, in German; where a deliverable has no line of its own, that of its family. */
const FAMILIES: Record<FamilyId, string> = {
  identity: 'Zeichen, Farben, Schriften und die Regeln dafür, gezeigt an zwei echten Stücken, mit allen Dateien',
  packaging: 'Druckdaten auf der Stanzform des Herstellers, mit Farben und Material',
  print: 'alle Seiten mit Ihren Texten gesetzt, druckfertig, dazu ein PDF für den Bildschirm',
  book: 'Format, Raster und Schrift mit einem Musterkapitel zur Freigabe, danach alle Seiten und der Umschlag, druckfertig',
  space: 'je Stück eine Zeichnung mit Maßen, Material und Befestigung und die Druckdaten dazu',
  fair: 'Plan und Ansichten, was wo steht, mit Materialien, und Druckdaten für jede Fläche',
  web: 'Seitenstruktur, alle Seitentypen für Telefon und Bildschirm gestaltet, ein klickbarer Entwurf und Dateien mit Maßen für die Umsetzung',
  product:
    'Abläufe und alle Ansichten mit ihren Zuständen (leer, voll, langsam, gestört), ein klickbarer Entwurf und ein Baukasten für die Entwickler',
  image:
    'Skizzen von allen Bildern, eines fertig zur Abstimmung der Art, danach die übrigen, als Dateien für Druck und Bildschirm',
  motion: 'Drehbuch und Stilbilder zur Freigabe, danach der Film in den genannten Formaten',
  social: 'Bilder in den Größen der Dienste und Vorlagen, die Sie selbst füllen',
  goods: 'Vorlage für Stick oder Druck, mit Größe, Ort und Garn- oder Farbtönen',
  words: 'mit Ihnen geschrieben und von Ihnen freigegeben, bevor gesetzt wird',
  event: 'die Stücke für den Tag in einer Gestalt, aufgelistet mit Größe, Zahl und Ort, druckfertig',
  advice: 'was wir gefunden haben und tun würden, auf höchstens zehn Seiten, mit Ihnen besprochen',
};
const GIVES: Record<string, string> = {
  logo: 'Vektordateien (SVG, PDF) farbig, einfarbig und negativ, PNG für Bildschirme, dazu die kleinste Größe',
  sublogo: 'Vektordateien farbig und einfarbig, mit der Regel, wie es neben dem Hauptzeichen steht',
  redrawing: 'dasselbe Zeichen Linie für Linie neu gezeichnet, als Vektordatei farbig und einfarbig',
  refresh:
    'was bleibt und was sich ändert, nebeneinander; Zeichen, Farben und Schriften überarbeitet, mit Regeln und Dateien',
  guidelines:
    'ein Heft, das kurz genug ist, um gelesen zu werden: was fest ist, was frei ist, mit richtigen und falschen Beispielen',
  templates: 'jede als Datei in Ihrem Programm, mit festen Formaten und einem ausgefüllten Beispiel',
  presentation: 'eine Mastervorlage mit ihren Layouts und der erste Foliensatz daraus',
  stationery: 'Briefbogen, Umschlag und Karte als Druckdaten, der Briefbogen auch als Word-Datei',
  letterhead: 'Druckdaten, dazu derselbe Bogen als Word-Datei für Briefe per Mail',
  'business-card': 'Druckdaten je Name und eine Datei, in der Namen und Nummern geändert werden können',
  form: 'gesetzt, druckfertig und als Datei, in der Sie ändern können',
  label: 'Druckdaten in Größe mit Schnittlinie, Farben und Papier',
  bag: 'Druckdaten auf der Form des Herstellers, mit Farben und Papier',
  stamp: 'Vorlage in Größe, keine Linie dünner, als der Stempel druckt',
  sticker: 'Druckdaten in Größe mit Schnittlinie',
  poster: 'Druckdaten in Endgröße und ein Ausschnitt für Bildschirme',
  menu: 'ein Satz, in dem Sie Gerichte und Preise selbst ändern, und seine erste Ausgabe',
  'price-list': 'ein Satz, in dem Sie Preise selbst ändern, und seine erste Ausgabe',
  invitation: 'Druckdaten, dazu dasselbe als Bild für Mail und Nachricht',
  card: 'Druckdaten in Endgröße',
  map: 'die Karte gezeichnet, mit Liste aller Namen und Entfernungen zur Prüfung, danach das gefaltete Blatt, druckfertig',
  calendar: 'alle Blätter und der Umschlag, druckfertig, mit Bindung und Papier',
  'accessible-pdf': 'ein PDF mit Lesereihenfolge, Überschriften und Bildtexten, geprüft nach PDF/UA',
  cover: 'Vorderseite, Rücken, Rückseite und Klappen druckfertig, dazu die Vorderseite für Bildschirme',
  magazine:
    'ein Raster und seine Seitentypen als Datei, mit der Sie weiterarbeiten, und die erste Ausgabe, druckfertig',
  wayfinding:
    'wer wohin geht und wo entscheidet; Liste der Orte und Namen; Schildtypen, Schriftgröße, Farben, Zeichen; gezeigt im Plan und auf einem ganzen Weg',
  'tender-drawings':
    'jeder Typ gezeichnet mit Maßen, Material und Befestigung, eine Liste aller Stücke mit Text und Ort und eine neutrale Beschreibung',
  lettering:
    'eine maßstäbliche Zeichnung auf einem Foto des Ortes, mit Maßen und Material, und die Buchstaben in Originalgröße',
  mural: 'der Entwurf maßstäblich auf jeder Wand und die Dateien oder das Raster für die Ausführung',
  banner: 'Druckdaten in Größe, Säume und Ösen freigehalten',
  vehicle: 'eine maßstäbliche Zeichnung jeder Seite, fertig für die Folierung',
  'stand-concept':
    'die Idee in einem Satz, Plan und Ansichten im Maßstab, was wo gezeigt wird, und eine Vorgabe, die der Standbauer berechnen kann',
  'stand-graphics': 'wenige Worte und große Bilder je Wand, als Druckdaten in Größe für den Standbauer',
  exhibit: 'die Idee gezeichnet mit Maßen und Material, ein grobes Modell zum Ausprobieren und Zeichnungen für den Bau',
  exhibition:
    'Konzept und Weg, Plan und Ansichten, Möbel so gezeichnet, dass ein Tischler sie bauen kann, und Druckdaten für Tafeln und Schilder',
  shop: 'Liste, Produkt, Korb und Bezahlen für Telefon und Bildschirm gestaltet, ein klickbarer Entwurf und Dateien für die Umsetzung',
  newsletter: 'eine Vorlage, die Sie füllen, in den üblichen Mailprogrammen geprüft',
  photos:
    'eine Bildliste, ein Tag mit einem Fotografen, den Sie aus zweien wählen, und die gewählten Bilder fertig, mit den Rechten für die genannten Zwecke',
  infographic: 'jede in einer Art als Vektordatei gezeichnet, die Zahlen mit Ihrer Quelle verglichen',
  name: 'eine kurze Liste von fünf, jeder mit Begründung, laut gesprochen und im Netz gesucht; die rechtliche Prüfung macht ein Anwalt',
  shirts: 'Vorlage für Stick oder Druck, mit Größe, Ort und Garn- oder Farbtönen',
  campaign: 'eine Idee mit Satz und Bild, durch alle Orte geführt, an denen sie erscheint, mit Druckdaten für jeden',
};

export const givesOf = ({ id, family }: Deliverable): string =>
  GIVES[id] ??
  (id === 'other'
    ? 'zuerst die Idee auf einer Seite, danach so gezeichnet, dass es gemacht werden kann, mit allen Dateien'
    : FAMILIES[family]);

/** What a designer asks before it is begun, unless the request says it. */
const ASKS: readonly (readonly [of: string, text: string, unless: RegExp])[] = [
  [
    'logo',
    'Woran sollen Menschen nach dem ersten Blick denken, und mit wem darf man Sie nicht verwechseln?',
    /verwechs|modern|warm|ruhig|klar/i,
  ],
  ['identity', 'Was vom heutigen Auftritt kennt man und muss bleiben?', /bleibt|neu gegründet|eröffnen/i],
  ['refresh', 'Was vom heutigen Auftritt kennt man und muss bleiben?', /bleibt/i],
  [
    'stand-concept',
    'Was soll ein Besucher am Stand tun, und woran soll er sich danach erinnern?',
    /erinnern|botschaft/i,
  ],
  ['stand-graphics', 'Welche Maße haben die Wände, und wer druckt sie?', /wände?.{0,20}\d|druckt/i],
  ['exhibit', 'Welche Eigenschaft des Produkts soll man am Exponat mit der Hand spüren?', /spüren/i],
  [
    'wayfinding',
    'Gibt es Pläne oder Fotos mit einem Maß, und wonach wird am häufigsten gefragt?',
    /pläne|grundriss|fotos/i,
  ],
  [
    'lettering',
    'Gibt es ein Foto der Stelle mit einem Maß darin, und was erlauben Vermieter und Stadt?',
    /foto|genehmig|vermieter/i,
  ],
  [
    'shop-sign',
    'Gibt es ein Foto der Stelle mit einem Maß darin, und was erlauben Vermieter und Stadt?',
    /foto|genehmig|vermieter/i,
  ],
  ['mural', 'Gibt es Fotos der Wände mit einem Maß darin?', /foto/i],
  [
    'website',
    'Wer setzt die Website um, wer pflegt sie, und woher kommen Texte und Bilder?',
    /wordpress|typo3|agentur|pflegen/i,
  ],
  [
    'invitation',
    'Werden die Einladungen gedruckt verschickt oder per Mail, und woher kommen die Adressen?',
    /per post|per mail|adressen/i,
  ],
  ['shirts', 'Welche Hemden, in welchen Größen, gestickt oder gedruckt, und von wem?', /gestickt|bedruckt|größen/i],
  [
    'menu',
    'Wie oft ändern sich Gerichte und Preise, und in welchem Programm ändern Sie sie?',
    /wöchentlich|jede woche|täglich/i,
  ],
  ['letterhead', 'Wird der Briefbogen gedruckt oder am Bildschirm ausgefüllt?', /gedruckt|word/i],
  ['business-card', 'Für wie viele Personen sind die Visitenkarten?', /\d+ (?:personen|mitarbeiter|namen|leute)/i],
  [
    'form',
    'Wie viele verschiedene Karten oder Formulare sind es, und was wird darauf eingetragen?',
    /\d+ (?:formulare|karten)/i,
  ],
  [
    'vehicle',
    'Welche Fahrzeuge sind es (Marke, Modell, Jahr), und gehören sie Ihnen?',
    /transporter|sprinter|vw|ford|leasing/i,
  ],
  ['packaging', 'Wer stellt die Packungen her, und können wir die Stanzformen haben?', /stanz|druckerei/i],
  [
    'label',
    'Welche Größe hat das Etikett, worauf klebt es, und wer prüft die Pflichtangaben?',
    /\d ?(?:x|×) ?\d|mm\b/i,
  ],
  [
    'print',
    'Wie viele Seiten und Exemplare sind es, und wann sind die Texte fertig?',
    /seiten|texte? (?:sind|ist|kommen|liegen)/i,
  ],
  [
    'book',
    'Wie viele Seiten und Exemplare sind es, und wann sind Texte und Bilder fertig?',
    /seiten|texte? (?:sind|ist|kommen|liegen)/i,
  ],
  ['poster', 'In welchen Größen wird gedruckt, und wo hängen die Plakate?', /A[0-4]\b|\d ?cm/i],
  [
    'product',
    'Wer programmiert, für welche Geräte, und mit wem dürfen wir es ausprobieren?',
    /entwickler|ios|android/i,
  ],
  ['motion', 'Wie lang wird der Film, wo läuft er, und mit oder ohne Ton?', /sekunden|minuten/i],
];

/** Too small for what is asked of a booklet. */
const SMALL = new Set(['card', 'ticket', 'envelope', 'price-list', 'advert', 'billboard']);

export const asksOf = ({ id, family }: Deliverable, said: string): string | undefined =>
  ASKS.find(([of, , unless]) => (of === id || (of === family && !SMALL.has(id))) && !unless.test(said))?.[1];

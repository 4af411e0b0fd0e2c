import type { JobId, JobWords } from './types';

const PLANS = /(?<!\p{L})(?:grundriss\w*|pläne|zeichnungen|fotos anbei)(?!\p{L})/iu;
const DECIDES = /(?<!\p{L})(?:entscheide\w*|vorstand|letzte[ns]? wort)(?!\p{L})/iu;

/** Die Arten von Arbeit, auf Deutsch. */
export const GERMAN_JOBS: Record<JobId, JobWords> = {
  identity: {
    noun: 'Erscheinungsbild',
    stages: [
      ['Bestand', 'alles, was Sie heute benutzen, an einer Wand; woran man Sie erkennt und was gehen darf; eine Seite'],
      [
        'Zwei Richtungen',
        'jede gezeigt an den zwei Stücken, die man zuerst sieht, mit unserer Empfehlung und ihren Gründen',
      ],
      ['Ausarbeitung', 'die gewählte als Zeichen, Farben und Schriften, mit kurzen Regeln und allen Dateien'],
    ],
    view: 'Ein Erscheinungsbild entscheidet sich dort, wo man ihm täglich begegnet, und kaum je auf weißem Papier. Wir beginnen mit den zwei Stücken, die am meisten gesehen werden, und zeichnen erst dann den Rest. Was alles andere trägt, ein Name oder ein Zeichen, wird zuerst entschieden; nichts wird zweimal gemacht.',
    after: 'Danach muss man auf den ersten Blick und beim ersten Hören wissen, dass Sie es sind und niemand sonst.',
    making: ['Druck und Herstellung', 'durch den Hersteller; wir sehen die ersten Stücke an'],
    asks: [
      ['Wer entscheidet am Ende, und wen müssen Sie mitnehmen?', DECIDES],
      ['Liegt das Heutige als Vektordatei vor oder nur als Bild?', /vektor|svg|eps/i],
    ],
  },
  website: {
    noun: 'Website',
    stages: [
      [
        'Bestand und Ziel',
        'wofür Menschen heute kommen, in Zahlen und Anrufen; was da ist und was es taugt; was an anderen Systemen hängt; Liste der Seiten, die bleiben',
      ],
      [
        'Aufbau und Gestaltung',
        'alle Seitentypen zuerst fürs Telefon, dann für den großen Bildschirm, mit Ihren echten Texten; ein klickbarer Entwurf, mit fünf Menschen erprobt',
      ],
      [
        'Umsetzung, Prüfung, Freischaltung',
        'gebaut, mit Ihnen gefüllt, auf alten Telefonen und langsamen Leitungen geprüft; so übergeben, dass Ihre Leute es selbst ändern können',
      ],
    ],
    view: 'Wir beginnen mit der einen Frage, mit der die meisten kommen, und machen ihre Antwort zum Ersten auf der Seite; alles andere steht dahinter. Was gehört oder gesehen werden soll, steht vorn und nicht in einem Unterpunkt. Gestaltet wird zuerst für den kleinen Bildschirm, denn was dort geht, geht überall; und es muss ohne tägliche Pflege gut bleiben.',
    after: 'Danach findet jeder, der sie öffnet, die Antwort allein, am Telefon, ohne Sie anzurufen.',
    asks: [
      ['Wer hat heute Domain, Hosting und Passwörter?', /(?<!\p{L})zugangsdaten(?!\p{L})/iu],
      [
        'Wer pflegt sie danach, und wie viele Stunden im Monat sind dafür da?',
        /(?<!\p{L})(?:pflegt|redaktion)(?!\p{L})/iu,
      ],
      ['Wer schreibt und übersetzt die Texte, und wann sind sie endgültig?', /texte (?:sind|liegen|kommen)/i],
    ],
  },
  app: {
    noun: 'App',
    stages: [
      [
        'Bestand',
        'ein Tag mit denen, die sie benutzen, dort, wo sie sie benutzen; was schon gestaltet ist und was davon hält; was das System dahinter kann',
      ],
      [
        'Abläufe und Ansichten',
        'die Hauptwege mit allen Zuständen (leer, voll, langsam, ohne Netz, gestört) als klickbarer Entwurf, vor Ort erprobt',
      ],
      [
        'Ausarbeitung mit den Entwicklern',
        'alle Ansichten und Bauteile in einer Datei, aus der gebaut werden kann, und ein Blick auf jede Version',
      ],
    ],
    view: 'Wir gehen von dem aus, was da ist, und fangen nicht neu an: was hält, bleibt, und was fehlt, wird benannt. Der schwierigste Ort entscheidet über den Rest, darum wird dort erprobt und nicht am Schreibtisch. Gestaltung und Bau laufen nebeneinander, ein Weg nach dem anderen.',
    after: 'Danach erledigen die, für die sie ist, ihre Arbeit damit beim ersten Versuch.',
    making: ['Bau und Prüfung', 'durch die Entwickler; wir beantworten Fragen und sehen jede Version an'],
    asks: [
      ['Wer programmiert sie, für welche Geräte?', /(?<!\p{L})(?:entwickler|programmier\w+)(?!\p{L})/iu],
      ['Wen dürfen wir einen Tag lang bei der Arbeit begleiten?', /begleiten|zusehen/i],
    ],
  },
  packaging: {
    noun: 'Verpackung',
    stages: [
      [
        'Bestand',
        'Ihre Packungen neben den anderen im echten Regal; woran man Sie erkennt; feste Formate, Maschinen und Pflichttexte in einer Liste',
      ],
      [
        'Zwei Richtungen',
        'jede an der schwierigsten und an der kleinsten Packung, als Muster im Regal, mit unserer Empfehlung',
      ],
      [
        'Die ganze Reihe',
        'die gewählte durch alle Sorten geführt, als Druckdaten auf den Formen des Herstellers, mit Farben und Material',
      ],
    ],
    view: 'Wir arbeiten am Regal und nicht am Bildschirm: Eine Packung hat zwei Sekunden und drei Meter. Wir zeichnen ein System für die ganze Reihe, in dem man jede Sorte sofort unterscheidet und eine neue ohne uns dazukommen kann. Formate und Maschinen nehmen wir, wie sie sind; die ersten Muster entstehen auf den echten Formen.',
    after: 'Danach sieht jemand, der Sie nicht kennt, aus drei Metern, was es ist und warum es von Ihnen ist.',
    making: ['Andruck und Druck', 'durch die Druckerei; wir prüfen Andruck und erste Bogen'],
    asks: [
      ['Können wir Stanzformen und Druckbedingungen je Größe haben?', /stanzform|druckbedingung/i],
      [
        'Was muss von Gesetzes wegen darauf stehen, und wer gibt das frei?',
        /(?<!\p{L})(?:zoll|amt|pflichttext\w*|anwalt)(?!\p{L})/iu,
      ],
      ['Was geschieht mit den alten Packungen: aufbrauchen, überkleben, wegwerfen?', /restbestand|aufbrauchen/i],
    ],
  },
  product: {
    noun: 'Produkt',
    stages: [
      [
        'Bestand',
        'was versucht wurde und warum es nicht ging; Hände beim Benutzen gefilmt; Vorschriften und Kosten, die entscheiden; eine Seite Maße',
      ],
      [
        'Konzept und Modelle',
        'zwei oder drei Formen als grobe Modelle zum Anfassen, mit denen erprobt, die es benutzen; eine wird gewählt, mit Teilen, Material und Kosten',
      ],
      [
        'Ausarbeitung',
        'die gewählte als Daten für die Herstellung, mit Ihrem Konstrukteur und dem Werkzeugbauer durchgesehen; die fertigen Modelle in Ihrer Zahl',
      ],
    ],
    view: 'Ein Ding entscheidet sich in der Hand. Wir bauen früh und oft grobe Modelle, geben sie denen mit der wenigsten Kraft und Geduld und behalten nur, was sie ohne Erklärung benutzen. Werkzeugkosten und Zulassung liegen vom ersten Modell an auf dem Tisch.',
    after:
      'Danach benutzen es die, für die es ist, sofort und ohne Hilfe, und es lässt sich zu Ihrem Preis herstellen.',
    making: [
      'Modelle und Werkzeugprobe',
      'durch Modell- und Werkzeugbauer; wir gehen die ersten Teile mit Ihnen durch',
    ],
    asks: [
      ['Dürfen wir Modelle, Versuche und Reklamationen sehen?', /liegen bei|anbei/i],
      ['Wer stellt es her, in welchem Verfahren?', /(?<!\p{L})(?:hersteller|wir fertigen|eigene fertigung)(?!\p{L})/iu],
    ],
  },
  campaign: {
    noun: 'Kampagne',
    stages: [
      [
        'Bestand und Ziel',
        'wer genau was tun soll, warum er es heute nicht tut und wo man ihn für diese Summe erreicht; eine Seite mit einer Zahl, an der wir messen',
      ],
      [
        'Die Idee',
        'zwei Ideen, jede als ein Satz und ein Bild, gezeigt, wo man ihnen begegnet, und mit zehn Menschen erprobt',
      ],
      [
        'Durchführung',
        'die gewählte an allen gebuchten Orten und in jeder Sprache, fertig zum Start; nach drei Wochen sehen wir die Zahl an und ändern, was nicht wirkt',
      ],
    ],
    view: 'Wir beginnen nicht mit dem Plakat, sondern mit dem Menschen, der etwas tun soll, und mit dem, was ihn abhält; dann suchen wir den einen Augenblick, in dem man ihn fragen kann. Das Geld geht zuerst an wenige Orte, die genau diese Menschen erreichen. Was ehrlich gesagt werden muss, wird zuerst gesagt: Meist ist es die bessere Idee.',
    after:
      'Danach tun mehr von denen, die Sie nennen, was Sie sich wünschen; vor dem Start einigen wir uns auf eine Zahl.',
    asks: [
      ['Welche eine Zahl soll am Ende höher sein, und wie hoch ist sie heute?', /\d+ ?%|prozent/i],
      ['Welche Orte und Medien sind schon gebucht oder frei?', /gebucht|kostenlos|follower/i],
    ],
  },
  exhibition: {
    noun: 'Ausstellung',
    stages: [
      [
        'Bestand',
        'der Ort vermessen, Objekte und Geschichten aufgelistet, was Luft, Licht und Vorschriften erlauben; in welcher Folge genehmigt werden muss',
      ],
      [
        'Konzept und Weg',
        'eine Idee, der Weg Minute für Minute, Plan und Ansichten, eine Materialliste zur Genehmigung, eine Station grob in Originalgröße',
      ],
      [
        'Ausführungsplanung',
        'Zeichnungen und Listen, die ein Bauer berechnen kann, Druckdaten für alle Texte, und unser Blick auf die Baustelle bis zur Eröffnung',
      ],
    ],
    view: 'Wir wählen aus, bevor wir anordnen: wenige Dinge, die den Weg wert sind, jedes mit Raum. Die Materialien gehen zuerst zur Genehmigung, denn das dauert am längsten. Eine Station wird früh grob in Originalgröße gebaut, und Menschen gehen mit der Uhr hindurch.',
    after: 'Danach geht ein Besucher mit einer Geschichte, die er zu Hause erzählt.',
    making: ['Bau und Aufbau', 'durch die Werkstätten; wir prüfen jede Lieferung und sind beim Aufbau dabei'],
    asks: [
      ['Können wir ein Aufmaß haben und was wo befestigt werden darf?', PLANS],
      ['Können wir die Liste der Objekte mit Größen, Bildern und Rechten haben?', /objektliste|inventar/i],
      ['Wer schreibt und kürzt die Texte, und wann sind sie endgültig?', /texte (?:sind|liegen|kommen)/i],
    ],
  },
  stand: {
    noun: 'Messestand',
    stages: [
      [
        'Die Rechnung der Tage',
        'Messeregeln, Tage des Standbauers und Ihre Tage in einem Kalender; was hängen, stehen und brennen darf; was ein Besucher dort tun soll',
      ],
      [
        'Die Idee',
        'eine Idee, die man in einem Satz sagen kann, Plan und Ansichten im Maßstab; ein Stück davon in Originalgröße erprobt',
      ],
      [
        'Zeichnungen für den Standbauer',
        'endgültige Zeichnungen, nach denen er ohne Rückfrage baut, Druckdaten für jede Fläche und was davon nach der Messe weiterlebt',
      ],
    ],
    view: 'Eine Messe hat drei Sekunden und einen müden Besucher. Darum gibt es am Stand eine Sache zu tun, und alles andere dient ihr. Die Tage des Standbauers kommen zuerst: Was bis dahin nicht gebaut werden kann, wird nicht gezeichnet.',
    after: 'Danach sagen Besucher in der Halle anderen, dass sie dorthin müssen.',
    making: ['Bau und Aufbau', 'durch den Standbauer; wir sind beim Aufbau dabei'],
    asks: [['Können wir die Messeregeln und den Plan des Platzes haben?', /messeregeln|hallenplan/i]],
  },
  space: {
    noun: 'Raum',
    stages: [
      [
        'Bestand',
        'ein Tag vor Ort: Maße, Licht, Wege, was dort steht und was Menschen dort tun; die Vorschriften, die entscheiden',
      ],
      [
        'Konzept',
        'Plan und Ansichten einer Idee, jede Nutzung zu ihrer Stunde, Materialien mit Mustern und eine erste Bausumme',
      ],
      [
        'Ausarbeitung',
        'Zeichnungen, nach denen Tischler und Bauleute rechnen und bauen, eine Einkaufsliste und unser Blick auf die Baustelle',
      ],
    ],
    view: 'Wir sehen auf die Stunden des Tages, bevor wir auf Farben sehen: wer wann da ist, wer wem nicht im Weg sein darf, was wie schnell weggeräumt wird. Dann setzen wir wenige Dinge, die mehreres können, und zeichnen sie so, dass Ihre Leute sie bauen können. Licht, Klang und der erste Blick werden vor den Möbeln entschieden.',
    after: 'Danach findet jeder, der den Raum benutzt, seinen Platz darin und spürt an der Tür, wo er ist.',
    making: ['Bau', 'durch Bauleute und Tischler; wir prüfen vor Ort und antworten am selben Tag'],
    asks: [
      ['Können wir Grundriss und Fotos haben, mit je einem Maß?', PLANS],
      ['Was erlauben Eigentümer, Ämter und Brandschutz?', /vermieter|brandschutz|genehmig/i],
      ['Wer baut, und ab wann?', /(?<!\p{L})(?:tischler|schreiner|handwerker)(?!\p{L})/iu],
    ],
  },
  signage: {
    noun: 'Leitsystem',
    stages: [
      ['Bestand', 'die Wege mit Menschen gegangen, die den Ort nicht kennen; wo sie stehen bleiben und fragen'],
      [
        'Konzept',
        'wer wo welches Wort braucht, Schildtypen, Schriftgröße, Farben, Zeichen; ein Weg ganz, mit Schildern aus Papier',
      ],
      [
        'Ausarbeitung',
        'jedes Schild mit Text, Größe, Material, Befestigung und Ort, als Liste, die ein Hersteller berechnen kann',
      ],
    ],
    view: 'Die meisten Schilder beantworten Fragen, die niemand hat. Wir gehen zuerst die Wege, zählen, wo Menschen stehen bleiben, und setzen wenige Schilder genau dorthin. Ein Weg wird in Papier erprobt, bevor etwas hergestellt wird.',
    after: 'Danach findet jemand, der nie dort war, ohne zu fragen.',
    making: ['Herstellung und Montage', 'durch den Schildermacher; wir prüfen die ersten Stücke vor Ort'],
    asks: [
      ['Können wir Pläne haben und den Ort mit Ihnen abgehen?', PLANS],
      ['Nach welchen Zielen wird am meisten gefragt?', /am meisten gefragt/i],
    ],
  },
  publication: {
    noun: 'Publikation',
    stages: [
      [
        'Bestand',
        'was an Texten und Bildern da ist, wer es wo liest; Format, Umfang und Papier mit einem ersten Druckpreis',
      ],
      [
        'Musterkapitel',
        'Format, Raster und Schrift auf echten Seiten und der Umschlag in zwei Richtungen, als gebundenes Muster',
      ],
      [
        'Alle Seiten',
        'alles mit Ihren endgültigen Texten gesetzt, in zwei Runden korrigiert, druckfertig, mit einer Fassung für den Bildschirm',
      ],
    ],
    view: 'Wir beginnen mit der Hand der Leser: wie groß, wie schwer, wo aufgeschlagen. Dann setzen wir die schwierigsten Seiten zuerst; die leichten ergeben sich. Nichts wird gesetzt, bevor sein Text endgültig ist.',
    after: 'Danach liest jemand, der irgendwo aufschlägt, weiter.',
    making: ['Druck und Bindung', 'durch die Druckerei; wir prüfen Andruck und erste Bogen'],
    asks: [
      ['Welcher Teil der Texte und Bilder ist fertig, und wann der Rest?', /texte (?:sind|liegen)/i],
      ['Wie viele Exemplare, und wer bekommt sie?', /\d[\d.]* (?:exemplare|stück)|auflage/i],
    ],
  },
  pictures: {
    noun: 'Bilder',
    stages: [
      ['Bestand', 'was gezeigt werden soll, für wen und wo; Orte, Menschen und Rechte in einer Liste'],
      [
        'Ein fertiges Muster',
        'die Art an einem fertigen Bild oder einer Szene entschieden, mit der Liste aller anderen',
      ],
      ['Alle', 'gemacht, in zwei Runden korrigiert und in Ihren Formaten geliefert, mit den Rechten'],
    ],
    view: 'Ein Bild wird fertig, bevor die übrigen beginnen: Über ein fertiges kann man entscheiden, über eine Beschreibung nicht. Wir planen die Tage nach Licht und Menschen und holen die Rechte schriftlich ein, bevor jemand aufgenommen wird.',
    after: 'Danach sagen die Bilder ohne Unterschrift, wie es bei Ihnen ist.',
    asks: [['Wo werden sie gezeigt, in welchen Formaten, wie lange?', /instagram|website|druck|kino/i]],
  },
  service: {
    noun: 'Service',
    stages: [
      ['Bestand', 'zwei Tage neben denen, die warten, und denen, die bedienen; jeder Schritt mit seinen Minuten'],
      ['Konzept', 'der Ablauf, wie er sein soll, einen Tag lang mit Papier und Ihren Leuten erprobt'],
      [
        'Ausarbeitung',
        'Texte, Formulare, Ansichten und Orte für jeden Schritt, ein Plan für die Umstellung und eine Woche Hilfe beim Start',
      ],
    ],
    view: 'Wir begleiten einen Menschen vom ersten Gedanken bis zum letzten Brief, mit der Uhr. Das meiste, was weh tut, liegt zwischen zwei Schritten, die zwei Leuten gehören; dort erproben wir Änderungen mit Papier.',
    after: 'Danach kostet es auf beiden Seiten weniger Zeit und weniger Fragen.',
    asks: [['Dürfen wir zwei Tage zusehen, und wen dürfen wir fragen?', /zusehen|hospitieren/i]],
  },
  pieces: {
    noun: 'Arbeit',
    stages: [
      ['Bestand', 'was da ist, wofür es ist und wer es sieht; was entscheidet, auf einer Seite'],
      ['Konzept', 'die Idee an dem Stück, auf das es am meisten ankommt, mit unserer Empfehlung'],
      ['Ausarbeitung', 'die gewählte fertig, mit allen Dateien für die Herstellung'],
    ],
    view: 'Wir nehmen das schwierigste Stück zuerst und machen es fertig; was daran entschieden ist, gilt für die anderen. Jedes Stück wird dort erprobt, wo es benutzt wird, in seiner wirklichen Größe.',
    after: 'Danach tut jedes Stück dort seine Arbeit, wo man ihm begegnet, und alle sehen aus wie aus einer Hand.',
    making: ['Druck und Herstellung', 'durch den Hersteller; wir sehen die ersten Stücke an'],
    asks: [
      ['Wer stellt es her, und dürfen wir vorher mit ihm sprechen?', /druckerei|hersteller|schildermacher/i],
      ['Wer entscheidet am Ende?', DECIDES],
    ],
  },
};

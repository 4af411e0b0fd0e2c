import type { ArtTexts } from './types';

export const GERMAN_ARTS: ArtTexts = {
  event: {
    title: 'Veranstaltung',
    piece:
      'der Ablauf auf einer Seite mit Ort, Leuten, Genehmigungen und Kosten; die Stücke dazu gestaltet; am Tag sind wir da',
    phases: [
      ['Auftakt', 'wer kommen soll, was sie mitnehmen sollen, was der Ort zulässt'],
      ['Idee und Ablauf', 'zwei Wege, jeder mit seinen Kosten; Sie wählen'],
      ['Planung', 'Programm, Genehmigungen, Lieferanten, Stücke; und was bei Regen geschieht'],
      ['Vorbereitung', 'alles bestellt, gedruckt und geprobt'],
    ],
    lines: [
      ['Idee und Ablauf', 'zwei Wege auf je einer Seite mit Kosten, und unsere Empfehlung'],
      ['Planung', 'Programm Stunde für Stunde, Lieferanten mit Angeboten, Genehmigungen, Plan für Regen'],
      ['Stücke', 'Einladung, Schilder und was ausgeteilt wird, druckfertig'],
      ['Am Tag', 'eine Person von uns ist vom Aufbau bis zum Abbau da'],
    ],
    how: 'Der Ablauf wird einmal vor Ort Stunde für Stunde durchgegangen, bevor etwas bestellt wird.',
    paid: 'Essen, Miete, Druck und Genehmigungen werden an die bezahlt, die sie liefern; wir holen Angebote ein.',
    asks: [['count', 'Woran merken Sie am Tag danach, dass es sich gelohnt hat?']],
  },
  illustration: {
    title: 'Illustration',
    piece:
      'Bleistiftskizze zur Freigabe, dann die Reinzeichnung als Datei in Druckgröße, mit dem Nutzungsrecht, das Sie nennen',
    phases: [
      ['Auftakt', 'Liste der Motive, Vorlagen und Größen'],
      ['Skizzen', 'alle Motive in Bleistift, zwei als Muster fertig; Sie entscheiden'],
      ['Reinzeichnungen', 'alle Zeichnungen fertig, einmal von Kundigen korrigiert'],
      ['Dateien', 'Dateien in Druckgröße, Farben am Proof geprüft'],
    ],
    lines: [
      ['Skizzen', 'alle Motive in Bleistift, zwei als Muster der Art fertig'],
      ['Reinzeichnungen', 'alle Zeichnungen fertig, von Kundigen korrigiert'],
      ['Dateien und Rechte', 'Dateien in Druckgröße, die Nutzung schriftlich festgehalten'],
    ],
    how: 'Eine Zeichnung wird zuerst fertig, von Kundigen geprüft, und gibt die Art für die übrigen vor.',
    paid: 'Der Druck wird an die Druckerei bezahlt; wir holen Angebote ein.',
    asks: [['files', 'Nach welchen Fotos oder Vorlagen kann gezeichnet werden?']],
  },
  film: {
    title: 'Film',
    piece: 'Idee, Drehbuch, Dreh, Schnitt und Ton, in den Längen und Formaten, die Sie nennen',
    phases: [
      ['Auftakt', 'was er ändern soll und wo er gesehen wird'],
      ['Drehbuch', 'Drehbuch und Bild jeder Einstellung; Sie entscheiden'],
      ['Dreh und Schnitt', 'gedreht, geschnitten, erste Fassung gezeigt'],
      ['Fertigstellung', 'Ton, Untertitel und Dateien in jedem Format'],
    ],
    lines: [
      ['Drehbuch', 'Idee, Drehbuch und Liste der Einstellungen'],
      ['Dreh', 'Leute, Orte und Tage geplant, Dreh geleitet'],
      ['Schnitt', 'Schnitt, Ton, Untertitel, zwei Korrekturrunden, Dateien in jedem Format'],
    ],
    how: 'Das Drehbuch wird mit der Uhr laut gelesen, bevor ein Drehtag gebucht wird.',
    paid: 'Team, Darsteller, Musik und Orte werden nach Angeboten bezahlt, die Sie vorher sehen.',
    asks: [['media', 'Wo wird er gesehen, und wie lange?']],
  },
  words: {
    title: 'Text',
    piece: 'in zwei Runden geschrieben oder bearbeitet, laut gelesen und als fertiger Text übergeben',
    phases: [
      ['Auftakt', 'ein Gespräch mit denen, die es wissen, und was schon geschrieben ist'],
      ['Erste Fassung', 'Gliederung und eine Probe des Tons; Sie entscheiden'],
      ['Schreiben', 'alles, von Ihnen gelesen und korrigiert'],
      ['Übergabe', 'Korrektur gelesen und übergeben'],
    ],
    lines: [
      ['Gliederung und Probe', 'was wo steht, und eine Seite im Ton'],
      ['Text', 'alles, in zwei Runden, Korrektur gelesen'],
    ],
    how: 'Eine Seite wird jemandem laut vorgelesen, für den sie gedacht ist, bevor der Rest geschrieben wird.',
    paid: 'Übersetzungen und rechtliche Prüfungen werden an die bezahlt, die sie machen; wir holen Angebote ein.',
    asks: [['texts', 'Wer kennt die Sache am besten, und wann dürfen wir mit ihm sprechen?']],
  },
  goods: {
    title: 'Textilien und Gegenstände',
    piece: 'vorn und hinten in wirklicher Größe gezeichnet, Farben und Material genannt, ein Muster vor der Bestellung',
    phases: [
      ['Auftakt', 'wer es trägt oder hält und was es aushalten muss'],
      ['Entwürfe', 'zwei Wege, am wirklichen Stück gezeichnet; Sie wählen'],
      ['Ausarbeitung', 'Größen, Farben, Material; ein Muster'],
      ['Dateien', 'Druckdaten, wie der Hersteller sie braucht'],
      ['Herstellung', 'durch die Hersteller; wir geben das erste Stück mit Ihnen frei'],
    ],
    lines: [
      ['Entwürfe', 'zwei Wege, am wirklichen Stück gezeichnet'],
      ['Ausarbeitung', 'Größen, Farben und Material, mit Muster'],
      ['Druckdaten', 'wie der Hersteller sie braucht; das erste Stück mit Ihnen freigegeben'],
    ],
    how: 'Ein Muster wird einen Tag lang getragen oder benutzt, bevor der Rest bestellt wird.',
    paid: 'Die Herstellung wird an die Hersteller bezahlt; wir holen Angebote ein.',
    asks: [['makers', 'Wie viele von jedem, und wer stellt sie her?']],
  },
};

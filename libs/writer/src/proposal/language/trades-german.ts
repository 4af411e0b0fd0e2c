import { GERMAN_ARTS } from './arts-german';
import type { TradeTexts } from './types';

export const GERMAN_TRADES: TradeTexts = {
  ...GERMAN_ARTS,
  identity: {
    title: 'Erscheinungsbild',
    piece: 'im neuen Auftritt in echter Größe gestaltet, mit Daten für den Betrieb, der es herstellt',
    phases: [
      ['Auftakt', 'ein Gespräch mit denen, die entscheiden; alles Vorhandene nebeneinander'],
      ['Richtungen', 'zwei Richtungen, jede an zwei echten Stücken gezeigt, mit unserer Empfehlung; Sie wählen'],
      ['Ausarbeitung', 'die gewählte Richtung ganz: Zeichen, Farben, Schrift, Ton; erste Korrekturrunde'],
      ['Anwendungen und Daten', 'jedes genannte Stück gestaltet, zweite Korrekturrunde, geprüfte Daten übergeben'],
      ['Druck und Montage', 'durch die Betriebe; wir prüfen Andrucke und erste Stücke'],
    ],
    lines: [
      ['Richtungen', 'zwei Richtungen an den Stücken, denen man zuerst begegnet, mit unserer Empfehlung'],
      [
        'Das Erscheinungsbild',
        'Zeichen in allen nötigen Formen, Farben für Druck und Bildschirm, Schriften mit Lizenz, an echten Stücken ausgearbeitet',
      ],
      [
        'Leitfaden und Daten',
        'ein kurzer Leitfaden, dem man ohne uns folgen kann, und alle Daten für die Programme, die Sie benutzen',
      ],
    ],
    how: 'Jede Richtung wird in Originalgröße an den Stücken geprüft, denen man zuerst begegnet, bevor etwas entschieden wird.',
    paid: 'Druck, Schilder und Montage werden an die Betriebe bezahlt; wir holen Angebote ein.',
    asks: [
      ['look', 'Woran erkennt man Sie heute, und was davon muss bleiben?'],
      ['makers', 'Wer druckt und fertigt die Stücke, und dürfen wir vorher mit den Betrieben sprechen?'],
      ['files', 'Welche Daten, Fotos und Maße gibt es schon?'],
    ],
  },
  web: {
    title: 'Website',
    piece: 'für Telefon und Rechner gestaltet und als Teil des Ganzen gebaut',
    phases: [
      ['Struktur', 'wer wozu kommt; Seiten und Wege; was andere Systeme geben und nehmen'],
      [
        'Gestaltung und klickbarer Entwurf',
        'die wichtigsten Seiten auf Telefon und Rechner, mit fünf Ihrer Nutzer geprüft; Sie wählen',
      ],
      ['Umsetzung', 'Seiten und Funktionen gebaut und angebunden, alle zwei Wochen gezeigt'],
      [
        'Inhalte und Tests',
        'Texte und Bilder eingesetzt; geprüft mit Nutzern, auf üblichen Geräten und auf Barrierefreiheit; Fehler behoben',
      ],
      ['Start', 'alte Adressen umgeleitet, Schulung und eine Woche Begleitung'],
    ],
    lines: [
      [
        'Struktur und klickbarer Entwurf',
        'Liste der Seiten und Funktionen, die Wege hindurch und ein Entwurf zum Klicken auf dem Telefon, mit fünf Ihrer Nutzer geprüft',
      ],
      [
        'Gestaltung',
        'alle Seitenarten für Telefon und Rechner mit ihren Zuständen (leer, voll, langsam, Fehler), in Ihrem Erscheinungsbild',
      ],
      [
        'Umsetzung',
        'die Seiten gebaut, mit Ihren Systemen verbunden und von Ihnen selbst zu pflegen; Code und Zugänge auf Ihren Namen',
      ],
      [
        'Inhalte',
        'Ihre Texte und Bilder bearbeitet und eingesetzt, in jeder genannten Sprache; alte Adressen umgeleitet',
      ],
      [
        'Tests und Start',
        'Tests auf üblichen Geräten, mit Nutzern und auf Barrierefreiheit; Start, Schulung, zwei Wochen Nachbesserung',
      ],
    ],
    handover: [
      'Übergabe an Ihre Entwicklung',
      'alle Teile mit Zuständen, Regeln und Maßen in einer Datei, und unsere Antworten während der Umsetzung',
    ],
    how: 'Ein klickbarer Entwurf wird auf dem Telefon von fünf Menschen geprüft, die etwas davon brauchen, bevor eine Zeile programmiert ist.',
    paid: 'Gebühren für Zahlungsdienste, Lizenzen und Hosting zahlen Sie direkt.',
    asks: [
      ['texts', 'Wer schreibt die Texte und liefert die Bilder, und bis wann?'],
      ['access', 'Wer hat heute Domain, Hosting und Passwörter, und wer darf uns Zugang geben?'],
      ['upkeep', 'Wer pflegt die Seite nach dem Start?'],
    ],
  },
  app: {
    title: 'App',
    piece:
      'mit allen Zuständen gestaltet (leer, voll, langsam, Fehler), als klickbarer Entwurf von Nutzern geprüft, mit Dateien für die Umsetzung',
    phases: [
      ['Wege', 'wer sie wozu, wo und auf welchem Gerät nutzt; was andere Systeme geben und nehmen'],
      ['Klickbarer Entwurf', 'die wichtigsten Wege zum Klicken, mit fünf Nutzern geprüft; Sie wählen'],
      ['Ansichten', 'alle Ansichten mit Zuständen und in allen Sprachen, alle zwei Wochen gezeigt'],
      ['Erprobung', 'von denen erprobt, für die sie ist, auf deren Geräten; Fehler behoben'],
      ['Veröffentlichung', 'denen übergeben, die sie bauen, oder den Stores; zwei Wochen Begleitung'],
    ],
    lines: [
      ['Wege und klickbarer Entwurf', 'die Wege als Diagramm und ein Entwurf zum Klicken, mit fünf Nutzern geprüft'],
      [
        'Ansichten',
        'alle Ansichten mit Zuständen (leer, voll, langsam, ohne Netz, Fehler) und ein Satz Bauteile, in Ihrem Erscheinungsbild und Ihren Sprachen',
      ],
      [
        'Umsetzung',
        'gebaut, mit Ihren Systemen verbunden, auf den Geräten in Gebrauch getestet; Code und Zugänge auf Ihren Namen',
      ],
      ['Erprobung und Veröffentlichung', 'Erprobung mit denen, für die sie ist, Nachbesserung, zwei Wochen Begleitung'],
    ],
    handover: [
      'Übergabe an Ihre Entwicklung',
      'alle Teile mit Zuständen, Regeln und Maßen in einer Datei, und unsere Antworten während der Umsetzung',
    ],
    how: 'Ein klickbarer Entwurf wird von fünf künftigen Nutzern geprüft, auf dem eigenen Gerät und dort, wo sie es brauchen, bevor etwas programmiert wird.',
    paid: 'Lizenzen, Hosting und etwaige Gebühren der Stores zahlen Sie direkt.',
    asks: [
      ['access', 'Mit welchen Systemen spricht sie, und wer gibt uns Zugang und Unterlagen?'],
      ['texts', 'Wer schreibt und übersetzt die Texte darin?'],
      ['upkeep', 'Wer pflegt sie nach der Veröffentlichung?'],
    ],
  },
  campaign: {
    title: 'Kampagne',
    piece: 'geschrieben, gestaltet oder aufgenommen, in den nötigen Größen und Sprachen, fertig zum Einsatz',
    phases: [
      ['Auftakt', 'was die Leute heute denken und tun, was als Erfolg zählt und wer es zählt'],
      [
        'Leitidee und Plan',
        'zwei Leitideen mit Zeile und Bild, unsere Empfehlung, dazu der Plan für Medien und Geld; Sie entscheiden',
      ],
      ['Ausarbeitung', 'jedes Mittel getextet, gestaltet und mit Leuten geprüft, für die es ist; zwei Korrekturrunden'],
      ['Produktion', 'gedruckt, aufgenommen, gebucht; wir prüfen Andrucke, und vor dem ersten Tag steht alles'],
    ],
    lines: [
      [
        'Leitidee und Plan',
        'zwei Leitideen zur Wahl, jede mit Zeile und Bild an zwei Medien; für die gewählte ein Plan, was wo, wann und für wie viel läuft',
      ],
      [
        'Werbemittel',
        'jedes getextet, gestaltet und mit Leuten geprüft, für die es ist, in den nötigen Sprachen und Größen',
      ],
      [
        'Produktion und Schaltung',
        'Angebote von Druckereien und Medien verglichen, Andrucke geprüft, Lieferung verfolgt, am Ende gezählt',
      ],
    ],
    how: 'Die Leitidee wird mit sechs Menschen geprüft, für die sie gedacht ist: Sie sagen in einem Satz, wozu sie auffordert. Können sie es nicht, wird sie geändert.',
    paid: 'Medien, Druck und Aufnahmen werden zum Einkaufspreis bezahlt, nach Angeboten, die Sie vorher sehen.',
    asks: [
      ['count', 'Wer zählt die Ergebnisse, und wie hoch ist die Zahl heute?'],
      ['media', 'Welche Medien, Flächen oder Verteiler haben Sie schon, und welche gibt es umsonst?'],
      ['makers', 'Gibt es Druckereien oder Verlage, mit denen Sie arbeiten?'],
    ],
  },
  packaging: {
    title: 'Verpackung',
    piece: 'nach Maß gezeichnet, als Modell in voller Größe erprobt, mit Druckdaten',
    phases: [
      [
        'Auftakt',
        'die Packung vermessen, gefüllt, ins Regal gestellt und geöffnet; Grenzen von Abfüllung und Hersteller',
      ],
      ['Richtungen', 'zwei oder drei als Modell in Originalgröße, mit Stückkosten; Sie wählen'],
      ['Ausarbeitung', 'die gewählte ganz: Form, alle Etiketten oder Größen; Muster aus dem echten Material'],
      ['Daten und Muster', 'Druckdaten und Zeichnungen mit den Herstellern geprüft; Muster zum Zeigen'],
      ['Herstellung', 'durch die Hersteller; wir geben Andrucke und erste Stücke mit Ihnen frei'],
    ],
    lines: [
      ['Richtungen', 'zwei oder drei als Modelle in Originalgröße, im Regal unter den Nachbarn, mit den Stückkosten'],
      ['Die Packung', 'Form, Material und Verschluss mit Maßen gezeichnet, gefüllt, geöffnet und gestapelt geprüft'],
      ['Druckdaten', 'alle bedruckten Flächen auf der Form des Herstellers, Pflichttexte am Platz, Andrucke geprüft'],
      ['Andrucke und erste Stücke', 'Angebote verglichen, Andrucke geprüft, erste Stücke mit Ihnen freigegeben'],
    ],
    how: 'Jede Richtung wird als Modell in Originalgröße beurteilt: gefüllt, geöffnet, im Regal unter den Nachbarn und aus zwei Metern gelesen.',
    paid: 'Werkzeuge, Muster und Druck werden an die Hersteller bezahlt; wir holen die Angebote ein und vergleichen sie.',
    asks: [
      ['makers', 'Wer fertigt, füllt und druckt heute, und dürfen wir direkt mit diesen Betrieben sprechen?'],
      ['line', 'Welche Maße gibt die Abfüllung oder Packstraße vor?'],
      ['files', 'Dürfen wir zehn der heutigen Packungen und die vorhandenen Zeichnungen haben?'],
    ],
  },
  product: {
    title: 'Produktgestaltung',
    piece: 'gezeichnet, als Modell mit denen erprobt, die es benutzen, mit Daten für die Fertigung',
    phases: [
      ['Auftakt', 'der Gebrauch dort beobachtet, wo er stattfindet; Grenzen aus Teilen, Normen und Kosten'],
      ['Konzepte', 'zwei oder drei als grobe Modelle zum Anfassen, jedes mit Stückkosten; Sie wählen'],
      [
        'Prototypen und Tests',
        'Prototypen, von denen erprobt, die damit umgehen; was scheitert, wird geändert und neu erprobt',
      ],
      ['Daten', 'Zeichnungen und 3D-Daten, mit dem Hersteller geprüft'],
      ['Werkzeuge und erste Teile', 'durch den Werkzeugbauer; wir geben die ersten Teile mit Ihnen frei'],
    ],
    lines: [
      ['Konzepte', 'zwei oder drei Konzepte als Zeichnung und grobes Modell, mit geschätzten Stückkosten'],
      [
        'Erprobte Prototypen',
        'Prototypen des gewählten Konzepts, die Tests mit Nutzern und ihr Bericht, die Änderungen daraus',
      ],
      [
        'Daten für den Hersteller',
        '3D-Daten und Zeichnungen mit Material, Toleranzen und Oberflächen, mit dem Hersteller geprüft',
      ],
    ],
    test: 'mit Ihnen vorbereitet (wer, wo, was gemessen wird), begleitet und berichtet: was scheiterte, wie oft, und was sich ändert',
    how: 'Konzepte sind Modelle zum Anfassen: Wer damit umgeht, probiert sie, bevor eines gewählt wird, und wer sie fertigt, nennt die Kosten.',
    paid: 'Werkzeuge, Zulassung und erste Teile werden an die Betriebe bezahlt; wir holen Angebote ein.',
    asks: [
      ['makers', 'Wer fertigt Werkzeug und Teile, und dürfen wir die Konzepte dort zeigen?'],
      ['standards', 'Welche Normen und Zulassungen gelten, und wer kümmert sich darum?'],
      ['files', 'Welche Zeichnungen, Daten und Muster gibt es?'],
    ],
  },
  space: {
    title: 'Innenraum',
    piece: 'Plan, Ansichten, Einbauten, Licht und Material, so gezeichnet, dass es gebaut werden kann',
    phases: [
      ['Aufnahme', 'vor Ort vermessen, wie er heute genutzt wird; Grenzen aus Bau, Recht und Nachbarschaft'],
      ['Konzept', 'zwei Arten, die Räume zu nutzen, als Plan und Ansicht, mit Kostenschätzung; Sie wählen'],
      ['Entwurf', 'Plan, Möbel, Licht, Farben und Material ganz, Muster auf dem Tisch'],
      [
        'Zeichnungen und Angebote',
        'vermaßte Zeichnungen für Handwerk und Behörden; Angebote verglichen; Aufträge erteilt',
      ],
      ['Bau', 'Möbel vorher in der Werkstatt, dann vor Ort; wir sind jede Woche da'],
    ],
    lines: [
      [
        'Aufnahme und Konzept',
        'die Räume vermessen, zwei Arten der Nutzung als Plan und Ansicht, mit geschätzten Baukosten',
      ],
      ['Entwurf', 'Plan, Schnitte, Möbel, Licht, Farben und Material für jeden Raum, mit Mustern zum Anfassen'],
      [
        'Zeichnungen und Angebote',
        'vermaßte Zeichnungen für Handwerk und Behörden, Stückliste, Angebote von drei Betrieben verglichen',
      ],
      ['Begleitung der Arbeiten', 'Besuche jede Woche, Mängelliste, Abnahme mit Ihnen'],
    ],
    how: 'Bevor etwas zu Ende gezeichnet ist, wird es in Originalgröße auf den Boden geklebt und mit denen abgegangen, die dort arbeiten.',
    paid: 'Möbel und Arbeiten werden an die Betriebe bezahlt.',
    asks: [
      ['plans', 'Gibt es Pläne des Hauses, und wer kann mit uns messen?'],
      ['permits', 'Wer entscheidet im Haus und bei den Behörden (Vermieter, Brandschutz, Denkmal)?'],
      ['makers', 'Gibt es Handwerksbetriebe, mit denen Sie arbeiten möchten?'],
    ],
  },
  exhibition: {
    title: 'Ausstellung',
    piece: 'an seinem Ort mit Maßen und Material gezeichnet, so dass es gebaut werden kann',
    phases: [
      ['Auftakt', 'Räume vermessen, Objektliste mit Maßen und Bedingungen, Erzählung mit dem Kurator'],
      ['Konzept und Vorentwurf', 'Weg, Hauptansichten, was man anfasst und tut, Kostenschätzung; Sie entscheiden'],
      ['Entwurf', 'Vitrinen, Möbel, Grafik und Licht ganz; Texte am Platz'],
      ['Zeichnungen und Angebote', 'Zeichnungen für den Bau, Stückliste, Angebote verglichen'],
      ['Bau und Aufbau', 'in der Werkstatt gefertigt, vor Ort aufgebaut; wir begleiten beides'],
    ],
    lines: [
      ['Konzept und Vorentwurf', 'Weg, Plan und Hauptansichten, Objekte an ihrem Platz, geschätzte Baukosten'],
      [
        'Ausstellungsgestaltung',
        'Vitrinen, Möbel und Stationen so gezeichnet, dass sie gebaut, zerlegt und befördert werden können',
      ],
      ['Grafik', 'Schriftgrößen und Ordnung für alle Textarten, dann Daten für jede Tafel und jedes Schild'],
      ['Begleitung des Baus', 'Angebote verglichen, Besuche in Werkstatt und Haus, Mängelliste, Abnahme'],
    ],
    how: 'Der Weg wird in Originalgröße auf den Boden geklebt und mit Besuchern abgegangen; Textgrößen werden in ihrer Höhe geprüft.',
    paid: 'Bau, Vitrinen, Transport und Druck werden aus dem Bauetat bezahlt.',
    asks: [
      ['plans', 'Welche Pläne der Räume mit Steckdosen, Lasten und Türen gibt es?'],
      ['texts', 'Wann sind Objektliste und Texte fertig, in jeder Sprache?'],
      ['makers', 'Wer baut: eine Ausschreibung oder Betriebe, die Sie kennen?'],
    ],
  },
  signage: {
    title: 'Leitsystem',
    piece: 'mit allen Inhalten gestaltet, nach Maß gezeichnet mit Material und Befestigung',
    phases: [
      ['Aufnahme', 'die Wege mit Ortsfremden gegangen; jede Stelle, an der man entscheiden muss'],
      ['Konzept', 'Namen, Farben und Schildarten, an drei Stellen gezeigt; Sie wählen'],
      ['Entwurf', 'alle Schildarten ganz; zwei in Originalgröße dort erprobt, wo sie hängen werden'],
      ['Zeichnungen und Texte', 'Liste jedes einzelnen Schilds mit Text und Ort, Zeichnungen, Angebote verglichen'],
      ['Herstellung und Montage', 'durch die Betriebe; wir prüfen erste Stücke und Montage'],
    ],
    lines: [
      [
        'Aufnahme und Konzept',
        'wer wohin geht und was entscheiden muss; Namen der Orte; Schildarten an drei Stellen gezeigt',
      ],
      [
        'Entwurf',
        'alle Schildarten mit Schriftgröße, Kontrast, Farben und Piktogrammen, zwei in Originalgröße vor Ort erprobt',
      ],
      [
        'Schilderliste und Zeichnungen',
        'jedes Schild mit Text, Größe und Ort, Zeichnungen mit Material und Befestigung, Druckdaten',
      ],
      ['Begleitung von Herstellung und Montage', 'Angebote verglichen, erste Stücke geprüft, Begehung am Ende'],
    ],
    how: 'Zuerst hängen Papierschilder in Originalgröße; Ortsfremde gehen danach, und was sie übersehen, wird geändert.',
    paid: 'Herstellung und Montage werden an die Betriebe bezahlt; wir holen Angebote ein.',
    asks: [
      ['plans', 'Welche Pläne von Haus und Gelände gibt es?'],
      ['permits', 'Wer muss erlauben, was an Wänden und außen befestigt wird?'],
      ['makers', 'Wer fertigt und montiert heute Schilder für Sie?'],
    ],
  },
  stand: {
    title: 'Messestand',
    piece: 'an seinem Ort mit Maßen, Lasten und Anschlüssen gezeichnet, so dass es gebaut werden kann',
    phases: [
      ['Auftakt', 'Hallenplan und Regeln der Messe; was gezeigt wird, mit Maßen und Gewichten'],
      ['Konzept', 'zwei Stände als Plan und Ansicht, was man vom Gang aus versteht, Kostenschätzung; Sie entscheiden'],
      ['Entwurf', 'Bau, Oberflächen, Licht, Grafik und Bildschirme ganz'],
      ['Zeichnungen und Angebote', 'Zeichnungen für Messe und Messebau, Druckdaten, Angebote verglichen'],
      ['Standbau', 'durch den Messebau; wir prüfen in der Werkstatt und an den Aufbautagen'],
    ],
    lines: [
      [
        'Standkonzept',
        'zwei Stände als Plan und Ansicht im Maßstab, was wo gezeigt wird und was man vom Gang aus liest, mit geschätzten Baukosten',
      ],
      ['Standentwurf', 'Bau, Boden, Wände, Möbel, Licht, Lager und Oberflächen im Maßstab, mit Lasten und Anschlüssen'],
      ['Zeichnungen', 'für die Freigabe der Messe und für den Messebau, mit Stückliste; Angebote verglichen'],
      ['Begleitung des Standbaus', 'Prüfung in der Werkstatt und an den Aufbautagen, Mängelliste, Übergabe'],
    ],
    how: 'Eine Wand wird in Originalgröße Menschen gezeigt, die nicht wissen, was Sie herstellen: Was sie nach fünf Sekunden sagen, entscheidet.',
    paid: 'Bau, Transport und Leistungen der Messe werden an die Betriebe bezahlt.',
    asks: [
      ['plans', 'Halle, Standnummer und Regeln der Messe: Welche Unterlagen gibt es?'],
      ['files', 'Welche Exponate kommen auf den Stand, mit welchen Maßen und Gewichten?'],
      ['makers', 'Gibt es einen Messebauer, oder holen wir drei Angebote ein?'],
    ],
  },
  advice: {
    title: 'Beratung',
    piece: 'mit Ihnen angesehen, mit einer Empfehlung',
    phases: [
      ['Ansehen und zuhören', 'was da ist, vor Ort gesehen; die gehört, die damit leben'],
      ['Wege', 'zwei oder drei Wege nebeneinander, jeder mit Kosten und Nutzen'],
      ['Empfehlung', 'was wir zuerst tun würden und was warten kann, mit Ihnen besprochen'],
    ],
    lines: [
      [
        'Ein halber Tag bei Ihnen',
        'was da ist, vor Ort gesehen, dazu Gespräche mit drei bis fünf Menschen, auf die es ankommt',
      ],
      [
        'Empfehlung auf Papier',
        'vier Seiten: was bleibt, zwei oder drei Wege mit Kosten und Nutzen, und was wir zuerst tun würden',
      ],
    ],
    how: 'Gezeichnet wird nichts, bevor klar ist, wozu. Brauchen Sie weniger als gedacht, oder nichts, steht es da.',
    paid: 'Darüber hinaus verpflichtet Sie nichts.',
    asks: [
      ['files', 'Was gibt es, das wir vorher sehen dürfen?'],
      ['makers', 'Wer sollte außer Ihnen gehört werden?'],
    ],
  },
  general: {
    title: 'Angebot',
    piece: 'ein erster Entwurf zum Beurteilen, Ihre Änderungen und das fertige Stück mit seinen Dateien',
    phases: [
      ['Auftakt', 'ein Gespräch mit denen, die entscheiden, und ein Blick auf das Vorhandene'],
      ['Erster Entwurf', 'zwei Wege, dort gezeigt, wo sie gebraucht werden, mit unserer Empfehlung; Sie wählen'],
      ['Ausarbeitung', 'der gewählte Weg ganz, mit Leuten erprobt, die ihn nutzen; zwei Korrekturrunden'],
      ['Übergabe', 'alles mit Ihnen geprüft und übergeben'],
    ],
    lines: [
      ['Erster Entwurf', 'zwei Wege, dort gezeigt, wo sie gebraucht werden, mit unserer Empfehlung'],
      ['Ausarbeitung', 'der gewählte Weg ganz, erprobt, mit Ihren Änderungen'],
      ['Übergabe', 'alles mit Ihnen geprüft und gebrauchsfertig übergeben'],
    ],
    how: 'Der erste Entwurf wird dort erprobt, wo er gebraucht wird, mit Leuten, die ihn nicht kennen.',
    paid: 'Was andere herstellen oder liefern, wird an sie bezahlt; wir holen Angebote ein.',
    asks: [
      ['files', 'Was gibt es schon, das wir sehen dürfen?'],
      ['makers', 'Wer stellt es am Ende her?'],
    ],
  },
  print: {
    title: 'Drucksachen',
    piece: 'mit Ihren Texten gestaltet und gesetzt, druckfertig',
    phases: [
      ['Auftakt', 'Material gesichtet, Format und Umfang festgelegt'],
      ['Musterseiten', 'Raster, Schrift und Bilder an Musterseiten; Sie wählen'],
      ['Satz', 'alle Seiten gestaltet, zwei Korrekturrunden'],
      ['Druckdaten', 'Daten geprüft, Proof von Ihnen freigegeben'],
      ['Druck', 'durch die Druckerei; wir prüfen die ersten Bogen'],
    ],
    lines: [
      ['Konzept und Musterseiten', 'Format, Papier, Raster und Schrift, an Musterseiten gezeigt'],
      ['Satz', 'alle Seiten mit Ihren Texten und Bildern, zwei Korrekturrunden'],
      ['Druckdaten', 'druckfertige Daten, Proof mit der Druckerei geprüft, dazu ein PDF für den Bildschirm'],
    ],
    how: 'Musterseiten werden in Originalgröße auf dem echten Papier gedruckt, bevor der Rest gesetzt wird.',
    paid: 'Der Druck wird an die Druckerei bezahlt; wir holen Angebote ein.',
    asks: [
      ['texts', 'Wann sind Texte und Bilder fertig?'],
      ['makers', 'Welche Druckerei, welche Auflage, und wie wird versandt?'],
    ],
  },
};

/** What one receives of a thing, by its kind or its family. */
export const GERMAN_GIVES: Readonly<Record<string, string>> = {
  identity: 'Zeichen, Farben, Schriften und die Regeln dafür, an zwei echten Stücken gezeigt, mit allen Daten',
  logo: 'Vektordaten (SVG, PDF) farbig, einfarbig und negativ, PNG für Bildschirme, mit der kleinsten Größe',
  guidelines: 'ein Dokument, kurz genug zum Lesen: was fest ist, was frei ist, mit richtigen und falschen Beispielen',
  templates: 'als Datei in Ihrem Programm, mit festen Formaten und einem ausgefüllten Beispiel',
  stationery: 'Briefbogen, Umschlag und Karte als Druckdaten, der Briefbogen auch als Word-Datei',
  'business-card': 'Druckdaten für jeden Namen und eine Datei, in der sich Namen ändern lassen',
  name: 'fünf Vorschläge mit Begründung, laut gesprochen und in Netz und Registern vorgeprüft; die rechtliche Prüfung macht ein Anwalt',
  strategy:
    'für wen Sie da sind, was Sie versprechen und was Sie unterscheidet, auf zwei Seiten, mit denen alle arbeiten können',
  menu: 'eine Gestaltung, in der Gerichte und Preise ohne uns geändert werden können, und die erste Ausgabe',
  card: 'Druckdaten in Originalgröße',
  invitation: 'Druckdaten, dazu ein Bild für Mail und Nachrichten',
  ticket: 'Druckdaten mit Platz für Nummer und Code',
  map: 'der Plan gezeichnet, mit geprüften Namen, Wegen und Zeichen, druckfertig',
  mailing: 'Text und Gestaltung auf Ihrem Papier, mit gekennzeichneten Feldern für Namen, auf Wunsch mit Antwortteil',
  catalogue: 'Format, Raster und Schrift mit Musterkapitel, dann alle Seiten und Umschlag, druckfertig',
  'annual-report': 'Raster und Schrift mit Musterkapitel, dann alle Seiten, Tabellen gesetzt, druckfertig',
  book: 'Format, Raster und Schrift mit Musterkapitel, dann alle Seiten und Umschlag, druckfertig',
  magazine: 'Raster und Seitenarten, dazu die erste Ausgabe druckfertig',
  newsletter: 'eine Vorlage, die Sie selbst füllen, in den üblichen Mailprogrammen geprüft',
  illustration:
    'Bleistiftskizzen von allen, eine fertig zur Abstimmung, dann der Rest als Daten für Druck und Bildschirm',
  film: 'Drehbuch und Storyboard, Dreh mit kleinem Team, der fertige Film in den genannten Formaten',
  'key-visual': 'das Bild und die Zeile, die alles tragen, als Daten in den Größen jedes Mediums',
  radio: 'Idee, Text in der Sprache der Hörer, Stimme gewählt, Aufnahme bis zum fertigen Spot begleitet',
  messages: 'Bilder, kurze Clips und Texte, klein genug zum Weiterschicken',
  kit: 'was man braucht, um es in einer Minute zu erklären, mit drei von ihnen zusammen entwickelt',
  action: 'die Aktion als Drehbuch auf einer Seite mit Ort, Leuten, Genehmigung und Kosten, dazu alle Teile gestaltet',
  evening: 'Einladung, Folien, Handzettel und was im Raum steht, mit einem Ablauf für die, die den Abend leiten',
  'letter-patient': 'Text und Gestaltung, druckfertig, mit gekennzeichneten Feldern für Namen und Adresse',
  poster: 'Druckdaten in Originalgröße, dazu eine Fassung für Bildschirme',
  billboard: 'Daten in jeder Größe, wie sie der Anbieter der Fläche verlangt',
  advert: 'Daten in jeder Größe, die das Blatt verlangt',
  leaflet: 'Text und alle Seiten gestaltet, druckfertig, dazu ein PDF für den Bildschirm',
  brochure: 'alle Seiten mit Ihren Texten gestaltet, druckfertig, dazu ein PDF für den Bildschirm',
  label: 'Druckdaten in Originalgröße mit Stanzlinie, Farben und Papier benannt',
  light: 'Lichtplan mit Helligkeit für Objekte und Räume, Leuchten mit Kosten, Einstellung mit Ihnen vor Ort',
  vehicle: 'maßstäbliche Zeichnung jeder Seite, fertig für den Betrieb, der klebt',
  lettering:
    'maßstäbliche Zeichnung auf einem Foto des Ortes, mit Maßen und Material, dazu die Buchstaben in Originalgröße',
  interior: 'Plan, Ansichten, Farben und Material, so dass entschieden und angeboten werden kann',
  exhibition: 'Konzept und Weg, Plan und Ansichten, Möbel baubar gezeichnet, Schrift und Farbe, Daten für Tafeln',
  consulting: 'Angebote verglichen, Andrucke und erste Stücke geprüft, jeder Schritt berichtet',
  photos:
    'Motivliste, ein Tag mit Fotograf oder Fotografin nach Ihrer Wahl, die gewählten Bilder fertig, mit den Rechten',
  website:
    'Seitenstruktur, alle Seitenarten für Telefon und Rechner gestaltet, klickbarer Entwurf, gebaut und gestartet',
  social: 'Bilder in den Größen jedes Dienstes und Vorlagen, die Sie selbst füllen',
  packaging: 'Druckdaten auf der Form des Herstellers, Farben und Material benannt',
  space: 'Zeichnung mit Maßen, Material und Befestigung, dazu die Druckdaten',
  goods: 'Daten für Stick oder Druck, mit Größe, Stelle und Farben',
  words: 'mit Ihnen geschrieben, in Ihrem Ton, von Ihnen freigegeben, bevor gesetzt wird',
};

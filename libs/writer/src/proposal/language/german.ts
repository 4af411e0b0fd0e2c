import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Language } from './types';

const span = (count: number) =>
  count < 8 ? `${count === 1 ? 'ein Arbeitstag' : `${count} Arbeitstage`}` : `etwa ${Math.round(count / 5)} Wochen`;

export const GERMAN: Language = {
  locale: 'de-DE',
  words:
    /(?<!\p{L})(?:der|die|das|und|nicht|wir|ist|sind|ein|eine|einen|mit|auf|für|von|zu|im|den|dem|haben|uns|ich|bitte|auch|bis)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:het|een|voor|van|niet|zijn|och|att|som|ikke|og|les|nous|para|con|que|della)(?!\p{L})/giu,
  quote: (text) => `„${text.replace(/(^|[\s(])["“„«»]/g, '$1‚').replace(/["“”„«»]/g, '‘')}“`,
  and: 'und',
  hello: (name) => `Guten Tag ${name},`,
  closing: 'Mit freundlichen Grüßen',
  title: (things, whom) => `${things ?? 'Angebot'}${whom ? ` für ${whom}` : ''}`,
  asks: (things) => `Sie fragen an: ${things}.`,
  inYourWords: 'In Ihren Worten:',
  eachLine:
    'Jede Position enthält erste Entwürfe mit dem, den wir empfehlen, die Ausarbeitung des gewählten mit zwei Korrekturrunden und die Daten oder Zeichnungen, nach denen er gemacht wird.',
  inSteps:
    'Der Preis steht bei vier Schritten. Am Ende jedes Schrittes gehört Ihnen etwas, und Sie können nach jedem aufhören.',
  steps: [
    [
      'Erstes Gespräch und Sichtung',
      'eine Seite: was gemacht werden muss, für wen, und was es leisten soll; Sie berichtigen sie',
    ],
    [
      'Erste Entwürfe',
      'mehr als ein Weg, dort gezeigt, wo es gebraucht wird, mit unserer Empfehlung und den Gründen; Sie wählen',
    ],
    [
      'Ausarbeitung',
      'der gewählte Weg ganz gezeichnet und mit denen ausprobiert, die damit umgehen; zwei Korrekturrunden',
    ],
    ['Übergabe', 'Daten und Zeichnungen für alle, die es herstellen oder bauen, und ein Blick auf das erste Stück'],
  ],
  columns: ['Position', 'Sie erhalten', 'Preis'],
  together: 'Alles zusammen beauftragt',
  open: 'vielleicht; nicht in der Summe',
  money: (said) =>
    `Zum Geld schreiben Sie: ${said} Alle unsere Positionen zusammen: ${PRICE}. Ist das mehr, als für uns da ist, sagen wir vor dem Auftrag, welche Position entfallen oder kleiner werden kann.`,
  terms: (said) => `Zur Zahlung schreiben Sie: ${said} ${CONFIRM}`,
  unpaid: `Sie sagen offen, dass für ein Honorar kein Geld da ist; darum steht hier keine Preisliste. Was wir ohne Honorar geben können: ${ANSWER}`,
  notIncluded:
    'Druck, Herstellung, Bau, Programmierung, Lizenzen und Gebühren anderer werden an diese bezahlt, wenn wir vor Beginn nichts anderes vereinbaren.',
  allIn: `Was Ihre Summe neben unseren Positionen enthalten muss (Druck, Herstellung, Bau), bieten die an, die es ausführen; Sie sehen es neben unserem Angebot, und beides zusammen bleibt darin: ${PRICE} dafür.`,
  notIncludedWeb:
    'Die Umsetzung ist Teil der letzten Schritte; Hosting, Lizenzen, Texte und Fotos anderer werden an diese bezahlt, wenn wir vor Beginn nichts anderes vereinbaren.',
  early: 'In dieser Arbeit sichern wir früh:',
  bound: 'Nach diesen Punkten Ihres Schreibens arbeiten wir, und an ihnen wird jeder Entwurf geprüft. In Ihren Worten:',
  unfit: {
    safety:
      'Fluchtwege, Notbeleuchtung und die zugelassene Personenzahl bleiben, wie das Gesetz sie will. Wir gestalten mit ihnen und fragen den Brandschutz, bevor wir zeichnen.',
    copy: 'Was wir zeichnen, gehört Ihnen: Die Gestaltung einer anderen Marke übernehmen wir nicht.',
    claim: 'Was darauf behauptet wird, drucken wir, wenn es belegt ist; bis dahin lassen wir es weg.',
    review: 'Bewertungen schreiben Menschen, die dort waren: Wir schreiben sie nicht.',
  },
  phases: {
    start: ['Erstes Gespräch', 'Ihre Antworten und ein Blick auf das, was es gibt'],
    ideas: ['Erste Entwürfe', 'mehr als ein Weg, mit unserer Empfehlung; Sie wählen'],
    work: ['Ausarbeitung', 'der gewählte Weg ganz, mit Ihren Änderungen'],
    files: ['Daten und Zeichnungen', 'mit Ihnen geprüft und übergeben'],
    making: ['Druck, Herstellung oder Bau', 'durch die, die es ausführen; sie brauchen vielleicht mehr oder weniger'],
  },
  timeHead: ['Spätestens', 'Was fertig ist', 'Was das ist'],
  theDay: 'Ihr Tag',
  weeks: (from, to) => (from >= to ? `Woche ${to}` : `Wochen ${from}–${to}`),
  countedBack: (day) =>
    `Zurückgerechnet von ${day}: Jede Zeile sagt, bis wann etwas fertig sein muss. Was früher entschieden ist, ist früher da.`,
  vague: (said, day) => `Sie schreiben ${said}; bis Sie den Tag nennen, rechnen wir von ${day} zurück.`,
  weekend: (day) => `${day} liegt am Wochenende; alles ist am Freitag davor da.`,
  tight: (days, usual) =>
    `Das ist knapp: Es bleiben ${span(days)}, üblich sind ${span(usual)}. Es geht, wenn wir sofort beginnen, Antworten binnen zwei Tagen kommen, und mit einer Korrekturrunde.`,
  tooNear: (day, days, usual) =>
    `Ehrlich gesagt: Bis ${day} bleiben ${span(days)}, für das Ganze sind ${span(usual)} üblich. Was bis dahin da sein kann, klären wir in einem ersten Gespräch noch diese Woche; unten stehen die Wochen für das Ganze.`,
  inWeeks: 'Gerechnet ab dem Tag, an dem Sie Ja sagen. Ein Plan mit Tagen folgt auf das erste Gespräch.',
  firstOf: 'Was am ersten dieser Tage hängt, wird zuerst gezeichnet.',
  named: 'Die Tage, die Sie nennen, in Ihren Worten:',
  askDay: 'Gibt es einen Tag, an dem es in Gebrauch sein muss?',
  askSum: 'Gibt es eine Summe, in der das Ganze bleiben muss?',
  askWhichDay: (said) => `${said}: Welcher Tag ist das, und was muss dann da sein?`,
  askWhichOf: 'Bis zu welchem Tag muss alles in Gebrauch sein, und was hängt an den anderen Tagen, die Sie nennen?',
  askDecides: 'Wer entscheidet am Ende, und wer möchte vorher gehört werden?',
  askExists: 'Was gibt es schon, als Daten, Fotos, Pläne oder Stücke, das wir sehen dürfen?',
  askMaker: 'Wer druckt, fertigt oder baut es: jemand von Ihnen, oder holen wir Angebote ein?',
  askMost: 'Wenn bis dahin oder für diese Summe nicht alles geht: Was muss da sein, was kann warten?',
  askPicture: 'Was soll in dieser Richtung entstehen, und wo sieht man es zuerst?',
  voices: {
    TI: {
      headings: {
        understanding: 'Ausgangslage',
        pictures: 'Ihre Bilder',
        scope: 'Umfang und Preise',
        conditions: 'Woran wir uns halten',
        answers: 'Ihre Fragen',
        schedule: 'Terminplan',
        how: 'Vorgehen',
        people: 'Beteiligte',
        questions: 'Offene Punkte vor Beginn',
        next: 'Nächste Schritte',
      },
      opening:
        'danke für Ihre Anfrage. Unten steht, was wir verstanden haben, was Sie bekämen, wann, und was noch offen ist. Was in Anführungszeichen steht, sind Ihre Worte.',
      how: 'Zuerst halten wir auf einer Seite fest, was am Ende stimmen muss, und Sie berichtigen sie. Danach gibt es bei jedem Schritt eine Empfehlung mit Gründen und eine Sache, die Sie entscheiden; das wird am selben Tag aufgeschrieben, und jeder Entwurf wird an Ihren Bedingungen geprüft, bevor Sie ihn sehen. Zwei Korrekturrunden sind enthalten.',
      people: `${NAME} leitet und ist für Sie da; ${NAME} gestaltet. Auf Ihrer Seite sammelt eine Person, was alle sagen.`,
      options:
        'Alles zusammen oder Position für Position: Jede kann für sich beauftragt werden, der Rest, wann Sie mögen.',
      next: [
        'Sie beantworten die offenen Punkte und streichen, was Sie nicht wollen.',
        'Was bleibt, schreiben wir auf eine Seite, die beide unterschreiben.',
      ],
      note: [
        'danke für Ihre Nachricht. Das lesen wir darin:',
        'Für feste Preise müssen wir wissen:',
        'Schicken Sie uns das, und aus den Preisen oben wird ein Angebot.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Was wir gehört haben',
        pictures: 'Ihre Bilder',
        scope: 'Was Sie in der Hand hätten',
        conditions: 'Woran wir uns halten',
        answers: 'Sie haben gefragt',
        schedule: 'Wann',
        how: 'Wie wir es angehen würden',
        people: 'Wer bei Ihnen wäre',
        questions: 'Was wir gern wüssten',
        next: 'Wenn es Ihnen gefällt',
      },
      opening:
        'danke für Ihren Brief. Wir haben ihn mehr als einmal gelesen; hier steht, was wir darin gehört haben. Unterbrechen Sie uns, wo wir falsch gehört haben.',
      how: 'Wir würden mit Zuhören beginnen: ein erstes Gespräch, am besten bei Ihnen und mit denen, die mit dem Ergebnis leben. Dann kommen wir mit ersten Entwürfen und sagen, welchen wir nähmen und warum. Nichts ist fertig, bevor jemand anderes als wir es ausprobiert hat. Zwei Korrekturrunden gehören dazu.',
      people: `${NAME} würde die Arbeit leiten und wäre am Telefon für Sie da; ${NAME} würde zeichnen.`,
      options:
        'Es muss nicht alles auf einmal sein: Ein Teil kann für sich beauftragt werden, der Rest, wann es passt.',
      next: [
        'Schreiben Sie zurück oder rufen Sie an, mit dem, was Sie beantworten können; eine halbe Stunde genügt. Danach steht alles auf einer Seite, und die Arbeit kann beginnen.',
      ],
      note: [
        'danke, dass Sie uns schreiben. Wenn wir richtig lesen, ist es dies:',
        'Bevor wir einen festen Preis nennen, wüssten wir gern:',
        'Schreiben Sie zurück oder rufen Sie an, wie es Ihnen lieber ist.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'Der Fall',
        pictures: 'Gesehen',
        scope: 'Sie bekommen',
        conditions: 'Fest',
        answers: 'Gefragt, beantwortet',
        schedule: 'Termine',
        how: 'Wie',
        people: 'Wer',
        questions: 'Offen',
        next: 'Jetzt',
      },
      opening: 'kurz, damit Sie schnell entscheiden können.',
      how: 'Ein Gespräch. Dann Entwürfe, einer davon empfohlen. Sie wählen, wir zeichnen, Sie ändern zweimal. Ihre Bedingungen sind geprüft, bevor Sie etwas sehen.',
      people: `${NAME} leitet, ${NAME} zeichnet. Bei Ihnen sammelt eine Person die Antworten.`,
      options: 'Alles, oder jeden Teil für sich.',
      next: ['Beantworten, was offen ist. Streichen, was Sie nicht wollen. Zum Rest Ja sagen.'],
      note: ['verstanden:', 'Für einen festen Preis bitte schicken:', 'Eine Nachricht genügt. Dann beginnen wir.'],
    },
    BIL: {
      headings: {
        understanding: 'Worum geht es?',
        pictures: 'Was ist auf den Bildern?',
        scope: 'Was haben Sie am Ende, und was kostet es?',
        conditions: 'Woran muss es sich halten?',
        answers: 'Was haben Sie uns gefragt?',
        schedule: 'Wann ist was da?',
        how: 'Woran sehen wir, dass es stimmt?',
        people: 'Wer macht was?',
        questions: 'Was müssen wir vorher wissen?',
        next: 'Was geschieht, wenn Sie Ja sagen?',
      },
      opening: 'dieses Papier beantwortet, was eine Entscheidung braucht, und sagt, wo noch niemand die Antwort weiß.',
      how: 'Durch Ausprobieren, nicht durch Geschmack. Bevor gezeichnet wird, vereinbaren wir mit Ihnen, woran man sieht, dass es geht; so werden die ersten Entwürfe geprüft, im Gebrauch und mit Menschen, die sie noch nicht kennen. Was nicht besteht, entfällt, wem immer es gefällt. Zwei Korrekturrunden sind enthalten.',
      people: `${NAME} leitet und steht für die Termine ein; ${NAME} gestaltet. Bei Ihnen entscheidet jemand und sagt uns, was die anderen sagen.`,
      options: 'Muss es alles auf einmal sein? Nein: Jede Position kann für sich beauftragt werden.',
      next: [
        'Sie beantworten die Fragen, so weit Sie können.',
        'Wir tragen ein, was daran hängt, und beide unterschreiben eine Seite.',
      ],
      note: [
        'was wir verstanden haben:',
        'Was wir wissen müssen, bevor wir einen festen Preis nennen:',
        'Was dann geschieht? Sie bekommen eine Seite mit dem Preis; wenn Sie Ja sagen, beginnen wir.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'Auf der Werkbank',
        pictures: 'Gemessen',
        scope: 'Was die Werkstatt verlässt, und sein Preis',
        conditions: 'So fest wie ein Maß auf der Zeichnung',
        answers: 'Ihre Fragen',
        schedule: 'Bis zum letzten Tag',
        how: 'Wie wir arbeiten',
        people: 'Hände',
        questions: 'Vor dem ersten Schnitt',
        next: 'Erste Handgriffe',
      },
      opening:
        'wir haben Ihre Anfrage mit dem Bleistift in der Hand gelesen. Das würden wir daraus machen, und das müssen wir vorher wissen.',
      how: 'Wir sehen uns die Sache dort an, wo sie gebraucht wird, und messen, bevor wir zeichnen. Früh gibt es etwas zum Anfassen; es ist roh und wird ohne Bedauern weggeworfen. Wer es am Ende macht, wird gefragt, solange Änderungen nichts kosten. Zwei Korrekturrunden sind enthalten.',
      people: `${NAME} am Zeichentisch, ${NAME} bei den Herstellern, und ein Paar Hände von Ihnen: jemand, der antwortet.`,
      options: 'Stück für Stück oder alles auf einmal: Jedes Stück kann für sich beauftragt werden.',
      next: [
        'Sie klären, was Sie von den Fragen klären können.',
        'Sie streichen aus der Liste, was Sie nicht wollen; was bleibt, ist der Auftrag.',
      ],
      note: [
        'auf der Werkbank, wenn wir richtig liegen:',
        'Vor dem ersten Schnitt brauchen wir:',
        'Schicken Sie das, und wir setzen zu jedem Stück eine Zahl.',
      ],
    },
  },
};

import { GERMAN_JOBS } from '../jobs/german';
import { ANSWER, CONFIRM, NAME, PRICE } from '../parts/marks';
import { asksOf, givesOf } from './german-deliverables';
import type { Language } from './language';

const days = (count: number) =>
  count < 8 ? `${count === 1 ? 'ein Arbeitstag' : `${count} Arbeitstage`}` : `etwa ${Math.round(count / 5)} Wochen`;

export const GERMAN: Language = {
  locale: 'de-DE',
  words:
    /(?<!\p{L})(?:der|die|das|und|nicht|wir|ist|sind|ein|eine|einen|mit|auf|für|von|zu|im|den|dem|haben|uns|ich|bitte|auch|bis)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:het|een|voor|van|niet|zijn|och|att|som|ikke|og|les|nous|para|con|que|della)(?!\p{L})/giu,
  quote: (text) => `„${text.replace(/[„“”"]/g, '’')}“`,
  jobs: GERMAN_JOBS,
  gives: givesOf,
  asks: asksOf,
  headings: {
    TI: {
      understanding: 'Ausgangslage',
      scope: 'Umfang und Preise',
      pictures: 'Ihre Bilder',
      conditions: 'Woran wir uns halten',
      conflicts: 'Noch nicht entschieden',
      answers: 'Ihre Fragen',
      schedule: 'Terminplan',
      how: 'Vorgehen',
      people: 'Beteiligte',
      options: '',
      questions: 'Offene Punkte vor Beginn',
      next: 'Nächste Schritte',
    },
    SUL: {
      understanding: 'Was wir gehört haben',
      scope: 'Was Sie in der Hand hätten',
      pictures: 'Ihre Bilder',
      conditions: 'Woran wir uns halten',
      conflicts: 'Wo zwei von Ihnen Verschiedenes wollen',
      answers: 'Sie haben gefragt',
      schedule: 'Wann',
      how: 'Wie wir es angehen würden',
      people: 'Wer bei Ihnen wäre',
      options: '',
      questions: 'Was wir gern wüssten',
      next: 'Wenn es Ihnen gefällt',
    },
    JAD: {
      understanding: 'Der Fall',
      scope: 'Sie bekommen',
      pictures: 'Gesehen',
      conditions: 'Fest',
      conflicts: 'Unentschieden',
      answers: 'Gefragt, beantwortet',
      schedule: 'Termine',
      how: 'Wie',
      people: 'Wer',
      options: '',
      questions: 'Offen',
      next: 'Jetzt',
    },
    BIL: {
      understanding: 'Worum geht es?',
      scope: 'Was haben Sie am Ende, und was kostet es?',
      pictures: 'Was ist auf den Bildern?',
      conditions: 'Woran muss es sich halten?',
      conflicts: 'Was ist noch nicht entschieden?',
      answers: 'Was haben Sie uns gefragt?',
      schedule: 'Wann ist was da?',
      how: 'Woran sehen wir, dass es stimmt?',
      people: 'Wer macht was?',
      options: '',
      questions: 'Was müssen wir vorher wissen?',
      next: 'Was geschieht, wenn Sie Ja sagen?',
    },
    HOL: {
      understanding: 'Auf der Werkbank',
      scope: 'Was die Werkstatt verlässt, und sein Preis',
      pictures: 'Gemessen',
      conditions: 'So fest wie ein Maß auf der Zeichnung',
      conflicts: 'Unter Ihnen zu klären',
      answers: 'Ihre Fragen',
      schedule: 'Bis zum letzten Tag',
      how: 'Wie wir arbeiten',
      people: 'Hände',
      options: '',
      questions: 'Vor dem ersten Schnitt',
      next: 'Erste Handgriffe',
    },
  },
  hello: (name) => `Guten Tag ${name},`,
  opening: {
    TI: (things) =>
      `Sie fragen an: ${things}. Unten steht, was wir verstanden haben, was Sie bekommen und was es kostet, wann es da ist und was noch offen ist.`,
    SUL: (things) =>
      `danke für Ihren Brief. Wenn wir richtig gelesen haben, geht es um: ${things}. Unterbrechen Sie uns, wo wir falsch gehört haben.`,
    JAD: (things) => `**${things}.**`,
    BIL: (things) =>
      `Sie brauchen: ${things}. Dieses Papier beantwortet, was eine Entscheidung braucht, und sagt, wo noch niemand die Antwort weiß.`,
    HOL: (things) => `Die Arbeit: ${things}. Wir machen so früh wie möglich etwas zum Anfassen.`,
  },
  people: {
    TI: `${NAME} leitet und ist für Sie da; ${NAME} gestaltet. Auf Ihrer Seite sammelt eine Person, was alle sagen.`,
    SUL: `${NAME} würde die Arbeit leiten und wäre am Telefon für Sie da; ${NAME} würde zeichnen.`,
    JAD: `${NAME} leitet, ${NAME} zeichnet. Bei Ihnen sammelt eine Person die Antworten.`,
    BIL: `${NAME} leitet und steht für die Termine ein; ${NAME} gestaltet. Bei Ihnen entscheidet jemand und sagt uns, was die anderen sagen.`,
    HOL: `${NAME} am Zeichentisch, ${NAME} bei den Herstellern, und ein Paar Hände von Ihnen: jemand, der antwortet.`,
  },
  next: {
    TI: [
      'Sie beantworten die offenen Punkte und streichen, was Sie nicht wollen.',
      'Was bleibt, schreiben wir auf eine Seite, die beide unterschreiben.',
    ],
    SUL: [
      'Schreiben Sie zurück oder rufen Sie an, mit dem, was Sie beantworten können; eine halbe Stunde genügt. Danach steht alles auf einer Seite, und die Arbeit kann beginnen.',
    ],
    JAD: ['Beantworten, was offen ist. Streichen, was Sie nicht wollen. Zum Rest Ja sagen.'],
    BIL: [
      'Sie beantworten die Fragen, so weit Sie können.',
      'Wir tragen ein, was daran hängt, und beide unterschreiben eine Seite.',
    ],
    HOL: [
      'Sie klären, was Sie von den Fragen klären können.',
      'Sie streichen aus der Liste, was Sie nicht wollen; was bleibt, ist der Auftrag.',
    ],
  },
  closing: 'Mit freundlichen Grüßen',
  and: 'und',
  self: /^(?:hallo,? |guten tag,? )?(?:wir sind|ich bin|hier (?:ist|sind))\s+(.+)$/i,
  youAre: (what) => `Sie sind ${what}.`,
  youWant: (noun) => `Sie wünschen sich von uns: ${noun}.`,
  ownWords: 'In Ihren Worten:',
  dayThatCounts: (day) => `Der Tag, auf den es ankommt, ist ${day}.`,
  columns: ['Position', 'Sie erhalten', 'Preis'],
  together: 'Alles zusammen',
  ordered: 'gemeinsam beauftragt',
  wishes: 'Es soll leisten, was Sie sich wünschen, in Ihren Worten:',
  later: (names) =>
    `Später oder vielleicht: ${names}. Das hat einen Preis für sich, ${PRICE}, und ist oben nicht mitgerechnet.`,
  without: (making) =>
    `${making}: in diesen Preisen nicht enthalten; wer es ausführt, bekommt fertige Daten und rechnet mit Ihnen ab.`,
  frame: (frame) => `Ihr Rahmen: ${frame}.`,
  share: (share) => `Dieser Anteil sind ${share}; mehr dürfen alle unsere Positionen nicht kosten: ${PRICE}.`,
  holds: `Was er nach Ihren Worten einschließt, wird daraus bezahlt: ${PRICE} dafür, nach Angeboten, die Sie gesehen haben, und ${PRICE} für unsere Positionen.`,
  ceiling: `Alle unsere Positionen zusammen: ${PRICE}. Wo das mehr ist, sagen wir vor dem Auftrag, welche Position entfallen oder kleiner werden kann.`,
  unpaid: `Sie sagen offen, dass Sie kein Honorar zahlen können; darum steht hier keine Preisliste. Was wir ohne Honorar geben können: den ersten Abschnitt ganz und unseren Blick auf das, was Sie daraus machen. ${CONFIRM}`,
  terms: (terms) => `Zahlung, wie Sie schreiben (${terms}): einverstanden. ${CONFIRM}`,
  bound: 'In Ihren Worten, und es gilt für jeden Entwurf:',
  facts: 'Womit wir rechnen, in Ihren Worten:',
  strongest: (texts) =>
    texts.length > 1
      ? `Zwei Ihrer Bedingungen entscheiden mehr als alle anderen; nach ihnen entsteht der erste Entwurf: ${texts.join(' und ')}`
      : `Eine Ihrer Bedingungen entscheidet mehr als alle anderen; nach ihr entsteht der erste Entwurf: ${texts[0] ?? ''}`,
  rounds: ['Eine Korrekturrunde ist enthalten.', 'Zwei Korrekturrunden sind enthalten.'],
  planned: (day) => `Geplant auf ${day}.`,
  vague: (said, day) => `Sie nennen keinen Tag (${said}); wir planen auf ${day}, bis Sie uns einen sagen.`,
  ready: (day) => `Unsere Daten sind am ${day} fertig; die Zeit danach gehört Druck, Herstellung oder Bau.`,
  tight: (count, usual) =>
    `Das ist knapp: Es bleiben ${days(count)}, üblich sind ${days(usual)}. Es geht mit kurzen Wegen und Antworten binnen zwei Tagen; wir würden sofort beginnen.`,
  hopeless: (day, count, usual) =>
    `Ehrlich gesagt ist ${day} für alles zu nah: Es bleiben ${days(count)}, üblich sind ${days(usual)}. Bis dahin kann der erste Abschnitt fertig sein. Sagen Sie uns, ob das hilft oder ob der Tag sich verschieben lässt; unten stehen die Wochen für das Ganze.`,
  spare: (weeks) => `Danach bleiben ${weeks} Wochen Luft.`,
  making: (count, usual) =>
    `Für die Ausführung bleiben ${days(count)}, üblich sind ${days(usual)}: Wer baut, muss vor dem Beginn sagen, was bis dahin da sein kann.`,
  weeks: (from, to) => (from >= to ? `Woche ${to}` : `Wochen ${from}–${to}`),
  to: 'bis',
  phases: {
    start: ['Beginn', 'Ihre Antworten und was es schon gibt'],
    ideas: ['Erste Entwürfe', 'im Gebrauch gezeigt, mit unserer Empfehlung; Sie entscheiden'],
    development: ['Ausarbeitung', 'die gewählte Richtung, mit Korrekturen'],
    artwork: ['Endgültige Daten', 'mit Ihnen geprüft und verschickt'],
    making: ['Druck und Herstellung', 'durch den Hersteller; wir sehen die ersten Stücke an'],
    wait: ['Andere müssen antworten', ''],
  },
  whole: 'im Gebrauch gezeigt, mit unserer Empfehlung; Sie entscheiden',
  work: 'mit Korrekturen',
  days: {
    event: 'Ihr Termin',
    needed: 'Ihr Termin',
    first: 'Zuerst zu sehen',
    supply: 'Von Ihnen',
    meeting: 'Bei Ihnen',
    away: 'Nicht da',
    payment: 'Zahlung',
    signature: 'Unterschrift',
    start: 'Beginn',
  },
  theDay: 'Der Tag',
  timeHead: ['Wann', 'Abschnitt', 'Was geschieht'],
  also: (said) => `Außerdem im Kalender: ${said}.`,
  conflict:
    'Die ersten Entwürfe zeigen beides am selben Stück. Wir empfehlen eines, mit Gründen; Sie entscheiden, bevor etwas ausgearbeitet wird.',
  sorry: {
    copy: 'Was wir zeichnen, gehört Ihnen: Die Gestaltung einer anderen Marke übernehmen wir nicht.',
    claim: 'Was darauf behauptet wird, drucken wir, wenn es belegt ist; bis dahin lassen wir es weg.',
    review: 'Bewertungen schreiben Menschen, die dort waren: Wir schreiben sie nicht.',
  },
  replies: [
    [
      /\bwer (?:von ihnen|bei ihnen|würde|macht|betreut)/i,
      `${NAME} würde die Arbeit leiten und ist für Sie erreichbar; ${NAME} gestaltet. ${CONFIRM}`,
    ],
    [/(?:kostet|kosten|preis|teuer)/i, `Der Preis steht neben jeder Position. Alles zusammen: ${PRICE}.`],
    [/(?:schaffen|rechtzeitig|wie lange|bis wann|wann)/i, `Wie der Terminplan zeigt. ${CONFIRM}`],
    [/^(?:können|könnten|würden|machen) sie/i, `Ja. ${CONFIRM}`],
    [/./, ANSWER],
  ],
  askDay: 'Gibt es einen Tag, an dem es in Gebrauch sein muss?',
  whichDay: (said) => `${said}: Welcher Tag ist das?`,
  askSum: 'Gibt es eine Summe, in der das Ganze bleiben muss?',
  noRush: /keine eile|kein termin/i,
  title: (things, whom) => `${things}${whom ? ` für ${whom}` : ''}`,
  more: (count) =>
    count === 1
      ? 'eine weitere'
      : `${['null', 'eine', 'zwei', 'drei', 'vier', 'fünf'][count] ?? String(count)} weitere`,
};

import { NAME, PRICE } from '../marks';
import { plain } from '../markdown';
import { GERMAN_GIVES, GERMAN_TRADES } from './trades-german';
import { GERMAN_METHODS } from './methods-german';
import type { Language } from './types';

const WORDS = [
  'null',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const weeksOf = (days: number): string => {
  const weeks = Math.max(1, Math.round(days / 5));
  return `${WORDS[weeks] ?? weeks} ${weeks === 1 ? 'Woche' : 'Wochen'}`;
};
const number = (value: number): string => value.toLocaleString('de-DE');

export const GERMAN: Language = {
  locale: 'de-DE',
  words: /(?<!\p{L})(?:der|die|das|und|ist|wir|nicht|für|mit|ein|eine|auf|zu|haben)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:het|een|van|voor|niet|og|ikke|och|inte)(?!\p{L})/giu,
  quote: (text) =>
    `„${plain(`x${text}`)
      .slice(1)
      .replace(/["“”„]/g, '‚')}“`,
  and: 'und',
  trades: GERMAN_TRADES,
  hello: (name) => `Guten Tag ${name},`,
  closing: 'Mit freundlichen Grüßen',
  title: (things = 'Angebot', whom) => (whom ? `${things}${/ für /u.test(things) ? ',' : ' für'} ${whom}` : things),
  roundsIn: 'in jedem Preis enthalten.',
  inYourWords: 'In Ihren Worten:',
  service: 'von uns übernommen, mit Prüfungen an vereinbarten Punkten und einer kurzen Notiz an Sie nach jeder',
  inSteps: 'in diesen Schritten:',
  either: (one, other) => `Sind es ${one} oder ${other}?`,
  views: (what) => `${what}: Die einen wollen es, die anderen nicht. Was zeichnen wir, und wer entscheidet?`,
  maybe: (what) => `Sie sagen ${what}: Ist das entschieden?`,
  needBy: 'All das bis zum Auftakt im Plan; was dann fehlt, hält den ersten Entwurf auf.',
  yes: 'Ja:',
  voicesDiffer: 'Wo sich die Wünsche mehrerer widersprechen: Wer entscheidet, und bis wann?',
  wished: 'Ihre Wünsche, die wir einarbeiten:',
  theirDates: 'Ihre Termine:',
  leftOut: 'Nicht angeboten, wie Sie schreiben:',
  soLanguages:
    'Deshalb enthält jeder Entwurf alle Sprachen, die längste bestimmt den Platz, und jede liest jemand, dessen eigene sie ist.',
  labels: {
    opening: 'Eröffnung',
    live: 'Start im Netz',
    delivery: 'Lieferung',
    print: 'In den Druck',
    decision: 'Ihre Entscheidung',
    draft: 'Erste Entwürfe gezeigt',
    test: 'Erprobung',
    files: 'Endgültige Dateien',
    start: 'Beginn',
    shops: 'Im Handel',
    money: 'Abgerechnet',
    supply: 'Ihre Texte und Bilder',
    ready: 'In Gebrauch',
    works: 'Arbeiten vor Ort',
    access: 'Zugang zum Ort',
    count: 'Zählung des Ergebnisses',
    closing: 'Schließung',
  },
  filesOf: 'Dateien an die Hersteller',
  approval: ['Freigabe', 'vollständig denen gezeigt, die zustimmen müssen; ihre Änderungen eingearbeitet'],
  columns: ['Position', 'Sie erhalten', 'Preis'],
  gives: ({ id, family }) =>
    GERMAN_GIVES[id] ??
    (family === 'packaging' || family === 'space' || family === 'goods' || family === 'words' || family === 'social'
      ? GERMAN_GIVES[family]
      : undefined),
  together: 'Alles zusammen',
  togetherGives: 'jede Position oben, in einem Auftrag',
  inIt: '; darin: ',
  open: 'falls gewünscht; nicht in der Summe',
  eachLine: 'Jede Position kann für sich beauftragt werden.',
  talked: 'danke für das Gespräch. Das haben wir notiert, und so würden wir antworten.',
  rounds: ['Eine Korrekturrunde ist', 'Zwei Korrekturrunden sind', 'Drei Korrekturrunden sind'],
  frame:
    'Kommen unsere Positionen auf mehr, nennen wir vor dem Auftrag die Position, die entfallen oder kleiner werden kann.',
  fee: 'Die Positionen oben sind unser Honorar; die Summe für Möbel, Herstellung und Bau bleibt davon unberührt.',
  undecided:
    'Da offen ist, was daraus werden soll, würden wir mit der ersten Position allein beginnen: Sie stellt Ihre Möglichkeiten nebeneinander, mit Kosten und Nutzen. Der Rest wird beauftragt, wenn Sie gewählt haben.',
  insight: (said) => `Die Leitidee beginnt bei dem, was sich die Leute fragen: ${said}`,
  tax: { net: 'Unsere Preise sind wie Ihre Summe netto.', gross: 'Unsere Preise sind wie Ihre Summe brutto.' },
  allIn: `Ihre Summe enthält auch, was andere herstellen und liefern: Dorthin gehen ${PRICE}, nach Angeboten, die Sie vorher sehen.`,
  unpaid: 'Sie sagen offen, dass es kein Honorar gibt. Was wir ohne Honorar geben können: [answer]',
  unfit: {
    safety:
      'Fluchtwege, Notbeleuchtung und die zugelassene Personenzahl bleiben, wie das Gesetz sie vorsieht. Wir gestalten damit und fragen den Brandschutz, bevor wir zeichnen.',
    copy: 'Was wir zeichnen, ist Ihr Eigenes: Die Gestaltung einer anderen Marke übernehmen wir nicht.',
    claim: 'Was behauptet wird, wird gedruckt, wenn es belegt ist; bis dahin lassen wir es weg.',
    review: `Bewertungen schreiben Menschen, die da waren: Wir schreiben sie nicht. Stattdessen bieten wir eine kurze Nachricht an, die Ihre Kundinnen und Kunden nach dem Besuch um eine bittet, und einen Platz für die echten.`,
    proof: `Bilder von Ergebnissen zeigen Ihre eigenen Kundinnen und Kunden, die zugestimmt haben: Wir stellen sie nicht nach. Die ersten machen wir mit Ihnen.`,
  },
  assumptions: 'Wir gehen davon aus:',
  timeHead: ['Bis', 'Was', 'Was das ist'],
  yours: 'Ihr Termin',
  away: 'Pause',
  weeks: (from, to) => (from >= to ? `Woche ${to}` : `Wochen ${from}–${to}`),
  inWeeks: 'Sie nennen keinen Tag; gerechnet wird in Wochen ab Ihrem Auftrag.',
  inWeeksOnly: 'Die Wochen zählen ab Ihrem Auftrag.',
  planned: (start, deadline) =>
    deadline ? `Geplant ab ${start}, zurückgerechnet vom ${deadline}.` : `Geplant ab ${start}, in üblichem Tempo.`,
  between: (start, first, last) => `Geplant ab ${start}: Das Erste ist bis ${first} fertig, das Letzte bis ${last}.`,
  later: ['Lieferung', 'was an dem Tag fällig ist, mit Ihnen geprüft und übergeben'],
  running: ['Laufzeit', 'was läuft, wird gezählt und geändert, wo es nicht wirkt; der Rest kommt zu seinem Tag'],
  reserve: (weeks) => `Vor dem letzten Tag bleiben ${WORDS[weeks] ?? weeks} Wochen Reserve.`,
  tight: (left, usual, from, to) =>
    `Vom ${from} bis zum ${to} ist es knapp: ${weeksOf(left)} für etwas, das sonst ${weeksOf(usual)} braucht. Es geht, wenn Antworten binnen zwei Tagen kommen.`,
  tooNear: (left, usual, from, to) =>
    `Offen gesagt: Vom ${from} bis zum ${to} sind es ${weeksOf(left)}; das ist zu wenig für eine Arbeit, die sonst ${weeksOf(usual)} braucht. Der Plan hier zeigt das übliche Tempo ab Ihrem Auftrag.`,
  first:
    'Damit an dem Tag etwas da ist, würden wir einen Entwurf statt zweier zeigen und weglassen, was später folgen kann.',
  vague: (said, day) => `Sie schreiben ${said}; bis Sie den Tag nennen, rechnen wir mit dem ${day}.`,
  answers: {
    offer: 'Ja: Hier ist es.',
    price: 'Ein Preis für jede Position steht in der Liste, dazu einer für alles zusammen.',
    usual:
      'In den Phasen des Plans hier, eine nach der anderen: Nichts von der nächsten kostet etwas, bevor Sie über die vorige entschieden haben.',
    need: 'Die Antworten auf die Fragen unten, jemanden, der entscheidet, und was an Plänen, Daten oder Fotos vorliegt.',
    when: 'Der Plan hier zeigt es.',
    fits: 'Die Zeit reicht.',
    short: 'Die Zeit ist knapp.',
    visit: 'Ja, einmal, am Anfang.',
    contact: `${NAME}, wer die Arbeit leitet.`,
    code: 'Ihnen: Code, Dateien und Zugänge laufen auf Ihren Namen.',
    several: 'Der erste Entwurf zeigt mindestens zwei Wege, mit unserer Empfehlung.',
    decide:
      'Da offen ist, was daraus werden soll, würden wir mit der ersten Position allein beginnen: Sie stellt Ihre Möglichkeiten nebeneinander, mit Kosten und Nutzen. Der Rest wird beauftragt, wenn Sie gewählt haben.',
    separate: 'Ja: Jede Position der Liste hat ihren eigenen Preis und kann so beauftragt werden.',
    references: 'Beispiele, die dieser Arbeit nahe sind: [answer]',
    first: 'Zuerst, was im Plan zuerst fällig ist. Warten kann, in dieser Reihenfolge: [answer]',
    consult:
      'Dafür sind das erste Gespräch und das Papier danach da: zwei oder drei Wege, was jeder kostet und bringt, und was wir zuerst tun würden.',
    supervise: 'Ja: Es ist eine der Positionen der Liste.',
    advise: 'Wir empfehlen einen der Wege, wenn die ersten Phasen fertig sind, mit Gründen und Kosten.',
    sum: 'Was später folgen kann, wenn die Summe nicht alles trägt, in dieser Reihenfolge: [answer]',
  },
  figures: 'Einige Zahlen passen, soweit wir sehen, nicht zusammen:',
  figure: (one, date) => {
    switch (one.kind) {
      case 'sum':
        return `Die Teile ${one.parts} ergeben ${one.sum}, Sie nennen ${one.total}: Was stimmt?`;
      case 'span':
        return `Vom ${date(one.from)} bis ${date(one.to)} sind es ${one.days < 14 ? `${one.days} Tage` : `${Math.round(one.days / 7)} Wochen`}, nicht ${one.said}: Welcher Tag ist gemeint?`;
      case 'rate':
        return `${one.one} wären ${number(one.low)} bis ${number(one.high)} ${one.unit}, Sie schreiben ${one.other}: Mit welcher Zahl planen wir?`;
      case 'product':
        return `${one.parts} ergeben ${number(one.product)}, Sie schreiben ${one.said}: Was stimmt?`;
      case 'growth':
        return `Von ${one.from} auf ${one.to} sind es ${one.percent} % mehr, nicht ${one.said}: Was ist das Ziel?`;
      case 'shares':
        return `Die Anteile ergeben ${one.sum} %, mehr als das Ganze: Welche stimmen?`;
      case 'count':
        return `Sie schreiben „${one.said}“ und nennen ${WORDS[one.found] ?? one.found}: Fehlt etwas, oder ist etwas zu viel?`;
      case 'area':
        return `${one.said}: Die Seiten ergeben etwa ${one.found} m². Was stimmt?`;
      case 'weekday':
        return `${one.said} ist ein ${one.date.toLocaleDateString('de-DE', { weekday: 'long', timeZone: 'UTC' })}: Welcher Tag ist gemeint?`;
      case 'chain':
        return `„${one.steps}“: das sind ${one.weeks} Wochen. Ab dem ${date(one.from)} gerechnet endet es am ${date(one.end)}, nach dem ${date(one.to)}: Welcher Termin lässt sich verschieben?`;
      case 'years':
        return `${one.said}: Das ergibt ${one.found} Jahre. Was stimmt?`;
    }
  },
  methods: GERMAN_METHODS,
  gaps: {
    day: (said) => `Sie schreiben ${said}: Welcher Tag ist es?`,
    sums: (said) => `Sie schreiben ${said}: Mit welcher der Summen planen wir?`,
    rights: (said) => `Sie schreiben ${said}: Wer hat die Rechte, und liegt die Zustimmung schriftlich vor?`,
    agreed: (said) => `Sie schreiben ${said}: Bis wann ist das klar, und was wird aus der Arbeit, wenn es nein heißt?`,
    perhaps: (said) => `Sie schreiben ${said}: Planen wir mit oder ohne?`,
    season: (said) =>
      `Sie schreiben ${said}: Welche Wochen passen Ihnen? Was den Ort braucht, geschieht dann, das Übrige darum herum.`,
    lapses: (day) =>
      `Das Geld muss bis ${day} verwendet sein, und der Plan endet danach: Was kann vorher in Rechnung gestellt werden, oder lässt sich der Tag verschieben?`,
  },
  spread: (said, start, end) => `Geplant über die Zeit, die Sie nennen, ${said}: vom ${start} bis ${end}.`,
  pieces: (list) => `Gewünscht: ${list}.`,
  confirmDay: (day) => `Ist der ${day}, von dem unser Plan zurückrechnet, der Tag, an dem alles da sein muss?`,
  askDay: 'Bis zu welchem Tag muss es in Gebrauch sein?',
  askSum: 'Welche Summe darf das Ganze nicht übersteigen?',
  askDecides: 'Wer entscheidet am Ende, und wer muss vorher gehört werden?',
  askMost: 'Wenn bis dahin oder für diese Summe nicht alles geht: Was muss da sein, und was kann folgen?',
  askPicture: 'Was soll in dieser Richtung entstehen, und wo wird man es zuerst sehen?',
  checks: [
    [
      'protected',
      'Wie jedes Stück befestigt wird und wieder abgeht, sieht zuerst die Behörde, da das Gebäude geschützt ist.',
    ],
    [
      'languages',
      'Jede Sprache wird von Anfang an gesetzt und von jemandem gelesen, dessen eigene sie ist; Übersetzungen kommen von Ihnen, wenn Sie sie nicht bestellen.',
    ],
    ['names', 'Namen suchen wir in den Registern; ob sie rechtlich frei sind, sagt ein Anwalt.'],
    ['rights', 'An den Bildern, die Sie schicken, haben Sie die Rechte.'],
    [
      'api',
      'Die Schnittstelle Ihres Systems prüfen wir zuerst; was ihre Beschreibung nicht sagt, sagt uns jemand von Ihnen.',
    ],
    ['unwritten', 'Wo Texte fehlen, schreiben wir sie nach Gesprächen mit Ihnen; das ist im Preis der Inhalte.'],
    ['access', 'Einige Menschen, die schlechter sehen, gehen oder lesen, probieren den ersten Entwurf.'],
  ],
  voices: {
    TI: {
      headings: {
        understanding: 'Verständnis',
        pictures: 'Was Ihre Bilder zeigen',
        scope: 'Leistungen und Preise',
        conditions: 'Woran wir uns halten',
        answers: 'Ihre Fragen',
        schedule: 'Zeitplan',
        how: 'Vorgehen und Annahmen',
        people: 'Personen',
        questions: 'Fragen vor dem Start',
        next: 'Nächste Schritte',
      },
      opening:
        'danke für Ihre Anfrage. Hier ist unser Angebot: was wir verstanden haben, was Sie erhalten, bis wann, und was noch offen ist.',
      how: (rounds) =>
        `Am Ende jeder Phase bekommen Sie eine Seite: was entschieden ist, was offen ist, was folgt. ${rounds} in jedem Preis enthalten.`,
      people: `${NAME} leitet und ist Ihr Kontakt; ${NAME} gestaltet. Bei Ihnen sammelt eine Person alle Antworten.`,
      next: (start) => [
        'Sie beantworten die Fragen und sagen uns, welche Positionen Sie möchten.',
        `Wir bringen das auf eine Seite, beide unterschreiben; das erste Gespräch ist in der Woche vom ${start}.`,
      ],
      note: [
        'danke für Ihre Nachricht. Wir lesen sie so:',
        'Für feste Preise müssen wir wissen:',
        'Schicken Sie uns das, und aus den Preisen wird ein Angebot.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Was wir gehört haben',
        pictures: 'Was Ihre Bilder uns sagen',
        scope: 'Was Sie erhalten würden',
        conditions: 'Woran wir uns halten würden',
        answers: 'Sie haben gefragt',
        schedule: 'Wann',
        how: 'Wie wir es angehen würden',
        people: 'Wer bei Ihnen wäre',
        questions: 'Was wir gerne fragen würden',
        next: 'Wenn Ihnen das gefällt',
      },
      opening: 'danke, dass Sie uns geschrieben haben. Das haben wir verstanden, und so würden wir antworten.',
      how: (rounds) => `Wir würden damit beginnen, denen zuzuhören, die mit dem Ergebnis leben. ${rounds} dabei.`,
      people: `${NAME} würde die Arbeit leiten und wäre für Sie am Telefon; ${NAME} würde gestalten.`,
      next: (start) => [
        `Schreiben Sie zurück oder rufen Sie an, mit dem, was Sie beantworten können; wir bringen es auf eine Seite, beide unterschreiben, und wir kommen in der Woche vom ${start} zu Ihnen.`,
      ],
      note: [
        'danke, dass Sie uns geschrieben haben. Wenn wir Sie recht verstehen:',
        'Bevor wir einen festen Preis nennen, würden wir gerne fragen:',
        'Schreiben Sie oder rufen Sie an, wie es leichter ist.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'Der Fall',
        pictures: 'Gesehen',
        scope: 'Sie bekommen',
        conditions: 'Fest',
        answers: 'Gefragt',
        schedule: 'Termine',
        how: 'Wie',
        people: 'Wer',
        questions: 'Offen',
        next: 'Jetzt',
      },
      opening: 'kurz, damit Sie schnell entscheiden können.',
      how: (rounds) => `Ein Gespräch, eine Empfehlung, Ihre Entscheidung. ${rounds} im Preis.`,
      people: `${NAME} leitet, ${NAME} gestaltet. Bei Ihnen sammelt eine Person die Antworten.`,
      next: (start) => [
        `Beantworten, was offen ist. Streichen, was Sie nicht wollen. Ja sagen: Wir beginnen in der Woche vom ${start}.`,
      ],
      note: ['verstanden:', 'Für einen festen Preis bitte schicken:', 'Eine Nachricht genügt. Dann beginnen wir.'],
    },
    BIL: {
      headings: {
        understanding: 'Worum geht es?',
        pictures: 'Was ist auf den Bildern?',
        scope: 'Was bekommen Sie, und was kostet es?',
        conditions: 'Woran muss es sich halten?',
        answers: 'Was haben Sie uns gefragt?',
        schedule: 'Wann ist was da?',
        how: 'Woran erkennen wir, dass es stimmt?',
        people: 'Wer macht was?',
        questions: 'Was müssen wir vor dem Start wissen?',
        next: 'Was geschieht, wenn Sie Ja sagen?',
      },
      opening:
        'dieses Papier beantwortet, Frage für Frage, was eine Entscheidung braucht, und sagt, was noch offen ist.',
      how: (rounds) =>
        `Durch Proben, nicht durch Geschmack: Bevor wir zeichnen, vereinbaren wir, woran man sieht, dass es gelingt. ${rounds} im Preis.`,
      people: `${NAME} leitet und steht für die Termine ein; ${NAME} gestaltet. Bei Ihnen entscheidet jemand und sagt uns, was die anderen sagen.`,
      next: (start) => [
        'Sie beantworten die Fragen oben, soweit Sie können.',
        `Wir tragen ein, was daran hängt, beide unterschreiben, und wir beginnen in der Woche vom ${start}.`,
      ],
      note: [
        'was wir verstanden haben:',
        'Was müssen wir für einen festen Preis wissen?',
        'Was dann? Sie bekommen eine Seite mit dem Preis; sagen Sie Ja, beginnen wir.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'Auf der Werkbank',
        pictures: 'Was wir gemessen haben',
        scope: 'Was die Werkstatt verlässt',
        conditions: 'Fest wie ein Maß in der Zeichnung',
        answers: 'Ihre Fragen',
        schedule: 'Vom letzten Tag zurück',
        how: 'Wie wir arbeiten',
        people: 'Hände',
        questions: 'Vor dem ersten Schnitt',
        next: 'Die ersten Griffe',
      },
      opening:
        'wir haben Ihre Anfrage mit dem Bleistift in der Hand gelesen: zuerst, was am Ende da sein muss, dann der Weg dorthin.',
      how: (rounds) =>
        `Früh gibt es etwas zum Ansehen und Anfassen; es ist grob, damit Ändern leicht bleibt. Wer es am Ende macht, wird gefragt, solange Änderungen nichts kosten. ${rounds} im Preis.`,
      people: `${NAME} am Zeichentisch, ${NAME} bei den Betrieben, und bei Ihnen jemand, der antwortet.`,
      next: (start) => [
        'Sie klären von den Fragen, was Sie können, und streichen, was Sie nicht wollen.',
        `Wir messen und sehen in der Woche vom ${start}.`,
      ],
      note: [
        'auf der Werkbank, wenn wir es recht verstehen:',
        'Vor dem ersten Schnitt brauchen wir:',
        'Schicken Sie das, und jedes Stück bekommt seinen Preis.',
      ],
    },
  },
};

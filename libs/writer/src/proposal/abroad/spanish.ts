import { SPANISH_JOBS } from '../jobs/spanish';
import type { FamilyId } from '../lexicon';
import { ANSWER, CONFIRM, NAME, PRICE } from '../parts/marks';
import type { Language } from './language';

const days = (count: number) =>
  count < 8 ? (count === 1 ? 'un día laborable' : `${count} días laborables`) : `unas ${Math.round(count / 5)} semanas`;

const FAMILIES: Record<FamilyId, string> = {
  identity: 'signo, colores, letras y sus reglas, mostrados en dos piezas reales, con todos los archivos',
  packaging: 'artes finales sobre la forma del fabricante, con colores y material',
  print: 'todas las páginas compuestas con sus textos, listas para imprimir, y un PDF para pantalla',
  book: 'formato, retícula y letra con un capítulo de muestra, después todas las páginas y la cubierta, listas para imprimir',
  space: 'un dibujo de cada pieza con medidas, material y fijación, y sus artes finales',
  fair: 'planta y vistas, qué va dónde, con materiales, y artes finales de cada superficie',
  web: 'estructura, todos los tipos de página para teléfono y pantalla, un borrador navegable y archivos con medidas para construir',
  product:
    'recorridos y todas las pantallas con sus estados, un borrador navegable y las piezas para los programadores',
  image:
    'bocetos de todas, una acabada para acordar la manera, después las demás, en archivos para imprenta y pantalla',
  motion: 'guion e imágenes de estilo para acordar, después la película en los formatos nombrados',
  social: 'imágenes en los tamaños de cada red y plantillas que pueden llenar ustedes',
  goods: 'dibujo para bordado o estampado, con tamaño, sitio y tonos',
  words: 'escrito con ustedes y aprobado por ustedes antes de componerlo',
  event: 'primero la idea en una página, después dibujada para que se pueda hacer, con sus archivos',
  advice: 'lo que encontramos y lo que haríamos, en diez páginas como mucho, hablado con ustedes',
};

export const SPANISH: Language = {
  locale: 'es-ES',
  words:
    /(?<!\p{L})(?:el|los|las|y|que|de|para|con|una?|nos|es|somos|por|pero|del|queremos|necesitamos|tenemos|muy|hay)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:les|nous|et|est|pour|avec|della|che|sono|não|uma|são|het|een|und|der)(?!\p{L})/giu,
  quote: (text) => `«${text.replace(/[«»“”"]/g, '’')}»`,
  jobs: SPANISH_JOBS,
  gives: ({ id, family }) =>
    id === 'other'
      ? FAMILIES.event
      : id === 'name'
        ? 'una lista corta de cinco, cada uno con su razón, dicho en voz alta y buscado en la red; la búsqueda legal es de un abogado'
        : FAMILIES[family],
  asks: () => undefined,
  headings: {
    TI: {
      understanding: 'Lo que entendimos',
      scope: 'Alcance y precios',
      pictures: 'Sus imágenes',
      conditions: 'A lo que nos atenemos',
      conflicts: 'Por decidir',
      answers: 'Sus preguntas',
      schedule: 'Calendario',
      how: 'Cómo trabajamos',
      people: 'Personas',
      options: '',
      questions: 'Preguntas antes de empezar',
      next: 'Próximos pasos',
    },
    SUL: {
      understanding: 'Lo que escuchamos',
      scope: 'Lo que tendrían en las manos',
      pictures: 'Sus imágenes',
      conditions: 'A lo que nos atenemos',
      conflicts: 'Donde dos quieren cosas distintas',
      answers: 'Nos preguntan',
      schedule: 'Cuándo',
      how: 'Cómo lo haríamos',
      people: 'Quién estaría con ustedes',
      options: '',
      questions: 'Lo que nos gustaría saber',
      next: 'Si les gusta',
    },
    JAD: {
      understanding: 'El caso',
      scope: 'Reciben',
      pictures: 'Visto',
      conditions: 'Fijo',
      conflicts: 'Sin decidir',
      answers: 'Preguntado, respondido',
      schedule: 'Fechas',
      how: 'Cómo',
      people: 'Quién',
      options: '',
      questions: 'Abierto',
      next: 'Ahora',
    },
    BIL: {
      understanding: '¿De qué se trata?',
      scope: '¿Qué tendrán al final, y cuánto cuesta?',
      pictures: '¿Qué hay en las imágenes?',
      conditions: '¿A qué tiene que atenerse?',
      conflicts: '¿Qué está sin decidir?',
      answers: '¿Qué nos preguntan?',
      schedule: '¿Cuándo está qué?',
      how: '¿Cómo sabemos que está bien?',
      people: '¿Quién hace qué?',
      options: '',
      questions: '¿Qué tenemos que saber antes?',
      next: '¿Qué pasa si dicen que sí?',
    },
    HOL: {
      understanding: 'En el banco de trabajo',
      scope: 'Lo que sale del taller, y su precio',
      pictures: 'Medido',
      conditions: 'Tan fijo como una cota en el plano',
      conflicts: 'Por aclarar entre ustedes',
      answers: 'Sus preguntas',
      schedule: 'Hasta el último día',
      how: 'Cómo trabajamos',
      people: 'Manos',
      options: '',
      questions: 'Antes del primer corte',
      next: 'Primeros pasos',
    },
  },
  hello: (name) => `Buenos días, ${name}:`,
  opening: {
    TI: (things) =>
      `Nos piden: ${things}. Abajo está lo que entendimos, lo que recibirían y lo que cuesta, cuándo estaría y lo que queda abierto.`,
    SUL: (things) =>
      `gracias por escribirnos. Si leímos bien, se trata de: ${things}. Interrúmpannos donde hayamos oído mal.`,
    JAD: (things) => `**${things}.**`,
    BIL: (things) =>
      `Necesitan: ${things}. Este papel responde lo que pide una decisión, y dice dónde nadie sabe todavía la respuesta.`,
    HOL: (things) => `El trabajo: ${things}. Hacemos cuanto antes algo que se pueda tener en la mano.`,
  },
  people: {
    TI: `${NAME} dirige y es su contacto; ${NAME} dibuja. Por su parte, una persona reúne lo que dicen todos.`,
    SUL: `${NAME} dirigiría el trabajo y estaría al teléfono; ${NAME} dibujaría.`,
    JAD: `${NAME} dirige, ${NAME} dibuja. Por su parte, una persona reúne las respuestas.`,
    BIL: `${NAME} dirige y responde de las fechas; ${NAME} dibuja. Por su parte, alguien decide y nos dice lo que dicen los demás.`,
    HOL: `${NAME} en la mesa de dibujo, ${NAME} con quien produce, y un par de manos suyas: alguien que responda.`,
  },
  next: {
    TI: [
      'Responden las preguntas y tachan lo que no quieren.',
      'Lo que queda lo ponemos en una página que firman los dos.',
    ],
    SUL: [
      'Escriban o llamen con lo que puedan responder; basta media hora. Después todo está en una página, y el trabajo puede empezar.',
    ],
    JAD: ['Responder lo abierto. Tachar lo que no quieran. Decir que sí al resto.'],
    BIL: [
      'Responden las preguntas, hasta donde puedan.',
      'Ponemos lo que depende de ellas, y los dos firman una página.',
    ],
    HOL: [
      'Aclaran lo que puedan de las preguntas.',
      'Tachan de la lista lo que no quieren; lo que queda es el encargo.',
    ],
  },
  closing: 'Un saludo cordial',
  and: 'y',
  self: /^(?:hola,? |buenas tardes,? |buenos días,? )?(?:somos|soy)\s+(.+)$/i,
  youAre: (what, isOne) => `${isOne ? 'Es usted' : 'Son ustedes'} ${what}.`,
  youWant: (noun) => `Lo que quieren de nosotros: ${noun}.`,
  ownWords: 'En sus palabras:',
  dayThatCounts: (day) => `El día que cuenta es el ${day}.`,
  columns: ['Pieza', 'Reciben', 'Precio'],
  together: 'Todo junto',
  ordered: 'encargado a la vez',
  wishes: 'Tiene que hacer lo que piden, en sus palabras:',
  later: (names) => `Más adelante, o quizá: ${names}. Tiene un precio aparte, ${PRICE}, y no está contado arriba.`,
  without: (making) =>
    `${making}: no está en estos precios; quien lo haga recibe archivos listos y les factura a ustedes.`,
  frame: (frame) => `Su marco: ${frame}.`,
  share: (share) => `Esa parte son ${share}, y es lo más que pueden sumar todas nuestras líneas: ${PRICE}.`,
  holds: `Lo que incluye según sus palabras se paga de ahí: ${PRICE} para eso, tras presupuestos que habrán visto, y ${PRICE} para nuestras líneas.`,
  ceiling: `Todas nuestras líneas juntas: ${PRICE}. Si es más, decimos antes del encargo qué línea se puede quitar o reducir.`,
  unpaid: `Dicen con franqueza que no pueden pagar honorarios; por eso no hay aquí lista de precios. Lo que podemos dar sin ellos: la primera etapa entera y nuestra mirada en lo que hagan con ella. ${CONFIRM}`,
  terms: (terms) => `Pago como lo escriben (${terms}): de acuerdo. ${CONFIRM}`,
  bound: 'En sus palabras, y vale para cada boceto:',
  facts: 'Con lo que contamos, en sus palabras:',
  strongest: (texts) =>
    texts.length > 1
      ? `Dos de sus condiciones deciden más que todas las demás, así que el primer boceto se hace a su medida: ${texts.join(' y ')}`
      : `Una de sus condiciones decide más que todas las demás, así que el primer boceto se hace a su medida: ${texts[0] ?? ''}`,
  rounds: ['Va incluida una ronda de cambios.', 'Van incluidas dos rondas de cambios.'],
  planned: (day) => `Planeado para el ${day}.`,
  vague: (said, day) => `No nombran un día (${said}); planeamos para el ${day} hasta que nos digan uno.`,
  ready: (day) =>
    `Nuestros archivos están listos el ${day}; el tiempo que sigue es de quien imprime, produce o construye.`,
  tight: (count, usual) =>
    `Es justo: quedan ${days(count)}, y lo normal son ${days(usual)}. Sale con caminos cortos y respuestas en dos días; empezaríamos enseguida.`,
  hopeless: (day, count, usual) =>
    `Con franqueza: el ${day} está demasiado cerca para todo. Quedan ${days(count)}, y lo normal son ${days(usual)}. Hasta entonces puede estar la primera etapa. Dígannos si eso ayuda o si el día se puede mover; abajo están las semanas del conjunto.`,
  spare: (weeks) => `Quedan ${weeks} semanas de margen.`,
  making: (count, usual) =>
    `Para construir quedan ${days(count)}, y lo normal son ${days(usual)}: quien construye tiene que decir antes de empezar qué puede estar para entonces.`,
  weeks: (from, to) => (from >= to ? `Semana ${to}` : `Semanas ${from}–${to}`),
  to: 'a',
  phases: {
    start: ['Comienzo', 'sus respuestas y lo que hay'],
    ideas: ['Primeras ideas', 'mostradas en uso, con nuestra recomendación; ustedes deciden'],
    development: ['Desarrollo', 'el camino elegido, con cambios'],
    artwork: ['Archivos finales', 'revisados con ustedes y enviados'],
    making: ['Impresión y producción', 'a cargo de quien produce; revisamos las primeras piezas'],
    wait: ['Otros tienen que responder', ''],
  },
  whole: 'mostrado en uso, con nuestra recomendación; ustedes deciden',
  work: 'con cambios',
  days: {
    event: 'Su fecha',
    needed: 'Su fecha',
    first: 'Primero que se ve',
    supply: 'De ustedes',
    meeting: 'Con ustedes',
    away: 'No están',
    payment: 'Pago',
    signature: 'Firma',
    start: 'Comienzo',
  },
  theDay: 'El día',
  timeHead: ['Cuándo', 'Etapa', 'Qué pasa'],
  also: (said) => `También en el calendario: ${said}.`,
  conflict:
    'Las primeras ideas muestran las dos cosas en la misma pieza. Recomendamos una, con razones; ustedes deciden antes de desarrollar nada.',
  sorry: {
    copy: 'Lo que dibujamos es suyo: no tomamos el diseño de otra marca.',
    claim: 'Lo que se afirma se imprime cuando está probado; hasta entonces lo dejamos fuera.',
    review: 'Las reseñas las escribe quien estuvo allí: nosotros no las escribimos.',
  },
  replies: [
    [/quién (?:de ustedes|lo haría|lo hace)/i, `${NAME} dirigiría el trabajo; ${NAME} dibujaría. ${CONFIRM}`],
    [/cuesta|cuánto|precio/i, `El precio está junto a cada línea. Todo junto: ${PRICE}.`],
    [/cuándo|a tiempo|plazo/i, `Como muestra el calendario. ${CONFIRM}`],
    [/./, ANSWER],
  ],
  askDay: '¿Hay un día en que tenga que estar en uso?',
  whichDay: (said) => `${said}: ¿qué día es?`,
  askSum: '¿Hay una suma en la que tenga que quedar todo?',
  noRush: /sin prisa|no hay prisa/i,
  title: (things, whom) => `${things}${whom ? ` para ${whom}` : ''}`,
  more: (count) => (count === 1 ? 'una más' : `${count} más`),
};

import { plain } from '../markdown';
import { NAME, PRICE } from '../marks';
import { SPANISH_GIVES, SPANISH_TRADES } from './trades-spanish';
import { SPANISH_METHODS } from './methods-spanish';
import type { Language } from './types';

const WORDS = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const weeksOf = (days: number): string => {
  const weeks = Math.max(1, Math.round(days / 5));
  return `${WORDS[weeks] ?? weeks} semana${weeks === 1 ? '' : 's'}`;
};
const number = (value: number): string => value.toLocaleString('es-ES');
const BY_FAMILY = ['packaging', 'space', 'goods', 'words', 'social'];

export const SPANISH: Language = {
  locale: 'es-ES',
  words: /(?<!\p{L})(?:el|los|las|y|es|que|para|con|una|por|nuestr[oa]s?|somos|tenemos|del)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:les|des|et|est|nous|il|gli|che|per|não|uma|com|dos)(?!\p{L})/giu,
  quote: (text) =>
    `«${plain(`x${text}`)
      .slice(1)
      .replace(/["“”«»]/g, '’')}»`,
  and: 'y',
  trades: SPANISH_TRADES,
  hello: (name) => `Hola, ${name}:`,
  closing: 'Un cordial saludo,',
  title: (things = 'Propuesta', whom) => (whom ? `${things}${/ para /u.test(things) ? ',' : ' para'} ${whom}` : things),
  roundsIn: 'en cada precio.',
  inYourWords: 'En sus palabras:',
  service: 'a nuestro cargo, con controles en los puntos acordados y una nota breve después de cada uno',
  inSteps: 'en estos pasos:',
  either: (one, other) => `¿Son ${one} o ${other}?`,
  views: (what) => `${what}: unos lo quieren y otros no. ¿Qué dibujamos y quién decide?`,
  maybe: (what) => `Dicen ${what}: ¿está decidido?`,
  needBy: 'Todo ello antes del comienzo del plan; lo que falte entonces retrasa el primer borrador.',
  yes: 'Sí:',
  voicesDiffer: 'Donde los deseos de varias personas se contradicen: ¿quién decide y hasta cuándo?',
  wished: 'Sus deseos, que incorporamos:',
  theirDates: 'Sus fechas:',
  leftOut: 'No se ofrece, como escriben:',
  soLanguages:
    'Por eso cada boceto lleva todas las lenguas, la más larga decide el espacio, y cada una la lee alguien que la tiene como propia.',
  labels: {
    opening: 'Apertura',
    live: 'Puesta en línea',
    delivery: 'Entrega',
    print: 'A imprenta',
    decision: 'Su decisión',
    draft: 'Primeros bocetos',
    test: 'Prueba',
    files: 'Archivos definitivos',
    start: 'Comienzo',
    shops: 'En tiendas',
    money: 'Facturado',
    supply: 'Sus textos e imágenes',
    ready: 'En uso',
    works: 'Obras en el lugar',
    access: 'Acceso al lugar',
    count: 'Medida del resultado',
    closing: 'Cierre',
  },
  filesOf: 'Archivos a los fabricantes',
  approval: ['Aprobación', 'se muestra completo a quienes deben dar su acuerdo, y se hacen sus cambios'],
  columns: ['Partida', 'Reciben', 'Precio'],
  gives: ({ id, family }) => SPANISH_GIVES[id] ?? (BY_FAMILY.includes(family) ? SPANISH_GIVES[family] : undefined),
  together: 'Todo junto',
  togetherGives: 'todas las partidas de arriba, en un encargo',
  inIt: '; con: ',
  open: 'si se desea; no está en la suma',
  eachLine: 'Cada partida se puede encargar por separado.',
  talked: 'gracias por la conversación. Esto es lo que anotamos, y así responderíamos.',
  rounds: ['Una ronda de cambios va', 'Dos rondas de cambios van', 'Tres rondas de cambios van'],
  frame: 'Si nuestras partidas pasan de esa suma, decimos antes del encargo cuál puede quitarse o hacerse menor.',
  fee: 'Las partidas de arriba son nuestros honorarios; la suma para muebles, fabricación y obra no se toca.',
  undecided:
    'Como está abierto qué debe ser, empezaríamos solo con la primera partida: pone sus posibilidades lado a lado, con lo que cuesta y da cada una. Lo demás se encarga cuando hayan elegido.',
  insight: (said) => `La idea empieza en lo que la gente se pregunta: ${said}`,
  tax: { net: 'Nuestros precios van sin IVA, como su suma.', gross: 'Nuestros precios van con IVA, como su suma.' },
  allIn: `Su suma incluye también lo que otros fabrican y entregan: ${PRICE} va allí, con presupuestos que ven antes.`,
  unpaid: 'Dicen abiertamente que no hay honorarios. Lo que podemos dar sin ellos: [answer]',
  unfit: {
    safety:
      'Salidas, luces de emergencia y aforo quedan como manda la ley. Diseñamos con ellos y preguntamos a los bomberos antes de dibujar.',
    copy: 'Lo que dibujamos es de ustedes: no tomamos el diseño de otra marca.',
    claim: 'Lo que se afirma se imprime cuando está probado; hasta entonces lo dejamos fuera.',
    review: `Las reseñas las escribe quien ha estado: no las escribimos nosotros. En su lugar ofrecemos un mensaje breve que pide una a sus clientes después de la visita, y un lugar donde se muestran las auténticas.`,
    proof: `Las imágenes de resultados muestran a sus propios clientes, que lo han autorizado: no las escenificamos. Las primeras las hacemos con ustedes.`,
  },
  assumptions: 'Suponemos:',
  timeHead: ['Hasta', 'Qué', 'Qué es'],
  yours: 'su fecha',
  away: 'pausa',
  weeks: (from, to) => (from >= to ? `Semana ${to}` : `Semanas ${from}–${to}`),
  inWeeks: 'No nombran ningún día: las semanas se cuentan desde el encargo.',
  inWeeksOnly: 'Las semanas se cuentan desde el encargo.',
  planned: (start, deadline) =>
    deadline
      ? `Previsto desde el ${start}, contado hacia atrás desde el ${deadline}.`
      : `Previsto desde el ${start}, al ritmo habitual.`,
  between: (start, first, last) =>
    `Previsto desde el ${start}: lo primero está listo el ${first}, lo último el ${last}.`,
  later: ['Entrega', 'lo que vence ese día, revisado con ustedes y entregado'],
  running: ['En marcha', 'lo que está en marcha se cuenta, y se cambia donde no funciona; el resto llega a su día'],
  reserve: (weeks) => `Quedan ${weeks} semanas de reserva antes del último día.`,
  tight: (left, usual, from, to) =>
    `Del ${from} al ${to} es justo: ${weeksOf(left)}, cuando lo habitual son ${weeksOf(usual)}. Va si las respuestas llegan en dos días.`,
  tooNear: (left, usual, from, to) =>
    `Con franqueza: del ${from} al ${to} hay ${weeksOf(left)}, poco para un trabajo que suele pedir ${weeksOf(usual)}. El plan muestra aquí el ritmo habitual, desde el encargo.`,
  first: 'Para que ese día haya algo, mostraríamos un solo camino y dejaríamos lo que puede seguir.',
  vague: (said, day) => `Escriben ${said}; contamos con el ${day} hasta que nombren el día.`,
  answers: {
    offer: 'Sí: es esta.',
    price: 'En la lista hay un precio para cada partida y uno para todo.',
    usual: 'En las fases del plan, una tras otra: nada de la siguiente se paga antes de decidir sobre la anterior.',
    need: 'Las respuestas a las preguntas de abajo, alguien que decida, y lo que haya de planos, archivos o fotos.',
    when: 'El plan lo muestra aquí, semana a semana.',
    fits: 'El tiempo alcanza.',
    short: 'El tiempo es justo.',
    visit: 'Sí, una vez, al principio.',
    contact: `${NAME}, que dirige el trabajo.`,
    code: 'De ustedes: código, archivos y accesos están a su nombre.',
    several: 'El primer boceto muestra al menos dos caminos, con nuestra recomendación.',
    decide:
      'Como está abierto qué debe ser, empezaríamos solo con la primera partida: pone sus posibilidades lado a lado, con lo que cuesta y da cada una. Lo demás se encarga cuando hayan elegido.',
    separate: 'Sí: cada partida de la lista tiene su precio y puede encargarse así.',
    references: 'Ejemplos cercanos a este trabajo: [answer]',
    first: 'Primero lo que el plan pone primero. Puede esperar, en este orden: [answer]',
    consult:
      'Para eso son la primera conversación y el papel que la sigue: dos o tres caminos, lo que cuesta y aporta cada uno, y qué haríamos primero.',
    supervise: 'Sí: es una de las partidas de la lista.',
    advise: 'Recomendamos una cuando están hechas las primeras fases, con las razones y el coste de cada una.',
    sum: 'Lo que puede seguir más tarde si la suma no alcanza para todo, en este orden: [answer]',
  },
  figures: 'Algunas cifras no concuerdan, hasta donde vemos:',
  figure: (one, date) => {
    switch (one.kind) {
      case 'sum':
        return `Las partes ${one.parts} suman ${one.sum}, y nombran ${one.total}: ¿cuál es la buena?`;
      case 'span':
        return `Del ${date(one.from)} al ${date(one.to)} hay ${one.days < 14 ? `${one.days} días` : `${Math.round(one.days / 7)} semanas`}, no ${one.said}: ¿qué día es?`;
      case 'rate':
        return `${one.one} serían de ${number(one.low)} a ${number(one.high)} ${one.unit}, y escriben ${one.other}: ¿con qué número contamos?`;
      case 'product':
        return `${one.parts} son ${number(one.product)}, y escriben ${one.said}: ¿qué es lo correcto?`;
      case 'growth':
        return `De ${one.from} a ${one.to} es un ${one.percent} % más, y no ${one.said}: ¿cuál es el objetivo?`;
      case 'shares':
        return `Las partes suman ${one.sum} %, más que el todo: ¿cuáles son las buenas?`;
      case 'count':
        return `Escriben «${one.said}» y nombran ${one.found}: ¿falta alguna, o sobra?`;
      case 'area':
        return `${one.said}: los lados dan unos ${one.found} m². ¿Cuál es la buena?`;
      case 'weekday':
        return `${one.said} es ${one.date.toLocaleDateString('es-ES', { weekday: 'long', timeZone: 'UTC' })}: ¿qué día es?`;
      case 'chain':
        return `«${one.steps}»: son ${one.weeks} semanas. Contando desde el ${date(one.from)}, termina el ${date(one.end)}, después del ${date(one.to)}: ¿qué fecha puede moverse?`;
      case 'years':
        return `${one.said}: son ${one.found} años. ¿Cuál es la buena?`;
    }
  },
  methods: SPANISH_METHODS,
  gaps: {
    day: (said) => `Escriben ${said}: ¿qué día es?`,
    sums: (said) => `Escriben ${said}: ¿con cuál de las sumas contamos?`,
    rights: (said) => `Escriben ${said}: ¿quién tiene los derechos, y hay permiso por escrito?`,
    agreed: (said) => `Escriben ${said}: ¿para qué día se sabrá, y qué pasa con el trabajo si la respuesta es no?`,
    perhaps: (said) => `Escriben ${said}: ¿contamos con ello o no?`,
    season: (said) =>
      `Escriben ${said}: ¿qué semanas les convienen? Lo que necesita el lugar se hace entonces, y lo demás alrededor.`,
    lapses: (day) =>
      `El dinero tiene que gastarse antes del ${day}, y el plan termina después: ¿qué puede facturarse antes, o puede moverse la fecha?`,
  },
  spread: (said, start, end) => `Previsto para el tiempo que nombran, ${said}: del ${start} al ${end}.`,
  pieces: (list) => `Piden: ${list}.`,
  confirmDay: (day) =>
    `¿Es el ${day}, desde el que cuenta nuestro plan hacia atrás, el día en que todo tiene que estar?`,
  askDay: '¿Para qué día tiene que estar en uso?',
  askSum: '¿Qué suma no puede pasar el conjunto?',
  askDecides: '¿Quién decide al final, y a quién hay que escuchar antes?',
  askMost: 'Si para entonces o por esa suma no cabe todo: ¿qué tiene que estar y qué puede seguir?',
  askPicture: '¿Qué hay que hacer en esta dirección, y dónde se verá primero?',
  checks: [
    [
      'protected',
      'Cómo se fija cada pieza y cómo se quita se muestra antes a la autoridad, porque el edificio está protegido.',
    ],
    [
      'languages',
      'Cada idioma se compone desde el principio y lo lee alguien que lo tiene por suyo; las traducciones vienen de ustedes, salvo encargo.',
    ],
    ['names', 'Buscamos los nombres en los registros; si están libres en derecho lo dice un abogado.'],
    ['rights', 'Ustedes tienen los derechos de las imágenes que envían.'],
    [
      'api',
      'La interfaz de su sistema se prueba primero; lo que su documentación no dice nos lo dice alguien de ustedes.',
    ],
    ['unwritten', 'Donde no hay textos los escribimos tras hablar con ustedes; va en el precio de los contenidos.'],
    ['access', 'Algunas personas que ven, andan o leen peor prueban el primer boceto.'],
  ],
  voices: {
    TI: {
      headings: {
        understanding: 'Lo que entendimos',
        pictures: 'Lo que muestran sus imágenes',
        scope: 'Prestaciones y precios',
        conditions: 'A lo que nos atenemos',
        answers: 'Sus preguntas',
        schedule: 'Calendario',
        how: 'Modo de trabajo y supuestos',
        people: 'Personas',
        questions: 'Preguntas antes de empezar',
        next: 'Próximos pasos',
      },
      opening:
        'gracias por su solicitud. Esta es nuestra propuesta: lo que entendimos, lo que reciben, para cuándo, y lo que sigue abierto.',
      how: (rounds) =>
        `Al final de cada fase reciben una página: lo decidido, lo abierto, lo que sigue. ${rounds} en cada precio.`,
      people: `${NAME} dirige y les responde; ${NAME} diseña. De su lado, una persona reúne las respuestas.`,
      next: (start) => [
        'Ustedes responden a las preguntas y dicen qué partidas quieren.',
        `Lo ponemos en una página que firman ambos; la primera conversación es la semana del ${start}.`,
      ],
      note: [
        'gracias por su mensaje. Lo leemos así:',
        'Para precios firmes necesitamos saber:',
        'Envíenlo, y estos precios serán una oferta.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Lo que oímos',
        pictures: 'Lo que nos dicen sus imágenes',
        scope: 'Lo que recibirían',
        conditions: 'A lo que nos atendríamos',
        answers: 'Preguntan',
        schedule: 'Cuándo',
        how: 'Cómo lo haríamos',
        people: 'Quién estaría con ustedes',
        questions: 'Lo que quisiéramos preguntar',
        next: 'Si les gusta',
      },
      opening: 'gracias por escribirnos. Esto es lo que entendimos, y así responderíamos.',
      how: (rounds) => `Empezaríamos escuchando a quienes van a vivir con el resultado. ${rounds} incluidas.`,
      people: `${NAME} llevaría el trabajo y atendería su llamada; ${NAME} diseñaría.`,
      next: (start) => [
        `Escriban o llamen con lo que puedan responder; lo ponemos en una página, firman ambos, y vamos a verles la semana del ${start}.`,
      ],
      note: [
        'gracias por escribirnos. Si leemos bien:',
        'Antes de dar un precio firme quisiéramos preguntar:',
        'Escriban o llamen, lo que sea más fácil.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'El caso',
        pictures: 'Visto',
        scope: 'Reciben',
        conditions: 'Fijo',
        answers: 'Preguntado',
        schedule: 'Fechas',
        how: 'Cómo',
        people: 'Quién',
        questions: 'Abierto',
        next: 'Ahora',
      },
      opening: 'en breve, para decidir pronto.',
      how: (rounds) => `Una conversación, una recomendación, su decisión. ${rounds} en el precio.`,
      people: `${NAME} dirige, ${NAME} diseña. De su lado, una persona reúne las respuestas.`,
      next: (start) => [`Responder lo abierto, tachar lo que no quieren, decir sí: empezamos la semana del ${start}.`],
      note: ['entendido:', 'Para un precio firme, envíen:', 'Basta un mensaje. Luego empezamos.'],
    },
    BIL: {
      headings: {
        understanding: '¿De qué se trata?',
        pictures: '¿Qué hay en las imágenes?',
        scope: '¿Qué reciben, y cuánto cuesta?',
        conditions: '¿A qué tiene que atenerse?',
        answers: '¿Qué nos preguntan?',
        schedule: '¿Qué está cuándo?',
        how: '¿Cómo sabemos que está bien?',
        people: '¿Quién hace qué?',
        questions: '¿Qué tenemos que saber antes de empezar?',
        next: '¿Qué pasa si dicen que sí?',
      },
      opening: 'este papel responde, pregunta por pregunta, a lo que pide una decisión, y dice lo que sigue abierto.',
      how: (rounds) =>
        `Con pruebas, no por gusto: antes de dibujar acordamos en qué se verá que funciona. ${rounds} en el precio.`,
      people: `${NAME} dirige y responde de las fechas; ${NAME} diseña. De su lado, alguien decide y nos dice lo que dicen los demás.`,
      next: (start) => [
        'Ustedes responden a las preguntas de arriba, hasta donde puedan.',
        `Completamos, firman ambos, y empezamos la semana del ${start}.`,
      ],
      note: [
        'lo que entendimos:',
        '¿Qué tenemos que saber para un precio firme?',
        '¿Y luego? Reciben una página con el precio; si dicen que sí, empezamos.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'Sobre el banco',
        pictures: 'Lo que medimos',
        scope: 'Lo que sale del taller',
        conditions: 'Firme como una cota',
        answers: 'Sus preguntas',
        schedule: 'Desde el último día hacia atrás',
        how: 'Cómo trabajamos',
        people: 'Manos',
        questions: 'Antes del primer corte',
        next: 'Primeros pasos',
      },
      opening:
        'hemos leído su solicitud con el lápiz en la mano: primero lo que tiene que estar al final, luego el camino.',
      how: (rounds) =>
        `Pronto hay algo que ver y tocar; es basto, para que cambiar sea fácil. A quien lo hará se le pregunta cuando cambiar no cuesta nada. ${rounds} en el precio.`,
      people: `${NAME} en la mesa de dibujo, ${NAME} con los talleres, y de su lado alguien que responda.`,
      next: (start) => [
        'Ustedes resuelven lo que puedan de las preguntas, y tachan lo que no quieren.',
        `Medimos y miramos la semana del ${start}.`,
      ],
      note: [
        'sobre el banco, si leemos bien:',
        'Antes del primer corte necesitamos:',
        'Envíenlo, y cada pieza tendrá su precio.',
      ],
    },
  },
};

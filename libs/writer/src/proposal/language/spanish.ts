import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Language } from './types';

const span = (count: number) =>
  count < 8 ? (count === 1 ? 'un día laborable' : `${count} días laborables`) : `unas ${Math.round(count / 5)} semanas`;

export const SPANISH: Language = {
  locale: 'es-ES',
  words:
    /(?<!\p{L})(?:el|los|las|y|que|de|para|con|una?|nos|es|somos|por|pero|del|queremos|necesitamos|tenemos|muy|hay)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:les|nous|et|est|pour|avec|della|che|sono|não|uma|são|het|een|und|der)(?!\p{L})/giu,
  quote: (text) => `«${text.replace(/(^|[\s(])["«]/g, '$1“').replace(/["»]/g, '”')}»`,
  and: 'y',
  hello: (name) => `Buenos días, ${name}:`,
  closing: 'Un saludo cordial,',
  title: (things, whom) => `${things ?? 'Propuesta'}${whom ? ` para ${whom}` : ''}`,
  asks: (things) => `Nos piden: ${things}.`,
  inYourWords: 'En sus palabras:',
  eachLine:
    'Cada línea incluye primeras ideas con la que recomendamos, la elegida desarrollada con dos rondas de cambios, y los archivos o planos con los que se hace.',
  inSteps:
    'El precio va por cuatro pasos. Al final de cada uno hay algo que es suyo, y pueden parar después de cualquiera.',
  steps: [
    [
      'Primera charla y vistazo a lo que hay',
      'una página: qué hay que hacer, para quién y qué tiene que lograr; ustedes la corrigen',
    ],
    [
      'Primeras ideas',
      'más de un camino, mostrado donde se va a usar, con el que recomendamos y por qué; ustedes eligen',
    ],
    ['Desarrollo', 'el camino elegido dibujado entero y probado con quienes lo van a usar, con dos rondas de cambios'],
    ['Entrega', 'archivos y planos para quien lo produzca o construya, y una mirada a la primera pieza'],
  ],
  columns: ['Pieza', 'Reciben', 'Precio'],
  together: 'Todo, encargado a la vez',
  open: 'quizá; fuera de la suma',
  money: (said) =>
    `Sobre el dinero escriben: ${said} Todas nuestras líneas juntas: ${PRICE}. Si es más de lo que hay para nosotros, decimos antes del encargo qué línea se puede quitar o reducir.`,
  terms: (said) => `Sobre el pago escriben: ${said} ${CONFIRM}`,
  unpaid: `Dicen con franqueza que no hay dinero para honorarios; por eso no hay aquí lista de precios. Lo que podemos dar sin ellos: ${ANSWER}`,
  notIncluded:
    'Impresión, producción, obra, programación, licencias y tasas de otros se pagan a quien las hace, salvo que acordemos otra cosa antes de empezar.',
  allIn: `Lo que su suma tiene que cubrir además de nuestras líneas (impresión, producción, obra) lo presupuesta quien lo hace; lo ven junto a lo nuestro, y las dos cosas caben en ella: ${PRICE} para eso.`,
  notIncludedWeb:
    'La construcción es parte de los últimos pasos; alojamiento, licencias, textos y fotos de otros se pagan a quien los hace, salvo que acordemos otra cosa antes de empezar.',
  early: 'En este trabajo aseguramos pronto:',
  bound: 'Trabajamos según estos puntos de su carta, y cada boceto se revisa con ellos. En sus palabras:',
  unfit: {
    safety:
      'Las salidas de emergencia, su luz y el aforo autorizado se quedan como manda la ley. Diseñamos con ellos y preguntamos a bomberos antes de dibujar.',
    copy: 'Lo que dibujamos es suyo: no tomamos el diseño de otra marca.',
    claim: 'Lo que se afirma se imprime cuando está probado; hasta entonces lo dejamos fuera.',
    review: 'Las reseñas las escribe quien estuvo allí: nosotros no las escribimos.',
  },
  phases: {
    start: ['Primera charla', 'sus respuestas y un vistazo a lo que hay'],
    ideas: ['Primeras ideas', 'más de un camino, con el que recomendamos; ustedes eligen'],
    work: ['Desarrollo', 'el camino elegido entero, con sus cambios'],
    files: ['Archivos y planos', 'revisados con ustedes y entregados'],
    making: ['Impresión, producción u obra', 'a cargo de quien la haga; puede necesitar más o menos'],
  },
  timeHead: ['A más tardar', 'Qué está hecho', 'Qué es'],
  theDay: 'Su día',
  weeks: (from, to) => (from >= to ? `Semana ${to}` : `Semanas ${from}–${to}`),
  countedBack: (day) =>
    `Contado hacia atrás desde el ${day}: cada línea dice para cuándo tiene que estar. Lo que se decide antes, está antes.`,
  vague: (said, day) => `Escriben ${said}; hasta que nombren el día, contamos hacia atrás desde el ${day}.`,
  weekend: (day) => `El ${day} cae en fin de semana; todo está el viernes anterior.`,
  tight: (days, usual) =>
    `Es justo: quedan ${span(days)}, y lo normal son ${span(usual)}. Sale si empezamos enseguida, con respuestas en dos días y con una ronda de cambios.`,
  tooNear: (day, days, usual) =>
    `Con franqueza: hasta el ${day} quedan ${span(days)}, y el conjunto suele llevar ${span(usual)}. Lo que puede estar para entonces lo aclaramos en una primera charla esta semana; abajo están las semanas del conjunto.`,
  inWeeks: 'Contado desde el día en que digan que sí. Un plan con días sigue a la primera charla.',
  firstOf: 'Lo que depende del primero de estos días se dibuja primero.',
  named: 'Las fechas que nombran, en sus palabras:',
  askDay: '¿Hay un día en que tenga que estar en uso?',
  askSum: '¿Hay una suma en la que tenga que quedar todo?',
  askWhichDay: (said) => `${said}: ¿qué día es, y qué tiene que estar para entonces?`,
  askWhichOf: '¿Para qué día tiene que estar todo en uso, y qué depende de las otras fechas que nombran?',
  askDecides: '¿Quién decide al final, y a quién hay que escuchar antes?',
  askExists: '¿Qué hay ya, en archivos, fotos, planos o piezas, que podamos ver?',
  askMaker: '¿Quién lo imprime, produce o construye: alguien suyo, o pedimos presupuestos?',
  askMost: 'Si no todo cabe en ese plazo o en esa suma, ¿qué tiene que estar y qué puede esperar?',
  askPicture: '¿Qué hay que hacer en esta dirección, y dónde se verá primero?',
  voices: {
    TI: {
      headings: {
        understanding: 'Lo que entendimos',
        pictures: 'Sus imágenes',
        scope: 'Alcance y precios',
        conditions: 'A lo que nos atenemos',
        answers: 'Sus preguntas',
        schedule: 'Calendario',
        how: 'Cómo trabajamos',
        people: 'Personas',
        questions: 'Preguntas antes de empezar',
        next: 'Próximos pasos',
      },
      opening:
        'gracias por su solicitud. Abajo está lo que entendimos, lo que recibirían, cuándo, y lo que queda abierto. Lo que va entre comillas es suyo, palabra por palabra.',
      how: 'Primero ponemos en una página qué tiene que cumplir el resultado, y ustedes la corrigen. Después hay en cada paso una recomendación con sus razones y una cosa que ustedes deciden; se anota el mismo día, y cada boceto se revisa con sus condiciones antes de que lo vean. Van incluidas dos rondas de cambios.',
      people: `${NAME} dirige y es su contacto; ${NAME} dibuja. Por su parte, una persona reúne lo que dicen todos.`,
      options: 'Todo junto o línea por línea: cada una se puede encargar sola, y el resto cuando quieran.',
      next: [
        'Responden las preguntas y tachan lo que no quieren.',
        'Lo que queda lo ponemos en una página que firman los dos.',
      ],
      note: [
        'gracias por su mensaje. Esto es lo que leemos en él:',
        'Para dar precios firmes necesitamos saber:',
        'Mándennos eso, y los precios de arriba son una oferta.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Lo que escuchamos',
        pictures: 'Sus imágenes',
        scope: 'Lo que tendrían en las manos',
        conditions: 'A lo que nos atenemos',
        answers: 'Nos preguntan',
        schedule: 'Cuándo',
        how: 'Cómo lo haríamos',
        people: 'Quién estaría con ustedes',
        questions: 'Lo que nos gustaría saber',
        next: 'Si les gusta',
      },
      opening:
        'gracias por escribirnos. Leímos su carta más de una vez, y lo que sigue es lo que escuchamos en ella. Interrúmpannos donde hayamos oído mal.',
      how: 'Empezaríamos por escuchar: una primera charla, mejor donde ustedes trabajan y con quienes van a vivir con el resultado. Después volvemos con primeras ideas y decimos cuál tomaríamos y por qué. Nada está terminado hasta que lo haya probado alguien que no seamos nosotros. Van incluidas dos rondas de cambios.',
      people: `${NAME} dirigiría el trabajo y estaría al teléfono; ${NAME} dibujaría.`,
      options: 'No tiene que ser todo a la vez: una parte se puede encargar sola, y el resto cuando convenga.',
      next: [
        'Escriban o llamen con lo que puedan responder; basta media hora. Después todo está en una página, y el trabajo puede empezar.',
      ],
      note: [
        'gracias por escribirnos. Si leemos bien, es esto:',
        'Antes de decir un precio firme nos gustaría preguntar:',
        'Escriban o llamen, como les sea más fácil.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'El caso',
        pictures: 'Visto',
        scope: 'Reciben',
        conditions: 'Fijo',
        answers: 'Preguntado, respondido',
        schedule: 'Fechas',
        how: 'Cómo',
        people: 'Quién',
        questions: 'Abierto',
        next: 'Ahora',
      },
      opening: 'corto, para que puedan decidir pronto.',
      how: 'Una charla. Luego ideas, una de ellas recomendada. Eligen, dibujamos, cambian dos veces. Sus condiciones se revisan antes de que vean nada.',
      people: `${NAME} dirige, ${NAME} dibuja. Por su parte, una persona reúne las respuestas.`,
      options: 'Todo, o cualquier parte sola.',
      next: ['Responder lo abierto. Tachar lo que no quieran. Decir que sí al resto.'],
      note: ['entendido:', 'Para un precio firme, manden por favor:', 'Basta un mensaje. Después empezamos.'],
    },
    BIL: {
      headings: {
        understanding: '¿De qué se trata?',
        pictures: '¿Qué hay en las imágenes?',
        scope: '¿Qué tendrán al final, y cuánto cuesta?',
        conditions: '¿A qué tiene que atenerse?',
        answers: '¿Qué nos preguntan?',
        schedule: '¿Cuándo está qué?',
        how: '¿Cómo sabemos que está bien?',
        people: '¿Quién hace qué?',
        questions: '¿Qué tenemos que saber antes?',
        next: '¿Qué pasa si dicen que sí?',
      },
      opening: 'este papel responde lo que pide una decisión, y dice dónde nadie sabe todavía la respuesta.',
      how: 'Por una prueba, no por gusto. Antes de dibujar acordamos con ustedes en qué se verá que funciona; así se prueban las primeras ideas, en uso y con gente que no las ha visto. Lo que falla se va, le guste a quien le guste. Van incluidas dos rondas de cambios.',
      people: `${NAME} dirige y responde de las fechas; ${NAME} dibuja. Por su parte, alguien decide y nos dice lo que dicen los demás.`,
      options: '¿Tiene que ser todo a la vez? No: cada línea se puede encargar sola.',
      next: [
        'Responden las preguntas, hasta donde puedan.',
        'Ponemos lo que depende de ellas, y los dos firman una página.',
      ],
      note: [
        'lo que entendimos:',
        'Lo que tenemos que saber antes de dar un precio firme:',
        '¿Qué pasa entonces? Reciben una página con el precio; si dicen que sí, empezamos.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'En el banco de trabajo',
        pictures: 'Medido',
        scope: 'Lo que sale del taller, y su precio',
        conditions: 'Tan fijo como una cota en el plano',
        answers: 'Sus preguntas',
        schedule: 'Hasta el último día',
        how: 'Cómo trabajamos',
        people: 'Manos',
        questions: 'Antes del primer corte',
        next: 'Primeros pasos',
      },
      opening:
        'leímos su solicitud con el lápiz en la mano. Esto es lo que haríamos con ella, y lo que tenemos que saber antes.',
      how: 'Miramos la cosa donde se usa y medimos antes de dibujar. Pronto hay algo que se puede tener en la mano; es tosco y se tira sin pena. A quien lo haga al final se le pregunta mientras los cambios no cuestan nada. Van incluidas dos rondas de cambios.',
      people: `${NAME} en la mesa de dibujo, ${NAME} con quien produce, y un par de manos suyas: alguien que responda.`,
      options: 'Pieza por pieza o todo a la vez: cada pieza se puede encargar sola.',
      next: [
        'Aclaran lo que puedan de las preguntas.',
        'Tachan de la lista lo que no quieren; lo que queda es el encargo.',
      ],
      note: [
        'en el banco de trabajo, si lo tenemos bien:',
        'Antes del primer corte necesitamos:',
        'Mándenlo, y ponemos una cifra a cada pieza.',
      ],
    },
  },
};

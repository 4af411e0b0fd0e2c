import type { JobId, JobWords } from './types';

const PLANS = /(?<!\p{L})(?:planos?|fotos adjuntas)(?!\p{L})/iu;
const DECIDES = /(?<!\p{L})(?:decide\w*|decida|última palabra)(?!\p{L})/iu;

/** Las clases de trabajo, en español. */
export const SPANISH_JOBS: Record<JobId, JobWords> = {
  identity: {
    noun: 'identidad',
    stages: [
      ['Lo que hay', 'todo lo que usan hoy en una pared; en qué se les reconoce y qué puede irse; una página'],
      ['Dos caminos', 'cada uno en las dos piezas que más se ven, con nuestra recomendación y sus razones'],
      ['Desarrollo', 'el elegido como signo, colores y letras, con reglas breves y todos los archivos'],
    ],
    view: 'Una identidad se decide donde la gente la encuentra cada día, y casi nunca sobre papel blanco. Empezamos por las dos piezas que más se ven y solo después dibujamos el resto. Lo que sostiene lo demás, un nombre o un signo, se decide primero; nada se hace dos veces.',
    after: 'Después se tiene que saber, a la primera mirada y a la primera escucha, que son ustedes y nadie más.',
    making: ['Impresión y producción', 'a cargo de quien produce; revisamos las primeras piezas'],
    asks: [
      ['¿Quién decide al final, y a quién hay que convencer?', DECIDES],
      ['¿Lo que hay hoy existe en vectores o solo como imagen?', /vector|svg/i],
    ],
  },
  website: {
    noun: 'página web',
    stages: [
      [
        'Análisis',
        'a qué viene la gente hoy, en números y llamadas; qué hay y qué vale; qué depende de otros sistemas; la lista de páginas que quedan',
      ],
      [
        'Estructura y diseño',
        'todos los tipos de página, primero para el teléfono, con sus textos reales; un borrador navegable probado con cinco personas',
      ],
      [
        'Construcción, pruebas y publicación',
        'construida, llenada con ustedes, probada en teléfonos viejos y líneas lentas; entregada de modo que su gente pueda cambiarla',
      ],
    ],
    view: 'Empezamos por la pregunta con la que viene la mayoría y ponemos su respuesta al principio; lo demás queda detrás. Diseñamos primero para la pantalla pequeña y la línea débil, porque lo que funciona allí funciona en todas partes.',
    after: 'Después quien la abra tiene que encontrar la respuesta solo, en el teléfono, sin llamar.',
    asks: [
      ['¿Quién tiene hoy el dominio, el alojamiento y las contraseñas?', /contraseña/i],
      ['¿Quién la cuida después, y con cuántas horas al mes?', /mantiene|cuida/i],
      ['¿Quién escribe y traduce los textos, y cuándo son definitivos?', /textos (?:están|son)/i],
    ],
  },
  app: {
    noun: 'aplicación',
    stages: [
      [
        'Análisis',
        'un día con quienes la usan, allí donde la usan; qué está diseñado ya y qué de ello sirve; qué puede dar el sistema de atrás',
      ],
      [
        'Recorridos y pantallas',
        'los recorridos principales con todos sus estados (vacío, lleno, lento, sin red, error), como borrador navegable probado en su sitio',
      ],
      [
        'Desarrollo con los programadores',
        'todas las pantallas y piezas en un archivo del que se pueda construir, y una mirada a cada versión',
      ],
    ],
    view: 'Partimos de lo que hay y no empezamos de cero: se guarda lo que sirve y se nombra lo que falta. El lugar de uso más difícil decide el resto, así que se prueba allí y no en una mesa.',
    after: 'Después aquellos para quienes es tienen que hacer su trabajo con ella al primer intento.',
    making: ['Programación y pruebas', 'a cargo de los programadores; respondemos y miramos cada versión'],
    asks: [
      ['¿Quién la programa, y para qué aparatos?', /programador|desarrollador/i],
      ['¿A quién podemos acompañar un día en su trabajo?', /acompañar/i],
    ],
  },
  packaging: {
    noun: 'envase',
    stages: [
      [
        'Análisis',
        'sus envases junto a los demás en una estantería real; en qué se les reconoce; formatos fijos, máquinas y textos legales en una lista',
      ],
      [
        'Dos caminos',
        'cada uno en el envase más difícil y en el más pequeño, como maqueta en la estantería, con nuestra recomendación',
      ],
      [
        'Toda la gama',
        'el elegido llevado a todas las referencias, como artes finales sobre los troqueles del fabricante, con colores y material',
      ],
    ],
    view: 'Trabajamos en la estantería y no en la pantalla: un envase tiene dos segundos y tres metros. Dibujamos un sistema para toda la gama, en el que cada referencia se distingue al instante y una nueva se puede añadir sin nosotros. Los formatos y las máquinas se toman como son; las primeras maquetas se hacen sobre las formas reales.',
    after: 'Después alguien que no les conoce tiene que ver a tres metros qué es y por qué es de ustedes.',
    making: ['Pruebas e impresión', 'a cargo de la imprenta; revisamos la prueba y los primeros pliegos'],
    asks: [
      ['¿Podemos tener los troqueles y las condiciones de impresión de cada tamaño?', /troquel/i],
      ['¿Qué tiene que figurar por ley en cada país, y quién lo aprueba?', /abogado|etiquetado legal/i],
      [
        '¿Qué pasa con los envases viejos: se gastan, se sobreimprimen, se tiran?',
        /(?:quedan|tirar|gastar) .{0,30}viej|viej\w+ .{0,40}tirar/i,
      ],
    ],
  },
  product: {
    noun: 'producto',
    stages: [
      [
        'Análisis',
        'qué se ha probado y por qué falló; manos filmadas mientras lo usan; normas y costes que deciden; una página de medidas',
      ],
      [
        'Concepto y maquetas',
        'dos o tres formas como maquetas para la mano, probadas con quienes lo usarán; una se elige, con piezas, material y coste',
      ],
      [
        'Desarrollo',
        'la elegida como datos para fabricar, revisada con su ingeniero y el matricero; los modelos acabados en el número que piden',
      ],
    ],
    view: 'Una cosa se decide en la mano. Hacemos maquetas pronto y a menudo, se las damos a quien tiene menos fuerza y menos paciencia, y guardamos solo lo que usan sin explicación. Costes de molde y homologación están en la mesa desde la primera maqueta.',
    after:
      'Después aquellos para quienes es tienen que usarlo al instante y sin ayuda, y se tiene que poder fabricar a su precio.',
    making: [
      'Modelos y prueba de molde',
      'a cargo del modelista y del matricero; revisamos con ustedes las primeras piezas',
    ],
    asks: [
      ['¿Podemos ver los modelos, las pruebas y las reclamaciones?', /adjunt/i],
      ['¿Quién lo fabrica, y con qué proceso?', /fabricamos|fabricante/i],
    ],
  },
  campaign: {
    noun: 'campaña',
    stages: [
      [
        'Análisis',
        'quién exactamente tiene que hacer qué, por qué no lo hace hoy y dónde se le alcanza con esta suma; una página con un número para medir',
      ],
      [
        'La idea',
        'dos ideas, cada una en una frase y una imagen, mostradas donde la gente las encontrará y probadas con diez personas',
      ],
      [
        'Desarrollo',
        'la elegida en todos los sitios contratados y en cada lengua, lista para salir; a las tres semanas miramos el número y cambiamos lo que no funciona',
      ],
    ],
    view: 'No empezamos por el cartel, sino por la persona que tiene que hacer algo y por lo que se lo impide; luego buscamos el momento en que se le puede pedir. El dinero va primero a pocos sitios que alcanzan justo a esa gente. Lo que hay que decir con franqueza se dice primero: suele ser la mejor idea.',
    after: 'Después más de los que nombran tienen que hacer lo que desean; antes de empezar acordamos un número.',
    asks: [
      ['¿Qué número debe subir al final, y cuál es hoy?', /\d+ ?%/],
      ['¿Qué sitios y medios están contratados o son gratis?', /contratad|gratis|seguidores/i],
    ],
  },
  exhibition: {
    noun: 'exposición',
    stages: [
      [
        'Análisis',
        'el lugar medido, los objetos y las historias en una lista, qué permiten el aire, la luz y las normas; en qué orden hay que aprobar',
      ],
      [
        'Concepto y recorrido',
        'una idea, el recorrido minuto a minuto, planta y vistas, una lista de materiales para aprobar, y una estación en bruto a tamaño real',
      ],
      [
        'Proyecto para construir',
        'dibujos y listas que un constructor pueda presupuestar, artes de todos los textos, y nuestra mirada en la obra hasta la apertura',
      ],
    ],
    view: 'Elegimos antes de ordenar: pocas cosas que valgan el camino, cada una con espacio, y el resto guardado para otra vez. Los materiales van primero a aprobación, porque es lo que más tarda. Una estación se construye pronto en bruto a tamaño real, y se hace pasar gente por ella con el reloj en la mano.',
    after: 'Después un visitante tiene que irse con una historia que cuente en casa.',
    making: ['Construcción y montaje', 'a cargo de los talleres; revisamos cada entrega y estamos en el montaje'],
    asks: [
      ['¿Podemos tener un plano del lugar, y qué se puede fijar dónde?', PLANS],
      ['¿Podemos tener la lista de objetos con tamaños, imágenes y derechos?', /inventario|lista de objetos/i],
      ['¿Quién escribe y acorta los textos, y cuándo son definitivos?', /textos (?:están|son)/i],
    ],
  },
  stand: {
    noun: 'stand de feria',
    stages: [
      [
        'La cuenta de los días',
        'las normas de la feria, los días del constructor y los suyos en un calendario; qué puede colgar y arder; qué tiene que hacer allí un visitante',
      ],
      ['La idea', 'una idea que se diga en una frase, planta y vistas a escala; una pieza probada a tamaño real'],
      [
        'Planos para el constructor',
        'planos definitivos con los que construya sin preguntar, artes de cada superficie y lo que vive después de la feria',
      ],
    ],
    view: 'Una feria tiene tres segundos y un visitante cansado. Por eso en el stand hay una cosa que hacer, y todo lo demás le sirve. Los días del constructor van primero: lo que no se puede construir a tiempo no se dibuja.',
    after: 'Después la gente tiene que decir a otros en el pabellón que hay que ir.',
    making: ['Construcción y montaje', 'a cargo del constructor; estamos en el montaje'],
    asks: [['¿Podemos tener las normas de la feria y el plano del sitio?', /normas adjuntas/i]],
  },
  space: {
    noun: 'local',
    stages: [
      ['Análisis', 'un día en el lugar: medidas, luz, pasos, qué hay y qué hace la gente; las normas que deciden'],
      [
        'Concepto',
        'planta y vistas de una idea, cada uso a su hora, materiales con muestras y una primera suma de obra',
      ],
      [
        'Desarrollo',
        'dibujos con los que carpintero y constructor presupuestan y construyen, una lista de compras y nuestra mirada en la obra',
      ],
    ],
    view: 'Miramos las horas del día antes que los colores: quién está cuándo, quién no debe estorbar a quién, qué hay que recoger y en cuánto tiempo. Luego ponemos pocas cosas que sirven para varias, dibujadas para que su gente las pueda construir. La luz, el sonido y la primera mirada se deciden antes que los muebles.',
    after: 'Después cada uno de los que usan el lugar tiene que encontrar su sitio, y sentir en la puerta dónde está.',
    making: ['Obra', 'a cargo de constructores y carpinteros; revisamos en el lugar y respondemos el mismo día'],
    asks: [
      ['¿Podemos tener la planta y fotos, con una medida en cada una?', PLANS],
      ['¿Qué permiten el dueño, el ayuntamiento y los bomberos?', /permiso|licencia|dueño/i],
      ['¿Quién construye, y desde cuándo?', /carpintero|albañil/i],
    ],
  },
  signage: {
    noun: 'señalización',
    stages: [
      ['Análisis', 'los caminos andados con gente que no conoce el lugar; dónde se paran y preguntan'],
      [
        'Concepto',
        'quién necesita qué palabra dónde, tipos de señal, tamaño de letra, colores y signos; un recorrido entero en papel',
      ],
      [
        'Desarrollo',
        'cada señal con texto, tamaño, material, fijación y sitio, en una lista que se pueda presupuestar',
      ],
    ],
    view: 'Casi todas las señales responden preguntas que nadie hace. Primero andamos los caminos, contamos dónde se para la gente y ponemos pocas señales justo allí. Un recorrido se prueba en papel antes de fabricar nada.',
    after: 'Después quien nunca estuvo allí tiene que llegar sin preguntar.',
    making: ['Fabricación y montaje', 'a cargo del rotulista; revisamos las primeras piezas en su sitio'],
    asks: [
      ['¿Podemos tener planos y andar el lugar con ustedes?', PLANS],
      ['¿Por qué destinos se pregunta más?', /preguntan/i],
    ],
  },
  publication: {
    noun: 'publicación',
    stages: [
      [
        'Análisis',
        'qué hay de textos e imágenes, quién lo lee y dónde; formato, extensión y papel con un primer precio de imprenta',
      ],
      [
        'Capítulo de muestra',
        'formato, retícula y letra en páginas reales, y la cubierta en dos caminos, como maqueta encuadernada',
      ],
      [
        'Todas las páginas',
        'todo compuesto con sus textos definitivos, corregido en dos rondas, listo para imprimir, con versión para pantalla',
      ],
    ],
    view: 'Empezamos por la mano de quien lee: qué tamaño, qué peso, dónde se abre. Luego componemos primero las páginas más difíciles; las fáciles salen solas. Nada se compone antes de que su texto sea definitivo.',
    after: 'Después quien la abra por cualquier sitio tiene que seguir leyendo.',
    making: ['Impresión y encuadernación', 'a cargo de la imprenta; revisamos la prueba y los primeros pliegos'],
    asks: [
      ['¿Qué parte de textos e imágenes está lista, y cuándo el resto?', /textos (?:están|son)/i],
      ['¿Cuántos ejemplares, y quién los recibe?', /\d[\d.]* ejemplares|tirada/i],
    ],
  },
  pictures: {
    noun: 'imágenes',
    stages: [
      ['Análisis', 'qué hay que mostrar, a quién y dónde; lugares, personas y derechos en una lista'],
      ['Una muestra acabada', 'la manera decidida en una imagen o escena acabada, con la lista de las demás'],
      ['Todas', 'hechas, corregidas en dos rondas y entregadas en sus formatos, con los derechos'],
    ],
    view: 'Una imagen se acaba antes de empezar las demás: sobre una acabada se puede decidir, sobre una descripción no. Planeamos los días según la luz y la gente, y pedimos los derechos por escrito antes de grabar a nadie.',
    after: 'Después las imágenes tienen que decir sin pie cómo es allí.',
    asks: [['¿Dónde se verán, en qué formatos y cuánto tiempo?', /instagram|web|cine/i]],
  },
  service: {
    noun: 'servicio',
    stages: [
      ['Análisis', 'dos días junto a quienes esperan y quienes atienden; cada paso con sus minutos'],
      ['Concepto', 'el servicio como debe ser, paso a paso, probado un día con papel y su gente'],
      [
        'Desarrollo',
        'textos, formularios, pantallas y lugares de cada paso, un plan para el cambio y una semana de ayuda al empezar',
      ],
    ],
    view: 'Seguimos a una persona desde la primera idea hasta la última carta, con reloj. Casi todo lo que duele está entre dos pasos que son de dos personas; allí probamos cambios en papel.',
    after: 'Después tiene que costar menos tiempo y menos preguntas, a los dos lados.',
    asks: [['¿Podemos mirar dos días, y a quién podemos preguntar?', /visitar/i]],
  },
  pieces: {
    noun: 'trabajo',
    stages: [
      ['Análisis', 'qué hay, para qué es y quién lo ve; lo que decide, en una página'],
      ['Concepto', 'la idea en la pieza que más importa, con nuestra recomendación'],
      ['Desarrollo', 'la elegida acabada, con todos los archivos para producirla'],
    ],
    view: 'Tomamos primero la pieza más difícil y la acabamos; lo que se decide en ella vale para las demás. Cada pieza se prueba donde se va a usar, a su tamaño real.',
    after:
      'Después cada pieza tiene que hacer su trabajo donde se la encuentra, y todas tienen que parecer de una mano.',
    making: ['Impresión y producción', 'a cargo de quien produce; revisamos las primeras piezas'],
    asks: [
      ['¿Quién lo produce, y podemos hablar con él antes de dibujar?', /imprenta|rotulista/i],
      ['¿Quién decide al final?', DECIDES],
    ],
  },
};

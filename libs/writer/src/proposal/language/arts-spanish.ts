import type { ArtTexts } from './types';

export const SPANISH_ARTS: ArtTexts = {
  event: {
    title: 'Acto',
    piece:
      'su desarrollo en una página, con lugar, personas, permisos y coste; sus piezas diseñadas; ese día estamos allí',
    phases: [
      ['Inicio', 'quién debe venir, qué se llevará, qué permite el lugar'],
      ['Idea y desarrollo', 'dos caminos, cada uno con su coste; ustedes eligen'],
      ['Planificación', 'programa, permisos, proveedores y piezas; qué se hace si llueve'],
      ['Preparación', 'todo encargado, impreso y ensayado'],
    ],
    lines: [
      ['Idea y desarrollo', 'dos caminos, cada uno en una página con su coste, y nuestra recomendación'],
      ['Planificación', 'programa hora por hora, proveedores con presupuesto, permisos, plan para la lluvia'],
      ['Piezas', 'invitación, carteles y lo que se reparte, listos para imprenta'],
      ['Ese día', 'uno de nosotros está desde el montaje hasta el desmontaje'],
    ],
    how: 'El acto se recorre una vez en el lugar, hora por hora, antes de encargar nada.',
    paid: 'Comida, alquiler, impresión y permisos se pagan a quienes los prestan; pedimos presupuestos.',
    asks: [['count', '¿En qué notarán al día siguiente que valió la pena?']],
  },
  illustration: {
    title: 'Ilustración',
    piece:
      'boceto a lápiz para su aprobación y luego el dibujo final en archivo al tamaño impreso, con el derecho de uso que indiquen',
    phases: [
      ['Inicio', 'lista de motivos, fuentes y tamaños'],
      ['Bocetos', 'todos los motivos a lápiz, dos terminados como muestra; ustedes deciden'],
      ['Dibujos finales', 'todos los dibujos terminados, corregidos una vez por quienes conocen el tema'],
      ['Archivos', 'archivos al tamaño impreso, colores revisados en prueba'],
    ],
    lines: [
      ['Bocetos', 'todos los motivos a lápiz, y dos terminados como muestra'],
      ['Dibujos finales', 'todos los dibujos terminados, corregidos por quienes conocen el tema'],
      ['Archivos y derechos', 'archivos al tamaño impreso, y el uso fijado por escrito'],
    ],
    how: 'Un dibujo se termina primero, lo revisan quienes conocen el tema, y marca la manera de los demás.',
    paid: 'La impresión se paga a la imprenta; pedimos presupuestos.',
    asks: [['files', '¿De qué fotos o modelos se puede dibujar?']],
  },
  film: {
    title: 'Película',
    piece: 'idea, guion, rodaje, montaje y sonido, en las duraciones y formatos que indiquen',
    phases: [
      ['Inicio', 'qué debe cambiar y dónde se verá'],
      ['Guion', 'guion e imagen de cada plano; ustedes deciden'],
      ['Rodaje y montaje', 'rodado, montado, primera versión mostrada'],
      ['Acabado', 'sonido, subtítulos y archivos en cada formato'],
    ],
    lines: [
      ['Guion', 'idea, guion y lista de planos'],
      ['Rodaje', 'personas, lugares y días planeados, rodaje dirigido'],
      ['Montaje', 'montaje, sonido, subtítulos, dos rondas de cambios, archivos en cada formato'],
    ],
    how: 'El guion se lee en voz alta con reloj antes de reservar un día de rodaje.',
    paid: 'Equipo, actores, música y lugares se pagan según presupuestos que ven antes.',
    asks: [['media', '¿Dónde se verá, y cuánto tiempo?']],
  },
  words: {
    title: 'Texto',
    piece: 'escrito o corregido en dos rondas, leído en voz alta y entregado sin nada que corregir',
    phases: [
      ['Inicio', 'una conversación con quienes saben, y lo que ya está escrito'],
      ['Primera versión', 'estructura y muestra del tono; ustedes deciden'],
      ['Redacción', 'todo el texto, leído por ustedes y corregido'],
      ['Entrega', 'revisado y entregado'],
    ],
    lines: [
      ['Estructura y muestra', 'qué va dónde, y una página en el tono'],
      ['Texto', 'todo, en dos rondas, revisado'],
    ],
    how: 'Una página se lee en voz alta a alguien a quien va dirigida, antes de escribir el resto.',
    paid: 'Traducciones y revisiones legales se pagan a quienes las hacen; pedimos presupuestos.',
    asks: [['texts', '¿Quién conoce mejor el tema, y cuándo podemos hablar con esa persona?']],
  },
  goods: {
    title: 'Textiles y objetos',
    piece:
      'dibujado por delante y por detrás a tamaño real, colores y material indicados, una muestra antes de encargar',
    phases: [
      ['Inicio', 'quién lo lleva o lo sostiene, y qué debe aguantar'],
      ['Bocetos', 'dos caminos, dibujados sobre el objeto real; ustedes eligen'],
      ['Desarrollo', 'tallas, colores, material; una muestra'],
      ['Archivos', 'como los pide el fabricante'],
      ['Fabricación', 'por los fabricantes; aprobamos con ustedes la primera pieza'],
    ],
    lines: [
      ['Bocetos', 'dos caminos, dibujados sobre el objeto real'],
      ['Desarrollo', 'tallas, colores y material, con una muestra'],
      ['Archivos', 'como los pide el fabricante, y la primera pieza aprobada con ustedes'],
    ],
    how: 'Una muestra se lleva o se usa un día antes de encargar el resto.',
    paid: 'La fabricación se paga a los fabricantes; pedimos presupuestos.',
    asks: [['makers', '¿Cuántos de cada, y quién los fabrica?']],
  },
};

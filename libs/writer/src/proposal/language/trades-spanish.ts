import { SPANISH_ARTS } from './arts-spanish';
import type { TradeTexts } from './types';

export const SPANISH_TRADES: TradeTexts = {
  ...SPANISH_ARTS,
  identity: {
    title: 'Identidad',
    piece: 'maquetado con la nueva imagen a tamaño real, con archivos para quien lo fabrique',
    phases: [
      ['Inicio', 'una conversación con quienes deciden; todo lo que hay, puesto lado a lado'],
      ['Direcciones', 'dos direcciones, cada una en dos piezas reales, con nuestra recomendación; ustedes eligen'],
      ['Desarrollo', 'la dirección elegida entera: signos, colores, letra, tono; primera ronda de cambios'],
      [
        'Aplicaciones y archivos',
        'cada pieza nombrada compuesta, segunda ronda de cambios, archivos revisados y entregados',
      ],
      ['Impresión y montaje', 'por quienes lo hacen; revisamos pruebas y primeras piezas'],
    ],
    lines: [
      ['Direcciones', 'dos direcciones en las piezas que la gente ve primero, con nuestra recomendación'],
      [
        'La identidad',
        'logo en todas las formas necesarias, colores para papel y pantalla, letras con licencia, probados en piezas reales',
      ],
      [
        'Guía y archivos',
        'una guía corta que se sigue sin nosotros, y todos los archivos en los programas que ustedes usan',
      ],
    ],
    how: 'Cada dirección se prueba a tamaño real en las piezas que la gente ve primero, antes de decidir nada.',
    paid: 'Impresión, rótulos y montaje se pagan a quienes los hacen; pedimos los presupuestos.',
    asks: [
      ['look', '¿Por qué se les reconoce hoy, y qué de eso tiene que quedarse?'],
      ['makers', '¿Quién imprime y fabrica las piezas, y podemos hablar con ellos antes de dibujar?'],
      ['files', '¿Qué archivos, fotos y medidas existen ya?'],
    ],
  },
  web: {
    title: 'Sitio web',
    piece: 'diseñado para teléfono y ordenador y construido con el conjunto',
    phases: [
      ['Estructura', 'quién viene a qué; páginas y caminos; lo que otros sistemas dan y toman'],
      [
        'Diseño y maqueta navegable',
        'las páginas principales en teléfono y ordenador, probadas con cinco de sus usuarios; ustedes eligen',
      ],
      ['Construcción', 'páginas y funciones hechas y conectadas, mostradas cada dos semanas'],
      [
        'Contenidos y pruebas',
        'textos e imágenes en su sitio; pruebas con usuarios, en aparatos comunes y de accesibilidad; arreglos',
      ],
      ['Salida', 'direcciones antiguas redirigidas, formación y una semana de vigilancia'],
    ],
    lines: [
      [
        'Estructura y maqueta navegable',
        'lista de páginas y funciones, los caminos, y una maqueta para tocar en el teléfono, probada con cinco de sus usuarios',
      ],
      [
        'Diseño',
        'todos los tipos de página para teléfono y ordenador con sus estados (vacío, lleno, lento, con fallo), en su imagen',
      ],
      [
        'Construcción',
        'las páginas hechas, conectadas a lo que usan y editables por ustedes; código y accesos a su nombre',
      ],
      [
        'Contenidos',
        'sus textos e imágenes preparados y puestos, en cada idioma nombrado; direcciones antiguas redirigidas',
      ],
      [
        'Pruebas y salida',
        'pruebas en aparatos comunes, con usuarios y de accesibilidad; salida, formación, dos semanas de arreglos',
      ],
    ],
    handover: [
      'Entrega a su equipo de desarrollo',
      'todas las piezas con estados, reglas y medidas en un archivo, y nuestras respuestas mientras construyen',
    ],
    how: 'Una maqueta navegable la prueban en el teléfono cinco personas que la necesitan, antes de programar una línea.',
    paid: 'Comisiones de pago, licencias y alojamiento los pagan ustedes directamente.',
    asks: [
      ['texts', '¿Quién escribe los textos y trae las imágenes, y para cuándo?'],
      ['access', '¿Quién tiene hoy dominio, alojamiento y contraseñas, y quién puede darnos acceso?'],
      ['upkeep', '¿Quién lo mantiene después?'],
    ],
  },
  app: {
    title: 'Aplicación',
    piece:
      'diseñado con todos sus estados (vacío, lleno, lento, error), probado como borrador con clics por quienes lo usan, con archivos para quien lo construye',
    phases: [
      ['Recorridos', 'quién la usa para qué, dónde y en qué aparato; qué dan y toman otros sistemas'],
      ['Borrador con clics', 'los recorridos principales para hacer clic, probados con cinco usuarios; ustedes eligen'],
      ['Pantallas', 'todas las pantallas con sus estados y en todos los idiomas, mostradas cada dos semanas'],
      ['Prueba', 'probada por aquellos para quienes es, en sus aparatos; arreglos'],
      ['Publicación', 'entregada a quien la construye o a las tiendas, dos semanas de seguimiento'],
    ],
    lines: [
      ['Recorridos y borrador con clics', 'los recorridos en un esquema y un borrador para probar, con cinco usuarios'],
      [
        'Pantallas',
        'todas las pantallas con sus estados (vacío, lleno, lento, sin red, error) y un juego de piezas, con su imagen y en sus idiomas',
      ],
      [
        'Construcción',
        'construida, conectada a sus sistemas y probada en los aparatos en uso; código y accesos a su nombre',
      ],
      ['Prueba y publicación', 'prueba con aquellos para quienes es, arreglos, dos semanas de seguimiento'],
    ],
    handover: [
      'Entrega a sus desarrolladores',
      'todas las piezas con estados, reglas y medidas en un archivo, y nuestras respuestas mientras construyen',
    ],
    how: 'Un borrador con clics lo prueban cinco futuros usuarios, en su aparato y donde lo usan, antes de programar nada.',
    paid: 'Licencias, alojamiento y las tasas de tiendas que haya las pagan ustedes directamente.',
    asks: [
      ['access', '¿Con qué sistemas habla, y quién nos da acceso y documentos?'],
      ['texts', '¿Quién escribe y traduce los textos?'],
      ['upkeep', '¿Quién la mantiene después de publicarla?'],
    ],
  },
  campaign: {
    title: 'Campaña',
    piece: 'escrito, maquetado o grabado, en los tamaños e idiomas que necesita, listo para salir',
    phases: [
      ['Inicio', 'qué piensa y hace hoy la gente, qué cuenta como éxito y quién lo cuenta'],
      [
        'Idea y plan',
        'dos ideas con frase e imagen, nuestra recomendación, y el plan de medios y dinero; ustedes deciden',
      ],
      ['Desarrollo', 'cada medio escrito, compuesto y probado con aquellos a quienes va; dos rondas de cambios'],
      ['Producción', 'impreso, grabado y reservado; revisamos pruebas, y todo está antes del primer día'],
    ],
    lines: [
      [
        'Idea y plan',
        'dos ideas para elegir, cada una con su frase e imagen en dos medios; para la elegida un plan: qué, dónde, cuándo y por cuánto',
      ],
      [
        'Piezas',
        'cada una escrita, compuesta y probada con aquellos a quienes va, en los idiomas y tamaños que necesita',
      ],
      [
        'Producción y difusión',
        'presupuestos de imprentas, estudios y medios comparados, pruebas revisadas, entrega seguida y recuento al final',
      ],
    ],
    how: 'La idea se prueba con seis personas de aquellas a quienes va: dicen en una frase qué les pide. Si no pueden, cambia.',
    paid: 'Medios, impresión y grabación se pagan a precio de coste, con presupuestos que ven antes.',
    asks: [
      ['count', '¿Quién cuenta los resultados, y cuál es hoy la cifra?'],
      ['media', '¿Qué medios, paredes o listas tienen ya, y cuáles son gratis?'],
      ['makers', '¿Trabajan con alguna imprenta, estudio o emisora?'],
    ],
  },
  packaging: {
    title: 'Envase',
    piece: 'dibujado a medida, probado como maqueta a tamaño real, con archivos para el fabricante',
    phases: [
      ['Inicio', 'el envase medido, lleno, en el estante y abierto; límites de la línea y del fabricante'],
      ['Direcciones', 'dos o tres en maqueta a tamaño real, con coste por pieza; ustedes eligen'],
      ['Desarrollo', 'la elegida entera: forma, todas las etiquetas o tamaños; muestras en el material real'],
      ['Archivos y muestras', 'archivos y planos revisados con los fabricantes; muestras para enseñar'],
      ['Fabricación', 'por los fabricantes; aprobamos con ustedes pruebas y primeras piezas'],
    ],
    lines: [
      ['Direcciones', 'dos o tres maquetas a tamaño real, en el estante entre sus vecinos, con el coste por pieza'],
      ['El envase', 'forma, material y cierre dibujados con medidas, probados llenos, abiertos y apilados'],
      [
        'Archivos de impresión',
        'todas las caras en la plantilla del fabricante, textos legales en su sitio, pruebas revisadas',
      ],
      [
        'Pruebas y primeras piezas',
        'presupuestos comparados, pruebas revisadas, primeras piezas aprobadas con ustedes',
      ],
    ],
    how: 'Cada dirección se juzga en maqueta a tamaño real: llena, abierta, en el estante entre sus vecinos y leída a dos metros.',
    paid: 'Moldes, muestras e impresión se pagan a los fabricantes; pedimos y comparamos sus presupuestos.',
    asks: [
      ['makers', '¿Quién fabrica, llena e imprime hoy, y podemos hablar con ellos directamente?'],
      ['line', '¿Qué medidas impone la línea de llenado?'],
      ['files', '¿Pueden darnos diez envases de hoy y los planos que existan?'],
    ],
  },
  product: {
    title: 'Diseño de producto',
    piece: 'dibujado, probado como modelo con quienes lo usan, con datos para el fabricante',
    phases: [
      ['Inicio', 'el uso observado donde ocurre; límites de piezas, normas y coste'],
      ['Conceptos', 'dos o tres maquetas para la mano, cada una con coste por pieza; ustedes eligen'],
      [
        'Prototipos y pruebas',
        'prototipos probados por quienes los usarán; lo que falla se cambia y se prueba otra vez',
      ],
      ['Datos', 'planos y datos 3D, revisados con el fabricante'],
      ['Moldes y primeras piezas', 'por el moldista; aprobamos con ustedes las primeras piezas'],
    ],
    lines: [
      ['Conceptos', 'dos o tres conceptos en dibujo y maqueta, con coste por pieza estimado'],
      [
        'Prototipos probados',
        'prototipos del concepto elegido, pruebas con usuarios y su informe, y los cambios que siguen',
      ],
      [
        'Datos para el fabricante',
        'datos 3D y planos con material, tolerancias y superficies, revisados con el fabricante',
      ],
    ],
    test: 'preparada con ustedes (quién, dónde, qué se mide), acompañada y documentada: qué falló, cuántas veces y qué cambia',
    how: 'Los conceptos son maquetas para la mano: quienes lo usarán los prueban antes de elegir, y quien lo fabrica dice el coste.',
    paid: 'Moldes, certificación y primeras piezas se pagan a quienes los hacen; pedimos los presupuestos.',
    asks: [
      ['makers', '¿Quién hace molde y piezas, y podemos enseñar allí los conceptos?'],
      ['standards', '¿Qué normas y permisos tiene que pasar, y quién se ocupa?'],
      ['files', '¿Qué planos, datos y muestras existen?'],
    ],
  },
  space: {
    title: 'Interior',
    piece: 'planta, vistas, mobiliario, luz y materiales, dibujados para construirse',
    phases: [
      ['Medición', 'medidas en el lugar y uso de hoy; límites de obra, ley y vecinos'],
      ['Concepto', 'dos formas de usar el espacio, en plano y vista, con estimación; ustedes eligen'],
      ['Proyecto', 'plano, muebles, luz, colores y materiales enteros, muestras sobre la mesa'],
      ['Planos y presupuestos', 'planos acotados para oficios y autoridades; presupuestos comparados; encargos hechos'],
      ['Obra', 'muebles antes en el taller, luego en el lugar; estamos allí cada semana'],
    ],
    lines: [
      [
        'Medición y concepto',
        'el espacio medido, dos formas de usarlo en plano y vista, cada una con estimación de obra',
      ],
      ['Proyecto', 'plano, secciones, muebles, luz, colores y materiales de cada sala, con muestras para tocar'],
      [
        'Planos y presupuestos',
        'planos acotados para oficios y autoridades, lista de piezas, presupuestos de tres empresas comparados',
      ],
      ['Seguimiento de la obra', 'visitas cada semana, lista de defectos y revisión final con ustedes'],
    ],
    how: 'Antes de dibujarlo del todo se marca en el suelo a tamaño real y se recorre con quienes trabajan allí.',
    paid: 'Muebles y obra se pagan a quienes los hacen.',
    asks: [
      ['plans', '¿Hay planos del edificio, y quién puede medir con nosotros?'],
      ['permits', '¿Quién decide en la casa y en las autoridades (propiedad, bomberos, patrimonio)?'],
      ['makers', '¿Hay oficios con los que quieran trabajar?'],
    ],
  },
  exhibition: {
    title: 'Exposición',
    piece: 'dibujado en su sitio con medidas y materiales, para construirse',
    phases: [
      ['Inicio', 'salas medidas, lista de objetos con tamaños y condiciones, relato con el comisariado'],
      ['Concepto y anteproyecto', 'recorrido, vistas, lo que se toca y se hace, estimación; ustedes deciden'],
      ['Proyecto', 'vitrinas, muebles, gráfica y luz enteros; textos en su sitio'],
      ['Planos y presupuestos', 'planos para quienes construyen, lista de piezas, presupuestos comparados'],
      ['Construcción y montaje', 'hecho en taller, montado en sala; seguimos ambos'],
    ],
    lines: [
      ['Concepto y anteproyecto', 'recorrido, plano y vistas, objetos en su lugar, estimación de la construcción'],
      ['Diseño de la exposición', 'vitrinas, muebles y estaciones dibujados para construirse, desmontarse y viajar'],
      ['Gráfica', 'tamaños de letra y orden para todos los textos, y archivos de cada panel y cartela'],
      [
        'Seguimiento de la construcción',
        'presupuestos comparados, visitas a taller y sala, lista de defectos, revisión final',
      ],
    ],
    how: 'El recorrido se marca en el suelo a tamaño real y se anda con visitantes; los tamaños de texto se prueban a su altura.',
    paid: 'Construcción, vitrinas, transporte e impresión se pagan del presupuesto de obra.',
    asks: [
      ['plans', '¿Qué planos de las salas (enchufes, cargas, puertas) existen?'],
      ['texts', '¿Cuándo son finales la lista de objetos y los textos, en cada idioma?'],
      ['makers', '¿Quién construye: un concurso o empresas conocidas?'],
    ],
  },
  signage: {
    title: 'Señalización',
    piece: 'diseñado con todos sus textos, dibujado a medida con material y fijación',
    phases: [
      ['Recorrido', 'los caminos andados con gente que no los conoce; cada punto donde hay que decidir'],
      ['Concepto', 'nombres, colores y tipos de señal, mostrados en tres puntos; ustedes eligen'],
      ['Diseño', 'todos los tipos de señal; dos probados a tamaño real en su sitio'],
      ['Planos y textos', 'lista de cada señal con texto y lugar, planos para fabricantes, presupuestos comparados'],
      ['Fabricación y montaje', 'por los fabricantes; revisamos primeras piezas y montaje'],
    ],
    lines: [
      [
        'Recorrido y concepto',
        'quién va adónde y qué decide; nombres de lugares; tipos de señal mostrados en tres puntos',
      ],
      [
        'Diseño',
        'todos los tipos de señal con tamaño de letra, contraste, colores y pictogramas, dos probados a tamaño real',
      ],
      [
        'Lista y planos',
        'cada señal con texto, tamaño y lugar, planos con material y fijación, archivos para fabricantes',
      ],
      [
        'Seguimiento de fabricación y montaje',
        'presupuestos comparados, primeras piezas revisadas, un recorrido al final',
      ],
    ],
    how: 'Primero se cuelgan señales de papel a tamaño real; gente que no conoce el lugar las sigue, y lo que no ve se cambia.',
    paid: 'Fabricación y montaje se pagan a quienes los hacen; pedimos los presupuestos.',
    asks: [
      ['plans', '¿Qué planos del edificio y del terreno existen?'],
      ['permits', '¿Quién tiene que permitir lo que se fija en paredes y fuera?'],
      ['makers', '¿Quién fabrica y monta hoy sus señales?'],
    ],
  },
  stand: {
    title: 'Stand de feria',
    piece: 'dibujado en su sitio con medidas, cargas y tomas, para construirse',
    phases: [
      ['Inicio', 'plano del pabellón y normas de la feria; qué se muestra, con tamaños y pesos'],
      ['Concepto', 'dos stands en plano y vistas, qué se entiende desde el pasillo, una estimación; ustedes deciden'],
      ['Proyecto', 'construcción, superficies, luz, gráfica y pantallas enteras'],
      ['Planos y presupuestos', 'planos para la feria y el montador, archivos a tamaño real, presupuestos comparados'],
      ['Montaje', 'por el montador; revisamos en el taller y en los días de montaje'],
    ],
    lines: [
      [
        'Concepto del stand',
        'dos stands en plano y vistas a escala, qué se muestra dónde y qué se lee desde el pasillo, con una estimación',
      ],
      [
        'Proyecto del stand',
        'construcción, suelo, paredes, muebles, luz, almacén y superficies a escala, con cargas y tomas',
      ],
      ['Planos', 'para la aprobación de la feria y para el montador, con lista de piezas; presupuestos comparados'],
      ['Seguimiento del montaje', 'revisión en el taller y en los días de montaje, lista de defectos, entrega'],
    ],
    how: 'Una pared se muestra a tamaño real a gente que no sabe lo que ustedes hacen: lo que dicen a los cinco segundos decide.',
    paid: 'Construcción, transporte y servicios de la feria se pagan a quienes los hacen.',
    asks: [
      ['plans', 'Pabellón, número de stand y normas de la feria: ¿qué papeles existen?'],
      ['files', '¿Qué piezas van al stand, con qué tamaños y pesos?'],
      ['makers', '¿Hay un montador, o pedimos tres presupuestos?'],
    ],
  },
  advice: {
    title: 'Consulta',
    piece: 'visto con ustedes, con una recomendación',
    phases: [
      ['Ver y escuchar', 'lo que hay, visto en el sitio; oídos quienes viven con ello'],
      ['Caminos', 'dos o tres caminos lado a lado, cada uno con lo que cuesta y aporta'],
      ['Recomendación', 'qué haríamos primero y qué puede esperar, hablado con ustedes'],
    ],
    lines: [
      [
        'Medio día con ustedes',
        'lo que hay, visto en el sitio, y conversaciones con tres a cinco personas que cuentan',
      ],
      [
        'Recomendación por escrito',
        'cuatro páginas: qué se queda, dos o tres caminos con lo que cuesta y aporta cada uno, y qué haríamos primero',
      ],
    ],
    how: 'No se dibuja nada antes de saber para qué. Si hace falta menos de lo pensado, o nada, el papel lo dice.',
    paid: 'No les obliga a nada más.',
    asks: [
      ['files', '¿Qué podemos ver antes?'],
      ['makers', '¿A quién más hay que escuchar?'],
    ],
  },
  general: {
    title: 'Propuesta',
    piece: 'un primer borrador para que lo juzguen, sus cambios y la pieza terminada con sus archivos',
    phases: [
      ['Inicio', 'una conversación con quienes deciden y una mirada a lo que hay'],
      ['Primer boceto', 'dos caminos, mostrados donde se usarán, con nuestra recomendación; ustedes eligen'],
      ['Desarrollo', 'el camino elegido entero, probado con quienes lo usarán; dos rondas de cambios'],
      ['Entrega', 'todo revisado con ustedes y entregado'],
    ],
    lines: [
      ['Primer boceto', 'dos caminos, mostrados donde se usarán, con nuestra recomendación'],
      ['Desarrollo', 'el camino elegido entero, probado, con sus cambios'],
      ['Entrega', 'todo revisado con ustedes y entregado listo para usar'],
    ],
    how: 'El primer boceto se prueba donde se usará, con gente que no lo ha visto.',
    paid: 'Lo que otros hacen o entregan se les paga a ellos; pedimos presupuestos.',
    asks: [
      ['files', '¿Qué existe ya que podamos ver?'],
      ['makers', '¿Quién lo fabrica al final?'],
    ],
  },
  print: {
    title: 'Impresos',
    piece: 'diseñado y maquetado con sus textos, listo para imprenta',
    phases: [
      ['Inicio', 'material revisado, formato y páginas fijados'],
      ['Páginas de muestra', 'retícula, letra e imágenes en páginas de muestra; ustedes eligen'],
      ['Maquetación', 'todas las páginas, dos rondas de correcciones'],
      ['Archivos de impresión', 'archivos revisados, prueba aprobada por ustedes'],
      ['Impresión', 'por la imprenta; revisamos los primeros pliegos'],
    ],
    lines: [
      ['Concepto y páginas de muestra', 'formato, papel, retícula y letra, mostrados en páginas de muestra'],
      ['Maquetación', 'todas las páginas con sus textos e imágenes, dos rondas de correcciones'],
      ['Archivos de impresión', 'archivos listos, prueba revisada con la imprenta, y un PDF para pantalla'],
    ],
    how: 'Las páginas de muestra se imprimen a tamaño real en el papel real antes de componer el resto.',
    paid: 'La impresión se paga a la imprenta; pedimos los presupuestos.',
    asks: [
      ['texts', '¿Cuándo son finales textos e imágenes?'],
      ['makers', '¿Qué imprenta, qué tirada y cómo se reparte?'],
      ['files', '¿Cómo era hasta ahora, y qué tiene que quedarse?'],
    ],
  },
};

/** What one receives of a thing, by its kind or its family. */
export const SPANISH_GIVES: Readonly<Record<string, string>> = {
  identity: 'logo, colores, letras y sus reglas, mostrados en dos piezas reales, con todos los archivos',
  logo: 'archivos vectoriales (SVG, PDF) en color, a una tinta y en negativo, PNG para pantalla, con su tamaño mínimo',
  guidelines: 'un documento corto: qué es fijo, qué es libre, con ejemplos bien y mal hechos',
  templates: 'en su programa, con los estilos fijados y un ejemplo relleno',
  stationery: 'papel de carta, sobre y tarjeta listos para imprimir, y el papel también en Word',
  'business-card': 'archivo listo para cada nombre, y otro en el que los nombres se cambian',
  name: 'cinco propuestas con sus razones, dichas en voz alta y buscadas en los registros; la búsqueda legal es de un abogado',
  strategy: 'para quién son, qué prometen y en qué se distinguen, en dos páginas con las que todos trabajan',
  menu: 'una composición en la que platos y precios se cambian sin nosotros, y su primera edición',
  card: 'archivo listo para imprimir a su tamaño',
  invitation: 'archivo listo, y una imagen para correos y mensajes',
  ticket: 'archivo con sitio para número y código',
  map: 'el plano dibujado, con nombres, caminos y signos revisados, listo para imprimir',
  mailing: 'texto y composición en su papel, con campos de nombre marcados, y una parte de respuesta si se desea',
  catalogue: 'formato, retícula y letra con un capítulo de muestra, luego todas las páginas y la cubierta, listas',
  'annual-report':
    'retícula y letra con un capítulo de muestra, luego todas las páginas, con tablas, listas para imprimir',
  book: 'formato, retícula y letra con un capítulo de muestra, luego todas las páginas y la cubierta, listas',
  magazine: 'retícula y tipos de página, y el primer número listo para imprimir',
  newsletter: 'una plantilla que ustedes rellenan, probada en los correos comunes',
  illustration: 'bocetos de todas, una acabada para acordar la manera, y luego el resto en archivos',
  film: 'guion y storyboard, rodaje con equipo pequeño y la película montada en los formatos nombrados',
  'key-visual': 'la imagen y la frase que llevan la campaña, en los tamaños de cada medio',
  radio: 'idea, guion en la lengua de quien escucha, voz elegida y grabación hasta la cuña terminada',
  messages: 'imágenes, clips cortos y textos que pesan poco y se reenvían',
  kit: 'lo necesario para explicarlo en un minuto, hecho con tres de quienes lo usarán',
  action: 'la acción en una página (lugar, gente, permisos, coste), sus piezas diseñadas y sus imágenes',
  evening: 'invitación, proyección, hoja para llevar y lo que hay en la sala, con un orden de la sesión',
  poster: 'archivo a su tamaño de impresión y una versión para pantallas',
  billboard: 'archivos en cada tamaño que pide la empresa de vallas',
  advert: 'archivos en cada tamaño que pide el periódico',
  leaflet: 'texto y páginas compuestos, listos para imprimir, y un PDF para pantalla',
  brochure: 'todas las páginas con sus textos, listas para imprimir, y un PDF para pantalla',
  label: 'archivo a tamaño real con su troquel, colores y papel nombrados',
  light: 'plan de luz para objetos y salas, luminarias con su coste, ajuste con ustedes en el lugar',
  vehicle: 'dibujo a escala de cada lado, listo para quien lo rotula',
  lettering: 'dibujo a escala sobre una foto del lugar, con medidas y material, y las letras a tamaño real',
  interior: 'plano, vistas, colores y materiales, para decidir y presupuestar',
  exhibition: 'concepto y recorrido, plano y vistas, muebles para construir, letra y color, archivos de paneles',
  consulting: 'presupuestos comparados, pruebas y primeras piezas revisadas, cada paso informado',
  photos: 'lista de tomas, un día con quien elijan, imágenes terminadas con sus derechos',
  website: 'estructura, todos los tipos de página para teléfono y ordenador, maqueta navegable, sitio hecho y en línea',
  social: 'imágenes en los tamaños de cada servicio y plantillas que ustedes rellenan',
  packaging: 'archivo en la plantilla del fabricante, colores y material nombrados',
  space: 'dibujo con medidas, material y fijación, y su archivo',
  goods: 'archivo para bordado o estampado, con tamaño, lugar y colores',
  words: 'escrito con ustedes, en su tono, aprobado por ustedes antes de componerlo',
};

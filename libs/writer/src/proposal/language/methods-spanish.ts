import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Methods } from './types';

/** How we work, as the answer to a question. */
export const SPANISH_METHODS: Methods = {
  roles: () =>
    `Son nuestros la dirección, el diseño, la edición de los textos y el seguimiento de quienes fabrican algo. Lo que pide un oficio propio (imprenta, montaje, rodaje, programación, traducción) lo hacen socios que les nombramos antes del encargo. Cada fase tiene una persona que responde de ella: ${NAME}.`,
  facts: () =>
    'Cada afirmación y cada nombre figura en una lista con su fuente. Lo comprueba alguien que no lo ha escrito, y una persona que ustedes nombran firma cada texto antes de maquetarlo; después nada cambia sin ella.',
  effect: () =>
    'Acordamos con ustedes una cifra que ya cuentan hoy y la anotamos antes de empezar. La misma cifra se cuenta después del mismo modo; donde se puede, un lugar queda sin lo nuevo para comparar.',
  partner: () =>
    'Sí: se elige con ustedes, por trabajos que ambos hemos visto, trabaja con contrato nuestro y figura con su nombre. La idea, las fechas y la calidad siguen con nosotros.',
  prices: () =>
    'Cada fase tiene su precio y su factura, en la unidad que ustedes mantengan estable, convertida el día de la factura. Lo que otros fabrican se encarga en cuanto hay archivos, a precio cerrado; lo que aun así suba se quita de la partida que ustedes pongan en último lugar.',
  small: (first) =>
    `Si aceptamos un encargo tan pequeño: ${ANSWER} En su lugar empezaríamos por ${first}, y por nada más hasta que esté hecho y pagado.`,
  road: () =>
    'En un papel: lo acordado, lo discutido y entre quiénes, y con qué se mide el resultado. Cada punto discutido lo decide una persona o un órgano suyo en una fecha. Después se muestra un diseño frente a ese papel; las objeciones llegan una vez, por escrito, y se contestan una a una.',
  rights: () =>
    `Con el último pago pueden usarlo de todas las maneras que nombra este papel. Lo que vaya más allá se acuerda antes por escrito. ${CONFIRM}`,
  training: () =>
    `Sí: una sesión en la entrega con quienes siguen el trabajo, sobre su propia tarea, y una guía breve. Su precio: ${PRICE}.`,
  selves: () =>
    'Sí, si tiene el tamaño y la calidad que pide su lugar: reciben en una página lo que hace falta y en qué tamaño, y vemos juntos una primera prueba.',
  together: () =>
    'Cada partida tiene su precio. Donde dos comparten inicio, visita o tirada, el ahorro figura en la última fila.',
  fear: () =>
    'Preguntamos primero a algunas de esas personas, una a una, qué temen exactamente. A eso responden las primeras líneas de los textos, con palabras sencillas, con lo que pasa después y con alguien a quien llamar; se prueba con otras antes de salir.',
};

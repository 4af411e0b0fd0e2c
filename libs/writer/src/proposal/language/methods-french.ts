import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Methods } from './types';

/** How we work, as the answer to a question. */
export const FRENCH_METHODS: Methods = {
  roles: () =>
    `Sont à nous la direction, le dessin, la rédaction des textes et le suivi de tous ceux qui fabriquent. Ce qui demande un métier à part (impression, construction, tournage, programmation, traduction) est fait par des partenaires que nous vous nommons avant la commande. Chaque phase a une personne qui en répond : ${NAME}.`,
  facts: () =>
    'Chaque affirmation et chaque nom figure dans une liste avec sa source. Quelqu’un qui ne les a pas écrits les vérifie, et une personne que vous nommez signe chaque texte avant la mise en page ; après cela rien ne change sans elle.',
  effect: () =>
    'Nous convenons avec vous d’un chiffre que vous comptez déjà, noté avant le début. Le même chiffre est compté ensuite de la même façon ; là où c’est possible, un lieu reste sans le nouveau pour comparer.',
  partner: () =>
    'Oui : cette personne est choisie avec vous, d’après des travaux que nous avons vus ensemble, travaille sous notre contrat et est nommée. L’idée, les dates et la qualité restent chez nous.',
  prices: () =>
    'Chaque phase a son prix et sa facture, dans l’unité que vous gardez stable, convertie au jour de la facture. Ce que d’autres fabriquent est commandé dès que les fichiers le permettent, à prix ferme ; ce qui monte quand même est pris sur le poste que vous placez en dernier.',
  small: (first) =>
    `Si nous prenons une si petite commande : ${ANSWER} À votre place nous commencerions par ${first}, et par rien d’autre avant qu’il soit fait et payé.`,
  road: () =>
    'Sur un papier : ce qui est acquis, ce qui est discuté et entre qui, et à quoi le résultat se mesure. Chaque point discuté est tranché chez vous par une personne ou une instance, à une date. Puis un dessin est montré face à ce papier ; les objections viennent une fois, par écrit, et reçoivent chacune une réponse.',
  rights: () =>
    `Avec le dernier paiement vous pouvez l’utiliser de toutes les façons nommées ici. Ce qui va au-delà se convient d’abord par écrit. ${CONFIRM}`,
  training: () =>
    `Oui : une séance à la remise avec ceux qui continuent, sur leur propre travail, et un guide court. Son prix : ${PRICE}.`,
  selves: () =>
    'Oui, si la taille et la qualité suffisent à l’endroit prévu : vous recevez sur une page ce qu’il faut et en quelle taille, et nous regardons ensemble un premier essai.',
  together: () =>
    'Chaque poste a son prix. Là où deux d’entre eux partagent un départ, une visite ou un tirage, l’économie figure dans la dernière ligne.',
  fear: () =>
    'Nous demandons d’abord à quelques-uns, un par un, ce qu’ils craignent exactement. Les premières lignes des textes y répondent, en mots simples, avec ce qui se passe ensuite et quelqu’un à appeler ; c’est essayé avec d’autres avant de sortir.',
};

import type { ArtTexts } from './types';

export const FRENCH_ARTS: ArtTexts = {
  event: {
    title: 'Événement',
    piece:
      'le déroulé sur une page, avec lieu, personnes, autorisations et coût ; ses pièces dessinées ; le jour même nous sommes là',
    phases: [
      ['Départ', 'qui doit venir, avec quoi repartir, ce que le lieu permet'],
      ['Idée et déroulé', 'deux voies, chacune avec son coût ; vous choisissez'],
      ['Préparation', 'programme, autorisations, fournisseurs et pièces ; que faire s’il pleut'],
      ['Mise en place', 'tout est commandé, imprimé et répété'],
    ],
    lines: [
      ['Idée et déroulé', 'deux voies, chacune sur une page avec son coût, et notre recommandation'],
      ['Préparation', 'programme heure par heure, fournisseurs et devis, autorisations, plan en cas de pluie'],
      ['Pièces', 'invitation, panneaux et ce qui est distribué, prêts à imprimer'],
      ['Le jour même', 'l’un de nous est présent du montage au démontage'],
    ],
    how: 'Le déroulé est parcouru une fois sur place, heure par heure, avant toute commande.',
    paid: 'Repas, location, impression et autorisations sont payés à ceux qui les fournissent ; nous demandons les devis.',
    asks: [['count', 'À quoi verrez-vous, le lendemain, que cela en valait la peine ?']],
  },
  illustration: {
    title: 'Illustration',
    piece:
      'esquisse au crayon à valider, puis dessin final en fichier à la taille d’impression, avec le droit d’usage que vous indiquez',
    phases: [
      ['Départ', 'liste des motifs, des sources et des tailles'],
      ['Esquisses', 'tous les motifs au crayon, deux achevés comme exemples ; vous décidez'],
      ['Dessins définitifs', 'tous les dessins achevés, corrigés une fois par ceux qui connaissent le sujet'],
      ['Fichiers', 'fichiers à la taille d’impression, couleurs contrôlées sur épreuve'],
    ],
    lines: [
      ['Esquisses', 'tous les motifs au crayon, et deux achevés comme exemples'],
      ['Dessins définitifs', 'tous les dessins achevés, corrigés par ceux qui connaissent le sujet'],
      ['Fichiers et droits', 'fichiers à la taille d’impression, et l’usage fixé par écrit'],
    ],
    how: 'Un dessin est achevé d’abord, vérifié par ceux qui connaissent le sujet, et donne la manière des autres.',
    paid: 'L’impression est payée à l’imprimeur ; nous demandons les devis.',
    asks: [['files', 'D’après quelles photos ou quels modèles peut-on dessiner ?']],
  },
  film: {
    title: 'Film',
    piece: 'idée, scénario, tournage, montage et son, dans les durées et formats que vous indiquez',
    phases: [
      ['Départ', 'ce qu’il doit changer, où il sera vu'],
      ['Scénario', 'scénario et image de chaque plan ; vous décidez'],
      ['Tournage et montage', 'tourné, monté, première version montrée'],
      ['Finition', 'son, sous-titres et fichiers dans chaque format'],
    ],
    lines: [
      ['Scénario', 'idée, scénario et liste des plans'],
      ['Tournage', 'personnes, lieux et jours prévus, tournage dirigé'],
      ['Montage', 'montage, son, sous-titres, deux séries de corrections, fichiers dans chaque format'],
    ],
    how: 'Le scénario est lu à voix haute, montre en main, avant de réserver un jour de tournage.',
    paid: 'Équipe, acteurs, musique et lieux sont payés sur devis que vous voyez d’abord.',
    asks: [['media', 'Où sera-t-il vu, et combien de temps ?']],
  },
  words: {
    title: 'Texte',
    piece: 'écrit ou révisé en deux passages, lu à voix haute, remis sans correction à faire',
    phases: [
      ['Départ', 'un entretien avec ceux qui savent, et ce qui est déjà écrit'],
      ['Première version', 'plan et exemple du ton ; vous décidez'],
      ['Rédaction', 'tout le texte, lu par vous et corrigé'],
      ['Remise', 'relu et remis'],
    ],
    lines: [
      ['Plan et exemple', 'ce qui va où, et une page dans le ton'],
      ['Texte', 'tout le texte, en deux passages, relu'],
    ],
    how: 'Une page est lue à voix haute à quelqu’un à qui elle s’adresse, avant d’écrire le reste.',
    paid: 'Traductions et vérifications juridiques sont payées à ceux qui les font ; nous demandons les devis.',
    asks: [['texts', 'Qui connaît le mieux le sujet, et quand pouvons-nous lui parler ?']],
  },
  goods: {
    title: 'Textiles et objets',
    piece:
      'dessiné devant et derrière à taille réelle, couleurs et matière indiquées, un échantillon avant la commande',
    phases: [
      ['Départ', 'qui le porte ou le tient, et ce qu’il doit supporter'],
      ['Projets', 'deux voies, dessinées sur l’objet réel ; vous choisissez'],
      ['Mise au point', 'tailles, couleurs, matière ; un échantillon'],
      ['Fichiers', 'comme le fabricant les demande'],
      ['Fabrication', 'par les fabricants ; nous validons la première pièce avec vous'],
    ],
    lines: [
      ['Projets', 'deux voies, dessinées sur l’objet réel'],
      ['Mise au point', 'tailles, couleurs et matière, avec un échantillon'],
      ['Fichiers', 'comme le fabricant les demande, et la première pièce validée avec vous'],
    ],
    how: 'Un échantillon est porté ou utilisé une journée avant de commander le reste.',
    paid: 'La fabrication est payée aux fabricants ; nous demandons les devis.',
    asks: [['makers', 'Combien de chaque, et qui les fabrique ?']],
  },
};

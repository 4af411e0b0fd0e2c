import type { JobId, JobWords } from './types';

const PLANS = /(?<!\p{L})(?:plans?|photos jointes)(?!\p{L})/iu;
const DECIDES = /(?<!\p{L})(?:décide\w*|dernier mot|conseil d['’]administration)(?!\p{L})/iu;

/** Les sortes de travail, en français. */
export const FRENCH_JOBS: Record<JobId, JobWords> = {
  identity: {
    noun: 'identité',
    stages: [
      [
        'L’existant',
        'tout ce que vous utilisez aujourd’hui sur un mur ; à quoi on vous reconnaît et ce qui peut partir ; une page',
      ],
      [
        'Deux pistes',
        'chacune montrée sur les deux pièces que l’on voit d’abord, avec notre recommandation et ses raisons',
      ],
      [
        'Mise au point',
        'la piste choisie en signe, couleurs et caractères, avec des règles courtes et tous les fichiers',
      ],
    ],
    view: 'Une identité se décide là où on la rencontre tous les jours, presque jamais sur une page blanche. Nous commençons par les deux pièces que l’on voit le plus et ne dessinons le reste qu’ensuite. Ce qui porte tout, un nom ou un signe, se décide d’abord ; rien n’est fait deux fois.',
    after: 'Ensuite, au premier regard et à la première écoute, on doit savoir que c’est vous et personne d’autre.',
    making: ['Impression et fabrication', 'par qui fabrique ; nous voyons les premières pièces'],
    asks: [
      ['Qui décide à la fin, et qui faut-il convaincre ?', DECIDES],
      ['Ce qui existe est-il en vecteurs ou seulement en image ?', /vecteur|svg/i],
    ],
  },
  website: {
    noun: 'site',
    stages: [
      [
        'L’existant',
        'pourquoi les gens viennent aujourd’hui, en chiffres et en appels ; ce qu’il y a et ce que cela vaut ; ce qui dépend d’autres systèmes ; la liste des pages qui restent',
      ],
      [
        'Structure et dessin',
        'tous les types de page, d’abord pour le téléphone, avec vos vrais textes ; un brouillon cliquable essayé avec cinq personnes',
      ],
      [
        'Réalisation, essais, mise en ligne',
        'construit, rempli avec vous, essayé sur de vieux téléphones et des lignes lentes ; remis de sorte que vos gens puissent le changer',
      ],
    ],
    view: 'Nous commençons par la question avec laquelle viennent la plupart des gens et mettons sa réponse en premier ; le reste est derrière. Nous dessinons d’abord pour le petit écran et la ligne faible : ce qui marche là marche partout.',
    after: 'Ensuite, qui l’ouvre doit trouver la réponse seul, au téléphone, sans vous appeler.',
    asks: [
      ['Qui tient aujourd’hui le domaine, l’hébergement et les mots de passe ?', /mots? de passe/i],
      ['Qui s’en occupe ensuite, et combien d’heures par mois ?', /mise à jour|s['’]occupe/i],
      ['Qui écrit et traduit les textes, et quand sont-ils définitifs ?', /textes (?:sont|prêts)/i],
    ],
  },
  app: {
    noun: 'application',
    stages: [
      [
        'L’existant',
        'une journée avec ceux qui l’utilisent, là où ils l’utilisent ; ce qui est déjà dessiné et ce qui en tient ; ce que peut le système derrière',
      ],
      [
        'Parcours et écrans',
        'les parcours principaux avec tous leurs états (vide, plein, lent, hors ligne, en panne), en brouillon cliquable essayé sur place',
      ],
      [
        'Mise au point avec les développeurs',
        'tous les écrans et pièces dans un fichier dont on peut construire, et un regard sur chaque version',
      ],
    ],
    view: 'Nous partons de ce qui existe et ne recommençons pas : ce qui tient reste, ce qui manque est nommé. Le lieu d’usage le plus difficile décide du reste, c’est donc là que l’on essaie.',
    after: 'Ensuite, ceux pour qui elle est doivent faire leur travail avec elle au premier essai.',
    making: ['Programmation et essais', 'par les développeurs ; nous répondons et voyons chaque version'],
    asks: [
      ['Qui la programme, et pour quels appareils ?', /développeur/i],
      ['Qui pouvons-nous accompagner une journée ?', /accompagner/i],
    ],
  },
  packaging: {
    noun: 'emballage',
    stages: [
      [
        'L’existant',
        'vos emballages à côté des autres dans un vrai rayon ; à quoi on vous reconnaît ; formats fixes, machines et textes obligatoires en une liste',
      ],
      [
        'Deux pistes',
        'chacune sur l’emballage le plus difficile et sur le plus petit, en maquette dans le rayon, avec notre recommandation',
      ],
      [
        'Toute la gamme',
        'la piste choisie portée sur toutes les références, en fichiers sur les formes du fabricant, avec couleurs et matière',
      ],
    ],
    view: 'Nous travaillons au rayon et non à l’écran : un emballage a deux secondes et trois mètres. Nous dessinons un système pour toute la gamme, où chaque référence se distingue d’emblée et où une nouvelle s’ajoute sans nous. Formats et machines sont pris comme ils sont ; les premières maquettes se font sur les vraies formes.',
    after:
      'Ensuite, quelqu’un qui ne vous connaît pas doit voir à trois mètres ce que c’est et pourquoi c’est de chez vous.',
    making: ['Épreuves et impression', 'par l’imprimeur ; nous vérifions l’épreuve et les premières feuilles'],
    asks: [
      ['Pouvons-nous avoir les formes de découpe et les conditions d’impression ?', /forme de découpe|gabarit/i],
      ['Que faut-il y écrire selon la loi, et qui le valide ?', /avocat|mentions/i],
      ['Que deviennent les anciens emballages ?', /ancien\w* (?:emballage|étiquette|stock)/i],
    ],
  },
  product: {
    noun: 'produit',
    stages: [
      [
        'L’existant',
        'ce qui a été essayé et pourquoi cela n’allait pas ; des mains filmées à l’usage ; règles et coûts qui décident ; une page de mesures',
      ],
      [
        'Concept et maquettes',
        'deux ou trois formes en maquettes à tenir, essayées avec ceux qui s’en serviront ; une est choisie, avec pièces, matière et coût',
      ],
      [
        'Mise au point',
        'la forme choisie en données de fabrication, revue avec votre ingénieur et l’outilleur ; les modèles finis au nombre voulu',
      ],
    ],
    view: 'Une chose se décide dans la main. Nous faisons des maquettes tôt et souvent, les donnons à qui a le moins de force et de patience, et ne gardons que ce qui s’utilise sans explication. Coût d’outillage et homologation sont sur la table dès la première maquette.',
    after:
      'Ensuite, ceux pour qui il est doivent s’en servir d’emblée et sans aide, et il doit se fabriquer à votre prix.',
    making: [
      'Modèles et essai d’outillage',
      'par le maquettiste et l’outilleur ; nous revoyons les premières pièces avec vous',
    ],
    asks: [
      ['Pouvons-nous voir modèles, essais et réclamations ?', /ci-joint/i],
      ['Qui le fabrique, et par quel procédé ?', /nous fabriquons|fabricant/i],
    ],
  },
  campaign: {
    noun: 'campagne',
    stages: [
      [
        'L’existant et le but',
        'qui exactement doit faire quoi, pourquoi il ne le fait pas aujourd’hui, et où on l’atteint pour cette somme ; une page avec un chiffre pour mesurer',
      ],
      [
        'L’idée',
        'deux idées, chacune en une phrase et une image, montrées là où on les rencontrera et essayées avec dix personnes',
      ],
      [
        'Déroulement',
        'l’idée choisie dans tous les lieux retenus et chaque langue, prête à partir ; après trois semaines nous regardons le chiffre et changeons ce qui ne marche pas',
      ],
    ],
    view: 'Nous ne commençons pas par l’affiche, mais par la personne qui doit faire quelque chose et par ce qui l’en empêche ; puis nous cherchons le moment où on peut le lui demander. L’argent va d’abord à peu de lieux qui touchent ces gens-là. Ce qu’il faut dire franchement est dit d’abord : c’est le plus souvent la meilleure idée.',
    after:
      'Ensuite, davantage de ceux que vous nommez doivent faire ce que vous souhaitez ; nous convenons d’un chiffre avant le départ.',
    asks: [
      ['Quel chiffre doit monter à la fin, et quel est-il aujourd’hui ?', /\d+ ?%/],
      ['Quels lieux et médias sont déjà retenus ou gratuits ?', /gratuit|retenu|abonnés/i],
    ],
  },
  exhibition: {
    noun: 'exposition',
    stages: [
      [
        'L’existant',
        'le lieu mesuré, objets et histoires en liste, ce que permettent l’air, la lumière et les règles ; dans quel ordre il faut faire approuver',
      ],
      [
        'Concept et parcours',
        'une idée, le parcours minute par minute, plan et vues, une liste de matières à approuver, et un poste grossier en grandeur réelle',
      ],
      [
        'Dossier d’exécution',
        'dessins et listes qu’un constructeur peut chiffrer, fichiers de tous les textes, et notre œil sur le chantier jusqu’à l’ouverture',
      ],
    ],
    view: 'Nous choisissons avant de ranger : peu de choses qui valent le chemin, chacune avec de la place. Les matières partent d’abord à l’approbation, car c’est le plus long. Un poste est construit tôt, grossièrement, en grandeur réelle, et des gens y passent, montre en main.',
    after: 'Ensuite, un visiteur doit repartir avec une histoire qu’il raconte chez lui.',
    making: ['Construction et montage', 'par les ateliers ; nous vérifions chaque livraison et sommes là au montage'],
    asks: [
      ['Pouvons-nous avoir un relevé du lieu, et ce qui peut être fixé où ?', PLANS],
      ['Pouvons-nous avoir la liste des objets avec tailles, images et droits ?', /inventaire|liste des objets/i],
      ['Qui écrit et raccourcit les textes, et quand sont-ils définitifs ?', /textes (?:sont|prêts)/i],
    ],
  },
  stand: {
    noun: 'stand',
    stages: [
      [
        'Le compte des jours',
        'les règles du salon, les jours du standiste et les vôtres dans un calendrier ; ce qui peut pendre et brûler ; ce qu’un visiteur doit y faire',
      ],
      ['L’idée', 'une idée qui se dit en une phrase, plan et vues à l’échelle ; une pièce essayée en grandeur réelle'],
      [
        'Dessins pour le standiste',
        'dessins définitifs dont il construit sans demander, fichiers de chaque surface, et ce qui vit après le salon',
      ],
    ],
    view: 'Un salon a trois secondes et un visiteur fatigué. Il y a donc une chose à faire sur le stand, et tout le reste la sert. Les jours du standiste viennent d’abord : ce qui ne peut être construit à temps n’est pas dessiné.',
    after: 'Ensuite, les gens doivent dire aux autres, dans le hall, qu’il faut y aller.',
    making: ['Construction et montage', 'par le standiste ; nous sommes là au montage'],
    asks: [['Pouvons-nous avoir les règles du salon et le plan de l’emplacement ?', /règlement/i]],
  },
  space: {
    noun: 'lieu',
    stages: [
      [
        'L’existant',
        'une journée sur place : mesures, lumière, passages, ce qui s’y trouve et ce qu’on y fait ; les règles qui décident',
      ],
      [
        'Concept',
        'plan et vues d’une idée, chaque usage à son heure, matières avec échantillons et une première somme de travaux',
      ],
      [
        'Mise au point',
        'dessins avec lesquels menuisier et artisans chiffrent et construisent, une liste d’achats et notre œil sur le chantier',
      ],
    ],
    view: 'Nous regardons les heures du jour avant les couleurs : qui est là quand, qui ne doit pas gêner qui, ce qu’il faut ranger et en combien de temps. Puis nous posons peu de choses qui servent à plusieurs, dessinées pour que vos gens puissent les construire. Lumière, son et premier regard se décident avant les meubles.',
    after: 'Ensuite, chacun de ceux qui s’en servent doit y trouver sa place et sentir à la porte où il est.',
    making: ['Travaux', 'par les artisans ; nous vérifions sur place et répondons le jour même'],
    asks: [
      ['Pouvons-nous avoir un plan et des photos, avec une mesure dans chacune ?', PLANS],
      ['Que permettent le propriétaire, la mairie et les pompiers ?', /propriétaire|permis|pompiers/i],
      ['Qui construit, et à partir de quand ?', /menuisier|artisan/i],
    ],
  },
  signage: {
    noun: 'signalétique',
    stages: [
      [
        'L’existant',
        'les chemins parcourus avec des gens qui ne connaissent pas le lieu ; où ils s’arrêtent et demandent',
      ],
      [
        'Concept',
        'qui a besoin de quel mot où, types de panneau, taille de lettre, couleurs et signes ; un chemin entier en papier',
      ],
      ['Mise au point', 'chaque panneau avec texte, taille, matière, fixation et place, en une liste qui se chiffre'],
    ],
    view: 'La plupart des panneaux répondent à des questions que personne ne pose. Nous parcourons d’abord les chemins, comptons où l’on s’arrête, et mettons peu de panneaux juste là. Un chemin est essayé en papier avant toute fabrication.',
    after: 'Ensuite, qui n’est jamais venu doit trouver sans demander.',
    making: ['Fabrication et pose', 'par l’enseigniste ; nous vérifions les premières pièces sur place'],
    asks: [
      ['Pouvons-nous avoir des plans et parcourir le lieu avec vous ?', PLANS],
      ['Quelles destinations demande-t-on le plus ?', /demand\w+ le plus/i],
    ],
  },
  publication: {
    noun: 'publication',
    stages: [
      [
        'L’existant',
        'ce qu’il y a de textes et d’images, qui le lit et où ; format, étendue et papier avec un premier prix d’imprimeur',
      ],
      [
        'Chapitre d’essai',
        'format, grille et caractères sur de vraies pages, et la couverture en deux pistes, en maquette reliée',
      ],
      [
        'Toutes les pages',
        'tout composé avec vos textes définitifs, corrigé en deux tours, prêt à imprimer, avec une version pour l’écran',
      ],
    ],
    view: 'Nous commençons par la main du lecteur : quelle taille, quel poids, où l’on ouvre. Puis nous composons d’abord les pages les plus difficiles ; les faciles suivent. Rien n’est composé avant que son texte soit définitif.',
    after: 'Ensuite, qui l’ouvre n’importe où doit continuer à lire.',
    making: ['Impression et reliure', 'par l’imprimeur ; nous vérifions l’épreuve et les premières feuilles'],
    asks: [
      ['Quelle part des textes et images est prête, et quand le reste ?', /textes (?:sont|prêts)/i],
      ['Combien d’exemplaires, et pour qui ?', /\d[\d ]* exemplaires|tirage/i],
    ],
  },
  pictures: {
    noun: 'images',
    stages: [
      ['L’existant', 'ce qu’il faut montrer, à qui et où ; lieux, personnes et droits en une liste'],
      ['Un essai fini', 'la manière décidée sur une image ou une scène finie, avec la liste des autres'],
      ['Toutes', 'faites, corrigées en deux tours et livrées dans vos formats, avec les droits'],
    ],
    view: 'Une image est finie avant que les autres commencent : sur une image finie on peut décider, sur une description non. Nous plaçons les jours selon la lumière et les gens et demandons les droits par écrit avant d’enregistrer qui que ce soit.',
    after: 'Ensuite, les images doivent dire sans légende comment c’est chez vous.',
    asks: [['Où seront-elles vues, dans quels formats, combien de temps ?', /instagram|site|cinéma/i]],
  },
  service: {
    noun: 'service',
    stages: [
      ['L’existant', 'deux jours à côté de ceux qui attendent et de ceux qui servent ; chaque pas avec ses minutes'],
      ['Concept', 'le service tel qu’il doit être, pas à pas, essayé une journée avec du papier et vos gens'],
      [
        'Mise au point',
        'textes, formulaires, écrans et lieux de chaque pas, un plan pour le changement et une semaine d’aide au départ',
      ],
    ],
    view: 'Nous suivons une personne de la première idée à la dernière lettre, montre en main. Ce qui fait mal est le plus souvent entre deux pas qui sont à deux personnes ; là nous essayons des changements en papier.',
    after: 'Ensuite, il faut moins de temps et moins de questions, des deux côtés.',
    asks: [['Pouvons-nous regarder deux jours, et qui pouvons-nous interroger ?', /visiter/i]],
  },
  pieces: {
    noun: 'travail',
    stages: [
      ['L’existant', 'ce qu’il y a, à quoi cela sert et qui le voit ; ce qui décide, sur une page'],
      ['Concept', 'l’idée sur la pièce qui compte le plus, avec notre recommandation'],
      ['Mise au point', 'l’idée choisie finie, avec tous les fichiers pour la fabriquer'],
    ],
    view: 'Nous prenons d’abord la pièce la plus difficile et la finissons ; ce qui s’y décide vaut pour les autres. Chaque pièce est essayée là où elle servira, à sa vraie taille.',
    after:
      'Ensuite, chaque pièce doit faire son travail là où on la rencontre, et toutes doivent sembler d’une même main.',
    making: ['Impression et fabrication', 'par qui fabrique ; nous voyons les premières pièces'],
    asks: [
      ['Qui fabrique, et pouvons-nous lui parler avant de dessiner ?', /imprimeur|enseigniste/i],
      ['Qui décide à la fin ?', DECIDES],
    ],
  },
};

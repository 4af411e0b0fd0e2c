import { FRENCH_ARTS } from './arts-french';
import type { TradeTexts } from './types';

export const FRENCH_TRADES: TradeTexts = {
  ...FRENCH_ARTS,
  identity: {
    title: 'Identité visuelle',
    piece: 'mis en page dans la nouvelle identité à taille réelle, avec les fichiers pour qui le fabrique',
    phases: [
      ['Départ', 'un entretien avec ceux qui décident ; tout l’existant côte à côte'],
      ['Pistes', 'deux pistes, chacune montrée sur deux pièces réelles, avec notre recommandation ; vous choisissez'],
      ['Mise au point', 'la piste choisie en entier : signes, couleurs, caractères, ton ; premières corrections'],
      [
        'Applications et fichiers',
        'chaque pièce nommée mise en page, secondes corrections, fichiers vérifiés et remis',
      ],
      ['Impression et pose', 'par les fabricants ; nous contrôlons épreuves et premières pièces'],
    ],
    lines: [
      ['Pistes', 'deux pistes sur les pièces que l’on rencontre d’abord, avec notre recommandation'],
      [
        'L’identité',
        'logo sous toutes les formes utiles, couleurs pour l’impression et l’écran, caractères avec licences, éprouvés sur des pièces réelles',
      ],
      ['Guide et fichiers', 'un guide court que l’on suit sans nous, et tous les fichiers dans vos logiciels'],
    ],
    how: 'Chaque piste est éprouvée à taille réelle sur les pièces que l’on rencontre d’abord, avant toute décision.',
    paid: 'Impression, enseignes et pose sont payées à ceux qui les font ; nous demandons les devis.',
    asks: [
      ['look', 'À quoi vous reconnaît-on aujourd’hui, et qu’est-ce qui doit rester ?'],
      ['makers', 'Qui imprime et fabrique les pièces, et pouvons-nous leur parler avant de dessiner ?'],
      ['files', 'Quels fichiers, photos et mesures existent déjà ?'],
    ],
  },
  web: {
    title: 'Site internet',
    piece: 'dessiné pour téléphone et ordinateur et construit avec l’ensemble',
    phases: [
      ['Structure', 'qui vient pour quoi ; pages et chemins ; ce que les autres systèmes donnent et prennent'],
      [
        'Dessin et maquette cliquable',
        'les pages principales sur téléphone et ordinateur, essayées avec cinq de vos usagers ; vous choisissez',
      ],
      ['Développement', 'pages et fonctions construites et reliées, montrées toutes les deux semaines'],
      [
        'Contenus et essais',
        'textes et images en place ; essais avec des usagers, sur les appareils courants, en accessibilité ; corrections',
      ],
      ['Mise en ligne', 'anciennes adresses redirigées, formation, une semaine de veille'],
    ],
    lines: [
      [
        'Structure et maquette cliquable',
        'liste des pages et fonctions, les chemins, une maquette à toucher sur téléphone, essayée avec cinq de vos usagers',
      ],
      [
        'Dessin',
        'tous les types de pages pour téléphone et ordinateur avec leurs états (vide, plein, lent, en panne), dans votre identité',
      ],
      [
        'Développement',
        'les pages construites, reliées à vos outils et modifiables par vous ; code et accès à votre nom',
      ],
      [
        'Contenus',
        'vos textes et images préparés et mis en place, dans chaque langue nommée ; anciennes adresses redirigées',
      ],
      [
        'Essais et mise en ligne',
        'essais sur les appareils courants, avec des usagers et en accessibilité ; mise en ligne, formation, deux semaines de corrections',
      ],
    ],
    handover: [
      'Remise à vos développeurs',
      'toutes les pièces avec états, règles et mesures en un fichier, et nos réponses pendant la construction',
    ],
    how: 'Une maquette cliquable est essayée au téléphone par cinq personnes qui en ont besoin, avant la première ligne de code.',
    paid: 'Frais de paiement en ligne, licences et hébergement sont payés par vous directement.',
    asks: [
      ['texts', 'Qui écrit les textes et fournit les images, et pour quand ?'],
      ['access', 'Qui tient aujourd’hui domaine, hébergement et mots de passe, et qui peut nous y donner accès ?'],
      ['upkeep', 'Qui entretient le site ensuite ?'],
    ],
  },
  app: {
    title: 'Application',
    piece:
      'dessiné avec tous ses états (vide, plein, lent, erreur), essayé en brouillon cliquable par ceux qui s’en servent, avec les fichiers pour qui le construit',
    phases: [
      ['Parcours', 'qui s’en sert pour quoi, où et sur quel appareil ; ce que d’autres systèmes donnent et prennent'],
      ['Brouillon cliquable', 'les parcours principaux à cliquer, essayés avec cinq usagers ; vous choisissez'],
      ['Écrans', 'tous les écrans avec leurs états et dans toutes les langues, montrés toutes les deux semaines'],
      ['Essai', 'essayée par ceux à qui elle s’adresse, sur leurs appareils ; corrections'],
      ['Mise en ligne', 'remise à ceux qui la construisent ou aux boutiques, deux semaines de suivi'],
    ],
    lines: [
      ['Parcours et brouillon cliquable', 'les parcours en schéma et un brouillon à cliquer, essayé avec cinq usagers'],
      [
        'Écrans',
        'tous les écrans avec leurs états (vide, plein, lent, sans réseau, erreur) et un jeu de pièces, à votre image et dans vos langues',
      ],
      [
        'Réalisation',
        'construite, reliée à vos systèmes, essayée sur les appareils en usage ; code et accès à votre nom',
      ],
      ['Essai et mise en ligne', 'un essai avec ceux à qui elle s’adresse, corrections, deux semaines de suivi'],
    ],
    handover: [
      'Remise à vos développeurs',
      'toutes les pièces avec états, règles et mesures dans un fichier, et nos réponses pendant la réalisation',
    ],
    how: 'Un brouillon cliquable est essayé par cinq futurs usagers, sur leur appareil et là où ils s’en servent, avant toute programmation.',
    paid: 'Licences, hébergement et frais éventuels des boutiques sont payés par vous directement.',
    asks: [
      ['access', 'À quels systèmes parle-t-elle, et qui nous donne accès et documents ?'],
      ['texts', 'Qui écrit et traduit les textes ?'],
      ['upkeep', 'Qui l’entretient après la mise en ligne ?'],
    ],
  },
  campaign: {
    title: 'Campagne',
    piece: 'écrit, mis en page ou enregistré, aux formats et dans les langues utiles, prêt à diffuser',
    phases: [
      ['Départ', 'ce que les gens pensent et font aujourd’hui, ce qui compte comme réussite, qui le compte'],
      [
        'Idée et plan',
        'deux idées avec phrase et image, notre recommandation, le plan des médias et de l’argent ; vous décidez',
      ],
      [
        'Mise au point',
        'chaque support écrit, mis en page et essayé avec ceux à qui il s’adresse ; deux séries de corrections',
      ],
      [
        'Production',
        'imprimé, enregistré, réservé ; nous contrôlons les épreuves, tout est prêt avant le premier jour',
      ],
    ],
    lines: [
      [
        'Idée et plan',
        'deux idées au choix, chacune avec sa phrase et son image sur deux supports ; pour celle qui est choisie un plan : quoi, où, quand, pour combien',
      ],
      [
        'Supports',
        'chacun écrit, mis en page et essayé avec ceux à qui il s’adresse, dans les langues et tailles nécessaires',
      ],
      [
        'Production et diffusion',
        'devis d’imprimeurs, studios et médias comparés, épreuves contrôlées, livraison suivie, un compte à la fin',
      ],
    ],
    how: 'L’idée est essayée avec six personnes de celles qu’elle vise : elles disent en une phrase ce qu’elle leur demande. Si elles ne le peuvent pas, elle change.',
    paid: 'Médias, impression et enregistrements sont payés à prix coûtant, sur devis que vous voyez avant.',
    asks: [
      ['count', 'Qui compte les résultats, et quel est le chiffre aujourd’hui ?'],
      ['media', 'Quels supports, murs ou listes avez-vous déjà, et lesquels sont gratuits ?'],
      ['makers', 'Travaillez-vous déjà avec des imprimeurs, des studios, des radios ?'],
    ],
  },
  packaging: {
    title: 'Emballage',
    piece: 'dessiné aux mesures, essayé en maquette grandeur nature, avec les fichiers du fabricant',
    phases: [
      ['Départ', 'l’emballage mesuré, rempli, mis en rayon et ouvert ; limites de la ligne et du fabricant'],
      ['Pistes', 'deux ou trois en maquette à taille réelle, avec coût par pièce ; vous choisissez'],
      [
        'Mise au point',
        'celle qui est choisie, en entier : forme, toutes les étiquettes ou tailles ; échantillons dans la vraie matière',
      ],
      ['Fichiers et échantillons', 'fichiers et plans contrôlés par les fabricants ; échantillons à montrer'],
      ['Fabrication', 'par les fabricants ; nous validons avec vous épreuves et premières pièces'],
    ],
    lines: [
      ['Pistes', 'deux ou trois maquettes à taille réelle, en rayon parmi leurs voisins, avec coût par pièce'],
      ['L’emballage', 'forme, matière et fermeture dessinées avec mesures, essayées pleines, ouvertes, empilées'],
      [
        'Fichiers d’impression',
        'toutes les faces sur le gabarit du fabricant, mentions légales en place, épreuves contrôlées',
      ],
      ['Épreuves et premières pièces', 'devis comparés, épreuves contrôlées, premières pièces validées avec vous'],
    ],
    how: 'Chaque piste est jugée en maquette à taille réelle : remplie, ouverte, mise en rayon parmi ses voisins et lue à deux mètres.',
    paid: 'Outils, échantillons et impression sont payés aux fabricants ; nous demandons et comparons leurs devis.',
    asks: [
      ['makers', 'Qui fabrique, remplit et imprime aujourd’hui, et pouvons-nous leur parler directement ?'],
      ['line', 'Quelles mesures la ligne de remplissage impose-t-elle ?'],
      ['files', 'Pouvons-nous avoir dix emballages actuels et les plans qui existent ?'],
    ],
  },
  product: {
    title: 'Design de produit',
    piece: 'dessiné, essayé en maquette avec ceux qui s’en servent, avec les données du fabricant',
    phases: [
      ['Départ', 'l’usage observé là où il a lieu ; limites des pièces, des normes et du coût'],
      ['Concepts', 'deux ou trois maquettes à prendre en main, chacune avec coût par pièce ; vous choisissez'],
      ['Prototypes et essais', 'prototypes essayés par ceux qui s’en serviront ; ce qui échoue est changé et réessayé'],
      ['Données', 'plans et données 3D, contrôlés avec le fabricant'],
      ['Outils et premières pièces', 'par l’outilleur ; nous validons avec vous les premières pièces'],
    ],
    lines: [
      ['Concepts', 'deux ou trois concepts en dessin et maquette, avec une estimation du coût par pièce'],
      [
        'Prototypes essayés',
        'prototypes du concept choisi, essais avec usagers et leur compte rendu, changements qui en suivent',
      ],
      [
        'Données pour le fabricant',
        'données 3D et plans avec matières, tolérances et surfaces, contrôlés avec le fabricant',
      ],
    ],
    test: 'préparé avec vous (qui, où, ce qu’on mesure), accompagné et consigné : ce qui a échoué, combien de fois, ce qui change',
    how: 'Les concepts sont des maquettes à prendre en main : ceux qui s’en serviront les essaient avant le choix, et ceux qui fabriquent disent le coût.',
    paid: 'Outils, certification et premières pièces sont payés à ceux qui les font ; nous demandons les devis.',
    asks: [
      ['makers', 'Qui fait l’outil et les pièces, et pouvons-nous y montrer les concepts ?'],
      ['standards', 'Quelles normes et autorisations s’appliquent, et qui s’en charge ?'],
      ['files', 'Quels plans, données et échantillons existent ?'],
    ],
  },
  space: {
    title: 'Aménagement',
    piece: 'plan, vues, agencement, lumière et matériaux, dessinés pour être construits',
    phases: [
      ['Relevé', 'mesures sur place, usage actuel ; limites du bâtiment, du droit et du voisinage'],
      ['Concept', 'deux façons d’utiliser les lieux, en plan et en vue, avec estimation ; vous choisissez'],
      ['Projet', 'plan, mobilier, lumière, couleurs et matières en entier, échantillons sur la table'],
      ['Plans et devis', 'plans cotés pour artisans et administrations ; devis comparés ; commandes passées'],
      ['Travaux', 'mobilier fait d’abord en atelier, puis sur place ; nous y sommes chaque semaine'],
    ],
    lines: [
      [
        'Relevé et concept',
        'les lieux mesurés, deux façons de les utiliser en plan et en vue, chacune avec estimation des travaux',
      ],
      ['Projet', 'plan, coupes, mobilier, lumière, couleurs et matières de chaque pièce, avec échantillons à toucher'],
      [
        'Plans et devis',
        'plans cotés pour artisans et administrations, liste des pièces, devis de trois entreprises comparés',
      ],
      ['Suivi des travaux', 'visites chaque semaine, liste des défauts, réception avec vous'],
    ],
    how: 'Avant d’être dessiné jusqu’au bout, tout est tracé au sol à taille réelle et parcouru avec ceux qui y travaillent.',
    paid: 'Mobilier et travaux sont payés aux entreprises.',
    asks: [
      ['plans', 'Existe-t-il des plans du bâtiment, et qui peut mesurer avec nous ?'],
      ['permits', 'Qui décide dans l’immeuble et dans les administrations (bailleur, sécurité, patrimoine) ?'],
      ['makers', 'Y a-t-il des artisans avec lesquels vous voulez travailler ?'],
    ],
  },
  exhibition: {
    title: 'Exposition',
    piece: 'dessiné à sa place avec mesures et matériaux, pour être construit',
    phases: [
      ['Départ', 'salles mesurées, liste des objets avec tailles et conditions, récit avec le commissaire'],
      ['Concept et esquisse', 'parcours, vues, ce qu’on touche et fait, estimation ; vous décidez'],
      ['Projet', 'vitrines, mobilier, graphisme et lumière en entier ; textes en place'],
      ['Plans et devis', 'plans pour les constructeurs, liste des pièces, devis comparés'],
      ['Construction et montage', 'fait en atelier, monté sur place ; nous suivons les deux'],
    ],
    lines: [
      ['Concept et esquisse', 'parcours, plan et vues, objets à leur place, estimation de la construction'],
      ['Scénographie', 'vitrines, mobilier et stations dessinés pour être construits, démontés et transportés'],
      ['Graphisme', 'tailles de caractères et règles pour tous les textes, puis fichiers de chaque panneau et cartel'],
      ['Suivi de la construction', 'devis comparés, visites d’atelier et de chantier, liste des défauts, réception'],
    ],
    how: 'Le parcours est tracé au sol à taille réelle et suivi avec des visiteurs ; les tailles de texte sont essayées à leur hauteur.',
    paid: 'Construction, vitrines, transport et impression sont payés sur le budget de construction.',
    asks: [
      ['plans', 'Quels plans des salles (prises, charges, portes) existent ?'],
      ['texts', 'Quand la liste des objets et les textes sont-ils définitifs, dans chaque langue ?'],
      ['makers', 'Qui construit : un appel d’offres, ou des entreprises connues ?'],
    ],
  },
  signage: {
    title: 'Signalétique',
    piece: 'dessiné avec tous ses textes, aux mesures, avec matériau et fixation',
    phases: [
      ['Relevé', 'les chemins parcourus avec des gens qui ne les connaissent pas ; chaque endroit où il faut choisir'],
      ['Concept', 'noms, couleurs et types de panneaux, montrés en trois lieux ; vous choisissez'],
      ['Projet', 'tous les types de panneaux ; deux essayés à taille réelle sur place'],
      ['Plans et textes', 'liste de chaque panneau avec texte et lieu, plans pour les fabricants, devis comparés'],
      ['Fabrication et pose', 'par les fabricants ; nous contrôlons premières pièces et pose'],
    ],
    lines: [
      [
        'Relevé et concept',
        'qui va où et doit choisir quoi ; noms des lieux ; types de panneaux montrés en trois lieux',
      ],
      [
        'Projet',
        'tous les types de panneaux avec taille des caractères, contraste, couleurs et pictogrammes, deux essayés à taille réelle',
      ],
      [
        'Liste et plans',
        'chaque panneau avec texte, taille et lieu, plans avec matière et fixation, fichiers pour les fabricants',
      ],
      ['Suivi de la fabrication et de la pose', 'devis comparés, premières pièces contrôlées, un parcours à la fin'],
    ],
    how: 'Des panneaux de papier à taille réelle sont posés d’abord ; des gens qui ne connaissent pas le lieu les suivent, et ce qu’ils manquent est changé.',
    paid: 'Fabrication et pose sont payées à ceux qui les font ; nous demandons les devis.',
    asks: [
      ['plans', 'Quels plans du bâtiment et des abords existent ?'],
      ['permits', 'Qui doit autoriser ce qui est fixé aux murs et dehors ?'],
      ['makers', 'Qui fabrique et pose vos panneaux aujourd’hui ?'],
    ],
  },
  stand: {
    title: 'Stand de salon',
    piece: 'dessiné à sa place avec mesures, charges et prises, pour être construit',
    phases: [
      ['Départ', 'plan du hall et règlement du salon ; ce qui est montré, avec tailles et poids'],
      ['Concept', 'deux stands en plan et en vues, ce que l’on comprend depuis l’allée, une estimation ; vous décidez'],
      ['Projet', 'construction, surfaces, lumière, graphisme et écrans en entier'],
      ['Plans et devis', 'plans pour le salon et le standiste, fichiers à taille réelle, devis comparés'],
      ['Construction', 'par le standiste ; nous contrôlons à l’atelier et pendant le montage'],
    ],
    lines: [
      [
        'Concept du stand',
        'deux stands en plan et en vues à l’échelle, ce qui est montré où et ce qui se lit depuis l’allée, avec une estimation',
      ],
      [
        'Projet du stand',
        'construction, sol, murs, mobilier, lumière, réserve et surfaces à l’échelle, avec charges et prises',
      ],
      ['Plans', 'pour l’accord du salon et pour le standiste, avec la liste des pièces ; devis comparés'],
      ['Suivi de la construction', 'contrôle à l’atelier et pendant le montage, liste des défauts, remise'],
    ],
    how: 'Un mur est montré à taille réelle à des gens qui ne savent pas ce que vous faites : ce qu’ils disent après cinq secondes décide.',
    paid: 'Construction, transport et services du salon sont payés à ceux qui les font.',
    asks: [
      ['plans', 'Hall, numéro de stand et règlement : quels papiers existent ?'],
      ['files', 'Quelles pièces viennent sur le stand, avec quelles tailles et quels poids ?'],
      ['makers', 'Y a-t-il un standiste, ou demandons-nous trois devis ?'],
    ],
  },
  advice: {
    title: 'Conseil',
    piece: 'regardé avec vous, avec une recommandation',
    phases: [
      ['Voir et écouter', 'ce qui existe vu sur place ; ceux qui vivent avec, entendus'],
      ['Voies', 'deux ou trois voies côte à côte, chacune avec ce qu’elle coûte et apporte'],
      ['Recommandation', 'ce que nous ferions d’abord et ce qui peut attendre, discuté avec vous'],
    ],
    lines: [
      [
        'Une demi-journée chez vous',
        'ce qui existe vu sur place, et des entretiens avec trois à cinq personnes qui comptent',
      ],
      [
        'Recommandation écrite',
        'quatre pages : ce qui reste, deux ou trois voies avec ce que chacune coûte et apporte, et ce que nous ferions d’abord',
      ],
    ],
    how: 'Rien n’est dessiné avant de savoir pour quoi. S’il vous faut moins que prévu, ou rien, le papier le dit.',
    paid: 'Vous n’êtes tenus à rien au-delà.',
    asks: [
      ['files', 'Que pouvons-nous voir avant ?'],
      ['makers', 'Qui, en dehors de vous, faut-il entendre ?'],
    ],
  },
  general: {
    title: 'Proposition',
    piece: 'une première ébauche à juger, vos corrections, et la pièce achevée avec ses fichiers',
    phases: [
      ['Départ', 'un entretien avec ceux qui décident et un regard sur l’existant'],
      ['Première esquisse', 'deux voies, montrées là où elles serviront, avec notre recommandation ; vous choisissez'],
      ['Mise au point', 'la voie choisie en entier, essayée avec ceux qui s’en serviront ; deux séries de corrections'],
      ['Remise', 'tout est contrôlé avec vous et remis'],
    ],
    lines: [
      ['Première esquisse', 'deux voies, montrées là où elles serviront, avec notre recommandation'],
      ['Mise au point', 'la voie choisie en entier, essayée, avec vos changements'],
      ['Remise', 'tout est contrôlé avec vous et remis prêt à servir'],
    ],
    how: 'La première esquisse est essayée là où elle servira, avec des gens qui ne la connaissent pas.',
    paid: 'Ce que d’autres fabriquent ou livrent leur est payé ; nous demandons les devis.',
    asks: [
      ['files', 'Qu’existe-t-il déjà que nous puissions voir ?'],
      ['makers', 'Qui le fabrique à la fin ?'],
    ],
  },
  print: {
    title: 'Imprimés',
    piece: 'dessiné et mis en page avec vos textes, prêt à imprimer',
    phases: [
      ['Départ', 'matière parcourue, format et nombre de pages fixés'],
      ['Pages modèles', 'grille, caractères et images sur pages modèles ; vous choisissez'],
      ['Mise en page', 'toutes les pages, deux séries de corrections'],
      ['Fichiers d’impression', 'fichiers contrôlés, épreuve validée par vous'],
      ['Impression', 'par l’imprimeur ; nous contrôlons les premières feuilles'],
    ],
    lines: [
      ['Concept et pages modèles', 'format, papier, grille et caractères, montrés sur des pages modèles'],
      ['Mise en page', 'toutes les pages avec vos textes et images, deux séries de corrections'],
      [
        'Fichiers d’impression',
        'fichiers prêts à imprimer, épreuve contrôlée avec l’imprimeur, et un PDF pour l’écran',
      ],
    ],
    how: 'Les pages modèles sont imprimées à taille réelle sur le vrai papier avant la mise en page du reste.',
    paid: 'L’impression est payée à l’imprimeur ; nous demandons les devis.',
    asks: [
      ['texts', 'Quand textes et images sont-ils définitifs ?'],
      ['makers', 'Quel imprimeur, quel tirage, quelle diffusion ?'],
      ['files', 'À quoi cela ressemblait-il avant, et qu’est-ce qui doit rester ?'],
    ],
  },
};

/** What one receives of a thing, by its kind or its family. */
export const FRENCH_GIVES: Readonly<Record<string, string>> = {
  identity: 'logo, couleurs, caractères et leurs règles, montrés sur deux pièces réelles, avec tous les fichiers',
  logo: 'fichiers vectoriels (SVG, PDF) en couleurs, en une couleur et en réserve, PNG pour écrans, avec la plus petite taille',
  guidelines: 'un document assez court pour être lu : ce qui est fixe, ce qui est libre, avec exemples justes et faux',
  templates: 'en fichier dans votre logiciel, styles fixés, avec un exemple rempli',
  stationery: 'papier à lettres, enveloppe et carte prêts à imprimer, le papier aussi en fichier Word',
  'business-card': 'fichier prêt à imprimer pour chaque nom, et un fichier où les noms se changent',
  name: 'cinq propositions avec leurs raisons, dites à voix haute et cherchées dans les registres ; la recherche juridique revient à un avocat',
  strategy: 'pour qui vous êtes, ce que vous promettez et ce qui vous distingue, en deux pages qui servent à tous',
  menu: 'une mise en page où plats et prix se changent sans nous, et la première édition',
  card: 'fichier prêt à imprimer à sa taille',
  invitation: 'fichier prêt à imprimer, et une image pour courriels et messages',
  ticket: 'fichier avec place pour numéro et code',
  map: 'le plan dessiné, noms, chemins et signes vérifiés, prêt à imprimer',
  mailing: 'texte et mise en page sur votre papier, champs des noms marqués, avec une partie réponse si on la veut',
  catalogue:
    'format, grille et caractères avec un chapitre modèle, puis toutes les pages et la couverture, prêtes à imprimer',
  'annual-report':
    'grille et caractères avec un chapitre modèle, puis toutes les pages, tableaux composés, prêtes à imprimer',
  book: 'format, grille et caractères avec un chapitre modèle, puis toutes les pages et la couverture, prêtes à imprimer',
  magazine: 'grille et types de pages, et le premier numéro prêt à imprimer',
  newsletter: 'un modèle que vous remplissez, essayé dans les messageries courantes',
  illustration: 'crayonnés de toutes, une achevée pour s’accorder, puis le reste en fichiers',
  film: 'scénario et storyboard, tournage en petite équipe, film monté aux formats nommés',
  'key-visual': 'l’image et la phrase qui portent la campagne, en fichiers aux tailles de chaque support',
  radio: 'idée, texte dans la langue des auditeurs, choix de la voix, enregistrement suivi jusqu’au spot fini',
  messages: 'images, clips courts et textes assez légers pour être transmis',
  kit: 'de quoi l’expliquer en une minute, préparé avec trois de ceux qui s’en serviront',
  action: 'l’action en une page (lieu, gens, autorisations, coût), ses pièces dessinées et ses images',
  evening: 'invitation, projection, feuille à emporter et ce qui est dans la salle, avec un déroulé',
  poster: 'fichier à taille d’impression, et une version pour écrans',
  billboard: 'fichiers à chaque taille demandée par l’afficheur',
  advert: 'fichiers à chaque taille demandée par le journal',
  leaflet: 'texte et pages mis en page, prêt à imprimer, et un PDF pour l’écran',
  brochure: 'toutes les pages avec vos textes, prêtes à imprimer, et un PDF pour l’écran',
  label: 'fichier à taille réelle avec tracé de découpe, couleurs et papier nommés',
  light: 'plan lumière pour objets et salles, luminaires avec leur coût, réglage avec vous sur place',
  vehicle: 'dessin à l’échelle de chaque face, prêt pour le poseur',
  lettering: 'dessin à l’échelle sur une photo du lieu, mesures et matière, et les lettres à taille réelle',
  interior: 'plan, vues, couleurs et matières, pour décider et chiffrer',
  exhibition: 'concept et parcours, plan et vues, mobilier à construire, caractères et couleurs, fichiers des panneaux',
  consulting: 'devis comparés, épreuves et premières pièces contrôlées, chaque étape rapportée',
  photos: 'liste des sujets, une journée avec un photographe que vous choisissez, images finies avec leurs droits',
  website:
    'structure, tous les types de pages dessinés pour téléphone et ordinateur, maquette cliquable, site construit et mis en ligne',
  social: 'images aux tailles de chaque service, et modèles que vous remplissez',
  packaging: 'fichier sur le gabarit du fabricant, couleurs et matière nommées',
  space: 'dessin avec mesures, matière et fixation, et le fichier',
  goods: 'fichier pour broderie ou impression, avec taille, place et couleurs',
  words: 'écrit avec vous, dans votre ton, validé par vous avant la mise en page',
};

import { FRENCH_JOBS } from '../jobs/french';
import type { FamilyId } from '../lexicon';
import { ANSWER, CONFIRM, NAME, PRICE } from '../parts/marks';
import type { Language } from './language';

const days = (count: number) =>
  count < 8 ? (count === 1 ? 'un jour ouvré' : `${count} jours ouvrés`) : `environ ${Math.round(count / 5)} semaines`;

const FAMILIES: Record<FamilyId, string> = {
  identity: 'signe, couleurs, caractères et leurs règles, montrés sur deux pièces réelles, avec tous les fichiers',
  packaging: 'fichiers sur la forme du fabricant, avec couleurs et matière',
  print: 'toutes les pages composées avec vos textes, prêtes à imprimer, et un PDF pour l’écran',
  book: 'format, grille et caractères avec un chapitre d’essai, puis toutes les pages et la couverture, prêtes à imprimer',
  space: 'un dessin de chaque pièce avec mesures, matière et fixation, et ses fichiers',
  fair: 'plan et vues, ce qui va où, avec les matières, et les fichiers de chaque surface',
  web: 'structure, tous les types de page pour téléphone et écran, un brouillon cliquable et des fichiers cotés pour construire',
  product: 'parcours et tous les écrans avec leurs états, un brouillon cliquable et les pièces pour les développeurs',
  image:
    'esquisses de toutes, une finie pour convenir de la manière, puis les autres, en fichiers pour l’impression et l’écran',
  motion: 'scénario et images de style à valider, puis le film dans les formats nommés',
  social: 'images aux tailles de chaque réseau et modèles que vous remplissez vous-mêmes',
  goods: 'dessin pour broderie ou impression, avec taille, place et teintes',
  words: 'écrit avec vous et validé par vous avant composition',
  event: 'd’abord l’idée sur une page, puis dessinée pour être faite, avec ses fichiers',
  advice: 'ce que nous avons trouvé et ce que nous ferions, en dix pages au plus, discuté avec vous',
};

export const FRENCH: Language = {
  locale: 'fr-FR',
  words:
    /(?<!\p{L})(?:les|nous|et|est|pour|avec|dans|une|des|sur|pas|qui|notre|nos|sommes|avons|vous|au|aux|mais|il|je)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:los|las|para|con|somos|della|che|sono|não|uma|het|een|und|der)(?!\p{L})/giu,
  quote: (text) => `« ${text.replace(/[«»“”"]/g, '’')} »`,
  jobs: FRENCH_JOBS,
  gives: ({ id, family }) =>
    id === 'other'
      ? FAMILIES.event
      : id === 'name'
        ? 'une courte liste de cinq, chacun avec sa raison, dit à voix haute et cherché sur le réseau ; la recherche juridique revient à un avocat'
        : FAMILIES[family],
  asks: () => undefined,
  headings: {
    TI: {
      understanding: 'Ce que nous avons compris',
      scope: 'Prestations et prix',
      pictures: 'Vos images',
      conditions: 'Ce à quoi nous nous tenons',
      conflicts: 'À décider',
      answers: 'Vos questions',
      schedule: 'Calendrier',
      how: 'Méthode',
      people: 'Personnes',
      options: '',
      questions: 'Questions avant de commencer',
      next: 'Prochaines étapes',
    },
    SUL: {
      understanding: 'Ce que nous avons entendu',
      scope: 'Ce que vous auriez en main',
      pictures: 'Vos images',
      conditions: 'Ce à quoi nous nous tenons',
      conflicts: 'Là où deux d’entre vous veulent autre chose',
      answers: 'Vous demandez',
      schedule: 'Quand',
      how: 'Comment nous nous y prendrions',
      people: 'Qui serait avec vous',
      options: '',
      questions: 'Ce que nous aimerions savoir',
      next: 'Si cela vous plaît',
    },
    JAD: {
      understanding: 'Le cas',
      scope: 'Vous recevez',
      pictures: 'Vu',
      conditions: 'Fixé',
      conflicts: 'Pas décidé',
      answers: 'Demandé, répondu',
      schedule: 'Dates',
      how: 'Comment',
      people: 'Qui',
      options: '',
      questions: 'Ouvert',
      next: 'Maintenant',
    },
    BIL: {
      understanding: 'De quoi s’agit-il ?',
      scope: 'Qu’aurez-vous à la fin, et à quel prix ?',
      pictures: 'Que montrent les images ?',
      conditions: 'À quoi faut-il se tenir ?',
      conflicts: 'Qu’est-ce qui n’est pas décidé ?',
      answers: 'Que nous demandez-vous ?',
      schedule: 'Quand quoi est-il là ?',
      how: 'Comment savons-nous que c’est juste ?',
      people: 'Qui fait quoi ?',
      options: '',
      questions: 'Que devons-nous savoir avant ?',
      next: 'Que se passe-t-il si vous dites oui ?',
    },
    HOL: {
      understanding: 'Sur l’établi',
      scope: 'Ce qui sort de l’atelier, et son prix',
      pictures: 'Mesuré',
      conditions: 'Aussi fixe qu’une cote sur le plan',
      conflicts: 'À régler entre vous',
      answers: 'Vos questions',
      schedule: 'Jusqu’au dernier jour',
      how: 'Comment nous travaillons',
      people: 'Mains',
      options: '',
      questions: 'Avant la première coupe',
      next: 'Premiers gestes',
    },
  },
  hello: (name) => `Bonjour ${name},`,
  opening: {
    TI: (things) =>
      `Vous demandez : ${things}. Ci-dessous, ce que nous avons compris, ce que vous recevriez et à quel prix, quand ce serait là et ce qui reste ouvert.`,
    SUL: (things) =>
      `merci de nous avoir écrit. Si nous avons bien lu, il s’agit de : ${things}. Arrêtez-nous là où nous avons mal entendu.`,
    JAD: (things) => `**${things}.**`,
    BIL: (things) =>
      `Il vous faut : ${things}. Ce papier répond à ce que demande une décision, et dit où personne ne sait encore.`,
    HOL: (things) => `Le travail : ${things}. Nous faisons dès que possible quelque chose à tenir en main.`,
  },
  people: {
    TI: `${NAME} dirige et vous répond ; ${NAME} dessine. Chez vous, une personne rassemble ce que tous disent.`,
    SUL: `${NAME} dirigerait le travail et serait au téléphone ; ${NAME} dessinerait.`,
    JAD: `${NAME} dirige, ${NAME} dessine. Chez vous, une personne rassemble les réponses.`,
    BIL: `${NAME} dirige et répond des dates ; ${NAME} dessine. Chez vous, quelqu’un décide et nous dit ce que disent les autres.`,
    HOL: `${NAME} à la table à dessin, ${NAME} chez ceux qui fabriquent, et une paire de mains chez vous : quelqu’un qui répond.`,
  },
  next: {
    TI: [
      'Vous répondez aux questions et rayez ce que vous ne voulez pas.',
      'Ce qui reste tient sur une page, que les deux signent.',
    ],
    SUL: [
      'Écrivez ou appelez avec ce que vous pouvez répondre ; une demi-heure suffit. Ensuite tout tient sur une page, et le travail peut commencer.',
    ],
    JAD: ['Répondre à ce qui est ouvert. Rayer ce que vous ne voulez pas. Dire oui au reste.'],
    BIL: [
      'Vous répondez aux questions, autant que vous pouvez.',
      'Nous ajoutons ce qui en dépend, et les deux signent une page.',
    ],
    HOL: [
      'Vous réglez ce que vous pouvez des questions.',
      'Vous rayez de la liste ce que vous ne voulez pas ; ce qui reste est la commande.',
    ],
  },
  closing: 'Bien cordialement',
  and: 'et',
  self: /^(?:bonjour,? |salut,? )?(?:nous sommes|je suis|on est)\s+(.+)$/i,
  youAre: (what) => `Vous êtes ${what}.`,
  youWant: (noun) => `Ce que vous attendez de nous : ${noun}.`,
  ownWords: 'Avec vos mots :',
  dayThatCounts: (day) => `Le jour qui compte est le ${day}.`,
  columns: ['Pièce', 'Vous recevez', 'Prix'],
  together: 'Le tout ensemble',
  ordered: 'commandé en une fois',
  wishes: 'Cela doit faire ce que vous demandez, avec vos mots :',
  later: (names) =>
    `Plus tard, ou peut-être : ${names}. Cela a un prix à part, ${PRICE}, et n’est pas compté ci-dessus.`,
  without: (making) =>
    `${making} : pas compris dans ces prix ; qui s’en charge reçoit des fichiers prêts et vous facture.`,
  frame: (frame) => `Votre cadre : ${frame}.`,
  share: (share) => `Cette part fait ${share}, et toutes nos lignes ne peuvent faire plus : ${PRICE}.`,
  holds: `Ce qu’il comprend selon vos mots en est payé : ${PRICE} pour cela, après des devis que vous aurez vus, et ${PRICE} pour nos lignes.`,
  ceiling: `Toutes nos lignes ensemble : ${PRICE}. Si c’est plus, nous disons avant la commande quelle ligne peut partir ou se réduire.`,
  unpaid: `Vous dites franchement que vous ne pouvez pas payer d’honoraires ; il n’y a donc pas de liste de prix ici. Ce que nous pouvons donner sans cela : la première étape entière et notre œil sur ce que vous en ferez. ${CONFIRM}`,
  terms: (terms) => `Paiement comme vous l’écrivez (${terms}) : d’accord. ${CONFIRM}`,
  bound: 'Avec vos mots, et cela vaut pour chaque esquisse :',
  facts: 'Ce avec quoi nous comptons, avec vos mots :',
  strongest: (texts) =>
    texts.length > 1
      ? `Deux de vos conditions décident plus que toutes les autres ; la première esquisse se fait sur elles : ${texts.join(' et ')}`
      : `Une de vos conditions décide plus que toutes les autres ; la première esquisse se fait sur elle : ${texts[0] ?? ''}`,
  rounds: ['Un tour de corrections est compris.', 'Deux tours de corrections sont compris.'],
  planned: (day) => `Prévu pour le ${day}.`,
  vague: (said, day) =>
    `Vous ne nommez pas de jour (${said}) ; nous prévoyons le ${day} jusqu’à ce que vous en donniez un.`,
  ready: (day) =>
    `Nos fichiers sont prêts le ${day} ; le temps qui suit est à ceux qui impriment, fabriquent ou construisent.`,
  tight: (count, usual) =>
    `C’est serré : il reste ${days(count)}, et il en faut d’ordinaire ${days(usual)}. Cela tient avec des chemins courts et des réponses en deux jours ; nous commencerions tout de suite.`,
  hopeless: (day, count, usual) =>
    `Franchement, le ${day} est trop proche pour le tout : il reste ${days(count)}, et il en faut d’ordinaire ${days(usual)}. D’ici là, la première étape peut être là. Dites-nous si cela aide ou si le jour peut bouger ; ci-dessous, les semaines de l’ensemble.`,
  spare: (weeks) => `Il reste ${weeks} semaines de marge.`,
  making: (count, usual) =>
    `Pour construire il reste ${days(count)}, et il en faut d’ordinaire ${days(usual)} : qui construit doit dire avant le départ ce qui peut être là.`,
  weeks: (from, to) => (from >= to ? `Semaine ${to}` : `Semaines ${from}–${to}`),
  to: 'au',
  phases: {
    start: ['Départ', 'vos réponses et ce qui existe'],
    ideas: ['Premières idées', 'montrées à l’usage, avec notre recommandation ; vous décidez'],
    development: ['Mise au point', 'la piste choisie, avec corrections'],
    artwork: ['Fichiers définitifs', 'vérifiés avec vous et envoyés'],
    making: ['Impression et fabrication', 'par qui fabrique ; nous voyons les premières pièces'],
    wait: ['D’autres doivent répondre', ''],
  },
  whole: 'montré à l’usage, avec notre recommandation ; vous décidez',
  work: 'avec corrections',
  days: {
    event: 'Votre date',
    needed: 'Votre date',
    first: 'D’abord à voir',
    supply: 'De votre part',
    meeting: 'Chez vous',
    away: 'Absent',
    payment: 'Paiement',
    signature: 'Signature',
    start: 'Départ',
  },
  theDay: 'Le jour',
  timeHead: ['Quand', 'Étape', 'Ce qui se passe'],
  also: (said) => `Aussi au calendrier : ${said}.`,
  conflict:
    'Les premières idées montrent les deux sur la même pièce. Nous en recommandons une, avec ses raisons ; vous décidez avant toute mise au point.',
  sorry: {
    copy: 'Ce que nous dessinons est à vous : nous ne reprenons pas le dessin d’une autre marque.',
    claim: 'Ce qui est affirmé s’imprime quand c’est prouvé ; d’ici là nous l’omettons.',
    review: 'Les avis sont écrits par ceux qui y étaient : nous ne les écrivons pas.',
  },
  replies: [
    [/qui (?:chez vous|de vous|s['’]en)/i, `${NAME} dirigerait le travail ; ${NAME} dessinerait. ${CONFIRM}`],
    [/combien|coûte|prix|tarif/i, `Le prix est à côté de chaque ligne. Le tout : ${PRICE}.`],
    [/quand|à temps|délai/i, `Comme le montre le calendrier. ${CONFIRM}`],
    [/./, ANSWER],
  ],
  askDay: 'Y a-t-il un jour où cela doit servir ?',
  whichDay: (said) => `${said} : quel jour est-ce ?`,
  askSum: 'Y a-t-il une somme dans laquelle le tout doit tenir ?',
  noRush: /pas pressé|rien ne presse/i,
  title: (things, whom) => `${things}${whom ? ` pour ${whom}` : ''}`,
  more: (count) => (count === 1 ? 'une de plus' : `${count} de plus`),
};

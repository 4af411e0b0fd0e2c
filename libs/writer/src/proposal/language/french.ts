import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import type { Language } from './types';

const span = (count: number) =>
  count < 8 ? (count === 1 ? 'un jour ouvré' : `${count} jours ouvrés`) : `environ ${Math.round(count / 5)} semaines`;

export const FRENCH: Language = {
  locale: 'fr-FR',
  words:
    /(?<!\p{L})(?:les|nous|et|est|pour|avec|dans|une|des|sur|pas|qui|notre|nos|sommes|avons|vous|au|aux|mais|il|je)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:los|las|para|con|somos|della|che|sono|não|uma|het|een|und|der)(?!\p{L})/giu,
  quote: (text) => `« ${text.replace(/(^|[\s(])(?:"|«\s?)/g, '$1“').replace(/\s?["»]/g, '”')} »`,
  and: 'et',
  hello: (name) => `Bonjour ${name},`,
  closing: 'Bien cordialement,',
  title: (things, whom) => `${things ?? 'Proposition'}${whom ? ` pour ${whom}` : ''}`,
  asks: (things) => `Vous demandez : ${things}.`,
  inYourWords: 'Avec vos mots :',
  eachLine:
    'Chaque ligne comprend de premières idées avec celle que nous recommandons, l’idée choisie mise au point avec deux tours de corrections, et les fichiers ou plans d’après lesquels elle est faite.',
  inSteps:
    'Le prix se compte en quatre étapes. À la fin de chacune quelque chose est à vous, et vous pouvez vous arrêter après n’importe laquelle.',
  steps: [
    [
      'Premier entretien et état des lieux',
      'une page : ce qu’il faut faire, pour qui, et ce que cela doit réussir ; vous la corrigez',
    ],
    [
      'Premières idées',
      'plus d’une piste, montrée là où elle servira, avec celle que nous recommandons et pourquoi ; vous choisissez',
    ],
    [
      'Mise au point',
      'la piste choisie dessinée en entier et essayée avec ceux qui s’en serviront, avec deux tours de corrections',
    ],
    ['Remise', 'fichiers et plans pour ceux qui fabriquent ou construisent, et un regard sur la première pièce'],
  ],
  columns: ['Pièce', 'Vous recevez', 'Prix'],
  together: 'Le tout, commandé en une fois',
  open: 'peut-être ; hors de la somme',
  money: (said) =>
    `Sur l’argent vous écrivez : ${said} Toutes nos lignes ensemble : ${PRICE}. Si c’est plus que ce qu’il y a pour nous, nous disons avant la commande quelle ligne peut partir ou se réduire.`,
  terms: (said) => `Sur le paiement vous écrivez : ${said} ${CONFIRM}`,
  unpaid: `Vous dites franchement qu’il n’y a pas d’argent pour des honoraires ; il n’y a donc pas de liste de prix ici. Ce que nous pouvons donner sans cela : ${ANSWER}`,
  notIncluded:
    'Impression, fabrication, travaux, programmation, licences et taxes d’autrui se paient à ceux qui les font, sauf accord contraire avant le départ.',
  allIn: `Ce que votre somme doit couvrir à côté de nos lignes (impression, fabrication, travaux) est chiffré par ceux qui s’en chargent ; vous le voyez à côté du nôtre, et les deux y tiennent : ${PRICE} pour cela.`,
  notIncludedWeb:
    'La réalisation fait partie des dernières étapes ; hébergement, licences, textes et photos d’autrui se paient à ceux qui les font, sauf accord contraire avant le départ.',
  early: 'Dans ce travail, nous nous assurons tôt de ceci :',
  bound:
    'Nous travaillons d’après ces points de votre lettre, et chaque esquisse est vérifiée sur eux. Avec vos mots :',
  unfit: {
    safety:
      'Les issues de secours, leur éclairage et le nombre de personnes autorisé restent ce que veut la loi. Nous dessinons avec eux et demandons aux pompiers avant de tracer.',
    copy: 'Ce que nous dessinons est à vous : nous ne reprenons pas le dessin d’une autre marque.',
    claim: 'Ce qui est affirmé s’imprime quand c’est prouvé ; d’ici là nous l’omettons.',
    review: 'Les avis sont écrits par ceux qui y étaient : nous ne les écrivons pas.',
  },
  phases: {
    start: ['Premier entretien', 'vos réponses et un regard sur ce qui existe'],
    ideas: ['Premières idées', 'plus d’une piste, avec celle que nous recommandons ; vous choisissez'],
    work: ['Mise au point', 'la piste choisie en entier, avec vos changements'],
    files: ['Fichiers et plans', 'vérifiés avec vous et remis'],
    making: ['Impression, fabrication ou travaux', 'par ceux qui s’en chargent ; il leur faut peut-être plus ou moins'],
  },
  timeHead: ['Au plus tard', 'Ce qui est fait', 'Ce que c’est'],
  theDay: 'Votre jour',
  weeks: (from, to) => (from >= to ? `Semaine ${to}` : `Semaines ${from}–${to}`),
  countedBack: (day) =>
    `Compté à rebours depuis le ${day} : chaque ligne dit pour quand cela doit être fait. Ce qui se décide plus tôt est là plus tôt.`,
  vague: (said, day) =>
    `Vous écrivez ${said} ; tant que le jour n’est pas nommé, nous comptons à rebours depuis le ${day}.`,
  weekend: (day) => `Le ${day} tombe en fin de semaine ; tout est là le vendredi d’avant.`,
  tight: (days, usual) =>
    `C’est serré : il reste ${span(days)}, et il en faut d’ordinaire ${span(usual)}. Cela tient si nous commençons tout de suite, avec des réponses en deux jours et un tour de corrections.`,
  tooNear: (day, days, usual) =>
    `Franchement : d’ici au ${day} il reste ${span(days)}, et le tout prend d’ordinaire ${span(usual)}. Ce qui peut être là d’ici là, voyons-le dans un premier entretien cette semaine ; ci-dessous, les semaines de l’ensemble.`,
  inWeeks: 'Compté à partir du jour où vous dites oui. Un plan avec des jours suit le premier entretien.',
  firstOf: 'Ce qui dépend du premier de ces jours est dessiné d’abord.',
  named: 'Les dates que vous nommez, avec vos mots :',
  askDay: 'Y a-t-il un jour où cela doit servir ?',
  askSum: 'Y a-t-il une somme dans laquelle le tout doit tenir ?',
  askWhichDay: (said) => `${said} : quel jour est-ce, et que faut-il d’ici là ?`,
  askWhichOf: 'Pour quel jour tout doit-il servir, et qu’est-ce qui dépend des autres dates que vous nommez ?',
  askDecides: 'Qui décide à la fin, et qui faut-il entendre avant ?',
  askExists: 'Qu’existe-t-il déjà, en fichiers, photos, plans ou pièces, que nous puissions voir ?',
  askMaker: 'Qui imprime, fabrique ou construit : quelqu’un de chez vous, ou demandons-nous des devis ?',
  askMost: 'Si tout ne tient pas dans ce délai ou cette somme, que faut-il absolument et qu’est-ce qui peut attendre ?',
  askPicture: 'Que faut-il faire dans cette direction, et où le verra-t-on d’abord ?',
  voices: {
    TI: {
      headings: {
        understanding: 'Ce que nous avons compris',
        pictures: 'Vos images',
        scope: 'Prestations et prix',
        conditions: 'Ce à quoi nous nous tenons',
        answers: 'Vos questions',
        schedule: 'Calendrier',
        how: 'Méthode',
        people: 'Personnes',
        questions: 'Questions avant de commencer',
        next: 'Prochaines étapes',
      },
      opening:
        'merci de votre demande. Ci-dessous, ce que nous avons compris, ce que vous recevriez, quand, et ce qui reste ouvert. Ce qui est entre guillemets est de vous, mot pour mot.',
      how: 'Nous notons d’abord sur une page ce que le résultat doit tenir, et vous la corrigez. Ensuite il y a à chaque étape une recommandation avec ses raisons et une chose que vous décidez ; c’est noté le jour même, et chaque esquisse est vérifiée sur vos conditions avant que vous la voyiez. Deux tours de corrections sont compris.',
      people: `${NAME} dirige et vous répond ; ${NAME} dessine. Chez vous, une personne rassemble ce que tous disent.`,
      options: 'Le tout, ou ligne par ligne : chacune peut se commander seule, et le reste quand vous voulez.',
      next: [
        'Vous répondez aux questions et rayez ce que vous ne voulez pas.',
        'Ce qui reste tient sur une page, que les deux signent.',
      ],
      note: [
        'merci de votre message. Voici ce que nous y lisons :',
        'Pour donner des prix fermes il nous faut savoir :',
        'Envoyez-nous cela, et les prix ci-dessus deviennent une offre.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Ce que nous avons entendu',
        pictures: 'Vos images',
        scope: 'Ce que vous auriez en main',
        conditions: 'Ce à quoi nous nous tenons',
        answers: 'Vous demandez',
        schedule: 'Quand',
        how: 'Comment nous nous y prendrions',
        people: 'Qui serait avec vous',
        questions: 'Ce que nous aimerions savoir',
        next: 'Si cela vous plaît',
      },
      opening:
        'merci de nous avoir écrit. Nous avons lu votre lettre plus d’une fois ; voici ce que nous y avons entendu. Arrêtez-nous là où nous avons mal entendu.',
      how: 'Nous commencerions par écouter : un premier entretien, de préférence chez vous et avec ceux qui vivront avec le résultat. Puis nous revenons avec de premières idées et disons laquelle nous prendrions, et pourquoi. Rien n’est fini tant que personne d’autre que nous ne l’a essayé. Deux tours de corrections sont compris.',
      people: `${NAME} dirigerait le travail et serait au téléphone ; ${NAME} dessinerait.`,
      options:
        'Rien n’oblige à tout prendre d’un coup : une partie peut se commander seule, le reste quand cela convient.',
      next: [
        'Écrivez ou appelez avec ce que vous pouvez répondre ; une demi-heure suffit. Ensuite tout tient sur une page, et le travail peut commencer.',
      ],
      note: [
        'merci de nous avoir écrit. Si nous lisons bien, c’est ceci :',
        'Avant de dire un prix ferme nous aimerions demander :',
        'Écrivez ou appelez, comme cela vous arrange.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'Le cas',
        pictures: 'Vu',
        scope: 'Vous recevez',
        conditions: 'Fixé',
        answers: 'Demandé, répondu',
        schedule: 'Dates',
        how: 'Comment',
        people: 'Qui',
        questions: 'Ouvert',
        next: 'Maintenant',
      },
      opening: 'court, pour que vous puissiez décider vite.',
      how: 'Un entretien. Puis des idées, dont une recommandée. Vous choisissez, nous dessinons, vous changez deux fois. Vos conditions sont vérifiées avant que vous voyiez quoi que ce soit.',
      people: `${NAME} dirige, ${NAME} dessine. Chez vous, une personne rassemble les réponses.`,
      options: 'Le tout, ou n’importe quelle partie seule.',
      next: ['Répondre à ce qui est ouvert. Rayer ce que vous ne voulez pas. Dire oui au reste.'],
      note: ['compris :', 'Pour un prix ferme, merci d’envoyer :', 'Un message suffit. Ensuite nous commençons.'],
    },
    BIL: {
      headings: {
        understanding: 'De quoi s’agit-il ?',
        pictures: 'Que montrent les images ?',
        scope: 'Qu’aurez-vous à la fin, et à quel prix ?',
        conditions: 'À quoi faut-il se tenir ?',
        answers: 'Que nous demandez-vous ?',
        schedule: 'Quand quoi est-il là ?',
        how: 'Comment savons-nous que c’est juste ?',
        people: 'Qui fait quoi ?',
        questions: 'Que devons-nous savoir avant ?',
        next: 'Que se passe-t-il si vous dites oui ?',
      },
      opening: 'ce papier répond à ce que demande une décision, et dit où personne ne sait encore.',
      how: 'Par un essai, pas par goût. Avant de dessiner, nous convenons avec vous de ce qui montrera que cela marche ; les premières idées sont essayées ainsi, à l’usage, avec des gens qui ne les ont pas vues. Ce qui échoue s’en va, à qui que cela plaise. Deux tours de corrections sont compris.',
      people: `${NAME} dirige et répond des dates ; ${NAME} dessine. Chez vous, quelqu’un décide et nous dit ce que disent les autres.`,
      options: 'Faut-il tout d’un coup ? Non : chaque ligne peut se commander seule.',
      next: [
        'Vous répondez aux questions, autant que vous pouvez.',
        'Nous ajoutons ce qui en dépend, et les deux signent une page.',
      ],
      note: [
        'ce que nous avons compris :',
        'Ce qu’il faut savoir avant de dire un prix ferme :',
        'Et ensuite ? Vous recevez une page avec le prix ; si vous dites oui, nous commençons.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'Sur l’établi',
        pictures: 'Mesuré',
        scope: 'Ce qui sort de l’atelier, et son prix',
        conditions: 'Aussi fixe qu’une cote sur le plan',
        answers: 'Vos questions',
        schedule: 'Jusqu’au dernier jour',
        how: 'Comment nous travaillons',
        people: 'Mains',
        questions: 'Avant la première coupe',
        next: 'Premiers gestes',
      },
      opening:
        'nous avons lu votre demande le crayon à la main. Voici ce que nous en ferions, et ce qu’il nous faut savoir avant.',
      how: 'Nous regardons la chose là où elle sert, et mesurons avant de dessiner. Il y a tôt quelque chose à tenir en main ; c’est brut, et on le jette sans regret. Ceux qui feront la pièce sont consultés tant que changer ne coûte rien. Deux tours de corrections sont compris.',
      people: `${NAME} à la table à dessin, ${NAME} chez ceux qui fabriquent, et une paire de mains chez vous : quelqu’un qui répond.`,
      options: 'Pièce par pièce ou tout d’un coup : chaque pièce peut se commander seule.',
      next: [
        'Vous réglez ce que vous pouvez des questions.',
        'Vous rayez de la liste ce que vous ne voulez pas ; ce qui reste est la commande.',
      ],
      note: [
        'sur l’établi, si nous avons bien compris :',
        'Avant la première coupe il nous faut :',
        'Envoyez cela, et nous mettons un chiffre sur chaque pièce.',
      ],
    },
  },
};

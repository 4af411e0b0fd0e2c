import { plain } from '../markdown';
import { NAME, PRICE } from '../marks';
import { FRENCH_GIVES, FRENCH_TRADES } from './trades-french';
import { FRENCH_METHODS } from './methods-french';
import type { Language } from './types';

const WORDS = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const weeksOf = (days: number): string => {
  const weeks = Math.max(1, Math.round(days / 5));
  return `${WORDS[weeks] ?? weeks} semaine${weeks === 1 ? '' : 's'}`;
};
const number = (value: number): string => value.toLocaleString('fr-FR');
const BY_FAMILY = ['packaging', 'space', 'goods', 'words', 'social'];

export const FRENCH: Language = {
  locale: 'fr-FR',
  words: /(?<!\p{L})(?:le|les|des|et|est|nous|pour|avec|une|dans|pas|qui|notre|sur)(?!\p{L})/giu,
  others: /(?<!\p{L})(?:el|los|las|y|con|il|gli|che|per|não|uma)(?!\p{L})/giu,
  quote: (text) =>
    `« ${plain(`x${text}`)
      .slice(1)
      .replace(/["“”«»]/g, '’')} »`,
  and: 'et',
  trades: FRENCH_TRADES,
  hello: (name) => `Bonjour ${name},`,
  closing: 'Bien à vous,',
  title: (things = 'Proposition', whom) =>
    whom ? `${things}${/ pour /u.test(things) ? ',' : ' pour'} ${whom}` : things,
  roundsIn: 'dans chaque prix.',
  inYourWords: 'Dans vos mots :',
  service: 'assuré par nous, avec des contrôles aux moments convenus et une courte note après chacun',
  inSteps: 'en ces étapes :',
  either: (one, other) => `Est-ce ${one} ou ${other} ?`,
  views: (what) => `${what} : les uns le veulent, les autres non. Que dessinons-nous, et qui décide ?`,
  maybe: (what) => `Vous dites ${what} : est-ce décidé ?`,
  needBy: 'Tout cela avant le début du plan ; ce qui manque alors retarde la première ébauche.',
  yes: 'Oui :',
  voicesDiffer: 'Là où les souhaits de plusieurs se contredisent : qui décide, et pour quand ?',
  wished: 'Vos souhaits, que nous y mettons :',
  theirDates: 'Vos dates :',
  leftOut: 'Non proposé, comme vous l’écrivez :',
  soLanguages:
    'Donc chaque projet contient toutes les langues, la plus longue fixe la place, et chacune est relue par une personne dont c’est la langue.',
  labels: {
    opening: 'Ouverture',
    live: 'Mise en ligne',
    delivery: 'Livraison',
    print: 'À l’impression',
    decision: 'Votre décision',
    draft: 'Premiers projets montrés',
    test: 'Essai',
    files: 'Fichiers définitifs',
    start: 'Début',
    shops: 'En magasin',
    money: 'Facturé',
    supply: 'Vos textes et images',
    ready: 'En service',
    works: 'Travaux sur place',
    access: 'Accès au lieu',
    count: 'Mesure du résultat',
    closing: 'Fermeture',
  },
  filesOf: 'Fichiers aux fabricants',
  approval: ['Validation', 'tout est montré à ceux qui doivent donner leur accord, et leurs changements sont faits'],
  columns: ['Poste', 'Vous recevez', 'Prix'],
  gives: ({ id, family }) => FRENCH_GIVES[id] ?? (BY_FAMILY.includes(family) ? FRENCH_GIVES[family] : undefined),
  together: 'Le tout',
  togetherGives: 'tous les postes ci-dessus, en une commande',
  inIt: ' ; dont : ',
  open: 'si vous le souhaitez ; hors total',
  eachLine: 'Chaque poste peut être commandé seul.',
  talked: 'merci de cet entretien. Voici ce que nous avons noté, et comment nous y répondrions.',
  rounds: [
    'Une série de corrections est comprise',
    'Deux séries de corrections sont comprises',
    'Trois séries de corrections sont comprises',
  ],
  frame: 'Si nos postes dépassent cette somme, nous nommons avant la commande celui qui peut disparaître ou diminuer.',
  fee: 'Les postes ci-dessus sont nos honoraires ; la somme prévue pour le mobilier, la fabrication et les travaux n’y est pas touchée.',
  undecided:
    'Puisque tout reste ouvert, nous commencerions par le premier poste seul : il met vos possibilités côte à côte, avec coût et avantage. Le reste se commande quand vous avez choisi.',
  insight: (said) => `L’idée part de ce que les gens se demandent : ${said}`,
  tax: { net: 'Nos prix sont hors taxes, comme votre somme.', gross: 'Nos prix sont TTC, comme votre somme.' },
  allIn: `Votre somme comprend aussi ce que d’autres fabriquent et livrent : ${PRICE} y vont, sur devis que vous voyez avant.`,
  unpaid: 'Vous dites franchement qu’il n’y a pas d’honoraires. Ce que nous pouvons donner sans cela : [answer]',
  unfit: {
    safety:
      'Issues de secours, éclairage de secours et nombre de personnes autorisé restent comme la loi les veut. Nous dessinons avec eux et consultons la sécurité avant de dessiner.',
    copy: 'Ce que nous dessinons est à vous : nous ne reprenons pas le dessin d’une autre marque.',
    claim: 'Ce qui est affirmé est imprimé quand c’est prouvé ; jusque-là nous l’omettons.',
    review: `Les avis sont écrits par des gens qui sont venus : nous ne les écrivons pas. À la place, nous proposons un court message qui en demande un à vos clients après leur visite, et un endroit où paraissent les vrais.`,
    proof: `Les images de résultats montrent vos propres clients, qui y ont consenti : nous ne les mettons pas en scène. Nous faisons les premières avec vous.`,
  },
  assumptions: 'Nous supposons :',
  timeHead: ['Pour le', 'Quoi', 'Ce que c’est'],
  yours: 'votre date',
  away: 'pause',
  weeks: (from, to) => (from >= to ? `Semaine ${to}` : `Semaines ${from} à ${to}`),
  inWeeks: 'Vous ne nommez pas de jour : les semaines comptent à partir de la commande.',
  inWeeksOnly: 'Les semaines comptent à partir de la commande.',
  planned: (start, deadline) =>
    deadline
      ? `Prévu à partir du ${start}, à rebours du ${deadline}.`
      : `Prévu à partir du ${start}, au rythme habituel.`,
  between: (start, first, last) =>
    `Prévu à partir du ${start} : le premier élément est prêt le ${first}, le dernier le ${last}.`,
  later: ['Livraison', 'ce qui est dû ce jour-là, vérifié avec vous et remis'],
  running: ['Diffusion', 'ce qui est lancé est compté, et changé où cela ne marche pas ; le reste arrive à son jour'],
  reserve: (weeks) => `Il reste ${weeks} semaines de réserve avant le dernier jour.`,
  tight: (left, usual, from, to) =>
    `Du ${from} au ${to}, c’est court : ${weeksOf(left)}, quand il en faut d’ordinaire ${weeksOf(usual)}. Cela va si les réponses viennent sous deux jours.`,
  tooNear: (left, usual, from, to) =>
    `Franchement : du ${from} au ${to} il y a ${weeksOf(left)}, trop peu pour un travail qui en demande d’ordinaire ${weeksOf(usual)}. Le plan ici montre le rythme habituel, à partir de la commande.`,
  first:
    'Pour que quelque chose soit là ce jour-là, nous montrerions une seule piste et laisserions ce qui peut suivre.',
  vague: (said, day) => `Vous écrivez ${said} ; nous comptons avec le ${day} tant que le jour n’est pas nommé.`,
  answers: {
    offer: 'Oui : la voici.',
    price: 'Un prix pour chaque poste figure dans la liste, et un pour le tout.',
    usual:
      'Par les phases du plan, l’une après l’autre : rien de la suivante n’est dû avant votre décision sur la précédente.',
    need: 'Les réponses aux questions ci-dessous, quelqu’un qui décide, et ce qui existe en plans, fichiers ou photos.',
    when: 'Le plan le montre ici, semaine par semaine.',
    fits: 'Le temps suffit.',
    short: 'Le temps est court.',
    visit: 'Oui, une fois, au début.',
    contact: `${NAME}, qui dirige le travail.`,
    code: 'À vous : code, fichiers et accès sont à votre nom.',
    several: 'La première esquisse montre au moins deux voies, avec notre recommandation.',
    decide:
      'Puisque tout reste ouvert, nous commencerions par le premier poste seul : il met vos possibilités côte à côte, avec coût et avantage. Le reste se commande quand vous avez choisi.',
    separate: 'Oui : chaque poste de la liste a son prix, et se commande ainsi.',
    references: 'Exemples proches de ce travail : [answer]',
    first: 'D’abord ce que le plan met en premier. Peut attendre, dans cet ordre : [answer]',
    consult:
      'C’est l’objet de la première rencontre et du papier qui la suit : deux ou trois voies, ce que chacune coûte et apporte, et ce que nous ferions d’abord.',
    supervise: 'Oui : c’est un des postes de la liste.',
    advise: 'Nous en recommandons une quand les premières phases sont faites, avec les raisons et le coût de chacune.',
    sum: 'Ce qui peut suivre plus tard si la somme ne suffit pas à tout, dans cet ordre : [answer]',
  },
  figures: 'Quelques chiffres ne s’accordent pas, autant que nous voyions :',
  figure: (one, date) => {
    switch (one.kind) {
      case 'sum':
        return `Les parts ${one.parts} font ${one.sum}, et vous nommez ${one.total} : lequel est juste ?`;
      case 'span':
        return `Du ${date(one.from)} au ${date(one.to)} il y a ${one.days < 14 ? `${one.days} jours` : `${Math.round(one.days / 7)} semaines`}, et non ${one.said} : quel jour est le bon ?`;
      case 'rate':
        return `${one.one} feraient ${number(one.low)} à ${number(one.high)} ${one.unit}, et vous écrivez ${one.other} : avec quel nombre comptons-nous ?`;
      case 'product':
        return `${one.parts} font ${number(one.product)}, vous écrivez ${one.said} : qu’est-ce qui est juste ?`;
      case 'growth':
        return `De ${one.from} à ${one.to}, c’est ${one.percent} % de plus, et non ${one.said} : quel est l’objectif ?`;
      case 'shares':
        return `Les parts font ${one.sum} %, plus que le tout : lesquelles sont justes ?`;
      case 'count':
        return `Vous écrivez « ${one.said} » et en nommez ${one.found} : en manque-t-il, ou y en a-t-il trop ?`;
      case 'area':
        return `${one.said} : les côtés font environ ${one.found} m². Lequel est juste ?`;
      case 'weekday':
        return `${one.said} est un ${one.date.toLocaleDateString('fr-FR', { weekday: 'long', timeZone: 'UTC' })} : quel jour est le bon ?`;
      case 'chain':
        return `« ${one.steps} » : cela fait ${one.weeks} semaines. À compter du ${date(one.from)}, cela s’achève le ${date(one.end)}, après le ${date(one.to)} : quelle date peut bouger ?`;
      case 'years':
        return `${one.said} : cela fait ${one.found} ans. Lequel est juste ?`;
    }
  },
  methods: FRENCH_METHODS,
  gaps: {
    day: (said) => `Vous écrivez ${said} : quel jour est-ce ?`,
    sums: (said) => `Vous écrivez ${said} : avec laquelle des sommes comptons-nous ?`,
    rights: (said) => `Vous écrivez ${said} : qui a les droits, et l’accord est-il écrit ?`,
    agreed: (said) => `Vous écrivez ${said} : pour quand le saura-t-on, et que devient le travail si c’est non ?`,
    perhaps: (said) => `Vous écrivez ${said} : comptons-nous avec ou sans ?`,
    season: (said) =>
      `Vous écrivez ${said} : quelles semaines vous conviennent ? Ce qui demande le lieu se fait alors, et le reste autour.`,
    lapses: (day) =>
      `L’argent doit être dépensé avant le ${day}, et le plan finit après : que peut-on facturer avant, ou la date peut-elle bouger ?`,
  },
  spread: (said, start, end) => `Prévu sur la durée que vous nommez, ${said} : du ${start} au ${end}.`,
  pieces: (list) => `Vous demandez : ${list}.`,
  confirmDay: (day) => `Le ${day}, d’où part notre compte à rebours, est-il le jour où tout doit être là ?`,
  askDay: 'Pour quel jour faut-il que cela serve ?',
  askSum: 'Quelle somme l’ensemble ne doit-il pas dépasser ?',
  askDecides: 'Qui décide à la fin, et qui doit être entendu avant ?',
  askMost:
    'Si tout n’est pas possible d’ici là ou pour cette somme : que faut-il avoir, et qu’est-ce qui peut suivre ?',
  askPicture: 'Que faut-il faire dans cette direction, et où le verra-t-on d’abord ?',
  checks: [
    [
      'protected',
      'La façon de fixer chaque pièce, et de l’ôter, est montrée d’abord à l’administration, le bâtiment étant protégé.',
    ],
    [
      'languages',
      'Chaque langue est composée dès le début et relue par quelqu’un dont c’est la langue ; les traductions viennent de vous, sauf commande.',
    ],
    ['names', 'Nous cherchons les noms dans les registres ; s’ils sont libres en droit, un avocat le dit.'],
    ['rights', 'Vous avez les droits sur les images que vous envoyez.'],
    [
      'api',
      'L’interface de votre système est essayée d’abord ; ce que sa documentation ne dit pas, l’un des vôtres nous le dit.',
    ],
    ['unwritten', 'Là où les textes manquent, nous les écrivons après entretien ; c’est dans le prix des contenus.'],
    ['access', 'Des personnes qui voient, marchent ou lisent moins bien essaient la première esquisse.'],
  ],
  voices: {
    TI: {
      headings: {
        understanding: 'Ce que nous avons compris',
        pictures: 'Ce que montrent vos images',
        scope: 'Prestations et prix',
        conditions: 'Ce à quoi nous nous tenons',
        answers: 'Vos questions',
        schedule: 'Calendrier',
        how: 'Démarche et hypothèses',
        people: 'Personnes',
        questions: 'Questions avant de commencer',
        next: 'Suite',
      },
      opening:
        'merci de votre demande. Voici notre proposition : ce que nous avons compris, ce que vous recevez, pour quand, et ce qui reste ouvert.',
      how: (rounds) =>
        `À la fin de chaque phase vous recevez une page : ce qui est décidé, ce qui est ouvert, ce qui vient. ${rounds} dans chaque prix.`,
      people: `${NAME} dirige et vous répond ; ${NAME} dessine. Chez vous, une personne réunit les réponses.`,
      next: (start) => [
        'Vous répondez aux questions et nous dites quels postes vous voulez.',
        `Nous mettons cela sur une page, à signer par les deux ; le premier entretien a lieu la semaine du ${start}.`,
      ],
      note: [
        'merci de votre message. Nous le lisons ainsi :',
        'Pour des prix fermes il nous faut savoir :',
        'Envoyez-le nous, et ces prix deviennent une offre.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'Ce que nous avons entendu',
        pictures: 'Ce que vos images nous disent',
        scope: 'Ce que vous recevriez',
        conditions: 'Ce à quoi nous tiendrions',
        answers: 'Vous demandez',
        schedule: 'Quand',
        how: 'Comment nous ferions',
        people: 'Qui serait avec vous',
        questions: 'Ce que nous aimerions demander',
        next: 'Si cela vous plaît',
      },
      opening: 'merci de nous avoir écrit. Voici ce que nous avons compris, et comment nous y répondrions.',
      how: (rounds) => `Nous commencerions à l’écoute de ceux qui vivront avec le résultat. ${rounds}.`,
      people: `${NAME} conduirait le travail et vous répondrait au téléphone ; ${NAME} dessinerait.`,
      next: (start) => [
        `Écrivez ou appelez, avec ce à quoi vous pouvez répondre ; nous le mettons sur une page, chacun signe, et nous venons vous voir la semaine du ${start}.`,
      ],
      note: [
        'merci de nous avoir écrit. Si nous vous lisons bien :',
        'Avant de nommer un prix ferme nous aimerions demander :',
        'Écrivez ou appelez, comme il vous est plus facile.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'Le cas',
        pictures: 'Vu',
        scope: 'Vous recevez',
        conditions: 'Fixe',
        answers: 'Demandé',
        schedule: 'Dates',
        how: 'Comment',
        people: 'Qui',
        questions: 'Ouvert',
        next: 'Maintenant',
      },
      opening: 'en bref, pour décider vite.',
      how: (rounds) => `Un entretien, une recommandation, votre décision. ${rounds} dans le prix.`,
      people: `${NAME} dirige, ${NAME} dessine. Chez vous, une personne réunit les réponses.`,
      next: (start) => [
        `Répondre à ce qui est ouvert, rayer ce que vous ne voulez pas, dire oui : nous commençons la semaine du ${start}.`,
      ],
      note: ['compris :', 'Pour un prix ferme, merci d’envoyer :', 'Un message suffit. Puis nous commençons.'],
    },
    BIL: {
      headings: {
        understanding: 'De quoi s’agit-il ?',
        pictures: 'Qu’y a-t-il sur les images ?',
        scope: 'Que recevez-vous, et à quel prix ?',
        conditions: 'À quoi cela doit-il se tenir ?',
        answers: 'Que nous demandez-vous ?',
        schedule: 'Quoi, et quand ?',
        how: 'Comment savoir que c’est juste ?',
        people: 'Qui fait quoi ?',
        questions: 'Que devons-nous savoir avant de commencer ?',
        next: 'Que se passe-t-il si vous dites oui ?',
      },
      opening: 'ce papier répond, question par question, à ce qu’il faut pour décider, et dit ce qui reste ouvert.',
      how: (rounds) =>
        `Par des essais, non par le goût : avant de dessiner, nous convenons avec vous à quoi l’on verra que cela marche. ${rounds}.`,
      people: `${NAME} dirige et répond des dates ; ${NAME} dessine. Chez vous, quelqu’un décide et nous dit ce que disent les autres.`,
      next: (start) => [
        'Vous répondez aux questions ci-dessus, autant que possible.',
        `Nous complétons, chacun signe, et nous commençons la semaine du ${start}.`,
      ],
      note: [
        'ce que nous avons compris :',
        'Que devons-nous savoir pour un prix ferme ?',
        'Et ensuite ? Vous recevez une page avec le prix ; si vous dites oui, nous commençons.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'Sur l’établi',
        pictures: 'Ce que nous avons mesuré',
        scope: 'Ce qui sort de l’atelier',
        conditions: 'Ferme comme une cote',
        answers: 'Vos questions',
        schedule: 'À rebours du dernier jour',
        how: 'Comment nous travaillons',
        people: 'Des mains',
        questions: 'Avant la première coupe',
        next: 'Premiers gestes',
      },
      opening:
        'nous avons lu votre demande le crayon à la main : d’abord ce qui doit être là à la fin, puis le chemin.',
      how: (rounds) =>
        `Il y a tôt quelque chose à voir et à tenir ; c’est grossier, pour que changer reste facile. Qui le fabrique à la fin est consulté tant que changer ne coûte rien. ${rounds}.`,
      people: `${NAME} à la table à dessin, ${NAME} chez les fabricants, et chez vous quelqu’un qui répond.`,
      next: (start) => [
        'Vous réglez ce que vous pouvez des questions, et rayez ce que vous ne voulez pas.',
        `Nous mesurons et regardons la semaine du ${start}.`,
      ],
      note: [
        'sur l’établi, si nous avons bien lu :',
        'Avant la première coupe il nous faut :',
        'Envoyez cela, et chaque pièce aura son prix.',
      ],
    },
  },
};

// Questions that have a method for an answer: it is the same for any work, and the figures in it stay open.

export type MethodId =
  | 'roles'
  | 'facts'
  | 'effect'
  | 'partner'
  | 'prices'
  | 'small'
  | 'road'
  | 'rights'
  | 'training'
  | 'selves'
  | 'together'
  | 'fear';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const METHODS: readonly (readonly [MethodId, RegExp])[] = [
  [
    'roles',
    word(
      'roles?|responsables?|who (?:in your team|on your side|of you) (?:would|will|does)|who (?:would|will) (?:do what|write)|(?:your|the) team|responsib\\p{L}+ for|(?:key )?(?:people|persons|staff)(?: would| will)|which (?:\\p{L}+ ){0,4}(?:yourselves|through partners)|wer macht was|ihr team|zuständig\\p{L}*|rollen|quién (?:hace|haría)|su equipo|qui (?:fait|ferait)|votre équipe',
    ),
  ],
  [
    'facts',
    word(
      '(?:quality (?:control|assurance)|checks?|checking|verif\\p{L}+|proof-?reads?|correctness) (?:of )?(?:\\p{L}+ ){0,3}(?:facts?|texts?|contents?|names|statements|translations?|data)|(?:make|making|be) sure (?:that )?(?:the |all )?(?:facts?|texts?|names|figures)|fact[- ]check\\p{L}*|faktencheck|fakten (?:geprüft|prüfen)|verifica\\p{L}* (?:los )?(?:datos|hechos)|vérifi\\p{L}+ (?:les )?(?:faits|données)',
    ),
  ],
  [
    'effect',
    word(
      "measur\\p{L}+ (?:the |its |your |whether |if |success)(?:\\p{L}+ ){0,3}(?:effect|success|result|impact|it works?)?|how (?:do|would|will) (?:we|you) know (?:that |if |whether )?(?:it|this)|prove (?:that )?it works?|wirkung (?:messen|gemessen)|messen sie|medir(?:ían?|emos)? (?:el|los|la) (?:efecto|resultados|impacto)|mesure\\p{L}* (?:l[’']effet|les résultats)",
    ),
  ],
  [
    'partner',
    word(
      'work with (?:a |our |an? )?(?:local|our own) \\p{L}+|local (?:illustrator|designer|artist|studio|photographer|partner)|foreign studio|from abroad|mit (?:einer? )?(?:örtlichen|lokalen) \\p{L}+|con (?:un|una) (?:ilustrador|diseñador|artista|estudio)\\p{L}* (?:local|de aquí)|avec (?:un|une) \\p{L}+ loca(?:l|le)',
    ),
  ],
  ['prices', word('inflation|inflación|exchange rate|currency|tipo de cambio|wechselkurs|taux de change')],
  [
    'small',
    word(
      'too small(?: for)?|take on (?:such )?(?:a )?small|so small|zu klein|demasiado pequeñ\\p{L}+|trop petit\\p{L}*|in my place|in our place|an (?:unserer|meiner) stelle|en mi lugar|en nuestro lugar|à (?:ma|notre) place',
    ),
  ],
  [
    'road',
    word(
      '(?:get|bring|lead|help) us to (?:a |one )?(?:decision|agreement)|how (?:we|you|to) (?:\\p{L}+ )?(?:decide|agree)|(?:object(?:s|ion)?|veto|disagree\\p{L}*) ?\\??$|einspruch|einig(?:en|ung)|zu einer entscheidung|(?:llegar|llevarnos) a (?:una )?decisión|objeci\\p{L}+|arriver à une décision|objection',
    ),
  ],
  [
    'rights',
    word(
      'belongs? to (?:us|me)|(?:who|do we|will we|would we) (?:\\p{L}+ )?owns? |(?:copy)?rights? (?:of use|to|in) |nutzungsrechte?|gehör(?:t|en) uns|(?:derechos|nos pertenece)|(?:droits|nous appart\\p{L}+)',
    ),
  ],
  [
    'training',
    word(
      '(?:train|teach|show) (?:(?:one|two|three|some|our|a) )(?:\\p{L}+ ){0,3}|form(?:er|ez) (?:une|deux|nos|quelqu)|schul(?:en|ung)|einarbeiten|formar a|capacitar',
    ),
  ],
  [
    'selves',
    word(
      '(?:can|could|may|should) (?:we|i) (?:do|take|make|write|draw|shoot|print|build|paint|install|hang) (?:\\p{L}+ ){0,5}(?:ourselves|myself)|(?:selbst|selber) (?:machen|fotografieren|schreiben|drucken|bauen)|nosotros mismos|nous-mêmes',
    ),
  ],
  [
    'together',
    word(
      'cheaper (?:together|in one)|(?:together|combined) (?:is |be )?cheaper|apart,? and|quote for each|zusammen günstiger|más barato juntos?|moins cher ensemble',
    ),
  ],
  [
    'fear',
    word(
      '(?:deal|cope|work) with (?:people|those|parents|staff|neighbours|residents|customers|patients)? ?(?:\\p{L}+ ){0,2}(?:who )?(?:fear|afraid|worr\\p{L}+|anxious|against|angry|upset|resist\\p{L}*)',
    ),
  ],
];

/** What of a question can be answered by how we work. */
export const methodsIn = (text: string): MethodId[] =>
  METHODS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);

/** So many things are asked in one sentence: 'your team, similar work and how you would …' */
export const askedAtOnce = (text: string): number =>
  1 +
  (text.match(
    /(?:,| and| und| y| et) (?:how|who|what|which|whether|similar|references|the |your |und wie|wer|wie|cómo|quién|comment|qui)(?!\p{L})/giu,
  )?.length ?? 0);

/** Says that it is one of their questions, without a mark. */
export const COUNTED_QUESTION =
  /(?<!\p{L})(?:that|this|which) is (?:question|the (?:first|main|big) question)(?: (?:one|number one|no\.? 1))?|(?<!\p{L})(?:das|dies) ist die (?:erste|große) frage|(?<!\p{L})esa es la (?:primera )?pregunta|c['’]est la (?:première )?question/iu;

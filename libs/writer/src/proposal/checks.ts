/** What a designer makes sure of early, whatever the work is: each true wherever its words stand in a letter. */
interface Check {
  of: RegExp;
  'en-GB': string;
  'de-DE': string;
  'es-ES': string;
  'fr-FR': string;
}

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const CHECKS: readonly Check[] = [
  {
    of: word(
      'fire (?:exit|officer|class|safety)|escape route|max(?:imum)? \\d+ (?:persons|people)|brandschutz|fluchtweg|bomberos|salida de emergencia|pompiers|issue de secours|erp',
    ),
    'en-GB': 'Fire safety: whoever is responsible for it sees the first plan before anything is worked out.',
    'de-DE': 'Brandschutz: Wer dafür zuständig ist, sieht den ersten Plan, bevor etwas ausgearbeitet wird.',
    'es-ES': 'Seguridad: quien responde de ella ve el primer plano antes de desarrollar nada.',
    'fr-FR': 'Sécurité incendie : qui en répond voit le premier plan avant toute mise au point.',
  },
  {
    of: word(
      'listed|protected (?:structure|building)|no drilling|heritage (?:office|protection)|denkmal\\p{L}*|patrimonio|abf|classée?|monument',
    ),
    'en-GB':
      'The protected building: how each piece is fixed, and how it comes off again, is shown to the authority first.',
    'de-DE':
      'Das geschützte Gebäude: Wie jedes Stück befestigt wird und wieder abgeht, wird zuerst der Behörde gezeigt.',
    'es-ES': 'El edificio protegido: cómo se fija cada pieza y cómo se quita se muestra antes a la autoridad.',
    'fr-FR': 'Le bâtiment protégé : la façon de fixer chaque pièce, et de l’ôter, est montrée d’abord à l’autorité.',
  },
  {
    of: word(
      'mou?ld(?:ed|ing|s)?|injection|tooling|drill press|press brake|welders?|assembl\\w+|prototypes?|mock-?ups?|spritzguss|werkzeug|molde|moule',
    ),
    'en-GB':
      'Making: whoever makes the parts sees the first model, and says what it costs apiece, before a shape is chosen.',
    'de-DE':
      'Herstellung: Wer die Teile macht, sieht das erste Modell und sagt, was es je Stück kostet, bevor eine Form gewählt wird.',
    'es-ES':
      'Producción: quien hace las piezas ve la primera maqueta y dice lo que cuesta cada una antes de elegir una forma.',
    'fr-FR':
      'Fabrication : qui fait les pièces voit la première maquette et dit le prix de chacune avant qu’une forme soit choisie.',
  },
  {
    of: word(
      '(?:our|a|the|new|one|want|need) (?:new |whole )?(?:web ?site|site|web ?shop|online shop|portal)|(?:unsere|eine|neue) (?:webseite|website|internetseite)|una (?:página )?web|un sitio web|(?:un|notre|le) site(?: internet| web)?',
    ),
    'en-GB': 'The way in: who holds domain, hosting and passwords today, and who keeps it up afterwards.',
    'de-DE': 'Die Zugänge: wer heute Domain, Hosting und Passwörter hat, und wer es danach pflegt.',
    'es-ES': 'Los accesos: quién tiene hoy dominio, alojamiento y contraseñas, y quién lo mantiene después.',
    'fr-FR': 'Les accès : qui tient aujourd’hui domaine, hébergement et mots de passe, et qui l’entretient ensuite.',
  },
  {
    of: word(
      'offline|no signal|bad phones?|slow internet|data is expensive|two bars|sin señal|funkloch|kein (?:netz|empfang)|sans réseau',
    ),
    'en-GB': 'The weak line: every draft is opened on an old phone, on the connection that people there really have.',
    'de-DE':
      'Das schwache Netz: Jeder Entwurf wird auf einem alten Telefon geöffnet, mit der Verbindung, die es dort gibt.',
    'es-ES': 'La señal débil: cada boceto se abre en un teléfono viejo, con la conexión que hay de verdad.',
    'fr-FR':
      'Le réseau faible : chaque esquisse est ouverte sur un vieux téléphone, avec la connexion qu’il y a vraiment.',
  },
  {
    of: word(
      'languages|bilingual|trilingual|(?:english|german|french|spanish|italian|arabic|russian|turkish|welsh|setswana|latvian|bulgarian|cyrillic|maltese|kinyarwanda|khoekhoegowab)(?: and| &|,|-language)|zweisprachig|mehrsprachig|idiomas?|bilingüe|langues?|bilingue|créole',
    ),
    'en-GB': 'Languages: each is set from the start, not fitted in at the end, and read by somebody whose own it is.',
    'de-DE':
      'Sprachen: Jede wird von Anfang an gesetzt und nicht am Ende eingepasst, und jemand liest sie, dessen eigene sie ist.',
    'es-ES': 'Idiomas: cada uno se compone desde el principio, y lo lee alguien que lo tiene por suyo.',
    'fr-FR': 'Langues : chacune est composée dès le début, et relue par quelqu’un dont c’est la langue.',
  },
  {
    of: word(
      '(?:new|needs?|need|want|find|propose) (?:a )?(?:new )?name|naming|name, (?:a )?logo|name and (?:a )?logo|trademark|einen namen|neuer name|marke|nombre,|nombre y|marca,|nom de marque|slogan',
    ),
    'en-GB':
      'Names and marks: a first search in the registers is ours; whether they are free in law is for a lawyer to say.',
    'de-DE':
      'Namen und Marken: Eine erste Suche in den Registern machen wir; ob sie rechtlich frei sind, sagt ein Anwalt.',
    'es-ES': 'Nombres y marcas: la primera búsqueda en los registros es nuestra; si están libres lo dice un abogado.',
    'fr-FR':
      'Noms et marques : la première recherche dans les registres est à nous ; s’ils sont libres en droit, un avocat le dit.',
  },
  {
    of: word(
      'photos?|photographs?|archive|negatives?|drawings? (?:by|of)|watercolou?rs?|old (?:logo|file)|tapes?|fotos?|aquarell\\w*|zeichnungen|fotografías|dessins?|dibujos?',
    ),
    'en-GB': 'Pictures: who made them, and who may allow their use, is written down before one of them is laid out.',
    'de-DE': 'Bilder: Wer sie gemacht hat und wer ihre Verwendung erlauben darf, steht fest, bevor eines gesetzt wird.',
    'es-ES': 'Imágenes: quién las hizo y quién puede permitir su uso se anota antes de componer ninguna.',
    'fr-FR': 'Images : qui les a faites, et qui peut en permettre l’usage, est noté avant d’en poser une.',
  },
  {
    of: word(
      "low vision|blind|tactile|wheelchair|don[’']t read|can[’']t read|without reading|dementia|old people|average age|barrierefrei|sehbehindert\\p{L}*|no leen|pmr|ne lisent pas|malvoyants?",
    ),
    'en-GB': 'Those who see, read or walk less well: some of them try the first draft, before anybody else likes it.',
    'de-DE':
      'Wer schlechter sieht, liest oder geht: Einige von ihnen probieren den ersten Entwurf, bevor er anderen gefällt.',
    'es-ES': 'Quienes ven, leen o caminan con dificultad: algunos prueban el primer boceto antes de que guste a nadie.',
    'fr-FR':
      'Ceux qui voient, lisent ou marchent moins bien : quelques-uns essaient la première esquisse avant qu’elle plaise à d’autres.',
  },
  {
    of: word(
      'outdoors?|weatherproof|salt air|salt,|frost|humid\\w*|rots?|rusts?|chlorine|wipeable|wetterfest|draußen|humedad|humidité|intempéries|a la intemperie',
    ),
    'en-GB': 'Material: a sample lies where it will be used, for as long as there is time, before it is ordered.',
    'de-DE': 'Material: Eine Probe liegt dort, wo es gebraucht wird, so lange die Zeit reicht, bevor bestellt wird.',
    'es-ES': 'Material: una muestra queda donde se va a usar, tanto como dé el tiempo, antes de encargarlo.',
    'fr-FR':
      'Matière : un échantillon reste là où elle servira, aussi longtemps que le temps le permet, avant la commande.',
  },
  {
    of: word(
      '\\d[\\d.,]*(?: 000)? (?:copies|sleeves|leaflets|labels|bags|boxes|tins|bottles|pieces|stickers|sets|sackerl|exemplare|stück|etiquetas|botellas|exemplaires|étiquettes|sacs)|print run|auflage|tirada|tirage',
    ),
    'en-GB': 'The run: one piece is made on the real material and signed by you, before the rest is.',
    'de-DE':
      'Die Auflage: Ein Stück wird auf dem echten Material gemacht und von Ihnen freigegeben, bevor es die anderen werden.',
    'es-ES': 'La tirada: una pieza se hace en el material real y la firman ustedes, antes que el resto.',
    'fr-FR': 'Le tirage : une pièce est faite sur la vraie matière et signée par vous, avant le reste.',
  },
  {
    of: word(
      'campaign|(?:more|new|fewer) (?:\\p{L}+ ){0,2}(?:visitors|donors|members|subscribers|customers|guests|volunteers)|footfall|kampagne|campaña|campagne',
    ),
    'en-GB': 'The effect: what is counted, by whom, and what the number is today, before the first idea.',
    'de-DE': 'Die Wirkung: was gezählt wird, von wem, und wie die Zahl heute ist, vor der ersten Idee.',
    'es-ES': 'El efecto: qué se cuenta, quién lo cuenta y cuál es hoy la cifra, antes de la primera idea.',
    'fr-FR': 'L’effet : ce qu’on compte, qui le compte, et quel est le chiffre aujourd’hui, avant la première idée.',
  },
  {
    of: word(
      'approv\\p{L}+|reviews?|committee|ministry|authority|the board|council|ordre|lehrerrat|amt|vorstand|ayuntamiento|junta|asamblea|consejo|comité|conseil',
    ),
    'en-GB': 'Those who have to agree: their days stand in the plan before ours do, and they see one thing at a time.',
    'de-DE': 'Wer zustimmen muss: Deren Termine stehen vor unseren im Plan, und sie sehen jeweils eine Sache.',
    'es-ES': 'Quienes tienen que aprobar: sus fechas están en el plan antes que las nuestras, y ven una cosa cada vez.',
    'fr-FR':
      'Ceux qui doivent approuver : leurs dates sont au plan avant les nôtres, et ils voient une chose à la fois.',
  },
];

const MOST = 4;

/** The checks that a letter gives reason for, the gravest first. */
export const checksFor = (request: string, locale: string): string[] =>
  CHECKS.filter(({ of }) => of.test(request))
    .slice(0, MOST)
    .map((check) => check[locale as keyof Check] as string);

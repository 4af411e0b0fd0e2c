import { family } from './types';

export const WEB = family(
  'web',
  {
    gives:
      'page structure, all types of page designed for phone and desktop, a clickable draft, then built, tested and put live',
  },
  [
    [
      'website',
      'website|web site|~site|new site|booking site|buchungsseite|ordering site|homepage|home page|web page|webpage|web presence|website redesign|website relaunch|webseite|internetseite|internetauftritt|webauftritt|sitio web|página web|~web|site web|site internet|sito|sito web|sito internet|site na internet|página na internet|webbplats|hjemmeside|nettside',
    ],
    [
      'shop',
      'online shop|web shop|webshop|online store|webstore|shop site|e commerce|ecommerce site|onlineshop|tienda online|tienda en línea|boutique en ligne|negozio online|loja online|webwinkel',
      {
        gives:
          'list, product, basket and payment pages designed for phone and desktop, a clickable draft, then built, tested and put live',
      },
    ],
    [
      'landing-page',
      'landing page|one page site|one page website|onepager website|microsite|campaign site|coming soon page|product page|info page|event page|landingpage|página de aterrizaje|page d atterrissage|landing page evento|landingspagina|booking page|press kit page|donation page',
      {
        gives: 'the page designed for phone and desktop with its states, and files for whoever builds it',
      },
    ],
    [
      'self-check',
      'self check|self assessment|online check|online test|questionnaire online|calculator|configurator|quiz|chat bot|chatbot|rechner|konfigurator|selbsttest|calculadora|calculateur|calcolatore|rekentool|wizard|decision tool|eligibility check',
      {
        gives:
          'the questions and every way through them as a diagram, the screens with each outcome, and files for whoever builds it',
      },
    ],
    [
      'booking',
      'online booking|booking system|reservation system|buchungssystem|reservierungssystem|sistema de reservas|système de réservation|sistema di prenotazione|reserveringssysteem|member area|members area|intranet|customer portal|portal|kundenportal',
      {
        gives: 'the screens with each step and each failure, and files for whoever builds it',
      },
    ],
    [
      'web-editing',
      'editing by yourselves|content management|cms|editorial system|redaktionssystem|website training|cms training|schulung|maintenance contract',
      {
        gives:
          'a set-up in which texts, pictures and prices can be changed without us, a two-page guide and an hour’s training',
      },
    ],
    [
      'web-build',
      'web development|website build|programming|programmierung|umsetzung der website|desarrollo web|développement web|sviluppo web|webontwikkeling|hosting move|hosting|migration of the website',
      {
        gives:
          'the pages built, tested on the common devices and put live, by a developer whom we name before you order',
      },
    ],
    [
      'newsletter',
      'newsletter|automated email|welcome email|~email|~e mail|e newsletter|email newsletter|newsletter template|email template|e mail template|mail template|boletín|infolettre|nieuwsbrief|nyhetsbrev|newsletter vorlage',
      {
        gives: 'a template that you can fill in, tried in the common mail programs',
      },
    ],
    [
      'qr',
      'qr code|qr menu|qr|digital menu|online menu|menu online|digitale speisekarte|carta digital|carte digitale|menù digitale|digitale menukaart',
      {
        gives:
          'one page for the phone that opens from the code and that you change yourselves, and the code as print files',
      },
    ],
    [
      'audit',
      'accessibility audit|accessibility check|wcag audit|usability test|user test|ux audit|website audit|barrierefreiheitstest|usability test|auditoría de accesibilidad|audit d accessibilité|verifica di accessibilità|toegankelijkheidsaudit',
      {
        gives: 'a list of what fails, how badly, and how it is mended, in order of urgency',
      },
    ],
  ],
);

export const PRODUCT = family(
  'product',
  {
    gives:
      'flows and all screens with their states (empty, full, slow, failed), a clickable draft, and a set of parts for the developers',
  },
  [
    [
      'app',
      'app|mobile app|phone app|ticket app|app design|app redesign|application mobile|aplicación|aplicación móvil|~application|applicazione|aplicativo|~anwendung',
    ],
    [
      'ux',
      'ux|ux and screens|ux and ui|ux ui|ui ux|ui|ux design|ui design|user interface|interface design|screen design|screens|user experience|interface|benutzeroberfläche|interfaz|interfaccia|schermontwerp|~screen',
    ],
    [
      'dashboard',
      'dashboard|admin panel|control panel|data dashboard|armaturenbrett|tablero|tableau de bord|cruscotto|machine interface|hmi|bedienoberfläche|kiosk screen|touch screen|touchscreen|self service terminal|terminal screens',
      {
        gives: 'all screens with their states, the rules for tables and charts, and a set of parts for the developers',
      },
    ],
    [
      'design-system',
      'design system|component library|ui kit|design tokens|pattern library|figma library|komponentenbibliothek|sistema de diseño|système de design',
      {
        gives: 'parts with their states and rules in one file, and tokens in a form that developers can read',
      },
    ],
    [
      'prototype',
      'prototype|clickable prototype|click dummy|clickdummy|wireframe|prototyp|prototipo|prototype cliquable|klikbaar prototype|mockup|mock up',
      { gives: 'a clickable draft of the main ways through it' },
    ],
    [
      'app-icon',
      'app icon|favicon|store graphics|app store screenshots|app store graphics',
      { gives: 'the picture at each size that the stores ask for' },
    ],
  ],
);

export const SOCIAL = family(
  'social',
  {
    gives: 'pictures at the sizes that each service asks for, and templates that you can fill in',
  },
  [
    [
      'social',
      '~social|social media|social ad|paid social|social media template|social template|social media post|social media graphics|social media kit|social media content|social post|instagram template|instagram post|instagram story|instagram|insta post|facebook post|facebook page|facebook header|facebook cover|linkedin template|linkedin banner|linkedin post|profile picture|story template|post template|social media vorlage|plantillas para redes|redes sociales|réseaux sociaux|visuels réseaux sociaux|social network|grafiche social|redes|socialmediapost|versions for social|~social|socials|pictures for facebook|pictures for instagram|pictures for social media|posts for instagram|facebook picture|speaker card|thumbnail|youtube banner|channel art|web banner|online banner|banner ads|display ads|whatsapp picture|teaser graphic|web graphic',
    ],
    [
      'content-plan',
      'content plan|content calendar|editorial calendar|posting calendar|social media plan|editorial plan|redaktionsplan|plan de contenidos|plan éditorial|piano editoriale|contentplan|social media strategy',
      { gives: 'what is posted when and why for three months, with the first four posts made' },
    ],
  ],
);

export const MOTION = family(
  'motion',
  {
    gives: 'storyboard and style frames to agree on, then the film in the formats named',
  },
  [
    [
      'titles',
      'opening titles|title sequence|opening title|main titles|film titles|titles|opening credits|vorspann|titelsequenz|títulos de crédito|títulos|générique|générique de début|titoli di testa|genérico|openingstitels',
      {
        gives:
          'two routes as style frames, an animatic, then the sequence rendered in the format that the lab asks for, with a version without text',
      },
    ],
    [
      'chapter-cards',
      'chapter card|chapter cards|title card|inter title|intertitle|kapiteltafel|cartela|carton titre|carton|cartello di capitolo',
      {
        gives: 'each card as a still and as a moved version, in the format of the film',
      },
    ],
    [
      'lower-thirds',
      'lower third|lower thirds|name captions|name titles|bauchbinde|bauchbinden|rótulos|synthé|synthés|sottopancia|oráculo|naamtitels',
      {
        gives: 'one design, set for every name, each checked against your list, in the format of the film',
      },
    ],
    [
      'end-credits',
      'end credits|end credit|credits roll|end titles|end credits roll|closing credits|abspann|créditos finales|créditos|générique de fin|titoli di coda|aftiteling',
      {
        gives: 'the roll set and rendered without flicker at its speed, with one change of the list in the price',
      },
    ],
    [
      'explainer',
      'explainer video|explainer film|explainer|explanatory film|erklärfilm|erklärvideo|vídeo explicativo|vidéo explicative|video esplicativo|uitlegvideo|animated film|animation|animationsfilm|animación|animatie|gif|~moving picture',
    ],
    [
      'film',
      'short film|short video|~film|~video|image film|promo film|promotional film|promotional video|promo video|company film|product film|recruiting film|imagefilm|werbefilm|produktfilm|vídeo promocional|film promotionnel|film d entreprise|film publicitaire|video promozionale|filmato|bedrijfsfilm|trailer|teaser film|teaser|video clip|film clip|~video|~vídeo|~vidéo|~film|tv spot|commercial|cinema spot|music video',
      { gives: 'script and storyboard, the shoot with a small crew, and the cut film in the formats named' },
    ],
    [
      'logo-animation',
      'logo animation|animated logo|moving logo|logoanimation|animación del logo|animation du logo|animazione del logo|intro|bumper',
      { gives: 'the logo in movement, three to five seconds, with and without sound, and a still end' },
    ],
    [
      'subtitles',
      'subtitles for the film|subtitling|untertitelung|subtitulación|sous titrage|sottotitolazione|ondertiteling',
      { gives: 'timed and set in each language, as files and burnt in' },
    ],
    [
      'ar',
      'augmented reality|virtual reality|vr experience|projection mapping|projection|projektion|installation|video installation|~rauminstallation',
      { gives: 'the idea as a short film of how it would be, and a plan of what it takes' },
    ],
  ],
);

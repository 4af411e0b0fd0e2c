import { family } from './types';

export const WORDS = family(
  'words',
  {
    gives: 'written with you, in your voice, and signed off by you before they are set',
  },
  [
    [
      'name',
      '~name|new name|company name|brand name|product name|naming|name search|namensfindung|namensentwicklung|firmenname|~nombre|nombre de marca|~nom|nom de marque|~nome|nome del marchio|~naam|merknaam|naamgeving',
      {
        gives:
          'a short list, each name with its reason, said aloud and searched in the web and the first registers; the legal search is a lawyer’s',
      },
    ],
    [
      'slogan',
      'slogan|tagline|tag line|strapline|claim|motto|lema|eslogan|accroche|payoff|bordão|pay off',
      { gives: 'three lines, each shown where it would stand' },
    ],
    [
      'copy',
      'copywriting|copy writing|copywriter|web copy|website texts|web texts|~texts|wording|product text|product description|product texts|press release|press text|speech|headline|texterstellung|webtexte|textos|redacción|rédaction|rédaction web|testi|redação|teksten|tekstschrijven|pressemitteilung|comunicado de prensa|communiqué de presse|comunicato stampa|persbericht|case study|interviews and texts|microcopy|ux writing',
    ],
    [
      'tone',
      'tone of voice|voice guideline|writing guideline|sprachleitfaden|tonalität|plain language guide|tono de voz|ton de voix|tone of voice guide|schrijfwijzer',
      { gives: 'four pages: how you sound, with before and after' },
    ],
    [
      'translation',
      'translation|translations|proofreading|übersetzung|übersetzungen|lektorat|korrektorat|traducción|traducciones|traduction|traductions|relecture|traduzione|traduzioni|tradução|traduções|vertaling|vertalingen|correctie',
      {
        gives: 'by somebody who translates into their own language, read by a second person and checked in the layout',
      },
    ],
  ],
);

export const EVENT = family(
  'event',
  {
    gives: 'the pieces for the day in one look, listed with size, number and place, print-ready',
    isMade: true,
  },
  [
    [
      'event',
      'launch event|opening event|event design|event package|event material|conference material|conference package|event branding|wedding stationery|hochzeitspapeterie|veranstaltungsmaterial|material para el evento|stage design|bühnenbild|escenografía|décor de scène|set design|opening event material',
    ],
    [
      'campaign',
      'campaign|ad campaign|advertising campaign|poster campaign|launch campaign|awareness campaign|recruitment campaign|fundraising campaign|advertising|kampagne|werbekampagne|plakatkampagne|campaña|campaña publicitaria|campagne|campagne publicitaire|campagna|campagna pubblicitaria|campanha|reclamecampagne|kampanj',
      {
        gives: 'one idea with its line and picture, carried through each place where it appears, with artwork for each',
      },
    ],
    [
      'key-visual',
      'key visual|key picture|campaign visual|keyvisual|schlüsselbild|imagen clave|visuel clé|visuel principal',
      {
        gives: 'the picture and line that carry the campaign, as files in the sizes of every medium',
        isMade: false,
      },
    ],
    [
      'radio',
      'podcast ad|podcast spot|podcast|~radio|radio spot|radio ad|radio advert|audio spot|jingle|radiospot|funkspot|hörfunkspot|cuña de radio|spot radio|spot audio',
      {
        gives:
          'idea, script in the language of the listeners read by a native speaker, casting of the voice, and the recording directed to the finished spot',
        isMade: false,
      },
    ],
    [
      'messages',
      'whatsapp material|whatsapp message|whatsapp|messenger material|sms|mensajes de whatsapp|messages whatsapp',
      {
        gives: 'pictures, short clips and texts small enough to be sent on, tried on an old phone',
        isMade: false,
      },
    ],
    [
      'kit',
      'dealer kit|launch kit|sales kit|agent kit|toolkit|campaign kit|ambassador kit|aktionspaket|material for agents|something for the agent|kit de campaña|kit de campagne',
      {
        gives:
          'what they need to explain it in a minute and to be recognised: card, sheet to show, badge or shirt, made with three of them',
      },
    ],
    [
      'action',
      '~stunt|street action|street stunt|flash mob|guerilla action|something on the street|pop up action|promotion stand|~aktion|straßenaktion|acción de calle|action de rue|happening',
      {
        gives:
          'the action as a one-page script with place, people, permits and cost, its pieces designed, and its pictures for press and social media',
      },
    ],
    [
      'mailing',
      '~letter|mailing|direct mail|direct mailing|~anschreiben|~brief|~carta|~courrier|~lettre|publipostage',
      {
        gives:
          'written and laid out on your paper, with its fields for names marked, and a part for the reply where one is wanted',
      },
    ],
    [
      'evening',
      'info evening|information evening|infoabend|informationsabend|~town hall|open evening|sesión informativa|velada informativa|réunion d information|réunion publique|soirée d information',
      {
        gives:
          'invitation, slides, hand-out and what stands in the room, with a running order for whoever leads the evening',
      },
    ],
    [
      'press-trip',
      'press trip|press tour|media trip|pressereise|viaje de prensa|voyage de presse',
      {
        gives: 'route, hosts and hours on one page, the invitations and the papers that journalists take home',
        isMade: false,
      },
    ],
    [
      'press-kit',
      'press kit|media kit|pressemappe|dossier de prensa|dossier de presse|cartella stampa|perskit|sponsor pack|sponsorship deck|sponsorenmappe|fundraising pack|grant application layout|tender layout|bid document',
      { gives: 'pages and pictures in one file, and each of them singly', isMade: false },
    ],
  ],
);

export const ADVICE = family(
  'advice',
  {
    gives: 'what we found and what we would do, on not more than ten pages, talked through with you',
  },
  [
    [
      'strategy',
      'brand strategy|brand positioning|positioning|markenstrategie|positionierung|estrategia de marca|stratégie de marque|strategia di marca|merkstrategie|communication concept|communication strategy|kommunikationskonzept|marketing concept|marketing plan|design strategy',
      {
        gives: 'for whom you are, what you promise them and how you differ, on two pages that everybody can work from',
      },
    ],
    [
      'research',
      'user research|market research|customer survey|survey|interviews with users|focus group|~research|nutzerforschung|umfrage|befragung|encuesta|investigación de usuarios|enquête|étude utilisateurs|ricerca utenti|sondaggio|gebruikersonderzoek|enquête klanten',
      {
        gives: 'what was asked, of whom, what they said, and what follows from it for the design',
      },
    ],
    [
      'workshop',
      '~workshop|design workshop|kick off workshop|brand workshop|~taller|~atelier|werkstatt|training|schulung des teams|design training',
      {
        gives: 'prepared, led and written up, with what was decided on one page',
      },
    ],
    [
      'concept',
      '~concept|design concept|rough concept|overall concept|~konzept|gestaltungskonzept|grobkonzept|~concepto|concept graphique|~concetto|~conceito|ontwerpconcept|~design concept|first ideas|sketches|~drafts',
      {
        gives:
          'the idea in words, sketches and one view worked out, so that it can be decided on before anything is finished',
      },
    ],
    [
      'audit',
      'brand audit|design audit|design review|communication audit|markenanalyse|auditoría de marca|audit de marque',
      { gives: 'everything that exists laid out on one wall, what works, what does not, and what we would do first' },
    ],
    [
      'consulting',
      '~consulting|design consulting|art buying|print management|production management|print supervision|supervision of printing|supervision of the print|printing supervision|watching over the build|supervising the build|overseeing the build|watching over the works|druckabwicklung|produktionsbegleitung|seguimiento de impresión|suivi de fabrication|site supervision|build supervision|bauleitung|dirección de obra',
      {
        gives: 'quotes from makers compared, proofs and first pieces checked, and each step reported to you',
      },
    ],
  ],
);

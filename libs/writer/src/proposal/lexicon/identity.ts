import { family } from './types';

export const IDENTITY = family(
  'identity',
  {
    gives:
      'logo, colours, typefaces and the rules for using them, shown on two real pieces, in one short document with all files',
  },
  [
    [
      'identity',
      'identity|visual identity|corporate identity|brand identity|look of the brand|~look|brand look|event identity|festival identity|branding|corporate design|new look|look and feel|visual language|visual system|design system for the brand|house style|auftritt|markenauftritt|erscheinungsbild|markenbild|imagen corporativa|identidad|identidad visual|identidad corporativa|identité|identité visuelle|charte graphique|identità|identità visiva|immagine coordinata|identidade|identidade visual|huisstijl|visuele identiteit|visuell identitet|grafisk profil',
    ],
    [
      'refresh',
      'brand refresh|rebrand|re brand|rebranding|brand relaunch|facelift|brand update|refresh of the brand|~brand|~marke|~marca|~marque|~merk',
      {
        gives: 'what stays and what changes, side by side; logo, colours and typefaces reworked, with rules and files',
      },
    ],
    [
      'logo',
      'logo|logotype|wordmark|word mark|emblem|monogram|crest|club badge|brand mark|logomark|logo mark|signet|coat of arms|firmenlogo|wappen|logotipo|logotype|marchio|imagotipo|isotipo|beeldmerk|woordmerk|logga',
      {
        gives: 'vector files (SVG, PDF) in colour, in one colour and reversed, PNG for screens, and its smallest size',
      },
    ],
    [
      'sublogo',
      'sub brand|sub logo|sub brands|anniversary logo|anniversary mark|jubilee logo|jubiläumslogo|product logo|~seal|quality seal|siegel|sello|sceau|sigillo|~badge|keurmerk',
      {
        gives: 'vector files in colour and in one colour, with the rule for how it stands beside the main logo',
      },
    ],
    [
      'redrawing',
      'redrawing of the logo|logo redraw|redrawn logo|vectorising|vectorizing|vector version|vektorisierung|clean up of the logo|logo clean up',
      {
        gives: 'the same mark drawn anew, line for line, as vector files in colour and in one colour',
      },
    ],
    [
      'guidelines',
      '~guide|~leitfaden|~guía|guideline|brand guideline|guidelines|style guide|styleguide|brand book|brandbook|brand guide|brand manual|style manual|design manual|gestaltungsrichtlinie|manual de marca|manual de identidad|manuale|huisstijlhandboek|handleiding huisstijl|corporate design manual|rules for use|~rules for using it',
      {
        gives: 'a document short enough to be read: what is fixed, what is free, with right and wrong examples',
      },
    ],
    [
      'colours',
      '~colours|~colors|~farben|~colores|~couleurs|colour palette|color palette|colour scheme|color scheme|colour system|color system|farbpalette|farbkonzept|paleta de colores|palette de couleurs|kleurenpalet',
      { gives: 'colours with their values for print, screen and paint, and which may stand on which' },
    ],
    [
      'typeface',
      '~type|~typography|~schrift|~tipografía|~typographie|typeface|custom typeface|custom font|lettering alphabet|house font|hausschrift|tipografía|typographie|carattere',
      { gives: 'the characters drawn and spaced, as font files with a licence in your name' },
    ],
    [
      'pattern',
      '~pattern|surface pattern|repeat pattern|~muster|~motivo|~motif|estampado|patroon',
      {
        gives: 'a repeat as vector file, in its colours and sizes',
      },
    ],
    [
      'architecture',
      'brand architecture|brand structure|naming system|markenarchitektur|arquitectura de marca|architecture de marque',
      { gives: 'which name and mark stands where, on one page, with the cases that cause doubt decided' },
    ],
    [
      'templates',
      'template|office template|word template|master template|letter template|report template|canva template|document template|vorlage|wordvorlage|plantilla|modèle|gabarit|modello|modelo|sjabloon|mall',
      {
        gives: 'each as a file in the program that you use, with its styles locked and one filled-in example',
      },
    ],
    [
      'presentation',
      'presentation|slide deck|pitch deck|deck|slides|slide|sales deck|investor deck|powerpoint|powerpoint template|powerpoint master|slide master|keynote|präsentation|powerpoint vorlage|presentación|présentation|presentazione|apresentação|presentatie',
      {
        gives: 'a master with its layouts, and the first set of slides made with it',
      },
    ],
    [
      'stationery',
      'stationery|stationary|business stationery|geschäftsausstattung|briefschaften|papelería|papeterie|cancelleria|briefpapier und visitenkarte|brevpapper',
      {
        gives: 'letterhead, envelope and card as artwork for print, and the letterhead as a Word file',
        isMade: true,
      },
    ],
    [
      'letterhead',
      'letterhead|letter head|letter paper|headed paper|writing paper|briefpapier|briefbogen|papel de carta|papel membretado|papier à en tête|papier à lettres|en tête|carta intestata|papel timbrado',
      {
        gives: 'artwork for print, and the same as a Word file for letters sent by mail',
        isMade: true,
      },
    ],
    [
      'business-card',
      'business card|visiting card|name card|calling card|visitenkarte|tarjeta de visita|tarjeta de presentación|carte de visite|biglietto da visita|biglietti da visita|cartão de visita|cartões de visita|visitekaartje|visitkort',
      {
        gives: 'artwork for print for each name, and a file in which names and numbers can be changed',
        isMade: true,
      },
    ],
    [
      'envelope',
      'envelope|compliment slip|compliments slip|with compliments slip|umschlag|briefumschlag|sobre|enveloppe|busta|enveloppen',
      { gives: 'artwork for print at its size', isMade: true },
    ],
    [
      'signature',
      'email signature|e mail signature|mail signature|email footer|e mail signatur|firma de correo|signature mail|firma email',
      { gives: 'one that can be pasted into your mail program, tried in the common ones' },
    ],
    [
      'form',
      '~form|order form|registration form|application form|entry form|consent form|questionnaire|~certificate|diploma|invoice template|delivery note|formular|bestellformular|anmeldeformular|urkunde|zertifikat|formulario|formulaire|modulo|formulier|certificado|oorkonde|award certificate|membership card|id card|name badge|delegate badge|visitor badge|lanyard card|ausweis|mitgliedsausweis|namensschild|carnet|acreditación|badge nominatif|loyalty card|stamp card|gift voucher|voucher|gift card|gutschein|bon cadeau|buono regalo|vale regalo|cadeaubon',
      {
        gives: 'each laid out, ready to print and as a file in which you can change it',
        isMade: true,
      },
    ],
  ],
);

import { type Cue, cue, one, phrases, type Talk, USES_SITE } from './cue';

// What a brief says to its makers in German, French, Spanish, Italian, Portuguese and Dutch; a page in one of them keeps the rest.

/** By what is asked, its phrases parted by lines. */
const PHRASES: readonly (readonly [Talk, string])[] = [
  // what will be sent, greetings, how the text came about
  [
    'chat',
    String.raw`
      (?:schick|sende|reich)\p{L}* (?:ich|wir) |
      (?:foto|logo|nummer|text|bild|liste|adresse)\p{L}* (?:folgt|folgen|kommt noch|volgt|volgen) | stuur ik | sturen we | komt nog |
      (?:je |t')?env(?:oie|errai) | suivra | te (?:mando|envío|adjunto|paso) | [tv]i mando | seguirà | envio depois |
      hierbij (?:de|het|onze|mijn|wat) | bijgaand | zoals (?:beloofd|besproken|afgesproken) |
      wie (?:besprochen|versprochen|vereinbart) | comme convenu | como hablamos | lo que hablamos | come (?:d'accordo|promesso) |
      como combinado | anbei | hiermit | ci-joint | in allegato | em anexo | aquí (?:va|van|tienes) | aqui (?:vai|está) |
      ecco (?:il|i|le|qui) | voici (?:nos|mes|notre|mon|le|les|ce) |
      hier (?:endlich |ist |kommt |sind |kommen )?(?:der|die|unser|unsere|mein|meine) (?:text|texte|infos?|notizen|angaben) |
      vriendelijke groet\p{L}* | groet(?:en|jes)?, | (?:viele|liebe|beste|schöne) grüße | cordialement | bien à vous | un saludo |
      saludos | cordiali saluti | cumprimentos | abraços? | segue(?:m)? (?:o|os|a|as|em) | áudio transcrito | perdona | disculpa |
      kk+
    `,
  ],
  // how it shall sound
  [
    'voice',
    String.raw`
      dialekt | in der schrift | per (?:du|sie) | duzen | siezen | (?:in de )?(?:je|u|jij)-vorm | tutoyer | vouvoyer | vouvoiement |
      tutoiement | français d['’]ici | on tutoie | tutear | de (?:tú|usted) | dare del (?:tu|lei) | wie man (?:redet|spricht) |
      de toon | le ton | tono di voce | tom de voz | jeuk van | phrases courtes | (?:text|seite|bitte|ruhig|gern)\p{L}* [^.]{0,20}kürzen | werbesprache |
      sin (?:poesía|sermón|florituras|tópicos) | pas de (?:jargon|blabla|clich\p{L}*) | niet te (?:veel|druk|commercieel) |
      (?:soll|sollte|muss) (?:nicht )?(?:\p{L}+ ){0,3}(?:klingen|wirken|aussehen|rüberkommen) | (?:doit|devrait) (?:paraître|sonner) |
      (?:debe|tiene que) (?:sonar|parecer) | moet [^.]{0,30}(?:klinken|ogen) | pode ser (?:atrevid[oa]|divertid[oa]|alegre|leve) |
      puede ser (?:atrevid[oa]|gracios[oa]) | può essere (?:ironico|leggero) |
      keine?[rn]? (?:\p{L}*sprüche|floskeln|englischen|anglizismen)
    `,
  ],
  // what shall not be said or shown
  [
    'ban',
    String.raw`
      surtout pas | pas de sacre | (?:fais|mets|dis|écris|parle|montre|utilise)(?:-\p{L}+)? pas |
      (?:ne |n['’])(?:mettez|écrivez|dites|utilisez|parlez|montrez) | évite[rz] | il ne faut pas que | pas de photos? | aucune photo |
      ne pas (?:citer|nommer|écrire|dire|mentionner) | pas pour le site | auf keinen fall |
      nicht (?:verwenden|schreiben|sagen|benutzen|zeigen|erwähnen) | erwähnen wir nicht |
      keine?[rn]? (?:\p{L}*(?:fotos?|bilder|webcam|videos?)) | nicht für die (?:seite|website) | nicht nennen | schreiben wir nicht |
      no (?:pongas|pongáis|ponga|uses|uséis|use|digas|digáis|diga|escribas|escriba|digan|usen|pongan|escriban|mencionar) |
      nunca (?:digan|usen|decir) | sin fotos | ningun[ao]s? fotos? | no (?:citar|nombrar) | evita | no (?:es )?para la web |
      niente (?:foto|frasi|parole) | nessuna foto | non citare | non (?:usate|dite|scrivete|mettete) | evitare |
      non (?:è )?per il sito | nada de | sem (?:fotos|clichês) | evitar | nenhuma foto | não citar | não (?:falar|usar|dizer) |
      não (?:usem|digam|ponham|bota|coloca|mostr\p{L}+) | foto sem | não (?:é )?para o site | graag geen | geen foto |
      geen enkele foto | niet noemen | niet (?:gebruiken|zeggen|schrijven|noemen) | vermijd | liever niet |
      niet voor de (?:site|website)
    `,
  ],
  // what is wanted of the page
  [
    'goal',
    String.raw`
      (?:ik|wij|we) (?:wil|willen|wou) (?:graag |geen |niet |liever |dat ) |
      wat (?:ik|we|wij) (?:wel |niet |echt )?(?:graag )?(?:wil|willen) | doelgroep |
      (?:wir|ich) (?:wollen|will|möchten?|wünschen|hätten? gern) | zielgruppe |
      (?:nous|je) (?:ne )?(?:voulons|veux|voudrais|voudrions|souhaitons) | on (?:ne )?(?:veut|voudrait|préfère) |
      le but (?:principal|de) | à mettre absolument | (?:quiero|queremos|quisiera|quisiéramos) | que la gente (?:se|sepa|vea) |
      público objetivo | preferimos que | (?:non )?(?:vogliamo|voglio|vorrei|vorremmo) | mi raccomando |
      (?:não )?(?:queremos|quero|gostaria|gostaríamos) | público-alvo
    `,
  ],
  // the page and its parts
  [
    'page',
    String.raw`
      alstublieft | a\.u\.b | tekst voor de | op de (?:site|website|pagina) | mag er (?:\p{L}+ )?op | mag op de | aub | mag gezegd |
      moet (?:duidelijk|zichtbaar|er|erop) | de (?:site|pagina) moet |
      bitte [^.]{0,60}(?:kein|nicht so|nichts? (?:mit|von|über)|kürz|schreib|text|seite|foto|bild(?:er)?(?!\p{L})|wort|wörter|erwähn|verwend|weglass|schlicht|ton(?!\p{L}))\p{L}* |
      seite bitte | muss klar (?:stehen|sein) | der text soll | schweizer rechtschreibung | stichworte | schreib(?:[’']?s|en sie|t) |
      hintergrund(?:bild)? | schriftart | darf (?:ruhig )?(?:da|drauf|so|hier)? ?(?:stehen|rein) |
      kann man (?:ruhig )?(?:schreiben|sagen) | wir sagen du | (?:auf|für) (?:der|die|unserer?) (?:seite|webseite|website|homepage) |
      die (?:seite|webseite|website|homepage) (?:soll|muss|darf) |
      (?:soll|sollte|muss) (?:auf die|auf der|ganz (?:nach )?oben|vorne|drauf|rein) ?(?:stehen|seite)? | s'il (?:vous|te) pla[iî]t |
      svp | merci (?:de |d['’]) | (?:de|sur|pour) (?:le|notre|ce|la) (?:site|page) | le site (?:doit|ne doit|devrait) |
      version (?:nl|fr|en|de|anglaise) | la page (?:doit|devra) | c'est écrit partout | on peut le dire | faut que ça | sans pleurer |
      ça doit | por favor | (?:que|tiene que) quedar? claro | esto tiene que | (?:en|para|de) la (?:web|página) |
      escrib(?:ir|e|an|id) (?:en|con|como|sin) | que se entienda | se puede decir | conviene decirlo | que pongamos | per favore |
      sul (?:nostro )?sito | (?:di|per|su) questo sito | si può dire | il sito deve | convém dizer | pode dizer |
      (?:no|do|o) (?:nosso )?site(?! (?:você|vocês|pode|dá)) | isso tem que (?:aparecer|estar|ficar) |
      tem que (?:aparecer|constar|estar (?:claro|escrito)) | (?:deve|devono) (?:comparire|esserci|essere scritto) |
      (?:debe|tiene que) (?:aparecer|constar|estar escrito) | doit (?:apparaître|figurer|être écrit) | ^bota ["'“‘]
    `,
  ],
  // not decided, and who wants what
  [
    'open',
    String.raw`
      ainda não (?:sei|sabemos|decid\p{L}+) | aún no (?:sé|sabemos) | todavía no (?:sé|sabemos|está decidido) |
      weiß (?:ich )?(?:noch )?nicht | weet (?:ik )?(?:nog )?niet | (?:je ne sais|on ne sait) pas encore | non so ancora |
      non (?:abbiamo )?(?:ancora )?deciso | noch nicht entschieden | nog niet (?:besloten|zeker) | melhor não | mejor no |
      pas encore décidé |
      (?:mi|mein\p{L}*|mon|ma|mijn|mio|mia|meu|minha) [\p{L}-]+ (?:dice|quiere|sagt|meint|will|dit|veut|zegt|wil|vindt|vuole|möchte|diz|quer|acha) |
      (?:dice|dit|zegt|sagt|diz) (?:que|qu|dat|dass|di) (?:pongamos|mettons|lo|il faut|we|wir|ponham|mettere|mettiamo) |
      (?:prefiere|préfère|preferisce|prefere|bevorzugt) (?:que no|que non|di no|que não|nicht) | nog niet uit | melhor que não |
      meglio (?:che )?non | che non compaia | que no salga
    `,
  ],
];
/** Words that only begin a clause. */
const BEGIN = phrases(
  'tono | ton | nog beslissen | noch offen | à décider | por decidir | stijl | stil | stile | estilo',
);

export const CUES_ABROAD: readonly Cue[] = [
  ...PHRASES.map(([asks, list]) => cue(asks, one(phrases(list)), USES_SITE)),
  cue('voice', `^${one(BEGIN)}(?: ?:|\\b)`),
  { asks: 'page', says: /ください|下さい|たくありません|したくない|てほしい|欲しい|ロゴ|请|請|不要|부탁|주세요/u },
];

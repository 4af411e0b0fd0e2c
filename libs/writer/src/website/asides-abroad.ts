// What a colleague says in German, French, Spanish, Italian, Portuguese or Dutch that no visitor is told: who thinks what of the brand, how
// it shall look, that a name stays, what everybody else does.

/** 'Die Chefin meint …', 'Elles en ont assez des ardoises', 'La dueña prefiere …' */
const THINKS =
  /^(?!(?:wir|nous|nosotr\p{L}+|noi|nós|wij?|we)(?!\p{L}))(?:[\p{L}'’]+[ ,]+){1,4}?(?:meint|findet|mag|hasst|besteht darauf|hätten? gern|träumt|trouve(?:nt)?|pense(?:nt)?|préfère(?:nt)?|déteste(?:nt)?|insiste(?:nt)?|rêve(?:nt)?|tien(?:t|nent) à (?:ce|son|leur)|en (?:a|ont) assez|a(?:ont)? horreur|cree[n]?|piensan?|prefieren?|odian?|insisten?|sueñan?|está[n]? (?:cansad|hart)\p{L}+|pensan?o?|preferi(?:sce|scono)|odian?o?|insist(?:e|ono)|sogna(?:no)?|è stuf\p{L}|sono stuf\p{L}|acham?|preferem?|odeiam?|sonham?|vindt|vinden|houdt niet van|houden niet van|droomt|droomd?en)(?=[ ,:.])/iu;
/** 'Il nome non si tocca', 'Der Name bleibt' */
const NAME_STAYS =
  /^(?:il|lo|der|le|el|o|de|ihr|leur|su) (?:nome|name|nom|nombre|naam) (?:non (?:si|cambia)|bleibt|reste|ne (?:change|bouge)|se (?:queda|mantiene)|no (?:se|cambia)|fica|não|blijft|moet|muss|doit|debe|deve)(?!\p{L})/iu;
/** 'Tout le monde fait ça', 'Alle anderen zeigen Blätter' */
const EVERYBODY =
  /^(?:alle anderen|die anderen|die konkurrenz|jeder|niemand|tout le monde|les autres|la concurrence|personne|todo el mundo|los demás|la competencia|nadie|tutti gli altri|gli altri|la concorrenza|nessuno|toda a gente|os outros|a concorrência|ninguém|iedereen|alle anderen|de concurrentie|niemand) (?!ist willkommen|kann|darf|peut|puede|può|pode|mag|kan|muss|doit)/iu;
const ADJECTIVES = [
  'schlicht|hell|ruhig|klar|modern|warm|freundlich|sachlich|ehrlich|frech|edel|bodenständig|verspielt|elegant|nüchtern|reduziert|lebendig|frisch|seriös|dunkel|matt|bunt|zeitlos|robust|kühl|leise|laut|streng|humorvoll|trocken|herzlich|handfest|unaufgeregt|jung|kitschig|niedlich|altmodisch|traditionell|rustikal',
  'sobre|simple|chaleureu(?:x|se)|élégante?|moderne|épurée?|lumineu(?:x|se)|directe?|franche?|gaie?|sérieu(?:x|se)|discr(?:et|ète)|dou(?:x|ce)|claire?|sombre|mate?|colorée?|vivante?|brute?|rustique|joyeu(?:x|se)|drôle|calme|jeune|neutre|vieillotte?|kitsch|ringarde?',
  'sobri[oa]|cálid[oa]|sencill[oa]|elegante|modern[oa]|cercan[oa]|seri[oa]|alegre|limpi[oa]|direct[oa]|clar[oa]|oscur[oa]|juvenil|rústic[oa]|honest[oa]|divertid[oa]|tranquil[oa]|orgullos[oa]s?|directas?|fresc[oa]|atrevid[oa]|infantil|cursi',
  'cald[oa]|semplice|pulit[oa]|schiett[oa]|allegr[oa]|scur[oa]|luminos[oa]|giovane|rustic[oa]|onest[oa]|divertente|tranquill[oa]|essenziale|diretto|ironic[oa]',
  'sóbri[oa]|quente|simples|limp[oa]|alegre|jovem|calm[oa]|divertid[oa]',
  'strak|eenvoudig|nuchter|fris|rustig|vrolijk|eerlijk|helder|speels|stoer|donker|licht|gezellig|zakelijk|warm|stijlvol|kleurrijk|oubollig|truttig',
].join('|');
const HOW =
  "(?:(?:ein )?(?:bisschen|wenig|eher|sehr|nicht zu|nicht|aber|und|kein|etwas|un peu|plutôt|très|pas trop|pas|mais|et|surtout|un poco|más bien|muy|no demasiado|no|pero|y|un po|molto|non troppo|non|ma|e|um pouco|muito|não|mas|een beetje|liever|heel|niet te|niet|maar|en)['’]? )*";
/** 'Schlicht, hell.', 'Sobre, pas trop moderne.' */
const MANNER = new RegExp(
  `^${HOW}(?:${ADJECTIVES})(?:(?:, | und | et | y | e | en | mais | pero | aber | ma | maar | mas )${HOW}(?:${ADJECTIVES}))*[.!]?$`,
  'iu',
);

/** 'Buscan una imagen seria', 'Não querem máscaras no logótipo' */
const OF_LOOK =
  /(?<!\p{L})(?:logos?|logotipos?|logótipos?|logotypes?|schriftzug|erscheinungsbild|auftritt|huisstijl|identidad visual|identité (?:visuelle|graphique)|identità visiva|identidade visual|charte graphique)(?!\p{L})|^(?:buscan?|cercano|cerca|procuram?|zoeken|cherchent|suchen) (?:une?|una?|uma?|een|einen?) (?:imagen|identidad|marca|estilo|immagine|identità|stile|imagem|identidade|image|identité|style|beeld|stijl|uitstraling|look|namen?|nombre|nome|nom|naam)(?!\p{L})|^(?:não|no|non|nicht|ne|niet) (?:querem|quieren|vogliono|veulent|wollen|willen)(?!\p{L})/iu;
/** 'Il leur faut une plaque', 'La presidenta no quiere llamas'; what 'who wants' and 'if you need' say is for visitors */
const WANTS =
  /(?<!(?:^|[^\p{L}])(?:qui|s['’]ils?|si|quien|quienes|que|chi|che|se|wer|wenn|, die|, der|wie|als|quem|ceux|celles|pour)(?!\p{L})[^.]{0,40})(?<!\p{L})(?:quieren?|necesitan?|desean?|piden?|veut|veulent|voudrai(?:t|ent)|souhaite(?:nt)?|il (?:leur|lui|nous) faut|(?:a|ont) besoin|vuole|vogliono|(?:ha|hanno) bisogno|desiderano|will|wollen|möchten?|wünsch(?:t|en)|brauch(?:t|en) (?:eine?n?|neue\p{L}*)|wil|willen|querem?|precisam?|desejam?)(?!\p{L})/iu;
/** 'Rien de bleu' */
const NOTHING = /^(?:rien (?:de|d['’])|nada (?:de|que)|niente|nichts|niets) ?\p{L}+[.!]?$/iu;
/** 'Ehrlich, kräftig.': a German noun would have its capital */
const GERMAN_MOOD =
  /^(?!.*\d)(?!.*(?<!\p{L})(?:ge?öffnet|geschlossen|täglich|\p{L}+tags|handgemacht|regional|bio|vegan|vegetarisch|barrierefrei|\p{L}+frei|kostenlos|gratis|auch|nur|immer)(?!\p{L}))\p{Lu}\p{Ll}+(?:ig|lich|isch|los|sam|haft|bar|ehrlich|stark|klar|rau|grob|fein|echt|stolz|alt|neu|weich|hart|wild|zart)(?:,? (?:und |aber |nicht |ein bisschen |etwas )*\p{Ll}+){1,4}[.!]?$/u;
/** What is offered without: 'Keine Konservierungsstoffe', 'Sin cita' */
const WITHOUT =
  /konserv|zusatz|gluten|plast|zucker|az[uú]car|sucre|zuccher|suiker|chem|qu[ií]m|chim|pesti[cz]id|termin|citas?|rendez|r[eé]serv|prenota|afspraak|abo|vertrag|contra[tc]|anzahlung|hund|perro|chien|honden|cani|kart|carte|tarjeta|efectivo|bargeld|alko|alco|lact|soja|hormon|antibiot|mindest|wart|esper|attente|attesa|wacht|industri|massen|import|kompromi|gebühr|frais|costes|kosten|spese|zwischen|intermedi|subunternehm|leiharbeit|stress|maschin|machine|máquina|macchin|tiefk|congel|surgel|palm/iu;
/** 'Pas d'hexagones.', 'Keine Notenschlüssel.' */
const NO_MOTIF =
  /^(?:keine?n?|pas de|pas d['’]|ni|nada de|niente|sin|senza|sem|geen|aucune?|ningún|ninguna|nessuna?) ?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}(?:(?:,| und| et| y| e| en|, und| ni| o| ou| oder) (?:keine?n?|pas de|pas d['’]|ni|nada de|sin|senza|sem|geen)? ?[\p{L}'’-]+(?: [\p{L}'’-]+)?){0,3}[.!]*$/iu;
/** Whether a sentence is said to the makers of the page and not to its readers. */
export const isAsideAbroad = (text: string, language: string): boolean =>
  (language === 'de' && GERMAN_MOOD.test(text)) ||
  THINKS.test(text) ||
  NAME_STAYS.test(text) ||
  EVERYBODY.test(text) ||
  MANNER.test(text) ||
  WANTS.test(text) ||
  NOTHING.test(text) ||
  OF_LOOK.test(text) ||
  (NO_MOTIF.test(text) && !WITHOUT.test(text));

import { nounInEnglish } from './foreign';

/**
 * Words of places and of what stands in them in French, German, Spanish, Italian, Portuguese, Polish and Dutch, by the
 * English word they are read as. The grammar is read as English: what is written around them is kept in its order.
 */
const ROWS = `
a:un une ein eine einen einem einer uno una um uma een
the:le la les der die das dem den el los las il lo gli o os as het
two:deux zwei dos due dois duas dwa dwie twee
three:trois drei tres tre três trzy drie
and:et und y e ed i en
on:sur auf sobre su sul sulla sui na op
under:sous unter bajo sotto sob pod onder
in:dans im en nel nella nei no w we
behind:derrière hinter detrás dietro atrás za achter
before:devant vor delante davanti diante przed
beside:près neben junto accanto vicino ao obok naast am bord
over:über encima sopra acima nad boven
with:avec mit con com z ze met
of:de du des del della di do da
at:au à beim al bei przy bij
boat:barque bateau boot kahn barca barco bote łódź łódka bootje fischerboot segelboot
ship:navire schiff nave navio statek schip
lake:lac see lago jezioro jeziorem jeziorze meer bergsee
sea:mer mar mare morze morzu morzem zee ostsee nordsee
river:rivière fleuve fluss río fiume rio rzeka rzece rzeką rivier
beach:plage strand playa spiaggia praia plaża plaży
harbour:port hafen puerto porto porcie haven fischerhafen
mountain:montagne berg montaña montagna montanha góra
mountains:montagnes berge montañas montagne montanhas góry górach bergen alpen
hill:colline hügel colina collina wzgórze wzgórzu heuvel
forest:forêt bois wald bosque foresta bosco floresta las lesie bos tannenwald
meadow:pré prairie wiese prado prato łąka łące weide
field:champ feld campo pole polu veld
desert:désert wüste desierto deserto pustynia pustyni woestijn
snow:neige schnee nieve neve śnieg śniegu śniegiem sneeuw
street:rue strasse straße gasse calle strada rua ulica ulicy straat
city:ville stadt ciudad città cidade miasto mieście stad
village:dorf pueblo villaggio aldeia wieś wsi dorp
garden:jardin garten jardín giardino jardim ogród ogrodzie tuin
table:tisch mesa tavolo tavola stół stole tafel holztisch
window:fenêtre fenster ventana finestra janela okno oknie raam
wall:mur mauer wand pared muro parede ściana ścianie muur
roof:toit dach tetto telhado dachu dak dächern dächer
sky:ciel himmel cielo céu niebo niebie hemel
house:maison haus casa dom domek huis häuschen
church:église kirche iglesia chiesa igreja kościół kerk
castle:château schloss burg castillo castello castelo zamek kasteel
lighthouse:phare leuchtturm faro farol latarnia vuurtoren
bridge:pont brücke puente ponte most moście brug
tree:arbre baum árbol albero árvore drzewo drzewem boom
trees:arbres bäume árboles alberi árvores drzewa bomen
cat:chat katze gato gatto kot kotek kat
dog:chien hund perro cane cão pies piesek hond
horse:cheval pferd caballo cavallo cavalo koń paard
bird:oiseau vogel pájaro uccello pássaro ptak
birds:oiseaux vögel pájaros uccelli pássaros ptaki vogels
fox:renard fuchs zorro volpe raposa lis vos
deer:cerf hirsch ciervo cervo jeleń hert
cow:vache kuh vaca mucca krowa koe
sheep:mouton moutons schaf schafe oveja ovejas pecora pecore ovelha ovelhas owca owce schaap schapen
bicycle:vélo fahrrad bicicleta bici rower fiets
car:voiture auto coche macchina carro samochód
tram:straßenbahn tranvía tramwaj
train:zug tren treno trem pociąg trein
chair:chaise stuhl silla sedia cadeira krzesło stoel
cup:tasse taza tazza xícara filiżanka kopje
vase:vaso jarrón wazon vaas
flowers:fleurs blumen flores fiori kwiaty bloemen
book:livre buch libro livro książka boek
candle:bougie kerze vela candela świeca kaars
sun:soleil sonne sol sole słońce zon
moon:lune mond luna lua księżyc maan
stars:étoiles sterne estrellas stelle estrelas gwiazdy sterren
sunrise:sonnenaufgang amanecer alba amanhecer świt zonsopgang
sunset:sonnenuntergang atardecer tramonto zachód zonsondergang
night:nuit nacht noche notte noite noc
morning:matin morgen mañana mattina manhã rano ochtend
evening:soir abend sera wieczór wieczorem avond
rain:pluie regen lluvia pioggia chuva deszcz
fog:brouillard brume nebel niebla nebbia nevoeiro mgła mgle mist
storm:tempête sturm tormenta tempesta tempestade burza
winter:hiver invierno inverno zima zimą
summer:été sommer verano estate verão lato zomer
autumn:automne herbst otoño autunno outono jesień herfst
spring:printemps frühling primavera wiosna lente
cake:gâteau kuchen tarta torta bolo ciasto taart
bread:pain brot pan pane pão chleb brood
asleep:endormi schlafend dormido addormentato śpiący slapend
red:rouge rot rote rotes roter rojo roja rosso rossa vermelho czerwony czerwona rood rode
blue:bleu bleue blau blaue blaues azul blu niebieski niebieska blauw blauwe
white:blanc blanche weiß weiße weißes blanco blanca bianco bianca branco biały biała wit witte
yellow:jaune gelb gelbe gelbes amarillo amarilla giallo gialla amarelo żółty żółta geel gele
green:vert verte grün grüne grünes verde zielony zielona groen groene
black:noir noire schwarz schwarze schwarzes schwarzer negro negra nero nera preto preta czarny czarna zwart zwarte
that:che qui que który która
old:vieux vieille alt alte altes alter viejo vieja vecchio vecchia velho stary stara oud oude
storm:gewitter temporale burzy onweer
waves:vagues wellen olas onde ondas fale golven
gulls:mouettes möwen gaviotas gabbiani gaivotas mewy meeuwen
woman:femme frau mujer donna mulher kobieta vrouw
man:homme mann hombre uomo homem mężczyzna
child:enfant kind niño niña bambino bambina criança dziecko
fisherman:pêcheur fischer pescador pescatore rybak visser
apples:pommes äpfel manzanas mele maçãs jabłka appels
donkey:âne esel burro asino osioł ezel
goats:chèvres ziegen cabras capre kozy geiten
bench:banc bank banco panchina ławka ławce bankje
umbrella:parapluie regenschirm paraguas ombrello guarda-chuva parasol paraplu
courtyard:cour hof innenhof patio cortile pátio dziedziniec binnenplaats
market:marché markt mercado mercato targ rynek bauernmarkt wochenmarkt
kitchen:cuisine küche cocina cucina cozinha kuchnia kuchni keuken
workshop:atelier werkstatt taller officina oficina warsztat werkplaats
bakery:boulangerie bäckerei backstube panadería panificio padaria piekarnia bakkerij
road:route landstraße carretera estrada droga drodze weg
laundry:linge wäsche ropa panni bucato pranie wasgoed
glass:verre glas bicchiere copo szklanka
bottle:bouteille flasche botella bottiglia garrafa butelka fles
basket:panier korb cesta cesto kosz mand
lantern:lanterne laterne farolillo lanterna lantaarn
sleeping:dort schläft duerme dorme śpi slaapt
postman:facteur postbote briefträger cartero postino carteiro listonosz postbode
farm:ferme bauernhof hof granja fattoria fazenda quinta gospodarstwo boerderij
dusk:crépuscule abenddämmerung dämmerung anochecer crepuscolo crepúsculo zmierzch schemering
windows:fenêtres fenstern ventanas finestre janelas okna okien ramen
light:lumière licht luz luce światło
warm:chaude chaud warmes warmen caliente cálida calda quente ciepłe warme
walking:marche marchant stapft läuft geht camina caminando cammina camminando caminha idzie loopt wandelt
to:zu zum zur
through:durch przez door
houses:maisons häuser casas case domy huizen
colourful:colorées colorés bunte bunten coloridas coloridos colorate kolorowe kleurrijke
lane:ladeira callejón vicolo
bunting:fanions wimpel girlanden bandeirinhas banderines festoni chorągiewki vlaggetjes
afternoon:après-midi nachmittag tarde pomeriggio popołudnie middag
goat:chèvre ziege cabra capra koza geit
hut:cabane hütte cabaña capanna cabana chata
bear:ours bär oso orso urso niedźwiedź
wolf:loup lobo lupo wilk
owl:hibou chouette eule búho lechuza gufo coruja sowa uil
swan:cygne schwan cisne cigno łabędź zwaan
duck:canard ente pato anatra kaczka eend
rabbit:lapin hase kaninchen conejo coniglio coelho królik konijn
elephant:éléphant elefant elefante słoń olifant
girl:fille mädchen chica ragazza menina dziewczyna dziewczynka meisje
boy:garçon junge chico ragazzo menino chłopiec jongen
grandmother:großmutter oma abuela nonna avó babcia
grandfather:großvater opa abuelo nonno avô dziadek
farmer:fermier paysan bauer granjero campesino contadino agricultor rolnik boer
baker:boulanger bäcker panadero fornaio padeiro piekarz bakker
island:île insel isla isola ilha wyspa eiland
stall:étal marktstand puesto bancarella banca stragan kraam
pumpkins:citrouilles kürbisse calabazas zucche abóboras dynie pompoenen
sunflowers:tournesols sonnenblumen girasoles girasoli girassóis słoneczniki zonnebloemen
lavender:lavande lavendel lavanda alfazema lawenda
vineyard:vignoble weinberg viñedo vigneto vinha winnica wijngaard
windmill:moulin mühle molino mulino moinho młyn molen
pond:étang teich estanque stagno staw vijver
bookshop:librairie buchhandlung librería libreria livraria księgarnia boekhandel
sledge:luge schlitten trineo slitta trenó sanki slee
snowman:schneemann pupazzo bałwan sneeuwpop
kite:drachen cometa aquilone pipa latawiec vlieger
deep:tiefen tiefer profunde profonda profundo
lonely:einsamen einsam solitaire solitario solitaria isolado samotny eenzame
small:kleine kleiner kleines kleinen petite petit pequeño pequeña piccolo piccola pequena mała mały klein
sitting:sitzt assis assise sentado sentada seduto seduta siedzi zit`;
const ENGLISH: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', words = ''] = row.split(':');
      return words.split(' ').map((word): [string, string] => [word, english]);
    }),
);
/** More than one word at a time, before the others. */
const PHRASES: [RegExp, string][] = [
  [/\b(?:au )?lever du soleil\b/giu, 'at sunrise'],
  [/\b(?:au )?coucher du soleil\b/giu, 'at sunset'],
  [/\b(?:o )?zachodzie słońca\b|\bal tramonto\b|\bao pôr do sol\b/giu, 'at sunset'],
  [/\b(?:o )?wschodzie słońca\b|\ball['’ ]alba\b/giu, 'at sunrise'],
  [/\bà côté (?:de|du|d['’])/giu, 'beside '],
  [/\bau bord (?:de|du|d['’])/giu, 'beside '],
  [/\b[dl]['’](?=\p{L})/giu, ' '],
];

const FOREIGN =
  /(?<!\p{L})(?:un|une|le|les|des|du|dans|sur|sous|avec|et|ein|eine|einen|einem|einer|der|die|das|dem|auf|unter|im|mit|und|am|el|los|las|una|en|bajo|con|y|il|sul|nel|della|sotto|uma|na|com|do|w|nad|pod|z|i|o|een|het|op|met|van|für|zum|zur|vom|von|bei|pour|chez|para|del|della|dla|voor|naar)(?!\p{L})/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|of|to|a|in|is|for|with|our|on|that|from|at|by|under|over|an|no|not|but|who|we|you|it|this|free|every)(?!\p{L})/giu;

/** A description in another language with the words that are known in English; undefined for a text that is English already. */
export function inEnglish(text: string): { text: string; read: string[] } | undefined {
  const foreign = text.match(FOREIGN)?.length ?? 0;
  if (foreign < 2 || foreign <= (text.match(ENGLISH_WORDS)?.length ?? 0)) return undefined;
  const read: string[] = [];
  const plain = PHRASES.reduce(
    (all, [pattern, english]) =>
      all.replace(pattern, (words) => {
        read.push(...(words.toLowerCase().match(/\p{L}+/gu) ?? []));
        return english;
      }),
    text,
  );
  const said = plain.replace(/\p{L}+/gu, (word) => {
    const english = ENGLISH.get(word.toLowerCase()) ?? nounInEnglish(word);
    // a word that is not known parts what stands around it
    if (english === undefined)
      return /^\p{Ll}{4,}$/u.test(word) && !/^(?:sunrise|sunset|beside)$/.test(word) ? ',' : word;
    read.push(word.toLowerCase());
    return english;
  });
  return { text: said, read };
}
/** One word of another language in English, where it is known. */
export const englishOf = (word: string): string | undefined => ENGLISH.get(word.toLowerCase());

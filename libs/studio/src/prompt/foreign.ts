import { once, readTable } from '../assets';

const words = once(() => readTable<string>('words.json'));

/** Goods and trades that the table of pictures does not name, or names otherwise: the English word, then those of the other languages. */
const GOODS = new Map(
  `
piano:klavier,piano,pianoforte,fortepian,pianino
violin:violino,geige,violon,violín,skrzypce,viool
guitar:gitarre,guitare,guitarra,chitarra,violão,gitara,gitaar
shoes:schuh,schuhe,chaussures,scarpe,zapato,zapatos,sapato,sapatos,buty,schoenen
glasses:brille,brillen,lunettes,gafas,occhiali,óculos,okulary,bril
bread:pan,pane,pain,brot,pão,chleb
tooth:zahn,zähne,diente,dientes,dente,denti,dentes,dent,dents,ząb,tand
coffee:kaffee,café,caffè,kawa,koffie
beer:bier,bière,cerveza,birra,cerveja,piwo
wine:wein,vin,vino,vinho,wino,wijn
cake:kuchen,gâteau,tarta,torta,bolo,ciasto,taart,torte
ice cream:eis,eisdiele,glace,glaces,helado,helados,gelato,gelateria,sorvete,lody,ijs
flower:blume,blumen,fleur,fleurs,flor,flores,fiore,fiori,kwiat,kwiaty,bloem,bloemen
tree:baum,bäume,arbre,árbol,albero,árvore,drzewo,boom
hammer:hammer,marteau,martillo,martello,martelo,młotek,hamer
saw:säge,scie,sierra,sega,serra,piła,zaag
suitcase:koffer,valise,maleta,valigia,mala,walizka
clock:uhr,montre,reloj,orologio,relógio,zegar,klok
camera:kamera,cámara,appareil photo,fotocamera,câmera,aparat
ball:ball,ballon,balón,pallone,bola,piłka,bal
wheat:weizen,blé,trigo,grano,pszenica,tarwe,ähre,espiga,épi,spiga,kłos,korenaar
honey:honig,miel,miele,mel,miód,honing
honeycomb:wabe,waben,rayon de miel,panal,favo,plaster miodu,honingraat
bee:biene,bienen,abeille,abeja,abejas,ape,api,abelha,pszczoła,bij,bijen
needle:nadel,aiguille,aguja,ago,agulha,igła,naald
thread:faden,garn,fil,hilo,filo,linha,nić,draad
circus tent:zirkus,zirkuszelt,cirque,circo,cyrk,circus
tent:zelt,tente,tenda,namiot
pumpkin:kürbis,citrouille,potiron,calabaza,zucca,abóbora,dynia,pompoen
apple:apfel,äpfel,pomme,pommes,manzana,manzanas,mela,mele,maçã,jabłko,appel
tomato:tomate,tomates,tomaten,pomodoro,pomodori,pomidor,pomidory,tomaat
potato:kartoffel,kartoffeln,pomme de terre,patata,patatas,batata,ziemniak,aardappel
fire truck:feuerwehr,feuerwehrauto,pompiers,bomberos,vigili del fuoco,bombeiros,straż,brandweer
scissors:schere,friseur,friseurin,coiffeur,coiffeuse,ciseaux,tijeras,peluquería,parrucchiere,forbici,cabeleireiro,fryzjer,nożyczki,kapper,schaar
axe:axt,hache,hacha,ascia,machado,siekiera,bijl
paint brush:pinsel,pinceau,pincel,pennello,pędzel,kwast
needle and thread:schneider,schneiderin,schneiderei,couturière,sastre,costurera,sarta,sartoria,costureira,krawiec,krawcowa
horseshoe:hufeisen,hufschmied,fer à cheval,herradura,ferro di cavallo,podkowa
oar:ruder,rame,aviron,remo,remos,wiosło,roeispaan
pot:topf,blumentopf,marmite,maceta,olla,pentola,panela,garnek,doniczka
vase:töpferei,keramik,poterie,céramique,cerámica,ceramica,cerâmica,ceramika,keramiek
crepe:crêpe,crêpes,pfannkuchen,pancakes,naleśniki,pannenkoek
gear:zahnrad,engrenage,engranaje,ingranaggio,engrenagem,koło zębate,tandwiel
lamp:lampe,lampen,lampes,lámpara,lampada,lâmpada,lampa,lamp,lampen
kayak:kajak,kayak,caiaque
goat:chèvre,ziege,cabra,capra,koza,geit
sheep:brebis,schaf,oveja,pecora,ovelha,owca,schaap
microphone:mikrofon,micro,micrófono,microfono,microfone,microfoon`
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', others = ''] = row.split(':');
      return others.split(',').map((word): [string, string] => [word, english]);
    }),
);
/** Articles and the like, which elsewhere are animals: the Dutch 'das' is a badger. */
const SMALL_WORDS =
  /^(?:das|die|der|den|dem|des|dans|dos|das|est|con|per|sur|sol|een|het|van|met|wie|man|her|hin|vor|bis)$/u;
/** What German builds on a thing: 'Klavierunterricht', 'Schuhreparatur'. */
const BUILT_ON =
  /^(\p{L}{4,}?)(?:s|n|en)?(?:unterricht|kurs|kurse|stunden?|laden|geschäft|werkstatt|reparatur|verleih|service|dienst|handel|händler|bau|bauer|macher(?:in)?|schule|studio|hof|verein|club|basar|börse|markt|fest|haus|reinigung|praxis|ausstellung|messe|verkauf|pflege|design|züchter|les|winkel|maker)$/u;
/** How nouns end in the plural, and how German, Polish and Italian bend them. */
const ENDINGS = [/s$/u, /es$/u, /n$/u, /en$/u, /e$/u, /er$/u, /ar$/u];

/** A noun of another language in English, where a picture of it has a name there: 'trompette' is a trumpet. */
export function nounInEnglish(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (SMALL_WORDS.test(lower)) return undefined;
  const found = GOODS.get(lower) ?? words().get(lower);
  if (found !== undefined || lower.length < 5) return found;
  const [, thing = ''] = BUILT_ON.exec(lower) ?? [];
  const built =
    thing === '' ? undefined : (GOODS.get(thing) ?? words().get(thing) ?? words().get(thing.replace(/[ens]$/u, '')));
  if (built !== undefined) return built;
  return ENDINGS.map((ending) => (ending.test(lower) ? words().get(lower.replace(ending, '')) : undefined)).find(
    (name) => name !== undefined,
  );
}

/** Colour words of German, French, Spanish, Italian, Portuguese, Polish and Dutch, by the hex they are taken for. */
const ROWS = `
#141414 schwarz,czerń
#ffffff weiß,weiss,biel
#d3262e rot,czerwień
#2560c9 blau,azul,blu,azuis
#2c8a4b grün,verde,verdes,verdi,zieleń,zieleni
#f8c912 gelb,sonnengelb
#f4c53d vainilla,girasol
#c99a34 oro,złoto,goud,goldenen,goldene,ouro
#b9bfc6 silber,argent,argento,zilver,plata,prata,srebro
#ef8fb0 rosa,roze,rosas
#f6d2d8 rose pâle,rosa pálido,rosa pallido,rosa claro,zartrosa,hellrosa
#f4efe2 blanc cassé,blanco roto,blanco hueso,bianco sporco,gebrochenes weiß
#14264f granat,granatem,granacie,marineblau,bleu marine,azul marino,azul marinho,azul-marinho,marine,blu navy,blu marino,marineblauw
#f3ede0 wollweiß
#f6ecd6 cremeweiß,creme,crème,crema,panna,crèmekleur,cremefarben,bege claro
#e9dcc3 bege,beigefarben
#16305f dunkelblau,donkerblauw,azul oscuro,azul escuro,bleu foncé,blu scuro
#9cc8ee hellblau,celeste,lichtblauw,bleu clair,azul claro,azul cielo,azul-claro
#7cbdeb himmelblau,bleu ciel,azul céu
#d3e8f3 eisblau
#2148c0 königsblau,bleu roi,azul rey,azul eléctrico
#12193f nachtblau,bleu nuit,blu notte,azul noche,azul noite
#0f5664 bleu pétrole,petrolblau,azul petróleo,azul petrolio,bleu canard
#7f97ab taubenblau
#14472f dunkelgrün,donkergroen,vert foncé,verde oscuro,verde escuro,verde scuro
#a8d59a hellgrün,vert clair,verde claro,verde chiaro
#1e4d34 tannengrün,waldgrün,vert sapin,verde bosque
#6b7a3c moosgrün,vert mousse,verde musgo
#6f7432 olivgrün,vert olive,verde oliva
#0f3f2f flaschengrün,vert bouteille,verde botella,verde bottiglia,butelkowa zieleń
#9caf88 salbeigrün,sauge,vert sauge,verde salvia,salvia,szałwia
#a6dcc3 mintgrün,menthe,vert menthe,verde menta,menta,hortelã,verde agua,verde água,verde-água
#2bb8b3 türkis,turquesa,turkoois,turchese
#8e1420 dunkelrot,donkerrood,rouge foncé,rojo oscuro
#6a1530 weinrot,lie de vin,vino tinto
#a0432f ziegelrot,brique
#a9471f rostrot,rost,rouille,óxido,ruggine
#e4544e hellrot
#f4735e korallenrot,koralle,corail,corallo,koraal
#c98f93 altrosa,vieux rose,rosa antico,rosa palo,rosa velho
#e6c3c2 rose poudré
#d8a21c senfgelb,moutarde,mostaza,mostarda,senape,jaune moutarde
#c58a2a ocker,ocre,ocra
#6b4226 braun,marron,marrón,marrom,marrone,bruin,bruine
#a97d55 hellbraun,marron clair
#3c2415 dunkelbraun,donkerbruin,marrón oscuro
#7f858c grau,grijs,grijze,cinza,cinzento
#d5d8db hellgrau,gris clair,gris claro,grigio chiaro
#3f444a dunkelgrau,gris foncé,gris oscuro,donkergrijs
#2c3136 anthrazit,antracite,antracita,antraciet,carbón,carbone,grafito
#b5913f messing,laiton,latón
#b4683a kupfer,miedź,cuivre,cobre,rame,koper
#6f3aa8 lila,morado,viola,paars,paarse
#6a45c2 violett,violeta
#c4a8dd flieder,lilas,lilás
#b9a6dc lavendel,lavande,lavanda
#4b5a68 schiefer,ardoise,pizarra
#f8f3e3 ivoire,avorio,elfenbein,marfil,marfim,ivoor
#6d1528 bordeaux,granate,bordò,burdeos,bordô
#5d9c8c vert-de-gris,vert de gris
#f07a1a arancione,arancio,laranja,oranje,naranja,naranjas
#4aa3dd azzurro
#20449c delfts,delfts blauw
#c0623f terracota
#dcc7a1 sable,arena,sabbia,areia
#f9be98 pfirsich,melocotón,pêche
#642a55 pflaume,prune,ciruela
#b98f63 kraft
#8a6142 holzton,holztöne,holzfarben,eiche,bois,madera,legno,madeira,drewno,hout,chêne,roble,rovere`;

/** Adjectives, with the endings that they take. */
const BENT = `
#141414 noir:,e,s,es|negr:o,a,os,as|ner:o,a,i,e|pret:o,a,os,as|czarn:y,a,e,ego,ej,ym,ą|zwart:,e
#ffffff blanc:,he,s,hes|blanc:o,a,os,as|bianc:o,a,hi,he|branc:o,a,os,as|biał:y,a,e,ego,ej,ym,ą|wit:,te
#d3262e roug:e,es|roj:o,a,os,as|ross:o,a,i,e|vermelh:o,a,os,as|czerwon:y,a,e,ego,ej,ym,ą|roo:d|rod:e
#2560c9 bleu:,e,s,es|niebiesk:i,a,ie,iego,iej,im,ą|blauw:,e
#2c8a4b vert:,e,s,es|zielon:y,a,e,ego,ej,ym,ą|groen:,e
#f8c912 jaun:e,es|amarill:o,a,os,as|giall:o,a,i,e|amarel:o,a,os,as|żółt:y,a,e,ego,ej,ym,ą|gee:l|gel:e
#c99a34 dor:é,ée|dorad:o,a,os,as|dorat:o,a,i,e|dourad:o,a,os,as|złot:y,a,e,ego,ej,ym,ą|gouden:
#b9bfc6 argent:é,ée|platead:o,a,os,as|prateado:,s|srebrn:y,a,e,ego,ej,ym,ą
#6f3aa8 rox:o,a,os,as|fioletow:y,a,e,ego,ej,ym,ą|morad:a,os,as
#6a45c2 violet:te,tes
#7f858c gris:,e,es|grigi:o,a,,e|szar:y,a,e,ego,ej,ym,ą
#14264f granatow:y,a,e,ego,ej,ym,ą
#f6ecd6 kremow:y,a,e,ego,ej,ym,ą
#e9dcc3 beżow:y,a,e,ego,ej,ym,ą
#ef8fb0 różow:y,a,e,ego,ej,ym,ą|rosad:o,a,os,as
#f07a1a pomarańczow:y,a,e,ego,ej,ym,ą
#2bb8b3 turkusow:y,a,e,ego,ej,ym,ą
#6d1528 bordow:y,a,e,ego,ej,ym,ą
#6b4226 brązow:y,a,e,ego,ej,ym,ą
#4aa3dd azzurr:a,i,e
#a6dcc3 miętow:y,a,e,ego,ej,ym,ą
#9caf88 szałwiow:y,a,e,ego,ej,ym,ą
#d8a21c musztardow:y,a,e,ego,ej,ym,ą
#f4735e koralow:y,a,e,ego,ej,ym,ą
#b9a6dc lawendow:y,a,e,ego,ej,ym,ą|liliow:y,a,e
#33373c grafitow:y,a,e,ego,ej,ym,ą
#0f7f80 morsk:i,a,ie,iego,iej,im,ą
#6f7432 oliwkow:y,a,e,ego,ej,ym,ą
#b4683a miedzian:y,a,e,ego,ej,ym,ą`;

export const COLOURS_ABROAD: [word: string, hex: string][] = [
  ...ROWS.trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(8)
        .split(',')
        .map((word): [string, string] => [word, row.slice(0, 7)]),
    ),
  ...BENT.trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(8)
        .split('|')
        .flatMap((word) => {
          const [stem = '', endings = ''] = word.split(':');
          return endings.split(',').map((ending): [string, string] => [stem + ending, row.slice(0, 7)]);
        }),
    ),
];

/** Those of them that are a fruit, a metal, a wood or a place as well. */
export const AMBIGUOUS_ABROAD =
  'rost viola rosa rosas argent marron oro argento celeste ocker messing kupfer silber schiefer moutarde bordeaux mostaza mostarda senape goud zilver złoto miedź laranja crème creme crema panna ivoire granate wit witte plata prata ouro marine menthe menta hortelã sauge salvia szałwia corail corallo koralle koraal lavande lavanda lavendel lilas cuivre cobre rame koper laiton latón ardoise pizarra brique rouille ruggine óxido sable arena sabbia areia pfirsich melocotón pêche pflaume prune ciruela madera legno madeira drewno hout bois eiche chêne roble rovere naranja naranjas arancio carbón carbone grafito elfenbein marfil marfim vainilla girasol violeta flieder granat granatem granacie gel gele'.split(
    ' ',
  );

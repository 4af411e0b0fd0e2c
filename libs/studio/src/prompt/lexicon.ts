import type { Topic } from '../palette/curated';
import type { Mood } from '../type/pairs';

/** What a word can stand for. A thing can be drawn; a trade, an event or a setting is drawn through its emblem. */
export type SubjectKind = 'thing' | 'trade' | 'event' | 'setting';
interface SubjectEntry {
  words: string[];
  kind: SubjectKind;
  topic: Topic;
  icon?: string;
  illustration?: string;
}

/**
 * words | icon (Phosphor) | illustration (Fluent) | topic. `-` means that no artwork fits: the subject then leads colour
 * and type only. Chosen by hand, because a picture that merely shares a tag with a word is usually the wrong object.
 */
const TABLE: Record<SubjectKind, string> = {
  thing: `
coffee,espresso,latte,cappuccino,kaffee,kawa,kahve,cà phê,кофе|coffee|hot-beverage|coffee
coffee bean,coffee beans,single origin|coffee-bean|-|coffee
tea,matcha,chai,tee,thé,té|tea-bag|teacup-without-handle|tea
bread,sourdough,loaf,brot,pain,pan,pane,chleb,хлеб|bread|bread|bakery
croissant,croissants,pastry,pastries,viennoiserie|-|croissant|bakery
cake,cakes,wedding cake,torte,gâteau|cake|birthday-cake|sweet
cupcake,cupcakes,muffin|-|cupcake|sweet
cookie,cookies,biscuit,biscuits|cookie|cookie|bakery
doughnut,doughnuts,donut,donuts|-|doughnut|sweet
chocolate,cacao,cocoa,praline,chocolatier,chocolates|-|chocolate-bar|coffee
ice cream,gelato,helado,eis,gelateria,lody|ice-cream|soft-ice-cream|sweet
candy,candies,sweets,bonbon|-|candy|sweet
burger,burgers,hamburger,cheeseburger|hamburger|hamburger|burger
pizza,pizzas,pizzeria|pizza|pizza|burger
taco,tacos,taqueria|pepper|taco|spice
burrito,burritos|-|burrito|spice
sushi,nigiri,maki|onigiri|sushi|japan
ramen,noodle,noodles,udon,pho,phở|bowl-steam|steaming-bowl|spice
soup,stew,broth|bowl-steam|steaming-bowl|spice
pasta,spaghetti,trattoria|bowl-food|spaghetti|burger
salad,salads,poke|bowl-food|green-salad|fresh
sandwich,sandwiches,deli|-|sandwich|bakery
fries,french fries,chips|-|french-fries|burger
steak,steakhouse,bbq,barbecue,grill,smokehouse,butcher,butchery|fire|cut-of-meat|ember
chicken,poultry|-|chicken|burger
bacon|-|bacon|burger
egg,eggs,brunch,breakfast|egg|cooking|egg
pancake,pancakes,crepe|-|pancakes|egg
cheese,cheesemonger,fromagerie|cheese|cheese-wedge|egg
honey,beekeeper,apiary,honig,miel|-|honey-pot|honey
bee,bees,honeybee|-|honeybee|honey
wine,winery,vineyard wine,vino,vin,wein,sommelier|wine|wine-glass|wine
grape,grapes,vineyard,weingut,viñedo|wine|grapes|wine
beer,brewery,brewing,ale,lager,ipa,craft beer,brauerei,cerveza,birra,piwo|beer-stein|beer-mug|honey
cocktail,cocktails,martini,bar,mixology|martini|cocktail-glass|night
whisky,whiskey,bourbon,distillery,gin,rum,spirits|brandy|tumbler-glass|whisky
champagne,prosecco,sparkling wine|champagne|bottle-with-popping-cork|gold
juice,smoothie,smoothies,juices|orange|cup-with-straw|citrus
lemonade,lemon,lemons|orange-slice|lemon|citrus
orange juice,oranges,citrus,tangerine|orange|tangerine|citrus
lime,limes|orange-slice|lime|fresh
apple,apples,cider,orchard,fruit,fruits|-|red-apple|berry
pear,pears|-|pear|fresh
peach,peaches|-|peach|peach
cherry,cherries|cherries|cherries|berry
strawberry,strawberries,jam|-|strawberry|berry
blueberry,blueberries,berry,berries|-|blueberries|wine
banana,bananas|-|banana|citrus
pineapple|-|pineapple|citrus
mango,mangoes|-|mango|citrus
watermelon|-|watermelon|berry
coconut|-|coconut|coffee
avocado,avocados|avocado|avocado|fresh
tomato,tomatoes|-|tomato|berry
carrot,carrots|carrot|carrot|citrus
corn|-|ear-of-corn|honey
chili,chilli,hot sauce,pepper,peppers|pepper|hot-pepper|spice
olive,olives,olive oil,aceite de oliva|-|olive|olive
mushroom,mushrooms,fungi|-|mushroom|earth
garlic|-|garlic|olive
broccoli,vegetable,vegetables,veg|carrot|broccoli|fresh
popcorn|popcorn|popcorn|cinema
milk,dairy|-|glass-of-milk|sky
bubble tea,boba|-|bubble-tea|sweet
teapot|-|teapot|tea
bottle,bottles|-|lotion-bottle|neutral
vase,amphora,pottery,ceramic,ceramics,potter|-|amphora|earth
flower,flowers,blossom,blossoms,florist,floral,blumen,fleurs,flores,kwiaty,цветы,bloom,blooms|flower|tulip|floral
tulip,tulips|flower-tulip|tulip|floral
rose bouquet,rose,roses|flower-tulip|rose|floral
sunflower,sunflowers|flower|sunflower|honey
lotus|flower-lotus|lotus|floral
cherry blossom,sakura|flower|cherry-blossom|japan
bouquet,bouquets|flower-tulip|bouquet|floral
lavender field,lavender oil|flower|hyacinth|floral
leaf,leaves,botanical,botanicals,foliage|leaf|herb|leaf
plant,plants,houseplant,houseplants,nursery plants|potted-plant|potted-plant|leaf
seedling,sprout,seeds|plant|seedling|leaf
tree,trees,oak,arborist|tree|deciduous-tree|leaf
pine,pines,fir,evergreen|tree-evergreen|evergreen-tree|forest
palm,palms,palm tree|tree-palm|palm-tree|ocean
cactus,cacti,succulent,succulents|cactus|cactus|desert
herb,herbs,herbal,mint leaf|plant|herb|leaf
wheat,grain,grains,flour,mill,farmhouse|grains|sheaf-of-rice|honey
fox,foxes|-|fox|ember
wolf,wolves|-|wolf|slate
dog,dogs,puppy,puppies,hund,perro,chien,pies,canine|dog|dog-face|pet
cat,cats,kitten,kittens,katze,gato,chat,feline,кот,кошка|cat|cat-face|pet
paw,pet,pets|paw-print|paw-prints|pet
horse,horses,equestrian,stable|horse|horse|earth
lion|-|lion|gold
tiger|-|tiger|ember
bear,bears|-|bear|earth
panda|-|panda|neutral
rabbit,bunny,hare|rabbit|rabbit|peach
owl,owls|-|owl|forest
eagle,falcon,hawk|bird|eagle|slate
bird,birds,sparrow,swallow,robin|bird|bird|sky
dove,doves|bird|dove|sky
penguin|-|penguin|sky
flamingo,flamingos|-|flamingo|floral
parrot,parrots|-|parrot|tropic
peacock|-|peacock|ocean
swan|-|swan|sky
duck,ducks|-|duck|honey
elephant|-|elephant|slate
giraffe|-|giraffe|honey
deer,stag|-|deer|forest
whale,whales|-|spouting-whale|ocean
dolphin,dolphins|-|dolphin|ocean
shark|-|shark|ocean
octopus|-|octopus|floral
fish,seafood,fishmonger,pescado|fish|tropical-fish|ocean
salmon fish,tuna|fish-simple|fish|ocean
crab|-|crab|ember
lobster|-|lobster|berry
shrimp,prawn,prawns|shrimp|shrimp|peach
shell,seashell,oyster|-|spiral-shell|sand
turtle,tortoise|-|turtle|leaf
butterfly,butterflies,motyl|butterfly|butterfly|floral
ladybug,ladybird|-|lady-beetle|berry
snail|-|snail|earth
dragon,dragons|-|dragon|ember
unicorn|-|unicorn|sweet
dinosaur,dinosaurs,t-rex|-|t-rex|leaf
monkey,ape|-|monkey-face|earth
koala|-|koala|slate
sloth|-|sloth|earth
hedgehog|-|hedgehog|earth
frog|-|frog|leaf
castle,fortress|castle-turret|castle|slate
lighthouse|lighthouse|-|ocean
house,houses,home,cottage,haus,casa,maison,dom|house|house|home
cabin,hut,lodge|tipi|hut|forest
barn|barn|-|earth
tent,camping,campsite,camp,glamping|tent|camping|forest
campfire,bonfire|campfire|-|ember
bridge,bridges|bridge|-|slate
windmill|windmill|-|sky
sailboat,sailboats,sailing,sailing boat,sailing boats,yacht,yachts,regatta|sailboat|sailboat|ocean
boat,boats,fishing boat,fishing boats,trawler,trawlers,ferry,lifeboat|boat|-|ocean
ship,ships,shipping,cruise|boat|passenger-ship|ocean
canoe,kayak,kayaks,canoes,kayaking,canoeing,rowing|stock/canoe|-|ocean
anchor,harbour,harbor,marina|anchor|anchor|ocean
airplane,plane,flight,airline,flights,aviation|airplane-tilt|airplane|sky
rocket,rockets|rocket|rocket|tech
planet,planets,saturn|planet|ringed-planet|space
robot,robots,robotics|robot|-|tech
ufo,flying saucer|flying-saucer|flying-saucer|space
telescope|-|telescope|space
car,cars,automobile,auto,automotive,dealership,car wash,detailing|car|automobile|motor
racing car,motorsport,racing|flag-checkered|racing-car|motor
truck,trucks,haulage,logistics,freight,movers,removals|truck|delivery-truck|motor
tyre,tyres,tire,tires,tyre change,tyre shop|tire|-|motor
bus,buses,double-decker,double decker,coach tour|bus|bus|motor
train,trains,railway|train|locomotive|motor
motorcycle,motorbike,motorcycles|motorcycle|motorcycle|motor
scooter,moped,vespa|moped|motor-scooter|motor
bicycle,bike,bikes,cycling,bicycles,cyclist,fahrrad,rower,vélo|bicycle|bicycle|sport
skateboard,skate,skateboarding|-|skateboard|street
surf,surfing,surfer,surfboard|waves|water-wave|ocean
wave,waves|waves|water-wave|ocean
guitar,guitars,luthier|guitar|guitar|music
piano,pianist|piano-keys|musical-keyboard|music
violin,strings quartet,orchestra|music-notes|-|music
saxophone,sax|-|saxophone|music
trumpet|-|trumpet|music
drum,drums|-|drum|music
microphone,podcast,karaoke|microphone|studio-microphone|podcast
headphones,headphone|headphones|headphone|music
vinyl,record store,records|vinyl-record|optical-disk|music
camera,cameras|camera|camera|photo
book,books,bookshop,bookstore,library,librería,buch,bücher,książka,libro,книга|book-open|open-book|books
pen,ink,calligraphy,stationery|pen-nib|fountain-pen|books
pencil,pencils|pencil|pencil|books
newspaper,newsletter|newspaper|newspaper|neutral
paintbrush,paint,painting|paint-brush|paintbrush|art
palette|palette|artist-palette|art
candle,candles|-|candle|candle
lamp,lamps,lighting|lamp|-|honey
light bulb,lightbulb,bulb,idea,ideas|lightbulb|light-bulb|honey
chair,chairs,furniture,furniture maker|armchair|chair|home
sofa,sofas,couch,couches,settee,canapé,divano,sofá|couch|couch-and-lamp|home
bed,mattress,sleep|bed|bed|night
door|door|door|home
key,keys,locksmith|key|old-key|gold
clock,clocks|clock|-|neutral
watch,watches,watchmaker,horology|watch|watch|gold
ring,rings,engagement|diamond|ring|gold
diamond,gem,gems,gemstone,jewel,jewels|diamond|gem-stone|jewel
crown,royal,king,queen|crown|crown|gold
lipstick|-|lipstick|beauty
soap,soaps|-|soap|spa
lotion,cream jar,serum,skincare,skin care,cosmetics,moisturiser,shampoo|drop-simple|lotion-bottle|beauty
perfume,fragrance,scent|drop|lotion-bottle|beauty
dress,dresses,gown|dress|dress|fashion
t-shirt,tshirt,shirt,tee shirt|t-shirt|t-shirt|fashion
jeans,denim|pants|jeans|denim
sneaker,sneakers,running shoe,trainers|sneaker|running-shoe|street
heels,stilettos|-|high-heeled-shoe|fashion
shoe,shoes,cobbler,shoemaker|boot|-|earth
boot,boots,hiking boots|boot|hiking-boot|earth
hat,hats,milliner|cowboy-hat|top-hat|fashion
glasses,eyewear,optician,eyeglasses|eyeglasses|glasses|modern
sunglasses|sunglasses|sunglasses|citrus
umbrella,umbrellas|umbrella|umbrella|sky
backpack,backpacks|backpack|backpack|forest
handbag,handbags,purse|handbag|handbag|fashion
balloon,balloons|balloon|balloon|party
hot air balloon|parachute|-|sky
gift,gifts,present,presents|gift|wrapped-gift|party
ticket,tickets|ticket|ticket|cinema
trophy,award,awards|trophy|trophy|gold
medal|medal|sports-medal|gold
puzzle,puzzles|puzzle-piece|puzzle-piece|kids
teddy bear,teddy,toy,toys|lego|teddy-bear|kids
kite|-|kite|sky
game controller,game,games,gaming,game stream,streamer,esports,video game,video games,gamer|game-controller|video-game|game
dice|dice-five|game-die|game
chess|-|chess-pawn|neutral
football,soccer|soccer-ball|soccer-ball|sport
basketball|basketball|basketball|ember
tennis|tennis-ball|tennis|sport
golf|golf|flag-in-hole|sport
volleyball|volleyball|volleyball|sport
baseball|baseball|baseball|sport
ski,skiing,skis|person-simple-ski|skis|sky
climbing,bouldering,climber|mountains|-|ember
hammer,carpenter,carpentry,joinery,woodworking,woodwork|hammer|hammer|earth
saw|-|carpentry-saw|earth
wrench,plumber,plumbing,mechanic,repair|wrench|wrench|tool
gear,gears,engineering,machinery|gear|gear|tool
scissors,barber,barbershop,hairdresser,hair salon,hair,friseur,coiffeur|scissors|scissors|barber
needle,sewing,tailor,tailoring,thread|needle|thread|fashion
yarn,knitting,knit,wool|yarn|yarn|peach
magnet|magnet|magnet|tech
shield|shield|shield|security
lock,padlock|lock|locked|security
globe,world,planet earth|globe-hemisphere-west|globe-showing-europe-africa|sky
compass|compass|compass|travel
map,maps|map-trifold|world-map|travel
suitcase,luggage|suitcase|luggage|travel
heart,hearts|heart|heart-suit|berry
star,stars|star|star|night
moon,lunar|moon|crescent-moon|night
sun|sun|sun|sun
cloud,clouds|cloud|cloud|sky
rain,storm|cloud-rain|cloud-with-rain|slate
rainbow|rainbow|rainbow|kids
lightning,electric,electrician,electricity|lightning|high-voltage|power
fire,flame,flames,firewood|fire|fire|ember
water,droplet,water drop,hydration|drop|droplet|ocean
snowflake,snow|snowflake|snowflake|sky
feather|feather|feather|sky
mask,masks|mask-happy|performing-arts|cinema
skull|skull|-|street
ghost,ghosts|ghost|-|night
pumpkin,pumpkins,halloween|-|jack-o-lantern|ember
christmas tree|tree-evergreen|christmas-tree|festive
tooth,teeth,dentist,dental,dental clinic,dentist clinic,dental practice,zahnarzt|tooth|-|medical
stethoscope|stethoscope|stethoscope|medical
pill,pills,pharmacy,apotheke,farmacia|pill|pill|medical
microscope,laboratory|microscope|microscope|science
dna,genetics|dna|dna|science
atom,physics,quantum|atom|-|science
brain,neuroscience|brain|-|science
eye,vision|eye|-|modern
bell,bells|bell|bell|gold
toolbox,handyman|toolbox|toolbox|tool
ladder|ladder|ladder|tool
brick,bricks,masonry,mason|wall|brick|ember
baby,newborn|baby|baby-bottle|peach
ballet,ballet shoes|-|ballet-shoes|floral
pot,casserole,cooking|cooking-pot|pot-of-food|spice
knife,knives,cutlery|knife|kitchen-knife|neutral`,
  trade: `
cafe,café,coffee shop,coffee roastery,roastery,coffee house,barista,kawiarnia,cafetería,кофейня|coffee|hot-beverage|coffee
tea house,tea room,tearoom,tea shop|coffee|teacup-without-handle|tea
bakery,baker,boulangerie,bäckerei,panadería,panificio,piekarnia,pekárna,fırın,tiệm bánh,пекарня,patisserie,pâtisserie|bread|baguette-bread|bakery
restaurant,bistro,brasserie,diner,eatery,ristorante,restaurante,restauracja,kitchen,catering,caterer,street food,food truck|fork-knife|fork-and-knife-with-plate|burger
chef,cook|chef-hat|cooking|burger
pub,tavern,taproom|beer-stein|clinking-beer-mugs|honey
farm,farmer,farming,organic farm,agriculture,bauernhof,granja|tractor|tractor|leaf
farm shop,farm shops,farmers market,market,mercado,markt,marché,targ|basket|basket|fresh
grocery,grocer,greengrocer,supermarket,vegan,vegetarian,organic,plant based,plant-based|carrot|leafy-green|fresh
garden,gardens,plant nursery,garden nursery,garden centre,gardening,gardener,landscaping,landscape design,ogród,garten,jardin,jardín|shovel|seedling|leaf
flower shop,floristry,floristería,blumenladen,kwiaciarnia|flower-tulip|bouquet|floral
yoga,meditation,mindfulness,pilates,jóga,йога|flower-lotus|lotus|spa
spa,wellness,massage,sauna|flower-lotus|lotus|spa
beauty,beauty salon,makeup,nails,nail salon,cosmetic|sparkle|lipstick|beauty
fashion,boutique,clothing,apparel,couture,moda,mode|coat-hanger|dress|fashion
jewellery,jewelry,jeweller,jeweler,goldsmith,biżuteria,schmuck,bijoux|diamond|gem-stone|jewel
photography,photographer,photo studio,fotografie,fotografía|camera|camera|photo
film,cinema,movie,movies,filmmaking,film festival,kino,cine|film-slate|clapper-board|cinema
theatre,theater,drama,teatr,teatro|mask-happy|performing-arts|cinema
music,concert,gig,band,choir,musik,música,musique,muzyka,музыка,музыки,концерт,âm nhạc|music-notes|musical-notes|music
jazz,swing,blues|-|saxophone|jazz
classical music,symphony,philharmonic,классической музыки|music-notes|-|music
rock,punk,metal|guitar|guitar|street
dj,techno,electronic music,rave,club night,nightclub,house music|disco-ball|mirror-ball|game
dance,dancing,salsa,tango|disco-ball|mirror-ball|party
art,gallery,artist,art studio,galerie,galería,exhibition,museum|paint-brush|artist-palette|art
design,design studio,creative agency,branding,graphic design|bezier-curve|-|modern
architecture,architect,architects,arquitectura,architekt|compass-tool|triangular-ruler|modern
interior design,interiors,interior|armchair|couch-and-lamp|home
real estate,property,realtor,estate agent,immobilien,inmobiliaria,nieruchomości|buildings|houses|home
construction,builder,builders,building company,contractor,roofing|crane|building-construction|tool
farrier,blacksmith farrier,horse shoeing|horse|horse|earth
tree surgeon,tree surgery,arboriculture|tree|deciduous-tree|leaf
locksmith,locksmiths,keys cut|key|old-key|tool
law,lawyer,lawyers,law firm,attorney,legal,solicitor,notary,kanzlei,abogado,avocat,kancelaria|scales|balance-scale|law
finance,bank,banking,investment,wealth,fintech,accounting,accountant,tax,insurance,capital|chart-line-up|chart-increasing|finance
consulting,consultancy,consultant,advisory,strategy|chart-bar|bar-chart|finance
analytics,data,dashboard,metrics,business intelligence|chart-line-up|chart-increasing|tech
software,saas,developer,code,coding,programming,web development|code|laptop|tech
ai,artificial intelligence,machine learning|sparkle|sparkles|tech
cloud computing,hosting,servers|cloud|-|tech
cybersecurity,security,cyber|shield-check|shield|security
crypto,blockchain,web3|cube|-|tech
energy,solar,solar energy,renewable,solar panel,solar panels,solar roof,solar power,solar company,solar installer,photovoltaic,photovoltaik,solaranlage,panneaux solaires,paneles solares,pannelli solari|solar-panel|-|power
blood drive,blood donation,give blood,blood bank|drop|drop-of-blood|berry
computer,computers,computer help,computer class,computer course,it support|desktop|laptop|tech
recycling,sustainability,eco,climate,environment,zero waste|recycle|seedling|leaf
medical,clinic,doctor,hospital,health,healthcare,physiotherapy,physio|heartbeat|stethoscope|medical
therapy,psychology,psychologist,counselling,mental health|brain|-|spa
veterinary,vet,veterinarian,animal clinic|paw-print|paw-prints|pet
dog training,pet shop,pet store,dog grooming,dog walking|dog|dog-face|pet
school,education,academy,university,tutoring,course,courses,schule,escuela,école,szkoła|graduation-cap|graduation-cap|school
kindergarten,daycare,nursery,preschool,kids,children,childcare,kinder,niños|shapes|-|kids
science,research,lab,biotech|flask|test-tube|science
travel,travel agency,tourism,trip,holiday,tours,reise,viajes,voyage,podróże|airplane-tilt|airplane|travel
hotel,hostel,bed and breakfast,guesthouse,inn,resort|bed|hotel|travel
gym,fitness,crossfit,workout,personal trainer,strength,bodybuilding|barbell|-|sport
running,marathon,runner,5k,10k,fun run,charity run,park run,run club,trail run|person-simple-run|running-shoe|sport
boxing,mma,martial arts,karate,judo|boxing-glove|boxing-glove|street
swimming,swim,pool|person-simple-swim|-|ocean
hiking,trekking,trail,trails,outdoor,outdoors|person-simple-hike|hiking-boot|forest
tattoo,tattoo studio|pen-nib|-|street
cleaning,cleaner,laundry,housekeeping|spray-bottle|broom|sky
delivery,courier,parcel|package|package|motor
hardware store,tools,workshop|toolbox|hammer-and-wrench|tool
electric cars,ev charging,charging station|charging-station|-|power
charity,nonprofit,non-profit,volunteer,volunteers,fundraiser,donation|heart|heart-suit|berry
church,parish|church|church|law
journalism,magazine,blog,publishing,publisher|newspaper|newspaper|books
comedy,stand-up,comedian|microphone-stage|microphone|party
bookkeeping|calculator|abacus|finance`,
  event: `
wedding,marriage,bridal,save the date,hochzeit,boda,mariage,ślub|heart|ring|wedding
birthday,geburtstag,cumpleaños,anniversaire,urodziny|cake|birthday-cake|party
party,celebration,fiesta,feier|confetti|party-popper|party
festival,fest,carnival|confetti|party-popper|party
conference,summit,meetup,webinar,hackathon,talk|microphone-stage|microphone|tech
sale,discount,clearance,black friday,rabatt,rebajas,soldes,promocja,promo|tag|label|sale
christmas,xmas,advent,weihnachten,navidad,noël,boże narodzenie|tree-evergreen|christmas-tree|festive
easter,ostern|egg-crack|hatching-chick|peach
new year,new years,silvester|confetti|fireworks|night
valentine,valentines,valentine's day|heart|heart-suit|berry
opening,grand opening,khai trương,eröffnung,inauguración,otwarcie|confetti|party-popper|party
garage sale,flea market,jumble sale|tag|label|sale
quiz,quiz night,trivia|question|-|party
book club,reading|book-open|open-book|books
picnic|basket|basket|leaf
open mic|microphone-stage|microphone|music
race,tournament,cup final|flag-checkered|trophy|sport
job fair,hiring,career,careers,vacancy|briefcase|briefcase|finance`,
  setting: `
summer,summertime,verano,sommer,été,lato|sun|sun|sun
winter,zima|snowflake|snowflake|sky
spring,wiosna,frühling|flower|blossom|floral
autumn,fall season,herbst|leaf|maple-leaf|ember
startup,app,platform|code|laptop|tech
night,midnight,noche,nacht|moon-stars|crescent-moon|night
space,galaxy,cosmos,universe,astronomy|planet|ringed-planet|space
tropical,tropics,hawaii|tree-palm|palm-tree|tropic
japan,japanese,tokyo,kyoto|-|-|japan
family,families,community|-|-|kids
handmade,artisan,craft,crafts|-|-|earth`,
};

export const SUBJECTS: SubjectEntry[] = (Object.keys(TABLE) as SubjectKind[]).flatMap((kind) =>
  TABLE[kind]
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', icon = '-', illustration = '-', topic = 'neutral'] = row.split('|');
      return {
        words: words.split(','),
        kind,
        topic: topic as Topic,
        icon: icon === '-' ? undefined : icon,
        illustration: illustration === '-' ? undefined : illustration,
      };
    }),
);

export const LANDS = ['mountains', 'sea', 'forest', 'desert', 'hills', 'city'] as const;
export type Land = (typeof LANDS)[number];
export const LAND_WORDS: Record<Land, string> = {
  mountains:
    'mountain mountains alps alpine peak peaks summit ridge ridges berge montañas montagne montagnes góry горы andes himalaya highlands volcano',
  sea: 'sea ocean beach coast coastal seaside shore island islands bay lake lakes horizon lagoon fjord meer playa mare mer morze море',
  forest: 'forest forests woods woodland taiga wald bosque forêt лес',
  desert: 'desert dunes dune sahara canyon mesa savanna savannah steppe prairie outback',
  hills: 'hills hill countryside meadow meadows field fields valley pasture tuscany rolling landscape',
  city: 'city skyline cityscape skyscrapers downtown metropolis urban stadt ciudad ville miasto город town',
};
export const TIMES = ['dawn', 'day', 'sunset', 'night'] as const;
export type Time = (typeof TIMES)[number];
export const TIME_WORDS: Record<Time, string> = {
  dawn: 'dawn sunrise morning daybreak early mist misty fog foggy',
  day: 'day noon daylight sunny midday bright summer',
  sunset: 'sunset dusk evening twilight golden last abend atardecer zachód',
  night: 'night midnight starry moonlit moonlight noche nacht nuit noc aurora',
};

export const MOOD_WORDS: Record<Mood, string> = {
  minimal: 'minimal minimalist minimalistic simple clean understated swiss nordic scandinavian spare white-space',
  modern: 'modern contemporary sleek fresh professional corporate trustworthy confident sharp crisp',
  luxury:
    'luxury luxurious elegant premium refined sophisticated exclusive upscale classy opulent chic fine high-end elegante elegancki glamorous noble regal stately sumptuous',
  playful:
    'playful fun funny cute quirky cheerful friendly childlike whimsical colourful colorful happy joyful kawaii bubbly silly goofy bouncy lively mischievous',
  bold: 'bold strong loud striking powerful brutalist energetic dynamic impactful punchy edgy daring vibrant dramatic proud sturdy robust tough rugged fierce raucous',
  natural:
    'natural organic earthy rustic eco botanical handmade wholesome sustainable green-minded raw homemade honest',
  vintage:
    'vintage retro classic nostalgic heritage old-school traditional antique timeless art-deco deco victorian seventies 70s 60s 80s old ancient worn weathered old-fashioned',
  tech: 'tech futuristic digital cyber high-tech innovative neon geometric sci-fi technical cyberpunk clinical precise',
  calm: 'calm serene gentle soft peaceful soothing quiet tranquil zen delicate warm dreamy cozy cosy relaxing pastel muted tender hushed slow meditative',
};

/** Words that ask for a kind of picture or give an order: they name nothing to draw. */
export const ORDER_WORDS = new Set(
  `a an the and or of for to in on at by with from as is are be it its this that these those my our your their his her we i me you us they
create make design draw generate produce need want would like please give show build me some something new get looking look find add put set use using used include including
logo logotype wordmark emblem badge monogram mark brandmark icon symbol identity banner banners flyer flyers leaflet poster posters handbill card cards business-card visiting post posts social media instagram facebook linkedin tiktok story stories
website web site header headers hero landing page homepage mockup mock-up mockups product packaging package pack label image picture illustration illustrations graphic artwork visual photo photograph photorealistic render rendering scene drawing sketch vector flat style styles styled
background backgrounds colour colours color colors palette tone tones text font fonts typography type lettering headline title subtitle tagline slogan caption saying says reading words word quote called named name brand brands branding company firm business agency studio shop store place team group service services
very really quite more most less much many few lots lot big small large little tiny huge great good nice beautiful pretty amazing cool best high quality detailed professional lovely stunning perfect ideal suitable attractive interesting eye-catching
one two three four five six seven eight nine ten first second next every all each any other another own only just also so not no without but if then than into onto over under above below behind beside between near around about across along through up down out off left right top bottom centre center middle corner side front back
should must can could will may might has have having had do does doing done which who whom whose what when where why how there here while during until since because
featuring feature features feel feeling look looks mood vibe vibes theme themed inspired aesthetic concept idea version options option space white-space negative layout composition element elements shape shapes line lines pattern patterns texture gradient gradients shadow shadows light lighting lit
dark bright dim bag bags cap caps lid lids abstract geometric call announcing announce announces episode tonight today tomorrow day days evening class free whole still life range ad advert advertisement promotion promote online official various several people person
youtube channel twitch discord cover covers entry ticketed join apply established since
encabezado publicación gestaltung
logo für ein eine einen einer eines der die das den dem des und mit von im am zum zur bitte plakat flyer visitenkarte namens
un una unas unos el la los las de del al y con para por en que llamada llamado cartel tarjeta logotipo
le les du des et avec pour dans sur une au aux nommé nommée affiche carte
il lo gli di da e per su
o os do da dos das em um uma com na no chamado chamada
dla na w z i oraz ze się pod od do nazwie o plakat wizytówka
een het van voor met op te
ve bir için ile`
    .split(/\s+/)
    .filter(Boolean),
);

/** Rows of the table of subjects: what can be drawn itself. */
export const THINGS = `
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
soup,stew,broth|bowl-steam|-|spice
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
juice,smoothie,smoothies,juices|-|cup-with-straw|citrus
lemon,lemons|-|lemon|citrus
lemonade|-|-|citrus
orange juice,oranges,citrus,tangerine|orange|tangerine|citrus
lime,limes|-|lime|fresh
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
bottle,bottles|-|-|neutral
vase,amphora|-|amphora|earth
pottery,ceramic,ceramics,potter|-|-|earth
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
shell,seashell|-|spiral-shell|sand
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
cabin,hut,lodge|-|hut|forest
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
chair,chairs|-|chair|home
furniture,furniture maker|armchair|chair|home
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
perfume,fragrance,scent|-|-|beauty
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
hot air balloon|-|-|sky
gift,gifts,present,presents|gift|wrapped-gift|party
ticket,tickets|ticket|ticket|cinema
trophy,award,awards|trophy|trophy|gold
medal|medal|sports-medal|gold
puzzle,puzzles|puzzle-piece|puzzle-piece|kids
teddy bear,teddy,toy,toys|lego|teddy-bear|kids
kite|-|kite|sky
game controller,gaming,game stream,streamer,esports,video game,video games,gamer|game-controller|video-game|game
game,games|-|-|game
dice|dice-five|game-die|game
chess|-|chess-pawn|neutral
football,soccer|soccer-ball|soccer-ball|sport
basketball|basketball|basketball|ember
tennis|tennis-ball|tennis|sport
golf|golf|flag-in-hole|sport
volleyball|volleyball|volleyball|sport
baseball|baseball|baseball|sport
ski,skiing,skis|person-simple-ski|skis|sky
climbing,climber|mountains|-|ember
bouldering|-|-|ember
hammer,carpenter,carpentry,joinery,woodworking,woodwork|hammer|hammer|earth
saw|-|carpentry-saw|earth
wrench,plumber,plumbing,mechanic|wrench|wrench|tool
repair|-|-|tool
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
knife,knives,cutlery|knife|kitchen-knife|neutral`;

/** Rows of the table of subjects: what is drawn through something of its own, where there is one that stands for nothing else. */
export const TRADES = `
cafe,café,coffee shop,coffee roastery,roastery,coffee house,barista,kawiarnia,cafetería,кофейня|coffee|hot-beverage|coffee
tea house,tea room,tearoom,tea shop|coffee|teacup-without-handle|tea
bakery,baker,boulangerie,bäckerei,panadería,panificio,piekarnia,pekárna,fırın,tiệm bánh,пекарня,patisserie,pâtisserie|bread|baguette-bread|bakery
restaurant,bistro,brasserie,diner,eatery,ristorante,restaurante,restauracja,kitchen,catering,caterer,street food,food truck|fork-knife|fork-and-knife-with-plate|burger
chef,cook|chef-hat|cooking|burger
pub,tavern,taproom|beer-stein|clinking-beer-mugs|honey
farm,farmer,farming,organic farm,agriculture,bauernhof,granja|tractor|tractor|leaf
farm shop,farm shops,farmers market|basket|basket|fresh
market,mercado,markt,marché,targ|-|-|fresh
grocery,grocer,greengrocer,supermarket,vegan,vegetarian|carrot|leafy-green|fresh
organic,plant based,plant-based|-|-|fresh
garden,gardens,plant nursery,garden nursery,garden centre,gardening,gardener,landscaping,landscape design,ogród,garten,jardin,jardín|shovel|seedling|leaf
flower shop,floristry,floristería,blumenladen,kwiaciarnia|flower-tulip|bouquet|floral
yoga,meditation,mindfulness,pilates,jóga,йога|flower-lotus|lotus|spa
spa,wellness,massage|flower-lotus|lotus|spa
sauna|-|-|spa
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
art,artist,art studio|paint-brush|artist-palette|art
gallery,galerie,galería,exhibition,museum|-|-|art
design,design studio,creative agency,branding,graphic design|bezier-curve|-|modern
architecture,architect,architects,arquitectura,architekt|compass-tool|triangular-ruler|modern
interior design,interiors,interior|armchair|couch-and-lamp|home
real estate,property,realtor,estate agent,immobilien,inmobiliaria,nieruchomości|buildings|houses|home
construction,builder,builders,building company,contractor|crane|building-construction|tool
roofing|-|-|tool
farrier,blacksmith farrier,horse shoeing|horse|horse|earth
tree surgeon,tree surgery,arboriculture|tree|deciduous-tree|leaf
locksmith,locksmiths,keys cut|key|old-key|tool
law,lawyer,lawyers,law firm,attorney,legal,solicitor,notary,kanzlei,abogado,avocat,kancelaria|scales|balance-scale|law
finance,bank,banking,investment,wealth,fintech,accounting,accountant|chart-line-up|chart-increasing|finance
tax,insurance,capital|-|-|finance
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
therapy,psychology,psychologist,counselling,mental health|-|-|spa
veterinary,vet,veterinarian,animal clinic|paw-print|paw-prints|pet
dog training,pet shop,pet store,dog grooming,dog walking|dog|dog-face|pet
university,graduation|graduation-cap|graduation-cap|school
school,education,academy,tutoring,course,courses,schule,escuela,école,szkoła|-|-|school
kindergarten,daycare,nursery,preschool,childcare|shapes|-|kids
kids,children,kinder,niños|-|-|kids
science,research,lab,biotech|flask|test-tube|science
travel,travel agency,tourism,trip,holiday,tours,reise,viajes,voyage,podróże|airplane-tilt|airplane|travel
hotel,hostel,bed and breakfast,guesthouse,inn,resort|bed|hotel|travel
gym,fitness,crossfit,workout,personal trainer,strength,bodybuilding|barbell|-|sport
running,marathon,runner,5k,10k,fun run,charity run,park run,run club,trail run|person-simple-run|running-shoe|sport
boxing,mma|boxing-glove|boxing-glove|street
martial arts,karate,judo|-|-|street
swimming,swim,pool|person-simple-swim|-|ocean
hiking,trekking,trail,trails,outdoor,outdoors|person-simple-hike|hiking-boot|forest
tattoo,tattoo studio|-|-|street
cleaning,cleaner,housekeeping|spray-bottle|broom|sky
laundry|-|-|sky
delivery,courier,parcel|package|package|motor
hardware store,hardware shop,tools|toolbox|hammer-and-wrench|tool
workshop|-|-|tool
electric cars,ev charging,charging station|charging-station|-|power
charity,nonprofit,non-profit,fundraiser,donation|heart|heart-suit|berry
volunteer,volunteers|-|-|berry
church,parish|church|church|law
journalism,magazine,blog,publishing,publisher|newspaper|newspaper|books
comedy,stand-up,comedian|microphone-stage|microphone|party
bookkeeping|calculator|abacus|finance`;

export const EVENTS = `
wedding,marriage,bridal,save the date,hochzeit,boda,mariage,ślub|heart|ring|wedding
birthday,geburtstag,cumpleaños,anniversaire,urodziny|cake|birthday-cake|party
party,celebration,fiesta,feier|confetti|party-popper|party
festival,fest,carnival|confetti|party-popper|party
conference,summit,meetup,webinar,hackathon,talk|-|-|tech
sale,discount,clearance,black friday,rabatt,rebajas,soldes,promocja,promo|tag|label|sale
christmas,xmas,advent,weihnachten,navidad,noël,boże narodzenie|tree-evergreen|christmas-tree|festive
easter,ostern|egg-crack|hatching-chick|peach
new year,new years,silvester|confetti|fireworks|night
valentine,valentines,valentine's day|heart|heart-suit|berry
opening,grand opening,khai trương,eröffnung,inauguración,otwarcie|confetti|party-popper|party
opening hours,opening times|-|-|neutral
garage sale,flea market,jumble sale|tag|label|sale
quiz,quiz night,trivia|question|-|party
book club,reading|book-open|open-book|books
picnic|basket|basket|leaf
open mic|microphone-stage|microphone|music
race,tournament,cup final|flag-checkered|trophy|sport
job fair,hiring,career,careers,vacancy|briefcase|briefcase|finance`;

export const SETTINGS = `
summer,summertime,verano,sommer,été,lato|sun|sun|sun
winter,zima|snowflake|snowflake|sky
spring,wiosna,frühling|flower|blossom|floral
autumn,fall season,herbst|leaf|maple-leaf|ember
startup,app,platform|-|-|tech
night,midnight,noche,nacht|moon-stars|crescent-moon|night
space,galaxy,cosmos,universe,astronomy|planet|ringed-planet|space
tropical,tropics,hawaii|tree-palm|palm-tree|tropic
japan,japanese,tokyo,kyoto|-|-|japan
family,families,community|-|-|kids
handmade,artisan,craft,crafts|-|-|earth`;

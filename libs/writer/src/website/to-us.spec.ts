import { partedAbroad } from './abroad';
import { partedFrom } from './to-us';

const parted = (text: string) => partedFrom(text, false);

it.each([
  'Needs to convince pharmacy owners first, patients second.',
  'Now they want to sell online to the rest of Argentina.',
  'They would like fewer phone calls at night.',
  'Parents usually book, teenagers usually decide.',
  'Most members own fewer than 30 head.',
  'Patients are mostly over 60 and come because a daughter nagged them.',
  'Lots of students but also a growing group of over-50s.',
  "Customers don't read much; they want a phone number.",
  'Straightforward, a little cheeky towards the giants is OK.',
  'Useful, workshop-like, not exotic.',
  'The look should be wild rather than pretty.',
  'Both halves must be found online.',
  'Developers come mostly through word of mouth.',
  'Architects are the ones to convince.',
  'The identity ought to be dark and readable, which I know is a contradiction.',
  'Gemütlich is the word the owner keeps using.',
  'Ingrid dislikes anything that sounds nostalgic.',
  'Both trades should count the same.',
  'The buyer knows coffee well and is just discovering tea.',
  'Owners are busy, suspicious of software and afraid of the tax authority.',
  'Parents are the ones who book.',
  'Yellow stays!',
  'Decals by May.',
  'Everybody makes the joke, so make it once, well.',
  "They'd be happy if younger people noticed them.",
  'Nothing about hygge.',
  'The brothers are quiet people and would like the brand to be quiet too.',
  'Fake seed is a real problem: the brand must be hard to imitate.',
  'The people who choose it are administrators, short of budget.',
  'The previous website looked like a spa brochure.',
  'Facility managers worry about leaks.',
  'Everybody loves to hate locksmiths, so trust is the whole story.',
  'Mum decides, so speak to Mum, but not pink.',
  'The volunteers are lovely but they all want a different colour.',
  "Farmers don't care about drones, so we would rather look like agronomists.",
  "So 'the least hated' is a true and reachable goal.",
  'Restraint, fine paper, one unexpected colour.',
  'Somewhere between church and pub.',
  'No anchors, no ropes.',
  'Not grey, not navy.',
  'New sign for the yard too, plus truck doors.',
  "The name stays in Japanese, with 'Haruno' in small letters.",
  'Everyone else looks like an energy drink.',
  'Dignified but not dead, if you allow the pun.',
  'Parents fight for places, so this is not about marketing.',
  'Clients come when something has gone wrong and are embarrassed to be there.',
])('tells its editor what is said to the makers: %s', (text) =>
  expect(parted(text)).toMatchObject({ said: '', left: text }),
);

it.each([
  'A pharmacy books a rider by phone.',
  'Farmers want someone who turns up, pet owners want someone who explains.',
  'Dogs should be on a lead.',
  'No dogs, no prams.',
  'Signs, menus and posters.',
  'Plans from R120 per month.',
  'Everybody is welcome.',
  'Guests love the breakfast.',
  'Most work is for private homes.',
  'No concrete, no digger, no mess.',
  'Drivers are salaried, not paid per trip, and claims are under 0.2%.',
  'No refined sugar, oats from two farms, compostable bags.',
  'The stove burns pellets, needs no electricity, and is swept once a year.',
  'Members pay $60 a year and borrow any of 1,400 tools.',
])('lets customers read what is theirs: %s', (text) => expect(parted(text)).toMatchObject({ said: text, left: '' }));

it.each([
  [
    'Sells to parents and to school libraries, and wants to sell more rights abroad.',
    'Sells to parents and to school libraries.',
    'Wants to sell more rights abroad',
  ],
  [
    'Most customers buy once a year and many cannot read well, so the packs have to be told apart.',
    'Most customers buy once a year.',
    'Many cannot read well, so the packs have to be told apart',
  ],
  [
    'Food is one of the top reasons people quit a camp, and that is the pitch.',
    'Food is one of the top reasons people quit a camp.',
    'That is the pitch',
  ],
  [
    'We measure to the inch, which the cheap guys cannot offer.',
    'We measure to the inch.',
    'Which the cheap guys cannot offer',
  ],
  [
    "Discreet grey vans without lettering because clients don't want neighbours to know.",
    'Discreet grey vans without lettering.',
    "Because clients don't want neighbours to know",
  ],
  [
    'The workshop opened in 1931 and the current owner, Mr Aoki, wants to reach architects abroad.',
    'The workshop opened in 1931.',
    'The current owner, Mr Aoki, wants to reach architects abroad',
  ],
])('cuts a wish or a remark off at its clause: %s', (text, said, left) =>
  expect(parted(text)).toMatchObject({ said, left }),
);

it.each([
  [
    'Clients: owners of old buildings, the parish, architects.',
    'Our clients are owners of old buildings, the parish, architects.',
  ],
  ['Customers are private house owners in Sweden, mostly 40+.', 'Our customers are private house owners in Sweden.'],
  ['Clients are boards who are sick of long contracts.', 'Our clients are boards who are sick of long contracts.'],
  ['Six rooms (eight soon, she also said eleven).', 'Six rooms.'],
  ['We sell to restaurants (about 60%) and online.', 'We sell to restaurants and online.'],
  ['Winter storage for 45 boats pays the bills.', 'Winter storage for 45 boats.'],
  ['Guests are mostly walkers and painters.', 'Our guests are mostly walkers and painters.'],
])('says whom it works for as the brand says it, and no share of what it earns: %s', (text, said) =>
  expect(parted(text).said).toBe(said),
);

it('takes what customers like out of the words that say so', () =>
  expect(parted('What parents like: knees are doubled.')).toMatchObject({ said: 'Knees are doubled.', left: '' }));

it.each([
  ['de', 'Unsere Kunden bauen um oder haben geerbt.', ''],
  ['de', 'Der Ton soll trocken sein.', ''],
  ['fr', 'Elles cherchent à vendre plus en ligne.', ''],
  ['es', 'Quieren llegar a más restaurantes.', ''],
  ['de', 'Gewünscht wird ein sachlicher Auftritt.', ''],
  ['de', 'Bisher gibt es nur ein altes Wappen.', ''],
  ['fr', 'Le fils a repris en 2020 et voudrait un site plus jeune.', 'Le fils a repris en 2020.'],
  ['fr', 'Les restaurants font la moitié du chiffre.', ''],
  ['es', 'Que no parezca un jardín de infantes.', ''],
  ['de', 'Keine blauen Zahnräder bitte.', ''],
  ['fr', 'On évite le noir et le violet.', ''],
  ['fr', "La boutique doit donner envie d'entrer.", ''],
  ['de', 'Nicht niedlich, keine Comicbienen.', ''],
  ['de', 'Gäste sind vor allem Wanderer.', 'Unsere Gäste sind vor allem Wanderer.'],
  ['de', 'Keine Konservierungsstoffe.', 'Keine Konservierungsstoffe.'],
  ['de', 'Keine Wellness-Sprache.', ''],
  ['de', 'Die Chefin meint, das Logo dürfe keine Pfote haben.', ''],
  ['de', 'Schlicht, hell.', ''],
  ['de', 'Keine Notenschlüssel.', ''],
  ['fr', 'Elles en ont assez du bois clair.', ''],
  ['fr', 'Le logo actuel montre deux mains.', ''],
  ['fr', "Pas d'hexagones.", ''],
  ['fr', 'Pas de rendez-vous.', 'Pas de rendez-vous.'],
  ['es', 'Buscan una imagen seria.', ''],
  ['it', 'Il nome non si tocca.', ''],
  ['es', 'Clientes: hoteles y bares.', 'Trabajamos para hoteles y bares.'],
  ['fr', 'Les clients viennent du quartier.', 'Nos clients viennent du quartier.'],
  ['fr', 'Les clients sont des bibliothèques.', 'Nos clients sont des bibliothèques.'],
] as const)('does so in other languages: %s, %s', (language, text, said) =>
  expect(partedAbroad(text, language).said).toBe(said),
);

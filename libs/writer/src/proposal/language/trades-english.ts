import { ENGLISH_ARTS } from './arts-english';
import type { TradeTexts } from './types';

export const ENGLISH_TRADES: TradeTexts = {
  ...ENGLISH_ARTS,
  identity: {
    title: 'Identity',
    piece: 'laid out in the new look at its real size, with files for whoever makes it',
    phases: [
      ['Start', 'a talk with those who decide; what exists laid side by side'],
      ['Directions', 'two directions, each shown on two real pieces, with the one we recommend; you choose'],
      ['Working out', 'the chosen direction in full: marks, colours, type, tone; first round of changes'],
      ['Applications and files', 'every listed piece laid out, second round of changes, checked files handed over'],
      ['Printing and fitting', 'by the makers; we check proofs and first pieces'],
    ],
    lines: [
      ['Directions', 'two directions shown on the pieces people meet first, with our recommendation'],
      [
        'The identity',
        'logo in all forms it needs, colours for print and screen, typefaces with licences, worked out on real pieces',
      ],
      ['Guide and files', 'a short guide that can be followed without us, and all files in the programs you use'],
    ],
    how: 'We try every direction on the pieces that people meet first, at their real size, before anything is decided.',
    paid: 'Printing, signs and fitting are paid to those who do them; we get quotes.',
    asks: [
      ['look', 'What of today’s look do people know you by, and has to stay?'],
      ['makers', 'Who prints and makes the pieces, and may we talk to them before we draw?'],
      ['files', 'Which files, photographs and measures exist already?'],
    ],
  },
  web: {
    title: 'Website',
    piece: 'designed for phone and desktop and built as part of the whole',
    phases: [
      ['Structure', 'who comes for what; pages and ways through them; what other systems give and take'],
      ['Design and clickable draft', 'the main pages on phone and desktop, tried with five of your users; you choose'],
      ['Building', 'pages and functions built and connected, shown to you every two weeks'],
      [
        'Content and testing',
        'texts and pictures in place; tested with users, on common devices and for accessibility; mending',
      ],
      ['Going live', 'old addresses forwarded, training, and a week in which we watch it'],
    ],
    lines: [
      [
        'Structure and clickable draft',
        'list of pages and functions, the ways through them, and a draft to click on a phone, tried with five of your users',
      ],
      ['Design', 'all types of page for phone and desktop with their states (empty, full, slow, failed), in your look'],
      [
        'Building',
        'the pages built, connected to what you use and editable by yourselves, with code and access in your name',
      ],
      [
        'Content',
        'your texts and pictures edited and put in place, in each language you name; old addresses forwarded',
      ],
      [
        'Testing and going live',
        'tests on common devices, with users and for accessibility; going live, training, two weeks of mending',
      ],
    ],
    handover: [
      'Handover to your developers',
      'all parts with their states, rules and measures in one file, and our answers while they build',
    ],
    how: 'A clickable draft is tried on phones by five people who need something from it, before a line is programmed.',
    paid: 'Fees of payment services, licences and hosting are paid by you directly.',
    asks: [
      ['texts', 'Who writes the texts and brings the pictures, and by when?'],
      ['access', 'Who holds domain, hosting and passwords today, and who may give us access?'],
      ['upkeep', 'Who keeps it up after going live?'],
    ],
  },
  app: {
    title: 'App',
    piece:
      'designed with all its states (empty, full, slow, failed), tried as a draft to click by those who use it, with files for whoever builds it',
    phases: [
      ['Ways', 'who uses it for what, where and on which device; what other systems give and take'],
      ['Clickable draft', 'the main ways as a draft to click, tried with five who will use it; you choose'],
      ['Screens', 'all screens with their states and in all languages, shown to you every two weeks'],
      ['Trial', 'tried by those for whom it is, on the devices they have; mending'],
      ['Release', 'handed to those who build it or to the stores, and two weeks in which we watch it'],
    ],
    lines: [
      [
        'Ways and clickable draft',
        'the ways through it as a diagram, and a draft to click, tried with five who will use it',
      ],
      [
        'Screens',
        'all screens with their states (empty, full, slow, no network, failed) and a set of parts, in your look and languages',
      ],
      [
        'Building',
        'built, connected to your systems and tested on the devices in use, with code and access in your name',
      ],
      ['Trial and release', 'a trial with those for whom it is, mending, two weeks of watching'],
    ],
    handover: [
      'Handover to your developers',
      'all parts with their states, rules and measures in one file, and our answers while they build',
    ],
    how: 'A clickable draft is tried by five who will use it, on their own devices and where they use them, before anything is programmed.',
    paid: 'Licences, hosting and fees of stores, where there are any, are paid by you directly.',
    asks: [
      ['access', 'Which systems does it talk to, and who may give us access and documents?'],
      ['texts', 'Who writes and translates the texts in it?'],
      ['upkeep', 'Who keeps it up after the release?'],
    ],
  },
  campaign: {
    title: 'Campaign',
    piece: 'written and laid out or recorded, in the sizes and languages it needs, ready to run',
    phases: [
      ['Start', 'what people think and do today, what counts as success, who counts it'],
      [
        'Idea and plan',
        'two ideas with line and picture, the one we recommend, and a plan of media and money; you decide',
      ],
      ['Working out', 'each medium written, laid out and tried with people it is meant for; two rounds of changes'],
      ['Production', 'printed, recorded and booked; we check proofs, and everything stands before the first day'],
    ],
    lines: [
      [
        'Idea and plan',
        'two ideas to choose from, each with its line and key picture on two media; for the chosen one a plan of what runs where, when and for how much',
      ],
      ['Pieces', 'each written, laid out and tried with people it is meant for, in the languages and sizes it needs'],
      [
        'Production and placing',
        'quotes of printers, studios and media compared, proofs checked, delivery followed, and a count at the end',
      ],
    ],
    how: 'The idea is tried with six people of those it is meant for: they say in one sentence what it asks of them. If they cannot, it changes.',
    paid: 'Media, printing and recording are paid at cost, by quotes that you see first.',
    asks: [
      ['count', 'Who counts the results, and what is the number today?'],
      ['media', 'Which media, walls or lists have you already, and which can be had free?'],
      ['makers', 'Are there printers, studios or stations you work with?'],
    ],
  },
  packaging: {
    title: 'Packaging',
    piece: 'drawn to measure, tried as a model at full size, with artwork for the maker',
    phases: [
      ['Start', 'the pack measured, filled, shelved and opened; limits of filling line and maker'],
      ['Directions', 'two or three, as models at full size, with cost per piece; you choose'],
      ['Working out', 'the chosen one in full: shapes, all labels or sizes; samples on the real material'],
      ['Files and samples', 'artwork and drawings checked by the makers; samples to show'],
      ['Making', 'by the makers; we approve proofs and first pieces with you'],
    ],
    lines: [
      [
        'Directions',
        'two or three, as full-size models on a shelf among their neighbours, with the cost per piece of each',
      ],
      ['The pack', 'shape, material and closure drawn with measures, and tried filled, opened and stacked'],
      ['Print artwork', 'all printed faces on the maker’s form, legal text in place, proofs checked'],
      ['Proofs and first pieces', 'quotes of makers compared, proofs checked, first pieces approved with you'],
    ],
    how: 'Every direction is judged as a full-size model: filled, opened, put on the shelf among its neighbours and read from two metres.',
    paid: 'Tools, samples and printing are paid to the makers; we get their quotes and compare them.',
    asks: [
      ['makers', 'Who makes, fills and prints it today, and may we talk to them directly?'],
      ['line', 'Which measures does the filling or packing line fix?'],
      ['files', 'May we have ten of today’s packs, and the drawings that exist?'],
    ],
  },
  product: {
    title: 'Product design',
    piece: 'drawn and tried as a model with the people who use it, with data for the maker',
    phases: [
      ['Start', 'the use watched where it happens; limits from parts, standards and cost'],
      ['Concepts', 'two or three as rough models to hold, each with its cost per piece; you choose'],
      [
        'Prototypes and tests',
        'working prototypes, tried by the people who will use it; what fails is changed and tried again',
      ],
      ['Data', 'drawings and 3D data, checked with the maker'],
      ['Tools and first parts', 'by the toolmaker; we approve the first parts with you'],
    ],
    lines: [
      [
        'Concepts',
        'two or three concepts as drawings and rough models to hold, with an estimate of cost per piece for each',
      ],
      [
        'Tested prototypes',
        'working prototypes of the chosen concept, the tests with users and their report, and the changes that follow',
      ],
      ['Data for the maker', '3D data and drawings with materials, tolerances and surfaces, checked with the maker'],
    ],
    test: 'prepared with you (who, where, what is measured), accompanied, and written up: what failed, how often, and what changes',
    how: 'Concepts are models to hold, not pictures: whoever will use the thing tries them before one is chosen, and whoever makes it names the cost.',
    paid: 'Tools, certification and first parts are paid to those who do them; we get their quotes.',
    asks: [
      ['makers', 'Who makes tool and parts, and may we show the concepts there?'],
      ['standards', 'Which standards and approvals does it have to pass, and who sees to them?'],
      ['files', 'Which drawings, data and samples exist?'],
    ],
  },
  space: {
    title: 'Interior',
    piece: 'plan, views, fittings, light and materials, drawn so that it can be built',
    phases: [
      ['Survey', 'measured on site, with how it is used today; limits from building, law and neighbours'],
      ['Concept', 'two ways to use the rooms, as plan and views, with an estimate of works; you choose'],
      ['Design', 'plan, furniture, light, colours and materials in full, samples on the table'],
      ['Drawings and quotes', 'measured drawings for makers and authorities; quotes compared; orders placed'],
      ['Making and building', 'furniture made in the workshop beforehand, then work on site; we are there every week'],
    ],
    lines: [
      [
        'Survey and concept',
        'the rooms measured, two ways to use them as plan and views, each with an estimate of the works',
      ],
      ['Design', 'plan, sections, furniture, light, colours and materials for every room, with samples to touch'],
      [
        'Drawings and quotes',
        'drawings with measures for makers and authorities, a list of all pieces, quotes of three makers compared',
      ],
      ['Watching over the works', 'weekly visits, a list of defects, and the final check with you'],
    ],
    how: 'Before anything is drawn to the end it is taped on the floor at full size and walked through with those who work there.',
    paid: 'Furniture and works are paid to those who do them.',
    asks: [
      ['plans', 'Are there plans of the building, and who may measure it with us?'],
      ['permits', 'Who decides in the building and at the authorities (landlord, fire, protection)?'],
      ['makers', 'Are there builders or joiners you want to work with?'],
    ],
  },
  exhibition: {
    title: 'Exhibition',
    piece: 'drawn in its place with measures and materials, so that it can be built',
    phases: [
      ['Start', 'rooms measured, list of objects with sizes and conditions, story with the curator'],
      ['Concept and draft', 'route, key views, what is touched and done, an estimate; you decide'],
      ['Design', 'showcases, furniture, graphics and light in full; texts in place'],
      ['Drawings and quotes', 'drawings for the builders, list of pieces, quotes compared'],
      ['Building and setting up', 'made in the workshop, set up on site; we watch over both'],
    ],
    lines: [
      ['Concept and draft', 'route, plan and key views, list of objects in their places, an estimate of the build'],
      ['Exhibition design', 'showcases, furniture and stations drawn so that they can be built, come apart and travel'],
      ['Graphics', 'type sizes and a scheme for all kinds of text, then artwork for each panel and label'],
      ['Watching over the build', 'quotes compared, workshop and site visits, a list of defects, the final check'],
    ],
    how: 'The route is taped on a floor at full size and walked with visitors of the kind you name; text sizes are tried at their real height.',
    paid: 'Build, showcases, transport and printing are paid out of the build budget.',
    asks: [
      ['plans', 'Plans of the rooms with sockets, loads and doors: which exist?'],
      ['texts', 'When are object list and texts final, in each language?'],
      ['makers', 'Who builds and sets it up: a tender, or makers you know?'],
    ],
  },
  signage: {
    title: 'Wayfinding and signs',
    piece: 'designed with all its texts, drawn to measure with material and fixing',
    phases: [
      ['Survey', 'the ways walked with people who do not know them; every place where somebody has to decide'],
      ['Concept', 'names, colours and types of sign, shown at three places; you choose'],
      ['Design', 'all types of sign in full; two tried at full size where they will hang'],
      [
        'Drawings and texts',
        'a list of every single sign with text and place, drawings for the makers, quotes compared',
      ],
      ['Making and mounting', 'by the makers; we check the first pieces and the mounting'],
    ],
    lines: [
      [
        'Survey and concept',
        'who goes where and has to decide what; names of places; types of sign shown at three of them',
      ],
      [
        'Design',
        'all types of sign with type size, contrast, colours and pictograms, two of them tried at full size on site',
      ],
      [
        'Sign list and drawings',
        'every sign with text, size and place, drawings with material and fixing, artwork for the makers',
      ],
      ['Watching over making and mounting', 'quotes compared, first pieces checked, one walk through at the end'],
    ],
    how: 'Paper signs at full size are hung first; people who do not know the place walk by them, and what they miss is changed.',
    paid: 'Making and mounting are paid to those who do them; we get quotes.',
    asks: [
      ['plans', 'Which plans of building and grounds exist?'],
      ['permits', 'Who has to allow what is fixed to walls and outside?'],
      ['makers', 'Who makes and mounts signs for you today?'],
    ],
  },
  stand: {
    title: 'Trade fair stand',
    piece: 'drawn in its place with measures, loads and sockets, so that it can be built',
    phases: [
      ['Start', 'hall plan and rules of the fair; what is shown, with sizes and weights'],
      [
        'Concept',
        'two stands as plan and views, with what one understands from the aisle, and an estimate; you decide',
      ],
      ['Design', 'construction, surfaces, light, graphics and screens in full'],
      ['Drawings and quotes', 'drawings for the fair and the stand builder, artwork at size, quotes compared'],
      ['Building', 'by the stand builder; we check in the workshop and on the set-up days'],
    ],
    lines: [
      [
        'Stand concept',
        'two stands as plan and views to scale, what is shown where and what can be read from the aisle, each with an estimate of the build',
      ],
      [
        'Stand design',
        'construction, floor, walls, furniture, light, storage and surfaces drawn to scale, with loads and sockets',
      ],
      ['Drawings', 'for the approval of the fair and for the stand builder, with a list of all parts; quotes compared'],
      ['Watching over the build', 'a check in the workshop and on the set-up days, a list of defects, the handover'],
    ],
    how: 'One wall is shown at full size to people who do not know what you make: what they say after five seconds decides.',
    paid: 'Building, transport and the services of the fair are paid to those who do them.',
    asks: [
      ['plans', 'Hall, stand number and the rules of the fair: which papers exist?'],
      ['files', 'Which exhibits come to the stand, with which sizes and weights?'],
      ['makers', 'Is there a stand builder, or do we ask three for quotes?'],
    ],
  },
  advice: {
    title: 'Consultation',
    piece: 'looked at with you, with a recommendation',
    phases: [
      ['Looking and listening', 'what there is seen on the spot; those heard who live with it'],
      ['Ways', 'two or three ways side by side, each with what it costs and brings'],
      ['Recommendation', 'what we would do first and what can wait, talked through with you'],
    ],
    lines: [
      ['Half a day with you', 'what there is seen on the spot, and talks with three to five people who matter to it'],
      [
        'Recommendation on paper',
        'four pages: what stays as it is, two or three ways with what each costs and brings, and what we would do first',
      ],
    ],
    how: 'Nothing is drawn before it is clear what for. If you need less than you thought, or nothing, the paper says so.',
    paid: 'You are bound to nothing beyond it.',
    asks: [
      ['files', 'What exists that we may see beforehand?'],
      ['makers', 'Who besides you should be heard?'],
    ],
  },
  general: {
    title: 'Proposal',
    piece: 'a first draft for you to judge, your changes, and the finished piece with its files',
    phases: [
      ['Start', 'a talk with those who decide and a look at what there is'],
      ['First draft', 'two ways, shown where they will be used, with the one we recommend; you choose'],
      ['Working out', 'the chosen way in full, tried with people who will use it; two rounds of changes'],
      ['Handover', 'everything checked with you and handed over'],
    ],
    lines: [
      ['First draft', 'two ways, shown where they will be used, with the one we recommend'],
      ['Working out', 'the chosen way in full, tried with people who will use it, with your changes'],
      ['Handover', 'everything checked with you and handed over ready for use'],
    ],
    how: 'The first draft is tried where it will be used, with people who have not seen it before.',
    paid: 'What others make or deliver is paid to them; we get quotes.',
    asks: [
      ['files', 'What exists already that we may see?'],
      ['makers', 'Who makes or builds it in the end?'],
    ],
  },
  print: {
    title: 'Editorial design',
    piece: 'designed and laid out with your texts, print-ready',
    phases: [
      ['Start', 'material looked through, size and number of pages settled'],
      ['Sample pages', 'grid, type and pictures on sample pages; you choose'],
      ['Layout', 'all pages laid out, two rounds of corrections'],
      ['Print files', 'files checked, proof approved by you'],
      ['Printing', 'by the printer; we check the first sheets'],
    ],
    lines: [
      ['Concept and sample pages', 'size, paper, grid and type, shown on sample pages to agree on'],
      ['Layout', 'all pages with your texts and pictures, two rounds of corrections'],
      ['Print files', 'print-ready files, the proof checked with the printer, and a PDF for the screen'],
    ],
    how: 'Sample pages are printed at their real size on the real paper before the rest is laid out.',
    paid: 'Printing is paid to the printer; we get quotes.',
    asks: [
      ['texts', 'When are texts and pictures final?'],
      ['makers', 'Which printer, which number of copies, and how are they sent out?'],
    ],
  },
};

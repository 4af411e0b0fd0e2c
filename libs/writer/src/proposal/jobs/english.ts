import type { JobId, JobWords } from './types';

const MONEY_OR_NUMBERS = /\d+ ?%|\bpercent\b|\bnumbers? (?:we|from|of)\b/i;
const PLANS =
  /\b(?:floor ?plans?|plans? (?:attached|exist|available)|drawings? (?:attached|exist|available)|photos? attached)\b/i;

/** The words for each kind of work, in English. */
export const ENGLISH: Record<JobId, JobWords> = {
  identity: {
    noun: 'identity',
    stages: [
      ['What there is', 'everything you use today on one wall, what people know you by, and what may go; one page'],
      [
        'Two directions',
        'each shown on the two pieces that people meet first, with our recommendation and its reasons',
      ],
      ['Worked out', 'the chosen one as logo, colours and typefaces, with short rules and all files'],
    ],
    view: 'An identity is decided where people meet it every day, and hardly ever on a white page. So we begin with the two pieces that are seen most, find what holds them together, and only then draw the rest. What carries everything else (a name, a mark) is settled first; nothing is made twice.',
    after: 'Afterwards people have to know at first sight, and at first hearing, that it is you and nobody else.',
    making: ['Printing and making', 'by whoever makes it; we look at the first pieces'],
    asks: [
      [
        'Who decides in the end, and whom do you have to bring along?',
        /\b(?:decides?|decide together|final (?:word|say)|board|we both)\b/i,
      ],
      [
        'Is what you have today there as a vector file, or only as a picture?',
        /\b(?:vector|svg|eps|no logo|new name)\b/i,
      ],
      ['Who must not mistake you for whom?', /\b(?:mistak\w+|confus\w+|another|mix(?:ed)? (?:us )?up|competitors?)\b/i],
    ],
  },
  website: {
    noun: 'website',
    stages: [
      [
        'Look into it',
        'what people come for today, in numbers and calls; what is there and what it is worth; what hangs on other systems; the list of pages that remain',
      ],
      [
        'Structure and design',
        'all kinds of page for the phone first, then for the large screen, with your real texts; a draft that can be clicked and is tried with five people',
      ],
      [
        'Building, tests and going live',
        'built, filled together with you, tested on old phones and slow lines and against the standards you name; handed over so that your people can change it',
      ],
    ],
    view: 'We begin with the one question that most people come with, and make its answer the first thing on the page; all else stands behind it. What other systems hold is linked or read from them, never copied by hand. We design for the small screen and the weak line first, because what works there works everywhere.',
    after: 'Afterwards whoever opens it has to find the answer alone, on a phone, without calling you.',
    making: [
      'Building and tests',
      'built, filled and tested with you; a week before the end it is complete and only looked at',
    ],
    asks: [
      [
        'Who holds the domain, the hosting and the passwords today?',
        /\b(?:(?:we|i) (?:own|hold|have) the (?:domain|passwords?)|access data)\b/i,
      ],
      [
        'Who looks after it afterwards, and how many hours a month are there for that?',
        /\b(?:editor|looks? after|maintain\w*|update (?:it|them) ourselves|my nephew)\b/i,
      ],
      [
        'Who writes and translates the texts, and when are they final?',
        /\b(?:texts? (?:are|is|exist|come|written)|copywriter|we write)\b/i,
      ],
      [
        'Are there numbers of what people look for and where they give up?',
        /\b(?:analytics|\d+ ?% of|visits|calls)\b/i,
      ],
    ],
  },
  app: {
    noun: 'app',
    stages: [
      [
        'Look into it',
        'a day with those who will use it, where they use it; what is designed already and what of it holds; what the system behind it can and cannot give',
      ],
      [
        'Flows and screens',
        'the main ways through it with all states (empty, full, slow, offline, failed), as a draft that can be clicked and is tried on the spot',
      ],
      [
        'Worked out, with the builders',
        'all screens and parts in one file that developers can build from, answers to their questions while they build, and a look at each version before it goes out',
      ],
    ],
    view: 'We go on from what exists and do not start again: first we look at what is designed and built, keep what holds, and name what is missing. The hardest place of use decides the rest, so it is tried there and not at a desk. Design and building run side by side, one way through the app at a time, so that something works early.',
    after:
      'Afterwards the people it is for have to get their work done with it at the first try, in the place where they work.',
    making: ['Building and tests', 'by whoever programs it; we answer questions and look at each version'],
    asks: [
      [
        'Who programs the app itself, on each of the systems?',
        /\b(?:our (?:developers?|team) (?:builds?|programs?)|we (?:build|program|code) (?:it|the app)|developers? (?:are|is) (?:ours|in-house))\b/i,
      ],
      [
        'May we see what has been designed and built so far, and who holds the rights to it?',
        /\b(?:nothing (?:exists|has been)|from scratch)\b/i,
      ],
      ['Whom may we watch at work for a day?', /\b(?:you can visit|come along|test users? (?:are|is) ready)\b/i],
    ],
  },
  packaging: {
    noun: 'packaging',
    stages: [
      [
        'Look into it',
        'your packs beside the others on a real shelf; what people know you by; the fixed sizes, machines and legal texts in one list',
      ],
      [
        'Two directions',
        'each on the hardest pack and on the smallest, as dummies on a shelf, with our recommendation and its reasons',
      ],
      [
        'The whole range',
        'the chosen one carried through all varieties, as artwork on the maker’s forms, with colours and material named',
      ],
    ],
    view: 'We work on the shelf and not on the screen: a pack has two seconds and three metres. One system is drawn for the whole range, so that each variety is told apart at once and a new one can be added without us. Sizes and machines are taken as they are; the first dummies are made on the real forms.',
    after: 'Afterwards somebody who does not know you has to see from three metres what it is and why it is yours.',
    making: ['Proofs and printing', 'by the printer; we check the proof and the first sheets'],
    asks: [
      [
        'May we have the maker’s cutting forms and printing conditions for each size?',
        /\b(?:dielines?|cutting forms?|templates? attached|troquel)\b/i,
      ],
      [
        'What has to stand on it by law in each country, and who signs that off?',
        /\b(?:lawyer|legal (?:texts?|check)|signs? off|allergens? (?:are|list))\b/i,
      ],
      [
        'What happens to the old packs: used up, overprinted, thrown away?',
        /\b(?:old (?:packs?|boxes|stock)|use(?:d)? up|viejos|restbestand)\b/i,
      ],
    ],
  },
  product: {
    noun: 'product',
    stages: [
      [
        'Look into it',
        'what has been tried and why it failed, people’s hands filmed while they use it, the rules and costs that decide; one page of measures',
      ],
      [
        'Concept and models',
        'two or three shapes as rough models to hold, tried with those who will use it; one is chosen, with its parts, material and cost named',
      ],
      [
        'Worked out',
        'the chosen one as data for making, reviewed with your engineer and the toolmaker; the finished models in the number you name',
      ],
    ],
    view: 'A thing is decided in the hand. We make rough models early and often, give them to the people with the least strength and the least patience, and keep only what they can use without being told. Cost of tooling and rules of approval are on the table from the first model, since they are what makes a good shape impossible in the end.',
    after:
      'Afterwards those it is for have to use it at once, without help, and it has to be possible to make it at your price.',
    making: [
      'Models and tool trial',
      'made by the model maker and the toolmaker; we go through the first parts with you',
    ],
    asks: [
      [
        'May we have the models, the test results and the complaints so far?',
        /\b(?:attached|we send you (?:the )?(?:models|drawings))\b/i,
      ],
      [
        'Who makes it, by which process, and who is our contact there?',
        /\b(?:own factory|our factory|we(?:['’]re| are) (?:the )?makers|toolmaker is)\b/i,
      ],
      ['Who carries the approval and its tests?', /\b(?:certif\w+|approval|CE|BIS|test house)\b/],
    ],
  },
  campaign: {
    noun: 'campaign',
    stages: [
      [
        'Look into it',
        'who exactly is to do what, why they do not do it today, and where they can be reached for this sum; one page with one number to measure by',
      ],
      [
        'The idea',
        'two ideas, each as one sentence and one picture, shown where people will meet them and tried with ten of them',
      ],
      [
        'Carried through',
        'the chosen one in all places that are booked, in each language, ready to run; after three weeks we look at the number and change what does not work',
      ],
    ],
    view: 'We do not begin with the poster. We begin with the person who is to do something, and with what keeps them from it; then we look for the one moment in which they can be asked. The money goes first into few places that reach exactly these people, and only what is left goes into the rest. What has to be said honestly is said first: it is usually the better idea.',
    after:
      'Afterwards more of the people you name have to do what you want them to do; we agree on one number before the start and look at it at the end.',
    making: ['Running', 'in the booked places; after three weeks we look at the numbers and change what does not work'],
    asks: [
      ['Which one number shall be higher at the end, and what is it today?', MONEY_OR_NUMBERS],
      [
        'Which places and media are booked or free of charge already?',
        /\b(?:free|deal|booked|placements|billboard|half pages|followers)\b/i,
      ],
      [
        'Whom may we ask, before anything is drawn, why they do not come or do it today?',
        /\b(?:survey|research|we asked)\b/i,
      ],
    ],
  },
  exhibition: {
    noun: 'exhibition',
    stages: [
      [
        'Look into it',
        'the place measured, the objects and stories listed, what the air, the light and the rules allow; the order in which things have to be approved',
      ],
      [
        'Concept and route',
        'one idea, the way through it minute by minute, plan and views, a list of materials for approval, and one station built roughly at full size',
      ],
      [
        'Worked out for building',
        'drawings and schedules that a builder can price, artwork for all texts and panels, and our eyes on the site until the opening',
      ],
    ],
    view: 'We choose before we arrange: few things that are worth the way, each with room, and the rest kept for another time. The materials go to approval first, since that takes longest, and nothing is drawn in a material that is not allowed. One station is built roughly at full size early on, and people are sent through it with a watch.',
    after: 'Afterwards a visitor has to leave with one story that they tell at home.',
    making: ['Building and setting up', 'by the builders; we check each delivery and are there when it is set up'],
    asks: [
      ['May we have a survey of the place, with what may be fixed where?', PLANS],
      [
        'May we have the list of objects with sizes, pictures and rights?',
        /\b(?:list of objects|object list|inventory)\b/i,
      ],
      [
        'Who writes and shortens the texts, and when are they final?',
        /\b(?:curator writes|texts? (?:are|is) written)\b/i,
      ],
    ],
  },
  stand: {
    noun: 'stand at the fair',
    stages: [
      [
        'The sum of days',
        'the fair’s rules, the builder’s days and yours in one calendar; what may hang, stand and burn; what a visitor shall do there',
      ],
      [
        'The idea',
        'one idea that can be said in a sentence, plan and views to scale, what is shown where; one piece of it tried at full size',
      ],
      [
        'Drawings for the builder',
        'final drawings that he can build from without asking, artwork for each surface, and what of it lives on after the fair',
      ],
    ],
    view: 'A fair has three seconds and a tired visitor. So there is one thing to do on the stand, and everything else serves it; a sound or a movement reaches further than a wall. The builder’s dates come first: what cannot be built by then is not drawn. What is to be used again afterwards is built so that it comes apart.',
    after:
      'Afterwards people have to tell others in the hall that they must go there, and those you invited have to leave with the one thing you wanted to show.',
    making: ['Building and setting up', 'by the stand builder; we are there when it is set up'],
    asks: [
      [
        'May we have the rules of the fair, and the plan of the place with its neighbours?',
        /\b(?:rules attached|hall plan)\b/i,
      ],
      ['Who works on the stand, and what may they not have to explain?', /\b(?:staff|team) (?:on|at) the stand\b/i],
      ['What has to be shown in any case, with measures and weight?', /\b(?:\d+ kg|measures attached)\b/i],
    ],
  },
  space: {
    noun: 'interior',
    stages: [
      [
        'Look into it',
        'a day on the spot: measures, light, ways, what stands there and what people do in it; the rules that decide',
      ],
      [
        'Concept',
        'plan and views of one idea, with each use at its hour, materials with samples, and a first sum for building',
      ],
      [
        'Worked out',
        'drawings that a joiner and a builder can price and build from, a list of everything to buy, and our eyes on the site',
      ],
    ],
    view: 'We look at the hours of the day before we look at colours: who is there when, who must not be in whose way, what has to be cleared away and how fast. Then we place few things that do several jobs, and draw them so that the people you have can build them. The feeling of the room comes from light, sound and what one sees first; these are settled before any furniture is chosen.',
    after:
      'Afterwards each of those who use the room has to find their place in it, and feel at the door what kind of place it is.',
    making: ['Building', 'by builders and joiners; we check on the site and answer the same day'],
    asks: [
      ['May we have a floor plan and photos, with one measure in each?', PLANS],
      ['What do the owner, the authorities and fire safety allow?', /\b(?:landlord|permit|fire safety|licen[cs]e)\b/i],
      ['Who builds, and when can they be on the site?', /\b(?:carpenter|joiner|builders?|contractor)\b/i],
    ],
  },
  signage: {
    noun: 'signage',
    stages: [
      [
        'Look into it',
        'the ways walked with people who do not know the place; where they stop and ask; what stands there today',
      ],
      [
        'Concept',
        'who needs which word where, sign types, type size, colours and pictograms; shown on one route in full with paper signs',
      ],
      ['Worked out', 'each sign drawn with text, size, material, fixing and place, as a list that a maker can price'],
    ],
    view: 'Most signs are answers to questions that nobody asked. We walk the ways first, count where people stop, and put few signs exactly there, with as few words as possible. One route is tried in paper before anything is made.',
    after: 'Afterwards somebody who has never been there has to find the way without asking.',
    making: ['Making and fitting', 'by the sign maker; we check the first pieces on the spot'],
    asks: [
      ['May we have plans of the place, and may we walk it with you?', PLANS],
      ['Which destinations are asked for most?', /\b(?:asked for|counted|most people)\b/i],
      ['Who may fix what where, and who makes it?', /\b(?:sign ?maker|permit|council|listed)\b/i],
    ],
  },
  publication: {
    noun: 'publication',
    stages: [
      [
        'Look into it',
        'what there is of texts and pictures, who reads it and where; format, extent and paper with a first price from a printer',
      ],
      ['Sample chapter', 'format, grid and type on real pages, and the cover in two directions, as a bound dummy'],
      [
        'All pages',
        'everything set with your final texts, corrected in two rounds, print-ready, with a version for the screen',
      ],
    ],
    view: 'We begin with the reader’s hand: how large it is, how heavy, where it is opened. Then we set the hardest pages first, those with most text and worst pictures, since the easy ones follow by themselves. Nothing is laid out before its text is final; that saves both of us a round.',
    after: 'Afterwards somebody who opens it anywhere has to go on reading.',
    making: ['Printing and binding', 'by the printer; we check the proof and the first sheets'],
    asks: [
      [
        'Which part of texts and pictures is ready, and when is the rest final?',
        /\b(?:texts? (?:are|is) (?:ready|final|done)|manuscript is)\b/i,
      ],
      [
        'How many copies, and who gets them?',
        /\b\d[\d.,]* (?:copies|pieces|ejemplares|exemplare|exemplaires)\b|\bprint run\b/i,
      ],
      ['Who proofreads?', /\bproof ?read\w*\b/i],
    ],
  },
  pictures: {
    noun: 'pictures',
    stages: [
      [
        'Look into it',
        'what has to be shown, for whom and where it will be seen; places, people and rights in one list',
      ],
      [
        'One finished sample',
        'the manner settled on one picture or scene that is finished, with the list or storyboard of all others',
      ],
      ['All of them', 'made, corrected in two rounds, and delivered in the formats you use, with the rights named'],
    ],
    view: 'One picture is finished before the rest is begun: about a finished one people can decide, about a description they cannot. We settle the few that carry everything, plan the days around the light and the people, and get the rights in writing before anybody is recorded.',
    after: 'Afterwards the pictures have to say what it is like with you, without a caption.',
    asks: [
      [
        'Where will they be seen, in which formats, and for how long?',
        /\b(?:instagram|website|print|cinema|screens?|formats?)\b/i,
      ],
      ['Who has agreed to be shown?', /\b(?:consent|agreed|released?)\b/i],
      [
        'How many are needed at the least?',
        /\b\d+ (?:photos|pictures|images|films?|videos?|portraits|illustrations)\b/i,
      ],
    ],
  },
  service: {
    noun: 'service',
    stages: [
      [
        'Look into it',
        'two days beside those who wait and those who serve; each step with its minutes; where it breaks',
      ],
      [
        'Concept',
        'the service as it should be, step by step, tried for one day with paper and the people who are there',
      ],
      [
        'Worked out',
        'texts, forms, screens and places for each step, a plan for the change, and a week of help when it starts',
      ],
    ],
    view: 'We follow one person from the first thought to the last letter, with a watch. Most of what hurts is between two steps that belong to two people; there we try changes with paper before anything is bought or built.',
    after: 'Afterwards it has to take less time and fewer questions, on both sides of the counter.',
    asks: [
      ['May we watch for two days, and whom may we ask?', /\b(?:you (?:can|may) watch|visit)\b/i],
      ['Which numbers do you have: waiting times, complaints, no-shows?', MONEY_OR_NUMBERS],
    ],
  },
  pieces: {
    noun: 'work',
    stages: [
      ['Look into it', 'what there is, what it is for and who sees it; what decides, on one page'],
      ['Concept', 'the idea on the piece that matters most, with our recommendation and its reasons'],
      ['Worked out', 'the chosen one finished, with all files that are needed to make it'],
    ],
    view: 'We take the hardest piece first and finish it; what is decided on it holds for the others. Each piece is tried where it will be used, at its real size, before it is called final.',
    after:
      'Afterwards each piece has to do its work where people meet it, and all of them have to look as if they came from one hand.',
    making: ['Printing and making', 'by whoever makes it; we look at the first pieces'],
    asks: [
      ['Who makes it, and may we speak with them before we draw?', /\b(?:printer|maker|print shop|carpenter)\b/i],
      ['Who decides in the end?', /\b(?:decides?|final (?:word|say)|board)\b/i],
    ],
  },
};

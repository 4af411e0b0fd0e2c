import type { Relation } from '../relation';

/** Things that are bought: for oneself, by a trade, or once in many years. */
export const GOODS: readonly Relation[] = [
  {
    id: 'goods',
    people: 'buyers',
    situation:
      '{People} could buy something similar in many places and decide within minutes, by what they see, by the price and by what somebody has told them.',
    show: 'Begin with the thing itself, large enough to judge, and beside it the one reason why {people} should choose it over a cheaper one.',
    desire: [
      'Medium',
      '{People} do not need {offer} today. Give them the occasion: a season, a gift, a replacement that is due.',
    ],
    awareness: [
      'Product Aware',
      '{People} know the kind of thing and not this one. The first line says what is different about {offer} from {name}.',
    ],
    skill: [
      'Intermediate',
      'Most of {people} judge by touch and by comparison. Explain how it is made where they would otherwise only see the price.',
    ],
    pains: [
      [
        'Bought twice',
        '{People} have paid little for something that did not last and regret both the money and the waste.',
      ],
      [
        'Not knowing who made it',
        'Behind most offers stands nobody who could be asked, so {people} go by stars and photographs.',
      ],
      [
        'Quality that is only claimed',
        'Everything is called fine and lasting; {people} have no means to tell what is true before they own it.',
      ],
    ],
    wishes: ['To own one good thing instead of several that are replaced.', 'To be able to say where it comes from.'],
    doubts: [
      [
        'Why does it cost what it costs?',
        'openprice price method',
        'Show what goes into it: hours, material, what is done by whom.',
      ],
      ['Will it last?', 'guarantee method without', 'Say what wears first and what happens then.'],
      [
        'How do I get it, and what if it is not right?',
        'access',
        'Give the delivery time and the way to return it in one line each.',
      ],
      ['Who makes it?', 'origin owned method', 'Name the people and the place.'],
    ],
    feelings: [
      ['Pleasure', '{People} hold it for the first time and find that it is as it was described.'],
      ['Pride', 'Somebody asks where it comes from, and they know the answer.'],
      ['Trust', 'After a year of use {people} notice that nothing about it has given way.'],
    ],
    buyers: ['lover', 'they choose by what they see and touch and want to keep it'],
    archetypes: ['creator', 'regular guy'],
    rivals: [
      ['a cheaper one from a chain', 'It is at hand and looks alike in the picture.'],
      ['other makers of the same kind', 'They tell similar stories; what can be checked decides.'],
      ['not buying', 'What {people} have at home still serves somehow.'],
    ],
    chances: [
      [
        'The reason to buy now',
        'Tie {offer} to two occasions of the year and compare the orders with those of the year before.',
        'One year',
      ],
      [
        'Seen in use',
        'Ask owners for a photograph of it after a year and show three of them beside the new one.',
        'Six months',
      ],
    ],
    trend: [
      'Fewer and better',
      'To be researched: whether {people} spend more on fewer things, and what made them start.',
    ],
    proof: [
      'Show a piece by {name} that has been used for years, with its marks.',
      'Count how many of {people} buy a second time or send somebody.',
    ],
    channels: [
      [
        'Product page',
        'The thing, the price and the reason above the fold; material, making and care below.',
        'One sentence for the reason, 80 words for the rest',
      ],
      ['Label or card in the parcel', 'Who made it, from what, and whom to ask.', 'Three lines'],
      ['Social media', 'One picture of a step or of use, one fact that belongs to it.', 'Two sentences'],
    ],
    moments: [
      {
        scenario: 'Too expensive',
        context: 'Somebody writes to {name} that a similar one costs half elsewhere.',
        good: '{fact} If that matters less to you than the price, the other one may be right.',
        bad: 'Quality has its price.',
        why: 'It gives the reason of {name} once and does not argue.',
      },
      {
        scenario: 'It arrived damaged',
        context: 'A photograph of a damaged piece reaches {name} with two words.',
        good: 'I am sorry, that happened on the way or here. A new one leaves on [day]; you need not send anything back.',
        bad: 'Please fill in the claims form.',
        why: 'The matter is settled in the first answer of {name}.',
      },
    ],
    see: [
      'The thing itself on a plain ground, in the light of a window',
      'The step in the making that makes the difference, with the hands that do it',
      'The thing in use where it belongs, without anybody posing',
    ],
    unseen: ['No wrapped gifts with bows and no floating products.', 'No models laughing into the camera.'],
    say: ['made of', 'lasts', 'in use', 'by hand'],
    avoid: ['must-have', 'premium quality', 'timeless elegance', 'passion for detail'],
    type: 'natural',
  },
  {
    id: 'trade',
    people: 'trade customers',
    situation:
      '{People} buy {offer} for their own business, order again and again, and answer to their own customers for what they were sent.',
    show: 'Begin with what {people} need in order to decide: range, smallest order, lead time, price basis, and the person to ring.',
    desire: [
      'Medium',
      '{People} have a supplier. What moves them is a delivery that went wrong or a thing the other one cannot do; name it.',
    ],
    awareness: [
      'Solution Aware',
      '{People} know what they need and compare sources. Give the difference that they can test with one order.',
    ],
    skill: [
      'Expert',
      '{People} know the field. Use their terms, give figures with their units, and leave out every introduction.',
    ],
    pains: [
      [
        'Deliveries that vary',
        'What arrives is not always what was agreed, and {people} notice it only when their own customer is waiting.',
      ],
      ['Smallest orders that are too large', '{People} have to take more than they can use, or do without.'],
      ['Nobody who knows the product', 'Questions go to a sales office that has never seen it made.'],
    ],
    wishes: ['To be sent the same quality each time without checking it.', 'To hear of a shortage before it happens.'],
    doubts: [
      [
        'Is the quality the same every time?',
        'method answerable guarantee without',
        'Say what is measured or checked, how often, and offer a sample.',
      ],
      [
        'Can you supply as much as we need, on time?',
        'speed capacity proof',
        'Give yearly volume, lead time and the busiest weeks.',
      ],
      ['What are the terms?', 'openprice price access', 'Smallest order, price basis, delivery, in three lines.'],
      ['Who else buys from you?', 'proof', 'Name two customers of the same kind, with their consent.'],
    ],
    feelings: [
      ['Confidence', '{People} put it into their own work without checking it first.'],
      ['Relief', '{name} rings before a shortage, with a proposal.'],
      ['Pride', 'A customer of theirs asks where it comes from, and they are glad to say it.'],
    ],
    buyers: ['ruler', 'their own name depends on what they are sent'],
    archetypes: ['ruler', 'creator'],
    rivals: [
      ['the supplier they have', 'The orders run; changing means testing.'],
      ['a wholesaler with everything', 'One invoice for all, and nobody who knows this product.'],
      ['cheaper goods from far away', 'The price is lower and the risk is theirs.'],
    ],
    chances: [
      [
        'The first order',
        'Offer {people} one test order on clear terms and count how many order a second time.',
        'Three months',
      ],
      [
        'A sheet that is kept',
        'Make one page with range, figures and lead times that {people} pin up, and ask after a quarter where it hangs.',
        'One quarter',
      ],
    ],
    trend: [
      'Known sources',
      'To be researched: whether customers of {people} ask more often where things come from, and whether they pay for the answer.',
    ],
    proof: [
      'Publish yearly volume, complaints per thousand and what was done about them.',
      'Show the place of production as a buyer would see it on a visit.',
    ],
    channels: [
      ['Trade sheet', 'Range, smallest order, lead time, contact; each as a figure.', 'One page'],
      ['Telephone', 'Name, order, date; what cannot be had is said first.', 'Two minutes'],
      ['Sample parcel', 'What it is, how it was made, what to try first.', 'One card'],
    ],
    moments: [
      {
        scenario: 'A shortage',
        context: '{name} will be able to deliver only part of what was ordered.',
        good: 'You will get [amount] on [day] and the rest on [day]. If that does not help you, [name of another source] may have it; tell me by noon.',
        bad: 'Due to high demand we are experiencing supply issues.',
        why: 'They can tell their own customers something that is true.',
      },
      {
        scenario: 'The first enquiry',
        context: 'A buyer asks for prices without saying what for.',
        good: '{fact} Tell me the amount and the month, and you have a price by tomorrow.',
        bad: 'Please find attached our full catalogue.',
        why: 'One proof and one question lead to an order; a catalogue leads to silence.',
      },
    ],
    see: [
      'The product in the amount in which it is sold, stacked or in rows',
      'The place of production with the people who work there, seen from the side',
      'A label or a delivery note, legible',
    ],
    unseen: ['No globe with arrows and no skyline.', 'No single product on black with reflections.'],
    say: ['lead time', 'smallest order', 'per batch', 'from stock'],
    avoid: ['global leader', 'cutting-edge', 'wide range of solutions', 'customer-centric'],
    type: 'modern',
  },
  {
    id: 'project',
    people: 'clients',
    situation:
      '{People} decide on {offer} once or twice in their lives; much money is involved, and a wrong choice cannot be undone quickly.',
    show: 'Begin with one finished piece of work by {name}, from the first visit to the last day, with what it cost and how long it took.',
    desire: [
      'High',
      '{People} have been wanting it for a while. What is missing is the certainty that it will turn out as imagined; let {name} show them the steps.',
    ],
    awareness: [
      'Solution Aware',
      '{People} have looked at several offers. Say what {name} does that can be seen in the finished work, and not only in the price.',
    ],
    skill: [
      'Novice',
      'For {people} it is the first time. {name} should explain what is decided when, and which decisions can still be changed.',
    ],
    pains: [
      [
        'Afraid of choosing wrongly',
        '{People} cannot try it beforehand, and the photographs of all who offer it look alike.',
      ],
      [
        'Costs that grow',
        'Acquaintances have told {people} of sums that doubled between the offer and the last invoice.',
      ],
      [
        'Left alone in the middle',
        'Weeks pass between the order and the result, and nobody tells {people} how far it is.',
      ],
    ],
    wishes: [
      'To know what it will look like and cost before they say yes.',
      'To have it done by people they would let in again.',
    ],
    doubts: [
      [
        'What will it cost in the end?',
        'openprice price guarantee',
        'Give the price of three finished works with what made each of them dearer or cheaper.',
      ],
      [
        'How long does it take?',
        'speed capacity',
        'Give the weeks from the order to the last day, and when the next start is free.',
      ],
      [
        'What if something is not right afterwards?',
        'guarantee answerable',
        'Say who comes, how soon, and for how many years.',
      ],
      ['Who will do the work?', 'method origin owned focus', 'Name the people who do it and show what they have done.'],
    ],
    feelings: [
      ['Anticipation', '{People} see the drawing or the sample for the first time and stop hesitating.'],
      ['Relief', 'A day that was named months ago is kept.'],
      ['Pride', 'They show it to somebody and tell how it was made.'],
    ],
    buyers: ['creator', 'they have had a picture of it in their heads for years'],
    archetypes: ['creator', 'ruler'],
    rivals: [
      ['a cheaper offer', 'It leaves out what {people} do not know to ask for.'],
      ['waiting another year', 'Nothing forces a date, so a date has to be offered.'],
      ['something ready-made', 'It is there at once and fits roughly.'],
    ],
    chances: [
      [
        'A visit to a finished work',
        'Ask three former clients of {name} to let others see the result, and count the orders that follow.',
        'Six months',
      ],
      [
        'The price of the typical case',
        'Publish three finished works of {name} with their sums, and compare how many enquiries fit afterwards.',
        'Three months',
      ],
    ],
    trend: [
      'Decisions that are put off',
      'To be researched: how long {people} wait between the first enquiry and the order, and what shortens it.',
    ],
    proof: [
      'Document five works from the first day to the last, with sums and dates.',
      'Let a client of three years ago say what has changed since.',
    ],
    channels: [
      [
        'Portfolio page',
        'One work each: the task, what was done, how long, what it cost.',
        '120 words and six pictures',
      ],
      ['Offer', 'What is included, what is not, what may change it, and until when it holds.', 'Two pages'],
      [
        'First visit',
        'Listen, measure, say what is not possible, name the next date.',
        'One hour, one page afterwards',
      ],
    ],
    moments: [
      {
        scenario: 'It takes longer',
        context: '{name} cannot keep the agreed day.',
        good: 'We will not be ready on [day] but on [day]. The reason is [reason]. It costs you nothing more; if the new day is a problem, call me today.',
        bad: 'Delays are part of every project.',
        why: 'A new day and a name are what {people} need in order to stay calm.',
      },
      {
        scenario: 'The other offer is cheaper',
        context: 'Somebody sends {name} a lower offer and asks why.',
        good: '{fact} Ask the other side whether that is included. If it is, take them.',
        bad: 'You get what you pay for.',
        why: 'It gives {people} the question with which they can compare for themselves.',
      },
    ],
    see: [
      'A finished work as a whole, in ordinary daylight',
      'The same place before, in the same frame',
      'A detail at the distance at which a hand would touch it',
    ],
    unseen: ['No computer renderings in place of finished work.', 'No handing over of keys or champagne.'],
    say: ['finished on', 'included', 'step', 'see it'],
    avoid: ['dream come true', 'turnkey excellence', 'unique vision', 'no compromises'],
    type: 'natural',
  },
  {
    id: 'commission',
    people: 'clients',
    situation:
      '{People} decide on {offer} on behalf of others; the sum has to be approved, and they will be asked about the result for years.',
    show: 'Begin with one finished work of {name}: what it cost, how long it took, who approved it and how it stands today.',
    desire: [
      'Medium',
      '{People} know that it has to be done and can put it off for another budget. Say what another year of waiting costs.',
    ],
    awareness: [
      'Solution Aware',
      '{People} have heard of several ways to do it. Say which problem {name} solves that the cheaper way leaves to them.',
    ],
    skill: [
      'Advanced',
      '{People} have to pass the reasons on to a board or an authority. Give them figures, terms and drawings that can be put before others as they are.',
    ],
    pains: [
      ['Answering for it', '{People} sign for a sum that is not their own, and a mistake would carry their name.'],
      [
        'Approval that takes months',
        'Each question of a board or an authority costs weeks, because a paper or a figure is missing.',
      ],
      [
        'Left alone afterwards',
        'After the last invoice {people} find nobody who feels responsible for what was built or done.',
      ],
    ],
    wishes: [
      'To be able to defend the decision with figures.',
      'To have somebody who still comes when something is wrong years later.',
    ],
    doubts: [
      [
        'What does it cost over its whole life?',
        'instalments openprice price',
        'Give the sum for a typical work, with upkeep and what it saves.',
      ],
      ['Who comes if it fails?', 'guarantee speed answerable', 'Say who comes, how soon, and for how many years.'],
      [
        'What do we have to put before those who approve it?',
        'answerable method open',
        'Offer the papers as a set, ready to be handed in.',
      ],
      ['Where can we see one?', 'proof capacity', 'Name three finished works that may be visited.'],
    ],
    feelings: [
      ['Confidence', '{People} lay the papers of {name} before those who approve, and no question is left open.'],
      ['Relief', 'A failure is noticed and mended by {name} before anybody has complained.'],
      ['Pride', '{People} show the finished work to a colleague who has the same task before them.'],
    ],
    buyers: ['ruler', 'they decide for others and have to answer for it'],
    archetypes: ['ruler', 'creator'],
    rivals: [
      ['the cheapest bidder', 'A lower sum is easy to defend on the day of the decision, and hard afterwards.'],
      ['putting it off', 'Another budget year passes, and the damage or the cost grows.'],
      [
        'a general contractor',
        'One contract covers everything, and the special part is passed on to somebody unknown.',
      ],
    ],
    chances: [
      [
        'The file for the board',
        'Put together the papers that {people} need for approval, offer them free of charge, and count the decisions that follow.',
        'Six months',
      ],
      [
        'A visit to a finished work',
        'Invite {people} of one district to a work that {name} finished two years ago, and count the enquiries.',
        'Six months',
      ],
    ],
    trend: [
      'Budgets and support',
      'To be researched: which public money or support {people} can use for it, and by which date they have to apply.',
    ],
    proof: [
      'Document five works of {name} with sums, dates and their state after three years.',
      'Let one client tell those of the same office how the decision was made.',
    ],
    channels: [
      [
        'Offer',
        'What is included, what is not, until when it holds, and what those who approve will ask.',
        'Two pages',
      ],
      [
        'Reference sheet',
        'One work each: the task, what was done, how long, what it cost, how it stands today.',
        'One page',
      ],
      ['First visit', 'Look, measure, say what is not possible, name the next date.', 'One hour, one page afterwards'],
    ],
    moments: [
      {
        scenario: 'A board has questions',
        context: 'Somebody asks {name} for arguments two days before the decision.',
        good: '{fact} Attached is one page with the sums over [years]; I can answer questions by telephone while the board meets.',
        bad: 'We would be delighted to convince your board of our unique solution.',
        why: '{People} need something that they can put before others, not enthusiasm.',
      },
      {
        scenario: 'It takes longer',
        context: '{name} finds damage that nobody could see beforehand.',
        good: 'Behind [place] we have found [damage]. It costs [sum] more or can wait until [year]; I recommend [one of the two], because [reason].',
        bad: 'Additional work has become necessary.',
        why: 'It names the choice and its price, so that {people} can have it approved.',
      },
    ],
    see: [
      'A finished work of {name} as a whole, in ordinary daylight',
      'The same place before the work, in the same frame',
      'A detail at the distance at which a hand would touch it',
    ],
    unseen: ['No handshakes over plans.', 'No computer renderings in place of finished work.'],
    say: ['approved', 'over ten years', 'upkeep', 'on site'],
    avoid: ['turnkey excellence', 'innovative solutions', 'unique expertise', 'no compromises'],
    type: 'modern',
  },
];

import type { Relation } from '../relation';

/** Houses that one goes to: often and nearby, or once and far away. */
export const PLACES: readonly Relation[] = [
  {
    id: 'place',
    people: 'guests',
    situation:
      '{People} decide on the same day whether they go; habit, distance and what somebody said count for more than any campaign.',
    show: 'Begin with what is on today, when {name} is open and how one gets in; the story comes for those who stay.',
    desire: [
      'Medium',
      '{People} have many ways to spend the hour. Give them one concrete reason to come to {name} this week, and change it.',
    ],
    awareness: [
      'Product Aware',
      '{People} know such places. Say in one sentence what happens at {name} that does not happen at the others.',
    ],
    skill: [
      'Intermediate',
      'Regulars of {name} need news, newcomers need to know how it works. Serve {people} both, on separate lines.',
    ],
    pains: [
      [
        'Places that are all alike',
        '{People} find the same interior, the same music and the same range wherever they go.',
      ],
      [
        'Afraid of not belonging',
        '{People} who come for the first time do not know the rules and fear that everybody else does.',
      ],
      ['Closed when there is time', 'When {people} are free, most places are shut or full.'],
    ],
    wishes: [
      'To be known by sight without having to explain themselves.',
      'To find something today that was not there last time.',
    ],
    doubts: [
      ['Is it for somebody like me?', 'focus person fresh proof', 'Describe who is there on an ordinary evening.'],
      ['What does it cost?', 'price openprice', 'Give the price of an ordinary visit.'],
      ['When is it worth coming?', 'speed fresh place access', 'Say when it is quiet and when it is full.'],
      ['What do I need to know before?', 'place access way', 'Describe the first visit from the door on.'],
    ],
    feelings: [
      ['Belonging', 'Somebody at {name} remembers what they had or did last time.'],
      ['Curiosity', '{People} find something they had not come for.'],
      ['Ease', 'They stay an hour longer than they had meant to'],
    ],
    buyers: ['regular guy', 'they look for a place that is theirs without having to perform'],
    archetypes: ['regular guy', 'explorer'],
    rivals: [
      ['staying at home', 'It is warm, cheap and already there.'],
      ['a chain nearby', 'It is the same everywhere, which is what some people want.'],
      ['the other places of the neighbourhood', 'They share the same people; what differs has to be said.'],
    ],
    chances: [
      [
        'The second visit',
        'Give newcomers a reason to return to {name} within three weeks, and count how many do.',
        'Two months',
      ],
      [
        'The quiet hours',
        'Offer something small and regular in the emptiest hours of {name}, for one quarter.',
        'One quarter',
      ],
    ],
    trend: [
      'Places against screens',
      'To be researched: whether {people} go out more or less than three years ago, and at which hours.',
    ],
    proof: [
      'Show the room of {name} on an ordinary evening, not at the opening.',
      'Count how many of {people} come every week.',
    ],
    channels: [
      ['Window or door', 'Today, until when, one thing that is new.', 'Twelve words'],
      ['Social media', 'One picture from today and one fact; no slogans.', 'Two sentences'],
      ['Map entry', 'Hours, price of a visit, what is special, in this order; kept right at holidays.', 'Three lines'],
    ],
    moments: [
      {
        scenario: 'It is full',
        context: 'Somebody stands at the door of {name} and there is no room.',
        good: '{name} is full until about [time]. Leave your number and I call you, or try [day], then it is quiet.',
        bad: 'We are fully booked.',
        why: '{People} leave with a time instead of a no.',
      },
      {
        scenario: 'The first visit',
        context: 'Somebody writes that they have never been to {name} and asks whether they may just come.',
        good: 'Yes, just come. {fact} Ask for [name] at the counter, you will be shown around.',
        bad: 'Everyone is welcome!',
        why: 'A name and one fact take the fear of the door of {name} away.',
      },
    ],
    see: [
      'The room of {name} while it is in use, from the height of somebody who sits',
      'The hands of those who work there, busy',
      'The door from the street, at the hour at which most people come',
    ],
    unseen: ['No empty rooms from an architect’s angle.', 'No staged groups with raised glasses.'],
    say: ['today', 'until', 'just come', 'regulars'],
    avoid: ['unique experience', 'hidden gem', 'for every taste', 'oasis'],
    type: 'bold',
  },
  {
    id: 'travel',
    people: 'travellers',
    situation:
      '{People} decide from a distance, for hours or days that cannot be repeated, and know {name} only from pictures.',
    show: 'Begin with one day at {name} as it really goes, hour by hour, with the weather it can have; then dates and prices.',
    desire: [
      'High',
      '{People} are looking forward already. Help them to imagine it exactly, so that they choose {name} and not just the region.',
    ],
    awareness: [
      'Solution Aware',
      '{People} compare several offers on the same evening. Say what can be done with {name} only.',
    ],
    skill: [
      'Novice',
      'What is obvious at {name} is not known from afar: how to get there, what to bring, what happens in bad weather.',
    ],
    pains: [
      [
        'Pictures that promise too much',
        '{People} have arrived before and found that the photograph was taken from the only good spot.',
      ],
      ['Too many to choose from', 'Everything looks alike and is rated alike, so {people} put the decision off.'],
      [
        'Not knowing how it works',
        'How to get there, what to bring, whether it suits {people}: the answers are scattered.',
      ],
    ],
    wishes: [
      'To come back with something to tell that others have not done.',
      'To be looked after without being led by the hand.',
    ],
    doubts: [
      ['What if the weather is bad?', 'guarantee speed', 'Say what is done then, and when it is called off.'],
      ['How do we get there?', 'access place', 'Give the way with times, also without a car.'],
      ['What is included?', 'openprice price', 'List it, and what is paid on the spot.'],
      ['Is it right for us?', 'focus person answerable', 'Say for whom it is too much and for whom too little.'],
    ],
    feelings: [
      ['Anticipation', '{People} read the description of the day aloud to somebody who is coming along.'],
      ['Awe', 'For a moment nobody speaks, and nobody takes a picture.'],
      ['Ease', 'On arrival somebody knows their name and the next step.'],
    ],
    buyers: ['explorer', 'they want to have been somewhere and not only to have seen it'],
    archetypes: ['explorer', 'caregiver'],
    rivals: [
      ['a large booking platform', 'It is convenient and shows everything by price.'],
      ['doing it on their own', 'It is free, and they miss what one has to know.'],
      ['another region', 'It competes with the whole trip, not with {name} alone.'],
    ],
    chances: [
      [
        'The honest day',
        'Describe one day at {name} with bad weather as carefully as a fine one, and compare the bookings of that month.',
        'One season',
      ],
      [
        'Asked afterwards',
        'Ask {people} one week after their return what they told first, and begin the page with it.',
        'One season',
      ],
    ],
    trend: [
      'Shorter and later',
      'To be researched: how many days before the journey {people} book, and how that has changed.',
    ],
    proof: [
      'Publish the figures of a season of {name}: days run, days called off, and why.',
      'Let guests of {name} describe one hour of it in their own words.',
    ],
    channels: [
      [
        'Booking page',
        'What, when, for whom, what it costs, what is included; then the dates.',
        '100 words above the dates',
      ],
      ['Message before arrival', 'Where, when, what to bring, whom to ring.', 'Four lines'],
      ['Social media', 'One hour of today, with its weather.', 'Two sentences'],
    ],
    moments: [
      {
        scenario: 'It is called off',
        context: 'The weather makes it impossible for {name} on the evening before.',
        good: 'Tomorrow we do not go: [reason]. You can have [other date] or your money back; answer with one word.',
        bad: 'Due to weather conditions the activity is subject to change.',
        why: 'A reason and two choices are all that {people} need.',
      },
      {
        scenario: 'Is it too hard?',
        context: 'Somebody asks {name} whether they are fit enough.',
        good: '{fact} If [one simple measure], it is fine. If not, take [easier one]; you will see the same.',
        bad: 'Suitable for all fitness levels.',
        why: '{People} can check it for themselves.',
      },
    ],
    see: [
      'The way there, as one sees it on arriving',
      'One ordinary hour of the day, in the weather that is usual',
      'What is eaten, carried or used, at the size of a hand',
    ],
    unseen: ['No jumping silhouettes at sunset.', 'No aerial pictures of empty landscapes.'],
    say: ['hour by hour', 'bring', 'weather', 'on the spot'],
    avoid: ['breathtaking', 'unforgettable memories', 'paradise', 'off the beaten track'],
    type: 'natural',
  },
];

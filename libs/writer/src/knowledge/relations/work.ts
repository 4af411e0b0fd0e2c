import type { Relation } from '../relation';

/** Learning, software, and what is given. */
export const WORK: readonly Relation[] = [
  {
    id: 'learning',
    people: 'learners',
    situation:
      '{People} choose {name} for something that takes months and cannot be tried in an afternoon; they go by the people, by the place and by what others tell.',
    show: 'Begin with one ordinary day or lesson at {name} as it goes, and with what can be done at the end that could not be done before.',
    desire: ['Medium', '{People} want the result and fear the way there. Show the first step as small as it is.'],
    awareness: [
      'Solution Aware',
      '{People} know other ways to learn it. Say what is done differently at {name}, and for whom it is not right.',
    ],
    skill: [
      'Novice',
      'Do not use the words of the profession. Describe what is done, and let {people} draw the conclusion.',
    ],
    pains: [
      [
        'Not knowing whether it is right',
        '{People} have to decide before they have seen it, and a change in the middle is hard.',
      ],
      [
        'Worries that nobody answers',
        '{People} have questions that they hardly dare to ask, and everywhere they hear only what is good about it.',
      ],
      ['Praise instead of answers', 'Brochures speak of potential; {people} want to know what happens on a Tuesday.'],
    ],
    wishes: ['To see it once before deciding.', 'To be told honestly how it is going.'],
    doubts: [
      [
        'Who teaches, and how many are in a group?',
        'person answerable origin capacity',
        'Give the number, and name the people.',
      ],
      ['What does it cost, with everything?', 'openprice price', 'Give the monthly sum and what comes on top.'],
      ['What if it is not right for us?', 'guarantee speed access', 'Say until when one can leave, and how.'],
      ['What is different here?', 'focus alone method place', 'Describe one day.'],
    ],
    feelings: [
      ['Confidence', 'Somebody does alone for the first time what needed help last week.'],
      ['Belonging', '{People} are greeted by name on the second day.'],
      ['Relief', 'A worry is answered by {name} before it was spoken aloud.'],
    ],
    buyers: ['caregiver', 'they decide for somebody, or for a self that is still to come'],
    archetypes: ['sage', 'caregiver'],
    rivals: [
      ['the nearest place', 'It is convenient, and for most that decides.'],
      ['doing it without help', 'It costs little, and nobody notices when one stops.'],
      ['waiting another year', 'Nothing happens, which feels like no decision.'],
    ],
    chances: [
      [
        'A day to watch',
        'Open {name} to visitors on one ordinary day a month, and count who decides afterwards.',
        'Three months',
      ],
      [
        'The questions in their order',
        'Answer the five questions that {people} ask first, in that order, on one page.',
        'One month',
      ],
    ],
    trend: ['Trying before deciding', 'To be researched: whether {people} expect a trial, and what they decide by.'],
    proof: [
      'Say how many stay to the end, and why others leave.',
      'Show work or progress of one learner over a year, with consent.',
    ],
    channels: [
      ['Open day', 'Few words at the entrance; everything can be watched.', 'One sheet with times'],
      ['Enquiry by email', 'Answer the question asked, then name the next date to visit.', 'Under 100 words'],
      [
        'Website',
        'The worries first, in the order in which they come; then the day, the people, the price.',
        'Sections of up to 80 words',
      ],
    ],
    moments: [
      {
        scenario: 'A worry',
        context: 'Somebody writes to {name} about what they are most afraid of.',
        good: '{fact} Come and see it on [day]; you will see how it is handled, also when it goes wrong.',
        bad: 'Do not worry, everyone loves it here.',
        why: 'A worry that is taken up with a fact becomes smaller.',
      },
      {
        scenario: 'No place is free',
        context: 'All places at {name} are taken.',
        good: 'There is no place this term. The list opens on [day]; [number] came off it last year. Until then, [one thing that can be done].',
        bad: 'Unfortunately we are at full capacity.',
        why: 'It tells them how good the chance is, so that they can plan.',
      },
    ],
    see: [
      'An ordinary moment in the middle of it, nobody looking up',
      'What is made or used there, at the end of a day',
      'The place from where a newcomer first sees it',
    ],
    unseen: ['No mortarboards, light bulbs or raised hands.', 'No child or learner staged as a prodigy.'],
    say: ['try', 'come and see', 'step', 'at their own pace'],
    avoid: ['unlock potential', 'journey', 'excellence', 'fun guaranteed'],
    type: 'natural',
  },
  {
    id: 'software',
    people: 'users',
    situation:
      '{People} manage so far with a sheet of paper, a spreadsheet or a walk, and change only when the old way has cost them something.',
    show: 'Begin with the one thing that {people} see or get and did not have before, as it looks on the screen.',
    desire: ['Medium', '{People} do not want a new program; they want a loss or a chore to stop. Put a number to it.'],
    awareness: [
      'Problem Aware',
      '{People} know what goes wrong and have come to accept it. Show that {offer} notices it before they would.',
    ],
    skill: [
      'Intermediate',
      '{People} know their own trade and not the technology. Leave out how it works until somebody asks.',
    ],
    pains: [
      ['Found out too late', '{People} learn of a problem when it has already cost money.'],
      ['One more system', 'Each new tool meant a password, a training day and data that had to be typed in again.'],
      ['Nobody to ring', 'When it fails, {people} write to an address and wait.'],
    ],
    wishes: [
      'To be told in time, and otherwise to be left in peace.',
      'To have it running on the day on which it arrives.',
    ],
    doubts: [
      ['What does it cost over a year?', 'price openprice', 'Give the sum for a typical customer, with everything.'],
      ['How long until it works?', 'speed access method', 'Give hours, and who does it.'],
      [
        'What if the connection or the device fails?',
        'without access guarantee',
        'Say what still works then, and what does not.',
      ],
      ['Who uses it already?', 'proof', 'Name the number and two customers of the same kind.'],
    ],
    feelings: [
      ['Relief', 'A message comes in time, and a loss does not happen.'],
      ['Confidence', '{People} go to bed without checking once more.'],
      ['Trust', 'Somebody at {name} answers the telephone and knows the case.'],
    ],
    buyers: ['regular guy', 'they want a tool that does its work and does not ask to be admired'],
    archetypes: ['sage', 'regular guy'],
    rivals: [
      ['the way it has always been done', 'It costs nothing that appears on an invoice.'],
      ['a large system that does everything', 'It takes months and pays for functions nobody needs here.'],
      ['a cheaper device', 'It measures; somebody has to look at it.'],
    ],
    chances: [
      [
        'What it prevented',
        'Collect ten cases in which it gave warning in time, with the sum that was saved, and publish three.',
        'One season',
      ],
      [
        'The first hour',
        'Watch five new customers set it up, and remove the step at which most of them stop.',
        'Two months',
      ],
    ],
    trend: [
      'Less patience for new tools',
      'To be researched: how many tools {people} have given up in the last two years, and why.',
    ],
    proof: [
      'Publish how often it warned, how often rightly, and how often in vain.',
      'Let one customer tell of one night, with figures.',
    ],
    channels: [
      ['Message from the product', 'What, where, how bad, what to do.', 'One line'],
      [
        'Product page',
        'The picture of the screen, the price, the time to set it up.',
        '60 words before the first scroll',
      ],
      ['Telephone support', 'One question about where, one about what is on the screen, then the step.', 'Two minutes'],
    ],
    moments: [
      {
        scenario: 'It is down',
        context: 'The service does not work for an hour.',
        good: 'Since [time] you have not been getting messages. Your data are safe. We are back by about [time]; until then, [what to check by hand].',
        bad: 'We are experiencing technical difficulties.',
        why: 'It tells {people} what to do in the meantime.',
      },
      {
        scenario: 'Is it worth it?',
        context: 'Somebody has managed without for thirty years.',
        good: '{fact} If you have never lost anything that way, you do not need it yet.',
        bad: 'Take your business to the next level.',
        why: 'It sets a cost beside a loss and leaves the sum to them.',
      },
    ],
    see: [
      'The screen or device in the hand, where it is used, in the weather that is usual',
      'What it watches or orders, as a thing',
      'The person who installs it, from behind, at work',
    ],
    unseen: ['No glowing networks or blue data streams.', 'No smiling people with headsets.'],
    say: ['warns', 'set up in', 'works without', 'per month'],
    avoid: ['game-changing', 'AI-powered', 'next level', 'ecosystem'],
    type: 'tech',
  },
  {
    id: 'giving',
    people: 'supporters',
    situation:
      '{People} are asked for help from many sides and decide by whether they understand what their gift does and believe that it arrives.',
    show: 'Begin with what one gift to {name} does, in a number and a thing, and then with the three ways to help.',
    desire: [
      'Medium',
      '{People} want to do something useful and fear that it is lost. Show the way from the gift to its use.',
    ],
    awareness: [
      'Problem Aware',
      '{People} know the need in general. Make one case of it concrete without making anybody an example.',
    ],
    skill: [
      'Intermediate',
      'Supporters compare what reaches its aim. Give {people} the cost of one unit of help and what it consists of.',
    ],
    pains: [
      ['Not knowing what it does', '{People} have given before and never heard what became of it.'],
      ['Pictures that press', 'They are asked by means of pity and turn away, although they would have helped.'],
      ['No way to help that fits', 'Money is asked for when they have time, and time when they have things.'],
    ],
    wishes: ['To see in one sentence what their share achieved.', 'To help without being thanked at length.'],
    doubts: [
      ['What happens with what I give?', 'price proof method', 'Give the cost of one unit of help and what is in it.'],
      ['Who runs it?', 'origin answerable owned', 'Name the people and how they are checked.'],
      ['How can I help without money?', 'access person capacity', 'Name one thing and one evening.'],
      ['How are those treated who receive it?', 'focus without method', 'Say what is asked of them and what is not.'],
    ],
    feelings: [
      ['Meaning', '{People} hear what one gift has become, without a picture of anybody’s need.'],
      ['Belonging', 'Volunteers come for one evening and stay for the tea.'],
      ['Trust', '{name} reports something that did not work, and what was changed.'],
    ],
    buyers: ['caregiver', 'they want to be of use without looking down on anybody'],
    archetypes: ['hero', 'regular guy'],
    rivals: [
      ['larger charities', 'They are known and ask for the same money.'],
      ['giving to somebody directly', 'It feels closer, and it happens once.'],
      ['meaning to do it later', 'The intention is there and has no date.'],
    ],
    chances: [
      [
        'One unit of help',
        'Ask for exactly one unit instead of any amount, and compare the gifts of a quarter.',
        'One quarter',
      ],
      [
        'The first evening',
        'Invite {people} to one evening with a clear beginning and end, and count who comes again.',
        'Two months',
      ],
    ],
    trend: [
      'Regular small gifts',
      'To be researched: whether {people} rather give monthly or once, and what makes them stop.',
    ],
    proof: [
      'Publish every year what came in, what went out and what it cost to do it.',
      'Show the work and the things, and no one’s misfortune.',
    ],
    channels: [
      ['Donation page', 'What one gift does, the sum, the button; the rest below.', '50 words above the button'],
      ['Letter to supporters', 'What was done, what failed, what is needed next.', 'One page, twice a year'],
      ['Notice for those who need it', 'What there is, where, when, and what nobody has to prove.', 'Four lines'],
    ],
    moments: [
      {
        scenario: 'A gift that does not fit',
        context: 'Somebody offers things that cannot be used.',
        good: 'Thank you for asking first. We cannot use [thing]; [other place] can. What we need this month is [thing].',
        bad: 'Unfortunately we cannot accept your donation.',
        why: 'They are sent on with something they can do.',
      },
      {
        scenario: 'What becomes of it?',
        context: 'Somebody asks before giving where the money goes.',
        good: '{fact} The accounts of last year are [here]; ask if something in them is unclear.',
        bad: 'Every penny helps to change lives.',
        why: 'A sum and a page to check are an answer.',
      },
    ],
    see: [
      'The things that are given, repaired or cooked, at the size of a hand',
      'People at work together, from behind or from the side',
      'The place on an ordinary working evening',
    ],
    unseen: ['No pleading looks and no before-and-after of anybody’s life.', 'No hands holding hands or globes.'],
    say: ['given', 'needed this month', 'one evening', 'all in'],
    avoid: ['the needy', 'change a life', 'make a difference', 'victims'],
    type: 'bold',
  },
];

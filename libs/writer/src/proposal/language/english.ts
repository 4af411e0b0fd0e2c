import { capital } from '../../pen';
import { numberWord } from '../counts';
import { quoted } from '../markdown';
import { NAME, PRICE } from '../marks';
import { ENGLISH_TRADES } from './trades-english';
import { ENGLISH_METHODS } from './methods-english';
import type { Language } from './types';

const span = (days: number): string =>
  days < 11
    ? days === 1
      ? 'one working day'
      : `${numberWord(days)} working days`
    : `${numberWord(Math.round(days / 5))} weeks`;

export const ENGLISH: Language = {
  locale: 'en-GB',
  words: /(?<!\p{L})(?:the|and|of|to|is|are|we|our|for|with|that|have|not)(?!\p{L})/giu,
  others: /(?!)/g,
  quote: quoted,
  and: 'and',
  trades: ENGLISH_TRADES,
  hello: (name) => `Dear ${name},`,
  closing: 'With kind regards,',
  title: (things = 'Proposal', whom) => (whom ? `${things}${/ for /u.test(things) ? ',' : ' for'} ${whom}` : things),
  roundsIn: 'in every price.',
  inYourWords: 'In your words:',
  service: 'done by us, with checks at agreed points and a short note to you after each',
  inSteps: 'in these steps:',
  either: (one, other) => `Is it ${one}, or ${other}?`,
  views: (what) => `Some of you want ${what}, and some do not: which of the two do we draw, and who decides?`,
  maybe: (what) => `You say ${what}: is that decided?`,
  needBy: 'All of that by the start in the plan; what is missing then holds up the first draft.',
  yes: 'Yes:',
  voicesDiffer: 'Where the wishes of several people contradict each other: who decides, and by when?',
  wished: 'Your wishes that go into it:',
  theirDates: 'Your dates:',
  leftOut: 'Not offered, as you write:',
  soLanguages:
    'So every draft holds all of them, the longest decides the space, and each is read by somebody whose own it is.',
  labels: {
    opening: 'Opening',
    live: 'Going live',
    delivery: 'Delivery',
    print: 'To print',
    decision: 'Your decision',
    draft: 'First drafts shown',
    test: 'Trial',
    files: 'Final files',
    start: 'Start',
    shops: 'In the shops',
    money: 'Invoiced',
    supply: 'Your texts and pictures',
    ready: 'In use',
    works: 'Works on site',
    access: 'Access to the place',
    count: 'Count of the result',
    closing: 'Closing',
  },
  filesOf: 'Files to the makers',
  approval: ['Approval', 'shown in full to those who have to agree, and their changes made'],
  columns: ['What', 'You receive', 'Price'],
  gives: ({ gives }) => gives,
  together: 'All together',
  togetherGives: 'every line above, in one order',
  inIt: '; in it: ',
  open: 'if wanted; not in the sum',
  eachLine: 'Each line can be ordered by itself.',
  talked: 'thank you for the talk. This is what we noted, and how we would answer it.',
  rounds: ['One round of changes is', 'Two rounds of changes are', 'Three rounds of changes are'],
  frame: 'If our lines come to more than your sum, we name the line to leave out or make smaller before you order.',
  fee: 'The lines above are our fee; the sum for furniture, making and works is not touched by it.',
  undecided:
    'As it is open what it should become, we would begin with the first line alone: it sets your options side by side, with what each costs and brings. The other lines are ordered when you have chosen.',
  insight: (said) => `The idea begins with what people ask themselves: ${said}`,
  tax: { net: 'Our prices are without VAT, as your sum is.', gross: 'Our prices are with VAT, as your sum is.' },
  allIn: `Your sum holds what others make and deliver, too: ${PRICE} of it goes there, by quotes that you see first.`,
  unpaid: 'You say openly that there is no money for a fee. What we can give without one: [answer]',
  unfit: {
    safety:
      'Escape routes, exit lights and the licensed number of people stay as the law has them. We design with them, and ask the fire officer before we draw.',
    copy: 'What we draw is your own: we do not take over the design of another brand.',
    claim: 'What is claimed on it is printed when it is proven; until then we leave it out.',
    review: `Reviews are written by people who were there: we do not write them. What we offer in their place is a short message that asks your customers for one after their visit, and a place where the real ones are shown.`,
    proof: `Pictures of results show your own customers, who have agreed to it: we do not stage them. We take the first ones with you.`,
  },
  assumptions: 'We assume:',
  timeHead: ['By', 'What', 'What that is'],
  yours: 'your date',
  away: 'pause',
  weeks: (from, to) => (from >= to ? `Week ${to}` : `Weeks ${from}–${to}`),
  inWeeks: 'You name no day, so the weeks are counted from your order.',
  inWeeksOnly: 'The weeks are counted from your order.',
  planned: (start, deadline) =>
    deadline ? `Planned from ${start}, counted back from ${deadline}.` : `Planned from ${start}, at a usual pace.`,
  between: (start, first, last) =>
    `Planned from ${start}: what is due first is ready by ${first}, the last by ${last}.`,
  later: ['Delivery', 'what is due on that day, checked with you and handed over'],
  running: [
    'Running',
    'what is on its way is counted, and changed where it does not work; the rest delivered by its day',
  ],
  reserve: (weeks) =>
    `${weeks < 13 ? capital(numberWord(weeks)) : weeks} weeks are left in reserve before the last day.`,
  tight: (left, usual, from, to) =>
    `Between ${from} and ${to} it is tight: ${span(left)} for what usually takes ${span(usual)}. It works if your answers come within two days.`,
  tooNear: (left, usual, from, to) =>
    `Plainly: from ${from} to ${to} there are ${span(left)}, which are too few for work that usually takes ${span(usual)}; the plan here shows the usual pace, counted from your order.`,
  first:
    'To have something on the day we would show one draft in place of two, and leave out whatever can follow later.',
  vague: (said, day) => `You write ${said}; we count on ${day} until you name the day.`,
  answers: {
    offer: 'Yes: this is it.',
    price: 'A price for each line stands in the table, and one for all together.',
    usual:
      'In the phases of the plan here, one after the other: nothing of the next is paid before you have decided on the one before.',
    need: 'The answers to the questions below, somebody who decides, and whatever exists as plans, files or photographs.',
    when: 'The plan here shows it.',
    fits: 'The time suffices.',
    short: 'The time is short.',
    visit: 'Yes, once, at the start.',
    contact: `${NAME}, who leads the work.`,
    code: 'You: code, files and access are in your name.',
    several: 'The first draft shows at least two ways, with the one we recommend.',
    decide:
      'As it is open what it should become, we would begin with the first line alone: it sets your options side by side, with what each costs and brings. The other lines are ordered when you have chosen.',
    separate: 'Yes: each line of the list has a price of its own, and can be ordered so.',
    references: 'Examples close to this work: [answer]',
    first: 'First what is due first in the plan. What may wait, in this order: [answer]',
    consult:
      'That is what the first talk and the paper after it are for: two or three ways, what each costs and brings, and what we would do first.',
    supervise: 'Yes: it is one of the lines of the list.',
    advise: 'We recommend one of the ways when the first phases are done, with the reasons and the cost of each.',
    sum: 'What may follow later, if the sum does not hold it all, in this order: [answer]',
  },
  figures: 'Some figures do not agree, as far as we can see:',
  figure: (one, date) => {
    switch (one.kind) {
      case 'sum':
        return `The parts ${one.parts} make ${one.sum}, and you name ${one.total}: which is right?`;
      case 'span':
        return `From ${date(one.from)} to ${date(one.to)} it is ${one.days < 14 ? `${numberWord(one.days)} days` : `${numberWord(Math.round(one.days / 7))} weeks`}, not ${one.said}: which day is meant?`;
      case 'rate':
        return `${one.one} would be ${one.low.toLocaleString('en-GB')} to ${one.high.toLocaleString('en-GB')} ${one.unit}, and you write ${one.other}: which number do we plan for?`;
      case 'product':
        return `${one.parts} make ${one.product.toLocaleString('en-GB')}, and you write ${one.said}: which is right?`;
      case 'growth':
        return `From ${one.from} to ${one.to} it is ${one.percent} % more, not ${one.said}: which is the aim?`;
      case 'shares':
        return `The shares make ${one.sum} %, which is more than the whole: which are right?`;
      case 'count':
        return `You write “${one.said}”, and name ${numberWord(one.found)}: is one missing, or one too many?`;
      case 'area':
        return `${one.said}: the sides make about ${one.found} m². Which is right?`;
      case 'weekday':
        return `${one.said} is a ${one.date.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })}: which day is meant?`;
      case 'chain':
        return `“${one.steps}”: that is ${numberWord(one.weeks)} weeks. Counted from ${date(one.from)} it ends on ${date(one.end)}, after ${date(one.to)}: which of the days can move?`;
      case 'years':
        return `${one.said}: that makes ${one.found} years. Which is right?`;
    }
  },
  methods: ENGLISH_METHODS,
  gaps: {
    day: (said) => `You write ${said}: which day is it?`,
    sums: (said) => `You write ${said}: with which of the sums do we plan?`,
    rights: (said) => `You write ${said}: who holds the rights, and may we have the consent in writing?`,
    agreed: (said) =>
      `You write ${said}: by which day is that known, and what becomes of the work if the answer is no?`,
    perhaps: (said) => `You write ${said}: do we plan with it or without it?`,
    season: (said) =>
      `You write ${said}: which weeks suit you? What needs the place is done then, and the rest around it.`,
    lapses: (day) =>
      `The money has to be used by ${day}, and the plan ends after that: what may be invoiced before, or may the day be moved?`,
  },
  spread: (said, start, end) => `Planned over the time you name, ${said}: from ${start} to ${end}.`,
  pieces: (list) => `What you want: ${list}.`,
  confirmDay: (day) => `Is ${day}, from which our plan counts back, the day by which all of it has to be there?`,
  askDay: 'By which day does it have to be in use?',
  askSum: 'Which sum may the whole not exceed?',
  askDecides: 'Who decides in the end, and who has to be heard before?',
  askMost: 'If not all of it is possible by then or for that sum: what must be there, and what may follow?',
  askPicture: 'What is to be made in this direction, and where will it be seen first?',
  checks: [
    [
      'protected',
      'How each piece is fixed and comes off again is shown to the authority first, as the building is protected.',
    ],
    [
      'languages',
      'Each language is set from the start and read by somebody whose own it is; translations come from you unless you order them.',
    ],
    ['names', 'We search names in the registers; whether they are free in law is for a lawyer to say.'],
    ['rights', 'You hold the rights to the pictures you send.'],
    [
      'api',
      'We try the interface of your own system first; what its documentation does not say, one of your people tells us.',
    ],
    ['unwritten', 'Where there are no texts we write them from talks with you; that is in the price of the content.'],
    ['access', 'Some people who see, move or read less well try the first draft.'],
  ],
  voices: {
    TI: {
      headings: {
        understanding: 'Understanding',
        pictures: 'What your pictures show',
        scope: 'Scope and prices',
        conditions: 'Conditions we keep to',
        answers: 'Your questions',
        schedule: 'Schedule',
        how: 'Approach and assumptions',
        people: 'People',
        questions: 'Questions before we start',
        next: 'Next steps',
      },
      opening:
        'thank you for your request. Here is our proposal: what we understood, what you receive, by when, and what is still open.',
      how: (rounds) =>
        `At the end of each phase you get one page: what is decided, what is open, what comes next. ${rounds} in every price.`,
      people: `${NAME} leads and is your contact; ${NAME} designs. On your side one person gathers all answers.`,
      next: (start) => [
        'You answer the questions and tell us which lines you want.',
        `We put that on one page for both to sign; the first talk is in the week of ${start}.`,
      ],
      note: [
        'thank you for your message. We read it so:',
        'For firm prices we need to know:',
        'Send us that, and the prices become an offer.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'What we heard',
        pictures: 'What your pictures tell us',
        scope: 'What you would receive',
        conditions: 'What we would hold to',
        answers: 'You asked',
        schedule: 'When',
        how: 'How we would go about it',
        people: 'Who would be with you',
        questions: 'What we would like to ask',
        next: 'If you like this',
      },
      opening: 'thank you for writing to us. This is what we heard, and how we would answer it.',
      how: (rounds) => `We would begin by listening to the people who will live with the result. ${rounds} part of it.`,
      people: `${NAME} would lead the work and be the one you call; ${NAME} would design.`,
      next: (start) => [
        `Write back or call with whatever you can answer; we put it on one page, both sign it, and begin in the week of ${start}.`,
      ],
      note: [
        'thank you for writing to us. If we read you rightly:',
        'Before we can name a firm price we would like to ask:',
        'Write back or call, whichever is easier, and we take it from there.',
      ],
    },
    JAD: {
      headings: {
        understanding: 'The case',
        pictures: 'Seen',
        scope: 'You get',
        conditions: 'Fixed',
        answers: 'Asked',
        schedule: 'Dates',
        how: 'How',
        people: 'Who',
        questions: 'Open',
        next: 'Now',
      },
      opening: 'in short, so that you can decide quickly.',
      how: (rounds) => `One talk, one recommendation, your decision. ${rounds} in the price.`,
      people: `${NAME} leads, ${NAME} designs. With you, one person gathers the answers.`,
      next: (start) => [`Answer what is open, strike what you do not want, say yes: we start in the week of ${start}.`],
      note: ['understood:', 'For a firm price, please send:', 'A message is enough. Then we start.'],
    },
    BIL: {
      headings: {
        understanding: 'What is it about?',
        pictures: 'What is in the pictures?',
        scope: 'What do you get, and what does it cost?',
        conditions: 'What must it keep to?',
        answers: 'What did you ask us?',
        schedule: 'When is what there?',
        how: 'How do we know that it is right?',
        people: 'Who does what?',
        questions: 'What do we have to know before we start?',
        next: 'What happens if you say yes?',
      },
      opening: 'this paper answers what a decision needs, question by question, and says what is still open.',
      how: (rounds) =>
        `By trials, not by taste: before we draw we agree with you how one will see that it works. ${rounds} in the price.`,
      people: `${NAME} leads and answers for the dates; ${NAME} designs. With you, somebody decides and tells us what the others say.`,
      next: (start) => [
        'You answer the questions above, as far as you can.',
        `We fill in what hangs on them, both sign, and start in the week of ${start}.`,
      ],
      note: [
        'what we understood:',
        'What do we have to know before we can name a firm price?',
        'What happens then? You get one page with the price on it; if you say yes, we begin.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'On the bench',
        pictures: 'What we measured',
        scope: 'What leaves the workshop',
        conditions: 'As firm as a measure on a drawing',
        answers: 'Your questions',
        schedule: 'Back from the last day',
        how: 'How we work',
        people: 'Hands',
        questions: 'Before the first cut',
        next: 'First moves',
      },
      opening:
        'we have read your request with a pencil in hand: first what has to be there at the end, then the way to it.',
      how: (rounds) =>
        `There is something to look at and to hold early; it is rough, so that changes are easy. Whoever makes it in the end is asked while changes cost nothing. ${rounds} in the price.`,
      people: `${NAME} at the drawing table, ${NAME} with the makers, and with you one person who answers.`,
      next: (start) => [
        'You settle what you can of the questions, and strike what you do not want.',
        `We measure and look in the week of ${start}.`,
      ],
      note: [
        'on the bench, if we have it right:',
        'Before the first cut we need:',
        'Send that, and we put a figure on each piece.',
      ],
    },
  },
};

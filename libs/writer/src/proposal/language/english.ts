import { ANSWER, CONFIRM, NAME, PRICE } from '../marks';
import { numberWord } from '../counts';
import { quoted } from '../markdown';
import type { Language } from './types';

const span = (days: number): string =>
  days < 11
    ? days === 1
      ? 'one working day'
      : `${numberWord(days)} working days`
    : `about ${numberWord(Math.round(days / 5))} weeks`;

export const ENGLISH: Language = {
  locale: 'en-GB',
  words: /(?<!\p{L})(?:the|and|of|to|is|are|we|our|for|with|that|have|not)(?!\p{L})/giu,
  others: /(?!)/g,
  quote: quoted,
  and: 'and',
  hello: (name) => `Dear ${name},`,
  closing: 'With kind regards,',
  title: (things, whom) => `${things ?? 'Proposal'}${whom ? ` for ${whom}` : ''}`,
  asks: (things) => `You ask for: ${things}.`,
  inYourWords: 'In your own words:',
  eachLine:
    'Each line holds first ideas with the one we recommend, the chosen one worked out with two rounds of changes, and the files or drawings from which it is made.',
  inSteps: 'It is priced in four steps. Each ends with something that is yours, and you can stop after any of them.',
  steps: [
    [
      'First talk and a look at what there is',
      'one page: what has to be made, for whom, and what it must do; you correct it',
    ],
    ['First ideas', 'more than one way, shown where it will be used, with the one we recommend and why; you choose'],
    ['Working out', 'the chosen way drawn in full, tried with people who will use it, with two rounds of changes'],
    ['Handover', 'files and drawings for whoever makes or builds it, and a look at the first piece'],
  ],
  columns: ['What', 'You receive', 'Price'],
  gives: ({ gives }) => gives,
  asksOf: ({ asks }, said) => asks.find(([, unless]) => !unless.test(said))?.[0],
  tried: (trials) => `We try the ${trials.join(', and the ')}.`,
  together: 'All of it, ordered at once',
  open: 'perhaps; not in the sum',
  money: (said) =>
    `On money you write: ${said} All our lines together: ${PRICE}. If that is more than you have for us, we say which line to leave out or make smaller, before anything is ordered.`,
  terms: (said) => `On payment you write: ${said} ${CONFIRM}`,
  unpaid: `You say openly that there is no money for a fee, so there is no price list here. What we can give without one: ${ANSWER}`,
  notIncluded:
    'Printing, making, building, programming, licences and fees of others are paid to those who do it, unless we agree otherwise before the start.',
  allIn: `What your sum has to hold beside our lines (printing, making, building) is quoted by those who do it, shown to you beside ours, and together the two stay within it: ${PRICE} for that.`,
  notIncludedWeb:
    'Building it is part of the last two steps; hosting, licences, texts and photographs of others are paid to those who do them, unless we agree otherwise before the start.',
  early: 'In this work we make sure of these early:',
  bound: 'By these points of your letter we work, and each draft is held against them. In your words:',
  unfit: {
    safety:
      'Escape routes, exit lights and the licensed number of people stay as the law has them. We design with them, and ask the fire officer before we draw.',
    copy: 'What we draw is your own: we do not take over the design of another brand.',
    claim: 'What is claimed on it is printed when it is proven; until then we leave it out.',
    review: 'Reviews are written by people who were there: we do not write them.',
  },
  phases: {
    start: ['First talk', 'your answers, and a look at what there is'],
    ideas: ['First ideas', 'more than one way, with the one we recommend; you choose'],
    work: ['Working out', 'the chosen way in full, with your changes'],
    files: ['Files and drawings', 'checked with you and handed over'],
    making: ['Printing, making or building', 'by whoever does it; they may need more or less'],
  },
  timeHead: ['At the latest', 'What is done', 'What that is'],
  theDay: 'Your day',
  weeks: (from, to) => (from >= to ? `Week ${to}` : `Weeks ${from}–${to}`),
  countedBack: (day) =>
    `Counted back from ${day}: each line says by when it has to be done. What is decided sooner is there sooner.`,
  vague: (said, day) => `You write ${said}; until you name the day, we count back from ${day}.`,
  weekend: (day) => `${day} is at the weekend, so everything is there on the Friday before.`,
  tight: (days, usual) =>
    `It is tight: there are ${span(days)}, where ${span(usual)} are usual. It works if we begin at once, if answers come within two days, and with one round of changes.`,
  tooNear: (day, days, usual) =>
    `Honestly: until ${day} there ${days === 1 ? 'is' : 'are'} ${span(days)}, and the whole usually takes ${span(usual)}. What can be there by then we settle in a first talk this week; the weeks below are those of the whole.`,
  inWeeks: 'Counted from the day on which you say yes. A plan with days follows the first talk.',
  firstOf: 'What hangs on the first of these days is drawn first.',
  named: 'The dates you name, in your words:',
  askDay: 'Is there a day by which it has to be in use?',
  askSum: 'Is there a sum that the whole has to stay within?',
  askWhichDay: (said) => `${said}: which day is that, and what has to be there by then?`,
  askWhichOf: 'By which day must everything be in use, and what hangs on the other dates you name?',
  askDecides: 'Who decides in the end, and who wants to be heard before?',
  askExists: 'What is there already, as files, photographs, plans or pieces, that we may see?',
  askMaker: 'Who makes, prints or builds it: somebody of yours, or do we ask for quotes?',
  askMost: 'If not everything is possible by then or for that sum, what must be there and what may wait?',
  askPicture: 'What is to be made in this direction, and where will it be seen first?',
  voices: {
    TI: {
      headings: {
        understanding: 'Understanding',
        pictures: 'What your pictures show',
        scope: 'Scope and prices',
        conditions: 'What we keep to',
        answers: 'Your questions',
        schedule: 'Schedule',
        how: 'Approach',
        people: 'People',
        questions: 'Questions before we start',
        next: 'Next steps',
      },
      opening:
        'thank you for your request. Below stands what we understood, what you would get, when, and what is still open. What stands in quotation marks is yours, word for word.',
      how: 'We first put down on one page what has to be true of the result, and you correct it. At each step after that there is one recommendation with its reasons and one thing for you to decide; what you decide is written down the same day, and each draft is held against your conditions before you see it. Two rounds of changes are in the price.',
      people: `${NAME} leads and is your contact; ${NAME} draws. On your side, one person gathers what everybody says.`,
      options: 'Everything together, or line by line: a line can be ordered alone, and the rest when you like.',
      next: [
        'You answer the questions and strike what you do not want.',
        'We put what is left on one page with its prices, for both to sign.',
      ],
      note: [
        'thank you for your message. This is what we read in it:',
        'To put in firm prices we need to know:',
        'Send us that, and the prices above become an offer.',
      ],
    },
    SUL: {
      headings: {
        understanding: 'What we heard',
        pictures: 'What your pictures tell us',
        scope: 'What you would have in your hands',
        conditions: 'What we would hold to',
        answers: 'You asked',
        schedule: 'When',
        how: 'How we would go about it',
        people: 'Who would be with you',
        questions: 'What we would like to ask',
        next: 'If you like this',
      },
      opening:
        'thank you for writing to us. We have read your letter more than once, and what follows is what we heard in it. Stop us where we heard it wrongly.',
      how: 'We would begin by listening: a first talk, best where you work, and with the people who will live with the result. Then we come back with first ideas and tell you which one we would take, and why. Nothing is finished until somebody other than us has tried it. Two rounds of changes are part of it.',
      people: `${NAME} would lead the work and be the one you call; ${NAME} would draw.`,
      options: 'You need not take it all at once: a part can be ordered alone, and the rest when it suits you.',
      next: [
        'Write back, or call, with whatever you can answer of the above; half an hour is enough. We then put it on one page, both sign it, and the work can begin.',
      ],
      note: [
        'thank you for writing to us. If we read you rightly, it is this:',
        'Before we can say a firm price we would like to ask:',
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
      opening: 'short, so that you can decide quickly.',
      how: 'One talk. Then ideas, one of them recommended. You choose, we draw it, you change it twice. Your conditions are checked before you see anything.',
      people: `${NAME} leads, ${NAME} draws. On your side, one person gathers the answers.`,
      options: 'All of it, or any part alone.',
      next: ['Answer what is open, strike what you do not want, say yes to the rest.'],
      note: ['understood:', 'For a firm price, please send:', 'A message is enough. Then we start.'],
    },
    BIL: {
      headings: {
        understanding: 'What is it about?',
        pictures: 'What is in the pictures?',
        scope: 'What would you have at the end, and what does it cost?',
        conditions: 'What must it keep to?',
        answers: 'What did you ask us?',
        schedule: 'When is what there?',
        how: 'How do we know that it is right?',
        people: 'Who does what?',
        questions: 'What do we have to know before we start?',
        next: 'What happens if you say yes?',
      },
      opening: 'this paper answers what a decision needs, and says where nobody knows the answer yet.',
      how: 'By a trial, not by taste. Before anything is drawn we agree with you how one will see that it works; the first ideas are tried in that way, in use, with people who have not seen them before. What fails goes, whoever likes it. Two rounds of changes are in the price.',
      people: `${NAME} leads and answers for the dates; ${NAME} draws. With you, somebody decides, and tells us what the others say.`,
      options: 'Must it be everything at once? No: a line can be ordered alone, and the rest when you like.',
      next: [
        'You answer the questions above, as far as you can.',
        'We fill in what hangs on them, and both sign one page.',
      ],
      note: [
        'what we understood:',
        'What we have to know before we can name a firm price:',
        'What happens then? You get one page with the price on it; if you say yes to it, we begin.',
      ],
    },
    HOL: {
      headings: {
        understanding: 'On the bench',
        pictures: 'What we measured',
        scope: 'What leaves the workshop, and its price',
        conditions: 'As firm as a measure on a drawing',
        answers: 'Your questions',
        schedule: 'Back from the last day',
        how: 'How we work',
        people: 'Hands',
        questions: 'Before the first cut',
        next: 'First moves',
      },
      opening:
        'we have read your request with a pencil in hand. This is what we would make of it, and what we have to know first.',
      how: 'We look at the thing where it is used, and measure before we draw. There is something to hold early; it is rough, and it is thrown away without regret. Whoever makes it in the end is asked while changes still cost nothing. Two rounds of changes are in the price.',
      people: `${NAME} at the drawing table, ${NAME} with the makers, and one pair of hands of yours: somebody who answers.`,
      options: 'Piece by piece, or all at once: a piece can be ordered alone.',
      next: [
        'You settle what you can of the questions.',
        'You strike out of the price list what you do not want; what is left is the order.',
      ],
      note: [
        'on the bench, if we have it right:',
        'Before the first cut we need:',
        'Send that, and we put a figure on each piece.',
      ],
    },
  },
};

import type { Relation } from '../relation';

/** Work that is done again and again, for firms or for households. */
export const SERVICES: readonly Relation[] = [
  {
    id: 'contract',
    people: 'business customers',
    situation:
      '{People} need {offer} regularly and think of it only when something fails; then they have to explain the failure to others.',
    show: 'Begin with what {people} can count on in an ordinary week, and with the person they reach when a week is not ordinary.',
    desire: [
      'Medium',
      'Nobody among {people} dreams of {offer}; they want one thing fewer to look after. Sell the quiet week that {name} makes possible.',
    ],
    awareness: [
      'Solution Aware',
      '{People} have a provider or a makeshift of their own. Say in the first line what changes with {name} and how the change-over is done.',
    ],
    skill: [
      'Advanced',
      'Those who order {offer} compare terms. Give {people} scope, times and responsibilities in a list that can be laid beside another offer.',
    ],
    pains: [
      [
        'Having to chase',
        'When something is late, {people} have to ring several times before somebody tells them what is going on.',
      ],
      [
        'Blame without control',
        '{People} chose the provider and are asked about every mistake, although it was made elsewhere.',
      ],
      [
        'Terms that only show later',
        'Surcharges and exceptions come to light on the invoice, when {people} can no longer decide otherwise.',
      ],
    ],
    wishes: ['To set it up once and not to think about it for months.', 'To reach one person who knows the account.'],
    doubts: [
      [
        'What does it cost, and what is extra?',
        'openprice price',
        'State the price of a typical month and list what is not included.',
      ],
      [
        'What happens if you fail us?',
        'guarantee answerable speed',
        'Say who calls, how soon, and what is done until it works again.',
      ],
      [
        'How much work is it to change over?',
        'access guarantee method',
        'Describe the first two weeks day by day, and say what {name} takes over itself.',
      ],
      ['Who else relies on you?', 'proof capacity', 'Name two customers of the same size, with their consent.'],
    ],
    feelings: [
      ['Relief', 'A problem is reported by {name} together with its solution, before {people} had to ask.'],
      ['Confidence', 'Somebody asks {people} how they have solved it, and they can answer in one sentence.'],
      ['Trust', '{People} read the third invoice and find that it is exactly what was agreed.'],
    ],
    buyers: ['ruler', 'they answer for a result that they do not produce themselves'],
    archetypes: ['ruler', 'hero'],
    rivals: [
      ['doing it themselves', 'It seems cheaper because the hours of their own people are not counted.'],
      [
        'the provider they have had for years',
        'The contract runs on because changing takes effort, not because anybody is content.',
      ],
      ['a large provider', 'It promises coverage everywhere, and {people} are a small account there.'],
    ],
    chances: [
      [
        'A trial month',
        'Offer {people} one month on the terms of a long contract, and count how many stay.',
        'Three months',
      ],
      [
        'A report that is read',
        'Send {people} half a page a month on what was done, what was late and why, and ask after a quarter who reads it.',
        'One quarter',
      ],
    ],
    trend: [
      'Fewer, closer suppliers',
      'To be researched: whether {people} are reducing the number of their suppliers, and what decides who stays.',
    ],
    proof: [
      'Count how often {name} kept what it promised, month by month, and print the bad month too.',
      'Let one customer tell what changed in the first quarter.',
    ],
    channels: [
      [
        'Telephone',
        'The first sentence says who speaks and that the matter is taken on; the second asks for what is missing.',
        'Two sentences before the first question',
      ],
      ['Offer', 'Scope, price, times and what is not included, each under its own heading.', 'Two pages'],
      [
        'Email',
        'The answer stands in the first line, what has to be done and by whom in the second.',
        'Under 100 words',
      ],
    ],
    moments: [
      {
        scenario: 'Something will be late',
        context: '{name} sees in the morning that what was promised for today will not be in time.',
        good: 'It will be [time] instead of [time] today. The cause is [cause]. Until then you can [stopgap]; [name] calls you when it is done.',
        bad: 'Due to unforeseen circumstances there may be delays.',
        why: '{People} can plan with a new time; with an apology they cannot.',
      },
      {
        scenario: 'They are asked to change over',
        context: 'Somebody who has a provider asks what would be different.',
        good: '{fact} If that is not your problem, stay where you are. If it is, we can start with [one site] in [month].',
        bad: 'We are your strong partner with tailor-made solutions.',
        why: 'It names one difference that can be checked, and leaves the decision with them.',
      },
    ],
    see: [
      'The handover between {name} and a customer, both seen from the side',
      'The tool or vehicle that is used every day, with its marks',
      'The plan of the day, as it really hangs on the wall',
    ],
    unseen: ['No handshakes and no people laughing at laptops.', 'No globes, gears or puzzle pieces.'],
    say: ['agreed', 'by [time]', 'included', 'your contact'],
    avoid: ['one-stop shop', 'tailor-made solutions', 'strong partner', 'seamless'],
    type: 'modern',
  },
  {
    id: 'repair',
    people: 'customers',
    situation:
      '{People} need {offer} when something no longer works as it should; until then they hardly think of it, and from then on they want their things back soon.',
    show: 'Begin with the state in which things arrive at {name} and the state in which they leave, and say how many days lie between.',
    desire: [
      'Medium',
      'The need for {name} comes suddenly and passes. Be found at that moment, and say first how {people} get it to {name} and back.',
    ],
    awareness: [
      'Problem Aware',
      '{People} know what is wrong and not who can put it right. Name the problem in their words before the name {name}.',
    ],
    skill: [
      'Intermediate',
      '{People} cannot judge the work beforehand. Show one case of {name} from beginning to end, with what was found and what was done.',
    ],
    pains: [
      ['Doing without it', 'What is away for repair is missing every day, and {people} are seldom told how long.'],
      ['Work nobody can see', '{People} pay for something that is hidden once it is finished, and have to believe it.'],
      [
        'Told to buy a new one',
        'Elsewhere {people} hear that it is not worth it, and suspect that this is said because it is easier.',
      ],
    ],
    wishes: [
      'To know before they hand it over what it will cost and how long it takes.',
      'To get back something that works as it did when it was new.',
    ],
    doubts: [
      [
        'How long will it be away?',
        'speed',
        'Give the usual number of days and the longest, and say who calls if it takes more.',
      ],
      [
        'What will it cost?',
        'openprice price',
        'Give three typical jobs with their prices, and the point at which {name} asks first.',
      ],
      [
        'Is it still worth it?',
        'guarantee method focus',
        'Say in which cases the honest answer is no, and that {name} gives it.',
      ],
      ['Whom am I giving it to?', 'origin answerable method', 'Say who does the work and since when.'],
    ],
    feelings: [
      ['Relief', '{People} hear what is wrong, in words that they can repeat, and what it will cost.'],
      ['Pleasure', 'They use it for the first time afterwards and notice the difference at once.'],
      ['Trust', '{name} says that a part of the work is not necessary, and does not do it.'],
    ],
    buyers: ['regular guy', 'they want a thing to work and not to be sold another one'],
    archetypes: ['sage', 'creator'],
    rivals: [
      ['a new one', 'It comes quickly and is worth comparing by what it costs over ten years.'],
      ['doing it themselves', 'It works for simple cases; {name} can say for which.'],
      ['putting it off', 'Nothing happens until it fails altogether, and then it is urgent.'],
    ],
    chances: [
      [
        'The case of the month',
        'Publish one job a month with what was found, done and charged, and see which of them {people} mention when they call.',
        'Three months',
      ],
      [
        'A reminder in time',
        'Offer {people} a message when the next service is due, and count how many ask for it.',
        'Six months',
      ],
    ],
    trend: [
      'Keeping things longer',
      'To be researched: whether {people} repair more than five years ago, and what still stops them.',
    ],
    proof: [
      'Show before and after in the same light and from the same side.',
      'Count how many pieces came back with the same fault within a year.',
    ],
    channels: [
      [
        'Telephone',
        'One question about the fault, then how it gets to {name} and when it comes back.',
        'Three sentences',
      ],
      ['Slip that goes with the piece', 'What was found, what was done, what to watch for.', 'Five lines'],
      ['Email', 'The finding first, then the price, then a yes or no to be sent back.', 'Under 80 words'],
    ],
    moments: [
      {
        scenario: 'It is not worth it',
        context: 'What was handed in would cost more to put right than it is worth.',
        good: 'I have looked at it. The repair would cost [sum] and hold perhaps [years]. I would not do it; if it matters to you for other reasons, I will.',
        bad: 'We recommend a replacement from our range.',
        why: 'The advice costs {name} a job and wins a customer who believes the next one.',
      },
      {
        scenario: 'They ask for a day',
        context: 'Somebody needs it back before a certain date.',
        good: '{fact} For [day] it has to be here by [day]. If that is too late, I will say so today.',
        bad: 'We will do our best.',
        why: 'A date that can be planned with is worth more than good will.',
      },
    ],
    see: [
      'Hands at the decisive step, close and in the light of the workshop',
      'The piece before and after, on the same ground',
      'The bench with the tools that are used, in the order in which they lie',
    ],
    unseen: ['No new and shining products.', 'No thumbs up and no satisfied-customer faces.'],
    say: ['back by', 'found', 'worn', 'worth it'],
    avoid: ['good as new', 'professional service', 'quality you can trust', 'no job too small'],
    type: 'natural',
  },
  {
    id: 'advice',
    people: 'clients',
    situation:
      '{People} turn to {name} a few times in their lives, with a matter they cannot judge themselves and cannot leave undone.',
    show: 'Begin with the question as {people} would ask it at home, and answer it in three sentences before anything is said of the firm.',
    desire: [
      'Low',
      '{People} do not want {offer}; they want the matter settled. Say what is settled after the first meeting.',
    ],
    awareness: [
      'Problem Aware',
      '{People} know that something should be done and do not know what. Describe the situation in which it becomes necessary.',
    ],
    skill: [
      'Novice',
      'Use no term without the sentence that explains it. {People} should be able to repeat the advice at home.',
    ],
    pains: [
      ['Not knowing what to ask', '{People} are afraid to seem ignorant and put the first call off for months.'],
      ['A bill without an end', 'They do not dare to ring because each call might be charged.'],
      ['Answers that are none', '{People} read pages of text and still do not know what they should do.'],
    ],
    wishes: [
      'To hear what applies to their case, in words that they would use themselves.',
      'To know the cost before the first step is taken.',
    ],
    doubts: [
      ['What will it cost altogether?', 'openprice price', 'Give a fixed sum or a range, and what makes it more.'],
      [
        'Do you know cases like ours?',
        'focus proof',
        'Describe two typical cases without names, with what was decided.',
      ],
      [
        'Do I have to prepare something?',
        'person language access',
        'List what to bring, and say that it is no harm if something is missing.',
      ],
      ['Who will deal with it?', 'person answerable origin', 'Name the person who does the work, and who stands in.'],
    ],
    feelings: [
      ['Relief', '{People} leave the first meeting with a date and a list, and sleep better that night.'],
      ['Clarity', 'They explain the matter to somebody in the family and notice that they have understood it.'],
      ['Trust', '{name} tells them that a step is not needed, although it could have been charged.'],
    ],
    buyers: ['innocent', 'they have to rely on somebody whose work they cannot check'],
    archetypes: ['sage', 'caregiver'],
    rivals: [
      ['doing nothing', 'It costs nothing until the day on which it costs most.'],
      ['a form from the internet', 'It suits the simple case; {name} can say when a case is no longer simple.'],
      ['a large firm', 'It has a name, and {people} are passed on to somebody else after the first meeting.'],
    ],
    chances: [
      [
        'The ten questions',
        'Answer the ten questions {people} really ask on one page each, and count which is read most.',
        'Two months',
      ],
      [
        'A first conversation with an end',
        'Offer a first meeting of fixed length and price that ends in a written list, and see how many go on.',
        'Three months',
      ],
    ],
    trend: [
      'Prepared by a machine',
      'To be researched: how many of {people} come with an answer from a chatbot, and what is usually wrong with it.',
    ],
    proof: [
      'Publish what a typical case cost and how long it took.',
      'Print the questions that {name} has answered with “you do not need us for this”.',
    ],
    channels: [
      [
        'First meeting',
        'What is the matter, what can be done, what it costs, what happens next, in this order.',
        'One page to take home',
      ],
      ['Letter', 'The result stands in the first paragraph, the reasons follow, the next step closes.', 'One page'],
      [
        'Telephone',
        'Listen to the end, repeat it in one sentence, then say whether {name} is the right place.',
        'A few minutes',
      ],
    ],
    moments: [
      {
        scenario: 'A question by email',
        context: 'Somebody describes a case in three lines and asks whether something has to be done.',
        good: 'From what you write, [yes / not yet]. What decides it is [point]. If you want us to take it on, it costs [sum] and takes [time].',
        bad: 'It depends. Please make an appointment.',
        why: 'It gives a first answer, and the price belongs to it.',
      },
      {
        scenario: 'They ask what it costs',
        context: 'Somebody wants to know the price before making an appointment.',
        good: '{fact} If your case turns out to be more, we say so before we go on.',
        bad: 'Our fees depend on the individual case.',
        why: 'The fear of the bill is what keeps {people} from calling.',
      },
    ],
    see: [
      'A table with two chairs on the same side and the papers between them',
      'The one page that clients take home, legible',
      'The door and the way to it, as one sees them when coming for the first time',
    ],
    unseen: ['No columns, scales or fountain pens.', 'No crossed arms in front of a glass tower.'],
    say: ['decide', 'in writing', 'what it costs', 'the next step'],
    avoid: ['bespoke solutions', 'results-driven', 'expertise you can trust', 'holistic advice'],
    type: 'calm',
  },
  {
    id: 'care',
    people: 'patients',
    situation:
      '{People} come to {name} with something that troubles them and that they cannot judge themselves, and they have often put it off for a while.',
    show: 'Begin with the first appointment: what happens, how long it takes, what it costs and what {people} know afterwards.',
    desire: [
      'Medium',
      '{People} want to get on with their lives. {name} should speak of what becomes possible afterwards, and less of the treatment.',
    ],
    awareness: [
      'Problem Aware',
      '{People} notice that something is wrong and do not know what helps. Describe it in their words, and say when one should come to {name}.',
    ],
    skill: [
      'Novice',
      'At {name}, explain what is done before it is done. {People} decide better when they know the next step and what happens if they do nothing.',
    ],
    pains: [
      [
        'Put off for too long',
        '{People} have hoped that it would pass, and the first call is harder the longer they wait.',
      ],
      [
        'Not knowing what comes next',
        'Nobody has told {people} what happens after the first call, how long it takes and what it will ask of them.',
      ],
      ['Being a case', '{People} tell their story anew to each person they meet, and have little time to do so.'],
    ],
    wishes: [
      'To hear what it is, what can be done and how long it may take.',
      'To be met by somebody who takes the time and knows people like them.',
    ],
    doubts: [
      [
        'Do they know people like me?',
        'focus proof language person origin',
        'Say which people come here and what is usual for them.',
      ],
      [
        'What happens first?',
        'trial place method way',
        'Describe the first appointment minute by minute, with what to bring.',
      ],
      [
        'What does it cost?',
        'openprice price',
        'Give the price of the first and of each further appointment, and what insurance pays.',
      ],
      ['How long will it take?', 'speed guarantee', 'Say when {name} can tell, and what it depends on.'],
    ],
    feelings: [
      ['Being understood', 'Somebody at {name} puts into words what {people} have not been able to say.'],
      ['Relief', 'They leave the first appointment at {name} and know what happens next.'],
      ['Confidence', '{People} notice in an ordinary moment that it has become easier.'],
    ],
    buyers: ['innocent', 'they come with a worry and want somebody to see it as it is'],
    archetypes: ['caregiver', 'sage'],
    rivals: [
      ['waiting until it passes', 'It often works, which is why {name} has to say when it does not.'],
      ['the nearest practice or house', 'It is close, and it has to be good at everything.'],
      ['advice from the internet', 'It frightens or comforts, and has not seen the person.'],
    ],
    chances: [
      ['When to come', 'Publish one page that says when {people} should come at once and what may wait.', 'Two months'],
      [
        'Three months later',
        'Ask {people} three months later how they are, with three questions and no rating.',
        'Six months',
      ],
    ],
    trend: [
      'Waiting times',
      'To be researched: how long {people} wait for a first appointment elsewhere, and what they do meanwhile.',
    ],
    proof: [
      'Say how many people come who were sent by others, counted over one quarter.',
      'Let somebody who was treated describe the first appointment, with consent, and without any promise of success.',
    ],
    channels: [
      [
        'Booking page',
        'What is offered, how long, what it costs, then the calendar; nothing else.',
        'Five lines above the calendar',
      ],
      ['Telephone', 'Ask what it is about and since when; offer a date; say what to bring.', 'Three minutes'],
      [
        'Note after the appointment',
        'What was found, what to do until next time, when to call earlier.',
        'Half a page',
      ],
    ],
    moments: [
      {
        scenario: 'Somebody asks for a promise',
        context: 'A person wants to know on the telephone whether {name} can make it go away.',
        good: 'I cannot promise that before we have seen you. After the first appointment you will know what it probably is and what we would do.',
        bad: 'You are in the best hands, everything will be fine.',
        why: 'An honest limit on the telephone is the first proof of care.',
      },
      {
        scenario: 'Somebody cancels late',
        context: 'A message reaches {name} an hour before the appointment.',
        good: 'Thank you for letting us know. We have kept [day, time] for you; tell us by tonight whether it suits. [The rule on late cancellations, in one sentence.]',
        bad: 'Appointments cancelled within 24 hours will be charged in full.',
        why: 'The rule is kept, and the person is still welcome.',
      },
    ],
    see: [
      'The room in which {people} are received, empty and in daylight',
      'Two hands explaining something, with the instrument or the plan between them',
      'The way from the door to the first chair, as one sees it on arriving',
    ],
    unseen: ['No suffering faces and no glowing body parts.', 'No white coats with folded arms.'],
    say: ['first appointment', 'what you can do', 'when to come', 'step by step'],
    avoid: ['holistic wellness', 'state-of-the-art', 'guaranteed results', 'your health is our passion'],
    type: 'calm',
  },
];

import type { Relation } from '../relation';

/** What holds between any house and those it serves: for a brief that does not show what kind of relationship it is. */
export const GENERAL: readonly Relation[] = [
  {
    id: 'general',
    people: 'customers',
    situation:
      '{People} compare {name} with what they do today, and decide by what they can check before they commit themselves.',
    show: 'Begin with what {name} does for {people}, in one sentence, and with the fact that proves it.',
    desire: [
      'Medium',
      '{People} manage somehow today. Say what becomes easier or safer with {name}, and from when on.',
    ],
    awareness: [
      'Solution Aware',
      '{People} know that there are several ways. The first line has to say what is different at {name}.',
    ],
    skill: [
      'Intermediate',
      '{People} know their own needs better than the offer. Explain how {name} works, and leave out what only colleagues would ask.',
    ],
    pains: [
      ['Hard to compare', '{People} find offers that sound alike and learn the differences only afterwards.'],
      [
        'Nobody who answers',
        'When something is unclear, {people} do not know whom to ask and how long an answer takes.',
      ],
      ['Surprises at the end', '{People} have met terms or costs elsewhere that were not mentioned at the beginning.'],
    ],
    wishes: [
      'To know beforehand what they get, when, and for how much.',
      'To reach somebody at {name} who can decide.',
    ],
    doubts: [
      ['What does it cost?', 'openprice price instalments', 'Give a price or a range, and what changes it.'],
      [
        'What happens if something goes wrong?',
        'guarantee answerable speed',
        'Say who answers, how soon, and what is done.',
      ],
      ['How does it work?', 'trial access method open speed', 'Describe the steps from the first call to the end.'],
      ['Who relies on you already?', 'proof capacity', 'Name two customers, with their consent.'],
    ],
    feelings: [
      ['Clarity', '{People} know after the first conversation with {name} what happens next.'],
      ['Trust', '{People} find that what was said has been kept.'],
      ['Relief', 'A question is answered by {name} before it had to be asked twice.'],
    ],
    buyers: ['ruler', 'they have to answer for the choice, to others or to themselves'],
    archetypes: ['sage', 'regular guy'],
    rivals: [
      ['what they do today', 'It is known, and changing takes effort.'],
      ['other suppliers of the same', 'They say similar things; what can be checked decides.'],
      ['doing nothing yet', 'There is no date by which {people} have to decide.'],
    ],
    chances: [
      [
        'The first question',
        'Write down for a month what {people} ask {name} first, and answer the three most frequent questions at the top of every text.',
        'Two months',
      ],
      [
        'One case, told whole',
        'Tell one case of {name} from the first call to the end, with dates and figures, and see how many enquiries mention it.',
        'Three months',
      ],
    ],
    trend: [
      'How they look for it',
      'To be researched: where {people} look first when they need it, and whom they ask.',
    ],
    proof: [
      'Count what {name} promises for one quarter, and publish the result.',
      'Let two customers of {name} say in their own words what changed.',
    ],
    channels: [
      ['Telephone', 'The name, one question, then the next step and a date', 'Two minutes'],
      ['Email', 'The answer first, the reason second, a name last', 'Under 100 words'],
      ['Offer', 'What is included, what is not, what it costs, until when it holds', 'One or two pages'],
    ],
    moments: [
      {
        scenario: 'The first enquiry',
        context: 'Somebody asks {name} in two lines what can be done for them.',
        good: '{fact} Tell me [one detail], and you have an answer with a price by [day].',
        bad: 'Thank you for your interest. Our team will contact you shortly.',
        why: '{People} get one fact, one question and a day.',
      },
      {
        scenario: 'A mistake',
        context: 'Something that {name} promised was not kept.',
        good: 'That was our mistake: [what happened]. By [day] we will have [what is done]; I will write to you then. [Name]',
        bad: 'We apologise for any inconvenience caused.',
        why: '{People} hear what happened and what follows from it.',
      },
    ],
    see: [
      'Somebody at {name} in the middle of the work, seen from the side',
      'What {people} receive at the end, close enough to read or touch',
      'The place in which the work begins in the morning',
    ],
    unseen: ['No handshakes and no smiling groups.', 'No symbols in place of the work itself.'],
    say: ['beforehand', 'included', 'by when', 'who to ask'],
    avoid: ['one-stop shop', 'tailor-made solutions', 'best-in-class', 'seamless'],
    type: 'modern',
  },
];

import { capital } from '../pen';
import { longDate } from './dates';
import { lowerName, namesOf, type Plan } from './plan';
import { amountsIn } from './money';
import { hitsIn } from './lexicon';
import { EVIDENCE } from './jobs/evidence';
import { jobNoun } from './statement';

/** A question of the client's, with the answer that this document can give. */
export interface Answer {
  question: string;
  /** undefined: a person has to give it */
  text?: string;
  /** it binds the studio: somebody there confirms it */
  isToConfirm: boolean;
}

const inWeeks = ({ schedule: { phases } }: Plan): string => {
  const last = phases.at(-1)?.weeks.match(/\d+$/)?.[0];
  return last
    ? `${last === '1' ? 'one week' : `about ${last} weeks`} from the day on which you say yes`
    : 'the time that the schedule shows';
};

/** How long it takes, whatever the day. */
function inWeeksSaid(plan: Plan): string {
  const { phases } = plan.schedule;
  const [first, last] = [phases[0]?.from, phases.at(-1)?.to];
  if (!first || !last) return `${capital(inWeeks(plan))}.`;
  const weeks = Math.max(1, Math.round((+last - +first) / (7 * 24 * 60 * 60_000)));
  return `${weeks === 1 ? 'About a week' : `About ${weeks} weeks`} of work: begun by ${longDate(first)}, it is finished by ${longDate(last)}.`;
}

/** Whether what is asked can be there in time, in a sentence. */
function inTime({ schedule }: Plan): string | undefined {
  const { day, due, left = 0, isHopeless, isTight } = schedule;
  if (!day) return undefined;
  if (isHopeless)
    return `Not all of it. Until ${longDate(day.date)} there ${left === 1 ? 'is one working day' : `are ${left} working days`}; what can be there by then, and what comes after it, stands with the dates.`;
  if (!due) return undefined;
  return isTight
    ? `Yes, if it stays small and answers come at once: until ${longDate(day.date)} there ${left === 1 ? 'is one working day' : `are ${left} working days`}.`
    : `Yes: it is finished by ${longDate(due)}, as the schedule shows.`;
}

type Reply = (question: string, plan: Plan) => string | undefined;
const REPLIES: readonly [pattern: RegExp, reply: Reply, isToConfirm?: true][] = [
  [
    /\b(?:can|could|will) you (?:make|get|force|bring) (?:them|people|everybody|customers|visitors|guests|us) (?:to )?(?:do|come|buy|give|like|stop|want)\b/i,
    () =>
      'Nobody can promise that, and we do not. What we can do is find out what keeps them from it, ask them at the right moment, and look at the number before and after.',
  ],
  [
    /\b(?:do|make|offer) (?:this|that|it|these|those) (?:too|as well)\b/i,
    () => 'Yes. It is what this whole paper is about.',
    true,
  ],
  [
    /\b(?:propose|suggest) (?:something|a way)\b|\bwhat (?:would|do) you (?:propose|suggest)\b/i,
    () => 'This paper is our proposal; it stands in the stages and lines below, and the first of them tests it.',
  ],
  [/\b(?:would|are) you (?:be )?(?:interested|available|free|up for)\b/i, () => 'Yes, gladly.', true],
  [
    /\b(?:save|rescue) us\b/i,
    (_, plan) =>
      `Yes. ${(inTime(plan) ?? inWeeksSaid(plan)).replace(/^Yes: it/, 'It').replace(/^Yes, if it stays small: /, 'It has to stay small: ')}`,
    true,
  ],
  [
    /^(?:so )?(?:can|could|would|will) you (?:do|help|manage|take on|make) (?:that|this|it|us|with (?:that|this))(?: for us)?\?*$/i,
    (_, plan) =>
      plan.pieces.isStaged ? 'Yes, in the stages below.' : 'Yes: each piece has a line and a price of its own here.',
    true,
  ],
  [
    /^what (?:you will|will you|exactly will you) (?:make|do|deliver)\b|^what (?:do )?(?:i|we) get\b/i,
    (_, { reading }) =>
      reading.asked.length > 0 ? `${capital(namesOf(reading.asked, reading.isForeign))}, and nothing else.` : undefined,
  ],
  [
    /^when\b/i,
    (_, plan) =>
      inTime(plan)
        ?.replace(/^Yes: it is/, 'It is')
        .replace(/^Yes, if/, 'If') ?? inWeeksSaid(plan),
  ],
  [
    /\bread on (?:a |the |their )?(?:phone|screen|mobile)|\b(?:work|readable) on (?:a |the )?phones?\b/i,
    () =>
      'Yes, if it is planned from the start: type that holds in both, and a version whose text flows anew on a small screen, [price]. A PDF alone does not do it.',
  ],
  [
    /\b(?:how (?:would|do|will) (?:you|we) test|how you (?:would )?test|test it with)\b/i,
    () =>
      'We show a first draft to six of those whom it is meant for, one at a time, in their own language and without explaining it. They say what they understood and what they would do now. What fails twice is changed, and you get a page on it.',
    true,
  ],
  [
    /\b(?:quote|price|offer)s? (?:it )?(?:per (?:item|piece|position)|each|for each|separately|by item)\b/i,
    (question) =>
      `Each line has a price of its own${/\bin (USD|EUR|GBP|CHF|dollars|euros|pounds)\b/i.test(question) ? `, in ${/\bin (USD|EUR|GBP|CHF|dollars|euros|pounds)\b/i.exec(question)![1]!}` : ''}.${/\bterms\b/i.test(question) ? ' Our terms: [answer]' : ''}`,
  ],
  [
    /\bwhat (?:such a thing|this|it|that|something like this|all this) (?:would )?costs?\b|\bgive (?:me|us) a (?:number|price|figure)\b/i,
    (_, { reading }) =>
      reading.asked.length > 1
        ? 'Each line has its price, and there is one for all together.'
        : 'The price stands beside the work: [price] in all, and it does not grow unless you ask for more.',
  ],
  [
    /^(?:what it costs|how much|the price|costs?|price)\s?\?$/i,
    () => 'The price stands beside each line: [price] in all. It becomes firm once we know what is asked below.',
  ],
  [
    /\bwho\b.{0,30}\b(?:checks?|proofreads?|verif\w+|signs? off|responsible for) .{0,20}\b(?:numbers|figures|distances|mileage|spelling|facts|texts?|names|data)\b/i,
    () =>
      'Three pairs of eyes. We set everything from one list of yours; [name], who has not set it, compares it line by line; you sign that list, and nothing is made before.',
    true,
  ],
  [
    /\bwho (?:of you|at your|in your|from your|would|will|is going to|exactly)\b.{0,40}\b(?:do|doing|lead|work|working|responsible|draw|design|contact)\b/i,
    () => '[name] would lead it and be the one you call; [name] would draw.',
    true,
  ],
  [
    /\b(?:both ways|two versions|each way|with and without|two variants|as two options)\b/i,
    () =>
      'Yes: [price] the one way and [price] the other. We say on one page what each looks like and what it risks, before you choose.',
  ],
  [
    /\b(?:excl\w*|incl\w*|plus|without|with) (?:of )?(?:VAT|GST|tax)\b|\bnumber of (?:correction|revision|change|feedback)\w* rounds?\b|\brounds? (?:of (?:correction|revision|change)s? )?(?:are |is )?includ/i,
    (question, { schedule }) =>
      [
        /\bVAT|GST|tax\b/i.test(question)
          ? `All prices here are ${/\bincl/i.test(question) && !/\bincluded\b/i.test(question) ? 'with' : 'without'} tax, as you ask.`
          : '',
        /\brounds?\b/i.test(question)
          ? `${schedule.rounds === 1 ? 'One round of changes is' : 'Two rounds of changes are'} in the price; each further one is [price].`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  ],
  [
    /\b(?:what (?:is|counts as|do you (?:mean|understand) by) (?:a|one) round|rounds? of (?:changes|revisions?|corrections?)|one round or two|how many (?:rounds|revisions|changes))\b/i,
    () =>
      'A round is one list of changes, gathered by one person on your side, and the drawing that answers it. Where two of you want different things, it is still one round once you have agreed between you; we recommend one with reasons, and you decide.',
  ],
  [
    /\b(?:how long|how (?:soon|fast|quickly)|how many (?:weeks|days)|turnaround|lead time|when (?:can|could|would|will) (?:you|it|we|they|this))\b/i,
    (_, plan) => inWeeksSaid(plan),
  ],
  [
    /\b(?:enough time|sensible|possible|realistic|doable|feasible|too (?:late|short|tight|soon)|in time|make (?:it|the date)|manage (?:it|that|this)|by then|impossible)\b/i,
    (question, plan) => (MONEY_ASKED.test(question) ? undefined : inTime(plan)),
  ],
  [
    /\b(?:how much|what (?:would|will|does|do|is|are)\b[^?]*\b(?:cost|charge|price|fee|rate)s?|price for|costs? (?:of|for)|(?:rough|ballpark) (?:price|figure|idea)|your (?:rates?|fees?|prices?))\b/i,
    (_, { reading }) =>
      reading.isRough
        ? `Roughly: [price] in all. It becomes firm once we know what is asked below.`
        : reading.asked.length > 1
          ? 'Each thing has its own price in this paper, and there is one for all of them together.'
          : 'The price stands beside the work in this paper.',
  ],
  [
    /\b(?:carve[dn]? out|done first|do .{3,40} first|start with|begin with|what would you do first|where (?:would|should) (?:you|we) (?:start|begin)|separately|in (?:stages|steps|phases|parts)|one (?:by one|at a time)|which (?:one )?(?:first|to start))\b/i,
    (question, plan) => {
      const [named] = hitsIn(question);
      const thing = plan.reading.asked.find(({ of }) => of === named?.of);
      return thing
        ? `Yes. The ${lowerName(thing.name)} can be ordered by itself and comes first; it has a price of its own.`
        : plan.reading.asked.length > 1
          ? `Yes. Each line of the price can be ordered by itself. We would begin with the ${lowerName(plan.reading.asked[0]!.name)}.`
          : undefined;
    },
  ],
  [
    /\b(?:how (?:does|do|would|will) (?:it|this|you|we|the (?:process|work)) (?:work|start|begin|go about|proceed|usually)|next steps?|what (?:do|would) you need from (?:me|us)|what happens next|how do we (?:start|begin|proceed))\b/i,
    () =>
      'You answer the questions in this paper and say which lines you want. We begin with what exists, show first ideas at real size, change them with you, and hand over final files.',
  ],
  [
    /\b(?:what happens if|what if|do we owe|cancel|if we stop|pull out)\b/i,
    () =>
      'Each phase is ordered and paid for by itself. If you stop, you owe the phases that are finished and what has been done of the one that runs, and nothing beyond that.',
    true,
  ],
  [
    /\b(?:who owns|own (?:the )?(?:rights|files|copyright|design|fonts?)|copyright|usage rights|own the rights|(?:get|have) (?:the )?(?:psds?|source files|open files|raw files)|source files)\b/i,
    () =>
      'What we draw is yours to use, without limit of time or place, once it is paid, and you get the open files. Typefaces are licensed from those who make them, in your name and for your number of users; the licences are named and priced before you decide.',
    true,
  ],
  [
    /\b(?:can|could|would|will) (?:you|somebody|someone|anybody|anyone)\b[^?]{0,30}\b(?:come|visit|meet)\b|rather than a video call/i,
    (question) =>
      /^(?:can|could|would|will|do|are|is)\b|\?/i.test(question)
        ? 'Yes. We come to you, and the first talk is there. [day]'
        : undefined,
    true,
  ],
  [
    /\b(?:one colou?r|single colou?r|black and white|b\/w)\b/i,
    () => 'Yes. What works in one colour works everywhere; colour can be added later.',
  ],
];
/** 'Same name, or another?', 'Should we …?', 'Do you think …?' */
const OPINION =
  /\bor\b[^?]{2,60}\?|\b(?:should (?:we|i|it|the)|what do you think|do you think|you tell me|would you (?:recommend|suggest|advise|keep|go)|is it (?:better|worth|ok|okay|a good|a bad)|which (?:one|would|is)|do (?:we|i) (?:really )?need|does it (?:matter|need)|sad or good)\b/i;

const MONEY_ASKED = /\b(?:how much|cost|charge|price|fee|rates?|realistic|daft|enough money)\b/i;
const TIME_ASKED = /\bhow long\b/i;
const JPG = /\b(?:jpe?g|png|screenshot|picture of it|facebook)\b.*\b(?:problem|ok|okay|enough|fine|work)\b/i;

export function answersOf(plan: Plan): Answer[] {
  return plan.reading.questions.map((question) => {
    const none = { question, isToConfirm: false };
    if (JPG.test(question))
      return {
        question,
        text: 'For stitching and for anything large it has to be a vector file. We draw it anew from your picture, line for line: [price].',
        isToConfirm: false,
      };
    if (MONEY_ASKED.test(question) && TIME_ASKED.test(question))
      return { question, text: `In all: [price]. ${inWeeksSaid(plan)}`, isToConfirm: false };
    // a sum in the question: only a person can say what it buys
    if (
      amountsIn(question).length > 0 ||
      (/\b(?:realistic|realistisch|insane|crazy|mad|daft|too little|enough(?: money)?)\b/i.test(question) &&
        plan.reading.sums.length > 0)
    )
      return {
        question,
        text: 'Our lines come to [price] in all; where that is more than you have, we say which line to leave out first. [answer]',
        isToConfirm: false,
      };
    for (const [pattern, reply, isToConfirm = false] of REPLIES) {
      const said = pattern.test(question) ? reply(question, plan) : undefined;
      if (said) return { question, text: said, isToConfirm };
    }
    // 'Can you do apps as well?', where the app is the whole work
    const whole = EVIDENCE.find(({ id }) => id === plan.reading.job.id)?.whole ?? [];
    if (
      /\b(?:do|can|could|would) you (?:also |even )?(?:do|make|design|build|offer)\b/i.test(question) &&
      (hitsIn(question).some(({ of }) => whole.includes(of.id)) ||
        question.toLowerCase().includes(jobNoun(plan).split(' ')[0]!.toLowerCase()))
    )
      return { question, text: `Yes. It is what this whole paper is about.`, isToConfirm: true };
    if (
      /^(?:so |and )?(?:can|could|would) you (?:please |perhaps )?(?:make|design|build|create|think)\b/i.test(
        question,
      ) &&
      plan.pieces.isStaged
    )
      return { question, text: 'Yes. It is what this whole paper is about.', isToConfirm: true };
    const thing = plan.reading.asked.find((one) => one.passage.text === question);
    const asksForIt =
      /^(?:also |and )?(?:can|could|would|will) you (?:also |please |perhaps )?(?:do|make|design|draw|help|redesign|create|quote|add|include)\b/i.test(
        question,
      );
    const [also] = hitsIn(question);
    if (
      !thing &&
      also &&
      /^(?:and )?(?:do|can|could|would) you (?:also )?(?:do|make|design|offer|draw|help with|take care of)\b/i.test(
        question,
      )
    )
      return { question, text: 'Yes. It has a price apart: [price].', isToConfirm: true };
    if (asksForIt && thing)
      return { question, text: 'Yes: it has a line and a price of its own here.', isToConfirm: false };
    const about = thing ?? plan.reading.asked.find(({ of }) => hitsIn(question).some((hit) => hit.of === of));
    if (OPINION.test(question) && !/\b(?:do|does|are|have|will|would) you\b|\byou or (?:we|us)\b/i.test(question))
      return {
        question,
        text: `We would not settle that from a letter. ${about ? `The first ideas for the ${lowerName(about.name)}` : 'The first ideas'} show both ways side by side, and we say which one we would take, and why.`,
        isToConfirm: false,
      };
    return none;
  });
}

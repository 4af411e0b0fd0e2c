import { nounSenses, singular } from '@maquette/reading';
import type { Sheet } from '../sheet';
import type { Relation } from './relation';
import { RELATIONS } from './relations';

const ORGANISATIONS =
  /(?:pharmac|restaurant|hotel|compan|firm|business|shop|store|farm|co-?op|supermarket|camp|brand|clinic|hospital|dealer|school librar|vessel|ship|cruiser|manager|procurement|architect|chef|builder|contractor|publisher|museum|theatre|office|council|municipalit|parish|congregation|bakery|bakeries|brewer|winer|studio|agenc|retailer|wholesaler|factor|mill|landlord|institution|caterer|airline|port|captain|skipper|grower|manufacturer|founder|start-?up|librar|editor|laborator|engineer|operator|teacher|director|ministr|school|owners of|kitchens?$)/i;

/** What speaks for a kind of relationship, in what the brief says that the brand is or does. The first that fits counts. */
const KINDS: [id: string, test: RegExp][] = [
  ['software', /\b(?:software|app|platform|saas|sensors?|dashboard|online tool)\b/],
  [
    'care',
    /\b(?:physio\w*|clinic|dent(?:al|ist)\w*|doctor|midwi\w+|therap\w+|nurs(?:e|es|ing)|rehab\w*|hospice|optician|osteopath\w*|psycho\w+|hearing aids?|audiolog\w+|care home|massage|podiatr\w+)\b/,
  ],
  [
    'learning',
    /\b(?:school|kindergarten|nursery|lessons?|courses?|classes|tutor\w*|academy|training|coaching|teaches|playgroup|childcare|cr[eè]che|summer camp|apprenticeships?)\b/,
  ],
  [
    'travel',
    /\b(?:hotel|hostel|guesthouse|ferry|ferries|tours?|guided|lodge|campsite|b&b|boat trips?|holidays?|safaris?|trekking|expeditions|inn|rides|cruises|farm stay|retreats?)\b/,
  ],
  [
    'advice',
    /\b(?:law|lawyers?|notar\w+|tax|accountan\w+|insurance|consult\w+|advis\w+|surveyors?|mediat\w+|patents?|planners?|brokers?|translat\w+|genealog\w+)\b/,
  ],
  [
    'contract',
    /\b(?:maintenance|couriers?|payroll|catering|cleaning|logistics|chandlers?|ship supplier|facility|security|laundry|bookkeeping|hauliers?|freight|waste|vet service|staffing|hosting|linen|pest control|temp agency|interpreters|delivery service|warehous\w+|collects?)\b/,
  ],
  [
    'repair',
    /\b(?:repairs?|sharpen\w*|locksmiths?|mends?|tun(?:es|ing|er)|sweep\w*|plumb\w*|electrician\w*|garage|mechanics?|reshaped|cleaned|cobbler|alterations|restringing|re-?soles?|servic(?:e|es|ing) of)\b/,
  ],
  [
    'project',
    /\b(?:saunas?|weddings?|organs?|installs?|installation|renovat\w+|restor\w+|boat ?builder|boatyard|architects?|kitchens|gardens? (?:design|build)\w*|façades?|facades?|roof\w*|funerals?|removals?|movers|staircases|pools|solar|windows|greenhouses for|builds?|carpent\w+|joiner\w*|landscap\w+|coffins?|tattoo\w*|insulation|wells|boreholes|portraits|bespoke|stonemason|gravestones?|headstones?)\b/,
  ],
  [
    'place',
    /\b(?:café|cafe|coffee (?:bar|shop|house)|restaurant|bar|pub|bookshop|shop|gym|climbing|cinema|bakery|tea room|museum|salon|barber\w*|spa|sauna|library|market|pool|theatre|gallery|hall|club|deli|ice[- ]cream parlour|bistro|canteen|tavern|food truck|bathhouse|hammam|arcade|playhouse|dance studio|yoga)\b/,
  ],
  [
    'trade',
    /\b(?:suppl(?:ier|ies)|manufactur\w+|factory|wholesale|contract laboratory|laboratory|foundry|mill|growers?|fasteners|components|machine parts|seedlings|malt|feed|packaging)\b/,
  ],
];
const GIVING = 'giving';

/** Bodies that have a sum approved before they commission a work. */
const INSTITUTIONS =
  /\b(?:schools?|head\s?teachers?|directors|parish(?:es)?|congregations?|churches|councils?|municipalit\p{L}+|ministr\p{L}+|museums?|hotels?|architects|owners of|hospitals?|clinics?|housing associations?|universit\p{L}+)\b/iu;
/** Things that are bought and taken home. */
const BOUGHT = /^(?:object|food|drink|garment|furniture|instrument|tool|book|container|material|flower)$/;

const isBought = ({ thing, offerSaid }: Sheet): boolean => {
  const noun = singular(
    thing
      .split(/ (?:of|for|from|in|and) |,/)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '',
  );
  return (
    (noun !== '' && BOUGHT.test(nounSenses(noun)[0]?.class ?? '')) ||
    /\b(?:hand-\p{L}+|handmade|farm|dairy|brewery|distillery|roastery|winery|publisher|jams?|honey|cheese|factory)\b/u.test(
      `${thing} ${offerSaid?.category ?? ''}`,
    )
  );
};

/** Which kind of relationship the brief shows; the general one where it shows none for certain. */
export function relationOf(sheet: Sheet): Relation {
  const of = (id: string): Relation => RELATIONS.find((one) => one.id === id) ?? (RELATIONS[0] as Relation);
  if (sheet.isForGood) return of(GIVING);
  // only what it is counts, not what it is for or where
  const { category = '', predicate = '' } = sheet.offerSaid ?? {};
  const head = (
    category !== ''
      ? category
      : (predicate.split(/ (?:of|for|to|in|from|at|across|with|who|that|and puts?) |, /)[0] ?? '')
  ).toLowerCase();
  const whole = predicate.split(/, (?=\d)/)[0]?.toLowerCase() ?? '';
  const found =
    KINDS.find(([, test]) => test.test(head))?.[0] ??
    (/^(?:is (?:two|three|four|\d)|restores|builds|installs|repairs)/.test(whole)
      ? KINDS.find(([, test]) => test.test(whole))?.[0]
      : undefined);
  const isForFirms = ORGANISATIONS.test(sheet.people[0]?.noun ?? '');
  const isForInstitutions = sheet.people.slice(0, 3).some(({ said }) => INSTITUTIONS.test(said));
  const sums = sheet.facts.flatMap(({ text }) =>
    [...text.matchAll(/(?:[€$£]|CAD |AUD |USD |EUR |CHF )(\d[\d.,]*)/g)].map(([, sum = '']) =>
      Number(sum.replace(/[.,](?=\d{3})/g, '')),
    ),
  );
  // what costs thousands is no purchase of an afternoon
  const isDear = sums.length > 0 && Math.min(...sums) >= 1500;
  switch (found) {
    case 'project':
      return isForFirms ? of(isForInstitutions ? 'commission' : 'general') : of('project');
    case 'repair':
    case 'advice':
      return of(isForFirms ? (/\b(?:maintenance|payroll|contracts?)\b/.test(whole) ? 'contract' : 'general') : found);
    case 'trade':
      return of(isForFirms ? 'trade' : isBought(sheet) ? 'goods' : 'general');
    case 'care':
      return of(isForFirms ? 'contract' : 'care');
    case 'travel':
    case 'learning':
      return of(isForFirms ? 'general' : found);
    case undefined:
      break;
    default:
      return of(found);
  }
  if (isDear) return of(isForInstitutions ? 'commission' : isBought(sheet) ? 'project' : 'general');
  if (isBought(sheet)) return of(isForFirms ? 'trade' : 'goods');
  return of('general');
}

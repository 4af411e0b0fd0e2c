import type { Sheet } from '../sheet';
import { type Relation, RELATIONS } from './relation';

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
    /\b(?:maintenance|couriers?|payroll|catering for (?!wedding|part)|cleaning|logistics|chandlers?|ship supplier|facility|security|laundry|bookkeeping|hauliers?|freight|waste|vet service|staffing|hosting|linen|pest control|temp agency|interpreters|delivery service|warehous\w+|collects?)\b/,
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

export function relationOf(sheet: Sheet): Relation {
  const of = (id: string): Relation => RELATIONS.find((one) => one.id === id) ?? (RELATIONS[0] as Relation);
  if (sheet.isForGood) return of(GIVING);
  const said =
    `${sheet.offerSaid?.category ?? ''} ${sheet.offerSaid?.predicate.split(/, (?=\d)/)[0] ?? ''} ${sheet.thing}`.toLowerCase();
  const whole =
    said.trim() === ''
      ? sheet.units
          .slice(0, 3)
          .map(({ plain }) => plain)
          .join(' ')
      : said;
  // what is said last in a name of a house counts most: 'oyster farm' before 'restaurants'
  const found =
    KINDS.find(([, test]) => test.test(whole.split(/ for | to /)[0] ?? whole))?.[0] ??
    KINDS.find(([, test]) => test.test(whole))?.[0];
  const first = sheet.people.slice(0, 2);
  const isForFirms = first.length > 0 && ORGANISATIONS.test(first[0]?.noun ?? '');
  if (found === 'repair' && /\bmaintenance\b|\bcontracts?\b/.test(whole)) return of('contract');
  if (
    found === 'advice' &&
    isForFirms &&
    /\b(?:payroll|per month|a month|per payslip)\b/.test(sheet.units.map(({ plain }) => plain).join(' '))
  )
    return of('contract');
  if (found === 'care' && /\b(?:vets?|veterinar\w*)\b/.test(whole) && isForFirms) return of('contract');
  // what costs thousands is no purchase of an afternoon
  if (!found || found === 'goods') {
    const sums = sheet.facts.flatMap(({ text }) =>
      [...text.matchAll(/(?:[€$£]|CAD |AUD |USD |EUR |CHF )(\d[\d.,]*)/g)].map(([, sum = '']) =>
        Number(sum.replace(/[.,](?=\d{3})/g, '')),
      ),
    );
    if (Math.min(...sums, Number.POSITIVE_INFINITY) >= 1500 && sums.length > 0)
      return of(isForFirms ? 'commission' : 'project');
  }
  if (found && found !== 'place') return of(found === 'project' && isForFirms ? 'commission' : found);
  if (isForFirms && !found) return of('trade');
  return of(found ?? 'goods');
}

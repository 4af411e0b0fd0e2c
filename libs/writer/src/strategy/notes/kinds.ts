import { nounSenses, singular } from '@maquette/reading';
import { isOrigin } from '../../brief/telegraphic';
import type { Archetype } from '../../knowledge/archetypes';

/** What a note of a brief is evidence of, and what follows from it. */
export interface Kind {
  id: string;
  /** on the note in small letters */
  test: { test(text: string): boolean };
  /** as a value and as a pillar of the position */
  title: string;
  /** what those who are served have of it; `{who}` and `{Who}` are filled */
  gains: string[];
  /** the question that it answers */
  asks: string;
  /** what the brand has to keep so that it stays true */
  keeps: string[];
  archetypes: Archetype[];
  /** how much it sets a brand apart */
  weight: number;
}

const CURRENCY = String.raw`[€$£¥₹₱₦₩₾₺₫]\s?\d|\b(?:usd|eur|gbp|chf|sek|nok|dkk|isk|pln|czk|kes|ghs|ngn|inr|lkr|cad|aud|nzd|zar|aed|brl|mxn|try|ron|huf|idr|thb|php|rs|ksh) ?\d|\d[\d.,  –-]*(?:€|kr\b|zł|ft\b|lei\b|euros?\b|dollars?\b|pounds?\b|rupees\b|pesos\b|francs?\b|soles\b|rand\b|lari\b|lira\b|tenge\b|dirhams?\b|crowns\b|yen\b|naira\b|cedis\b)`;
export const IS_PRICE = new RegExp(CURRENCY, 'u');
const SPAN = String.raw`\d+(?:[–-]\d+)?|an?|one|two|three|four|five|six|ten|twelve`;

const NUMBER = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein|zwei|drei|vier|fünf|deux|trois|dos|tres|due|tre`;
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d ?(?:–|-|bis|to|à|a) )(?:${NUMBER}) (?:former |full-time |trained )?(?:[\p{L}-]+ )?([\p{L}-]{3,})(?! (?:a|per|each|last|this) (?:year|month|week|day)|\p{L})`,
  'giu',
);
/** Whom a house names as its own: how many there are, of which trade, and who leads them. */
const NAMED_PEOPLE =
  /\bone-(?:wo)?man\b|\bone man\b|\bensemble of\b|\bteam of\b|\bthere are (?:two|three|four) of us\b|\b(?:two|three|four|five) of us\b|\bsmall team\b|\bmy (?:brother|niece|sister|wife|husband|son|daughter|cousin|father|mother)\b|\b(?:[Oo]wner|[Ff]ounder|[Dd]irector|[Hh]ead|[Bb]oss|[Cc]hef|[Ii]nhaberin?|[Cc]hefin|[Gg]érante?|[Dd]ueñ[oa]) \p{Lu}|\b[Dd]r\.? \p{Lu}|\b(?:eldest|oldest|youngest) \p{Lu}|\b[Vv]olunteers \d|^\p{L}+(?:s|en) \p{Lu}\p{Ll}+ (?:and|&|und|et|y) \p{Lu}\p{Ll}+/u;
const FIRST_NAMES = /^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+(?:,| and| &) (?:and )?\p{Lu}\p{Ll}+\.?$/u;
const TRADES =
  /^(?:craftsman|skilled worker|worker|employee|laborer|professional|specialist|expert|assistant|creator|maker|educator|health professional|mason|engineer)$/;
const PAID_TO_COME =
  /^(?:customer|client|guest|patient|visitor|member|user|buyer|learner|student|pupil|child|reader|subscriber|generation|place|seat|passenger|donor)$/;
function isTeam(text: string): boolean {
  if (/^(?:1|one|ein\p{L}*) (?:bis|to|–|-|à|a) \d/iu.test(text)) return false;
  if (NAMED_PEOPLE.test(text)) return true;
  // 'Tom, Aziz, Beth', and not 'English, Greek, German'
  if (FIRST_NAMES.test(text)) return !text.split(/,? and |, |\./).some((word) => word !== '' && isOrigin(word));
  for (const [, noun = ''] of text.matchAll(COUNTED)) {
    const one = singular(noun.toLowerCase());
    if (PAID_TO_COME.test(one)) continue;
    if (
      /^(?:people|peoples|staff|employees|volunteers|women|men|leute|mitarbeiter\p{L}*|personnes|personas|persone|brothers|sisters|daughters|sons)$/u.test(
        noun.toLowerCase(),
      )
    )
      return true;
    // an occupation: a person who does something, as the dictionary has it
    const [sense] = nounSenses(one);
    if (sense?.class !== 'person') continue;
    if (
      sense.kinds.some((kind) => TRADES.test(kind)) ||
      /(?:er|or|ist|ian|man|woman|ant|smith|nurse|vet|cook|guide|ee|mate|keeper|wright)$/.test(one)
    )
      return true;
  }
  return false;
}

/** The kinds, what sets apart most before what most brands have. A note may be of several. */
export const KINDS: readonly Kind[] = [
  {
    id: 'warranty',
    test: /\bwarrant(?:y|ies)\b|\bguarantee[ds]?\b|\bmoney back\b|\bredo (?:it )?(?:for )?free\b|\bfree (?:repair|redo)|\bwe come back (?:for )?free/,
    title: 'Answering for the work afterwards',
    gains: [
      '{Who} carry no risk after the invoice; it is carried where it can be put right.',
      'The years after the job are part of the offer, which is where {who} have been left alone before.',
      'A yes becomes possible for {who} who cannot judge the work themselves.',
    ],
    asks: 'And if something fails later?',
    keeps: [
      'The first time somebody uses it, it is honoured without a discussion; that visit is worth more than the page.',
      'The terms fit on one page, and the person who answers is named on it.',
    ],
    archetypes: ['ruler', 'caregiver'],
    weight: 4.6,
  },
  {
    id: 'fixedprice',
    test: /\bfixed (?:\p{L}+ )?(?:fees?|prices?|rates?|quotes?)\b|\bnot one \p{L}+ more\b|\bflat (?:fees?|rates?)\b|\bprice (?:does |will |do )?not? ?change|\b(?:price|paper with price) before\b|\bno hidden\b|\ball[- ]in(?:clusive)?\b(?= price)|\bno (?:extra|surcharge|hourly)|\bprice is (?:the same|final)|\bno haggling\b/u,
    title: 'A price that stays as it was said',
    gains: [
      'The sum is known while {who} can still say no.',
      '{Who} can plan with one figure and never have to ask what the next hour costs.',
      'Nothing has to be negotiated, so {who} who dislike negotiating are not the ones who pay more.',
    ],
    asks: 'What will it come to in the end?',
    keeps: [
      'Whoever errs in the estimate pays for the error, and it is not the customer.',
      'The exceptions stand beside the figure in letters of the same size.',
    ],
    archetypes: ['ruler', 'regular guy'],
    weight: 4.4,
  },
  {
    id: 'trial',
    test: /\bfirst [\p{L}\d -]{0,28}(?:is )?(?:free|no charge|just a look)|\bfree (?:first|trial|quote|estimate|look|chat|call|lesson)|\bdays? free\b|\bno charge\b|\bdon['’]t charge for (?:the )?(?:looking|look|advice)|\bno contract\b|\bcancel any|\btry (?:it|them|one) (?:out|for|at)|\bwithout (?:a )?contract\b/u,
    title: 'A first step that costs nothing',
    gains: [
      '{Who} find out whether it suits them before anything is signed or paid.',
      'The hardest step, the first one, has been made small enough for {who} to take it this week.',
      'Doubt is answered by trying and not by talking.',
    ],
    asks: 'What if it turns out not to be right for me?',
    keeps: [
      'After the first step nobody rings to press; the next word is left to the customer.',
      'The free part is useful by itself, also to somebody who goes elsewhere.',
    ],
    archetypes: ['caregiver', 'magician'],
    weight: 4.2,
  },
  {
    id: 'speed',
    test: new RegExp(
      String.raw`\btakes? [\p{L}\d –-]{2,20} (?:hours|days|weeks|months)\b|\bwithin (?:about |around )?(?:${SPAN}) ?(?:min|hrs?|hours?|days?|weeks?|business|working)|\bsame[- ]day\b|\b(?:${SPAN}) hours['’]? notice|\bin (?:about |around |under )?(?:${SPAN}) (?:working |business )?(?:min\w*|hours?|days?|weeks?)\b|\bturnaround\b|\busually (?:${SPAN}) (?:days|weeks)|\bnext[- ]day\b|\bovernight\b|\b(?:${SPAN}) (?:days|weeks) on site\b|\b\d+ minutes\b|\bstandstill\b|, (?:${SPAN}) weeks\b|\beta\b|\b(?:delivery|waiting) time\b|\btakes? \d|^(?:about |some )?(?:${SPAN}) (?:min\w*|hours?|days|weeks)\.?$|\brush (?:\d|in)|\breply within\b`,
      'u',
    ),
    title: 'A time that is named',
    gains: [
      '{Who} can promise something to others, because a time has been promised to them.',
      'Waiting without knowing how long is the worst part, and it falls away.',
      'A number instead of “soon” is the first thing {who} can compare.',
    ],
    asks: 'How long does it take?',
    keeps: [
      'The time is measured and printed, and a delay is reported before anybody asks.',
      'On full days fewer jobs are taken, so that the figure holds.',
    ],
    archetypes: ['hero', 'ruler'],
    weight: 4.3,
  },
  {
    id: 'punctual',
    test: /\bon time\b|\bwe (?:always )?come\b(?!.*\bback\b)|\bpunctual|\bturn up\b|\bshow up\b/,
    title: 'Being there when it was said',
    gains: [
      'What {who} have heard most often elsewhere, that somebody did not come, is answered with a record.',
      '{Who} do not keep a day free for nothing.',
    ],
    asks: 'Do you come when you say?',
    keeps: ['The share that was on time is counted every month, and the bad month is shown too.'],
    archetypes: ['hero', 'regular guy'],
    weight: 4.4,
  },
  {
    id: 'limits',
    test: /\bmax(?:imum)?\.? ?\d|\bone in (?:ten|five|three|\d+)\b|\bnot against\b|\bsay so\b|\bi tell people\b|\bwe tell\b|\bsend (?:home|people)\b|\bif .{3,40} (?:can['’]t|cannot|is unclear|is not worth)\b|\bonly as many\b|\bunder licen[cs]e\b|\bif (?:they|it|she|he) agrees?\b|\bwon['’]t discuss\b|\bhonest/,
    title: 'Limits that are said aloud',
    gains: [
      'A house that says where it stops is believed in the rest, and {who} are looking for somebody to believe.',
      '{Who} get a no early, which is cheaper for both than a yes that does not hold.',
      'The limit is the proof: it costs the house something, and {who} can see that.',
    ],
    asks: 'What do you not do, and would you tell me?',
    keeps: [
      'The limit is kept in a year in which it hurts, and that year is told.',
      'Reason and limit stand in the same sentence; without the reason it sounds proud.',
    ],
    archetypes: ['sage', 'innocent'],
    weight: 4.2,
  },
  {
    id: 'worst',
    test: /\b(?:down to|to|at|until) [-–−]\d|\bdown to \d|\bwithstands?\b|\bstays? (?:warm|dry|cold|open) (?:at|in|until)\b|\bin all weathers?\b|\bcold box\b|\d ?°c\b/,
    title: 'A figure for the worst case',
    gains: [
      'The case that {who} lie awake over has a number, and it can be asked about.',
      'Good days prove nothing; {who} hear what holds on the bad one.',
    ],
    asks: 'Will it hold when it gets difficult?',
    keeps: ['The figure is backed by a measured case with place and date, not by a data sheet alone.'],
    archetypes: ['sage', 'hero'],
    weight: 4.5,
  },
  {
    id: 'special',
    test: /\bautism|\bsensory\b|\bnervous\b(?! more)|\bjust for\b|\bwheelchair users\b|\bbeginners\b|\bspeciali[sz]|\bknown for\b|\bwomen instructors\b|\bquiet room\b|\bkids['’]? only\b|\bafraid of\b|\bfirst[- ]timers\b|\bnobody else\b|\bthe only\b/,
    title: 'Made for those who are usually sent on',
    gains: [
      'Those among {who} who have been sent away elsewhere are expected here.',
      'It shows all other {who} how the house deals with a difficult case.',
    ],
    asks: 'Is somebody like me in the right place here?',
    keeps: ['There is always somebody on duty who can do it, and the page says on which days if not.'],
    archetypes: ['caregiver', 'sage'],
    weight: 4.5,
  },
  {
    id: 'employed',
    test: /\ball employed\b|\bno self-employed\b|\bpermanent(?:ly)? employed\b|\bemployed, |\bfair(?:ly)? (?:wages?|paid)\b|\bowned by (?:its|the|those)\b|\bco-?operative\b|\bprofits? (?:go|is shared)/,
    title: 'Fair terms for those who do the work',
    gains: [
      'The people {who} meet are the same next month, because they have a reason to stay.',
      '{Who} can say with a clear conscience who does this for them.',
    ],
    asks: 'Who does the work, and on what terms?',
    keeps: ['It holds in the peak season too; one exception and the argument belongs to the competitors.'],
    archetypes: ['regular guy', 'ruler'],
    weight: 4.1,
  },
  {
    id: 'refusal',
    test: /^(?:we |they |i )?(?:also )?(?:do not|don['’]t|does not|doesn['’]t|never|no) (?!promise|write|say|use|put|call|show|make|need|charge|want|pink|blue|booking)|\bno [\p{L} ]{3,30}, ever\b|\b(?:we|they) (?:do not|don['’]t) (?:do|sell|take|make|offer|buy|serve)\b|\bno (?:retail|pool|tv|wifi|additives|preservatives|pesticides|plastic|sugar|instruments|self-employed|meals)\b/u,
    title: 'Left out on purpose',
    gains: [
      'What is left out tells {who} faster than any list whether they are right here.',
      '{Who} need not fear to be sold something else on the way.',
    ],
    asks: 'What do you not offer?',
    keeps: ['No exception is made for a good customer; a limit with exceptions is a price list.'],
    archetypes: ['outlaw', 'innocent'],
    weight: 2.6,
  },
  {
    id: 'transparency',
    test: /\breport\b|\banalysis\b|\bgraded\b|\bevery batch\b|\bpublish|\bin writing\b|\bitemi[sz]ed\b|\bmeasured\b|\bphotograph(?:ed)? every\b|\btested\b|\blogged\b|\bpaper with price\b|\bwe explain\b/,
    title: 'Evidence with every job',
    gains: [
      '{Who} hold something in their hands that they can pass on and file.',
      'The result can be checked by somebody who was not there.',
    ],
    asks: 'How do I know that it is so?',
    keeps: ['The form stays the same from year to year, so that results can be compared.'],
    archetypes: ['sage', 'ruler'],
    weight: 4.1,
  },
  {
    id: 'own',
    test: /(?<!your |their )\bown (?!midwi|words|pace|home|goods|account|site)\p{L}[\p{L} -]+|\bin[- ]house\b|\bour own\b/u,
    title: 'Own means instead of borrowed ones',
    gains: [
      'Nobody waits for a third firm, and nobody can shift the blame to one.',
      'What {who} are promised depends on one house alone.',
    ],
    asks: 'Does it all come from one hand?',
    keeps: ['What is given to others nevertheless is said in the offer, by name.'],
    archetypes: ['creator', 'ruler'],
    weight: 3.6,
  },
  {
    id: 'handmade',
    test: /\bby hand\b|\bhand-?(?:made|sewn|woven|blown|carved|cut|printed|picked|tied|painted|stitched|forged|built|dyed|bound|rolled)\b|\bcarved\b|\bwoven\b|\bfrom scratch\b|\bat the bench\b|\bwood[- ]fired\b|\bsourdough\b|\bferment|\bdistill|\bdried and milled\b|\bone by one\b|\bworkshop\b/,
    title: 'Work that can be watched',
    gains: [
      'Where {who} can see how it is done, nobody has to praise it.',
      'The price explains itself at the third step of the work.',
      '{Who} pay for hours of somebody who can do it, and can see them.',
    ],
    asks: 'Does one notice the difference?',
    keeps: ['The step that is shown is done in the same way on the busiest day.'],
    archetypes: ['creator', 'lover'],
    weight: 3.8,
  },
  {
    id: 'visit',
    test: /\blook around\b|\byou can visit\b|\bmay join\b|\bcan (?:join|watch|visit|come and)|\bopen (?:evening|day|house)\b|\bvisitors\b|\btours? of\b|\btasting|\bin harvest\b|\bcome and see\b/,
    title: 'An open door',
    gains: [
      '{Who} have seen it with their own eyes before they decide.',
      'A visit turns {who} into people who tell others about it.',
    ],
    asks: 'May I see it first?',
    keeps: ['On the open day it looks as on any other, and whoever asks gets an answer.'],
    archetypes: ['explorer', 'innocent'],
    weight: 3.9,
  },
  {
    id: 'credential',
    test: /\blicen[cs]ed?\b(?! plate)|\bcertif(?!icates? (?:a|per) year)|\bregistered\b|\baccredited\b|\binsured\b|\bpapers and insurance\b|\bchartered\b|\btrained in\b|\bqualified\b|\brope-access trained\b|\borganic (?:listed|certificate)|\bdiploma\b|\bmaster(?:'s)? certificate\b|\bdr\. \p{Lu}|\bapproved by\b|\bmember of the\b|\bnotified\b/u,
    title: 'Papers that can be shown',
    gains: [
      '{Who} can check it with a third party and need not take the word of the house.',
      'It ends a conversation that {who} would otherwise have to begin themselves.',
    ],
    asks: 'Are you qualified for this?',
    keeps: ['Number and date stand beside the claim and are renewed before they run out.'],
    archetypes: ['ruler', 'sage'],
    weight: 3.5,
  },
  {
    id: 'size',
    test: /\b\d[\d.,]* ?(?:to|–|-|bis|à) ?\d[\d.,]* (?:mitarbeiter|personen|personnes|employees|staff|guests|people|copies|pieces|covers|kg)\b|\bup to \d|\bmin(?:imum)?\.? order\b|\bsmallest order\b|\bfrom \d+ (?:pieces|copies|skeins|kg|units)\b|\b\d+ seats\b|\bfour tables\b|\b(?:class|course|group|workshop)[^.]{0,30}\b(?:\d+|\p{L}+) people\b|\bguest rooms\b|\bper (?:trip|group|class)\b|\bgroups? of\b|\bsmall runs?\b/u,
    title: 'The right size for the case',
    gains: [
      '{Who} see in one line whether their case is too small or too large.',
      'Nobody has to ask shyly whether so little, or so much, is welcome.',
    ],
    asks: 'Are we too small or too large for you?',
    keeps: ['Below and above these figures one says no, and names somebody who says yes.'],
    archetypes: ['regular guy', 'ruler'],
    weight: 1.9,
  },
  {
    id: 'proof',
    test: /(?<!\bto |–|-)\b(?:over |about |around |more than |some |nearly )?\d[\d.,]*\+? (?:(?!years?\b|to \d|minutes\b|days\b|weeks\b|hours\b|people\b|staff\b)\p{L}+ ){0,2}(?:customers|clients|clinics|practices|families|turbines|installed|installations|shows|members|pupils|learners|students|patients|jobs|guests|weddings|boats|roofs|bikes|pumps|homes|houses|projects|farms|shops|schools|subscribers|users|households|repairs|restorations|deliveries|visits)\b|\bused by \d|\b\d[\d.]* ?% (?:of (?:our |the |all )?(?:customers|clients|guests|patients|members|learners|users|orders)|on time|pass\p{L}*|success\p{L}*|come back|return\p{L}*|released|survive\p{L}*|recover\p{L}*)|\b(?:0|no|zero|one|two|three|\d+) (?:\p{L}+ ){0,2}(?:missed|lost|late|rejected|failed)\b|\b\d+ \p{L}+ in \d[\d.,]* \p{L}+|\brunner-up\b|\baward|\bpass rate\b|\b\d\.\d (?:stars|of 5)|\b\d[\d.,]* [\p{L}-]+(?: [\p{L}-]+)? (?:since|in) \d{4}\b|\b\d[\d.,]* (?:\p{L}+ )?\p{L}+ (?:a|per|last|this|every) year\b|\b\d[\d.,]* (?:\p{L}+ )?(?:sites?|places|gauges|systems|units) (?:looked after|out|running|in use)\b/u,
    title: 'A record that can be counted',
    gains: [
      '{Who} lean on what was done for others and not on a promise.',
      'A number that grows is the quietest kind of praise, and {who} trust it more than stars.',
    ],
    asks: 'Who has relied on you already?',
    keeps: ['The number has a date; it is counted again every January and printed also when it has fallen.'],
    archetypes: ['sage', 'hero'],
    weight: 3.6,
  },
  {
    id: 'language',
    test: /\bspeaks? (?:\p{L}+, )*\p{L}+|\b(?:english|french|german|dutch|spanish|turkish|polish|arabic|welsh|irish|swahili|italian|portuguese|russian|ukrainian)(?:,| and|\.| first| surtitles| on)\b|\bbilingual\b|\blanguages\b|\bsurtitles\b/u,
    title: 'Being understood',
    gains: ['{Who} can ask the second question too, the one for which one needs one’s own language.'],
    asks: 'Will I be understood?',
    keeps: ['Letters, forms and the telephone follow in the same languages, not only the greeting.'],
    archetypes: ['regular guy', 'caregiver'],
    weight: 2.4,
  },
  {
    id: 'access',
    test: /\bstep-?free\b|\bno lift\b|\bsteps\b|\bwheelchair|\bparking\b|\bground floor\b|\bramp\b|\bnear the (?:canal|station)|\bhearing loop\b/,
    title: 'The way in, told beforehand',
    gains: ['{Who} for whom the last twenty metres decide know before they set out.'],
    asks: 'How do I get in?',
    keeps: ['It stands where the address stands, with photographs of the steps and the door.'],
    archetypes: ['caregiver', 'innocent'],
    weight: 2.2,
  },
  {
    id: 'payment',
    test: /\b(?:public and private |private |health )insurance\b(?!.*\bpapers\b)|\bmedicaid\b|\bmedicare\b|\brepaid\b|\breimburs|\bin (?:two|three|four|\d+) (?:parts|instal)|\binstal?ments\b|\bdeposit\b|\bm-pesa\b|\bdeduction\b|\btariff\b|\bsubsid|\bvouchers?\b|\b(?:all|credit|debit|bank) cards\b|\bpay what\b|\bsiblings\b|\bcash\b/,
    title: 'Payment that fits the purse',
    gains: [
      '{Who} see their own share and not only the sum.',
      'Money, the question that {who} ask last, is answered before they have to.',
    ],
    asks: 'What of it do I pay, and when?',
    keeps: ['What insurers, offices or terms change is corrected on the page in the same week.'],
    archetypes: ['regular guy', 'caregiver'],
    weight: 3,
  },
  {
    id: 'data',
    test: /\bdata (?:in|stays?|is|are)\b|\bgdpr\b|\bimports? from\b|\bexports? (?:to|as) (?:csv|excel|pdf|xml|json)\b|\bapi\b|\bown servers\b|\bservers? in\b|\bencrypt/,
    title: 'The way in and out of the system',
    gains: ['{Who} keep what is theirs: it goes in without typing and would come out again.'],
    asks: 'What happens to what we have today?',
    keeps: ['Leaving is tested once a year by somebody who has never done it.'],
    archetypes: ['magician', 'ruler'],
    weight: 3.0,
  },
  {
    id: 'answered',
    test: /\breal person\b|\b(?:no|without) (?:answering machine|call cent\p{L}+|phone menu|menus?|queue|voicemail)\b|\bperson answers\b|\banswers the phone\b|\balways on site\b|\balways somebody\b|\bansprechpartner\p{L}*|\bcalls? back\b|\brückruf/u,
    title: 'Somebody who picks up',
    gains: ['{Who} speak to a person at the first try, and need not explain it twice.'],
    asks: 'Does anybody answer?',
    keeps: ['It is counted how often nobody picked up, and the number is known in the house.'],
    archetypes: ['hero', 'caregiver'],
    weight: 4.2,
  },
  {
    id: 'process',
    test: /\b\d+ (?:visits|steps|appointments|sessions|stages)\b|\bsend (?:papers|photos?|pictures|measurements|a drawing)\b|\bby estimate\b|\bafter (?:a )?photo\b|\bby drawing\b|\bwir übernehmen\b|\bmade to (?:body|measure|order|height)\b/,
    title: 'Steps that are known beforehand',
    gains: ['{Who} know what happens when, and what they have to do themselves.'],
    asks: 'How does it go?',
    keeps: ['The steps on paper are the steps of last week.'],
    archetypes: ['sage', 'caregiver'],
    weight: 3.0,
  },
  {
    id: 'repairs',
    test: /^repairs?\b|\bwhile you wait\b|\brepairs? (?:while|free|in|within)\b|\bre-[a-z]+ed for\b|\btruing\b|\bspare parts\b/,
    title: 'Looked after when it is in use',
    gains: ['What wears can be put right by those who know it.'],
    asks: 'And when something wears?',
    keeps: ['Whoever brings it back is not asked when it was bought.'],
    archetypes: ['regular guy', 'creator'],
    weight: 3,
  },
  {
    id: 'photo',
    test: /\b(?:photo|picture|foto|photographie) (?:of|vom|von|de|twice|every|after)\b|\bsend(?:s)? (?:a |them )?(?:photos?|pictures?)\b/,
    title: 'A picture that it was done',
    gains: ['{Who} see it without being there.'],
    asks: 'How do I know that it was done?',
    keeps: ['It is a picture of that day, and a bad one is sent too.'],
    archetypes: ['caregiver', 'sage'],
    weight: 4,
  },
  {
    id: 'lodging',
    test: /\b(?:can|may) sleep\b|\bguest room\b|\btransfer (?:from|to)\b|\bpick-?up (?:free|from)\b/,
    title: 'The way there is thought of',
    gains: ['{Who} who live far away can come too.'],
    asks: 'What if I live far away?',
    keeps: ['It stands beside the address, with what it costs.'],
    archetypes: ['caregiver', 'regular guy'],
    weight: 3.6,
  },
  {
    id: 'origin',
    test: /\bharvest|\bhectares?\b|\bdecares?\b|\btrees\b|\bhives\b|\bgrown\b|\bfrom the (?:bay|valley|garden|forest|quarry|farm|sea)\b|\blocal (?:flour|milk|wood|stone|wool)|\bown (?:roses?|grapes|fruit|milk)|\boak from\b|\bpicked\b|\bcaught\b/,
    title: 'An origin with a name',
    gains: ['{Who} can tell in one sentence where it comes from, and that sentence sells it on.'],
    asks: 'Where does it come from?',
    keeps: ['In a bad season nothing is bought in under the same name.'],
    archetypes: ['innocent', 'explorer'],
    weight: 3.3,
  },
  {
    id: 'since',
    test: /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od) (?:1[5-9]|20)\d\d\b|^(?:est\.? )?(?:1[5-9]|20)\d\d\.?$|\b(?:open|live|founded|started|established|begun|opened)\b[^.]{0,20}\b(?:1[5-9]|20)\d\d\b|\bgeneration\b|\bgrand(?:father|mother)\b|\b\d+ years (?:at|in|of)\b|\bfrom (?:19|20)\d\d year\b|\bfamily (?:of|firm|business|run)\b|\bfamily, /u,
    title: 'Years of practice',
    gains: ['What can go wrong has gone wrong once before, so {who} are not the first case.'],
    asks: 'How long have you done this?',
    keeps: ['The past takes one sentence; what is done this week takes the rest.'],
    archetypes: ['sage', 'regular guy'],
    weight: 2.3,
  },
  {
    id: 'team',
    test: { test: isTeam },
    title: 'People with names',
    gains: [
      '{Who} deal with those who do it, and not with those who sell it.',
      'There are few enough of them for {who} to know the name by the second time.',
    ],
    asks: 'Who will it be?',
    keeps: ['Faces and names on the page are those of this month, and somebody says so when one of them leaves.'],
    archetypes: ['regular guy', 'caregiver'],
    weight: 3.0,
  },
  {
    id: 'area',
    test: /\bserves\b|\bexports? to\b|\bgo(?:es)? abroad\b|\bcall-?outs? to\b|\b\d+ ?(?:km|miles) (?:around|of|from)\b|\bhwy\b|\bhighways?\b|\ball of \p{Lu}|\bacross \p{L}|\bwithin the ring|\bby arrangement\b|\bbranches in\b|\bby post\b|\boutside by\b|\bdeliver(?:y|s|ed)?\b|\bonshore\b|\boffshore\b|\bship(?:s|ping)?\b|\bfrom \p{Lu}\p{L}+ to \p{Lu}/u,
    title: 'A reach that is drawn on a map',
    gains: ['{Who} know at once whether they are inside it.'],
    asks: 'Do you come as far as us?',
    keeps: ['The line is the same for everybody; what lies outside gets a price and not a maybe.'],
    archetypes: ['regular guy', 'hero'],
    weight: 2.2,
  },
  {
    id: 'hours',
    test: /\bopen (?:mon|tue|wed|thu|fri|sat|sun|from|\d|until|daily)|(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|mar|jeu|ven|dom|seg|zo)\.?(?:–|-)(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|mar|jeu|ven|vie|dom|sex|zo)(?!\p{L})|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:–|-| to )(?:mon|tue|wed|thu|fri|sat|sun)|\bclosed (?:on |for |in |all )?\p{L}|\b\d{1,2}[:.]\d\d\b|\b24\/7\b|\b24 ?h(?:rs|ours)?\b|\bday and night\b|\bweekends?\b|\b\d ?am\b|\bsaturdays?\b|\bweekdays\b|\bfull until\b/u,
    title: 'Hours one can plan with',
    gains: ['{Who} do not come for nothing.'],
    asks: 'When can I come?',
    keeps: ['Page, map and door say the same hours, on holidays too.'],
    archetypes: ['regular guy', 'caregiver'],
    weight: 1.8,
  },
  {
    id: 'booking',
    test: /\bbook(?:ing|ed)? (?:by|online)|\b\d+ (?:days|weeks|hours) (?:before|ahead)\b|\bby (?:phone|text|email|e-mail|whatsapp|sms)\b|\bno booking\b|\bring or write\b|\border(?:s|ed)? (?:by|online)/,
    title: 'One short way in',
    gains: ['It takes {who} one message, in the way in which they arrange such things anyway.'],
    asks: 'How do I begin?',
    keeps: ['Somebody answers on that way at the hours that are printed; there is no second one that nobody reads.'],
    archetypes: ['regular guy', 'innocent'],
    weight: 2.1,
  },
  {
    id: 'price',
    test: IS_PRICE,
    title: 'Prices in the open',
    gains: [
      '{Who} compare in peace and come with the decision made.',
      'The figure sorts out misunderstandings before they cost anybody an hour.',
    ],
    asks: 'What does it cost?',
    keeps: ['The same figure stands everywhere, and a rise is announced with its date.'],
    archetypes: ['regular guy', 'sage'],
    weight: 2.4,
  },
  {
    id: 'name',
    test: /\bname (?:comes|is|means|was)\b|\bnamed after\b/,
    title: 'A name with a reason',
    gains: ['{Who} who ask about the name have begun a conversation.'],
    asks: 'Why is it called that?',
    keeps: ['It is told once, where somebody asks, and never as the headline.'],
    archetypes: ['regular guy', 'explorer'],
    weight: 1.2,
  },
  {
    id: 'offer',
    test: /./,
    title: 'What is done, in plain terms',
    gains: ['{Who} recognise their own case in the list.'],
    asks: 'Do you do what I need?',
    keeps: ['What is no longer done is taken off the list in the same month.'],
    archetypes: ['regular guy', 'sage'],
    weight: 1.4,
  },
];

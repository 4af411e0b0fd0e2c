import { capital } from '../pen';
import { EVIDENCE } from './jobs/evidence';
import { LEXICON, OTHER } from './lexicon';
import type { Reading } from './reading/request';
import { WISH } from './reading/job';
import { isTaste } from './reading/sayings';
import { listedIn, NO_NAME } from './reading/listed';
import type { Thing } from './reading/scope';

/** What of the letter's things becomes a row, and what only looked like one. */
export interface Pieces {
  /** in stages, for it is more than a piece: 'website' */
  isStaged: boolean;
  rows: Thing[];
  /** named in passing, in a complaint or of their own trade: for the author to check */
  doubted: Thing[];
}

const LISTED = /^(?:needed|wanted|scope|deliverables?|elements?|gebraucht|umfang|se necesita|besoin)\b/i;
const COMPLAINT =
  /(?<!\p{L})(?:is (?:a|from|old|so|not|still|on there)|are (?:old|from)|was made|broken|outdated|still (?:there|on|says)|currently|today we|at the moment|ist von|steht (?:da )?(?:noch|immer noch)|hat mein|es de|date de)(?!\p{L})/iu;
const OWN_TRADE =
  /^(?:(?:hi|hello)[,.! ]+)?(?:we(?:['’]re| are| run| make| sell)|i(?:['’]m| am| run)|wir (?:sind|machen|brauen|verkaufen|bauen|stellen|führen|betreiben)|ich bin|somos|soy|hacemos|vendemos|producimos|nous (?:sommes|faisons|vendons|fabriquons)|je suis)(?!\p{L})/iu;

/** Whether a sentence asks for the thing that it names. */
function isAskedFor({ passage: { text, isItem, header }, of, isWeak }: Thing, job: Reading['job']['id']): boolean {
  if (isItem && header === undefined) return !COMPLAINT.test(text);
  if (header !== undefined || LISTED.test(text)) return true;
  if (WISH.test(text) && !(isWeak && COMPLAINT.test(text))) return true;
  if (OWN_TRADE.test(text) || COMPLAINT.test(text)) return false;
  return job === 'pieces' || text === '' || EVIDENCE.some((one) => one.id === job && one.families.includes(of.family));
}

export function piecesOf(reading: Reading): Pieces {
  const { job, asked } = reading;
  const evidence = EVIDENCE.find(({ id }) => id === job.id);
  const rows: Thing[] = [];
  const doubted: Thing[] = [];
  let isWhole = false;
  for (const thing of asked) {
    if (NO_NAME.test(thing.name)) continue;
    if (!isAskedFor(thing, job.id) || isOfTaste(thing, reading)) doubted.push(thing);
    else if (
      evidence &&
      evidence.id !== 'identity' &&
      (evidence.whole.includes(thing.of.id) || WHOLE[evidence.id]?.test(thing.name))
    )
      isWhole = true;
    else if (isBeforeNoun(thing)) continue;
    else if (isOfPaper(thing, job.id)) doubted.push(thing);
    else if (isNoPiece(thing, reading)) doubted.push(thing);
    else rows.push(isNew(thing, reading) ? { ...thing, of: IDENTITY ?? thing.of } : thing);
  }
  // a logo is part of an identity: one of the two is a row
  const [identity, logo] = ['identity', 'logo'].map((id) => rows.find(({ of }) => of.id === id));
  if (identity && logo) rows.splice(rows.indexOf(identity), 1);
  for (const row of [...rows]) {
    const [, before, after] =
      /^(.+?) (?:and|und|y|et) ((?:something|etwas|algo|quelque chose)(?!\p{L}).*)$/iu.exec(row.name) ?? [];
    if (before && after)
      rows.splice(
        rows.indexOf(row),
        1,
        { ...row, name: before },
        { ...row, of: OTHER, name: capital(after), detail: [] },
      );
  }
  for (const row of [...rows]) rows.splice(rows.indexOf(row) + 1, 0, ...besideOf(row));
  rows.push(
    ...listedIn(reading.letter.passages, [...rows, ...reading.refused, ...reading.maybe], reading.isForeign)
      .filter((thing) => !isWholeOf(thing, evidence))
      // 'pay by card' is something that a website does
      .map((thing) => (isOfPaper(thing, job.id) ? { ...thing, of: OTHER } : thing)),
  );
  const known = new Set(rows.map(({ name }) => name.toLowerCase()));
  for (const name of reading.named)
    if (!known.has(name.toLowerCase()) && !NO_NAME.test(name) && rows.length > 0)
      rows.push({
        of: OTHER,
        name: capital(name),
        detail: [],
        stance: 'wanted',
        passage: { text: '', isItem: true, isOthers: false },
        isWeak: false,
      });
  // 'stamps' within 'place to say we need stamps' is no piece of its own
  for (const row of [...rows])
    if (
      rows.some(
        (other) =>
          other !== row &&
          other.passage === row.passage &&
          other.name.length > row.name.length &&
          other.name.toLowerCase().split(/\s+/).includes(row.name.toLowerCase()),
      )
    )
      rows.splice(rows.indexOf(row), 1);
  const own = rows.filter(({ of }) => of !== OTHER && evidence?.families.includes(of.family));
  // a logo and a letterhead are what an identity is made of; a website is more than the forms in it
  const arePieces = ['identity', 'packaging', 'publication', 'pictures', 'pieces'].includes(job.id);
  const isStaged = rows.length === 0 || !(arePieces ? own.length > 0 || job.id === 'pieces' : false);
  // a list of several things is the order; what they are for is no further one
  const isOrder =
    !isWhole &&
    rows.some(({ passage }) => passage.text !== '' && rows.filter((one) => one.passage === passage).length > 2);
  const isDigital = ['website', 'app', 'service'].includes(job.id);
  if (isOrder && !isDigital) return { isStaged: false, rows, doubted };
  return { isStaged: isStaged || (isWhole && own.length === 0), rows, doubted };
}

const IDENTITY = LEXICON.find(({ id }) => id === 'identity');
/** 'We need a brand': where no old look is spoken of, there is nothing to refresh. */
const isNew = ({ of }: Thing, { request }: Reading): boolean =>
  of.id === 'refresh' &&
  !/\b(?:old|current|existing|today|now|so far|re-?design\w*|re-?fresh\w*|re-?brand\w*|re-?work\w*|outdated|dated|used since|(?:our|the) (?:present )?(?:logo|look))\b/i.test(
    request,
  );

/** The whole work is no piece of itself. */
const isWholeOf = ({ of, name }: Thing, evidence: (typeof EVIDENCE)[number] | undefined): boolean =>
  evidence !== undefined &&
  evidence.id !== 'identity' &&
  (evidence.whole.includes(of.id) || (WHOLE[evidence.id]?.test(name) ?? false));

/** 'The director wants a billboard', and whoever writes does not say so. */
const isOfTaste = ({ passage: { text } }: Thing, { asked, job }: Reading): boolean =>
  isTaste(text) &&
  !/\b(?:board|council|committee|team)\b/i.test(text) &&
  (job.noun !== undefined || asked.some((one) => one.passage.text !== text));

/** Names of the whole work that are no word of the lexicon's own. */
const WHOLE: Partial<Record<Reading['job']['id'], RegExp>> = {
  product: /\b(?:industrial|product) design$|\bprototypes?$/i,
  space: /\b(?:interior|room|shop) (?:design|concept)$/i,
};

/** Within a website a catalogue is searched and a card is paid with, unless the letter speaks of paper. */
const isOfPaper = ({ of, passage: { text } }: Thing, job: Reading['job']['id']): boolean =>
  ['website', 'app', 'service'].includes(job) &&
  ['print', 'book', 'packaging', 'goods', 'space', 'fair', 'identity'].includes(of.family) &&
  !/\b(?:print\w*|paper|A[3-6]|copies|posters?|flyers?|leaflets?|signs?|booklets?|logo|stickers?|vans?|banners?|menus?|folders?|brochures?)\b/i.test(
    text,
  );

/** 'own brand cooker': the word after it is what is wanted. */
const isBeforeNoun = ({ of, name, passage: { text } }: Thing): boolean => {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return (
    of.family === 'identity' &&
    /brand$/i.test(name) &&
    at >= 0 &&
    /^ (?!(?:and|for|with|that|is|as|of|to|in|on|or|which|but|so|needs?|has|should|must|guidelines|identity|design|refresh)\b)\p{Ll}{3,}/u.test(
      text.slice(at + name.length),
    )
  );
};

/** 'a look at lid + handle': the other one, too. */
function besideOf(thing: Thing): Thing[] {
  const { of, name, passage } = thing;
  const bare = name.replace(/[^\p{L}\d ]/gu, '.');
  const [, other] =
    of === OTHER ? (new RegExp(`${bare} ?[+&] ?(\\p{L}{3,})(?=[,.;]|$)`, 'iu').exec(passage.text) ?? []) : [];
  return other ? [{ ...thing, name: capital(other), detail: [] }] : [];
}

/** Within a website 'pages' or 'photos' are no order of their own, unless they are listed or counted. */
const isNoPiece = ({ isWeak, of, name, passage }: Thing, { job, asked }: Reading): boolean =>
  of !== OTHER &&
  job.id !== 'pieces' &&
  isWeak &&
  !passage.isItem &&
  !/\b(?:can|could|will|would) you (?:also |please |perhaps )*(?:do|make|design|draw|add)\b/i.test(passage.text) &&
  asked.filter((one) => one.passage === passage).length < 3 &&
  !/^\d|^(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(name) &&
  !EVIDENCE.some((one) => one.id === job.id && one.families.includes(of.family));

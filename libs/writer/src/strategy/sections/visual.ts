import { lineOf } from '../../knowledge/entries';
import { bare, capital, merged, sentence, sentences, small } from '../../pen';
import { titleOf } from '../archetypes';
import { type Plan, quoted } from '../plan';

const SEEN = 'handmade own origin visit special employed transparency team size access';

/** Layout, pictures and shapes: rules that somebody can follow without having seen the brand before. */
export function visualSystem(plan: Plan) {
  const { name, seed, primary, secondary, trade, wishes, more, factOf, headline, lead, vary, identity, allowed } = plan;
  const [scene] = [factOf(SEEN)];
  const other = factOf(SEEN, scene ? [scene] : []);
  const see = allowed(trade.see);
  const isDense = /^(?:tech|bold)$/.test(trade.moods[0] ?? '');
  const columns = isDense ? 12 : seed % 2 === 0 ? 8 : 6;
  const base = isDense ? 4 : 8;
  const mood = lineOf(primary.entry, 'mood');
  const asks = wishes.look.filter((wish) => !isBan(wish));
  const bans = [
    ...wishes.rules.filter((rule) => LOOKS.test(rule)),
    ...wishes.look.filter(
      (wish) => isBan(wish) && !wishes.rules.some((rule) => wish.includes(rule.replace(/\.$/, ''))),
    ),
  ];
  const order = [headline, ...lead.slice(0, 2).map((note) => small(note.kinds[0]?.title ?? 'the offer'))];
  const way = factOf('booking hours area');
  const shown = more(scene, 80);
  const also = more(other, 80);
  const looks = asks.length > 0 ? bare(asks[0] ?? '') : undefined;
  return {
    description: sentences(
      asks[0] && `The notes ask for this look: ${quoted(asks[0])}`,
      `${capital(mood)}, as the ${titleOf(primary.id)} is, so that ${headline === name ? name : quoted(headline)} is believed at first sight; everything else is paper, type and order`,
    ),
    Grid: {
      columns,
      maxWidth: isDense ? 1280 : 1200,
      gutters: base * (isDense ? 6 : 4),
      margins: base * 3,
      breakpoints: [480, 768, 1024, isDense ? 1440 : 1280],
      usage: isDense
        ? `Four columns for facts such as ${quoted(shortest(plan))}, eight for the picture beside them`
        : `Text on ${columns - 2} of ${columns} columns; pictures may take all of them, ${quoted(shortest(plan))} a column of its own`,
    },
    SpacingScale: {
      base,
      values: [1, 2, 3, 4, 6, 8, 12, 16].map((step) => step * base),
      usage: `${base * 12} px above a new subject, ${base * 2} px between a fact and what explains it`,
    },
    ImageryStyle: {
      style: sentence(
        looks
          ? `As asked for, ${quoted(looks)}: ${small(see[0] ?? '')}`
          : `${capital(mood)}: ${small(see[0] ?? '')}; from the ${titleOf(secondary.id)} comes ${lineOf(secondary.entry, 'mood')}`,
      ),
      mood: sentence(capital(looks ?? mood)),
      subjects: [
        ...(shown ? [`What this looks like on an ordinary day: ${shown}`] : []),
        ...(also ? [`One picture that needs no caption for ${also}`] : []),
        ...see.slice(0, 4),
      ],
      treatment: isDense
        ? 'Even light, full sharpness, nothing tilted'
        : `Light from one side, shadows kept; ${identity.place === '' ? 'the weather' : `the light of ${identity.place}`} as it is`,
      dosDonts: {
        dos: [
          ...asks.map((wish) => `Asked for: ${quoted(wish)}.`),
          ...(see[1] ? [`Begin a series with this: ${small(see[1])}`] : []),
        ],
        donts: [...new Set([...bans.map((ban) => sentence(ban)), merged(allowed(trade.unseen).join('. '))])].slice(
          0,
          6,
        ),
      },
    },
    DesignElements: {
      shapes: [shapeOf(plan, see)],
      patterns: [
        plan.brief.materials.length > 0 && isCertain(plan)
          ? `The surface of ${isCertain(plan) ?? ''}, photographed straight on, behind large areas`
          : vary(
              'None until the place has been seen and photographed',
              'None: an empty ground says more about this trade than a pattern',
              'At most the ruled lines of a form or ticket, as they are used at work',
            ),
      ],
      effects: [isDense ? 'No shadow, gradient or glow' : 'Flat colour, printed as on paper'],
      borders: [
        isDense ? 'One line of two pixels under headings' : 'Hairlines where sums, dates or sizes are compared',
      ],
    },
    Composition: {
      hierarchy: sentence(
        `On the first screen, in this order: ${order.join('; ')}${way ? `; then ${small(way.kinds[0]?.title ?? 'the way in')}` : ''}`,
      ),
      balance: isDense
        ? 'Heavy on the left, open to the right'
        : 'Off centre: picture and text never of the same width',
      whitespace: sentence(
        `${isDense ? 'A quarter' : 'A third'} of each page stays empty, most of it around ${quoted(headline)}`,
      ),
      focal: sentence(
        `One per page; on the first page of ${name} it is ${shown ? 'what stands first among the subjects' : small(see[0] ?? name)}`,
      ),
    },
  };
}

const LOOKS =
  /\bphotos?\b|\bpictures?\b|\bimages?\b|\bpink\b|\bcolou?rs?\b|\blogos?\b|\bicons?\b|\bbefore\/after\b|\bblue\b|\bred\b|\bgreen\b|\byellow\b|\bgold\b|\bshow\b|\bphotograph\b|\bbilder\p{L}*\b|\bfotos?\b|\bimágenes\b|\bimmagini\b|^(?:no|keine?|pas de|pas d'|sin|sem|senza|geen) \p{L}+(?: \p{L}+)?\.$/iu;
const isBan = (wish: string): boolean => /^(?:no|never|do not|don['’]t)\b/i.test(wish);

/** A certain matter of the brief, where it names one as its own. */
export const isCertain = ({ brief, facts }: Pick<Plan, 'brief' | 'facts'>): string | undefined =>
  brief.materials.find(({ name }) =>
    facts.some(
      ({ text, kinds }) =>
        kinds.some(({ id }) => /^(?:handmade|origin)$/.test(id)) &&
        new RegExp(`\\b${name}s?\\b(?! \\p{Ll})`, 'iu').test(text),
    ),
  )?.name;

function shapeOf({ headline, seed }: Plan, see: string[]): string {
  const about = small((see[(seed >>> 5) % Math.max(1, see.length)] ?? headline).split(',')[0] ?? headline);
  return sentence(
    `One plain frame, taken from a thing in this picture: ${about}; it returns as mark and as border of prices`,
  );
}

const SUM =
  /(?:(?<!\p{L})\p{Lu}{0,3}[€£$¥₹]|\b(?:GHS|KES|CHF|SEK|NOK|DKK|USD|CAD|AUD|NZD|PLN|INR|ZAR) )\s?\d[\d.,]*(?:[–-]\d[\d.,]*)?|\d[\d., ]*(?: ?[–-] ?\d[\d., ]*)?(?:€|kr|zł|lei|Ft)(?!\p{L})/u;
/** The shortest figure of the notes, to show how a fact is set. */
export function shortest({ facts, headline }: Pick<Plan, 'facts' | 'headline'>): string {
  const sum = facts.map(({ text }) => SUM.exec(text)?.[0]?.trim()).find((found) => found !== undefined);
  if (sum) return sum;
  const all = facts
    .flatMap(({ text }) => text.replace(/\.$/, '').split(/, |; |: /))
    .filter((part) => /\d/.test(part) && part.length > 5 && part.length < 44);
  return all.sort((one, other) => one.length - other.length)[0] ?? headline;
}

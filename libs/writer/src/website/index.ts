import type { StrategySections } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { BARS_VOICES } from '../brief/talk';
import { askedIn } from './asked';
import { addressesIn, channelOf } from './calls';
import { headingsIn } from './headings';
import { hasPrice } from './items';
import { REACHED } from './kinds';
import { lay } from './lay';
import { isLanguage, wordsOf } from './languages';
import { type Kept, noteOf } from './note';
import type { Place } from './place';
import { positionOf } from './position';
import { questionsOf } from './questions';
import { capital } from '../pen';
import { type Note, read } from './read';
import { contactSection, type PageSection, paragraph, paragraphs, plainSection, sectionsOf } from './sections';
import { seoOf } from './seo';
import { isHours } from './topics';
import type { Laid } from './unit';
import { nextStep } from './trades';
import { placeIn } from './where';

// The first draft of a website's words: the sentences of the brand's description, whole, in its own voice, in the sections that a reader looks
// for them in. Nothing is added to the facts; what is missing or kept from the page stands in the notes beside it.

export type { PageSection } from './sections';

export type PageSectionKey =
  | 'hero_section'
  | 'about_section'
  | 'services_section'
  | 'section_4'
  | 'testimonials_section'
  | 'cta_section'
  | 'footer_section';

export interface WrittenPage {
  /** one without words waits beside the page */
  sections: Record<PageSectionKey, PageSection>;
  seo: { title: string; description: string };
  /** what is missing or kept from the page, for whoever edits it: no copy */
  notes: string;
}

export interface PageRequest {
  brand: StrategyBrand;
  /** that people or a model wrote; what the built-in writer drafted says nothing that the description does not say */
  strategy: Partial<StrategySections> | null;
}

const open = (what: string) => `To be added: ${what}`;
const empty = () => plainSection('');

/** Of somebody who must not be recognised nothing is said before they say what may be. */
function hiddenPage(name: string): WrittenPage {
  return {
    sections: {
      hero_section: plainSection(
        name,
        open(`what may stand here. The brief asks that nobody can tell what ${name} does, so nothing of it is used.`),
      ),
      about_section: empty(),
      services_section: empty(),
      section_4: empty(),
      testimonials_section: empty(),
      cta_section: plainSection('Contact', open('a telephone number, if one may be given.')),
      footer_section: plainSection(name),
    },
    seo: { title: name, description: '' },
    notes: '',
  };
}

/** A button speaks for nobody: 'Call us' is 'Call'. */
const impersonal = (label: string): string =>
  label
    .replace(/^Talk to (?:us|me)$/u, 'Get in touch')
    .replace(/^Visit (?:us|me)$/u, 'Plan a visit')
    .replace(/^Write to (?:us|me)$/u, 'Write')
    .replace(/^(Call|Ring|Phone|Text|WhatsApp) (?:us|me)$/u, '$1');

/** Times are agreed there: what only supplies those who see patients has none. */
const TIMED =
  /\b(?:appointments?|book(?:ings?)?(?! fee)|consult\p{L}*|sessions?|treatments?|check-?ups?|home visits?|open|opening|hours|patients|clinic|surgery|walk-?ins?|min(?:ute)?s?)\b/iu;
/** What one does next there. */
function nextOf(note: Note, { heading, units }: Laid): { action: string; address?: string } {
  const { said, all, name, language } = note;
  const headings = headingsIn(language);
  if (!isLanguage(language)) return { action: headings.reach };
  const lines = [...said.map(({ text }) => text), ...reachedIn(note)].map((text) => ({
    text,
    plain: text.toLowerCase(),
    kind: REACHED.test(text) ? ('contact' as const) : ('story' as const),
  }));
  const channel = channelOf(lines);
  const wished = language === 'en' ? askedIn(all, [], false)?.action : undefined;
  const hasHours = units.some(({ topic, text }) => topic === 'reach' && isHours(text));
  // for whom it works is not what it is
  const own = (heading.split(/ for | für | para | pour | per | voor /u)[0] ?? '').trim();
  const step = nextStep([own, '', name], own, language, hasHours);
  const isVisit = /visit|open|see/iu.test(step?.call ?? '');
  const address = channel?.address;
  const byChannel =
    language === 'en' && address !== undefined && channel !== undefined && /^(?:ring|text|whatsapp)$/.test(channel.way)
      ? `${channel.verb} ${address}`
      : undefined;
  const isPriced = said.some(({ text }) => hasPrice(text));
  const fits =
    step?.call !== undefined &&
    !(isVisit && !hasHours) &&
    !(step.key === 'clinic' && language === 'en' && !said.some(({ text }) => TIMED.test(text))) &&
    !(
      (isPriced || language !== 'en') &&
      /quote|Angebot|devis|presupuesto|preventivo|orçamento|offerte/iu.test(step.call)
    );
  // 'Booking by phone', 'book by text'
  const way =
    language === 'en'
      ? /\bbook(?:ings?)?(?: is| are)?(?: only)? by (phone|text|e-?mail|whatsapp)\b/iu.exec(
          said.map(({ text }) => text).join(' '),
        )?.[1]
      : undefined;
  const booked = way === undefined ? undefined : `Book by ${way.toLowerCase().replace('whatsapp', 'WhatsApp')}`;
  const action = wished ?? byChannel ?? booked ?? (fits && step ? (step.call ?? headings.reach) : headings.reach);
  return { action: impersonal(action), ...(address !== undefined && { address }) };
}

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const note = read(brand);
  const { name, language } = note;
  if (note.hides) return hiddenPage(name);
  const words = language === 'en' ? undefined : wordsOf(language);
  const place = placeIn(note);
  const laid = lay(note, place);
  const position = positionOf(strategy);
  const { action } = nextOf(note, laid);
  const reach = laid.units.filter(({ topic }) => topic === 'reach').map(({ text }) => text);
  const addresses = [...new Set(reachedIn(note).flatMap((text) => addressesIn(text)))];
  const isSilent = note.all.some(({ text }) => BARS_VOICES.test(text));
  const sections: WrittenPage['sections'] = {
    hero_section: plainSection(laid.heading, paragraph([laid.lead, position.value[0]]), action),
    ...sectionsOf(
      isSilent ? { ...laid, units: laid.units.filter(({ topic }) => topic !== 'voices') } : laid,
      position,
      note,
    ),
    cta_section: contactSection(reach, action, note),
    footer_section: plainSection(
      name,
      paragraphs([
        place && !name.includes(place.name) ? placed(place, language) : '',
        addresses.join(' · '),
        ...note.lines,
      ]),
    ),
  };
  const page = textsOf(sections);
  const questions = questionsOf({
    isEnglish: words === undefined,
    note: note.text,
    page,
    heading: laid.heading,
    name,
    isNameOpen: note.isNameOpen,
    hasContact: addresses.length > 0,
    hasPlace: place !== undefined,
    hasPrice: hasPrice(note.text),
    hasHours: reach.some((text) => isHours(text)) || /\d ?(?:am|pm|uhr|h)\b/iu.test(note.text),
    isUnread: note.said.length === 0,
    things: sections.services_section.items.map(({ title, text }) => title || text),
  });
  const asked = words
    ? addresses.length > 0
      ? ''
      : `${words.open} ${words.reach}`
    : questions.length > 0
      ? open(`${questions.join('; ')}.`)
      : '';
  return {
    sections,
    seo: seoOf({ name, heading: laid.heading, place, language, facts: laid.sentences }),
    notes: paragraphs([asked, ...noteOf(keptOf(note, page), words)]),
  };
}

/** 'The boss wants the phone to ring, it is 0131 …': a wish, and how they are reached. */
const reachedIn = ({ said, kept }: Note): string[] =>
  [...said, ...kept.filter(({ why }) => why === 'wishes for the page')]
    .map(({ text }) => text)
    .filter((text) => REACHED.test(text));
/** What stands on the page all the same, as the place does in the footer, is not left out. */
const keptOf = ({ kept }: Note, page: string): Kept[] =>
  kept.filter(({ text, why }) => why !== 'not placed' || !page.includes(text.replace(/[.!]$/u, '')));
const textsOf = (sections: WrittenPage['sections']): string =>
  Object.values(sections)
    .flatMap(({ heading, body, items }) => [heading, body, ...items.map(({ title, text }) => `${title} ${text}`)])
    .join('\n');
const placed = (place: Place, language: Note['language']): string =>
  place.isNear && language === 'en' ? `Near ${place.name}` : capital(place.name);

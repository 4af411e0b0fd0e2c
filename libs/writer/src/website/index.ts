import type { StrategySections } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { buttonIn } from './asked';
import { addressedIn, addressesIn, callIn, callOf, channelOf, OTHERS, purposeOf } from './calls';
import type { Call } from './kinds';
import { ownIn, reachedAt } from './contact';
import { type Copy, copyOf } from './copy';
import { inviteOf } from './invites';
import { brazilian, isBrazilian, isLanguage, wordsOf } from './languages';
import { isWithoutVoices, missingFacts, missingReach } from './missing';
import { noteOf } from './note';
import { ordinaryTold } from './ordinary';
import { placeOf } from './place';
import { positionOf } from './position';
import { type PageSection, paragraph, paragraphs, plainSection } from './sections';
import { seoOf } from './seo';
import { type Next, nextStep } from './trades';

// The first draft of a website's words: what the brand's description says, edited into sentences, each fact once, in the sections that a
// reader looks for them in. Nothing is added to the facts; what is missing or kept from the page stands in the notes beside it.

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

/** Of somebody who must not be recognised nothing is said before they say what may be. */
function hiddenPage(name: string): WrittenPage {
  return {
    sections: {
      hero_section: plainSection(
        name,
        open(`what may stand here. The brief asks that nobody can tell what ${name} does, so nothing of it is used.`),
      ),
      about_section: plainSection(''),
      services_section: plainSection(''),
      section_4: plainSection(''),
      testimonials_section: plainSection(''),
      cta_section: plainSection('Call us', open('a telephone number, if one may be given.')),
      footer_section: plainSection(name),
    },
    seo: { title: name, description: '' },
    notes: '',
  };
}

const GIVES =
  /\b(?:charity|food bank|hospice|donat(?:e|ions?)(?! of)|donors?|bail fund|national lottery|paid for by)\b/;

/** What visitors are asked to do, on the buttons and above the last section. */
interface Asked {
  heading: string;
  /** the sentence that it is of */
  said: string;
  name: string;
  isOne: boolean;
  isGiving: boolean;
  hasHours: boolean;
  hasPlace: boolean;
}
function nextOf(copy: Copy, { heading, said, name, isOne, isGiving, hasHours, hasPlace }: Asked) {
  const { language } = copy;
  const isOfBrazil = language === 'pt' && copy.all.some(({ text }) => isBrazilian(text));
  const words = language === 'en' ? undefined : wordsOf(language, isOfBrazil);
  const channel = channelOf(copy.lines);
  const near = copy.lines.filter(
    ({ kind, index }) => kind !== 'refusal' && (index < 8 || /^(?:what|price|terms|guarantee)$/.test(kind)),
  );
  const likely = isLanguage(language)
    ? nextStep(
        [heading, said, name].map((text) => text.split(/ for | für | para | pour | per | voor /)[0] ?? ''),
        // for whom it works is not what it is
        near.map(({ text }) => text.replace(/\b(?:for|to|de|für|para|per|voor|pour) [^.;,]*/giu, ' ')).join(' '),
        language,
        hasHours,
      )
    : undefined;
  // who gives asks for no order; where nobody knows the way nobody comes by
  const isUnfit =
    (isGiving && /^(?:quote|order|repair|hire)$/u.test(likely?.key ?? '')) ||
    (likely?.key === 'show' && !hasHours && !hasPlace);
  const step =
    (likely?.isWeak && channel) || isUnfit ? ({ ...(likely?.whose && { whose: likely.whose }) } as Next) : likely;
  const wished =
    isLanguage(language) && (!channel?.address || buttonIn(copy.all) !== undefined)
      ? purposeOf(copy.all, copy.lines, language, isOne)
      : undefined;
  // where one orders, an appointment is for those who come
  const purpose =
    words && step?.key === 'order' && step.call && wished?.heading === wished?.action ? undefined : wished;
  const own: Call =
    words && isLanguage(language)
      ? ownIn(language, words, channel?.way === 'ring', copy.all)
      : words
        ? { heading: words.contact, action: words.action }
        : callOf(channel, copy.lines, isOne);
  const isRung = isLanguage(language) && words && purpose && purpose.heading === callIn(language)?.heading;
  const above = isRung
    ? addressedIn(
        language,
        purpose.heading,
        true,
        copy.all.map(({ text }) => text),
      )
    : (purpose?.heading ?? step?.heading ?? own.heading);
  const action = purpose?.action ?? step?.call ?? own.action;
  const isBooked = /^(?:book|make an appointment)/iu.test(action);
  const mine = (text: string) => (isOne ? text.replace(/\bus\b/u, 'me') : isOfBrazil ? brazilian(text) : text);
  return {
    channel,
    whose: step?.whose,
    trade: step?.key,
    invites:
      isLanguage(language) && !channel?.address && !/^(?:donate|give|get the)\b/iu.test(action)
        ? mine(inviteOf(/^order/iu.test(action) ? 'order' : purpose && isBooked ? 'clinic' : step?.key, language))
        : '',
    hero: mine(action),
    heading: mine(above),
    last: channel && (channel.way !== 'visit' || step?.isVisit) && !purpose ? mine(own.action) : mine(action),
  };
}

/** Writes the words of one page. Pure: the same brand gives the same words. Takes some hundredths of a second. */
export function writePage({ brand, strategy }: PageRequest): WrittenPage {
  const name = brand.name.trim().replace(/^\((?:working title|provisional|tbc)\) /iu, '');
  const copy = copyOf(brand);
  if (copy.hides) return hiddenPage(name);
  const { language } = copy;
  const isForeign = language !== 'en';
  const words = isForeign ? wordsOf(language, isBrazilian(brand.description ?? '')) : undefined;
  const isOne = !isForeign && copy.voice.isOne;

  const place = placeOf(copy.all, name, language);
  const position = positionOf(strategy);
  const isGiving = GIVES.test(copy.lines.map(({ plain }) => plain).join(' '));
  const told = ordinaryTold(copy, { name, place, position, words, isOne, isGiving });
  const { heading } = told;
  const next = nextOf(copy, {
    heading,
    said: told.opening,
    name,
    isOne,
    isGiving,
    hasHours: told.call.length > 0,
    hasPlace: place !== undefined,
  });

  const contact = told.contact.map((text) => reachedAt(text, next.channel, words));
  const reachedBy = [...new Set(contact.filter((text) => !OTHERS.test(text)).flatMap((text) => addressesIn(text)))];
  const missing = words
    ? contact.length > 0
      ? ''
      : `${words.open} ${words.reach}`
    : missingReach(copy, reachedBy.length > 0, place !== undefined);

  const whose = isGiving ? 'people' : (next.whose ?? 'people');
  const isBarred = isWithoutVoices(copy);
  const wanted = missingFacts(copy, name, told.voices.length > 0, whose, next.trade);
  const asked = words
    ? paragraphs([missing, isBarred ? '' : `${words.open} ${words.quotes}`])
    : [missing, ...wanted].some(Boolean)
      ? open(`${[missing, ...wanted].filter(Boolean).join('; ')}.`)
      : '';
  const lead = paragraph([...told.lead, paragraph([position.value[0]])]);
  const sections: WrittenPage['sections'] = {
    hero_section: plainSection(heading, lead, next.hero),
    about_section: told.about,
    services_section: told.services,
    section_4: told.ways,
    // without any words of others nothing of it stands on the page
    testimonials_section:
      told.voices.length > 0 && !isBarred
        ? plainSection(words?.voices ?? `What ${whose} say`, paragraph(told.voices))
        : plainSection(''),
    cta_section: plainSection(
      next.heading,
      paragraphs([paragraph(contact), paragraph(told.call)]) || next.invites,
      next.last,
    ),
    footer_section: plainSection(
      name,
      paragraphs([
        place && !name.includes(place.name)
          ? place.isNear
            ? words
              ? place.name
              : `Near ${place.name}`
            : place.name
          : '',
        reachedBy.map((address) => (address.includes('@') ? address.toLowerCase() : address)).join(' · '),
      ]),
    ),
  };
  const loose = told.loose.map(({ text }) => ({ text, why: 'not placed' as const }));
  return {
    sections,
    seo: seoOf({ name, heading, place, language, facts: told.facts }),
    notes: paragraphs([asked, ...noteOf([...copy.kept, ...loose], words)]),
  };
}

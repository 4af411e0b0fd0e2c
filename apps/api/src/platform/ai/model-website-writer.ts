import {
  OPEN,
  PAGE_ORDER,
  SECTION_LABELS,
  websiteContent,
  type WebsiteSectionKey,
  websiteSection,
  websiteSeo,
  type WrittenWebsite,
} from '@maquette/website';
import { z } from 'zod';
import type { TextModel } from './text-model';
import type { WebsiteRequest, WebsiteStep, WebsiteWriter } from './website-writer';

const INSTRUCTIONS = `You are a senior copywriter. You write the words of a brand's website: concrete, specific to this brand, in plain words, in the voice that its strategy asks for and the language of its description.
The description is what somebody typed into a form: facts for visitors, and remarks for whoever writes. Use all facts that concern visitors, each once, where a reader looks for it: an opening or a date in the hero, a deadline beside the call to action, hours and the way to it at the contact, a price in the same sentence as what it buys, people, founding and size under About. Leave out what is said to us and not to visitors: wishes about the page and its tone (follow them), what must not be said (keep to it), plans, internal figures, remarks about customers, competitors and the trade.
Repeat figures, names, places and conditions exactly, and contradict none. Invent no facts: no figures, quotes, people, places, customers, services, awards, guarantees, addresses or telephone numbers, and nothing that only is usual in the trade. What a part needs and nobody told is a paragraph of its own that begins with one of these marks, in the page's language: ${OPEN.map((mark) => `"${mark}"`).join(', ')}.
Whole sentences: a telegram or a list of notes becomes good prose. Nobody is promised what is not offered to them; what cannot be booked or bought online has no button that says so. Nothing is said twice on the page. Plain text: no HTML, no Markdown. Paragraphs are parted by an empty line.`;

const ABOUT: Record<WebsiteSectionKey, string> = {
  hero_section:
    'the first thing that visitors read: a heading of at most 12 words that says what it is and for whom, one or two sentences below it with what sets it apart, no items, and the words of the button.',
  services_section: 'what can be bought or asked for: an item for each, with a short title and one or two sentences.',
  section_4: 'what can be relied on: three to six items, each with a short title and the fact that shows it.',
  about_section: 'who is behind it, since when and why: two or three short paragraphs, no items, no button.',
  testimonials_section:
    'what shows that others rely on it: only figures and facts of the data. Quotes of customers are never made up: for them one paragraph that is marked as open.',
  cta_section:
    'what visitors are to do next, and how to reach somebody as far as the data says it; the same button as above.',
  footer_section: 'the name as heading, one line of what it is, and where; no items, no button.',
};
const SEO = 'the title (at most 60 characters) and the description (at most 160) that search engines show.';
const NOTES =
  'to whoever edits the page, in the language of the page, a line each: what is missing that visitors will ask for, what of the description was left out and why, and what in it is in doubt or contradicts itself. Nothing else; empty where there is nothing.';

/** Some 2,000 words. */
const MAX_TOKENS = 6_000;

/** Writes websites with the text model that the operator set up: all that is wanted at once, so that no part says what another says. */
export class ModelWebsiteWriter implements WebsiteWriter {
  readonly provider = 'text';
  readonly name: string;

  constructor(private readonly model: TextModel) {
    this.name = model.model;
  }

  async write({ brand, strategy, sections, current }: WebsiteRequest, step: WebsiteStep): Promise<WrittenWebsite> {
    await step.progress(10);
    const wanted = PAGE_ORDER.filter((key) => sections.includes(key));
    const isBeginning = wanted.includes('hero_section');
    const others = Object.entries(current?.sections ?? {}).filter(([key]) => !wanted.some((own) => own === key));
    const parts = z.object({ sections: z.object(Object.fromEntries(wanted.map((key) => [key, websiteSection]))) });
    const answer = await this.model.write<WrittenWebsite>(
      {
        userId: step.userId,
        purpose: 'website',
        instructions: [
          INSTRUCTIONS,
          ['Write these parts:', ...wanted.map((key) => `- "${key}" (${SECTION_LABELS[key]}): ${ABOUT[key]}`)].join(
            '\n',
          ),
          ...(others.length > 0 ? ['"restOfThePage" is there already: say nothing of it again.'] : []),
          ...(isBeginning ? [`Besides, "seo": ${SEO}\nAnd "notes": ${NOTES}`] : []),
        ].join('\n\n'),
        data: { brand, strategy, restOfThePage: Object.fromEntries(others) },
        schema: isBeginning ? parts.extend({ seo: websiteSeo, notes: websiteContent.shape.notes.unwrap() }) : parts,
        maxTokens: MAX_TOKENS,
      },
      step.signal,
    );
    await step.progress(90);
    return answer;
  }
}

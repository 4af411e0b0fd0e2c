import {
  SECTION_LABELS,
  type WebsiteSection,
  type WebsiteSectionKey,
  websiteSection,
  websiteSeo,
  type WrittenWebsite,
} from '@maquette/website';
import { z } from 'zod';
import type { TextModel } from './text-model';
import type { WebsiteRequest, WebsiteStep, WebsiteWriter } from './website-writer';

const INSTRUCTIONS = `You are a senior copywriter. You write the words of one part of a brand's website: concrete, specific to this brand, in plain words, in the voice that its strategy asks for and the language of its description.
Keep to what the data says: repeat its figures, places, values and constraints exactly, and contradict none of them. Invent no facts: no figures, quotes, people, places, customers, awards, addresses or telephone numbers. What is needed and not known is a paragraph of its own that begins with "To be added:".
Say nothing that another part of the page says already. Plain text: no HTML, no Markdown. Paragraphs are parted by an empty line.`;

const ABOUT: Record<WebsiteSectionKey, string> = {
  hero_section:
    'The first thing that visitors read: a heading of at most 12 words that says what it is and for whom, one or two sentences below it, no items, and the words of the button.',
  about_section: 'Who is behind it, since when and why: two or three short paragraphs, no items, no button.',
  services_section: 'What can be bought or asked for: an item for each, with a short title and one or two sentences.',
  section_4: 'What can be relied on: three to six items, each with a short title and the fact that shows it.',
  testimonials_section:
    'What shows that others rely on it: only figures and facts of the data. Quotes of customers are never made up: for them one paragraph that begins with "To be added:".',
  cta_section:
    'What visitors are to do next, and how to reach somebody as far as the data says it; the same button as above.',
  footer_section: 'The name as heading, one line of what it is, and where; no items, no button.',
};

const MAX_TOKENS = 2_000;
const heroAnswer = z.object({ section: websiteSection, seo: websiteSeo });
const sectionAnswer = z.object({ section: websiteSection });

/** Writes websites with the text model that the operator set up, a section at a time: each reads those before it. */
export class ModelWebsiteWriter implements WebsiteWriter {
  readonly provider = 'text';
  readonly name: string;

  constructor(private readonly model: TextModel) {
    this.name = model.model;
  }

  async write({ brand, strategy, sections, current }: WebsiteRequest, step: WebsiteStep): Promise<WrittenWebsite> {
    const written: Partial<Record<WebsiteSectionKey, WebsiteSection>> = {};
    let seo: WrittenWebsite['seo'];
    for (const [index, key] of sections.entries()) {
      const others = Object.entries({ ...current?.sections, ...written }).filter(([other]) => other !== key);
      const answer = await this.model.write(
        {
          userId: step.userId,
          purpose: 'website',
          instructions: `${INSTRUCTIONS}\n\nWrite the part "${SECTION_LABELS[key]}". ${ABOUT[key]}${
            key === 'hero_section'
              ? ' Besides, the title (at most 60 characters) and the description (at most 160) that search engines show.'
              : ''
          }`,
          data: { brand, strategy, pageSoFar: Object.fromEntries(others) },
          schema: key === 'hero_section' ? heroAnswer : sectionAnswer,
          maxTokens: MAX_TOKENS,
        },
        step.signal,
      );
      written[key] = answer.section;
      if ('seo' in answer) seo = (answer as z.infer<typeof heroAnswer>).seo;
      // the last step is the one that stores it
      await step.progress((100 * (index + 1)) / (sections.length + 1));
    }
    return { sections: written, ...(seo && { seo }) };
  }
}

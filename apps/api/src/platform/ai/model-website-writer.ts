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
import { JobError } from '../queue';
import type { TextModel } from './text-model';
import type { WebsiteRequest, WebsiteStep, WebsiteWriter } from './website-writer';

const INSTRUCTIONS = `You are a senior copywriter. You write the words of a brand's website: concrete, specific to this brand, in plain words, in the voice that its strategy asks for and the language of its description.
The description is what somebody typed into a form: facts for visitors, and remarks for whoever writes. Use all facts that concern visitors, each once, where a reader looks for it: an opening or a date in the hero, a deadline beside the call to action, hours and the way to it at the contact, a price in the same sentence as what it buys, people, founding and size under About. What belongs to one thing stays together.
What is said to us and not to visitors shapes the page and is never on it, in no other words either: wishes about the page, its tone and its pictures, how somebody is or wants to be seen, what must not be said, plans, internal figures, remarks about customers, competitors and the trade. A rule of work that is a promise to visitors is a fact for them; so is a contrast with the trade that says what the brand does otherwise: it stays with its edge and its wit, naming nobody. A line of theirs that only they would say is kept as they said it, and the best of them leads the page. Who speaks as I stays I. What the website is wanted for (an order, a list, dates to look up, a download) has its place on the page, marked as open where nobody told what stands there; the page never speaks of itself (“on this website”, “at the end of this page”). Each kind of reader that is named finds a line of their own.
Repeat figures, names, places and conditions exactly, and contradict none; a figure that a stranger would misread gets its unit and what it is of, or stays in the notes. Each sentence, heading and item title says what a clause of the data says: nothing invented, concluded, or only usual in the trade; no quotes, customers, services, permissions, advice, guarantees, addresses or telephone numbers that are not there; no scenery, and no sentence without a fact. What can only be concluded, and a fact that is in doubt, is asked about in the notes and is not on the page. What a part needs and nobody told is a paragraph of its own that begins with one of these marks, in the page's language: ${OPEN.map((mark) => `"${mark}"`).join(', ')}.
Whole sentences that sound right when read aloud: a telegram or a list of notes becomes good prose. One conceit a page at most. Nobody is promised what is not offered to them; what cannot be booked or bought online has no button that says so. Nothing is said twice on the page, and no text begins with the words of its own title. A heading says what only this page can say: “What you can count on”, “Who comes here” and “What we offer” would fit any. What belongs to one course of events is told in one place, in its order. Plain text: no HTML, no Markdown. Paragraphs are parted by an empty line.`;

const ABOUT: Record<WebsiteSectionKey, string> = {
  hero_section:
    'the first thing that visitors read: a heading of at most 12 words, which is what sets this brand apart and no definition of it, and one or two sentences below it, which together say what it is, of what, for whom, where; no items; the words of the button say plainly what happens.',
  services_section:
    'an item for each thing that can be bought or asked for, with a short title and one or two sentences; never for an audience, a season or a typical case, which belong to the lead.',
  section_4:
    'what can be relied on: an item for each fact that shows it, six at most, each with a short title that says no more than the fact.',
  about_section: 'who is behind it, since when and why: two or three short paragraphs, no items, no button.',
  testimonials_section:
    'who relies on it already: only figures and facts of the data that show it, nothing that is left over from other parts. Kinds of customers show nothing. Quotes are never made up: without a fact that shows it the part is empty, and the notes ask for some.',
  cta_section:
    'what visitors are to do next and why now, as far as the data gives a reason, what happens then, and how to reach somebody; what is missing in one open paragraph at most; the same button as above where it tells a way, else none.',
  footer_section: 'the name as heading, one line of what it is, and where; no items, no button.',
};
const EMPTY =
  'A part for which there are not two facts of its own is left empty, heading and all; so may all be but the hero, the call and the footer.';
const SEO = 'the title (at most 60 characters) and the description (at most 160) that search engines show.';
const NOTES =
  'to whoever edits the page, in the language of the page, a line each: what is missing that visitors will ask for, what of the description was left out and why, and what in it is in doubt or contradicts itself. Nothing else; empty where there is nothing.';

const EDITING = `"draft" is a first version of these parts. Edit it as the head of copy who would rather reject it, and give the whole again.
Take each fact of the description, each number, year, name and condition: it stands whole on the page, where a reader looks for it, or the notes name it.
Take each sentence, heading, item title and word for search engines: which clause of the data says it, and was that said to visitors? Out goes, or is mended, what is said to us; a remark or a figure without the half that gives it sense; a heading that says more than the facts under it, or that any page could have; what goes against a ban or a wish by its meaning; what a stranger would misread; and what the notes doubt.
Look for the lines of the description that only they would say: is each on the page, or named in the notes with a reason? Was an edge filed off?
Read it aloud: no filler, no sentence that only joins or carries a remainder, nothing twice. The order is that of a reader's questions: what, for whom, what it costs, how it goes, when, where.`;

/** Some 2,000 words. */
const MAX_TOKENS = 6_000;

/**
 * Writes websites with the text model that the operator set up: all that is wanted at once, so that no part says what another says, and then once
 * more as an editor, who sees in a page that is there what nobody sees while writing it.
 */
export class ModelWebsiteWriter implements WebsiteWriter {
  readonly provider = 'text';
  readonly name: string;

  constructor(private readonly model: TextModel) {
    this.name = model.model;
  }

  async write({ brand, strategy, sections, current }: WebsiteRequest, step: WebsiteStep): Promise<WrittenWebsite> {
    const wanted = PAGE_ORDER.filter((key) => sections.includes(key));
    const isBeginning = wanted.includes('hero_section');
    const others = Object.entries(current?.sections ?? {}).filter(([key]) => !wanted.some((own) => own === key));
    const parts = z.object({ sections: z.object(Object.fromEntries(wanted.map((key) => [key, websiteSection]))) });
    const schema: z.ZodType<WrittenWebsite> = isBeginning
      ? parts.extend({ seo: websiteSeo, notes: websiteContent.shape.notes.unwrap() })
      : parts;
    const instructions = [
      INSTRUCTIONS,
      ['Write these parts:', ...wanted.map((key) => `- "${key}" (${SECTION_LABELS[key]}): ${ABOUT[key]}`)].join('\n'),
      // who asks for one part wants words
      ...(wanted.length > 1 ? [EMPTY] : []),
      ...(others.length > 0 ? ['"restOfThePage" is there already: say nothing of it again.'] : []),
      ...(isBeginning ? [`Besides, "seo": ${SEO}\nAnd "notes": ${NOTES}`] : []),
    ];
    const ask = (more: { instructions?: string; draft?: WrittenWebsite }) =>
      this.model.write(
        {
          userId: step.userId,
          purpose: 'website',
          instructions: [...instructions, more.instructions].filter(Boolean).join('\n\n'),
          data: { brand, strategy, restOfThePage: Object.fromEntries(others), draft: more.draft },
          schema,
          maxTokens: MAX_TOKENS,
        },
        step.signal,
      );
    await step.progress(10);
    const draft = await ask({});
    await step.progress(50);
    const edited = await ask({ instructions: EDITING, draft }).catch((error: unknown) => {
      // a page that was written is not lost because its editor said something else than a page
      if (error instanceof JobError && error.reason === 'bad_output') return draft;
      throw error;
    });
    await step.progress(90);
    return edited;
  }
}

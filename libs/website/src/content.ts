import { z } from 'zod';

/** The sections of a page by their keys, in the order in which they are written. */
export const WEBSITE_SECTIONS = [
  'hero_section',
  'about_section',
  'services_section',
  'section_4',
  'testimonials_section',
  'cta_section',
  'footer_section',
] as const;
export type WebsiteSectionKey = (typeof WEBSITE_SECTIONS)[number];

/** In what order they stand on a page that nobody has ordered: what is offered before who offers it. */
export const PAGE_ORDER: readonly WebsiteSectionKey[] = [
  'hero_section',
  'services_section',
  'section_4',
  'about_section',
  'testimonials_section',
  'cta_section',
  'footer_section',
];

export const SECTION_LABELS: Record<WebsiteSectionKey, string> = {
  hero_section: 'Hero',
  about_section: 'About',
  services_section: 'Services/Products',
  section_4: 'Features/Benefits',
  testimonials_section: 'Testimonials/Social Proof',
  cta_section: 'Call-to-Action',
  footer_section: 'Footer',
};

/** In characters. */
export const LIMITS = {
  heading: 200,
  body: 4_000,
  itemTitle: 120,
  itemText: 1_000,
  items: 12,
  action: 60,
  /** about what search engines show of each; more is kept, and told */
  seoTitle: 200,
  seoDescription: 500,
} as const;
export const SHOWN_BY_SEARCH = { title: 60, description: 160 } as const;

const text = (most: number) => z.string().max(most);

export const websiteSection = z.strictObject({
  heading: text(LIMITS.heading),
  /** paragraphs, parted by an empty line */
  body: text(LIMITS.body),
  items: z.array(z.strictObject({ title: text(LIMITS.itemTitle), text: text(LIMITS.itemText) })).max(LIMITS.items),
  /** what the button says; '' for none */
  action: text(LIMITS.action),
});
export type WebsiteSection = z.infer<typeof websiteSection>;

export const websiteSeo = z.strictObject({
  title: text(LIMITS.seoTitle),
  description: text(LIMITS.seoDescription),
});

/** A page's words: what stands in each section, which of them are on the page and in what order, and which nobody may write anew. */
export const websiteContent = z.strictObject({
  sections: z.partialRecord(z.enum(WEBSITE_SECTIONS), websiteSection),
  order: z.array(z.enum(WEBSITE_SECTIONS)).max(WEBSITE_SECTIONS.length),
  locked: z.array(z.enum(WEBSITE_SECTIONS)).max(WEBSITE_SECTIONS.length),
  seo: websiteSeo,
  /** what the writer tells and asks whoever edits the page: no copy, on no page and in no file */
  notes: text(LIMITS.body).optional(),
});
export type WebsiteContent = z.infer<typeof websiteContent>;

/** What a writer gives: any of the sections, and the words for search engines and its notes when it wrote the page. */
export interface WrittenWebsite {
  sections: Partial<Record<WebsiteSectionKey, WebsiteSection>>;
  seo?: WebsiteContent['seo'];
  notes?: string;
}

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** In what order the sections stand that are there: each once, none that is not written. */
export function inOrder({ sections, order }: Pick<WebsiteContent, 'sections' | 'order'>): WebsiteSectionKey[] {
  return unique(order).filter((key) => sections[key] !== undefined);
}

/** Sections that are written, and not on the page. */
export const leftOut = (content: WebsiteContent): WebsiteSectionKey[] =>
  PAGE_ORDER.filter((key) => content.sections[key] && !content.order.includes(key));

/** Which sections a run may write: all that are asked for but the locked ones. */
export const writable = (
  before: WebsiteContent | null,
  asked: readonly WebsiteSectionKey[] = WEBSITE_SECTIONS,
): WebsiteSectionKey[] => WEBSITE_SECTIONS.filter((key) => asked.includes(key) && !before?.locked.includes(key));

const NEEDED: readonly WebsiteSectionKey[] = ['hero_section', 'cta_section', 'footer_section'];

/** A page that is next to nothing but its beginning asks once: a second button right below says the same. */
const withoutEcho = (keys: WebsiteSectionKey[], sections: WrittenWebsite['sections']): WebsiteSectionKey[] =>
  keys.some((key) => !NEEDED.includes(key)) || sections.cta_section?.body.trim()
    ? keys
    : keys.filter((key) => key !== 'cta_section');

/** A section of which nobody knows anything yet waits beside the page; without its beginning and its end there is none. */
const isToldOf = (key: WebsiteSectionKey, section: WebsiteSection | undefined): boolean =>
  section !== undefined &&
  (NEEDED.includes(key) || section.items.length > 0 || (section.body.trim() !== '' && !isOpen(section.body)));

const isEmpty = ({ heading, body, items }: WebsiteSection): boolean =>
  heading.trim() === '' && body.trim() === '' && items.length === 0;

/**
 * Puts what was written into what is there. A locked section stays as it is, word for word, and so do order and locks; a section that is new on
 * the page goes where a page has it, and one for which there are no words any more leaves it.
 */
export function mergeWebsite(before: WebsiteContent | null, written: WrittenWebsite): WebsiteContent {
  if (!before)
    return {
      sections: written.sections,
      order: withoutEcho(
        PAGE_ORDER.filter((key) => isToldOf(key, written.sections[key])),
        written.sections,
      ),
      locked: [],
      seo: written.seo ?? { title: '', description: '' },
      ...(written.notes && { notes: written.notes }),
    };
  const fresh = Object.fromEntries(
    Object.entries(written.sections).filter(([key]) => !before.locked.includes(key as WebsiteSectionKey)),
  );
  const added = PAGE_ORDER.filter((key) => !before.sections[key] && isToldOf(key, fresh[key]));
  const order = before.order.filter((key) => NEEDED.includes(key) || !fresh[key] || !isEmpty(fresh[key]));
  for (const key of added) {
    const after = PAGE_ORDER.slice(PAGE_ORDER.indexOf(key) + 1);
    const at = order.findIndex((other) => after.includes(other));
    order.splice(at === -1 ? order.length : at, 0, key);
  }
  return {
    ...before,
    sections: { ...before.sections, ...fresh },
    order,
    // the notes are of the writer who wrote the page last
    ...(written.seo && { seo: written.seo, notes: written.notes ?? '' }),
  };
}

/** How a writer marks what nobody told it, in the language of the page. */
export const OPEN = [
  'To be added:',
  'Noch offen:',
  'À compléter :',
  'Por completar:',
  'Da completare:',
  'A completar:',
  'Nog open:',
  'يُضاف لاحقًا:',
  '未定：',
] as const;
export const isOpen = (words: string): boolean => OPEN.some((mark) => words.trimStart().startsWith(mark));

/** Kept texts are as they were saved; one that can no longer be read is none. */
export function readWebsite(json: string): WebsiteContent | null {
  try {
    return websiteContent.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

export const EMPTY_SECTION: WebsiteSection = { heading: '', body: '', items: [], action: '' };

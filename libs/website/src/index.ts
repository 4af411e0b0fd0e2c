export {
  EMPTY_SECTION,
  inOrder,
  isOpen,
  leftOut,
  LIMITS,
  mergeWebsite,
  OPEN,
  PAGE_ORDER,
  readWebsite,
  SECTION_LABELS,
  SHOWN_BY_SEARCH,
  WEBSITE_SECTIONS,
  websiteContent,
  websiteSection,
  websiteSeo,
  writable,
} from './content';
export type { WebsiteContent, WebsiteSection, WebsiteSectionKey, WrittenWebsite } from './content';
export { websiteJson, websiteMarkdown } from './exports';
export { websiteBody, websiteHtml, websiteStyles } from './page';

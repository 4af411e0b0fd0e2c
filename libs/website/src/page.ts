import { type BrandKit, contrastOf, cssString, inkOn, markupText, plainText } from '@maquette/brand-kit';
import { inOrder, isOpen, type WebsiteContent, type WebsiteSection, type WebsiteSectionKey } from './content';

/** '<p>' and line breaks for a text with paragraphs; what is still open is marked. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n').map(markupText).join('<br>');
      return `<p${isOpen(part) ? ' class="open"' : ''}>${lines}</p>`;
    })
    .join('\n');

const actionOf = ({ action }: WebsiteSection, to: string) =>
  action.trim() === '' ? '' : `<p class="action"><a href="${to}">${markupText(action)}</a></p>`;

const itemsOf = ({ items }: WebsiteSection) =>
  items.length === 0
    ? ''
    : `<ul class="items">\n${items
        .map(({ title, text }) => {
          const head = title.trim() === '' ? '' : `<h3>${markupText(title)}</h3>`;
          return `<li>${head}${paragraphs(text)}</li>`;
        })
        .join('\n')}\n</ul>`;

/** What a section's place on the page is called in its address. */
const anchorOf = (key: WebsiteSectionKey) => key.replace('_section', '').replace('section_4', 'benefits');

const NAV_LABELS: Partial<Record<WebsiteSectionKey, string>> = {
  about_section: 'About',
  services_section: 'Services',
  section_4: 'At a glance',
  testimonials_section: 'Voices',
};

/** A heading of more characters than this is no name for a link. */
const NAV_MOST = 24;

/** A section's own heading, in whatever language, or its usual name where that is a sentence. */
const navLabelOf = (key: WebsiteSectionKey, { heading }: WebsiteSection): string | undefined => {
  const own = plainText(heading);
  return NAV_LABELS[key] && (own === '' || own.length > NAV_MOST ? NAV_LABELS[key] : own);
};

/** @param contacts where one gets in touch, first choice first: a button leads to the first that it does not stand in itself */
function sectionOf(key: WebsiteSectionKey, section: WebsiteSection, contacts: string[], isFirst: boolean): string {
  const level = isFirst ? 'h1' : 'h2';
  const contact = contacts.find((anchor) => anchor !== anchorOf(key)) ?? 'top';
  const words = paragraphs(section.body);
  const inner = [
    section.heading.trim() === '' ? '' : `<${level}>${markupText(section.heading)}</${level}>`,
    words === '' ? '' : `<div class="words" dir="auto">\n${words}\n</div>`,
    itemsOf(section),
    actionOf(section, `#${contact}`),
  ];
  const tag = key === 'footer_section' ? 'footer' : 'section';
  return `<${tag} id="${anchorOf(key)}" class="${anchorOf(key)}">\n<div class="inner" dir="auto">\n${inner
    .filter((part) => part !== '')
    .join('\n')}\n</div>\n</${tag}>`;
}

/**
 * The page itself, without what stands around it: every word of it is text, whatever was typed.
 * @param main what holds its sections: 'div' where it is shown within another page, which has a `main` already
 */
export function websiteBody(
  content: WebsiteContent,
  { name }: Pick<BrandKit, 'name'>,
  main: 'main' | 'div' = 'main',
): string {
  const keys = inOrder(content);
  const contacts = (['cta_section', 'footer_section'] as const).filter((key) => keys.includes(key)).map(anchorOf);
  const links = keys.flatMap((key) => {
    const label = navLabelOf(key, content.sections[key] as WebsiteSection);
    return label ? [`<li><a href="#${anchorOf(key)}">${markupText(label)}</a></li>`] : [];
  });
  const inMain = keys.filter((key) => key !== 'footer_section');
  const footer = content.sections.footer_section;
  return [
    `<header class="bar" id="top"><div class="inner" dir="auto"><p class="brand">${markupText(name)}</p>`,
    links.length > 0 ? `<nav aria-label="Page"><ul>${links.join('')}</ul></nav>` : '',
    '</div></header>',
    `<${main}>`,
    ...inMain.map((key, index) => sectionOf(key, content.sections[key] as WebsiteSection, contacts, index === 0)),
    `</${main}>`,
    keys.includes('footer_section') && footer ? sectionOf('footer_section', footer, contacts, false) : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Black or white on a colour, or the palette's own colour where it is read well on it. */
const readable = (colour: string | undefined, ground: string) =>
  colour && contrastOf(colour, ground) >= 4.5 ? colour : inkOn(ground);

const luminous = (hex: string) => contrastOf(hex, '#000000');

/** How far the colour is from grey, 0 to 255. */
const chroma = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};
/** Louder than this a ground is not read on for long. */
const QUIET = 48;
/** Below this a button is lost on its ground. */
const SEEN = 2;

/** The style sheet of the page in the brand's colours and typefaces. @param root what stands for the page, such as ':root' or ':host' */
export function websiteStyles(kit: BrandKit, root = ':root'): string {
  const colours = Object.fromEntries(kit.colours.map(({ role, hex }) => [role, hex]));
  const hexes = kit.colours.map(({ hex }) => hex);
  const lightest = hexes.filter((hex) => chroma(hex) <= QUIET).sort((one, other) => luminous(other) - luminous(one))[0];
  const darkest = [...hexes].sort((one, other) => luminous(one) - luminous(other))[0];
  // paper is light and quiet: a palette without such a colour stands on white
  const paper = lightest && luminous(lightest) >= 13 ? lightest : '#ffffff';
  const ink = darkest && contrastOf(darkest, paper) >= 7 ? darkest : '#16181a';
  const plate = colours.primary ?? ink;
  const accent = colours.accent ?? colours.secondary ?? plate;
  const onPlate = readable(paper, plate);
  const button = contrastOf(accent, plate) >= SEEN ? accent : onPlate;
  const fontOf = (role: string, otherwise: string) => {
    const font = kit.fonts.find((one) => one.role === role);
    return font
      ? `${cssString(font.families[0])}, ${otherwise}, ${font.families[1]}`
      : `${otherwise}, system-ui, sans-serif`;
  };
  const heading = fontOf('heading', 'var(--heading-stand-in, system-ui)');
  const body = fontOf('body', 'var(--body-stand-in, system-ui)');
  const weight = kit.fonts.find(({ role }) => role === 'heading')?.weights.at(-1) ?? 600;
  return `${root} {
  --paper: ${paper};
  --ink: ${ink};
  --plate: ${plate};
  --on-plate: ${onPlate};
  --button: ${button};
  --on-button: ${button === onPlate ? readable(plate, onPlate) : readable(paper, button)};
  --heading: ${heading};
  --body: ${body};
}
.page, .page * { box-sizing: border-box; margin: 0; padding: 0; }
.page { container-type: inline-size; background: var(--paper); color: var(--ink); font-family: var(--body); font-size: 17px; line-height: ${kit.lineHeight ?? 1.6}; overflow-wrap: anywhere; }
.page a { color: inherit; }
.page :focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
.page ul { list-style: none; }
.page .inner { width: 100%; max-width: ${Math.min(kit.grid?.maxWidth ?? 1200, 1200)}px; margin: 0 auto; padding: 0 clamp(20px, 5cqi, 64px); }
.page .bar .inner { display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: baseline; justify-content: space-between; padding-top: 20px; padding-bottom: 20px; }
.page .brand { font: ${weight} 20px / 28px var(--heading); }
.page nav ul { display: flex; flex-wrap: wrap; gap: 4px 24px; font-size: 15px; }
.page nav a { text-decoration: none; }
.page nav a:hover { text-decoration: underline; text-underline-offset: 4px; }
.page section > .inner, .page footer > .inner { padding-top: clamp(48px, 8cqi, 104px); padding-bottom: clamp(48px, 8cqi, 104px); display: grid; gap: 24px; }
.page h1, .page h2, .page h3 { font-family: var(--heading); font-weight: ${weight}; line-height: 1.12; text-wrap: balance; }
.page h1 { font-size: clamp(36px, 6.6cqi, 76px); letter-spacing: -0.02em; max-width: 18em; }
.page h2 { font-size: clamp(28px, 3.8cqi, 44px); letter-spacing: -0.015em; max-width: 22em; }
.page h3 { font-size: 20px; line-height: 1.3; margin-bottom: 6px; }
.page .words { display: grid; gap: 1em; max-width: 62ch; }
.page .hero { background: var(--plate); color: var(--on-plate); }
.page .hero .words { font-size: clamp(18px, 1.8cqi, 22px); line-height: 1.5; }
.page .action a { display: inline-block; padding: 14px 26px; background: var(--button); color: var(--on-button); text-decoration: none; font-weight: 600; border-radius: 3px; }
.page .items { display: grid; gap: 32px clamp(24px, 4cqi, 56px); grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); margin-top: 8px; }
.page .items li { border-top: 2px solid currentColor; padding-top: 16px; }
.page .services { background: color-mix(in srgb, var(--plate) 7%, var(--paper)); }
.page .testimonials .words { font: ${weight} clamp(20px, 2.4cqi, 28px) / 1.4 var(--heading); }
.page .cta { background: var(--plate); color: var(--on-plate); }
.page .hero + .cta { background: color-mix(in srgb, var(--plate) 7%, var(--paper)); color: var(--ink); }
.page .hero + .cta .action a { background: var(--ink); color: var(--paper); }
.page :is(.about, .benefits, .testimonials) + :is(.about, .benefits, .testimonials) > .inner { padding-top: 0; }
.page :is(.about, .benefits, .testimonials) + :is(.about, .benefits, .testimonials) > .inner::before { content: ''; grid-column: 1 / -1; border-top: 1px solid color-mix(in srgb, var(--ink) 25%, var(--paper)); margin-bottom: clamp(16px, 3cqi, 40px); }
.page footer { border-top: 1px solid color-mix(in srgb, var(--ink) 25%, var(--paper)); font-size: 15px; }
.page footer > .inner { padding-top: 40px; padding-bottom: 56px; gap: 12px; }
.page footer h2 { font-size: 20px; letter-spacing: 0; }
.page .open { border: 1px dashed currentColor; padding: 10px 14px; font: 400 15px / 1.5 var(--body); }
@container (min-width: 800px) {
  .page :is(.about, .benefits, .testimonials, .services:not(:has(.items))) > .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: 64px; align-items: baseline; }
  .page :is(.about, .benefits, .testimonials, .services:not(:has(.items))) > .inner > :not(h2) { grid-column: 2; }
  .page :is(.about, .benefits, .testimonials, .services:not(:has(.items))) > .inner > :is(h1, .items) { grid-column: 1 / -1; }
}
`;
}

/** The whole page as one HTML file, with no script and nothing from elsewhere. */
export function websiteHtml(content: WebsiteContent, kit: BrandKit, language = 'en'): string {
  const title = plainText(content.seo.title) || plainText(kit.name) || 'Website';
  const description = plainText(content.seo.description);
  return `<!DOCTYPE html>
<html lang="${markupText(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src 'self'">
<title>${markupText(title)}</title>
${description === '' ? '' : `<meta name="description" content="${markupText(description)}">\n`}<style>
body { margin: 0; background: var(--paper); }
.page { min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; }
main > :only-child { min-height: 100%; display: grid; align-content: center; }
${websiteStyles(kit)}</style>
</head>
<body>
<div class="page">
${websiteBody(content, kit)}
</div>
</body>
</html>
`;
}

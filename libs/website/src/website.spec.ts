import { brandKit } from '@maquette/brand-kit';
import { parseStrategy } from '@maquette/strategy';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { inOrder, mergeWebsite, readWebsite, WEBSITE_SECTIONS, type WebsiteContent, writable } from './content';
import { websiteJson, websiteMarkdown } from './exports';
import { websiteBody, websiteHtml } from './page';

const SCRIPT = '</style></title></p>--><script>window.ran=1</script><img src=x onerror="window.ran=1"> "\'&{{x}}';
const section = (words: string) => ({
  heading: `${words} heading`,
  body: `${words} one\nand two\n\nTo be added: ${words}`,
  items: [
    { title: words, text: `${words} item` },
    { title: '', text: words },
  ],
  action: words,
});
const page = (words = 'Oak'): WebsiteContent => ({
  sections: Object.fromEntries(WEBSITE_SECTIONS.map((key) => [key, section(words)])),
  order: [...WEBSITE_SECTIONS],
  locked: [],
  seo: { title: words, description: words },
  notes: 'Ask for the prices.',
});
const kitOf = (words: string, Hex = '#1b3a4b') =>
  brandKit(
    parseStrategy(
      JSON.stringify({
        ColorPalettes: [
          { name: words, Primary: { Hex, Name: words }, Secondary: { Hex: '#f2e8cf' }, Accent: { Hex: '#e63' } },
        ],
        TypographyOptions: [
          { HeadingPrimary: { Font: words, Weights: [600] }, Body: { Font: 'Inter', LineHeight: 1.6 } },
        ],
      }),
      { brandName: words },
    ),
  );

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // line breaks within a text, and style and title of several lines, are how it is written
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});
const complaintsOf = async (html: string) =>
  (await validator.validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId} ${message}`),
  );

describe('the exported page', () => {
  it.each([
    ['plain words', 'Oak'],
    ['a pasted script', SCRIPT],
  ])('is valid HTML with %s in every field', async (_, words) => {
    expect(await complaintsOf(websiteHtml(page(words), kitOf(words)))).toEqual([]);
  });

  it('is valid while a page has no more than one empty section, and without any', async () => {
    const empty = { heading: '', body: '', items: [], action: '' };
    const bare = {
      sections: { hero_section: empty },
      order: ['hero_section' as const],
      locked: [],
      seo: { title: '', description: '' },
    };
    expect(await complaintsOf(websiteHtml(bare, kitOf('Oak')))).toEqual([]);
    expect(await complaintsOf(websiteHtml({ ...bare, order: [] }, kitOf('')))).toEqual([]);
  });

  it('has no script, no handler and no element that a text brought, whatever is typed', () => {
    const tagsOf = (html: string) => (html.match(/<\/?[a-z][a-z0-9]*/gi) ?? []).map((tag) => tag.toLowerCase());
    const expected = tagsOf(websiteHtml(page('Oak'), kitOf('Oak')));
    fc.assert(
      fc.property(fc.oneof(fc.constant(SCRIPT), fc.string({ unit: 'binary', minLength: 1 })), (typed) => {
        const words = `x${typed}`;
        const tags = tagsOf(
          websiteHtml(page(words), kitOf(words))
            .replace(/<br>/g, '')
            .replace(/<\/?p\b/g, ''),
        );
        expect(tags).toEqual(expected.filter((tag) => !['<br', '<p', '</p'].includes(tag)));
      }),
      { numRuns: 200 },
    );
  });

  it('stands in the brand’s colours and typefaces, with words that can be read on each', () => {
    const html = websiteHtml(page(), kitOf('Oak'));
    expect(html).toContain('--plate: #1b3a4b;');
    expect(html).toContain('--on-plate: #f2e8cf;');
    expect(html).toMatch(/--heading: "Oak"/);
    expect(websiteHtml(page(), kitOf('Oak', '#ffee00'))).toContain('--on-plate: #000000;');
  });

  it('shows the sections in their order, those that are left out not at all', () => {
    const content = { ...page(), order: ['cta_section' as const, 'hero_section' as const] };
    const html = websiteHtml(content, kitOf('Oak'));
    expect(html.match(/id="(cta|hero|about)"/g)).toEqual(['id="cta"', 'id="hero"']);
  });
});

describe('a button', () => {
  it('leads to where one gets in touch, and from there on to what stands below it', () => {
    const body = websiteBody(page(), kitOf('Oak'));
    const buttonOf = (anchor: string) =>
      new RegExp(`id="${anchor}".*?<p class="action"><a href="([^"]+)"`, 's').exec(body)?.[1];
    expect(['hero', 'cta', 'footer'].map(buttonOf)).toEqual(['#cta', '#footer', '#cta']);
    const alone = { ...page(), order: ['hero_section' as const, 'cta_section' as const] };
    expect(websiteBody(alone, kitOf('Oak'))).toMatch(/id="cta".*<a href="#top"/s);
  });
});

it('stands in no file with the notes to whoever edits it', () => {
  const content = page();
  const files = [websiteHtml(content, kitOf('Oak')), websiteMarkdown(content, 'Oak'), websiteJson(content, 'Oak')];
  expect(files.join('\n')).not.toContain('Ask for the prices.');
});

describe('the page as Markdown and JSON', () => {
  it('keeps pasted markup as text, and the order', () => {
    const text = websiteMarkdown(page(SCRIPT), SCRIPT);
    expect(text.replace(/<!-- [\w/ -]+ -->/g, '')).not.toMatch(/(?<!\\)</);
    expect(websiteMarkdown({ ...page(), order: ['cta_section', 'hero_section'] }, 'Oak').match(/<!-- .+ -->/g)).toEqual(
      ['<!-- Call-to-Action -->', '<!-- Hero -->'],
    );
    const json = JSON.parse(websiteJson(page(SCRIPT), 'Oak')) as { structured_content: Record<string, unknown> };
    expect(json.structured_content.hero_section).toEqual(section(SCRIPT));
  });
});

describe('a first page', () => {
  const told = (body: string) => ({ ...section('x'), body, items: [] });
  const brief = {
    hero_section: told('We mend kettles.'),
    about_section: told('To be added: who.'),
    cta_section: told(''),
    footer_section: told('Leith'),
  };
  it('of next to nothing has one button, and what is not told waits beside it', () => {
    expect(mergeWebsite(null, { sections: brief }).order).toEqual(['hero_section', 'footer_section']);
  });

  it('tells what is offered before who offers it', () => {
    const { order } = mergeWebsite(null, { sections: page('x').sections });
    expect(order.indexOf('services_section')).toBeLessThan(order.indexOf('about_section'));
    expect([...order].sort()).toEqual([...WEBSITE_SECTIONS].sort());
  });

  it('asks at its end where there is something in between, or to say', () => {
    const known = { ...brief, about_section: told('Since 1931.') };
    expect(mergeWebsite(null, { sections: known }).order).toContain('cta_section');
    const promised = { ...brief, cta_section: told('Ring us.') };
    expect(mergeWebsite(null, { sections: promised }).order).toContain('cta_section');
  });
});

describe('a new run', () => {
  it('leaves a locked section, the order and the locks as they are', () => {
    const before: WebsiteContent = {
      ...page('mine'),
      locked: ['about_section'],
      order: ['cta_section', 'hero_section', 'about_section'],
    };
    const after = mergeWebsite(before, { sections: page('new').sections, seo: { title: 'new', description: 'new' } });
    expect(after.sections.about_section).toEqual(before.sections.about_section);
    expect(after.sections.hero_section).toEqual(section('new'));
    expect(after).toMatchObject({ order: before.order, locked: ['about_section'], seo: { title: 'new' }, notes: '' });
    expect(writable(before)).not.toContain('about_section');
  });

  it('takes a section off the page for which there are no words any more, and a locked one never', () => {
    const empty = { heading: '', body: ' ', items: [], action: '' };
    const fresh = { hero_section: empty, services_section: empty, about_section: empty };
    const after = mergeWebsite({ ...page('mine'), locked: ['about_section'] }, { sections: fresh });
    expect(after.order).toEqual(page().order.filter((key) => key !== 'services_section'));
    expect(after.sections.about_section).toEqual(section('mine'));
  });

  it('of one section changes that one alone, and puts one that is new where a page has it', () => {
    const others = { ...page('mine').sections };
    delete others.about_section;
    const before: WebsiteContent = { ...page('mine'), sections: others, order: ['hero_section', 'cta_section'] };
    const after = mergeWebsite(before, { sections: { about_section: section('new') } });
    expect(inOrder(after)).toEqual(['hero_section', 'about_section', 'cta_section']);
    expect(after.sections.hero_section).toEqual(section('mine'));
    expect(after).toMatchObject({ seo: before.seo, notes: before.notes });
  });
});

it('reads what was kept, and calls what cannot be read none', () => {
  expect(readWebsite(JSON.stringify(page()))).toEqual(page());
  expect(readWebsite('{"sections":')).toBeNull();
  expect(readWebsite('{"sections":{"x":1},"order":[],"locked":[],"seo":{}}')).toBeNull();
});

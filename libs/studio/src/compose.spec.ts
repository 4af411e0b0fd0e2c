import { DESIGN_TYPE_IDS, designType as typeOf } from '@maquette/generation';
import type { DesignTypeId } from '@maquette/generation';
import sharp from 'sharp';
import { xmlFault } from './testing/xml';
import { read } from './prompt/read';
import { compose, rasterise } from './index';
import type { Composition, StudioRequest } from './index';
import { contrast } from './palette/palette';
import { clean } from './prompt/clean';
import type { SetText } from './sheet';

jest.setTimeout(60_000);

const PROMPTS: Record<DesignTypeId, string[]> = {
  general: [
    'A dragon over a castle at night',
    'Mountain lake at dawn',
    'Abstract background in teal, mustard and cream',
  ],
  logo: [
    'Logo for "Ember & Oak", a coffee roastery, terracotta and cream',
    'Minimalist logo for a law firm named Harrow Whitlock, navy and gold',
  ],
  banner: [
    'Banner for Wander North: "Slow journeys through wild places", mountains at sunset',
    'Summer sale banner for Solara "Up to 50% off" "Shop now", coral and turquoise',
  ],
  'social-media-post': [
    'Post for Green Bite: "Our vegan burger is here" "Now 20% off all week"',
    'Wesele Ani i Tomka: "Zapraszamy na ślub" 12 czerwca, zielony i złoty',
  ],
  'business-card': [
    'Business card for Maison Laurent, jewellery, Claire Laurent, Founder, claire@maisonlaurent.fr, +33 1 42 68 53 00, black and gold',
  ],
  flyer: [
    'Flyer for "Puppy Playday", free dog training, 12 June, 2pm, Riverside Park, teal and orange',
    'Концерт классической музыки «Времена года», 5 мая, 19:00',
    'Flyer "Walk the Edge", a lighthouse on a cliff above the sea at dusk, 12 June, 9am',
  ],
  'website-header': [
    'Website header for Northbeam: "Analytics that explain themselves" "Get started", indigo and coral',
    'Website header "Stay somewhere quiet", a cabin by a lake at dawn',
  ],
  'product-mockup': [
    "Coffee bag mockup for 'Finca Verde', single origin, dark green and cream",
    'Phone mock-up for Tempo, a running app, lime and charcoal',
  ],
};
const DISHES = Array.from({ length: 30 }, (_, i) => `Dish number ${String(i + 1)} with herbs`);
const MENU = `"Casa Luna" a restaurant, a coffee cup, ${DISHES.map((dish) => `"${dish}"`).join(' ')} call 020 7946 0123`;
const requests: StudioRequest[] = DESIGN_TYPE_IDS.flatMap((designType) =>
  PROMPTS[designType].map((prompt) => ({ designType, prompt })),
);
const label = ({ designType, prompt }: StudioRequest): string => `${designType}: ${prompt.slice(0, 40)}`;
const made = new Map<string, Composition[]>();
function options(request: StudioRequest, count = 6): Composition[] {
  const key = label(request);
  let found = made.get(key);
  if (!found) made.set(key, (found = Array.from({ length: count }, (_, option) => compose(request, 11, option))));
  return found;
}
function apart(one: SetText, other: SetText, { designType, layout }: Composition['facts']): boolean {
  // Boxes around turned texts say little.
  if ((designType === 'business-card' && !UPRIGHT_CARDS.includes(layout)) || layout === 'ring' || layout === 'flat-lay')
    return true;
  return (
    one.x + one.width <= other.x + 1 ||
    other.x + other.width <= one.x + 1 ||
    one.y + one.height <= other.y + 1 ||
    other.y + other.height <= one.y + 1
  );
}
const UPRIGHT_CARDS = ['pair', 'column', 'side-by-side', 'poster-flat'];
const wordsOf = (text: string): string[] => text.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(requests.map((request) => [label(request), request] as const))('a picture of %s', (_, request) => {
  it('is well-formed SVG without scripts, links, fonts or NaN', () => {
    for (const { svg } of options(request)) {
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|Infinity|<script|foreignObject|href|<text|font-family|\son\w+=/i);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('sets every text inside the canvas, apart from the others and at a legible size', () => {
    // 9 px capitals at 1024 px: about 7 pt on an A5 sheet.
    const least = request.designType === 'product-mockup' || request.designType === 'business-card' ? 7.5 : 9;
    const faults = options(request).flatMap(({ width, height, facts }) =>
      facts.texts.flatMap((text, i) => {
        const said = `${facts.layout}: "${text.text}"`;
        const capitals = (text.capHeight * 1024) / Math.max(width, height);
        const inside = text.x >= 0 && text.y >= 0 && text.x + text.width <= width && text.y + text.height <= height;
        return [
          ...(inside ? [] : [`${said} is not inside`]),
          ...(capitals >= least ? [] : [`${said} has capitals of ${capitals.toFixed(2)} px, not ${least}`]),
          ...facts.texts
            .slice(i + 1)
            .filter((other) => !apart(text, other, facts))
            .map((other) => `${said} touches "${other.text}"`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('invents no word', () => {
    const allowed = new Set(wordsOf(clean(request.prompt)));
    for (const { facts } of options(request))
      for (const text of facts.texts) for (const word of wordsOf(text.text)) expect(allowed).toContain(word);
  });

  it('gives four options that are four ideas', async () => {
    const four = options(request).slice(0, 4);
    expect(new Set(four.map((c) => c.facts.layout)).size).toBe(4);
    if (request.prompt.match(/[A-Za-z]{5}/)) expect(new Set(four.map((c) => c.facts.fonts.pair)).size).toBe(4);
    const thumbs = await Promise.all(
      four.map((c) =>
        sharp(Buffer.from(c.svg))
          .flatten({ background: '#fff' })
          .resize(48, 48, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    thumbs.forEach((a, i) =>
      thumbs.slice(i + 1).forEach((b) => {
        const rmse = Math.sqrt(a.reduce((sum, v, k) => sum + (v - (b[k] ?? 0)) ** 2, 0) / a.length);
        // Views of one place keep its hour, and marks keep to their two colours.
        const isAlike = request.designType === 'logo' || four[0]?.facts.layout.startsWith('view-');
        expect(rmse).toBeGreaterThan(isAlike ? 12 : 20);
      }),
    );
  });

  it('keeps every text at 4.5:1 or more on the pixels behind it', async () => {
    for (const composition of options(request).slice(0, 5)) {
      if (!composition.facts.texts.length) continue;
      const [bare, full] = await Promise.all([
        pixels(composition.svg.replace(/<path class="t"[^>]*\/>/g, '')),
        pixels(composition.svg),
      ]);
      for (const text of composition.facts.texts) {
        const ratio = measured(bare, full, text);
        expect({ text: text.text, layout: composition.facts.layout, legible: ratio >= 4.5, ratio }).toMatchObject({
          legible: true,
        });
      }
    }
  });
});

interface Pixels {
  data: Buffer;
  width: number;
}
/** Half size is enough to know the ground, and four times as fast. */
async function pixels(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
/** Contrast of a text's colour with the bare picture under its letters; the worst twentieth may be edges of the artwork. */
function measured(bare: Pixels, full: Pixels, box: Composition['facts']['texts'][number]): number {
  const ratios: number[] = [];
  const known = new Map<number, number>();
  const against = (r: number, g: number, b: number): number => {
    const colour = (r << 16) | (g << 8) | b;
    let ratio = known.get(colour);
    if (ratio === undefined)
      known.set(colour, (ratio = contrast(box.colour, `#${colour.toString(16).padStart(6, '0')}`)));
    return ratio;
  };
  for (let y = Math.ceil(box.y / 2); y < (box.y + box.height) / 2; y++) {
    for (let x = Math.ceil(box.x / 2); x < (box.x + box.width) / 2; x++) {
      const at = (y * bare.width + x) * 3;
      const [r = 0, g = 0, b = 0] = bare.data.subarray(at, at + 3);
      const change =
        Math.abs(r - (full.data[at] ?? 0)) +
        Math.abs(g - (full.data[at + 1] ?? 0)) +
        Math.abs(b - (full.data[at + 2] ?? 0));
      if (change > 40) ratios.push(against(r, g, b));
    }
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.05)] ?? 0;
}

describe.each(DESIGN_TYPE_IDS)('a %s of thirty quoted texts', (designType) => {
  // a third of the options for each type, so that each option comes up in some of them
  const first = DESIGN_TYPE_IDS.indexOf(designType) % 3;
  it.each([first, first + 3, first + 6, first + 9])(
    'keeps what it sets inside the canvas and apart, with room for the artwork (option %i)',
    (option) => {
      const { svg, width, height, facts } = compose({ designType, prompt: MENU }, 11, option);
      facts.texts.forEach((text, i) => {
        const [right, bottom] = [text.x + text.width, text.y + text.height];
        expect({
          text: text.text,
          layout: facts.layout,
          inside: text.x >= 0 && text.y >= 0 && right <= width && bottom <= height,
        }).toMatchObject({ inside: true });
        for (const other of facts.texts.slice(i + 1))
          expect({
            apart: apart(text, other, facts),
            layout: facts.layout,
            text: text.text,
            other: other.text,
          }).toMatchObject({ apart: true });
      });
      expect(svg).not.toMatch(/ (?:r|width|height)="-/);
    },
  );
});

describe('what four options show', () => {
  const layoutsOf = (designType: DesignTypeId, prompt: string): Composition[] =>
    [3, 4, 5].flatMap((seed) => [0, 1, 2, 3].map((option) => compose({ designType, prompt }, seed, option)));

  it('is a described place to all four edges or as a print, and without a word, in every format', () => {
    for (const designType of ['general', 'banner', 'flyer', 'website-header', 'social-media-post'] as const)
      for (const { facts, svg, width, height } of layoutsOf(
        designType,
        'A castle on a hill above a lake at dusk, mist',
      )) {
        expect([facts.layout, facts.texts]).toEqual([expect.stringMatching(/^view-/), []]);
        if (facts.layout === 'view-print') continue;
        const clip = /<clipPath id="s\d+"><rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"/.exec(svg);
        expect([Number(clip?.[1]) >= width, Number(clip?.[2]) >= height]).toEqual([true, true]);
      }
  });

  it.each(['banner', 'flyer', 'website-header', 'social-media-post'] as const)(
    'is on a %s at least once the words alone where nothing was said to be drawn, so that one misreading does not spoil all',
    (designType) => {
      for (const prompt of PROMPTS[designType])
        for (let option = 0, four: string[] = []; option < 4; option++) {
          four = [...four, compose({ designType, prompt }, 11, option).facts.layout];
          const { scene, subjects } = read(prompt);
          if (option === 3 && !scene && !subjects.some(({ isAsked }) => isAsked))
            expect(four.some((layout) => layout.startsWith('type'))).toBe(true);
        }
    },
  );

  it('is typography where nothing of the subject can be drawn, without a stock pattern', () => {
    for (const designType of ['banner', 'flyer', 'website-header', 'social-media-post', 'general'] as const)
      for (const { facts } of layoutsOf(designType, '"Quorndon" "A word for it"'))
        expect([facts.layout, facts.artwork]).toEqual([expect.stringMatching(/type|swiss/), []]);
  });

  it.each([
    ['Round flat tin 100ml of Old Hob leather dubbin', 'tin'],
    ['tea caddy, square, hinged lid, for a smoked tea called Night Shift', 'hinged'],
    ['dropper bottle 30 ml for Maris face oil', 'dropper'],
    ['10 kg paper sack of wool pellets. Name is Fleeced', 'sack'],
    ['Wooden crate for Orchard End apples', 'crate'],
    ['Linen apron for a cooking school called Salt & Ladle', 'apron'],
    ['Notizbuch für das Festival „Lose Blätter“', 'notebook'],
    ['Seed packet "Foxglove Excelsior"', 'sachet'],
    ['Box for chocolates called Ferryman, lid slightly open', 'lidded'],
    ['board game box mockup, title "Sporeline"', 'game'],
    ['olive oil tin 5 litre mockup, brand Ayvalık', 'canister'],
    ['amber glass bottles with pump, hand soap, brand Løv', 'pump'],
    ['Mockup tote bag natural cotton, printed with an illustration of a sardine tin', 'tote'],
    ['Flasche Olivenöl „Alto“', 'bottle'],
  ])('is one product in four settings: %s', (prompt, object) => {
    const four = [0, 1, 2, 3].map((option) => compose({ designType: 'product-mockup', prompt }, 5, option).facts);
    expect(new Set(four.map(({ layout }) => layout)).size).toBe(4);
    for (const { artwork } of four)
      expect(artwork.filter((one) => one.startsWith('object:'))).toEqual([`object:${object}`]);
  });

  it('is for a mark name and mark, the name alone and a badge; a badge alone where one is asked for, letters where they are', () => {
    const four = (prompt: string): string[] =>
      [0, 1, 2, 3].map((option) => compose({ designType: 'logo', prompt }, 5, option).facts.layout);
    expect(four('Round badge for the Halvard Mountain Rescue')).toEqual(expect.arrayContaining(['ring', 'seal']));
    expect(four('Crest for "Barnaby", an oak tree')).toContain('crest');
    expect(four('monogram for Beatriz Amaro-Lund').filter((id) => id.startsWith('monogram'))).toHaveLength(2);
    expect(four('Quill Ferreira').filter((id) => id.startsWith('wordmark'))).toHaveLength(2);
    expect(four('Logo for "Ember & Oak", a coffee roastery').filter((id) => id.startsWith('wordmark'))).toHaveLength(1);
  });

  it('has in a mark the colours that were asked for and no tone between them', () => {
    for (const option of [0, 1, 2, 3]) {
      const { svg } = compose({ designType: 'logo', prompt: 'Logo for "Quorndon" in #123456 and #f0e0c0' }, 5, option);
      const colours = new Set(svg.match(/#[0-9a-f]{6}\b/g));
      expect([...colours].filter((hex) => !['#123456', '#f0e0c0', '#ffffff'].includes(hex))).toEqual([]);
    }
  });

  it('keeps every fact that was given: where one layout has no room, another is taken', () => {
    const prompt =
      'Flyer "The Long Saturday", 14 June, 10am to 4pm, £3, under-fives free, Hall Lane 12, Whitby, call 020 7946 0123, mail hello@longsaturday.org, www.longsaturday.org';
    for (const designType of ['flyer', 'banner', 'social-media-post', 'website-header'] as const)
      for (const { facts } of layoutsOf(designType, prompt)) {
        const all = facts.texts.map(({ text }) => text).join(' ');
        for (const said of ['14 June', '£3', '020 7946 0123', 'hello@longsaturday.org'])
          expect([designType, facts.layout, all]).toEqual([designType, facts.layout, expect.stringContaining(said)]);
      }
  });

  it('draws also where the only fact has no room beside the words, and tells what is missing then', () => {
    const prompt =
      'Bannière pour la réouverture de la piscine municipale de Saint-Brieuc le samedi 3 mai, entrée gratuite toute la journée, le titre « On replonge ! » bien gros.';
    for (const { facts, unpictured } of layoutsOf('banner', prompt))
      expect([...facts.texts.map(({ text }) => text), ...unpictured].join(' ')).toContain('3 mai');
  });
});

describe('the studio', () => {
  it('gives the same bytes for the same request and seed, and others for another seed', async () => {
    const request: StudioRequest = {
      designType: 'flyer',
      prompt: 'Jazz night flyer "Blue Note Sessions", every Friday, 8pm',
    };
    const [a, b, c] = [compose(request, 5, 1), compose(request, 5, 1), compose(request, 6, 1)];
    expect(b).toEqual(a);
    expect(c.svg).not.toBe(a.svg);
    expect((await rasterise(b)).equals(await rasterise(a))).toBe(true);
  });

  it('draws every design type on its announced canvas as a PNG', async () => {
    for (const designType of DESIGN_TYPE_IDS) {
      const { width, height } = typeOf(designType);
      const meta = await sharp(
        await rasterise(compose({ designType, prompt: 'Honest Bread, a bakery' }, 1, 0)),
      ).metadata();
      expect([meta.format, meta.width, meta.height]).toEqual(['png', width, height]);
    }
  });

  it('has at least eight layouts to offer in every design type', () => {
    for (const designType of DESIGN_TYPE_IDS) {
      const layouts = Array.from(
        { length: 8 },
        (_, option) =>
          compose({ designType, prompt: 'Logo for "Ember & Oak", a coffee roastery' }, 3, option).facts.layout,
      );
      expect([designType, new Set(layouts).size]).toEqual([designType, 8]);
    }
  });

  it('lets a brand lead: its colours, its typeface, its name', () => {
    const { facts } = compose(
      {
        designType: 'flyer',
        prompt: 'Poster for the opening in red',
        brand: {
          name: 'Atelier Nord',
          palette: ['#0b3d2e', '#f2c14e', '#fffaf0'],
          fonts: { heading: 'Fraunces', body: 'Figtree' },
        },
      },
      1,
      0,
    );
    expect(facts.fonts).toMatchObject({ heading: 'fraunces', body: 'figtree' });
    expect(facts.palette).toMatchObject({ deep: '#0b3d2e', primary: '#f2c14e', paper: '#fffaf0' });
    expect(facts.texts.map((t) => t.text).join(' ')).toContain('Atelier Nord');
  });

  it('sets the first of many texts and names the others', () => {
    const { facts, unpictured } = compose({ designType: 'social-media-post', prompt: MENU }, 11, 0);
    // A title may stand in rows of its own.
    const all = facts.texts.map(({ text }) => text.toLowerCase()).join(' ');
    const isSet = DISHES.map((dish) => all.includes(dish.toLowerCase()));
    const left = isSet.filter((set) => !set).length;
    expect(isSet.indexOf(false)).toBe(30 - left);
    expect(left).toBeLessThan(30);
    expect(unpictured).toHaveLength(24);
    expect(unpictured[0]).toBe(DISHES[30 - left]);
    expect(unpictured[23]).toMatch(/^and \d+ more things$/);
  });

  it('takes colours literally', () => {
    const { facts } = compose({ designType: 'logo', prompt: 'Logo for "Ada" in #123456 and cream' }, 1, 0);
    expect(Object.values(facts.palette)).toEqual(expect.arrayContaining(['#123456', '#f6ecd6']));
  });

  it('names what it could not picture', () => {
    expect(compose({ designType: 'general', prompt: 'A dragon over a carburettor' }, 1, 0).unpictured).toContain(
      'carburettor',
    );
    expect(compose({ designType: 'logo', prompt: '東京の夜' }, 1, 0).unpictured.join()).toContain('東京');
    expect(
      compose({ designType: 'logo', prompt: 'Logo "Ada"', brand: { fonts: { heading: 'Helvetica Now' } } }, 1, 0)
        .unpictured,
    ).toContain('the typeface Helvetica Now');
  });

  it.each([
    [
      'markup',
      '<svg onload="alert(1)"><script>alert(2)</script></svg> a fox "<b>Hi</b>" <foreignObject href="javascript:x">',
    ],
    ['control characters', 'Logo\u0000 for \u0007\u202e"Ada\u200b"\u001b[31m'],
    ['nothing', ' '],
    ['punctuation', '"" \'\' ... ,,, !!! ###'],
    ['ten thousand characters', 'word "quote" '.repeat(900)],
    ['one endless word', `Logo for "${'A'.repeat(150)}"`],
    ['other scripts', 'شعار "مقهى" 标志 "咖啡" לוגו 🍕 "☕ Caffè"'],
    ['regular expression bait', `${'('.repeat(3000)}${'a '.repeat(2000)}$1 \\ [ ] { }`],
  ])('draws something safe from %s', (_, prompt) => {
    for (const designType of DESIGN_TYPE_IDS) {
      const { svg } = compose({ designType, prompt }, 2, 0);
      expect(xmlFault(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|script|foreignObject|href|alert|onload/i);
    }
  });

  it('makes the kind of thing that a general request names', () => {
    const { facts, unpictured } = compose(
      { designType: 'general', prompt: 'Logo for a coffee roastery called "Ember & Oak"' },
      1,
      0,
    );
    expect(facts.designType).toBe('logo');
    expect(facts.texts.map(({ text }) => text).join(' ')).toMatch(/ember & oak/i);
    expect(unpictured).toEqual([]);
  });

  it('refuses an option or a width that makes no sense', async () => {
    expect(() => compose({ designType: 'logo', prompt: 'x' }, 1, -1)).toThrow('whole number');
    await expect(rasterise({ svg: '<svg/>', width: 100, height: 100 }, { width: 9 })).rejects.toThrow(
      'between 64 and 4096',
    );
  });
});

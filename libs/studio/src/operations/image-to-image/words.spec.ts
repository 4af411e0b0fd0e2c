import { readWish } from './words';

describe('what is left undone of a wish', () => {
  it.each([
    'watercolour on rough cold-press paper with granulation and blooms',
    'oil with a palette knife, thick impasto ridges',
    'copper plate etching with plate tone',
    'drypoint with velvety burr',
    'silverpoint with white heightening',
    'two-colour risograph with misregistration',
    'torn paper collage, deckled edges',
    'batik with fine crackle',
    'cyanotype with a brushed border',
    'pointillist dabs in the manner of Seurat',
    'pop art with ben-day dots and a bold outline',
    "gouache storybook illustration, children's book",
    'gouache on cream paper',
    'pixel art, 8-bit game sprite',
    'blueprint on a fine grid',
    'sepia photograph with vignette',
    'old daguerreotype plate',
    'Kodachrome slide',
    'lithograph on stone',
    'rough fashion magazine sketch in charcoal',
    'seed catalogue illustration',
    'stained glass with lead came',
    'turn the horse into a charcoal drawing',
  ])('is nothing in "%s"', (prompt) => {
    const { beyond, parts, strange } = readWish(prompt);
    expect([...beyond, ...parts, ...strange]).toEqual([]);
  });

  it('is a thing that is not there', () => {
    expect(readWish('engraving with a lighthouse').beyond).toEqual(['with a lighthouse']);
    expect(readWish('add a scarf and make it a watercolour')).toMatchObject({
      treatment: 'watercolour',
      beyond: ['add a scarf'],
    });
    expect(readWish('pencil drawing on squared paper').beyond).toEqual(['on squared paper']);
    expect(readWish('flat illustration with a bold white outline').beyond).toEqual(['bold white outline']);
  });

  it('is what is wanted of one part, and its colour is not that of the whole', () => {
    expect(readWish('make the lake violet')).toMatchObject({ parts: ['make the lake violet'], colours: [] });
    expect(readWish('pencil, but colour only the scarf red')).toMatchObject({
      treatment: 'sketch',
      parts: ['colour only the scarf red'],
      colours: [],
    });
    expect(readWish('charcoal with the lamps switched on').parts).toHaveLength(1);
    expect(readWish('linocut, keep the writing legible').parts).toEqual([]);
  });

  it.each([
    ['pen drawing, only the kite in colour', 'only the kite in colour'],
    ['charcoal with one yellow accent', 'one yellow accent'],
    ['graphite study with colour accents', 'colour accents'],
    ['selective colour', 'selective colour'],
    ['watercolour, hair violet', 'hair violet'],
    ['charcoal with crimson accents', 'crimson accents'],
    ['the kite in scarlet, the rest in black and white', 'the kite in scarlet'],
    ['gouache with a turquoise door', 'a turquoise door'],
    ['mosaic with golden tiles', 'golden tiles'],
    ['change the bench to olive green', 'change the bench to olive green'],
  ])('is the colour of one part in "%s"', (prompt, part) => {
    expect(readWish(prompt)).toMatchObject({ colours: [], parts: [expect.stringContaining(part)] });
  });

  it('is what of a technique is not made', () => {
    expect(readWish('watercolour with salt texture')).toMatchObject({ isSalted: true, unmade: [], beyond: [] });
    expect(readWish('gouache with salt texture').unmade).toEqual(['salt texture']);
    expect(readWish('poster with drips of paint').unmade).toEqual(['drips']);
    expect(readWish('copperplate engraving, hand-coloured').unmade).toEqual(['hand-coloured']);
    expect(readWish('oil painting in five colours').unmade).toEqual(['five colours']);
    expect(readWish('cut paper in five colours')).toMatchObject({ inks: 5, unmade: [] });
    expect(readWish('starry night').unmade).toEqual(['starry']);
    expect(readWish('isometric flat illustration').unmade).toEqual(['isometric']);
    expect(readWish('gouache on kraft paper')).toMatchObject({
      sheets: [{ words: 'kraft paper' }],
      unmade: [],
      colours: [],
    });
    expect(readWish('ink drawing on kraft paper').unmade).toEqual([]);
    expect(readWish('comic page with screentone')).toMatchObject({ isScreened: true, unmade: [] });
    expect(readWish('whiteboard marker sketch')).toMatchObject({ isBoard: true, unmade: [] });
  });

  it('is told in the words of the wish, not in single ones', () => {
    expect(readWish('flat illustration with long shadow').beyond).toEqual(['with long shadow']);
    expect(readWish('batik in indigo and old rose').beyond).toEqual(['old rose']);
    expect(readWish('vintage nautical chart in sepia').strange).toEqual(['nautical chart']);
    expect(readWish('gouache, the boat stays white but the sail turns crimson').parts).toEqual([
      'the boat stays white',
      'the sail turns crimson',
    ]);
  });

  it('is a manner that is not known', () => {
    expect(readWish('cubist oil painting')).toMatchObject({ treatment: 'oil', beyond: [], strange: ['cubist'] });
  });

  it('is snow that is to lie on something', () => {
    expect(readWish('winter, snow on the barn')).toMatchObject({ lies: true, beyond: [] });
    expect(readWish('winter, heavy snow').lies).toBe(false);
  });
});

describe('a material or a hand that no treatment has', () => {
  it.each([
    ['as if chiselled from a slab of granite', 'chiselled from a slab of granite'],
    ['enamel-white porcelain drawing', 'porcelain drawing'],
    ['looks like it is built from toothpicks', 'built from toothpicks'],
    ['a jade carving', 'jade carving'],
  ])('is unknown where nothing else is named: "%s"', (prompt, media) => {
    expect(readWish(prompt)).toMatchObject({ treatment: undefined, unknown: media, unmet: [media], colours: [] });
  });

  it('is told beside the treatment that is made', () => {
    expect(readWish('Greta Beispiel style watercolour')).toMatchObject({
      treatment: 'watercolour',
      unknown: undefined,
      unmet: ['Greta Beispiel style'],
    });
  });

  it.each([
    'oil painting',
    'Japanese style ink drawing',
    'dabs in the manner of Seurat',
    'made of gold',
    'a silk screen print',
  ])('is none in "%s"', (prompt) => {
    expect(readWish(prompt)).toMatchObject({ unmet: [], unknown: undefined });
  });
});

describe('what is wanted a little', () => {
  it.each(['slightly blue photograph', 'with a touch of blue', 'a faint blue cast', 'un peu de bleu'])(
    'is a cast of a colour, and none that it is painted in: "%s"',
    (prompt) => {
      expect(readWish(prompt)).toMatchObject({ treatment: undefined, colours: [], beyond: [], strange: [] });
      expect(readWish(prompt).grades).toHaveLength(1);
    },
  );

  it('is a light that goes less far', () => {
    const [whole] = readWish('warm').grades;
    const [little] = readWish('slightly warm').grades;
    expect(little!.lean).toBeLessThan(0.6 * whole!.lean!);
  });

  it('is told of colours in the plural only where they are not to be seen', () => {
    expect(readWish('gouache, soft umbers')).toMatchObject({ strange: [], bare: [expect.any(String)], colours: [] });
  });

  it('is no brick where that is a red', () => {
    expect(readWish('linocut in brick red').unmade).toEqual([]);
  });
});

describe('what is wanted not', () => {
  it.each([
    ['less saturated', 'muted'],
    ['not so dark', 'bright'],
    ['less contrast', 'low contrast'],
  ])('is the opposite light: "%s"', (prompt, look) => {
    expect(readWish(prompt).grades.map((grade) => grade.look)).toEqual([look]);
  });

  it('is no wish for it', () => {
    expect(readWish('watercolour, not too dark').grades).toEqual([]);
    expect(readWish('winter but no snow').air).toEqual([]);
  });

  it('is told where it may be in the picture', () => {
    expect(readWish('linocut, no lettering').beyond).toEqual(['no lettering']);
    expect(readWish('give her a red scarf').beyond).toEqual(['give her a red scarf']);
  });
});

describe('a wish in another language', () => {
  it.each([
    ['Kohlezeichnung', 'charcoal'],
    ['aquarelle douce', 'watercolour'],
    ['grabado en madera', 'linocut'],
    ['Ölgemälde', 'oil'],
    ['Radierung, zart', 'etching'],
    ['feine Tuschelinien und zarte Aquarellfarbe', 'line-and-wash'],
    ['mit Wachsmalstiften gemalt', 'oil-pastel'],
    ['mosaico di piastrelle, toni blu e azzurri', 'mosaic'],
    ['affiche de voyage des années 30, aplats de couleurs', 'poster'],
    ['Comiczeichnung mit kräftigen schwarzen Konturen', 'ink'],
    ['Bleistiftzeichnung, fein schraffiert', 'sketch'],
  ])('is a treatment: "%s"', (prompt, treatment) => {
    expect(readWish(prompt)).toMatchObject({ treatment, beyond: [], strange: [] });
  });
});

it.each([
  ['colouring page for kids, only black outlines', 'line-art'],
  ['simple technical pen drawing, black lines only', 'line-art'],
  ['botanical copper engraving', 'engraving'],
  ['neon sign at night, glowing lines on black', 'neon'],
])('of “%s” the treatment is %s, and nothing is told as left out', (prompt, treatment) => {
  expect(readWish(prompt)).toMatchObject({ treatment, beyond: [], unmet: [], strange: [] });
});

describe('a ground in another language', () => {
  it.each([
    ['aquarelle, fond blanc', '#ffffff'],
    ['Aquarell auf weißem Grund', '#ffffff'],
    ['acuarela sobre fondo negro', '#141414'],
  ])('is known: "%s"', (prompt, hex) => {
    expect(readWish(prompt)).toMatchObject({ ground: { hex, isSheet: false }, beyond: [], strange: [] });
  });
});

describe('what is to be another', () => {
  it('is a colour, in both orders', () => {
    for (const prompt of ['turn the blues into coral', 'replace all blue with coral', 'in coral instead of blue'])
      expect(readWish(prompt)).toMatchObject({
        swaps: [{ words: expect.stringMatching(/^blues?$/u) }],
        colours: [],
        beyond: [],
      });
    // of a thing only its colour can be found
    expect(
      readWish('repaint the yellow parts in green, our colour (RAL 6018), leave everything else as it is'),
    ).toMatchObject({ swaps: [{ words: 'yellow' }], beyond: [], parts: [], unmet: [], colours: [] });
    expect(readWish('change the orange to turquoise, flat, for embroidery')).toMatchObject({
      treatment: 'flat',
      swaps: [{ words: 'orange' }],
    });
    expect(readWish('same castle but at night with the windows lit')).toMatchObject({
      grades: [{ look: 'night' }],
      parts: ['the windows lit'],
      beyond: [],
    });
    expect(readWish('paint the red kite blue').swaps).toEqual([
      expect.objectContaining({ words: 'red', thing: 'kite' }),
    ]);
    expect(readWish('turn the photo into a watercolour')).toMatchObject({ treatment: 'watercolour', swaps: [] });
  });

  it('is a weather, and what fell is wanted no more', () => {
    for (const prompt of ['turn the snow into rain', 'rain instead of snow'])
      expect(readWish(prompt)).toMatchObject({ air: ['rain'], beyond: ['take the snow away'] });
  });
});

describe('the grounds of a wish', () => {
  it.each(['chalk on slate', 'chalk drawing on an old slate', 'chalkboard'])('are dark in "%s"', (prompt) => {
    expect(readWish(prompt)).toMatchObject({ treatment: 'blackboard', colours: [] });
  });

  it('are washes of grey under a pen', () => {
    expect(readWish('ink drawing with a grey wash').treatment).toMatch(/wash/u);
    expect(readWish('pen and ink with grey wash')).toMatchObject({ treatment: 'line-and-wash', unmade: [] });
  });
});

describe('the colours of a wish', () => {
  it('have the sheet that it is drawn on, beside the ink', () => {
    expect(readWish('ink drawing on kraft paper').colours).toHaveLength(2);
    expect(readWish('pencil on toned paper').colours).toHaveLength(2);
    expect(readWish('etching in dark green ink').colours).toHaveLength(1);
  });

  it('are none of sepia, which is a light without a treatment', () => {
    expect(readWish('sepia')).toMatchObject({ treatment: undefined, colours: [] });
    expect(readWish('sepia').grades).toHaveLength(1);
    expect(readWish('etching in sepia').colours).toHaveLength(1);
  });
});

describe('what a picture is to stand on', () => {
  it('is the sheet of a drawing', () => {
    expect(readWish('charcoal on brown paper with white highlights').colours).toEqual([expect.any(String), '#bd9464']);
    expect(readWish('silhouette against orange').colours).toHaveLength(2);
  });

  it('is no colour to paint in', () => {
    expect(readWish('flat illustration on a white background')).toMatchObject({
      colours: [],
      ground: { words: 'on a white background' },
    });
    expect(readWish('watercolour with lots of white')).toMatchObject({ colours: [], bare: [expect.any(String)] });
  });
});

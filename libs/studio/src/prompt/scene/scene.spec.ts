import { readScene } from '.';

describe('a scene is read', () => {
  it('with its place, hour, weather and what stands where', () => {
    expect(readScene('A white heron standing in the shallow river at dawn, reeds and mist')).toMatchObject({
      ground: 'river',
      time: 'dawn',
      weather: 'fog',
      subjects: [
        {
          noun: 'heron',
          class: 'bird',
          colour: '#ffffff',
          state: 'standing',
          count: 1,
          relation: { to: -1, kind: 'in' },
        },
        { noun: 'reed', count: 3 },
      ],
    });
  });

  it.each([
    [
      'a cat asleep on a wooden chair under a fig tree',
      [
        ['cat', 'lying', { to: 1, kind: 'on' }],
        ['chair', undefined, { to: 2, kind: 'under' }],
        ['fig tree', undefined, undefined],
      ],
    ],
    ['two red bicycles leaning against a blue wall', [['bicycle', 'leaning', { to: -1, kind: 'beside' }]]],
    ['a table with a vase', [['vase', undefined, { to: -1, kind: 'on' }]]],
    [
      'three hot-air balloons floating over snowy mountains at sunrise',
      [['balloon', 'floating', { to: -1, kind: 'over' }]],
    ],
  ])('with relations: %s', (prompt, expected) => {
    expect(readScene(prompt)?.subjects.map(({ noun, state, relation }) => [noun, state, relation])).toEqual(expected);
  });

  it('with what somebody does, which is no posture of theirs', () => {
    const deeds = (prompt: string) =>
      readScene(prompt, true)?.subjects.map(({ noun, deed, state }) => [noun, deed ?? state]);
    expect(deeds('A boy feeding pigeons on a square')).toEqual([
      ['boy', 'feeding pigeons'],
      ['pigeon', undefined],
    ]);
    expect(deeds('Sisters share a pear in the garden')?.[0]).toEqual(['sister', 'share a pear']);
    expect(deeds('A deer grazing in a meadow')).toEqual([['deer', 'grazing']]);
  });

  it('with what an animal carries at its mouth, and who crosses a bridge on it', () => {
    expect(readScene('a fox carrying a basket through the snow')?.subjects[1]?.relation).toEqual({
      to: 0,
      kind: 'held',
    });
    expect(readScene('a horse crossing a wooden bridge')?.subjects[0]?.relation).toEqual({ to: 1, kind: 'on' });
    expect(readScene('a cyclist on a coast road')?.subjects.map(({ noun }) => noun)).toEqual(['cyclist', 'bicycle']);
  });

  it('by night where lights are in the sky that day does not have, and without wind on a road that is winding', () => {
    expect(readScene('reindeer under the northern lights', true)?.time).toBe('night');
    expect(readScene('a van on a winding road')?.weather).toBeUndefined();
  });

  it.each([
    ['Lanterns floating on a river, autumn evening', 'river', ['lantern', 3, 'floating', 'on']],
    ['Camels walking over dunes under a full moon', 'desert', ['camel', 3, 'walking', 'over']],
    ['A fishing boat on a grey beach, gulls overhead', 'beach', ['fishing boat', 1, undefined, 'on']],
    ['a fox in the snow', 'snow', ['fox', 1, undefined, 'in']],
  ])('with whoever comes first in it: %s', (prompt, ground, [noun, count, state, kind]) => {
    const scene = readScene(prompt);
    expect(scene?.ground).toBe(ground);
    const [first] = scene?.subjects ?? [];
    expect([first?.noun, first?.count, first?.state, first?.relation]).toEqual([noun, count, state, { to: -1, kind }]);
  });

  it.each([
    ['Banner with a camel caravan in the desert at sunset', 'camel', 'animal', 5],
    ['A whale, underwater', 'whale', 'fish', 1],
    ['a boat on a lake, gulls over the water', 'boat', 'boat', 1],
  ])('with things in the sense that can be seen: %s', (prompt, noun, kind, count) => {
    expect(readScene(prompt)?.subjects[0]).toMatchObject({ noun, class: kind, count });
  });

  it.each([
    ['Une barque sur un lac au lever du soleil', 'lake', 'dawn', 'boat', 'on'],
    ['Ein roter Fuchs im Schnee unter einem Baum', 'snow', undefined, 'fox', 'in'],
    ['Un gato en una ventana, lluvia, noche', 'window', 'night', 'cat', 'in'],
    ['Łódka na jeziorze o zachodzie słońca', 'lake', 'sunset', 'boat', 'on'],
  ])('in other languages by the words that are known: %s', (prompt, ground, time, noun, kind) => {
    const scene = readScene(prompt);
    expect([scene?.ground, scene?.time]).toEqual([ground, time]);
    expect(scene?.subjects[0]).toMatchObject({ noun, relation: { to: -1, kind } });
  });

  it('in the open, where something stands on a wall', () => {
    expect(readScene('Two goats standing on a stone wall above a valley')).toMatchObject({
      ground: 'hills',
      subjects: [{ noun: 'goat', relation: { to: 1, kind: 'on' } }, { noun: 'stone wall' }],
    });
  });

  it('with a nearer and a farther place', () => {
    expect(readScene('a cabin by a lake in the mountains, autumn')).toMatchObject({
      ground: 'lake',
      distance: 'mountains',
      season: 'autumn',
      subjects: [{ noun: 'cabin', relation: { to: -1, kind: 'beside' } }],
    });
  });

  it('with the colour of the ground, where one is named', () => {
    expect(readScene('two bicycles leaning against a blue wall')).toMatchObject({
      ground: 'wall',
      groundColour: '#2560c9',
    });
  });

  it.each([
    'Logo for "Ember & Oak", a coffee roastery, terracotta and cream',
    'Business card for Tomás Rivera, architect, Madrid',
    'Flyer for a summer street food festival, bright and playful',
    'Coffee bag mockup for Finca Verde, single origin, dark green and cream',
    'Abstract geometric background in teal, mustard and cream',
    '東京の夜',
    '',
  ])('only where one is described: %s', (prompt) => {
    expect(readScene(prompt)).toBeUndefined();
  });

  it.each([
    ['a girl reading on a bench in a park', 'girl reading'],
    ['a woman choosing fruit at a market', 'woman choosing'],
  ])('with somebody and what they do: %s', (prompt, words) => {
    expect(readScene(prompt)?.subjects[0]?.words).toBe(words);
  });

  it('with what stands before another thing, not as a part of it', () => {
    expect(readScene('a snowman in front of a red barn, snow falling')?.subjects.map(({ noun }) => noun)).toEqual([
      'snowman',
      'barn',
    ]);
  });

  it.each([
    // a house of a trade is a thing where it is seen from outside, and a room where somebody is in it
    ['A small florist on a rainy evening, light in the windows', 'street', ['florist']],
    ['An illustration of a village bakery in the snow', 'snow', ['bakery']],
    ['A baker in a bakery, loaves on the shelves', 'room', ['baker', 'loaf']],
    // parts belong to their house, houses to their street
    ['A cottage with a blue door and smoke from the chimney by a river', 'river', ['cottage']],
    ['White houses along a street, a scooter', 'street', ['scooter']],
    // what stands on land has land under it
    ['A palm tree and a turquoise sea', 'beach', ['palm tree']],
    ['A cottage above the rocks and the sea', 'cliff', ['cottage']],
    ['Two boys fishing from a jetty on a lake', 'lake', ['boy', 'jetty']],
    ['A fishing village on a fjord', 'harbour', []],
    ['An astronaut on the moon looking at the earth', 'space', ['astronaut']],
  ])('with its ground and its things: %s', (prompt, ground, nouns) => {
    const scene = readScene(prompt, true);
    expect([scene?.ground, scene?.subjects.map(({ noun }) => noun)]).toEqual([ground, nouns]);
  });

  it.each([
    ['Zebras drinking at a river', 'zebra', 'grazing'],
    ['A fox crossing a field', 'fox', 'walking'],
    ['A dolphin leaping out of the sea', 'dolphin', 'jumping'],
    ['Two girls flying a kite on a beach', 'girl', 'standing'],
  ])('with what they do: %s', (prompt, noun, state) => {
    expect(readScene(prompt, true)?.subjects[0]).toMatchObject({ noun, state });
  });

  it('with young ones as their kind, clothes on who wears them, and riders on what they ride', () => {
    const subjects = (prompt: string): unknown[] =>
      readScene(prompt, true)?.subjects.map(({ noun, words, isYoung, relation }) => [noun, words, isYoung, relation]) ??
      [];
    expect(subjects('An otter and her two pups')[1]).toEqual(['otter', 'two pups', true, undefined]);
    expect(subjects('A boy in a red jumper')).toEqual([['boy', 'boy in red jumper', undefined, undefined]]);
    expect(subjects('A girl riding a donkey')[0]).toEqual(['girl', 'girl riding', undefined, { to: 1, kind: 'on' }]);
    expect(
      readScene('A shepherd small in the distance, and a sheep', true)?.subjects.map(({ isFar }) => isFar),
    ).toEqual([true, undefined]);
    expect(subjects('A dog in the shade of a tree')[0]).toEqual(['dog', 'dog', undefined, { to: 1, kind: 'under' }]);
  });

  it('with what its fields are full of, and its late light', () => {
    expect(readScene('A field of red poppies late in the afternoon, low sun', true)).toMatchObject({
      ground: 'field',
      crop: { noun: 'poppy', colour: '#d3262e' },
      isGolden: true,
    });
    expect(readScene('A cyclist in a lavender field')).toMatchObject({ crop: { noun: 'lavender' } });
  });

  it('of any thing where a picture is asked for, and of none where it is a pattern or a badge', () => {
    expect(readScene('A hedgehog', true)?.subjects).toHaveLength(1);
    expect(readScene('A hedgehog')).toBeUndefined();
    expect(readScene('A seamless pattern of hedgehogs', true)).toBeUndefined();
  });
});

import {
  DESIGN_TYPES,
  designType,
  intendedDesignType,
  missingFields,
  namedDesignType,
  operation,
  OPERATION_IDS,
} from './index';

describe('the operations', () => {
  it.each([
    ['text-to-image', {}, ['prompt']],
    ['text-to-image', { prompt: ' ' }, ['prompt']],
    ['text-to-image', { prompt: 'A fox' }, []],
    ['image-to-image', { prompt: 'A fox' }, ['image']],
    ['vectorize', {}, ['image']],
    ['remove-background', { image: 'a.png' }, []],
    ['change-background', { image: 'a.png' }, ['background_image']],
    ['change-background', { image: 'a.png', background_image: 'b.png' }, []],
    ['change-background', { image: 'a.png', background_prompt: 'A beach' }, []],
    ['change-background', { image: 'a.png', background_prompt: ' ' }, ['background_image']],
    ['image-to-image', { prompt: 'A fox', background_prompt: 'A beach' }, ['image']],
  ] as const)('%s with %j lacks %j', (id, given, lacks) => {
    expect(missingFields(operation(id), given)).toEqual(lacks);
  });

  it('are the five of the specification, in its order', () => {
    expect(OPERATION_IDS).toEqual([
      'text-to-image',
      'image-to-image',
      'vectorize',
      'remove-background',
      'change-background',
    ]);
    expect(operation('constructor')).toBeUndefined();
  });
});

describe('the design types', () => {
  it('are found by their own labels', () => {
    for (const { id, label } of DESIGN_TYPES.slice(1)) expect(namedDesignType(`A ${label} for a bakery`)).toBe(id);
    expect(namedDesignType('A fox in the snow')).toBeUndefined();
    expect(designType('toString')).toBeUndefined();
  });

  it('are taken from the words where the request leaves them open, and from nowhere else', () => {
    expect(intendedDesignType('general', 'A flyer for a bakery').id).toBe('flyer');
    expect(intendedDesignType('general', 'A fox in the snow').id).toBe('general');
    expect(intendedDesignType('logo', 'A flyer for a bakery').id).toBe('logo');
  });
});

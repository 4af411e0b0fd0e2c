import { parseStrategy } from '@maquette/strategy';
import { sampleOf } from './specimen';

const sample = (document: object, name: string) => {
  const { sections } = parseStrategy(JSON.stringify(document));
  return sampleOf(sections, name, JSON.stringify(document));
};

it('shows faces with what the brand promises, in the script of its document', () => {
  const arabic = {
    AudienceProfile: { Definition: 'نساء في جدة يعرفن العود الحقيقي من رائحته' },
    TypographyOptions: [{ HeadingPrimary: { Font: 'Aref Ruqaa' }, Body: { Font: 'Tajawal' } }],
  };
  expect(sample(arabic, 'Brand 10')).toMatchObject({
    letters: 'أب',
    heading: 'أب',
    body: arabic.AudienceProfile.Definition,
  });
  expect(
    sample({ ...arabic, PositioningStrategy: { BrandPromise: 'نقول لك متى قُطف، وأين.' } }, 'Brand 10').heading,
  ).toBe('نقول لك متى قُطف، وأين.');
});

it('counts Chinese characters as Japanese, and no level or face as words of the brand', () => {
  const japanese = {
    AudienceProfile: { SophisticationLevel: 'advanced', AwarenessLevel: 'solution aware' },
    TypographyOptions: [{ HeadingPrimary: { Font: 'Hiragino Mincho ProN' }, Body: { Font: 'Lato' } }],
    PositioningStrategy: { BrandPromise: '四時に、灯がついている。' },
  };
  expect(sample(japanese, '灯台珈琲')).toMatchObject({ letters: 'あ', heading: '四時に、灯がついている。' });
});

it('shows a brand of which nothing is said by its name and the alphabet', () => {
  const { heading, body } = sample({ VisualSystem: 'Loud' }, 'Alder');
  expect([heading, body.slice(0, 5)]).toEqual(['Alder', 'Aa Bb']);
});

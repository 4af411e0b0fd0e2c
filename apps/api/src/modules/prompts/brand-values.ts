import { BRAND_VARIABLES, type BrandVariable } from '@maquette/generation/prompts';
import type { StrategySections } from '@maquette/strategy';

/** What prompts are written from. */
export interface KnownBrand {
  brand: { name: string; description: string | null };
  /** null while there is none that can be read */
  strategy: StrategySections | null;
}

const list = (items: readonly (string | null)[] | undefined, most: number) =>
  items
    ?.filter((item) => item !== null)
    .slice(0, most)
    .join(', ');

/** What the brand says for each variable that it says something for: of its strategy the first palette and the first typography. */
export function brandValues({ brand, strategy }: KnownBrand): Map<string, string> {
  const [palette] = strategy?.colorPalettes ?? [];
  const [type] = strategy?.typographyOptions ?? [];
  const values: Record<BrandVariable, string | null | undefined> = {
    'brand.name': brand.name,
    'brand.description': brand.description,
    'brand.palette.primary': palette?.primary?.hex,
    'brand.palette.secondary': palette?.secondary?.hex,
    'brand.palette.accent': palette?.accent?.hex,
    'brand.fonts.heading': type?.headingPrimary?.font,
    'brand.fonts.body': type?.body?.font,
    'brand.imagery': strategy?.visualSystem?.imageryGuidelines?.style,
    'brand.archetype': strategy?.archetypeStrategy?.brandArchetypes?.primary,
    'brand.audience': strategy?.audienceProfile?.definition,
    'brand.promise': strategy?.positioningStrategy?.brandPromise,
    'brand.voice': list(
      strategy?.brandVoiceGuide?.personalityTraits?.map(({ name }) => name),
      4,
    ),
  };
  return new Map(
    BRAND_VARIABLES.flatMap(({ name }) => {
      // it stands inside a sentence
      const value = values[name]?.trim().replace(/\.$/u, '');
      return value ? [[name, value] as const] : [];
    }),
  );
}

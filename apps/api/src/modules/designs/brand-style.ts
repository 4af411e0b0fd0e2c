import { parseStrategy } from '@maquette/strategy';
import type { BrandInput } from '../../platform/ai';

/** What of a brand's strategy flows into its pictures: its first palette and typefaces; nothing while it has none. */
export function brandStyle(strategyText: string | null): Pick<BrandInput, 'palette' | 'fonts'> {
  const { sections, metadata } = parseStrategy(strategyText ?? '');
  if (metadata.isFallback) return {};
  const [colours] = sections.colorPalettes ?? [];
  const palette = [colours?.accent, colours?.primary, colours?.secondary].flatMap((colour) => colour?.hex ?? []);
  const [type] = sections.typographyOptions ?? [];
  const [heading, body] = [type?.headingPrimary?.font, type?.body?.font];
  return {
    ...(palette.length > 0 && { palette }),
    ...((heading ?? body) && { fonts: { ...(heading && { heading }), ...(body && { body }) } }),
  };
}

import { type Fields, isFields, plainKey } from './keys';
import { AGAIN } from './documents';
import { isMeta, isMetaKey, NAMES } from './meta';
import type { SectionName } from './schema';

/** Parts of sections that people write beside them, by the section that they belong to. */
const PARTS: Partial<Record<SectionName, readonly string[]>> = {
  positioningStrategy: [
    'productFeatures',
    'products',
    'product',
    'services',
    'features',
    'offerings',
    'productsAndServices',
    'productsServices',
    'valueProposition',
    'valueProp',
    'keyMessages',
    'keyBrandMessages',
    'messages',
    'messaging',
    'differentiators',
    'keyDifferentiators',
    'uniqueSellingPoints',
    'usps',
    'competitiveAdvantage',
    'brandPromise',
    'positioningStatement',
    'tagline',
    'mission',
    'vision',
    'slogan',
    'claim',
    'purpose',
    'missionStatement',
    'visionStatement',
  ],
  marketInsights: [
    'competitors',
    'keyCompetitors',
    'competitorAnalysis',
    'competition',
    'marketTrends',
    'trends',
    'opportunities',
    'marketSize',
    'targetMarketSize',
    'growthPotential',
    'marketGrowth',
  ],
  visualSystem: [
    'logo',
    'logoUsage',
    'imagery',
    'imageryStyle',
    'imageryGuidelines',
    'photography',
    'grid',
    'gridSystem',
    'spacing',
    'spacingScale',
    'spacingSystem',
    'designElements',
    'composition',
    'layout',
    'iconography',
    'icons',
  ],
  brandVoiceGuide: [
    'tone',
    'toneOfVoice',
    'voiceTraits',
    'channels',
    'communicationChannels',
    'personality',
    'personalityTraits',
    'vocabulary',
    'dosAndDonts',
    'dosDonts',
  ],
  archetypeStrategy: [
    'brandValues',
    'values',
    'coreValues',
    'coreEmotions',
    'relationshipApproach',
    'audienceArchetypes',
    'audienceArchetype',
  ],
  audienceProfile: ['painPoints', 'buyingObjections'],
  typographyOptions: [],
};
const SECTION_OF = new Map(
  Object.entries(PARTS).flatMap(([section, names]) =>
    names.map((name) => [plainKey(name), section as SectionName] as const),
  ),
);
/** What a section that is one text says. */
const MAIN: Partial<Record<SectionName, string>> = {
  audienceProfile: 'definition',
  archetypeStrategy: 'brandArchetypes',
  positioningStrategy: 'positioningStatement',
  marketInsights: 'overview',
};

/** Their own fields are those of the document. */
const WRAPPERS = new Set(['brand', 'company', 'business', 'client']);

/** A document whose sections have the parts that stood beside them, and what belongs to none. */
export function hoisted(
  fields: Fields,
  around: readonly (readonly [string, unknown])[],
  sectionOf: (key: string) => SectionName | undefined,
  ownName: string | undefined,
): { document: Fields; beside: [string, unknown][] } {
  const document: Fields = {};
  const beside: [string, unknown][] = [];
  const parts: [SectionName, string, unknown][] = [];
  const sort = (entries: readonly (readonly [string, unknown])[], depth: number) => {
    for (const [key, value] of entries) {
      const owner = SECTION_OF.get(plainKey(key));
      if (value === null || value === undefined) continue;
      if (sectionOf(key) !== undefined && !(key in document)) document[key] = value;
      else if (isMeta(key.replace(AGAIN, ''), value, ownName)) continue;
      else if (isFields(value) && depth < 2 && (WRAPPERS.has(plainKey(key)) || isMetaKey(key)))
        sort(
          Object.entries(value).filter(([inner]) => !NAMES.includes(plainKey(inner))),
          depth + 1,
        );
      else if (owner !== undefined) parts.push([owner, key, value]);
      else beside.push([key, value]);
    }
  };
  sort([...Object.entries(fields), ...around], 0);
  for (const [section, key, value] of parts) {
    const at = Object.keys(document).find((name) => sectionOf(name) === section && document[name] !== null);
    const before = at === undefined ? {} : document[at];
    const main = MAIN[section];
    const told = main !== undefined && typeof before === 'string' ? { [main]: before } : before;
    if (!isFields(told) || Object.hasOwn(told, key)) beside.push([key, value]);
    else document[at ?? section] = { ...told, [key]: value };
  }
  return { document, beside };
}

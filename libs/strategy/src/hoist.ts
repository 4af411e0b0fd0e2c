import { type Fields, isFields, plainKey } from './keys';
import { DRAFTED } from './drafted';
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
/** Who it is about and how it is kept, which is told elsewhere. */
const META = new Set([
  'parsedat',
  'strategytype',
  'wasfixed',
  'normalizationerrors',
  'metadata',
  'parsemetadata',
  'isfallback',
  'fallbackreason',
  'fallbackat',
  'generatedat',
  'modelused',
  'brandname',
  'brand',
  'draftedbybuiltinwriter',
  plainKey(DRAFTED),
]);

const isMeta = (key: string, value: unknown): boolean => {
  const plain = plainKey(key);
  if (isFields(value))
    return /metadata$/.test(plain) || (plain === 'meta' && Object.keys(value).every((one) => META.has(plainKey(one))));
  return META.has(plain);
};

/** A document whose sections have the parts that stood beside them, and what belongs to none. */
export function hoisted(
  fields: Fields,
  sectionOf: (key: string) => SectionName | undefined,
): { document: Fields; beside: [string, unknown][] } {
  const document: Fields = {};
  const beside: [string, unknown][] = [];
  const parts: [SectionName, string, unknown][] = [];
  for (const [key, value] of Object.entries(fields)) {
    const owner = SECTION_OF.get(plainKey(key));
    if (sectionOf(key) !== undefined) document[key] = value;
    else if (isMeta(key, value)) document[key] = value;
    else if (owner !== undefined && value !== null) parts.push([owner, key, value]);
    else beside.push([key, value]);
  }
  for (const [section, key, value] of parts) {
    const at = Object.keys(document).find((name) => sectionOf(name) === section && document[name] !== null);
    const told = at === undefined ? {} : document[at];
    if (!isFields(told) || Object.hasOwn(told, key)) beside.push([key, value]);
    else document[at ?? section] = { ...told, [key]: value };
  }
  return { document, beside };
}

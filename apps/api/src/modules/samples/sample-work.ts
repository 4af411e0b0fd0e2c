import type { CreateDesignDto } from '../designs';

interface Sample {
  brand: { brand_name: string; business_description: string };
  designs: Pick<CreateDesignDto, 'design_type' | 'prompt'>[];
}

/** What a newcomer finds in the demo account: a few brands, and designs that the built-in studio makes of these words. */
export const SAMPLE_WORK: readonly Sample[] = [
  {
    brand: { brand_name: 'Ember & Oak', business_description: 'A coffee roastery with a wood-fired drum. Small lots, plain speech, warm rooms.' },
    designs: [
      { design_type: 'logo', prompt: 'Logo for a coffee roastery called "Ember & Oak", dark brown and cream, warm and crafted' },
      { design_type: 'product-mockup', prompt: 'Coffee bag for "Ember & Oak", single origin, dark green and cream, leaf shadow on the wall' },
      { design_type: 'flyer', prompt: 'Flyer "Open roasting day" at Ember & Oak coffee roastery, 12 June, 10am to 4pm, terracotta and cream' },
    ],
  },
  {
    brand: { brand_name: 'Wander North', business_description: 'Slow journeys on foot and by rail, in small groups, through wild places.' },
    designs: [
      { design_type: 'website-header', prompt: 'Website header for Wander North "Slow journeys through wild places", mountain range at sunset, plum and amber' },
      { design_type: 'social-media-post', prompt: 'Post "Night train to the fjords" for Wander North travel, navy and warm yellow, calm' },
      { design_type: 'business-card', prompt: 'Business card for Wander North, travel guide, deep green and sand, minimal' },
    ],
  },
];

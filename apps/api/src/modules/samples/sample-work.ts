import type { CreateDesignDto } from '../designs';

interface Sample {
  brand: { brand_name: string; business_description: string };
  designs: Pick<CreateDesignDto, 'design_type' | 'prompt' | 'seed'>[];
}

/** What a newcomer finds in the demo account: a few brands, and designs that the built-in studio makes of these words; the seeds were chosen by eye. */
export const SAMPLE_WORK: readonly Sample[] = [
  {
    brand: {
      brand_name: 'Ember & Oak',
      business_description: 'A coffee roastery with a wood-fired drum. Small lots, plain speech, warm rooms.',
    },
    designs: [
      {
        design_type: 'logo',
        seed: 84,
        prompt: 'Logo for a coffee roastery called "Ember & Oak", dark brown and cream, warm',
      },
      {
        design_type: 'product-mockup',
        seed: 83,
        prompt: 'Coffee bag mock-up for "Ember & Oak", single origin, dark green and cream',
      },
      {
        design_type: 'flyer',
        seed: 80,
        prompt: 'Flyer "Open roasting day" at Ember & Oak coffee roastery, 12 June, 10am to 4pm, terracotta and cream',
      },
    ],
  },
  {
    brand: {
      brand_name: 'Wander North',
      business_description: 'Slow journeys on foot and by rail, in small groups, through wild places.',
    },
    designs: [
      {
        design_type: 'business-card',
        seed: 83,
        prompt: 'Business card for Wander North, mountain guides, dark green and sand, minimal',
      },
      {
        design_type: 'social-media-post',
        seed: 82,
        prompt: 'Post for Wander North: "To the fjords by night train", navy and warm yellow, calm',
      },
      {
        design_type: 'website-header',
        seed: 83,
        prompt:
          'Website header for Wander North "Slow journeys through wild places", mountain range at sunset, plum and amber',
      },
    ],
  },
];

import { DESIGN_TYPE_IDS } from './design-types';
import { FALLBACK_PROMPT_TEMPLATES, PROMPT_TEMPLATES, templateDesignType, templateLabel } from './prompt-templates';

describe('prompt templates', () => {
  it('begin with the three that are always offered, and there is one for each kind of design', () => {
    expect(FALLBACK_PROMPT_TEMPLATES).toEqual(['logo_prompt', 'business_card_prompt', 'social_media_post_prompt']);
    expect(PROMPT_TEMPLATES.slice(0, 3)).toEqual(FALLBACK_PROMPT_TEMPLATES);
    expect(PROMPT_TEMPLATES.map(templateDesignType).sort()).toEqual([...DESIGN_TYPE_IDS].sort());
    expect(templateDesignType('poem_prompt')).toBeUndefined();
  });

  it('have names made of their keys', () => {
    expect(PROMPT_TEMPLATES.map(templateLabel).slice(0, 3)).toEqual([
      'Logo Prompt',
      'Business Card Prompt',
      'Social Media Post Prompt',
    ]);
  });
});

import { z } from 'zod';
import { readings } from '../read';
import { audienceOf } from '../synonyms';
import { AWARENESS_LEVELS, DESIRE_LEVELS, SOPHISTICATION_LEVELS } from '../vocabularies';
import { item, list, more, object, term, text, texts, unasked } from './fields';

const level = (vocabulary: readonly string[], ...aliases: string[]) =>
  object(
    {
      level: term(vocabulary, text('value', 'name', 'stage')),
      /** what it is like */
      description: unasked(text('detail', 'details', 'summary', 'explanation', 'note', 'notes', 'why', 'reason')),
      advice: text('adAdvice', 'advertisingAdvice', 'recommendation'),
      more: more(),
    },
    { aliases, main: 'level' },
  );

export const audienceProfile = z
  .object({
    definition: text(
      'audienceDefinition',
      'who',
      'whoTheyAre',
      'audienceDescription',
      'description',
      'summary',
      'overview',
    ),
    demographics: unasked(text('demographic')),
    psychographics: unasked(text('psychographic')),
    needs: unasked(texts('need', 'goals')),
    /** who it is made of, where a document tells them one by one */
    segments: unasked(
      list(
        item('name', {
          name: text('title', 'label', 'segment', 'persona', 'segmentName', 'audienceName'),
          /** 'Primary' */
          rank: text('priority', 'type', 'importance'),
          description: text(
            'audienceDescription',
            'segmentDescription',
            'summary',
            'profile',
            'definition',
            'who',
            'note',
            'notes',
          ),
          demographics: text('demographic'),
          psychographics: text('psychographic', 'mindset'),
          needs: texts('need', 'goals', 'goal', 'wants', 'desires'),
          painPoints: texts('painPoint', 'pains', 'problems', 'frustrations', 'challenges'),
          more: more(),
        }),
        'audiences',
        'personas',
        'groups',
      ),
    ),
    situation: level(AWARENESS_LEVELS, 'currentSituation'),
    marketDesire: level(DESIRE_LEVELS, 'desire', 'desireLevel'),
    awarenessLevel: level(AWARENESS_LEVELS, 'awareness', 'marketAwareness'),
    sophisticationLevel: level(SOPHISTICATION_LEVELS, 'sophistication', 'marketSophistication'),
    painPoints: texts('deepPains', 'deepPainPoints', 'pains', 'problems', 'challenges'),
    buyingObjections: texts('objections'),
  })
  .register(readings, { main: 'definition', from: audienceOf })
  .nullable();

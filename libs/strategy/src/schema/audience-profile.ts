import { object, text, texts } from './fields';

const level = (...aliases: string[]) =>
  object(
    { level: text('value', 'name', 'stage'), advice: text('adAdvice', 'advertisingAdvice', 'recommendation') },
    { aliases, main: 'level' },
  );

export const audienceProfile = object(
  {
    definition: text('audienceDefinition', 'description', 'summary'),
    situation: level('currentSituation'),
    marketDesire: level('desire', 'desireLevel'),
    awarenessLevel: level('awareness', 'marketAwareness'),
    sophisticationLevel: level('sophistication', 'marketSophistication'),
    painPoints: texts('deepPains', 'deepPainPoints', 'pains'),
    buyingObjections: texts('objections'),
  },
  { main: 'definition' },
);

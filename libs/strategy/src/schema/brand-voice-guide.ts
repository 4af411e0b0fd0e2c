import { brandValue } from './archetype-strategy';
import { dosDontsOf, voiceOf } from '../synonyms';
import { inRow, item, list, object, text, texts, unasked } from './fields';

const guideline = item('name', {
  name: text('title', 'guideline', 'situation', 'moment', 'when', 'context', 'tone', 'style', 'principle'),
  description: text('summary', 'explanation', 'rule', 'tone', 'style', 'how'),
  examples: texts('example'),
  avoid: texts('avoids', 'dont', 'donts'),
});

export const brandVoiceGuide = object(
  {
    personalityTraits: inRow(
      list(
        item('name', {
          name: text('trait', 'traitName', 'title'),
          intensity: text('level', 'strength'),
          description: text('summary', 'explanation'),
          examples: texts('example'),
          dos: unasked(texts('do', 'say', 'weSay', 'weAre')),
          donts: unasked(texts('dont', 'avoid', 'notThis', 'weDoNotSay', 'weAreNot', 'not')),
        }),
        'brandPersonalityTraits',
        'voicePersonalityTraits',
        'personality',
        'traits',
        'voiceTraits',
        'voiceCharacteristics',
        'characteristics',
        'coreVoiceCharacteristics',
      ),
    ),
    brandValues: inRow(list(brandValue, 'values', 'coreBrandValues', 'coreValues', 'brandValuesExpression')),
    toneGuidelines: list(guideline, 'tone', 'toneOfVoice', 'tones', 'toneOfVoiceGuidelines', 'brandToneGuidelines'),
    styleGuidelines: list(guideline, 'style', 'writingStyle', 'writingStyleGuidelines', 'languageStyleGuidelines'),
    vocabularyPreferences: object(
      {
        preferred: inRow(
          texts(
            'preferredWords',
            'preferredTerms',
            'termsToUse',
            'wordsToUse',
            'wordsWeUse',
            'use',
            'weUse',
            'say',
            'weSay',
            'yes',
            'do',
            'dos',
            'preferredVocabulary',
          ),
        ),
        avoid: inRow(
          texts(
            'avoided',
            'avoidedWords',
            'avoidedTerms',
            'wordsToAvoid',
            'wordsWeAvoid',
            'weAvoid',
            'termsToAvoid',
            'avoidVocabulary',
            'bannedWords',
            'forbiddenWords',
            'banned',
            'forbidden',
            'doNotUse',
            'dont',
            'donts',
            'never',
            'no',
            'not',
            'weDoNotSay',
          ),
        ),
      },
      {
        aliases: ['vocabulary', 'wordChoice', 'vocabularyGuidelines', 'vocabularyAndLanguagePreferences'],
        main: 'preferred',
      },
    ),
    dosDonts: object(
      { dos: texts('do', 'always'), donts: texts('dont', 'never', 'avoid') },
      {
        aliases: ['dosAndDonts', 'doAndDont', 'brandVoiceDosAndDonts', 'communicationDosAndDonts'],
        main: 'dos',
        from: dosDontsOf,
      },
    ),
    channelAdaptations: list(
      item('channel', {
        channel: text('name', 'title', 'platform'),
        tone: text('toneOfVoice', 'description'),
        style: text('format'),
        length: text('contentLength'),
        examples: texts('example'),
      }),
      'channels',
      'communicationChannels',
      'channelTone',
      'channelGuidelines',
      'channelSpecificAdaptations',
      'communicationChannelAdaptations',
    ),
    scenarioExamples: list(
      item('scenario', {
        scenario: text('name', 'title', 'situation'),
        context: text('background', 'description', 'situation'),
        goodExample: text('good', 'do', 'example', 'recommended', 'response', 'answer', 'reply', 'say', 'weSay'),
        badExample: text('bad', 'dont', 'avoid', 'not', 'weDoNotSay', 'insteadOf'),
        explanation: text('rationale', 'why', 'reason'),
      }),
      'scenarios',
      'scenarioBasedExamples',
      'realWorldScenarioExamples',
    ),
    voiceDemonstrations: texts(
      'demonstrations',
      'voiceSamples',
      'examplePhrases',
      'samplePhrases',
      'exampleCopy',
      'sampleCopy',
      'brandVoiceDemonstrations',
      'voiceInAction',
      'examples',
      'phrases',
      'keyPhrases',
    ),
    culturalSensitivity: texts('culturalSensitivityGuidelines', 'culturalSensitivityConsiderations', 'cultural'),
    inclusivityStandards: texts(
      'inclusivity',
      'inclusivityAndAccessibilityStandards',
      'accessibility',
      'inclusivityGuidelines',
      'inclusiveLanguageStandards',
    ),
  },
  { from: voiceOf },
);

import { brandValue } from './archetype-strategy';
import { BAD, DO, DONT, GOOD, NEVER_SAY, SAY } from '../names';
import { DOS_AND_DONTS, dosDontsOf, traitOf, underDo, underDont, VOCABULARY, voiceOf, wordsByPoint } from '../pairs';
import { DESIRE_LEVELS } from '../vocabularies';
import { from, inRow, item, list, more, object, phrases, term, text, texts, unasked, written } from './fields';

const guideline = item('name', {
  name: text('title', 'guideline', 'situation', 'moment', 'when', 'context', 'tone', 'style', 'principle'),
  description: text('summary', 'explanation', 'rule', 'tone', 'style', 'how'),
  examples: phrases('example', ...GOOD),
  avoid: phrases('avoids', ...BAD),
  more: more(),
});

export const brandVoiceGuide = object(
  {
    personalityTraits: inRow(
      list(
        item(
          'name',
          {
            name: text('trait', 'traitName', 'title'),
            intensity: term(DESIRE_LEVELS, text('level', 'strength', 'intensityLevel')),
            description: text('summary', 'explanation'),
            examples: phrases('example'),
            dos: unasked(texts(...GOOD, 'weAre', 'is', 'thisMeans')),
            donts: unasked(texts(...BAD, 'weAreNot', 'weAreNever', 'isNot', 'butNot')),
            more: more(),
          },
          { from: traitOf },
        ),
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
    toneGuidelines: list(
      guideline,
      'tone',
      'toneOfVoice',
      'tones',
      'toneOfVoiceGuidelines',
      'brandToneGuidelines',
      'toneByContext',
      'toneBySituation',
      'toneVariations',
    ),
    styleGuidelines: list(
      guideline,
      'style',
      'writingStyle',
      'writingStyleGuidelines',
      'languageStyleGuidelines',
      'grammar',
      'grammarRules',
      'grammarAndMechanics',
      'mechanics',
    ),
    vocabularyPreferences: object(
      {
        preferred: inRow(phrases(...SAY, ...DO)),
        avoid: inRow(phrases(...NEVER_SAY, ...DONT)),
      },
      { aliases: VOCABULARY, main: 'preferred', from: wordsByPoint },
    ),
    dosDonts: object(
      { dos: from(underDo, texts(...DO, ...SAY)), donts: from(underDont, texts(...DONT, ...NEVER_SAY)) },
      { aliases: DOS_AND_DONTS, main: 'dos', from: dosDontsOf },
    ),
    channelAdaptations: list(
      item('channel', {
        channel: text('name', 'title', 'platform'),
        tone: text('toneOfVoice', 'description', 'guidance', 'adaptation', 'advice', 'approach', 'voice'),
        style: text('format', 'guideline', 'guidelines', 'rule', 'rules'),
        length: written('contentLength'),
        examples: phrases('example'),
        more: more(),
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
        scenario: text('name', 'title', 'situation', 'when'),
        goodExample: written('example', 'response', 'answer', 'reply', 'goodResponse', ...GOOD),
        context: text('background', 'description', 'situation'),
        badExample: written('badResponse', ...BAD),
        explanation: text('rationale', 'why', 'reason'),
        more: more(),
      }),
      'scenarios',
      'scenarioBasedExamples',
      'realWorldScenarioExamples',
    ),
    voiceDemonstrations: phrases(
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
      'sampleHeadlines',
      'sampleLines',
      'sampleMessages',
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

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type Config } from '../../config';
import { CallJournal } from './call-journal';
import type { ImageAnalyser } from './image-analyser';
import { IMAGE_ANALYSERS, ImageAnalysers } from './image-analysers';
import type { ImageProvider } from './image-provider';
import { IMAGE_PROVIDERS, ImageProviders } from './image-providers';
import { modelImageAnalysers } from './model-image-analysers';
import { ModelProposalWriter } from './model-proposal-writer';
import { ModelStrategyWriter } from './model-strategy-writer';
import { ModelWebsiteWriter } from './model-website-writer';
import { ProviderTurns } from './provider-turns';
import { PictureCalls } from './picture-calls';
import { PictureMeasurer } from './picture-measurer';
import { PROPOSAL_WRITER, type ProposalWriter } from './proposal-writer';
import { ProviderCallRow, ProviderPicture } from './provider-call.entity';
import { ProviderUse } from './provider-use.entity';
import { automatic1111 } from './providers/automatic1111.provider';
import { ideogramAnalyser } from './providers/ideogram.analyser';
import { ideogram } from './providers/ideogram.provider';
import { BuiltInAnalysers } from './providers/looker/built-in-analysers';
import { openai } from './providers/openai.provider';
import { OpenAiCompatibleModel } from './providers/openai-compatible';
import { recraft } from './providers/recraft.provider';
import { stability } from './providers/stability.provider';
import { StudioProvider } from './providers/studio/studio.provider';
import { BuiltInProposalWriter } from './providers/writer/built-in-proposal-writer';
import { BuiltInStrategyWriter } from './providers/writer/built-in-strategy-writer';
import { BuiltInWebsiteWriter } from './providers/writer/built-in-website-writer';
import { STRATEGY_WRITER, type StrategyWriter } from './strategy-writer';
import { TEXT_MODEL, type TextModel } from './text-model';
import { Usage } from './usage';
import { WEBSITE_WRITER, type WebsiteWriter } from './website-writer';

/** In the order in which they are offered, before the built-in studio; each is undefined while nobody has set it up. */
const HOSTED: readonly ((config: Config) => ImageProvider | undefined)[] = [
  recraft,
  openai,
  ideogram,
  stability,
  automatic1111,
];

function textModel(config: Config, usage: Usage, turns: ProviderTurns): TextModel | null {
  const settings = config.configured('TEXT');
  return settings?.model ? new OpenAiCompatibleModel({ ...settings, model: settings.model }, usage, turns) : null;
}

/** The specification's own is always there: it is Ideogram's where that is set up. Adding one: its file, and one line here. */
function imageAnalysers(
  config: Config,
  usage: Usage,
  journal: CallJournal,
  model: TextModel | null,
  builtIn: BuiltInAnalysers,
): ImageAnalyser[] {
  const { describer, altText } = modelImageAnalysers(model);
  return [
    ideogramAnalyser(config, usage, journal) ?? builtIn.describer,
    ...(describer ? [describer] : []),
    ...builtIn.others,
    altText ?? builtIn.altText,
  ];
}

/** Adding a provider: its file, and one line above. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ProviderUse, ProviderCallRow, ProviderPicture])],
  providers: [
    StudioProvider,
    BuiltInStrategyWriter,
    BuiltInProposalWriter,
    BuiltInWebsiteWriter,
    BuiltInAnalysers,
    PictureMeasurer,
    ImageProviders,
    ImageAnalysers,
    ProviderTurns,
    Usage,
    CallJournal,
    PictureCalls,
    { provide: TEXT_MODEL, inject: [CONFIG, Usage, ProviderTurns], useFactory: textModel },
    {
      provide: IMAGE_ANALYSERS,
      inject: [CONFIG, Usage, CallJournal, TEXT_MODEL, BuiltInAnalysers],
      useFactory: imageAnalysers,
    },
  ],
  exports: [ImageProviders, ImageAnalysers, CallJournal, PictureCalls, PictureMeasurer, Usage, TEXT_MODEL],
})
export class AiModule {
  /**
   * @param more offered besides those that are configured
   * @param writer in place of those that write strategies
   * @param proposalWriter in place of those that write proposals
   * @param websiteWriter in place of those that write websites
   */
  static with(
    more: readonly ImageProvider[] = [],
    writer?: StrategyWriter,
    proposalWriter?: ProposalWriter,
    websiteWriter?: WebsiteWriter,
  ): DynamicModule {
    return {
      module: AiModule,
      exports: [STRATEGY_WRITER, PROPOSAL_WRITER, WEBSITE_WRITER],
      providers: [
        {
          provide: STRATEGY_WRITER,
          inject: [TEXT_MODEL, BuiltInStrategyWriter],
          useFactory: (model: TextModel | null, builtIn: BuiltInStrategyWriter) =>
            writer ?? (model ? new ModelStrategyWriter(model) : builtIn),
        },
        {
          provide: PROPOSAL_WRITER,
          inject: [TEXT_MODEL, BuiltInProposalWriter],
          useFactory: (model: TextModel | null, builtIn: BuiltInProposalWriter) =>
            proposalWriter ?? (model ? new ModelProposalWriter(model) : builtIn),
        },
        {
          provide: WEBSITE_WRITER,
          inject: [TEXT_MODEL, BuiltInWebsiteWriter],
          useFactory: (model: TextModel | null, builtIn: BuiltInWebsiteWriter) =>
            websiteWriter ?? (model ? new ModelWebsiteWriter(model) : builtIn),
        },
        {
          provide: IMAGE_PROVIDERS,
          inject: [CONFIG, StudioProvider],
          useFactory: (config: Config, studio: StudioProvider) => [
            ...HOSTED.map((provider) => provider(config)).filter((provider) => provider !== undefined),
            studio,
            ...more,
          ],
        },
      ],
    };
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import type { ImageProvider } from './image-provider';
import { IMAGE_PROVIDERS, ImageProviders } from './image-providers';
import { ProviderTurns } from './provider-turns';
import { automatic1111 } from './providers/automatic1111.provider';
import { SampleStrategyWriter } from './providers/sample-strategy-writer';
import { StudioProvider } from './providers/studio/studio.provider';
import { STRATEGY_WRITER, type StrategyWriter } from './strategy-writer';

/** In the order in which they are offered, before the built-in studio; each is undefined while nobody has set it up. */
const HOSTED: readonly ((config: Config) => ImageProvider | undefined)[] = [automatic1111];

/** Adding a provider: its file, and one line above. */
@Global()
@Module({
  providers: [StudioProvider, ImageProviders, ProviderTurns],
  exports: [ImageProviders, ProviderTurns],
})
export class AiModule {
  /**
   * @param more offered besides those that are configured
   * @param writer in place of the one that writes strategies
   */
  static with(more: readonly ImageProvider[] = [], writer: StrategyWriter = new SampleStrategyWriter()): DynamicModule {
    return {
      module: AiModule,
      exports: [STRATEGY_WRITER],
      providers: [
        { provide: STRATEGY_WRITER, useValue: writer },
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

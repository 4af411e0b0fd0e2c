import { Global, Module } from '@nestjs/common';
import { IMAGE_PROVIDERS, ImageProviders } from './image-providers';
import { ProviderTurns } from './provider-turns';
import { StudioProvider } from './providers/studio/studio.provider';

/** Adding a provider: its file, and one line here. */
@Global()
@Module({
  providers: [
    StudioProvider,
    { provide: IMAGE_PROVIDERS, inject: [StudioProvider], useFactory: (studio: StudioProvider) => [studio] },
    ImageProviders,
    ProviderTurns,
  ],
  exports: [ImageProviders, ProviderTurns],
})
export class AiModule {}

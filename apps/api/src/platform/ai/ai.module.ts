import { Global, Module } from '@nestjs/common';
import { IMAGE_PROVIDERS, ImageProviders } from './image-providers';
import { StudioProvider } from './providers/studio/studio.provider';

/** Adding a provider: its file, and one line here. */
@Global()
@Module({
  providers: [
    StudioProvider,
    { provide: IMAGE_PROVIDERS, inject: [StudioProvider], useFactory: (studio: StudioProvider) => [studio] },
    ImageProviders,
  ],
  exports: [ImageProviders],
})
export class AiModule {}

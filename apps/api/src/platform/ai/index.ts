export { AiModule } from './ai.module';
export { OPERATIONS, supports } from './image-provider';
export type {
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  Operation,
  TextToImage,
} from './image-provider';
export { ImageProviders } from './image-providers';
export { ProviderTurns } from './provider-turns';

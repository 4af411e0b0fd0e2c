export { AiModule } from './ai.module';
export { OPERATIONS, supports } from './image-provider';
export type { GeneratedImage, ImageProvider, Operation, TextToImage } from './image-provider';
export { ImageProviders } from './image-providers';

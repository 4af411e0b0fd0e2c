export { AiModule } from './ai.module';
export { supports } from './image-provider';
export type {
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  TextToImage,
} from './image-provider';
export { ImageProviders } from './image-providers';
export { ProviderTurns } from './provider-turns';
export { STRATEGY_WRITER } from './strategy-writer';
export type { StrategyProgress, StrategyRequest, StrategyWriter } from './strategy-writer';

export { AiModule } from './ai.module';
export { CallJournal } from './call-journal';
export type { Analysis, ImageAnalyser, PictureFacts, PictureOrigin } from './image-analyser';
export { ImageAnalysers } from './image-analysers';
export { supports } from './image-provider';
export type {
  BrandInput,
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  ProviderCall,
  TextToImage,
} from './image-provider';
export { ImageProviders } from './image-providers';
export { PictureCalls } from './picture-calls';
export { PictureMeasurer } from './picture-measurer';
export { PROPOSAL_WRITER } from './proposal-writer';
export type { ProposalRequest, ProposalStep, ProposalWriter, StudioId, WrittenProposal } from './proposal-writer';
export type { ReferencePicture } from './reference-picture';
export { STRATEGY_WRITER } from './strategy-writer';
export type { StrategyProgress, StrategyRequest, StrategyWriter } from './strategy-writer';
export { TEXT_MODEL } from './text-model';
export type { TextModel, TextTask } from './text-model';
export { STUDIO_MODEL } from './providers/studio/studio.provider';
export { Usage } from './usage';
export { BUILT_IN_WRITER, WEBSITE_WRITER } from './website-writer';
export type { WebsiteRequest, WebsiteStep, WebsiteWriter } from './website-writer';

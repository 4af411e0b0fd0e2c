export { KnowsDesigns } from './prompt-designs';
export type { DesignFinder } from './prompt-designs';
export { PromptsModule } from './prompts.module';
export { PromptsService } from './prompts.service';

import { defineJob } from '../../../platform/queue';

/**
 * Most of those that run at once wait for their turn at a provider, and hold no more than their recipe: with few of them, a
 * provider that hangs would stop all others.
 */
export const generateDesign = defineJob({ name: 'generate-design', table: 'design_requests', concurrency: 64 });

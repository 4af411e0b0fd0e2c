import { defineJob } from '../../../platform/queue';

export const generateDesign = defineJob({
  name: 'generate-design',
  table: 'design_requests',
  concurrency: 8,
  share: 4,
  attempts: 4,
});

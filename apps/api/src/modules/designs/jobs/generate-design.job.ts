import { defineJob } from '../../../platform/queue';

export const generateDesign = defineJob({ name: 'generate-design', table: 'design_requests' });

// `npm run services`
import './launcher/check-node.mjs';

const { services } = await import('./launcher/services.mjs');
await services(process.argv.slice(2));

// `npm run dev -- <remote>`
import './launcher/check-node.mjs';

const { dev } = await import('./launcher/dev.mjs');
await dev(process.argv.slice(2));

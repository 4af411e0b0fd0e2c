// `npm start`: from a bare clone to a running Maquette. Nothing below may import a package before it is installed, and an old
// Node must hear its sentence before it meets what it does not know: hence the late import.
import './launcher/check-node.mjs';

const { start } = await import('./launcher/start.mjs');
await start(process.argv.slice(2));

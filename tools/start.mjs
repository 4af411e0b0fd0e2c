// `npm start`: from a bare clone to a running Maquette. Nothing here may import a package: there may be none yet.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Maquette needs Node.js 20.19 or newer, and this is ${process.versions.node}. Get a newer one from https://nodejs.org.`);
  process.exit(1);
}
const { main } = await import('./launcher/main.mjs');
await main(process.argv.slice(2));

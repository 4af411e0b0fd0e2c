const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Maquette needs Node.js 20.19 or newer, and this is ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

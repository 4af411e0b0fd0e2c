// Writes the whole strategy of each brand of a set as Markdown, for people to read and judge:
//   npx nx build writer && node libs/writer/tools/documents.cjs brands.json folder
// brands.json: [{ "id": 1, "name": "…", "description": "…" }]
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { writeStrategy } = require('@maquette/writer');

const spaced = (key) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase());

/** @returns {string[]} lines */
function lines(value, depth) {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${indent}- (none)`];
    return value.flatMap((item) =>
      typeof item === 'object' && item !== null
        ? lines(item, depth + 1).map((line, index) =>
            index === 0 ? `${indent}- ${line.trimStart().replace(/^- /, '')}` : line,
          )
        : [`${indent}- ${item}`],
    );
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = `**${spaced(key)}**`;
    if (inner === null || (Array.isArray(inner) && inner.length === 0)) return [];
    if (typeof inner !== 'object') return [`${indent}- ${name}: ${inner}`];
    if (Array.isArray(inner) && inner.every((item) => typeof item === 'number'))
      return [`${indent}- ${name}: ${inner.join(', ')}`];
    return [`${indent}- ${name}:`, ...lines(inner, depth + 1)];
  });
}

const [, , set, folder] = process.argv;
mkdirSync(folder, { recursive: true });
for (const [index, brand] of JSON.parse(readFileSync(set, 'utf8')).entries()) {
  const strategy = JSON.parse(
    writeStrategy({ name: brand.name, description: brand.description, year: new Date().getFullYear() }),
  );
  const text = [
    `# Brand strategy: ${brand.name}`,
    '',
    '> The brief, as it was given:',
    ...String(brand.description)
      .split('\n')
      .map((line) => `> ${line}`),
    ...Object.entries(strategy).flatMap(([section, value]) => ['', `## ${spaced(section)}`, '', ...lines(value, 0)]),
    '',
  ].join('\n');
  writeFileSync(join(folder, `${String(index + 1).padStart(2, '0')}.md`), text);
}

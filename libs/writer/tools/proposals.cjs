// Writes the proposals of a set of requests as Markdown, for people to read and judge:
//   npx nx build writer && node libs/writer/tools/proposals.cjs requests.json folder [TI,SUL,JAD,BIL,HOL]
// requests.json: [{ "id": 1, "request": "…" }]; without studios each request goes to the next one
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { STUDIOS, writeProposal } = require('@maquette/writer');

const [file, folder, wanted] = process.argv.slice(2);
if (!file || !folder) throw new Error('Say which requests, and into which folder.');
mkdirSync(folder, { recursive: true });
const all = Object.keys(STUDIOS);
JSON.parse(readFileSync(file, 'utf8')).forEach(({ id, request }, index) => {
  for (const studio of wanted ? wanted.split(',') : [all[index % all.length]]) {
    const { title, content } = writeProposal({
      request,
      studio: { id: studio, name: `${studio} Acme` },
      pictures: [],
      today: new Date(),
    });
    writeFileSync(join(folder, `${id}-${studio}.md`), `# ${title}\n\n${content}\n`);
  }
});

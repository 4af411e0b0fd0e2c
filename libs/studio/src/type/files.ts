import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { folder, once, readBytes } from '../assets';

/** The parts that a family is split into by script, in the order in which a letter is looked for. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'symbols'];

const names = once(() => new Set(readdirSync(join(folder, 'fonts'))));

const fileOf = (family: string, weight: number, subset: string) => `${family}-${weight}-${subset}.woff`;

/** The weights of a family that lie here, lightest first; none when the family does not. @param family as in 'dm-sans' */
export const fontWeights = (family: string): number[] =>
  [...names()]
    .flatMap(
      (name) =>
        (name.startsWith(`${family}-`) ? /^-(\d{3})-latin\.woff$/.exec(name.slice(family.length)) : null)?.[1] ?? [],
    )
    .map(Number)
    .sort((one, other) => one - other);

/** The files of a family in one weight, for documents: TrueType or OpenType, under the SIL Open Font License. */
export const fontFiles = (family: string, weight: number): Buffer[] =>
  SUBSETS.map((subset) => fileOf(family, weight, subset))
    .filter((name) => names().has(name))
    .flatMap((name) => {
      const bytes = readBytes(`fonts/${name}`);
      return bytes ? [sfntOf(Buffer.from(bytes))] : [];
    });

/** Unpacks WOFF 1.0 (https://www.w3.org/TR/WOFF/): the same tables, each of them compressed. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (count - power), 10);
  let offset = head.length;
  const padded = tables.map(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const whole = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(whole);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([head, ...padded]);
}

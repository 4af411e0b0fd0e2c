import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { look, Reader } from '@maquette/seeing';
import sharp from 'sharp';
import { redrawn } from '../../../storage/redraw-picture';
import { fitted } from '../../input-picture';
import type { Measured } from '../../picture-measurer';

// Takes a picture as base64 on its input, and prints what was found out about it. Nothing of it is written anywhere.
// Whoever is waiting for a page comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);

/** What a model that sees is shown. */
const SHOWN = { bytes: 4_000_000, pixels: 2_400_000, minSide: 1, maxSide: 1_568 };

async function measure(original: Buffer, isShown: boolean): Promise<Measured> {
  const picture = await redrawn(original);
  if ('refused' in picture) return picture;
  const reader = new Reader();
  const { facts = {} } = await look(picture.bytes, 'describe', reader);
  await reader.close();
  const { width, height } = await sharp(picture.bytes).metadata();
  const shown = isShown ? (await fitted(picture.bytes, SHOWN)).bytes.toString('base64') : null;
  return { width, height, facts, shown };
}

void (async () => {
  const original = Buffer.from(await text(process.stdin), 'base64');
  process.stdout.write(JSON.stringify(await measure(original, process.argv[2] === 'shown')));
})();

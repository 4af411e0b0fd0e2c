import { execFile } from 'node:child_process';
import path from 'node:path';
import { folder } from '../../assets';
import type { Picture } from '../picture';
import { resize } from '../picture';
import type { Plane } from '../planes';
import { resizePlane } from '../planes';

const PROGRAM = path.join(folder, '..', 'programs', 'salient.mjs');
const NETWORK = path.join(folder, 'u2netp.onnx');
/** Pixels of each side that the network takes. */
const SIDE = 320;
/** Mean and deviation of red, green and blue in the pictures that it was trained on. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** How likely each pixel belongs to what a picture is of, 0 to 1 (U²-Net, Qin and others, 2020; the small one). */
export async function salientIn(picture: Picture): Promise<Plane> {
  const { data } = await resize(picture, SIDE, SIDE);
  const size = SIDE * SIDE;
  let most = 1;
  for (let p = 0; p < data.length; p++) if (p % 4 < 3) most = Math.max(most, data[p]!);
  const values = new Float32Array(3 * size);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++) values[c * size + i] = (data[4 * i + c]! / most - MEAN[c]!) / DEVIATION[c]!;
  return resizePlane(await foundIn(values), SIDE, SIDE, picture.width, picture.height);
}

/** What the network finds in planes of red, green and blue. */
const foundIn = (planes: Float32Array): Promise<Plane> =>
  new Promise((resolve, reject) => {
    const { stdin } = execFile(
      process.execPath,
      [PROGRAM, NETWORK, String(SIDE)],
      { env: {}, encoding: 'buffer', maxBuffer: 2 * planes.byteLength },
      (error, stdout) => {
        if (error) reject(new Error('The network could not be run.', { cause: error }));
        else resolve(new Float32Array(Uint8Array.from(stdout).buffer));
      },
    );
    // a process that has ended takes no more of its input; how it ended is told above
    stdin?.on('error', () => undefined);
    stdin?.end(new Uint8Array(planes.buffer));
  });

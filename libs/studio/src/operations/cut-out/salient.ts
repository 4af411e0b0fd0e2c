import { execFile } from 'node:child_process';
import path from 'node:path';
import { folder } from '../../assets';
import type { Picture } from '../picture';
import { resize } from '../picture';
import type { Plane } from '../planes';
import { resizePlane } from '../planes';
import { withPeople } from './people';

interface Network {
  file: string;
  /** pixels of each side that it takes */
  side: number;
  /** mean and deviation of red, green and blue in the pictures that it was trained on, of 0 to 1 */
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
  /** it was trained on pictures whose brightest pixel is 1 */
  isStretched?: boolean;
}

const PROGRAM = path.join(folder, '..', 'programs', 'salient.mjs');
/** U²-Net, the small one (Qin and others, 2020). */
const SUBJECT: Network = {
  file: path.join(folder, 'u2netp.onnx'),
  side: 320,
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
  isStretched: true,
};
/** MediaPipe's selfie segmentation. */
const PEOPLE: Network = {
  file: path.join(folder, 'people.onnx'),
  side: 256,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
};

/** How likely each pixel belongs to what a picture is of, 0 to 1: to the people in it where these are its subject. */
export async function salientIn(picture: Picture): Promise<Plane> {
  const { width, height } = picture;
  const [subject, people] = await found(picture, [SUBJECT, PEOPLE]);
  return withPeople(subject!, people!, width, height);
}

async function found(picture: Picture, networks: readonly Network[]): Promise<Plane[]> {
  const inputs = await Promise.all(networks.map((network) => planesFor(network, picture)));
  const { buffer } = await run(networks, inputs);
  let at = 0;
  return networks.map(({ side }) => {
    const plane = new Float32Array(buffer, at, side * side);
    at += plane.byteLength;
    return resizePlane(plane, side, side, picture.width, picture.height);
  });
}

async function planesFor({ side, mean, deviation, isStretched }: Network, picture: Picture): Promise<Float32Array> {
  const { data } = await resize(picture, side, side);
  const size = side * side;
  let most = isStretched ? 1 : 255;
  if (isStretched) for (let p = 0; p < data.length; p++) if (p % 4 < 3) most = Math.max(most, data[p]!);
  const values = new Float32Array(3 * size);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++) values[c * size + i] = (data[4 * i + c]! / most - mean[c]!) / deviation[c]!;
  return values;
}

/** What the networks find in planes of red, green and blue, one after the other. */
const run = (networks: readonly Network[], inputs: readonly Float32Array[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const { stdin } = execFile(
      process.execPath,
      [PROGRAM, ...networks.flatMap(({ file, side }) => [file, String(side)])],
      { env: {}, encoding: 'buffer', maxBuffer: 2 * inputs.reduce((sum, { byteLength }) => sum + byteLength, 0) },
      (error, stdout) => {
        if (error) reject(new Error('The network could not be run.', { cause: error }));
        else resolve(Uint8Array.from(stdout));
      },
    );
    // a process that has ended takes no more of its input; how it ended is told above
    stdin?.on('error', () => undefined);
    for (const planes of inputs) stdin?.write(new Uint8Array(planes.buffer));
    stdin?.end();
  });

import * as onnx from 'onnxruntime-web';
import { once, readBytes } from '../../assets';
import type { Picture } from '../picture';
import { resize } from '../picture';
import type { Plane } from '../planes';
import { resizePlane } from '../planes';

/** Pixels of each side that the network takes. */
const SIDE = 320;
/** Mean and deviation of red, green and blue in the pictures that it was trained on. */
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** Loaded once in each thread. */
const network = once(async () => {
  const file = readBytes('u2netp.onnx');
  if (!file) throw new RangeError('The asset u2netp.onnx is missing.');
  // threads of its own would outlive the one that is ended at its deadline
  onnx.env.wasm.numThreads = 1;
  return onnx.InferenceSession.create(file, { executionProviders: ['wasm'], logSeverityLevel: 3 });
});

/** How likely each pixel belongs to what a picture is of, 0 to 1 (U²-Net, Qin and others, 2020; the small one). */
export async function salientIn(picture: Picture): Promise<Plane> {
  const { data } = await resize(picture, SIDE, SIDE);
  const size = SIDE * SIDE;
  let most = 1;
  for (let p = 0; p < data.length; p++) if (p % 4 < 3) most = Math.max(most, data[p]!);
  const values = new Float32Array(3 * size);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++) values[c * size + i] = (data[4 * i + c]! / most - MEAN[c]!) / DEVIATION[c]!;
  const session = await network();
  // the first of its outputs is made of the others
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const made = await session.run({ [input]: new onnx.Tensor('float32', values, [1, 3, SIDE, SIDE]) }, [output]);
  const found = Float32Array.from(made[output]!.data as Float32Array);
  return resizePlane(found, SIDE, SIDE, picture.width, picture.height);
}

import { once, readBytes } from '../../assets';
import type { Picture } from '../picture';
import { resize } from '../picture';
import type { Plane } from '../planes';
import { resizePlane } from '../planes';
import { Network } from './network';

/** Pixels of each side that the network was trained on. */
const SIDE = 256;

const network = once(() => {
  const file = readBytes('person.tflite');
  if (!file) throw new RangeError('The asset person.tflite is missing.');
  return new Network(file);
});

/** How likely each pixel belongs to a person, 0 to 1 (MediaPipe Selfie Segmentation). */
export async function personIn(picture: Picture): Promise<Plane> {
  const { data } = await resize(picture, SIDE, SIDE);
  const rgb = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0, p = 0, q = 0; i < SIDE * SIDE; i++, p += 4) {
    rgb[q++] = data[p]! / 255;
    rgb[q++] = data[p + 1]! / 255;
    rgb[q++] = data[p + 2]! / 255;
  }
  return resizePlane(network().run(rgb, SIDE, SIDE), SIDE, SIDE, picture.width, picture.height);
}

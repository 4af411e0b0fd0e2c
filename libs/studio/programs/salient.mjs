// What networks find in a picture: takes the path of each and the pixels of its side, and on its input for each the picture as planes of
// red, green and blue; writes for each the plane that is found. All of them are 32-bit floats. In a process of its own, since the library
// brings down the one it is in when its thread is ended; one for each picture, since loading takes little of what the networks do, and
// nothing is held after.
import { buffer } from 'node:stream/consumers';
import onnx from 'onnxruntime-node';

const asked = process.argv.slice(2);
const { buffer: bytes, byteOffset } = await buffer(process.stdin);
let at = byteOffset;
for (let k = 0; k < asked.length; k += 2) {
  const [file, side] = [asked[k], Number(asked[k + 1])];
  const session = await onnx.InferenceSession.create(file, {
    // the process that asks waits meanwhile; threads that have nothing to do wait as well
    intraOpNumThreads: 2,
    interOpNumThreads: 1,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    // planes laid out for wider registers take longer to lay out than they save
    graphOptimizationLevel: 'extended',
    logSeverityLevel: 3,
  });
  const end = at + 3 * side * side * Float32Array.BYTES_PER_ELEMENT;
  const planes = new Float32Array(bytes.slice(at, end));
  at = end;
  // the first of its outputs is made of the others
  const [input] = session.inputNames;
  const [output] = session.outputNames;
  const made = await session.run({ [input]: new onnx.Tensor('float32', planes, [1, 3, side, side]) }, [output]);
  process.stdout.write(new Uint8Array(made[output].data.buffer));
}

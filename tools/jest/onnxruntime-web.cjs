/* global __filename */
// Jest's sandbox has no import() of ES modules, by which this library loads its WebAssembly: so it is loaded outside of it.
// Typed arrays of the sandbox are none to what lies outside, which is given copies.
const outside = require('node:vm').runInThisContext;
const real = outside('process').getBuiltinModule('node:module').createRequire(__filename)('onnxruntime-web');
const Floats = outside('Float32Array');

class Tensor extends real.Tensor {
  constructor(type, data, dims) {
    super(type, new Floats(data), dims);
  }
}
module.exports = { InferenceSession: real.InferenceSession, env: real.env, Tensor };

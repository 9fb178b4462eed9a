/**
 * How drawings are optimised: `pnpm drawings`. Copies of a shape that are only turned stay alike, so that they
 * compress.
 */
export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { finalNewline: true },
  plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { applyTransforms: false } } } }],
};

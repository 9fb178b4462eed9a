/** Optimisation of drawings: `pnpm drawings`. Rotated copies of a shape keep the same path, so they compress well. */
export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { finalNewline: true },
  plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { applyTransforms: false } } } }],
};

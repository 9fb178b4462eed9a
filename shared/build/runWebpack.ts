import webpack, { type Configuration, type Stats } from 'webpack';

/** Compiles once. The returned stats may contain errors. */
export function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (stats === undefined || error || closeError) reject(error ?? closeError ?? new Error('webpack gave no result'));
        else resolve(stats);
      });
    });
  });
}

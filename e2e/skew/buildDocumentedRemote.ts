import { join } from 'node:path';
import { packageDir } from '@site/shared/release/packages';
import { runWebpack } from '@site/shared/release/runWebpack';
import type { Configuration } from 'webpack';
import documented from './documented-remote/webpack.config';

const OUTPUT = join(import.meta.dirname, 'documented-remote', 'dist');

/**
 * Builds the remote of `documented-remote` by its own configuration. The libraries that a team would install beside it are those of a remote and of `shared`.
 *
 * @returns the folder of the output
 */
export async function buildDocumentedRemote(): Promise<string> {
  const librariesOf = (name: string): string => join(packageDir(name), 'node_modules');
  const configuration: Configuration = {
    ...documented,
    output: { ...documented.output, path: OUTPUT },
    resolve: { ...documented.resolve, modules: [librariesOf('remote-activities'), librariesOf('e2e'), 'node_modules'] },
    resolveLoader: { modules: [librariesOf('shared')] },
  };
  const stats = await runWebpack(configuration);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return OUTPUT;
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, WORKSPACE_DIR } from './packages';

/**
 * Destination of a build's output: our stdout, with `quiet` our stderr, because a program may parse our stdout, or a
 * file descriptor.
 */
export type BuildOutput = 'shown' | 'quiet' | number;

/**
 * Builds packages in order in a separate process, except those with an existing build. Throws when a build fails.
 *
 * @param onBuilt receives the name of each package that is built
 */
export function buildInOwnProcess(
  packageNames: readonly string[],
  output: BuildOutput = 'shown',
  onBuilt: (packageName: string) => void = () => undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'buildPackage.ts');
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...packageNames.map(packageDir)], {
      cwd: WORKSPACE_DIR,
      stdio: ['inherit', ...streamsFor(output), 'ipc'],
    });
    child.on('message', (message) => onBuilt(message as string));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Not all of these packages build: ${packageNames.join(', ')}`));
    });
  });
}

function streamsFor(output: BuildOutput): readonly ['inherit' | number | NodeJS.WriteStream, 'inherit' | number] {
  if (typeof output === 'number') return [output, output];
  return [output === 'shown' ? 'inherit' : process.stderr, 'inherit'];
}

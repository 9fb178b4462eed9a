import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageDir, WORKSPACE_DIR } from './packages';

/** The output of a build goes to our stdout, with `quiet` to our stderr, so that a program can read ours, or to a file descriptor. */
export type BuildOutput = 'shown' | 'quiet' | number;

/**
 * Builds packages one after the other in a process of their own, except those whose build exists. Throws when one does not build.
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

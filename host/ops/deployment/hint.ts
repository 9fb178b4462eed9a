import { scriptCommand } from '@site/release/scriptCommand';
import { defaultBuild } from './defaultBuild';

/**
 * A command to copy, complete: without its themed build it would change another.
 *
 * @example hint('plum', 'enable chat') // 'pnpm ops enable chat --build plum --reason …'
 */
export function hint(build: string, command: string): string {
  const reads = /^(status|releases|history|scheduled)\b/.test(command);
  return scriptCommand('ops', `${command}${build === defaultBuild() ? '' : ` --build ${build}`}${reads ? '' : ' --reason …'}`);
}

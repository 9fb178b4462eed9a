import { scriptCommand } from '@site/release/scriptCommand';
import { defaultBuild } from './defaultBuild';

/**
 * Returns a complete command to copy. It names the themed build, because the default could be another one.
 *
 * @example hint('plum', 'enable chat') // 'pnpm ops enable chat --build plum --reason …'
 */
export function hint(build: string, command: string): string {
  const reads = /^(status|releases|history|scheduled)\b/.test(command);
  return scriptCommand('ops', `${command}${build === defaultBuild() ? '' : ` --build ${build}`}${reads ? '' : ' --reason …'}`);
}

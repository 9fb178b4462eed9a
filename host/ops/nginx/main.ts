import { useStartedSite } from '@site/release/useStartedSite';
import { scriptCommand } from '@site/release/scriptCommand';

/**
 * `pnpm serving` on the machine of a site. Servers of a deployed site, whose addresses are in a file, run
 * `writeConfiguration.ts` directly.
 */
try {
  await useStartedSite(scriptCommand('serving', '…'));
  await import('./writeConfiguration');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

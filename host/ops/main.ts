import { useStartedSite } from '@site/release/useStartedSite';
import { scriptCommand } from '@site/release/scriptCommand';
import { portOption } from './cli/portOption';

const argv = process.argv.slice(2);

try {
  // Help does not depend on a site.
  if (argv.length > 0 && !['help', '--help', '-h'].some((word) => argv.includes(word))) {
    await useStartedSite(scriptCommand('ops', '…'), { named: portOption(argv) });
  }
  // Import these modules after the ports are set, because they read the addresses.
  const [{ run }, { liveEnvironment }] = await Promise.all([import('./cli/run'), import('./deployment/environment')]);
  process.exitCode = await run(argv, liveEnvironment(), {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

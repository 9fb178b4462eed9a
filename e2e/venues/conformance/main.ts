import { scriptCommand } from '@site/release/scriptCommand';
import { runConformance } from '../kit/conformance/runConformance';
import { DEMO_PROVIDERS } from './demoProviders';

/**
 * Runs the wallet protocol's conformance cases against one demo venue: `pnpm venue:conformance HTZR`. Exits with 1 when
 * a case fails.
 */
async function main(): Promise<number> {
  const wanted = process.argv.slice(2).find((argument) => argument !== '--');
  const provider = DEMO_PROVIDERS.find(({ id }) => id === wanted);
  if (provider === undefined) {
    process.stderr.write(`usage: ${scriptCommand('venue:conformance', DEMO_PROVIDERS.map(({ id }) => id).join('|'))}\n`);
    return 2;
  }
  const results = await runConformance(provider, ({ title, outcome, why }) => {
    process.stdout.write(`${outcome}  ${title}${why === '' ? '' : `: ${why}`}\n`);
  });
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

process.exitCode = await main();

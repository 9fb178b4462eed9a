import { scriptCommand } from '@site/release/scriptCommand';
import { ENGINES } from './engines';
import { describeResult, runRounds } from './runRounds';

const ROUNDS = 10_000;

/**
 * Plays random rounds at a demo venue that is killed at random: `pnpm venue:rounds HTZR [1000]`. Exits with 1 when
 * something is wrong.
 */
async function main(): Promise<number> {
  const [wanted, rounds] = process.argv.slice(2).filter((argument) => argument !== '--');
  const engines = ENGINES.filter(({ provider, name }) => wanted === 'all' || provider === wanted || name === wanted);
  if (engines.length === 0) {
    process.stderr.write(
      `usage: ${scriptCommand('venue:rounds', `${[...new Set(ENGINES.map(({ provider }) => provider))].join('|')}|all [rounds]`)}\n`,
    );
    return 2;
  }
  let isAllRight = true;
  for (const engine of engines) {
    const result = await runRounds(engine, rounds === undefined ? ROUNDS : Number(rounds));
    process.stdout.write(`${describeResult(result)}\n`);
    isAllRight &&= result.wrong.length === 0;
  }
  return isAllRight ? 0 : 1;
}

process.exitCode = await main();

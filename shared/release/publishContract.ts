import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { publishContract } from './contractTypes';

/** `pnpm --filter @site/release contract:publish`: keeps the types of the version in `src/contract/version.ts`. */
try {
  const isNew = publishContract(CONTRACT_VERSION);
  process.stdout.write(`contract ${CONTRACT_VERSION} ${isNew ? 'is published' : 'was published before with the same types'}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

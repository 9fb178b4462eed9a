import { CONTRACT_VERSION } from '../src/contract/version';
import { publishContract } from './contractTypes';

/** `pnpm --filter @site/shared contract:publish`: keeps the types of the version in `src/contract/version.ts`. */
publishContract(CONTRACT_VERSION);

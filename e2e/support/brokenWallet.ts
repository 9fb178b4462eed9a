import { packageDir } from '@site/release/packages';
import { rebuild, type Rebuilt } from './rebuild';

/**
 * Builds version 1.1.0 of the wallet with valid files and hashes. Its deposit page throws, so only players notice the
 * fault.
 */
export function rebuildBrokenWallet(): Promise<Rebuilt> {
  return rebuild({
    from: packageDir('remote-wallet'),
    version: '1.1.0',
    change: ({ write }) => {
      write('src/deposit/DepositScreen.tsx', "export function View(): never {\n  throw new Error('broken in 1.1');\n}\n");
    },
  });
}

import { packageDir } from '@site/shared/release/packages';
import { rebuild, type Rebuilt } from './rebuild';

/** Version 1.1.0 of the wallet, with valid files and hashes: that its deposit page throws is seen by players only. */
export function rebuildBrokenWallet(): Promise<Rebuilt> {
  return rebuild({
    from: packageDir('remote-wallet'),
    version: '1.1.0',
    change: ({ write }) => {
      write('src/deposit/DepositScreen.tsx', "export function View(): never {\n  throw new Error('broken in 1.1');\n}\n");
    },
  });
}

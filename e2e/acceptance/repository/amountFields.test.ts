import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR, WORKSPACE_REMOTES } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';

/** Every source with a field for an amount, and the test that types into it. */
const FIELDS: Readonly<Record<string, string>> = {
  'e2e/venues/cards/page/StakeBar.tsx': 'e2e/venues/cards/page/pages.test.tsx',
  'e2e/venues/esports/page/SlipPanel.tsx': 'e2e/venues/esports/page/pages.test.tsx',
  'e2e/venues/lottery/page/board/SlipPanel.tsx': 'e2e/venues/lottery/page/pages.test.tsx',
  'host/ops/console/page/platform/ActDialog.tsx': 'host/ops/console/page/platform/PlatformView.test.tsx',
  'remote-chat/src/red-packets/SendPacketDialog.tsx': 'remote-chat/src/red-packets/redPackets.test.tsx',
  'remote-games/src/transfer-in/TransferInDialog.tsx': 'remote-games/src/transfer-in/TransferInDialog.test.tsx',
  'remote-member/src/points/ExchangeForm.tsx': 'remote-member/src/points/ExchangeScreen.test.tsx',
  'remote-member/src/protection/LimitDialog.tsx': 'remote-member/src/protection/ProtectionScreen.test.tsx',
  'remote-sports/src/quick-bet/QuickBetDialog.tsx': 'remote-sports/src/quick-bet/QuickBet.test.tsx',
  'remote-sports/src/quick-stakes/QuickStakesDialog.tsx': 'remote-sports/src/quick-stakes/QuickStakes.test.tsx',
  'remote-sports/src/slip-dock/EntryStake.tsx': 'remote-sports/src/slip-dock/SlipModes.test.tsx',
  'remote-sports/src/slip-dock/StakeField.tsx': 'remote-sports/src/slip-dock/SlipStake.test.tsx',
  'remote-sports/src/tickets/auto-cash-out/TargetForm.tsx': 'remote-sports/src/tickets/auto-cash-out/AutoCashOut.test.tsx',
  'remote-sports/src/tickets/cash-out/CashOutPart.tsx': 'remote-sports/src/tickets/cash-out/CashOutPart.test.tsx',
  'remote-sports/src/tickets/edit-bet/EditForm.tsx': 'remote-sports/src/tickets/edit-bet/EditBet.test.tsx',
  'remote-wallet/src/deposit/DepositForm.tsx': 'remote-wallet/src/deposit/DepositScreen.test.tsx',
  'remote-wallet/src/transfer/TransferForm.tsx': 'remote-wallet/src/transfer/TransferScreen.test.tsx',
  'remote-wallet/src/wallet/AutoTransferLimit.tsx': 'remote-wallet/src/wallet/WalletScreen.test.tsx',
  'remote-wallet/src/withdrawal/WithdrawalForm.tsx': 'remote-wallet/src/withdrawal/WithdrawalScreen.test.tsx',
};

/** Patterns of a source that has an amount field. */
const FIELD = /<(?:AmountField|YuanField)\b|\b(?:amountInput|wholeInput)\b|inputMode="decimal"/;
/**
 * Patterns of a field that the browser or the language parses: `1e3` would be an amount, and on some keyboards `12,5`.
 */
const OTHER_READING = /type="number"|\bparseFloat\(/;

const read = (file: string): string => readFileSync(join(WORKSPACE_DIR, file), 'utf8');
const FOLDERS = ['host/src', 'host/ops/console', 'shared/src', 'e2e/venues', ...WORKSPACE_REMOTES.map(({ id }) => `remote-${id}/src`)];
const sources = repositoryFiles().filter(
  (file) => /(?<!\.test)\.tsx$/.test(file) && FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
);
const KIT = ['shared/src/ui/AmountField.tsx', 'shared/src/ui/NumberField.tsx', 'remote-sports/src/ui/YuanField.tsx'];

it('types into every field for an amount [R-MONEY-05] [R-MONEY-06]', () => {
  const fields = sources.filter((file) => !KIT.includes(file) && FIELD.test(read(file)));

  expect(fields.toSorted()).toEqual(Object.keys(FIELDS));
});

it.each(Object.entries(FIELDS))('types every way of writing an amount into %s', (_source, test) => {
  expect(read(test)).toMatch(/expectAmountField\(\{|不是金额/);
});

it('reads no typed text but by the kinds of the site', () => {
  expect(sources.filter((file) => OTHER_READING.test(read(file)))).toEqual([]);
});

import { act, screen, within } from '@testing-library/react';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices, fakeAnswer } from '@site/testing';
import { createTranslatedPage, EACH_TRANSLATOR } from '@site/testing/translatePage';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import { balanceDaysCall, dealRecordCall } from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { aTransaction, aVenue, someBalances } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { WalletScreen } from './WalletScreen';

it.each(EACH_TRANSLATOR)('shows the current amounts where a translator %s', async (_way, way) => {
  const page = createTranslatedPage(way);
  const host = createFakeServices({
    balance: { locked: mustBeFen(5_000) },
    answers: [
      fakeAnswer(bonusGrantsCall, { list: [], closed: [] }),
      fakeAnswer(allBalanceCall, someBalances([aVenue()], { locked: '50.00' })),
      fakeAnswer(dealRecordCall, { total: 1, list: [aTransaction()] }),
      fakeAnswer(balanceDaysCall, { list: [] }),
    ],
  });
  await renderView(WalletScreen, host);
  const venues = () => within(screen.getByRole('region', { name: '场馆余额' }));
  expect(await venues().findByText('¥200.00')).toBeVisible();

  for (const balance of ['35.50', '0.00', '7.00']) {
    await page.translate();
    host.answer(allBalanceCall, someBalances([aVenue({ balance })], { locked: '0.00' }));
    await act(async () => {
      host.services.bus.emit('balance/changed', { cause: 'transfer' });
      await Promise.resolve();
    });
    expect(await venues().findByText(`¥${balance}`)).toBeVisible();
    expect(venues().queryByText('¥200.00')).toBeNull();
  }
  page.stop();
});

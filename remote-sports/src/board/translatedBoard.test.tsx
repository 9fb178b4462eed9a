import { act, screen, within } from '@testing-library/react';
import { createTranslatedPage, EACH_TRANSLATOR } from '@site/testing/translatePage';
import { ChannelScreen } from '../channel/ChannelScreen';
import { HotMatches } from '../home/HotMatches';
import { LiveMatch } from '../home/LiveMatch';
import { aBoardHost, CRTY, priceOf } from '../testing/boardHost';
import { renderView, resetStores } from '../testing/renderView';
import { A_RESULT, aWireMarket, aWireMatch, NOW } from '../testing/wire';

beforeEach(resetStores);

function Home() {
  return (
    <>
      <LiveMatch />
      <HotMatches />
    </>
  );
}

it.each(EACH_TRANSLATOR)('shows the current prices and score on the board where a translator %s', async (_way, way) => {
  const page = createTranslatedPage(way);
  const host = aBoardHost();
  await renderView(ChannelScreen, host, CRTY);
  await priceOf(/阿森纳 -0.5 0.98$/);
  act(() => {
    host.connections[0]?.open();
  });
  let version = 10;
  const say = async (news: object) => {
    await page.translate();
    act(() => {
      host.connections[0]?.say({ type: 'delta', at: NOW, gameId: '70', from: version, version: version + 1, ...news });
    });
    version += 1;
  };

  for (const ior of ['0.70', '0.65']) {
    const prices = [
      { r: 'REH', ior },
      { r: 'REC', ior: '1.18' },
    ];
    await say({ markets: [aWireMarket({ prices })] });
    expect(within(await priceOf(new RegExp(`阿森纳 -0.5 ${ior}`))).getByText(ior)).toBeVisible();
  }
  await say({ markets: [aWireMarket({ ratio: '1' })] });
  expect(await priceOf(/阿森纳 -1 0.98/)).toBeVisible();
  await say({ match: { sc_FT_H: 3 } });
  expect(await screen.findByText('进球：阿森纳 3 比 1 切尔西')).toBeInTheDocument();
  await say({ markets: [aWireMarket({ state: 'suspended' })] });
  expect(await priceOf(/阿森纳 -0.5 暂停/)).toBeVisible();
  page.stop();
});

it.each(EACH_TRANSLATOR)('shows the current prices and score on the home page where a translator %s', async (_way, way) => {
  const page = createTranslatedPage(way);
  const host = aBoardHost(['70', '71'].map((gameId) => aWireMatch({ gameId, markets: [{ ...A_RESULT, gameId }] })));
  await renderView(Home, host);
  await screen.findAllByRole('button', { name: '阿森纳 v 切尔西 全场独赢 和局 4.20' });
  act(() => {
    host.connections[0]?.open();
  });
  for (const [step, ior] of ['4.60', '4.80'].entries()) {
    await page.translate();
    const prices = A_RESULT.prices.map((price) => (price.r === 'RMN' ? { ...price, ior } : price));
    act(() => {
      host.connections[0]?.say({
        type: 'delta',
        at: NOW,
        gameId: '70',
        from: 10 + step,
        version: 11 + step,
        match: { sc_FT_H: 3 + step },
        markets: [{ ...A_RESULT, prices }],
      });
    });
    const [price] = await screen.findAllByRole('button', { name: `阿森纳 v 切尔西 全场独赢 和局 ${ior} 升` });
    expect(within(price as HTMLElement).getByText(ior)).toBeVisible();
    expect(screen.getAllByText(`${String(3 + step)} - 1`).length).toBeGreaterThan(0);
  }
  page.stop();
});

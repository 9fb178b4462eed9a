import { promotionOverviewCall } from '@site/shared/wire/activities';
import { aShell, clearDevice, refusal, success, TOKEN } from '../testing/aShell';
import { countClaimable, GATHER_COUNT_MS } from './countClaimable';

beforeEach(clearDevice);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const anOverview = (...claimable: readonly number[]) =>
  success({
    list: claimable.map((count, index) => ({ id: String(index), standing: 'ready', claimable: count, conditions: [] })),
    history: [],
  });

async function aMemberPage() {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
  const page = await aShell({ answers: { [promotionOverviewCall.path]: anOverview(1, 2, 0) } });
  page.shell.session.restore();
  countClaimable(page.shell);
  await jest.advanceTimersByTimeAsync(0);
  return page;
}

it('counts gifts, draws and friends together, and again when money moved or a step was made, once for several events', async () => {
  const { shell, answer, requestsTo } = await aMemberPage();
  expect(shell.claimable.get()).toBe(3);

  answer(promotionOverviewCall, anOverview(1));
  shell.bus.emit('balance/changed', { cause: 'bonus' });
  shell.bus.emit('member/changed', {});
  await jest.advanceTimersByTimeAsync(GATHER_COUNT_MS);

  expect(shell.claimable.get()).toBe(1);
  expect(requestsTo(promotionOverviewCall)).toHaveLength(2);
});

it('stays as it was where it cannot be read, and is nothing after signing out', async () => {
  const { shell, answer } = await aMemberPage();
  answer(promotionOverviewCall, refusal(6005, '服务器出错'));
  shell.bus.emit('balance/changed', { cause: 'bet' });
  await jest.advanceTimersByTimeAsync(GATHER_COUNT_MS);
  expect(shell.claimable.get()).toBe(3);

  shell.session.end();

  expect(shell.claimable.get()).toBe(0);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { PageContext } from '../../../kit/react/page';
import { aFakeHost } from '../../../kit/testing/aFakeHost';
import { TEXTS } from '../texts';
import { SlipPanel } from './SlipPanel';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('takes no bet for 500 ms after another period has begun, and says why', async () => {
  const confirm = jest.fn();
  const page = (periodId: string) => (
    <PageContext value={{ language: 'zh-CN', texts: TEXTS['zh-CN'], host: aFakeHost(), post: jest.fn() }}>
      <SlipPanel
        kind="digits"
        slip={{ picks: ['place.0.7'], stake: 2, periods: 1, stopsAfterWin: false }}
        selections={new Map()}
        balance={50_000}
        periodId={periodId}
        placing={{ isBusy: false, notice: null, send: jest.fn(), clear: jest.fn() }}
        onChange={jest.fn()}
        onConfirm={confirm}
      />
    </PageContext>
  );
  const { rerender } = render(page('20261123-0720'));
  rerender(page(''));
  rerender(page('20261123-0721'));
  const button = screen.getByRole('button', { name: '确认投注 ¥2' });
  await user.click(button);
  await act(() => jest.advanceTimersByTimeAsync(SETTLING_MS - 1));
  await user.click(button);
  expect(confirm).not.toHaveBeenCalled();
  expect(button).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');

  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.click(button);
  expect(confirm).toHaveBeenCalledTimes(1);
});

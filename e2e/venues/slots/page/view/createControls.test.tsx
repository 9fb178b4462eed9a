import { SETTLING_MS } from '@site/shared/input/settlingMs';
import type { Play } from '../play/play';
import { textsOf } from '../texts';
import { createControls } from './createControls';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const AT_REST: Play = {
  turn: { kind: 'idle' },
  stakes: [100, 200],
  stake: 100,
  balance: 50_000,
  pools: { minor: 0, major: 0, grand: 0 },
  autoLeft: 0,
  history: [],
};

function show() {
  const calls = { onSpin: jest.fn(), onAuto: jest.fn(), onStopAuto: jest.fn(), onStep: jest.fn() };
  const { element, render } = createControls({ texts: textsOf('zh-CN', 'pearl'), isTrial: false, ...calls });
  const auto = element.querySelector<HTMLButtonElement>('button.auto');
  if (!auto) throw new Error('there is no button for automatic rounds');
  return { ...calls, render, auto };
}

it('starts no automatic rounds by a press that was meant to stop those which have just ended', () => {
  const { render, auto, onAuto, onStopAuto } = show();
  render({ ...AT_REST, autoLeft: 1 });
  auto.click();
  expect(onStopAuto).toHaveBeenCalledTimes(1);

  render(AT_REST);
  expect(auto).toHaveAttribute('aria-disabled', 'true');
  auto.click();
  jest.advanceTimersByTime(SETTLING_MS - 1);
  auto.click();
  expect(onAuto).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  expect(auto).toHaveAttribute('aria-disabled', 'false');
  auto.click();
  expect(onAuto).toHaveBeenCalledTimes(1);
});

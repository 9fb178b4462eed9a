import { act, render, screen } from '@testing-library/react';
import { Countdown, formatCountdown } from './Countdown';

/** The server's clock is seven minutes ahead of this device. */
const AHEAD_MS = 7 * 60_000;
const now = () => Date.now() + AHEAD_MS;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const shown = () => screen.getByRole('timer', { name: '付款剩余时间' }).textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Countdown', () => {
  it("counts by the server's clock, and reaches zero exactly at the given moment", () => {
    const end = jest.fn();
    render(<Countdown until={now() + 2_500} label="付款剩余时间" now={now} onEnd={end} />);
    expect(shown()).toBe('00:03');

    wait(499);
    expect(shown()).toBe('00:03');
    wait(1);
    expect(shown()).toBe('00:02');
    wait(1_999);
    expect(shown()).toBe('00:01');
    expect(end).not.toHaveBeenCalled();
    wait(1);
    expect(shown()).toBe('00:00');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('ends at once if the moment is past, and counts no further', () => {
    const end = jest.fn();
    render(<Countdown until={now() - 1} label="付款剩余时间" now={now} onEnd={end} />);

    wait(60_000);

    expect(shown()).toBe('00:00');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('runs to another moment if the prop changes', () => {
    const { rerender } = render(<Countdown until={now() + 5_000} label="付款剩余时间" now={now} />);

    rerender(<Countdown until={now() + 60_000} label="付款剩余时间" now={now} />);

    expect(shown()).toBe('01:00');
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [60, '01:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3899, '1:04:59'],
    [90_000, '25:00:00'],
  ])('formats %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Carousel } from './Carousel';
import { renderWithTexts } from './testing/renderWithTexts';

const SLIDES = [
  { id: 'parlay', title: '串关加奖', content: <a href="/parlay">立即参与</a> },
  { id: 'first', title: '首存礼遇', content: <a href="/first">查看规则</a> },
  { id: 'vip', title: 'VIP 升级礼金', content: <a href="/vip">查看等级</a> },
];
const INTERVAL_MS = 5000;

/** Waits with the fake timers of the test. */
let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
});

afterEach(() => {
  jest.useRealTimers();
});

function show(slides = SLIDES) {
  return renderWithTexts(<Carousel label="优惠活动" slides={slides} />);
}

function wait(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

/** Advance one interval at a time, because the timer of a slide starts only when the slide is shown. */
function waitIntervals(count: number): void {
  for (let passed = 0; passed < count; passed++) wait(INTERVAL_MS);
}

function currentTitle(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent;
}

function setVisibility(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
}

describe('Carousel', () => {
  it.each([
    ['left', { x: -40, y: 39 }, '首存礼遇'],
    ['right', { x: 60, y: 0 }, 'VIP 升级礼金'],
    ['too little', { x: -39, y: 0 }, '串关加奖'],
    ['down rather than left', { x: -50, y: 60 }, '串关加奖'],
  ])('turns at most one slide when a finger moves %s', async (_, { x, y }, title) => {
    await show();
    const link = screen.getByRole('link', { name: '立即参与' });

    fireEvent.touchStart(link, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(link, { changedTouches: [{ clientX: 200 + x, clientY: 100 + y }] });

    expect(currentTitle()).toBe(title);
  });

  it('does not turn by two fingers, nor during a scroll of the browser', async () => {
    await show();
    const link = screen.getByRole('link', { name: '立即参与' });
    const end = { changedTouches: [{ clientX: 0, clientY: 0 }] };

    const two = [0, 90].map((clientX) => ({ clientX, clientY: 0 }));
    fireEvent.touchStart(link, { touches: two });
    fireEvent.touchEnd(link, end);
    fireEvent.touchStart(link, { touches: [{ clientX: 200, clientY: 0 }] });
    fireEvent.touchCancel(link);
    fireEvent.touchEnd(link, end);

    expect(currentTitle()).toBe('串关加奖');
  });

  it('shows the first slide and advances when its interval is over, not before', async () => {
    await show();
    expect(currentTitle()).toBe('串关加奖');

    wait(INTERVAL_MS - 1);
    expect(currentTitle()).toBe('串关加奖');
    wait(1);
    expect(currentTitle()).toBe('首存礼遇');
    waitIntervals(2);
    expect(currentTitle()).toBe('串关加奖');
  });

  it('renders the other slides after half of the interval, or as soon as a pointer arrives', async () => {
    const { unmount } = await show();
    wait(INTERVAL_MS / 2 - 1);
    expect(screen.queryByText('查看规则')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByText('查看规则')).toBeInTheDocument();
    unmount();

    const again = await show();
    await user.hover(again.container.firstElementChild!);
    expect(screen.getByText('查看规则')).toBeInTheDocument();
  });

  it('makes only the current slide reachable', async () => {
    await show();
    wait(INTERVAL_MS / 2);

    expect(screen.getByRole('link', { name: '立即参与' }).closest('[inert]')).toBeNull();
    expect(screen.getByText('查看规则').closest('[inert]')).not.toBeNull();
  });

  it('pauses under the pointer and continues with the rest of the interval', async () => {
    const { container } = await show();
    wait(3000);

    await user.hover(container.firstElementChild!);
    waitIntervals(3);
    expect(currentTitle()).toBe('串关加奖');

    await user.unhover(container.firstElementChild!);
    wait(2000);
    expect(currentTitle()).toBe('首存礼遇');
  });

  it('pauses while it has the focus', async () => {
    await show();

    await user.tab();
    waitIntervals(3);
    expect(currentTitle()).toBe('串关加奖');

    act(() => (document.activeElement as HTMLElement).blur());
    wait(INTERVAL_MS);
    expect(currentTitle()).toBe('首存礼遇');
  });

  it('pauses in a hidden tab', async () => {
    await show();
    setVisibility('hidden');
    waitIntervals(3);
    expect(currentTitle()).toBe('串关加奖');

    setVisibility('visible');
    wait(INTERVAL_MS);
    expect(currentTitle()).toBe('首存礼遇');
  });

  it('stays paused until the player resumes it', async () => {
    const { container } = await show();
    await user.click(screen.getByRole('button', { name: '暂停播放' }));
    await user.unhover(container.firstElementChild!);
    act(() => (document.activeElement as HTMLElement).blur());
    waitIntervals(3);
    expect(currentTitle()).toBe('串关加奖');

    await user.click(screen.getByRole('button', { name: '继续播放' }));
    wait(INTERVAL_MS);
    expect(currentTitle()).toBe('首存礼遇');
  });

  it('keeps the focus on the button that pauses and plays', async () => {
    await show();

    await user.tab();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '继续播放' })).toHaveFocus();
  });

  it('turns by its arrows and wraps around', async () => {
    await show();

    await user.click(screen.getByRole('button', { name: '上一张' }));
    expect(currentTitle()).toBe('VIP 升级礼金');
    await user.click(screen.getByRole('button', { name: '下一张' }));
    expect(currentTitle()).toBe('串关加奖');
  });

  it('is one tab stop at its titles, with arrow keys to move between them', async () => {
    await show();
    act(() => screen.getByRole('tab', { selected: true }).focus());

    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '首存礼遇', selected: true })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'VIP 升级礼金', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '串关加奖', selected: true })).toHaveFocus();
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('never moves on its own with reduced motion, and offers no pause then', async () => {
    const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
    await show();

    waitIntervals(3);

    expect(currentTitle()).toBe('串关加奖');
    expect(screen.queryByRole('button', { name: '暂停播放' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '下一张' })).toBeVisible();
  });

  it('announces a slide only if it does not move on its own', async () => {
    await show();
    const live = screen.getByRole('tabpanel', { name: '串关加奖' }).parentElement;
    expect(live).toHaveAttribute('aria-live', 'off');

    await user.click(screen.getByRole('button', { name: '暂停播放' }));

    expect(live).toHaveAttribute('aria-live', 'polite');
  });

  it('stays on a slide that exists when slides are taken away', async () => {
    const { rerender } = await show();
    waitIntervals(2);
    expect(currentTitle()).toBe('VIP 升级礼金');

    rerender(<Carousel label="优惠活动" slides={SLIDES.slice(0, 2)} />);

    expect(currentTitle()).toBe('首存礼遇');
  });

  it('has no controls for a single slide', async () => {
    await show(SLIDES.slice(0, 1));

    expect(screen.getByRole('region', { name: '优惠活动' })).toHaveTextContent('立即参与');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no accessibility faults', async () => {
    jest.useRealTimers();
    const { container } = await show();

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

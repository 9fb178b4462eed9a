import { fireEvent, render, screen } from '@testing-library/react';
import { warmLinks } from './warmLinks';

const begin = jest.fn<void, [pathname: string]>();
warmLinks(document, begin);

/** Dispatches an event by hand, because jsdom's pointer events lack `pointerType`. */
function point(at: Element, pointerType: 'mouse' | 'touch'): void {
  fireEvent(at, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}

beforeEach(() => {
  jest.useFakeTimers();
  begin.mockClear();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const link = (
  <a href="/game/slot?venue=1">
    <b>电子</b>
  </a>
);

it('a pointer that rests on a link tells its path, wherever in it', () => {
  render(link);
  point(screen.getByText('电子'), 'mouse');
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(80);

  expect(begin.mock.calls).toEqual([['/game/slot']]);
});

it('one that passes over tells nothing, and of several links the last', () => {
  render(
    <>
      <a href="/game/chess">棋牌</a>
      <a href="/game/lottery">彩票</a>
      <p>文字</p>
    </>,
  );
  const first = screen.getByText('棋牌');
  point(first, 'mouse');
  jest.advanceTimersByTime(79);
  point(screen.getByText('彩票'), 'mouse');
  jest.advanceTimersByTime(80);
  expect(begin.mock.calls).toEqual([['/game/lottery']]);

  point(first, 'mouse');
  point(screen.getByText('文字'), 'mouse');
  jest.advanceTimersByTime(80);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('a finger tells it at once, and the focus as a pointer does', () => {
  render(link);
  point(screen.getByText('电子'), 'touch');
  jest.advanceTimersByTime(0);
  expect(begin).toHaveBeenCalledTimes(1);

  render(<a href="/mine/vip">VIP</a>);
  screen.getByText('VIP').focus();
  jest.advanceTimersByTime(80);
  expect(begin.mock.calls).toEqual([['/game/slot'], ['/mine/vip']]);
});

it.each([
  ['a link to another origin', <a href="https://elsewhere.example/game/slot">帮助</a>],
  ['a button', <button type="button">帮助</button>],
])('nothing is told of %s', (_case, element) => {
  render(element);
  point(screen.getByText('帮助'), 'mouse');
  jest.advanceTimersByTime(80);
  expect(begin).not.toHaveBeenCalled();
});

import { BEAT_MS, type Beat } from './freezeDetector';
import { watchForFreeze } from './watchForFreeze';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function aWatchedPage() {
  const beats: Beat[] = [];
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    setInterval: window.setInterval.bind(window),
  });
  watchForFreeze({ page: page as unknown as Window, worker: { postMessage: (beat: Beat) => beats.push(beat) } });
  return { page, beats };
}

it('a visible page beats at once and once a second', () => {
  const { beats } = aWatchedPage();
  jest.advanceTimersByTime(2 * BEAT_MS);

  expect(beats).toEqual(['runs', 'runs', 'runs']);
});

it('a page pauses when it is hidden or left, and beats when it is visible again', () => {
  const { page, beats } = aWatchedPage();
  page.document.visibilityState = 'hidden';
  page.document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(BEAT_MS);
  page.document.visibilityState = 'visible';
  page.document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));

  expect(beats).toEqual(['runs', 'pauses', 'pauses', 'runs', 'pauses']);
});

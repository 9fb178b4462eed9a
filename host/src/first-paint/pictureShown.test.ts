import { pictureShown } from './pictureShown';

/** Requested animation frames. A call of `paint` runs them. */
const frames: FrameRequestCallback[] = [];
const paint = (): void => {
  for (const frame of frames.splice(0)) frame(0);
};

/** Fake of the browser's element timing. */
class ElementTiming {
  static supportedEntryTypes: readonly string[] = ['element'];
  static last: ElementTiming | undefined;
  isWatching = false;

  constructor(private readonly onEntry: () => void) {
    ElementTiming.last = this;
  }

  observe({ type }: PerformanceObserverInit): void {
    this.isWatching = type === 'element';
  }

  disconnect(): void {
    this.isWatching = false;
  }

  /** Reports that the picture is on the screen. */
  present(): void {
    if (this.isWatching) this.onEntry();
  }
}

interface Setting {
  readonly decode?: () => Promise<void>;
  readonly first?: string;
  readonly isTimed?: boolean;
}

function aPage({ decode = () => Promise.resolve(), first = 'home', isTimed = true }: Setting = {}) {
  document.documentElement.dataset['first'] = first;
  const picture = document.createElement('img');
  picture.className = 'first-picture';
  document.body.append(picture);
  picture.decode = decode;
  ElementTiming.supportedEntryTypes = isTimed ? ['element'] : ['longtask'];
  let isShown = false;
  void pictureShown(window).then(() => {
    isShown = true;
  });
  return {
    picture,
    isShown: async () => {
      await jest.advanceTimersByTimeAsync(0);
      return isShown;
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  window.PerformanceObserver = ElementTiming as unknown as typeof PerformanceObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  frames.length = 0;
  document.body.replaceChildren();
});

it('the application waits until the picture is on the screen', async () => {
  const page = aPage();
  expect(await page.isShown()).toBe(false);
  ElementTiming.last?.present();

  expect(await page.isShown()).toBe(true);
});

it('it waits for two frames where the browser does not time elements', async () => {
  const page = aPage({ isTimed: false });
  expect(await page.isShown()).toBe(false);
  paint();
  expect(await page.isShown()).toBe(false);
  paint();

  expect(await page.isShown()).toBe(true);
});

it('it asks for a picture that no frame has asked for', () => {
  const { picture } = aPage({ decode: () => new Promise(() => undefined) });

  expect(picture.loading).toBe('eager');
});

it.each([
  ['that cannot be drawn', { decode: () => Promise.reject(new Error('broken')) }],
  ['of another address', { first: 'frame' }],
])('it waits for no picture %s', async (_case, setting) => {
  expect(await aPage(setting).isShown()).toBe(true);
});

it.each([
  ['for a picture that does not come', { decode: () => new Promise<void>(() => undefined) }],
  ['in the background, where nothing is painted', {}],
])('it waits for a moment %s', async (_case, setting) => {
  const page = aPage(setting);
  await jest.advanceTimersByTimeAsync(299);
  expect(await page.isShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);

  expect(await page.isShown()).toBe(true);
});

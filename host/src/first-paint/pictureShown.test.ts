import { pictureShown } from './pictureShown';

/** The frames of the page so far asked for, each painted by a call. */
const frames: FrameRequestCallback[] = [];
const paint = (): void => {
  for (const frame of frames.splice(0)) frame(0);
};

function aPage({ isComplete = true, decode = () => Promise.resolve(), first = 'home' } = {}): { readonly isShown: () => boolean } {
  document.documentElement.dataset['first'] = first;
  const picture = document.createElement('img');
  picture.className = 'first-picture';
  document.body.append(picture);
  Object.defineProperties(picture, { complete: { value: isComplete }, decode: { value: decode } });
  let isShown = false;
  void pictureShown(window).then(() => {
    isShown = true;
  });
  return { isShown: () => isShown };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  frames.length = 0;
  document.body.replaceChildren();
});

it('the application waits for the frame that shows the picture', async () => {
  const { isShown } = aPage();
  await jest.advanceTimersByTimeAsync(0);
  expect(isShown()).toBe(false);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(isShown()).toBe(false);
  paint();
  await jest.advanceTimersByTimeAsync(0);

  expect(isShown()).toBe(true);
});

it.each([
  ['that is still on its way', { isComplete: false }],
  ['that cannot be drawn', { decode: () => Promise.reject(new Error('broken')) }],
  ['of another address', { first: 'frame' }],
])('it waits for no picture %s', async (_case, page) => {
  const { isShown } = aPage(page);
  await jest.advanceTimersByTimeAsync(0);

  expect(isShown()).toBe(true);
});

it('in the background, where nothing is painted, it begins after a moment', async () => {
  const { isShown } = aPage();
  await jest.advanceTimersByTimeAsync(399);
  expect(isShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);

  expect(isShown()).toBe(true);
});

import { EMPTY_SCREEN_MS } from './limits';
import { watchForLostView, type LostViewOptions } from './lostView';
import { aBuild } from './testing/builders';

const { entry } = aBuild();
const FOLDER = new URL('.', entry).href;

let end: () => void = () => undefined;

/** Creates a painted screen with content. */
function aView(overrides: Partial<LostViewOptions> = {}) {
  const element = document.createElement('div');
  element.append('content');
  const onLost = jest.fn();
  end = watchForLostView({ element, entry, isScreen: true, isPainted: () => true, isUpdating: () => false, onLost, ...overrides });
  return { element, onLost };
}

function aThrow(filename: string, stack = 'Error'): ErrorEvent {
  const error = Object.assign(new Error('thrown'), { stack });
  return new ErrorEvent('error', { filename, error, message: 'thrown' });
}

const settle = () => jest.advanceTimersByTimeAsync(0);

// The test environment fails a test for errors without a listener.
beforeEach(() => {
  window.addEventListener('error', () => undefined);
  jest.useFakeTimers();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('a painted view', () => {
  it.each([
    ['in a file of its build', aThrow(`${FOLDER}7.js`)],
    [
      'in a file of the host, called by its build',
      aThrow('https://site.example/react.js', `Error: thrown\n at render (${FOLDER}7.js:1:2)`),
    ],
  ])('is lost when it becomes empty by an uncaught error %s', async (_case, event) => {
    const { element, onLost } = aView({ isScreen: false });

    element.replaceChildren();
    window.dispatchEvent(event);
    await settle();

    expect(onLost).toHaveBeenCalledTimes(1);
    expect(onLost).toHaveBeenCalledWith(event.error);
  });

  it('stays when it throws and still shows something', async () => {
    const { element, onLost } = aView({ isScreen: false });

    window.dispatchEvent(aThrow(`${FOLDER}7.js`));
    await jest.advanceTimersByTimeAsync(1);
    element.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

    expect(onLost).not.toHaveBeenCalled();
  });

  it('stays when it is a widget that has nothing to show', async () => {
    const { element, onLost } = aView({ isScreen: false });

    element.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

    expect(onLost).not.toHaveBeenCalled();
  });

  it('is lost when it is a screen that stays empty', async () => {
    const { element, onLost } = aView();

    element.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS - 1);
    expect(onLost).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);

    expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ message: 'the screen has become empty' }));
  });

  it('stays when a screen fills again in time', async () => {
    const { element, onLost } = aView();

    element.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS - 1);
    element.append('other content');
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

    expect(onLost).not.toHaveBeenCalled();
  });

  it('may be empty for as long as an update takes', async () => {
    let isUpdating = true;
    const { element, onLost } = aView({ isUpdating: () => isUpdating });

    element.replaceChildren();
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS * 2);
    expect(onLost).not.toHaveBeenCalled();
    isUpdating = false;
    await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

    expect(onLost).toHaveBeenCalledTimes(1);
  });
});

describe('a view that has not painted', () => {
  it('is lost by an uncaught error of its build', () => {
    const { onLost } = aView({ isPainted: () => false });

    window.dispatchEvent(aThrow(`${FOLDER}7.js`));

    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('stays when another script of the page throws', () => {
    const { onLost } = aView({ isPainted: () => false });

    window.dispatchEvent(aThrow('https://site.example/main.js', 'Error: thrown\n at run (https://site.example/main.js:1:2)'));

    expect(onLost).not.toHaveBeenCalled();
  });
});

it('reports nothing and leaves no timer after its end', async () => {
  const { element, onLost } = aView();
  element.replaceChildren();
  await settle();

  end();
  window.dispatchEvent(aThrow(`${FOLDER}7.js`));
  await jest.advanceTimersByTimeAsync(EMPTY_SCREEN_MS);

  expect(onLost).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

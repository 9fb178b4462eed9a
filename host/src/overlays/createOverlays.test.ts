import { createOverlays } from './createOverlays';
import { LOADING_AUTO_CLOSE_MS, TOAST_LEAVES_MS, TOAST_STAYS_MS } from './createOverlays';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('is shown, exits, and is removed', () => {
    const { toast, shownToast } = createOverlays();

    toast('你好');
    jest.advanceTimersByTime(TOAST_STAYS_MS - 1);
    expect(shownToast.get()).toMatchObject({ message: '你好', tone: 'info', isLeaving: false });
    jest.advanceTimersByTime(1);
    expect(shownToast.get()).toMatchObject({ isLeaving: true });
    jest.advanceTimersByTime(TOAST_LEAVES_MS);
    expect(shownToast.get()).toBeUndefined();
  });

  it('makes room for the next, which has its full time', () => {
    const { toast, shownToast } = createOverlays();

    toast('一');
    jest.advanceTimersByTime(TOAST_STAYS_MS - 1);
    toast('二', 'danger');
    jest.advanceTimersByTime(TOAST_STAYS_MS - 1);

    expect(shownToast.get()).toMatchObject({ message: '二', tone: 'danger', isLeaving: false });
  });
});

it('a toast of a hidden page waits for the player, with its full time', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { toast, shownToast } = createOverlays();
  toast('已到账');
  jest.advanceTimersByTime(10 * TOAST_STAYS_MS);
  expect(shownToast.get()).toMatchObject({ message: '已到账', isLeaving: false });

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(TOAST_STAYS_MS - 1);
  expect(shownToast.get()).toMatchObject({ isLeaving: false });
  jest.advanceTimersByTime(1 + TOAST_LEAVES_MS);

  expect(shownToast.get()).toBeUndefined();
  hidden.mockRestore();
});

describe('dialogs', () => {
  it('come one after the other, and resolve with the answer', async () => {
    const { dialog, dialogQueue } = createOverlays();
    const first = dialog({ message: '一' });
    const second = dialog({ message: '二' });
    expect(dialogQueue.get().map(({ options }) => options.message)).toEqual(['一', '二']);

    dialogQueue.get()[0]?.answer('cancelled');
    dialogQueue.get()[0]?.answer('confirmed');

    expect(await Promise.all([first, second])).toEqual(['cancelled', 'confirmed']);
    expect(dialogQueue.get()).toEqual([]);
  });

  it('close when the question is obsolete', async () => {
    const { dialog, dialogQueue } = createOverlays();
    const question = new AbortController();
    const first = dialog({ message: '一', signal: question.signal });
    void dialog({ message: '二' });

    question.abort();

    expect(await first).toBe('closed');
    expect(dialogQueue.get().map(({ options }) => options.message)).toEqual(['二']);
  });
});

describe('loading', () => {
  it('closes by itself after 3 s [R-DLG-12] [R-CONST-06]', () => {
    const { loading, loadings } = createOverlays();

    loading();
    jest.advanceTimersByTime(LOADING_AUTO_CLOSE_MS - 1);
    expect(loadings.get()).toHaveLength(1);
    jest.advanceTimersByTime(1);

    expect(LOADING_AUTO_CLOSE_MS).toBe(3000);
    expect(loadings.get()).toEqual([]);
  });

  it('stays where it is not to go by itself [R-DLG-20]', () => {
    const { loading, loadings } = createOverlays();

    loading({ autoClose: false });
    jest.advanceTimersByTime(10 * LOADING_AUTO_CLOSE_MS);

    expect(loadings.get()).toHaveLength(1);
  });

  it('is closed by its opener, twice without effect on another', () => {
    const { loading, loadings } = createOverlays();
    const close = loading('一');
    loading('二');

    close();
    close();

    expect(loadings.get().map(({ message }) => message)).toEqual(['二']);
  });
});

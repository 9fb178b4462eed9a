import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { LOCAL_ENTRIES } from '@site/shared/storage';

const root = document.documentElement;

afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  root.lang = 'zh-CN';
  delete root.dataset['edition'];
  delete root.dataset['first'];
});

function dress(): void {
  jest.isolateModules(() => {
    jest.requireActual('./dress');
  });
}

it.each(LOCALES)('the page is in %s before the application runs, where the player chose it', (locale) => {
  window.localStorage.setItem(LOCAL_ENTRIES.locale.key, LOCAL_ENTRIES.locale.codec.format(locale));

  dress();

  expect(root).toHaveAttribute('lang', locale);
});

it.each(EDITIONS)('the page is in the %s edition before the application runs, where the player chose it', (edition) => {
  window.localStorage.setItem(LOCAL_ENTRIES.edition.key, LOCAL_ENTRIES.edition.codec.format(edition));

  dress();

  expect(root).toHaveAttribute('data-edition', edition);
});

it.each(['', 'en', '"zh-TW"'])('with %j kept the page stays in the language it was served in', (kept) => {
  root.lang = 'zh-TW';
  window.localStorage.setItem(LOCAL_ENTRIES.locale.key, kept);
  window.localStorage.setItem(LOCAL_ENTRIES.edition.key, kept);

  dress();

  expect(root).toHaveAttribute('lang', 'zh-TW');
  expect(root).toHaveAttribute('data-edition', 'classic');
});

it('a browser that keeps nothing has the page as it was served', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  dress();

  expect(root).toHaveAttribute('lang', 'zh-CN');
  expect(root).toHaveAttribute('data-edition', 'classic');
});

it.each([
  ['/', 'home'],
  ['/loading', 'bare'],
  ['/game/sport/CRTY', 'frame'],
  ['/nowhere', 'frame'],
])('%s is drawn as %s', (path, first) => {
  window.history.replaceState(null, '', path);

  dress();

  expect(root).toHaveAttribute('data-first', first);
});

it('hides from loops what an injected script has added to every object', () => {
  Object.defineProperty(Object.prototype, 'extend', { value: 'foreign', enumerable: true, configurable: true });

  dress();
  const keys: string[] = [];
  for (const key in {}) keys.push(key);
  const { extend } = {} as { readonly extend?: string };
  Reflect.deleteProperty(Object.prototype, 'extend');

  expect([keys, extend]).toEqual([[], 'foreign']);
});

const OWN_FILE = `${window.location.origin}/assets/main.1a2b3c.js`;

function anError(filename: string): Event {
  return new ErrorEvent('error', { filename });
}

function aRejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

function withStack(stack: string): Error {
  return Object.assign(new Error('failed'), { stack });
}

it.each([
  { script: 'one of the page', isDeferred: true, src: OWN_FILE, isSaid: true },
  { script: 'one that the application added', isDeferred: false, src: OWN_FILE, isSaid: false },
  { script: 'one that an extension added', isDeferred: true, src: 'chrome-extension://abcdef/inject.js', isSaid: false },
])('where $script does not load, the page says that it could not be loaded: $isSaid', ({ isDeferred, src, isSaid }) => {
  const notice = Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true });
  const script = Object.assign(document.createElement('script'), { defer: isDeferred, src });
  document.body.replaceChildren(notice, script);
  dress();

  script.dispatchEvent(new Event('error'));

  expect(notice.hidden).toBe(!isSaid);
});

describe('an application that does not start', () => {
  const notice = () => document.getElementById('unloaded');
  const app = () => document.createElement('main');

  function serve(): HTMLElement {
    jest.useFakeTimers();
    const first = Object.assign(document.createElement('div'), { className: 'first' });
    const place = Object.assign(document.createElement('div'), { id: 'root' });
    place.append(first);
    document.body.replaceChildren(place, Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true }));
    dress();
    return place;
  }

  it('because a script never arrives: the page says so after 20 s, and takes it back where it was only slow', async () => {
    const place = serve();
    jest.advanceTimersByTime(19_999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();

    place.replaceChildren(app());
    await jest.advanceTimersByTimeAsync(0);
    expect(notice()).not.toBeVisible();
  });

  it.each([
    ['an own file', () => anError(OWN_FILE)],
    ['an own file with a query', () => anError(`${OWN_FILE}?v=2`)],
    ['a rejection of Chromium', () => aRejection(withStack(`TypeError: x\n    at boot (${OWN_FILE}:1:20)\n    at ${OWN_FILE}:2:1`))],
    ['a rejection of Firefox', () => aRejection(withStack(`boot@${OWN_FILE}:1:20\n@${OWN_FILE}:2:1`))],
  ])('because it throws in %s: the page says so after 2 s', (_where, failure) => {
    serve();
    window.dispatchEvent(failure());
    jest.advanceTimersByTime(2_000);

    expect(notice()).toBeVisible();
  });

  it.each([
    ['a wallet extension that rejects with a text', () => aRejection('User rejected the request')],
    ['a rejection with nothing', () => aRejection(undefined)],
    ['a rejection with an object', () => aRejection({ code: 4001, message: 'denied' })],
    ['an extension of Chromium that rejects', () => aRejection(withStack('Error: x\n    at chrome-extension://abc/inpage.js:1:99'))],
    [
      'an extension that calls our code',
      () => aRejection(withStack(`Error\n    at f (moz-extension://a/b.js:1:9)\n    at ${OWN_FILE}:1:1`)),
    ],
    [
      'an extension whose message names our file',
      () => aRejection(withStack(`Error: ${OWN_FILE}\n    at f (chrome-extension://a/b.js:1:9)`)),
    ],
    [
      'an error whose stack throws',
      () =>
        aRejection(
          Object.defineProperty(new Error('x'), 'stack', {
            get() {
              throw withStack(`Error\n    at ${OWN_FILE}:1:1`);
            },
          }),
        ),
    ],
    ['an error whose stack is no text', () => aRejection(Object.assign(new Error('x'), { stack: Symbol('stack') }))],
    ['a frozen error', () => aRejection(Object.freeze(new Error('x')))],
    ['an event that another origin keeps secret', () => anError('blob:http://localhost/0b1c')],
    ['a rejection without frames', () => aRejection(withStack('AbortError: The operation was aborted'))],
    ['a file of an extension', () => anError('chrome-extension://abcdef/content.js')],
    ['a file of Safari', () => anError('safari-web-extension://ABC/content.js')],
    ['a script of another site', () => anError('https://cdn.other.test/analytics.js')],
    ['Script error. without a file', () => new ErrorEvent('error', { message: 'Script error.', filename: '' })],
    [
      'a ResizeObserver notice',
      () =>
        new ErrorEvent('error', {
          message: 'ResizeObserver loop completed with undelivered notifications.',
          filename: window.location.href,
        }),
    ],
    ['an injected inline script', () => anError(`${window.location.origin}/index.html`)],
    ['an event without a file', () => new Event('error')],
  ])('is not suspected because of %s', (_what, failure) => {
    serve();
    window.dispatchEvent(failure());
    jest.advanceTimersByTime(19_000);

    expect(notice()).not.toBeVisible();
  });

  it('because it has removed everything: the page says so', () => {
    serve().replaceChildren();
    window.dispatchEvent(anError(OWN_FILE));
    jest.advanceTimersByTime(2_000);

    expect(notice()).toBeVisible();
  });

  it('for a browser that is too old is no fault: it has been told why', () => {
    serve().after(Object.assign(document.createElement('div'), { id: 'outdated' }));
    jest.advanceTimersByTime(60_000);

    expect(notice()).not.toBeVisible();
  });
});

it('what is thrown by a page that has started, or does not keep it from starting, says nothing', () => {
  jest.useFakeTimers();
  const place = Object.assign(document.createElement('div'), { id: 'root' });
  const first = Object.assign(document.createElement('div'), { className: 'first' });
  place.append(first);
  document.body.replaceChildren(place, Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true }));
  dress();

  window.dispatchEvent(anError(OWN_FILE));
  place.replaceChildren(document.createElement('main'));
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(anError(OWN_FILE));
  jest.advanceTimersByTime(60_000);

  expect(document.getElementById('unloaded')).not.toBeVisible();
});

import { createContainerLoader } from './containerLoader';
import { LOAD_BUDGET_MS } from './limits';
import { aBuild, aRemote, INTEGRITY, ORIGIN } from './testing/builders';
import type { ShareScope } from './shareScope';

const scope: ShareScope = { react: { '19.0.0': { get: () => Promise.resolve(() => 'react') } } };
const ENTRY = `${ORIGIN}/1.0.0/remoteEntry.js`;
const CONTAINER = aBuild().container;

function aContainer(module: unknown = aRemote()): { init: jest.Mock; get: jest.Mock } {
  return { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => module)) };
}

function aLoader(toScriptUrl: (url: string) => string = (url) => url) {
  return createContainerLoader(toScriptUrl, () => Promise.resolve(scope));
}

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** The browser runs the newest script, which sets its container. */
function answer(container?: unknown, name = CONTAINER, script = scripts().at(-1)): void {
  if (container !== undefined) Reflect.set(window, name, container);
  script?.dispatchEvent(new Event('load'));
}

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  for (const version of ['1.0.0', '1.1.0']) Reflect.deleteProperty(window, aBuild(version).container);
});

describe('a build', () => {
  it('gets the modules of the host once, and returns the lifecycles that it exposes', async () => {
    const remote = aRemote();
    const container = aContainer(remote);
    const loaded = aLoader().load(aBuild());
    answer(container);

    expect(await loaded).toBe(remote);
    expect(container.init.mock.calls).toEqual([[scope]]);
    expect(container.get.mock.calls).toEqual([['./remote']]);
    expect(scripts()).toEqual([]);
  });

  it('uses another address each time, so that it does not join a request that hangs', () => {
    const loader = aLoader();
    for (let attempt = 0; attempt < 3; attempt += 1) void loader.load(aBuild()).catch(() => undefined);

    expect(scripts().map(({ src }) => src)).toEqual([ENTRY, `${ENTRY}?r=1`, `${ENTRY}?r=2`]);
  });

  it('is retried with a container of its own, whatever the attempt before has left', async () => {
    const loader = aLoader();
    const first = loader.load(aBuild());
    answer(aContainer({}));
    await expect(first).rejects.toMatchObject({ phase: 'module' });

    const silent = loader.load(aBuild());
    answer();
    await expect(silent).rejects.toMatchObject({ phase: 'entry' });

    const remote = aRemote();
    const third = loader.load(aBuild());
    answer(aContainer(remote));
    expect(await third).toBe(remote);
  });

  it('can be loaded beside another build of its remote', async () => {
    const loader = aLoader();
    const [older, newer] = [aRemote(), aRemote()];
    const loads = [loader.load(aBuild('1.0.0')), loader.load(aBuild('1.1.0'))];
    const [first, second] = scripts();
    answer(aContainer(newer), aBuild('1.1.0').container, second);
    answer(aContainer(older), aBuild('1.0.0').container, first);

    expect(await Promise.all(loads)).toEqual([older, newer]);
  });

  it('that hangs is given up after its budget; what comes then is not started, and a retry works meanwhile', async () => {
    jest.useFakeTimers();
    const loader = aLoader();
    const late = loader.load(aBuild());
    const [hanging] = scripts();
    const failure = expect(late).rejects.toMatchObject({ phase: 'entry', cause: { budgetMs: LOAD_BUDGET_MS } });
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
    await failure;

    const retried = loader.load(aBuild());
    const remote = aRemote();
    const abandoned = aContainer();
    answer(abandoned, CONTAINER, hanging);
    answer(aContainer(remote));
    expect(await retried).toBe(remote);
    expect(abandoned.init).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it.each<[title: string, phase: string, container: unknown]>([
    ['an entry that sets no container', 'entry', undefined],
    ['an entry that sets something else', 'entry', 'remote'],
    ['a container that cannot be opened', 'module', { ...aContainer(), init: () => Promise.reject(new Error('another scope')) }],
    ['a container without the module', 'module', { ...aContainer(), get: () => Promise.reject(new Error('does not exist')) }],
    [
      'a module that throws at import',
      'module',
      {
        ...aContainer(),
        get: () =>
          Promise.resolve(() => {
            throw new Error('thrown');
          }),
      },
    ],
    ['a module that is nothing', 'module', aContainer(null)],
    ['a module that is empty', 'module', aContainer({})],
    ['a module of something else', 'module', aContainer({ ...aRemote(), unmount: 'no' })],
  ])('of %s is one of its %s', async (_title, phase, container) => {
    const loaded = aLoader().load(aBuild());
    answer(container);

    await expect(loaded).rejects.toMatchObject({ phase });
  });

  it('of the request, by its status or its hash, is one of its entry', async () => {
    const loaded = aLoader().load(aBuild());
    scripts()[0]?.dispatchEvent(new Event('error'));

    await expect(loaded).rejects.toMatchObject({ phase: 'entry' });
    expect(scripts()).toEqual([]);
  });
});

describe('the script of an entry', () => {
  it('carries integrity and CORS, and the address that the policy made', () => {
    void aLoader((url) => `${url}#checked`)
      .load(aBuild())
      .catch(() => undefined);

    expect(scripts()[0]).toMatchObject({ src: `${ENTRY}#checked`, integrity: INTEGRITY, crossOrigin: 'anonymous', async: true });
  });

  it('is not made without integrity', async () => {
    await expect(aLoader().load(aBuild('1.0.0', { integrity: '' }))).rejects.toMatchObject({ phase: 'entry' });
    expect(scripts()).toEqual([]);
  });

  it('is not made for an address the policy refuses', async () => {
    const refusing = aLoader(() => {
      throw new TypeError('no script may come from there');
    });

    await expect(refusing.load(aBuild())).rejects.toMatchObject({ phase: 'entry', cause: expect.any(TypeError) as unknown });
    expect(scripts()).toEqual([]);
  });
});

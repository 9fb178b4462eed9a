import { createInstance } from '@module-federation/enhanced/runtime';
import { createFederation } from './federation';
import { LOAD_BUDGET_MS } from './limits';
import { aBuild, aRemote, INTEGRITY, ORIGIN } from './testing/builders';

/** Stub of the React that the host shares. */
const REACT = {
  version: '19.3.1',
  scope: ['default', 'react-19'],
  lib: () => 'the host’s React',
  shareConfig: { requiredVersion: '^19.0.0' },
};

/** All tests share one page, where the runtime remembers entries, so each test uses its own build. */
let version = '1.0.0';
let tests = 0;

function entryOf(attempt = ''): string {
  return `${ORIGIN}/${version}/remoteEntry.js${attempt}`;
}

interface Container {
  readonly init: jest.Mock<unknown, [scope: Record<string, Record<string, unknown>>]>;
  readonly get: jest.Mock<Promise<() => unknown>, [string]>;
}

/** Creates the container that a build's entry sets as a window variable. */
function aContainer(module: unknown = aRemote()): Container {
  return {
    init: jest.fn((_scope: Record<string, Record<string, unknown>>): unknown => undefined),
    get: jest.fn((_module: string) => Promise.resolve(() => module)),
  };
}

/** Creates the loader on the real runtime, with an instance like the build plugin's. */
function aLoader(toScriptUrl: (url: string) => string = (url) => url) {
  const host = createInstance({ name: `host-${version}`, remotes: [], shared: { react: REACT }, shareStrategy: 'loaded-first' });
  return createFederation(toScriptUrl, host);
}

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Waits until the runtime has requested this many scripts. */
async function scriptsOf(count: number): Promise<HTMLScriptElement[]> {
  for (let turn = 0; turn < 50 && scripts().length < count; turn += 1) await Promise.resolve();
  return scripts();
}

/** Simulates the browser running the newest script, which sets its container. */
async function answer(container?: unknown, name = aBuild(version).container, script?: HTMLScriptElement): Promise<void> {
  const ran = script ?? (await scriptsOf(1)).at(-1);
  if (container !== undefined) Reflect.set(window, name, container);
  ran?.onload?.(new Event('load'));
}

beforeEach(() => {
  tests += 1;
  version = `1.0.${String(tests)}`;
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

describe('a build', () => {
  it('gets the modules of the host, and returns the lifecycles that it exposes', async () => {
    const remote = aRemote();
    const container = aContainer(remote);
    const loaded = aLoader().load(aBuild(version));
    await answer(container);

    expect(await loaded).toBe(remote);
    expect(container.init.mock.calls[0]?.[0]).toMatchObject({ react: { '19.3.1': { lib: REACT.lib } } });
    expect(container.get.mock.calls).toEqual([['./remote']]);
    expect(scripts()).toEqual([]);
  });

  it('offers its own copies of shared modules to no other build', async () => {
    const loader = aLoader();
    const generous = aContainer();
    generous.init.mockImplementation((scope) => {
      scope['@base-ui/react/dialog'] = { '9.9.9': { get: () => undefined } };
    });
    const first = loader.load(aBuild(version));
    await answer(generous);
    await first;

    const other = aContainer();
    const second = loader.load(aBuild(`${version}-next`));
    await answer(other, aBuild(`${version}-next`).container);
    await second;

    expect(Object.keys(other.init.mock.calls[0]?.[0] ?? {})).toEqual(['react']);
  });

  it('uses another address each time, so that it does not join a request that hangs', async () => {
    const loader = aLoader();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      void loader.load(aBuild(version)).catch(() => undefined);
      await scriptsOf(attempt + 1);
    }

    expect(scripts().map(({ src }) => src)).toEqual([entryOf(), entryOf('?r=1'), entryOf('?r=2')]);
  });

  it('is retried with a container of its own, whatever the attempt before has left', async () => {
    const loader = aLoader();
    const first = loader.load(aBuild(version));
    await answer(aContainer({}));
    await expect(first).rejects.toMatchObject({ phase: 'module' });

    const silent = loader.load(aBuild(version));
    await answer();
    await expect(silent).rejects.toMatchObject({ phase: 'entry' });

    const remote = aRemote();
    const third = loader.load(aBuild(version));
    await answer(aContainer(remote));
    expect(await third).toBe(remote);
  });

  it('can be loaded beside another build of its remote', async () => {
    const loader = aLoader();
    const [older, newer] = [aRemote(), aRemote()];
    const loads = [loader.load(aBuild(version)), loader.load(aBuild(`${version}-next`))];
    const [first, second] = await scriptsOf(2);
    await answer(aContainer(newer), aBuild(`${version}-next`).container, second);
    await answer(aContainer(older), aBuild(version).container, first);

    expect(await Promise.all(loads)).toEqual([older, newer]);
  });

  it('that hangs is given up after its budget, and a retry works meanwhile', async () => {
    jest.useFakeTimers();
    const loader = aLoader();
    const failure = expect(loader.load(aBuild(version))).rejects.toMatchObject({ phase: 'entry' });
    await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
    await failure;

    const remote = aRemote();
    const retried = loader.load(aBuild(version));
    await jest.advanceTimersByTimeAsync(0);
    await answer(aContainer(remote));
    expect(await retried).toBe(remote);
  });
});

describe('a failure', () => {
  it.each<[title: string, phase: string, container: unknown]>([
    ['an entry that sets no container', 'entry', undefined],
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
    const loaded = aLoader().load(aBuild(version));
    await answer(container);

    await expect(loaded).rejects.toMatchObject({ phase });
  });

  it('of the request, by its status or its hash, is one of its entry', async () => {
    const loaded = aLoader().load(aBuild(version));
    const [script] = await scriptsOf(1);
    script?.onerror?.(new Event('error'));

    await expect(loaded).rejects.toMatchObject({ phase: 'entry' });
    expect(scripts()).toEqual([]);
  });
});

describe('the script of an entry', () => {
  it('carries integrity and CORS, and the address that the policy made', async () => {
    void aLoader((url) => `${url}#checked`)
      .load(aBuild(version))
      .catch(() => undefined);

    const [script] = await scriptsOf(1);
    expect(script).toMatchObject({ src: entryOf('#checked'), integrity: INTEGRITY, crossOrigin: 'anonymous', async: true });
  });

  it('is not made without integrity', async () => {
    await expect(aLoader().load(aBuild(version, { integrity: '' }))).rejects.toMatchObject({ phase: 'entry' });
    expect(scripts()).toEqual([]);
  });

  it('is not made for an address the policy refuses', async () => {
    const refusing = aLoader(() => {
      throw new TypeError('no script may come from there');
    });

    await expect(refusing.load(aBuild(version))).rejects.toMatchObject({ phase: 'entry' });
    expect(scripts()).toEqual([]);
  });
});

it('a host that was built without the plugin says so', () => {
  expect(() => createFederation((url) => url)).toThrow('without ModuleFederationPlugin');
});

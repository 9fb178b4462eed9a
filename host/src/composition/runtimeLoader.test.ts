import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import { LOAD_BUDGET_MS } from './limits';
import { createRuntimeLoader } from './runtimeLoader';
import { aBuild, aRemote, INTEGRITY, ORIGIN } from './testing/builders';

/** The runtime as far as it is used: what is registered, and what it does when a remote is loaded. */
const runtime = { registerRemotes: jest.fn(), loadRemote: jest.fn<Promise<unknown>, [string]>() };
const init = jest.fn((_options: { plugins: readonly ModuleFederationRuntimePlugin[] }) => runtime);

jest.mock('@module-federation/enhanced/runtime', () => ({ init: (options: Parameters<typeof init>[0]) => init(options) }));
jest.mock('@module-federation/inject-external-runtime-core-plugin', () => ({ __esModule: true, default: () => ({ name: 'lent' }) }));

const getReact = (): Promise<() => string> => Promise.resolve(() => 'react');

const container = 'remote_sports_1_0_0';
type CreateScript = NonNullable<ModuleFederationRuntimePlugin['createScript']>;
type AfterLoadEntry = NonNullable<ModuleFederationRuntimePlugin['afterLoadEntry']>;

function aFederation(toScriptUrl: (url: string) => string = (url) => url) {
  const loader = createRuntimeLoader(toScriptUrl, { react: { '19.0.0': { get: getReact } } });
  const plugin = init.mock.lastCall?.[0].plugins[1];
  const remoteInfo = { name: container };
  return {
    loader,
    createScript: (url: string, info: object | undefined = remoteInfo) =>
      plugin?.createScript?.({ url, remoteInfo: info } as Parameters<CreateScript>[0]),
    enter: () => plugin?.afterLoadEntry?.({ remoteInfo } as Parameters<AfterLoadEntry>[0]),
  };
}

beforeEach(() => {
  runtime.registerRemotes.mockReset();
  runtime.loadRemote.mockReset();
});

it('the runtime offers the modules of the host, and is lent to builds without one', () => {
  aFederation();

  expect(init).toHaveBeenLastCalledWith(
    expect.objectContaining({
      shared: { react: [{ version: '19.0.0', scope: 'react-19', get: getReact }] },
      shareStrategy: 'loaded-first',
      plugins: [{ name: 'lent' }, expect.objectContaining({ name: 'checked-entries' })],
    }),
  );
});

describe('a build', () => {
  it('is registered again under its own name, and returns its lifecycles', async () => {
    const remote = aRemote();
    runtime.loadRemote.mockResolvedValue(remote);

    expect(await aFederation().loader.load(aBuild())).toBe(remote);

    expect(runtime.registerRemotes).toHaveBeenCalledWith(
      [{ name: container, entryGlobalName: container, entry: `${ORIGIN}/1.0.0/remoteEntry.js`, type: 'global', shareScope: 'react-19' }],
      { force: true },
    );
    expect(runtime.loadRemote).toHaveBeenCalledWith(`${container}/remote`);
  });

  it('uses another address each time, so that it does not join a request that hangs', async () => {
    runtime.loadRemote.mockResolvedValue(aRemote());
    const { loader } = aFederation();
    for (let attempt = 0; attempt < 3; attempt += 1) await loader.load(aBuild());

    const entry = `${ORIGIN}/1.0.0/remoteEntry.js`;
    const entries = runtime.registerRemotes.mock.calls.map(([[remote]]: [{ entry: string }[]]) => remote?.entry);
    expect(entries).toEqual([entry, `${entry}?r=1`, `${entry}?r=2`]);
  });

  it.each([
    ['nothing', null],
    ['an empty module, as the runtime answers for one that threw before', {}],
    ['a module of something else', { ...aRemote(), unmount: 'no' }],
  ])('that exposes %s has failed at its module', async (_case, module) => {
    const { loader, enter } = aFederation();
    runtime.loadRemote.mockImplementation(() => {
      enter();
      return Promise.resolve(module);
    });

    await expect(loader.load(aBuild())).rejects.toMatchObject({ phase: 'module' });
  });

  it('that throws at import has failed at its module, one that is not there at its entry', async () => {
    const { loader, enter } = aFederation();
    runtime.loadRemote.mockImplementationOnce(() => {
      enter();
      return Promise.reject(new Error('thrown at import'));
    });
    await expect(loader.load(aBuild())).rejects.toMatchObject({ phase: 'module', cause: { message: 'thrown at import' } });

    runtime.loadRemote.mockRejectedValueOnce(new Error('404'));
    await expect(loader.load(aBuild())).rejects.toMatchObject({ phase: 'entry', cause: { message: '404' } });
  });
});

describe('the script of an entry', () => {
  const url = `${ORIGIN}/1.0.0/remoteEntry.js`;

  it('carries integrity and CORS, and times out after its budget', async () => {
    const { loader, createScript } = aFederation((address) => `${address}#checked`);
    runtime.loadRemote.mockResolvedValue(aRemote());
    await loader.load(aBuild());

    const made = createScript(url);

    expect(made).toMatchObject({
      timeout: LOAD_BUDGET_MS,
      script: { src: `${url}#checked`, integrity: INTEGRITY, crossOrigin: 'anonymous', async: true },
    });
  });

  it('is not made without integrity', async () => {
    const { loader, createScript } = aFederation();
    runtime.loadRemote.mockResolvedValue(aRemote());
    await loader.load(aBuild('1.0.0', { integrity: '' }));

    expect(() => createScript(url)).toThrow('no integrity');
  });

  it('is not created for an unregistered container', () => {
    expect(() => aFederation().createScript(url)).toThrow('no integrity');
  });

  it('is not made for an address the policy refuses', async () => {
    const { loader, createScript } = aFederation(() => {
      throw new TypeError('no script may come from there');
    });
    runtime.loadRemote.mockResolvedValue(aRemote());
    await loader.load(aBuild());

    expect(() => createScript(url)).toThrow(TypeError);
  });

  it('is none of ours where a build loads its own chunks', () => {
    aFederation();
    const plugin = init.mock.lastCall?.[0].plugins[1];
    expect(plugin?.createScript?.({ url })).toBeUndefined();
  });
});

import { createFederation } from './federation';
import { aBuild, aRemote } from './testing/builders';

const scope = { react: { '19.0.0': { get: () => Promise.resolve(() => 'react') } } };

/** The federation, and what is fetched of the runtime. */
function aFederation() {
  const remote = aRemote();
  const createRuntimeLoader = jest.fn(() => ({ load: () => Promise.resolve(remote) }));
  const importRuntime = jest.fn(() => Promise.resolve({ createRuntimeLoader }));
  const toScriptUrl = (url: string): string => url;
  return { loader: createFederation(toScriptUrl, importRuntime, () => Promise.resolve(scope)), remote, importRuntime, createRuntimeLoader };
}

it('a build that says it runs by itself makes no page fetch the runtime', async () => {
  const { loader, remote, importRuntime } = aFederation();
  const build = aBuild('1.0.0', { runtime: 'none' });
  const loaded = loader.load(build);
  await Promise.resolve();
  Reflect.set(window, build.container, { init: () => undefined, get: () => Promise.resolve(() => remote) });
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));

  expect(await loaded).toBe(remote);
  expect(importRuntime).not.toHaveBeenCalled();
});

it.each([['says that it needs the runtime', 'federation'] as const, ['says nothing of it', undefined] as const])(
  'a build that %s is loaded by it, with the modules of the host; the page fetches it once',
  async (_title, runtime) => {
    const { loader, remote, importRuntime, createRuntimeLoader } = aFederation();
    const build = aBuild('1.0.0', runtime === undefined ? {} : { runtime });

    expect(await Promise.all([loader.load(build), loader.load(build)])).toEqual([remote, remote]);

    expect(importRuntime).toHaveBeenCalledTimes(1);
    expect(createRuntimeLoader).toHaveBeenCalledWith(expect.any(Function), scope);
  },
);

it('a runtime that could not be fetched fails the build at its entry, and is fetched again by the retry', async () => {
  const { loader, remote, importRuntime } = aFederation();
  importRuntime.mockRejectedValueOnce(new Error('ChunkLoadError'));

  await expect(loader.load(aBuild())).rejects.toMatchObject({ phase: 'entry', cause: { message: 'ChunkLoadError' } });
  expect(await loader.load(aBuild())).toBe(remote);
});

it.each([
  ['none', 1],
  ['federation', 0],
  [undefined, 0],
] as const)('files of a view begin beside the entry of a build whose runtime is ours alone: %s', (runtime, count) => {
  document.head.replaceChildren();
  const { loader } = aFederation();
  const preload = { crty: [{ href: '1.js', as: 'script' as const, integrity: aBuild().integrity }] };
  loader.begin(aBuild('1.0.0', { preload, ...(runtime && { runtime }) }), 'crty');
  expect(document.head.querySelectorAll('script')).toHaveLength(count);
});

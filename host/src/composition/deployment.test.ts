import { fetchDeployment, type DeploymentSource } from './deployment';
import { DEPLOYMENT_TIMEOUT_MS, LAST_KNOWN_GOOD_MAX_AGE_MS } from './limits';
import { aSigner } from './testing/aSigner';
import { aManifest, aStorage, never } from './testing/builders';
import { createManifestVerifier } from './verifyManifest';

const NOW = 1_700_000_000_000;
const ours = aSigner();

function aSource(answer: () => Promise<Response>, overrides: Partial<DeploymentSource> = {}): DeploymentSource {
  const verify = createManifestVerifier({ trust: { build: 'default', keys: [ours.publicKey] }, subtle: crypto.subtle });
  return { fetch: answer, storage: aStorage(), verify, build: 'default', now: () => NOW, ...overrides };
}

const respond =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : ours.sign(body as object), { status }));

describe('a manifest that can be used', () => {
  it('is fetched past the cache, and used', async () => {
    const fetch = jest.fn(respond(aManifest()));

    expect(await fetchDeployment(aSource(fetch))).toEqual({ kind: 'fresh', manifest: aManifest() });
    expect(fetch).toHaveBeenCalledWith('/deployment.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it('may hold an entry that is none: that is for the one remote to bear', async () => {
    const manifest = aManifest({ sports: { enabled: 'perhaps' } });

    expect(await fetchDeployment(aSource(respond(manifest)))).toEqual({ kind: 'fresh', manifest });
  });
});

const BAD_ANSWERS: readonly [string, () => Promise<Response>, object][] = [
  ['nothing at that address', respond('not found', 404), { why: 'http-status', status: 404 }],
  ['a broken server', respond(aManifest(), 502), { why: 'http-status', status: 502 }],
  ['the page of a gateway', respond('<!doctype html><title>login</title>'), { why: 'not-json' }],
  ['JSON cut short', respond('{"schema":1,"revision":'), { why: 'not-json' }],
  ['an empty answer', respond(''), { why: 'not-json' }],
  ['JSON of something else', respond({ hello: 'world' }), { why: 'wrong-shape' }],
  ['null', respond('null'), { why: 'not-signed' }],
  ['a manifest without a signature', respond(JSON.stringify(aManifest())), { why: 'not-signed' }],
  ['a manifest that another key signed', respond(aSigner().sign(aManifest())), { why: 'unknown-key' }],
  ['a manifest altered after it was signed', respond(ours.sign(aManifest()).replace('1001', '1002')), { why: 'wrong-signature' }],
  ['a manifest of another themed build', respond(aManifest({}, { build: 'gilt' })), { why: 'other-build', build: 'gilt' }],
  ['a manifest of another schema', respond({ ...aManifest(), schema: 2 }), { why: 'wrong-shape' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { why: 'unreachable' }],
];

describe.each(BAD_ANSWERS)('%s', (_case, answer, problem) => {
  it('is reported where there is nothing else', async () => {
    expect(await fetchDeployment(aSource(answer))).toMatchObject({ kind: 'none', problem });
  });

  it('falls back to the last manifest that worked', async () => {
    const source = aSource(respond(aManifest()));
    await fetchDeployment(source);

    const result = await fetchDeployment({ ...source, fetch: answer, now: () => NOW + 1000 });

    expect(result).toMatchObject({ kind: 'last-known-good', manifest: aManifest(), ageMs: 1000, problem });
  });
});

describe('the last manifest that worked', () => {
  const broken = respond('', 500);

  it.each([
    ['as old as it may be', LAST_KNOWN_GOOD_MAX_AGE_MS, 'last-known-good'],
    ['a moment too old', LAST_KNOWN_GOOD_MAX_AGE_MS + 1, 'none'],
    ['of the future, after the clock was set back', -1, 'none'],
  ])('%s', async (_case, ageMs, kind) => {
    const source = aSource(respond(aManifest()));
    await fetchDeployment(source);

    expect(await fetchDeployment({ ...source, fetch: broken, now: () => NOW + ageMs })).toMatchObject({ kind });
  });

  it.each([
    '{"savedAt":1700000000000}',
    '{"savedAt":"now","text":""}',
    '[]',
    'nonsense',
    JSON.stringify({ savedAt: NOW, text: JSON.stringify(aManifest()) }),
    JSON.stringify({ savedAt: NOW, text: aSigner().sign(aManifest()) }),
    JSON.stringify({ savedAt: NOW, text: ours.sign(aManifest()).replace('1001', '1002') }),
  ])('is not believed when tampered with: %s', async (text) => {
    const storage = aStorage();
    window.localStorage.setItem('site.deployment', text);

    expect(await fetchDeployment(aSource(broken, { storage }))).toMatchObject({ kind: 'none' });
  });

  it('is preferred to an older revision, which is refused however long ago the newer one was seen', async () => {
    const source = aSource(respond(aManifest({}, { revision: 8 })));
    await fetchDeployment(source);
    const older = { ...source, fetch: respond(aManifest({}, { revision: 7 })) };
    const problem = { why: 'older-revision', revision: 7, known: 8 };

    expect(await fetchDeployment(older)).toMatchObject({ kind: 'last-known-good', manifest: { revision: 8 }, problem });
    expect(await fetchDeployment({ ...older, now: () => NOW + LAST_KNOWN_GOOD_MAX_AGE_MS + 1 })).toEqual({ kind: 'none', problem });
    expect(await fetchDeployment({ ...older, now: () => NOW - 1 })).toEqual({ kind: 'none', problem });
  });

  it('of a key that the page trusts no more, or of another themed build, keeps no revision back', async () => {
    const storage = aStorage();
    for (const text of [aSigner().sign(aManifest({}, { revision: 9 })), ours.sign(aManifest({}, { revision: 9, build: 'gilt' }))]) {
      window.localStorage.setItem('site.deployment', JSON.stringify({ savedAt: NOW, text }));

      expect(await fetchDeployment(aSource(respond(aManifest()), { storage }))).toMatchObject({ kind: 'fresh' });
    }
  });
});

describe('a missing answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is waited for no longer than the page can afford, and its request is ended', async () => {
    const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(never);
    const settled = jest.fn();
    const result = fetchDeployment(aSource(jest.fn(), { fetch })).then(settled);

    await jest.advanceTimersByTimeAsync(DEPLOYMENT_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await result;

    expect(settled).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'none', problem: expect.objectContaining({ why: 'unreachable' }) as object }),
    );
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

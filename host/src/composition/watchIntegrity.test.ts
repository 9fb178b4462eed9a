import { createHash, webcrypto } from 'node:crypto';
import { REPORTS_PATH } from '@site/shared/wire/reports';
import { watchIntegrity } from './watchIntegrity';

const BUILD = 'https://wallet.example/1.0.0';
const ANNOUNCED = 'announced();';
const hashOf = (text: string, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const SUBTLE = {
  digest: (algorithm: string, bytes: ArrayBuffer) => begin(webcrypto.subtle.digest(algorithm, bytes)),
} as unknown as SubtleCrypto;

interface Sent {
  readonly url: string;
  readonly init: RequestInit | undefined;
}

/** Creates a page whose server answers with `served`, or not at all. */
function aPage(served: string | undefined, { status = 200, isSecure = true } = {}) {
  const sent: Sent[] = [];
  const end = watchIntegrity({
    document,
    subtle: isSecure ? SUBTLE : undefined,
    fetch: (url, init) => {
      sent.push({ url: url as string, init });
      if (served === undefined) return begin(Promise.reject(new TypeError('Failed to fetch')));
      const bytes = new TextEncoder().encode(served);
      return begin(Promise.resolve({ ok: status === 200, arrayBuffer: () => Promise.resolve(bytes) } as unknown as Response));
    },
  });
  ends.push(end);
  const reports = () =>
    sent.filter(({ url }) => url === REPORTS_PATH).map(({ init }) => (JSON.parse(init?.body as string) as [{ body: object }])[0]);
  return { sent, reports };
}

const ends: (() => void)[] = [];
/** Pending requests and hash computations. */
const begun: Promise<unknown>[] = [];
function begin<T>(work: Promise<T>): Promise<T> {
  begun.push(work);
  return work;
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
  begun.length = 0;
  document.head.replaceChildren();
});

/** Adds an element that fails to load. */
function fail(tag: 'script' | 'link', address: string, integrity: string): void {
  const element = document.createElement(tag);
  // Set the address as an attribute, because jsdom would load it when set as a property.
  element.setAttribute(tag === 'script' ? 'src' : 'href', address);
  if (integrity !== '') element.setAttribute('integrity', integrity);
  element.setAttribute('type', 'text/plain');
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

/** Waits until everything that was started has settled. */
async function settle(): Promise<void> {
  for (let seen = -1; seen !== begun.length;) {
    seen = begun.length;
    await Promise.allSettled(begun);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
}

it('bytes of another hash than announced are reported, once for all attempts, without their query', async () => {
  const { reports, sent } = aPage('other();');

  fail('script', `${BUILD}/remoteEntry.js`, hashOf(ANNOUNCED));
  fail('script', `${BUILD}/remoteEntry.js?r=1`, hashOf(ANNOUNCED));
  await settle();

  expect(reports()).toEqual([
    {
      type: 'integrity-violation',
      url: document.location.href,
      body: { blockedURL: `${BUILD}/remoteEntry.js`, documentURL: document.location.href, destination: 'script' },
    },
  ]);
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit' });
  expect(sent[1]?.init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'content-type': 'application/reports+json' } });
});

it('a stylesheet is reported as one', async () => {
  const { reports } = aPage('body{}');
  fail('link', `${BUILD}/1.css`, hashOf(ANNOUNCED, 'sha512'));
  await settle();
  expect(reports()).toMatchObject([{ body: { destination: 'style' } }]);
});

it.each<[string, () => { reports: () => unknown[] }, string]>([
  ['is missing', () => aPage('not found', { status: 404 }), hashOf(ANNOUNCED)],
  ['does not arrive', () => aPage(undefined), hashOf(ANNOUNCED)],
  ['has the announced hash', () => aPage(ANNOUNCED), hashOf(ANNOUNCED)],
  ['has one of the announced hashes', () => aPage(ANNOUNCED), `${hashOf('first')} ${hashOf(ANNOUNCED, 'sha256')}`],
  ['has a hash of an unknown kind', () => aPage('other();'), 'md5-abc'],
  ['announces no hash', () => aPage('other();'), ''],
  ['is on a page that is no secure context', () => aPage('other();', { isSecure: false }), hashOf(ANNOUNCED)],
])('a file that fails and %s is not reported', async (_what, open, integrity) => {
  const { reports } = open();
  fail('script', `${BUILD}/remoteEntry.js`, integrity);
  await settle();
  expect(reports()).toEqual([]);
});

it('an error that is none of a file is left alone', async () => {
  const { sent } = aPage('other();');
  document.body.dispatchEvent(new Event('error'));
  document.dispatchEvent(new Event('error'));
  await settle();
  expect(sent).toEqual([]);
});

import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { aSigner } from './testing/aSigner';
import { aManifest, never } from './testing/builders';
import { createManifestVerifier, type VerifierOptions } from './verifyManifest';

const ours = aSigner();
const theirs = aSigner();
const manifest = aManifest();
const text = ours.sign(manifest);

/** Returns the signed text with the last digit of its signature changed. */
const withOtherSignature = text.replace(/(.)"\n\}\n$/, (_all, digit: string) => `${digit === '0' ? '1' : '0'}"\n}\n`);

function verify(given: string, options: Partial<VerifierOptions> = {}) {
  return createManifestVerifier({ trust: { build: 'default', keys: [ours.publicKey] }, subtle: crypto.subtle, ...options })(given);
}

/** Stub of a browser that supports signatures, but not Ed25519. */
const olderSubtle = {
  importKey: () => Promise.reject(new DOMException('Algorithm: Unrecognized name', 'NotSupportedError')),
} as unknown as SubtleCrypto;

const BROWSERS: readonly (readonly [string, SubtleCrypto | undefined])[] = [
  ['by the browser', crypto.subtle],
  ['by the library, in a browser without Ed25519', olderSubtle],
  ['by the library, on a page that is no secure context', undefined],
];

describe.each(BROWSERS)('verified %s', (_browser, subtle) => {
  it('a manifest of ours is what was signed, without the signature', async () => {
    const verified = await verify(text, { subtle });

    expect(verified.ok && JSON.parse(verified.json)).toEqual(manifest);
  });

  it.each([
    ['one byte is changed', text.replace('"revision":7', '"revision":8'), 'wrong-signature'],
    ['a blank is added', text.replace('"revision":7', '"revision": 7'), 'wrong-signature'],
    ['a member is added before it', text.replace('{', '{\n  "remotes": {},'), 'wrong-signature'],
    ['the signature has another digit', withOtherSignature, 'wrong-signature'],
    ['another key signed it', theirs.sign(manifest), 'unknown-key'],
    ['the signature is of another manifest', moveSignature(ours.sign(aManifest({}, { revision: 6 }))), 'wrong-signature'],
    ['the signature is stripped', JSON.stringify(manifest, null, 2), 'not-signed'],
    ['the signature is not the last member', text.replace(/\n\}\n$/, ',\n  "revision": 9\n}\n'), 'not-signed'],
    ['a byte follows it', `${text} `, 'not-signed'],
    ['it is empty', '', 'not-signed'],
  ])('it is refused where %s', async (_case, given, why) => {
    expect(given).not.toBe(text);
    expect(await verify(given, { subtle })).toMatchObject({ ok: false, problem: { why } });
  });

  it('another key under the name of ours is refused', async () => {
    const forged = theirs.sign(manifest).replace(theirs.publicKey.slice(0, 16), ours.publicKey.slice(0, 16));

    expect(await verify(forged, { subtle })).toMatchObject({ ok: false, problem: { why: 'wrong-signature' } });
  });
});

it('while keys are exchanged each of them is believed', async () => {
  const trust = { build: 'default', keys: [ours.publicKey, theirs.publicKey] };

  expect(await verify(text, { trust })).toMatchObject({ ok: true });
  expect(await verify(theirs.sign(manifest), { trust })).toMatchObject({ ok: true });
});

it.each([undefined, { build: 'default', keys: [] }])('a page that was served without keys believes nothing: %j', async (trust) => {
  expect(await verify(text, { trust })).toEqual({ ok: false, problem: { why: 'no-keys' } });
});

it('what verifies is prepared before a manifest is there', () => {
  const importKey = jest.fn(never);
  createManifestVerifier({ trust: { build: 'default', keys: [ours.publicKey] }, subtle: { importKey } as unknown as SubtleCrypto });

  expect(importKey).toHaveBeenCalledTimes(1);
});

it('no change of a signed text is believed, wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.integer({ min: 0x20, max: 0x7e }), async (at, code) => {
      const changed = `${text.slice(0, at)}${String.fromCharCode(code)}${text.slice(at + 1)}`;
      expect((await verify(changed)).ok).toBe(changed === text);
    }),
    { numRuns: runs(50, 2000) },
  );
});

/** Appends the signature of another text to this one. */
function moveSignature(other: string): string {
  return `${text.slice(0, text.lastIndexOf(','))}${other.slice(other.lastIndexOf(','))}`;
}

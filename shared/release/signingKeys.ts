import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fromHex, joinSignedManifest, keyIdOf, splitSignedManifest, toHex, type SignedPurpose } from '../src/signedManifest';
import { check, describeIssues } from '../src/wire/schema';
import * as z from 'zod/mini';
import { WORKSPACE_DIR } from './packages';
import { scriptCommand } from './scriptCommand.mjs';

const keySchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Raw, in hex. */
  publicKey: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  createdBy: z.string(),
  /** `retiring`: pages still trust it, and it signs nothing more. `retired`: pages that are served from now on do not trust it. */
  state: z.enum(['active', 'retiring', 'retired']),
});

/** A key that signs manifests; the private half is in a file of its own. */
export type SigningKey = z.infer<typeof keySchema>;

/** Signs manifests by one key. */
export interface ManifestSigner {
  readonly keyId: string;
  /** The text of a manifest, or of something else, with its signature. */
  sign(manifest: object, purpose?: SignedPurpose): string;
}

/** `signed` by a key that pages trust · `unknown-key` by another · `altered` after it was signed · `unsigned` by none. */
export type SignatureState = 'signed' | 'unknown-key' | 'altered' | 'unsigned';

export interface SignatureFacts {
  readonly state: SignatureState;
  readonly keyId?: string;
}

/** The folder of the keys of a deployment folder: beside those of the themed builds, and served to no one. */
export function keysFolder(manifestFile: string): string {
  return join(dirname(dirname(manifestFile)), 'keys');
}

/** Oldest first; none where there is no folder. */
export function readKeys(folder: string): readonly SigningKey[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readKey(join(folder, name)))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}

/** Public keys that pages are served with, in hex. */
export function trustedKeys(folder: string): readonly string[] {
  return readKeys(folder).flatMap(({ state, publicKey }) => (state === 'retired' ? [] : [publicKey]));
}

/**
 * Makes a key, which pages trust from the next time they are served, and which signs when those before it are retired. Where `SITE_SIGNING_KEY` names a
 * file, the private half is that file's, and is written there if it is missing.
 */
export function createKey(folder: string, by: { readonly who: string; readonly now: Date }): SigningKey {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const named = namedPrivateKey();
  const privateKey = named !== undefined && existsSync(named) ? readPrivateKey(named) : generateKeyPairSync('ed25519').privateKey;
  const publicKey = publicHalf(privateKey);
  const key: SigningKey = { id: keyIdOf(publicKey), publicKey, createdAt: by.now.toISOString(), createdBy: by.who, state: 'active' };
  if (existsSync(publicFile(folder, key.id))) throw new Error(`${String(named)} is the key ${key.id} already: name another file, or none`);
  const target = named ?? privateFile(folder, key.id);
  if (!existsSync(target)) writeFileSync(target, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeKey(folder, key);
  return key;
}

/** Makes the first key of a folder where there is none. Of several processes that try at once one makes it. */
export function ensureKey(folder: string, by: { readonly who: string; readonly now: Date }): void {
  if (existsSync(folder)) return;
  if (namedPrivateKey() !== undefined) return;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  createKey(draft, by);
  try {
    // A folder with files is never replaced.
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

export function writeKey(folder: string, key: SigningKey): void {
  const file = publicFile(folder, key.id);
  writeFileSync(`${file}.new`, `${JSON.stringify(key, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Forgets the private half of a retired key. That of `SITE_SIGNING_KEY` belongs to who put it there. */
export function removePrivateKey(folder: string, id: string): void {
  rmSync(privateFile(folder, id), { force: true });
}

/**
 * The signer of a folder: the key that `SITE_SIGNING_KEY` names, else the oldest that is active and whose private half is not lost. Throws, saying what to
 * do, where there is none.
 */
export function openSigner(folder: string): ManifestSigner {
  const active = readKeys(folder).filter(({ state }) => state === 'active');
  const named = namedPrivateKey();
  const first = active.find(({ id }) => existsSync(privateFile(folder, id))) ?? active[0];
  if (named === undefined && first === undefined)
    throw new Error(`No key signs manifests (${folder}): ${scriptCommand('ops', 'keys create')}`);
  const privateKey = readPrivateKey(named ?? privateFile(folder, first?.id ?? ''));
  const keyId = keyIdOf(publicHalf(privateKey));
  if (!active.some(({ id }) => id === keyId)) {
    throw new Error(
      `${named ?? folder} is the key ${keyId}, which no page trusts: ${scriptCommand('ops', 'keys create')} makes it one of ${folder}`,
    );
  }
  return signerOf(privateKey);
}

/** A signer with a new key that is nowhere on a disk, and its public half: for suites. */
export function passingSigner(): ManifestSigner & { readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...signerOf(privateKey), publicKey: publicHalf(privateKey) };
}

/** Who signed the text of a manifest, as a page that is served now sees it. */
export function signatureFacts(text: string, trusted: readonly string[]): SignatureFacts {
  const parts = splitSignedManifest(text);
  if (parts === undefined) return { state: 'unsigned' };
  const { keyId, signed, signature } = parts;
  const key = trusted.find((each) => keyIdOf(each) === keyId);
  if (key === undefined) return { state: 'unknown-key', keyId };
  return { state: verify(null, signed, toPublicKey(key), signature) ? 'signed' : 'altered', keyId };
}

function signerOf(privateKey: KeyObject): ManifestSigner {
  const keyId = keyIdOf(publicHalf(privateKey));
  return { keyId, sign: (manifest, purpose) => joinSignedManifest(manifest, keyId, (signed) => sign(null, signed, privateKey), purpose) };
}

function namedPrivateKey(): string | undefined {
  const named = process.env['SITE_SIGNING_KEY'];
  return named === undefined || named === '' ? undefined : resolve(WORKSPACE_DIR, named);
}

function publicFile(folder: string, id: string): string {
  return join(folder, `${id}.json`);
}

function privateFile(folder: string, id: string): string {
  return join(folder, `${id}.pem`);
}

function readKey(file: string): SigningKey {
  const result = check(keySchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.issues) throw new Error(`${file} is no key: ${describeIssues(result.issues)}`);
  return result.value;
}

function readPrivateKey(file: string): KeyObject {
  if (!existsSync(file))
    throw new Error(`The private key ${file} is missing: mount it, name it by SITE_SIGNING_KEY, or ${scriptCommand('ops', 'keys create')}`);
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is no Ed25519 key`);
  return key;
}

function publicHalf(privateKey: KeyObject): string {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return toHex(Buffer.from(x, 'base64url'));
}

function toPublicKey(hex: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(fromHex(hex)).toString('base64url') }, format: 'jwk' });
}

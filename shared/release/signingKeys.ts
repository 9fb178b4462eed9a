import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  fromHex,
  joinSignedManifest,
  keyIdOf,
  splitSignedManifest,
  toHex,
  type SignedPurpose,
} from '@site/shared/deployment/signedManifest';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { WORKSPACE_DIR } from './packages';
import { scriptCommand } from './scriptCommand.mjs';

const keySchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Raw public key in hex. */
  publicKey: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Time in ISO 8601, UTC. */
  createdAt: z.string(),
  createdBy: z.string(),
  /**
   * `retiring`: pages still trust it, but it no longer signs. `retired`: pages that are served from now on do not trust
   * it.
   */
  state: z.enum(['active', 'retiring', 'retired']),
});

/** Key that signs manifests; the private key is in a separate file. */
export type SigningKey = z.infer<typeof keySchema>;

/** Signer of manifests with one key. */
export interface ManifestSigner {
  readonly keyId: string;
  /** Returns the text of a manifest, or of another object, with its signature. */
  sign(manifest: object, purpose?: SignedPurpose): string;
}

/**
 * State of a signature: `signed` by a key that pages trust · `unknown-key` by another key · `altered` after signing ·
 * `unsigned`.
 */
export type SignatureState = 'signed' | 'unknown-key' | 'altered' | 'unsigned';

export interface SignatureFacts {
  readonly state: SignatureState;
  readonly keyId?: string;
}

/** Returns the folder of the keys in a deployment folder: beside those of the themed builds, and never served. */
export function keysFolder(manifestFile: string): string {
  return join(dirname(dirname(manifestFile)), 'keys');
}

/** Reads the keys, oldest first; none when there is no folder. */
export function readKeys(folder: string): readonly SigningKey[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readKey(join(folder, name)))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
}

/** Returns the public keys that pages are served with, in hex. */
export function trustedKeys(folder: string): readonly string[] {
  return readKeys(folder).flatMap(({ state, publicKey }) => (state === 'retired' ? [] : [publicKey]));
}

/**
 * Creates a key. Pages trust it as soon as they are served again, and it signs when the previous keys are retired. If
 * `SITE_SIGNING_KEY` names a file, the private key is read from it, or written to it if it is missing.
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

/** Creates the first key of a folder without keys. If several processes try at once, one creates it. */
export function ensureKey(folder: string, by: { readonly who: string; readonly now: Date }): void {
  if (existsSync(folder)) return;
  if (namedPrivateKey() !== undefined) return;
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  createKey(draft, by);
  try {
    // `renameSync` does not replace a folder that contains files.
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

/** Deletes the private key of a retired key. The file in `SITE_SIGNING_KEY` belongs to its creator and stays. */
export function removePrivateKey(folder: string, id: string): void {
  rmSync(privateFile(folder, id), { force: true });
}

/**
 * Opens the signer of a folder: the key that `SITE_SIGNING_KEY` names, else the oldest active key with an existing
 * private key. Throws with advice when there is none.
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

/**
 * Returns a signer with a new key that is never written to disk, and its public key. Suites and development servers use
 * it.
 */
export function passingSigner(): ManifestSigner & { readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { ...signerOf(privateKey), publicKey: publicHalf(privateKey) };
}

/** Returns the signer of a manifest's text from the viewpoint of a page that is served now. */
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

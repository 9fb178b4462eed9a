import { existsSync, readFileSync } from 'node:fs';
import { createKey, keysFolder, openSigner, readKeys, removePrivateKey, writeKey, type SigningKey } from '@site/release/signingKeys';
import { scriptCommand } from '@site/release/scriptCommand';
import { applyChange, type ChangeRequest, type ChangeResult } from './applyChange';
import { noManifest } from './changes';
import type { Environment } from './environment';
import { formatZoned } from './moments';
import { Refusal } from './refusal';
import { signatureOf } from './signatures';
import { messageOf } from './systemError';

/** Key with its use, for operations. */
export interface KeyEntry extends SigningKey {
  /** True when it signs the next manifest. */
  readonly signs: boolean;
  /** Themed builds whose current manifest it signed. */
  readonly manifests: readonly string[];
}

export interface Retirement {
  readonly retired: string;
  readonly signs: string;
  /** Themed builds whose manifest was signed again. */
  readonly signedAgain: readonly string[];
}

const HOUR_MS = 3_600_000;
/** Assumed maximum lifetime of an open page: until then some pages do not know a newer key. */
export const PAGES_LIVE_MS = 24 * HOUR_MS;

export function listKeys(environment: Environment): readonly KeyEntry[] {
  const folder = folderOf(environment);
  const signs = signerOf(folder);
  const signedBy = new Map(manifestsOf(environment).map(({ build, file }) => [build, signatureOf(file, readFileSync(file, 'utf8')).keyId]));
  return readKeys(folder).map((key) => ({
    ...key,
    signs: key.id === signs,
    manifests: [...signedBy].flatMap(([build, id]) => (id === key.id ? [build] : [])),
  }));
}

/** Creates a key that pages trust as soon as they are served again. Throws a refusal when it already exists. */
export function addKey(environment: Environment): SigningKey {
  try {
    return createKey(folderOf(environment), { who: environment.operator(), now: environment.now() });
  } catch (error) {
    throw new Refusal('key-stays', messageOf(error));
  }
}

/**
 * Retires a key in steps during which no page refuses the manifest: first it stops signing, then every manifest is
 * signed by the next key, then newly served pages no longer trust it. If it is interrupted, the same command continues.
 *
 * @param isLeaked ignores pages that do not know the next key yet: they keep their current manifest until they are
 * reloaded
 */
export async function retireKey(wanted: string, isLeaked: boolean, why: string, environment: Environment): Promise<Retirement> {
  const folder = folderOf(environment);
  const key = findKey(folder, wanted);
  const next = readKeys(folder).find(({ id, state }) => state === 'active' && id !== key.id);
  if (next === undefined) {
    throw new Refusal(
      'key-stays',
      `${key.id} is the only key: ${scriptCommand('ops', 'keys create')} makes another; retire this one when pages know that`,
    );
  }
  const knownSince = Date.parse(next.createdAt) + PAGES_LIVE_MS;
  if (!isLeaked && knownSince > environment.now().getTime()) {
    throw new Refusal(
      'key-stays',
      `Pages that were opened before ${formatZoned(next.createdAt)} do not know the key ${next.id}: retire this one after ${formatZoned(new Date(knownSince).toISOString())}, or now with --leaked`,
    );
  }
  if (process.env['SITE_SIGNING_KEY'] !== undefined && signerOf(folder) === key.id) {
    throw new Refusal('key-stays', `SITE_SIGNING_KEY names the key ${key.id}: name the next one first`);
  }
  writeKey(folder, { ...key, state: 'retiring' });
  const signedAgain: string[] = [];
  for (const { build, file } of manifestsOf(environment)) {
    if (signatureOf(file, readFileSync(file, 'utf8')).keyId !== key.id) continue;
    await signAgain({ build, why, isDryRun: false }, environment);
    signedAgain.push(build);
  }
  writeKey(folder, { ...key, state: 'retired' });
  removePrivateKey(folder, key.id);
  return { retired: key.id, signs: openSigner(folder).keyId, signedAgain };
}

/** Signs the manifest of a themed build again, as a new revision. */
export function signAgain(request: ChangeRequest, environment: Environment): Promise<ChangeResult> {
  return applyChange('sign', request, environment, ({ manifest }) => {
    if (manifest === undefined) throw noManifest(request.build, environment);
    return Promise.resolve({ manifest, drafts: [{ what: 'sign' }], checks: [], notes: [] });
  });
}

function folderOf({ fileOf }: Environment): string {
  return keysFolder(fileOf('default'));
}

function manifestsOf({ builds, fileOf }: Environment): readonly { readonly build: string; readonly file: string }[] {
  return builds()
    .map((build) => ({ build, file: fileOf(build) }))
    .filter(({ file }) => existsSync(file));
}

function findKey(folder: string, wanted: string): SigningKey {
  const inUse = readKeys(folder).filter(({ state }) => state !== 'retired');
  const [key, ...others] = inUse.filter(({ id }) => id.startsWith(wanted));
  if (key !== undefined && others.length === 0) return key;
  throw new Refusal(
    'no-such-key',
    `${wanted} is ${key === undefined ? 'no key' : 'more than one key'} of ${inUse.map(({ id }) => id).join(', ')}`,
  );
}

/** Returns the id of the signing key; undefined when there is none. */
function signerOf(folder: string): string | undefined {
  try {
    return openSigner(folder).keyId;
  } catch {
    return undefined;
  }
}

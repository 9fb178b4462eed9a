import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { splitSignedManifest } from '@site/shared/deployment/signedManifest';
import { check, describeIssues } from '@site/shared/wire/schema';
import { describeRequestFailure, readRequestFailure } from '../requestFailure';
import { signatureFacts, type SignatureFacts } from '../signingKeys';
import { trustedKeysOf } from './siteOverride';

export const MANIFEST_PATH = '/deployment.json';

const ANSWER_LIMIT_MS = 20_000;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns the origin of the site at an address. Throws with advice when the address is invalid, or insecure: others
 * could change the code that runs here.
 */
export function toSiteOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`${address} is no address of a site, such as https://site.example`);
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw new Error(
      `${url.origin} is not encrypted: anyone on the way can change what it answers. Use https://, or a site on this machine`,
    );
  }
  return url.origin;
}

/**
 * Fetches the manifest of a deployed site. Like a page of the site, it requires a signature with a key that the site's
 * page currently contains. Throws with advice when the address has no such manifest. `limitMs` is the timeout of a
 * response.
 */
export async function fetchManifest(site: string, limitMs: number = ANSWER_LIMIT_MS): Promise<DeploymentManifest> {
  const [page, manifest] = await Promise.all([fetchText(`${site}/`, limitMs), fetchText(site + MANIFEST_PATH, limitMs)]);
  const result = check(deploymentManifestSchema, parseJson(splitSignedManifest(manifest)?.json ?? manifest));
  if (result.issues) throw new Error(`${site}${MANIFEST_PATH} is no manifest of a site: ${describeIssues(result.issues)}`);
  const why = whyRefused(signatureFacts(manifest, trustedKeysOf(page)));
  if (why !== undefined) throw new Error(`${site}${MANIFEST_PATH} ${why}: the site's own page refuses it too`);
  return result.value;
}

function whyRefused({ state, keyId = '' }: SignatureFacts): string | undefined {
  switch (state) {
    case 'signed':
      return undefined;
    case 'unknown-key':
      return `is signed by the key ${keyId}, which the site's page does not trust`;
    case 'altered':
      return `was altered after it was signed by the key ${keyId}`;
    case 'unsigned':
      return 'is not signed';
  }
}

/** Returns the response of an address of the site; an empty text when the site responds with an error. */
async function fetchText(url: string, limitMs: number): Promise<string> {
  const { origin } = new URL(url);
  const { status, location, body } = await get(url, limitMs).catch((error: unknown) => {
    const reason = describeRequestFailure(readRequestFailure(error));
    throw new Error(`${origin} cannot be reached: ${reason}: is the site running, and is that its address?`, { cause: error });
  });
  const next = location === undefined ? origin : new URL(location, url).origin;
  if (next !== origin) throw new Error(`${origin} leads to ${next}: use that address`);
  return status === 200 ? body : '';
}

interface Answer {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

/**
 * Uses `http` because `fetch` sends `Sec-Fetch-*` headers, by which a site distinguishes a page navigation from a
 * script's request.
 */
function get(url: string, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const protocol = url.startsWith('https:') ? https : http;
    const request = protocol.get(url, { headers: { 'cache-control': 'no-cache' }, signal: AbortSignal.timeout(limitMs) }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => {
        resolve({ status, location: headers.location, body });
      }, reject);
    });
    request.once('error', reject);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

import { REPORTS_PATH } from '@site/shared/wire/reports';
import { LOAD_BUDGET_MS } from './limits';
import { listen } from './listen';

interface CheckedFile {
  readonly url: string;
  /** Value of the attribute: one or more `sha384-…`, separated by spaces. */
  readonly integrity: string;
  readonly destination: 'script' | 'style';
}

export interface IntegrityWatch {
  readonly document: Document;
  readonly fetch: typeof window.fetch;
  /** Absent when the page is not a secure context. */
  readonly subtle: SubtleCrypto | undefined;
}

/**
 * Reports files whose bytes do not match their announced hash, each once per page, to the platform's collector. The
 * browser refuses such files without a report, and to the page the error looks like any other. Therefore a failed file
 * is fetched once more and its hash is computed.
 *
 * @returns a function that stops it
 */
export function watchIntegrity({ document, fetch, subtle }: IntegrityWatch): () => void {
  const examined = new Set<string>();
  return listen(
    document,
    'error',
    ({ target }) => {
      const file = toCheckedFile(target);
      if (file === undefined || subtle === undefined || examined.has(addressOf(file))) return;
      examined.add(addressOf(file));
      void report(file, subtle).catch(() => undefined);
    },
    'way-down',
  );

  async function report(file: CheckedFile, hashes: SubtleCrypto): Promise<void> {
    const response = await fetch(file.url, { credentials: 'omit', signal: AbortSignal.timeout(LOAD_BUDGET_MS) });
    if (!response.ok || (await matches(await response.arrayBuffer(), file.integrity, hashes))) return;
    const body = { blockedURL: addressOf(file), documentURL: document.location.href, destination: file.destination };
    await fetch(REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([{ type: 'integrity-violation', url: document.location.href, body }]),
      keepalive: true,
    });
  }
}

/** Returns the address without its query, which differs between attempts. */
function addressOf({ url }: CheckedFile): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function toCheckedFile(target: EventTarget | null): CheckedFile | undefined {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return undefined;
  const integrity = target.getAttribute('integrity') ?? '';
  if (integrity === '') return undefined;
  if (target instanceof HTMLScriptElement) return { url: target.src, integrity, destination: 'script' };
  return { url: target.href, integrity, destination: 'style' };
}

const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' } as const;

async function matches(bytes: ArrayBuffer, integrity: string, subtle: SubtleCrypto): Promise<boolean> {
  for (const announced of integrity.trim().split(/\s+/)) {
    const [name = '', hash] = announced.split(/-(.*)/s);
    const algorithm = Object.hasOwn(ALGORITHMS, name) ? ALGORITHMS[name as keyof typeof ALGORITHMS] : undefined;
    // Ignore hashes of an unknown kind, as browsers do.
    if (algorithm === undefined) return true;
    if (toBase64(await subtle.digest(algorithm, bytes)) === hash) return true;
  }
  return false;
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

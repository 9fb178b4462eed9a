/** Manifests that a page trusts. This information comes with the page, never with the manifest. */
export interface ManifestTrust {
  /** Themed build whose manifest this page accepts. */
  readonly build: string;
  /**
   * Public Ed25519 keys in hex, one of which must have signed the manifest. There are several during a key rotation.
   */
  readonly keys: readonly string[];
}

/** Name of the `meta` element that holds it. */
export const TRUST_NAME = 'site-manifest';

/** Reads the trusted build and keys of the page. Returns undefined if the page was served as built. */
export function readManifestTrust(document: Document): ManifestTrust | undefined {
  const { build, keys } = document.querySelector<HTMLMetaElement>(`meta[name="${TRUST_NAME}"]`)?.dataset ?? {};
  return build === undefined || keys === undefined
    ? undefined
    : { build, keys: keys.split(' ').filter((key) => /^[0-9a-f]{64}$/.test(key)) };
}

/** Adds the trusted build and keys to a built page of the host. */
export function withManifestTrust(html: string, { build, keys }: ManifestTrust): string {
  return html.replace('</head>', () => `<meta name="${TRUST_NAME}" data-build="${build}" data-keys="${keys.join(' ')}" /></head>`);
}

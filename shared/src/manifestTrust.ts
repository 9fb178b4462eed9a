/** What a page believes of a manifest. It comes with the page, never with the manifest. */
export interface ManifestTrust {
  /** The themed build whose manifest this page takes. */
  readonly build: string;
  /** Public Ed25519 keys in hex; a manifest is signed by one of them. Several while keys are exchanged. */
  readonly keys: readonly string[];
}

/** Name of the element of the page that holds it. */
export const TRUST_NAME = 'site-manifest';

/** What the page was served with. Undefined where it was served as it was built. */
export function readManifestTrust(document: Document): ManifestTrust | undefined {
  const { build, keys } = document.querySelector<HTMLMetaElement>(`meta[name="${TRUST_NAME}"]`)?.dataset ?? {};
  return build === undefined || keys === undefined
    ? undefined
    : { build, keys: keys.split(' ').filter((key) => /^[0-9a-f]{64}$/.test(key)) };
}

/** A page of the host as it was built, with what it believes. */
export function withManifestTrust(html: string, { build, keys }: ManifestTrust): string {
  return html.replace('</head>', () => `<meta name="${TRUST_NAME}" data-build="${build}" data-keys="${keys.join(' ')}" /></head>`);
}

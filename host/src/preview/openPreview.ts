import { previewSchema, fromPreviewLink } from '@site/shared/deployment/previewLink';
import type { SafeStorage } from '@site/shared/storage';
import { check } from '@site/shared/wire/schema';
import type { Preview, VerifyManifest } from '../composition';
import { KEPT_PREVIEW } from './keptPreview';

/**
 * Reason why a link is ignored. `invalid`: not signed by this deployment, or altered. `expired`: too old. `foreign`:
 * for another site or another origin of code.
 */
export type PreviewRefusal = 'invalid' | 'expired' | 'foreign';

export interface OpenedPreview {
  readonly preview: Preview | undefined;
  readonly refusal: PreviewRefusal | undefined;
}

export interface PreviewSource {
  /** Fragment of the address, with its `#`. */
  readonly fragment: string | undefined;
  readonly storage: SafeStorage;
  readonly verify: VerifyManifest;
  /** Themed build, origin of the page and origins of code. */
  readonly site: string;
  readonly origin: string;
  readonly remoteOrigins: readonly string[];
  readonly now: () => number;
}

/**
 * Returns the build that a preview link selects for this browser. Without a link, returns the one of an earlier link.
 * The signed text is stored and verified on each start like the link itself, so a script that can write to the storage
 * cannot create a preview.
 */
export async function openPreview(source: PreviewSource): Promise<OpenedPreview> {
  const { fragment, storage } = source;
  if (fragment !== undefined) {
    const text = fromPreviewLink(fragment);
    const linked = text === undefined ? 'invalid' : await readPreview(text, source);
    if (typeof linked !== 'string') {
      storage.write(KEPT_PREVIEW, text ?? '');
      return { preview: linked, refusal: undefined };
    }
    const kept = await openKept(source);
    return { preview: kept.preview, refusal: linked };
  }
  return openKept(source);
}

async function openKept(source: PreviewSource): Promise<OpenedPreview> {
  const text = source.storage.read(KEPT_PREVIEW);
  if (text === undefined) return { preview: undefined, refusal: undefined };
  const kept = await readPreview(text, source);
  if (typeof kept !== 'string') return { preview: kept, refusal: undefined };
  source.storage.remove(KEPT_PREVIEW);
  return { preview: undefined, refusal: kept };
}

async function readPreview(text: string, { verify, site, origin, remoteOrigins, now }: PreviewSource): Promise<Preview | PreviewRefusal> {
  const verified = await verify(text, 'site-preview-1');
  const result = verified.ok ? check(previewSchema, parse(verified.json)) : undefined;
  if (result === undefined || result.issues) return 'invalid';
  const { remote, build, host, site: wanted } = result.value;
  const until = Date.parse(result.value.until);
  if (host !== origin || wanted !== site || !remoteOrigins.includes(new URL(build.entry).origin)) return 'foreign';
  return until > now() ? { remote, build, until } : 'expired';
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

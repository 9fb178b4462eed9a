import { previewSchema, fromPreviewLink } from '@site/shared/previewLink';
import type { SafeStorage } from '@site/shared/storage';
import { check } from '@site/shared/wire/schema';
import type { Preview, VerifyManifest } from '../composition';
import { KEPT_PREVIEW } from './keptPreview';

/** Why a link is ignored: not signed by this deployment or altered · past its end · for another site or another address of code. */
export type PreviewRefusal = 'invalid' | 'expired' | 'foreign';

export interface OpenedPreview {
  readonly preview: Preview | undefined;
  readonly refusal: PreviewRefusal | undefined;
}

export interface PreviewSource {
  /** Of the address, with its `#`. */
  readonly fragment: string | undefined;
  readonly storage: SafeStorage;
  readonly verify: VerifyManifest;
  /** The themed build, the origin of the page and those of code. */
  readonly site: string;
  readonly origin: string;
  readonly remoteOrigins: readonly string[];
  readonly now: () => number;
}

/**
 * The build that a tester's link puts this browser on; without a link, the one that an earlier link did. The signed text is kept, and verified with each
 * start of the page like the link itself: whatever can write to the storage can make no preview.
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

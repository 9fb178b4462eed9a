import { remoteBuildSchema } from '../contract/deploymentManifest';
import { PREVIEW_MARK } from './previewMark';
import * as z from '@site/shared/wire/zod';

/** Content of a preview link, signed by operations: this browser loads that build until the given time. */
export const previewSchema = z.object({
  /** Site that the link is for. Other sites and other themed builds reject it. */
  site: z.string(),
  host: z.string(),
  remote: z.string(),
  build: remoteBuildSchema,
  /** Expiry in ISO 8601, UTC. */
  until: z.string(),
});
export type PreviewFacts = z.infer<typeof previewSchema>;

/** Creates the link from the signed text. */
export function toPreviewLink(hostOrigin: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `${hostOrigin}/${PREVIEW_MARK}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Returns the signed text in a link's fragment, or undefined if the fragment is invalid. */
export function fromPreviewLink(fragment: string): string | undefined {
  const encoded = fragment.slice(PREVIEW_MARK.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

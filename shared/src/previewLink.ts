import { remoteBuildSchema } from './contract/deploymentManifest';
import { PREVIEW_MARK } from './previewMark';
import * as z from '@site/shared/wire/zod';

/** What a tester's link says, signed by operations: this browser gets that build until then. */
export const previewSchema = z.object({
  /** The page it is for: another themed build or another site refuses it. */
  site: z.string(),
  host: z.string(),
  remote: z.string(),
  build: remoteBuildSchema,
  /** ISO 8601, UTC. */
  until: z.string(),
});
export type PreviewFacts = z.infer<typeof previewSchema>;

/** The link, of the signed text. */
export function toPreviewLink(hostOrigin: string, text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `${hostOrigin}/${PREVIEW_MARK}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The signed text of a link's fragment. Undefined where it cannot hold one. */
export function fromPreviewLink(fragment: string): string | undefined {
  const encoded = fragment.slice(PREVIEW_MARK.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

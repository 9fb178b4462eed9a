import { textCodec, type Entry } from '@site/shared/storage';

/** Storage entry for the signed text of the preview link. */
export const KEPT_PREVIEW: Entry<string> = { key: 'site.preview', codec: textCodec };

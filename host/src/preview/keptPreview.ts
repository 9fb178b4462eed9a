import { textCodec, type Entry } from '@site/shared/storage';

/** The signed text of the link that this browser came by. */
export const KEPT_PREVIEW: Entry<string> = { key: 'site.preview', codec: textCodec };

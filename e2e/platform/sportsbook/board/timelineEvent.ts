import type { ResponseOf } from '@site/shared/wire/call';
import type { liveMatchDetailCall } from '@site/shared/wire/liveMatch';

export type LiveDetail = ResponseOf<typeof liveMatchDetailCall>;
export type TimelineEvent = LiveDetail['events'][number];

/**
 * Messages before the oldest line of a room, loaded one page at a time.
 *
 * | status            | event                                     | next                                            |
 * |-------------------|-------------------------------------------|-------------------------------------------------|
 * | available, failed | requested                                 | loading                                         |
 * | loading           | loaded, and there is more                 | available                                       |
 * | loading           | loaded, and that was all                  | none                                            |
 * | loading           | failed                                    | failed                                          |
 * | any               | the room has the maximum number of lines  | full                                            |
 * | any               | room cleared                              | none                                            |
 * | any               | another room, or entered again with a gap | available, or none when there are no messages   |
 *
 * Entering the same room again without a gap changes nothing, so the answer of a pending page is still used.
 */
import type { CallFailure } from '@site/shared/contract';
import type { ChatMessage } from './room';

/** Messages per page. Implements R-CONST-25. */
export const HISTORY_PAGE_SIZE = 15;

export type History =
  | { readonly status: 'available' }
  | { readonly status: 'loading'; readonly query: HistoryQuery }
  | { readonly status: 'failed'; readonly failure: CallFailure }
  | { readonly status: 'none' }
  | { readonly status: 'full' };

/** Request for one page. Its answer is used only while this same object is pending. */
export interface HistoryQuery {
  readonly roomId: string;
  /** Page number from 1, newest page first. */
  readonly pageNum: number;
  /** Server time in milliseconds. The answer includes messages of exactly that moment. */
  readonly until: number;
}

export interface HistoryPage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** True when there are no earlier messages. */
  readonly isLast: boolean;
}

export const AVAILABLE: History = { status: 'available' };
export const NONE: History = { status: 'none' };
export const FULL: History = { status: 'full' };

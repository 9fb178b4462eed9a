/**
 * The messages before the oldest line of a room, loaded one page at a time.
 *
 * | status            | event                                     | next                                            |
 * |-------------------|-------------------------------------------|-------------------------------------------------|
 * | available, failed | requested                                 | loading                                         |
 * | loading           | loaded, and there is more                 | available                                       |
 * | loading           | loaded, and that was all                  | none                                            |
 * | loading           | failed                                    | failed                                          |
 * | any               | the room has as many lines as are kept    | full                                            |
 * | any               | room cleared                              | none                                            |
 * | any               | another room, or entered again with a gap | available, or none where there are no messages  |
 *
 * Entering the same room again without a gap changes nothing, so that a page being loaded is still awaited.
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

/** A request for one page. Its answer is used only while this very object is awaited. */
export interface HistoryQuery {
  readonly roomId: string;
  /** From 1, the newest page first. */
  readonly pageNum: number;
  /** Server time in milliseconds; a message of that very moment is part of the answer. */
  readonly until: number;
}

export interface HistoryPage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** There are no messages before these. */
  readonly isLast: boolean;
}

export const AVAILABLE: History = { status: 'available' };
export const NONE: History = { status: 'none' };
export const FULL: History = { status: 'full' };

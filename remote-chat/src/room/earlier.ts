/**
 * What stands before the oldest line of a room, and is read a page at a time.
 *
 * | state           | event                                     | next                                  |
 * |-----------------|-------------------------------------------|---------------------------------------|
 * | unread, failed  | asked                                     | reading                               |
 * | reading         | came, and there is more                   | unread                                |
 * | reading         | came, and that was all                    | none                                  |
 * | reading         | failed                                    | failed                                |
 * | any             | as many lines stand there as are kept     | full                                  |
 * | any             | room cleared                              | none                                  |
 * | any             | another room, or entered again with a gap | unread, or none where nothing is said |
 *
 * Entering the same room again without a gap changes nothing, so that a page under way is still waited for.
 */
import type { CallFailure } from '@site/shared/contract';
import type { ChatMessage } from './room';

export type Earlier =
  | { readonly status: 'unread' }
  | { readonly status: 'reading'; readonly query: EarlierQuery }
  | { readonly status: 'failed'; readonly failure: CallFailure }
  | { readonly status: 'none' }
  | { readonly status: 'full' };

/** One page of what was said before. The answer counts for as long as this very object is awaited. */
export interface EarlierQuery {
  readonly roomId: string;
  /** From 1, the newest page first. */
  readonly pageNum: number;
  /** Server time in milliseconds; a message of that very moment is part of the answer. */
  readonly until: number;
}

export interface EarlierPage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Nothing was said before these. */
  readonly isLast: boolean;
}

export const UNREAD: Earlier = { status: 'unread' };
export const NONE: Earlier = { status: 'none' };
export const FULL: Earlier = { status: 'full' };

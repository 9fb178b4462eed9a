/**
 * One joining on its way. The platform pays once per member and period whatever happens here; after a lost answer it is asked how the
 * member stands, and nothing is sent again without a press (decision 25).
 *
 * | state         | event     | next                                                          |
 * |---------------|-----------|---------------------------------------------------------------|
 * | idle          | pressed   | joining                                                       |
 * | joining       | paid      | paid                                                          |
 * | joining       | refused   | refused                                                       |
 * | joining       | link lost | checking: it may have been paid or not                        |
 * | checking      | paid      | paid                                                          |
 * | checking      | not paid  | lost: nothing was paid, another press is safe                 |
 * | checking      | refused   | refused                                                       |
 * | refused, lost | pressed   | joining                                                       |
 * | paid          | pressed   | joining: another period has begun, or there is another draw   |
 */
import { assertNever } from '@site/shared/assert';
import type { Joined, Standing } from './standing';

/** `Paid` is the standing that says it was paid: of most promotions the joined one. */
export type JoinRequest<Paid extends Standing = Joined> =
  | { readonly status: 'idle' }
  | { readonly status: 'joining' }
  | { readonly status: 'checking' }
  | { readonly status: 'paid'; readonly standing: Paid }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'lost' };

export type JoinEvent<Paid extends Standing = Joined> =
  | { readonly type: 'pressed' }
  | { readonly type: 'paid'; readonly standing: Paid }
  | { readonly type: 'not-paid' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'link-lost' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advance<Paid extends Standing>(request: JoinRequest<Paid>, event: JoinEvent<Paid>): JoinRequest<Paid> {
  switch (request.status) {
    case 'idle':
    case 'paid':
    case 'refused':
    case 'lost':
      return event.type === 'pressed' ? { status: 'joining' } : request;
    case 'joining':
      if (event.type === 'paid') return { status: 'paid', standing: event.standing };
      if (event.type === 'refused') return { status: 'refused', message: event.message };
      return event.type === 'link-lost' ? { status: 'checking' } : request;
    case 'checking':
      if (event.type === 'paid') return { status: 'paid', standing: event.standing };
      if (event.type === 'refused') return { status: 'refused', message: event.message };
      return event.type === 'not-paid' ? { status: 'lost' } : request;
    default:
      return assertNever(request);
  }
}

import { assertNever } from '@site/shared/assert';
import type { Fen } from '@site/shared/money';
import type { JoinRequest } from './joinRequest';
import type { Condition, Standing } from './standing';

/** What the one button of a promotion's page offers a member. */
export type Offer =
  /** `condition` is the first that is missing. */
  | { readonly kind: 'missing'; readonly condition: Condition | undefined }
  | { readonly kind: 'claim'; readonly reward: Fen | undefined }
  | { readonly kind: 'busy'; readonly phase: 'joining' | 'checking' }
  | { readonly kind: 'claimed'; readonly reward: Fen | undefined }
  | { readonly kind: 'ended' };

/** A press under way comes before what the platform said earlier. */
export function offerOf(standing: Standing, request: JoinRequest<Standing>): Offer {
  if (request.status === 'joining' || request.status === 'checking') return { kind: 'busy', phase: request.status };
  switch (standing.kind) {
    case 'open':
      return { kind: 'missing', condition: standing.conditions.find(({ isMet }) => !isMet) };
    case 'ready':
      return { kind: 'claim', reward: standing.reward };
    case 'joined':
      return { kind: 'claimed', reward: standing.reward };
    case 'ended':
      return { kind: 'ended' };
    default:
      return assertNever(standing);
  }
}

import { assertNever } from '@site/shared/assert';
import type { Fen } from '@site/shared/money';
import type { JoinRequest } from './joinRequest';
import type { Condition, Standing } from './standing';

/** What the one button of a promotion's page offers a member. */
export type Offer =
  /** `condition` is the first that is missing. */
  | { readonly is: 'missing'; readonly condition: Condition | undefined }
  | { readonly is: 'claim'; readonly reward: Fen | undefined }
  | { readonly is: 'busy'; readonly phase: 'joining' | 'checking' }
  | { readonly is: 'claimed'; readonly reward: Fen | undefined }
  | { readonly is: 'ended' };

/** A press under way comes before what the platform said earlier. */
export function offerOf(standing: Standing, request: JoinRequest<Standing>): Offer {
  if (request.at === 'joining' || request.at === 'checking') return { is: 'busy', phase: request.at };
  switch (standing.is) {
    case 'open':
      return { is: 'missing', condition: standing.conditions.find(({ isMet }) => !isMet) };
    case 'ready':
      return { is: 'claim', reward: standing.reward };
    case 'joined':
      return { is: 'claimed', reward: standing.reward };
    case 'ended':
      return { is: 'ended' };
    default:
      return assertNever(standing);
  }
}

import { assertNever } from '@site/shared/assert';
import type { KeyedRequest } from '@site/shared/keyed-request';
import type { Fen } from '@site/shared/money';
import type { Condition, Participation } from './participation';

/** Content of the button on a promotion's page for a member. */
export type Offer =
  /** `condition` is the first one that is missing. */
  | { readonly kind: 'missing'; readonly condition: Condition | undefined }
  | { readonly kind: 'claim'; readonly reward: Fen | undefined }
  | { readonly kind: 'busy'; readonly phase: 'sending' | 'unknown' }
  | { readonly kind: 'claimed'; readonly reward: Fen | undefined }
  | { readonly kind: 'ended' };

/** Returns the content of the button. A pending request takes precedence over an earlier answer of the platform. */
export function offerOf(participation: Participation, request: KeyedRequest<unknown, unknown>): Offer {
  if (request.status === 'sending' || request.status === 'unknown') return { kind: 'busy', phase: request.status };
  switch (participation.status) {
    case 'open':
      return { kind: 'missing', condition: participation.conditions.find(({ isMet }) => !isMet) };
    case 'ready':
      return { kind: 'claim', reward: participation.reward };
    case 'joined':
      return { kind: 'claimed', reward: participation.reward };
    case 'ended':
      return { kind: 'ended' };
    default:
      return assertNever(participation);
  }
}

import * as z from 'zod/mini';
import { betRequestSchema, type BetAnswer, type BetRequest, type TableState } from '../../protocol';
import type { LocalName } from '../../../kit/protocol';
import type { Answer } from '../../../kit/page/api';

/** State stored for a reload: a slip whose outcome is unknown. */
export const keptSchema = z.object({ pending: z.nullable(betRequestSchema) });

export type Told =
  | { readonly kind: 'accepted'; readonly state: TableState; readonly periods: number }
  | { readonly kind: 'over-limit'; readonly room: string }
  /** `reason` is the operator's own sentence. */
  | { readonly kind: 'insufficient'; readonly reason: LocalName | null }
  /** `ended`: an earlier answer was lost, so the player must check the record for the outcome. */
  | { readonly kind: 'closed' | 'ended' | 'refused' };

interface PlaceOptions {
  readonly request: BetRequest;
  /** True when the slip may have been sent before. */
  readonly isRepeated: boolean;
  readonly ask: (request: BetRequest) => Promise<Answer<BetAnswer>>;
  /** Called when no answer arrived; the same slip is then sent again after a pause. */
  readonly onLost: () => void;
  readonly pause: () => Promise<void>;
}

/**
 * Sends a slip until its outcome is known. It is always the same slip, which is taken once. Returns null when the
 * session has ended.
 */
export async function place({ request, isRepeated, ask, onLost, pause }: PlaceOptions): Promise<Told | null> {
  for (let wasLost = isRepeated; ;) {
    const answer = await ask(request);
    if (answer.kind === 'answered') return tell(answer.data, request, wasLost);
    if (answer.kind === 'refused') {
      const { error } = answer.refusal;
      if (error === 'session-over') return null;
      if (error !== 'unavailable' && error !== 'too-fast') return { kind: wasLost ? 'ended' : 'refused' };
    }
    wasLost = true;
    onLost();
    await pause();
  }
}

function tell(answer: BetAnswer, { periods }: BetRequest, wasLost: boolean): Told {
  switch (answer.outcome) {
    case 'accepted':
      return { kind: 'accepted', state: answer.state, periods };
    case 'over-limit':
      return { kind: 'over-limit', room: answer.room };
    case 'insufficient':
      return { kind: 'insufficient', reason: answer.reason ?? null };
    case 'closed':
      return { kind: wasLost ? 'ended' : 'closed' };
  }
}

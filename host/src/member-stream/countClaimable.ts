import type { Bus } from '@site/shared/contract/events';
import type { Cell } from '@site/shared/contract/readable';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import type { HostSession } from '../session/createSession';
import type { Transport } from '../transport/createTransport';

/** What one transaction or one press changes is published in several events. */
export const GATHER_COUNT_MS = 800;

interface CountedShell {
  readonly session: Pick<HostSession, 'state' | 'token'>;
  readonly http: Pick<Transport, 'send'>;
  readonly bus: Bus;
  /** Gifts, draws and friends' rewards that the member can claim now. */
  readonly claimable: Cell<number>;
}

/** Keeps the count of what a member can claim: read for each session, and again when money moved or a step was made. A failure leaves it as it was. */
export function countClaimable({ session, http, bus, claimable }: CountedShell): void {
  let counted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function count(): Promise<void> {
    const token = session.token();
    if (token === '') return;
    const result = await http.send(promotionOverviewCall, {}, { failures: 'quiet' });
    if (!result.ok || session.token() !== token) return;
    claimable.set(result.data.list.reduce((sum, each) => sum + each.claimable, 0));
  }

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void count(), GATHER_COUNT_MS);
  }

  function follow(): void {
    const token = session.token();
    if (token === counted) return;
    counted = token;
    clearTimeout(timer);
    claimable.set(0);
    if (token !== '') void count();
  }

  session.state.subscribe(follow);
  bus.on('balance/changed', soon);
  bus.on('member/changed', soon);
  follow();
}

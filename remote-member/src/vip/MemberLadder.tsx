import type { Grade } from './grade';
import { ProgressLine } from './ProgressLine';
import { useVipProgress } from './useVipProgress';
import { VipLadder } from './VipLadder';

interface MemberLadderProps {
  readonly grades: readonly Grade[];
  /** Grade from the session, shown until the progress is loaded. */
  readonly vipLevel: number;
}

/** Shows the ladder with the member's grade highlighted, and the turnover missing to the next grade. */
export function MemberLadder({ grades, vipLevel }: MemberLadderProps) {
  const { state, reload } = useVipProgress(vipLevel);
  return (
    <>
      <ProgressLine of={state} onRetry={reload} />
      <VipLadder grades={grades} level={state.data?.level ?? vipLevel} />
    </>
  );
}

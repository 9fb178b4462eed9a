import type { Grade } from './grade';
import { ProgressLine } from './ProgressLine';
import { useVipProgress } from './useVipProgress';
import { VipLadder } from './VipLadder';

interface MemberLadderProps {
  readonly grades: readonly Grade[];
  /** As the session knows it, until the platform has told where the member stands. */
  readonly vipLevel: number;
}

/** The ladder with the member's step lit, and what is still to be staked for the next. */
export function MemberLadder({ grades, vipLevel }: MemberLadderProps) {
  const { state, reload } = useVipProgress(vipLevel);
  return (
    <>
      <ProgressLine of={state} onRetry={reload} />
      <VipLadder grades={grades} level={state.data?.level ?? vipLevel} />
    </>
  );
}

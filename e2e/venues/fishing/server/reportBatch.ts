import { commitmentOf } from '../../kit/fairness/createSeeds';
import { parseYuan } from '../../kit/money';
import { showMoney } from '../../kit/showMoney';
import type { RoundReport } from '../../kit/operator';
import type { LocalName } from '../../kit/protocol';
import { formatShots, type FishKind } from '../engine';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import type { BatchDetail } from '../protocol';

type HitShot = Exclude<BatchDetail['shots'][number], { outcome: 'gone' }>;

/** Builds the operator's record of a batch: the number of shots at each fish, and each catch. */
export function reportBatch({ seed, playerSeed, shots }: BatchDetail): RoundReport {
  const hits = shots.filter((shot) => shot.outcome !== 'gone');
  const catches = hits.filter(({ outcome }) => outcome === 'caught');
  return {
    summary: {
      'zh-CN': `${String(hits.length)} 发，捕获 ${String(catches.length)} 次`,
      'zh-TW': `${String(hits.length)} 發，捕獲 ${String(catches.length)} 次`,
    },
    facts: [...groupShots(hits).map(describeGroup), ...catches.map(describeCatch), describeShots(hits)],
    proof: seed === null ? null : { commitment: commitmentOf(seed), seed, playerSeed },
  };
}

interface Group {
  readonly kind: FishKind;
  readonly bullet: string;
  readonly shots: number;
}

function groupShots(hits: readonly HitShot[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { kind, bullet } of hits) {
    const key = `${kind} ${bullet}`;
    groups.set(key, { kind, bullet, shots: (groups.get(key)?.shots ?? 0) + 1 });
  }
  return [...groups.values()];
}

function describeGroup({ kind, bullet, shots }: Group): RoundReport['facts'][number] {
  const each = parseYuan(bullet) ?? 0n;
  const [one, sum] = [showMoney(each), showMoney(each * BigInt(shots))];
  return {
    label: nameOf(kind),
    value: {
      'zh-CN': `${String(shots)} 发，每发 ${one}，共 ${sum}`,
      'zh-TW': `${String(shots)} 發，每發 ${one}，共 ${sum}`,
    },
  };
}

function describeCatch({ kind, prey, multiplier, payout }: HitShot): RoundReport['facts'][number] {
  const listOf = (names: Readonly<Record<FishKind, string>>): string =>
    [kind, ...prey.map((each) => each.kind)].map((each) => names[each]).join('、');
  const paid = showMoney(parseYuan(payout) ?? 0n);
  return {
    label: { 'zh-CN': '捕获', 'zh-TW': '捕獲' },
    value: {
      'zh-CN': `${listOf(zhCN.kind)} ×${String(multiplier)}，${paid}`,
      'zh-TW': `${listOf(zhTW.kind)} ×${String(multiplier)}，${paid}`,
    },
  };
}

/** Returns the text to enter on the check page. */
function describeShots(hits: readonly HitShot[]): RoundReport['facts'][number] {
  const text = formatShots(
    hits.map(({ kind, bullet, prey }) => ({ kind, bullet: parseYuan(bullet) ?? 0n, prey: prey.map((each) => each.kind) })),
  );
  return { label: { 'zh-CN': zhCN.check.shots, 'zh-TW': zhTW.check.shots }, value: { 'zh-CN': text, 'zh-TW': text } };
}

function nameOf(kind: FishKind): LocalName {
  return { 'zh-CN': zhCN.kind[kind], 'zh-TW': zhTW.kind[kind] };
}

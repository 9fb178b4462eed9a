import type { ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { cx } from '@site/shared/ui/essentials';
import { ChartFrame } from './ChartFrame';
import { percentShares } from './percentShares';
import styles from './ShareBar.module.css';

export interface SharePart {
  readonly key: string;
  /** Text, or a link to the part. */
  readonly label: ReactNode;
  /** Value of the part, not negative. */
  readonly value: number;
}

export interface ShareBarProps {
  readonly caption: string;
  /** Parts in display order, not all zero. All parts from the seventh on share one color. */
  readonly parts: readonly SharePart[];
  readonly format: (value: number) => string;
  readonly columns: { readonly part: string; readonly value: string };
  readonly className?: string | undefined;
}

/** Colors that are distinguishable side by side, and the color of all further parts. */
const TONES = ['part_1', 'part_2', 'part_3', 'part_4', 'part_5', 'part_6'] as const;
const FURTHER = 'part_more';
const FULL = 100;
const PERCENT = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Renders the parts of a whole as one bar. A legend in the same order lists name, share and value of each part. */
export function ShareBar({ caption, parts, format, columns, className }: ShareBarProps) {
  const { t } = useSharedTranslation();
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (sum === 0) return null;
  const percents = percentShares(parts.map(({ value }) => value));
  const shares = parts.map((part, index) => ({
    ...part,
    tone: styles[TONES[index] ?? FURTHER],
    percent: `${PERCENT.format(percents[index] ?? 0)}%`,
  }));
  return (
    <ChartFrame
      caption={caption}
      table={{
        columns: [columns.part, t('chart.share'), columns.value],
        rows: shares.map(({ key, label, percent, value }) => ({ key, cells: [label, percent, format(value)] })),
      }}
      className={className}
    >
      <svg aria-hidden="true" className={styles['bar']}>
        {spansOf(parts).map(({ key, from, width }, index) => (
          <rect
            key={key}
            x={`${String(from)}%`}
            width={`${String(width)}%`}
            height="100%"
            className={cx(styles['span'], shares[index]?.tone)}
          />
        ))}
      </svg>
      <ul className={styles['legend']}>
        {shares.map(({ key, label, percent, value, tone }) => (
          <li key={key} className={styles['entry']}>
            <span aria-hidden="true" className={cx(styles['swatch'], tone)} />
            <span className={styles['label']}>{label}</span>
            <span className={styles['percent']}>{percent}</span>
            <span className={styles['value']}>{format(value)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function spansOf(parts: readonly SharePart[]) {
  const sum = parts.reduce((total, { value }) => total + value, 0);
  let before = 0;
  return parts.map(({ key, value }) => {
    const from = (before / sum) * FULL;
    before += value;
    return { key, from, width: (value / sum) * FULL };
  });
}

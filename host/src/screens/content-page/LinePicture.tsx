import { fillPlaceholders } from './fillPlaceholders';
import { linePicture, type HalfResult, type StakePart, type WholeResult } from './linePicture';
import styles from './LinePicture.module.css';
import zhCN from './locales/picture/zh-CN.json';
import zhTW from './locales/picture/zh-TW.json';
import type { PictureTexts } from './pageTexts';
import { useTexts } from './useTexts';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

const WIDTH = 560;
const ROW = 64;
const BOX = 48;

/** Draws how a stake on a line is settled: its parts, the result of each, and the total result. */
export function LinePicture({ picture }: { readonly picture: PictureTexts }) {
  const texts = useTexts(TEXTS);
  const facts = linePicture(picture);
  if (facts === undefined) return null;
  const { kind, goals, parts, result } = facts;
  const height = parts.length * ROW + 8;
  const score = goals === 0 && (kind === 'handicap' || kind === 'received') ? texts.drawn : fillPlaceholders(scoreText(), { goals });
  const title = `${texts.of[kind]} ${picture.line}，${score}：${texts.all[result]}`;

  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles['picture']} role="img" aria-label={title}>
      <rect x="2" y="4" width="128" height={height - 8} rx="8" className={styles['box']} />
      <text x="66" y={height / 2 - 4} className={styles['strong']}>
        {texts.of[kind]}
      </text>
      <text x="66" y={height / 2 + 18} className={styles['quiet']}>
        {score}
      </text>
      {parts.map((part, index) => (
        <Part key={part.line} part={part} index={index} count={parts.length} middle={height / 2} texts={texts} />
      ))}
      <rect x="430" y={height / 2 - BOX / 2} width="128" height={BOX} rx="8" data-result={toneOf(result)} className={styles['result']} />
      <text x="494" y={height / 2 + 6} data-result={toneOf(result)} className={styles['whole']}>
        {texts.all[result]}
      </text>
    </svg>
  );

  function scoreText(): string {
    if (kind === 'handicap') return texts.handicap;
    return kind === 'received' ? texts.received : texts.total;
  }
}

interface PartProps {
  readonly part: StakePart;
  readonly index: number;
  readonly count: number;
  /** Vertical middle of the drawing. */
  readonly middle: number;
  readonly texts: typeof zhCN;
}

function Part({ part: { line, result }, index, count, middle, texts }: PartProps) {
  const y = 4 + index * ROW + ROW / 2;
  return (
    <g>
      <path d={`M130 ${middle}C150 ${middle} 150 ${y} 168 ${y}`} className={styles['line']} />
      <rect x="168" y={y - BOX / 2} width="224" height={BOX} rx="8" className={styles['box']} />
      <text x="182" y={y - 3} className={styles['start']}>
        {count === 1 ? texts.whole : texts.half}
      </text>
      <text x="182" y={y + 16} className={styles['number']}>
        {fillPlaceholders(texts.line, { line })}
      </text>
      <text x="378" y={y + 6} data-result={result} className={styles['outcome']}>
        {SIGNS[result]} {texts.result[result]}
      </text>
      <path d={`M392 ${y}C410 ${y} 410 ${middle} 428 ${middle}`} className={styles['line']} />
    </g>
  );
}

/** Signs shown in addition to the word and the colour. */
const SIGNS: Readonly<Record<HalfResult, string>> = { won: '✓', lost: '✕', push: '＝' };

function toneOf(result: WholeResult): HalfResult {
  if (result === 'won' || result === 'won_half') return 'won';
  return result === 'push' ? 'push' : 'lost';
}

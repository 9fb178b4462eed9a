import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { init } from 'echarts';
import { WORKSPACE_DIR } from '@site/release/packages';
import type { Baseline, Recorded } from './baseline';

export const PICTURE_FILE = join(WORKSPACE_DIR, 'host', 'docs', 'screens', 'composition.svg');

/** Recorded measurements that the picture shows, from the top. */
const SHOWN: readonly (readonly [key: string, label: string])[] = [
  ['home, guest · 40 ms, 10 Mbit/s · bytes', 'home: bytes'],
  ['sports, member · 40 ms, 10 Mbit/s · bytes', 'sports: bytes'],
  ['home, guest · 40 ms, 10 Mbit/s · requests', 'home: requests'],
  ['sports, member · 40 ms, 10 Mbit/s · requests', 'sports: requests'],
  ['home, guest · 40 ms, 10 Mbit/s · lcpMs', 'home: largest paint, 40 ms link'],
  ['sports, member · 40 ms, 10 Mbit/s · lcpMs', 'sports: largest paint, 40 ms link'],
  ['home, guest · 40 ms, 10 Mbit/s · scriptMs', 'home: scripting'],
  ['sports, member · 40 ms, 10 Mbit/s · scriptMs', 'sports: scripting'],
  ['returning player · a release of the wallet · reloadedBytes', 'loaded again after a release'],
];
const SIZE = { width: 880, height: 480 };
const COLOURS = { ground: '#ffffff', ink: '#1d2733', quiet: '#5b6775', line: '#c33a2c', composed: '#0c7f8c', defaults: '#c08a1e' };

const COMPOSED = 'the composed site';
const DEFAULTS = "the plugin's defaults";
const BARS = {
  type: 'bar',
  barWidth: 13,
  label: {
    show: true,
    position: 'right',
    color: COLOURS.ink,
    formatter: ({ value }: { value: unknown }) => (typeof value === 'number' ? value.toFixed(2) : ''),
  },
} as const;

export async function drawPicture(recorded: Baseline): Promise<void> {
  await writeFile(PICTURE_FILE, `${toSvg(recorded)}\n`);
}

/**
 * Returns bars of the composed site and of the plugin's defaults relative to one bundle, which is the line at 1. Throws
 * when a shown ratio is not recorded.
 */
export function toSvg(recorded: Baseline): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  chart.setOption({
    animation: false,
    backgroundColor: COLOURS.ground,
    textStyle: { fontFamily: 'sans-serif', color: COLOURS.ink },
    title: {
      text: 'The composed site and the defaults of the federation, as many times one bundle of the same sources',
      left: 16,
      top: 12,
      textStyle: { color: COLOURS.ink, fontSize: 15, fontWeight: 600 },
    },
    legend: { data: [COMPOSED, DEFAULTS], right: 16, top: 36, itemWidth: 12, itemHeight: 12, textStyle: { color: COLOURS.quiet } },
    grid: { left: 236, right: 56, top: 64, bottom: 28 },
    xAxis: {
      type: 'value',
      min: 0,
      splitLine: { show: false },
      axisLabel: { color: COLOURS.quiet, formatter: (value: number) => value.toFixed(1) },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: SHOWN.map(([, label]) => label),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { color: COLOURS.ink, fontSize: 13 },
    },
    series: [
      {
        ...BARS,
        name: COMPOSED,
        color: COLOURS.composed,
        data: SHOWN.map(([key]) => entryOf(key, recorded).ratio),
        markLine: {
          symbol: 'none',
          silent: true,
          lineStyle: { color: COLOURS.line, type: 'solid', width: 1.5 },
          label: { formatter: 'one bundle', color: COLOURS.line, position: 'start' },
          data: [{ xAxis: 1 }],
        },
      },
      { ...BARS, name: DEFAULTS, color: COLOURS.defaults, data: SHOWN.map(([key]) => defaultsRatio(entryOf(key, recorded))) },
    ],
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

function entryOf(key: string, recorded: Baseline): Recorded {
  const entry = recorded[key];
  if (entry === undefined) throw new Error(`${key} is not recorded: pnpm bench:composition --record`);
  return entry;
}

/** Returns `undefined` when the defaults were not measured, so no bar is drawn. */
function defaultsRatio({ defaults, oneBundle }: Recorded): number | undefined {
  return defaults === undefined ? undefined : defaults / oneBundle;
}

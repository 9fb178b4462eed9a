import { parseArgs } from 'node:util';
import { generatePalette, nearestHues } from './generatePalette';
import { scriptCommand } from './scriptCommand.mjs';

const USAGE = `${scriptCommand('palette', '--hue 210')} [--chroma 1]

Prints the palette of a themed build, for its file in host/ops/builds: twelve colours of one hue of OKLCH (30 red, 90 yellow, 140 green, 260 blue, 320
magenta), each pair of which passes the check of contrast in both editions. --chroma: how colourful, 0.4 to 1.5 times the house's own.
`;

/** Parses a number. Throws the usage when it is missing or out of range. */
function numberOf(text: string | undefined, least: number, most: number): number {
  const value = Number(text);
  if (text === undefined || text.trim() === '' || !(value >= least && value <= most)) throw new Error(USAGE);
  return value;
}

try {
  const { values } = parseArgs({ options: { hue: { type: 'string' }, chroma: { type: 'string', default: '1' } } });
  const hue = numberOf(values.hue, 0, 360);
  const chroma = numberOf(values.chroma, 0.4, 1.5);
  const result = generatePalette({ hue, chroma });
  if (!result.ok) {
    const near = nearestHues(hue, chroma).join(' and ');
    throw new Error(`No palette of hue ${String(hue)} passes; the nearest that do are ${near}:\n  ${result.faults.join('\n  ')}`);
  }
  process.stdout.write(`${JSON.stringify({ palette: result.palette }, null, 2)}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.message}\n` : String(error));
  process.exitCode = 1;
}

/** Line of Prometheus' text format. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/;
const LABEL = /([A-Za-z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Parses the samples of a scrape; comments and invalid lines are left out. */
export function parseMetrics(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', content = '']) => [label, unescape(content)] as const);
    return [{ name, labels: Object.fromEntries(pairs), value: toNumber(value) }];
  });
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, (_all, character: string) => (character === 'n' ? '\n' : character));
}

function toNumber(text: string): number {
  if (text === '+Inf') return Infinity;
  return text === '-Inf' ? -Infinity : Number(text);
}

import { relative } from 'node:path';

/** Returns the text that is printed after a site has started. */
export function describeSiteBanner(address: string, logFile?: string): string {
  const rows = [
    ['site', address],
    ['demo account', 'player1 / player123'],
    ...(logFile === undefined ? [] : [['log', relative(process.cwd(), logFile)]]),
    ['stop', 'Ctrl-C'],
  ];
  return `\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}\n`).join('')}\n`;
}

/** Alternative ways to run a script of the root package. */
const RUNNERS = /^(?:npx (?:-y )?pnpm(?:@\S+)?|pnpm(?: run)?|npm run|\.\/site|npm(?= (?:start|test)\b))(?: --silent)? /;

interface Words {
  readonly plain: readonly string[];
  /** Options by name, and variables such as `SITE_PORT=`. */
  readonly anywhere: readonly string[];
}

/** Returns the matching row with the most words, or undefined. */
export function rowFor(command: string, rows: readonly string[]): string | undefined {
  const words = wordsOf(command);
  const fitting = rows.filter((row) => fits(words, wordsOf(row)));
  return fitting.sort((a, b) => b.split(' ').length - a.split(' ').length)[0];
}

function fits(command: Words, row: Words): boolean {
  return (
    row.plain.every((word, index) => isSame(command.plain[index], word)) && row.anywhere.every((word) => command.anywhere.includes(word))
  );
}

/** Compares a word with a word of a row; `remote-*` in a row matches each remote. */
function isSame(word: string | undefined, inRow: string): boolean {
  return inRow.endsWith('*') ? word?.startsWith(inRow.slice(0, -1)) === true : word === inRow;
}

/** Splits a command into words. A leading `--filter` or `--import` counts as a word of the command. */
function wordsOf(text: string): Words {
  const words = text.split(/ (?:&&|\||>) /)[0]?.split(' ') ?? [];
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => `${word.split('=')[0] ?? ''}=`);
  const rest = words
    .filter((word) => !/^[A-Z_]+=/.test(word))
    .join(' ')
    .replace(RUNNERS, '')
    .split(' ')
    .filter((word) => word !== '--' && word !== '');
  const isOption = (word: string): boolean => word.startsWith('--') && !['--filter', '--import'].includes(word);
  return { plain: rest.filter((word) => !isOption(word)), anywhere: [...variables, ...rest.filter(isOption)] };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';

/** First words of a command in prose. In a shell block every line is a command. */
const PROGRAMS =
  'npm pnpm npx node curl git docker systemctl journalctl sudo nginx promtool psql pg_dump openssl site ./site tsx apt-get tar cp mkdir cd'.split(
    ' ',
  );
const ASSIGNMENT = /^[A-Z][A-Z_]*=\S*$/;
const SHELL_BLOCK = /^(?:sh|bash|shell|console|zsh)$/;
/** Generated from commits: their contents may not exist any more. */
const GENERATED = /(?:^|\/)CHANGELOG\.md$/;

export interface DocumentedCommand {
  /** Path relative to the root folder. */
  readonly file: string;
  readonly text: string;
}

export function documentFiles(): readonly string[] {
  return repositoryFiles().filter((file) => file.endsWith('.md') && !GENERATED.test(file));
}

/** Returns each command of each document once per document. */
export function documentedCommands(): readonly DocumentedCommand[] {
  return documentFiles().flatMap((file) => commandsIn(readDocument(file)).map((text) => ({ file, text })));
}

/** Returns a command as a document writes it. Throws when the document no longer contains it. */
export function commandOf(file: string, text: string): string {
  const found = commandsIn(readDocument(file)).find((each) => each === text);
  if (found === undefined) throw new Error(`${file} has no command "${text}": change this test with the document`);
  return found;
}

/** Throws when no document contains the command any more. */
export function requireDocumented(text: string): void {
  if (!documentedCommands().some((command) => command.text === text)) throw new Error(`No document has "${text}": type what they have`);
}

export function readDocument(file: string): string {
  return readFileSync(join(WORKSPACE_DIR, file), 'utf8');
}

/**
 * Returns the commands of code blocks, of inline code, and of tables whose first heading is the start of a command,
 * such as `pnpm ops …`.
 */
export function commandsIn(markdown: string): readonly string[] {
  const { blocks, prose } = split(markdown);
  const lines = blocks.flatMap(({ language, text }) => {
    const all = text
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map(withoutComment);
    return SHELL_BLOCK.test(language) ? all.filter((line) => line !== '') : all.filter(isCommand);
  });
  const spans = spansOf(prose).filter(isCommand);
  return [...new Set([...lines, ...spans, ...prose.split(/\n\s*\n/).flatMap(rowsOfCommands)])];
}

interface Block {
  readonly language: string;
  readonly text: string;
}

function split(markdown: string): { readonly blocks: readonly Block[]; readonly prose: string } {
  const FENCE = /^[ \t]*```(\S*)[^\n]*\n([^]*?)^[ \t]*```[ \t]*$/gm;
  const blocks = [...markdown.matchAll(FENCE)].map(([, language = '', text = '']) => ({ language, text }));
  return { blocks, prose: markdown.replaceAll(FENCE, '\n') };
}

function spansOf(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' ').replaceAll('\\|', '|').trim());
}

/**
 * Returns the commands of a table with the first heading `pnpm ops …`: each code span of its first column follows `pnpm
 * ops`.
 */
function rowsOfCommands(paragraph: string): readonly string[] {
  const [heading = '', , ...rows] = paragraph.trim().split('\n');
  const beginning = /^\| *`((?:pnpm|npm run|\.\/site) [\w:-]+) …`/.exec(heading)?.[1];
  if (beginning === undefined) return [];
  return rows.flatMap((row) => spansOf(row.split(' | ')[0] ?? '').map((code) => `${beginning} ${code}`));
}

function withoutComment(line: string): string {
  return line
    .replace(/(?:^|\s+)#.*$/, '')
    .replace(/^\s*(?:\$ )?/, '')
    .trimEnd();
}

/** Returns false for a single program name, such as `npm`, and for `pnpm <command>`, which is a placeholder. */
function isCommand(text: string): boolean {
  if (text.includes('<command>')) return false;
  const words = text.split(' ');
  const [program, first] = words.slice(words.findIndex((word) => !ASSIGNMENT.test(word)));
  return program !== undefined && PROGRAMS.includes(program) && first !== undefined && first !== '';
}

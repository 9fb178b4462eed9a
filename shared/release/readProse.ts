import ts from 'typescript';

/** Kinds of text in the sources. */
export const PROSE_KINDS = ['comment', 'name', 'error', 'test title'] as const;

export type ProseKind = (typeof PROSE_KINDS)[number];

/** Text of a source file. */
export interface Prose {
  readonly kind: ProseKind;
  readonly text: string;
  /** First line of the text, from 1. */
  readonly line: number;
  /** Code after a comment, or the whole line of another text. */
  readonly code: string;
}

/** Returns the comments, declared names, error messages and test titles of a source in order. */
export function readProse(fileName: string, source: string): readonly Prose[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const found: Prose[] = [];
  const comments = new Map<number, ts.CommentRange>();
  const add = (kind: ProseKind, text: string, node: ts.Node): void => {
    const line = lineAt(node.getStart(file));
    found.push({ kind, text, line: line + 1, code: (lines[line] ?? '').trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) comments.set(range.pos, range);
    const name = declaredName(node);
    if (name !== undefined) add('name', name.text, name);
    const message = errorMessage(node, file);
    if (message !== undefined) add('error', message, node);
    const title = testTitle(node, file);
    if (title !== undefined) add('test title', title, node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { pos, end } of joinLines([...comments.values()], lineAt)) {
    const text = commentText(source.slice(pos, end));
    if (/^[#@/!]|^oxlint-/.test(text)) continue;
    const next = lines.slice(lineAt(end) + 1).find((line) => line.trim() !== '') ?? '';
    found.push({ kind: 'comment', text, line: lineAt(pos) + 1, code: next.trim() });
  }
  return found.toSorted((a, b) => a.line - b.line);
}

/** Joins `//` comments on consecutive lines. */
function joinLines(ranges: readonly ts.CommentRange[], lineAt: (position: number) => number): readonly { pos: number; end: number }[] {
  const joined: { pos: number; end: number; kind: ts.CommentKind }[] = [];
  for (const { pos, end, kind } of ranges.toSorted((a, b) => a.pos - b.pos)) {
    const last = joined.at(-1);
    const follows = last?.kind === ts.SyntaxKind.SingleLineCommentTrivia && kind === last.kind && lineAt(last.end) === lineAt(pos) - 1;
    if (follows) last.end = end;
    else joined.push({ pos, end, kind });
  }
  return joined;
}

function commentText(raw: string): string {
  return raw
    .replaceAll(/^\/\*+|\*+\/$/g, '')
    .replaceAll(/^\s*(?:\/\/|\*+(?!\/)) ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));
  return isNamed && node.name !== undefined && ts.isIdentifier(node.name) ? node.name : undefined;
}

function errorMessage(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (!ts.isNewExpression(node) || !node.expression.getText(file).endsWith('Error')) return undefined;
  return literalText(node.arguments?.[0], file);
}

function testTitle(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/^(?:it|test)(?:\.each\b.*)?$/s.test(node.expression.getText(file))) return undefined;
  return literalText(node.arguments[0], file);
}

function literalText(node: ts.Node | undefined, file: ts.SourceFile): string | undefined {
  const isText = node !== undefined && (ts.isStringLiteral(node) || ts.isTemplateLiteral(node));
  return isText ? node.getText(file).slice(1, -1) : undefined;
}

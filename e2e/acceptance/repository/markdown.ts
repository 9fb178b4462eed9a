/** Returns the targets of the relative links and pictures in a Markdown text; code is skipped. */
export function linksIn(text: string): readonly string[] {
  const prose = withoutCodeBlocks(text).replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** Returns the anchors of the headings in a Markdown text, as GitHub makes them. */
export function anchorsIn(text: string): readonly string[] {
  const seen = new Map<string, number>();
  return [...withoutCodeBlocks(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => {
    const anchor = title
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${String(count)}`;
  });
}

export type Row = readonly string[];

/** Returns the rows of the table whose first heading is `head`; none when there is no such table. */
export function tableIn(text: string, head: string): readonly Row[] {
  const table = text.split('\n\n').find((part) => new RegExp(`^\\| ${head} +\\|`).test(part));
  return (table?.trim().split('\n').slice(2) ?? []).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export function codeSpans(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

function withoutCodeBlocks(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, '');
}

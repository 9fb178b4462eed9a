import type { CommitMessage } from './commitRules';

export interface PackageChange extends CommitMessage {
  readonly hash: string;
  /** Version of the package after the commit. */
  readonly version: string;
}

/** Sections of a version, in order. Other types of commits change nothing for the users of a package. */
const SECTIONS = [
  { title: 'Breaking changes', holds: ({ isBreaking }) => isBreaking },
  { title: 'Features', holds: ({ type, isBreaking }) => type === 'feat' && !isBreaking },
  { title: 'Fixes', holds: ({ type, isBreaking }) => type === 'fix' && !isBreaking },
  { title: 'Performance', holds: ({ type, isBreaking }) => type === 'perf' && !isBreaking },
  { title: 'Reverts', holds: ({ type, isBreaking }) => type === 'revert' && !isBreaking },
] satisfies readonly { readonly title: string; readonly holds: (change: PackageChange) => boolean }[];

/**
 * Returns the changelog of a package as Markdown: the newest version first, the newest change of a section first.
 *
 * @param changes oldest first
 */
export function changelogText(packageDir: string, changes: readonly PackageChange[]): string {
  const versions = [...new Set(changes.map(({ version }) => version))].reverse();
  const parts = versions.flatMap((version) => {
    const sections = sectionsOf(changes.filter((change) => change.version === version));
    return sections.length === 0 ? [] : [`## ${version}`, ...sections];
  });
  return `${[
    `# Changelog of ${packageDir}`,
    `Written by \`pnpm changelog\` from commits; do not edit. Earlier changes: \`git log -- ${packageDir}\`.`,
    ...(parts.length === 0 ? ['No feature or fix yet.'] : parts),
  ].join('\n\n')}\n`;
}

function sectionsOf(changes: readonly PackageChange[]): readonly string[] {
  return SECTIONS.flatMap(({ title, holds }) => {
    const lines = changes.filter(holds).reverse();
    return lines.length === 0 ? [] : [`### ${title}`, lines.map(({ subject, hash }) => `- ${subject} (${hash.slice(0, 8)})`).join('\n')];
  });
}

import { CONTRACT_VERSION } from '@site/shared/contract/version';
import type { NewRemote } from './newRemote';

/** Returns the README of a new remote, in the form that a test checks against its sources. */
export function remoteReadme({ id, code, name }: NewRemote): string {
  const route = `\`/${id}\``;
  return `# remote-${id}

A remote with one page, \`/${id}\`.
The Chinese name that players see is ${name['zh-CN']}; reference numbers of its errors begin with ${code}.

Owner: \`@site/${id}\` ([CODEOWNERS](../.github/CODEOWNERS)) · [changelog](CHANGELOG.md)

## Commands

\`\`\`sh
pnpm dev ${id}                  # the whole site with this remote, refreshed on every edit
pnpm --filter remote-${id} dev  # this remote alone, from samples when no platform answers
npx jest remote-${id}           # its tests
pnpm release remote-${id}       # builds what is committed and adds it to the release store
\`\`\`

## Public surface

Required contract: \`^${CONTRACT_VERSION}\`. The federated module is [src/remote.ts](src/remote.ts); routes, menu entries and titles are in \`site\` of
[package.json](package.json).

| screen  | ${'routes'.padEnd(route.length)} |
| ------- | ${'-'.repeat(Math.max(route.length, 'routes'.length))} |
| \`front\` | ${route.padEnd('routes'.length)} |

## Start reading

- [src/front-page/](src/front-page/): the front page

Background: [code structure](../host/docs/code-structure.md), [guide for remote teams](../host/docs/remote-team-guide.md).
`;
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORKSPACE_DIR } from '@site/release/packages';
import { repositoryFiles } from '@site/release/repositoryFiles';
import { anchorsIn, linksIn } from './markdown';

const DOCUMENTS = repositoryFiles().filter((file) => file.endsWith('.md'));
const read = (file: string): string => readFileSync(join(WORKSPACE_DIR, file), 'utf8');

it.each(DOCUMENTS)('every relative link of %s leads to a file, and to a heading that the file has', (file) => {
  expect(linksIn(read(file)).filter((link) => !leadsSomewhere(file, link))).toEqual([]);
});

it('finds links and headings, and takes nothing in code for one', () => {
  const text =
    '# A title: *two* `words`\n\n[a](b.md#c) ![p](d.png) [web](https://example.com) `[code](no.md)`\n\n```md\n# No title\n[x](y.md)\n```\n\n## Same\n\n## Same\n\n## 中文 标题\n';

  expect(linksIn(text)).toEqual(['b.md#c', 'd.png']);
  expect(anchorsIn(text)).toEqual(['a-title-two-words', 'same', 'same-1', '中文-标题']);
});

it('reports a file and a heading that do not exist', () => {
  expect(leadsSomewhere('README.md', 'host/docs/none.md')).toBe(false);
  expect(leadsSomewhere('README.md', '#no-such-heading')).toBe(false);
  expect(leadsSomewhere('README.md', '#quick-start')).toBe(true);
});

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(WORKSPACE_DIR, target))) return false;
  return anchor === undefined || anchorsIn(read(target)).includes(decodeURIComponent(anchor));
}

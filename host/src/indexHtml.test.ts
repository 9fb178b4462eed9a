import { readFileSync } from 'node:fs';
import path from 'node:path';

it.each(['体育', '彩票', '电竞', '真人', '电子游戏', '捕鱼'])(
  'the page has a hidden text for search engines that mentions %s [R-SEO-01] [R-SEO-02]',
  (subject) => {
    const page = new DOMParser().parseFromString(readFileSync(path.join(__dirname, 'index.html'), 'utf8'), 'text/html');

    expect(page.querySelector('body > [hidden]')?.textContent).toContain(subject);
  },
);

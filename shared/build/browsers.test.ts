import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { BROWSERS, styleTargets } from './browsers';
import { WORKSPACE_DIR } from './workspace';

/** Names as players read them, such as `Chrome 120`. Safari's versions are the same on every device. */
const NAMED = BROWSERS.filter((each) => !each.startsWith('ios_saf')).map((each) => {
  const [name = '', version = ''] = each.split(' >= ');
  return `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} ${version}`;
});

describe('the supported browsers', () => {
  it('are named in README', () => {
    expect(read('README.md')).toContain(`**${NAMED.slice(0, -1).join(', ')} and ${NAMED.at(-1) ?? ''}**`);
  });

  it.each(['本站。请使用', '本站。請使用'])('are named in the notice for an older browser (%s)', (before) => {
    expect(read('host/src/index.html')).toContain(`${before} ${NAMED.join('、')} `);
  });

  it.each(['zh-CN', 'zh-TW'])('are named in the help (%s)', (language) => {
    const text = read(`host/src/screens/help/locales/account/${language}.json`);
    const [ofSafari = '', ofOthers] = [NAMED.at(-1), NAMED.slice(0, -1).join('、')];

    expect(text).toContain(`"Windows", "Chrome、Edge、Firefox", "${ofOthers} 或以上"`);
    expect(text).toContain(`"macOS", "Safari、Chrome、Edge、Firefox", "${ofSafari}、${ofOthers} 或以上"`);
    expect(text).toContain(`"Safari", "${ofSafari.replace('Safari', 'iOS')} 或以上"`);
    expect(text).toContain(`"Android", "Chrome、Edge、Firefox", "${ofOthers} 或以上"`);
  });

  it('start the site and hide the notice, and no other browser does', () => {
    const [, started] = /SUPPORTED = '(.+)'/.exec(read('host/src/index.ts')) ?? [];
    const [, hidden] = /@supports (.+) \{/.exec(read('host/src/outdated.css')) ?? [];

    expect(started).toBe(hidden);
    expect(started).toContain('selector(:popover-open)');
  });

  it('share one version of Safari on all devices', () => {
    const ofSafari = BROWSERS.filter((each) => /saf/.test(each)).map((each) => each.split(' >= ')[1]);

    expect(new Set(ofSafari).size).toBe(1);
  });

  it('receive the prefixes they need, and no syntax they do not support', () => {
    const code = Buffer.from('.a { user-select: none; backdrop-filter: blur(1px); & b { color: red; } }');

    const css = transform({ filename: 'a.css', code, minify: true, targets: styleTargets() }).code.toString();

    expect(css).toContain('-webkit-user-select:none');
    expect(css).toContain('-webkit-backdrop-filter:blur(1px)');
    expect(css).not.toContain('-moz-');
  });
});

function read(file: string): string {
  return readFileSync(join(WORKSPACE_DIR, file), 'utf8');
}

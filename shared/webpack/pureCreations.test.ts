import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pureCreations from './pureCreations.cjs';

const host = createRequire(join(__dirname, '..', '..', 'host', 'package.json'));

/** The module of the router that has its components. */
function routerText(): string {
  const folder = dirname(createRequire(host.resolve('react-router-dom')).resolve('react-router'));
  const [file = ''] = readdirSync(folder)
    .filter((name) => /^chunk-\w+\.mjs$/.test(name))
    .map((name) => join(folder, name))
    .sort((a, b) => readFileSync(b).length - readFileSync(a).length);
  return readFileSync(file, 'utf8');
}

describe('creations that nobody may need', () => {
  it('are marked, and lose the names that are for developer tools', () => {
    expect(
      pureCreations(
        'var Location = React2.createContext(\n  null\n);\nLocation.displayName = "Location";\nvar Link = React.forwardRef(draw);\nvar now = read();',
      ),
    ).toBe(
      'var Location = /*#__PURE__*/ React2.createContext(\n  null\n);\n\nvar Link = /*#__PURE__*/ React.forwardRef(draw);\nvar now = read();',
    );
  });

  // A release of the router that is written another way would come whole again.
  it('are found in the router as it is installed, with its warnings for developers', () => {
    const text = routerText();
    const marked = pureCreations(text);

    expect(marked.match(/= \/\*#__PURE__\*\/ React/g)?.length).toBeGreaterThan(12);
    expect(marked).not.toMatch(/^(var|const) \w+ = React\d*\.(createContext|forwardRef|memo)\(/m);
    expect(marked).not.toMatch(/^\w+\.displayName =/m);
    expect(marked).toContain('ENABLE_DEV_WARNINGS = false');
  });
});

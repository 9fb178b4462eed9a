import { chromium } from '@playwright/test';
import { startSite } from './compose/serve';

const site = await startSite({ basePort: 5200 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] });
async function open(path: string, name: string, wait = 2500) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const log: string[] = [];
  page.on('console', (m) => log.push(`${m.type()}: ${m.text()}`));
  page.on('pageerror', (e) => log.push(`pageerror: ${e.message}`));
  page.on('requestfailed', (r) => log.push(`failed: ${r.url()} ${r.failure()?.errorText ?? ''}`));
  await page.addInitScript(() => { document.addEventListener('securitypolicyviolation', (e) => console.log('CSP', e.violatedDirective, e.blockedURI)); });
  const started = Date.now();
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await page.waitForTimeout(wait);
  console.log('==', name, Date.now() - started);
  console.log((await page.locator('main').first().innerText().catch(() => '(no main)')).slice(0, 130).replace(/\n/g, ' | '));
  console.log(log.join('\n'));
  await page.screenshot({ timeout: 5000, path: `/tmp/comp-${name}.png` });
  await context.close();
}
const only = process.argv[2];
const broken = Object.fromEntries(['throws-at-start','throws-at-import','empty-module','mount-rejects','throws-at-render','never-ready'].map((kind) => [kind, async () => { site.deployBroken(new Map([['games', kind as never]])); await open('/game/egame', kind, kind === 'never-ready' ? 12000 : 2500); }]));
const cases: Record<string, () => Promise<void>> = { ...broken,
  ok: () => open('/game/egame', 'ok'),
  hash: async () => { site.setFault('games', { kind: 'corrupt', files: /remoteEntry/ }); await open('/game/egame', 'hash'); },
  missing: async () => { site.setFault('games', { kind: 'not-found', files: /remoteEntry/ }); await open('/game/egame', 'missing'); },
  once: async () => { site.setFault('games', { kind: 'not-found', files: /remoteEntry/, times: 1 }); await open('/game/egame', 'once'); },
  hang: async () => { site.setFault('games', { kind: 'hang', files: /remoteEntry/, times: 1 }); await open('/game/egame', 'hang', 11000); },
  css: async () => { site.setFault('games', { kind: 'not-found', files: /\.css/ }); await open('/game/egame', 'css'); },
  off: async () => { site.setFault('games', undefined); site.disable(new Map([['games', { 'zh-CN': '维护到十点', 'zh-TW': '維護到十點' }]])); await open('/game/egame', 'off'); site.disable(new Map()); },
  html: async () => { site.setDeployment({ kind: 'text', body: '<!doctype html>', contentType: 'text/html' }); await open('/game/egame', 'html'); },
};
for (const [name, run] of Object.entries(cases)) { if (only && only !== name) continue; site.setFault('games', undefined); await run(); }
console.log(site.requestsTo('games').length);
await browser.close();
await site.stop();
process.exit(0);

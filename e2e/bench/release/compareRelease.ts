import type { BrowserContext } from '@playwright/test';
import { packageDir } from '@site/release/packages';
import type { SourceFiles } from '../../support/copiedSources';
import { rebuild } from '../../support/rebuild';
import { COMPARED } from '../inTurns';
import { MEASURED_PAGES, type MeasuredPage } from '../loads/pages';
import { recordTraffic } from '../loads/recordTraffic';
import { buildOneBundle } from '../one-bundle/build';
import type { Compared, Part, PartOptions } from '../part';
import { collectComplaints, newVisitor } from '../visitor';

const READY_LIMIT_MS = 60_000;

/** Pages that a player has visited and opens again: the measured pages, and one of the released remote. */
const VISITED: readonly Pick<MeasuredPage, 'path' | 'proof'>[] = [
  ...MEASURED_PAGES,
  { path: '/mine/savemoney', proof: (page) => page.getByLabel('存款金额') },
];

/** Compares what a returning player loads again after a release of the wallet with one bundle after the same change. */
export async function compareRelease({ browser, variants, sessions, onProgress }: PartOptions): Promise<Part> {
  const wallet = await rebuild({ from: packageDir('remote-wallet'), change: changeWallet });
  const released = { wallet, oneBundleDir: await buildOneBundle(wallet) };
  const contexts: Record<Compared, BrowserContext> = {
    composed: await newVisitor(browser, sessions.composed),
    oneBundle: await newVisitor(browser, sessions.oneBundle),
  };
  const loaded = { composed: 0, oneBundle: 0 };
  for (const variant of COMPARED) await visitAll(contexts[variant], variants[variant].host);
  await variants.release(released);
  for (const variant of COMPARED) loaded[variant] = await visitAll(contexts[variant], variants[variant].host);
  for (const variant of COMPARED) await contexts[variant].close();
  onProgress('a release of the wallet');
  const sample = {
    subject: 'returning player',
    condition: 'a release of the wallet',
    measure: 'reloadedBytes',
    composed: [loaded.composed],
    oneBundle: [loaded.oneBundle],
  } as const;
  return { samples: [sample], notes: [] };
}

/** Makes a minimal release: changes a title in both languages and a little of a page's script. */
function changeWallet({ read, write }: SourceFiles): void {
  const screen = 'src/deposit/DepositScreen.tsx';
  const tips = "['own_account', 'payee_changes', 'official_only']";
  if (!read(screen).includes(tips)) throw new Error(`${screen} has no ${tips}`);
  write(screen, read(screen).replace(tips, "['own_account', 'official_only']"));
  for (const [locale, title, changed] of [
    ['zh-CN', '我的资产', '我的全部资产'],
    ['zh-TW', '我的資產', '我的全部資產'],
  ] as const) {
    const path = `src/locales/${locale}/assets.json`;
    const text = read(path);
    if (!text.includes(title)) throw new Error(`${path} has no ${title}`);
    write(path, text.replace(title, changed));
  }
}

/** Visits all pages and returns the bytes of code that came over the network. */
async function visitAll(context: BrowserContext, origin: string): Promise<number> {
  let bytes = 0;
  for (const { path, proof } of VISITED) {
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const traffic = recordTraffic(client);
    await page.goto(`${origin}${path}`);
    await proof(page).waitFor({ timeout: READY_LIMIT_MS });
    await traffic.quiet();
    if (complaints.length > 0) throw new Error([`${origin}${path} complains`, ...complaints].join('\n  '));
    bytes += traffic.read().codeBytes;
    await page.close();
  }
  return bytes;
}

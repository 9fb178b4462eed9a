import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sendRaw } from '@site/platform/testing/sendRaw';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { addPayoutAccountCall, setWithdrawPasswordCall, type AddPayoutAccount } from '@site/shared/wire/accounts';
import type { Call } from '@site/shared/wire/call';
import { envelopeSchema } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { steerSandbox } from '../compose/sandbox';
import { logIn } from './memberPage';

export const PASSWORD = '714093';

/** Passwords and card of a member who withdraws. A card belongs to one member only. */
interface Payee {
  readonly loginPassword: string;
  readonly card: string;
}

const DEMO_PASSWORD = 'player123';
const DEMO_PAYEE: Payee = { loginPassword: DEMO_PASSWORD, card: '6222020200001234562' };

/**
 * Gives the signed-in member (default: the demo's) a usable card and a withdrawal password; the operator decides only
 * on command.
 */
export async function prepareWithdrawals(page: Page, payee = DEMO_PAYEE): Promise<void> {
  await prepareBy(await tokenIn(page), payee);
}

/** Prepares withdrawals of the demo member in a separate session, because a page without storage has no token. */
export async function prepareDemoWithdrawals(): Promise<void> {
  await prepareBy((await logIn()).token, DEMO_PAYEE);
}

async function prepareBy(token: string, { loginPassword, card }: Payee): Promise<void> {
  await useCard(token, { loginPassword, card });
  await send(token, setWithdrawPasswordCall, { password: md5(PASSWORD), loginPassword: md5(loginPassword) });
}

/** Gives the signed-in demo member a usable card; the operator decides only on command. */
export async function addUsableCard(page: Page): Promise<void> {
  await useCard(await tokenIn(page), DEMO_PAYEE);
}

async function useCard(token: string, { loginPassword, card }: Payee): Promise<void> {
  await steerSandbox('settings', { withdrawalAutoPaySeconds: '', payoutAccountHoldHours: '0' });
  await addAccount(token, { kind: 'bank', bank: 'ICBC', number: card }, loginPassword);
}

/** Gives the signed-in demo member an account of every kind, and a withdrawal password. */
export async function prepareEveryAccount(page: Page): Promise<void> {
  const token = await tokenIn(page);
  await useCard(token, DEMO_PAYEE);
  await addAccount(token, { kind: 'alipay', account: '13800001111' });
  await addAccount(token, { kind: 'virtual', network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' });
  await send(token, setWithdrawPasswordCall, { password: md5(PASSWORD), loginPassword: md5(DEMO_PASSWORD) });
}

type Account<Each extends AddPayoutAccount = AddPayoutAccount> = Each extends unknown ? Omit<Each, 'password'> : never;

async function addAccount(token: string, account: Account, loginPassword = DEMO_PASSWORD): Promise<void> {
  await send(token, addPayoutAccountCall, { ...account, password: md5(loginPassword) });
}

export async function setWithdrawalPassword(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '二级密码' });
  for (const label of ['新的二级密码', '确认二级密码']) await card.getByLabel(label).fill(PASSWORD);
  await card.getByLabel('登录密码', { exact: true }).fill(DEMO_PASSWORD);
  await card.getByRole('button', { name: '设置二级密码' }).click();
}

/** Fills in the withdrawal page and confirms. */
export async function withdraw(page: Page, yuan: string): Promise<void> {
  await page.getByLabel('取款金额').fill(yuan);
  await page.getByLabel('二级密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认取款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认取款' }).click();
}

export function latestWithdrawals(page: Page): Locator {
  return page.getByRole('region', { name: '最近取款' }).getByRole('listitem');
}

export async function rejectWithdrawal(orderId: string, reason: string): Promise<void> {
  await steerSandbox('withdrawals/decide', { orderId, pay: false, reason });
}

function tokenIn(page: Page): Promise<string> {
  return page.evaluate(() => window.localStorage.getItem('site.token') ?? '');
}

async function send<Request>(token: string, { path }: Call<Request, unknown>, request: Request): Promise<void> {
  const response = await sendRaw(DEFAULT_ADDRESSES.platform, path, JSON.stringify(request), { token });
  const { status_code: code } = envelopeSchema.parse(await response.json());
  if (code !== RESPONSE_CODES.success) throw new Error(`${path} answered ${String(code)}`);
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

import * as z from 'zod/mini';
import type { PlatformKind } from '../database/claimDatabase';
import type { Db, Reader } from '../kernel';
import type { SiteTables } from './tables';

/** Every setting with its default. Values are texts, as the wire has them. */
const DEFAULTS = {
  title: '曜界',
  h5DomainUrl: 'http://localhost:4100',
  editionSwitch: '1',
  innerGame: '1',
  depositGuide: '1',
  safeSwitch: '0',
  /** '1': calls in the CBC form of the safe switch are opened too. '0': they are refused, which ends a form that proves nothing about a call. */
  safeSwitchCbc: '0',
  /** '1': a login from where a member was never seen wants a code. '0': only what the sandbox declares risky does. */
  newDeviceCheck: '0',
  /** A session that was not used for so many minutes ends; '0': only with its time. */
  sessionIdleMinutes: '720',
  /** Whether logins and registrations want a captcha: `auto`, `off`, `graphic` or `slider` (`captcha/policy.ts`). */
  captcha: 'auto',
  /** Who makes the sliders: `builtin` or `geetest`. */
  captchaProvider: 'builtin',
  /** What the operator has at GeeTest: the public id and the key, 32 hexadecimal digits each. */
  captchaId: '',
  captchaKey: '',
  /** Networks that may not come in, such as `203.0.113.0/24, 2001:db8::/32`; none where empty. */
  blockedRegions: '',
  /** RMB for one USD, 4 decimals (domain rules, "Limits"). */
  usdCny: '7.1000',
  /** RMB for one USDT, 4 decimals: for deposits and withdrawals in coins. */
  usdtCny: '7.1500',
  /** What the network takes of a withdrawal in coins, in USDT. */
  usdtNetworkFee: '1.00',
  customerServiceUrl: 'http://localhost:4181/service',
  /** Seconds after which the demo cashier pays a deposit order by itself; empty: only when asked over `/sandbox/cashier/pay`. */
  cashierAutoPaySeconds: '',
  /** Seconds after which the demo operator pays a withdrawal by itself; empty: only on request over `/sandbox/withdrawals/decide`. */
  withdrawalAutoPaySeconds: '',
  /** For so many hours no money is withdrawn to a new payout account; '0': it can be used at once. */
  payoutAccountHoldHours: '24',
  /** '1': a withdrawal takes the withdrawal password, and a member without one has to set it first. '0': it goes with the flag of that name. */
  withdrawPassword: '1',
  /** '0': the gifts of VIP ask for no deposits. It goes with the flag `vipNoSave` of a themed build. */
  vipDeposit: '1',
  /** '1': real money is for members who have stated name and birthday and are 18; '0': the site does not ask. */
  identityCheck: '1',
  /** The grade a member needs to speak in the chat; '0': none, and guests may speak too. */
  chatSpeakLevel: '0',
} as const;

/** Only a sandbox has a cashier and an operator that pay by themselves. */
const SANDBOX_DEFAULTS = { ...DEFAULTS, cashierAutoPaySeconds: '6', withdrawalAutoPaySeconds: '30' } as const;

export type SettingName = keyof typeof DEFAULTS;

export interface Settings {
  get(name: SettingName, reader?: Reader): Promise<string>;
  /** Reads several settings by one query. */
  getAll<Name extends SettingName>(names: readonly Name[], reader?: Reader): Promise<Record<Name, string>>;
  set(name: SettingName, value: string): Promise<void>;
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(DEFAULTS, name);
}

/** Settings of a site that are not the defaults. */
export type OwnSettings = Readonly<Partial<Record<SettingName, string>>>;

/**
 * Reads `PLATFORM_SETTINGS`, a JSON object of texts.
 *
 * @throws where it is something else, or names a setting that there is not
 */
export function parseOwnSettings(json: string): OwnSettings {
  const own = z.record(z.string(), z.string()).parse(JSON.parse(json));
  for (const name of Object.keys(own)) if (!isSettingName(name)) throw new RangeError(`no setting is called ${name}`);
  return own;
}

export function createSettings(db: Db, kind: PlatformKind, own: OwnSettings = {}): Settings {
  const defaults = { ...(kind === 'sandbox' ? SANDBOX_DEFAULTS : DEFAULTS), ...own };
  const getAll: Settings['getAll'] = async (names, reader = db) => {
    const rows = await reader.withTables<SiteTables>().selectFrom('site_setting').selectAll().where('name', 'in', names).execute();
    const stored = new Map(rows.map(({ name, value }) => [name, value]));
    // `Object.fromEntries` forgets the names of its keys.
    return Object.fromEntries(names.map((name) => [name, stored.get(name) ?? defaults[name]])) as Record<(typeof names)[number], string>;
  };
  return {
    getAll,
    get: async (name, reader) => (await getAll([name], reader))[name],
    async set(name, value) {
      await db
        .withTables<SiteTables>()
        .insertInto('site_setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}

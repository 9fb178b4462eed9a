import * as z from 'zod/mini';
import type { PlatformKind } from '../database/claimDatabase';
import type { Db, Reader } from '../kernel';
import type { SiteTables } from './tables';

/** Default of every setting. Values are strings, as in the wire format. */
const DEFAULTS = {
  title: '曜界',
  h5DomainUrl: 'http://localhost:4100',
  editionSwitch: '1',
  innerGame: '1',
  depositGuide: '1',
  safeSwitch: '0',
  /**
   * '1': calls in the CBC form of the safe switch are also accepted. '0': they are rejected, because this form does not
   * authenticate a call.
   */
  safeSwitchCbc: '0',
  /**
   * '1': a login from an unknown device or address requires a code. '0': only logins that the sandbox declares risky
   * do.
   */
  newDeviceCheck: '0',
  /** Idle minutes after which a session ends; '0': only its lifetime ends it. */
  sessionIdleMinutes: '720',
  /** Captcha for logins and registrations: `auto`, `off`, `graphic` or `slider` (`captcha/policy.ts`). */
  captcha: 'auto',
  /** Provider of the sliders: `builtin` or `geetest`. */
  captchaProvider: 'builtin',
  /** Credentials of the operator at GeeTest: the public id and the key, 32 hexadecimal digits each. */
  captchaId: '',
  captchaKey: '',
  /** Blocked networks, such as `203.0.113.0/24, 2001:db8::/32`; empty for none. */
  blockedRegions: '',
  /** RMB for one USD with 4 decimals (domain rules, "Limits"). */
  usdCny: '7.1000',
  /** RMB for one USDT with 4 decimals, for deposits and withdrawals in coins. */
  usdtCny: '7.1500',
  /** Network fee of a withdrawal in coins, in USDT. */
  usdtNetworkFee: '1.00',
  customerServiceUrl: 'http://localhost:4181/service',
  /**
   * Seconds after which the demo cashier pays a deposit order automatically; empty: only on request by
   * `/sandbox/cashier/pay`.
   */
  cashierAutoPaySeconds: '',
  /**
   * Seconds after which the demo operator pays a withdrawal automatically; empty: only on request by
   * `/sandbox/withdrawals/decide`.
   */
  withdrawalAutoPaySeconds: '',
  /** Hours during which no money is withdrawn to a new payout account; '0': it can be used at once. */
  payoutAccountHoldHours: '24',
  /**
   * '1': a withdrawal requires the withdrawal password, and a member without one must set it first. '0': it does not.
   * It must match the feature flag of the same name.
   */
  withdrawPassword: '1',
  /** '0': VIP gifts require no deposits. It must match the flag `vipNoSave` of a themed build. */
  vipDeposit: '1',
  /**
   * '1': only members who have stated their name and birthday and are 18 may use real money. '0': the site does not
   * ask.
   */
  identityCheck: '1',
  /** Grade that a member needs to write in the chat; '0': none, and guests may write too. */
  chatSpeakLevel: '0',
} as const;

/** Defaults of the sandbox, the only platform whose cashier and operator pay automatically. */
const SANDBOX_DEFAULTS = { ...DEFAULTS, cashierAutoPaySeconds: '6', withdrawalAutoPaySeconds: '30' } as const;

export type SettingName = keyof typeof DEFAULTS;

export interface Settings {
  get(name: SettingName, reader?: Reader): Promise<string>;
  /** Reads several settings with one query. */
  getAll<Name extends SettingName>(names: readonly Name[], reader?: Reader): Promise<Record<Name, string>>;
  set(name: SettingName, value: string): Promise<void>;
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(DEFAULTS, name);
}

/** Settings of a site that differ from the defaults. */
export type OwnSettings = Readonly<Partial<Record<SettingName, string>>>;

/**
 * Parses `PLATFORM_SETTINGS`, a JSON object of strings.
 *
 * @throws when it is something else, or contains an unknown setting
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
    // The cast is needed, because `Object.fromEntries` loses the types of the keys.
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

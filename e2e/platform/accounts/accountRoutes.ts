import {
  addPayoutAccountCall,
  payoutAccountsCall,
  payoutBanksCall,
  removeAccountCall,
  setDefaultAccountCall,
  virtualCurrenciesCall,
  type AddPayoutAccount,
  type WirePayoutAccount,
} from '@site/shared/wire/accounts';
import { findCardFault } from '@site/shared/validation/cardNumber';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { isCoinAddress } from '@site/shared/validation/coinAddress';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { Clock, Db, Member } from '../kernel';
import { PlatformError } from '../kernel';
import { formatMoment } from '../inbox/formatMoment';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import type { Bindings } from '../members/createBindings';
import { maskName } from '../members/masks';
import { CATALOGUE } from '../site/accountCatalogue';
import { MAX_ACCOUNTS, type Account, type Accounts, type AddResult, type NewAccount } from './createAccounts';
import type { Passwords } from './createPasswords';
import { isAlipayAccount } from './rules';

export interface AccountRouteDependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly bindings: Bindings;
  readonly passwords: Passwords;
  readonly notices: SecurityNotices;
  readonly clock: Clock;
}

const HOUR_MS = 60 * 60_000;

/**
 * Serves the cards, coin addresses and Alipay accounts of members. Implements R-API-078, R-API-079 and R-API-071 at the
 * platform.
 */
export function accountRoutes({ db, clock, accounts, bindings, passwords, notices }: AccountRouteDependencies): readonly Route[] {
  const holderOf = async (member: Member): Promise<string> => {
    const { realName } = await bindings.read(db, member.id);
    return realName === null ? '' : maskName(realName);
  };

  return [
    memberRoute(payoutAccountsCall, async (_body, member, { language }) => {
      const [list, holder, holdMs] = await Promise.all([accounts.list(member.id), holderOf(member), accounts.holdMs()]);
      return {
        list: list.map((account) => toWire(account, holder, language, clock.nowMs())),
        limits: { ...MAX_ACCOUNTS },
        ...(holdMs > 0 && { holdHours: Math.ceil(holdMs / HOUR_MS) }),
      };
    }),

    publicRoute(payoutBanksCall, (_body, { language }) => ({
      list: CATALOGUE.banks.map(({ code, name }) => ({ code, name: name[language] })),
    })),

    publicRoute(virtualCurrenciesCall, (_body, { language }) => ({
      list: CATALOGUE.networks.map(({ currency, code, name }) => ({ currency, network: code, name: name[language] })),
    })),

    memberRoute(addPayoutAccountCall, async ({ password, ownCode, ...body }, member, { ip, language }) => {
      const { phone, realName } = await bindings.read(db, member.id);
      if (phone === null) throw new PlatformError(RESPONSE_CODES.unboundPhone, 'phone_unbound');
      if (realName === null) throw new PlatformError(RESPONSE_CODES.bindRealName, 'real_name_unbound');
      const wanted = readAccount(body);
      // Checks the limit before the expensive key derivation. `add` checks it again under the member's lock.
      const sameKind = (await accounts.list(member.id)).filter(({ kind }) => kind === wanted.kind);
      if (sameKind.length >= MAX_ACCOUNTS[wanted.kind]) throw addRefusal('full', wanted.kind);
      const spend = await passwords.mustBeOwner(member, { password, ownCode }, phone, ip);
      const account = await notices.during(async (trx, tell) => {
        await spend(trx);
        const result = await accounts.add(trx, member.id, wanted);
        if (result.kind === 'refused') throw addRefusal(result.reason, wanted.kind);
        const { label, maskedNumber, usableFrom } = result.account;
        const values = { account: withNumber(label, maskedNumber), usableFrom: formatMoment(usableFrom) };
        await tell({ memberId: member.id, event: 'payout_account_added', values, language });
        return result.account;
      });
      return toWire(account, maskName(realName), language, clock.nowMs());
    }),

    memberRoute(setDefaultAccountCall, async ({ id }, member) => {
      if (!(await accounts.setDefault(member.id, id))) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      return {};
    }),

    memberRoute(removeAccountCall, async ({ id, password }, member, { ip }) => {
      // Check the account first: an unknown id must not use up a password guess.
      if ((await accounts.find(db, member.id, id)) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      await passwords.mustKnowSecond(member, password, ip);
      if (!(await accounts.remove(member.id, id))) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      return {};
    }),
  ];
}

/**
 * Builds the refusal of a new account. A number of another member gets the same error as an invalid number, so that the
 * answer does not reveal other members' accounts.
 */
function addRefusal(reason: Extract<AddResult, { kind: 'refused' }>['reason'], kind: NewAccount['kind']): PlatformError {
  switch (reason) {
    case 'own':
      return new PlatformError(RESPONSE_CODES.dataExists, 'account_own');
    case 'taken':
      return unusable();
    case 'full':
      return new PlatformError(RESPONSE_CODES.warning, 'accounts_full', null, { count: String(MAX_ACCOUNTS[kind]) });
  }
}

function unusable(): PlatformError {
  return new PlatformError(RESPONSE_CODES.invalidParameter, 'account_unusable');
}

function withNumber(label: Localized, number: string): Localized {
  return { 'zh-CN': `${label['zh-CN']} ${number}`, 'zh-TW': `${label['zh-TW']} ${number}` };
}

/** @throws PlatformError 6007 when the bank or network is not offered, or when the number is invalid */
function readAccount(body: AddPayoutAccount): NewAccount {
  switch (body.kind) {
    case 'bank':
      if (!CATALOGUE.banks.some(({ code }) => code === body.bank)) break;
      if (findCardFault(body.number) !== undefined) break;
      return { kind: 'bank', code: body.bank, number: body.number };
    case 'virtual':
      if (!isCoinAddress(body.network, body.address)) break;
      return { kind: 'virtual', code: body.network, number: body.address };
    case 'alipay':
      if (!isAlipayAccount(body.account)) break;
      return { kind: 'alipay', code: 'ALIPAY', number: body.account };
  }
  throw unusable();
}

function toWire(account: Account, holder: string, language: Language, nowMs: number): WirePayoutAccount {
  const { id, kind, code, label, maskedNumber, isDefault, addedAt, usableFrom } = account;
  return {
    id,
    kind,
    code,
    label: label[language],
    number: maskedNumber,
    holder: kind === 'virtual' ? '' : holder,
    isDefault,
    addedAt: addedAt.getTime(),
    ...(usableFrom.getTime() > nowMs && { heldUntil: usableFrom.getTime() }),
  };
}

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
import type { Language } from '../http/messageText';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { Db, Member } from '../kernel';
import { PlatformError } from '../kernel';
import type { Bindings } from '../members/createBindings';
import { maskName } from '../members/masks';
import { CATALOGUE } from '../site/accountCatalogue';
import { MAX_ACCOUNTS, type Account, type Accounts, type NewAccount } from './createAccounts';
import type { Passwords } from './createPasswords';
import { isAlipayAccount, isCoinAddress } from './rules';

export interface AccountRouteDependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly bindings: Bindings;
  readonly passwords: Passwords;
}

/** Cards, coin addresses and Alipay accounts of members. Implements R-API-078, R-API-079 and R-API-071 at the platform. */
export function accountRoutes({ db, accounts, bindings, passwords }: AccountRouteDependencies): readonly Route[] {
  const holderOf = async (member: Member): Promise<string> => {
    const { realName } = await bindings.read(db, member.id);
    return realName === null ? '' : maskName(realName);
  };

  return [
    memberRoute(payoutAccountsCall, async (_body, member, { language }) => {
      const [list, holder] = await Promise.all([accounts.list(member.id), holderOf(member)]);
      return { list: list.map((account) => toWire(account, holder, language)), limits: { ...MAX_ACCOUNTS } };
    }),

    publicRoute(payoutBanksCall, (_body, { language }) => ({
      list: CATALOGUE.banks.map(({ code, name }) => ({ code, name: name[language] })),
    })),

    publicRoute(virtualCurrenciesCall, (_body, { language }) => ({
      list: CATALOGUE.networks.map(({ currency, code, name }) => ({ currency, network: code, name: name[language] })),
    })),

    memberRoute(addPayoutAccountCall, async (body, member, { language }) => {
      const { phone, realName } = await bindings.read(db, member.id);
      if (phone === null) throw new PlatformError(RESPONSE_CODES.unboundPhone, 'phone_unbound');
      if (realName === null) throw new PlatformError(RESPONSE_CODES.bindRealName, 'real_name_unbound');
      const result = await accounts.add(member.id, readAccount(body));
      if (result.kind === 'added') return toWire(result.account, maskName(realName), language);
      if (result.reason === 'taken') throw new PlatformError(RESPONSE_CODES.dataExists, 'account_taken');
      throw new PlatformError(RESPONSE_CODES.warning, 'accounts_full');
    }),

    memberRoute(setDefaultAccountCall, async ({ id }, member) => {
      if (!(await accounts.setDefault(member.id, id))) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      return {};
    }),

    memberRoute(removeAccountCall, async ({ id, password }, member) => {
      // Looked up first: a wrong address must not cost a guess.
      if ((await accounts.find(db, member.id, id)) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      await passwords.mustKnowSecond(member, password);
      if (!(await accounts.remove(member.id, id))) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_account');
      return {};
    }),
  ];
}

/** @throws PlatformError 6007 for a bank or network that is not offered, and for a number that can be none */
function readAccount(body: AddPayoutAccount): NewAccount {
  switch (body.kind) {
    case 'bank':
      if (!CATALOGUE.banks.some(({ code }) => code === body.bank)) break;
      if (findCardFault(body.number) !== undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'card_invalid');
      return { kind: 'bank', code: body.bank, number: body.number };
    case 'virtual':
      if (!isCoinAddress(body.network, body.address)) break;
      return { kind: 'virtual', code: body.network, number: body.address };
    case 'alipay':
      if (!isAlipayAccount(body.account)) break;
      return { kind: 'alipay', code: 'ALIPAY', number: body.account };
  }
  throw new PlatformError(RESPONSE_CODES.invalidParameter, 'account_invalid');
}

function toWire(account: Account, holder: string, language: Language): WirePayoutAccount {
  const { id, kind, code, label, maskedNumber, isDefault, addedAt } = account;
  return {
    id,
    kind,
    code,
    label: label[language],
    number: maskedNumber,
    holder: kind === 'virtual' ? '' : holder,
    isDefault,
    addedAt: addedAt.getTime(),
  };
}

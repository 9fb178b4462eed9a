import { scriptCommand } from '@site/release/scriptCommand';
import type { Environment } from '../deployment/environment';
import { formatZoned } from '../deployment/moments';
import { Refusal } from '../deployment/refusal';
import type { Role } from '../console/wire';
import { changeAccounts, type Accounts, type Token, type User } from './accounts';
import { hashPassword, hashSecret, makeSecret } from './password';

/** Validity of a printed password. */
const ONE_TIME_MS = 24 * 60 * 60_000;

/**
 * Adds a user, or replaces the password of an existing one with a one-time password. The password is returned once;
 * only its hash is stored.
 */
export async function giveOneTimePassword(name: string, role: Role | undefined, environment: Environment): Promise<string> {
  const password = makeSecret();
  const kept = await hashPassword(password);
  const oneTimeUntil = new Date(environment.now().getTime() + ONE_TIME_MS).toISOString();
  await changeAccounts(environment, (accounts) => {
    const known = accounts.users.find((user) => user.name === name);
    if (role === undefined && known === undefined) throw noUser(name, accounts);
    if (role !== undefined && known !== undefined) {
      throw new Refusal('known-user', `${name} is a user already: ${scriptCommand('ops', 'users')} role, reset or remove`);
    }
    const user: User = { name, role: role ?? known?.role ?? 'viewer', password: kept, oneTimeUntil };
    return { ...accounts, users: [...accounts.users.filter((each) => each !== known), user] };
  });
  return password;
}

export async function setRole(name: string, role: Role, environment: Environment): Promise<void> {
  await changeAccounts(environment, (accounts) => ({
    ...accounts,
    users: mapUser(accounts, name, (user) => ({ ...user, role })),
  }));
}

/** Sets a password that the user chose. */
export async function setPassword(name: string, password: string, environment: Environment): Promise<void> {
  const kept = await hashPassword(password);
  await changeAccounts(environment, (accounts) => ({
    ...accounts,
    users: mapUser(accounts, name, (user) => ({ name: user.name, role: user.role, password: kept })),
  }));
}

/** Removes a user and the tokens that act in their name. */
export async function removeUser(name: string, environment: Environment): Promise<void> {
  await changeAccounts(environment, (accounts) => {
    if (accounts.users.every((user) => user.name !== name)) throw noUser(name, accounts);
    return { users: accounts.users.filter((user) => user.name !== name), tokens: accounts.tokens.filter(({ user }) => user !== name) };
  });
}

/** Adds a token of a user; returns the secret, of which only the hash is stored. */
export async function addToken(token: Omit<Token, 'hash'>, environment: Environment): Promise<string> {
  if (Date.parse(token.until) <= environment.now().getTime())
    throw new Refusal('not-in-future', `${formatZoned(token.until)} is over already`);
  const unknown = token.builds.filter((build) => !environment.builds().includes(build));
  if (unknown.length > 0)
    throw new Refusal('no-build', `There is no themed build ${unknown.join(', ')}: there are ${environment.builds().join(', ')}`);
  const secret = `ops_${makeSecret()}`;
  await changeAccounts(environment, (accounts) => {
    if (accounts.users.every(({ name }) => name !== token.user)) throw noUser(token.user, accounts);
    if (accounts.tokens.some(({ name }) => name === token.name)) throw new Refusal('known-token', `There is a token ${token.name} already`);
    return { ...accounts, tokens: [...accounts.tokens, { ...token, hash: hashSecret(secret) }] };
  });
  return secret;
}

export async function removeToken(name: string, environment: Environment): Promise<void> {
  await changeAccounts(environment, (accounts) => {
    if (accounts.tokens.every((token) => token.name !== name)) throw new Refusal('no-token', `There is no token ${name}`);
    return { ...accounts, tokens: accounts.tokens.filter((token) => token.name !== name) };
  });
}

function mapUser(accounts: Accounts, name: string, change: (user: User) => User): User[] {
  if (accounts.users.every((user) => user.name !== name)) throw noUser(name, accounts);
  return accounts.users.map((user) => (user.name === name ? change(user) : user));
}

function noUser(name: string, { users }: Accounts): Refusal {
  const known = users.length === 0 ? 'there is none yet' : `there are ${users.map((user) => user.name).join(', ')}`;
  return new Refusal('no-user', `There is no user ${name}: ${known}`);
}

import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../deployment/environment';
import { aConfiguredSetup, ALL } from '../../testing/openOpsSetup';
import { anOpsSetup, type OpsSetup } from '../../testing/opsSetup';
import { changeAccounts, type Accounts, type Token } from '../accounts';
import { createService } from '../createService';
import { hashPassword, hashSecret } from '../password';
import type { Role } from '../../console/wire';

export const ORIGIN = 'http://localhost:4120';
export const PASSWORD = 'correct horse battery';
/** Low hash cost, because these tests do not depend on it. */
const COST = 2;

export interface ServiceAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
}

/** Service with users, and clients that store cookies like browsers. */
export interface ServiceSetup {
  readonly setup: OpsSetup;
  readonly clock: { now: number };
  /** Returns a client, signed in when a name is given. */
  readonly client: (name?: string) => Promise<Client>;
  /** Starts another service in the same folder. */
  readonly start: (origin?: string) => Promise<ServiceSetup['client']>;
}

export interface Client {
  call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<ServiceAnswer>;
  /** Changes the default build; `remote` is the target of an operation on a remote. */
  change(operation: string, remote: string | undefined, more?: object): Promise<ServiceAnswer>;
}

/** Roles: `lin` and `zhao` are operators, `wang` an approver, `he` a viewer. */
export const USERS: Readonly<Record<string, Role>> = { lin: 'operator', zhao: 'operator', wang: 'approver', he: 'viewer' };

export async function aService(
  overrides: Partial<Environment> = {},
  tokens: readonly (Omit<Token, 'hash'> & { readonly secret: string })[] = [],
): Promise<ServiceSetup> {
  const configured = await aConfiguredSetup();
  const clock = { now: Date.parse('2026-05-01T08:00:00Z') };
  const now = (): Date => new Date(clock.now);
  const setup = anOpsSetup(ALL, { fileOf: configured.environment.fileOf, now, ...overrides });
  await addUsers(
    setup.environment,
    tokens.map(({ secret, ...token }) => ({ ...token, hash: hashSecret(secret) })),
  );
  const start = async (origin = ORIGIN): Promise<ServiceSetup['client']> => {
    const service = createService(setup.environment, { origins: [origin] });
    open.push(service);
    const address = await service.listen({ host: '127.0.0.1', port: 0 });
    return async (name) => {
      const client = aClient(Number(new URL(address).port), origin);
      if (name !== undefined) await client.call('POST', '/api/session', { name, password: PASSWORD });
      return client;
    };
  };
  return { setup, clock, client: await start(), start };
}

const open: FastifyInstance[] = [];

export async function closeServices(): Promise<void> {
  await Promise.all(open.splice(0).map((service) => service.close()));
}

/** Adds the users to a folder, all with the same password. */
export async function addUsers(environment: Environment, tokens: Accounts['tokens'] = []): Promise<void> {
  const password = await hashPassword(PASSWORD, COST);
  await changeAccounts(environment, () => ({ users: Object.entries(USERS).map(([name, role]) => ({ name, role, password })), tokens }));
}

/** Creates a browser at the page's own origin. */
export function aClient(port: number, origin = ORIGIN): Client {
  let cookie = '';
  const call: Client['call'] = async (method, url, body, more = {}) => {
    const content = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { host: new URL(origin).host, origin, ...content, ...(cookie === '' ? {} : { cookie }), ...more };
    const answer = await send({ port, method, path: url, headers }, body);
    const [set] = answer.headers['set-cookie'] ?? [];
    if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
    return answer;
  };
  return {
    call,
    change: (operation, remote, more = {}) =>
      call('POST', '/api/builds/default/changes', {
        operation,
        ...(remote === undefined ? {} : { remote }),
        values: {},
        reason: '系统升级中',
        isDryRun: false,
        ...more,
      }),
  };
}

/** Sends a request with `http`, because `fetch` sets the host header itself. */
async function send(options: RequestOptions, body: object | undefined): Promise<ServiceAnswer> {
  const sent = request({ host: '127.0.0.1', agent: false, ...options });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown>, headers: response.headers };
}

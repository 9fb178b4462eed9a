import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../deployment/environment';
import { OPERATIONS } from '../deployment/operations';
import { passwordChangeSchema, signInSchema, type Desk } from '../console/wire';
import type { Authenticator, Caller } from './authenticate';
import { readBody } from './calls';
import { readSessionCookie, sessionCookie } from './cookies';
import type { Sessions } from './createSessions';
import { setPassword } from './manageAccounts';
import { describeBuilds } from './readOverview';
import { CallRefusal } from './refusals';

interface SessionParts {
  readonly environment: Environment;
  readonly sessions: Sessions;
  readonly authenticator: Authenticator;
  readonly origin: string;
}

/** Adds the routes for signing in and out, and for the console's configuration. */
export function addSessionRoutes(server: FastifyInstance, { environment, sessions, authenticator, origin }: SessionParts): void {
  const enter = async (name: string, password: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const result = await authenticator.signIn(name, password, request.ip);
    if (result.status === 'too-often') {
      void reply.header('retry-after', Math.ceil(result.waitMs / 1000));
      throw new CallRefusal(429, 'too-often', 'Too many wrong passwords');
    }
    if (result.status === 'wrong') throw new CallRefusal(401, 'wrong-password', 'Name or password is wrong');
    void reply.header('set-cookie', sessionCookie(result.secret, origin));
  };

  server.post('/api/session', async (request, reply) => {
    const { name, password } = readBody(signInSchema, request.body);
    await enter(name.trim(), password, request, reply);
    return { ok: true };
  });

  server.delete('/api/session', (request, reply) => {
    const secret = readSessionCookie(request.headers.cookie, origin);
    if (secret !== undefined) sessions.close(secret);
    return reply.header('set-cookie', sessionCookie(undefined, origin)).send({ ok: true });
  });

  /** A new password ends all sessions of the user; this page continues with a new one. */
  server.post('/api/password', async (request, reply) => {
    const { caller } = request;
    if (caller === undefined || caller.scope !== undefined) throw signedOut();
    const { current, next } = readBody(passwordChangeSchema, request.body);
    if (current === next) throw new CallRefusal(400, 'same-password', 'It is the password from before');
    await enter(caller.person, current, request, reply);
    await setPassword(caller.person, next, { ...environment, operator: () => caller.who });
    reply.removeHeader('set-cookie');
    await enter(caller.person, next, request, reply);
    return { ok: true };
  });

  server.get('/api/desk', ({ caller }): Desk => {
    if (caller === undefined) throw signedOut();
    return toDesk(caller, environment);
  });
}

export function signedOut(): CallRefusal {
  return new CallRefusal(401, 'signed-out', 'Sign in first');
}

function toDesk({ person, role, mustChangePassword }: Caller, environment: Environment): Desk {
  return {
    user: { name: person, role, mustChangePassword },
    builds: describeBuilds(environment),
    operations: OPERATIONS.map(({ name, does, of, parameters }) => ({
      name,
      does,
      of,
      parameters: Object.entries(parameters).map(([parameter, { kind, does: meaning, isRequired = false }]) => ({
        name: parameter,
        kind,
        does: meaning,
        isRequired,
      })),
    })),
  };
}

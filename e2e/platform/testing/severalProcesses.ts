import type { Call } from '@site/shared/wire/call';
import { envelopeSchema, type Envelope } from '@site/shared/wire/envelope';
import { loginCall, loginResponseSchema } from '@site/shared/wire/login';
import { sql } from 'kysely';
import type { Db } from '../kernel';
import { runMain, SANDBOX, type RunningMain } from './runMain';
import { aLogin, sendRaw, type CallExtras } from './sendRaw';
import { answerOf } from './answerOf';

/** Secret shared by all processes of a suite. */
const PLATFORM_SECRET = 'a secret that all of these processes have';

/** One of several processes, as operations run them. */
export interface OneOfSeveral extends RunningMain {
  readonly platform: Pick<RunningMain, 'url'>;
  send<Request>(call: Call<Request, unknown>, body: Request, extras?: CallExtras): Promise<Envelope>;
  signIn(name: string, password: string): Promise<string>;
}

export async function runOneOfSeveral(databaseUrl: string): Promise<OneOfSeveral> {
  const running = await runMain(databaseUrl, SANDBOX, { PLATFORM_SECRET });
  const send: OneOfSeveral['send'] = async (call, body, extras) => {
    const response = await sendRaw(running.url, call.path, JSON.stringify(body), { method: call.method, ...extras });
    return envelopeSchema.parse(await response.json());
  };
  return {
    ...running,
    platform: running,
    send,
    signIn: async (name, password) => loginResponseSchema.parse(answerOf(loginCall, await send(loginCall, aLogin(name, password)))).token,
  };
}

/** Returns the process id of the leader; null when there is none. */
export async function leaderOf(db: Db): Promise<number | null> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where application_name like 'platform process %'
      and pid in (select pid from pg_locks where locktype = 'advisory' and classid = 4190 and granted
                    and database = (select oid from pg_database where datname = current_database()))`.execute(db);
  return rows[0] === undefined ? null : Number(rows[0].name.split(' ')[2]);
}

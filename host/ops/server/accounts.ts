import { chmod, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import writeFileAtomic from 'write-file-atomic';
import type { Environment } from '../deployment/environment';
import { withLock } from '../deployment/lock';
import { Refusal } from '../deployment/refusal';
import { systemCode } from '../deployment/systemError';
import { ROLES } from '../console/wire';

const userSchema = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  /** `hashPassword` of the password. */
  password: z.string(),
  /**
   * Expiry of a printed one-time password, ISO 8601; it has to be changed at the first sign-in. Absent when the user
   * chose the password.
   */
  oneTimeUntil: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

const tokenSchema = z.object({
  name: z.string(),
  /** User in whose name it acts. It has at most their permissions, and is removed with them. */
  user: z.string(),
  /** `hashSecret` of the token. */
  hash: z.string(),
  commands: z.array(z.string()),
  builds: z.array(z.string()),
  /** Expiry in ISO 8601. */
  until: z.string(),
});
export type Token = z.infer<typeof tokenSchema>;

const fileSchema = z.object({ users: z.array(userSchema), tokens: z.array(tokenSchema) });
export type Accounts = z.infer<typeof fileSchema>;

/** File modes: only the user of the service may read the file. */
const MODE = 0o600;
const FOLDER_MODE = 0o700;
const NOBODY: Accounts = { users: [], tokens: [] };

/** Returns the file with the users of the operations console, in the folder of the deployments. */
export function accountsFile({ fileOf }: Pick<Environment, 'fileOf'>): string {
  return join(dirname(dirname(fileOf('default'))), 'operators', 'accounts.json');
}

/** Reads the accounts; none when there is no file. Throws a refusal when it is unreadable. */
export async function readAccounts(environment: Pick<Environment, 'fileOf'>): Promise<Accounts> {
  const file = accountsFile(environment);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return NOBODY;
    throw error;
  }
  const result = check(fileSchema, toJson(text));
  if (!result.issues) return result.value;
  throw new Refusal(
    'damaged-accounts',
    `${file} cannot be read (${describeIssues(result.issues)}): mend it, or remove it and add users again`,
  );
}

/** Changes the file exclusively among all processes. */
export async function changeAccounts(
  environment: Environment,
  decide: (accounts: Accounts) => Promise<Accounts> | Accounts,
): Promise<void> {
  const file = accountsFile(environment);
  const folder = dirname(file);
  const { operator, lockWaitMs } = environment;
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await withLock(folder, { who: operator(), what: 'operators', waitMs: lockWaitMs }, async (assertHeld) => {
    const next = await decide(await readAccounts(environment));
    await assertHeld();
    await writeFileAtomic(file, `${JSON.stringify(next, null, 2)}\n`, { mode: MODE });
    // Writing keeps the mode of an existing file, so set it.
    await chmod(file, MODE);
  });
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

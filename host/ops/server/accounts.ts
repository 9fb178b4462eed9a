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
  /** `hashPassword` of it. */
  password: z.string(),
  /** Until when a password that was printed is good, ISO 8601; it has to be changed at the first sign-in. Absent: the user chose it. */
  oneTimeUntil: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

const tokenSchema = z.object({
  name: z.string(),
  /** The user in whose name it acts. It can do no more than they, and ends with them. */
  user: z.string(),
  /** `hashSecret` of it. */
  hash: z.string(),
  commands: z.array(z.string()),
  builds: z.array(z.string()),
  /** ISO 8601. */
  until: z.string(),
});
export type Token = z.infer<typeof tokenSchema>;

const fileSchema = z.object({ users: z.array(userSchema), tokens: z.array(tokenSchema) });
export type Accounts = z.infer<typeof fileSchema>;

/** Only the user of the service may read it. */
const MODE = 0o600;
const FOLDER_MODE = 0o700;
const NOBODY: Accounts = { users: [], tokens: [] };

/** Who may use the page of operations: a file in the folder of the deployments. */
export function accountsFile({ fileOf }: Pick<Environment, 'fileOf'>): string {
  return join(dirname(dirname(fileOf('default'))), 'operators', 'accounts.json');
}

/** No one where there is no file. Throws a refusal where it cannot be read. */
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

/** Changes the file alone among all processes. */
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
    // The mode of a file that was there before is kept by the writing.
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

import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { check, describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import writeFileAtomic from 'write-file-atomic';
import { auditLineSchema } from './audit';
import { withLock } from './lock';
import { Refusal } from './refusal';
import { systemCode } from './systemError';

/** Number of settled requests that are retained. */
const SETTLED_KEPT = 50;

const valueSchema = z.union([z.string(), z.number(), z.literal(true)]);

/** Change that waits for a second person, or did. */
const requestSchema = z.object({
  id: z.string(),
  operation: z.string(),
  remote: auditLineSchema.shape.remote,
  values: z.record(z.string(), valueSchema),
  why: z.string(),
  /** Author as the audit log will name them; `person` is the person behind a token, who cannot be the approver. */
  by: z.string(),
  person: z.string(),
  /** Time in ISO 8601, UTC. */
  at: z.string(),
  /** Revision of the manifest for which it was made. */
  revision: z.int(),
  /** `ChangeResult.difference` of its dry run, which the approver approves. */
  difference: z.string(),
  /** Changes of that dry run, for display. */
  changes: z.array(z.pick(auditLineSchema, { what: true, remote: true, from: true, to: true, plan: true, of: true })),
  facts: z.array(z.object({ at: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })),
  notes: z.array(z.string()),
  /** State; `outdated`: at the approval it would have been a different change. */
  state: z.enum(['waiting', 'done', 'declined', 'withdrawn', 'outdated']),
  settledBy: z.optional(z.string()),
  settledAt: z.optional(z.string()),
});
export type KeptRequest = z.infer<typeof requestSchema>;

const fileSchema = z.array(requestSchema);

export interface RequestsAccess {
  /** Manifest file; the requests are in `requests/` beside it. */
  readonly file: string;
  readonly who: string;
  readonly now: () => Date;
  readonly lockWaitMs: number;
}

/** Reads all waiting and the last settled requests, newest first. */
export async function readRequests(file: string): Promise<readonly KeptRequest[]> {
  const path = fileOf(file);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
  const result = check(fileSchema, toJson(text));
  if (!result.issues) return result.value;
  throw new Refusal('damaged-requests', `${path} cannot be read (${describeIssues(result.issues)}): mend it, or remove it`);
}

/** Stores a request until it is settled. It survives restarts. */
export async function keepRequest(request: Omit<KeptRequest, 'id' | 'at' | 'state' | 'by'>, access: RequestsAccess): Promise<KeptRequest> {
  return change(access, (requests) => {
    const kept: KeptRequest = {
      ...request,
      id: randomBytes(4).toString('hex'),
      by: access.who,
      at: access.now().toISOString(),
      state: 'waiting',
    };
    return Promise.resolve({ requests: [kept, ...requests], answer: kept });
  });
}

/** Settles a waiting request, exclusively among all processes. It stays waiting when `settle` throws. */
export async function settleRequest<T>(
  id: string,
  access: RequestsAccess,
  settle: (request: KeptRequest) => Promise<{ readonly state: Exclude<KeptRequest['state'], 'waiting'>; readonly answer: T }>,
): Promise<T> {
  return change(access, async (requests) => {
    const request = requests.find((each) => each.id === id);
    if (request === undefined) throw new Refusal('no-request', `There is no request ${id}`);
    if (request.state !== 'waiting') {
      throw new Refusal('no-request', `Request ${id} is ${request.state} already, by ${request.settledBy ?? 'the site'}`);
    }
    const { state, answer } = await settle(request);
    const settled: KeptRequest = { ...request, state, settledBy: access.who, settledAt: access.now().toISOString() };
    return { requests: requests.map((each) => (each === request ? settled : each)), answer };
  });
}

async function change<T>(
  { file, who, lockWaitMs }: RequestsAccess,
  decide: (requests: readonly KeptRequest[]) => Promise<{ readonly requests: readonly KeptRequest[]; readonly answer: T }>,
): Promise<T> {
  const path = fileOf(file);
  await mkdir(dirname(path), { recursive: true });
  return withLock(dirname(path), { who, what: 'requests', waitMs: lockWaitMs }, async (assertHeld) => {
    const { requests, answer } = await decide(await readRequests(file));
    await assertHeld();
    await writeFileAtomic(path, `${JSON.stringify(withoutOldest(requests), null, 2)}\n`);
    return answer;
  });
}

function withoutOldest(requests: readonly KeptRequest[]): readonly KeptRequest[] {
  let settled = 0;
  return requests.filter(({ state }) => {
    if (state !== 'waiting') settled += 1;
    return state === 'waiting' || settled <= SETTLED_KEPT;
  });
}

function fileOf(file: string): string {
  return join(dirname(file), 'requests', 'requests.json');
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { BuildStatus, ChangeBody, Desk, OperationBody, Overview, PlannedBody, RemoteBody, RequestBody, Role } from '../../wire';

export interface MadeCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly isUnattended: boolean;
}

type Answer = readonly [status: number, body: unknown];

/** Responds to the page's calls; `METHOD path` overrides single responses. */
export interface FakeService {
  readonly fetch: typeof fetch;
  readonly calls: MadeCall[];
  readonly answers: Record<string, Answer | (() => Answer | Promise<Answer>)>;
}

const VERSION = { name: 'version', kind: 'version', does: 'which', isRequired: true };

export const OPERATIONS: readonly OperationBody[] = [
  { name: 'enable', does: 'on', of: 'remote', parameters: [] },
  {
    name: 'disable',
    does: 'off',
    of: 'remote',
    parameters: [
      { name: 'note', kind: 'text', does: 'inside', isRequired: false },
      { name: 'at', kind: 'time', does: 'not now', isRequired: false },
    ],
  },
  { name: 'promote', does: 'runs', of: 'remote', parameters: [VERSION] },
  { name: 'fly', does: 'a new one', of: 'remote', parameters: [{ name: 'height', kind: 'count', does: 'how high', isRequired: true }] },
  { name: 'cancel', does: 'not then', of: 'build', parameters: [{ name: 'number', kind: 'count', does: 'which', isRequired: true }] },
  { name: 'configure', does: 'takes up', of: 'build', parameters: [{ name: 'latest', kind: 'flag', does: 'newest', isRequired: false }] },
];

export function aDesk(role: Role = 'operator', more: Partial<Desk['user']> = {}): Desk {
  return {
    user: { name: 'lin', role, mustChangePassword: false, ...more },
    builds: [{ build: 'default', name: { 'zh-CN': '曜界', 'zh-TW': '曜界' }, asksApproval: false }],
    operations: [...OPERATIONS],
  };
}

export function aRemote(more: Partial<RemoteBody> = {}): RemoteBody {
  return {
    remote: 'chat',
    name: { 'zh-CN': '聊天室', 'zh-TW': '聊天室' },
    state: 'on',
    active: '1.0.0-aaaaaaaa',
    requires: '^1.0.0',
    entry: 'answers',
    withPlayers: [{ version: '1.0.0-aaaaaaaa', standing: 'active', loads: 1204, failures: 60, failureRate: 0.049, medianLoadMs: 210 }],
    ...more,
  };
}

export function anOverview(more: Partial<BuildStatus> = {}): Overview {
  return {
    at: '2026-11-23T01:59:50.000Z',
    builds: [{ build: 'default', revision: 7, ageMs: 0, remotes: [aRemote()], waiting: 0, plans: [], ...more }],
    hasFigures: true,
  };
}

/** Builds a plan for two o'clock in Shanghai. */
export function aPlan(more: Partial<PlannedBody> = {}): PlannedBody {
  return {
    id: 3,
    due: '2026-11-30T18:00:00.000Z',
    operation: 'promote',
    values: { version: '1.1.0-bbbbbbbb' },
    remote: 'chat',
    who: 'lin',
    approvedBy: 'wang',
    why: '工单 12',
    state: 'waiting',
    isEnd: false,
    ...more,
  };
}

export function aChange(more: Partial<ChangeBody> = {}): ChangeBody {
  return {
    outcome: 'would-change',
    build: 'default',
    revision: 7,
    changes: [
      {
        what: 'disable',
        remote: 'chat',
        from: { enabled: true, active: '1.0.0-aaaaaaaa' },
        to: { enabled: false, active: '1.0.0-aaaaaaaa', reason: { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' } },
      },
    ],
    facts: [],
    difference: 'd1',
    filesChecked: 0,
    notes: [],
    waits: false,
    ...more,
  };
}

export function aRequest(more: Partial<RequestBody> = {}): RequestBody {
  const { changes, facts, notes } = aChange();
  return {
    id: 'ab12',
    operation: 'disable',
    remote: 'chat',
    values: {},
    why: '工单 12',
    by: 'zhao',
    isOwn: false,
    at: '2026-05-01T08:00:00.000Z',
    revision: 7,
    changes,
    facts,
    notes,
    state: 'waiting',
    ...more,
  };
}

export function aRefusal(code: string, message = 'because'): { readonly refusal: object } {
  return { refusal: { code, message, faults: [] } };
}

export function aFakeService(answers: FakeService['answers'] = {}): FakeService {
  const service: FakeService = {
    calls: [],
    answers: {
      'GET desk': [200, aDesk()],
      'GET overview': [200, anOverview()],
      'GET builds/default/history?remote=chat': [200, { history: [] }],
      'GET builds/default/history': [200, { history: [] }],
      'GET builds/default/releases?remote=chat': [200, { releases: [] }],
      'GET builds/default/requests': [200, { requests: [] }],
      ...answers,
    },
    fetch: async (input, init) => {
      const [method, path] = [init?.method ?? 'GET', (typeof input === 'string' ? input : '').replace('/api/', '')];
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      service.calls.push({ method, path, body, isUnattended: new Headers(init?.headers).has('x-unattended') });
      const answer = service.answers[`${method} ${path}`];
      if (answer === undefined) throw new Error(`nobody answers ${method} ${path}`);
      const [status, content] = typeof answer === 'function' ? await answer() : answer;
      return Response.json(content, { status });
    },
  };
  return service;
}

import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import {
  changeSchema,
  deskSchema,
  historySchema,
  overviewSchema,
  refusalSchema,
  releasesSchema,
  requestsSchema,
  UNATTENDED_HEADER,
  type Ask,
  type ChangeBody,
  type Desk,
  type HistoryBody,
  type Overview,
  type RefusalBody,
  type ReleaseBody,
  type RequestBody,
} from '../wire';
import * as z from '@site/shared/wire/zod';
import {
  linesSchema,
  personQuestionsSchema,
  personSchema,
  pictureSchema,
  platformDeskSchema,
  type LinesBody,
  type PersonQuestionsBody,
  type PersonBody,
  type PictureBody,
  type PlatformDesk,
  type PlatformOrderBody,
} from '../platformWire';

export type OpsFailure =
  | { readonly kind: 'refused'; readonly refusal: RefusalBody }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'malformed'; readonly problem: string };
export type OpsResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly failure: OpsFailure };

export interface OpsApi {
  signIn(name: string, password: string): Promise<OpsResult<unknown>>;
  signOut(): Promise<OpsResult<unknown>>;
  choosePassword(current: string, next: string): Promise<OpsResult<unknown>>;
  desk(): Promise<OpsResult<Desk>>;
  overview(): Promise<OpsResult<Overview>>;
  releases(build: string, remote: string): Promise<OpsResult<{ readonly releases: readonly ReleaseBody[] }>>;
  history(build: string, remote?: string): Promise<OpsResult<{ readonly history: readonly HistoryBody[] }>>;
  requests(build: string): Promise<OpsResult<{ readonly requests: readonly RequestBody[] }>>;
  change(build: string, ask: Ask): Promise<OpsResult<ChangeBody>>;
  platform(): Promise<OpsResult<PlatformDesk>>;
  member(name: string): Promise<OpsResult<PersonBody>>;
  lines(rid: string): Promise<OpsResult<LinesBody>>;
  /** Returns members who may be the same person. */
  persons(): Promise<OpsResult<PersonQuestionsBody>>;
  /** Returns the picture of a chat message. */
  picture(id: string): Promise<OpsResult<PictureBody>>;
  /** Sends a command to the platform. */
  order(order: PlatformOrderBody): Promise<OpsResult<unknown>>;
  decide(build: string, id: string, decision: 'approve' | 'dismiss'): Promise<OpsResult<unknown>>;
}

export interface OpsApiOptions {
  readonly fetch: typeof fetch;
  /**
   * Returns true when the user has used the page since the last call. A page that only polls does not extend the
   * session.
   */
  readonly isAttended: () => boolean;
  readonly onSignedOut: () => void;
}

/** Creates the client of the service. Its calls never throw. */
export function createOpsApi({ fetch, isAttended, onSignedOut }: OpsApiOptions): OpsApi {
  const call = async <T>(schema: Schema<T>, method: string, path: string, body?: object): Promise<OpsResult<T>> => {
    try {
      const response = await fetch(`/api/${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(isAttended() ? {} : { [UNATTENDED_HEADER]: '1' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json();
      if (response.ok) return settle(schema, answer);
      const refused = check(refusalSchema, answer);
      if (refused.issues) return { ok: false, failure: { kind: 'unreachable' } };
      const { refusal } = refused.value;
      if (refusal.code === 'signed-out') onSignedOut();
      return { ok: false, failure: { kind: 'refused', refusal } };
    } catch {
      return { ok: false, failure: { kind: 'unreachable' } };
    }
  };
  const of = (build: string, rest: string): string => `builds/${encodeURIComponent(build)}/${rest}`;
  const about = (remote: string | undefined): string => (remote === undefined ? '' : `?remote=${encodeURIComponent(remote)}`);
  return {
    signIn: (name, password) => call(z.unknown(), 'POST', 'session', { name, password }),
    signOut: () => call(z.unknown(), 'DELETE', 'session'),
    choosePassword: (current, next) => call(z.unknown(), 'POST', 'password', { current, next }),
    desk: () => call(deskSchema, 'GET', 'desk'),
    overview: () => call(overviewSchema, 'GET', 'overview'),
    releases: (build, remote) => call(releasesSchema, 'GET', of(build, `releases${about(remote)}`)),
    history: (build, remote) => call(historySchema, 'GET', of(build, `history${about(remote)}`)),
    requests: (build) => call(requestsSchema, 'GET', of(build, 'requests')),
    change: (build, ask) => call(changeSchema, 'POST', of(build, 'changes'), ask),
    platform: () => call(platformDeskSchema, 'GET', 'platform'),
    member: (name) => call(personSchema, 'GET', `platform/members/${encodeURIComponent(name)}`),
    lines: (rid) => call(linesSchema, 'GET', `platform/rooms/${encodeURIComponent(rid)}`),
    persons: () => call(personQuestionsSchema, 'GET', 'platform/persons'),
    picture: (id) => call(pictureSchema, 'GET', `platform/pictures/${encodeURIComponent(id)}`),
    order: (order) => call(z.unknown(), 'POST', 'platform', order),
    decide: (build, id, decision) => call(z.unknown(), 'POST', of(build, `requests/${encodeURIComponent(id)}`), { decision }),
  };
}

function settle<T>(schema: Schema<T>, answer: unknown): OpsResult<T> {
  const result = check(schema, answer);
  if (result.issues) return { ok: false, failure: { kind: 'malformed', problem: describeIssues(result.issues) } };
  return { ok: true, data: result.value };
}

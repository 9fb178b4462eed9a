import { cutText } from '@site/shared/input/cutText';
import { REPORTS_PATH } from '@site/shared/wire/reports';
import { check } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import type { Clock, Log } from '../kernel';
import { createRateLimit } from '../kernel';
import { networkOf } from '../limits/createLimits';

/** Limits of one request; a browser sends a few reports at a time. */
const BODY_LIMIT_BYTES = 32 * 1024;
const REPORTS_AT_ONCE = 20;

/** Maximum number of requests from one network. */
export const REPORTS_PER_MINUTE = 60;

const KINDS = ['csp', 'integrity', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** Numbers of browser reports since the platform started. `dropped` counts those that were too many or unreadable. */
export type ReportCounts = Readonly<Record<Kind | 'dropped', number>>;

const text = z.optional(z.string());

/** Format of the older `report-uri`: one violation of the policy. */
const cspReportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text, 'document-uri': text }),
});

/** Format of the Reporting API: a list of reports of any type. */
const reportsSchema = z
  .array(
    z.object({
      type: z.string(),
      url: text,
      body: z.optional(z.nullable(z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, destination: text }))),
    }),
  )
  .check(z.maxLength(REPORTS_AT_ONCE));

interface Violation {
  readonly kind: Kind;
  readonly rule: string;
  readonly blocked: string;
  readonly page: string;
}

export interface Reports {
  counts(): ReportCounts;
  /** Logs the counts when they have changed since the last call. Dropped reports appear nowhere else. */
  logCounts(): Promise<void>;
}

interface ReportsDependencies {
  readonly clock: Clock;
  readonly log: Log;
  readonly onReport?: (kind: keyof ReportCounts) => void;
}

/**
 * Collects browser reports about violations of the site's policies. Counts and logs them without queries, which may
 * contain private data. Everyone may call it, because browsers send such reports without the platform's headers; so it
 * is small, rate-limited and returns nothing.
 */
export function addReports(server: FastifyInstance, { clock, log, onReport }: ReportsDependencies): Reports {
  const counts: Record<Kind | 'dropped', number> = { csp: 0, integrity: 0, other: 0, dropped: 0 };
  const limit = createRateLimit({ points: REPORTS_PER_MINUTE, seconds: 60 }, clock);
  let logged = 0;
  const count = (kind: keyof ReportCounts): void => {
    counts[kind] += 1;
    onReport?.(kind);
  };

  void server.register((reports, _options, done) => {
    reports.removeAllContentTypeParsers();
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
      reports.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, parsed) => {
        parsed(null, parseJson(String(body)));
      });
    }
    reports.post(REPORTS_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const mayReport = (await limit(networkOf(request.ip))) === 0;
      const violations = mayReport ? readViolations(request.body) : [];
      if (violations.length === 0) count('dropped');
      for (const violation of violations) {
        count(violation.kind);
        log.warn('policy-violated', { ...violation });
      }
      return reply.code(204).send();
    });
    done();
  });
  return {
    counts: () => ({ ...counts }),
    logCounts() {
      const sum = Object.values(counts).reduce((all, each) => all + each, 0);
      if (sum !== logged) log.warn('policy-violations', { ...counts });
      logged = sum;
      return Promise.resolve();
    },
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function readViolations(body: unknown): readonly Violation[] {
  const older = check(cspReportSchema, body);
  if (older.issues === undefined) {
    const report = older.value['csp-report'];
    const rule = report['effective-directive'] ?? report['violated-directive'];
    return [toViolation('csp', rule, report['blocked-uri'], report['document-uri'])];
  }
  const newer = check(reportsSchema, body);
  if (newer.issues !== undefined) return [];
  return newer.value.map(({ type, url, body: about }) =>
    toViolation(kindOf(type), about?.effectiveDirective ?? about?.destination, about?.blockedURL, about?.documentURL ?? url),
  );
}

function kindOf(type: string): Kind {
  if (type === 'csp-violation') return 'csp';
  return type === 'integrity-violation' ? 'integrity' : 'other';
}

function toViolation(kind: Kind, rule = '', blocked = '', page = ''): Violation {
  return { kind, rule: /^[a-z-]{1,40}$/.exec(rule)?.[0] ?? '', blocked: withoutQuery(blocked), page: withoutQuery(page) };
}

const LONGEST_ADDRESS = 200;

/** Returns origin and path of an address, or just the keyword or scheme of others, such as `inline` or `data`. */
function withoutQuery(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined) return /^[a-z-]{1,30}$/.exec(address)?.[0] ?? '';
  return url.origin === 'null' ? url.protocol : cutText(url.origin + url.pathname, LONGEST_ADDRESS);
}

import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { LOAD_PHASES } from '@site/shared/wire/telemetry';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredCall } from '../http/answeredCall';
import type { AuditReport } from '../ledger/audit';
import { callName } from '../limits/limitTable';

/** Build of a remote, used by a themed build of the site. */
export type BuildLabels = Readonly<Record<'remote' | 'build' | 'themed_build', string>>;

const LOAD_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 16];
/** Buckets in seconds, for CLS a score. They include the thresholds of good and poor values. */
const VITALS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.3, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10, 30];
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics returned by `/metrics` on the operations port, except those of the process itself. The caller decides which
 * labels are allowed.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly remoteLoads: Counter<'remote' | 'build' | 'themed_build' | 'phase' | 'result'>;
  readonly remoteLoadSeconds: Histogram<'remote' | 'build' | 'themed_build'>;
  readonly webVitals: Histogram<'name' | 'themed_build'>;
  readonly reports: Counter<'kind'>;
  readonly operations: Counter<'command' | 'remote' | 'themed_build'>;
  readonly countCall: (call: AnsweredCall) => void;
  /** Stores the result of the last audit of the ledger. */
  readonly keepAudit: (report: AuditReport, atMs: number) => void;
  /** Removes all series of a build. */
  readonly forget: (labels: BuildLabels) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const build = ['remote', 'build', 'themed_build'] as const;
  const remoteLoads = new Counter({
    name: 'site_remote_loads_total',
    help: 'Loads of remotes as pages report them: a phase that ended well (module, mount) or failed',
    labelNames: [...build, 'phase', 'result'],
    registers,
  });
  const remoteLoadSeconds = new Histogram({
    name: 'site_remote_load_seconds',
    help: 'From the beginning of a load of a remote until its code was there',
    labelNames: build,
    buckets: LOAD_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'site_call_seconds',
    help: 'Calls of the wire table until their answer; failed is the fault of the platform',
    labelNames: ['call', 'result'],
    buckets: CALL_SECONDS,
    registers,
  });
  const auditFindings = new Gauge({ name: 'site_ledger_audit_findings', help: 'What the last audit of the book found wrong', registers });
  const auditedAt = new Gauge({ name: 'site_ledger_audit_timestamp_seconds', help: 'When the book was last audited', registers });

  return {
    registry,
    remoteLoads,
    remoteLoadSeconds,
    webVitals: new Histogram({
      name: 'site_web_vital',
      help: 'Web vitals of pages, in seconds; CLS is a score',
      labelNames: ['name', 'themed_build'],
      buckets: VITALS,
      registers,
    }),
    reports: new Counter({
      name: 'site_reports_total',
      help: 'Violations of policies, entries of logs of pages, and what was dropped as too much or malformed',
      labelNames: ['kind'],
      registers,
    }),
    operations: new Counter({
      name: 'site_operations_total',
      help: 'Changes by operations since this process started',
      labelNames: ['command', 'remote', 'themed_build'],
      registers,
    }),
    countCall({ path, asked, code, ms }) {
      calls.observe({ call: callName({ path }, methodOf(asked)), result: resultOf(code) }, ms / 1000);
    },
    keepAudit({ findings }, atMs) {
      auditFindings.set(findings.length);
      auditedAt.set(atMs / 1000);
    },
    forget(labels) {
      remoteLoadSeconds.remove({ ...labels });
      for (const phase of LOAD_PHASES) {
        for (const result of ['ok', 'failed']) remoteLoads.remove({ ...labels, phase, result });
      }
    },
  };
}

const METHODS = new Set<unknown>(Object.values(SPORTS_METHODS).map(({ method }) => method));

/**
 * Returns the method of a sports call. Sports calls share one path, so label them by method; ignore unknown methods.
 */
function methodOf(asked: unknown): string | undefined {
  if (typeof asked !== 'object' || asked === null || !('method' in asked)) return undefined;
  return METHODS.has(asked.method) ? String(asked.method) : undefined;
}

function resultOf(code: number): 'ok' | 'refused' | 'failed' {
  if (code === RESPONSE_CODES.success) return 'ok';
  return code === RESPONSE_CODES.serverError ? 'failed' : 'refused';
}

import { TELEMETRY_PATH } from '@site/shared/wire/reports';
import { check } from '@site/shared/wire/schema';
import { telemetryEntrySchema, telemetrySchema, WEB_VITALS, type TelemetryEntry } from '@site/shared/wire/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Clock, Log } from '../kernel';
import { createRateLimit } from '../kernel';
import { networkOf } from '../limits/createLimits';
import { createKnownLabels } from './createKnownLabels';
import type { BuildLabels, Metrics } from './createMetrics';

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Upper bound of batches per address and minute. A page sends at most four, and one address may serve a whole mobile
 * network.
 */
export const BATCHES_PER_MINUTE = 300;

/**
 * Upper bound of loads of one build per address and minute, successful or not, so that no single client makes a build
 * look broken.
 */
export const LOADS_PER_MINUTE = 60;

/** Upper bound of log lines per address and minute; the rest is only counted. */
export const LINES_PER_MINUTE = 60;

/** Upper bound of new builds per address and hour: all remotes of a few releases. */
export const NEW_BUILDS_PER_HOUR = 20;
export const BUILDS_MAX = 200;
export const THEMED_BUILDS_MAX = 30;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Dependencies {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

interface Sender {
  readonly network: string;
  readonly themedBuild: string;
  readonly share: number;
}

/**
 * Collects telemetry of pages: how remotes load, how fast the page is, and errors. Everything is counted, and errors
 * are also logged. The endpoint is open to everyone, because a page that cannot load its remotes cannot authenticate.
 * Its requests are therefore small and rate-limited, only a bounded number of names is accepted, and the response is
 * empty.
 */
export function addTelemetry(server: FastifyInstance, { clock, log, metrics }: Dependencies): void {
  const limitBatches = createRateLimit({ points: BATCHES_PER_MINUTE, seconds: MINUTE }, clock);
  const limitLoads = createRateLimit({ points: LOADS_PER_MINUTE, seconds: MINUTE }, clock);
  const limitLines = createRateLimit({ points: LINES_PER_MINUTE, seconds: MINUTE }, clock);
  const limitNew = createRateLimit({ points: NEW_BUILDS_PER_HOUR, seconds: HOUR }, clock);
  const knownBuild = createKnownLabels<BuildLabels>({ max: BUILDS_MAX, limit: limitNew, onForgotten: metrics.forget });
  const knownTheme = createKnownLabels<{ readonly themed_build: string }>({
    max: THEMED_BUILDS_MAX,
    limit: limitNew,
    onForgotten: (labels) => {
      for (const name of WEB_VITALS) metrics.webVitals.remove({ name, ...labels });
    },
  });
  const drop = (): void => {
    metrics.reports.inc({ kind: 'dropped' });
  };

  async function write(event: string, { kind: _kind, ...fields }: TelemetryEntry, { network, themedBuild }: Sender): Promise<void> {
    if ((await limitLines(network)) === 0) log.warn(event, { themedBuild, ...fields });
  }

  async function countLoad(entry: Extract<TelemetryEntry, { kind: 'load' }>, sender: Sender): Promise<void> {
    const { remote, build, phase, result, ms, count = 1 } = entry;
    const { network, themedBuild, share } = sender;
    const labels = await knownBuild({ remote, build, themed_build: themedBuild }, network);
    for (let each = 0; each < count; each += 1) {
      if ((await limitLoads(`${network} ${JSON.stringify(Object.values(labels))}`)) > 0) {
        drop();
        return;
      }
      metrics.remoteLoads.inc({ ...labels, phase, result }, result === 'ok' ? 1 / share : 1);
    }
    if (result === 'ok' && ms !== undefined) metrics.remoteLoadSeconds.observe({ ...labels }, ms / 1000);
    if (result === 'failed') await write('remote-failed', entry, sender);
  }

  async function count(entry: TelemetryEntry, sender: Sender): Promise<void> {
    switch (entry.kind) {
      case 'load':
        await countLoad(entry, sender);
        return;
      case 'vital': {
        const labels = await knownTheme({ themed_build: sender.themedBuild }, sender.network);
        metrics.webVitals.observe({ name: entry.name, ...labels }, entry.name === 'CLS' ? entry.value : entry.value / 1000);
        return;
      }
      case 'log':
        metrics.reports.inc({ kind: `page_${entry.level}` });
        await write('page-logged', entry, sender);
    }
  }

  void server.register((collector, _options, done) => {
    collector.removeAllContentTypeParsers();
    collector.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, parsed) => {
      parsed(null, parseJson(String(body)));
    });
    collector.post(TELEMETRY_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      const network = networkOf(request.ip);
      const batch = (await limitBatches(network)) === 0 ? check(telemetrySchema, request.body) : undefined;
      if (batch === undefined || batch.issues !== undefined) {
        drop();
      } else {
        const { themedBuild, share, entries } = batch.value;
        for (const entry of entries) {
          const checked = check(telemetryEntrySchema, entry);
          if (checked.issues === undefined) await count(checked.value, { network, themedBuild, share });
          else drop();
        }
      }
      return reply.code(204).send();
    });
    done();
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

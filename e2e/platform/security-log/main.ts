import { join } from 'node:path';
import { scriptCommand } from '@site/release/scriptCommand';
import { platformData } from '@site/release/siteFiles';
import { useStartedSite } from '@site/release/useStartedSite';
import { connect } from '../database/connect';
import { findDatabase } from '../database/embeddedServer';
import { SILENT_LOG } from '../kernel';
import { exportSecurityLog, parseArguments } from './exportSecurityLog';

/**
 * Runs `pnpm security-log`: writes the events as JSON lines, and to stderr whether their chain is complete. The exit
 * code is 1 when it is not, or when an argument is invalid.
 *
 *     pnpm security-log --from 2026-11-01 --to 2026-12-01 --event sign-in --member 1
 *     pnpm security-log --head 1042:9f86d081…     the last line of an earlier export; also detects a removed end
 *
 * Reads the database in `DATABASE_URL`; without it that of the platform running on `PLATFORM_DATA`, or of the site
 * served by `npm start` or `pnpm dev`.
 */
async function main(): Promise<number> {
  const order = parseArguments(process.argv.slice(2));
  const url = process.env['DATABASE_URL'] ?? (await findStartedDatabase());
  if (url === null) throw new Error('No platform is running here: start it, or name a database in DATABASE_URL.');
  const db = connect(url, SILENT_LOG, 1);
  try {
    return await exportSecurityLog(db, order, {
      line: (text) => process.stdout.write(`${text}\n`),
      verdict: (text) => process.stderr.write(`${text}\n`),
    });
  } finally {
    await db.destroy();
  }
}

async function findStartedDatabase(): Promise<string | null> {
  if (process.env['PLATFORM_DATA'] === undefined) await useStartedSite(scriptCommand('security-log', '…'), { needs: 'platform' });
  return findDatabase(platformData() ?? OWN_DATA, 'platform');
}

const OWN_DATA = join(import.meta.dirname, '../.data');

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);

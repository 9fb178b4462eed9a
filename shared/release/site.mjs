#!/usr/bin/env node
/**
 * `site` is the tool of a remote's team. It is TypeScript, because it shares code with the commands of this repository.
 */
import 'tsx';

try {
  const { site } = await import('./site.ts');
  await site.parseAsync();
} catch (error) {
  // For example, the package.json is invalid, which is read immediately.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

#!/usr/bin/env node
/** `site`, the tool of a remote's team. It is TypeScript, as the commands of this repository that it shares its code with. */
import 'tsx';

try {
  const { site } = await import('./site.ts');
  await site.parseAsync();
} catch (error) {
  // Such as a package.json that cannot be used, which is read at once.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

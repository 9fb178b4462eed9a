import { commandOf, requireDocumented } from './documents';
import { createFreshClone, type FreshClone } from './freshClone';
import { type } from './command';
import { startSite, type StartedSite } from './startedSite';
import { expect, test } from './suite';
import { TYPED_COMMANDS } from './typedCommands';

test.describe('the commands of the documents, typed beside a site that runs', { tag: '@full' }, () => {
  // Each command prepares the state for the next one.
  test.describe.configure({ mode: 'serial' });

  let clone: FreshClone;
  let site: StartedSite | undefined;

  test.skip(({ ports }) => ports === 'other', 'The commands name the default ports');

  test.beforeAll(async () => {
    clone = await createFreshClone('reused');
    site = await startSite(commandOf('README.md', 'npm start'), clone);
  });

  test.afterAll(async () => {
    await site?.command.interrupt();
    clone.remove();
  });

  for (const { command, typed = command, prepare, prints, serves } of TYPED_COMMANDS) {
    test(command, async () => {
      requireDocumented(command);
      await prepare?.(clone);
      const run = type(typed, clone);
      if (serves !== undefined) {
        try {
          await run.prints(prints);
          expect((await fetch(serves)).status).toBe(200);
        } finally {
          await run.interrupt();
        }
        return;
      }
      const ended = await run.ended;
      const output = `${run.out()}${run.error()}`;
      process.stdout.write(`$ ${typed}\n${output.slice(0, 600)}\n`);

      expect(ended, output).toBe(0);
      expect(output).toMatch(prints);
    });
  }
});

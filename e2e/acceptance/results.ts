import * as z from '@site/shared/wire/zod';

/** By what a test proves: a package alone, or the composed site in a browser. */
export type TestKind = 'unit' | 'composed';

/** One test of a result file; only passed tests prove anything. */
export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
  readonly kind: TestKind;
}

const jestSchema = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

/** Reads the file that `jest --json` wrote. */
export function readJestResults(json: unknown): readonly TestOutcome[] {
  return z
    .parse(jestSchema, json)
    .testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed', kind: 'unit' as const })),
    );
}

interface Suite {
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly tests: ReadonlyArray<{ readonly status: string }> }> | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }))),
  suites: z.optional(z.lazy(() => z.array(suiteSchema))),
});

/** Reads the file that Playwright's json reporter wrote. A spec counts as passed when each project it ran in expected what it got. */
export function readPlaywrightResults(json: unknown): readonly TestOutcome[] {
  return z.parse(z.object({ suites: z.array(suiteSchema) }), json).suites.flatMap(outcomesOf);
}

function outcomesOf(suite: Suite): readonly TestOutcome[] {
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    title,
    passed: tests.length > 0 && tests.every(({ status }) => status === 'expected'),
    kind: 'composed' as const,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(outcomesOf)];
}

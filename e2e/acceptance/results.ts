import * as z from 'zod/mini';

/** Subject of a test: a package alone, or the composed site in a browser. */
export type TestKind = 'unit' | 'composed';

/** Test in a result file. Only passed tests prove a row. */
export interface TestOutcome {
  readonly title: string;
  readonly passed: boolean;
  readonly kind: TestKind;
}

const unitSchema = z.object({ fullName: z.string(), status: z.string(), invocations: z.optional(z.number()) });
const jestSchema = z.object({ testResults: z.array(z.object({ assertionResults: z.array(unitSchema) })) });

/** Parses the output of `jest --json`. A test that passed on its second attempt proves nothing, as in a browser. */
export function readJestResults(json: unknown): readonly TestOutcome[] {
  const tests = z.parse(jestSchema, json).testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.map(({ fullName, status, invocations = 1 }) => ({
    title: fullName,
    passed: status === 'passed' && invocations === 1,
    kind: 'unit',
  }));
}

interface Step {
  readonly title: string;
  readonly steps?: readonly Step[] | undefined;
}

interface Test {
  readonly status: string;
  readonly results?: ReadonlyArray<{ readonly steps?: readonly Step[] | undefined }> | undefined;
}

interface Suite {
  readonly specs?: ReadonlyArray<{ readonly title: string; readonly tests: readonly Test[] }> | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const stepSchema: z.ZodMiniType<Step> = z.object({ title: z.string(), steps: z.optional(z.lazy(() => z.array(stepSchema))) });
const testSchema: z.ZodMiniType<Test> = z.object({
  status: z.string(),
  results: z.optional(z.array(z.object({ steps: z.optional(z.array(stepSchema)) }))),
});
const suiteSchema: z.ZodMiniType<Suite> = z.object({
  specs: z.optional(z.array(z.object({ title: z.string(), tests: z.array(testSchema) }))),
  suites: z.optional(z.lazy(() => z.array(suiteSchema))),
});

/**
 * Parses the output of Playwright's json reporter. A spec counts as passed when it had the expected result in each
 * project. A step that names rows is a separate outcome, so a long journey names the step that proves a row.
 */
export function readPlaywrightResults(json: unknown): readonly TestOutcome[] {
  return z.parse(z.object({ suites: z.array(suiteSchema) }), json).suites.flatMap(outcomesOf);
}

function outcomesOf(suite: Suite): readonly TestOutcome[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => {
    const passed = tests.length > 0 && tests.every(({ status }) => status === 'expected');
    const steps = tests.flatMap(({ results = [] }) => results).flatMap(({ steps: top = [] }) => top.flatMap(titlesOf));
    const titles = [title, ...new Set(steps.filter((step) => step.includes('[R-')))];
    return titles.map((each) => ({ title: each, passed, kind: 'composed' as const }));
  });
  return [...own, ...(suite.suites ?? []).flatMap(outcomesOf)];
}

function titlesOf({ title, steps = [] }: Step): readonly string[] {
  return [title, ...steps.flatMap(titlesOf)];
}

/**
 * `npm test` sets `SECOND_TRY`: a failed unit test is retried once after its file, like a journey. If it passes, the
 * summary lists it as flaky; its error is in the output.
 */
if (process.env['SECOND_TRY'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

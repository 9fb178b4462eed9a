/**
 * In `npm test`, which sets `SECOND_TRY`, a unit test that fails is run once more at the end of its file, as a journey is. What then passes is named in the
 * summary as flaky; its error is in the output.
 */
if (process.env['SECOND_TRY'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/**
 * A refusal that is reported to the caller: a response code of specification §8 with an optional `reason` that picks a more exact sentence
 * than the code's stock message. Anything else that is thrown becomes 6005 and is logged.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    /** `status_code` of the envelope, e.g. 6008. */
    readonly code: number,
    /** Key into `http/messages.json`, e.g. `quote_expired`; absent = the stock message of the code. */
    readonly reason: string | null = null,
    /** `data` of the envelope, for the few errors that carry some. */
    readonly data: unknown = null,
    /** What the sentence has room for, such as `minutes`: one text for both languages, or one for each. */
    readonly values: Readonly<Record<string, string | Readonly<Record<'zh-CN' | 'zh-TW', string>>>> = {},
  ) {
    super(reason === null ? `code ${code}` : `code ${code}: ${reason}`);
  }
}

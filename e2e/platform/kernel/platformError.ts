/**
 * Refusal that is reported to the caller: a response code of specification §8, with an optional `reason` for a more
 * precise message than the code's standard one. Any other error becomes 6005 and is logged.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';

  constructor(
    /** `status_code` of the envelope, e.g. 6008. */
    readonly code: number,
    /** Key in `http/messages.json`, e.g. `quote_expired`; null for the code's standard message. */
    readonly reason: string | null = null,
    /** `data` of the envelope, for the few errors that have some. */
    readonly data: unknown = null,
    /** Values of the message's placeholders, such as `minutes`: one text for both languages, or one for each. */
    readonly values: Readonly<Record<string, string | Readonly<Record<'zh-CN' | 'zh-TW', string>>>> = {},
  ) {
    super(reason === null ? `code ${code}` : `code ${code}: ${reason}`);
  }
}

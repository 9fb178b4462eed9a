import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';

/** Messages of the framed page of GeeTest: its captcha is ready, or how it ended. The fields of the proof are GeeTest's. */
const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('solved'),
    lot_number: z.string(),
    captcha_output: z.string(),
    pass_token: z.string(),
    gen_time: z.string(),
  }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('failed') }),
]);
export type FrameMessage = z.infer<typeof frameMessageSchema>;

/** The origin of a page in a sandbox that shares none. */
const FRAME_ORIGIN = 'null';

/** What each message is sent in: the number that the address of this frame has, and no other. */
const signedSchema = z.object({ nonce: z.string(), message: frameMessageSchema });
export type SignedFrameMessage = z.infer<typeof signedSchema>;

/**
 * A message of the framed page; `undefined` for messages of other senders or of another shape. A page without an origin says only that: window and
 * `nonce` tell that it is the one that was opened, and not what it was led to afterwards.
 */
export function readFrameMessage(event: MessageEvent<unknown>, frame: Window | null | undefined, nonce: string): FrameMessage | undefined {
  if (event.origin !== FRAME_ORIGIN || event.source === null || event.source !== frame) return undefined;
  const signed = check(signedSchema, event.data);
  return signed.issues === undefined && signed.value.nonce === nonce ? signed.value.message : undefined;
}

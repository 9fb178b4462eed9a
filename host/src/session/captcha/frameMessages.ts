import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';

/**
 * Messages of the framed GeeTest page: the captcha is ready, or how it ended. The fields of the proof are GeeTest's.
 */
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

/** Origin of a sandboxed page without `allow-same-origin`. */
const FRAME_ORIGIN = 'null';

/** Envelope of each message, with the nonce from the address of this frame. */
const signedSchema = z.object({ nonce: z.string(), message: frameMessageSchema });
export type SignedFrameMessage = z.infer<typeof signedSchema>;

/**
 * Returns the message of the framed page, or `undefined` for messages from other senders or in another format. Every
 * opaque origin is "null", so the window and `nonce` verify that the page is the one that was opened, and not one it
 * navigated to later.
 */
export function readFrameMessage(event: MessageEvent<unknown>, frame: Window | null | undefined, nonce: string): FrameMessage | undefined {
  if (event.origin !== FRAME_ORIGIN || event.source === null || event.source !== frame) return undefined;
  const signed = check(signedSchema, event.data);
  return signed.issues === undefined && signed.value.nonce === nonce ? signed.value.message : undefined;
}

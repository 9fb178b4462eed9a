import { CHAT_PICTURE_PATH, uploadChatPictureCall } from '@site/shared/wire/chat';
import type { FastifyInstance } from 'fastify';
import { memberRoute, withBodyLimit, type Route } from '../http/route';
import type { ChatPictures } from './createChatPictures';

/** A picture of the largest size in base64, with room for the rest of the request. */
const UPLOAD_LIMIT_BYTES = 3 * 1024 * 1024;

export function chatPictureRoutes(pictures: ChatPictures): readonly Route[] {
  return [
    withBodyLimit(
      memberRoute(uploadChatPictureCall, ({ rid, content }, member, { language }) =>
        pictures.keep(member, { rid, content: Buffer.from(content, 'base64'), language }),
      ),
      UPLOAD_LIMIT_BYTES,
    ),
  ];
}

/** What is at an address never changes, and is for the one who has asked. It may be gone when asked again, so a browser keeps it for a day. */
const HEADERS = {
  'cache-control': 'private, max-age=86400, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const ID = '^[\\w-]{22}$';

/**
 * Pictures at their addresses, for anyone who knows one: guests read the rooms too. An `<img>` sends no token. An address that shows nothing is answered
 * like any other that there is not.
 */
export function addChatPictures(server: FastifyInstance, pictures: Pick<ChatPictures, 'shown'>): void {
  for (const size of ['whole', 'small'] as const) {
    server.get<{ Params: { id: string } }>(`${CHAT_PICTURE_PATH}/:id(${ID})/${size}`, async ({ params }, reply) => {
      const jpeg = await pictures.shown(params.id, size);
      if (jpeg === null) {
        reply.callNotFound();
        return reply;
      }
      return reply.headers(HEADERS).type('image/jpeg').send(jpeg);
    });
  }
}

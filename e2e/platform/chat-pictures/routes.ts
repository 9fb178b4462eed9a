import { CHAT_PICTURE_PATH, uploadChatPictureCall } from '@site/shared/wire/chat';
import type { FastifyInstance } from 'fastify';
import { memberRoute, withBodyLimit, type Route } from '../http/route';
import type { ChatPictures } from './createChatPictures';

/** Size limit of an upload: the largest picture in base64, plus the rest of the request. */
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

/**
 * The content at an address never changes and is private to the browser that requested it. The picture may be deleted
 * later, so browsers cache it for one day only.
 */
const HEADERS = {
  'cache-control': 'private, max-age=86400, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const ID = '^[\\w-]{22}$';

/**
 * Serves pictures to anyone who knows the address: an `<img>` sends no token, and guests read the rooms too. An address
 * without a visible picture gets the same answer as an unknown one.
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

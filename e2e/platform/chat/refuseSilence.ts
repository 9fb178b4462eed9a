import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Silence } from './createSilences';
import { PlatformError } from '../kernel';

/** Converts the reason to the error of an HTTP call. Sockets report the same reasons by 10004, 10006 and 10007. */
export function refuseSilence(silence: Silence): PlatformError {
  switch (silence.by) {
    case 'person':
      return new PlatformError(RESPONSE_CODES.accessDenied, silence.restriction.kind === 'ban' ? 'chat_banned' : 'chat_muted');
    case 'room':
      return new PlatformError(RESPONSE_CODES.accessDenied, 'chat_room_muted');
    case 'level':
      return new PlatformError(RESPONSE_CODES.accessDenied, 'chat_level_needed', null, { level: silence.level.toString() });
  }
}

import type { Route } from '../http/route';
import type { Bus, Clock, Crashpoints, Db, IdentityCheck, KeyOf, Ledger, Log, Protection, Sportsbook } from '../kernel';
import { createChatPictures, type ChatPictures } from '../chat-pictures/createChatPictures';
import { chatPictureRoutes } from '../chat-pictures/routes';
import type { ChatTokens } from '../members/chatTokens';
import { createAvatars, type AvatarService } from '../members/createAvatars';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import type { PointService } from '../loyalty/createPointService';
import { createRedPackets, type FreeMoney, type RedPackets } from '../red-packets/createRedPackets';
import { readPackets } from '../red-packets/packetBook';
import { redPacketRoutes } from '../red-packets/routes';
import type { Settings } from '../site/createSettings';
import { createAuthority, type Authority } from '../chat/createAuthority';
import { createChatIds } from '../chat/createChatIds';
import { createChatServer, type ChatServer } from './createChatServer';
import { createNicknames } from '../chat/createNicknames';
import { createPredictionPrizes } from './createPredictionPrizes';
import { createRooms } from '../chat/createRooms';
import { createRoomScores } from './createRoomScores';
import { createRoomWriter } from '../chat/createRoomWriter';
import { createSilences } from '../chat/createSilences';
import { createSpeakers } from '../chat/createSpeakers';
import { findGoals, findMatch } from '../chat/findMatch';
import { createSharedTicketFinder } from '../chat/findSharedTicket';
import { chatRoutes } from '../chat/routes';

/** Chat of one process: calls, moderation, red packets and the socket server. */
export interface Chat {
  readonly routes: readonly Route[];
  readonly authority: Authority;
  readonly redPackets: RedPackets;
  readonly pictures: ChatPictures;
  /** Pays the correct predictions of ended matches. Several processes may run it at once. */
  payPredictions(): Promise<void>;
  /** Avatars of members, in rooms and elsewhere. */
  readonly avatars: AvatarService;
  open(parts: ServerParts): ChatServer;
}

interface ServerParts {
  readonly sessions: Pick<Sessions, 'isOpen'>;
  readonly chatTokens: ChatTokens;
  /** Returns the names of the platform's processes, or null while they are unknown. */
  readonly processes: () => Promise<ReadonlySet<string> | null>;
  readonly keyOf: KeyOf;
  readonly log: Log;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly settings: Settings;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly identity: IdentityCheck;
  readonly members: Members;
  readonly sportsbook: Sportsbook;
  readonly freeMoney: FreeMoney;
  readonly points: Pick<PointService, 'award'>;
}

export function createChat(dependencies: Dependencies): Chat {
  const { db, ledger, clock, bus, settings, crashpoints, protection, identity, members, sportsbook, freeMoney, points } = dependencies;
  const findRoomMatch = (gameId: string) => findMatch(sportsbook, gameId);
  const rooms = createRooms({ db, clock, findMatch: findRoomMatch, readPackets });
  const chatIds = createChatIds(db);
  const authority = createAuthority({ db, bus, clock, settings });
  const findTicket = createSharedTicketFinder(sportsbook);
  const writer = createRoomWriter({ bus, rooms });
  const speakerOf = createSpeakers({ members, chatIds, authority });
  const silenceIn = createSilences({ rooms, authority });
  const scores = createRoomScores({ db, clock, findMatch: findRoomMatch, findGoals: (gameId) => findGoals(sportsbook, gameId) });
  const nicknames = createNicknames({ db, chatIds, authority });
  const redPackets = createRedPackets({
    ...{ db, ledger, clock, crashpoints, protection, identity, freeMoney, writer, speakerOf, silenceIn },
  });
  const pictures = createChatPictures({ db, clock, speakerOf, silenceIn });
  return {
    routes: [
      ...chatRoutes({ rooms, findTicket, chatAuthority: authority, chatIds, nicknames }),
      ...redPacketRoutes(redPackets),
      ...chatPictureRoutes(pictures),
    ],
    authority,
    redPackets,
    pictures,
    payPredictions: createPredictionPrizes({ db, clock, crashpoints, scores, points, writer }),
    avatars: createAvatars({ db, ownOf: chatIds.of, tell: writer.changeSpeaker }),
    open: (parts) =>
      createChatServer({
        db,
        rooms,
        members,
        findTicket,
        pictures,
        sportsbook,
        speakerOf,
        silenceIn,
        writer,
        authority,
        scores,
        bus,
        clock,
        ...parts,
      }),
  };
}

import {
  addFeedbackCall,
  deleteFeedbackCall,
  depositRewardsCall,
  feedbackBetsCall,
  feedbackInfoCall,
  feedbackListCall,
  feedbackPictureCall,
  followUpFeedbackCall,
  rateFeedbackCall,
  uploadImageCall,
  type WireFeedback,
} from '@site/shared/wire/feedback';
import type { WirePlayEntry } from '@site/shared/wire/betRecords';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { memberRoute, withBodyLimit, withLines, type Route } from '../http/route';
import type { MemberId } from '../kernel';
import { PlatformError } from '../kernel';
import type { FeedbackRow } from './conversations';
import { UnknownImageError } from './createFeedbackImages';
import type { FeedbackService } from './createFeedbackService';

/** Size limit of an upload: the largest image in base64, plus the rest of the request. */
const UPLOAD_LIMIT_BYTES = 3 * 1024 * 1024;

/** Number of recent bets offered as a reference. */
const LATEST_BETS = 20;

interface RunningPromotion {
  readonly id: string;
  readonly kind: string;
  readonly title: Localized;
}

interface Dependencies {
  readonly feedback: FeedbackService;
  /** Returns the latest bets and rounds, newest first. */
  readonly latestPlay: (memberId: MemberId, count: number, language: Language) => Promise<readonly WirePlayEntry[]>;
  readonly runningPromotions: (siteId: string) => Promise<readonly RunningPromotion[]>;
}

/** Serves feedback. Implements R-API-040 to R-API-046 and R-API-049 at the platform. */
export function feedbackRoutes({ feedback, latestPlay, runningPromotions }: Dependencies): readonly Route[] {
  return [
    withBodyLimit(
      memberRoute(uploadImageCall, async ({ name, content }, member) => ({
        imageId: await feedback.keepImage(member.id, { name, content: Buffer.from(content, 'base64') }),
      })),
      UPLOAD_LIMIT_BYTES,
    ),

    withLines(
      memberRoute(addFeedbackCall, async ({ reference = null, ...given }, member, { idempotencyKey: key }) => {
        return { id: await withKnownImages(() => feedback.add(member.id, { ...given, reference, key })) };
      }),
    ),

    withLines(
      memberRoute(followUpFeedbackCall, async (given, member, { idempotencyKey: key }) => {
        await withKnownImages(() => feedback.followUp(member.id, { ...given, key }));
        return {};
      }),
    ),

    memberRoute(rateFeedbackCall, async ({ id, rating }, member) => {
      await feedback.rate(member.id, id, rating);
      return {};
    }),

    memberRoute(feedbackPictureCall, async ({ id }, member) => {
      const content = await feedback.picture(member.id, id);
      if (content === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_picture');
      return { content: content.toString('base64') };
    }),

    memberRoute(feedbackListCall, async ({ pageNum, pageSize }, member) => {
      const { total, rows } = await feedback.list(member.id, { offset: (pageNum - 1) * pageSize, limit: pageSize });
      return { total, list: rows.map(toWire) };
    }),

    memberRoute(feedbackInfoCall, async ({ id }, member) => {
      const found = await feedback.open(member.id, id);
      if (found === null) throw unknownFeedback();
      const { reference } = found.row;
      const answer = found.messages.findLast(({ author }) => author === 'operator')?.content;
      return {
        ...toWire(found.row),
        ...(reference === null ? {} : { reference }),
        images: found.pictures.map(({ name }) => name),
        ...(answer === undefined ? {} : { answer }),
        pictures: [...found.pictures],
        messages: found.messages.map(({ at, pictures, ...said }) => ({ ...said, at: at.getTime(), pictures: [...pictures] })),
      };
    }),

    memberRoute(deleteFeedbackCall, async ({ id }, member) => {
      if (!(await feedback.remove(member.id, id))) throw unknownFeedback();
      return {};
    }),

    memberRoute(feedbackUnreadCall, async (_body, member) => ({ unreadNum: await feedback.unreadAnswers(member.id) })),

    memberRoute(feedbackBetsCall, async (_body, member, { language }) => ({
      list: (await latestPlay(member.id, LATEST_BETS, language)).map(toBet),
    })),

    memberRoute(depositRewardsCall, async (_body, _member, { language, siteId }) => ({
      list: (await runningPromotions(siteId))
        .filter(({ kind }) => kind === 'firstDeposit' || kind === 'againDeposit')
        .map(({ id, title }) => ({ id, title: title[language] })),
    })),
  ];
}

/** @throws PlatformError 6010 when the member may not attach an image */
async function withKnownImages<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UnknownImageError) throw new PlatformError(RESPONSE_CODES.fileUploadFailure);
    throw error;
  }
}

function toWire({
  feedback_id: id,
  type,
  content,
  created_at: at,
  answered_at: answeredAt,
  read_at: readAt,
  ...row
}: FeedbackRow): WireFeedback {
  return {
    id,
    type,
    content,
    state: row.is_waiting ? 'waiting' : 'answered',
    at: at.getTime(),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.getTime() }),
    ...(row.closed_at === null ? {} : { closedAt: row.closed_at.getTime() }),
    ...(row.rating === null ? {} : { rating: row.rating }),
    isUnread: answeredAt !== null && readAt === null,
  };
}

function toBet(entry: WirePlayEntry) {
  if (entry.kind === 'round') {
    const { roundId, venueName, gameName, stake: risk, at } = entry.round;
    return { kind: entry.kind, id: roundId, title: `${venueName} · ${gameName}`, risk, at };
  }
  const { ticket_id: id, legs, risk, placedAt: at } = entry.ticket;
  return { kind: entry.kind, id, title: legs.map(({ team_h: home, team_c: away }) => `${home} - ${away}`).join(' / '), risk, at };
}

function unknownFeedback(): PlatformError {
  return new PlatformError(RESPONSE_CODES.notFound, 'unknown_feedback');
}

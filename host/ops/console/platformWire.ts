import * as z from 'zod/mini';

/** Actions on the platform, by the paths of its operator endpoint. */
export const PLATFORM_ACTS = [
  'chat/room',
  'chat/rooms',
  'chat/clear',
  'chat/level',
  'chat/restrict',
  'chat/staff',
  'chat/delete',
  'chat/dismiss',
  'promotion',
  'partner',
] as const;

/** `body` has the platform's format, which the platform validates. */
export const platformOrderSchema = z.object({ act: z.enum(PLATFORM_ACTS), body: z.record(z.string(), z.unknown()) });
export type PlatformOrderBody = z.infer<typeof platformOrderSchema>;

const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const roomSchema = z.object({
  rid: z.string(),
  name: localizedSchema,
  state: z.enum(['open', 'muted', 'destroyed']),
  pinned: z.nullable(z.string()),
  /** Required grade for sending pictures; null: no member may. A platform without this feature omits it. */
  pictureLevel: z.optional(z.nullable(z.number())),
  isCleared: z.boolean(),
});
export type RoomBody = z.infer<typeof roomSchema>;

export const personSchema = z.object({
  userId: z.string(),
  /** Name of the member in rooms; empty for a guest. */
  name: z.string(),
  /** Login name; null for a guest. */
  login: z.nullable(z.string()),
  isStaff: z.boolean(),
  /** `until` is ISO 8601; null means without an end. */
  restriction: z.object({ kind: z.enum(['mute', 'ban', 'none']), until: z.nullable(z.string()), reason: z.string() }),
});
export type PersonBody = z.infer<typeof personSchema>;

const lineSchema = z.object({
  id: z.string(),
  rid: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Text; empty for other kinds of messages. */
  text: z.string(),
  /** Id of the picture whose caption is `text`. */
  picture: z.optional(z.string()),
  /** Time in ISO 8601. */
  at: z.string(),
});

export const EXCLUSION_KINDS = ['name', 'phone', 'account', 'device', 'network'] as const;

/** Categories of the games that may count for a bonus. */
export const BONUS_CATEGORIES = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const;

/** Wagering requirement of a bonus; `weights` in percent of a stake. */
const bonusSchema = z.object({ times: z.number(), days: z.number(), weights: z.partialRecord(z.enum(BONUS_CATEGORIES), z.number()) });
export type BonusBody = z.infer<typeof bonusSchema>;

/** Latest messages of a room, newest first. */
export const linesSchema = z.object({ lines: z.array(lineSchema) });
export type LinesBody = z.infer<typeof linesSchema>;

/** Common facts of members that may be the same person; `members` are login names. */
export const personQuestionsSchema = z.object({
  questions: z.array(z.object({ kind: z.enum(['name', 'look_alike', 'account', 'device']), members: z.array(z.string()) })),
});
export type PersonQuestionsBody = z.infer<typeof personQuestionsSchema>;
export type LineBody = LinesBody['lines'][number];

/** JPEG in base64. */
export const pictureSchema = z.object({ content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) });
export type PictureBody = z.infer<typeof pictureSchema>;

const reportSchema = z.object({ ...lineSchema.shape, reports: z.number() });

const audienceSchema = z.object({
  grade: z.optional(z.number()),
  newWithinDays: z.optional(z.number()),
  bound: z.optional(z.boolean()),
  sites: z.optional(z.array(z.string())),
  /** Agents by their codes. */
  agents: z.optional(z.array(z.string())),
  /** Facts that allow the promotion only once among all members. */
  onePer: z.optional(z.array(z.enum(EXCLUSION_KINDS))),
});
export type AudienceBody = z.infer<typeof audienceSchema>;

const promotionSchema = z.object({
  id: z.string(),
  title: localizedSchema,
  state: z.enum(['coming', 'running', 'ended']),
  /** Milliseconds since 1970; a null end means until further notice. */
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
  /** Rewards and requirements by kind; amounts are texts such as `5.00`. */
  terms: z.unknown(),
  audience: audienceSchema,
  bonus: bonusSchema,
  prizes: z.record(z.string(), localizedSchema),
  /** True when the promotion differs from the content. */
  isChanged: z.boolean(),
});
export type PromotionBody = z.infer<typeof promotionSchema>;

const partnerSchema = z.object({
  memberId: z.number(),
  login: z.string(),
  kind: z.enum(['agent', 'sponsor', 'venture']),
  state: z.enum(['waiting', 'approved', 'refused', 'ended']),
  plan: z.string(),
  contact: z.string(),
  /** Time in ISO 8601. */
  appliedAt: z.string(),
  reason: z.string(),
  /** Agent code, also of a former agent. */
  code: z.nullable(z.string()),
});
export type PartnerBody = z.infer<typeof partnerSchema>;

export const platformDeskSchema = z.object({
  /** Milliseconds since 1970 by the platform's clock. */
  now: z.number(),
  /** Required grade for speaking; 0 for none. */
  speakLevel: z.number(),
  rooms: z.array(roomSchema),
  /** Muted and banned members. */
  restricted: z.array(personSchema),
  staff: z.array(personSchema),
  /** Reports, the longest waiting first. */
  reports: z.array(reportSchema),
  promotions: z.array(promotionSchema),
  /** Applications, the waiting ones first. */
  partners: z.array(partnerSchema),
});
export type PlatformDesk = z.infer<typeof platformDeskSchema>;

import * as z from 'zod/mini';

/** What a person may have done on the platform, by the paths of its operator's door. */
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

/** `body` is as the platform takes it, and judged there. */
export const platformOrderSchema = z.object({ act: z.enum(PLATFORM_ACTS), body: z.record(z.string(), z.unknown()) });
export type PlatformOrderBody = z.infer<typeof platformOrderSchema>;

const localizedSchema = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const roomSchema = z.object({
  rid: z.string(),
  name: localizedSchema,
  state: z.enum(['open', 'muted', 'destroyed']),
  pinned: z.nullable(z.string()),
  /** The grade that a member needs to send pictures; null: no one may. A platform without this addition has none. */
  pictureLevel: z.optional(z.nullable(z.number())),
  isCleared: z.boolean(),
});
export type RoomBody = z.infer<typeof roomSchema>;

export const personSchema = z.object({
  userId: z.string(),
  /** As rooms call the member; empty of a guest. */
  name: z.string(),
  /** Null of a guest. */
  login: z.nullable(z.string()),
  isStaff: z.boolean(),
  /** `until`: ISO 8601; null: without an end. */
  restriction: z.object({ kind: z.enum(['mute', 'ban', 'none']), until: z.nullable(z.string()), reason: z.string() }),
});
export type PersonBody = z.infer<typeof personSchema>;

const lineSchema = z.object({
  id: z.string(),
  rid: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Empty where something else was said. */
  text: z.string(),
  /** The id of the picture it is, of which `text` is the caption. */
  picture: z.optional(z.string()),
  /** ISO 8601. */
  at: z.string(),
});

export const EXCLUSION_KINDS = ['name', 'phone', 'account', 'device', 'network'] as const;

/** The games that may count for a bonus, by their categories. */
export const BONUS_CATEGORIES = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const;

/** What a bonus asks for before it can be withdrawn; `weights` in percent of a stake. */
const bonusSchema = z.object({ times: z.number(), days: z.number(), weights: z.partialRecord(z.enum(BONUS_CATEGORIES), z.number()) });
export type BonusBody = z.infer<typeof bonusSchema>;

/** What was said in a room last, newest first. */
export const linesSchema = z.object({ lines: z.array(lineSchema) });
export type LinesBody = z.infer<typeof linesSchema>;

/** Facts that members have in common and that may make them one person; `members` are login names. */
export const personQuestionsSchema = z.object({
  questions: z.array(z.object({ kind: z.enum(['name', 'look_alike', 'account', 'device']), members: z.array(z.string()) })),
});
export type PersonQuestionsBody = z.infer<typeof personQuestionsSchema>;
export type LineBody = LinesBody['lines'][number];

/** A JPEG in base64. */
export const pictureSchema = z.object({ content: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) });
export type PictureBody = z.infer<typeof pictureSchema>;

const reportSchema = z.object({ ...lineSchema.shape, reports: z.number() });

const audienceSchema = z.object({
  grade: z.optional(z.number()),
  newWithinDays: z.optional(z.number()),
  bound: z.optional(z.boolean()),
  sites: z.optional(z.array(z.string())),
  /** By their codes. */
  agents: z.optional(z.array(z.string())),
  /** Once for each of these, over all members. */
  onePer: z.optional(z.array(z.enum(EXCLUSION_KINDS))),
});
export type AudienceBody = z.infer<typeof audienceSchema>;

const promotionSchema = z.object({
  id: z.string(),
  title: localizedSchema,
  state: z.enum(['coming', 'running', 'ended']),
  /** Milliseconds since 1970; an end of null is until further notice. */
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
  /** What it pays and asks for, by kind; amounts are texts such as `5.00`. */
  terms: z.unknown(),
  audience: audienceSchema,
  bonus: bonusSchema,
  prizes: z.record(z.string(), localizedSchema),
  /** Whether it runs in anything as the content does not say. */
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
  /** ISO 8601 */
  appliedAt: z.string(),
  reason: z.string(),
  /** Of who was an agent once. */
  code: z.nullable(z.string()),
});
export type PartnerBody = z.infer<typeof partnerSchema>;

/** What the platform shows its operator. */
export const platformDeskSchema = z.object({
  /** Milliseconds since 1970, by the platform's clock. */
  now: z.number(),
  /** The grade that a member needs to speak; 0: none. */
  speakLevel: z.number(),
  rooms: z.array(roomSchema),
  /** Who is kept from speaking, or from the rooms. */
  restricted: z.array(personSchema),
  staff: z.array(personSchema),
  /** The longest waiting first. */
  reports: z.array(reportSchema),
  promotions: z.array(promotionSchema),
  /** Applications: those that wait first. */
  partners: z.array(partnerSchema),
});
export type PlatformDesk = z.infer<typeof platformDeskSchema>;

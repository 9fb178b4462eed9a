import { cutText } from '@site/shared/input/cutText';
import type { PersonBody, PlatformOrderBody, RoomBody } from '../../platformWire';
import type { Translate } from '../i18n';

/**
 * Field of a form. A `time` is a date-time field in Shanghai's time zone, a `whole` an integer, an `amount` a sum in
 * yuan.
 */
export interface ActField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'time' | 'flag' | 'choice' | NumberKind;
  readonly hint?: string;
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

type NumberKind = 'whole' | 'amount';

export type ActValues = Readonly<Record<string, string | boolean>>;

/** Action that the user confirms first. */
export interface Act {
  readonly title: string;
  /** Effect of the action, in words. */
  readonly effect: string;
  readonly isDangerous?: boolean;
  readonly fields?: readonly ActField[];
  readonly initial?: ActValues;
  /** Returns the command for these values; undefined when they would change nothing. */
  readonly toOrder: (values: ActValues) => PlatformOrderBody | undefined;
}

const PINNED_MAX = 200;
const DURATIONS = ['10', '60', '1440', '10080'] as const;
const GRADES = 10;

const text = (value: string | boolean | undefined): string => (typeof value === 'string' ? value.trim() : '');

export function actsOfRoom({ rid, state, pinned, pictureLevel, isCleared }: RoomBody, room: string, t: Translate): readonly Act[] {
  const toState = (next: RoomBody['state'], key: 'open' | 'mute' | 'destroy' | 'revive'): Act => ({
    title: t(`platform.room.${key}`, { room }),
    effect: t(`platform.room.${key}_effect`),
    isDangerous: next !== 'open',
    toOrder: () => ({ act: 'chat/room', body: { rid, state: next } }),
  });
  if (state === 'destroyed') return [toState('open', 'revive')];
  return [
    state === 'open' ? toState('muted', 'mute') : toState('open', 'open'),
    {
      title: t('platform.room.pin', { room }),
      effect: t('platform.room.pin_effect'),
      fields: [
        { name: 'pinned', label: t('platform.room.pinned'), kind: 'text', hint: t('platform.room.pinned_hint', { most: PINNED_MAX }) },
      ],
      initial: { pinned: pinned ?? '' },
      toOrder: (values) => ({ act: 'chat/room', body: { rid, pinned: cutText(text(values['pinned']), PINNED_MAX) || null } }),
    },
    ...(pictureLevel === undefined ? [] : [picturesAct(rid, pictureLevel, room, t)]),
    isCleared
      ? {
          title: t('platform.room.unclear', { room }),
          effect: t('platform.room.unclear_effect'),
          toOrder: () => ({ act: 'chat/clear', body: { rid, takenBack: true } }),
        }
      : {
          title: t('platform.room.clear', { room }),
          effect: t('platform.room.clear_effect'),
          isDangerous: true,
          toOrder: () => ({ act: 'chat/clear', body: { rid } }),
        },
    toState('destroyed', 'destroy'),
  ];
}

/** Form value for "no member". */
const NOBODY = '';

/** Returns the action that sets the grade for sending pictures in a room. */
function picturesAct(rid: string, level: number | null, room: string, t: Translate): Act {
  const grades = Array.from({ length: GRADES + 1 }, (_, grade) => grade);
  return {
    title: t('platform.room.pictures', { room }),
    effect: t('platform.room.pictures_effect'),
    fields: [
      {
        name: 'level',
        label: t('platform.room.picture_level'),
        kind: 'choice',
        options: [null, ...grades].map((each) => ({ value: each === null ? NOBODY : String(each), label: nameOfPictureLevel(each, t) })),
      },
    ],
    initial: { level: level === null ? NOBODY : String(level) },
    toOrder: (values) => {
      const chosen = text(values['level']);
      return { act: 'chat/room', body: { rid, pictureLevel: chosen === NOBODY ? null : Number(chosen) } };
    },
  };
}

export function nameOfPictureLevel(level: number | null, t: Translate): string {
  if (level === null) return t('platform.room.no_pictures');
  return level === 0 ? t('platform.room.all_members') : t('platform.level.grade', { grade: level });
}

/** Returns the action that sets the grade for speaking in all rooms. */
export function levelAct(level: number, t: Translate): Act {
  const nameOf = (grade: number): string => (grade === 0 ? t('platform.level.none') : t('platform.level.grade', { grade }));
  return {
    title: t('platform.level.title'),
    effect: t('platform.level.effect'),
    fields: [
      {
        name: 'level',
        label: t('platform.level.title'),
        kind: 'choice',
        options: Array.from({ length: GRADES + 1 }, (_, grade) => ({ value: String(grade), label: nameOf(grade) })),
      },
    ],
    initial: { level: String(level) },
    toOrder: (values) => ({ act: 'chat/level', body: { level: Number(values['level']) } }),
  };
}

/** Returns the action that mutes or bans a person until a time, with a reason. */
export function restrictAct({ userId, name }: Pick<PersonBody, 'userId' | 'name'>, kind: 'mute' | 'ban', t: Translate): Act {
  return {
    title: t(`platform.person.${kind}`, { name }),
    effect: t(`platform.person.${kind}_effect`),
    isDangerous: true,
    fields: [
      {
        name: 'minutes',
        label: t('platform.person.how_long'),
        kind: 'choice',
        options: [
          ...DURATIONS.map((minutes) => ({ value: minutes, label: t(`platform.person.minutes_${minutes}`) })),
          { value: '', label: t('platform.person.endless') },
        ],
      },
      { name: 'reason', label: t('platform.person.reason'), kind: 'text', hint: t('platform.person.reason_hint') },
    ],
    initial: { minutes: DURATIONS[0], reason: '' },
    toOrder: ({ minutes, reason }) => ({
      act: 'chat/restrict',
      body: { userId, kind, reason: text(reason), ...(text(minutes) !== '' && { minutes: Number(minutes) }) },
    }),
  };
}

export function actsOfPerson(person: PersonBody, t: Translate): readonly Act[] {
  const { userId, name, login, isStaff, restriction } = person;
  return [
    ...(restriction.kind === 'none'
      ? []
      : [
          {
            title: t('platform.person.take_back', { name }),
            effect: t('platform.person.take_back_effect'),
            toOrder: () => ({ act: 'chat/restrict', body: { userId, kind: 'none' } }) as const,
          },
        ]),
    ...(restriction.kind === 'mute' ? [] : [restrictAct(person, 'mute', t)]),
    ...(restriction.kind === 'ban' ? [] : [restrictAct(person, 'ban', t)]),
    ...(login === null
      ? []
      : [
          {
            title: t(isStaff ? 'platform.person.unstaff' : 'platform.person.staff', { name }),
            effect: t(isStaff ? 'platform.person.unstaff_effect' : 'platform.person.staff_effect'),
            toOrder: () => ({ act: 'chat/staff', body: { member: login, isStaff: !isStaff } }) as const,
          },
        ]),
  ];
}

/** Returns the action that deletes a message and settles its reports. */
export function deleteAct(id: string, t: Translate): Act {
  return {
    title: t('platform.line.delete'),
    effect: t('platform.line.delete_effect'),
    isDangerous: true,
    toOrder: () => ({ act: 'chat/delete', body: { id } }),
  };
}

/** Returns the action that keeps a reported message. */
export function dismissAct(id: string, t: Translate): Act {
  return {
    title: t('platform.report.dismiss'),
    effect: t('platform.report.dismiss_effect'),
    toOrder: () => ({ act: 'chat/dismiss', body: { id } }),
  };
}

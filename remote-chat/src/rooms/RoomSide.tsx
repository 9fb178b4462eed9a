import { useId, useMemo, type ReactNode } from 'react';
import { Empty } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { GoalLine } from '../conversation/GoalLine';
import { seenLines } from '../conversation/items';
import type { ChatMessage, RoomScore } from '../conversation/room';
import type { Line, RoomView } from '../conversation/roomView';
import { useTranslation } from './texts';
import { SharedTicketCard } from '../sharing/SharedTicketCard';
import { canFollow, type SharedTicket } from '../sharing/sharedTicket';
import styles from './RoomSide.module.css';

const TICKETS = 3;
const GOALS = 5;
const PEOPLE = 12;
const NO_LINES: readonly Line[] = [];

interface RoomSideProps {
  readonly view: Pick<RoomView, 'lines' | 'score'> | undefined;
  readonly ignored: readonly { readonly userId: string }[];
  readonly selfId: string | undefined;
}

type SharedMessage = ChatMessage & { readonly ticket: SharedTicket };

/**
 * Shows beside the room on a wide screen the goals of its match and, from the loaded messages, bets that can still be
 * followed and active people.
 */
export function RoomSide({ view, ignored, selfId }: RoomSideProps) {
  const { t } = useTranslation();
  const { lines = NO_LINES, score } = view ?? {};
  const { tickets, people, goalLines } = useMemo(() => gather(seenLines(lines, ignored)), [lines, ignored]);
  const goals = score?.goals ? goalsOf(score) : goalLines;
  if (tickets.length + goals.length + people.length === 0) return <Empty title={t('side.empty')}>{t('side.empty_hint')}</Empty>;
  return (
    <>
      {goals.length > 0 && (
        <Section title={t('side.goals')}>
          {goals.map(({ id, score, side }) => (
            <li key={id}>
              <GoalLine score={score} side={side} />
            </li>
          ))}
        </Section>
      )}
      {tickets.length > 0 && (
        <Section title={t('side.tickets')}>
          {tickets.map(({ id, name, userId, ticket }) => (
            <li key={id} className={styles['ticket']}>
              <small translate="no">{name}</small>
              <SharedTicketCard ticket={ticket} isFollowable={userId !== selfId} />
            </li>
          ))}
        </Section>
      )}
      {people.length > 0 && (
        <Section title={t('side.people')}>
          {people.map(({ userId, name, avatar }) => (
            <li key={userId} className={styles['person']}>
              <Avatar seed={avatar} className={styles['avatar']} />
              <span translate="no">{name}</span>
            </li>
          ))}
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}

/** Collects tickets, goals and people, newest first. Each person appears once. */
function gather(lines: readonly Line[]) {
  const newest = lines.toReversed();
  const messages = newest.flatMap((line) => (line.kind === 'message' ? [line.message] : []));
  return {
    tickets: messages.filter(hasOpenTicket).slice(0, TICKETS),
    /** Used for a platform that reports a goal only when it happens. */
    goalLines: newest.filter((line) => line.kind === 'goal').slice(0, GOALS),
    people: [...new Map(messages.toReversed().map((message) => [message.userId, message])).values()]
      .sort((one, other) => other.at - one.at)
      .slice(0, PEOPLE),
  };
}

/** Returns the goals, newest first, each with the score after it. */
function goalsOf({ goals = [], ...score }: RoomScore) {
  return goals.toReversed().map(({ side, ...since }) => ({ id: `${since.home}-${since.away}`, side, score: { ...score, ...since } }));
}

function hasOpenTicket(message: ChatMessage): message is SharedMessage {
  return message.ticket !== undefined && canFollow(message.ticket);
}

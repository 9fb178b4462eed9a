import { useEffect, useState } from 'react';
import { textInput } from '@site/shared/input';
import { Button, Card, Cell, Column, Empty, Form, Row, Table, Tag, TextField } from '@site/shared/ui';
import type { PersonBody } from '../../platformWire';
import { NAME_LENGTH_MOST } from '../../wire';
import { useTranslation } from '../i18n';
import { formatMoment } from '../moments';
import { useOps } from '../OpsContext';
import { RefusalNote } from '../RefusalNote';
import type { OpsFailure } from '../createOpsApi';
import { actsOfPerson } from './acts';
import { ActMenu } from './ActMenu';
import type { PanelProps } from './RoomsPanel';
import styles from './PlatformView.module.css';

/**
 * Finds one member by name; below it lists muted and banned members, and the operator's staff.
 *
 * @param turn changes after each action
 */
export function PeoplePanel({ desk: { restricted, staff }, turn, onAct }: PanelProps & { readonly turn: number }) {
  const { t } = useTranslation();
  return (
    <>
      <FoundPerson turn={turn} onAct={onAct} />
      <People title={t('platform.person.restricted')} empty={t('platform.person.nobody_restricted')} people={restricted} onAct={onAct} />
      <People title={t('platform.person.all_staff')} empty={t('platform.person.no_staff')} people={staff} onAct={onAct} />
    </>
  );
}

function FoundPerson({ turn, onAct }: Pick<PanelProps, 'onAct'> & { readonly turn: number }) {
  const { t } = useTranslation();
  const { api } = useOps();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [person, setPerson] = useState<PersonBody>();
  const [failure, setFailure] = useState<OpsFailure>();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isOver = false;
    void api.member(wanted).then((result) => {
      if (isOver) return;
      setPerson(result.ok ? result.data : undefined);
      setFailure(result.ok ? undefined : result.failure);
    });
    return () => {
      isOver = true;
    };
  }, [api, wanted, turn]);
  const isUnknown = failure?.kind === 'refused' && failure.refusal.code === 'platform-refused';
  return (
    <Card title={t('platform.person.find')}>
      <Form
        className={styles['find']}
        onSubmit={() => {
          setWanted(typed.trim());
        }}
      >
        <TextField
          label={t('platform.person.login_or_nickname')}
          value={typed}
          onChange={setTyped}
          reads={textInput(NAME_LENGTH_MOST)}
          error={isUnknown ? t('platform.person.unknown') : undefined}
        />
        <Button type="submit">{t('platform.person.search')}</Button>
      </Form>
      {failure !== undefined && !isUnknown && <RefusalNote failure={failure} />}
      {person !== undefined && <PeopleTable caption={t('platform.person.find')} people={[person]} onAct={onAct} />}
    </Card>
  );
}

interface PeopleProps extends Pick<PanelProps, 'onAct'> {
  readonly title: string;
  readonly empty: string;
  readonly people: readonly PersonBody[];
}

function People({ title, empty, people, onAct }: PeopleProps) {
  return (
    <Card title={title} padding="none">
      {people.length === 0 ? <Empty title={empty} /> : <PeopleTable caption={title} people={people} onAct={onAct} />}
    </Card>
  );
}

function PeopleTable({
  caption,
  people,
  onAct,
}: Pick<PanelProps, 'onAct'> & { readonly caption: string; readonly people: readonly PersonBody[] }) {
  const { t } = useTranslation();
  return (
    <Table caption={caption}>
      <Column>{t('platform.person.name')}</Column>
      <Column>{t('platform.person.login')}</Column>
      <Column>{t('remote.state')}</Column>
      <Column align="end">{t('remote.actions')}</Column>
      {people.map((person) => {
        const name = person.name === '' ? t('platform.person.guest') : person.name;
        return (
          <Row key={person.userId}>
            <Cell header className={styles['text']}>
              {name}
            </Cell>
            <Cell>{person.login ?? '–'}</Cell>
            <Cell className={styles['text']}>
              <Standing person={person} />
            </Cell>
            <Cell align="end">
              <ActMenu of={name} acts={actsOfPerson({ ...person, name }, t)} onAct={onAct} />
            </Cell>
          </Row>
        );
      })}
    </Table>
  );
}

function Standing({ person: { isStaff, restriction } }: { readonly person: PersonBody }) {
  const { t } = useTranslation();
  const { kind, until, reason } = restriction;
  return (
    <>
      {isStaff && <Tag tone="accent">{t('platform.person.is_staff')}</Tag>}{' '}
      {kind === 'none' ? (
        !isStaff && <Tag tone="success">{t('platform.person.states.none')}</Tag>
      ) : (
        <>
          <Tag tone="danger">{t(`platform.person.states.${kind}`)}</Tag>
          <span className={styles['quiet']}>
            {until === null ? t('platform.person.endless') : t('platform.person.until', { at: formatMoment(until) })}
            {reason !== '' && <span>{` · ${reason}`}</span>}
          </span>
        </>
      )}
    </>
  );
}

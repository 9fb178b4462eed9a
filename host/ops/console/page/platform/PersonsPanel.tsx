import { LoadableView } from '@site/shared/loadable';
import { Card, Cell, Column, Empty, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import { usePolled } from '../usePolled';

const REFRESH_MS = 60_000;

/** Shows members who may be the same person, with their common facts. It is for information only and has no actions. */
export function PersonsPanel() {
  const { t } = useTranslation();
  const { api } = useOps();
  const [persons, readAgain] = usePolled(api.persons, REFRESH_MS);
  return (
    <Card title={t('platform.persons')} padding="none">
      <LoadableView
        of={persons}
        onRetry={readAgain}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<Empty title={t('platform.same_person.none')} />}
        skeleton={<Skeleton height="4rem" />}
      >
        {({ questions }) => (
          <Table caption={t('platform.persons')}>
            <Column>{t('platform.same_person.members')}</Column>
            <Column>{t('platform.same_person.common')}</Column>
            {questions.map(({ kind, members }) => (
              <Row key={`${kind}/${members.join('/')}`}>
                <Cell header>{members.join('、')}</Cell>
                <Cell>{t(`platform.same_person.kinds.${kind}`)}</Cell>
              </Row>
            ))}
          </Table>
        )}
      </LoadableView>
    </Card>
  );
}

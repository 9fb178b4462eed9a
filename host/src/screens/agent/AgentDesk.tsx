import { useCallback, useEffect } from 'react';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { fenFromWire, formatYuan } from '@site/shared/money';
import { Card, Skeleton, LinkShare } from '@site/shared/ui';
import { agentDeskCall, type WireAgentDesk } from '@site/shared/wire/partners';
import { useShell } from '../../services/ShellContext';
import { fillPlaceholders } from '../content-page/fillPlaceholders';
import styles from './AgentDesk.module.css';
import { AgentStatement } from './AgentStatement';
import { useDeskTexts } from './useDeskTexts';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useRouting } from '../../routing/RoutingContext';

/** Shows the view of an approved agent: the link, today's figures, and the statement by days, months and members. */
export function AgentDesk() {
  const { http, bus } = useShell();
  const load = useCallback((signal: AbortSignal) => http.send(agentDeskCall, {}, { signal, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load);
  // The commission of a day changes the balance, so reload then.
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  return (
    <LoadableView of={state} onRetry={reload} empty="" isEmpty={() => false} skeleton={<Skeleton height="3.2rem" />}>
      {(desk) => (
        <div className={styles['desk']}>
          <DeskCard desk={desk} />
          <AgentStatement key={desk.earned} />
        </div>
      )}
    </LoadableView>
  );
}

function DeskCard({ desk: { code, members, today, earned } }: { readonly desk: WireAgentDesk }) {
  const texts = useDeskTexts();
  const people = (count: number) => fillPlaceholders(texts.people, { count });
  const money = (amount: string) => formatYuan(fenFromWire(amount));
  const facts = [
    { name: texts.members, value: people(members) },
    { name: texts.active, value: people(today.active) },
    { name: texts.turnover, value: money(today.turnover) },
    { name: fillPlaceholders(texts.commission, { rate: today.rate }), value: money(today.amount) },
    { name: texts.earned, value: money(earned) },
  ];
  return (
    <Card title={texts.title} padding="lg">
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-num translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <AgentLink code={code} />
    </Card>
  );
}

/** Shows the agent's link to this site. Visitors who register through it belong to the agent. */
function AgentLink({ code }: { readonly code: string }) {
  const { link: name, code: codeName, qr } = useDeskTexts();
  const overlays = useOverlays();
  const { navigation } = useRouting();
  const link = new URL(navigation.href('home', {}, { rcode: code }), window.location.origin).href;
  return (
    <LinkShare
      link={link}
      code={code}
      names={{ link: name, code: codeName, qr }}
      onNotify={(message, tone) => {
        overlays.toast(message, tone);
      }}
    />
  );
}

import { useCallback, useEffect, type ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Button, Card, Note, Skeleton } from '@site/shared/ui';
import { partnerInfoCall, type PartnerKind, type WirePartnerApplication } from '@site/shared/wire/partners';
import { useSession } from '../../session/SessionContext';
import { useShell } from '../../services/ShellContext';
import { ApplicationForm } from './ApplicationForm';
import styles from './PartnerSection.module.css';
import { usePartnerTexts } from './usePartnerTexts';

interface PartnerSectionProps {
  readonly kind: PartnerKind;
  /** Content for an approved partner. Default: a note that the application is approved. */
  readonly children?: ReactNode;
}

/** Shows the application of a partner. A guest signs in first; a member fills in the form and follows the decision. */
export function PartnerSection({ kind, children }: PartnerSectionProps) {
  const isSignedIn = useReadable(useSession().session.isSignedIn);
  return isSignedIn ? <OwnApplication kind={kind}>{children}</OwnApplication> : <GuestCard kind={kind} />;
}

function GuestCard({ kind }: { readonly kind: PartnerKind }) {
  const texts = usePartnerTexts();
  const { signIn } = useSession();
  return (
    <Card title={texts.kinds[kind].title} padding="lg">
      <p className={styles['text']}>{texts.kinds[kind].text}</p>
      <Button variant="primary" className={styles['button']} onClick={signIn.open}>
        {texts.log_in}
      </Button>
    </Card>
  );
}

/** Shows the member's application. The decision arrives with an inbox message, so reload the application then. */
function OwnApplication({ kind, children }: PartnerSectionProps) {
  const { http, bus } = useShell();
  const load = useCallback((signal: AbortSignal) => http.send(partnerInfoCall, { kind }, { signal, onError: 'silent' }), [http, kind]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('inbox/arrived', reload), [bus, reload]);
  return (
    <LoadableView of={state} onRetry={reload} empty="" isEmpty={() => false} skeleton={<Skeleton height="4rem" />}>
      {({ application }) =>
        application?.state === 'approved' && children !== undefined ? (
          children
        ) : (
          <ApplicationCard kind={kind} application={application} onApplied={reload} />
        )
      }
    </LoadableView>
  );
}

interface ApplicationCardProps {
  readonly kind: PartnerKind;
  readonly application: WirePartnerApplication | undefined;
  readonly onApplied: () => void;
}

const TONES = { waiting: 'info', approved: 'success', refused: 'danger', ended: 'warning' } as const;

function ApplicationCard({ kind, application, onApplied }: ApplicationCardProps) {
  const texts = usePartnerTexts();
  const mayApply = application === undefined || application.state === 'refused' || application.state === 'ended';
  return (
    <Card title={texts.kinds[kind].title} padding="lg">
      {application !== undefined && (
        <Note tone={TONES[application.state]} title={texts.states[application.state].title} live="polite" className={styles['note']}>
          {application.reason ?? texts.states[application.state].text}
        </Note>
      )}
      {mayApply && (
        <>
          <p className={styles['text']}>{texts.kinds[kind].text}</p>
          <ApplicationForm kind={kind} onApplied={onApplied} />
        </>
      )}
    </Card>
  );
}

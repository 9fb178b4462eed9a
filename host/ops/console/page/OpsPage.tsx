import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { PageBar } from '@site/shared/ui/PageBar';
import { createOpsApi } from './createOpsApi';
import { DeskView } from './DeskView';
import { EditionChoice } from './EditionChoice';
import { useTranslation } from './i18n';
import { LanguageChoice } from './LanguageChoice';
import { PasswordForm } from './PasswordForm';
import { SignInForm, type SignedOut } from './SignInForm';
import { usePolled } from './usePolled';
import styles from './OpsPage.module.css';

export interface OpsPageProps {
  readonly fetch: typeof fetch;
  readonly isAttended: () => boolean;
}

/** Shows the sign-in form, then the console. An expired session returns to the form. */
export function OpsPage({ fetch, isAttended }: OpsPageProps) {
  const { t } = useTranslation();
  const [session, setSession] = useState<'unknown' | 'open' | SignedOut>('unknown');
  // A script cannot read the session cookie, which the browser may not have stored.
  const hasSignedIn = useRef(false);
  const [api] = useState(() =>
    createOpsApi({
      fetch,
      isAttended,
      onSignedOut: () => {
        const isUnkept = hasSignedIn.current;
        setSession((before) => (isUnkept ? 'unkept' : before === 'open' || before === 'ended' ? 'ended' : 'none'));
      },
    }),
  );
  const readDesk = useCallback(async () => {
    const result = await api.desk();
    hasSignedIn.current = false;
    if (result.ok) setSession('open');
    return result;
  }, [api]);
  const [desk, readAgain] = usePolled(readDesk);
  const title = t('page.title');
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className={styles['page']}>
      {(isSignedOut(session) || desk.status !== 'ready' || desk.data.user.mustChangePassword) && (
        <PageBar
          title={title}
          aside={
            <>
              <EditionChoice />
              <LanguageChoice />
            </>
          }
        />
      )}
      {isSignedOut(session) ? (
        <main className={styles['narrow']}>
          <SignInForm
            api={api}
            after={session}
            onDone={() => {
              hasSignedIn.current = true;
              readAgain();
            }}
          />
        </main>
      ) : (
        <LoadableView of={desk} onRetry={readAgain} empty={t('matrix.empty')} isEmpty={() => false}>
          {(data) =>
            data.user.mustChangePassword ? (
              <main className={styles['narrow']}>
                <PasswordForm api={api} name={data.user.name} isFirst onDone={readAgain} />
              </main>
            ) : (
              <DeskView
                key={data.user.name}
                api={api}
                desk={data}
                onSignedOut={() => {
                  setSession('none');
                }}
              />
            )
          }
        </LoadableView>
      )}
    </div>
  );
}

function isSignedOut(session: string): session is SignedOut {
  return session !== 'unknown' && session !== 'open';
}

import { useCallback, useId, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Button, Dialog, Form, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { AvatarPicker } from './AvatarPicker';
import { fetchAvatars, sendAvatar } from './avatarsApi';

export function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { http, bus, overlays } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchAvatars(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const { state: sent, isSending, submit } = useSubmission();
  const [picked, setPicked] = useState<string>();
  const formId = useId();

  const handleSubmit = async () => {
    if (picked === undefined || isSending) return;
    if (!(await submit((ending) => sendAvatar(http, picked, ending)))) return;
    bus.emit('member/changed', {});
    overlays.toast(t('avatars.done'), 'success');
    onClose();
  };
  return (
    <Dialog
      open
      title={t('avatars.title')}
      onClose={onClose}
      closeLabel={t('avatars.close')}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={isSending}
          disabled={picked === undefined || picked === state.data?.chosen}
        >
          {t('avatars.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={() => void handleSubmit()}>
        <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="3rem" />}>
          {({ seeds, chosen }) => <AvatarPicker seeds={seeds} value={picked ?? chosen} onChange={setPicked} disabled={isSending} />}
        </LoadableView>
        <SubmissionNote of={sent} />
      </Form>
    </Dialog>
  );
}

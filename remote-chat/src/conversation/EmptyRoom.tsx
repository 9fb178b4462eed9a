import { Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import { EndMark } from './EndMark';

/** Shows a room without messages. Its first message counts as seen when it arrives. */
export function EmptyRoom({ onLook }: { readonly onLook: () => () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <Empty title={t('room.empty')}>{t('room.empty_hint')}</Empty>
      <EndMark onLook={onLook} />
    </>
  );
}

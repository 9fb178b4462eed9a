import { useReadable, useServices } from '@site/shared/contract';
import { useState } from 'react';

const KEY = 'bring-back-on-leaving';

/**
 * Returns true when the member has chosen on this device that leaving a game returns the venue's money. Until then the
 * member is asked each time.
 *
 * @returns the choice and its setter
 */
export function useBringBackChoice(): readonly [boolean, (isChosen: boolean) => void] {
  const { storage, session } = useServices();
  const userId = useReadable(session.member)?.userId;
  const [kept, setKept] = useState(() => storage.read(KEY));
  const choose = (isChosen: boolean) => {
    if (userId === undefined) return;
    if (isChosen) storage.write(KEY, userId);
    else storage.remove(KEY);
    setKept(isChosen ? userId : undefined);
  };
  return [userId !== undefined && kept === userId, choose];
}

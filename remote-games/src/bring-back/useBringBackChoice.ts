import { useReadable, useServices } from '@site/shared/contract';
import { useState } from 'react';

const KEY = 'bring-back-on-leaving';

/**
 * Whether the member has chosen that leaving a game brings the venue's money back, on this device. Until then they are asked each time.
 *
 * @returns the choice, and how it is made
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

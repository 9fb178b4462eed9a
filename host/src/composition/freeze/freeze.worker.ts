import { BEAT_MS, createFreezeDetector, type Beat } from './freezeDetector';
import { addFrozenTab, removeFrozenTab } from './frozenTabs';

const tab = self.name;

const detector = createFreezeDetector({
  onFrozen: () => void addFrozenTab(tab, caches).catch(ignore),
  onThawed: () => void removeFrozenTab(tab, caches).catch(ignore),
});

self.addEventListener('message', ({ data }: MessageEvent<Beat>) => {
  detector.take(data);
});
setInterval(() => {
  detector.check(performance.now());
}, BEAT_MS);

function ignore(): void {
  // A freeze is not reported when the storage is not available.
}

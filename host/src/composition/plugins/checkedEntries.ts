import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface CheckedEntriesOptions {
  /** Creates the script of a container's entry, or throws when it must not run. */
  readonly createEntryScript: (url: string, container: string) => HTMLScriptElement;
  readonly timeoutMs: number;
  /** Called once the entry of a container has run. */
  readonly onEntered: (container: string) => void;
}

/**
 * Creates the runtime plugin that makes the scripts of entries in the host, because the runtime ignores integrity and
 * Trusted Types. Each build checks its chunks against its own table of hashes (`ChunkIntegrity`).
 */
export function checkedEntries({ createEntryScript, timeoutMs, onEntered }: CheckedEntriesOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-entries',
    createScript({ url, remoteInfo }) {
      if (!remoteInfo) return undefined;
      return { script: createEntryScript(url, remoteInfo.name), timeout: timeoutMs };
    },
    afterLoadEntry({ remoteInfo, error }) {
      if (!error) onEntered(remoteInfo.name);
    },
  };
}

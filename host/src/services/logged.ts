/** Log messages that telemetry counts. */
export const LOGGED = {
  /** A call was answered. Fields: path, requestId. */
  callAnswered: 'call answered',
  /** Fields: path, requestId, and the failure. */
  callFailed: 'call failed',
  /** The code of a build has loaded. Fields: remote, version, ms. */
  remoteLoaded: 'remote loaded',
  /** Fields: remote, version, phase, reference, cause. */
  remoteNotLoaded: 'remote not loaded',
  /** A view has painted. Fields: remote, version, view. */
  viewShown: 'remote view shown',
  /** Fields: remote, version, view, phase, reference, cause. */
  viewFailed: 'remote view failed',
} as const;

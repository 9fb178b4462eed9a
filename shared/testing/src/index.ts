/** Test utilities shared by all packages. No build includes them. */
export { createFakeServices } from './fakeServices';
export type { FakeHost, FakeServicesOptions, LogEntry, Navigated } from './fakeServices';
export { failing, fakeAnswer, holdCall, refused } from './fakeHttp';
export type { FakeAnswer, HeldCall, SentCall } from './fakeHttp';
export type { FakeConnection } from './fakeStream';
export type { EmittedEvent } from './fakeBus';
export type { ShownDialog, ShownToast } from './fakeOverlays';
export { createViewRenderer } from './createViewRenderer';

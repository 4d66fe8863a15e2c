export {
  AreaFrame,
  createStandalonePage,
  type StandaloneOptions,
  type StandalonePage,
} from './area-frame.tsx';
export { FakeEventSource, push } from './fake-event-source.ts';
export { createFakeLive, type FakeLive } from './fake-live.ts';
export { createSamplePage, type SampleBackend, type SamplePage } from './sample-page.ts';
export { foundIn, movedOrder, ORDER_SORTS, replacedIn, SAMPLE_SETTINGS } from './samples.ts';
export { mock, type MockCall, MockRefusal, pageOf, refusal } from './mock-api.ts';
export { oneOrderMocks } from './order-mocks.ts';

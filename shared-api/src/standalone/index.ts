export {
  AreaFrame,
  createStandalonePage,
  type StandaloneOptions,
  type StandalonePage,
} from './area-frame.tsx';
export { FakeEventSource, push } from './fake-event-source.ts';
export { createFakeLive, type FakeLive } from './fake-live.ts';
export { createSamplePage, type SampleBackend, type SamplePage } from './sample-page.ts';
export { getById, withStage, ORDER_SORTS, replaceById, SAMPLE_SETTINGS } from './samples.ts';
export { mock, type MockCall, MockProblem, paginate, problemResponse } from './mock-api.ts';
export { oneOrderMocks } from './order-mocks.ts';
export { refuseUnmocked } from './refuse-unmocked.ts';

/** How many tests of a suite passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

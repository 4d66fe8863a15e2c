/** Milliseconds since the epoch; every instant that the service stores comes from here. */
export type Clock = () => number;

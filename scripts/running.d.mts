/** A product that runs from this checkout. */
export interface Running {
  readonly pid: number;
  readonly address: string;
  readonly dataDir: string;
}

export declare function noteRunning(product: Omit<Running, 'pid'>): () => void;
export declare function findRunning(): Running[];

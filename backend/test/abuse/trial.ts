/** An attack on the service beside the honest use that looks most like it. */
export interface AbuseTrial {
  /** What the attacker tries, in a few words. */
  readonly name: string;
  run(): Promise<AbuseResult>;
}

/** Figures of one trial, all of them counts. */
export interface AbuseResult {
  /** How often the attacker tried. */
  readonly attempts: number;
  /** How many of these attempts reached what they were after. */
  readonly succeeded: number;
  /** The most that may succeed. */
  readonly allowed: number;
  /** How often honest people did what they came for. */
  readonly honest: number;
  /** How many of these were refused or had to wait. None may be. */
  readonly bothered: number;
  /**
   * How many, not counted as bothered, had to wait once for a time that they read of, because the attack came from
   * their own connection.
   */
  readonly waited?: number;
  /** What succeeded, by the way it was tried, and other figures worth a line. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** Whether a trial holds: the attacker got no more than is allowed, and nobody honest met a wall. */
export function holds({ succeeded, allowed, bothered }: AbuseResult): boolean {
  return succeeded <= allowed && bothered === 0;
}

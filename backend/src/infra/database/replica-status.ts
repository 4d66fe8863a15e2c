/** `behind`: too far behind for reads. `away`: it does not answer, or is no standby of the primary. */
export type ReplicaState = 'following' | 'behind' | 'away';

export interface ReplicaStatus {
  readonly state: ReplicaState;
  /** Bytes of the primary's log that it had not replayed when it was last asked; null as long as it is away. */
  readonly lag: number | null;
  /** Reads so far that it answered, and that the primary had to answer in its place. */
  readonly reads: { readonly replica: number; readonly primary: number };
}

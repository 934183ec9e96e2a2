/** A moment of the primary: everything that was committed by `asOf` lies before the position. */
interface PrimaryMoment {
  position: bigint;
  /** The primary's clock, in ISO 8601 UTC with microseconds. */
  asOf: string;
  /** This process's clock in milliseconds. */
  at: number;
}

const keptMs = 120_000;

/**
 * Remembers the last two minutes of the primary, to tell of which moment a replica's state is. Replicas don't know: the
 * time of their last transaction stands still when nothing is written.
 */
export class ReplayedTime {
  private readonly moments: PrimaryMoment[] = [];

  add(moment: PrimaryMoment): void {
    // After a fail-over, positions of the former primary say nothing about the new one.
    if (moment.position < (this.moments.at(-1)?.position ?? 0n)) this.moments.length = 0;
    this.moments.push(moment);
    while (moment.at - (this.moments[0]?.at ?? Infinity) > keptMs) this.moments.shift();
  }

  /** The last moment that a replica at a position shows completely, and how long ago it was; undefined if unknown. */
  of(position: bigint): { asOf: string; lagMs: number } | undefined {
    const last = this.moments.at(-1);
    const replayed = this.moments.findLast((moment) => moment.position <= position);
    return last && replayed && { asOf: replayed.asOf, lagMs: last.at - replayed.at };
  }
}

/** Limits of a breaker, which tests shorten. */
interface BreakerLimits {
  /** Consecutive failures after which it opens. */
  failures: number;
  /** Milliseconds until it lets one trial through. */
  pauseMs: number;
}

const usual: BreakerLimits = { failures: 3, pauseMs: 5_000 };

/**
 * Stops asking a service that keeps failing, so that callers don't wait for its timeouts. After a pause one call tries
 * it again; its success closes the breaker.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly limits: BreakerLimits = usual,
    private readonly clock: () => number = Date.now,
  ) {}

  /** True if the service may be asked now. While it is tried again, false for everybody else. */
  tryPass(): boolean {
    if (this.failures < this.limits.failures) return true;
    if (this.clock() < this.openUntil) return false;
    this.openUntil = this.clock() + this.limits.pauseMs;
    return true;
  }

  get isOpen(): boolean {
    return this.failures >= this.limits.failures;
  }

  succeed(): void {
    this.failures = 0;
  }

  fail(): void {
    this.failures += 1;
    this.openUntil = this.clock() + this.limits.pauseMs;
  }
}

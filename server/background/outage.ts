/** Something outside that is away for the moment, and is tried again: no fault of ours, so the log has a line of it and no stack. */
export class Outage extends Error {}

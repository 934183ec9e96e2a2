import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for all programs, whatever its own clock. */
const msOfTick = 10;

/** The CPU time that a process has used, in milliseconds; null where the system doesn't tell it, or the process has ended. */
export function cpuTimeOf(pid: number): number | null {
  try {
    // proc(5): the name of the program, in parentheses, may contain spaces. User and system time are fields 14 and 15.
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) * msOfTick;
  } catch {
    return null;
  }
}

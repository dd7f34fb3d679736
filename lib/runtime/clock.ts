import type { SystemClock } from '../base/units/system-clock.ts';

/** The clock of the machine. */
export const openClock = (): SystemClock => ({ now: () => new Date() });

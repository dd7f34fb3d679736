import { formatUtc } from '../../lib/domain/civil-time/format.ts';
import { type JdUt, unixFromJdUt } from '../../lib/units/time.ts';

/** A moment as ISO 8601 text in UTC. */
export const formatInstant = (moment: JdUt): string => formatUtc(unixFromJdUt(moment));

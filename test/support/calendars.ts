import { join } from 'node:path';
import { createCalendars } from '../../lib/geo/calendars/open.ts';
import { openGazetteer } from '../../lib/geo/gazetteer/open.ts';

const LAYER = join(import.meta.dirname, '../../layers/places');
const gazetteer = openGazetteer(join(LAYER, 'gazetteer.bin'));

/** The real table of calendars with the real gazetteer. */
export const calendars = createCalendars({ path: join(LAYER, 'calendars.json'), nearest: gazetteer.nearest });

import type { z } from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toWords } from '../../../lib/base/text.ts';
import type { EventsResponse } from '../../predictive/events/contract.ts';
import type { EventRecord } from '../../predictive/events/event-records.ts';
import { shortenInstant } from './subject.ts';

export type EventsPage = z.input<typeof EventsResponse>;

type Descriptions = { readonly [Type in EventRecord['type']]: (event: Extract<EventRecord, { type: Type }>) => string };

/** What each kind of event says after its time. */
const DESCRIPTIONS: Descriptions = {
  station: ({ planet, longitude, details }) =>
    `${namePoint(planet)} turns ${details.motion}, ${formatDegree(longitude)}`,
  ingress: ({ planet, sign, details }) =>
    `${namePoint(planet)}${details.retrograde ? ' retrograde' : ''} enters ${sign}`,
  lunation: ({ longitude, details }) => `${toWords(details.phase)}, Moon ${formatDegree(longitude)}`,
  eclipse_solar: ({ longitude, details }) =>
    `${details.eclipse_type} solar eclipse, ${formatDegree(longitude)}, Saros ${details.saros_series}`,
  eclipse_lunar: ({ longitude, details }) =>
    `${details.eclipse_type} lunar eclipse, ${formatDegree(longitude)}, Saros ${details.saros_series}`,
  aspect: ({ planet, planet2, aspect, longitude }) =>
    `${namePoint(planet)} ${toWords(aspect)} ${namePoint(planet2)}, ${formatDegree(longitude)}`,
  void_of_course: ({ sign, details }) =>
    `Moon void of course in ${sign} until ${shortenInstant(details.ends_at)}, then ${details.next_sign}`,
  apsis: ({ planet, details }) => `${namePoint(planet)} ${details.apsis}`,
  node_crossing: ({ planet, details }) => `${namePoint(planet)} crosses the ${details.node} node`,
};

export const isEclipse = ({ type }: EventRecord): boolean => type.startsWith('eclipse');

/** An event in one line. */
export function describeEvent(event: EventRecord): string {
  const describe = DESCRIPTIONS[event.type] as (event: EventRecord) => string;
  return `${shortenInstant(event.exact_datetime)} ${describe(event)}`;
}

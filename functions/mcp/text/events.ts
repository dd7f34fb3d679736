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
    `${details.eclipse_type} solar eclipse, ${formatDegree(longitude)}, Saros ${details.saros_series}${describeSolarView(details)}`,
  eclipse_lunar: ({ longitude, details }) =>
    `${details.eclipse_type} lunar eclipse, ${formatDegree(longitude)}, Saros ${details.saros_series}${describeLunarView(details)}`,
  aspect: ({ planet, planet2, aspect, longitude }) =>
    `${namePoint(planet)} ${toWords(aspect)} ${namePoint(planet2)}, ${formatDegree(longitude)}`,
  void_of_course: ({ sign, details }) =>
    `Moon void of course in ${sign} until ${shortenInstant(details.ends_at)}, then ${details.next_sign}`,
  apsis: ({ planet, details }) => `${namePoint(planet)} ${details.apsis}`,
  node_crossing: ({ planet, details }) => `${namePoint(planet)} crosses the ${details.node} node`,
};

type DetailsOf<Type> = Extract<EventRecord, { type: Type }> extends { details: infer Details } ? Details : never;
type Contact =
  | NonNullable<DetailsOf<'eclipse_lunar'>['contacts']>[number]
  | NonNullable<DetailsOf<'eclipse_solar'>['contacts']>[number];

/** What the place of a search sees of a solar eclipse; empty without a place. */
function describeSolarView(details: DetailsOf<'eclipse_solar'>): string {
  const { local_type, local_obscuration = 0, sunrise, sunset, contacts = [] } = details;
  if (local_type === undefined) return '';
  if (local_type === 'none') return ', not seen here';
  const limits = [sunrise && `sunrise ${shortenInstant(sunrise)}`, sunset && `sunset ${shortenInstant(sunset)}`];
  const percent = Math.round(local_obscuration * 1000) / 10;
  return `, here ${[`${local_type}, ${percent}% of the disc`, ...listContacts(contacts), ...limits.filter(Boolean)].join(', ')}`;
}

/** The same of a lunar eclipse. */
function describeLunarView({ visible, moonrise, moonset, contacts = [] }: DetailsOf<'eclipse_lunar'>): string {
  if (visible === undefined) return '';
  if (!visible) return ', Moon below the horizon here';
  const limits = [moonrise && `moonrise ${shortenInstant(moonrise)}`, moonset && `moonset ${shortenInstant(moonset)}`];
  return `, here ${[...listContacts(contacts), ...limits.filter(Boolean)].join(', ')}`;
}

const listContacts = (contacts: readonly Contact[]): readonly string[] =>
  contacts
    .filter(({ above_horizon }) => above_horizon)
    .map(({ name, datetime_utc, altitude }) => `${name} ${shortenInstant(datetime_utc)} at ${Math.round(altitude)}°`);

export const isEclipse = ({ type }: EventRecord): boolean => type.startsWith('eclipse');

/** An event in one line. */
export function describeEvent(event: EventRecord): string {
  const describe = DESCRIPTIONS[event.type] as (event: EventRecord) => string;
  return `${shortenInstant(event.exact_datetime)} ${describe(event)}`;
}

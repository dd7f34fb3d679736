import { toRequestedPlace } from '../charts/requested-place.ts';
import { type HorizonMembers, toRisingHorizon } from '../requests/horizon.ts';
import type { Location } from '../requests/location.ts';

/** The member of a request that chooses the place. */
export interface RequestWithPlace {
  readonly body: { readonly location: Location };
}

/** The members of a request that choose the place and what counts as rising there. */
export interface RequestWithHorizon {
  readonly body: RequestWithPlace['body'] & HorizonMembers;
}

/** Hundredths of a degree, a kilometer: two spellings of one place are one place. */
const PLACE_DECIMALS = 2;

/** What distinguishes the calendar entries of one place from those of another. */
export const identifyPlace = ({ body: { location } }: RequestWithPlace): readonly unknown[] =>
  [location.latitude, location.longitude].map(({ decimal }) => decimal.toFixed(PLACE_DECIMALS));

/** What distinguishes the calendar entries of one place and horizon from those of another: its altitude, refraction and dip. */
export const identifyHorizonPlace = (request: RequestWithHorizon): readonly unknown[] => [
  ...identifyPlace(request),
  ...Object.values(toRisingHorizon(request.body, toRequestedPlace(request.body.location))),
];

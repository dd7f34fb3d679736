import { atan2Deg, tanDeg } from '../../base/units/angle.ts';
import { changeSigns, exchangeCoordinates } from '../clock/birth-checks/other-readings.ts';
import type { GeoPlace } from '../port.ts';
import { changeOf, type SlipChoice, UNCHANGED } from './slip.ts';

/** A place that the other program may have cast the chart for. */
export interface PlaceReading extends SlipChoice {
  readonly place: GeoPlace;
}

/** Square of the ratio of the Earth's axes. @source World Geodetic System 1984: flattening 1/298.257223563 */
const AXES_RATIO_SQUARED = (1 - 1 / 298.257223563) ** 2;

const toGeocentric = (latitudeDeg: number): number => atan2Deg(AXES_RATIO_SQUARED * tanDeg(latitudeDeg), 1);

const toHundredths = (degrees: number): number => {
  const size = Math.abs(degrees);
  return Math.sign(degrees) * (Math.floor(size) + ((size % 1) * 60) / 100);
};

const formatPlace = ({ latitudeDeg, longitudeDeg }: Pick<GeoPlace, 'latitudeDeg' | 'longitudeDeg'>): string =>
  `${latitudeDeg.toFixed(4)}, ${longitudeDeg.toFixed(4)}`;

/** The places that a program may take a stated one for, from the likeliest. The first one is the stated one. */
export function listPlaceReadings(stated: GeoPlace): readonly PlaceReading[] {
  const { latitudeDeg, longitudeDeg } = stated;
  const [west, south, both] = changeSigns(stated);
  const change = (cost: number, other: Omit<GeoPlace, 'elevationM'> | undefined, words: string): PlaceReading[] =>
    other
      ? [
          {
            ...changeOf(cost, 'place', [formatPlace(stated), `${formatPlace(other)} (${words})`]),
            place: { ...other, elevationM: stated.elevationM },
          },
        ]
      : [];
  return [
    { ...UNCHANGED, place: stated },
    ...change(4, west, 'sign of the longitude exchanged'),
    ...change(4, south, 'sign of the latitude exchanged'),
    ...change(5, both, 'both signs exchanged'),
    ...change(5, exchangeCoordinates(stated), 'latitude and longitude exchanged'),
    ...change(5, { latitudeDeg: toGeocentric(latitudeDeg), longitudeDeg }, 'geocentric latitude'),
    ...change(6, { latitudeDeg: Math.round(latitudeDeg), longitudeDeg: Math.round(longitudeDeg) }, 'whole degrees'),
    ...change(
      6,
      { latitudeDeg: toHundredths(latitudeDeg), longitudeDeg: toHundredths(longitudeDeg) },
      'minutes taken as hundredths of a degree',
    ),
    ...change(7, { latitudeDeg: 0, longitudeDeg: 0 }, 'no place'),
  ];
}

/** A request whose answer is a picture of the gallery. */
export interface GalleryChart {
  readonly title: string;
  readonly path: `/${string}`;
  readonly body: object;
  readonly query?: Readonly<Record<string, string>>;
}

export const born = (iso: string, latitude: number, longitude: number, name = 'Example') => ({
  name,
  birth_datetime: { iso },
  birth_location: { latitude, longitude },
});

export const NATAL = '/ephemeris/natal-chart';
export const POINTS = { object_set: 'modern_plus_points' };

export const AKUREYRI = born('1962-02-05T00:10:00Z', 65.9, -18.1, 'Seven bodies in Aquarius');
export const PARIS = born('1990-06-15T14:30:00', 48.8566, 2.3522, 'Paris');
export const SYDNEY = born('2000-05-05T12:00:00', -33.87, 151.21, 'Sydney');
export const TROMSO = born('1990-06-15T00:30:00', 69.6489, 18.9551, 'Tromsø');
export const DELHI = born('1962-02-04T06:30:00', 28.6139, 77.209, 'Delhi');

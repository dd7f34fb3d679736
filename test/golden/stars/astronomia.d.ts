/** The part of astronomia that the star tests use, in addition to the part declared with the positions. */
declare module 'astronomia' {
  export const apparent: {
    /** Annual aberration of an ecliptic place, radians: of longitude and of latitude. */
    eclipticAberration(longitude: number, latitude: number, jde: number): readonly [number, number];
  };
}

import { lunarEclipses, solarEclipses } from '../events/eclipses.ts';
import { type EclipseLunarEvent, type EclipseSolarEvent, type EventsSought, type Found, known } from './event.ts';

/** Every eclipse of the Sun, wherever on the Earth it is seen. */
export function solarEclipsesOf({ sky, window }: EventsSought): readonly Found<EclipseSolarEvent>[] {
  return solarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    known({ type: 'eclipse_solar', moment: eclipse.moment, eclipse }),
  );
}

/** Every eclipse of the Moon, penumbral ones too. */
export function lunarEclipsesOf({ sky, window }: EventsSought): readonly Found<EclipseLunarEvent>[] {
  return lunarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    known({ type: 'eclipse_lunar', moment: eclipse.moment, eclipse }),
  );
}

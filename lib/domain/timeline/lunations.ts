import { jdUt } from '../../units/time.ts';
import { brownLunation, MEAN_MONTH_DAYS } from '../lunar/lunation.ts';
import { type Meeting, meetingsOf } from '../meetings/meetings.ts';
import { type Track, tracksOver } from '../meetings/track.ts';
import { type EventsSought, type Found, LUNATION_PHASES, type LunationEvent, tropicalSky } from './event.ts';

const PHASE_DEG = 360 / LUNATION_PHASES.length;
const PHASES = LUNATION_PHASES.map((phase, index) => ({ phase, angleDeg: index * PHASE_DEG }));
const ANGLES = PHASES.map(({ angleDeg }) => angleDeg);

/** New and full moons and the quarters between them. */
export function* lunationsOf({ sky, window }: EventsSought): Generator<Found<LunationEvent>> {
  const pair = { first: 'moon', second: 'sun' } as const;
  const tropical = tropicalSky(sky);
  const tracks = tracksOver(tropical, [pair.first, pair.second], window);
  const both = [tracks.get('moon') as Track, tracks.get('sun') as Track] as const;
  for (const meeting of meetingsOf({ sky: tropical, pair, angles: ANGLES }, both)) {
    yield { moment: meeting.moment, settled: () => lunationAt(meeting) };
  }
}

/** The mean new moon that began the lunation is near enough to number it: true phases keep within a day of mean ones. */
function lunationAt({ angleDeg, settled }: Meeting): LunationEvent {
  const moment = settled();
  const index = Math.round(angleDeg / PHASE_DEG);
  const newMoon = jdUt(moment - (index / LUNATION_PHASES.length) * MEAN_MONTH_DAYS);
  const { phase } = PHASES[index] as (typeof PHASES)[number];
  return { type: 'lunation', moment, phase, lunation: brownLunation(newMoon) };
}

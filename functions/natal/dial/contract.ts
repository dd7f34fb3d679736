import { defineContract } from '../../../lib/contract/endpoint.ts';
import { DialResponse } from './response-schema.ts';

export const contract = defineContract({
  description:
    'Lays the bodies of a chart, Ascendant, Midheaven and the Aries point upon a dial of 360°, 90°, 45° or 22.5°. Lists every point on the axis of two others, and every planetary picture A + B − C = D of four different points, within the orb. The mean node beside the true one, the south node beside a north node and mean Lilith beside the true one are left out. Without a birth time there is neither Ascendant nor Midheaven. With `format=svg` the dial is drawn.',
  response: DialResponse,
  errors: ['HouseSystemUndefined'],
});

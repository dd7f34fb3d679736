import { createVenusFormats } from '../formats.ts';
import type { VenusElongationsResponse } from './contract.ts';
import { VenusElongationRecord } from './response.ts';

export const elongationFormats = createVenusFormats({
  record: VenusElongationRecord,
  list: ({ elongations }: VenusElongationsResponse) => elongations,
  summarize: ({ type, sign }, words) =>
    words.write(type === 'greatest_eastern' ? 'venus_eastern' : 'venus_western', words.sign(sign)),
});

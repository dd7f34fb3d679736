import { createVenusFormats } from '../formats.ts';
import { VenusElongationRecord, type VenusElongationsResponse } from './response.ts';

export const elongationFormats = createVenusFormats({
  record: VenusElongationRecord,
  list: ({ elongations }: VenusElongationsResponse) => elongations,
  summarize: ({ type, sign }) => `Venus at her ${type.replace('_', ' ')} elongation in ${sign}`,
});

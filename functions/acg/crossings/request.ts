import * as z from 'zod';
import { acgOptions, acgRequest } from '../map-request.ts';

const { frame, decimal_places } = acgOptions;

const CrossingsOptions = z
  .strictObject({ frame, decimal_places })
  .meta({ id: 'AcgCrossingsOptions', description: 'Which lines are crossed', example: { frame: 'in_mundo' } });

export const CrossingsRequest = acgRequest({ options: CrossingsOptions.prefault({}) }).meta({
  id: 'AcgCrossingsRequest',
  description: 'The birth and the bodies of the map',
});

export type CrossingsRequest = z.output<typeof CrossingsRequest>;

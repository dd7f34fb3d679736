import * as z from 'zod';
import { acgOptions, acgRequest } from '../map-request.ts';

const LinesOptions = z
  .strictObject(acgOptions)
  .meta({ id: 'AcgLinesOptions', description: 'How the lines are drawn', example: { frame: 'in_mundo' } });

export const LinesRequest = acgRequest({ options: LinesOptions.prefault({}) }).meta({
  id: 'AcgLinesRequest',
  description: 'The birth and the bodies of the map',
});

export type LinesRequest = z.output<typeof LinesRequest>;

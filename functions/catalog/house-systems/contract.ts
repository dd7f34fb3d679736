import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { text } from '../../../lib/requests/members.ts';

export const HouseSystemEntry = z
  .object({
    code: text('Value of `house_system` in requests', 'P'),
    name: text('Name of the system', 'Placidus'),
    description: text('How the cusps are found', 'Each house has 30 degrees, counted from the Ascendant.'),
    origin: text('Author or origin, and time', 'Named after Porphyry (3rd century).'),
  })
  .meta({ id: 'HouseSystemEntry', description: 'A house system' });

const HouseSystemsResponse = z
  .object({
    success,
    house_systems: z.array(HouseSystemEntry).meta({ description: 'Every system' }),
  })
  .meta({ id: 'HouseSystemsResponse', description: 'Every house system of the service' });

export const contract = defineContract({
  response: HouseSystemsResponse,
  errors: [],
});
